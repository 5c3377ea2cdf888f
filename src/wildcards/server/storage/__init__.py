"""Where tables are kept: an append-only log for each, on SQLite or PostgreSQL behind one interface."""

from wildcards.server.storage.store import SqlStore, open_store, opened_store

__all__ = ["SqlStore", "open_store", "opened_store"]
