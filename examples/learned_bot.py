"""A bot that plays a policy trained in an environment: the weights that `train_ppo.py` saved, with NumPy alone.

    wildcards arena --bots examples/learned_bot.py:LearnedBot,random --games 2000 --lineup first

With PyTorch or ONNX the policy is a few lines as well; see docs/how-to/research.md.
"""

from pathlib import Path
from typing import Any

import numpy as np

from wildcards.bots import ObservationBot

SAVED = Path(__file__).with_name("learned_policy.npz")
ACTIONS = 26


class SavedPolicy:
    """Two hidden layers, as in `train_ppo.py`. It plays the likeliest action."""

    def __init__(self, file: Path) -> None:
        with np.load(file) as saved:
            self.weights = {name: saved[name].astype(np.float32) for name in saved.files}

    def __call__(self, rows: Any, masks: Any, rng: np.random.Generator) -> Any:
        w = self.weights
        layer = np.maximum(rows.astype(np.float32) / 4 @ w["w0"] + w["b0"], 0)
        layer = np.maximum(layer @ w["w1"] + w["b1"], 0)
        logits = (layer @ w["w2"] + w["b2"])[:, :ACTIONS]
        return np.where(masks, logits, -np.inf).argmax(axis=1)


class LearnedBot(ObservationBot):
    def __init__(self, seed: int = 0, *, weights: str = str(SAVED)) -> None:
        super().__init__(SavedPolicy(Path(weights)), seed, version=1)
