"""How the master learns: games on the device, a network, and the steps that make it better."""
