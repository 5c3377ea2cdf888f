"""How long anybody waits for what should come. A busy machine is no reason to fail, and what hangs is still told."""

PATIENCE = 120.0  # seconds
