# The rules pages. Each message is a section with its title. $edition is 1 or 2; $players is not known here.

rules-mascarade-aim = Bring es vor allen anderen auf 13 Goldstücke. Wer du bist, sagt die Maske, die vor dir liegt; doch ständig werden Karten heimlich getauscht, und so ist sich niemand lange sicher. Das Spiel endet auch, wenn jemand keine Goldstücke mehr hat: Dann gewinnt die reichste Person.
    .title = Das Ziel
rules-mascarade-table = Für { $edition ->
        [1] 2 bis 13
       *[2] 4 bis 12
    } Personen; für die erste Partie empfehlen die Spielregeln 4 bis 8. Alle beginnen mit 6 Goldstücken und einer Maske{ $edition ->
        [1] {" "}(zu dritt mit zwei, zu zweit mit drei Masken)
       *[2] {""}
    }. Alle Masken werden offen ausgeteilt, sodass alle sie sehen, und dann verdeckt. Goldstücke sind immer offen. Strafen gehen ans Gericht. In den üblichen Zusammenstellungen liegen zu viert zwei Masken und zu fünft eine in der Mitte, vor niemandem.
    .title = Der Tisch
rules-mascarade-turn = Die ersten vier Züge des Spiels sind Vorbereitung: In jedem wird getauscht, oder auch nicht. Danach wählst du in deinem Zug eine von drei Aktionen: Tauschen, Ansehen oder Ansagen. Dann ist die Person links neben dir dran. { $edition ->
        [1] Wurde deine Karte im Zug unmittelbar vor deinem aufgedeckt, musst du diese Karte tauschen oder so tun, als ob.
       *[2] Wurde deine Karte im Zug unmittelbar vor deinem aufgedeckt, darfst du nicht ansagen.
    }
    .title = Dein Zug
rules-mascarade-swap = Nimm deine Karte und die einer anderen Person, oder eine aus der Mitte, unter den Tisch. Vertausche sie oder nicht, ohne hinzusehen, und leg sie zurück. Nur du weißt Bescheid.
    .title = Tauschen, oder auch nicht
rules-mascarade-look = Sieh dir heimlich deine eigene Karte an.
    .title = Ansehen
rules-mascarade-announce = Sag, welche Maske du bist, ob wahr oder nicht; es darf jede Maske im Spiel sein. Im Uhrzeigersinn passt jede andere Person oder beansprucht dieselbe Maske. Beansprucht sie niemand, nutzt du die Fähigkeit, und keine Karte wird aufgedeckt. Andernfalls deckst du deine Karte auf und ebenso alle, die die Maske beanspruchen: Wer sie wirklich ist, nutzt ihre Fähigkeit. Danach zahlen alle von euch, die es nicht sind, je 1 Goldstück ans Gericht, und die Karten werden wieder verdeckt.
    .title = Ansagen
rules-mascarade-powers = Was jede Maske kann, steht weiter unten. Wer mehr zahlen müsste, als da ist, zahlt, was da ist. Ein Stern bedeutet, dass die Goldstücke aus der Bank kommen.
    .title = Fähigkeiten
rules-mascarade-end = Das Spiel endet sofort, wenn jemand 13 Goldstücke oder mehr hat, wenn jemand keine hat oder wenn ein Betrüger gewinnt. { $edition ->
        [1] Haben mehrere im selben Schritt 13, gewinnt die reichste Person unter ihnen.
       *[2] Haben mehrere im selben Schritt 13, teilen sie sich den Sieg.
    } Hat niemand 13 und jemand keine, gewinnt die reichste Person; bei Gleichstand wird der Sieg geteilt.
    .title = Das Ende
rules-mascarade-few = { $edition ->
        [1] Zu dritt haben alle zwei Karten, links und rechts; zu zweit drei: links, rechts und geschützt. Zum Nehmen, Ansehen, Ansagen oder Beanspruchen wählst du eine davon und sagst, welche. Die andere Person rührt deine geschützte Karte nie an; du selbst darfst mit ihr tauschen, sie ansehen und mit ihr beanspruchen, aber nicht mit ihr ansagen.
       *[2] Die zweite Auflage ist für 4 bis 12 Personen.
    }
    .title = Zu zweit und zu dritt
rules-mascarade-knowing = Offen: die Verteilung, alle Goldstücke, wer welche Karten genommen hat, wer eine Karte angesehen hat, was gesagt wurde und jede Karte, die aufgedeckt wird. Geheim: was jemand gesehen hat und ob Karten wirklich getauscht wurden. Am Ende werden alle Karten aufgedeckt.
    .title = Wer weiß was
rules-mascarade-ours = { $edition ->
        [1] Manches lassen die Spielregeln offen; das ist unsere Auslegung. Beim erzwungenen Tausch darf man auch eine Karte aus der Mitte nehmen. Die eigene Karte außerhalb des Zugs anzusehen ist eine Option des Tisches und sonst aus. Wer es tut, muss im ersten eigenen Zug, der es erlaubt, Ansehen wählen. Zu zweit und zu dritt darf man selbst sechs Masken wählen und zwei der eigenen Karten miteinander tauschen, auch in der Vorbereitung. Das Opfer des Inquisitors nennt eine Maske, die im Spiel ist.
       *[2] Manches lassen die Spielregeln offen; das ist unsere Auslegung. Welche Masken zu den Zusammenstellungen A und B gehören, welche einen Stern haben und ab wie vielen Personen eine Maske mitspielt: Die gedruckten Bögen und Karten lagen uns nicht vor. Nach dem Puppenspieler zahlt man Strafen vom neuen Platz aus, und wer angesagt hat, kann noch einmal an die Reihe kommen. Das Opfer des Gurus nennt eine Maske, die im Spiel ist. Die eigene Karte außerhalb des Zugs anzusehen ist eine Option des Tisches und sonst aus; wer es tut, muss im ersten eigenen Zug, der es erlaubt, Ansehen wählen.
    }
    .title = Was von uns ist
