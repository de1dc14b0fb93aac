"""A small learner: PPO in plain numpy, self-play on the lab's games side by side.

    python examples/train_ppo.py --minutes 5 --seed 1 --out player.npz

It plays Mascarade in the first edition with six players. Its eyes are the rows of `maskenball.games.mascarade.observe`:
certain knowledge only, no beliefs. After training it sits down alone among five EV bots, as a Bot that is shown Views
like any other, and the honest bot takes the same chairs on the same deals.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any, NamedTuple

os.environ["OPENBLAS_NUM_THREADS"] = "1"  # the matrices are small: threads would only wait for each other

import numpy as np
from numpy.typing import NDArray

from maskenball import HIDDEN, Bot, View, Wish, house_bots, new_game
from maskenball.games.mascarade import observe as seen
from maskenball.games.mascarade.beliefs.belief import dealt_numbers
from maskenball.games.mascarade.rules import answers as ans
from maskenball.games.mascarade.rules.masks import MASKS
from maskenball.lab.batch import Batch
from maskenball.lab.bot_games import spread, steps
from maskenball.lab.intervals import wilson
from maskenball.lab.lab import Lab

Floats = NDArray[np.float32]
Numbers = NDArray[Any]

PLAYERS = 6
GAMES = 600
"""Games of one round of learning."""
LONGEST = 400
"""Decisions after which a game of the training is given up: nobody has won it."""
WITH_OTHERS = 0.3
"""The share of games in which some seats are taken by a script."""
HIDDEN_UNITS, MINIBATCH, CLIP, LAMBDA = 64, 4096, 0.2, 0.95


class Seat:
    """How one kind of table (one card each) looks to a net: columns to read, and answers counted from the own place."""

    def __init__(self, wish: Wish, players: int) -> None:
        self.t: Any = wish.dealt(tuple(f"P{seat}" for seat in range(players)), "seat").t
        if self.t.slots != 1:
            raise ValueError("this learner plays with one card before each player")
        self.masks = np.array(self.t.in_play[: self.t.kinds])
        if MASKS.index("puppet-master") in self.masks:
            raise ValueError("this learner takes persons for places: not with the Puppet Master")
        self.spoken = np.array([self._answers_at(place) for place in range(players)])
        """For each place, the answer that each output of the net stands for there."""
        self.inputs = self.features(np.zeros((1, seen.SIZE), np.int8)).shape[1]
        self.outputs = self.spoken.shape[1]

    def _answers_at(self, place: int) -> list[int]:
        n, t = self.t.players, self.t
        around = [(place + k) % n for k in range(1, n)]
        cards = [*around, *range(t.first_centre, t.cards)]
        masks = self.masks.tolist()
        return [
            *(ans.TAKE + card for card in cards), ans.SWAP, ans.KEEP, ans.LOOK, *(ans.ANNOUNCE + 2 * m for m in masks),
            ans.PASS, ans.CLAIM, *(ans.CHOOSE_PLAYER + p for p in around), *(ans.CHOOSE_CARD + c for c in cards),
            ans.DECLINE, *(ans.NAME + m for m in masks),
        ]  # fmt: skip

    def features(self, rows: Numbers) -> Floats:
        """Observations as inputs of a net."""
        n, cards = self.t.players, self.t.cards

        def one_of(column: int, values: Any) -> Numbers:
            equal: Numbers = rows[:, column, None] == np.asarray(values)
            return equal

        def places(first: int) -> Numbers:
            return rows[:, first : first + n]

        known, named = rows[:, seen.KNOWN_AT : seen.KNOWN_AT + cards], rows[:, 11, None]
        holds_it = (known == named) & (named >= 0)
        parts = (
            one_of(7, range(5)), one_of(8, range(5)), rows[:, 5, None] / 60, rows[:, 10, None] / 10,
            places(seen.COINS_AT) / 13, places(seen.COINS_AT) >= 10, one_of(9, range(n)), one_of(12, range(n)),
            one_of(13, range(n)), one_of(11, self.masks), places(seen.CLAIMS_AT) > 0, places(seen.BEFORE_AT),
            (known[:, :, None] == self.masks).reshape(len(rows), -1), one_of(16, range(cards)),
            holds_it[:, :1], holds_it[:, 1:].any(1, keepdims=True), (known[:, :1] >= 0),
        )  # fmt: skip
        return np.concatenate([np.asarray(part, np.float32) for part in parts], axis=1)


class Thought(NamedTuple):
    """What a net makes of some inputs: chances of the answers, worth, and the layers on the way."""

    log_chances: Floats
    worth: Floats
    first: Floats
    second: Floats


class Net:
    """Two layers, then chances of answers and the worth of the position; learns by Adam."""

    def __init__(self, inputs: int, outputs: int, chance: np.random.Generator) -> None:
        sizes = ((inputs, HIDDEN_UNITS, 1.4), (HIDDEN_UNITS, HIDDEN_UNITS, 1.4), (HIDDEN_UNITS, outputs + 1, 0.05))
        self.weights: list[Floats] = []
        for rows, columns, scale in sizes:
            drawn = chance.normal(size=(rows, columns)) * scale / np.sqrt(rows)
            self.weights += [drawn.astype(np.float32), np.zeros(columns, np.float32)]
        self.moments = [np.zeros_like(w) for w in self.weights], [np.zeros_like(w) for w in self.weights]
        self.updates = 0

    def __call__(self, inputs: Floats, legal: Numbers) -> Thought:
        w1, b1, w2, b2, w3, b3 = self.weights
        first = np.maximum(inputs @ w1 + b1, 0)
        second = np.maximum(first @ w2 + b2, 0)
        out = second @ w3 + b3
        logits = np.where(legal, out[:, :-1], np.float32(-1e9))
        logits -= logits.max(axis=1, keepdims=True)
        return Thought(logits - np.log(np.exp(logits).sum(axis=1, keepdims=True)), out[:, -1], first, second)

    def learn(self, inputs: Floats, thought: Thought, slope: Floats, rate: float) -> None:
        """Go down a slope of the outputs: back-propagation, then one step of Adam."""
        _, _, w2, _, w3, _ = self.weights
        back2 = (slope @ w3.T) * (thought.second > 0)
        back1 = (back2 @ w2.T) * (thought.first > 0)
        slopes = (
            inputs.T @ back1, back1.sum(0), thought.first.T @ back2, back2.sum(0), thought.second.T @ slope,
            slope.sum(0),
        )  # fmt: skip
        norm = float(np.sqrt(sum(float((g * g).sum()) for g in slopes)))
        self.updates += 1
        rate *= float(np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)) * min(1.0, 0.5 / (norm + 1e-9))
        for weight, mean, square, g in zip(self.weights, *self.moments, slopes, strict=True):
            mean += 0.1 * (g - mean)
            square += 0.001 * (g * g - square)
            weight -= rate * mean / (np.sqrt(square) + 1e-8)


def drawn(log_chances: Floats, chance: np.random.Generator) -> Numbers:
    """One output of each row, as likely as it says."""
    answers: Numbers = (log_chances + chance.gumbel(size=log_chances.shape)).argmax(axis=1)
    return answers


def scripted(seat: Seat, rows: Numbers, legal: Numbers, chance: np.random.Generator) -> Numbers:
    """A plain partner: says and claims what it knows to hold, looks when it does not know, sometimes bluffs."""
    own, named = rows[:, seen.KNOWN_AT, None], rows[:, 11, None]
    taste = chance.random(legal.shape, np.float32)
    spoken = seat.spoken[0]
    true = (spoken >= ans.ANNOUNCE) & (spoken < ans.PASS) & ((spoken - ans.ANNOUNCE) // 2 == own)
    taste += 3.0 * true + 3.0 * ((spoken >= ans.NAME) & (spoken - ans.NAME == own))
    taste += (spoken == ans.LOOK) * np.where(own < 0, 2.0 * (chance.random(own.shape) < 0.8), -2.0)
    taste += np.where(spoken == ans.CLAIM, np.where(own == named, 2.0, -2.0 * (chance.random(own.shape) < 0.95)), 0.0)
    answers: Numbers = np.where(legal, taste, -9.0).argmax(axis=1)
    return answers


class Round(NamedTuple):
    """The decisions of one round of games: what was seen, allowed, said, thought of it, and what it brought."""

    inputs: Floats
    legal: Numbers
    answers: Numbers
    log_chance: Floats
    gain: Floats
    """How much better it went than was thought (GAE, each seat for itself)."""
    worth: Floats


def play_round(seat: Seat, lab: Lab, net: Net, seed: int, games: int = GAMES) -> Round:
    """Play games to their end, the net at all seats but those of the script."""
    chance, n = np.random.default_rng(seed), lab.players
    batch = Batch(lab, games, seed)
    script = (chance.random((games, 1)) < WITH_OTHERS) & (chance.random((games, n)) < 0.6)
    paid, running = np.zeros((games, n), np.float32), np.ones(games, bool)
    notes: list[tuple[Any, ...]] = []
    while running.any() and len(notes) < LONGEST:
        at = np.flatnonzero(running)
        asked = batch.asked[at]
        legal = np.take_along_axis(batch.masks[at], seat.spoken[asked], 1) > 0
        rows = batch.observations[at]
        inputs = seat.features(rows)
        thought = net(inputs, legal)
        own = ~script[at, asked]
        answers = np.where(own, drawn(thought.log_chances, chance), scripted(seat, rows, legal, chance))
        notes.append((at, asked, own, inputs, legal, answers, thought.log_chances, thought.worth))
        actions = batch.random_actions()  # games that are over already go on without anybody looking
        actions[at] = seat.spoken[asked, answers]
        batch.step(actions)
        over = at[batch.ended[at] > 0]
        paid[over] = batch.rewards[over] - 1 / n
        running[over] = False
    return _judged(notes, paid)


def _judged(notes: list[tuple[Any, ...]], paid: Floats) -> Round:
    """GAE backwards: each seat compares its thoughts with its own next one, at last with what it was paid."""
    later_worth, later_gain = paid.copy(), np.zeros_like(paid)
    kept: list[tuple[Any, ...]] = []
    for at, asked, own, inputs, legal, answers, log_chances, worth in reversed(notes):
        gain = later_worth[at, asked] - worth + LAMBDA * later_gain[at, asked]
        later_worth[at, asked], later_gain[at, asked] = worth, gain
        said = log_chances[np.arange(len(at)), answers]
        kept.append(tuple(part[own] for part in (inputs, legal, answers, said, gain, gain + worth)))
    return Round(*(np.concatenate(parts) for parts in zip(*kept, strict=True)))


def learn_from(
    net: Net, played: Round, rate: float, curiosity: float, chance: np.random.Generator, minibatch: int = MINIBATCH
) -> float:
    """One pass over a round in minibatches; returns the mean loss."""
    gains = (played.gain - played.gain.mean()) / (played.gain.std() + 1e-8)
    losses = []
    order = chance.permutation(len(gains))
    for pick in np.array_split(order, max(1, len(order) // minibatch)):
        inputs, legal, answers = played.inputs[pick], played.legal[pick], played.answers[pick]
        thought, size = net(inputs, legal), np.float32(len(pick))
        logs, rows = thought.log_chances, np.arange(len(pick))
        chances = np.exp(logs)
        ratio, gain = np.exp(logs[rows, answers] - played.log_chance[pick]), gains[pick]
        limited = np.clip(ratio, 1 - CLIP, 1 + CLIP) * gain
        doubt = -(chances * np.where(legal, logs, 0)).sum(axis=1)
        wrong = thought.worth - played.worth[pick]
        losses.append(float((-np.minimum(ratio * gain, limited) - curiosity * doubt + 0.5 * wrong**2).mean()))
        pull = np.where(ratio * gain <= limited, ratio * gain, 0)[:, None]
        slope = np.empty((len(pick), logs.shape[1] + 1), np.float32)
        slope[:, :-1] = chances * (pull + curiosity * (np.where(legal, logs, 0) + doubt[:, None]))
        slope[rows, answers] -= pull[:, 0]
        slope[:, -1] = wrong
        net.learn(inputs, thought, np.divide(slope, size, dtype=np.float32), rate)
    return float(np.mean(losses))


class Progress(NamedTuple):
    """After a round: how many, how much of the time is used, decisions learned from so far, the loss."""

    round: int
    done: float
    decisions: int
    loss: float


def training(seat: Seat, lab: Lab, net: Net, seconds: float, seed: int, games: int = GAMES) -> Iterator[Progress]:
    """Learn for so long, round by round (at least one); the rate and the curiosity fall on the way."""
    begin, decisions, done, number = time.monotonic(), 0, 0.0, 0
    chance = np.random.default_rng(seed)
    while done < 1:
        played = play_round(seat, lab, net, seed * 1_000_003 + number, games)
        loss = learn_from(net, played, 2e-3 * 0.05**done, 0.04 * 0.1**done, chance)
        number, decisions = number + 1, decisions + len(played.gain)
        done = min(1.0, (time.monotonic() - begin) / seconds)
        yield Progress(number, done, decisions, loss)


def seen_row(view: View) -> Numbers:
    """The lab's observation, made of a View: the deal and the events that the person saw, then the closed state."""
    t, person = view.terms, view.person
    assert person is not None
    memory, row = np.zeros((1, seen.MEMORY), np.int8), np.zeros((1, seen.SIZE), np.int8)
    seen.forget(t, SimpleNamespace(cards=dealt_numbers(view)), memory, 0)
    told = [(*event, (event[4] != HIDDEN) << person) for event in view.events]
    seen.remember(t, SimpleNamespace(kind=None), memory, 0, told)
    seen.introduce(t, 0, row)
    seen.observe(t, view.state, memory, 0, person, row)
    return row


