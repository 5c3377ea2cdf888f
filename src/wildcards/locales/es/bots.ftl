bot-random = Errante
bot-random-character = Juega cualquier carta permitida.
bot-greedy = Recolector
bot-greedy-character = Toma lo que más vale ahora y nunca mira más allá.
bot-expert = Guarda
bot-expert-character = Sopesa mayorías, Líderes y rondas restantes, y varía sus pujas.
bot-search = Estratega
bot-search-character = Imagina miles de partidas hasta el final antes de cada decisión.
