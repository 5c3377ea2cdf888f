# My games, my record, and the game of the day.

running-tables = Going on now
finished-games = Finished games
game-won = Won
game-won-shared = Shared first place
game-given-up = Gave up
game-rank = Rank { $rank } of { $players }
game-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
more-games = Show more
export-games = Save as a file
add-games = Add games from a file
games-added = { $count ->
    [0] No new games found in this file.
    [one] One game added.
   *[other] { $count } games added.
}
forget-games = Delete this list
forget-games-sure = This deletes your list of games, your record, and your places in games of the day. It cannot be undone. Replays can still be opened with their links.
forget-games-yes = Delete it all

my-record = My record
record-games = Games
record-wins = Wins
record-average = Average points
record-best = Best game
record-streak = Wins in a row
record-streak-longest = best: { $count }
record-graph = Points in your last { $count ->
    [one] game
   *[other] { $count } games
}
record-graph-won = won
record-graph-other = not won
record-graph-average = average of ten games
record-by-players = By number of players
record-by-opponents = By opponents
record-people = People
record-favorite = Favourite species

today-how = One deal a day, the same for everybody: the same cards against the same bots. You have one try.
today-sealed = The replay and the shuffle check open when the day is over.
today-ends-hours = { $count ->
    [one] The day ends in one hour.
   *[other] The day ends in { $count } hours.
}
today-ends-minutes = { $count ->
    [one] The day ends in one minute.
   *[other] The day ends in { $count } minutes.
}
today-play = Play today’s game
today-go-on = Continue your game
today-tried = Also tried today
today-company = { $players } players, bots: { $level }
today-place = Place { $place } of { $count }
today-first = You are the first to finish it here.
today-here = Played on this device alone: share your result to compare it with others.
today-share = Your result, without a word about the cards
today-copy = Copy the result
today-share-title = Wild Cards: the game of { $day }
today-share-result = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, rank { $rank } of { $players }

moment-won = Your herd goes first: the land is yours.
moment-shared = { $names } share the land. Nobody has to wait at the waterhole.
moment-lost = Your herd lies down for the night. It was a good day, and tomorrow there is another.
moment-watched = The herd of { $names } goes first.

privacy-who = Who you are
privacy-who-text = You need no account: a name is all it takes. The server keeps your name, a picture if you chose one, and when you were last here, under a random id. It keeps a fingerprint of the secret that your browser holds, never the secret itself.
privacy-games = What you play
privacy-games-text = The server keeps everything that happens at a table, so that a game survives a restart. When a game is over it keeps the record: names, cards and moves. Anyone who has the link to a record can see it.
privacy-talk = What you say
privacy-talk-text = What is said at a table is kept with that table. If somebody reports you, the operator sees your name and what you said last.
privacy-cookie = In your browser
privacy-cookie-text = One cookie, so that the server recognises you. Your settings and the notes about shuffles stay in your browser. There is no advertising and no tracking.
privacy-others = Who else sees it
privacy-others-text = Whoever runs this server can see all of it, including your network address while you are connected. With each table the server keeps a mark made from the address that started the game; nobody else can work out the address from it. Nothing is passed on.
privacy-how-long = How long it is kept
privacy-keep-unused = Tables at which nobody played: { $days ->
    [one] 1 day
   *[other] { $days } days
}
privacy-keep-over = Tables whose game is over: { $days ->
    [one] 1 day
   *[other] { $days } days
}
privacy-keep-idle = Tables at which nothing happens any more: { $days ->
    [one] 1 day
   *[other] { $days } days
}
privacy-keep-records = Records of finished games, and lists of them: { $days ->
    [0] for good
    [one] 1 day
   *[other] { $days } days
}
privacy-keep-guests = Guests who do not come back: { $days ->
    [one] 1 day
   *[other] { $days } days
}
privacy-keep-refusals = Replies to refused requests: { $days ->
    [one] 1 day
   *[other] { $days } days
}
privacy-keep-reports = Reports: { $days ->
    [one] 1 day
   *[other] { $days } days
}
privacy-yours = Your data
privacy-download = Download my data
privacy-log-out = Log out everywhere else
privacy-logged-out = Only this browser knows you now.
privacy-forget = Forget me
privacy-forget-text = Your name disappears from records and lists at once, and a little later from the logs of all tables at which you have sat. A bot plays on wherever you sit, and nobody can get your id back. What others have reported about you stays until reports are deleted. This cannot be undone.
