"""What of the bots is written in the rules' own subset, so that it runs on every engine and inside a search.

The policies are `greedy` and `expert`: each chooses the next action for the seat that is asked, from public facts and
that seat's hand, and from nothing else. They weigh up with `points`, `worth` and `bid_odds`. The rest is the inner part
of the search: `deal_unseen`, `rollouts`, `evaluation` and its `exponential`.
"""
