# Texts of the browser client.

## Pages and their parts
subtitle = Outbid, collect, lead: a card game for 3 to 5 players
play-now = Play now
invite-friends = Invite friends
set-up-table = Set up a table
play-here = Play on this device
new-version = A new version is ready.
update-now = Update now
update-after-game = A new version is ready. Finish the game in your other window first.
install-app = Install the app
pass-on = Pass the device to { $name }
i-am = I am { $name }
play-at-this-device = Play at this device
name-of-player = Name of the player
use-server = Back to the server
my-games = My games
todays-game = Today’s game
watch = Watch
learn = Learn
rules = Rules
newcomer = New to Wild Cards?
newcomer-learn = Learn by playing
newcomer-knows = I know the game
settings = Settings
more = More
home = Home
close = Close
cancel = Cancel
open = Open
menu = Menu
your-name = Your name
guest = Guest
players = Players
player = Player
bots = Bots
mixed-company = Mixed company
company-of = A table of { $bots }, from the easiest to the hardest.
language = Language
connecting = Connecting…
notice = Message from the operator
getting-ready = Getting ready…
reload = Reload
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
free-the-seat = Clear the seat
send-away = Send away
resembles = looks like { $name }
bot-for-seat = Who plays in seat { $seat }
for-a-friend = Open for a friend
bot-of-level = Bot: { $level }
start-game = Start the game
privacy = Privacy
table-shuffling = Shuffling…
called-off = The server had to go back to a backup. The game that was running is called off, because some of its cards are known: start a new one.
start-hint = Free seats are filled with bots ({ $level }).
not-joined = is looking at the final scoring
start-waits = The game can start when { $names } { $count ->
    [one] has
   *[other] have
} joined, or when you clear the seat.
wait-for-host = The host starts the game when everybody is here.
wait-for-absent-host = The host is away. If they do not come back, someone else at the table takes over.
you-host-now = You are the host now: you can start the game.
host-now = { $name } is the host now.
wait-for-seat = All seats are taken. You sit down as soon as one is free.
seat-freed = The host has cleared your seat.
you-watch = You are watching. The game appears here when it begins.
you-watch-late = You are watching with the delay that the host has set. The game will appear here when it is time.
table-settings = How this table plays
leave = Leave the table
invited = You are invited to a game of Wild Cards
invited-by = { $name } invites you to a game of Wild Cards
invited-company = A game for { $players } players. Here so far: { $names }.
seats-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
invited-late = The game has begun. You can watch, and ask to play on for a bot.
invited-full = All seats are taken. You can watch, and sit down as soon as one is free.
invited-over = This game is over. You can come in for the next one.
come-in = Come in
preview-free = Free seats: { $free } of { $players }.
preview-begun = The game has begun. You can still watch.
invitation-link = Send this link to your friends
new-invitation = New invitation link (the old one stops working)
watching-link = Others can watch with this link
invitation-here-only = This link works only on this computer. For friends elsewhere, start the server like this:
qr-code = The link as a QR code
copy = Copy
    .invitation = Copy the invitation
share = Send
    .invitation = Send the invitation
copied = Copied
clock = Clock
clock-none = No clock
clock-decision-30 = 30 seconds per decision
clock-decision-90 = 90 seconds per decision
clock-bank-600 = 10 minutes per game, +5 seconds per decision
clock-decision-86400 = One day per decision
clock-decision-other = { $seconds } seconds per decision
clock-bank-other = { $seconds } seconds per game{ $increment ->
    [0] {""}
   *[other] , +{ $increment } per decision
}
who-may-watch = Who may watch
may-watch-nobody = Nobody
may-watch-link = Anyone with the link
may-watch-everyone = Everyone
watch-delay = Spectators see it
watch-delay-none = At once
watch-delay-seconds = { $count } seconds later
watch-delay-minutes = { $count ->
    [one] One minute later
   *[other] { $count } minutes later
}
talk = Chat
unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
talk-all = Chat and emotes
talk-emotes = Emotes only
talk-nothing = Off
removal = Animals put aside
removal-balanced = One of each, rest at random
removal-random = All at random
deck = Deck
deck-usual = Standard values
deck-own = Custom values
deck-of-habitat = Cards of each habitat
deck-of-wild = Wild cards
deck-value = Cards of value { $value }
deck-sum = { $sum } of { $wanted }
deck-fits = This deck will be played.
deck-does-not-fit = The numbers do not add up yet; the previous deck stays in use.

