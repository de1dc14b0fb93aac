# Looking back at a game that is over: the film of it, its story, who was who, and whether the deal was honest.

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
replay-on-table = Sur la table
replay-table-empty = Aucune carte n'est encore dans ce pli.
replay-wins-so-far = gagne pour l'instant
replay-wins-trick = remporte le pli

# Whether the deal was honest.
replay-sheet = Garder la feuille de partie
replay-proof-about = Avant que quiconque s'assoie, le serveur a choisi un secret et montré son empreinte, le SHA-256. Toutes les personnes à table ont ajouté leur propre sel. Le secret et les sels ont distribué les cartes ensemble : personne ne pouvait les choisir.
replay-proof-commitment = Empreinte, montrée avant la donne
replay-proof-secret = Secret, dévoilé après la partie
replay-proof-salts = Sels
replay-proof-no-salt = aucun, un bot
replay-proof-checking = Vérification …
replay-proof-right = Le secret est bien celui qui était promis : son SHA-256 est l'empreinte.
replay-proof-wrong = Le secret n'est pas celui qui était promis : son SHA-256 est différent.
replay-proof-missing = Cette partie ne contient ni secret ni empreinte.
replay-proof-insecure = Avec cette connexion, le navigateur ne peut pas calculer de SHA-256. Il le peut en https, ou sur la machine du serveur.
replay-proof-yourself = Pour vérifier aussi les cartes, garde la feuille de partie et laisse ta propre machine refaire la donne :
