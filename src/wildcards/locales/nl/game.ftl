# Woorden van het spel, zoals ze op de kaarten staan.

species-pe = Pauw
    .the = de pauw
    .a = een pauw
    .count = { $count ->
        [one] { $count } pauw
       *[other] { $count } pauwen
    }
    .home = bos
    .leader = de pauwleiderkaart
    .leader-name = Pauwleiderkaart
    .power = Telt aan het eind 3 punten in plaats van 1.
species-sq = Eekhoorn
    .the = de eekhoorn
    .a = een eekhoorn
    .count = { $count ->
        [one] { $count } eekhoorn
       *[other] { $count } eekhoorns
    }
    .home = bos
    .leader = de eekhoornleiderkaart
    .leader-name = Eekhoorn{ "\u00AD" }leiderkaart
    .power = Met de aanvulkaart vul je aan tot 10 kaarten, niet tot 7.
species-ea = Arend
    .the = de arend
    .a = een arend
    .count = { $count ->
        [one] { $count } arend
       *[other] { $count } arenden
    }
    .home = bergen
    .leader = de arendleiderkaart
    .leader-name = Arendleiderkaart
    .power = Bied twee kaarten en kies er een als je de andere biedingen kent.
species-ib = Steenbok
    .the = de steenbok
    .a = een steenbok
    .count = { $count ->
        [one] { $count } steenbok
       *[other] { $count } steenbokken
    }
    .home = bergen
    .leader = de steenbokleiderkaart
    .leader-name = Steenbok{ "\u00AD" }leiderkaart
    .power = Aan het eind van een ronde mag je bod terug naar je hand, tenzij het een joker is.
species-li = Leeuw
    .the = de leeuw
    .a = een leeuw
    .count = { $count ->
        [one] { $count } leeuw
       *[other] { $count } leeuwen
    }
    .home = savanne
    .leader = de leeuwleiderkaart
    .leader-name = Leeuwleiderkaart
    .power = Bij elk conflict ben jij als eerste aan de beurt.
species-me = Stokstaartje
    .the = het stokstaartje
    .a = een stokstaartje
    .count = { $count ->
        [one] { $count } stokstaartje
       *[other] { $count } stokstaartjes
    }
    .home = savanne
    .leader = de stokstaartleiderkaart
    .leader-name = Stokstaart{ "\u00AD" }leiderkaart
    .power = Met de aanvulkaart mag je eerst een eigen dier omruilen met een dier uit de Expo.

habitat-F = Bos
    .letter = Bo
habitat-S = Savanne
    .letter = S
habitat-M = Bergen
    .letter = Be
habitat-W = Joker
    .letter = J
refill-hand = Aanvulkaart
    .letter = A
    .printed = Aanvulkaart
card-name = { $habitat } { $value }
