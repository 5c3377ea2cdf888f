# La prima partita, in cui si imparano le regole. Le carte stanno tra ⦗ e ⦘ e vengono disegnate.

## La pagina
lesson-title = Impara
lesson-next = Avanti
lesson-back = Indietro
lesson-show-me = Fammi vedere
lesson-parts = Capitoli
lesson-parts-hint = Salta a un capitolo qualsiasi o ricomincia da capo.
lesson-leave = Esci
lesson-progress = Passo { $step } di { $steps }
lesson-speaks = Che cosa succede
lesson-play-now = Gioca subito
lesson-read-rules = Leggi le regole
lesson-again = Ancora una volta da capo
lesson-resumed = Riprendi da qui.
lesson-takes = Circa dieci minuti. Puoi fermarti quando vuoi e riprendere più tardi.

## Capitoli
lesson-chapter-bidding = Offrire e pagare
lesson-chapter-natural = Habitat naturale
lesson-chapter-leaders = Capibranco
lesson-chapter-ties = Pareggi
lesson-chapter-refill = Rifornisci la Mano
lesson-chapter-tie-break = Lo spareggio
lesson-chapter-powers = Usare i poteri
lesson-chapter-passing = Passare
lesson-chapter-end = La fine

## Round 1
lesson-welcome = Ciao! Raccogli animali. Alla fine ogni animale della tua specie più numerosa vale 2 punti, ogni animale della seconda 1.
lesson-your-hand = La tua mano. Ogni carta Habitat mostra un habitat e un valore da 1 a 4. Vedi quante carte hanno Ben e Cleo, ma non quali.
lesson-first-bid = Tutti offrono una carta coperta, e le offerte alte scelgono per prime. Offri ⦗F3⦘.
lesson-first-bid-refill = Quella carta ti riempie la mano invece di farti vincere un animale, e ne hai già sette. Prova ⦗F3⦘.
lesson-first-bid-other = Anche questa è una buona offerta. Ma prendiamoci la prima scelta con ⦗F3⦘.
lesson-reveal = Tutte le offerte si scoprono insieme: tu 3, Ben 2, Cleo 1. Tocca prima a te. Il tuo 3 costa altre due carte; un 2 ne costa una, un 1 nessuna.
lesson-natural = Il pavone vive nella foresta: se la tua offerta e tutto ciò che paghi sono foresta, ottieni 2 punti. Un jolly vale per ogni habitat.
lesson-first-take = Prendi il pavone e paga con ⦗F1⦘ e ⦗W2⦘.
lesson-first-take-mixed = Sarebbe tuo, ma non tutto è foresta, quindi niente punti. Prova ⦗F1⦘ e ⦗W2⦘.
lesson-first-take-meerkat = I suricati vivono nella savana e la tua offerta è foresta. Il pavone rende di più.
lesson-first-take-pass = Puoi passare e pescare due carte. Ma hai la prima scelta: usala per il pavone.
lesson-two-points = Tutto foresta: subito 2 punti per te, in un gettone.
lesson-peacock-leader = Nessuno ha più pavoni di te, quindi il loro Capobranco è tuo. Alla fine vale 3 punti; gli altri Capibranco ne valgono 1.
lesson-meerkat-leader = Ben paga una carta e prende il suricato con il suo Capobranco. Il suo potere: quando si rifornisce, prima può scambiare un animale.
lesson-cleo-passes = Per Cleo non resta nulla. Passa: la sua offerta torna in mano e pesca due carte. Arrivano due nuovi animali e inizia il round 2.

