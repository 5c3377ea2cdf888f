"""One live game: seats, clocks, bots' turns, what was said and done; no network, no disk, no clock of its own."""
