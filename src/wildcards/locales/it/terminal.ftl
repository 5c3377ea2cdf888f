# Testi del terminale.

## Il gioco semplice
plain-welcome = Scrivi una risposta e premi Invio; ? è l’aiuto, q esce. La partita viene salvata mentre giochi.
plain-example = Per esempio: { $answers }
plain-confirm = Invio la conferma; un’altra risposta la sostituisce.
plain-number = Nell’elenco non c’è il numero { $number }; m lo mostra.
plain-more-moves = { $count ->
    [one] E un’altra; scrivila con carte e animali.
   *[other] E altre { $count }; scrivile con carte e animali.
}
plain-left = Sei uscito. La partita è salvata; continua con: { $command }
plain-left-unsaved = Sei uscito dalla partita. Non è stato possibile salvarla.
plain-cannot-save = La partita non può essere salvata ({ $why }). Puoi continuare a giocare.
cannot-keep-record = La registrazione della partita non può essere salvata ({ $why }).
plain-resumed = La partita salvata continua.
plain-record = La registrazione è in { $file }; rivedila con: { $command }
plain-seed = Il seme era { $seed }
plain-shuffle = Impronta della mescolata (SHA-256 del suo seme): { $commitment }
plain-unknown-thing = Qui niente si chiama “{ $thing }”. Indica un animale, una carta, una precisazione come R11, o una di queste parti: { $places }
plain-seen-by = Come l’ha vista { $who }
plain-spectator = Come l’ha vista uno spettatore
plain-step = Invio: un passo avanti · b: uno indietro · un numero: a quel passo · t: il tavolo · q: esci
plain-places = Leggi una parte con: ? { $place }
plain-key-answer = una risposta: { $answers }. Con ! in fondo non serve confermarla
plain-key-moves = le tue risposte con i numeri; poi un numero è una risposta
plain-key-table = il tavolo
plain-key-story = che cosa è successo in questo round
plain-key-back = ritirare la risposta finché non l’hai confermata
plain-key-explain = spiegare un animale, una carta o una regola: ? { $animal }, ? { $card }, ? R11
plain-key-rules = le regole
plain-key-leave = uscire; la partita resta salvata
plain-cards = Carte: { $letters }
plain-animals = Animali: { $names }
not-understood = “{ $text }” qui non è una risposta.

## Che cosa si scrive come risposta
word-none = niente
word-draw = pesca
word-withdraw = ritirati
word-pass = passa
word-keep = riprendi
word-leave = lascia
# Texts of the terminal client.

## Screens
key-explain-focus = spiega ciò che è selezionato
key-ends = all’inizio, alla fine
keys-and-mouse = Con le frecce e con il mouse si raggiunge tutto.
pick-hint = Scegli una carta con il numero sopra di essa o col mouse; ? mostra i tasti.
window-too-small = Questa finestra ha { $width } × { $height } caratteri. Il tavolo ne richiede { $columns } × { $rows }. Ingrandiscila o gioca riga per riga con --plain.
bot-could-not-move = Un bot non ha potuto giocare, quindi è stata fatta per lui la mossa più semplice. { $why }
explain-this = Spiega
emotes = Frasi brevi
terminal-unreachable = { $address } non è raggiungibile{ $kind ->
    [silent] : non risponde.
    [nobody] : lì non c’è nulla in ascolto.
    [broken] : la connessione si è interrotta.
    [unsafe] : nessuna connessione sicura.
    [other-server] : ciò che risponde non è un server di Wild Cards.
    [closed] : non fa entrare nessuno.
   *[other] .
}
terminal-old-client = Il server parla un’altra versione di questo gioco, quindi ti serve la stessa versione del server.
connection-lost = La connessione è interrotta. Nuovo tentativo…
sent-later = Sarà inviato appena torna la connessione.
terminal-signed-out = La tua sessione è stata chiusa altrove.

## The plain client of a server
online-welcome = Sei a un tavolo su { $server }. Mentre aspetti, Ctrl-C ti fa scrivere una riga.
online-keys = Scrivi: { $keys }
online-found = La connessione è tornata.
online-seat-bot = Fai sedere un bot
online-hang-up = Esci e torna con lo stesso comando
online-left = Sei uscito. Per tornare: { $command }

