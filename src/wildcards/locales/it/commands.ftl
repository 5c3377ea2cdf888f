# Quello che i comandi del terminale dicono di sé, e quello che non va in una riga.

## The help
help-usage = Uso: { $line }
help-arguments = Argomenti
help-options = Opzioni
help-command = Comando
help-commands = Comandi
help-panel-game = Il gioco
help-panel-server = Un server
help-panel-records = Registrazioni
help-panel-many = Molte partite
help-range = da { $least } a { $most }
help-least = almeno { $least }
help-default = altrimenti { $value }
help-required = obbligatoria
help-environment = o { $name } nell’ambiente

## What each command does
help-wildcards =
    Wild Cards, un gioco di carte da 3 a 5 giocatori: giocare, rivedere, misurare.

    Senza un comando avvia un server su questo computer e lo apre nel browser.

    Un progetto di appassionati, non ufficiale. Il gioco è di Ferdinand Schnitzler, edito da Board Game Circus.
help-play =
    Giocare nel terminale: contro i bot, o con altri su un server.

    Una partita contro i bot si salva mentre giochi: esci quando vuoi e continua con --resume. Con --json procede riga
    per riga sullo standard error, e il risultato arriva alla fine.
help-join =
    Far sedere un tuo bot al tavolo di un server.

    Prende il primo posto libero, gioca la partita e si alza. Se la rete cade, torna da solo.
help-watch =
    Guardare i bot che giocano, passo per passo, da qualsiasi posto; o persone al tavolo di un server.

    Con --json i bot giocano subito, e il tavolo di un server si racconta riga per riga sullo standard error; il
    risultato arriva alla fine.
help-rules = Leggere le regole, o una loro sezione.
help-replay =
    Rivedere partite registrate e controllare ogni mossa e il risultato.

    Dice quante sono valide e, di ognuna che non lo è, la riga, la mossa e la regola. Lo stato di uscita è 1 se una non
    è valida.
help-explain =
    Che cosa pensa un bot di ogni decisione di una partita registrata: quanto spesso darebbe ogni risposta, che cosa se
    ne aspetta e perché.

    Senza --round ripercorre tutta la partita, con la cronaca come l’ha vista il posto.

## What their options are for
help-help = Mostrare questo aiuto.
help-version = Mostrare la versione.
help-install_completion = Insegnare alla shell a completare comandi, opzioni e valori.
help-show_completion = Mostrare che cosa aggiungerebbe alla shell.
help-language = La lingua per leggere e giocare; altrimenti quella di LC_ALL o LANG.
help-plain = Riga per riga, senza colori né disegni, per lettori di schermo e vecchi terminali.
help-json = Mostrare il risultato come JSON.
help-deck = Carte di valore 1, 2, 3, 4: di ogni habitat, poi jolly. Di solito 4,4,3,3/1,1,1,1.
help-removal = In tre: mettere da parte prima uno per specie, o tutti a caso.
help-play-address = Un server, un invito o un link per guardare; senza indirizzo giochi contro i bot.
help-play-players = Numero di giocatori, te compreso.
help-play-seat = Il tuo posto, contato da 0.
help-play-level = I bot contro cui giochi, dal più facile: { $levels }, o file.py:Class.
help-play-seed = Seme di una partita precedente, per giocare con le stesse carte.
help-play-record = Aggiungere la registrazione a questo file a fine partita, non al tuo.
help-play-resume = Continuare l’ultima partita che hai lasciato.
help-play-name = Come ti chiami; altrimenti come il tuo utente, o come prima su un server.
help-join-url = L’invito, o l’indirizzo di un server.
help-join-code = Con l’indirizzo di un server: il codice dell’invito.
help-join-bot = Il bot che si siede: file.py:Class, o un livello.
help-join-name = Come si chiama al tavolo; altrimenti come la sua classe.
help-join-time = Quanto può pensare a una mossa, se l’orologio lo permette.
help-join-stay = Giocare anche le partite seguenti, fino a Ctrl-C.
help-join-token = Essere il programma di questo token, come prima.
help-watch-address = Un link per guardare; senza indirizzo giocano i bot su questo computer.
help-watch-bots = I bot che giocano, da tre a cinque separati da virgole: livelli, o file.py:Class. Uno solo prende tutti i posti.
help-watch-players = Quanti posti prende un solo bot.
help-watch-seat = Guardare la partita come la vede questo posto.
help-watch-browser = Guardare nel browser e non nel terminale.
help-watch-speed = Con che velocità va avanti da sola; altrimenti quella scelta da te.
help-watch-seed = Seme di una partita precedente, per vedere le stesse carte.
help-rules-section = Parole di un titolo, come pareggi, o una precisazione, come R11.
help-file = Registrazioni, una per riga (JSON Lines), o una sola; - è lo standard input.
help-replay-until = Rivedere solo le prime N mosse, senza controllare il risultato.
help-replay-seat = Raccontare la partita come l’ha vista questo posto.
help-replay-show = Raccontare ogni partita a parole, come l’ha vista uno spettatore.
help-replay-watch = Guardare ogni partita passo per passo.
help-replay-line = Rivedere solo la registrazione alla riga L del file.
help-explain-seat = Di chi sono le decisioni, contando da 0.
help-explain-bot = Il bot che spiega: { $levels }, o file.py:Class.
help-explain-time = Quanto può pensare a una decisione, in millisecondi.
help-explain-round = Solo le decisioni di questo round.
help-explain-line = La registrazione alla riga L del file, non la prima.

## What is wrong with a command line
usage-read-on = Aiuto: { $command }
usage-mean = Volevi dire { $names }?
usage-or = { $list } o { $last }
usage-no-command = il comando “{ $given }” non esiste
usage-no-option = l’opzione { $option } non esiste
usage-no-value = { $option } ha bisogno di un valore
usage-only-name = { $option } non vuole nessun valore
usage-too-much = dopo il resto non è previsto nulla: { $rest }
usage-missing = manca { $name }
usage-no-whole = { $name }: { $given } non è un numero intero
usage-no-number = { $name }: { $given } non è un numero
usage-too-little = { $name }: { $given } è meno di { $least }
usage-out-of-range = { $name }: { $given } non è tra { $least } e { $most }
usage-no-choice = { $name }: “{ $given }” non esiste; ci sono: { $choices }
