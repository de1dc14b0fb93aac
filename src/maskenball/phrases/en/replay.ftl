# Looking back at a game that is over: the film of it, its story, who was who, and what its deal proves.

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
replay-held = Who held what
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

# What the record of the deal proves.
replay-sheet = Keep the score sheet
replay-proof-about = The cards were dealt from a secret of the server's and a salt from every device. Before the deal each showed only a fingerprint of it, the SHA-256, and could change nothing afterwards. The salts were revealed once all fingerprints lay open, the secret after the game.
replay-proof-commitment = Fingerprint of the secret, shown before the deal
replay-proof-secret = Secret, told after the game
replay-proof-salts = Salts, and their fingerprints
replay-proof-no-salt = none
replay-proof-held-back = not revealed
replay-proof-right = What was told after the game fits the fingerprints shown before it.
replay-proof-wrong = What was told after the game does not fit the fingerprints shown before it.
replay-proof-missing = This game carries no secret and no fingerprint.
replay-proof-alone = No device brought a salt: whoever runs the server could choose the deal.
replay-proof-old = These salts were not promised before they were sent: whoever could read the server's database and sent theirs last could choose among many deals.
replay-proof-seen = They are the fingerprints that this device saw before the deal, and its own salt is among the salts.
replay-proof-nobody = So nobody could choose the chance that dealt the cards.
replay-proof-differs = This is not what this device saw before the deal. Do not trust this deal.
replay-proof-left-out = But the salt of this device did not arrive in time and is not among them. To you these numbers prove nothing.
replay-proof-unseen = This device did not take part in the deal. To you these numbers prove nothing: they may all have been made up together.
replay-proof-unrevealed = Promised and not revealed in time: { $names }. A salt that is held back, by its device or by the server, leaves a choice between two deals.
replay-proof-limits = Not proven: that nobody looked at the cards during the game (whoever runs the server can), who sat in the seats, or that no game was broken off before this one.
replay-proof-yourself = To check the cards too, keep the score sheet and let your own machine deal once more:
