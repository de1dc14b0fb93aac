# What every screen of the browser needs: buttons, the line to the server, refusals, ready-made sentences.

house-close = Fermer
house-back = Retour
house-home = Retour à l'accueil
house-here-instead = Continuer ici
house-reload = Recharger

# The line to the server. notice-…: by the code that the server sends.
house-connecting = Connexion en cours…
house-reconnecting = Connexion perdue. Nouvelle tentative…
line-lost = La connexion est perdue
line-trying = Nouvel essai : le n° { $tries }. Ta place reste à toi.
line-try = Essayer maintenant
seat-gone = Tu n'as pas de place ici
notice-another-tab = Ta place est ouverte dans un autre onglet ou sur un autre appareil.
notice-stopping = Le serveur fait une pause. Ta place est gardée ; cette page reprendra toute seule quand il reviendra.
notice-no-seat = Ta place a été libérée, ou tu l'as quittée dans un autre onglet.
notice-outdated = Cette page est plus ancienne que le serveur. Recharge-la pour continuer ; ta place est gardée.
notice-too-many = Trop de messages à la fois sont venus de cette page. La connexion a été coupée et revient dans un instant.

# Why the server does not do something, by its code. refused-else: anything else. What the rules refuse is in refusals.ftl.
refused-not-now = Ce n'est pas possible pour l'instant.
refused-not-yet = On regarde encore ce qui s’est passé. La question vient dans un instant.
refused-not-alone = Quelqu’un d’autre joue à cette table.
refused-not-host = Seul l'hôte peut le faire.
refused-no-seat = Cette place n'existe pas.
refused-seat-taken = Cette place est déjà prise.
refused-seat-empty = Il n'y a personne à cette place.
refused-full = Il n'y a pas assez de places.
refused-not-full = Il reste des places libres.
refused-unplayable = On ne peut pas jouer ainsi à cette table.
refused-other-game = C'était pour une partie précédente.
refused-not-asked = C'est à quelqu'un d'autre de répondre.
refused-no-contest = Il n'y a rien à revendiquer pour l'instant.
refused-answered = Tu as déjà répondu.
refused-no-card = Tu n'as pas de carte comme celle-là.
refused-no-lodging = À cette table, on ne répond pas à l'avance.
refused-no-clock = À cette table, le temps n'est pas compté.
refused-no-more-time = Tu as déjà eu du temps en plus ; c'est une fois par partie.
refused-no-notes = La règle de mémoire de cette table n'autorise pas les notes.
refused-no-helper = La règle de mémoire de cette table n'autorise pas l'aide.
refused-no-chat = Il n'y a pas de chat à cette table.
refused-empty = Le message était vide.
refused-spectator = Ici, tu ne fais que regarder.
refused-present = Cette personne est là. Elle seule peut laisser un bot jouer à sa place.
refused-bot-plays = Un bot joue pour toi. Reprends d'abord ta place.
refused-too-many = C'était trop à la fois. Attends un instant, puis réessaie.
refused-journal-full = Pour l'instant, tu as écrit tout ce qui est permis. Tu pourras écrire de nouveau au fil de la partie.
refused-not-stored = L'enregistrement a échoué, donc rien n'a été fait. Réessaie.
refused-unknown = Il n'y a rien ici. Le lien ou le code est peut-être faux ou périmé.
refused-set-aside = Cette table est illisible et a été mise de côté. La personne qui gère le serveur peut aider.
refused-too-long = Ce texte est trop long.
refused-not-over = La partie n'est pas encore finie.
refused-other-rules = Cette partie suit des règles que cette version ne connaît pas. Sa feuille de partie peut encore être lue.
refused-offline = Le serveur est injoignable. As-tu du réseau ?
refused-else = Cela n'a pas marché. Réessaie.

# What is wrong with home-made masks or a deck of one's own: $sentence comes from the server as it is.
breach-plain = { $sentence } ({ $rule })
breach-line = Ligne { $line } : { $sentence } ({ $rule })

# Ready-made sentences for the chat, said to the whole table.
phrase-hello = Bonjour tout le monde !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-hurry = On continue ?
phrase-one-moment = Un instant, s'il vous plaît.
phrase-i-am-sure = J'en ai la certitude.
phrase-i-doubt-it = J'en doute.
phrase-trust-me = Faites-moi confiance !
phrase-who-knows = Qui sait…
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-once-more = On en refait une ?
