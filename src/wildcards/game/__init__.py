"""What a Python user holds: a game with its moves, events, views, result and record."""
