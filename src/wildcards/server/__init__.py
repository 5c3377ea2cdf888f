"""HTTP, WebSocket and storage: people and bots at one table over the network."""

from wildcards.server.running import run

__all__ = ["run"]
