"""Who is connected to a table, here and at other nodes."""

from wildcards.host.client import Client
from wildcards.host.interfaces import OtherNodes


class Presence:
    def __init__(self, table: str, nodes: OtherNodes) -> None:
        self.clients: set[Client] = set()
        self._table = table
        self._nodes = nodes

    def here(self) -> set[str]:
        return {client.person.id for client in self.clients if client.person is not None and not client.is_leaving}

    def everywhere(self) -> set[str]:
        return self.here() | self._nodes.present(self._table)
