# The first game, which teaches the rules. Cards stand between ⦗ and ⦘ and are drawn.

## The page
lesson-title = Learn
lesson-next = Next
lesson-back = Back
lesson-show-me = Show me
lesson-parts = Chapters
lesson-parts-hint = Jump to any chapter, or begin again.
lesson-leave = Leave
lesson-progress = Step { $step } of { $steps }
lesson-speaks = What happens
lesson-play-now = Play now
lesson-read-rules = Read the rules
lesson-again = Once more from the start
lesson-resumed = You left off here.
lesson-takes = About ten minutes. You can stop at any time and continue later.

## Parts
lesson-chapter-bidding = Bidding and paying
lesson-chapter-natural = Natural habitat
lesson-chapter-leaders = Leaders
lesson-chapter-ties = Ties
lesson-chapter-refill = Refill Hand
lesson-chapter-tie-break = Breaking a tie
lesson-chapter-powers = Using the powers
lesson-chapter-passing = Passing
lesson-chapter-end = The end

## Round 1
lesson-welcome = Welcome! You collect animals. At the end each animal of your largest species counts 2 points, each of your second largest 1.
lesson-your-hand = Your hand. A Habitat card shows a habitat and a value from 1 to 4. You see how many cards Ben and Cleo hold, but not which.
lesson-first-bid = Everybody bids one card face down, and high bids choose first. Bid ⦗F3⦘.
lesson-first-bid-refill = That card refills your hand instead of winning an animal, and you hold seven already. Try ⦗F3⦘.
lesson-first-bid-other = That is a fine bid too. But let us choose first with ⦗F3⦘.
lesson-reveal = All bids turn over at once: you 3, Ben 2, Cleo 1. You go first. Your 3 costs two more cards; a 2 costs one, a 1 none.
lesson-natural = The peacock lives in the forest: if your bid and every card you pay are forest, you get 2 points. A wild card counts as every habitat.
lesson-first-take = Take the peacock and pay with ⦗F1⦘ and ⦗W2⦘.
lesson-first-take-mixed = It would be yours, but not all of that is forest, so no points. Try ⦗F1⦘ and ⦗W2⦘.
lesson-first-take-meerkat = Meerkats live in the savannah, and you bid a forest card. The peacock brings more.
lesson-first-take-pass = You may pass and draw two cards. But you have the first choice: use it for the peacock.
lesson-two-points = All forest: 2 points for you at once, in a token.
lesson-peacock-leader = Nobody has more peacocks than you, so their Leader is yours. At the end it counts 3 points; other Leaders count 1.
lesson-meerkat-leader = Ben pays one card and gets the meerkat with its Leader. Its power: when he refills his hand, he may first exchange an animal.
lesson-cleo-passes = Nothing is left for Cleo. She passes: her bid goes back to her hand, and she draws two cards. Two new animals come, and round 2 begins.

## Round 2
lesson-low-bid = Low bids go last, but they are cheap. Bid ⦗M1⦘ and hope for the ibex: it lives in the mountains.
lesson-low-bid-refill = You still have enough cards. Try the cheap ⦗M1⦘ first.
lesson-low-bid-other = ⦗M1⦘ costs no extra card and is a mountain card, and the ibex lives there: try it.
lesson-ben-refills = Ben bid Refill Hand ⦗R⦘. No animal for him: he may discard, then refills to 7 cards.
lesson-squirrel-leader = Cleo takes the squirrel and gets its Leader: with it she refills to 10 cards.
lesson-free-ibex = The ibex is still there! Take it: your ⦗M1⦘ is enough, and is its natural habitat.
lesson-free-ibex-pass = An animal and 2 points for a single card? Better take it.
lesson-ibex-leader = An ibex, 2 points and the ibex Leader! Its power: at the end of a round you may take your bid back, unless it is wild. Take back ⦗M1⦘.
lesson-ibex-leader-leave = You could leave it there, but a card is a card. Take it back.

