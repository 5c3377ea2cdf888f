# Texts of the browser client.

## Pages and their parts
subtitle = Outbid, collect, lead: a card game for 3 to 5 players
play-now = Play now
invite-friends = Invite friends
my-games = My games
watch = Watch
learn = Learn
rules = Rules
settings = Settings
more = More
home = Start page
close = Close
cancel = Cancel
open = Open
menu = Menu
your-name = Your name
guest = Guest
players = Players
player = Player
bots = Bots
language = Language
connecting = Connecting…
reload = Load again
unofficial = An unofficial fan project. Wild Cards is a game by Ferdinand Schnitzler, published by Board Game Circus.
title-your-turn = Your turn
title-table = Round { $round } – Wild Cards
title-lobby = The table – Wild Cards

## Before the game
lobby = Who is playing?
free-seat = Free seat
host = is hosting
sit-here = Sit here
sit-down = Sit down
free-the-seat = Free the seat
bot-for-seat = Who plays on seat { $seat }
for-a-friend = Free, for a friend
bot-of-level = Bot: { $level }
start-game = Start the game
start-hint = Free seats are filled with bots ({ $level }).
wait-for-host = The host starts the game when everybody is here.
wait-for-absent-host = The host is away. If that lasts, somebody else at the table takes over.
you-host-now = You are the host now: you can start the game.
host-now = { $name } is the host now.
wait-for-seat = All seats are taken. You sit down as soon as one is free.
seat-freed = The host has freed your seat.
you-watch = You are watching. The game appears here when it begins.
you-watch-late = You are watching, as late as the host has chosen. The game appears here in time.
table-settings = What is played
leave = Leave the table
invited = You are invited to a game of Wild Cards
seats-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
invitation-link = Send this link to your friends
watching-link = With this link others can watch
invitation-here-only = This link works only on this computer. For friends elsewhere, start the server like this:
qr-code = The link as a QR code
copy = Copy
    .invitation = Copy the invitation
share = Send
    .invitation = Send the invitation
copied = Copied
clock = Clock
clock-none = No clock
clock-decision-30 = 30 seconds a decision
clock-decision-90 = 90 seconds a decision
clock-bank-600 = 10 minutes a game
clock-decision-86400 = One day a decision
clock-decision-other = { $seconds } seconds a decision
clock-bank-other = { $seconds } seconds a game
who-may-watch = Who may watch
may-watch-nobody = Nobody
may-watch-link = Whoever has the link
may-watch-everyone = Everyone
watch-delay = Shown to those who watch
watch-delay-none = At once
watch-delay-seconds = { $count } seconds later
watch-delay-minutes = { $count ->
    [one] One minute later
   *[other] { $count } minutes later
}
talk = Chat
talk-all = Chat and emotes
talk-emotes = Emotes only
talk-nothing = Nothing
removal = Animals put aside
removal-balanced = One of each, rest at random
removal-random = All at random
deck = Deck
deck-usual = Usual values
deck-own = Own values
deck-of-habitat = Cards of each habitat
deck-of-wild = Wild cards
deck-value = Cards of value { $value }
deck-sum = { $sum } of { $wanted }
deck-fits = This deck will be played.
deck-does-not-fit = The numbers do not add up yet; the deck before is kept.

## Lists of tables
no-games = You have not played here yet.
watch-hint = Tables that everyone may watch.
nothing-to-watch = Nobody is playing in public just now.
table-open = Not begun, { $seats ->
    [one] one seat free
   *[other] { $seats } seats free
}
table-running = Round { $round } of { $rounds }
table-paused = Paused in round { $round }
table-over = Finished
replay-game = Replay { $game }

## Preferences
speed = Speed of motion
speed-off = No motion
speed-quick = Quick
speed-normal = Normal
speed-slow = Slow
theme = Colours
theme-system = As the system
theme-light = Light
theme-dark = Dark
go-on-by-itself = Go on by itself after a round
sounds = Sounds
text-view = Text view
use-shortcuts = Keyboard shortcuts
notify = Notify me when it is my turn
notify-forbidden = This browser allows no notifications here.

## The table
you = you
round = Round { $round }
round-of = Round { $round } of { $rounds }
round-short = { $round }/{ $rounds }
display = Display
hand = Your hand
hand-of = Hand of { $who }
piles = Piles
laid = Laid
none = none
leaders = Leaders
    .short = Leaders
