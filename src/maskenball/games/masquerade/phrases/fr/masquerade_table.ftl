# The table of Masquerade in the browser: people, trick, hand, ladder, end.

tricks-turn = Pli { $turn } sur { $all }
tricks-people = À la table
tricks-trick = Le pli
tricks-cards = Les cartes
tricks-your-hand = Ta main
tricks-your-pile = Ta pile
tricks-in-hand = main : { $cards }
tricks-won = pile : { $cards }
tricks-seat = { $name } : { $hand } en main, { $won } dans la pile
tricks-led = entame
tricks-wins = en tête
tricks-takes = gagne
tricks-your-card = ta carte

# The hand, and what is about to be done.
tricks-can-play = peut être jouée
tricks-can-give = peut être donnée
tricks-chosen = choisie
tricks-choose =
    { $kind ->
        [play] Choisis une carte
        [steal] Choisis une pile
        [take] Choisis un diamant
       *[trade] Choisis deux cartes
    }
tricks-play = Jouer : { $card }
tricks-look = Fouiller la pile devant { $name }
tricks-take = Prendre : { $card }
tricks-trade = { $hand } contre { $pile }
tricks-nothing-to-take = Il n'y a pas de diamant dans cette pile.
tricks-copies = { $card }, { $n } fois

# What is asked, in a few words.
tricks-turn-short = Pli
tricks-you = Toi
tricks-asks =
    { $kind ->
        [play] Ta carte
        [lead] À toi d'entamer
        [steal] Quelle pile, Voleur ?
        [take] Quel diamant ?
       *[trade] Échanger, Marchand ?
    }
tricks-help =
    { $kind ->
        [lead] N'importe quelle carte. Les autres devront suivre.
        [free] Tu ne peux pas suivre : joue ce que tu veux.
        [steal] Tu la fouilles en secret et peux prendre un diamant.
        [take] Tous verront ce que tu prends, pas ce que tu as vu.
       *[trade] Lève une carte de ta main, choisis-en une de ta pile.
    }
tricks-follow =
    { $colour ->
        [red] Rouge est demandé : tu dois suivre.
        [blue] Bleu est demandé : tu dois suivre.
        [yellow] Jaune est demandé : tu dois suivre.
       *[green] Vert est demandé : tu dois suivre.
    }
tricks-decline =
    { $kind ->
        [steal] Renoncer
        [take] Aucun
       *[trade] Tout garder
    }
tricks-pile-cards =
    { $cards ->
        [0] vide
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
tricks-pile-own = Ta pile, avec ce pli
tricks-pile-eyes = Une pile, rien que pour toi
tricks-pile-eyes-of = La pile de { $name }, rien que pour toi
tricks-rest = sans diamant : { $cards }

# What you know of your side.
tricks-side =
    { $dealt ->
        [0] Camp inconnu
        [1] Toi : Partenaire
       *[other] Deux Partenaires
    }
tricks-side-about =
    { $kind ->
        [pair] ton camp : { $needed }
        [with] avec { $name } : { $needed }
        [alone] contre deux : { $needed }
        [either] il en faut { $needed }
       *[open] { $needed } ou { $other } requis
    }

# Who waits.
tricks-acts =
    { $kind ->
        [play] { $name } joue
        [steal] { $name } choisit une pile
        [take] { $name } fouille
       *[trade] { $name } peut échanger
    }
tricks-acts-about =
    { $kind ->
        [steal] Le Voleur fouille une pile, ou renonce.
        [take] Un diamant peut partir, ou aucun.
       *[trade] Le Marchand échange avec sa propre pile, ou garde tout.
    }
tricks-searched = { $you ->
        [yes] Ta pile : un diamant peut partir, ou aucun.
       *[no] La pile de { $name } : un diamant peut partir, ou aucun.
    }
tricks-ahead = Lève déjà une carte si tu veux. C'est toi qui la joueras.
tricks-back = Revenir à ta main

# The end of a trick.
tricks-full = Le pli est complet
tricks-winner = { $you ->
        [yes] Tu remportes le pli
       *[no] { $name } remporte le pli
    }
tricks-why =
    { $kind ->
        [only-red] Rouge { $number } est le seul rouge. { $colour ->
            [blue] Rouge bat bleu.
            [yellow] Rouge bat jaune.
           *[green] Rouge bat vert.
        }
        [lowest-red] Rouge { $number } est le plus petit rouge.
        [no-red] Personne n'a joué rouge. { $colour ->
            [blue] Bleu { $number } est le plus petit bleu.
            [yellow] Jaune { $number } est le plus petit jaune.
           *[green] Vert { $number } est le plus petit vert.
        }
        [magicians] Le second Magicien bat le premier (K3).
       *[first] De deux cartes égales, la première gagne (K3).
    }
tricks-gathered = { $cards } cartes sur la pile : { $pile } à présent, cachées.
tricks-leads = { $you ->
        [yes] À toi d'entamer
       *[no] { $name } entame
    }
tricks-leads-about = Qui remporte un pli entame le suivant.
tricks-taken = { $you ->
        [yes] Tu prends { $card }
       *[no] { $name } prend { $card }
    }
