bot-random = Errante
bot-random-character = El más fácil. Juega cualquier carta permitida.
bot-greedy = Coleccionista
bot-greedy-character = Fácil. Toma lo que más vale ahora y nunca mira más allá.
bot-expert = Guardabosques
bot-expert-character = Difícil. Sopesa mayorías, Líderes y rondas restantes, y varía sus pujas.
bot-search = Estratega
bot-search-character = El más difícil. Juega mentalmente miles de partidas antes de cada decisión.