animals = Animals
points = Points
doing = Now
cards-in-hand = Hand
leader-supply = Leaders nobody has
collection-of = Animals of { $who }
no-animals = No animals yet
your-decision = Your decision
watching-now = You are watching.
watching-now-late = You are watching with a delay.
hand-size = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
points-now = { $count ->
    [one] { $count } point now
   *[other] { $count } points now
}, { $tokens } of them in tokens
animals-left = { $count ->
    [one] { $count } animal to come
   *[other] { $count } animals to come
}
pile-left = { $count ->
    [one] { $count } card in the draw pile
   *[other] { $count } cards in the draw pile
}
discard-size = { $count ->
    [one] { $count } card in the discard pile
   *[other] { $count } cards in the discard pile
}
face-down = face down
animal-label = { $animal }, habitat: { $habitat }
could-be-natural = 2 points are possible
time-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}

## What is asked
prompt-bid = Bid one card, face down.
prompt-bid-eagle = Bid one card, or two and choose later (eagle).
prompt-show = The others have bid. Which of your two cards is your bid?
prompt-swap = Meerkat: exchange one of your animals for one on display?
prompt-refill = Discard what you do not want; then you draw up to { $limit }.
prompt-pay = Tied with { $rivals } at { $value }. Lay { $due ->
    [one] one card
   *[other] { $due } cards
} as payment: the highest total goes first.
prompt-break = Still tied with { $rivals }. Lay one card: the highest goes first.
prompt-break-draw = Still tied with { $rivals }. Lay one card, or draw one unseen: the highest goes first.
prompt-take = { $due ->
    [0] Take an animal, or pass.
    [one] Take an animal and pay one card, or pass.
   *[other] Take an animal and pay { $due } cards, or pass.
}
prompt-take-laid = Your turn: take an animal with the payment you have laid, or pass.
prompt-ibex = Ibex: take your bid { $card } back to your hand?
prompt-over = The game is over.
waiting-bid = { $names } { $count ->
    [one] is
   *[other] are
} still bidding.
waiting-show = { $names } chooses a bid.
waiting-swap = { $names } may exchange an animal.
waiting-refill = { $names } { $count ->
    [one] refills
   *[other] refill
} the hand.
waiting-pay = { $names } { $count ->
    [one] lays
   *[other] lay
} payment.
waiting-break = { $names } { $count ->
    [one] breaks
   *[other] break
} the tie.
waiting-take = { $names } { $count ->
    [one] takes an animal or passes.
   *[other] take an animal or pass.
}
waiting-ibex = { $names } may take the bid back.
looking-back = Looking back at round { $round }.
back-to-now = Back to now
round-over = Round { $round } is over.
paused = The game is paused.
resume = Go on playing
go-on = Go on
skip = Skip
show-count = Show the count
change-mind = Change my mind
take-seat-back = Take the seat back
you-ran-out-of-time = Your time was up: this once a bot has decided for you.
you-stand-in-timeout = Your time was up: a bot is playing for you.
you-stand-in-connection = You were away: a bot is playing for you.
you-stand-in-conceded = You gave up: a bot plays your seat to the end.
you-stand-in-left = You left: a bot plays your seat to the end.
stand-in = A bot plays
stand-in-timeout = A bot plays: time was up
stand-in-connection = A bot plays: away
stand-in-conceded = A bot plays: gave up
stand-in-left = A bot plays: left
status-away = away
status-decided = has decided
status-two-laid = has laid two cards
status-bid = { $you ->
    [yes] your bid
   *[no] is bidding
}
status-show = { $you ->
    [yes] your choice
   *[no] chooses a bid
}
status-swap = { $you ->
    [yes] your exchange
   *[no] may exchange
}
status-refill = { $you ->
    [yes] your refill
   *[no] refills
}
status-pay = { $you ->
    [yes] your payment
   *[no] lays payment
}
status-break = { $you ->
    [yes] your tie-break card
   *[no] breaks the tie
}
status-take = { $you ->
    [yes] your turn
   *[no] takes or passes
}
status-ibex = { $you ->
    [yes] your bid back?
   *[no] bid back?
}

