# Words of the house: languages, games, levels of bots, memory levels. Terminal and browser share them.

language-name = English
game-mascarade = Mascarade
game-masquerade = Masquerade
edition = { $edition ->
        [1] First edition
       *[2] Second edition
    }
scenario-1e-2013 = The standard sets of 2013 (with the Spy for 7 players)
scenario-1e-2014 = The standard sets of 2014 (with the Fool for 7 players)
scenario-2e-A = Our own sets for first games
scenario-2e-B = Our own sets, more cunning
deck-default = Our reconstruction: the diamonds lie on blue, yellow, green and the red 11
deck-points = An alternative: the diamonds lie on low side cards and the red 8 to 11
level-gentle = Gentle
    .about = Says only what it is sure of. Good for a first game.
level-steady = Steady
    .about = Counts its chances and bluffs when it pays.
level-cunning = Cunning
    .about = Also listens: it notices who lies and who does not.
level-masterly = Masterly
    .about = Thinks several turns ahead. Hard to beat.
memory-strict = Strict
    .about = You see only what happened since your last turn.
memory-log = Log
    .about = Everything that was said and done in public can be read again.
memory-notes = Notes
    .about = The log, the deal, and notes of your own.
memory-helper = Helper
    .about = For training: how likely each mask lies where, worked out from all you have seen.
and-list = { $first } and { $last }
or-list = { $first } or { $last }
unofficial = An unofficial implementation for private fun, not affiliated with the publishers of the games.
scenario-verdict = { $cards } masks, { $players } players, edition { $edition }: { $verdict ->
        [yes] can be played.
        [advised] can be played, with recommendations:
       *[no] cannot be played, because:
    }

# What any game may say, and all that is said of a game that has no words of its own.
opening-any = { $game }, { $players } players.
event-any = { $you ->
        [yes] You: { $text }
       *[no] { $person }: { $text }
    }
event-over-any = The game is over.
question-any = Your turn. What do you do?
waiting-any = { $person } is to decide.
event-decline = { $you ->
        [yes] You decline.
       *[no] { $person } declines.
    }
event-winner = Winner: { $winners }.
event-winners = Winners: { $winners }.
game-ended =
    { $why ->
        [agreed] Everybody agreed to end the game here. Nobody has won.
       *[long] The game has had 2,000 decisions and ends here. Nobody has won.
    }
