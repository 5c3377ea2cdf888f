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
record-favorite = Favorite species

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