## Lists of tables
no-games = You have not played here yet.
watch-hint = Tables that everyone may watch.
nothing-to-watch = No public games right now.
table-open = Not started, { $seats ->
    [one] one seat free
   *[other] { $seats } seats free
}
table-running = Round { $round } of { $rounds }
table-paused = Paused in round { $round }
table-over = Finished
replay-game = Replay { $game }

## Preferences
speed = Animation speed
speed-off = No animation
speed-quick = Quick
speed-normal = Normal
speed-slow = Slow
theme = Colours
theme-system = Same as system
theme-light = Light
theme-dark = Dark
go-on-by-itself = Continue automatically after each round
sounds = Sounds
music = Music
volume = Volume
avatar = Your picture
avatar-animal = Animal
avatar-color = Colour
avatar-color-number = Colour { $number }
text-view = Text view
use-shortcuts = Keyboard shortcuts
explanations = Explain what the pointer rests on
notify = Notify me when it is my turn
notify-forbidden = This browser blocks notifications from this page.

## The table
you = you
round = Round { $round }
round-of = Round { $round } of { $rounds }
round-short = { $round }/{ $rounds }
last-round = Last round
last-round-hint = Last round: cards left in your hand count nothing.
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
leader-supply = Leaders in the supply
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
gain-leader = Leader { $points }
gain-natural = natural habitat { $points }
time-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}

