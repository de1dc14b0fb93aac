# The table of Masquerade in the browser: people, trick, hand, ladder, end.

tricks-turn = Trick { $turn } of { $all }
tricks-people = At the table
tricks-trick = The trick
tricks-cards = The cards
tricks-your-hand = Your hand
tricks-your-pile = Your pile
tricks-in-hand = { $cards } in hand
tricks-won = { $cards } won
tricks-seat = { $name }: { $hand } in hand, { $won } won
tricks-led = led
tricks-wins = wins so far
tricks-takes = wins
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
tricks-look = Look at { $name }'s
tricks-take = Take { $card }
tricks-trade = { $hand } for { $pile }
tricks-nothing-to-take = You find no diamond in this pile.
tricks-copies = { $card }, { $n } times

# What is asked, in a few words.
tricks-turn-short = Trick
tricks-you = You
tricks-asks =
    { $kind ->
        [play] Your card
        [lead] You lead
        [steal] Whose pile, Thief?
        [take] Which diamond?
       *[trade] Trade, Merchant?
    }
tricks-help =
    { $kind ->
        [lead] Any card. What you lead must be followed.
        [free] You cannot follow: any card.
        [steal] You look through it alone, and may take one diamond.
        [take] All will see what you take, not what you saw.
       *[trade] Lift one card of your hand, choose one of your pile.
    }
tricks-follow =
    { $colour ->
        [red] Red was led: you must follow.
        [blue] Blue was led: you must follow.
        [yellow] Yellow was led: you must follow.
       *[green] Green was led: you must follow.
    }
tricks-decline =
    { $kind ->
        [steal] Leave it
        [take] Take none
       *[trade] Keep all
    }
tricks-pile-cards =
    { $cards ->
        [0] empty
        [one] 1 card
       *[other] { $cards } cards
    }
tricks-pile-own = Your pile, this trick included
tricks-pile-eyes = A pile, for your eyes only
tricks-pile-eyes-of = The pile of { $name }, for your eyes only
tricks-rest = without a diamond: { $cards }

# What you know of your side.
tricks-side =
    { $dealt ->
        [0] Side unknown
        [one] You: Partner
       *[other] Both Partners
    }
tricks-side-about =
    { $kind ->
        [pair] your side: { $needed }
        [with] with { $name }: { $needed }
        [alone] you are alone: { $needed }
        [either] each side: { $needed }
       *[open] need { $needed } or { $other }
    }

# Who waits.
tricks-acts =
    { $kind ->
        [play] { $name } plays
        [steal] { $name } chooses a pile
        [take] { $name } looks through
       *[trade] { $name } may trade
    }
tricks-acts-about =
    { $kind ->
        [steal] The Thief looks through one pile, or leaves it.
        [take] One diamond may go, or none.
       *[trade] The Merchant trades with their own pile, or keeps everything.
    }
tricks-searched = { $you ->
        [yes] Your pile: one diamond may go, or none.
       *[no] The pile of { $name }: one diamond may go, or none.
    }
tricks-ahead = Lift a card ahead if you like. It is only played by you.
tricks-back = Back to your hand

# The end of a trick.
tricks-full = The trick is full
tricks-winner = { $you ->
        [yes] You win the trick
       *[no] { $name } wins the trick
    }
tricks-why =
    { $kind ->
        [only-red] Red { $number } is the only red. { $colour ->
            [blue] Red beats blue.
            [yellow] Red beats yellow.
           *[green] Red beats green.
        }
        [lowest-red] Red { $number } is the lowest red.
        [no-red] Nobody played red. { $colour ->
            [blue] Blue { $number } is the lowest blue.
            [yellow] Yellow { $number } is the lowest yellow.
           *[green] Green { $number } is the lowest green.
        }
        [magicians] The second Magician beats the first (K3).
       *[first] Of two equal cards the first wins (K3).
    }
tricks-gathered = { $cards } cards to the pile: { $pile } now, face down.
tricks-leads = { $you ->
        [yes] You lead
       *[no] { $name } leads
    }
tricks-leads-about = Whoever wins a trick leads the next.
tricks-taken = { $you ->
        [yes] You take { $card }
       *[no] { $name } takes { $card }
    }
tricks-taken-about = From the pile of { $target }: one diamond changes hands.
tricks-traded = { $you ->
        [yes] You trade one card
       *[no] { $name } trades one card
    }
tricks-traded-about = One of the hand for one of the pile: nobody else sees which.
tricks-declined =
    { $kind ->
        [steal] { $you ->
            [yes] You leave all piles alone
           *[no] { $name } leaves all piles alone
        }
        [take] { $you ->
            [yes] You take none
           *[no] { $name } takes none
        }
       *[trade] { $you ->
            [yes] You keep all your cards
           *[no] { $name } keeps all cards
        }
    }
tricks-stolen = stolen

# The ladder: an order of cards, the best first.
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
tricks-who = Who was with whom?
tricks-end =
    { $scene ->
        [hush] The last card is played
        [sides] Two sides
       *[count] Counting
    }
tricks-end-about =
    { $scene ->
        [hush] Now everybody learns whose side they were on.
        [uncover] This is how they were dealt, whoever played them.
        [sides] Now the diamonds of each side are counted.
        [unknowing] Whoever sits left of both Partners is on their side.
       *[count] Pile by pile, from the first leader on.
    }
tricks-partners =
    { $kind ->
        [own] Both Partners were yours
        [both] Both Partners: { $people }
       *[two] Partners: { $people }
    }
tricks-never-knew = { $you ->
        [yes] … and you never knew
       *[no] … and { $name } never knew
    }
tricks-plate =
    { $kind ->
        [out] no cards
        [partners] a Partner
        [unknowing] never knew
       *[others] no Partner
    }
tricks-win =
    { $kind ->
        [you] You win
        [yours] { $people } win
        [one] { $people } wins
        [draw] A draw
       *[several] { $people } win
    }
tricks-win-about = { $diamonds } diamonds, { $needed } were needed.
tricks-draw-about = { $diamonds } diamonds on both sides.
tricks-dealt = How it was dealt
tricks-dealt-to =
    { $kind ->
        [both] { $you ->
            [yes] You were dealt both Partners.
           *[no] { $name } was dealt both Partners.
        }
        [unknowing] { $you ->
            [yes] You, left of both: a partner without knowing it (P2).
           *[no] { $name }, left of both: a partner without knowing it (P2).
        }
       *[one] { $you ->
            [yes] You were dealt a Partner.
           *[no] { $name } was dealt a Partner.
        }
    }
tricks-piles = Diamonds
tricks-needed = Needed
tricks-needed-about = { $all } diamonds. To win: the Partners { $partners }, the rest { $others }.
tricks-of = of { $needed }
tricks-all-cards = All cards
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
