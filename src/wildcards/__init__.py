"""Wild Cards, a card game for 3 to 5 players."""

__version__ = "0.1.0"
