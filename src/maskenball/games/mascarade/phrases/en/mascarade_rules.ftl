# The rules pages. Each message is a section with its title. $edition is 1 or 2; $players is not known here.

rules-mascarade-aim = Be the first with 13 coins. You are whoever the mask before you says, but cards are swapped in secret all the time, so nobody is sure for long. The game also ends when somebody has no coins left: then the richest player wins.
    .title = The aim
rules-mascarade-table = For { $edition ->
        [1] 2 to 13
       *[2] 4 to 12
    } players; for a first game the rulebooks recommend 4 to 8. Everyone starts with 6 coins and one mask{ $edition ->
        [1] {" "}(two masks with 3 players, three with 2)
       *[2] {""}
    }. All masks are dealt face up, so that everyone sees them, then turned face down. Coins are always public. Fines go to the court. In the usual sets two masks lie in the centre with 4 players and one with 5, in front of nobody.
    .title = The table
rules-mascarade-turn = The first four turns of the game are preparation: in each you Swap (or not). After that, on your turn, take one of three actions: Swap, Look or Announce. Then the player to the left has their turn. { $edition ->
        [1] If your card was turned up in the turn just before yours, you must swap that card, or pretend to.
       *[2] If your card was turned up in the turn just before yours, you may not Announce.
    }
    .title = Your turn
rules-mascarade-swap = Take your card and another player's card, or one from the centre, under the table. Without looking, swap them or not, and put them back. Only you know.
    .title = Swap, or not
rules-mascarade-look = Look at your own card in secret.
    .title = Look
rules-mascarade-announce = Say which mask you are, true or not; it may be any mask in play. Clockwise, each other player passes or claims to be the same. If nobody claims, you use the power and no card is turned up. If somebody claims, all of you turn up your card: whoever really is the mask uses its power. Then each of you who is not pays 1 coin to the court, and the cards are turned down again.
    .title = Announce
rules-mascarade-powers = What each mask does is told below. Whoever owes more than they have pays what they have. A star means that the coins come from the bank.
    .title = Powers
rules-mascarade-end = The game ends at once when somebody has 13 coins or more, when somebody has none, or when a Cheat wins. { $edition ->
        [1] If several have 13 in the same step, the richest of them wins.
       *[2] If several have 13 in the same step, they share the win.
    } If nobody has 13 and somebody has none, the richest wins; equals share.
    .title = The end
rules-mascarade-few = { $edition ->
        [1] With 3 players everyone has two cards, left and right; with 2 players three: left, right and protected. You take, look at, announce or claim with one of them and say which. The other player never touches your protected card; you may swap with it, look at it and claim with it, but not announce with it.
       *[2] The second edition is for 4 to 12 players.
    }
    .title = Two and three players
rules-mascarade-knowing = Public: the deal, all coins, who took which cards, who looked, what was said, and every card that is turned up. Secret: what somebody saw, and whether cards were really swapped. At the end all cards are turned up.
    .title = Who knows what
rules-mascarade-ours = { $edition ->
        [1] The rulebooks leave some things open; these are our readings. A forced Swap may take a card of the centre as well. Looking at your own card outside your turn is an option of the table, off unless chosen. Whoever did so must Look on their first turn that allows it. With 2 or 3 players you may choose six masks of your own, and swap two of your own cards with each other, in the preparation too. The victim of the Inquisitor names a mask in play.
       *[2] The rulebooks leave some things open; these are our readings. Which masks are in the sets A and B, which masks have a star, and from how many players on a mask is used: the printed sheets and cards could not be seen. After the Puppet Master, fines are paid from the new place, and the announcer may have another turn. The victim of the Guru names a mask in play. Looking at your own card outside your turn is an option of the table, off unless chosen; whoever did so must Look on their first turn that allows it.
    }
    .title = What is ours
