"""What a thinking bot expects of a contest: who knows their card, who will claim, and what two like masks are worth."""

from __future__ import annotations

from collections.abc import Sequence

from maskenball.core.game import Game
from maskenball.core.wish import Wish
from maskenball.games.mascarade.bots.contest import Contest, Habit
from maskenball.games.mascarade.bots.ears import Ears
from maskenball.games.mascarade.bots.ev import EvBot
from maskenball.games.mascarade.bots.mind import Mind
from maskenball.games.mascarade.rules import answers as ans
from maskenball.games.mascarade.rules.masks import MASKS
from tests.played import GUESTS

TABLE = "judge, king, queen, witch, bishop, peasant, peasant, fool"
ALWAYS: Habit = lambda _: 1.0  # noqa: E731
NEVER: Habit = lambda _: 0.0  # noqa: E731


def dealt(answers: Sequence[int] = ()) -> Game:
    """A table of eight with Peasants at 0 and 5, after some answers."""
    for seed in range(100_000):
        game = Wish(scenario=TABLE).dealt(tuple(GUESTS[:8]), str(seed), first=0)
        if MASKS[game.s.cards[0]] == "peasant" and MASKS[game.s.cards[5]] == "peasant":
            break
    for answer in answers:
        decision = game.decision()
        assert decision is not None
        game.play(decision.person, answer)
    return game


def take(card: int) -> int:
    """Take one's own card and another."""
    return ans.TAKE + card


PREPARED = (take(1), ans.KEEP, take(2), ans.KEEP, take(3), ans.SWAP, take(7), ans.KEEP)
"""The four swaps of the opening: 0 with 1, 1 with 2, 2 with 3, 3 with 7. Nobody touched 4, 5 and 6."""


def thinking(game: Game, person: int) -> tuple[Mind, Ears]:
    """A mind and ears that have followed the game."""
    mind, ears = Mind(), Ears()
    mind.listeners.append(ears.hear)
    mind.look(game.view(person))
    return mind, ears


def test_whoever_was_not_touched_knows_their_card_and_who_looks_learns_it() -> None:
    game = dealt(PREPARED)
    _, ears = thinking(game, 4)
    assert [person for person in range(8) if person in ears.known[person]] == [0, 4, 5, 6]
    game.play(4, ans.ANNOUNCE + 2 * game.s.cards[4])
    for person in (5, 6, 7, 0):
        game.play(person, ans.PASS)
    game.play(1, ans.CLAIM)
    for person in (2, 3):
        game.play(person, ans.PASS)
    _, ears = thinking(game, 4)
    assert all({1, 4} <= known for known in ears.known), "what was turned up is known to all"
    assert 7 not in ears.known[7], "who was touched and did not look does not know"


def test_a_look_is_noted_without_knowing_what_was_seen() -> None:
    game = dealt((*PREPARED, ans.LOOK, ans.LOOK, ans.LOOK, ans.LOOK))
    _, ears = thinking(game, 4)
    assert 7 in ears.known[7] and 7 not in ears.known[4]


def test_two_like_masks_are_worth_more_than_one_alone() -> None:
    game = dealt(PREPARED)
    mind, _ = thinking(game, 4)
    peasant = MASKS.index("peasant")
    assert mind.copies(peasant) == 2
    assert mind.use(peasant) > mind.power(peasant) + 0.5


def test_a_peasant_is_glad_when_the_other_one_claims() -> None:
    game = dealt(PREPARED)
    game.play(4, ans.LOOK)
    mind, _ = thinking(game, 5)
    peasant = MASKS.index("peasant")
    assert mind.chance(5, peasant) == 1
    bold, shy = (Contest(mind, habit, NEVER).announcing(peasant, 5) for habit in (ALWAYS, NEVER))
    assert bold > shy > mind.now


def test_a_bluff_is_worth_less_where_people_claim() -> None:
    game = dealt((*PREPARED, ans.LOOK))
    mind, _ = thinking(game, 5)
    king = MASKS.index("king")
    assert mind.chance(5, king) == 0
    bluffs = [Contest(mind, claims, lies).announcing(king, 5) for claims, lies in ((NEVER, NEVER), (ALWAYS, NEVER))]
    lied_to = Contest(mind, NEVER, ALWAYS).announcing(king, 5)
    assert bluffs[0] > mind.now > bluffs[1] and lied_to < mind.now


def test_nobody_pays_to_stop_a_bluff_that_somebody_else_will_stop() -> None:
    game = dealt((*PREPARED, ans.LOOK))
    king = MASKS.index("king")
    game.play(5, ans.ANNOUNCE + 2 * king)
    mind, _ = thinking(game, 6)
    left_alone = Contest(mind, NEVER, NEVER).claiming(6)
    others_speak = Contest(mind, NEVER, ALWAYS).claiming(6)
    assert others_speak[0] > left_alone[0], "passing looks better when others will claim"
    bot = EvBot()
    assert bot.decide(game.view(6)) == ans.PASS
    bot.margin = -10.0
    assert bot.decide(game.view(6)) == ans.CLAIM, "unless stopping others is dear to them"


def test_at_a_small_table_somebody_stops_a_bluff_that_all_see_through() -> None:
    for seed in range(6):
        game = Wish().dealt(tuple(GUESTS[:4]), f"circles {seed}")
        bots = [EvBot(seat) for seat in range(4)]
        while (decision := game.decision()) is not None and len(game.history) < 600:
            game.play(decision.person, bots[decision.person].decide(game.view(decision.person)))
        assert game.over, game.sheet()


def test_who_is_the_mask_claims_it_and_says_so_even_if_others_do() -> None:
    game = dealt((*PREPARED, ans.LOOK))
    judge = game.s.cards[6]
    assert MASKS[judge] == "judge"
    game.s.court = 5
    game.play(5, ans.ANNOUNCE + 2 * judge)
    mind, _ = thinking(game, 6)
    passing, claiming = Contest(mind, NEVER, NEVER).claiming(6)
    assert claiming > mind.now + 4.9, "the court is mine"
    assert passing < mind.now - 1.7, "it is the announcer's"
    assert EvBot().decide(game.view(6)) == ans.CLAIM


def test_the_princess_shows_a_card_to_all_but_its_holder() -> None:
    names = "judge, princess, patron, puppet-master, beggar, guru, witch, fool"
    game = Wish(edition=2, scenario=names).dealt(tuple(GUESTS[:8]), "princess")
    for answer in PREPARED:
        decision = game.decision()
        assert decision is not None
        game.play(decision.person, answer)
    game.play(4, ans.ANNOUNCE + 2 * MASKS.index("princess"))
    for person in (5, 6, 7, 0, 1, 2, 3):
        game.play(person, ans.PASS)
    game.play(4, ans.CHOOSE_PLAYER + 2)
    _, ears = thinking(game, 4)
    assert 2 in ears.known[4] and 2 in ears.known[0] and 2 not in ears.known[2]
    assert thinking(game, 2)[1].known == ears.known
