# Mascarade: what happens, what is asked, what can be answered.
# $you says whether the person of the sentence is the reader. A name never stands after a word that would be elided.
# In French 0 is [one] too, so the number is always printed.

# Cards. $slot: left, right or protected with 2 and 3 players, else only.
# Before a person: of anybody, and of whoever acts in the sentence.
card-of =
    { $you ->
        [yes] { $slot ->
            [left] ta carte de gauche
            [right] ta carte de droite
            [protected] ta carte protégée
           *[only] ta carte
        }
       *[no] { $slot ->
            [left] la carte de gauche devant { $person }
            [right] la carte de droite devant { $person }
            [protected] la carte protégée devant { $person }
           *[only] la carte devant { $person }
        }
    }
card-of-actor =
    { $you ->
        [yes] { $slot ->
            [left] ta carte de gauche
            [right] ta carte de droite
            [protected] ta carte protégée
           *[only] ta carte
        }
       *[no] { $slot ->
            [left] sa carte de gauche
            [right] sa carte de droite
            [protected] sa carte protégée
           *[only] sa carte
        }
    }
card-centre = la carte { $number } du centre

# The opening.
opening-mascarade = Mascarade, { $edition ->
        [1] première
       *[2] deuxième
    } édition, { $players } joueurs. Tout le monde voit la donne :
