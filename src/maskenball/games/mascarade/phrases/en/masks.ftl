# The masks: their names in every form that the sentences need, and what they do.
# $edition is 1 or 2. The attributes are the same for all masks of a language; $mask_the in a sentence is .the here.

mask-judge = Judge
    .the = the Judge
mask-bishop = Bishop
    .the = the Bishop
mask-trickster = Trickster
    .the = the Trickster
mask-king = King
    .the = the King
mask-queen = Queen
    .the = the Queen
mask-empress = Empress
    .the = the Empress
mask-fool = Fool
    .the = the Fool
mask-thief = Thief
    .the = the Thief
mask-witch = Witch
    .the = the Witch
mask-spy = Spy
    .the = the Spy
mask-peasant = Peasant
    .the = a Peasant
mask-cheat = Cheat
    .the = the Cheat
mask-inquisitor = Inquisitor
    .the = the Inquisitor
mask-guru = Guru
    .the = the Guru
mask-widow = Widow
    .the = the Widow
mask-puppet-master = Puppet Master
    .the = the Puppet Master
mask-patron = Patron
    .the = the Patron
mask-beggar = Beggar
    .the = the Beggar
mask-princess = Princess
    .the = the Princess
mask-hidden = a hidden mask
    .the = a hidden mask

# A home-made mask in a sentence: nobody knows its article.
home-made-mask = “{ $name }”

power-judge = Take all coins of the court. The fines of this turn come later and stay there.
    .short = all of the court
power-bishop = Take 2 coins from the richest other player; if several are equally rich, choose one of them.
    .short = 2 from the richest
power-trickster = Take 2 coins from the richest other player; if several are equally rich, choose one of them.
    .short = 2 from the richest
power-king =
    Take { $edition ->
        [1] 3
       *[2] 2
    } coins from the bank.
    .short = { $edition ->
            [1] 3
           *[2] 2
        } from the bank
power-queen = Take 2 coins from the bank.
    .short = 2 from the bank
power-empress = Take 3 coins from the bank.
    .short = 3 from the bank
power-fool = Take 1 coin from the bank. Then take the cards of two other players, unseen, and swap them or not.
    .short = 1, crosses two cards
power-thief = Take 1 coin from your left neighbour and 1 from your right neighbour.
    .short = 1 from each side
power-witch = You may swap your whole fortune with that of one other player.
    .short = swaps two fortunes
power-spy =
    { $edition ->
        [1] Choose a card of another player or of the centre.
       *[2] Choose a card of another player.
    } Look at it and at your own card in secret, then swap them or not.
    .short = sees two cards
power-peasant = Take 1 coin from the bank. If both Peasants are turned up in the same contest, each takes 2.
    .short = 1 from the bank, 2 together
power-cheat = If you have 10 coins or more, you win at once.
    .short = wins with 10
power-inquisitor = Choose another player. They say which mask is theirs and turn it up: if they are wrong, they give you 4 coins.
    .short = asks who you are
power-guru = Choose another player. They say which mask is theirs and turn it up: if they are wrong, they give you 4 coins.
    .short = asks who you are
power-widow = Take coins from the bank until you have 10.
    .short = up to 10 coins
power-puppet-master = Choose two other players and take 1 coin from each. Then these two change places; cards and coins stay where they are.
    .short = moves two people
power-patron = Take 3 coins from the bank. Your left and your right neighbour each get 1 from the bank.
    .short = 3, and 1 to each side
power-beggar = Clockwise from your left, each player who is richer than you at that moment gives you 1 coin.
    .short = 1 from the richer
power-princess = Take 2 coins from the bank. Choose another player: everyone but that player sees their card.
    .short = 2, shows a card
