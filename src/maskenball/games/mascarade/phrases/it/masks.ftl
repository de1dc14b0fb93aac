# The masks: their names in every form that the sentences need, and what they do.
# $edition is 1 or 2. The attributes are the same for all masks: .the (il), .of (del), .to (al).

mask-judge = Giudice
    .the = il Giudice
    .of = del Giudice
    .to = al Giudice
mask-bishop = Vescovo
    .the = il Vescovo
    .of = del Vescovo
    .to = al Vescovo
mask-trickster = Imbroglione
    .the = l'Imbroglione
    .of = dell'Imbroglione
    .to = all'Imbroglione
mask-king = Re
    .the = il Re
    .of = del Re
    .to = al Re
mask-queen = Regina
    .the = la Regina
    .of = della Regina
    .to = alla Regina
mask-empress = Imperatrice
    .the = l'Imperatrice
    .of = dell'Imperatrice
    .to = all'Imperatrice
mask-fool = Giullare
    .the = il Giullare
    .of = del Giullare
    .to = al Giullare
mask-thief = Ladro
    .the = il Ladro
    .of = del Ladro
    .to = al Ladro
mask-witch = Sciamana
    .the = la Sciamana
    .of = della Sciamana
    .to = alla Sciamana
mask-spy = Spia
    .the = la Spia
    .of = della Spia
    .to = alla Spia
mask-peasant = Contadino
    .the = un Contadino
    .of = di un Contadino
    .to = a un Contadino
mask-cheat = Baro
    .the = il Baro
    .of = del Baro
    .to = al Baro
mask-inquisitor = Inquisitore
    .the = l'Inquisitore
    .of = dell'Inquisitore
    .to = all'Inquisitore
mask-guru = Guru
    .the = il Guru
    .of = del Guru
    .to = al Guru
mask-widow = Vedova
    .the = la Vedova
    .of = della Vedova
    .to = alla Vedova
mask-puppet-master = Burattinaio
    .the = il Burattinaio
    .of = del Burattinaio
    .to = al Burattinaio
mask-patron = Mecenate
    .the = il Mecenate
    .of = del Mecenate
    .to = al Mecenate
mask-beggar = Mendicante
    .the = il Mendicante
    .of = del Mendicante
    .to = al Mendicante
mask-princess = Principessa
    .the = la Principessa
    .of = della Principessa
    .to = alla Principessa
mask-hidden = una maschera nascosta
    .the = una maschera nascosta
    .of = di una maschera nascosta
    .to = a una maschera nascosta

# A home-made mask in a sentence: nobody knows its article.
home-made-mask = «{ $name }»

power-judge = Prendi tutte le monete del Tribunale. Le multe di questo turno arrivano dopo e restano lì.
    .short = tutto del tribunale
power-bishop = Prendi 2 monete al più ricco degli altri giocatori; se più d'uno è ugualmente ricco, scegli uno di loro.
    .short = 2 dal più ricco
power-trickster = Prendi 2 monete al più ricco degli altri giocatori; se più d'uno è ugualmente ricco, scegli uno di loro.
    .short = 2 dal più ricco
power-king =
    Prendi { $edition ->
        [1] 3
       *[2] 2
    } monete dalla banca.
    .short = { $edition ->
            [1] 3
           *[2] 2
        } dalla banca
power-queen = Prendi 2 monete dalla banca.
    .short = 2 dalla banca
power-empress = Prendi 3 monete dalla banca.
    .short = 3 dalla banca
power-fool = Prendi 1 moneta dalla banca. Poi prendi le carte di altri due giocatori, senza guardarle, e scambiale o no.
    .short = 1, incrocia due carte
power-thief = Prendi 1 moneta a chi siede alla tua sinistra e 1 a chi siede alla tua destra.
    .short = 1 da ogni lato
power-witch = Puoi scambiare tutto il tuo patrimonio con quello di un altro giocatore.
    .short = scambia due fortune
power-spy =
    { $edition ->
        [1] Scegli una carta di un altro giocatore o del centro.
       *[2] Scegli una carta di un altro giocatore.
    } Guarda in segreto quella carta e la tua, poi scambiale o no.
    .short = vede due carte
power-peasant = Prendi 1 moneta dalla banca. Se nella stessa contesa si scoprono entrambi i Contadini, ciascuno ne prende 2.
    .short = 1 dalla banca, 2 in coppia
power-cheat = Se hai 10 monete o più, vinci subito.
    .short = vince con 10
power-inquisitor = Scegli un altro giocatore. Dice qual è la sua maschera e la scopre: se sbaglia, ti dà 4 monete.
    .short = chiede chi sei
power-guru = Scegli un altro giocatore. Dice qual è la sua maschera e la scopre: se sbaglia, ti dà 4 monete.
    .short = chiede chi sei
power-widow = Prendi monete dalla banca fino ad averne 10.
    .short = fino a 10 monete
power-puppet-master = Scegli altri due giocatori e prendi 1 moneta a ciascuno. Poi i due si scambiano di posto; carte e monete restano dove sono.
    .short = sposta due persone
power-patron = Prendi 3 monete dalla banca. Chi siede alla tua sinistra e chi siede alla tua destra ne ricevono 1 ciascuno dalla banca.
    .short = 3, e 1 ai vicini
power-beggar = In senso orario dalla tua sinistra, ogni giocatore che in quel momento è più ricco di te ti dà 1 moneta.
    .short = 1 dai più ricchi
power-princess = Prendi 2 monete dalla banca. Scegli un altro giocatore: tutti tranne lui vedono la sua carta.
    .short = 2, mostra una carta
