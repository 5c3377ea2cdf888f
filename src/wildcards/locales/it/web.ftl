# Testi del gioco nel browser.

## Pagine e loro parti
subtitle = Offri, raccogli, guida: un gioco di carte da 3 a 5 giocatori
play-now = Gioca subito
invite-friends = Invita amici
set-up-table = Prepara un tavolo
play-here = Gioca su questo dispositivo
new-version = È pronta una nuova versione.
update-now = Aggiorna ora
update-after-game = È pronta una nuova versione. Prima finisci la partita nell’altra finestra.
install-app = Installa l’app
pass-on = Passa il dispositivo a { $name }
i-am = Sono { $name }
play-at-this-device = Gioca anche su questo dispositivo
name-of-player = Nome del giocatore
use-server = Torna al server
my-games = Le mie partite
todays-game = Partita del giorno
watch = Guarda
learn = Impara
rules = Regole
newcomer = È la tua prima volta?
newcomer-learn = Impara giocando
newcomer-knows = Conosco già il gioco
settings = Impostazioni
more = Altro
home = Pagina iniziale
close = Chiudi
cancel = Annulla
open = Apri
menu = Menu
your-name = Il tuo nome
guest = Ospite
players = Giocatori
player = Nome
bots = Bot
mixed-company = Tavolo misto
company-of = Al tavolo: { $bots }, dal più facile al più difficile.
language = Lingua
connecting = Connessione…
notice = Messaggio di chi gestisce il server
getting-ready = Preparazione…
reload = Ricarica
unofficial = Un progetto amatoriale non ufficiale. Wild Cards è un gioco di Ferdinand Schnitzler, edito da Board Game Circus.
title-your-turn = Tocca a te
title-table = Round { $round } – Wild Cards
title-lobby = Il tavolo – Wild Cards

## Prima della partita
lobby = Chi gioca?
free-seat = Posto libero
host = organizza
sit-here = Siediti qui
sit-down = Siediti
free-the-seat = Libera il posto
send-away = Manda via
resembles = somiglia a { $name }
bot-for-seat = Chi gioca al posto { $seat }
for-a-friend = Libero, per chi arriva
bot-of-level = Bot: { $level }
start-game = Inizia la partita
privacy = Privacy
table-shuffling = Si mescola…
called-off = Il server è dovuto tornare a una copia di sicurezza. La partita in corso è annullata, perché alcune sue carte sono note: iniziatene una nuova.
start-hint = I posti liberi vanno ai bot ({ $level }).
not-joined = sta guardando il punteggio finale
start-waits = La partita può cominciare quando { $names } { $count ->
    [one] partecipa
   *[other] partecipano
}, o quando liberi il posto.
wait-for-host = Chi organizza inizia la partita quando ci siete tutti.
wait-for-absent-host = Chi organizza non c’è. Se tarda a tornare, un’altra persona al tavolo prende il suo posto.
you-host-now = Ora organizzi tu: puoi iniziare la partita.
host-now = Ora organizza { $name }.
wait-for-seat = Tutti i posti sono occupati. Ti siedi appena se ne libera uno.
seat-freed = Chi organizza ha liberato il tuo posto.
you-watch = Stai guardando. La partita appare qui quando inizia.
you-watch-late = Stai guardando in differita, come ha scelto chi organizza. La partita appare qui a suo tempo.
table-settings = Impostazioni della partita
leave = Lascia il tavolo
invited = Hai un invito per una partita di Wild Cards
invited-by = { $name } ti invita a una partita di Wild Cards
invited-company = Una partita per { $players } giocatori. Ci sono già: { $names }.
seats-free = { $count ->
    [one] C’è un posto libero.
   *[other] Ci sono { $count } posti liberi.
}
invited-late = La partita è già iniziata. Puoi guardare e chiedere di continuare per un bot.
invited-full = Tutti i posti sono occupati. Puoi guardare e sederti appena se ne libera uno.
invited-over = Questa partita è finita. Puoi entrare per la prossima.
come-in = Entra
preview-free = Posti liberi: { $free } su { $players }.
preview-begun = La partita è già iniziata. Puoi ancora guardare.
invitation-link = Manda questo link ai tuoi amici
new-invitation = Nuovo link d’invito (il vecchio non vale più)
watching-link = Con questo link altri possono guardare
invitation-here-only = Questo link funziona solo su questo computer. Per amici altrove, avvia il server così:
qr-code = Il link come codice QR
copy = Copia
    .invitation = Copia l’invito
share = Invia
    .invitation = Invia l’invito