## What is asked
prompt-bid = Bid one card, face down.
prompt-bid-eagle = Bid one card, or two and choose later (eagle).
prompt-show = The others have bid. Which of your two cards is your bid?
prompt-swap = Meerkat: exchange one of your animals for one on display?
prompt-refill = Discard what you do not want; then you refill to { $limit } cards.
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
waiting-show = { $names } is choosing a bid.
waiting-swap = { $names } may exchange an animal.
waiting-refill = { $names } { $count ->
    [one] is
   *[other] are
} refilling.
waiting-pay = { $names } { $count ->
    [one] is
   *[other] are
} choosing a payment.
waiting-break = { $names } { $count ->
    [one] is
   *[other] are
} choosing a tie-break card.
waiting-take = { $names } { $count ->
    [one] is
   *[other] are
} taking an animal or passing.
waiting-ibex = { $names } may take the bid back.
looking-back = Looking back at round { $round }.
back-to-now = Back to now
round-over = Round { $round } is over.
paused = The game is paused.
resume = Resume
go-on = Continue
skip = Skip
show-count = Show the scoring
change-mind = Change my mind
take-seat-back = Take the seat back
you-ran-out-of-time = You ran out of time, so a bot made this one decision for you.
bots-hurry = Many bots are waiting to think, so those at this table take less time than usual.
you-stand-in-timeout = Your time was up: a bot is playing for you.
you-stand-in-connection = You were away: a bot is playing for you.
you-stand-in-idle = You were away for a long time: a bot is playing for you.
you-stand-in-conceded = You gave up: a bot plays your seat to the end.
you-stand-in-left = You left: a bot plays your seat to the end.
stand-in = A bot plays
stand-in-timeout = A bot plays: time was up
stand-in-connection = A bot plays: away
stand-in-idle = A bot plays: no answer
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
   *[no] choosing a bid
}
status-swap = { $you ->
    [yes] your exchange
   *[no] may exchange
}
status-refill = { $you ->
    [yes] your refill
   *[no] refilling
}
status-pay = { $you ->
    [yes] your payment
   *[no] choosing a payment
}
status-break = { $you ->
    [yes] your tie-break card
   *[no] breaking the tie
}
status-take = { $you ->
    [yes] your turn
   *[no] taking or passing
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
why-no-cards-needed = You need no card from your hand now.
why-refill-pays-nothing = Only Habitat cards pay.
why-refill-breaks-nothing = Only Habitat cards break a tie.
why-payment-laid = Your payment is laid already.
why-nothing-to-pay = A bid of 1 costs no extra cards.
why-enough-chosen = You have chosen enough; put one back first.
why-two-bids = Two cards at most; put one back first.
why-bids-first = Animals are taken after the bids.
why-refill-takes-nothing = If you bid Refill Hand, you take no animal this round.
why-tie-first = The tie has to be settled first.
why-round-is-over = No more animals can be taken this round.
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
means-bluff = A bluff: you are { $missing ->
    [one] one card
   *[other] { $missing } cards
} short, so you would have to pass
means-free = Nothing more to pay, { $left ->
    [one] one card would be left
   *[other] { $left } cards would be left
}
means-two-bids = You choose once you have seen the other bids
means-natural = +{ $points } natural habitat
means-not-natural = no natural habitat
means-natural-for = natural habitat for: { $animals } (+{ $points })
means-useless-cards = this is the last round: new cards are of no use
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
log-leader-returned = Back to the supply: { $leader }
log-refilled = { $you ->
    [yes] You discard
   *[no] { $who } discards
} { $count ->
    [0] nothing
   *[other] { $cards }
} and { $you ->
    [yes] refill
   *[no] refills
} to { $limit }
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
} { $card } to be discarded
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
emote-hurry = Your turn, I think.
emote-good-game = Good game!
emote-pe = Look at me!
emote-sq = That one is mine!
emote-ea = I saw that coming.
emote-ib = I stand my ground.
emote-li = Roar!
emote-me = I am watching you.
nothing-said-yet = Nobody has said anything yet.
say = Say
say-something = Say something
mute = Mute
report = Report
report-why = What happened?
report-send = Send the report
report-sent = Thank you. Whoever runs this server will look at it.
pause = Ask for a pause
pause-not = No pause after all
pause-asked = The pause begins when everybody agrees.
pause-wished = { $names } { $count ->
    [one] asks
   *[other] ask
} for a pause.
pause-agree = Agree
pause-later = Not now
idle-wish = { $name } has not decided for a while. Should a bot play on?
idle-asked = A bot plays on for { $name } when everybody agrees.
idle-wait = Wait
idle-replace = Let a bot play
absent-countdown = { $name } is away. A bot plays on in { $time }.
absent-now = Let the bot play now
late-offer = Would you like to play? You can ask for a bot’s seat.
late-for = The bot you would play for
late-ask = Ask the host
late-asks = You have asked to play on for { $name }. The host decides.
late-take-back = Never mind
late-declined = The host would rather leave things as they are. You can keep watching.
late-wish = { $name } is watching and would like to play on for { $bot }.
late-let-in = Let them play
late-plays = { $name } plays on for { $bot }.
concede = Give up
concede-sure = A bot plays your seat to the end. This cannot be undone.