## Round 2
lesson-low-bid = Le offerte basse vanno per ultime, ma costano poco. Offri ⦗M1⦘ e spera nello stambecco: vive in montagna.
lesson-low-bid-refill = Hai ancora carte a sufficienza. Prova prima ⦗M1⦘, che costa poco.
lesson-low-bid-other = ⦗M1⦘ non costa altro ed è montagna, dove vive lo stambecco: prova con questa.
lesson-ben-refills = Ben ha offerto Rifornisci la Mano ⦗R⦘. Per lui niente animali; può scartare, poi pesca fino ad avere 7 carte.
lesson-squirrel-leader = Cleo prende lo scoiattolo e riceve il suo Capobranco: con quello può rifornirsi fino ad avere 10 carte.
lesson-free-ibex = Lo stambecco è ancora lì! Prendilo: basta la tua ⦗M1⦘, che è anche il suo habitat naturale.
lesson-free-ibex-pass = Un animale e 2 punti per una sola carta? Meglio prenderlo.
lesson-ibex-leader = Uno stambecco, 2 punti e il suo Capobranco! Il potere: a fine round puoi riprendere la tua offerta, se non è un jolly. Riprendi ⦗M1⦘.
lesson-ibex-leader-leave = Potresti lasciarla lì, ma una carta è sempre una carta. Riprendila.

## Round 3
lesson-bid-three = Un’aquila! Offri ⦗M3⦘ per scegliere presto.
lesson-bid-three-refill = Rifornirsi può aspettare ancora un round. Punta all’aquila con ⦗M3⦘.
lesson-bid-three-other = Forse è troppo bassa per scegliere per primi. Prova ⦗M3⦘.
lesson-tie = Anche Ben ha offerto un 3: pareggio. Ora mettete entrambi il pagamento coperto, e il totale più alto va per primo.
lesson-tie-pay = Metti due carte: ⦗S1⦘ e ⦗S2⦘ fanno 3. Chi si ritira da un pareggio, passa.
lesson-tie-pay-withdraw = Se ti ritiri, passi e peschi due carte. Ma questa puoi vincerla: metti il pagamento.
lesson-tie-pay-other = Si può fare, ma tieni ⦗M1⦘ per dopo. Metti ⦗S1⦘ e ⦗S2⦘.
lesson-totals = Hai messo 3, Ben solo 2: tocca prima a te, e paghi con le carte messe. Prendi l’aquila.
lesson-totals-ibex = Un secondo stambecco andrebbe bene. Ma l’aquila porta un Capobranco che non hai ancora.
lesson-totals-pass = Riavresti le tue carte. Ma hai vinto: prendi l’aquila.
lesson-eagle-leader = L’aquila Capobranco! D’ora in poi puoi offrire due carte e sceglierne una dopo aver visto le altre offerte.
lesson-ibex-moves = Ben prende l’altro stambecco. Ora ne ha quanti ne hai tu, e basta questo: il Capobranco passa a lui.

## Round 4
lesson-two-bids = Ti resta una sola carta Habitat. Usa l’aquila: metti ⦗M1⦘ e ⦗R⦘ insieme.
lesson-two-bids-one = Puoi metterne una sola. Ma con due decidi più tardi: metti ⦗M1⦘ e ⦗R⦘.
lesson-show = Cleo ha offerto 4 e Ben 2: per il tuo 1 non resterà nulla. Scegli ⦗R⦘.
lesson-show-one = Con ⦗M1⦘ saresti in coda, e gli animali sarebbero finiti. Scegli ⦗R⦘.
lesson-refill = Puoi scartare quello che non ti piace, poi peschi fino ad avere 7 carte. Tieni quello che hai.
lesson-refill-discard = È permesso. Ma qui ogni carta è utile, quindi non scartare nulla.
lesson-refilled = Di nuovo sette carte, e ⦗R⦘ è tornata in mano. Cleo ha preso il leone. Il suo Capobranco vince ogni pareggio.

