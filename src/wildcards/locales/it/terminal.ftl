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
plain-nothing-saved = Non c’è nessuna partita salvata da continuare.
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
keys-and-mouse = Con le frecce e con il mouse si raggiunge tutto.
window-too-small = Questa finestra ha { $width } × { $height } caratteri. Il tavolo ne richiede { $columns } × { $rows }.
bot-could-not-move = Un bot non ha potuto giocare, quindi è stata fatta per lui la mossa più semplice. { $why }
explain-this = Spiega
emotes = Frasi brevi
terminal-unreachable = { $address } non è raggiungibile.
terminal-old-client = Il server parla un’altra versione di questo gioco, quindi ti serve la stessa versione del server.
connection-lost = La connessione è interrotta. Nuovo tentativo…
terminal-signed-out = La tua sessione è stata chiusa altrove.

## The plain client of a server
online-welcome = Sei a un tavolo su { $server }. Mentre aspetti, Ctrl-C ti fa scrivere una riga.
online-keys = Scrivi: { $keys }
online-found = La connessione è tornata.
online-seat-bot = Fai sedere un bot
online-hang-up = Esci e torna con lo stesso comando
online-left = Sei uscito. Per tornare: { $command }
