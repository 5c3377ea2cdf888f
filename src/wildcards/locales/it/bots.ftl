bot-random = Nomade
bot-random-character = Il più facile. Gioca una qualsiasi carta permessa.
bot-greedy = Collezionista
bot-greedy-character = Facile. Prende ciò che vale di più adesso e non guarda mai avanti.
bot-expert = Guardaparco
bot-expert-character = Difficile. Valuta maggioranze, Capibranco e round rimasti, e varia le sue offerte.
bot-search = Stratega
bot-search-character = Il più difficile. Prima di ogni decisione gioca migliaia di partite a mente.
