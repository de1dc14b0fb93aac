"""RLCard: random games, one after the other. Prints a JSON object: decisions per second (CPU)."""

import json
import sys
import time

import rlcard
from rlcard.agents import RandomAgent


def speed(name, seconds):
    """Decisions per second of random play."""
    env = rlcard.make(name)
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    done, started = 0, time.process_time()
    while time.process_time() - started < seconds:
        trajectories, _ = env.run(is_training=False)
        done += sum(len(t) // 2 for t in trajectories)
    return done / (time.process_time() - started)


if __name__ == "__main__":
    print(json.dumps({f"RLCard {name}": speed(name, float(sys.argv[1])) for name in ("leduc-holdem", "uno")}))
