"""Checks and generators for those who write bots and clients of their own."""
