# What the commands of the shell say of themselves, and of what is typed wrong.

## The help
help-usage = Usage: { $line }
help-arguments = Arguments
help-options = Options
help-command = Command
help-commands = Commands
help-panel-game = The game
help-panel-server = A server
help-panel-records = Records
help-panel-many = Many games
help-range = { $least } to { $most }
help-least = { $least } or more
help-default = default: { $value }
help-required = required
help-environment = or { $name } in the environment

## What each command does
help-wildcards =
    Wild Cards, a card game for 3 to 5 players: play it, replay it, measure it.

    Without a command it starts a server on this machine and opens it in the browser.

    An unofficial fan project. The game is by Ferdinand Schnitzler, published by Board Game Circus.
help-play =
    Play in the terminal: against bots, or with others on a server.

    A game against bots is saved as you play: leave whenever you like, and go on with --resume. With --json it goes line
    by line on standard error, and the result comes at the end.
help-join =
    Seat a bot of your own at a table of a server.

    It takes the first free seat, plays the game and gets up. After a lost network it is back by itself.
help-watch =
    Watch bots play, step by step, from any seat; or people at a table of a server.

    With --json bots play at once, and a table of a server is told line by line on standard error; the result comes at
    the end.
help-rules = Read the rules, or one section of them.
help-replay =
    Replay recorded games and check every move and the result.

    Prints how many are valid and, for each that is not, its line, the move and the rule. Exit status 1 if any is
    invalid.
help-explain =
    What a bot thinks of each decision in a recorded game: how often it would play each answer, what it expects, and why.

    Without --round it goes through the whole game, with the story as the seat saw it.

## What their options are for
help-help = Show this help.
help-version = Print the version.
help-install_completion = Teach your shell to complete commands, options and values.
help-show_completion = Print what that would add to your shell.
help-language = The language to read and play in; else that of LC_ALL or LANG.
help-plain = Line by line, without colours and drawings, for screen readers and old terminals.
help-json = Print the result as JSON.
help-deck = Cards of value 1, 2, 3, 4: of each habitat, then wild ones. Usually 4,4,3,3/1,1,1,1.
help-removal = With three players: put aside one of each species first, or all at random.
help-play-address = A server, an invitation or a watching link; without one you play against bots.
help-play-players = Number of players, including you.
help-play-seat = Your seat, counted from 0.
help-play-level = The bots you play against, from the easiest: { $levels }, or file.py:Class.
help-play-seed = Seed of an earlier game, to play the same cards again.
help-play-record = Append the record to this file when the game is over, not to your own.
help-play-resume = Go on with the game that you left last.
help-play-name = What you are called; else your login, or as before on a server.
help-join-url = The invitation, or the address of a server.
help-join-code = With a server’s address: the invitation’s code.
help-join-bot = The bot that sits down: file.py:Class, or a level.
help-join-name = What it is called at the table; else its class.
help-join-time = How long it may think about a move, if the clock lets it.
help-join-stay = Play the next games too, until Ctrl-C.
help-join-token = Be the program that this token stands for, as before.
help-watch-address = A watching link of a server; without one bots play here.
help-watch-bots = The bots that play, three to five with commas between them: levels, or file.py:Class. A single one takes all seats.
help-watch-players = How many seats a single bot takes.
help-watch-seat = Watch as this seat sees the game.
help-watch-browser = Watch in the browser instead of the terminal.
help-watch-speed = How quickly it goes on by itself; else as you have set it.
help-watch-seed = Seed of an earlier game, to see the same cards again.
help-rules-section = Words of a heading, such as ties, or a ruling, such as R11.
help-file = Game records, one per line (JSON Lines), or a single one; - is standard input.
help-replay-until = Replay only the first N moves, and do not check the result.
help-replay-seat = Print the game as this seat saw it.
help-replay-show = Print each game in words, as a spectator saw it.
help-replay-watch = Watch each game step by step.
help-replay-line = Replay only the record on line L of the file.
help-explain-seat = Whose decisions, counted from 0.
help-explain-bot = The bot that explains: { $levels }, or file.py:Class.
help-explain-time = How long it may think about a decision, in milliseconds.
help-explain-round = Only the decisions of this round.
help-explain-line = The record on line L of the file, not the first one.

## What is wrong with a command line
usage-read-on = Try '{ $command }'.
usage-mean = Did you mean { $names }?
usage-or = { $list } or { $last }
usage-no-command = there is no command '{ $given }'
usage-no-option = there is no option { $option }
usage-no-value = { $option } needs a value
usage-only-name = { $option } takes no value
usage-too-much = nothing is expected after the rest: { $rest }
usage-missing = { $name } is missing
usage-no-whole = { $name }: { $given } is not a whole number
usage-no-number = { $name }: { $given } is not a number
usage-too-little = { $name }: { $given } is less than { $least }
usage-out-of-range = { $name }: { $given } is not from { $least } to { $most }
usage-no-choice = { $name }: there is no '{ $given }'; there are: { $choices }
