# Le mie partite, i miei risultati e la partita del giorno.

running-tables = In corso
finished-games = Partite finite
game-won = Vittoria
game-won-shared = Vittoria condivisa
game-given-up = Ritiro
game-rank = Posizione { $rank } su { $players }
game-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
more-games = Mostra altre
export-games = Salva in un file
forget-games = Cancella questo elenco
forget-games-sure = Si cancellano l’elenco delle tue partite, i tuoi risultati e le tue posizioni nelle partite del giorno. Non si può annullare. Le partite si possono ancora rivedere con il loro link.
forget-games-yes = Cancella tutto

my-record = I miei risultati
record-games = Partite
record-wins = Vittorie
record-average = Punti in media
record-best = Partita migliore
record-streak = Vittorie di fila
record-streak-longest = massimo: { $count }
record-graph = Punti { $count ->
    [one] nella tua ultima partita
   *[other] nelle tue ultime { $count } partite
}
record-graph-won = vinta
record-graph-other = non vinta
record-graph-average = media di dieci partite
record-by-players = Per numero di giocatori
record-by-opponents = Per avversari
record-people = Persone
record-favorite = Specie preferite

today-how = Ogni giorno una partita, uguale per tutti: le stesse carte contro gli stessi bot. Hai un solo tentativo.
today-sealed = Rivedere la partita e controllare il mescolamento si può quando il giorno è finito.
today-ends-hours = { $count ->
    [one] Il giorno finisce tra un’ora.
   *[other] Il giorno finisce tra { $count } ore.
}
today-ends-minutes = { $count ->
    [one] Il giorno finisce tra un minuto.
   *[other] Il giorno finisce tra { $count } minuti.
}
today-play = Gioca la partita del giorno
today-go-on = Continua la tua partita
today-tried = Giocate anche oggi
today-company = { $players } giocatori, bot: { $level }
today-place = Posizione { $place } su { $count }
today-first = Qui nessuno l’ha finita prima di te.
today-share = Il tuo risultato, senza una parola sulle carte
today-copy = Copia il risultato
today-share-title = Wild Cards: la partita del { $day }
today-share-result = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, posizione { $rank } su { $players }

moment-won = Il tuo branco va avanti: la terra è tua.
moment-shared = { $names } si dividono la terra. Alla pozza nessuno deve aspettare.
moment-lost = Il tuo branco si prepara alla notte. È stata una bella giornata, e domani ce n’è un’altra.
moment-watched = Il branco di { $names } va avanti.
