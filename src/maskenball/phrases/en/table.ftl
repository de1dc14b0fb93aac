# At the table of Mascarade, and around every table: the tray, the log, chat, the end.

table-ring = The table
table-you = { $name } (you)
table-you-short = You
place-label =
    { $name }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $cards }
table-face-down = card face down
table-away = away
place-court = Court
table-says = { $person } says: I am { $mask_the }
table-said = { $name }: “{ $text }”
table-log = What happened
table-menu = Menu
table-invite = Invite
table-watching = You are watching
table-memory = Memory: { $level }
table-query-coins = Coins: { $purses }. Court: { $court }.
tray-label = What you can do
tray-your-turn = Your turn, { $name }
tray-take = Swap, or not
    .about = Your card and one other, under the table.
tray-look = Look
    .about = See your own card. Only you see it.
tray-announce = Announce
    .about = Name any mask in play, true or not.
tray-why-not =
    { $must ->
        [prepare] The first four turns are for swapping (rule U1).
        [swap] Your card was face up last turn (rule U3).
        [swap-or-look] Your card was face up last turn (rule U3).
        [look] You looked outside your turn (rule A2.2).
       *[free] Not now.
    }
tray-choose-hint = Choose on the table or in the list.
tray-confirm = This one
tray-own-card =
    { $slot ->
        [left] My left card
        [right] My right card
       *[protected] My protected card
    }
tray-which-own = Which of your cards?
tray-announce-which = Who do you say you are?
tray-announce-hint = Name any mask in play, true or not.
tray-say-it = Say: I am { $mask_the }
tray-say-it-plain = Say it
tray-more-time = I need more time
tray-bot-plays = A bot plays for you
tray-take-back = Play on myself
tray-watching = One moment …
contest-question = Are you { $mask_the } as well?
contest-pass = Pass
contest-claim = I am { $mask_the }
contest-if-nobody = Claim only if nobody has
contest-if-somebody = Claim only if somebody has
contest-ahead = You can answer ahead.
contest-claimed = Claimed too: { $people }.
contest-nobody = Nobody contests it yet.
contest-passed = Passed: { $people }.
contest-cost = A false claim costs 1 coin.
contest-order = Pass on everything from now on
contest-order-off = Ask me again
hands-title = Your hands, under the table
hands-first = yours
hands-second = the other
hands-cross = Cross the cards
hands-back = Put them back
hands-crossed = Crossed: they will change places.
hands-straight = Straight: they will lie where they lay.
memorise-title = Remember who is who
memorise-about = Soon all cards lie face down, and nobody is sure any more.
memorise-ready = Ready
memorise-waiting = Still looking: { $people }
tray-peek = Look at your card by accident
    .about = Then you must Look on your first turn that allows it.
seen-hold = Hold to see what you saw
seen-done = Seen
end-title = The ball is over
end-wanted =
    { $n ->
        [one] { $people } wants to end the game.
       *[other] { $people } want to end the game.
    }
end-wanted-alone = You want to end the game.
end-wanted-too = Me too
end-ask = End the game
    .about = If everybody present agrees, the game ends here: all cards are shown, and nobody wins.
end-sure = Yes, end it
end-not = Play on
end-rematch = Once more
end-rotate = Once more, one seat on
end-replay = Look back
end-sheet = Score sheet
panel-since = Since your last turn
panel-masks = Masks in play
panel-nothing = Nothing yet.
panel-beliefs = What could lie where?
chat-phrases = Say something …
chat-say = In your own words
chat-send = Say
table-meta = { $game } · { $players } players
mascarade-edition = Mascarade, { $edition ->
        [1] first
       *[2] second
    } edition
table-closed = This table is closed
table-closed-why =
    { $why ->
        [other-rules] The game was dealt under rules that this version does not know. It cannot be played on, but its score sheet is kept.
       *[older] It was opened with an older version and cannot be played on. Finished games are kept as score sheets.
    }
tray-centre-card = Centre card { $n }
tray-card-of =
    { $slot ->
        [left] { $name }, left
        [right] { $name }, right
       *[protected] { $name }, protected
    }
tray-own-only = My card
panel-notes = Your notes
order-title = Standing order
order-pass = Pass on every claim
order-except = But ask me about these:
