# The table of Masquerade in the browser: people, trick, hand, ladder, end.

tricks-turn = Stich { $turn } von { $all }
tricks-people = Am Tisch
tricks-trick = Der Stich
tricks-cards = Die Karten
tricks-your-hand = Deine Hand
tricks-your-pile = Dein Stapel
tricks-in-hand = Hand: { $cards }
tricks-won = Stapel: { $cards }
tricks-seat = { $name }: { $hand } auf der Hand, { $won } auf dem Stapel
tricks-led = ausgespielt
tricks-wins = liegt vorn
tricks-takes = sticht
tricks-your-card = deine Karte

# The hand, and what is about to be done.
tricks-can-play = kann gespielt werden
tricks-can-give = kann getauscht werden
tricks-chosen = gewählt
tricks-choose =
    { $kind ->
        [play] Wähle eine Karte
        [steal] Wähle einen Stapel
        [take] Wähle einen Diamanten
       *[trade] Wähle zwei Karten
    }
tricks-play = { $card } spielen
tricks-look = Stapel von { $name } ansehen
tricks-take = { $card } nehmen
tricks-trade = { $hand } gegen { $pile }
tricks-nothing-to-take = In diesem Stapel ist kein Diamant.
tricks-copies = { $card }, { $n }-mal

# What is asked, in a few words.
tricks-turn-short = Stich
tricks-you = Du
tricks-asks =
    { $kind ->
        [play] Deine Karte
        [lead] Du spielst aus
        [steal] Wessen Stapel, Dieb?
        [take] Welchen Diamanten?
       *[trade] Möchtest du tauschen?
    }
tricks-help =
    { $kind ->
        [lead] Jede Karte. Was du ausspielst, muss bedient werden.
        [free] Du kannst nicht bedienen: jede Karte.
        [steal] Nur du siehst ihn durch und darfst einen Diamanten nehmen.
        [take] Alle sehen, was du nimmst, nicht, was du sahst.
       *[trade] Heb eine Handkarte an, wähle eine vom Stapel.
    }
tricks-follow =
    { $colour ->
        [red] Rot ist ausgespielt: Du musst bedienen.
        [blue] Blau ist ausgespielt: Du musst bedienen.
        [yellow] Gelb ist ausgespielt: Du musst bedienen.
       *[green] Grün ist ausgespielt: Du musst bedienen.
    }
tricks-decline =
    { $kind ->
        [steal] Verzichten
        [take] Keinen
       *[trade] Lassen
    }
tricks-pile-cards =
    { $cards ->
        [0] leer
        [one] 1 Karte
       *[other] { $cards } Karten
    }
tricks-pile-own = Dein Stapel mit diesem Stich
tricks-pile-eyes = Ein Stapel, nur für dich
tricks-pile-eyes-of = Der Stapel von { $name }, nur für dich
tricks-rest = ohne Diamant: { $cards }

# What you know of your side.
tricks-side =
    { $dealt ->
        [0] Bund offen
        [one] Du: Partner
       *[other] Beide Partner
    }
tricks-side-about =
    { $kind ->
        [pair] dein Bund: { $needed }
        [with] mit { $name }: { $needed }
        [alone] du bist allein: { $needed }
        [either] je Bund: { $needed }
       *[open] nötig { $needed } / { $other }
    }

# Who waits.
tricks-acts =
    { $kind ->
        [play] { $name } ist dran
        [steal] { $name } wählt einen Stapel
        [take] { $name } sieht nach
       *[trade] { $name } darf handeln
    }
tricks-acts-about =
    { $kind ->
        [steal] Der Dieb sieht einen Stapel durch oder verzichtet.
        [take] Ein Diamant darf gehen, oder keiner.
       *[trade] Der Händler tauscht mit dem eigenen Stapel oder nicht.
    }
tricks-searched = { $you ->
        [yes] Dein Stapel: ein Diamant, oder keiner.
       *[no] Der Stapel von { $name }: ein Diamant, oder keiner.
    }
tricks-ahead = Heb schon eine Karte an, wenn du magst. Gespielt wird sie nur von dir.
tricks-back = Zurück zur Hand

# The end of a trick.
tricks-full = Der Stich ist voll
tricks-winner = { $you ->
        [yes] Du gewinnst den Stich
       *[no] { $name } gewinnt den Stich
    }
tricks-why =
    { $kind ->
        [only-red] Rot { $number } ist das einzige Rot. { $colour ->
            [blue] Rot sticht Blau.
            [yellow] Rot sticht Gelb.
           *[green] Rot sticht Grün.
        }
        [lowest-red] Rot { $number } ist das niedrigste Rot.
        [no-red] Rot fiel nicht. { $colour ->
            [blue] Blau { $number } ist das niedrigste Blau.
            [yellow] Gelb { $number } ist das niedrigste Gelb.
           *[green] Grün { $number } ist das niedrigste Grün.
        }
        [magicians] Der zweite Zauberer schlägt den ersten (K3).
       *[first] Von zwei gleichen Karten gewinnt die erste (K3).
    }
tricks-gathered = { $cards } Karten auf den Stapel: jetzt { $pile }, verdeckt.
tricks-leads = { $you ->
        [yes] Du spielst aus
       *[no] { $name } spielt aus
    }
tricks-leads-about = Wer sticht, spielt aus.
tricks-taken = { $you ->
        [yes] Du nimmst { $card }
       *[no] { $name } nimmt { $card }
    }