## After the game
final-count = Final scoring
won-by-points = { $you ->
    [yes] You win
   *[no] { $names } wins
} with { $points } points.
won-by-animals = { $you ->
    [yes] You win
   *[no] { $names } wins
}: { $points } points like { $others }, but more animals ({ $animals } against { $fewer }).
won-by-shared = { $names } share first place: { $points } points and { $animals ->
    [one] { $animals } animal
   *[other] { $animals } animals
} each.
rank-by-animals = { $names } ahead of { $behind }: { $points } points each, but more animals ({ $animals } against { $fewer }).
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
rematch-wished = { $names } { $count ->
    [one] wants
   *[other] want
} to play again ({ $count } of { $all })
rematch-join = Join
next-game = The next game is being prepared.
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
fair-shuffle-how = Before the first card was dealt, the table showed a fingerprint of its secret seed, and each player’s browser promised a random word. The words were given only when all the promises were on the table. The cards follow from the seed and the words. Your browser wrote down what it saw: with one click it compares that with the record.
fair-noted-commitment = Fingerprint seen before the deal:
fair-noted-word = Your browser’s word:
check-shuffle = Check it
fair-promise = The seed matches the fingerprint that your browser saw before the deal.
fair-word = Your browser’s word is in the shuffle.
fair-words = All the promised words are in the shuffle, and no others.
fair-animals = The order of the animals follows from the seed.
fair-habitats = The order of the Habitat cards follows from the seed.
fair-reshuffles = Every reshuffle follows from the seed.
unfair-promise = The seed does not match the fingerprint that your browser saw before the deal.
unfair-record = The seed does not match the fingerprint in the record.
unfair-word = Your browser’s word is missing from the shuffle.
unfair-words = The words in the shuffle are not the ones that were promised.
unfair-animals = The order of the animals does not follow from the seed.
unfair-habitats = The order of the Habitat cards does not follow from the seed.
unfair-reshuffles = A reshuffle does not follow from the seed.
unknown-seed = This record has no seed, so its shuffle cannot be checked.
unknown-promise = Your browser was not at the table before the deal, so it cannot tell when the seed was chosen.
unknown-word = Your browser added no word to this shuffle, so it cannot tell whether the server chose the cards.
unknown-again = The words were asked for more than once because somebody’s did not come. If that player and the server work together, they could have thrown away a deal they did not like.
fair-limits = If all of this matches and your word is in the shuffle, nobody chose the cards. The check cannot show whether whoever runs the server looked at the cards and told somebody, or broke off a start before the deal. This page comes from the server as well: to rely on none of it, save the record and check it with “wildcards verify”.

## Keyboard
shortcuts = Keyboard shortcuts
shortcuts-hint = Tab and the arrow keys reach everything; these keys are quicker. You can turn them off in the settings.
key-cards = a card of your hand, from left to right
key-animals = an animal on display
key-yes = confirm
key-no = the other answer: pass, withdraw, leave
key-change = change your mind
key-go-on = continue, skip
keys-page = PgUp PgDn
keys-ends = Home End
keys-space = Space
key-log = the story
key-talk = the chat
key-text = text view on and off
key-explain = explain the selected thing; press again for its rule
key-step = one step back, one step forward
key-round = one round back, one round forward
key-ends = the beginning, the end
key-play = play and pause
key-help = this help

## Explanations
explain-hand = How many Habitat cards this player holds. Never more than 10; Refill Hand does not count.
    .title = Cards in hand
explain-points = What the player would score if the game ended now: 2 for each animal of the largest species, 1 for each of the second largest, Leaders, and tokens.
    .title = Points now
explain-tokens = Tokens of 1, 2, 4 and 8 points. You win 2 points for every animal that you pay for with its natural habitat alone.
    .title = Score tokens
explain-collection = The animals that this player has taken. At the end each of the largest species counts 2, each of the second largest 1; a crown marks a species whose Leader is here.
    .title = Collection
explain-round = A game lasts 14 rounds with 3 players, 12 with 4 and 10 with 5; then the animals are used up.
    .title = Rounds
explain-laid = The bid, with the cards paid beside it. They stay until the end of the round.
    .title = Bid and payment
explain-pile = Habitat cards to draw. When it is empty and a card is needed, the discard pile is shuffled.
    .title = Draw pile
explain-discard = Every card that was bid, paid, discarded or played in a tie-break, face up. Anyone may look through it.
    .title = Discard pile
explain-animals = Animals to come. When they can no longer fill the display, the game is over.
    .title = Animals
explain-leader = Whoever gains an animal and then has at least as many of its species as any other player gets its Leader at once. It counts 1 point at the end, the peacock’s 3.
explain-refill = Bid it to discard what you like and refill your hand to 7. It comes back to your hand.
explain-wild = A bid of { $value }. It counts as any habitat.
explain-habitat = As a bid it is worth { $value }; taking an animal with it costs { $due ->
    [0] no extra card
    [one] one more card
   *[other] { $due } more cards
}.
explain-animal = Natural habitat: { $habitat }. If bid and payment all show it, you get 2 points.
rule-bids = All bids are turned over together. The highest value goes first.
    .title = Bids
rule-eagle = The owner of the eagle Leader may lay two cards and choose after seeing the other bids.
    .title = Eagle
rule-meerkat = With Refill Hand the owner of the meerkat Leader may first exchange an animal for one on display.
    .title = Meerkat
