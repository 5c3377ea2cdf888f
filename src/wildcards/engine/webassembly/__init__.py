"""From the rules' subset of Python to WebAssembly, and modules that are made so at work."""