## Round 5
lesson-lion-bid = Un altro leone. Vive nella savana: offri ⦗S2⦘.
lesson-lion-bid-refill = Hai già sette carte. Offri ⦗S2⦘ per il leone.
lesson-lion-bid-two = Con l’aquila puoi metterne due. Stavolta ne basta una.
lesson-lion-bid-other = Non male, ma ⦗S2⦘ è savana e costa poco: prova questa.
lesson-tie-again = Di nuovo pari con Ben! Il leone di Cleo conta solo se c’è anche lei. Metti ⦗S3⦘.
lesson-tie-again-other = ⦗S3⦘ è savana come la tua offerta: così i 2 punti restano possibili.
lesson-tie-again-keep = Anche con questa i 2 punti resterebbero possibili. Ma tienila per dopo e metti ⦗S3⦘.
lesson-still-tied = 3 contro 3: ancora pari. Ora lo spareggio: un’altra carta a testa. Pescare alla cieca è gratis: pesca.
lesson-still-tied-hand = Una carta della tua mano andrebbe persa. Tenta prima la fortuna con il mazzo.
lesson-break-equal = 2 e 2: di nuovo pari, quindi si ripete. Ora vai sul sicuro e metti ⦗S4⦘: nessuna carta è più alta.
lesson-break-equal-draw = Stavolta la fortuna può tradirti. ⦗S4⦘ non si batte.
lesson-break-equal-lower = Questa potrebbe essere battuta. Metti ⦗S4⦘.
lesson-break-won = 4 contro 3: tocca a te. Lo spareggio non paga nulla: prendi il leone con ⦗S2⦘ e ⦗S3⦘.
lesson-break-won-ibex = Le tue carte sono savana, l’habitat del leone. Solo lui porta 2 punti.
lesson-break-won-pass = Dopo una lotta così? Prendi il leone.
lesson-lion-moves = Tanti leoni quanti Cleo: il Capobranco viene da te. Ora vinci ogni pareggio.

## Round 6
lesson-lion-test = Prova il leone. Offri ⦗F2⦘ per lo scoiattolo.
lesson-lion-test-refill = Con queste carte puoi ancora fare qualcosa. Offri ⦗F2⦘.
lesson-lion-test-other = Lo scoiattolo vive nella foresta. Offri ⦗F2⦘.
lesson-lion-first = Anche Cleo ha offerto 2, ma con il leone tocca prima a te. Prendi lo scoiattolo e paga con ⦗F2⦘.
lesson-lion-first-wild = Funziona e porta i 2 punti. Ma un jolly va bene ovunque: tienilo per dopo.
lesson-lion-first-mixed = Con una carta montagna l’habitat naturale non vale più. Paga con foresta.
lesson-lion-first-eagle = Una seconda aquila fa gola. Ma lo scoiattolo porta 2 punti e il Capobranco di Cleo.
lesson-lion-first-pass = Il leone ti ha messo davanti. Prendi lo scoiattolo!
lesson-leaders-move = Uno scoiattolo a testa, e il tuo è arrivato per ultimo: il Capobranco è tuo e ora ti rifornisci fino a 10. Ma Cleo ha tante aquile quante te: l’aquila Capobranco è sua.

## Round 7
lesson-wild-bid = Un jolly da 1 non costa altro e va bene per ogni animale. Offri ⦗W1⦘.
lesson-wild-bid-refill = Prima ancora un animale. Offri ⦗W1⦘.
lesson-wild-bid-other = ⦗M1⦘ è montagna. Con ⦗W1⦘ ottieni 2 punti per qualsiasi animale.
lesson-take-meerkat = Ben ha preso l’aquila. Prendi il suricato.
lesson-take-meerkat-pass = Un animale gratis e 2 punti: prendilo.
lesson-meerkat-moves = Tanti suricati quanti Ben: il loro Capobranco è tuo. Quando ti rifornisci, puoi prima scambiare un animale.

