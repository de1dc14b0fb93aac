# Learning: a first game with a coach, and the rules to read.

learn-title = Your first ball
learn-about = One whole game of Mascarade, about ten minutes, against three gentle bots. Everything is explained when it first happens.
learn-begin = Take your seat
learn-go-on = Go on with the game
learn-anew = Begin anew
learn-rather-rules = I would rather read the rules
learn-coach = Explanation
learn-got-it = Got it
learn-skip = No more explanations
learn-progress = { $seen } of { $all } explained
learn-done = That was your first ball
learn-done-about = You have seen what matters. The rest is nerve, memory and a straight face.
learn-missed = Did not happen this time:
learn-friends = Open a table for friends
learn-look-back = See what really happened
learn-again = Once more

# What the coach says. $person did it; $you says whether that is the reader.
learn-tip-deal = All masks lie open, once. Remember who you are, and as much as you can of the others: soon every card lies face down.
    .title = The deal
learn-tip-prepare = In the first four turns nobody may do anything but this: take your own card and another one under the table, and swap them or not. Already nobody is sure any more.
    .title = Preparation
learn-tip-hands = Nobody sees your hands. Cross the cards or leave them, as often as you like, then put them back. Only you know how they lie: keep it in mind.
    .title = Under the table
learn-tip-turn = From now on you have three actions to choose from. Not sure who you are? Look. Want to confuse the others? Swap, or pretend to. Feeling sure, or bold? Announce.
    .title = Your turn
learn-tip-look = { $you ->
        [yes] Only you have seen your card. But everybody has seen that you looked.
       *[no] { $person } has looked at their own card. What it was stays secret, but now somebody at this table is sure of something.
    }
    .title = Look
learn-tip-announce = { $you ->
        [yes] You have said who you are, true or not. Now everybody in turn may say: so am I!
       *[no] { $person } says: “I am { $mask_the }.” It may be true or not, and nobody needs to be sure. Everybody in turn may say: so am I!
    }
    .title = An announcement
learn-tip-contest = Pass, and it costs you nothing. Or say that you are { $mask_the } too: then cards are turned up. If it is true, the power is yours. If not, you pay 1 coin.
    .title = You are asked
learn-tip-ahead = You are not asked yet, but you can already say what you will answer. Nobody learns of it before it is your turn.
    .title = Answering ahead
learn-tip-reveal = More than one said it, so their cards are turned up. Whoever really is the mask uses the power. The others pay a fine of 1 coin. Then the cards are turned face down again.
    .title = Masks off!
learn-tip-power = What { $mask_the } does: { $power }
    .title = A power
learn-tip-court = Fines lie in the court, the lion in the middle. Whoever is the Judge, or is believed to be, takes them all.
    .title = The court
learn-tip-bound = Your card was just turned up, so everybody knows it. That is why you must swap now, or pretend to.
    .title = Known to all
learn-tip-win = Whoever has 13 coins wins at once. If somebody has none left, the game is over too, and the richest wins. So keep an eye on the coins.
    .title = How to win

# The rules to read.
rules-masks-of-edition = The masks of this edition
rules-masks-others = The other masks of this edition
