"""PettingZoo: its own tictactoe, raw environment, random legal actions. Prints JSON: decisions per second (CPU)."""

import json
import random
import sys
import time

from pettingzoo.classic import tictactoe_v3


def speed(seconds):
    """Decisions per second of random play, with observation and mask."""
    env, chance, done = tictactoe_v3.raw_env(), random.Random(1), 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        env.reset(seed=1)
        while env.agents:
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            mask = observation["action_mask"]
            env.step(chance.choice([i for i, legal in enumerate(mask) if legal]))
            done += 1
    return done / (time.process_time() - started)


if __name__ == "__main__":
    print(json.dumps({"PettingZoo tictactoe": speed(float(sys.argv[1]))}))
