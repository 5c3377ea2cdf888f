"""Bots against bots: every deal in all rotations of seats, so that luck cancels.

The processes in which bots play import single modules from here, so the package itself imports none.
"""
