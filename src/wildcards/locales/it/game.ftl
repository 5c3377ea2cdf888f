# Parole del gioco, come sono stampate sulle carte.

species-pe = Pavone
    .the = il pavone
    .a = un pavone
    .count = { $count ->
        [one] { $count } pavone
       *[other] { $count } pavoni
    }
    .home = foresta
    .leader = il pavone Capobranco
    .leader-name = Pavone Capobranco
    .power = Alla fine vale 3 punti invece di 1.
species-sq = Scoiattolo
    .the = lo scoiattolo
    .a = uno scoiattolo
    .count = { $count ->
        [one] { $count } scoiattolo
       *[other] { $count } scoiattoli
    }
    .home = foresta
    .leader = lo scoiattolo Capobranco
    .leader-name = Scoiattolo Capobranco
    .power = Con Rifornisci la Mano peschi fino ad avere 10 carte, non 7.
species-ea = Aquila
    .the = l’aquila
    .a = un’aquila
    .count = { $count ->
        [one] { $count } aquila
       *[other] { $count } aquile
    }
    .home = montagna
    .leader = l’aquila Capobranco
    .leader-name = Aquila Capobranco
    .power = Offri due carte, guarda le altre offerte e poi scegli una delle tue due.
species-ib = Stambecco
    .the = lo stambecco
    .a = uno stambecco
    .count = { $count ->
        [one] { $count } stambecco
       *[other] { $count } stambecchi
    }
    .home = montagna
    .leader = lo stambecco Capobranco
    .leader-name = Stambecco Capobranco
    .power = A fine round puoi riprendere la tua offerta, se non è un jolly.
species-li = Leone
    .the = il leone
    .a = un leone
    .count = { $count ->
        [one] { $count } leone
       *[other] { $count } leoni
    }
    .home = savana
    .leader = il leone Capobranco
    .leader-name = Leone Capobranco
    .power = In caso di pareggio tocca sempre prima a te.
species-me = Suricato
    .the = il suricato
    .a = un suricato
    .count = { $count ->
        [one] { $count } suricato
       *[other] { $count } suricati
    }
    .home = savana
    .leader = il suricato Capobranco
    .leader-name = Suricato Capobranco
    .power = Con Rifornisci la Mano puoi prima scambiare un tuo animale con uno del mercato.

habitat-F = Foresta
    .letter = F
habitat-S = Savana
    .letter = S
habitat-M = Montagna
    .letter = M
habitat-W = Jolly
    .letter = J
refill-hand = Rifornisci la Mano
    .letter = R
    .printed = Rifornisci la Mano
card-name = { $habitat } { $value }
