bot-random = Zwerver
bot-random-character = Het makkelijkst. Speelt zomaar een kaart die mag.
bot-greedy = Verzamelaar
bot-greedy-character = Makkelijk. Neemt wat nu het meest telt en kijkt nooit vooruit.
bot-expert = Boswachter
bot-expert-character = Moeilijk. Weegt meerderheden, leiders en de rondes die nog komen, en varieert in zijn biedingen.
bot-search = Strateeg
bot-search-character = Het moeilijkst. Speelt voor elke beslissing duizenden partijen in zijn hoofd.
