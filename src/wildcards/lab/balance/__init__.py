"""What the game gives to whom: seats, species, Leaders, habitats, values, ties, points and length of many games."""
