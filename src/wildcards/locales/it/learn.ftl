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
lesson-welcome = Ciao! Raccogli animali: molti della stessa specie danno più punti. Nel mercato ci sono due animali.
lesson-your-hand = La tua mano. Ogni carta Habitat mostra un habitat e un valore da 1 a 4.
lesson-the-others = Ben e Cleo giocano contro di te. Vedi quante carte hanno, ma non quali.
lesson-first-bid = Tutti offrono una carta coperta, e le offerte alte scelgono per prime. Offri ⦗F3⦘.
lesson-first-bid-refill = Quella carta ti riempie la mano invece di farti vincere un animale, e ne hai già sette. Prova ⦗F3⦘.
lesson-first-bid-other = Anche questa è una buona offerta. Ma prendiamoci la prima scelta con ⦗F3⦘.
lesson-reveal = Tutte le offerte si scoprono insieme: tu 3, Ben 2, Cleo 1. Prima tocca a te, poi a Ben, poi a Cleo.
lesson-cost = Un’offerta ha il suo prezzo. Il tuo 3 costa altre due carte; un 2 ne costa una, un 1 nessuna.
lesson-natural = Ogni animale ha un habitat naturale. Il pavone vive nella foresta: se l’offerta e tutto ciò che paghi sono foresta, ottieni 2 punti.
lesson-wild = Un jolly vale come qualsiasi habitat.
lesson-first-take = Prendi il pavone e paga con ⦗F1⦘ e ⦗W2⦘.
lesson-first-take-mixed = Sarebbe tuo, ma non tutto è foresta, quindi niente punti. Prova ⦗F1⦘ e ⦗W2⦘.
lesson-first-take-meerkat = I suricati vivono nella savana e la tua offerta è foresta. Il pavone rende di più.
lesson-first-take-pass = Puoi passare e pescare due carte. Ma hai la prima scelta: usala per il pavone.
lesson-two-points = Tutto foresta: 2 punti per te! Alla fine ogni animale della tua specie più numerosa ne vale altri 2, ogni animale della seconda 1.
lesson-peacock-leader = Nessuno ha più pavoni di te, quindi il loro Capobranco è tuo. Alla fine vale 3 punti; gli altri Capibranco ne valgono 1.
lesson-meerkat-leader = Ben paga una carta e ottiene il suricato con il suo Capobranco. Ogni Capobranco ha un potere; li conoscerai tutti.
lesson-cleo-passes = Per Cleo non resta nulla. Passa: la sua offerta torna in mano e pesca due carte.
lesson-round-ends = Offerte e pagamenti vengono scartati. Arrivano due nuovi animali e comincia il round 2.

## Round 2
lesson-low-bid = Le offerte basse vanno per ultime, ma costano poco. Offri ⦗M1⦘ e spera nello stambecco: vive in montagna.
lesson-low-bid-refill = Hai ancora carte a sufficienza. Prova prima ⦗M1⦘, che costa poco.
lesson-low-bid-other = ⦗M1⦘ non costa altro ed è montagna, dove vive lo stambecco: prova con questa.
lesson-ben-refills = Ben ha offerto Rifornisci la Mano ⦗R⦘. Per lui niente animali; può scartare, poi pesca fino ad avere 7 carte.
lesson-squirrel-leader = Cleo prende lo scoiattolo e riceve il suo Capobranco: con quello può rifornirsi fino ad avere 10 carte.
lesson-free-ibex = Lo stambecco è ancora lì! Prendilo: basta la tua ⦗M1⦘, che è anche il suo habitat naturale.
lesson-free-ibex-pass = Un animale e 2 punti per una sola carta? Meglio prenderlo.
lesson-ibex-leader = Uno stambecco, 2 punti e lo stambecco Capobranco.
lesson-ibex-power = Il suo potere: a fine round puoi riprendere la tua offerta, a meno che non sia un jolly. Riprendi ⦗M1⦘.
lesson-ibex-power-leave = Potresti lasciarla lì, ma una carta è sempre una carta. Riprendila.

## Round 3
lesson-bid-three = Un’aquila! Offri ⦗M3⦘ per scegliere presto.
lesson-bid-three-refill = Rifornirsi può aspettare ancora un round. Punta all’aquila con ⦗M3⦘.
lesson-bid-three-other = Forse è troppo bassa per scegliere per primi. Prova ⦗M3⦘.
lesson-tie = Anche Ben ha offerto un 3: pareggio. Ora mettete entrambi il pagamento coperto, e il totale più alto va per primo.
lesson-tie-pay = Metti due carte: ⦗S1⦘ e ⦗S2⦘ fanno 3. Chi si ritira da un pareggio, passa.
lesson-tie-pay-withdraw = Se ti ritiri, passi e peschi due carte. Ma questa puoi vincerla: metti il pagamento.
lesson-tie-pay-other = Si può fare, ma tieni ⦗M1⦘ per dopo. Metti ⦗S1⦘ e ⦗S2⦘.
lesson-totals = Tu hai messo 3, Ben solo 2: tocca prima a te. Le carte che hai messo sono il tuo pagamento, qualunque cosa tu prenda.
lesson-take-eagle = Prendi l’aquila.
lesson-take-eagle-ibex = Un secondo stambecco andrebbe bene. Ma l’aquila porta un Capobranco che non hai ancora.
lesson-take-eagle-pass = Riavresti le tue carte. Ma hai vinto: prendi l’aquila.
lesson-eagle-leader = L’aquila Capobranco! D’ora in poi puoi offrire due carte e sceglierne una dopo aver visto le altre offerte.
lesson-ibex-moves = Ben prende l’altro stambecco. Ora ne ha quanti ne hai tu, e basta questo: il Capobranco passa a lui.

