# Looking back at a game that is over: the film of it, its story, who was who, and whether the deal was honest.

replay-title = Looking back
replay-loading = The game is being fetched …
replay-begin = The deal
replay-dealt = Everyone sees who is who. Then the cards are turned face down.
replay-dealt-hands = The cards are dealt. Everyone sees only their own hand.
replay-turn = Turn { $turn }
replay-trick = Trick { $turn }
replay-step = Step { $at } of { $all }
replay-film = Film of the game
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-layer = What is shown
replay-layer-table = As the table saw it
replay-layer-truth = The whole truth
replay-story = Story
replay-who = Who was who
replay-proof = The deal
replay-panel = Beside the film

# Beside an announcement or a claim, when the whole truth is shown.
replay-said-true = That was true.
replay-said-false = In truth: { $mask_the }.

# Who was who. A mask lay before somebody from a turn on.
replay-who-about = Every mask that lay before somebody, with the turn in which it came there. Choose one to go to that moment.
replay-who-since = { $mask }, since turn { $turn }
replay-who-dealt = { $mask }, since the deal
replay-who-dealt-short = Deal
replay-centre = Centre { $number }

# Masquerade.
replay-team =
    { $team ->
        [partners] Partner
       *[others] Against the partners
    }
replay-hand = Hand
replay-pile =
    { $cards ->
        [0] No cards won
        [one] 1 card won
       *[other] { $cards } cards won
    }
replay-diamonds =
    { $diamonds ->
        [one] 1 diamond
       *[other] { $diamonds } diamonds
    }
replay-hidden-hand =
    { $cards ->
        [0] No cards in hand
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }
replay-on-table = On the table
replay-table-empty = No card has been played to this trick.
replay-wins-so-far = wins so far
replay-wins-trick = wins the trick

# Whether the deal was honest.
replay-sheet = Keep the score sheet
replay-proof-about = Before anybody sat down the server chose a secret and showed its fingerprint, the SHA-256. Everybody who sat down added a salt of their own. Secret and salts together dealt the cards: nobody could choose them.
replay-proof-commitment = Fingerprint, shown before the deal
replay-proof-secret = Secret, told after the game
replay-proof-salts = Salts
replay-proof-no-salt = none, a bot
replay-proof-checking = Checking …
replay-proof-right = The secret is the one that was promised: its SHA-256 is the fingerprint.
replay-proof-wrong = The secret is not the one that was promised: its SHA-256 is another.
replay-proof-missing = This game carries no secret and no fingerprint.
replay-proof-insecure = Over this connection the browser cannot calculate a SHA-256. It can over https, or on the machine of the server.
replay-proof-yourself = To check the cards too, keep the score sheet and let your own machine deal once more:
