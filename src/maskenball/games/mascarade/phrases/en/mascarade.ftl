# Mascarade: what happens, what is asked, what can be answered.
# $you says whether the person of the sentence is the reader. A name never stands where it would need a case ending.

# Cards. $slot: left, right or protected with 2 and 3 players, else only.
# Before a person: of anybody, and of whoever acts in the sentence.
card-of =
    { $you ->
        [yes] { $slot ->
            [left] your left card
            [right] your right card
            [protected] your protected card
           *[only] your card
        }
       *[no] { $slot ->
            [left] { $person }'s left card
            [right] { $person }'s right card
            [protected] { $person }'s protected card
           *[only] { $person }'s card
        }
    }
card-of-actor =
    { $you ->
        [yes] { $slot ->
            [left] your left card
            [right] your right card
            [protected] your protected card
           *[only] your card
        }
       *[no] { $slot ->
            [left] their own left card
            [right] their own right card
            [protected] their own protected card
           *[only] their own card
        }
    }
card-centre = centre card { $number }

# The opening.
opening-mascarade = Mascarade, { $edition ->
        [1] first
       *[2] second
    } edition, { $players } players. Everyone sees the deal:
opening-place = { $person }: { $masks }; { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
opening-slot =
    { $slot ->
        [left] { $mask } (left)
        [right] { $mask } (right)
       *[protected] { $mask } (protected)
    }
opening-centre = In the centre: { $masks }
opening-court = Court: { $coins }. The cards are turned face down.

# What happened.
event-turn = { $you ->
        [yes] Turn { $turn }: your turn.
       *[no] Turn { $turn }: { $person }.
    }
event-must =
    { $must ->
        [prepare] The first four turns are preparation: only Swap (or not).
        [swap] Turned up in the turn before: the only action is Swap (or not).
        [look] A look outside the turn: now it must be a Look.
       *[swap-or-look] Turned up in the turn before: no announcement.
    }
event-must-card = Turned up in the turn before: the only action is Swap (or not), and { $card } must be one of the two cards.
event-take = { $you ->
        [yes] You take { $own } and { $other } under the table.
       *[no] { $person } takes { $own } and { $other } under the table.
    }
event-swap =
    { $swapped ->
        [yes] { $you ->
            [yes] You put them back, swapped.
           *[no] { $person } puts them back, swapped.
        }
        [no] { $you ->
            [yes] You put them back, not swapped.
           *[no] { $person } puts them back, not swapped.
        }
       *[hidden] { $you ->
            [yes] You put them back, swapped or not.
           *[no] { $person } puts them back, swapped or not.
        }
    }
event-look = { $you ->
        [yes] You look at { $card }.
       *[no] { $person } looks at { $card }.
    }
event-look-seen = { $you ->
        [yes] You look at { $card }: it is { $mask_the }.
       *[no] { $person } looks at { $card }: it is { $mask_the }.
    }
event-peek = { $you ->
        [yes] You look at { $card } by accident.
       *[no] { $person } looks at { $card } by accident.
    }
event-peek-seen = { $you ->
        [yes] You look at { $card } by accident: it is { $mask_the }.
       *[no] { $person } looks at { $card } by accident: it is { $mask_the }.
    }
event-announce = { $you ->
        [yes] You announce: “I am { $mask_the }!”
       *[no] { $person } announces: “I am { $mask_the }!”
    }
event-announce-card = { $you ->
        [yes] You announce with { $card }: “I am { $mask_the }!”
       *[no] { $person } announces with { $card }: “I am { $mask_the }!”
    }
event-pass = { $you ->
        [yes] You pass.
       *[no] { $person } passes.
    }
event-claim = { $you ->
        [yes] You claim: “So am I!”
       *[no] { $person } claims: “So am I!”
    }
event-claim-card = { $you ->
        [yes] You claim with { $card }: “So am I!”
       *[no] { $person } claims with { $card }: “So am I!”
    }
event-turn-up = Turned up: { $card } is { $mask_the }.
event-turn-up-hidden = Turned up for all others to see: { $card }.
event-power = { $you ->
        [yes] You use the power of { $mask_the }.
       *[no] { $person } uses the power of { $mask_the }.
    }
event-nothing = Nothing happens.
event-choose-player =
    { $target_you ->
        [yes] { $person } chooses you.
       *[no] { $you ->
            [yes] You choose { $target }.
           *[no] { $person } chooses { $target }.
        }
    }
event-choose-card = { $you ->
        [yes] You choose { $card }.
       *[no] { $person } chooses { $card }.
    }
event-name = { $you ->
        [yes] You say: “I am { $mask_the }.”
       *[no] { $person } says: “I am { $mask_the }.”
    }
event-coins-bank = { $you ->
        [yes] You get { $amount ->
            [one] 1 coin
           *[other] { $amount } coins
        } from the bank.
       *[no] { $person } gets { $amount ->
            [one] 1 coin
           *[other] { $amount } coins
        } from the bank.
    }
event-coins-court = { $you ->
        [yes] You take { $amount ->
            [one] 1 coin
           *[other] { $amount } coins
        } from the court.
       *[no] { $person } takes { $amount ->
            [one] 1 coin
           *[other] { $amount } coins
        } from the court.
    }
event-coins-person =
    { $target_you ->
        [yes] { $person } pays you { $amount ->
            [one] 1 coin
           *[other] { $amount } coins
        }.
       *[no] { $you ->
            [yes] You pay { $amount ->
                [one] 1 coin
               *[other] { $amount } coins
            } to { $target }.
           *[no] { $person } pays { $amount ->
                [one] 1 coin
               *[other] { $amount } coins
            } to { $target }.
        }
    }
event-coins-to-bank = { $you ->
        [yes] You pay { $amount ->
            [one] 1 coin
           *[other] { $amount } coins
        } to the bank.
       *[no] { $person } pays { $amount ->
            [one] 1 coin
           *[other] { $amount } coins
        } to the bank.
    }
event-coins-to-court = { $you ->
        [yes] You pay { $amount ->
            [one] 1 coin
           *[other] { $amount } coins
        } to the court.
       *[no] { $person } pays { $amount ->
            [one] 1 coin
           *[other] { $amount } coins
        } to the court.
    }
event-coins-court-to-bank = The court pays { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    } to the bank.
event-coins-bank-to-court = The bank pays { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
    } to the court.
event-fine = { $you ->
        [yes] You pay a fine of { $amount ->
            [one] 1 coin
           *[other] { $amount } coins
        } to the court.
       *[no] { $person } pays a fine of { $amount ->
            [one] 1 coin
           *[other] { $amount } coins
        } to the court.
    }
event-fortunes = { $person } and { $target } exchange their fortunes.
event-places = { $person } and { $target } change places. Cards and coins stay.
event-over =
    { $reason ->
        [thirteen] The game is over: somebody has 13 coins or more.
        [bankrupt] The game is over: somebody has no coins left.
       *[cheat] The game is over: the Cheat has 10 coins or more.
    }
event-reveal = Revealed: { $card } was { $mask_the }.

# What is asked.
question-turn = Your turn: Swap, Look or Announce?
question-turn-prepare = Preparation: which card do you take, to swap it with yours or not?
question-turn-swap = You were turned up and must swap or pretend to: which card do you take?
question-turn-swap-card = You were turned up and must swap { $card } or pretend to: which other card do you take?
question-turn-look = You have looked outside your turn and must Look now.
question-turn-swap-or-look = You were turned up and may not announce: Swap or Look?
question-secret = Nobody sees your hands: do you swap { $own } and { $other }?
question-contest = { $person } says: “I am { $mask_the }!” Do you claim to be { $mask_the } too?
question-choose-player = { $mask }: which player do you choose?
question-choose-card = { $mask }: which card do you choose?
question-name = { $mask }: { $person } asks who you are. Which mask do you name?
waiting =
    { $kind ->
        [turn] { $person } is to take a turn.
        [secret] { $person } swaps under the table, or not.
        [contest] { $person } is to pass or claim.
        [choose] { $person } is to choose.
       *[name] { $person } is to name a mask.
    }

# What can be answered, and what it means.
answer-take = Swap or not: { $own } with { $card }
answer-swap = Swap them
answer-keep = Leave them as they are
answer-look = Look at { $card }
answer-announce = Announce: { $mask }
answer-announce-card = Announce: { $mask }, with { $card }
answer-pass = Pass
answer-claim = Claim: so am I!
answer-claim-card = Claim with { $card }: so am I!
answer-choose-player = { $target }
answer-choose-card = { $card }
answer-decline = Decline
answer-name = { $mask }
help-take = You take the two cards out of everyone's sight and swap them or not. Only you know. Rule A1.
help-swap = The two cards change places. Nobody else learns it. Rule A1.2.
help-keep = The two cards stay where they were. Nobody else learns it. Rule A1.2.
help-look = You look at your card in secret. Everyone sees that you do. Rule A2.
help-announce = You say who you are, true or not. If nobody claims the same, you use the power: { $power } If somebody does, cards are turned up and whoever lied pays 1 coin to the court. Rule A3.
help-pass = You let it be. If nobody claims, the power is used and no card is turned up. Rule A3.2.
help-claim = You say that it is you. All who claim turn up their card: who really is the mask uses the power, the others pay 1 coin to the court. Rules A3.4 to A3.6.
help-choose-player = Coins: you { $coins }, they { $target_coins }. { $power }
help-choose-card = { $power }
help-decline = You do not use the power. Rule P2.
help-name = Your card is turned up. If you are wrong, you give 4 coins. Rule P2.

# The table in words.
table-court = Court: { $coins }
table-place = { $person }: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
table-place-you = { $person } (you): { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
table-masks = In play: { $masks }

# A scenario of one's own: what is wrong with it.
breach-s3 = { $scenario } is a scenario of edition { $edition }. (S3)
breach-s4 = { $mask } is not a mask of edition { $edition }. (S4)
breach-s4-scenario = { $scenario } is not a scenario. Choose from: { $known }; or name masks separated by commas. (S4)
breach-s4a = The Judge is missing. (S4a)
breach-s4b = Only { $stars } of { $cards } cards bring coins from the bank; at least a third { $advice ->
        [yes] should
       *[no] must
    }. (S4b)
breach-s4c = One Peasant alone: take both or none. (S4c)
breach-s4d =
    { $ours ->
        [yes] { $mask } needs { $least } players at least (our number). (S4d)
       *[no] { $mask } needs { $least } players at least. (S4d)
    }
breach-s4e-players = { $players } players do not fit: edition { $edition } is for { $least } to { $most }. (S4e)
breach-s4e-cards = { $cards ->
        [one] 1 card does
       *[other] { $cards } cards do
    } not fit { $players } players: it must be { $wanted }. (S4e)
breach-s4e-six = { $cards } cards; with { $players } players six are recommended. (S4e)
breach-s4f = { $cards } cards of { $mask }, but the box holds { $copies }. (S4f)
breach-advice = A recommendation: { $breach }
