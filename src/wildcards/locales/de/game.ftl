# Wörter des Spiels, wie sie auf den Karten stehen.

species-pe = Pfau
    .the = den Pfau
    .a = einen Pfau
    .count = { $count ->
        [one] { $count } Pfau
       *[other] { $count } Pfauen
    }
    .home = Wald
    .leader = die Pfau-Bonuskarte
    .leader-name = Pfau-Bonuskarte
    .power = Zählt am Spielende 3 Punkte statt 1.
species-sq = Eichhörnchen
    .the = das Eichhörnchen
    .a = ein Eichhörnchen
    .count = { $count } Eichhörnchen
    .home = Wald
    .leader = die Eichhörnchen-Bonuskarte
    .leader-name = Eichhörnchen-Bonuskarte
    .power = Mit der Nachziehkarte ziehst du auf 10 Karten nach statt auf 7.
species-ea = Adler
    .the = den Adler
    .a = einen Adler
    .count = { $count } Adler
    .home = Gebirge
    .leader = die Adler-Bonuskarte
    .leader-name = Adler-Bonuskarte
    .power = Biete zwei Karten und wähle eine, wenn du die anderen Gebote kennst.
species-ib = Steinbock
    .the = den Steinbock
    .a = einen Steinbock
    .count = { $count ->
        [one] { $count } Steinbock
       *[other] { $count } Steinböcke
    }
    .home = Gebirge
    .leader = die Steinbock-Bonuskarte
    .leader-name = Steinbock-Bonuskarte
    .power = Am Rundenende darfst du dein Gebot zurücknehmen, außer es ist eine Jokerkarte.
species-li = Löwe
    .the = den Löwen
    .a = einen Löwen
    .count = { $count ->
        [one] { $count } Löwe
       *[other] { $count } Löwen
    }
    .home = Savanne
    .leader = die Löwen-Bonuskarte
    .leader-name = Löwen-Bonuskarte
    .power = Bei jedem Gleichstand bist du zuerst dran.
species-me = Erdmännchen
    .the = das Erdmännchen
    .a = ein Erdmännchen
    .count = { $count } Erdmännchen
    .home = Savanne
    .leader = die Erdmännchen-Bonuskarte
    .leader-name = Erdmännchen-Bonuskarte
    .power = Mit der Nachziehkarte darfst du vorher ein eigenes Tier gegen eines der Auslage tauschen.

habitat-F = Wald
    .letter = W
habitat-S = Savanne
    .letter = S
habitat-M = Gebirge
    .letter = G
habitat-W = Joker
    .letter = J
refill-hand = Nachziehkarte
    .letter = N
    .printed = Nachziehkarte
card-name = { $habitat } { $value }
