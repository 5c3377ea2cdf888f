"""A bot that plays a policy saved with PyTorch: a network of yours, its weights in a file beside it.

    python examples/train_ppo.py --seconds 120 --out examples/torch_policy.pt
    wildcards arena --bots examples/torch_bot.py:TorchBot,random --games 1000 --lineup first

PyTorch is needed by this file alone: `pip install torch`.
"""

from pathlib import Path
from typing import Any

import torch

from wildcards.bots import ObservationBot

SAVED = Path(__file__).with_name("torch_policy.pt")
ROW, WIDTH, ACTIONS = 365, 128, 26

torch.set_num_threads(1)  # one row at a time; the arena itself uses all cores


def network() -> torch.nn.Sequential:
    """Logits of the actions, from a row of the environment; the last output is the value, which only training needs."""
    layers = torch.nn.Linear
    return torch.nn.Sequential(
        layers(ROW, WIDTH), torch.nn.ReLU(), layers(WIDTH, WIDTH), torch.nn.ReLU(), layers(WIDTH, ACTIONS + 1)
    )


class SavedPolicy:
    """The network of a file. It plays the likeliest action."""

    def __init__(self, file: Path) -> None:
        self.network = network()
        self.network.load_state_dict(torch.load(file, weights_only=True))

    @torch.inference_mode()  # type: ignore[untyped-decorator, unused-ignore]
    def __call__(self, rows: Any, masks: Any, rng: Any) -> Any:
        logits = self.network(torch.from_numpy(rows).float() / 4)[:, :ACTIONS]
        return logits.masked_fill(~torch.from_numpy(masks), -torch.inf).argmax(dim=1).numpy()


class TorchBot(ObservationBot):
    def __init__(self, seed: int = 0, *, weights: str = str(SAVED)) -> None:
        super().__init__(SavedPolicy(Path(weights)), seed, version=1)
