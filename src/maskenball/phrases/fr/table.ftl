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
table-says = { $person } dit : je suis { $mask_the }
table-said = { $name } : « { $text } »
table-log = Ce qui s'est passé
table-menu = Menu
table-invite = Inviter
table-watching = Tu regardes
table-memory = Mémoire : { $level }
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
tray-own-card =
    { $slot ->
        [left] Ma carte de gauche
        [right] Ma carte de droite
       *[protected] Ma carte protégée
    }
tray-which-own = Laquelle de tes cartes ?
tray-announce-which = Qui dis-tu être ?
tray-announce-hint = Nomme un masque en jeu, vrai ou non.
tray-say-it = Dire : je suis { $mask_the }
tray-say-it-plain = Le dire
tray-more-time = J'ai besoin de temps
tray-bot-plays = Un bot joue pour toi
tray-take-back = Reprendre ma place
tray-watching = Un instant …
contest-question = Es-tu aussi { $mask_the } ?
contest-pass = Passer
contest-claim = Je suis { $mask_the }
contest-if-nobody = Seulement si personne ne l'a dit
contest-if-somebody = Seulement si quelqu'un l'a dit
contest-ahead = Tu peux répondre à l'avance.
contest-claimed = Le disent aussi : { $people }.
contest-nobody = Personne ne conteste encore.
contest-passed = Ont passé : { $people }.
contest-cost = Une fausse prétention coûte 1 pièce.
contest-order = Toujours passer désormais
contest-order-off = Me redemander
hands-title = Tes mains, sous la table
hands-first = la tienne
hands-second = l'autre
hands-cross = Croiser les cartes
hands-back = Les remettre
hands-crossed = Croisées : elles changeront de place.
hands-straight = Droites : elles resteront où elles étaient.
memorise-title = Retiens qui est qui
memorise-about = Bientôt les cartes seront cachées, et plus personne ne sera sûr de rien.
memorise-ready = C'est bon
memorise-waiting = Regardent encore : { $people }
tray-peek = Regarder ta carte par accident
    .about = Tu devras ensuite Regarder, au premier de tes tours qui le permet.
seen-hold = Maintiens pour revoir ta carte
seen-done = Vu
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