copied = Copiato
clock = Orologio
clock-none = Senza orologio
clock-decision-30 = 30 secondi a decisione
clock-decision-90 = 90 secondi a decisione
clock-bank-600 = 10 minuti a partita, +5 secondi a decisione
clock-decision-86400 = Un giorno a decisione
clock-decision-other = { $seconds } secondi a decisione
clock-bank-other = { $seconds } secondi a partita{ $increment ->
    [0] {""}
   *[other] , +{ $increment } a decisione
}
who-may-watch = Chi può guardare
may-watch-nobody = Nessuno
may-watch-link = Chi ha il link
may-watch-everyone = Tutti
watch-delay = Chi guarda vede
watch-delay-none = Subito
watch-delay-seconds = { $count } secondi dopo
watch-delay-minutes = { $count ->
    [one] Un minuto dopo
   *[other] { $count } minuti dopo
}
talk = Chat
unread = { $count ->
    [one] un nuovo messaggio
   *[other] { $count } nuovi messaggi
}
talk-all = Chat e frasi brevi
talk-emotes = Solo frasi brevi
talk-nothing = Disattivata
removal = Animali messi da parte
removal-balanced = Uno per specie, resto a caso
removal-random = Tutti a caso
deck = Mazzo
deck-usual = Valori abituali
deck-own = Valori personalizzati
deck-of-habitat = Carte di ogni habitat
deck-of-wild = Jolly
deck-value = Carte di valore { $value }
deck-sum = { $sum } su { $wanted }
deck-fits = Si gioca con questo mazzo.
deck-does-not-fit = I numeri non tornano ancora; resta il mazzo di prima.

## Elenchi di tavoli
no-games = Qui non hai ancora giocato.
watch-hint = Tavoli che tutti possono guardare.
nothing-to-watch = In questo momento nessuno gioca in pubblico.
table-open = Non iniziata, { $seats ->
    [one] un posto libero
   *[other] { $seats } posti liberi
}
table-running = Round { $round } di { $rounds }
table-paused = In pausa al round { $round }
table-over = Finita
replay-game = Rivedi la partita { $game }

## Preferenze
speed = Velocità dei movimenti
speed-off = Nessun movimento
speed-quick = Veloce
speed-normal = Normale
speed-slow = Lenta
theme = Colori
theme-system = Come il sistema
theme-light = Chiari
theme-dark = Scuri
go-on-by-itself = Continua automaticamente dopo ogni round
sounds = Suoni
music = Musica
volume = Volume
avatar = La tua immagine
avatar-animal = Animale
avatar-color = Colore
avatar-color-number = Colore { $number }
text-view = Vista testuale
use-shortcuts = Scorciatoie da tastiera
explanations = Spiegare ciò che indica il puntatore
notify = Avvisami quando tocca a me
notify-forbidden = Questo browser non permette avvisi qui.

## Il tavolo
you = tu
round = Round { $round }
round-of = Round { $round } di { $rounds }
round-short = { $round }/{ $rounds }
last-round = Ultimo round
last-round-hint = Ultimo round: le carte che ti restano in mano non contano nulla.
display = Mercato
hand = La tua mano
hand-of = Mano di { $who }
piles = Mazzi
laid = Sul tavolo
none = nessuno
leaders = Capibranco
    .short = Capi
animals = Animali
points = Punti
doing = Adesso
cards-in-hand = Mano
leader-supply = Capibranco nella riserva
collection-of = Animali di { $who }
no-animals = Ancora nessun animale
your-decision = La tua decisione
watching-now = Stai guardando.
watching-now-late = Stai guardando in differita.
hand-size = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
points-now = { $count ->
    [one] { $count } punto adesso
   *[other] { $count } punti adesso
}, di cui { $tokens } in gettoni
animals-left = { $count ->
    [one] Resta { $count } animale
   *[other] Restano { $count } animali
}
pile-left = { $count ->
    [one] { $count } carta nel mazzo
   *[other] { $count } carte nel mazzo
}
discard-size = { $count ->
    [one] { $count } carta nella pila degli scarti
   *[other] { $count } carte nella pila degli scarti
}
face-down = coperta
animal-label = { $animal }, habitat: { $habitat }
gain-leader = capobranco { $points }
gain-natural = habitat naturale { $points }
time-left = { $seconds ->
    [one] { $seconds } secondo rimasto
   *[other] { $seconds } secondi rimasti
}