## Round 3
lesson-bid-three = An eagle! Bid ⦗M3⦘ to choose early.
lesson-bid-three-refill = A refill can wait for one more round. Go for the eagle with ⦗M3⦘.
lesson-bid-three-other = Probably too low to choose first. Try ⦗M3⦘.
lesson-tie = Ben has bid a 3 as well: a tie. Now you both lay your payment face down, and the higher total goes first.
lesson-tie-pay = Lay two cards: ⦗S1⦘ and ⦗S2⦘ add up to 3. Whoever withdraws from a tie passes.
lesson-tie-pay-withdraw = If you withdraw, you pass and draw two cards. You can win this one: lay your payment.
lesson-tie-pay-other = You could, but keep ⦗M1⦘ for later. Lay ⦗S1⦘ and ⦗S2⦘.
lesson-totals = You laid 3, Ben only 2: you go first, and pay with the cards you laid. Take the eagle.
lesson-totals-ibex = A second ibex would be fine. But the eagle brings a Leader that you do not have yet.
lesson-totals-pass = You would get your cards back. But you have won: take the eagle.
lesson-eagle-leader = The eagle Leader! From now on you may lay two cards and choose one of them once you have seen the other bids.
lesson-ibex-moves = Ben takes the other ibex. Now he has as many as you, and that is enough: the Leader goes to him.

## Round 4
lesson-two-bids = Only one Habitat card left. Use the eagle: lay ⦗M1⦘ and ⦗R⦘ together.
lesson-two-bids-one = One card is allowed. But with two you can decide later: lay ⦗M1⦘ and ⦗R⦘.
lesson-show = Cleo bid 4 and Ben 2: nothing will be left for your 1. So choose ⦗R⦘.
lesson-show-one = With ⦗M1⦘ you would come last, and both animals would be gone. Choose ⦗R⦘.
lesson-refill = You may discard cards you do not like, then you refill to 7. Keep what you have.
lesson-refill-discard = That is allowed. But here every card is useful, so discard nothing.
lesson-refilled = Seven cards again, and ⦗R⦘ is back in your hand. Cleo took the lion. Its Leader wins every tie.

## Round 5
lesson-lion-bid = Another lion. It lives in the savannah: bid ⦗S2⦘.
lesson-lion-bid-refill = You hold seven cards already. Bid ⦗S2⦘ for the lion.
lesson-lion-bid-two = With the eagle you may lay two. This time one is enough.
lesson-lion-bid-other = Not bad, but ⦗S2⦘ is savannah and cheap: try it.
lesson-tie-again = A tie with Ben again! Cleo’s lion does not help her here: she is not part of it. Lay ⦗S3⦘.
lesson-tie-again-other = ⦗S3⦘ is savannah like your bid: that keeps the 2 points possible.
lesson-tie-again-keep = That would keep the 2 points possible too. But save it for later and lay ⦗S3⦘.
lesson-still-tied = 3 against 3: still a tie. Now a tie-break, one more card each. Drawing it unseen costs you nothing: draw.
lesson-still-tied-hand = A card of your hand would be gone afterwards. Try your luck with the pile first.
lesson-break-equal = 2 and 2: equal again, so it is repeated. Now make sure and lay ⦗S4⦘: no card is higher.
lesson-break-equal-draw = Luck may fail you this time. ⦗S4⦘ cannot be beaten.
lesson-break-equal-lower = That one could be beaten. Lay ⦗S4⦘.
lesson-break-won = 4 against 3: you go first. Tie-break cards pay for nothing. Take the lion with ⦗S2⦘ and ⦗S3⦘: all savannah.
lesson-break-won-ibex = Your cards are savannah, the lion’s habitat. Only the lion brings 2 points.
lesson-break-won-pass = After such a fight? Take the lion.
lesson-lion-moves = As many lions as Cleo: the Leader comes to you. Now you win every tie.

## Round 6
lesson-lion-test = Try the lion out. Bid ⦗F2⦘ for the squirrel.
lesson-lion-test-refill = You can still do something with these cards. Bid ⦗F2⦘.
lesson-lion-test-other = The squirrel lives in the forest. Bid ⦗F2⦘.
lesson-lion-first = Cleo bid 2 as well, but with the lion you go first. Take the squirrel and pay with ⦗F2⦘.
lesson-lion-first-wild = That works and brings the 2 points. But a wild card fits anywhere: keep it for later.
lesson-lion-first-mixed = A mountain card spoils the natural habitat. Pay with forest.
lesson-lion-first-eagle = A second eagle is tempting. But the squirrel brings 2 points and Cleo’s Leader.
lesson-lion-first-pass = The lion has put you first. Take the squirrel!
lesson-leaders-move = One squirrel each, and yours came last: its Leader is yours, and you refill to 10. But Cleo now has as many eagles as you: the eagle Leader is hers.

