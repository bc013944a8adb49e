"""Item steps a second of the processor: python3 -m quadrivium.bench [--envs N] [--seconds S] [GAME ...]"""

import argparse
import time

from quadrivium import Game, VectorEnv

BARS = {"rulegame": 300_000, "cosair": 100_000, "stratagem": 100_000, "stratic": 50_000}
SINGLE_BAR = 10_000


def batch_rate(game, envs, seconds):
    """Item steps a second of `envs` games with a random policy, observations and items written."""
    env = VectorEnv(game, envs, seed=1)
    steps, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        for _ in range(100):
            env.step(env.sample())
        steps += 100 * envs
    return steps / (time.process_time() - began)


def single_rate(game, seconds):
    """The same of one State: items listed, an observation, a choice."""
    state, steps, seed, luck = game.new(0), 0, 0, 12345
    began = time.process_time()
    while time.process_time() - began < seconds:
        if state.agent < 0:
            seed += 1
            state = game.new(seed)
        items = state.items()
        state.observe()
        luck = (luck * 6364136223846793005 + 1442695040888963407) & (1 << 64) - 1
        state.pick((luck >> 33) % items.count)
        steps += 1
    return steps / (time.process_time() - began)


def main():
    parser = argparse.ArgumentParser(prog="python3 -m quadrivium.bench")
    parser.add_argument("games", nargs="*", default=list(BARS))
    parser.add_argument("--envs", type=int, default=64)
    parser.add_argument("--seconds", type=float, default=5)
    chosen = parser.parse_args()
    print(f"{'game':<10} {'batch steps/s':>14} {'bar':>8} {'single steps/s':>15} {'bar':>7}")
    for name in chosen.games:
        game = Game(name)
        batch, single = batch_rate(game, chosen.envs, chosen.seconds), single_rate(game, chosen.seconds)
        print(f"{name:<10} {batch:>14,.0f} {BARS.get(name, 0):>8,} {single:>15,.0f} {SINGLE_BAR:>7,}", flush=True)


if __name__ == "__main__":
    main()
