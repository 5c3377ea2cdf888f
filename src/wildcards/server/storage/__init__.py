"""Where tables are kept: an append-only log for each, on SQLite or PostgreSQL behind one interface."""

from wildcards.server.storage.store import Conflict, Link, StorageError, Store, TableRow, open_store

__all__ = ["Conflict", "Link", "StorageError", "Store", "TableRow", "open_store"]
