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
table-says =
    { $person } says:
    I am { $mask_the }
table-said = { $name }: “{ $text }”
table-log = What happened
table-menu = Menu
table-invite = Invite
table-watching = You are watching
table-memory = Memory:
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
tray-confirm-fortune = Take { $coins }
tray-fortune = You have { $coins }.
tray-whose-fortune = Whose fortune for yours?
tray-keep-fortune = Keep your own
tray-name-which = Name your own mask
tray-name-hint = Then your card is turned up.
tray-own-card =
    { $slot ->
        [left] My left card
        [right] My right card
       *[protected] My protected card
    }
tray-which-own = Which of your cards?
tray-announce-which = Who do you say you are?
tray-announce-hint = Name any mask in play, true or not.
tray-say-it-plain = Say it
tray-more-time = I need more time
tray-bot-plays = A bot plays for you
tray-take-back = Play on myself
tray-take-over = Take over { $name }’s chair
tray-watching = One moment …
contest-question = Are you { $mask_the } as well?
contest-pass = Pass
contest-claim = I am { $mask_the }
contest-if-nobody = Claim only if nobody has
contest-if-somebody = Claim only if somebody has
contest-ahead = You can answer ahead.
contest-passed = Passed: { $people }.
contest-order = Pass on everything from now on
contest-order-off = Ask me again
hands-title = Your hands, under the table
hands-first = yours
hands-of = { $name }'s
hands-slot =
    { $slot ->
        [left] left
        [right] right
       *[protected] protected
    }
hands-help = Nobody sees. Cross as often as you like.
hands-cross = Cross the cards
hands-back = Put them back
hands-crossed = Crossed: they will change places.
hands-straight = Straight: they will lie where they lay.
hands-see = You see both
    .about = Faces show while you hold.
hands-see-hold = Hold to see
hands-others = Two cards, neither yours
memorise-title = Remember who is who
memorise-about = Soon all cards lie face down, and nobody is sure any more.
memorise-ready = Ready
memorise-waiting = Still looking: { $people }
tray-peek = Look at your card by accident
    .about = Then you must Look on your first turn that allows it.
seen-hold = Hold to see what you saw
seen-hold-short = Hold
seen-done = Seen
seen-card = Your card
    .about = It stays open while your finger is on it, and drops at once when you let go.
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

# What may be asked of the stage: more time to read a reveal, or less; bots that wait for the only person.
stage-keep = Keep them up
stage-keeps =
    { $you ->
        [yes] You keep them up
       *[no] { $name } keeps them up
    }
stage-keeps-note = keeps
stage-one-more = { $you ->
        [yes] You want to go on; one more, and the cards turn down.
       *[no] { $people } wants to go on; one more, and the cards turn down.
    }
stage-go-on = Go on
stage-going = Ready to go on: { $people }
stage-missed = Missed it? What happened
stage-missed-about = What you missed. Only you see this.
stage-was =
    { $who ->
        [you] You were { $mask_the }
        [nobody] Nobody was { $mask_the }
       *[other] { $person } was { $mask_the }
    }
steer-pause = Pause
steer-step = One step
steer-skip = Skip to my turn
steer-skip-show = Skip this turn
table-chat = Words
tray-take-which = Whose card, with yours?
tray-confirm-take = Take both
tray-quote = “I am { $mask_the }”
tray-side =
    { $side ->
        [left] { $n ->
            [1] left of you
            [2] 2nd left
            [3] 3rd left
           *[other] { $n }th left
        }
        [right] { $n ->
            [1] right of you
            [2] 2nd right
            [3] 3rd right
           *[other] { $n }th right
        }
       *[across] opposite
    }
tray-sides =
    { $side ->
        [left] on your left
        [across] across
       *[right] on your right
    }
contest-then =
    { $n ->
        [0] { $person } decides, then you.
       *[other] { $person } decides, then { $n } more before you.
    }
contest-silence = Silence passes.
contest-lie = A lie costs 1.
contest-passers = { $first } and { $n } others passed.

# A reveal. Two lines in the middle of the table, one in the tray.
reveal-count =
    { $n ->
        [2] Two
        [3] Three
        [4] Four
        [5] Five
       *[other] { $n }
    } say it.
    Masks off!
reveal-claims =
    { $n ->
        [2] Two
        [3] Three
        [4] Four
        [5] Five
       *[other] { $n }
    } say: I am { $mask_the }
reveal-soon = Masks off in a moment.
reveal-is =
    { $you ->
        [yes]
            You
            are { $mask_the }
       *[no]
            { $person }
            is { $mask_the }
    }
reveal-nobody =
    Nobody
    is { $mask_the }
reveal-both =
    Both
    are real
reveal-not = Not { $mask_the }: { $people }.
reveal-fine =
    { $n ->
        [one] { $people }: 1 coin to the court.
       *[other] { $people }: 1 coin each to the court.
    }
reveal-you = you
reveal-power = { $mask }: { $power }.
reveal-chooses = { $person }, { $mask_the }, chooses
reveal-stay = The cards stay up.
reveal-first =
    { $who ->
        [you] You are asked first.
       *[other] { $person } is asked first.
    }
reveal-shown = Everyone sees your card
    .about = Everyone but you. It turns down in a moment.
swap-named =
    { $you ->
        [yes] You take two cards
       *[no] { $person } takes two cards
    }
swap-under = Under the table
swap-held = Swapped, or not?
swap-held-help = Only { $person } knows. It always looks and lasts the same.
swap-back =
    { $you ->
        [yes] You put them back
       *[no] { $person } puts them back
    }
swap-back-help = One pile, then one card to each place.

# What happened since your last turn, each in one short line. $people and $coins: lists; $n: how many passed, or whether coins moved.
story-look = { $you ->
        [yes] You looked at { $card }.
       *[no] { $person } looked at { $card }.
    }
story-take = { $you ->
        [yes] You took { $own } and { $other }.
       *[no] { $person } took { $own } and { $other }.
    }
story-announce = { $you ->
        [yes] You said: I am { $mask_the }.
       *[no] { $person } said: I am { $mask_the }.
    }
story-passed = { $n } passed.
story-claimed = { $people } said it too.
story-from =
    { $from ->
        [bank] { $coins } from the bank
       *[court] { $coins } from the court
    }
story-unopposed = { $you ->
        [yes] You said { $mask }, unopposed
       *[no] { $person } said { $mask }, unopposed
    }{ $n ->
        [0] .
       *[other] : { $coins }
    }
story-contested = { $you ->
        [yes] You said { $mask }, { $people } too.
       *[no] { $person } said { $mask }, { $people } too.
    }