## Che cosa si chiede
prompt-bid = Offri una carta coperta.
prompt-bid-eagle = Offri una carta, oppure due e scegli dopo (aquila).
prompt-show = Gli altri hanno offerto. Quale delle tue due carte vale?
prompt-swap = Suricato: scambi un tuo animale con uno del mercato?
prompt-refill = Scarta quello che non vuoi; poi peschi fino ad avere { $limit } carte.
prompt-pay = Pareggio a { $value } con { $rivals }. Metti { $due ->
    [one] una carta
   *[other] { $due } carte
} come pagamento: il totale più alto va per primo.
prompt-break = Ancora in parità con { $rivals }. Metti una carta: la più alta va per prima.
prompt-break-draw = Ancora in parità con { $rivals }. Metti una carta o pesca alla cieca: la più alta va per prima.
prompt-take = { $due ->
    [0] Prendi un animale, o passa.
    [one] Prendi un animale e paga una carta, o passa.
   *[other] Prendi un animale e paga { $due } carte, o passa.
}
prompt-take-laid = Tocca a te: prendi un animale con il pagamento che hai messo, o passa.
prompt-ibex = Stambecco: riprendi in mano la tua offerta { $card }?
prompt-over = La partita è finita.
waiting-bid = { $names } { $count ->
    [one] sta ancora offrendo.
   *[other] stanno ancora offrendo.
}
waiting-show = { $names } sceglie la sua offerta.
waiting-swap = { $names } può scambiare un animale.
waiting-refill = { $names } { $count ->
    [one] rifornisce la mano.
   *[other] riforniscono la mano.
}
waiting-pay = { $names } { $count ->
    [one] mette il pagamento.
   *[other] mettono il pagamento.
}
waiting-break = { $names } { $count ->
    [one] mette una carta di spareggio.
   *[other] mettono una carta di spareggio.
}
waiting-take = { $names } { $count ->
    [one] prende un animale o passa.
   *[other] prendono un animale o passano.
}
waiting-ibex = { $names } può riprendere la sua offerta.
looking-back = Stai rivedendo il round { $round }.
back-to-now = Torna al presente
round-over = Il round { $round } è finito.
paused = La partita è in pausa.
resume = Riprendi a giocare
go-on = Avanti
skip = Salta
show-count = Mostra il punteggio
change-mind = Cambia idea
take-seat-back = Riprendi il posto
you-ran-out-of-time = Il tuo tempo è scaduto: per questa volta un bot ha deciso per te.
bots-hurry = Molti bot aspettano di pensare, perciò quelli a questo tavolo si prendono meno tempo del solito.
you-stand-in-timeout = Il tuo tempo è scaduto: un bot gioca per te.
you-stand-in-connection = Non c’eri: un bot gioca per te.
you-stand-in-idle = Eri via da molto: un bot gioca per te.
you-stand-in-conceded = Dopo la tua resa un bot gioca per te fino alla fine.
you-stand-in-left = Hai lasciato il tavolo: un bot gioca per te fino alla fine.
stand-in = Gioca un bot
stand-in-timeout = Gioca un bot: tempo scaduto
stand-in-connection = Gioca un bot: assente
stand-in-idle = Gioca un bot: nessuna risposta
stand-in-conceded = Gioca un bot: resa
stand-in-left = Gioca un bot: abbandono
status-away = assente
status-decided = ha deciso
status-two-laid = ha messo due carte
status-bid = { $you ->
    [yes] la tua offerta
   *[no] sta offrendo
}
status-show = { $you ->
    [yes] la tua scelta
   *[no] sceglie l’offerta
}
status-swap = { $you ->
    [yes] il tuo scambio
   *[no] può scambiare
}
status-refill = { $you ->
    [yes] rifornisci la mano
   *[no] rifornisce la mano
}
status-pay = { $you ->
    [yes] il tuo pagamento
   *[no] mette il pagamento
}
status-break = { $you ->
    [yes] la tua carta di spareggio
   *[no] mette una carta
}
status-take = { $you ->
    [yes] tocca a te
   *[no] prende o passa
}
status-ibex = { $you ->
    [yes] riprendi l’offerta?
   *[no] riprende l’offerta?
}

## Risposte
answer-bid = { $count ->
    [one] Offri
    [0] Offri
   *[other] Offri entrambe
}
answer-show = Questa è la mia offerta
answer-swap = Scambia
answer-keep-all = Tieni tutto
answer-refill = { $count ->
    [0] Pesca soltanto
   *[other] Scarta { $count } e pesca
}
answer-pay = Metti il pagamento
answer-withdraw = Ritirati
answer-break = Metti questa carta
answer-draw = Pesca alla cieca
answer-take = Prendi
answer-pass = Passa
answer-keep = Riprendi
answer-leave = Lascia
give-away = L’animale che cedi
    .short = Cedi
give = Cedi { $animal }
chose-bid = Offri { $cards }.
chose-refill = { $count ->
    [0] Non scarti niente.
   *[other] Scarti { $cards }.
}
chose-pay = Metti { $cards } come pagamento.
chose-withdraw = Ti ritiri.
chose-break = { $count ->
    [0] Peschi alla cieca.
   *[other] Metti { $cards }.
}
chose-swap = Cedi { $given } per { $gained }.

## Perché una carta non si può scegliere
why-choose-laid = Solo una delle due carte che hai messo può essere la tua offerta.
why-no-cards-needed = Adesso non serve nessuna carta della tua mano.
why-refill-pays-nothing = Si paga solo con carte Habitat.
why-refill-breaks-nothing = Solo le carte Habitat valgono per lo spareggio.
why-payment-laid = Hai già messo il pagamento.
why-nothing-to-pay = Un’offerta da 1 non costa altre carte.
why-enough-chosen = Ne hai scelte abbastanza; prima togline una.
why-two-bids = Al massimo due carte; prima togline una.
why-bids-first = Gli animali si prendono dopo le offerte.
why-refill-takes-nothing = Chi offre Rifornisci la Mano non prende animali in questo round.
why-tie-first = Prima si risolve il pareggio.
why-round-is-over = Gli animali di questo round sono già assegnati.
ruling-number = Precisazione { $number }
read-rule = Leggi la regola

