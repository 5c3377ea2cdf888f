# Words of the game, as they are printed on its cards.

species-pe = Peacock
    .the = the peacock
    .a = a peacock
    .count = { $count ->
        [one] { $count } peacock
       *[other] { $count } peacocks
    }
    .home = forest
    .leader = the peacock Leader
    .leader-name = Peacock Leader
    .power = Counts 3 points at the end of the game, not 1.
species-sq = Squirrel
    .the = the squirrel
    .a = a squirrel
    .count = { $count ->
        [one] { $count } squirrel
       *[other] { $count } squirrels
    }
    .home = forest
    .leader = the squirrel Leader
    .leader-name = Squirrel Leader
    .power = With Refill Hand you refill to 10 cards, not 7.
species-ea = Eagle
    .the = the eagle
    .a = an eagle
    .count = { $count ->
        [one] { $count } eagle
       *[other] { $count } eagles
    }
    .home = mountain
    .leader = the eagle Leader
    .leader-name = Eagle Leader
    .power = Lay two cards, look at the other bids, then choose one of your two.
species-ib = Ibex
    .the = the ibex
    .a = an ibex
    .count = { $count ->
        [one] { $count } ibex
       *[other] { $count } ibexes
    }
    .home = mountain
    .leader = the ibex Leader
    .leader-name = Ibex Leader
    .power = At the end of the round you may take your bid back, unless it is a wild card.
species-li = Lion
    .the = the lion
    .a = a lion
    .count = { $count ->
        [one] { $count } lion
       *[other] { $count } lions
    }
    .home = savannah
    .leader = the lion Leader
    .leader-name = Lion Leader
    .power = You go first in every tie.
species-me = Meerkat
    .the = the meerkat
    .a = a meerkat
    .count = { $count ->
        [one] { $count } meerkat
       *[other] { $count } meerkats
    }
    .home = savannah
    .leader = the meerkat Leader
    .leader-name = Meerkat Leader
    .power = With Refill Hand you may first exchange one of your animals for one on display.

habitat-F = Forest
    .letter = F
habitat-S = Savannah
    .letter = S
habitat-M = Mountain
    .letter = M
habitat-W = Wild card
    .letter = W
refill-hand = Refill Hand
    .letter = R
    .printed = Refill Hand
card-name = { $habitat } { $value }
