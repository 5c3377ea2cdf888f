"""From trained weights to the file that the master plays with."""

import hashlib
import json
from math import prod

import torch
from torch import Tensor

from wildcards.bots.network import FORMAT, Header, parsed
from wildcards.game.recollection import ROW, VERSION
from wildcards.lab.training.network import OUTPUTS, PADDED_OUTPUTS, Sizes, scales, split


def exported(weights: Tensor, sizes: Sizes, training: str) -> bytes:
    """Half precision; the scaling of the row goes into the first layer, and the padding goes."""
    parts = []
    for number, part in enumerate(split(weights.detach().float().cpu(), sizes)):
        if number == 0:
            part = (part * scales())[:, :ROW]
        elif part.shape[0] == PADDED_OUTPUTS:
            part = part[:OUTPUTS]
        parts.append(part.reshape(-1).half())
    header = Header(FORMAT, VERSION, sizes.width, sizes.hidden, sizes.blocks, training)
    return json.dumps(header._asdict()).encode() + b"\n" + bytes(torch.cat(parts).numpy().tobytes())


def imported(data: bytes) -> tuple[Tensor, Sizes]:
    """The way back: weights as the trainer has them, to measure what is shipped."""
    header, numbers = parsed(data)
    sizes = Sizes(header.width, header.hidden, header.blocks)
    flat = torch.frombuffer(bytearray(numbers), dtype=torch.float16).float()
    parts = []
    for number, (shape, padded) in enumerate(zip(header.shapes(), sizes.shapes(), strict=True)):
        part, flat = flat[: prod(shape)].view(shape), flat[prod(shape) :]
        whole = torch.zeros(padded)
        if number == 0:
            whole[:, :ROW] = part / scales()[:ROW]
        else:
            whole[: shape[0]] = part
        parts.append(whole.reshape(-1))
    return torch.cat(parts), sizes


def fingerprint(data: bytes) -> str:
    """Tells weights apart, in results."""
    return hashlib.sha256(data).hexdigest()[:12]
