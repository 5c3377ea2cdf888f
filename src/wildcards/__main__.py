"""`python -m wildcards` is the command `wildcards`."""

from wildcards.cli import main

main()
