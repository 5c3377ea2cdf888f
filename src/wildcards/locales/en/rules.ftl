# The rules page. Cards stand between ⦗ and ⦘ and are drawn, **…** is bold, R1 to R22 become links.

## The page
rulebook-title = Rules
rulebook-contents = Contents
rulebook-search = Search the rules
rulebook-found = { $count ->
    [0] Nothing found. Try another word.
    [one] One passage found
   *[other] { $count } passages found
}
rulebook-unofficial = This page is in our own words. If the rulebook in your box says otherwise, the box is right.
rulebook-example = Example
rulebook-step = Step { $step } of { $steps }
rulebook-next = Next
rulebook-back = Back
rulebook-from-start = From the start
rulebook-why = Why:
rulebook-learn = Learn it by playing

## In one minute
rulebook-minute = In one minute
rulebook-minute-goal = **Most points wins.** At the end you score 2 points for each animal of your largest species and 1 for each of your second largest, plus your Leaders and tokens.
rulebook-minute-bid = Each round a few animals lie in the middle. Everybody lays one card as a secret bid, and all bids are turned over at once. **High bids choose first, but they cost more:** a 4 costs three more cards, a 1 costs none.
rulebook-minute-score = Pay with nothing but the animal’s natural habitat and you score on the spot. Gather many of one species and its Leader comes to you, with a power that changes a rule. When your hand runs low, bid your Refill Hand card and draw.
rulebook-minute-end = After 14, 12 or 10 rounds (with 3, 4 or 5 players) the animals run out and the game ends.

## The cards
rulebook-cards = The cards
rulebook-cards-animals = **42 Animal cards**, seven of each species. They are what you bid for.
rulebook-cards-habitats = **46 Habitat cards:** 14 forest, 14 savannah, 14 mountain and 4 wild cards. You bid and pay with them; each has a value from 1 to 4.
rulebook-cards-wild = **A wild card** stands for every habitat, and has a value like any other card.
rulebook-cards-refill = **Refill Hand**, one for each player, written ⦗R⦘. Bid it to fill your hand.
rulebook-cards-leaders = **6 Leader cards**, one for each species: points, and a power.
rulebook-cards-tokens = **Score tokens** for points won during the game. There are always enough of them.
rulebook-cards-values = Each habitat has four 1s, four 2s, three 3s and three 4s, and there is one wild card of each value. Other counts can be set (R1).
rulebook-cards-home = Where each species lives, and the power of its Leader:

## Setting up
rulebook-setup = Setting up
rulebook-setup-animals = **Animals.** Shuffle them and put some aside unseen: 14 with three players, 6 with four, 2 with five. With three players one of every species is put aside first, then eight at random; a table can also choose all fourteen at random.
rulebook-setup-display = **Display.** Turn up one animal fewer than there are players.
rulebook-setup-hands = **Hands.** Shuffle the Habitat cards. Everyone gets seven of them and one Refill Hand card.
rulebook-setup-supply = **Leaders** and tokens wait in a common supply.
rulebook-setup-limit = **Hand card limit.** You never hold more than ten Habitat cards: if you would draw more, stop at ten. Refill Hand is not counted.
rulebook-setup-empty = **Empty pile.** Cards are drawn one by one. When a card is needed and the pile is empty, the face-up discard pile is shuffled into a new one. If that is empty too, nobody draws (R5).

