"""A host for one person and bots in this process: the same tables as on a server, without a network."""
