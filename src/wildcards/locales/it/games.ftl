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
add-games = Aggiungi partite da un file
games-added = { $count ->
    [0] In questo file non ci sono partite nuove.
    [one] Aggiunta una partita.
   *[other] Aggiunte { $count } partite.
}
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
today-here = Giocata solo su questo dispositivo: condividi il risultato per confrontarlo con altri.
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

privacy-who = Chi sei
privacy-who-text = Non serve un account: basta un nome. Il server conserva il tuo nome, la tua immagine se ne hai scelta una e quando sei venuto l’ultima volta, con un identificativo a caso. Del segreto nel tuo browser conserva solo un’impronta, mai il segreto.
privacy-games = Che cosa giochi
privacy-games-text = Di ogni tavolo il server conserva tutto ciò che vi accade, così che una partita sopravviva a un riavvio. Di ogni partita finita conserva la registrazione: nomi, carte e mosse. Chi ha il link di una registrazione può vederla.
privacy-talk = Che cosa dici
privacy-talk-text = Ciò che si dice a un tavolo resta con quel tavolo. Se qualcuno ti segnala, chi gestisce il server vede il tuo nome e le ultime cose che hai detto.
privacy-cookie = Nel tuo browser
privacy-cookie-text = Un cookie, che serve solo perché il server ti riconosca. Le impostazioni e gli appunti sulle mescolate restano nel tuo browser. Non c’è pubblicità né tracciamento.
privacy-others = Chi altro lo vede
privacy-others-text = Chi gestisce questo server può vedere tutto, anche il tuo indirizzo di rete finché sei collegato. Dell’indirizzo da cui si avvia una partita resta con il tavolo un contrassegno dal quale nessun altro può ricavare l’indirizzo. Nulla viene passato ad altri.
privacy-how-long = Per quanto tempo
privacy-keep-unused = Tavoli a cui nessuno ha giocato: { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
}
privacy-keep-over = Tavoli la cui partita è finita: { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
}
privacy-keep-idle = Tavoli a cui non accade più nulla: { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
}
privacy-keep-records = Registrazioni di partite finite e i loro elenchi: { $days ->
    [0] per sempre
    [one] 1 giorno
   *[other] { $days } giorni
}
privacy-keep-guests = Ospiti che non tornano: { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
}
privacy-keep-refusals = Risposte a richieste rifiutate: { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
}
privacy-keep-reports = Segnalazioni: { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
}
privacy-yours = I tuoi dati
privacy-download = Scarica i miei dati
privacy-log-out = Esci da tutti gli altri browser
privacy-logged-out = Ora ti conosce solo questo browser.
privacy-forget = Dimenticami
privacy-forget-text = Il tuo nome sparisce subito da registrazioni ed elenchi, e poco dopo dai registri di tutti i tavoli a cui ti sei seduto. Dove siedi continua un bot e nessuno può riavere il tuo identificativo. Ciò che altri hanno segnalato su di te resta finché le segnalazioni non vengono cancellate. Non si può annullare.
