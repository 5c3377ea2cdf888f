bot-random = Streuner
bot-random-character = Spielt irgendeine Karte, die erlaubt ist.
bot-greedy = Sammler
bot-greedy-character = Nimmt, was gerade am meisten zählt, und denkt nie voraus.
bot-expert = Wildhüter
bot-expert-character = Wägt Mehrheiten, Bonuskarten und die restlichen Runden ab und variiert die Gebote.
bot-search = Stratege
bot-search-character = Denkt vor jeder Entscheidung Tausende Partien zu Ende.