tricks-taken-about = De la pile de { $target } : un diamant change de main.
tricks-traded = { $you ->
        [yes] Tu échanges une carte
       *[no] { $name } échange une carte
    }
tricks-traded-about = Une de la main contre une de la pile : personne d'autre ne voit laquelle.
tricks-declined =
    { $kind ->
        [steal] { $you ->
            [yes] Tu ne fouilles aucune pile
           *[no] { $name } ne fouille aucune pile
        }
        [take] { $you ->
            [yes] Tu n'en prends aucun
           *[no] { $name } n'en prend aucun
        }
       *[trade] { $you ->
            [yes] Tu gardes toutes tes cartes
           *[no] { $name } garde toutes ses cartes
        }
    }
tricks-stolen = volée

# The ladder: an order of cards, the best first.
tricks-ladder = L'échelle de ce pli
tricks-ladder-short = Échelle
tricks-ladder-nothing = Rien n'est encore joué. Le rouge est en haut, puis vient la couleur demandée. Les petites cartes battent les grandes.
tricks-ladder-about =
    { $colour ->
        [red] Le rouge est demandé.
        [blue] Le bleu est demandé.
        [yellow] Le jaune est demandé.
       *[green] Le vert est demandé.
    } Plus haut sur l'échelle gagne : le rouge est atout, les petites cartes battent les grandes.
tricks-ladder-wins = { $you ->
        [yes] toi, en tête
       *[no] { $name }, en tête
    }
tricks-ladder-won = { $you ->
        [yes] tu remportes le pli
       *[no] { $name } : remporte le pli
    }
tricks-ladder-led = { $you ->
        [yes] ton entame
       *[no] { $name }, entame
    }
tricks-ladder-lies = { $you ->
        [yes] toi
       *[no] { $name }
    }
tricks-ladder-yours =
    { $cards ->
        [one] dans ta main
       *[other] { $cards } dans ta main
    }
tricks-ladder-lost = Ici ne peuvent pas gagner : { $colours }.
tricks-colour =
    { $colour ->
        [red] rouge
        [blue] bleu
        [yellow] jaune
       *[green] vert
    }

# Looking back.
tricks-last = Dernier pli
tricks-last-won = { $you ->
        [yes] Le dernier pli : tu l'as remporté.
       *[no] Le dernier pli : { $name } l'a remporté.
    }
tricks-pile-empty = Tu n'as encore remporté aucun pli.

# Guesses about partners: only for one's own eyes.
tricks-guess =
    { $guess ->
        [partners] Partenaire ?
       *[others] pas Partenaire ?
    }
tricks-guess-about =
    { $guess ->
        [partners] Ton avis sur { $name } : Partenaire. Changer
        [others] Ton avis sur { $name } : pas Partenaire. Changer
       *[none] Noter un avis sur { $name } : Partenaire ou non ?
    }

# The end.
tricks-who = Qui était avec qui ?
tricks-end =
    { $scene ->
        [hush] La dernière carte est jouée
        [sides] Deux camps
       *[count] On compte
    }
tricks-end-about =
    { $scene ->
        [hush] On saura maintenant qui jouait avec qui.
        [uncover] Ainsi furent-ils donnés, peu importe qui les a joués.
        [sides] On compte maintenant les diamants de chaque camp.
        [unknowing] Qui est à gauche des deux Partenaires est de leur camp.
       *[count] Pile après pile, depuis la première entame.
    }
tricks-partners =
    { $kind ->
        [own] Les deux Partenaires étaient à toi
        [both] Les deux Partenaires : { $people }
       *[two] Partenaires : { $people }
    }
tricks-never-knew = { $you ->
        [yes] … et tu n'en savais rien
       *[no] … et { $name } n'en savait rien
    }
tricks-plate =
    { $kind ->
        [out] tout joué
        [partners] Partenaire
        [unknowing] sans savoir
       *[others] les autres
    }
tricks-win =
    { $kind ->
        [you] Tu gagnes
        [yours] { $people } : gagné !
        [one] { $people } gagne
        [draw] Égalité
       *[several] { $people } gagnent
    }
tricks-win-about = { $diamonds } diamants, il en fallait { $needed }.
tricks-draw-about = { $diamonds } diamants de chaque côté.
tricks-dealt = La donne
tricks-dealt-to =
    { $kind ->
        [both] { $you ->
            [yes] Tu avais les deux Partenaires.
           *[no] { $name } avait les deux Partenaires.
        }
        [unknowing] { $you ->
            [yes] Toi, à gauche des deux : de leur camp sans le savoir (P2).
           *[no] { $name }, à gauche des deux : de leur camp sans le savoir (P2).
        }
       *[one] { $you ->
            [yes] Tu avais un Partenaire.
           *[no] { $name } avait un Partenaire.
        }
    }
tricks-piles = Diamants
tricks-needed = Il en fallait
tricks-needed-about = { $all } diamants. Pour gagner : les Partenaires { $partners }, les autres { $others }.
tricks-of = sur { $needed }
tricks-all-cards = Toutes les cartes
tricks-teams =
    { $team ->
        [partners] Partenaires
       *[others] Les autres
    }
tricks-team-won = victoire
tricks-diamonds =
    { $diamonds ->
        [one] { $diamonds } diamant
       *[other] { $diamonds } diamants
    }
