"""Many games: arena, ratings, statistics, balance and environments for research."""
