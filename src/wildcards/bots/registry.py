"""The bots by name, from the weakest to the strongest."""

from wildcards.bots.base import Bot
from wildcards.bots.grandmaster import GrandmasterBot
from wildcards.bots.ladder import ExpertBot, GreedyBot, RandomBot
from wildcards.bots.master import AdeptBot, MasterBot, NoviceBot
from wildcards.bots.search import SearchBot

BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "novice": NoviceBot,
    "greedy": GreedyBot,
    "expert": ExpertBot,
    "adept": AdeptBot,
    "search": SearchBot,
    "master": MasterBot,
    "grandmaster": GrandmasterBot,
}


class UnknownBot(ValueError):  # noqa: N818 - said in one line to whoever asked
    """A name that no bot has."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no '{name[:40]}'; there are: {', '.join(BOTS)}")


def bot_names() -> tuple[str, ...]:
    return tuple(BOTS)


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot of the ladder. The same name and seed play the same."""
    if name not in BOTS:
        raise UnknownBot(name)
    return BOTS[name](seed)
