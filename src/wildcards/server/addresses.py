"""Where a request comes from, as it is counted: an IPv4 address, or the /64 network that one IPv6 customer has."""

import ipaddress

from starlette.requests import HTTPConnection

CUSTOMER = 64


def address_of(connection: HTTPConnection) -> str:
    return counted(connection.client.host if connection.client else "")


def counted(host: str) -> str:
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is None:
            return str(ipaddress.ip_network((address, CUSTOMER), strict=False))
        return str(address.ipv4_mapped)
    return str(address)


def of_one_visitor(text: str) -> str:
    """As it is counted. Raises ValueError for what is no address, or more than one customer has."""
    address, _, size = text.partition("/")
    if size not in ("", "32" if ipaddress.ip_address(address).version == 4 else str(CUSTOMER)):
        raise ValueError(text)
    return counted(address)