## Complaints
complaint-file = { $file }: { $why }
trouble-missing = File o cartella inesistente
trouble-folder = È una cartella
trouble-forbidden = Accesso non consentito
trouble-full = Non c’è più spazio sul disco
complaint-nothing-saved = Non c’è nessuna partita salvata da continuare.
complaint-damaged-save = { $file } è danneggiato e quella partita non può continuare; elimina il file per riprendere la precedente
complaint-seat = --seat: { $given } non è tra 0 e { $most }; il tavolo ha { $players } posti
complaint-round = --round: { $given } non è tra 1 e { $most }
complaint-name = --name: un nome ha da 1 a { $longest } caratteri stampabili
complaint-seed = --seed: un seme ha almeno 64 cifre esadecimali, con aggiunte dopo i due punti; questo ha { $length } caratteri
complaint-deck = --deck: “{ $given }” non sono quattro quantità come 4,4,3,3, né due volte quattro: 4,4,3,3/1,1,1,1
complaint-deck-sum = --deck: “{ $given }” non dà 14 carte per ogni habitat e 4 jolly (R1)
complaint-no-such-bot = { $option }: “{ $given }” non esiste; ci sono: { $levels }, o file.py:Class
complaint-bot-option = { $option }: bot “{ $bot }”: “{ $given }” non è un’opzione come depth=3
complaint-bot-budget = { $option }: bot “{ $bot }”: { $name } è un numero maggiore di 0, non “{ $given }”
complaint-bot-not-made = { $option }: il bot “{ $bot }” non si può creare: { $why }
complaint-bot-raised = il bot “{ $bot }” ha avuto un errore: { $why }
complaint-bot-move = il bot “{ $bot }” ha scelto una cosa impossibile: { $why }
complaint-bot-count = --bots: servono da 3 a { $most } bot, o uno solo; non { $given }
complaint-bot-names = --bots: due bot diversi hanno lo stesso nome
complaint-watch-browser = --browser: le partite dei bot al tavolo di un server si guardano da spettatori, e con carte nuove
complaint-no-table = ADDRESS: { $server } non indica nessun tavolo; un link per guardare sì
complaint-words-no-json = --json: una partita in parole (--show, --watch, --seat) non è JSON
complaint-typed-steps = --watch: i passi si digitano, quindi la registrazione non può venire dallo standard input
complaint-no-such-line = { $file } non ha nessuna registrazione alla riga { $line }
complaint-no-record = { $file }: la riga { $line } non è la registrazione di una partita: dovrebbe cominciare con { $beginning }
complaint-no-records = { $file }: non contiene registrazioni di partite
complaint-long-line = { $file }: la riga { $line } è troppo lunga per una registrazione (più di { $most } byte)
complaint-no-text = { $file }: la riga { $line } non è testo in UTF-8, quindi non è un file di registrazioni
complaint-no-section = le regole non hanno nessuna sezione “{ $given }”; ci sono: { $titles }; e le precisazioni da R1 a R22
terminal-bad-link = “{ $given }” non è un indirizzo come http://127.0.0.1:8321 né un invito.
terminal-link-to-a-device = Quel tavolo è sul dispositivo di qualcuno, e nessun altro può raggiungerlo.
terminal-link-to-a-replay = Questo link porta a una partita finita: aprilo in un browser.
terminal-nobody = Il server non sa chi sei.
terminal-no-such-page = Ciò che risponde lì non è un server di questo gioco, o ne ha un’altra versione.
terminal-bad-message = Il server non ha capito questo programma: ti serve la stessa versione del server.
terminal-too-fast = Era troppo veloce per il server. Torna tra un momento.
terminal-slow = La tua connessione ora è troppo lenta. Torna tra un momento.
terminal-stopping = Il server si sta riavviando. Torna tra un momento.

## Records and bots
replay-line = { $file }, riga { $line }
replay-valid = { $valid } registrazioni su { $total } sono valide
considered-by = { $bot } considera:
considered-win = vince { $chance }
considered-points = punti { $points }
considered-rank = posizione { $rank }
considered-played = Che cosa è stato giocato: { $answer }
considered-percent = { $number }%
join-waits = { $name } è al posto { $seat } e aspetta la partita.
join-over = La partita è finita: { $points } punti, posto { $rank } di { $players }.
