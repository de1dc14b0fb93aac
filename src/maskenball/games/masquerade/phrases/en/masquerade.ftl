# Masquerade: cards, what happens, what is asked, what can be answered.

card-colour =
    { $colour ->
        [red] red { $number }
        [blue] blue { $number }
        [yellow] yellow { $number }
       *[green] green { $number }
    }
card-magician = Magician
card-partner = Partner
card-thief = Thief
card-merchant = Merchant
card-diamond = diamond
card-with = { $card } ({ $marks })
card-hidden = a hidden card

opening-masquerade = Masquerade, { $players } players, { $cards } cards each. Low beats high and red is trump.
opening-deck = Magician: red 1. Partner: red 2. Thief: { $thief }. Merchant: { $merchant }.
opening-diamonds = Diamonds: { $cards }.
opening-hand = Your hand: { $cards }.
opening-hand-of = { $person }: { $cards }.

event-trick-begins = { $you ->
        [yes] Trick { $turn }: you lead.
       *[no] Trick { $turn }: { $person } leads.
    }
event-play = { $you ->
        [yes] You play { $card }.
       *[no] { $person } plays { $card }.
    }
event-trick = { $you ->
        [yes] You win the trick.
       *[no] { $person } wins the trick.
    }
event-steal =
    { $target_you ->
        [yes] { $person }, the Thief, looks through your pile.
       *[no] { $you ->
            [yes] You, the Thief, look through the pile of { $target }.
           *[no] { $person }, the Thief, looks through the pile of { $target }.
        }
    }
event-see = There lies { $card }.
event-stolen =
    { $target_you ->
        [yes] { $person } steals { $card } from you.
       *[no] { $you ->
            [yes] You steal { $card } from { $target }.
           *[no] { $person } steals { $card } from { $target }.
        }
    }
event-trade = { $person }, the Merchant, exchanges a card of their hand for one of their pile.
event-trade-seen = { $you ->
        [yes] You, the Merchant, give { $hand } for { $pile } of your pile.
       *[no] { $person }, the Merchant, gives { $hand } for { $pile } of their pile.
    }
event-tricks-over = The game is over. Diamonds of the partners: { $partners }, of the others: { $others }.
event-draw = A draw.
event-team =
    { $team ->
        [partners] { $person } was a partner.
       *[others] { $person } was with the others.
    }

question-play = Which card do you play?
question-play-lead = You lead. Which card do you play?
question-steal = Thief: whose pile do you look through?
question-steal-take = Thief: which diamond do you take?
question-trade = Merchant: which card of your hand do you give for which one of your pile?
waiting-masquerade =
    { $kind ->
        [play] { $person } is to play a card.
        [steal] { $person }, the Thief, is to choose a pile.
        [take] { $person }, the Thief, is looking through a pile.
       *[trade] { $person }, the Merchant, is to exchange or not.
    }

answer-play = { $card }
answer-steal = The pile of { $target }
answer-steal-take = Take { $card }
answer-trade = Give { $hand } for { $pile }
answer-decline-action = Do nothing
help-play = Low beats high, red beats all. If you have the colour that was led, you must follow. Rules K1 and K2.
help-steal = You look through that pile in secret and may take one diamond onto yours. Rule X1.
help-steal-take = Everyone sees which card you take. Rule X1.
help-trade = Nobody sees the cards. The card you give goes onto your pile. Rule X2.
help-decline-action = You leave it. Using an action is never a duty. Rule X4.

table-hand = Your hand: { $cards }
table-pile =
    { $cards ->
        [one] { $person }: 1 card on the pile
       *[other] { $person }: { $cards } cards on the pile
    }
table-trick = On the table: { $cards }
table-played = { $person }: { $card }

# What is wrong with a table.
breach-d1-players = Masquerade is for { $least } to { $most } players, not { $players }.