opening-place = { $person } : { $masks } ; { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
opening-slot =
    { $slot ->
        [left] { $mask } (à gauche)
        [right] { $mask } (à droite)
       *[protected] { $mask } (carte protégée)
    }
opening-centre = Au centre : { $masks }
opening-court = Justice : { $coins }. Les cartes sont retournées face cachée.

# What happened.
event-turn = { $you ->
        [yes] Tour { $turn } : à toi.
       *[no] Tour { $turn } : { $person }.
    }
event-must =
    { $must ->
        [prepare] Les quatre premiers tours sont la préparation : il faut Échanger (ou pas).
        [swap] Carte révélée au tour précédent : il faut Échanger (ou pas).
        [look] Carte regardée hors de son tour : il faut Regarder.
       *[swap-or-look] Carte révélée au tour précédent : pas d'annonce.
    }
event-must-card = Carte révélée au tour précédent : il faut Échanger (ou pas) et prendre { $card }.
event-take = { $you ->
        [yes] Tu prends { $own } et { $other } sous la table.
       *[no] { $person } prend { $own } et { $other } sous la table.
    }
event-swap =
    { $swapped ->
        [yes] { $you ->
            [yes] Tu les reposes, échangées.
           *[no] { $person } les repose, échangées.
        }
        [no] { $you ->
            [yes] Tu les reposes, sans les échanger.
           *[no] { $person } les repose, sans les échanger.
        }
       *[hidden] { $you ->
            [yes] Tu les reposes, échangées ou non.
           *[no] { $person } les repose, échangées ou non.
        }
    }
event-look = { $you ->
        [yes] Tu regardes { $card }.
       *[no] { $person } regarde { $card }.
    }
event-look-seen = { $you ->
        [yes] Tu regardes { $card } : c'est { $mask_the }.
       *[no] { $person } regarde { $card } : c'est { $mask_the }.
    }
event-peek = { $you ->
        [yes] Tu regardes { $card } par accident.
       *[no] { $person } regarde { $card } par accident.
    }
event-peek-seen = { $you ->
        [yes] Tu regardes { $card } par accident : c'est { $mask_the }.
       *[no] { $person } regarde { $card } par accident : c'est { $mask_the }.
    }
event-announce = { $you ->
        [yes] Tu annonces : « Je suis { $mask_the } ! »
       *[no] { $person } annonce : « Je suis { $mask_the } ! »
    }
event-announce-card = { $you ->
        [yes] Tu annonces avec { $card } : « Je suis { $mask_the } ! »
       *[no] { $person } annonce avec { $card } : « Je suis { $mask_the } ! »
    }
event-pass = { $you ->
        [yes] Tu passes.
       *[no] { $person } passe.
    }
event-claim = { $you ->
        [yes] Tu revendiques : « Moi aussi ! »
       *[no] { $person } revendique : « Moi aussi ! »
    }
event-claim-card = { $you ->
        [yes] Tu revendiques avec { $card } : « Moi aussi ! »
       *[no] { $person } revendique avec { $card } : « Moi aussi ! »
    }
event-turn-up = On révèle { $card } : c'est { $mask_the }.
event-turn-up-hidden = On révèle { $card } à tous les autres.
event-power = { $you ->
        [yes] Tu utilises le pouvoir { $mask_of }.
       *[no] { $person } utilise le pouvoir { $mask_of }.
    }
event-nothing = Il ne se passe rien.
event-choose-player =
    { $target_you ->
        [yes] { $person } te choisit.
       *[no] { $you ->
            [yes] Tu choisis { $target }.
           *[no] { $person } choisit { $target }.
        }
    }
event-choose-card = { $you ->
        [yes] Tu choisis { $card }.
       *[no] { $person } choisit { $card }.
    }
event-name = { $you ->
        [yes] Tu dis : « Je suis { $mask_the }. »
       *[no] { $person } dit : « Je suis { $mask_the }. »
    }
event-coins-bank = { $you ->
        [yes] Tu reçois { $amount ->
            [one] { $amount } pièce
           *[other] { $amount } pièces
        } de la banque.
       *[no] { $person } reçoit { $amount ->
            [one] { $amount } pièce
           *[other] { $amount } pièces
        } de la banque.
    }
event-coins-court = { $you ->
        [yes] Tu prends { $amount ->
            [one] { $amount } pièce
           *[other] { $amount } pièces
        } à la Justice.
       *[no] { $person } prend { $amount ->
            [one] { $amount } pièce
           *[other] { $amount } pièces
        } à la Justice.
    }
event-coins-person =
    { $target_you ->
        [yes] { $person } te paie { $amount ->
            [one] { $amount } pièce
           *[other] { $amount } pièces
        }.
       *[no] { $you ->
            [yes] Tu paies { $amount ->
                [one] { $amount } pièce
               *[other] { $amount } pièces
            } à { $target }.
           *[no] { $person } paie { $amount ->
                [one] { $amount } pièce
               *[other] { $amount } pièces
            } à { $target }.
        }
    }
event-coins-to-bank = { $you ->
        [yes] Tu paies { $amount ->
            [one] { $amount } pièce
           *[other] { $amount } pièces
        } à la banque.
       *[no] { $person } paie { $amount ->
            [one] { $amount } pièce
           *[other] { $amount } pièces
        } à la banque.
    }
event-coins-to-court = { $you ->
        [yes] Tu paies { $amount ->
            [one] { $amount } pièce
           *[other] { $amount } pièces
        } à la Justice.
       *[no] { $person } paie { $amount ->
            [one] { $amount } pièce
           *[other] { $amount } pièces
        } à la Justice.
    }
event-coins-court-to-bank = La Justice paie { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    } à la banque.
event-coins-bank-to-court = La banque paie { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    } à la Justice.
event-fine = { $you ->
        [yes] Tu paies une amende de { $amount ->
            [one] { $amount } pièce
           *[other] { $amount } pièces
        } à la Justice.
       *[no] { $person } paie une amende de { $amount ->
            [one] { $amount } pièce
           *[other] { $amount } pièces
        } à la Justice.
    }
event-fortunes = { $person } et { $target } échangent leurs fortunes.
event-places = { $person } et { $target } échangent leurs places. Les cartes et les pièces restent.
event-over =
    { $reason ->
        [thirteen] La partie est finie : quelqu'un a 13 pièces ou plus.
        [bankrupt] La partie est finie : quelqu'un n'a plus de pièces.
       *[cheat] La partie est finie : le Tricheur a 10 pièces ou plus.
    }
event-reveal = On dévoile { $card } : c'était { $mask_the }.

# What is asked.
question-turn = À toi : Échanger (ou pas), Regarder ou Annoncer ?
question-turn-prepare = Préparation : quelle carte prends-tu, pour l'échanger ou non avec la tienne ?
question-turn-swap = Ta carte a été révélée : tu dois échanger, ou faire semblant. Quelle carte prends-tu ?
question-turn-swap-card = Ta carte a été révélée : tu dois échanger { $card }, ou faire semblant. Quelle autre carte prends-tu ?
question-turn-look = Tu as regardé ta carte hors de ton tour : tu dois maintenant Regarder.
question-turn-swap-or-look = Ta carte a été révélée, tu ne peux pas annoncer : Échanger (ou pas) ou Regarder ?
question-secret = Personne ne voit tes mains : échanges-tu { $own } et { $other } ?
question-contest = { $person } dit : « Je suis { $mask_the } ! » Prétends-tu l'être aussi ?
question-choose-player = { $mask } : quel joueur choisis-tu ?
question-choose-card = { $mask } : quelle carte choisis-tu ?
question-name = { $mask } : { $person } te demande qui tu es. Quel masque nommes-tu ?
waiting =
    { $kind ->
        [turn] C'est à { $person } de jouer.
        [secret] { $person } échange sous la table, ou pas.
        [contest] C'est à { $person } de passer ou de revendiquer.
        [choose] C'est à { $person } de choisir.
       *[name] C'est à { $person } de nommer un masque.
    }

# What can be answered, and what it means.
answer-take = Échanger ou pas : { $own } avec { $card }
answer-swap = Les échanger
answer-keep = Les laisser en place
answer-look = Regarder { $card }
answer-announce = Annoncer : { $mask }
answer-announce-card = Annoncer : { $mask }, avec { $card }
answer-pass = Passer
answer-claim = Revendiquer : moi aussi !
answer-claim-card = Revendiquer avec { $card } : moi aussi !
answer-choose-player = { $target }
answer-choose-card = { $card }
answer-decline = Renoncer
answer-name = { $mask }
help-take = Tu prends les deux cartes à l'abri des regards et tu les échanges ou non. Personne d'autre ne le sait. Règle A1.
help-swap = Les deux cartes changent de place. Personne d'autre ne l'apprend. Règle A1.2.
help-keep = Les deux cartes restent où elles étaient. Personne d'autre ne l'apprend. Règle A1.2.
help-look = Tu regardes ta carte en secret. Tout le monde voit que tu le fais. Règle A2.
help-announce = Tu dis qui tu es, vrai ou faux. Si personne ne revendique le même masque, tu utilises le pouvoir : { $power } Si quelqu'un le fait, les cartes sont révélées et qui a menti paie 1 pièce à la Justice. Règle A3.
help-pass = Tu laisses faire. Si personne ne revendique, le pouvoir est utilisé et aucune carte n'est révélée. Règle A3.2.
help-claim = Tu dis que c'est toi. Tous ceux qui revendiquent révèlent leur carte : qui est vraiment le masque utilise le pouvoir, les autres paient 1 pièce à la Justice. Règles A3.4 à A3.6.
help-choose-player = Tes pièces : { $coins } ; les siennes : { $target_coins }. { $power }
help-choose-card = { $power }
help-decline = Tu n'utilises pas le pouvoir. Règle P2.
help-name = Ta carte est révélée. Si tu te trompes, tu donnes 4 pièces. Règle P2.

# The table in words.
table-court = Justice : { $coins }
table-place = { $person } : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
table-place-you = { $person } (toi) : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
table-masks = En jeu : { $masks }

# A scenario of one's own: what is wrong with it.
breach-s3 = { $scenario } est un scénario de l'édition { $edition }. (S3)
breach-s4 = { $mask } : ce n'est pas un masque de l'édition { $edition }. (S4)
breach-s4-scenario = { $scenario } : ce n'est pas un scénario. Il y a : { $known } ; ou bien nomme les masques, séparés par des virgules. (S4)
breach-s4a = Il manque le Juge. (S4a)
breach-s4b = Cartes qui rapportent des pièces de la banque : seulement { $stars } sur { $cards } ; il en { $advice ->
        [yes] faudrait au moins un tiers
       *[no] faut au moins un tiers
    }. (S4b)
breach-s4c = Un seul Paysan : prends les deux ou aucun. (S4c)
breach-s4d =
    { $ours ->
        [yes] { $mask } : il faut au moins { $least } joueurs (nombre fixé par nous). (S4d)
       *[no] { $mask } : il faut au moins { $least } joueurs. (S4d)
    }
breach-s4e-players = Ce nombre de joueurs ne va pas : { $players }. L'édition { $edition } se joue de { $least } à { $most }. (S4e)
breach-s4e-cards = { $cards } { $cards ->
        [one] carte
       *[other] cartes
    } pour { $players } joueurs, cela ne va pas : il en faut { $wanted }. (S4e)
breach-s4e-six = { $cards } cartes ; à { $players } joueurs, six sont recommandées. (S4e)
breach-s4f = { $mask } : { $cards } cartes, mais la boîte en contient { $copies }. (S4f)
breach-advice = Une recommandation : { $breach }
