"""Quick ways to play, in the rules' own subset: each chooses the next action for the seat that is asked.

A policy looks at public facts and at the hand of the seat that is asked, at nothing else. So it serves at a live table,
on a state made from a view, and inside a search, where the same source is compiled.
"""