## Che cosa significherebbe
means-would-pay = { $count ->
    [one] Un animale costerebbe un’altra carta
   *[other] Un animale costerebbe altre { $count } carte
}, { $left ->
    [one] te ne resterebbe una
   *[other] te ne resterebbero { $left }
}
means-bluff = Un bluff: per pagare { $missing ->
    [one] manca una carta
   *[other] mancano { $missing } carte
}, quindi dovresti passare
means-free = Nient’altro da pagare, { $left ->
    [one] ti resterebbe una carta
   *[other] ti resterebbero { $left } carte
}
means-two-bids = Scegli dopo aver visto le altre offerte
means-natural = +{ $points } habitat naturale
means-not-natural = niente habitat naturale
means-natural-for = habitat naturale per: { $animals } (+{ $points })
means-useless-cards = è l’ultimo round: carte nuove non servono più
means-leader = ricevi { $leader }
means-leader-from = togli { $leader } a { $who }
means-leader-lost = perdi { $leader }
means-leader-lost-to = perdi { $leader }, che va a { $who }
means-left = { $count ->
    [one] ti resterebbe 1 carta
   *[other] ti resterebbero { $count } carte
}
means-draws = { $count ->
    [0] Non peschi niente
    [one] Peschi una carta
   *[other] Peschi { $count } carte
} e resti con { $hand } in mano
means-missing = { $count ->
    [one] ancora una carta da pagare
   *[other] ancora { $count } carte da pagare
}
means-total = totale { $total }
means-back = avresti { $count ->
    [one] 1 carta
   *[other] { $count } carte
} in mano

## La cronaca
story = Cronaca
story-filter = Mostra
story-all = Tutti
log-started = { $names } si siedono al tavolo.
log-dealt = { $you ->
    [yes] Ricevi
   *[no] { $who } riceve
} { $cards }
log-round-began = Nel mercato: { $animals }
log-bids-revealed = Offerte: { $bids }
log-two-face-down = due carte coperte
log-eagle-chose = Aquila: { $you ->
    [yes] mostri
   *[no] { $who } mostra
} { $card }
log-exchange-declined = Suricato: { $you ->
    [yes] non scambi niente
   *[no] { $who } non scambia niente
}
log-exchanged = Suricato: { $you ->
    [yes] cedi
   *[no] { $who } cede
} { $given } per { $gained }
log-leader-moved = { $you ->
    [yes] Ricevi
   *[no] { $who } riceve
} { $leader }{ $from ->
    [supply] {""}
    [you] , che avevi tu
   *[player] , che aveva { $previous }
}
log-leader-against = { $own } contro { $most }
log-leader-returned = Torna nella riserva: { $leader }
log-refilled = { $count ->
    [0] { $you ->
        [yes] Non scarti
       *[no] { $who } non scarta
    } niente
   *[other] { $you ->
        [yes] Scarti
       *[no] { $who } scarta
    } { $cards }
} e { $you ->
    [yes] peschi
   *[no] pesca
} fino ad avere { $limit } carte
log-drew = { $you ->
    [yes] Peschi
   *[no] { $who } pesca
} { $count ->
    [one] una carta
   *[other] { $count } carte
}
log-drew-cards = { $you ->
    [yes] Peschi
   *[no] { $who } pesca
} { $cards }
log-reshuffled = Gli scarti diventano un nuovo mazzo di { $count } carte
log-tie-began = Pareggio, { $count ->
    [2] due
    [3] tre
    [4] quattro
   *[other] cinque
} offerte da { $value }: { $names }
log-laid = { $you ->
    [yes] metti
   *[no] { $who } mette
} { $cards }{ $count ->
    [one] {""}
   *[other] {" "}= { $total }
}
log-withdrew = { $you ->
    [yes] ti ritiri
   *[no] { $who } si ritira
}
log-cannot-pay = { $you ->
    [yes] hai
   *[no] { $who } ha
} troppo poche carte per pagare
log-tie-break = spareggio: { $cards }{ $again ->
    [yes] {" "}· si ripete
   *[no] {""}
}
log-from-hand = (mano)
log-from-pile = (pescata)
log-nothing = niente
log-goes-next-lion = { $you ->
    [yes] tocca a te
   *[no] tocca a { $who }
}: il leone vince i pareggi
log-goes-next-total = { $you ->
    [yes] tocca a te
   *[no] tocca a { $who }
} con il totale più alto
log-goes-next-tie-break = { $you ->
    [yes] tocca a te
   *[no] tocca a { $who }
} con la carta più alta
log-goes-next-lead = { $you ->
    [yes] tocca a te
   *[no] tocca a { $who }
} per l’ordine di partenza
log-took = { $you ->
    [yes] Prendi
   *[no] { $who } prende
} { $animal } con { $cards }{ $points ->
    [0] {""}
   *[other] {" "}· +{ $points } habitat naturale
}
log-passed-choice = { $you ->
    [yes] Passi
   *[no] { $who } passa
}: { $cards } di nuovo in mano
log-passed-empty-display = { $you ->
    [yes] Passi
   *[no] { $who } passa
}, il mercato è vuoto: { $cards } di nuovo in mano
log-passed-cannot-pay = { $you ->
    [yes] Passi
   *[no] { $who } passa
}, troppo poche carte per pagare: { $cards } di nuovo in mano
log-passed-withdrew = { $you ->
    [yes] Passi
   *[no] { $who } passa
}: { $cards } di nuovo in mano
log-bid-kept = Stambecco: { $you ->
    [yes] riprendi
   *[no] { $who } riprende
} { $card }
log-bid-left = Stambecco: { $you ->
    [yes] lasci
   *[no] { $who } lascia
} { $card }
log-round-ended = Fuori dal gioco: { $animals }
log-game-ended = La partita è finita.