## A round
rulebook-round = A round
rulebook-bids = 1. Place bids
rulebook-bids-lay = Everyone lays one card face down: a Habitat card or Refill Hand. Once everyone has, all are turned over together. Until then you may change your mind (R22).
rulebook-bids-bluff = You may bid a value you cannot afford. That is a bluff: at your turn you will have to pass (R9).
rulebook-bids-eagle = **Eagle.** With its Leader you may lay two cards, Refill Hand among them if you like. You look at the other bids, then show which of the two is yours. The other goes back to your hand unseen.
rulebook-resolve = 2. Resolve bids
rulebook-resolve-steps = First everyone who bid ⦗R⦘ refills (2A), then everyone else takes animals (2B).
rulebook-refill = 2A. Refill hands
rulebook-refill-who = This step is for those who bid ⦗R⦘.
rulebook-refill-meerkat = **Meerkat.** With its Leader you may first exchange one of your animals for one on display. Leaders are checked right away (R6, R18).
rulebook-refill-draw = Discard as many Habitat cards as you like, or none. Then draw until you hold seven; with the **squirrel** Leader, ten. If you hold that many already, you draw nothing.
rulebook-refill-back = Refill Hand goes back to your hand, and your round is over.
rulebook-acquire = 2B. Acquire Animal cards
rulebook-acquire-order = Now everyone who bid a Habitat card takes a turn, from the highest value to the lowest. Equal values are a tie. At your turn you take an animal or pass.
rulebook-acquire-pay = **Take:** choose one animal on display. On top of the bid it costs one card fewer than the value you bid: a 3 costs two cards, a 1 none. Pay with any cards from your hand, face up beside the bid.
rulebook-acquire-natural = **Natural habitat:** if the bid and every card paid show the animal’s natural habitat, you get 2 points at once. Wild cards always fit.
rulebook-acquire-leader = **Leader:** if you now have at least as many animals of this species as every other player, its Leader is yours.
rulebook-acquire-pass = **Pass:** because you want to, or because you must. Your bid goes back to your hand and you draw two cards (R10).
rulebook-prepare = 3. Prepare the next round
rulebook-prepare-ibex = **Ibex.** Whoever owns its Leader now may take their own bid back, if it is still on the table and not a wild card (R16).
rulebook-prepare-clear = All other bids and payments are discarded. Animals that nobody took leave the game. Turn up new ones; if there are too few for a full display, the game ends at once.

## Ties
rulebook-ties = Ties
rulebook-ties-intro = If bids are equal, the tied players, whether two, three or more, settle who goes next, then who goes after that, until all of them have acted. Each time:
rulebook-ties-empty = If the display is empty, they all pass.
rulebook-ties-alone = If only one is left, nothing has to be settled: take or pass.
rulebook-ties-lion = **Lion.** If one of them owns its Leader, that player goes next, as if alone, and lays no payment in advance.
rulebook-ties-pay = Otherwise everyone who has not done so lays the payment face down, or **withdraws** (R11). Everything is turned over at once. Those who withdrew pass; the others add up the values of their payment. Whoever has the highest total goes next and has to pay with exactly these cards.
rulebook-ties-break = If several share the highest total, they **break the tie:** each lays one more card face down, from hand or unseen from the pile. A card higher than all others decides; otherwise the same players do it again (R13). In the end these cards are discarded; they never pay for anything.
rulebook-ties-laid = Payment that was laid stays while others act. At their turn its owner takes an animal with it, or passes and gets it all back (R12). A tie of 1s has nothing to pay and goes straight to the tie-break.

## Leaders
rulebook-leaders = Leaders
rulebook-leaders-gain = You **gain** a Leader the moment you gain an animal of its species and nobody has more of them than you. Having as many is enough: you take it from its owner. You may use its power in the same round.
rulebook-leaders-lose = You **lose** a Leader when somebody else gains an animal and then has as many as you, or when you give an animal away with the meerkat and are left with none of that species, or with fewer than somebody else. It then goes to the one player who has the most, or to the supply (R17).

## The end
rulebook-end = The end
rulebook-end-hands = Hands are discarded; cards in hand are worth nothing. Then everyone counts:
rulebook-end-largest = 2 points for each animal of the largest species,
rulebook-end-second = 1 point for each animal of the second largest species (of species that are equal, one counts as largest and one as second largest; no more than one for each),
rulebook-end-leaders = 1 point for each Leader, but 3 for the peacock’s,
rulebook-end-tokens = the score tokens.
rulebook-end-rank = Whoever has the most points wins. If points are equal, the player with more animals is ahead; if that is equal too, they share the rank, and the next one is skipped (1, 2, 2, 4).

## What everybody may see
rulebook-seen = What everybody may see
rulebook-seen-open = **Open:** the display, collections, Leaders and tokens; bids, payments and tie-break cards once they are revealed, and whether a tie-break card came from hand or pile; the whole discard pile; how many cards are in each hand and pile; how many cards the eagle’s owner laid; who has decided already.
rulebook-seen-secret = **Secret:** the cards in a hand; whatever lies face down; the order of the piles; the animals put aside; the card the eagle’s owner did not choose; the seed of the shuffle, until the game is over.

## Worked examples
example-natural = An animal in its natural habitat
example-natural-bid = Ann would like the peacock. She has ⦗F3⦘, ⦗F1⦘ and the wild ⦗W2⦘.
example-natural-cost = She bids ⦗F3⦘, the highest bid, so she goes first. A 3 costs two more cards.
example-natural-took = She pays ⦗F1⦘ and ⦗W2⦘. All three cards are forest or wild: the peacock brings 2 points at once. ⦗S1⦘ ⦗S1⦘ would have paid for it too, without points.
example-natural-leader = It is the first peacock of the game, so its Leader comes along.

