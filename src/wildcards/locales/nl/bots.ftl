bot-random = Zwerver
bot-random-character = Speelt zomaar een kaart die mag.
bot-greedy = Verzamelaar
bot-greedy-character = Neemt wat nu het meest telt en kijkt nooit vooruit.
bot-expert = Boswachter
bot-expert-character = Weegt meerderheden, leiders en resterende rondes af en wisselt zijn biedingen af.
bot-search = Strateeg
bot-search-character = Denkt voor elke beslissing duizenden partijen door tot het einde.
