# Palabras del juego, como están impresas en las cartas.

species-pe = Pavo real
    .the = el pavo real
    .a = un pavo real
    .count = { $count ->
        [one] { $count } pavo real
       *[other] { $count } pavos reales
    }
    .home = bosque
    .leader = el Líder pavo real
    .leader-name = Líder pavo real
    .power = Vale 3 puntos al final, en lugar de 1.
species-sq = Ardilla
    .the = la ardilla
    .a = una ardilla
    .count = { $count ->
        [one] { $count } ardilla
       *[other] { $count } ardillas
    }
    .home = bosque
    .leader = el Líder ardilla
    .leader-name = Líder ardilla
    .power = Con Reabastecimiento robas hasta tener 10 cartas, no 7.
species-ea = Águila
    .the = el águila
    .a = un águila
    .count = { $count ->
        [one] { $count } águila
       *[other] { $count } águilas
    }
    .home = montaña
    .leader = el Líder águila
    .leader-name = Líder águila
    .power = Puja con dos cartas, mira las demás pujas y elige después una de las dos.
species-ib = Íbice
    .the = el íbice
    .a = un íbice
    .count = { $count ->
        [one] { $count } íbice
       *[other] { $count } íbices
    }
    .home = montaña
    .leader = el Líder íbice
    .leader-name = Líder íbice
    .power = Al acabar la ronda puedes recuperar tu puja, si no es un comodín.
species-li = León
    .the = el león
    .a = un león
    .count = { $count ->
        [one] { $count } león
       *[other] { $count } leones
    }
    .home = sabana
    .leader = el Líder león
    .leader-name = Líder león
    .power = En cada empate actúas antes que nadie.
species-me = Suricata
    .the = la suricata
    .a = una suricata
    .count = { $count ->
        [one] { $count } suricata
       *[other] { $count } suricatas
    }
    .home = sabana
    .leader = el Líder suricata
    .leader-name = Líder suricata
    .power = Con Reabastecimiento puedes intercambiar antes un animal tuyo por uno de la fila.

habitat-F = Bosque
    .letter = B
habitat-S = Sabana
    .letter = S
habitat-M = Montaña
    .letter = M
habitat-W = Comodín
    .letter = C
refill-hand = Reabastecimiento
    .letter = R
    .printed = Reabaste{ "\u00AD" }cimiento
card-name = { $habitat } { $value }
