# Looking back at a game that is over: the film of it, its story, who was who, and what its deal proves.

replay-title = Revoir la partie
replay-loading = La partie arrive …
replay-begin = La donne
replay-dealt = Tout le monde voit qui est qui. Puis les cartes sont retournées face cachée.
replay-dealt-hands = Les cartes sont distribuées. On ne voit que sa propre main.
replay-turn = Tour { $turn }
replay-trick = Pli { $turn }
replay-step = Étape { $at } sur { $all }
replay-film = Film de la partie
replay-first = Au début
replay-back = Une étape en arrière
replay-play = Lire
replay-pause = Pause
replay-on = Une étape en avant
replay-last = À la fin
replay-layer = Ce qui est montré
replay-layer-table = Ce que voyait la table
replay-layer-truth = Toute la vérité
replay-story = Récit
replay-who = Qui était qui
replay-held = Qui tenait quoi
replay-proof = La donne
replay-panel = À côté du film

# Beside an announcement or a claim, when the whole truth is shown.
replay-said-true = C'était vrai.
replay-said-false = En vérité : { $mask_the }.

# Who was who. A mask lay before somebody from a turn on.
replay-who-about = Chaque masque passé devant quelqu'un, avec le tour où il y est arrivé. Choisis-en un pour aller à ce moment.
replay-who-since = { $mask }, depuis le tour { $turn }
replay-who-dealt = { $mask }, depuis la donne
replay-who-dealt-short = Donne
replay-centre = Centre { $number }

# Masquerade.
replay-team =
    { $team ->
        [partners] Partenaire
       *[others] Contre les Partenaires
    }
replay-hand = Main
replay-pile =
    { $cards ->
        [0] Aucune carte gagnée
        [one] { $cards } carte gagnée
       *[other] { $cards } cartes gagnées
    }
replay-diamonds =
    { $diamonds ->
        [one] { $diamonds } diamant
       *[other] { $diamonds } diamants
    }
replay-hidden-hand =
    { $cards ->
        [0] Aucune carte en main
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    }

# What the record of the deal proves.
replay-sheet = Garder la feuille de partie
replay-proof-about = Les cartes ont été distribuées à partir d'un secret du serveur et d'un sel de chaque appareil. Avant la donne, chacun n'en a montré que l'empreinte, le SHA-256, sans plus rien pouvoir changer ensuite. Les sels ont été dévoilés une fois toutes les empreintes visibles, le secret après la partie.
replay-proof-commitment = Empreinte du secret, montrée avant la donne
replay-proof-secret = Secret, dévoilé après la partie
replay-proof-salts = Sels et leurs empreintes
replay-proof-no-salt = aucun
replay-proof-held-back = non dévoilé
replay-proof-right = Ce qui a été dévoilé après la partie correspond aux empreintes montrées avant.
replay-proof-wrong = Ce qui a été dévoilé après la partie ne correspond pas aux empreintes montrées avant.
replay-proof-missing = Cette partie ne contient ni secret ni empreinte.
replay-proof-alone = Aucun appareil n'a apporté de sel : la personne qui gère le serveur pouvait choisir la donne.
replay-proof-old = Ces sels n'avaient pas été promis avant d'être envoyés : quelqu'un qui pouvait lire la base de données du serveur et envoyait le sien en dernier pouvait choisir parmi de nombreuses donnes.
replay-proof-seen = Ce sont les empreintes que cet appareil a vues avant la donne, et son propre sel est parmi les sels.
replay-proof-nobody = Personne ne pouvait donc choisir le hasard qui a distribué les cartes.
replay-proof-differs = Ce n'est pas ce que cet appareil a vu avant la donne. Ne te fie pas à cette donne.
replay-proof-left-out = Mais le sel de cet appareil n'est pas arrivé à temps et n'en fait pas partie. Pour toi, ces nombres ne prouvent rien.
replay-proof-unseen = Cet appareil n'a pas pris part à la donne. Pour toi, ces nombres ne prouvent rien : ils peuvent tous avoir été inventés ensemble.
replay-proof-unrevealed = Promis et non dévoilé à temps : { $names }. Un sel retenu, par son appareil ou par le serveur, laisse le choix entre deux donnes.
replay-proof-limits = Ce qui n'est pas prouvé : que personne n'a regardé les cartes pendant la partie (la personne qui gère le serveur le peut), qui occupait les places, ni qu'aucune partie n'a été interrompue avant celle-ci.
replay-proof-yourself = Pour vérifier aussi les cartes, garde la feuille de partie et laisse ta propre machine refaire la donne :