def as_bot(seat: Seat, weights: list[Floats]) -> type[Bot]:
    """A trained net as a kind of Bot."""
    net = Net(1, 1, np.random.default_rng(0))
    net.weights = weights

    class Learner(Bot):
        name = "learner"
        game = "mascarade"

        def answer(self, view: View) -> int:
            if (view.terms.players, view.terms.in_play) != (seat.t.players, seat.t.in_play):
                raise ValueError("this net was trained for another table")
            spoken = seat.spoken[view.state.asked]
            legal = np.isin(spoken, view.legal)[None]
            log_chances = net(seat.features(seen_row(view)), legal).log_chances[0]
            return int(self.chance.choices(spoken.tolist(), np.exp(log_chances).tolist())[0])

    return Learner


def wins_among(kind: Callable[[str], Bot], others: str, begin: int, end: int) -> float:
    """Games won (a shared win in parts) alone among five others: six chairs in turn on each deal."""
    wins, house = 0.0, house_bots("mascarade")
    for k in range(begin, end):
        deal, chair = divmod(k, PLAYERS)
        names = [f"P{p}" for p in range(PLAYERS)]
        game = new_game(names=names, seed=f"chairs {deal}", first=names[deal % PLAYERS])
        seated = [(kind if p == chair else house[others])(f"{k}/{p}") for p in range(PLAYERS)]
        for _ in steps(game, seated, 2000):
            pass
        result = game.result()
        if result is not None and chair in result.winners:
            wins += 1 / len(result.winners)
    return wins


