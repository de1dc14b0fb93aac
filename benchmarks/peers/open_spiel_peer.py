"""OpenSpiel's C++ rollouts, timed through its MCTS bot with one simulation and a random rollout evaluator.

Prints a JSON object: decisions per second (CPU) for each game. Run by `benchmarks.peers` in OpenSpiel's environment.
"""

import json
import random
import sys
import time

import pyspiel

GAMES = ["oh_hell", "bridge", "euchre", "hearts", "skat", "social_deduction"]


def decided_state(game, chance):
    """A state after the deal: the first at which a player decides."""
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(outcomes, odds)[0])
    return state


def mean_length(game, chance, games=30):
    """Decisions of players from the deal to the end, chance left out."""
    decisions = 0
    for _ in range(games):
        state = decided_state(game, chance)
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, odds)[0])
            else:
                decisions += 1
                state.apply_action(chance.choice(state.legal_actions()))
    return decisions / games


def speed(name, seconds):
    """Decisions per second of random rollouts."""
    chance = random.Random(1)
    game = pyspiel.load_game(name)
    length = mean_length(game, chance)
    rollouts = 200
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1000, False, 1, False)
    state = decided_state(game, chance)
    bot.mcts_search(state)
    done = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        bot.mcts_search(decided_state(game, chance))
        done += rollouts
    return done * length / (time.process_time() - started)


if __name__ == "__main__":
    found = {}
    for name in GAMES:
        try:
            found[f"OpenSpiel {name}"] = speed(name, float(sys.argv[1]))
        except Exception as error:  # a peer that cannot play a game is left out, with its reason
            print(f"{name}: {error}", file=sys.stderr)
    print(json.dumps(found))