## Round 7
lesson-wild-bid = A wild 1 costs no extra card and fits every animal. Bid ⦗W1⦘.
lesson-wild-bid-refill = One more animal first. Bid ⦗W1⦘.
lesson-wild-bid-other = ⦗M1⦘ is mountain. With ⦗W1⦘ you get 2 points for any animal.
lesson-take-meerkat = Ben took the eagle. Take the meerkat.
lesson-take-meerkat-pass = A free animal with 2 points: take it.
lesson-meerkat-moves = As many meerkats as Ben: their Leader is yours. When you refill, you may first exchange an animal.

## Round 8
lesson-bid-refill = Time to use it: bid ⦗R⦘.
lesson-bid-refill-other = Later. First the meerkat: bid ⦗R⦘.
lesson-swap = Ben has three ibexes, you have one. Give it away and get the peacock on display.
lesson-swap-none = You may keep everything. But a second peacock is worth more than a lonely ibex.
lesson-swap-given = The peacock is right. But give the ibex: you lose least that way.
lesson-swap-gained = You could. But peacocks are your strength: give the ibex for the peacock.
lesson-refill-ten = Two peacocks! With the squirrel you refill to 10. Keep ⦗M1⦘, or discard it for a new card: you decide.
lesson-kept = Ten cards, and you still have the cheap ⦗M1⦘. Nobody may hold more than ten Habitat cards.
lesson-lion-lost = Cleo takes a second lion: she has more than you and gets its Leader back. Nobody took the ibex: animals that are left leave the game.
lesson-discarded = A new card for ⦗M1⦘, and ten in all. Nobody may hold more than ten Habitat cards.

## Round 9
lesson-third-peacock = Round 9 went by quickly: you outbid the others for a third peacock.
lesson-last-peacock = A fifth peacock: 2 points at once for the forest, and 2 more in the final scoring.
lesson-last-take-mixed = Peacock and squirrel both live in the forest. Pay with ⦗F1⦘ and ⦗F2⦘ for 2 points.

## Round 10
lesson-saving-bid = Bid ⦗S1⦘ to save cards. You could also bid more than you can pay: that is a bluff, and you would have to pass.
lesson-saving-bid-refill = You have plenty of cards. Bid ⦗S1⦘.
lesson-saving-bid-other = Save that one for later. Bid ⦗S1⦘.
lesson-outbid = Cleo bid 4 and went first. She has two squirrels, you have one: the Leader is hers again.
lesson-take-or-pass = Only the ibex is left. Take it for your ⦗S1⦘, or pass and draw two cards: you decide.
lesson-took-ibex = An ibex for a single card. But it will hardly count: only your two largest species score. Passing would have brought two cards.
lesson-passed = Your bid is back, and you drew two cards. The ibex would hardly have counted: only your two largest species score.

## Rounds 11 to 14
lesson-quick-rounds = Now you know how to play. Rounds 11, 12 and 13 went by quickly: see how your collection has grown.
lesson-last-bid = Round 14 is the last one. Cards left in your hand will count for nothing. Bid ⦗F3⦘.
lesson-last-bid-refill = New cards are of no use any more. Bid ⦗F3⦘.
lesson-last-bid-other = One last time, make sure that you choose first: bid ⦗F3⦘.
lesson-last-take = Take the peacock or the squirrel with ⦗F1⦘ and ⦗F2⦘, or pass: you decide.
lesson-last-squirrel = 2 points at once for the forest. But a single squirrel counts nothing in the end; a fifth peacock would have counted 2.
lesson-last-nothing = Two more cards, but cards in hand count for nothing now. In the last round take what you can pay for.
lesson-count-largest = The display cannot be filled again: the game is over. Your largest species: { $largest }, 2 points each, make { $points }.
lesson-count-second = Your second largest: two lions or two meerkats, but only one species counts. 1 point each makes 2.
lesson-count-leaders = Three Leaders: 3 for the peacock, 1 each for lion and meerkat, make 5.
lesson-count-tokens = And your tokens from natural habitats: { $tokens } points.
lesson-count-total = { $total } points: you have won! If points were equal, more animals would decide. Now play a game of your own.
