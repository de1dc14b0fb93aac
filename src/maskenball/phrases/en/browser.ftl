# What every screen of the browser needs: buttons, the line to the server, refusals, ready-made sentences.

house-close = Close
house-back = Back
house-home = To the start page
house-here-instead = Play here instead
house-reload = Reload

# The line to the server. notice-…: by the code that the server sends.
house-connecting = Connecting …
house-reconnecting = The connection is lost. Reconnecting …
line-lost = The connection is lost
line-trying = Trying again, attempt { $tries }. Your chair stays yours.
line-try = Try now
seat-gone = You have no seat here
notice-another-tab = Your seat is open in another tab or on another device.
notice-stopping = The server is taking a break. Your seat is kept; this page goes on by itself when the server is back.
notice-no-seat = Your seat has been freed, or you left it in another tab.
notice-outdated = This page is older than the server. Reload it to go on; your seat is kept.
notice-too-many = Too many messages came from this page at once. The connection was closed and will be back in a moment.

# Why the server does not do something, by its code. refused-else: anything else. What the rules refuse is in refusals.ftl.
refused-not-now = That is not possible at the moment.
refused-not-yet = People are still looking at what happened. You are asked in a moment.
refused-not-alone = Somebody else plays at this table.
refused-not-host = Only the host can do that.
refused-no-seat = There is no such seat.
refused-seat-taken = Somebody is already sitting there.
refused-seat-empty = Nobody is sitting there.
refused-full = There are not enough seats.
refused-not-full = Some seats are still empty.
refused-unplayable = The table cannot be played like this.
refused-other-game = That was meant for an earlier game.
refused-not-asked = Somebody else is asked.
refused-no-contest = There is nothing to claim at the moment.
refused-answered = You have answered already.
refused-no-card = You have no such card.
refused-no-lodging = At this table nobody answers in advance.
refused-no-clock = There is no clock at this table.
refused-no-more-time = You have had more time already; it is given once a game.
refused-no-notes = The memory rule of this table allows no notes.
refused-no-helper = The memory rule of this table allows no helper.
refused-no-chat = There is no chat at this table.
refused-empty = The message was empty.
refused-spectator = You are only watching here.
refused-present = That person is here. Only they can let a bot play for them.
refused-bot-plays = A bot is playing for you. Take your seat back first.
refused-too-many = That was too much at once. Wait a moment, then try again.
refused-journal-full = For now you have written as much as one seat may. You can write more as the game goes on.
refused-not-stored = It could not be saved, so it was not done. Please try again.
refused-unknown = There is nothing here. The link or code may be wrong or out of date.
refused-set-aside = This table cannot be read and was set aside. Whoever runs the server can help.
refused-too-long = That text is too long.
refused-not-over = The game is not over yet.
refused-other-rules = This game was played under rules that this version does not know. Its score sheet can still be read.
refused-offline = The server cannot be reached. Are you online?
refused-else = That did not work. Please try again.

# What is wrong with home-made masks or a deck of one's own: $sentence comes from the server as it is.
breach-plain = { $sentence } ({ $rule })
breach-line = Line { $line }: { $sentence } ({ $rule })

# Ready-made sentences for the chat, said to the whole table.
phrase-hello = Hello, everyone!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-hurry = Shall we go on?
phrase-one-moment = One moment, please.
phrase-i-am-sure = I am quite sure.
phrase-i-doubt-it = I doubt it.
phrase-trust-me = Trust me!
phrase-who-knows = Who knows …
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-once-more = Another game?