## Round 4
lesson-two-bids = Ti resta una sola carta Habitat. Usa l’aquila: metti ⦗M1⦘ e ⦗R⦘ insieme.
lesson-two-bids-one = Puoi metterne una sola. Ma con due decidi più tardi: metti ⦗M1⦘ e ⦗R⦘.
lesson-show = Cleo ha offerto 4 e Ben 2: per il tuo 1 non resterà nulla. Scegli ⦗R⦘.
lesson-show-one = Con ⦗M1⦘ saresti in coda, e gli animali sarebbero finiti. Scegli ⦗R⦘.
lesson-refill = Puoi scartare quello che non ti piace, poi peschi fino ad avere 7 carte. Tieni quello che hai.
lesson-refill-discard = È permesso. Ma qui ogni carta è utile, quindi non scartare nulla.
lesson-refilled = Di nuovo sette carte, e ⦗R⦘ torna nella tua mano.
lesson-lion-leader = Cleo prende il leone. Il suo Capobranco vince ogni pareggio.

## Round 5
lesson-lion-bid = Un altro leone. Vive nella savana: offri ⦗S2⦘.
lesson-lion-bid-refill = Hai già sette carte. Offri ⦗S2⦘ per il leone.
lesson-lion-bid-two = Con l’aquila puoi metterne due. Stavolta ne basta una.
lesson-lion-bid-other = Non male, ma ⦗S2⦘ è savana e costa poco: prova questa.
lesson-tie-again = Di nuovo un pareggio con Ben! Il leone di Cleo qui non conta: lei non è in parità. Metti ⦗S3⦘.
lesson-tie-again-other = ⦗S3⦘ è savana come la tua offerta: così i 2 punti restano possibili.
lesson-tie-again-keep = Anche con questa i 2 punti resterebbero possibili. Ma tienila per dopo e metti ⦗S3⦘.
lesson-still-tied = 3 contro 3: ancora pari. Ora lo spareggio: un’altra carta a testa, e vince la più alta.
lesson-break-draw = Metti una carta della tua mano o, senza vederla, la prima del mazzo. Pescare non ti costa nulla: pesca.
lesson-break-draw-hand = Una carta della tua mano andrebbe persa. Tenta prima la fortuna con il mazzo.
lesson-break-equal = 2 e 2. Di nuovo uguali, quindi si ripete finché una carta non supera l’altra.
lesson-break-hand = Ora vai sul sicuro: metti ⦗S4⦘. Nessuna carta è più alta.
lesson-break-hand-draw = Stavolta la fortuna può tradirti. ⦗S4⦘ non si batte.
lesson-break-hand-lower = Questa potrebbe essere battuta. Metti ⦗S4⦘.
lesson-break-won = 4 contro 3: tocca prima a te. Le carte dello spareggio si scartano e non valgono mai come pagamento.
lesson-take-lion = Prendi il leone con ⦗S2⦘ e ⦗S3⦘: tutta savana.
lesson-take-lion-ibex = Le tue carte sono savana, l’habitat del leone. Solo lui porta 2 punti.
lesson-take-lion-pass = Dopo una lotta così? Prendi il leone.
lesson-lion-moves = Tanti leoni quanti Cleo: il Capobranco viene da te. Ora vinci ogni pareggio.

## Round 6
lesson-lion-test = Prova il leone. Offri ⦗F2⦘ per lo scoiattolo.
lesson-lion-test-refill = Con queste carte puoi ancora fare qualcosa. Offri ⦗F2⦘.
lesson-lion-test-other = Lo scoiattolo vive nella foresta. Offri ⦗F2⦘.
lesson-ben-empty = Ben non aveva più carte Habitat, quindi poteva offrire solo Rifornisci la Mano.
lesson-lion-first = Cleo ha offerto 2 come te. Decide il leone: tocca prima a te e non metti nulla in anticipo.
lesson-take-squirrel = Prendi lo scoiattolo e paga con ⦗F2⦘.
lesson-take-squirrel-wild = Funziona e porta i 2 punti. Ma un jolly va bene ovunque: tienilo per dopo.
lesson-take-squirrel-mixed = Con una carta montagna l’habitat naturale non vale più. Paga con foresta.
lesson-take-squirrel-eagle = Una seconda aquila fa gola. Ma lo scoiattolo porta 2 punti e il Capobranco di Cleo.
lesson-take-squirrel-pass = Il leone ti ha messo davanti. Prendi lo scoiattolo!
lesson-squirrel-moves = Uno scoiattolo a testa, e il tuo è più nuovo: Cleo ti consegna il Capobranco. Ora ti rifornisci fino ad avere 10 carte.
lesson-eagle-moves = Cleo ti rende la pariglia: la sua aquila ti raggiunge e l’aquila Capobranco va a lei. I Capibranco vanno e vengono.

