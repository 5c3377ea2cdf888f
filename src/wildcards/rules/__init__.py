"""The game and nothing else: state, cards, phases, ties, Leaders and scoring, in plain integers."""
