# The first screen, the invitation, gathering at a table, and what a host chooses.

home-tagline = Deux jeux de cartes masqués. Un lien, aucun compte.
home-name = Ton nom
home-nameless = Invité
home-open = Ouvrir une table
home-join = Rejoindre par code
home-code = Code ou lien
home-go = Entrer
home-alone = Jouer en solo
home-learn = Apprendre à jouer
home-rules = Règles
join-title = { $host } t'invite au bal
join-about =
    { $game ->
        [masquerade] Masquerade
       *[mascarade] Mascarade, { $edition ->
            [1] première
           *[2] deuxième
        } édition
    }, { $players } joueurs.
join-sit = Prendre place
invite-join = Avec ce lien, on peut s'asseoir et jouer.
invite-watch = Avec ce lien, on peut regarder, sans voir aucun secret.
invite-share = Partager le lien
invite-copied = Copié
invite-qr = Le lien sous forme de code pour téléphones
gather-title = Qui est à la table ?
gather-empty = Chaise libre
gather-you = toi
gather-host = hôte
gather-bot = Un bot pour cette chaise
gather-bot-level = Bot : { $level }
gather-nobody = Personne encore
gather-sit = S'asseoir ici
gather-remove = Libérer la chaise de { $name }
gather-fill =
    { $n ->
        [one] Un bot pour la chaise libre
       *[other] Des bots pour { $n } chaises libres
    }
gather-start = Distribuer les cartes
gather-start-bots = Distribuer, avec des bots
gather-waiting = { $name } distribuera quand tout le monde sera là.
gather-leave = Quitter la table
gather-rules = À quoi on joue
option-game = Jeu
option-mascarade = bluff et mémoire
option-masquerade = des plis et des partenaires cachés
option-edition = Édition
option-players = Joueurs
option-memory = Mémoire
option-masks = Masques en jeu
option-own-masks = Les choisir soi-même
option-own-about = { $n } cartes choisies.
option-add-mask = Une de plus : { $mask }
option-remove-mask = Une de moins : { $mask }
option-deck = Où sont les diamants
option-more = Plus de choix
option-clock = Pendule
option-no-clock = Aucune : on est entre amis
option-seconds = { $n } secondes par décision
option-clock-about = Elle repart à chaque décision. Temps écoulé : passer, regarder, ou le hasard.
option-contest = Contestations
option-contest-lodged = On peut répondre à l'avance
option-contest-live = Chacun répond à son tour
option-first = Premier tour
option-first-drawn = Tiré au sort
option-seat = Chaise { $n }
option-chat = Discussion
option-accidents = Coups d'œil accidentels
    .about = Qui regarde une de ses cartes hors de son tour doit Regarder à son prochain tour.
option-home-made = Masques faits maison
    .about = Des masques que tu as écrits toi-même, dans un fichier TOML. Ils sont dans la boîte avec les autres et voyagent avec la feuille de partie.
option-home-made-file = Choisir un fichier
option-home-made-text = Masques faits maison, en texte
menu-light = Lumière
menu-light-system = Comme le système
menu-light-night = Nuit
menu-light-day = Jour
menu-away = Absents
menu-hand-over = Un bot joue pour { $name }
menu-commitment = La donne est scellée : personne ne peut choisir les cartes. Après la partie, chacun peut le vérifier avec ce nombre.
menu-quick = Mouvements rapides
home-watch = Voir des bots
menu-sounds = Sons
