# At a keyboard: what `maskenball play`, `watch` and `rules` say besides the game itself.
# Words between backquotes are typed as they are in every language.

play-welcome = Welcome to the ball. Type ? for help, `quit` to stop; nothing is lost.
play-company = At the table: { $people }.
play-person-bot = { $person } ({ $level })
play-person-here = { $person } (at the keyboard)
play-memory = Memory: { $level }. { $about }
play-seed = Seed: { $seed }. The same seed deals the same cards.
play-compiling = The { $level } bots prepare themselves (once, less than a minute) …
play-nameless = Guest
play-your-number = Your answer, a number or its text:
play-option = { $number }  { $option }
play-thinking = { $person } is thinking …
play-memorise = Remember who is who. Press Enter to turn the cards face down.
play-peek-hint = Outside your own turn you may look at your card by accident with `{ $peek }`; then you must Look on your first turn that allows it.
play-cannot-clear = This terminal cannot be cleared: what is told to one person stays above for the others to find.
play-hand-over = The keyboard goes to { $person }. All others look away.
play-hand-over-ready = { $person }, press Enter when nobody else is looking.
play-hand-over-done = { $person }, press Enter to hide this.
play-over-saved = The score sheet is in { $file }. Look at it again with: maskenball replay { $file }
play-saved = Saved in { $file }.
play-go-on = Go on with: maskenball play --resume { $file }
play-resumed = The game goes on where it stood: decision { $number }.
play-interrupted = Stopped. Nothing is lost.
play-no-more-input = The input has ended here. Nothing is lost.
play-not-a-number = { $number } is none of the answers: they are 1 to { $last }.
play-not-understood = “{ $text }” is no answer and no command here. Type a number from 1 to { $last }, or ? for help.
play-cannot-save = It cannot be saved in { $file }: { $why }
play-nothing-yet = Nothing has happened yet.
play-log-title = What happened:
play-log-strict = At a strict table you see only what happened since your last turn:
play-since = Since your last answer:
play-table-title = The table:
play-deal-title = The deal was:
play-deal-hidden = The deal is not shown at this table; you saw it once.
play-notes-title = Your notes:
play-notes-none = You have no notes. Write one with `note` and some words.
play-notes-taken = Noted.
play-notes-off = At this table there are no notes; its memory level is { $level }.
play-helper-title = How likely each mask lies where, from all you have seen:
play-helper-partners = How likely each player is a partner, from all you have seen:
play-helper-off = This table plays without the helper.
play-help-title = Each answer:
play-help-option = { $number }  { $option }: { $help }
play-commands-title = Besides, at any time:
play-command-help = `?`  what each answer means
play-command-log = `log`  what happened so far
play-command-table = `table`  coins, masks in play, whose turn it is
play-command-notes = `notes`  your notes; `note WORDS` adds one
play-command-rules = `rules`  the rules; `rules spy` what one mask does
play-command-save = `save FILE`  keep the game in a file; it holds the whole truth, every card too
play-command-quit = `quit`  stop; the game is kept
play-command-helper = `helper`  how likely each mask lies where
play-command-peek = `{ $peek }`  look at your own card by accident
play-mask-line = { $mask }: { $power }
play-mask-unknown = There is no mask called “{ $text }” here.
play-wins-you = You have won!
play-wins-not = You have not won this time.
watch-title = Bots at play. Ctrl-C stops.
replay-standing = { $person } is to decide: { $answers }
rules-title = The rules of { $game }
rules-none = Nobody has written down the rules of { $game } here.
rules-title-edition = The rules of { $game }, { $edition ->
        [1] first
       *[2] second
    } edition
rules-star = ★ brings coins from the bank
rules-least =
    { $ours ->
        [yes] from { $players } players on, our number
       *[no] from { $players } players on
    }
rules-copies =
    { $copies ->
        [one] 1 card
       *[other] { $copies } cards
    }
rules-other-edition = { $mask } is only in the { $edition ->
        [1] first
       *[2] second
    } edition (--edition { $edition }):
scenario-sheet = { $players } players: { $masks }

# What cannot be at a keyboard, and why.
play-open-elsewhere = This game is open elsewhere: { $file }. Close it there first.
play-no-game = There is no game to go on with in { $file }.
play-skipped = { $file } cannot be read and is skipped: { $why }
play-resume-names = At the keyboard of this game: { $people }. Leave --name out.
play-resume-options = A game that goes on keeps what was agreed at its beginning. Leave out: { $options }.
play-resumed-over = This game is over.
play-sheet-level = { $file }: there is no level “{ $level }” (for { $person }).
play-sheet-keyboard = { $file }: `[Keyboard]` is empty.
play-why-taken = something else is there already
play-why-no-folder = there is no such folder
play-lost = Stopped. This game could not be saved: it is lost.
play-lost-since = Stopped. The latest moves could not be saved; the file holds the game as it stood before them.
play-welcome-unsaved = Welcome to the ball. Type ? for help, `quit` to stop.
play-only-enter = Press Enter to go on, or type ? for help.
play-help-typed = As text: { $texts }
play-command-table-masquerade = `table`  piles, the trick, your hand, whose turn it is
play-command-rules-masquerade = `rules`  the rules; `rules thief` a part of them
play-command-helper-masquerade = `helper`  how likely each player is a partner
play-name-unfit = “{ $name }” cannot be a player's name: at most { $most } characters, none of , # " \ [ ], no space at either end, and not `centre`.
play-names-same = Two players have the same name.
play-names-unfit = { $names } names do not fit --players { $players }.
play-levels-unfit = Levels: { $levels }, bots: { $bots }. Give one level for all, or one for each.
play-nobody-called = Nobody here is called “{ $person }”. At the table: { $people }.
play-seed-unfit = The seed cannot be read as text (`UTF-8`).

# What `maskenball serve` says.
serve-title = Maskenball is open.
serve-here = On this machine: { $link }
serve-house = For everybody in the house: { $link }
serve-stop = Stop with Ctrl-C. Tables are kept and go on at the next start.
