"""PPO in one file, with NumPy alone: a policy that beats three random bots, trained in two minutes on one core.

    python examples/train_ppo.py --seconds 120 --out policy.npz
    wildcards arena --bots examples/learned_bot.py:LearnedBot:weights=policy.npz,random --games 2000 --lineup first

With `--out policy.pt` the weights are saved as PyTorch keeps them (which has to be installed), for `torch_bot.py`.
256 games are played at once on the compiled engine. The network has two hidden layers, and its gradients are written
out below, so that nothing has to be installed beside the extra `research` (and `fast`, to play faster).
"""

import argparse
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np

from wildcards.lab.environments import gym

GAMES, STEPS = 256, 32  # of one batch
EPOCHS, MINIBATCHES = 3, 4
RATE, CLIP, ENTROPY, VALUE, LAMBDA = 1e-3, 0.2, 0.01, 0.5, 0.95
SHAPING = 0.02  # reward for every point of lead, to learn from before the first wins
WIDTH, ACTIONS = 128, 26
IMPOSSIBLE = -1e9


class Network:
    """Logits of the actions and the value of the position, from a row of numbers."""

    def __init__(self, inputs: int, rng: np.random.Generator) -> None:
        sizes = ((inputs, WIDTH), (WIDTH, WIDTH), (WIDTH, ACTIONS + 1))
        scales = (np.sqrt(2 / inputs), np.sqrt(2 / WIDTH), 0.01)
        self.weights = {}
        for layer, (size, scale) in enumerate(zip(sizes, scales, strict=True)):
            self.weights[f"w{layer}"] = (rng.standard_normal(size) * scale).astype(np.float32)
            self.weights[f"b{layer}"] = np.zeros(size[1], np.float32)
        self.moments = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()}
        self.updates = 0

    def forward(self, rows: Any) -> tuple[list[Any], Any, Any]:
        """The layers, the logits and the values."""
        w = self.weights
        layers = [np.asarray(rows, np.float32) / 4]
        layers.append(np.maximum(layers[0] @ w["w0"] + w["b0"], 0))
        layers.append(np.maximum(layers[1] @ w["w1"] + w["b1"], 0))
        out = layers[2] @ w["w2"] + w["b2"]
        return layers, out[:, :ACTIONS], out[:, ACTIONS]

    def learn(self, layers: list[Any], slope: Any) -> None:
        """One step of Adam, down the slope of the loss in the outputs."""
        self.updates += 1
        for layer in (2, 1, 0):
            gradients = {f"w{layer}": layers[layer].T @ slope, f"b{layer}": slope.sum(axis=0)}
            if layer:
                slope = (slope @ self.weights[f"w{layer}"].T) * (layers[layer] > 0)
            for name, gradient in gradients.items():
                mean, square = self.moments[name]
                mean += 0.1 * (gradient - mean)
                square += 0.001 * (gradient**2 - square)
                rate = RATE * np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
                self.weights[name] -= rate * mean / (np.sqrt(square) + 1e-5)


def shares(logits: Any, masks: Any) -> Any:
    """How likely each action is; what is not legal is impossible."""
    logits = np.where(masks, logits, IMPOSSIBLE)
    odds = np.exp(logits - logits.max(axis=1, keepdims=True))
    return odds / odds.sum(axis=1, keepdims=True)


def drawn(chances: Any, rng: np.random.Generator) -> Any:
    return (chances.cumsum(axis=1) > rng.random((len(chances), 1)) * (1 - 1e-6)).argmax(axis=1)


def play(env: Any, network: Network, rng: np.random.Generator) -> tuple[dict[str, Any], Any, Any]:
    """A batch of steps, by step and game; and the shares of the wins in the games that ended."""
    batch: dict[str, list[Any]] = {
        name: [] for name in ("rows", "masks", "actions", "chance", "values", "gain", "over")
    }
    wins = []
    rows = env.rows
    for _ in range(STEPS):
        masks = env.action_masks()
        _, logits, values = network.forward(rows)
        chances = shares(logits, masks)
        actions = drawn(chances, rng)
        chance = chances[np.arange(GAMES), actions]
        after, gain, over, _, infos = env.step(actions)
        for name, value in zip(batch, (rows, masks, actions, chance, values, gain, over), strict=True):
            batch[name].append(value)
        wins += (infos["rank"][over] == 1).tolist()
        rows = after
    env.rows = rows
    return {name: np.array(values) for name, values in batch.items()}, network.forward(rows)[2], wins


