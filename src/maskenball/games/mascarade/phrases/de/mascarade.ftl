# Mascarade: what happens, what is asked, what can be answered.
# $you says whether the person of the sentence is the reader. A name never stands where it would need a case ending.
# Card phrases are nominative and accusative alike: never put them after a word that takes the dative.

# Cards. $slot: left, right or protected with 2 and 3 players, else only.
# Before a person: of anybody, and of whoever acts in the sentence.
card-of =
    { $you ->
        [yes] { $slot ->
            [left] deine linke Karte
            [right] deine rechte Karte
            [protected] deine geschützte Karte
           *[only] deine Karte
        }
       *[no] { $slot ->
            [left] die linke Karte von { $person }
            [right] die rechte Karte von { $person }
            [protected] die geschützte Karte von { $person }
           *[only] die Karte von { $person }
        }
    }
card-of-actor =
    { $you ->
        [yes] { $slot ->
            [left] deine linke Karte
            [right] deine rechte Karte
            [protected] deine geschützte Karte
           *[only] deine Karte
        }
       *[no] { $slot ->
            [left] die eigene linke Karte
            [right] die eigene rechte Karte
            [protected] die eigene geschützte Karte
           *[only] die eigene Karte
        }
    }
card-centre = die Mittelkarte { $number }

# The opening.
opening-mascarade = Mascarade, { $edition ->
        [1] erste
       *[2] zweite
    } Auflage, { $players } Personen. Alle sehen die Verteilung:
opening-place = { $person }: { $masks }; { $coins ->
        [one] 1 Goldstück
       *[other] { $coins } Goldstücke
    }
opening-slot =
    { $slot ->
        [left] { $mask } (links)
        [right] { $mask } (rechts)
       *[protected] { $mask } (geschützt)
    }
opening-centre = In der Mitte: { $masks }
opening-court = Gericht: { $coins }. Die Karten werden verdeckt.

# What happened.
event-turn = { $you ->
        [yes] Zug { $turn }: Du bist dran.
       *[no] Zug { $turn }: { $person }.
    }
event-must =
    { $must ->
        [prepare] Die ersten vier Züge sind Vorbereitung: nur Tauschen (oder nicht).
        [swap] Im Zug davor aufgedeckt: Jetzt geht nur Tauschen (oder nicht).
        [look] Die Karte außerhalb des eigenen Zugs angesehen: Jetzt geht nur Ansehen.
       *[swap-or-look] Im Zug davor aufgedeckt: kein Ansagen.
    }
event-must-card = Im Zug davor aufgedeckt: Jetzt geht nur Tauschen (oder nicht), und { $card } muss dabei sein.
event-take = { $you ->
        [yes] Du nimmst { $own } und { $other } unter den Tisch.
       *[no] { $person } nimmt { $own } und { $other } unter den Tisch.
    }
event-swap =
    { $swapped ->
        [yes] { $you ->
            [yes] Du legst sie vertauscht zurück.
           *[no] { $person } legt sie vertauscht zurück.
        }
        [no] { $you ->
            [yes] Du legst sie unvertauscht zurück.
           *[no] { $person } legt sie unvertauscht zurück.
        }
       *[hidden] { $you ->
            [yes] Du legst sie zurück, vertauscht oder nicht.
           *[no] { $person } legt sie zurück, vertauscht oder nicht.
        }
    }
event-look = { $you ->
        [yes] Du siehst dir { $card } an.
       *[no] { $person } sieht sich { $card } an.
    }
event-look-seen = { $you ->
        [yes] Du siehst dir { $card } an: Es ist { $mask_the }.
       *[no] { $person } sieht sich { $card } an: Es ist { $mask_the }.
    }
event-peek = { $you ->
        [yes] Du siehst dir versehentlich { $card } an.
       *[no] { $person } sieht sich versehentlich { $card } an.
    }
event-peek-seen = { $you ->
        [yes] Du siehst dir versehentlich { $card } an: Es ist { $mask_the }.
       *[no] { $person } sieht sich versehentlich { $card } an: Es ist { $mask_the }.
    }
event-announce = { $you ->
        [yes] Du sagst an: „Ich bin { $mask_the }!“
       *[no] { $person } sagt an: „Ich bin { $mask_the }!“
    }
event-announce-card = { $you ->
        [yes] Du sagst für { $card } an: „Ich bin { $mask_the }!“
       *[no] { $person } sagt für { $card } an: „Ich bin { $mask_the }!“
    }
event-pass = { $you ->
        [yes] Du passt.
       *[no] { $person } passt.
    }
event-claim = { $you ->
        [yes] Du behauptest: „Ich auch!“
       *[no] { $person } behauptet: „Ich auch!“
    }
event-claim-card = { $you ->
        [yes] Du behauptest für { $card }: „Ich auch!“
       *[no] { $person } behauptet für { $card }: „Ich auch!“
    }