example-tie = A tie, settled by totals
example-tie-before = An eagle and a squirrel are on display.
example-tie-equal = Ann and Ben have both bid a 3. Each has to lay two cards face down.
example-tie-totals = Ann turns over 2 and 3, together 5. Ben turns over 1 and 2, together 3. Ann goes first.
example-tie-first = She takes the eagle, and pays with exactly the cards she laid.
example-tie-second = Then it is Ben’s turn: with his cards he takes the squirrel.
example-tie-third = For Cleo’s 1 nothing is left. She passes: the bid comes back, and she draws two cards.

example-break = A tie-break that is repeated
example-break-before = A lion and a peacock are on display, and everyone would like to go first.
example-break-ones = All three have bid a 1. There is nothing to pay, so the tie-break starts at once: one card each.
example-break-equal = 4, 4 and 2. The highest card is shared, so all three repeat it, Cleo with her 2 as well.
example-break-decided = This time Ann draws a 3 from the pile, Ben lays a 2 and Cleo a 4. One card is the highest: Cleo’s.
example-break-discarded = Cleo goes next. All six cards of the tie-break go to the discard pile.
example-break-rest = She takes the lion. Ann and Ben now break the tie in the same way to see who goes next.

example-leader = A Leader changes hands
example-leader-before = Two ibexes are on display.
example-leader-order = Ben bids 4, Ann 2, Cleo 1. Ben goes first.
example-leader-first = He pays three cards and takes an ibex. Nobody has more, so the ibex Leader is his.
example-leader-moves = Ann pays one card and takes the other ibex. She has as many as Ben now: the Leader moves on to her.
example-leader-pass = The display is empty. Cleo passes, takes her 1 back and draws two cards.
example-leader-kept = Ann owns the ibex Leader at the end of the round, so she may take her 2 back to hand.

example-meerkat = The meerkat’s exchange
example-meerkat-before = Ann owns the meerkat and the ibex Leader. Ben has as many ibexes and squirrels as she has.
example-meerkat-bid = She bids ⦗R⦘. Before she draws, the meerkat lets her exchange an animal.
example-meerkat-swap = She gives an ibex and gets the squirrel on display.
example-meerkat-gained = Two squirrels, more than anybody: the squirrel Leader comes to her.
example-meerkat-lost = But with one ibex she has fewer than Ben. He alone has the most, so the ibex Leader goes to him.
example-meerkat-ten = The squirrel works at once: Ann refills to ten cards.

example-count = The final scoring
example-count-before = The last round is over. Ann has four peacocks with their Leader, three ibexes, three squirrels and tokens for 8 points.
example-count-largest = Her largest species are the peacocks: 4 times 2 makes 8.
example-count-second = Second are the ibexes or the squirrels. Only one species counts: 3.
example-count-leaders = The peacock Leader counts 3.
example-count-total = With 8 points of tokens that makes 22.

## Rulings
rulings = Rulings
rulings-intro = Printed rules are short, and people at a table fill the gaps without noticing. A program has to be told. Each ruling has a number that explanations and error messages refer to.
ruling-R1 = The deck can be set: four counts that add up to 14 for the values of each habitat, and four that add up to 4 for the wild cards. The standard deck has 4, 4, 3, 3 and 1, 1, 1, 1.
    .name = Values
    .why = The text says which values there are, not how many of each. If you own the box you can count them and put in your own numbers.
ruling-R2 = Peacock and squirrel live in the forest, eagle and ibex in the mountains, lion and meerkat in the savannah.
    .name = Habitats
    .why = Only the peacock’s habitat is written out; the others follow from how the rulebook describes the scenes.
ruling-R3 = Seats count clockwise from 0. Where an order is needed and the game gives none, it is lead order: clockwise, starting one seat further on each round.
    .name = Seats and lead order
    .why = There is no start player. An order that moves on each round favours nobody.
ruling-R4 = The top seven cards go to seat 0, the following seven to seat 1, and so on.
    .name = Dealing
    .why = The same shuffle has to give the same hands everywhere.
ruling-R5 = The discard pile is shuffled when a card has to be drawn and there is none, not before. If both are empty, drawing ends.
    .name = Empty pile
    .why = Five hands of ten are more than 46 cards, so it does happen; and shuffling early would take cards out of sight too soon.
ruling-R6 = All exchanges happen before anybody discards. If the meerkat Leader moves to another player with Refill Hand who had no exchange in this round, that player gets one.
    .name = Exchanges first
    .why = The meerkat comes before every other power and before drawing, and a power may be used in the round in which its Leader came.
