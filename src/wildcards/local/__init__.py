"""A host in a worker of a browser: its tables lie in IndexedDB, its people sit at one device, nobody needs a server.

The worker hands in what only a browser has (`interfaces`); this room never imports it.
"""
