"""Who is connected to a table, here and at other nodes."""

from wildcards.host.client import Client
from wildcards.host.fair_queue import Share
from wildcards.host.interfaces import OtherNodes
from wildcards.table import Table
from wildcards.table.companions import guest_of


class Presence:
    def __init__(self, table: str, nodes: OtherNodes) -> None:
        self.clients: set[Client] = set()
        self._table = table
        self._nodes = nodes

    def here(self) -> set[str]:
        return {client.person.id for client in self.clients if client.person is not None and not client.is_leaving}

    def is_anybody_here(self) -> bool:
        return any(not client.is_leaving for client in self.clients)

    def share(self, table: Table) -> Share:
        """On whose account the bots of the table think: the host's, else that of somebody who is here."""
        here = [client for client in self.clients if not client.is_leaving]
        if not here:
            return ("", guest_of(table.host or ""), table.id)  # all tables at which nobody is there share one turn

        def place_in_line(client: Client) -> tuple[bool, int, str, str]:
            seat = table.seat_of(client.person_id)
            is_host = client.person_id is not None and client.person_id == table.host
            return not is_host, len(table.seats) if seat is None else seat, client.person_id or "", client.address

        first = min(here, key=place_in_line)
        return (first.address, first.guest_id or "", table.id)

    def everywhere(self) -> set[str]:
        return self.here() | self._nodes.present(self._table)
