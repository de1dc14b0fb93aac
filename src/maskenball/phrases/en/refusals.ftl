# Why an answer is not taken. $rule is the id of the rule behind it; it is put at the end by whoever tells it.

refusal-over = The game is over.
refusal-not-asked = It is not you who is asked, but { $person }.
refusal-stale = That answer came too late: the game has gone on.
refusal-preparation = The first four turns are preparation: you can only Swap.
refusal-turned-up = { $edition ->
        [1] Your card was turned up in the turn before: you can only Swap (or not).
       *[2] Your card was turned up in the turn before: you cannot Announce.
    }
refusal-peeked = You looked at your card outside your turn: you can only Look.
refusal-no-accidents = This table does not play with accidental looks.
refusal-not-own-card = You can look only at a card of your own.
refusal-own-turn = You can look by accident only outside your own turn.
refusal-other-question = Something else is asked now.
refusal-no-such-card = There is no such card to take, look at or claim with.
refusal-not-the-seen-card = The forced Swap must take the card that was turned up.
refusal-not-in-play = That mask is not in play.
refusal-must-choose = This power cannot be declined.
refusal-no-target = That is not a target of this power now.
refusal-not-in-hand = You do not have that card.
refusal-follow = You must follow the colour that was led.
refusal-must-play = Nobody may skip: play a card.
refusal-no-pile = The Thief looks through another player's pile that has cards, or does nothing.
refusal-no-diamond = The Thief takes one diamond of that pile, or nothing.
refusal-no-trade = The Merchant gives a hand card for a pile card of another kind, or does nothing.
refusal-with-rule = { $sentence } (Rule { $rule })
