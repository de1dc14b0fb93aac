# The table of Masquerade in the browser: people, trick, hand, ladder, end.

tricks-turn = Trick { $turn } of { $all }
tricks-people = At the table
tricks-trick = The trick
tricks-your-hand = Your hand
tricks-your-pile = Your pile
tricks-in-hand = { $cards } in hand
tricks-won = { $cards } won
tricks-seat = { $name }: { $hand } in hand, { $won } won
tricks-led = led
tricks-wins = wins so far
tricks-takes = takes the trick
tricks-your-card = your card

# The hand, and what is about to be done.
tricks-can-play = can be played
tricks-can-give = can be given
tricks-chosen = chosen
tricks-choose =
    { $kind ->
        [play] Choose a card
        [steal] Choose a pile
        [take] Choose a diamond
       *[trade] Choose two cards
    }
tricks-play = Play { $card }
tricks-look = Look through the pile of { $name }
tricks-take = Take { $card }
tricks-trade = Give { $hand } for { $pile }
tricks-nothing-to-take = You find no diamond in this pile.
tricks-pile-seen = The pile you look through
tricks-give-first = First choose a card of your hand, then one of your pile.
tricks-give = You give { $card }. For which card of your pile?
tricks-copies = { $card }, { $n } times

# The ladder: an order of cards, the best first.
tricks-order = Low beats high, red is trump
tricks-ladder = The ladder of this trick
tricks-ladder-short = Ladder
tricks-ladder-nothing = No card has been led yet. Red is at the top, then comes the colour that is led. Low beats high.
tricks-ladder-about =
    { $colour ->
        [red] Red was led.
        [blue] Blue was led.
        [yellow] Yellow was led.
       *[green] Green was led.
    } Higher on the ladder wins: red is trump, low beats high.
tricks-ladder-wins = { $you ->
        [yes] you win so far
       *[no] { $name }: wins so far
    }
tricks-ladder-won = { $you ->
        [yes] you take the trick
       *[no] { $name }: takes the trick
    }
tricks-ladder-led = { $you ->
        [yes] you led
       *[no] { $name } led
    }
tricks-ladder-lies = { $you ->
        [yes] you
       *[no] { $name }
    }
tricks-ladder-yours =
    { $cards ->
        [one] in your hand
       *[other] { $cards } in your hand
    }
tricks-ladder-lost = { $colours } cannot win here.
tricks-colour =
    { $colour ->
        [red] red
        [blue] blue
        [yellow] yellow
       *[green] green
    }

# Looking back.
tricks-last = Last trick
tricks-last-won = { $you ->
        [yes] The last trick: you won it.
       *[no] The last trick: { $name } won it.
    }
tricks-pile-empty = You have won no trick yet.

# Guesses about partners: only for one's own eyes.
tricks-guess =
    { $guess ->
        [partners] partner?
       *[others] not a partner?
    }
tricks-guess-about =
    { $guess ->
        [partners] Your guess about { $name }: a partner. Change it
        [others] Your guess about { $name }: not a partner. Change it
       *[none] Pin a guess on { $name }: partner or not?
    }

# The end.
tricks-team =
    { $team ->
        [partners] partner
       *[others] other
    }
tricks-teams =
    { $team ->
        [partners] Partners
       *[others] Others
    }
tricks-team-won = won
tricks-diamonds =
    { $diamonds ->
        [one] 1 diamond
       *[other] { $diamonds } diamonds
    }