def _chunk(name: str, weights: list[Floats], others: str, begin: int, end: int) -> float:
    kind = as_bot(Seat(Wish(), PLAYERS), weights) if name == "learner" else house_bots()[name]
    return wins_among(kind, others, begin, end)


def share(name: str, weights: list[Floats], games: int, others: str = "ev", cores: int = 2) -> str:
    """The win share at a table of five others, in words."""
    jobs = [(name, weights, others, at, min(at + 60, games)) for at in range(0, games, 60)]
    wins = sum(spread(_chunk, jobs, cores))
    low, high = wilson(wins, games)
    return f"{name} among five {others}: {wins / games:.1%} ({low:.1%} - {high:.1%}), {games} games"


def main() -> None:
    words = argparse.ArgumentParser(description="Train a small player of Mascarade and seat it among EV bots.")
    words.add_argument("--minutes", type=float, default=5.0)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--out", default="player.npz", help="where the weights go")
    words.add_argument("--games", type=int, default=1200, help="games of the evaluation (0: none)")
    wish = words.parse_args()
    seat, lab = Seat(Wish(), PLAYERS), Lab(Wish(), PLAYERS)
    net = Net(seat.inputs, seat.outputs, np.random.default_rng(wish.seed))
    lab.warm_up()
    for at in training(seat, lab, net, wish.minutes * 60, wish.seed):
        if at.round % 10 == 1 or at.done == 1:
            print(f"{at.done:4.0%}  round {at.round}, {at.decisions:,} decisions, loss {at.loss:.4f}", flush=True)
    np.savez(wish.out, *net.weights)
    for name in ("learner", "honest") if wish.games else ():
        print(share(name, net.weights, wish.games), flush=True)


if __name__ == "__main__":
    main()