tricks-taken-about = Vom Stapel von { $target }: Ein Diamant wechselt den Stapel.
tricks-traded = { $you ->
        [yes] Du tauschst eine Karte
       *[no] { $name } tauscht eine Karte
    }
tricks-traded-about = Eine aus der Hand gegen eine vom Stapel: Sonst sieht niemand, welche.
tricks-declined =
    { $kind ->
        [steal] { $you ->
            [yes] Du lässt alle Stapel in Ruhe
           *[no] { $name } lässt alle Stapel in Ruhe
        }
        [take] { $you ->
            [yes] Du nimmst keinen
           *[no] { $name } nimmt keinen
        }
       *[trade] { $you ->
            [yes] Du behältst alle Karten
           *[no] { $name } behält alle Karten
        }
    }
tricks-stolen = gestohlen

# The ladder: an order of cards, the best first.
tricks-ladder = Die Leiter dieses Stichs
tricks-ladder-short = Leiter
tricks-ladder-nothing = Noch ist nichts ausgespielt. Oben steht Rot, dann folgt die ausgespielte Farbe. Niedrig schlägt hoch.
tricks-ladder-about =
    { $colour ->
        [red] Rot wurde ausgespielt.
        [blue] Blau wurde ausgespielt.
        [yellow] Gelb wurde ausgespielt.
       *[green] Grün wurde ausgespielt.
    } Weiter oben gewinnt: Rot ist Trumpf, niedrig schlägt hoch.
tricks-ladder-wins = { $you ->
        [yes] du gewinnst bisher
       *[no] { $name }: gewinnt bisher
    }
tricks-ladder-won = { $you ->
        [yes] du gewinnst den Stich
       *[no] { $name }: gewinnt den Stich
    }
tricks-ladder-led = { $you ->
        [yes] von dir ausgespielt
       *[no] { $name } hat ausgespielt
    }
tricks-ladder-lies = { $you ->
        [yes] du
       *[no] { $name }
    }
tricks-ladder-yours =
    { $cards ->
        [one] in deiner Hand
       *[other] { $cards } in deiner Hand
    }
tricks-ladder-lost = { $colours } können hier nicht gewinnen.
tricks-colour =
    { $colour ->
        [red] Rot
        [blue] Blau
        [yellow] Gelb
       *[green] Grün
    }

# Looking back.
tricks-last = Letzter Stich
tricks-last-won = { $you ->
        [yes] Der letzte Stich: Du hast ihn gewonnen.
       *[no] Der letzte Stich: { $name } hat ihn gewonnen.
    }
tricks-pile-empty = Du hast noch keinen Stich gewonnen.

# Guesses about partners: only for one's own eyes.
tricks-guess =
    { $guess ->
        [partners] Partner?
       *[others] kein Partner?
    }
tricks-guess-about =
    { $guess ->
        [partners] Deine Vermutung über { $name }: Partner. Ändern
        [others] Deine Vermutung über { $name }: kein Partner. Ändern
       *[none] Eine Vermutung über { $name } anheften: Partner oder nicht?
    }

# The end.
tricks-who = Wer mit wem?
tricks-end =
    { $scene ->
        [hush] Die letzte Karte liegt
        [sides] Zwei Bünde
       *[count] Es wird gezählt
    }
tricks-end-about =
    { $scene ->
        [hush] Jetzt erfahren alle, für wen sie gespielt haben.
        [uncover] So waren sie gegeben, egal, wer sie ausspielte.
        [sides] Jetzt werden die Diamanten gezählt.
        [unknowing] Wer links von beiden Partnern sitzt, gehört dazu.
       *[count] Stapel für Stapel, vom ersten Ausspiel an.
    }
tricks-partners =
    { $kind ->
        [own] Beide Partner lagen bei dir
        [both] Beide Partner: { $people }
       *[two] Partner: { $people }
    }
tricks-never-knew = { $you ->
        [yes] … und du wusstest nichts
       *[no] … und { $name } wusste nichts
    }
tricks-plate =
    { $kind ->
        [out] ausgespielt
        [partners] ein Partner
        [unknowing] unwissend
       *[others] die anderen
    }
tricks-win =
    { $kind ->
        [you] Du gewinnst
        [yours] { $people } gewinnt
        [one] { $people } gewinnt
        [draw] Unentschieden
       *[several] { $people } gewinnen
    }
tricks-win-about = { $diamonds } Diamanten, { $needed } waren nötig.
tricks-draw-about = { $diamonds } Diamanten auf beiden Seiten.
tricks-dealt = So war es gegeben
tricks-dealt-to =
    { $kind ->
        [both] { $you ->
            [yes] Du hattest beide Partner.
           *[no] { $name } hatte beide Partner.
        }
        [unknowing] { $you ->
            [yes] Du, links von beiden: Partner, ohne es zu wissen (P2).
           *[no] { $name }, links von beiden: Partner, ohne es zu wissen (P2).
        }
       *[one] { $you ->
            [yes] Du bekamst einen Partner.
           *[no] { $name } bekam einen Partner.
        }
    }
tricks-piles = Diamanten
tricks-needed = Nötig
tricks-needed-about = { $all } Diamanten. Zum Sieg: die Partner { $partners }, die anderen { $others }.
tricks-of = von { $needed }
tricks-all-cards = Alle Karten
tricks-teams =
    { $team ->
        [partners] Partner
       *[others] Die anderen
    }
tricks-team-won = gewonnen
tricks-diamonds =
    { $diamonds ->
        [one] 1 Diamant
       *[other] { $diamonds } Diamanten
    }