def advantages(batch: dict[str, Any], after: Any) -> Any:
    """Generalised advantage estimation, without discount: a game has an end."""
    found = np.zeros_like(batch["gain"])
    ahead = np.zeros(GAMES, np.float32)
    for step in reversed(range(STEPS)):
        goes_on = 1.0 - batch["over"][step]
        surprise = batch["gain"][step] + goes_on * after - batch["values"][step]
        ahead = surprise + LAMBDA * goes_on * ahead
        found[step], after = ahead, batch["values"][step]
    return found


def improve(network: Network, batch: dict[str, Any], gains: Any, rng: np.random.Generator) -> None:
    flat = {name: values.reshape(-1, *values.shape[2:]) for name, values in batch.items()}
    gains = gains.reshape(-1)
    returns = gains + flat["values"]
    for _ in range(EPOCHS):
        for part in np.array_split(rng.permutation(len(gains)), MINIBATCHES):
            masks, actions, here = flat["masks"][part], flat["actions"][part], np.arange(len(part))
            gain = (gains[part] - gains[part].mean()) / (gains[part].std() + 1e-8)
            layers, logits, values = network.forward(flat["rows"][part])
            chances = shares(logits, masks)
            ratio = chances[here, actions] / flat["chance"][part]
            counts = ~(((gain > 0) & (ratio > 1 + CLIP)) | ((gain < 0) & (ratio < 1 - CLIP)))
            taken = np.zeros_like(chances)
            taken[here, actions] = 1
            logs = np.log(chances + 1e-10)
            entropy = -(chances * logs).sum(axis=1, keepdims=True)
            slope = np.zeros((len(part), ACTIONS + 1), np.float32)
            slope[:, :ACTIONS] = -(gain * ratio * counts)[:, None] * (taken - chances)
            slope[:, :ACTIONS] += ENTROPY * chances * (logs + entropy)
            slope[:, ACTIONS] = 2 * VALUE * (values - returns[part])
            network.learn(layers, slope / len(part))


def train(seconds: float, steps_at_most: float = np.inf, seed: int = 1) -> Network:
    rng = np.random.default_rng(seed)
    env: Any = gymnasium.make_vec(gym.ID, num_envs=GAMES, version=1, seat=None, shaping=SHAPING, opponents="random")
    env.rows, _ = env.reset(seed=seed)
    network = Network(env.rows.shape[1], rng)
    lately: list[float] = []
    began, steps = time.perf_counter(), 0
    told = began
    while time.perf_counter() - began < seconds and steps < steps_at_most:
        batch, after, wins = play(env, network, rng)
        improve(network, batch, advantages(batch, after), rng)
        steps += GAMES * STEPS
        lately = (lately + wins)[-2000:]
        if time.perf_counter() - told > 5:
            told = time.perf_counter()
            print(f"{told - began:5.0f} s {steps:9,} steps, wins {np.mean(lately):.1%} of the last {len(lately)} games")
    return network


def save(weights: dict[str, Any], file: Path) -> None:
    """As arrays of NumPy, or as the state of a network of PyTorch: `0.weight`, `0.bias`, `2.weight` and so on."""
    if file.suffix == ".pt":
        import torch

        state = {f"{2 * int(name[1])}.{'weight' if name[0] == 'w' else 'bias'}": w.T for name, w in weights.items()}
        torch.save({name: torch.from_numpy(w.copy()) for name, w in state.items()}, file)
    else:
        np.savez_compressed(file, **{name: weight.astype(np.float16) for name, weight in weights.items()})


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Trains a policy against three random bots.")
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--steps", type=float, default=np.inf, help="stop after so many, if that comes first")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("policy.npz"))
    given = parser.parse_args()
    save(train(given.seconds, given.steps, given.seed).weights, given.out)
    print(f"saved to {given.out}, {given.out.stat().st_size:,} bytes")