event-turn-up = Aufgedeckt wird { $card }: Es ist { $mask_the }.
event-turn-up-hidden = Für alle anderen aufgedeckt: { $card }.
event-power = { $you ->
        [yes] Du nutzt die Fähigkeit { $mask_des }.
       *[no] { $person } nutzt die Fähigkeit { $mask_des }.
    }
event-nothing = Es passiert nichts.
event-choose-player =
    { $target_you ->
        [yes] { $person } wählt dich.
       *[no] { $you ->
            [yes] Du wählst { $target }.
           *[no] { $person } wählt { $target }.
        }
    }
event-choose-card = { $you ->
        [yes] Du wählst { $card }.
       *[no] { $person } wählt { $card }.
    }
event-name = { $you ->
        [yes] Du sagst: „Ich bin { $mask_the }.“
       *[no] { $person } sagt: „Ich bin { $mask_the }.“
    }
event-coins-bank = { $you ->
        [yes] Du bekommst { $amount ->
            [one] 1 Goldstück
           *[other] { $amount } Goldstücke
        } aus der Bank.
       *[no] { $person } bekommt { $amount ->
            [one] 1 Goldstück
           *[other] { $amount } Goldstücke
        } aus der Bank.
    }
event-coins-court = { $you ->
        [yes] Du nimmst { $amount ->
            [one] 1 Goldstück
           *[other] { $amount } Goldstücke
        } vom Gericht.
       *[no] { $person } nimmt { $amount ->
            [one] 1 Goldstück
           *[other] { $amount } Goldstücke
        } vom Gericht.
    }
event-coins-person =
    { $target_you ->
        [yes] { $person } zahlt dir { $amount ->
            [one] 1 Goldstück
           *[other] { $amount } Goldstücke
        }.
       *[no] { $you ->
            [yes] Du zahlst { $amount ->
                [one] 1 Goldstück
               *[other] { $amount } Goldstücke
            } an { $target }.
           *[no] { $person } zahlt { $amount ->
                [one] 1 Goldstück
               *[other] { $amount } Goldstücke
            } an { $target }.
        }
    }
event-coins-to-bank = { $you ->
        [yes] Du zahlst { $amount ->
            [one] 1 Goldstück
           *[other] { $amount } Goldstücke
        } an die Bank.
       *[no] { $person } zahlt { $amount ->
            [one] 1 Goldstück
           *[other] { $amount } Goldstücke
        } an die Bank.
    }
event-coins-to-court = { $you ->
        [yes] Du zahlst { $amount ->
            [one] 1 Goldstück
           *[other] { $amount } Goldstücke
        } ans Gericht.
       *[no] { $person } zahlt { $amount ->
            [one] 1 Goldstück
           *[other] { $amount } Goldstücke
        } ans Gericht.
    }
event-coins-court-to-bank = Das Gericht zahlt { $amount ->
        [one] 1 Goldstück
       *[other] { $amount } Goldstücke
    } an die Bank.
event-coins-bank-to-court = Die Bank zahlt { $amount ->
        [one] 1 Goldstück
       *[other] { $amount } Goldstücke
    } ans Gericht.
event-fine = { $you ->
        [yes] Du zahlst { $amount ->
            [one] 1 Goldstück
           *[other] { $amount } Goldstücke
        } Strafe ans Gericht.
       *[no] { $person } zahlt { $amount ->
            [one] 1 Goldstück
           *[other] { $amount } Goldstücke
        } Strafe ans Gericht.
    }
event-fortunes = { $person } und { $target } tauschen ihr Vermögen.
event-places = { $person } und { $target } tauschen die Plätze. Karten und Goldstücke bleiben liegen.
event-over =
    { $reason ->
        [thirteen] Das Spiel ist aus: Jemand hat 13 Goldstücke oder mehr.
        [bankrupt] Das Spiel ist aus: Jemand hat keine Goldstücke mehr.
       *[cheat] Das Spiel ist aus: Der Betrüger hat 10 Goldstücke oder mehr.
    }
event-reveal = Am Ende war { $card } { $mask_the }.

# What is asked.
question-turn = Du bist dran: Tauschen, Ansehen oder Ansagen?
question-turn-prepare = Vorbereitung: Welche Karte nimmst du, um sie mit deiner zu tauschen oder auch nicht?
question-turn-swap = Deine Karte wurde aufgedeckt, du musst tauschen oder so tun, als ob: Welche Karte nimmst du?
question-turn-swap-card = Du musst tauschen oder so tun, als ob, und zwar { $card }: Welche andere Karte nimmst du?
question-turn-look = Du hast außerhalb deines Zugs eine Karte angesehen: Jetzt geht nur Ansehen.
question-turn-swap-or-look = Deine Karte wurde aufgedeckt, du darfst nicht ansagen: Tauschen oder Ansehen?
question-secret = Niemand sieht deine Hände: Vertauschst du { $own } und { $other }?
question-contest = { $person } sagt: „Ich bin { $mask_the }!“ Behauptest du, auch { $mask_the } zu sein?
question-choose-player = { $mask }: Welche Person wählst du?
question-choose-card = { $mask }: Welche Karte wählst du?
question-name = { $mask }: { $person } fragt, wer du bist. Welche Maske nennst du?
waiting =
    { $kind ->
        [turn] { $person } ist am Zug.
        [secret] { $person } tauscht unter dem Tisch, oder auch nicht.
        [contest] { $person } muss passen oder die Maske beanspruchen.
        [choose] { $person } muss wählen.
       *[name] { $person } muss eine Maske nennen.
    }