rule-leaders = Whoever gains an animal and then has at least as many of its species as any other player takes the Leader, even from its owner.
    .title = Leaders
rule-refill = Whoever bid Refill Hand discards any number of cards and refills to 7, with the squirrel to 10.
    .title = Refill
rule-drawing = Cards are drawn one at a time; a hand never holds more than 10. When the pile is empty, the discard pile is shuffled into a new one.
    .title = Drawing
rule-ties = Players with equal bids lay their payment at the same time. The highest total goes first; if it is shared, single cards decide. A tied player with the lion goes first without any of this.
    .title = Ties
rule-taking = An animal costs your bid and, on top of it, one card fewer than its value. If all of them show the animal’s natural habitat, you get 2 points.
    .title = Taking an animal
rule-passing = Whoever passes takes the bid back and draws 2 cards.
    .title = Passing
rule-ibex = At the end of the round the owner of the ibex Leader may take their own bid back, unless it is a wild card.
    .title = Ibex
rule-next-round = Animals left in the display leave the game, and new ones are revealed.
    .title = Next round
rule-setup = Everybody begins with 7 Habitat cards and a Refill Hand card.
    .title = Setting up
rule-display = There is one animal fewer in the display than there are players.
    .title = A round begins
rule-end = You score 2 for each animal of the largest species, 1 for each of the second largest, Leaders, and tokens.
    .title = The end

## When something is not possible
problem-title = That did not work
problem-unknown = Something went wrong. Please try again.
problem-broken = Something went wrong on this page. Reload it: your game is safe on the server.
problem-broken-here = Something went wrong on this page. Reload it: your game is saved on this device.
problem-offline = The server cannot be reached. Check your connection, then reload the page.
problem-page = This page could not be loaded. Check your connection, then reload it.
problem-not-loaded = What you need to play without a server could not be loaded. Check your connection, then reload the page.
problem-no-storage = Your games are stored in this browser, but it could not store anything. Its storage may be full, or turned off for this page. Change that, then reload the page.
problem-not-started = The game could not start in this browser. Reload the page. If that does not help, update the browser or use another one.
problem-no-script = Wild Cards needs JavaScript. Allow it for this page, then reload.
problem-nobody = Your browser did not keep the cookie that tells the server who you are. Allow cookies for this page, then try again.
problem-no-answer = The table is not responding. Your connection may be down, or a network in between may be blocking WebSockets. This page keeps trying.
problem-no-answer-here = The table is not responding. Reload the page: your game is saved on this device.
problem-no-such-page = There is no such page. Part of the link may be missing.
problem-no-such-table = There is no such table. Part of the link may be missing, or the table has been deleted.
problem-set-aside = This table cannot be read right now, so its game has been set aside. Other tables are not affected. The people who run this server can see that.
problem-set-aside-here = This table cannot be read, so its game has been set aside. Other tables are not affected.
problem-not-allowed = You need an invitation or a spectator link to see this table. Ask someone who plays there.
problem-sent-away = The host has sent you away from this table.
problem-banned = You may not come in here for a while.
problem-closed = This table was closed by the operator of the server.
problem-signed-out = You logged out in another browser. Load the page again.
problem-draining = This server is about to be upgraded and begins nothing new. Please try again later.
problem-no-such-link = This link does not work. Ask for a new one.
problem-no-such-record = There is no such game. Only finished games can be replayed.
problem-sealed = Today’s game can be watched again when the day is over. Come back tomorrow.
problem-table-started = This game has already begun, and nobody may watch it. Open a table of your own.
problem-table-over = This game is over. Ask for the link to its replay, or open a table of your own.
problem-bad-name = This name cannot be used. Please choose another one.
problem-too-many-games = You have too many games running. Finish or leave some of them first.
problem-too-many-new-games = Too many new games have been started from here. Wait a while, then try again.
problem-old-client = There is a newer version of this page. Reload it to keep playing.
problem-bad-message = The server did not understand this page. Reload it.
problem-too-fast = That was too fast for the server. Reload the page.
problem-slow = Your connection is too slow right now. Reload the page.
problem-stopping = The server is restarting. Reload the page in a moment.
problem-unavailable-here = This browser could not save that. Its storage may be full. Free some space, then try again.
refused-stale = Things have changed in the meantime. Look again and decide.
refused-too-fast = That was too fast. Wait a moment, then try again.
refused-too-many-games = You have too many games running. Finish or leave some of them first.
refused-too-many-new-games = Too many new games have been started from here. Wait a while, then try again.
refused-not-host = Only the host may do that.
refused-seat-taken = This seat is taken.
refused-table-full = No seat is free.
refused-not-invited = You need an invitation to sit at this table.
refused-sent-away = The host has sent you away from this table.
refused-draining = This server is about to be upgraded and begins nothing new. Please try again later.
refused-not-idle = That player has not kept you waiting for long.
refused-not-away = This player is here.
refused-nobody-asks = Nobody is asking for this seat any more.
refused-declined = The host has said no for this game.
refused-seats-in-use = Clear some seats before you make the table smaller.
refused-wrong-time = That is not possible right now.
refused-bot-plays-for-you = A bot plays your seat: take it back first.
refused-wrong-payment = That is not the right number of cards.
refused-not-in-hand = You do not hold these cards.
refused-not-everybody-joined = Somebody is still looking at the final scoring. Clear their seat to start without them.
refused-talk-is-off = The host has turned that off.
refused-one-try = Today’s game is played once. Open another table to play again.
refused-nothing-said = That message is empty.
refused-nothing-to-take-back = It is too late to change that.
refused-not-asked = You have nothing to decide right now.
refused-wrong-question = That is not what you are asked right now.
refused-game-over = The game is over.
refused-two-cards-need-eagle = Only the owner of the eagle Leader may lay two cards.
refused-not-laid = Only one of the two cards you laid can be your bid.
refused-not-in-collection = You have no such animal to give.
refused-not-on-display = This animal is no longer on display.
refused-payment-is-laid = Your payment is laid already.
refused-draw-not-offered = There are not enough cards for everyone to draw.
refused-bad-setup = A table cannot be set up like that.
refused-from-the-future = Something went wrong here. Reload the page.
refused-refused-before = That was refused the first time. Please decide again.
refused-nothing-to-return-to = There is no seat for you to take back.
refused-no-such-bot = There is no such bot here.
refused-no-such-seat = This table has no such seat.
refused-not-seated = You have no seat at this table.
refused-unavailable = The server could not save that. Try again in a moment.
refused-unavailable-here = This browser could not save that. Its storage may be full. Free some space, then try again.

