bot-random = Drifter
bot-random-character = Easiest. Plays any card the rules allow.
bot-greedy = Gatherer
bot-greedy-character = Easy. Takes what counts most right now and never looks ahead.
bot-expert = Ranger
bot-expert-character = Hard. Weighs majorities, Leaders and the rounds left, and varies its bids.
bot-search = Strategist
bot-search-character = Hardest. Plays thousands of games in its head before every decision.
