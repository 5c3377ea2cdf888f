"""The game for researchers: environments of PettingZoo, Gymnasium and OpenSpiel, and batches of games as arrays."""
