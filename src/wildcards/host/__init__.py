"""Live tables without a network: a host keeps tables, answers people and bots, and shows everyone how things stand.

It runs in any asyncio loop, a browser's too. Storage, thinkers, clock and connections are handed in: `interfaces`.
"""
