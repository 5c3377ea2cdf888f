# Parole del gioco, come sono stampate sulle carte.

species-pe = Pavone
    .the = il pavone
    .a = un pavone
    .count = { $count ->
        [one] { $count } pavone
       *[other] { $count } pavoni
    }
    .home = foresta
    .leader = il Capobranco pavone
    .leader-name = Capobranco pavone
    .power = Alla fine vale 3 punti invece di 1.
species-sq = Scoiattolo
    .the = lo scoiattolo
    .a = uno scoiattolo
    .count = { $count ->
        [one] { $count } scoiattolo
       *[other] { $count } scoiattoli
    }
    .home = foresta
    .leader = il Capobranco scoiattolo
    .leader-name = Capobranco scoiattolo
    .power = Con Rifornisci la Mano peschi fino a 10 carte, non fino a 7.
species-ea = Aquila
    .the = l’aquila
    .a = un’aquila
    .count = { $count ->
        [one] { $count } aquila
       *[other] { $count } aquile
    }
    .home = montagna
    .leader = il Capobranco aquila
    .leader-name = Capobranco aquila
    .power = Offri due carte, guarda le altre offerte e poi scegline una.
species-ib = Stambecco
    .the = lo stambecco
    .a = uno stambecco
    .count = { $count ->
        [one] { $count } stambecco
       *[other] { $count } stambecchi
    }
    .home = montagna
    .leader = il Capobranco stambecco
    .leader-name = Capobranco stambecco
    .power = A fine round la tua offerta può tornare in mano, se non è un jolly.
species-li = Leone
    .the = il leone
    .a = un leone
    .count = { $count ->
        [one] { $count } leone
       *[other] { $count } leoni
    }
    .home = savana
    .leader = il Capobranco leone
    .leader-name = Capobranco leone
    .power = In ogni parità tocca prima a te.
species-me = Suricato
    .the = il suricato
    .a = un suricato
    .count = { $count ->
        [one] { $count } suricato
       *[other] { $count } suricati
    }
    .home = savana
    .leader = il Capobranco suricato
    .leader-name = Capobranco suricato
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
    .printed = Rifornisci la Mano
card-name = { $habitat } { $value }