ruling-R7 = All refillers choose at once what to discard. Then they discard and draw one after the other in lead order, so a reshuffle does not contain the discards of those who come later.
    .name = Refilling together
    .why = Choosing at once is quicker and gives nothing away; drawing needs an order.
ruling-R8 = An animal may be exchanged for one of its own species.
    .name = Same species
    .why = Nothing forbids it, and gaining an animal can win its Leader.
ruling-R9 = If you find the display empty, or have laid no payment and hold too few cards for one, you pass without being asked. You may bid what you cannot afford.
    .name = No choice but to pass
    .why = Bluffing is part of the game, and a question with only one answer is no question.
ruling-R10 = Whoever passes always gets the bid back and always draws.
    .name = Passing
    .why = It keeps passing simple, and you would hardly ever choose not to draw.
ruling-R11 = Instead of laying a payment in a tie you may withdraw; with too few cards you must. Even if only one player can pay, that player is asked and then bound to the cards. First those who withdrew pass, in lead order; then totals are compared. In a tie of 1s nobody is asked: all totals are 0.
    .name = Withdrawing
    .why = Otherwise you would have to pay in advance for an animal you do not want.
ruling-R12 = A payment stays on the table until its owner’s turn comes, whoever acts before. Then it pays for an animal, or the owner passes and gets all of it back.
    .name = Laid payment
    .why = A payment is a promise, and passing returns a bid as well.
ruling-R13 = If the highest card of a tie-break is shared, all who took part repeat it, those with lower cards too.
    .name = Repeating
    .why = They broke the tie together, and nothing has been decided.
ruling-R14 = The pile is offered only if pile and discard pile together have a card for each participant; this is checked again each time. Draws go in lead order. Whoever can lay nothing counts as 0; if that is everyone, lead order decides.
    .name = Drawing in a tie-break
    .why = A choice that cannot be honoured should not be offered, and a game has to end.
ruling-R15 = Until the tie is broken its cards belong to no pile and take no part in a reshuffle.
    .name = Cards of a tie-break
    .why = They still lie on the table.
ruling-R16 = What matters is who owns the ibex Leader at the end of the round. A bid that is back in hand already cannot be taken back again.
    .name = Ibex
    .why = Leaders change hands within a round; a power is used when its moment comes.
ruling-R17 = When a Leader is lost by an exchange and several others share the most animals, it goes to the supply. The next player to gain such an animal gets it, if nobody has more.
    .name = Shared most
    .why = The one who has the most has to be one player.
ruling-R18 = An exchange is a single step: when it is done, first the Leader of the gained species is checked, then that of the given one.
    .name = One step
    .why = Giving and getting happen together.
ruling-R19 = Whatever leaves no choice is done without asking: bidding Refill Hand without Habitat cards, refilling an empty hand, a forced pass or withdrawal, a tie-break with one card to lay or none. Everything else is asked, even if every card in hand is the same.
    .name = No empty questions
    .why = Waiting for an answer that cannot differ is tedious. Whether somebody is asked follows from open facts only, so it betrays nothing.
ruling-R20 = Decisions taken at the same time are recorded by seat number.
    .name = Order in records
    .why = A game then has one record, in whatever order the answers came in.
ruling-R21 = The open count of a hand changes when a decision is revealed, not when it is made.
    .name = Counts
    .why = A hand that does not shrink would give away that its owner bid Refill Hand, drew or withdrew.
ruling-R22 = When several players decide at the same time, each may change their mind until all answers are in. What one player decides alone is final.
    .name = Second thoughts
    .why = At a real table you may pick your card up again before the reveal; it costs nobody anything.

## Where another reading is possible
rulebook-readings = Where another reading is possible
rulebook-readings-intro = If you play by the printed rules you may read some points differently. Agree on them before you start.
rulebook-readings-pass = Passing: the printed rules say you may take your bid back and draw two cards; here both always happen (R10).
rulebook-readings-ties = Ties: withdrawing (R11) and getting a laid payment back (R12) are not mentioned in print. The lion goes first without laying payment. A tie-break is repeated by all who were in it (R13).
rulebook-readings-leaders = Leaders: if several share the most, a lost Leader goes to the supply (R17); it is lost as soon as anyone has more.
rulebook-readings-refill = Refilling: nobody discards or draws before the last exchange (R6).
rulebook-readings-pile = The pile: it is reshuffled only when a card is needed (R5).
rulebook-readings-deck = The deck: the number of cards of each value (R1) and five of the six habitats (R2) are not in the text.