## Parlare e menu
watchers = { $count ->
    [one] Una persona guarda.
   *[other] { $count } persone guardano.
}
emote-hello = Ciao!
emote-well-played = Ben giocato!
emote-thanks = Grazie!
emote-wow = Caspita!
emote-oops = Ops…
emote-thinking = Fammi pensare.
emote-hurry = Credo che tocchi a te.
emote-good-game = Bella partita!
emote-pe = Guardatemi!
emote-sq = Quello è mio!
emote-ea = L’avevo visto arrivare.
emote-ib = Io non mi muovo.
emote-li = Roar!
emote-me = Ti tengo d’occhio.
nothing-said-yet = Nessuno ha ancora detto niente.
say = Invia
say-something = Di’ qualcosa
mute = Silenzia
report = Segnala
report-why = Che cosa è successo?
report-send = Invia la segnalazione
report-sent = Grazie. Chi gestisce questo server se ne occuperà.
pause = Chiedi una pausa
pause-not = Niente pausa
pause-asked = La pausa comincia quando tutti sono d’accordo.
pause-wished = { $names } { $count ->
    [one] vorrebbe
   *[other] vorrebbero
} fare una pausa.
pause-agree = D’accordo
pause-later = Non ora
idle-wish = { $name } non decide da un po’. Continua un bot?
idle-asked = Un bot continua per { $name } quando siete tutti d’accordo.
idle-wait = Aspetta
idle-replace = Fai continuare un bot
absent-countdown = { $name } non c’è. Un bot continua tra { $time }.
absent-now = Fai giocare subito il bot
late-offer = Vuoi giocare? Puoi chiedere il posto di un bot.
late-for = Il bot per cui giocheresti
late-ask = Chiedi
late-asks = Hai chiesto di continuare per { $name }. Decide chi organizza.
late-take-back = Meglio di no
late-declined = Chi organizza preferisce continuare così. Puoi restare a guardare.
late-wish = { $name } sta guardando e vorrebbe continuare per { $bot }.
late-let-in = Fai giocare
late-plays = { $name } continua per { $bot }.
concede = Arrenditi
concede-sure = Un bot gioca per te fino alla fine. Non si può annullare.