## Answers
answer-bid = { $count ->
    [one] Bid
    [0] Bid
   *[other] Bid both
}
answer-show = This is my bid
answer-swap = Exchange
answer-keep-all = Keep my animals
answer-refill = { $count ->
    [0] Discard nothing and draw
    [one] Discard 1 and draw
   *[other] Discard { $count } and draw
}
answer-pay = Lay payment
answer-withdraw = Withdraw
answer-break = Lay this card
answer-draw = Draw unseen
answer-take = Take
answer-pass = Pass
answer-keep = Take it back
answer-leave = Leave it
give-away = The animal you give away
    .short = You give
give = Give { $animal }
chose-bid = You bid { $cards }.
chose-refill = { $count ->
    [0] You discard nothing.
   *[other] You discard { $cards }.
}
chose-pay = You lay { $cards }.
chose-withdraw = You withdraw.
chose-break = { $count ->
    [0] You draw unseen.
   *[other] You lay { $cards }.
}
chose-swap = You give { $given } for { $gained }.

## Why a card cannot be chosen
why-choose-laid = Only one of the two cards you laid can be your bid.
why-no-cards-needed = No card of your hand is needed now.
why-refill-pays-nothing = Only Habitat cards pay.
why-refill-breaks-nothing = Only Habitat cards break a tie.
why-payment-laid = Your payment is laid already.
why-nothing-to-pay = A bid of 1 costs no further card.
why-enough-chosen = You have chosen enough; put one back first.
why-two-bids = Two cards at most; put one back first.
why-bids-first = Animals are taken after the bids.
why-refill-takes-nothing = Whoever bids Refill Hand takes no animal in this round.
why-tie-first = First the tie decides who goes first.
why-round-is-over = The animals of this round are given out.
ruling-number = Ruling { $number }
read-rule = Read the rule