## Round 8
lesson-bid-refill = È ora di usarlo: offri ⦗R⦘.
lesson-bid-refill-other = Più tardi. Prima il suricato: offri ⦗R⦘.
lesson-swap = Ben ha tre stambecchi, tu uno. Cedilo e prendi il pavone del mercato.
lesson-swap-none = Puoi tenere tutto. Ma un secondo pavone vale più di uno stambecco solitario.
lesson-swap-given = Il pavone è giusto. Ma cedi lo stambecco: è quello con cui perdi di meno.
lesson-swap-gained = Si può fare. Ma i pavoni sono la tua forza: cedi lo stambecco per il pavone.
lesson-refill-ten = Due pavoni! Con lo scoiattolo ti rifornisci fino a 10. Tieni ⦗M1⦘ o scartala per una carta nuova: decidi tu.
lesson-kept = Dieci carte, e hai ancora ⦗M1⦘, che costa poco. Nessuno può avere più di dieci carte Habitat.
lesson-lion-lost = Cleo prende un secondo leone: ne ha più di te e riprende il Capobranco. Nessuno ha preso lo stambecco: gli animali rimasti escono dal gioco.
lesson-discarded = Una carta nuova al posto di ⦗M1⦘, e dieci in tutto. Nessuno può avere più di dieci carte Habitat.

## Round 9
lesson-third-peacock = Il round 9 è volato: hai superato le altre offerte e preso un terzo pavone.
lesson-last-peacock = Un quinto pavone: subito 2 punti per la foresta, e altri 2 nel punteggio finale.
lesson-last-take-mixed = Pavone e scoiattolo vivono nella foresta. Paga con ⦗F1⦘ e ⦗F2⦘ per 2 punti.

## Round 10
lesson-saving-bid = Offri ⦗S1⦘ per risparmiare carte. Potresti anche offrire più di quanto puoi pagare: è un bluff, e dovresti passare.
lesson-saving-bid-refill = Hai carte in abbondanza. Offri ⦗S1⦘.
lesson-saving-bid-other = Tieni quella per dopo. Offri ⦗S1⦘.
lesson-outbid = Cleo ha offerto 4 e ti ha preceduto. Ha due scoiattoli, tu uno: il Capobranco è di nuovo suo.
lesson-take-or-pass = Resta solo lo stambecco. Prendilo con ⦗S1⦘, oppure passa e pesca due carte: decidi tu.
lesson-took-ibex = Uno stambecco per una sola carta. Ma conterà poco: valgono solo le tue due specie più numerose. Passando avresti pescato due carte.
lesson-passed = La tua offerta è tornata e hai pescato due carte. Lo stambecco avrebbe contato poco: valgono solo le tue due specie più numerose.

## Round da 11 a 14
lesson-quick-rounds = Ora sai giocare. I round 11, 12 e 13 sono volati: guarda com’è cresciuta la tua collezione.
lesson-last-bid = Il round 14 è l’ultimo. Le carte rimaste in mano non varranno nulla. Offri ⦗F3⦘.
lesson-last-bid-refill = Carte nuove non servono più. Offri ⦗F3⦘.
lesson-last-bid-other = Per l’ultima volta, assicurati di scegliere per primo: offri ⦗F3⦘.
lesson-last-take = Prendi il pavone o lo scoiattolo con ⦗F1⦘ e ⦗F2⦘, oppure passa: decidi tu.
lesson-last-squirrel = Subito 2 punti per la foresta. Ma uno scoiattolo solo alla fine non vale nulla; un quinto pavone sarebbe valso 2.
lesson-last-nothing = Due carte in più, ma le carte in mano ora non valgono nulla. Nell’ultimo round prendi ciò che puoi pagare.
lesson-count-largest = Il mercato non si può più riempire: la partita è finita. La tua specie più numerosa: { $largest } da 2 punti, fanno { $points }.
lesson-count-second = La seconda: due leoni o due suricati, ma conta una sola specie. Un punto ciascuno fa 2.
lesson-count-leaders = Tre Capibranco: 3 per il pavone, 1 per il leone e 1 per il suricato, fanno 5.
lesson-count-tokens = E i tuoi gettoni per gli habitat naturali: { $tokens } punti.
lesson-count-total = { $total } punti: hai vinto! A pari punti decide chi ha più animali. Ora gioca una partita tutta tua.
