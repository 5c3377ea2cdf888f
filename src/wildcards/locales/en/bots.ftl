bot-random = Drifter
bot-random-character = Plays any card the rules allow.
bot-greedy = Gatherer
bot-greedy-character = Takes what counts most right now and never looks ahead.
bot-expert = Ranger
bot-expert-character = Weighs majorities, Leaders and the rounds left, and varies its bids.
bot-search = Strategist
bot-search-character = Thinks thousands of games through before every decision.
