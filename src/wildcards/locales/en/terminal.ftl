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
plain-nothing-saved = There is no saved game to continue.
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
keys-and-mouse = The arrow keys and the mouse reach everything.
window-too-small = This window has { $width } × { $height } characters. The table needs { $columns } × { $rows }.
bot-could-not-move = A bot could not move, so the simplest move was made for it. { $why }
explain-this = Explain
emotes = Emotes
terminal-unreachable = { $address } cannot be reached.
terminal-old-client = The server speaks another version of this game, so you need the same version as the server.
connection-lost = The connection is lost. Trying again…
terminal-signed-out = You have been logged out elsewhere.

## The plain client of a server
online-welcome = You are at a table on { $server }. While you wait, Ctrl-C lets you type a line.
online-keys = Type: { $keys }
online-found = The connection is back.
online-seat-bot = Seat a bot
online-hang-up = Leave, and come back with the same command
online-left = You have left. To come back: { $command }