## Dopo la partita
final-count = Il punteggio finale
won-by-points = { $you ->
    [yes] Vinci
   *[no] Vince { $names }
} con { $points } punti.
won-by-animals = { $you ->
    [yes] Vinci
   *[no] Vince { $names }
}: { $points } punti come { $others }, ma più animali ({ $animals } contro { $fewer }).
won-by-shared = { $names } condividono la prima posizione: { $points } punti e { $animals ->
    [one] { $animals } animale
   *[other] { $animals } animali
} a testa.
rank-by-animals = { $names } davanti a { $behind }: { $points } punti a testa, ma più animali ({ $animals } contro { $fewer }).
rank-shared = { $names } condividono la posizione: { $points } punti e { $animals ->
    [one] { $animals } animale
   *[other] { $animals } animali
} a testa.
own-place = La tua posizione: { $rank } su { $players }, con { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
rank = Posizione
largest = Specie più numerosa (2 a carta)
    .short = Prima ×2
second = Seconda specie (1 a carta)
    .short = Seconda ×1
tokens = Gettoni
rematch = Ancora una partita
rematch-wished = { $names } { $count ->
    [one] vuole
   *[other] vogliono
} giocare ancora ({ $count } di { $all })
rematch-join = Partecipa
next-game = Si sta preparando la prossima partita.
replay = Rivedi la partita
download-record = Scarica la registrazione
statistics = Statistiche
stat-bids = Offerte per valore
stat-bid = { $value }: { $count ->
    [one] 1 volta
   *[other] { $count } volte
}
stat-naturals = Habitat naturali
stat-cards-per-animal = Carte per animale
stat-average = { $number } in media
stat-passes = Turni passati
stat-ties = Pareggi vinti
stat-leaders = Capibranco per round
fair-shuffle = Carte mescolate senza trucchi?
fair-shuffle-how = Prima della prima carta il tavolo ha mostrato un’impronta del suo seme segreto, e il browser di ogni persona ha promesso una parola a caso. Le parole sono state date solo quando tutte le promesse erano sul tavolo. Le carte derivano dal seme e dalle parole. Il tuo browser ha annotato ciò che ha visto: con un clic lo confronta con la registrazione.
fair-noted-commitment = Impronta vista prima di dare le carte:
fair-noted-word = Parola del tuo browser:
check-shuffle = Controlla
fair-promise = Il seme corrisponde all’impronta che il tuo browser ha visto prima di dare le carte.
fair-word = La parola del tuo browser è nella mescolata.
fair-words = Tutte le parole promesse sono nella mescolata, e nessun’altra.
fair-animals = Gli animali erano nell’ordine dettato dal seme.
fair-habitats = Le carte Habitat erano nell’ordine dettato dal seme.
fair-reshuffles = Ogni nuovo mazzo deriva dal seme.
unfair-promise = Il seme non corrisponde all’impronta che il tuo browser ha visto prima di dare le carte.
unfair-record = Il seme non corrisponde all’impronta nella registrazione.
unfair-word = Manca la parola del tuo browser.
unfair-words = Le parole nella mescolata non sono quelle promesse.
unfair-animals = Gli animali non derivano dal seme.
unfair-habitats = Le carte Habitat non derivano dal seme.
unfair-reshuffles = Un nuovo mazzo non deriva dal seme.
unknown-seed = Questa registrazione non ha un seme, quindi non si può controllare come si è mescolato.
unknown-promise = Il tuo browser non era al tavolo prima di dare le carte, quindi non sa quando sia stato scelto il seme.
unknown-word = Il tuo browser non ha aggiunto parole, quindi non sa se il server abbia scelto le carte.
unknown-again = Le parole sono state chieste più di una volta perché ne è mancata una. Se quella persona e il server sono d’accordo, hanno potuto scartare così una distribuzione sgradita.
fair-limits = Se tutto corrisponde e la tua parola è nella mescolata, nessuno ha scelto le carte. Non si può vedere se chi gestisce il server abbia guardato le carte e le abbia dette a qualcuno, o se abbia interrotto un inizio prima di darle. Anche questa pagina viene dal server: per non fidartene, salva la registrazione e controllala con «wildcards verify».

## Tastiera
shortcuts = Scorciatoie da tastiera
shortcuts-hint = Con Tab e le frecce si arriva dappertutto; questi tasti sono più rapidi. Si possono disattivare nelle impostazioni.
key-cards = una carta della tua mano, da sinistra a destra
key-animals = un animale del mercato
key-yes = conferma
key-no = l’altra risposta: passa, ritirati, lascia
key-change = cambia idea
key-go-on = avanti, salta
keys-page = Pag ↑ Pag ↓
keys-ends = Inizio Fine
keys-space = Spazio
key-log = la cronaca
key-talk = la chat
key-text = attiva o togli la vista testuale
key-explain = spiega ciò che è selezionato; di nuovo: vai alla regola
key-step = un passo indietro, un passo avanti
key-round = un round indietro, un round avanti
key-ends = all’inizio, alla fine
key-play = avvia e ferma
key-help = questo aiuto

## Spiegazioni
explain-hand = Quante carte Habitat ci sono in questa mano. Mai più di 10; Rifornisci la Mano non conta.
    .title = Carte in mano
explain-points = Punti se la partita finisse ora: 2 per animale della specie più numerosa, 1 per animale della seconda, Capibranco e gettoni.
    .title = Punti adesso
explain-tokens = Gettoni da 1, 2, 4 e 8 punti. Si ottengono 2 punti per ogni animale pagato solo con il suo habitat naturale.
    .title = Gettoni Punteggio
explain-collection = Gli animali già presi. Alla fine ognuno della specie più numerosa vale 2 e ognuno della seconda vale 1; una corona segna la specie il cui Capobranco è qui.
    .title = Collezione
explain-round = Una partita dura 14 round in 3 giocatori, 12 in 4 e 10 in 5; poi gli animali sono finiti.
    .title = Round
explain-laid = L’offerta e accanto il pagamento. Restano fino alla fine del round.
    .title = Offerta e pagamento
explain-pile = Carte Habitat da pescare. Se il mazzo finisce e serve una carta, si mescolano gli scarti.
    .title = Mazzo da pesca
explain-discard = Tutte le carte offerte, pagate, scartate o usate negli spareggi, scoperte. Tutti possono guardarle.
    .title = Pila degli scarti
explain-animals = Gli animali che restano. Quando il mercato non si può più completare, la partita finisce.
    .title = Animali
explain-leader = Chi ottiene un animale e ha poi almeno tanti animali di quella specie quanti chiunque altro riceve subito il suo Capobranco. Alla fine vale 1 punto; quello del pavone 3.
explain-refill = Offrila per scartare quello che vuoi e pescare fino ad avere 7 carte. Torna in mano.
explain-wild = Un’offerta da { $value }. Vale come qualsiasi habitat.
explain-habitat = Come offerta vale { $value }; prendere un animale costa così { $due ->
    [0] nessun’altra carta
    [one] un’altra carta
   *[other] altre { $due } carte
}.
explain-animal = Habitat naturale: { $habitat }. Se l’offerta e tutte le carte pagate lo mostrano, ottieni 2 punti.
rule-bids = Tutte le offerte si scoprono insieme. Il valore più alto agisce per primo.
    .title = Offerte
rule-eagle = Chi ha l’aquila Capobranco può mettere due carte e scegliere dopo aver visto le altre offerte.
    .title = Aquila
rule-meerkat = Con Rifornisci la Mano, chi ha il suricato Capobranco può prima scambiare un animale con uno del mercato.
    .title = Suricato
rule-leaders = Chi ottiene un animale e ha poi almeno tanti animali di quella specie quanti chiunque altro riceve il suo Capobranco, anche se era di qualcun altro.
    .title = Capibranco
rule-refill = Chi ha offerto Rifornisci la Mano scarta quante carte vuole e pesca fino ad averne 7, con lo scoiattolo 10.
    .title = Rifornirsi
rule-drawing = Si pesca una carta alla volta; in una mano non ce ne sono mai più di 10. Un mazzo vuoto si rifà con gli scarti.
    .title = Pescare
rule-ties = Chi è in parità mette il pagamento insieme agli altri. Il totale più alto va per primo; se è di più giocatori, decidono carte singole. Chi tra loro ha il leone va per primo senza tutto questo.
    .title = Pareggi
rule-taking = Un animale costa l’offerta e tante altre carte quante ne indica il suo valore meno 1. Tutte del suo habitat naturale: 2 punti.
    .title = Prendere un animale
rule-passing = Chi passa riprende l’offerta e pesca 2 carte.
    .title = Passare
rule-ibex = A fine round chi ha lo stambecco Capobranco può riprendere la sua offerta, se non è un jolly.
    .title = Stambecco
rule-next-round = Gli animali rimasti nel mercato escono dal gioco e se ne scoprono di nuovi.
    .title = Prossimo round
rule-setup = Tutti cominciano con 7 carte Habitat e una carta Rifornisci la Mano.
    .title = Preparazione
rule-display = Nel mercato c’è un animale in meno dei giocatori.
    .title = Comincia un round
rule-end = Contano 2 per animale della specie più numerosa, 1 per animale della seconda, i Capibranco e i gettoni.
    .title = La fine

## Quando qualcosa non va
problem-title = Non ha funzionato
problem-unknown = Qualcosa è andato storto. Prova ancora.
problem-broken = Qualcosa è andato storto in questa pagina. Ricaricala: la partita è al sicuro sul server.
problem-broken-here = Qualcosa è andato storto in questa pagina. Ricaricala: la partita è salvata su questo dispositivo.
problem-offline = Il server non è raggiungibile. Controlla la connessione, poi ricarica la pagina.
problem-page = Non è stato possibile caricare questa pagina. Controlla la connessione, poi ricaricala.
problem-not-loaded = Non è stato possibile caricare ciò che serve per giocare senza server. Controlla la connessione, poi ricarica la pagina.
problem-no-storage = Le tue partite sono salvate in questo browser, che però non è riuscito a salvare nulla. Forse lo spazio è esaurito, oppure per questa pagina il salvataggio è disattivato. Rimedia, poi ricarica la pagina.
problem-not-started = Il gioco non è riuscito ad avviarsi in questo browser. Ricarica la pagina. Se non basta, aggiorna il browser o usane un altro.
problem-no-script = Wild Cards ha bisogno di JavaScript. Permettilo per questa pagina, poi ricaricala.
problem-nobody = Il tuo browser non ha conservato il cookie con cui il server ti riconosce. Permetti i cookie per questa pagina e riprova.
problem-no-answer = Il tavolo non risponde. Forse manca la connessione, o una rete intermedia non lascia passare i WebSocket. La pagina continua a provare.
problem-no-answer-here = Il tavolo non risponde. Ricarica la pagina: la partita è salvata su questo dispositivo.
problem-no-such-page = Questa pagina non esiste. Forse manca un pezzo del link.
problem-no-such-table = Questo tavolo non esiste. Forse manca un pezzo del link, o il tavolo è stato eliminato.
problem-set-aside = Questo tavolo al momento non si può leggere, perciò la sua partita è stata messa da parte. Gli altri tavoli non ne risentono. Chi gestisce questo server può vederlo.
problem-set-aside-here = Questo tavolo non si può leggere, perciò la sua partita è stata messa da parte. Gli altri tavoli non ne risentono.
problem-not-allowed = Questo tavolo si vede solo con un invito o un link per guardare. Chiedilo a chi ci gioca.
problem-sent-away = Chi organizza ti ha mandato via da questo tavolo.
problem-banned = Per un po’ non puoi entrare qui.
problem-closed = Chi gestisce il server ha chiuso questo tavolo.
problem-signed-out = Sei uscito da un altro browser. Ricarica la pagina.
problem-draining = Questo server sta per essere aggiornato e non inizia nulla di nuovo. Riprova più tardi.
problem-no-such-link = Questo link non porta da nessuna parte. Chiedine uno nuovo.
problem-no-such-record = Questa partita non esiste. Si possono rivedere solo partite finite.
problem-sealed = La partita del giorno si può rivedere quando il giorno è finito. Torna domani.
problem-table-started = Questa partita è già iniziata e nessuno può guardarla. Apri un tavolo tuo.
problem-table-over = Questa partita è finita. Chiedi il link per rivederla, o apri un tavolo tuo.
problem-bad-name = Questo nome non si può usare. Scegline un altro.
problem-too-many-games = Hai troppe partite in corso. Prima finiscine o lasciane qualcuna.
problem-too-many-new-games = Da qui sono state iniziate troppe partite nuove. Aspetta un po’ e riprova.
problem-old-client = C’è una versione più nuova di questa pagina. Ricaricala per continuare a giocare.
problem-bad-message = Il server non ha capito questa pagina. Ricaricala.
problem-too-fast = Troppo in fretta per il server. Ricarica la pagina.
problem-slow = La tua connessione ora è troppo lenta. Ricarica la pagina.
problem-stopping = Il server si sta riavviando. Ricarica la pagina tra un momento.
problem-unavailable-here = Questo browser non è riuscito a salvarlo. Forse lo spazio è esaurito. Liberane un po’ e riprova.
refused-stale = Nel frattempo qualcosa è cambiato. Guarda di nuovo e decidi.
refused-too-fast = Troppo in fretta. Aspetta un momento e riprova.
refused-too-many-games = Hai troppe partite in corso. Prima finiscine o lasciane qualcuna.
refused-too-many-new-games = Da qui sono state iniziate troppe partite nuove. Aspetta un po’ e riprova.
refused-not-host = Lo può fare solo chi organizza.
refused-seat-taken = Questo posto è occupato.
refused-table-full = Non c’è nessun posto libero.
refused-not-invited = Per sedersi a questo tavolo serve l’invito.
refused-sent-away = Chi organizza ti ha mandato via da questo tavolo.
refused-draining = Questo server sta per essere aggiornato e non inizia nulla di nuovo. Riprova più tardi.
refused-not-idle = Quella persona non vi ha fatto aspettare così tanto.
refused-not-away = Questa persona è presente.
refused-nobody-asks = Nessuno chiede più questo posto.
refused-declined = Chi organizza ha detto di no per questa partita.
refused-seats-in-use = Libera dei posti prima di rimpicciolire il tavolo.
refused-wrong-time = Adesso non si può.
refused-bot-plays-for-you = Un bot gioca per te: prima riprendi il posto.
refused-wrong-payment = Il numero di carte non è quello giusto.
refused-not-in-hand = Non hai queste carte in mano.
refused-not-everybody-joined = Qualcuno sta ancora guardando il punteggio finale. Libera il posto per cominciare senza questa persona.
refused-talk-is-off = Chi organizza l’ha disattivato.
refused-one-try = La partita del giorno si gioca una volta sola. Per giocare ancora, apri un altro tavolo.
refused-nothing-said = Il messaggio è vuoto.
refused-nothing-to-take-back = È troppo tardi per cambiarlo.
refused-not-asked = Adesso non hai niente da decidere.
refused-wrong-question = Non è quello che si chiede adesso.
refused-game-over = La partita è finita.
refused-two-cards-need-eagle = Solo chi ha l’aquila Capobranco può mettere due carte.
refused-not-laid = Solo una delle due carte che hai messo può essere la tua offerta.
refused-not-in-collection = Non hai questo animale da cedere.
refused-not-on-display = Questo animale non è più nel mercato.
refused-payment-is-laid = Hai già messo il pagamento.
refused-draw-not-offered = Non ci sono abbastanza carte perché tutti peschino.
refused-bad-setup = Un tavolo così non si può preparare.
refused-from-the-future = Qui qualcosa è andato storto. Ricarica la pagina.
refused-refused-before = È già stato rifiutato una volta. Decidi di nuovo.
refused-nothing-to-return-to = Non c’è un posto che puoi riprendere.
refused-no-such-bot = Questo bot qui non c’è.
refused-no-such-seat = Questo posto non esiste.
refused-not-seated = Non hai un posto a questo tavolo.
refused-unavailable = Il server non è riuscito a salvarlo. Riprova tra un momento.
refused-unavailable-here = Questo browser non è riuscito a salvarlo. Forse lo spazio è esaurito. Liberane un po’ e riprova.

## Rivedere
turn-card = Gira la carta
replay-step = Passo { $step } di { $steps }
replay-at = Round { $round }, passo { $step }
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-round-back = Un round indietro
replay-round-on = Un round avanti
replay-play = Avvia
replay-pause = Ferma
replay-eyes = Punto di vista
replay-all-open = Tutte le mani scoperte
replay-drop = Trascina qui la registrazione di una partita, o scegli il suo file.
replay-whence = Ogni partita finita offre la sua registrazione sotto il punteggio finale. Le tue sono qui:
replay-choose-file = Scegli un file
replay-from-file = Rivedi una partita da un file
replay-games = { $count ->
    [one] Una partita
   *[other] { $count } partite
} tra cui scegliere
replay-other = Un’altra registrazione
replay-link = Con questo link altri vedono proprio questo momento
problem-bad-record = Questo file non è la registrazione completa di una partita. Usane uno scaricato dopo una partita.
problem-other-version = Questa registrazione è di un’altra versione di Wild Cards, che questa pagina non sa leggere.
problem-large-file = Questo file è troppo grande per una registrazione di partite.
problem-record-move = La mossa { $move } di questa registrazione è contro le regole, quindi la partita non si può rivedere.

## Names in a row
list-and = { $list } e { $last }
list-and-before-i = { $list } e { $last }

## Table knowledge
knowledge = Ciò che si sa
knowledge-always = Mostra sempre ciò che si sa, accanto alla cronaca
known-seen = Visti
known-out = Fuori dal gioco
known-to-come = Al massimo in arrivo
known-leader = Capobranco
known-one-short = Manca un animale
known-unseen = Carte Habitat non ancora viste
known-hands = Carte in mano note
known-no-hands = Nessuna carta in mano è nota.
known-order = Ordine in cui agiscono le offerte
known-no-order = Le offerte sono ancora coperte. Prima agisce Rifornisci la Mano, poi il valore più alto.
key-knowledge = ciò che si sa