# What can be answered, and what it means.
answer-take = Tauschen oder nicht: { $own } gegen { $card }
answer-swap = Vertauschen
answer-keep = So lassen, wie sie sind
answer-look = Ansehen: { $card }
answer-announce = Ansagen: { $mask }
answer-announce-card = Ansagen: { $mask }, für { $card }
answer-pass = Passen
answer-claim = Beanspruchen: Ich auch!
answer-claim-card = Beanspruchen für { $card }: Ich auch!
answer-choose-player = { $target }
answer-choose-card = { $card }
answer-decline = Verzichten
answer-name = { $mask }
help-take = Du nimmst die beiden Karten dorthin, wo niemand sie sieht, und vertauschst sie oder nicht. Nur du weißt es. Regel A1.
help-swap = Die beiden Karten tauschen die Plätze. Niemand sonst erfährt davon. Regel A1.2.
help-keep = Die beiden Karten bleiben, wo sie waren. Niemand sonst erfährt davon. Regel A1.2.
help-look = Du siehst dir heimlich deine Karte an. Alle sehen, dass du es tust. Regel A2.
help-announce = Du sagst, wer du bist, ob wahr oder nicht. Beansprucht niemand dieselbe Maske, nutzt du die Fähigkeit: { $power } Andernfalls werden Karten aufgedeckt, und wer gelogen hat, zahlt 1 Goldstück ans Gericht. Regel A3.
help-pass = Du lässt es gut sein. Beansprucht niemand die Maske, wird die Fähigkeit genutzt und keine Karte aufgedeckt. Regel A3.2.
help-claim = Du sagst, dass du es bist. Alle, die das behaupten, decken ihre Karte auf: Wer die Maske wirklich ist, nutzt die Fähigkeit, die anderen zahlen je 1 Goldstück ans Gericht. Regeln A3.4 bis A3.6.
help-choose-player = Goldstücke: du { $coins }, die andere Person { $target_coins }. { $power }
help-choose-card = { $power }
help-decline = Du nutzt die Fähigkeit nicht. Regel P2.
help-name = Deine Karte wird aufgedeckt. Irrst du dich, gibst du 4 Goldstücke ab. Regel P2.

# The table in words.
table-court = Gericht: { $coins }
table-place = { $person }: { $coins ->
        [one] 1 Goldstück
       *[other] { $coins } Goldstücke
    }
table-place-you = { $person } (du): { $coins ->
        [one] 1 Goldstück
       *[other] { $coins } Goldstücke
    }
table-masks = Im Spiel: { $masks }

# A scenario of one's own: what is wrong with it.
breach-s3 = { $scenario } ist ein Szenario der { $edition }. Auflage. (S3)
breach-s4 = { $mask } ist keine Maske der { $edition }. Auflage. (S4)
breach-s4-scenario = { $scenario } ist kein Szenario. Bekannt sind: { $known }; oder nenne die Masken, durch Kommas getrennt. (S4)
breach-s4a = Der Richter fehlt. (S4a)
breach-s4b = Nur { $stars } von { $cards } Karten bringen Goldstücke aus der Bank; es { $advice ->
        [yes] sollte mindestens ein Drittel sein
       *[no] muss mindestens ein Drittel sein
    }. (S4b)
breach-s4c = Ein Bauer allein: Nimm beide oder keinen. (S4c)
breach-s4d =
    { $ours ->
        [yes] { $mask } braucht mindestens { $least } Personen (von uns festgelegt). (S4d)
       *[no] { $mask } braucht mindestens { $least } Personen. (S4d)
    }
breach-s4e-players = { $players } Personen passen nicht: Die { $edition }. Auflage ist für { $least } bis { $most }. (S4e)
breach-s4e-cards = { $cards ->
        [one] 1 Karte passt
       *[other] { $cards } Karten passen
    } nicht zu { $players } Personen: Es müssen { $wanted } sein. (S4e)
breach-s4e-six = { $cards } Karten; bei { $players } Personen werden sechs empfohlen. (S4e)
breach-s4f = { $cards } Karten von der Sorte { $mask }, aber in der Schachtel gibt es nur { $copies }. (S4f)
breach-advice = Eine Empfehlung: { $breach }