## Replay
turn-card = Turn the card over
replay-step = Step { $step } of { $steps }
replay-at = Round { $round }, step { $step }
replay-back = One step back
replay-on = One step forward
replay-round-back = One round back
replay-round-on = One round forward
replay-play = Play
replay-pause = Pause
replay-eyes = Point of view
replay-all-open = All hands open
replay-drop = Drop the record of a game here, or choose its file.
replay-whence = You can download the record of a finished game below its final scoring. Your games are here:
replay-choose-file = Choose a file
replay-from-file = Replay a game from a file
replay-games = { $count ->
    [one] One game
   *[other] { $count } games
} to choose from
replay-other = Another record
replay-link = This link shows others this very moment
problem-bad-record = This file is not a complete game record. Use one that was downloaded after a game.
problem-other-version = This record was written by another version of Wild Cards, which this page cannot read.
problem-large-file = This file is too large to be a game record.
problem-record-move = Move { $move } of this record is against the rules, so the game cannot be replayed.

## Names in a row
list-and = { $list } and { $last }
list-and-before-i = { $list } and { $last }

## Table knowledge
knowledge = What is known
knowledge-always = Always show what is known, beside the story
known-seen = Seen
known-out = Out of the game
known-to-come = At most to come
known-leader = Leader
known-one-short = One animal short
known-unseen = Habitat cards not seen yet
known-hands = Cards known to be in hand
known-no-hands = No card in anybody’s hand is known.
known-order = Order in which the bids act
known-no-order = The bids are still face down. Refill Hand comes first, then the highest value.
key-knowledge = what is known
