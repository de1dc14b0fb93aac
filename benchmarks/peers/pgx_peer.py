"""pgx on the CPU: 1024 games stepped together with random legal actions, masks and observations, auto-reset.

Prints a JSON object: decisions per second (CPU). Run by `benchmarks.peers` in pgx's environment.
"""

import json
import os
import sys
import time

os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
os.environ["JAX_PLATFORMS"] = "cpu"

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

BATCH = 1024
STEPS = 100


def speed(name, seconds):
    """Decisions per second of random play."""
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry, _):
        state, key = carry
        key, choose, chance = jax.random.split(key, 3)
        logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
        action = jax.random.categorical(choose, logits, axis=1)
        state = step(state, action, jax.random.split(chance, BATCH))
        return (state, key), state.observation.sum() + state.rewards.sum()

    @jax.jit
    def run(state, key):
        return jax.lax.scan(one, (state, key), None, length=STEPS)

    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), BATCH))
    key = jax.random.PRNGKey(1)
    (state, key), total = run(state, key)
    jax.block_until_ready(total)
    done, started = 0, time.process_time()
    while time.process_time() - started < seconds:
        (state, key), total = run(state, key)
        jax.block_until_ready(total)
        done += BATCH * STEPS
    return done / (time.process_time() - started)


if __name__ == "__main__":
    print(json.dumps({f"pgx {name}": speed(name, float(sys.argv[1])) for name in ("tic_tac_toe", "leduc_holdem")}))
