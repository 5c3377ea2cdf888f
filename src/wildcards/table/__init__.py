"""One live game with its seats, clocks and bots, without network, disk or clock of its own."""
