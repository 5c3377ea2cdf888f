bot-random = Vagabondo
bot-random-character = Gioca una qualsiasi carta permessa.
bot-greedy = Raccoglitore
bot-greedy-character = Prende ciò che vale di più adesso e non guarda mai avanti.
bot-expert = Guardaparco
bot-expert-character = Valuta maggioranze, Capibranco e round rimasti, e varia le sue offerte.
bot-search = Stratega
bot-search-character = Prima di ogni decisione immagina migliaia di partite fino alla fine.