## What a choice would mean
means-would-pay = { $count ->
    [one] An animal would cost one more card
   *[other] An animal would cost { $count } more cards
}, { $left ->
    [one] one card would be left
   *[other] { $left } cards would be left
}
means-bluff = A bluff: { $missing ->
    [one] one card is
   *[other] { $missing } cards are
} missing to pay, so you would have to pass
means-free = Nothing more to pay, { $left ->
    [one] one card would be left
   *[other] { $left } cards would be left
}
means-two-bids = You choose once you have seen the other bids
means-natural = +{ $points } natural habitat
means-not-natural = no natural habitat
means-leader = you get { $leader }
means-leader-from = you take { $leader } from { $who }
means-leader-lost = you lose { $leader }
means-leader-lost-to = you lose { $leader } to { $who }
means-left = { $count ->
    [one] you would have 1 card left
   *[other] you would have { $count } cards left
}
means-draws = { $count ->
    [0] You draw nothing
    [one] You draw one card
   *[other] You draw { $count } cards
} and hold { $hand }
means-missing = { $count ->
    [one] one more card to pay
   *[other] { $count } more cards to pay
}
means-total = total { $total }
means-back = you would have { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand

## The story
story = Story
story-filter = Show
story-all = Everybody
log-started = { $names } sit down.
log-dealt = { $you ->
    [yes] You are dealt
   *[no] { $who } is dealt
} { $cards }
log-round-began = On display: { $animals }
log-bids-revealed = Bids: { $bids }
log-two-face-down = two cards, face down
log-eagle-chose = Eagle: { $you ->
    [yes] you show
   *[no] { $who } shows
} { $card }
log-exchange-declined = Meerkat: { $you ->
    [yes] you exchange nothing
   *[no] { $who } exchanges nothing
}
log-exchanged = Meerkat: { $you ->
    [yes] you give
   *[no] { $who } gives
} { $given } for { $gained }
log-leader-moved = { $you ->
    [yes] You get
   *[no] { $who } gets
} { $leader }{ $from ->
    [supply] {""}
    [you] {" "}from you
   *[player] {" "}from { $previous }
}
log-leader-against = { $own } against { $most }
log-leader-returned = Nobody has { $leader } any more
log-refilled = { $you ->
    [yes] You discard
   *[no] { $who } discards
} { $count ->
    [0] nothing
   *[other] { $cards }
} and { $you ->
    [yes] draw
   *[no] draws
} up to { $limit }
log-drew = { $you ->
    [yes] You draw
   *[no] { $who } draws
} { $count ->
    [one] one card
   *[other] { $count } cards
}
log-drew-cards = { $you ->
    [yes] You draw
   *[no] { $who } draws
} { $cards }
log-reshuffled = The discard pile becomes a new draw pile of { $count }
log-tie-began = { $names } { $count ->
    [2] have both
   *[other] have all
} bid { $value }
log-laid = { $you ->
    [yes] you lay
   *[no] { $who } lays
} { $cards }{ $count ->
    [one] {""}
   *[other] {" "}= { $total }
}
log-withdrew = { $you ->
    [yes] you withdraw
   *[no] { $who } withdraws
}
log-cannot-pay = { $you ->
    [yes] you have
   *[no] { $who } has
} too few cards to pay
log-tie-break = tie-break: { $cards }{ $again ->
    [yes] {" "}· once more
   *[no] {""}
}
log-from-hand = (hand)
log-from-pile = (drawn)
log-nothing = nothing
log-goes-next-lion = { $you ->
    [yes] you go
   *[no] { $who } goes
} next: the lion wins ties
log-goes-next-total = { $you ->
    [yes] you go
   *[no] { $who } goes
} next with the highest total
log-goes-next-tie-break = { $you ->
    [yes] you go
   *[no] { $who } goes
} next with the highest card
log-goes-next-lead = { $you ->
    [yes] you go
   *[no] { $who } goes
} next in lead order
log-took = { $you ->
    [yes] You take
   *[no] { $who } takes
} { $animal } with { $cards }{ $points ->
    [0] {""}
   *[other] {" "}· +{ $points } natural habitat
}
log-passed-choice = { $you ->
    [yes] You pass
   *[no] { $who } passes
}: { $cards } back to hand
log-passed-empty-display = { $you ->
    [yes] You pass
   *[no] { $who } passes
}, the display is empty: { $cards } back to hand
log-passed-cannot-pay = { $you ->
    [yes] You pass
   *[no] { $who } passes
}, too few cards to pay: { $cards } back to hand
log-passed-withdrew = { $you ->
    [yes] You pass
   *[no] { $who } passes
}: { $cards } back to hand
log-bid-kept = Ibex: { $you ->
    [yes] you take
   *[no] { $who } takes
} { $card } back to hand
log-bid-left = Ibex: { $you ->
    [yes] you leave
   *[no] { $who } leaves
} { $card }
log-round-ended = Out of the game: { $animals }
log-game-ended = The game is over.

## Talk and menu
watchers = { $count ->
    [one] One person is
   *[other] { $count } people are
} watching.
emote-hello = Hello!
emote-well-played = Well played!
emote-thanks = Thank you!
emote-wow = Wow!
emote-oops = Oops…
emote-thinking = Let me think.
emote-hurry = Your turn, I believe.
emote-good-game = Good game!
nothing-said-yet = Nobody has said anything yet.
say = Say
say-something = Say something
mute = Mute
pause = Ask for a pause
pause-not = No pause after all
pause-asked = The pause begins when everybody agrees.
pause-wished = { $names } { $count ->
    [one] asks
   *[other] ask
} for a pause.
pause-agree = Agree
pause-later = Not now
concede = Give up
concede-sure = A bot plays your seat to the end. This cannot be undone.

## After the game
final-count = The final count
won-by-points = { $you ->
    [yes] You win
   *[no] { $names } wins
} with { $points } points.
won-by-animals = { $you ->
    [yes] You win
   *[no] { $names } wins
}: { $points } points like { $others }, but more animals ({ $animals } against { $fewer }).
won-by-shared = { $names } share the first rank: { $points } points and { $animals ->
    [one] { $animals } animal
   *[other] { $animals } animals
} each.
rank-by-animals = { $names } before { $behind }: { $points } points each, but more animals ({ $animals } against { $fewer }).
rank-shared = { $names } share a rank: { $points } points and { $animals ->
    [one] { $animals } animal
   *[other] { $animals } animals
} each.
own-place = Your rank: { $rank } of { $players }, with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
rank = Rank
largest = Largest species (2 each)
    .short = Largest ×2
second = Second largest (1 each)
    .short = Second ×1
tokens = Tokens
rematch = Play again
replay = Replay
download-record = Download the record
statistics = Statistics
stat-bids = Bids by value
stat-bid = { $value }: { $count ->
    [one] once
   *[other] { $count } times
}
stat-naturals = Natural habitats
stat-cards-per-animal = Cards for an animal
stat-average = { $number } on average
stat-passes = Passed
stat-ties = Ties won
stat-leaders = Leaders by round
fair-shuffle = Was it shuffled fairly?
fair-shuffle-how = Before the first card the table published a fingerprint of its secret seed. With one click your browser checks that the seed fits it, and that every pile follows from the seed.
check-shuffle = Check it
fair-promise = The seed is the one that was promised.
fair-animals = The animals lay as the seed says.
fair-habitats = The Habitat cards lay as the seed says.
fair-reshuffles = Every reshuffle follows from the seed.
unfair-promise = The seed is not the one that was promised.
unfair-animals = The animals do not follow from the seed.
unfair-habitats = The Habitat cards do not follow from the seed.
unfair-reshuffles = A reshuffle does not follow from the seed.
unknown-seed = This record has no seed, so its shuffle cannot be checked.
unknown-promise = The record names no promise, so it cannot be told when the seed was chosen.

## Keyboard
shortcuts = Keyboard shortcuts
shortcuts-hint = Tab and arrow keys reach everything; these are shorter. They can be turned off in the settings.
key-cards = a card of your hand, from left to right
key-animals = an animal on display
key-yes = confirm
key-no = the other answer: pass, withdraw, leave
key-change = change your mind
key-go-on = go on, skip
keys-page = PgUp PgDn
keys-ends = Home End
keys-space = Space
key-log = the story
key-talk = the chat
key-text = text view on and off
key-explain = explain what has the focus; once more: to its rule
key-step = one step back, one step on
key-round = one round back, one round on
key-ends = the beginning, the end
key-play = play and pause
key-help = this help

## Explanations
explain-hand = How many Habitat cards this player holds. Never more than 10; Refill Hand does not count.
    .title = Cards in hand
explain-points = What the player would score if the game ended now: 2 for each animal of the largest species, 1 for each of the second largest, Leaders, and tokens.
    .title = Points now
explain-tokens = Tokens of 1, 2, 4 and 8 points. There are 2 points for every animal that is paid for with its natural habitat alone.
    .title = Score tokens
explain-collection = The animals that this player has taken. At the end each of the largest species counts 2, each of the second largest 1; a crown marks a species whose Leader is here.
    .title = Collection
explain-round = A game lasts 14 rounds with 3 players, 12 with 4 and 10 with 5; then the animals are used up.
    .title = Rounds
explain-laid = The bid, with the cards paid beside it. They stay until the end of the round.
    .title = Bid and payment
explain-pile = Habitat cards to draw. When it is empty and a card is needed, the discard pile is shuffled.
    .title = Draw pile
explain-discard = All that was bid, paid, discarded or laid in tie-breaks, face up. Everybody may look through it.
    .title = Discard pile
explain-animals = Animals to come. When the display can no longer be filled, the game is over.
    .title = Animals
explain-leader = Whoever gains an animal and then has at least as many of its species as everybody else gets its Leader at once. It counts 1 point at the end, the peacock's 3.
explain-refill = Bid it to discard what you like and draw up to 7. It comes back to your hand.
explain-wild = A bid of { $value }. It counts as any habitat.
explain-habitat = As a bid it has the value { $value }; taking an animal with it costs { $due ->
    [0] no further card
    [one] one more card
   *[other] { $due } more cards
}.
explain-animal = Natural habitat: { $habitat }. If bid and payment all show it, you get 2 points.
rule-bids = All bids are turned over together. The highest value acts first.
    .title = Bids
rule-eagle = The owner of the eagle Leader may lay two cards and choose after seeing the others.
    .title = Eagle
rule-meerkat = With Refill Hand the owner of the meerkat Leader may first exchange an animal for one on display.
    .title = Meerkat
rule-leaders = Whoever gains an animal and then has at least as many as everybody else takes the Leader, from its owner too.
    .title = Leaders
rule-refill = Whoever bid Refill Hand discards any number of cards and draws up to 7, with the squirrel up to 10.
    .title = Refill
rule-drawing = Cards are drawn one at a time; a hand never holds more than 10. An empty pile is made anew from the discard pile.
    .title = Drawing
rule-ties = With equal bids everybody lays the payment at once. The highest total goes first; if it is shared, single cards decide. The lion goes first without this.
    .title = Ties
rule-taking = An animal costs the bid and value − 1 further cards. All of the animal's natural habitat: 2 points.
    .title = Taking an animal
rule-passing = Whoever passes takes the bid back and draws 2 cards.
    .title = Passing
rule-ibex = At the end of the round the owner of the ibex Leader may take the bid back, unless it is wild.
    .title = Ibex
rule-next-round = Animals left in the display go out of the game, and new ones are turned up.
    .title = Next round
rule-setup = Everybody begins with 7 Habitat cards and a Refill Hand card.
    .title = Setting up
rule-display = There is one animal fewer in the display than there are players.
    .title = A round begins
rule-end = What counts: 2 for each animal of the largest species, 1 for each of the second largest, Leaders, and tokens.
    .title = The end

## When something is not possible
problem-title = That did not work
problem-unknown = Something went wrong. Please try again.
problem-broken = This page stumbled over something. Load it again: the game is safe on the server.
problem-offline = The server cannot be reached. Check your connection, then load the page again.
problem-no-script = Wild Cards needs JavaScript. Allow it for this page, then load it again.
problem-nobody = Your browser has not kept the cookie by which the server knows you. Allow cookies for this page, then try again.
problem-no-answer = The table does not answer. Perhaps your connection is gone, or a network on the way lets no WebSocket through. The page keeps trying.
problem-no-such-page = There is no such page. Perhaps a part of the link is missing.
problem-no-such-table = There is no such table. Perhaps a part of the link is missing, or the table was cleared away.
problem-not-allowed = This table can only be seen with an invitation or a watching link. Ask somebody who plays there.
problem-no-such-link = This link leads nowhere. Ask for a new one.
problem-no-such-record = There is no such game. Only finished games can be replayed.
problem-table-started = This game has already begun. Ask for a watching link, or start a table of your own.
problem-table-full = All seats of this table are taken. Ask for a watching link, or start a table of your own.
problem-table-over = This game is over. Ask for the link to its replay, or start a table of your own.
problem-bad-name = This name cannot be used. Please choose another one.
problem-too-many = That was too fast. Wait a moment, then try again.
problem-old-client = There is a newer version of this page. Load it again to go on playing.
problem-bad-message = The server did not understand this page. Load it again.
problem-too-fast = That was too fast for the server. Load the page again.
problem-slow = Your connection is too slow just now. Load the page again.
problem-stopping = The server is being restarted. Load the page again in a moment.
refused-stale = Things have changed in the meantime. Look again and decide.
refused-not-host = Only the host may do that.
refused-seat-taken = This seat is taken.
refused-table-full = No seat is free.
refused-not-invited = A seat at this table needs its invitation.
refused-seats-in-use = Free some seats before you make the table smaller.
refused-wrong-time = That is not possible just now.
refused-bot-plays-for-you = A bot plays your seat: take it back first.
refused-wrong-payment = That is not the right number of cards.
refused-not-in-hand = You do not hold these cards.
refused-talk-is-off = The host has turned that off.
refused-nothing-said = There is nothing to say in this text.
refused-nothing-to-take-back = It is too late to change that.
refused-not-asked = You have nothing to decide just now.
refused-wrong-question = That does not answer what is asked.
refused-game-over = The game is over.
refused-two-cards-need-eagle = Only the owner of the eagle Leader may lay two cards.
refused-not-laid = Only one of the two cards you laid can be your bid.
refused-not-in-collection = You have no such animal to give.
refused-not-on-display = This animal is no longer on display.
refused-payment-is-laid = Your payment is laid already.
refused-draw-not-offered = There are too few cards to draw for everybody.
refused-bad-setup = A table cannot be set up like that.

## Replay
turn-card = Turn the card over
replay-step = Step { $step } of { $steps }
replay-at = Round { $round }, step { $step }
replay-back = One step back
replay-on = One step on
replay-round-back = One round back
replay-round-on = One round on
replay-play = Play
replay-pause = Pause
replay-eyes = Seen by
replay-all-open = All hands open
replay-drop = Drop the record of a game here, or choose its file.
replay-whence = Each finished game offers its record below the final count. You find yours here:
replay-choose-file = Choose a file
replay-from-file = Replay a game from a file
replay-games = { $count ->
    [one] One game
   *[other] { $count } games
} to choose from
replay-other = Another record
replay-link = With this link others see this very moment
problem-bad-record = This file is no complete record of a game. Take one that was downloaded after a game.
problem-other-version = This record was written by another version of Wild Cards, which this page cannot read.
problem-large-file = This file is too large for a record of games.
problem-record-move = Move { $move } of this record is against the rules, so the game cannot be replayed.

## Names in a row
list-and = { $list } and { $last }
list-and-before-i = { $list } and { $last }
