# Texts of the terminal client.

## The plain game
plain-welcome = Type an answer and press Enter; ? is help, q leaves. The game is saved as you play.
plain-example = For example: { $answers }
plain-confirm = Enter confirms it; another answer replaces it.
plain-number = There is no number { $number } in the list; m shows it.
plain-more-moves = { $count ->
    [one] And one more; type it with cards and animals.
   *[other] And { $count } more; type them with cards and animals.
}
plain-left = You have left. The game is saved; go on with: { $command }
plain-left-unsaved = You have left the game. It could not be saved.
plain-cannot-save = The game cannot be saved ({ $why }). You can play on.
cannot-keep-record = The record of the game cannot be kept ({ $why }).
plain-resumed = The saved game goes on.
plain-record = The record is in { $file }; replay it with: { $command }
plain-seed = The seed was { $seed }
plain-shuffle = Fingerprint of the shuffle (SHA-256 of its seed): { $commitment }
plain-unknown-thing = Nothing here is called “{ $thing }”. Name an animal, a card, a ruling such as R11, or one of these: { $places }
plain-seen-by = As { $who } saw it
plain-spectator = As a spectator saw it
plain-step = Enter: one step on · b: one back · a number: to that step · t: the table · q: leave
plain-places = Read a part with: ? { $place }
plain-key-answer = an answer: { $answers }. With ! after it, it needs no Enter to confirm
plain-key-moves = number your answers; then a number is an answer
plain-key-table = the table
plain-key-story = the story of this round
plain-key-back = take the answer back, until you have confirmed it
plain-key-explain = explain an animal, a card or a rule: ? { $animal }, ? { $card }, ? R11
plain-key-rules = the rules
plain-key-leave = leave; the game is saved
plain-cards = Cards: { $letters }
plain-animals = Animals: { $names }
not-understood = “{ $text }” is not an answer here.

## What is typed for an answer
word-none = none
word-draw = draw
word-withdraw = withdraw
word-pass = pass
word-keep = keep
word-leave = leave

## Screens
key-explain-focus = what has the focus, explained
key-ends = to the beginning, to the end
keys-and-mouse = The arrow keys and the mouse reach everything.
pick-hint = Pick a card by the number above it or with the mouse; ? shows all keys.
window-too-small = This window has { $width } × { $height } characters. The table needs { $columns } × { $rows }. Make it larger, or play line by line with --plain.
bot-could-not-move = A bot could not move, so the simplest move was made for it. { $why }
explain-this = Explain
emotes = Emotes
terminal-unreachable = { $address } cannot be reached{ $kind ->
    [silent] : it does not answer.
    [nobody] : nothing listens there.
    [broken] : the connection broke.
    [unsafe] : no safe connection.
    [other-server] : what answers there is no server of Wild Cards.
    [closed] : it lets nobody in.
   *[other] .
}
terminal-old-client = The server speaks another version of this game, so you need the same version as the server.
connection-lost = The connection is lost. Trying again…
sent-later = This is sent as soon as the connection is back.
terminal-signed-out = You have been logged out elsewhere.

## The plain client of a server
online-welcome = You are at a table on { $server }. While you wait, Ctrl-C lets you type a line.
online-keys = Type: { $keys }
online-found = The connection is back.
online-seat-bot = Seat a bot
online-hang-up = Leave, and come back with the same command
online-left = You have left. To come back: { $command }

## Complaints: what was typed in the shell is wrong
complaint-file = { $file }: { $why }
trouble-missing = No such file or directory
trouble-folder = Is a directory
trouble-forbidden = Permission denied
trouble-full = No space left on device
complaint-nothing-saved = There is no saved game to continue.
complaint-damaged-save = { $file } is damaged, so this game cannot go on; delete the file to continue the one before it
complaint-seat = --seat: { $given } is not from 0 to { $most } at a table of { $players }
complaint-round = --round: { $given } is not from 1 to { $most }
complaint-name = --name: a name has 1 to { $longest } printable characters
complaint-seed = --seed: a seed has at least 64 hexadecimal digits, with additions after colons; this one has { $length } characters
complaint-deck = --deck: '{ $given }' is not four counts such as 4,4,3,3, or twice four: 4,4,3,3/1,1,1,1
complaint-deck-sum = --deck: '{ $given }' does not add up to 14 cards of each habitat and 4 wild cards (R1)
complaint-no-such-bot = { $option }: there is no '{ $given }'; there are: { $levels }, or file.py:Class
complaint-bot-option = { $option }: bot '{ $bot }': '{ $given }' is not an option such as depth=3
complaint-bot-budget = { $option }: bot '{ $bot }': { $name } is a number above 0, not '{ $given }'
complaint-bot-not-made = { $option }: bot '{ $bot }' cannot be made: { $why }
complaint-bot-raised = bot '{ $bot }' raised { $why }
complaint-bot-move = bot '{ $bot }' chose what is not possible: { $why }
complaint-bot-count = --bots: { $given } is not from 3 to { $most } bots, and not a single one
complaint-bot-names = --bots: two different bots have the same name
complaint-watch-browser = --browser: what bots play at a table of a server is seen by spectators, and dealt anew
complaint-no-table = ADDRESS: { $server } names no table; a watching link does
complaint-words-no-json = --json: a game in words (--show, --watch, --seat) is no JSON
complaint-typed-steps = --watch: the steps are typed, so the record cannot come from standard input
complaint-no-such-line = { $file } has no record on line { $line }
complaint-no-record = { $file }: line { $line } is not a game record: it should start with { $beginning }
complaint-no-records = { $file }: contains no game records
complaint-long-line = { $file }: line { $line } is too long for a game record (more than { $most } bytes)
complaint-no-text = { $file }: line { $line } is not UTF-8 text, so this is not a file of game records
complaint-no-section = the rules have no section '{ $given }'; there are: { $titles }; and the rulings R1 to R22
terminal-bad-link = '{ $given }' is not an address such as http://127.0.0.1:8321 or an invitation.
terminal-link-to-a-device = That table is on somebody’s own device, and nobody else can reach it.
terminal-link-to-a-replay = This link leads to the replay of a finished game: open it in a browser.
terminal-nobody = The server does not know who you are.
terminal-no-such-page = What answers there is no server of this game, or has another version of it.
terminal-bad-message = The server did not understand this client: you need the same version as the server.
terminal-too-fast = That was too fast for the server. Come back in a moment.
terminal-slow = Your connection is too slow right now. Come back in a moment.
terminal-stopping = The server is restarting. Come back in a moment.

## Records and bots, told in the shell
replay-line = { $file }, line { $line }
replay-valid = { $valid } of { $total } records are valid
considered-by = { $bot } considers:
considered-win = wins { $chance }
considered-points = points { $points }
considered-rank = rank { $rank }
considered-played = What was played: { $answer }
considered-percent = { $number }%
join-waits = { $name } sits on seat { $seat } and waits for the game.
join-over = The game is over: { $points } points, rank { $rank } of { $players }.