## Round 7
lesson-wild-bid = Un jolly da 1 non costa altro e va bene per ogni animale. Offri ⦗W1⦘.
lesson-wild-bid-refill = Prima ancora un animale. Offri ⦗W1⦘.
lesson-wild-bid-other = ⦗M1⦘ è montagna. Con ⦗W1⦘ ottieni 2 punti per qualsiasi animale.
lesson-reshuffle = Cleo si è rifornita e il mazzo è finito. Gli scarti sono stati mescolati e sono il nuovo mazzo.
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
lesson-refill-ten = Due pavoni. E grazie allo scoiattolo peschi fino ad avere 10 carte. Tieni la tua.
lesson-hand-limit = Dieci carte. Nessuno può tenere in mano più di dieci carte Habitat.
lesson-lion-lost = Cleo prende un secondo leone. Ne ha più di te, quindi il leone Capobranco torna a lei.
lesson-left-over = Nessuno ha preso lo stambecco. Gli animali rimasti escono dal gioco.

## Round 9
lesson-third-peacock = Un terzo pavone! Offri ⦗F3⦘. Si può anche bluffare: offrire ciò che non puoi pagare, passare e pescare due carte.
lesson-third-peacock-refill = La tua mano è piena. Punta al pavone con ⦗F3⦘.
lesson-third-peacock-other = Assicurati il pavone: ⦗F3⦘ è alta, ed è foresta.
lesson-take-peacock = Prendi il pavone con ⦗F1⦘ e ⦗F2⦘.
lesson-take-peacock-mixed = Così lo paghi, ma solo la foresta porta i 2 punti. Prova ⦗F1⦘ e ⦗F2⦘.
lesson-take-peacock-eagle = Le aquile vanno bene, ma i pavoni sono la tua specie più numerosa. Prendi il pavone.
lesson-take-peacock-pass = Tocca prima a te e hai le carte giuste. Prendi il pavone.
lesson-largest = Tre pavoni. Alla fine ogni animale della tua specie più numerosa vale 2 punti.

## Round 10
lesson-hopeful-bid = Un altro scoiattolo renderebbe più sicuro il tuo Capobranco. Offri ⦗S3⦘.
lesson-hopeful-bid-refill = Hai carte in abbondanza. Offri ⦗S3⦘.
lesson-hopeful-bid-other = Meglio scegliere presto e tenere le carte montagna: prova ⦗S3⦘.
lesson-outbid = Cleo ha offerto 4 e ti ha preceduto. Ha due scoiattoli, tu uno: il Capobranco è di nuovo suo.
lesson-pass = Lo stambecco ti serve a poco e costa due carte. Nessuno ti obbliga a prenderlo: passa.
lesson-pass-take = È permesso, ma due carte per uno stambecco solitario sono tante. Guarda che cosa succede passando.
lesson-passed = La tua offerta è tornata e hai pescato due carte. Passare non è una perdita.

## Round da 11 a 14
lesson-quick-rounds = Ora sai giocare. I round 11, 12 e 13 sono volati: guarda com’è cresciuta la tua collezione.
lesson-last-bid = Il round 14 è l’ultimo. Le carte rimaste in mano non varranno nulla. Offri ⦗F3⦘.
lesson-last-bid-refill = Carte nuove non servono più. Offri ⦗F3⦘ per un ultimo pavone.
lesson-last-bid-other = Per l’ultima volta, vai sul sicuro: ⦗F3⦘ per il pavone.
lesson-last-take = Il quinto pavone: paga con ⦗F1⦘ e ⦗F2⦘.
lesson-last-take-squirrel = Uno scoiattolo conterebbe appena. Un quinto pavone porta 2 punti, e altri 2 per la foresta.
lesson-last-take-pass = Non c’è un altro round per cui risparmiare. Prendi il pavone.
lesson-game-over = Il mercato non si può più riempire: la partita è finita e si conta tutto.
lesson-count-largest = La tua specie più numerosa: cinque pavoni da 2 punti, fanno 10.
lesson-count-second = La seconda: due leoni o due suricati, ma conta una sola specie. Un punto ciascuno fa 2.
lesson-count-leaders = Tre Capibranco: 3 per il pavone, 1 per il leone e 1 per il suricato, fanno 5.
lesson-count-tokens = E i tuoi gettoni: nove habitat naturali, 18 punti.
lesson-count-total = 35 punti: hai vinto! A parità di punti decide la collezione più grande. Ora gioca una partita tutta tua.
