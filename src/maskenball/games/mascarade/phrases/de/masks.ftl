# The masks: their names in every form that the sentences need, and what they do.
# $edition is 1 or 2. The attributes are the same for all masks of a language; $mask_the in a sentence is .the here:
# .the nominative, .den accusative, .dem dative, .des genitive.

mask-judge = Richter
    .the = der Richter
    .den = den Richter
    .dem = dem Richter
    .des = des Richters
mask-bishop = Bischof
    .the = der Bischof
    .den = den Bischof
    .dem = dem Bischof
    .des = des Bischofs
mask-trickster = Gauner
    .the = der Gauner
    .den = den Gauner
    .dem = dem Gauner
    .des = des Gauners
mask-king = König
    .the = der König
    .den = den König
    .dem = dem König
    .des = des Königs
mask-queen = Königin
    .the = die Königin
    .den = die Königin
    .dem = der Königin
    .des = der Königin
mask-empress = Kaiserin
    .the = die Kaiserin
    .den = die Kaiserin
    .dem = der Kaiserin
    .des = der Kaiserin
mask-fool = Narr
    .the = der Narr
    .den = den Narren
    .dem = dem Narren
    .des = des Narren
mask-thief = Dieb
    .the = der Dieb
    .den = den Dieb
    .dem = dem Dieb
    .des = des Diebs
mask-witch = Hexe
    .the = die Hexe
    .den = die Hexe
    .dem = der Hexe
    .des = der Hexe
mask-spy = Spionin
    .the = die Spionin
    .den = die Spionin
    .dem = der Spionin
    .des = der Spionin
mask-peasant = Bauer
    .the = ein Bauer
    .den = einen Bauern
    .dem = einem Bauern
    .des = eines Bauern
mask-cheat = Betrüger
    .the = der Betrüger
    .den = den Betrüger
    .dem = dem Betrüger
    .des = des Betrügers
mask-inquisitor = Inquisitor
    .the = der Inquisitor
    .den = den Inquisitor
    .dem = dem Inquisitor
    .des = des Inquisitors
mask-guru = Guru
    .the = der Guru
    .den = den Guru
    .dem = dem Guru
    .des = des Gurus
mask-widow = Witwe
    .the = die Witwe
    .den = die Witwe
    .dem = der Witwe
    .des = der Witwe
mask-puppet-master = Puppenspieler
    .the = der Puppenspieler
    .den = den Puppenspieler
    .dem = dem Puppenspieler
    .des = des Puppenspielers
mask-patron = Mäzen
    .the = der Mäzen
    .den = den Mäzen
    .dem = dem Mäzen
    .des = des Mäzens
mask-beggar = Bettler
    .the = der Bettler
    .den = den Bettler
    .dem = dem Bettler
    .des = des Bettlers
mask-princess = Prinzessin
    .the = die Prinzessin
    .den = die Prinzessin
    .dem = der Prinzessin
    .des = der Prinzessin
mask-hidden = eine verdeckte Maske
    .the = eine verdeckte Maske
    .den = eine verdeckte Maske
    .dem = einer verdeckten Maske
    .des = einer verdeckten Maske

# A home-made mask in a sentence: nobody knows its article.
home-made-mask = „{ $name }“

power-judge = Nimm alle Goldstücke vom Gericht. Die Strafen dieses Zugs kommen später und bleiben dort.
    .short = alles vom Gericht
power-bishop = Nimm 2 Goldstücke von der reichsten anderen Person; sind mehrere gleich reich, wähle eine davon.
    .short = 2 von den Reichsten
power-trickster = Nimm 2 Goldstücke von der reichsten anderen Person; sind mehrere gleich reich, wähle eine davon.
    .short = 2 von den Reichsten
power-king =
    Nimm { $edition ->
        [1] 3
       *[2] 2
    } Goldstücke aus der Bank.
    .short = { $edition ->
            [1] 3
           *[2] 2
        } aus der Bank
power-queen = Nimm 2 Goldstücke aus der Bank.
    .short = 2 aus der Bank
power-empress = Nimm 3 Goldstücke aus der Bank.
    .short = 3 aus der Bank
power-fool = Nimm 1 Goldstück aus der Bank. Nimm dann die Karten von zwei anderen Personen, ohne sie anzusehen, und vertausche sie oder nicht.
    .short = 1, kreuzt zwei Karten
power-thief = Nimm 1 Goldstück von der Person links neben dir und 1 von der Person rechts neben dir.
    .short = 1 von jeder Seite
power-witch = Du darfst dein ganzes Vermögen mit dem einer anderen Person tauschen.
    .short = tauscht Vermögen
power-spy =
    { $edition ->
        [1] Wähle eine Karte einer anderen Person oder aus der Mitte.
       *[2] Wähle eine Karte einer anderen Person.
    } Sieh dir heimlich diese und deine eigene Karte an, dann vertausche sie oder nicht.
    .short = sieht zwei Karten
power-peasant = Nimm 1 Goldstück aus der Bank. Werden bei derselben Ansage beide Bauern aufgedeckt, nimmt jeder 2.
    .short = 1 aus der Bank, zu zweit 2
power-cheat = Hast du 10 Goldstücke oder mehr, gewinnst du sofort.
    .short = gewinnt mit 10
power-inquisitor = Wähle eine andere Person. Sie sagt, welche Maske sie hat, und deckt sie auf: Irrt sie sich, gibt sie dir 4 Goldstücke.
    .short = fragt, wer du bist
power-guru = Wähle eine andere Person. Sie sagt, welche Maske sie hat, und deckt sie auf: Irrt sie sich, gibt sie dir 4 Goldstücke.
    .short = fragt, wer du bist
power-widow = Nimm Goldstücke aus der Bank, bis du 10 hast.
    .short = bis zu 10 Goldstücke
power-puppet-master = Wähle zwei andere Personen und nimm von jeder 1 Goldstück. Dann tauschen die beiden die Plätze; Karten und Goldstücke bleiben, wo sie sind.
    .short = setzt zwei um
power-patron = Nimm 3 Goldstücke aus der Bank. Die Person links und die Person rechts neben dir bekommen je 1 aus der Bank.
    .short = 3, und 1 für jede Seite
power-beggar = Im Uhrzeigersinn, von links neben dir an, gibt dir jede Person, die in diesem Moment reicher ist als du, 1 Goldstück.
    .short = 1 von allen, die mehr haben
power-princess = Nimm 2 Goldstücke aus der Bank. Wähle eine andere Person: Alle außer ihr sehen ihre Karte.
    .short = 2, zeigt eine Karte
