bot-random = Streuner
bot-random-character = Am leichtesten. Spielt irgendeine Karte, die erlaubt ist.
bot-greedy = Sammler
bot-greedy-character = Leicht. Nimmt, was gerade am meisten zählt, und denkt nie voraus.
bot-expert = Wildhüter
bot-expert-character = Schwer. Wägt Mehrheiten, Bonuskarten und die restlichen Runden ab und variiert die Gebote.
bot-search = Stratege
bot-search-character = Am schwersten. Spielt vor jeder Entscheidung Tausende Partien im Kopf durch.
