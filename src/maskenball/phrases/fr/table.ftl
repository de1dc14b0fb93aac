# At the table of Mascarade, and around every table: the tray, the log, chat, the end.

table-ring = La table
table-you = { $name } (toi)
table-you-short = Toi
place-label =
    { $name }, { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, { $cards }
table-face-down = carte face cachée
table-away = absent
place-court = Justice
table-says =
    { $person } dit :
    je suis { $mask_the }
table-said = { $name } : « { $text } »
table-log = Ce qui s'est passé
table-menu = Menu
table-invite = Inviter
table-watching = Tu regardes
table-memory = Mémoire :
table-query-coins = Pièces : { $purses }. Justice : { $court }.
tray-label = Ce que tu peux faire
tray-your-turn = À toi, { $name }
tray-take = Échanger, ou pas
    .about = Ta carte et une autre, sous la table.
tray-look = Regarder
    .about = Vois ta propre carte. Toi seul la vois.
tray-announce = Annoncer
    .about = Nomme un masque, vrai ou non.
tray-why-not =
    { $must ->
        [prepare] Les quatre premiers tours servent à échanger (règle U1).
        [swap] Ta carte était visible au tour précédent (règle U3).
        [swap-or-look] Ta carte était visible au tour précédent (règle U3).
        [look] Tu as regardé hors de ton tour (règle A2.2).
       *[free] Pas maintenant.
    }
tray-choose-hint = Choisis sur la table ou dans la liste.
tray-confirm = Ce choix
tray-confirm-fortune = Prendre { $coins }
tray-fortune = Tu as { $coins }.
tray-whose-fortune = Quelle fortune contre la tienne ?
tray-keep-fortune = Garder la tienne
tray-name-which = Nomme ton propre masque
tray-name-hint = Ensuite, ta carte est dévoilée.
tray-own-card =
    { $slot ->
        [left] Ma carte de gauche
        [right] Ma carte de droite
       *[protected] Ma carte protégée
    }
tray-which-own = Laquelle de tes cartes ?
tray-announce-which = Qui dis-tu être ?
tray-announce-hint = Nomme un masque en jeu, vrai ou non.
tray-say-it-plain = Le dire
tray-more-time = J'ai besoin de temps
tray-bot-plays = Un bot joue pour toi
tray-take-back = Reprendre ma place
tray-take-over = Prendre la place de { $name }
tray-watching = Un instant …
contest-question = Es-tu aussi { $mask_the } ?
contest-pass = Passer
contest-claim = Je suis { $mask_the }
contest-if-nobody = Seulement si personne ne l'a dit
contest-if-somebody = Seulement si quelqu'un l'a dit
contest-ahead = Tu peux répondre à l'avance.
contest-passed = Ont passé : { $people }.
contest-order = Toujours passer désormais
contest-order-off = Me redemander
hands-title = Tes mains, sous la table
hands-first = la tienne
hands-of = { $name }
hands-slot =
    { $slot ->
        [left] gauche
        [right] droite
       *[protected] protégée
    }
hands-help = Personne ne voit. Croise-les autant que tu veux.
hands-cross = Croiser les cartes
hands-back = Les remettre
hands-crossed = Croisées : elles changeront de place.
hands-straight = Droites : elles resteront où elles étaient.
hands-see = Tu vois les deux
    .about = Visibles tant que tu maintiens.
hands-see-hold = Maintenir pour voir
hands-others = Deux cartes, aucune à toi
memorise-title = Retiens qui est qui
memorise-about = Bientôt les cartes seront cachées, et plus personne ne sera sûr de rien.
memorise-ready = C'est bon
memorise-waiting = Regardent encore : { $people }
tray-peek = Regarder ta carte par accident
    .about = Tu devras ensuite Regarder, au premier de tes tours qui le permet.
seen-hold = Maintiens pour revoir ta carte
seen-hold-short = Maintenir
seen-done = Vu
seen-card = Ta carte
    .about = Elle reste visible tant que ton doigt est dessus et retombe dès que tu lâches.
end-title = Le bal est fini
end-wanted =
    { $n ->
        [one] { $people } veut arrêter la partie.
       *[other] { $people } veulent arrêter la partie.
    }
end-wanted-alone = Tu veux arrêter la partie.
end-wanted-too = Moi aussi
end-ask = Arrêter la partie
    .about = Si toutes les personnes présentes sont d'accord, la partie s'arrête ici : toutes les cartes sont montrées et personne ne gagne.
end-sure = Oui, arrêter
end-not = Continuer
end-rematch = Encore une fois
end-rotate = Encore, une place plus loin
end-replay = Revoir la partie
end-sheet = Feuille de partie
panel-since = Depuis ton dernier tour
panel-masks = Masques en jeu
panel-nothing = Rien encore.
panel-beliefs = Quoi peut être où ?
chat-phrases = Dire quelque chose …
chat-say = Avec tes mots
chat-send = Dire
table-meta = { $game } · { $players } joueurs
mascarade-edition = Mascarade, { $edition ->
        [1] première
       *[2] deuxième
    } édition
table-closed = Cette table est fermée
table-closed-why =
    { $why ->
        [other-rules] La partie a été distribuée selon des règles que cette version ne connaît pas. Elle ne peut pas continuer, mais sa feuille de partie est conservée.
       *[older] Elle a été ouverte avec une version plus ancienne et la partie ne peut pas continuer. Les parties finies sont conservées comme feuilles de partie.
    }
tray-centre-card = Carte { $n } du centre
tray-card-of =
    { $slot ->
        [left] { $name }, gauche
        [right] { $name }, droite
       *[protected] { $name }, protégée
    }
tray-own-only = Ma carte
panel-notes = Tes notes
order-title = Consigne
order-pass = Passer à chaque annonce
order-except = Mais demande-moi pour ceux-ci :

# What may be asked of the stage: more time to read a reveal, or less; bots that wait for the only person.
stage-keep = Laisser visibles
stage-keeps =
    { $you ->
        [yes] Tu les laisses visibles
       *[no] { $name } les laisse visibles
    }
stage-keeps-note = garde
stage-one-more = { $you ->
        [yes] Tu veux continuer ; encore une voix, et les cartes sont retournées.
       *[no] { $people } veut continuer ; encore une voix, et les cartes sont retournées.
    }
stage-go-on = Continuer
stage-going = Prêts à continuer : { $people }
stage-missed = Manqué ? Ce qui s’est passé
stage-missed-about = Ce que tu as manqué. Toi seul le vois.
stage-was =
    { $who ->
        [you] Tu étais { $mask_the }
        [nobody] Personne n’était { $mask_the }
       *[other] { $person } était { $mask_the }
    }
steer-pause = Pause
steer-step = Un pas
steer-skip = Jusqu’à mon tour
steer-skip-show = Passer ce tour
table-chat = Paroles
tray-take-which = Quelle carte, avec la tienne ?
tray-confirm-take = Prendre les deux
tray-quote = « Je suis { $mask_the } »
tray-side =
    { $side ->
        [left] { $n ->
            [1] à ta gauche
            [2] 2e à gauche
            [3] 3e à gauche
           *[other] { $n }e à gauche
        }
        [right] { $n ->
            [1] à ta droite
            [2] 2e à droite
            [3] 3e à droite
           *[other] { $n }e à droite
        }
       *[across] en face
    }
tray-sides =
    { $side ->
        [left] à gauche
        [across] en face
       *[right] à droite
    }
contest-then =
    { $n ->
        [0] { $person } décide, puis toi.
       *[other] { $person } décide, puis encore { $n } avant toi.
    }
contest-silence = Se taire, c'est passer.
contest-lie = Un mensonge coûte 1.
contest-passers = { $first } et { $n } autres ont passé.

# A reveal. Two lines in the middle of the table, one in the tray.
reveal-count =
    { $n ->
        [2] Deux
        [3] Trois
        [4] Quatre
        [5] Cinq
       *[other] { $n }
    } voix le disent.
    Bas les masques !
reveal-claims =
    { $n ->
        [2] Deux
        [3] Trois
        [4] Quatre
        [5] Cinq
       *[other] { $n }
    } voix disent : je suis { $mask_the }
reveal-soon = Les masques vont tomber.
reveal-is =
    { $you ->
        [yes]
            Tu es
            { $mask_the }
       *[no]
            { $person }
            est { $mask_the }
    }
reveal-nobody =
    Personne
    n'est { $mask_the }
reveal-both =
    Les deux
    sont vrais
reveal-not = Pas { $mask_the } : { $people }.
reveal-fine =
    { $n ->
        [one] { $people } : 1 pièce à la justice.
       *[other] { $people } : 1 pièce chacun à la justice.
    }
reveal-you = toi
reveal-power = { $mask } : { $power }.
reveal-chooses = { $person }, { $mask_the }, choisit
reveal-stay = Les cartes restent visibles.
reveal-first =
    { $who ->
        [you] On te demande d’abord.
       *[other] On demande d’abord à { $person }.
    }
reveal-shown = Tout le monde voit ta carte
    .about = Tout le monde sauf toi. Elle est bientôt retournée.
swap-named =
    { $you ->
        [yes] Tu prends deux cartes
       *[no] { $person } prend deux cartes
    }
swap-under = Sous la table
swap-held = Échangées ou non ?
swap-held-help = { $person } le sait, et personne d'autre. Cela se passe toujours de la même façon.
swap-back =
    { $you ->
        [yes] Tu les remets
       *[no] { $person } les remet
    }
swap-back-help = Une pile, puis une carte à chaque place.

# What happened since your last turn, each in one short line. $people and $coins: lists; $n: how many passed, or whether coins moved.
story-look = { $you ->
        [yes] Tu as regardé { $card }.
       *[no] { $person } a regardé { $card }.
    }
story-take = { $you ->
        [yes] Tu as pris { $own } et { $other }.
       *[no] { $person } a pris { $own } et { $other }.
    }
story-announce = { $you ->
        [yes] Tu as dit : je suis { $mask_the }.
       *[no] { $person } a dit : je suis { $mask_the }.
    }
story-passed = { $n ->
        [one] 1 a passé.
       *[other] { $n } ont passé.
    }
story-claimed = « Moi aussi » : { $people }.
story-from =
    { $from ->
        [bank] { $coins } de la banque
       *[court] { $coins } de la Justice
    }
story-unopposed = { $you ->
        [yes] Tu as dit { $mask }, sans opposition
       *[no] { $person } a dit { $mask }, sans opposition
    }{ $n ->
        [0] .
       *[other]  : { $coins }
    }
story-contested = { $you ->
        [yes] Tu as dit { $mask }, { $people } aussi.
       *[no] { $person } a dit { $mask }, { $people } aussi.
    }
