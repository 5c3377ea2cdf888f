# La pagina delle regole. Le carte stanno tra ⦗ e ⦘ e vengono disegnate, **…** è grassetto, R1–R22 diventano collegamenti.

## La pagina
rulebook-title = Regole
rulebook-contents = Indice
rulebook-search = Cerca nelle regole
rulebook-found = { $count ->
    [0] Nessun risultato. Prova un’altra parola.
    [one] Un passaggio trovato
   *[other] { $count } passaggi trovati
}
rulebook-unofficial = Questa pagina è scritta con parole nostre. Se il regolamento nella tua scatola dice altro, vale il regolamento.
rulebook-example = Esempio
rulebook-step = Passo { $step } di { $steps }
rulebook-next = Avanti
rulebook-back = Indietro
rulebook-from-start = Da capo
rulebook-why = Perché:
rulebook-learn = Impara giocando

## In un minuto
rulebook-minute = In un minuto
rulebook-minute-goal = **Vince chi ha più punti.** Alla fine ogni animale della tua specie più numerosa vale 2 punti e ogni animale della seconda 1; si aggiungono Capibranco e gettoni.
rulebook-minute-bid = In ogni round alcuni animali stanno al centro. Ognuno mette una carta come offerta segreta, poi tutte si scoprono insieme. **Le offerte alte scelgono per prime, ma costano di più:** un 4 costa altre tre carte, un 1 nessuna.
rulebook-minute-score = Se paghi solo con l’habitat naturale dell’animale, fai subito punti. Se raccogli molti animali di una specie, il loro Capobranco viene da te, con un potere che cambia le regole. Quando la mano si svuota, offri la tua carta Rifornisci la Mano e pesca.
rulebook-minute-end = Dopo 14, 12 o 10 round (in 3, 4 o 5 giocatori) gli animali finiscono e la partita termina.

## Le carte
rulebook-cards = Le carte
rulebook-cards-animals = **42 carte Animale,** sette per specie. Le offerte servono a conquistarle.
rulebook-cards-habitats = **46 carte Habitat:** 14 foresta, 14 savana, 14 montagna e 4 jolly. Con queste offri e paghi; ognuna ha un valore da 1 a 4.
rulebook-cards-wild = **Un jolly** vale come qualsiasi habitat e ha un valore come le altre carte.
rulebook-cards-refill = **Rifornisci la Mano,** una a testa, scritta ⦗R⦘. Offrila per riempire la mano.
rulebook-cards-leaders = **6 carte Capobranco,** una per specie: punti e un potere.
rulebook-cards-tokens = **Gettoni Punteggio** per i punti vinti durante la partita. Ce ne sono sempre abbastanza.
rulebook-cards-values = Ogni habitat ha quattro 1, quattro 2, tre 3 e tre 4, e c’è un jolly di ogni valore. Si possono impostare altre quantità (R1).
rulebook-cards-home = Dove vive ogni specie e che potere ha il suo Capobranco:

## Preparazione
rulebook-setup = Preparazione
rulebook-setup-animals = **Animali.** Mescolateli e mettetene da parte alcuni senza guardarli: 14 in tre, 6 in quattro, 2 in cinque. In tre si mette da parte prima uno per specie, poi otto a caso; un tavolo può anche sceglierli tutti e quattordici a caso.
rulebook-setup-display = **Mercato.** Scoprite un animale in meno del numero di giocatori.
rulebook-setup-hands = **Mani.** Mescolate le carte Habitat. Ognuno ne riceve sette e una carta Rifornisci la Mano.
rulebook-setup-supply = **I Capibranco** e i gettoni aspettano in una riserva comune.
rulebook-setup-limit = **Limite delle carte in mano.** Mai più di dieci carte Habitat: chi dovrebbe pescare oltre si ferma a dieci. Rifornisci la Mano non conta.
rulebook-setup-empty = **Mazzo vuoto.** Si pesca una carta alla volta. Se ne serve una e il mazzo è vuoto, la pila degli scarti, scoperta, viene mescolata e forma quello nuovo. Se è vuota anche quella, nessuno pesca (R5).

## Un round
rulebook-round = Un round
rulebook-bids = 1. Fare offerte
rulebook-bids-lay = Ognuno mette una carta coperta: una carta Habitat oppure Rifornisci la Mano. Quando tutti l’hanno messa, si scoprono insieme. Fino ad allora puoi cambiare idea (R22).
rulebook-bids-bluff = Puoi offrire un valore che non puoi pagare. È un bluff: al tuo turno dovrai passare (R9).
rulebook-bids-eagle = **Aquila.** Con il suo Capobranco puoi mettere due carte, anche Rifornisci la Mano. Guardi le altre offerte e poi mostri quale delle due è la tua. L’altra torna nella tua mano senza che nessuno la veda.
rulebook-resolve = 2. Risolvere le offerte
rulebook-resolve-steps = Prima si rifornisce chi ha offerto ⦗R⦘ (2A), poi gli altri prendono animali (2B).
rulebook-refill = 2A. Rifornire le mani
rulebook-refill-who = Questo passo è per chi ha offerto ⦗R⦘.
rulebook-refill-meerkat = **Suricato.** Con il suo Capobranco puoi prima scambiare uno dei tuoi animali con uno del mercato. I Capibranco si controllano subito (R6, R18).
rulebook-refill-draw = Scarta quante carte Habitat vuoi, o nessuna. Poi pesca finché non ne hai sette; con lo **scoiattolo** Capobranco, dieci. Chi ne ha già così tante non pesca.
rulebook-refill-back = Rifornisci la Mano torna in mano e il tuo round è finito.
rulebook-acquire = 2B. Acquisire le carte Animale
rulebook-acquire-order = Ora tocca a chi ha offerto una carta Habitat, dal valore più alto al più basso. Valori uguali sono un pareggio. Al tuo turno prendi un animale o passi.
rulebook-acquire-pay = **Prendere:** scegli un animale del mercato. Oltre all’offerta costa una carta in meno del suo valore: un 3 costa due carte, un 1 nessuna. Paga con carte qualsiasi della tua mano, scoperte accanto all’offerta.
rulebook-acquire-natural = **Habitat naturale:** se l’offerta e ogni carta pagata mostrano l’habitat naturale dell’animale, ottieni subito 2 punti. I jolly vanno sempre bene.
rulebook-acquire-leader = **Capobranco:** se ora hai almeno tanti animali di questa specie quanti ogni altro giocatore, il suo Capobranco è tuo.
rulebook-acquire-pass = **Passare:** perché vuoi o perché devi. La tua offerta torna in mano e peschi due carte (R10).
rulebook-prepare = 3. Preparare il prossimo round
rulebook-prepare-ibex = **Stambecco.** Chi possiede ora il suo Capobranco può riprendere la propria offerta, se è ancora sul tavolo e non è un jolly (R16).
rulebook-prepare-clear = Tutte le altre offerte e i pagamenti vengono scartati. Gli animali che nessuno ha preso escono dal gioco. Scopritene di nuovi; se non bastano per un mercato completo, la partita finisce subito.

## Parità
rulebook-ties = Pareggi
rulebook-ties-intro = I giocatori che hanno offerto lo stesso valore, due, tre o più che siano, stabiliscono a chi tocca, poi a chi tocca dopo, finché tutti non hanno agito. Ogni volta:
rulebook-ties-empty = Se il mercato è vuoto, passano tutti.
rulebook-ties-alone = Se resta una sola persona, non c’è nulla da stabilire: prende o passa.
rulebook-ties-lion = **Leone.** Se chi possiede il suo Capobranco è tra loro, tocca a quel giocatore, come se non ci fosse pareggio, senza mettere pagamenti in anticipo.
rulebook-ties-pay = Altrimenti tutti quelli che non l’hanno ancora fatto mettono il pagamento coperto o **si ritirano** (R11). Tutto si scopre insieme. Chi si è ritirato passa; gli altri sommano i valori del pagamento. Tocca a chi ha il totale più alto, che deve pagare esattamente con quelle carte.
rulebook-ties-break = Se il totale più alto è di più giocatori, c’è lo **spareggio:** ognuno di loro mette un’altra carta coperta, dalla mano o dal mazzo senza vederla. Decide una carta più alta di tutte le altre; se non c’è, ripetono gli stessi (R13). Alla fine queste carte si scartano; non valgono mai come pagamento.
rulebook-ties-laid = Un pagamento già messo resta sul tavolo mentre agiscono gli altri. Quando tocca a chi l’ha messo, prende un animale con quello, o passa e lo riprende tutto (R12). In un pareggio a 1 non c’è nulla da pagare: si va subito allo spareggio.

## Capibranco
rulebook-leaders = Capibranco
rulebook-leaders-gain = **Ottieni** un Capobranco nel momento in cui guadagni un animale della sua specie e nessuno ne ha più di te. Basta il pari: chi arriva lo toglie a chi lo aveva. Puoi usare il potere già nello stesso round.
rulebook-leaders-lose = **Perdi** un Capobranco quando qualcuno ti raggiunge guadagnando un animale, o quando con il suricato cedi un animale e resti senza animali di quella specie, o con meno di qualcun altro. Va allora all’unico giocatore che ne ha di più, oppure nella riserva (R17).

## La fine
rulebook-end = La fine
rulebook-end-hands = Le mani si scartano; le carte in mano non valgono nulla. Poi tutti contano:
rulebook-end-largest = 2 punti per ogni animale della specie più numerosa,
rulebook-end-second = 1 punto per ogni animale della seconda specie più numerosa (tra specie uguali, una conta come prima e una come seconda, nessun’altra),
rulebook-end-leaders = 1 punto per ogni Capobranco, ma 3 per quello del pavone,
rulebook-end-tokens = i gettoni Punteggio.
rulebook-end-rank = Vince chi ha più punti. A pari punti è avanti chi ha più animali; se anche quelli sono pari, la posizione è condivisa e la seguente si salta (1, 2, 2, 4).

## Che cosa possono vedere tutti
rulebook-seen = Che cosa possono vedere tutti
rulebook-seen-open = **Visibili:** il mercato, le collezioni, i Capibranco e i gettoni; offerte, pagamenti e carte di spareggio una volta scoperti, e se queste vengono dalla mano o dal mazzo; tutta la pila degli scarti; quante carte ci sono in ogni mano e in ogni mazzo; quante carte ha messo chi possiede l’aquila Capobranco; chi ha già deciso.
rulebook-seen-secret = **Segreti:** le carte in mano; tutto ciò che è coperto; l’ordine dei mazzi; gli animali messi da parte; la carta che chi possiede l’aquila Capobranco non ha scelto; il seme con cui si mescola, fino alla fine della partita.

## Esempi passo per passo
example-natural = Un animale nel suo habitat naturale
example-natural-bid = Ann vorrebbe il pavone. Ha ⦗F3⦘, ⦗F1⦘ e il jolly ⦗W2⦘.
example-natural-cost = Offre ⦗F3⦘, l’offerta più alta, quindi va per prima. Un 3 costa altre due carte.
example-natural-took = Paga ⦗F1⦘ e ⦗W2⦘. Tutte e tre le carte sono foresta o jolly: il pavone porta subito 2 punti. Anche ⦗S1⦘ ⦗S1⦘ sarebbero bastate, ma senza punti.
example-natural-leader = È il primo pavone della partita, quindi arriva anche il suo Capobranco.

example-tie = Un pareggio deciso dal totale
example-tie-before = Nel mercato ci sono un’aquila e uno scoiattolo.
example-tie-equal = Ann e Ben hanno offerto entrambi un 3. Ognuno deve mettere due carte coperte.
example-tie-totals = Ann scopre 2 e 3, in tutto 5. Ben scopre 1 e 2, in tutto 3. Ann va per prima.
example-tie-first = Prende l’aquila e paga esattamente con le carte che ha messo.
example-tie-second = Poi tocca a Ben: con le sue carte prende lo scoiattolo.
example-tie-third = Per l’1 di Cleo non resta nulla. Passa: l’offerta torna in mano e pesca due carte.

example-break = Uno spareggio ripetuto
example-break-before = Nel mercato ci sono un leone e un pavone, e tutti vogliono andare per primi.
example-break-ones = Tutti e tre hanno offerto un 1. Non c’è nulla da pagare, quindi lo spareggio comincia subito: una carta a testa.
example-break-equal = 4, 4 e 2. In due hanno la carta più alta, quindi ripetono tutti e tre, anche Cleo con il suo 2.
example-break-decided = Stavolta Ann pesca un 3 dal mazzo, Ben mette un 2 e Cleo un 4. Una carta è la più alta: quella di Cleo.
example-break-discarded = Tocca a Cleo. Tutte e sei le carte dello spareggio vanno nella pila degli scarti.
example-break-rest = Prende il leone. Ora Ann e Ben spareggiano allo stesso modo per chi va dopo.

example-leader = Un Capobranco passa di mano
example-leader-before = Nel mercato ci sono due stambecchi.
example-leader-order = Ben offre 4, Ann 2, Cleo 1. Ben va per primo.
example-leader-first = Paga tre carte e prende uno stambecco. Nessuno ne ha di più, quindi lo stambecco Capobranco è suo.
example-leader-moves = Ann paga una carta e prende l’altro stambecco. Ora ne ha quanti Ben: il Capobranco passa a lei.
example-leader-pass = Il mercato è vuoto. Cleo passa, riprende il suo 1 e pesca due carte.
example-leader-kept = A fine round Ann possiede lo stambecco Capobranco, quindi può riprendere in mano il suo 2.

example-meerkat = Lo scambio del suricato
example-meerkat-before = Ann possiede il suricato Capobranco e lo stambecco Capobranco. Ben ha tanti stambecchi e scoiattoli quanti lei.
example-meerkat-bid = Offre ⦗R⦘. Prima di pescare, il suricato le permette di scambiare un animale.
example-meerkat-swap = Cede uno stambecco e riceve lo scoiattolo del mercato.
example-meerkat-gained = Due scoiattoli, più di chiunque altro: lo scoiattolo Capobranco va a lei.
example-meerkat-lost = Ma con uno stambecco ne ha meno di Ben. Nessun altro ne ha quanti lui, quindi lo stambecco Capobranco passa a Ben.
example-meerkat-ten = Lo scoiattolo agisce subito: Ann pesca fino ad avere dieci carte.

example-count = Il punteggio finale
example-count-before = L’ultimo round è finito. Ann ha quattro pavoni con il loro Capobranco, tre stambecchi, tre scoiattoli e gettoni per 8 punti.
example-count-largest = La sua specie più numerosa sono i pavoni: 4 per 2 fa 8.
example-count-second = Seconda specie: stambecchi o scoiattoli. Ne conta una sola: 3.
example-count-leaders = Il pavone Capobranco vale 3.
example-count-total = Con 8 punti di gettoni si arriva a 22.

## Precisazioni
rulings = Precisazioni
rulings-intro = Le regole stampate sono brevi, e al tavolo si riempiono i vuoti senza accorgersene. A un programma bisogna dire tutto. Ogni precisazione ha un numero a cui rimandano spiegazioni e avvisi.
ruling-R1 = Il mazzo si può impostare: quattro quantità che fanno 14 per i valori di ogni habitat e quattro che fanno 4 per i jolly. Di base 4, 4, 3, 3 e 1, 1, 1, 1.
    .name = Valori
    .why = Il testo dice quali valori esistono, non quanti per tipo. Chi ha la scatola può contarli e mettere altri numeri.
ruling-R2 = Pavone e scoiattolo vivono nella foresta, aquila e stambecco in montagna, leone e suricato nella savana.
    .name = Habitat
    .why = Il testo nomina solo l’habitat del pavone; gli altri si ricavano da come il regolamento descrive le scene.
ruling-R3 = I posti si contano in senso orario da 0. Dove serve un ordine e il gioco non lo dà, vale l’ordine di partenza: in senso orario, cominciando ogni round un posto più in là.
    .name = Posti e ordine di partenza
    .why = Non c’è un primo giocatore. Un ordine che avanza ogni round non favorisce nessuno.
ruling-R4 = Le prime sette carte vanno al posto 0, le sette seguenti al posto 1, e così via.
    .name = Distribuzione
    .why = Lo stesso mazzo mescolato deve dare ovunque le stesse mani.
ruling-R5 = La pila degli scarti si mescola quando bisogna pescare e non c’è più nulla, non prima. Se sono vuoti sia il mazzo sia gli scarti, non si pesca più.
    .name = Mazzo vuoto
    .why = Cinque mani da dieci superano le 46 carte, quindi succede; e mescolare prima toglierebbe troppo presto carte dalla vista.
ruling-R6 = Tutti gli scambi avvengono prima che qualcuno scarti. Se il suricato Capobranco passa a un altro giocatore con Rifornisci la Mano che in questo round non ha ancora fatto uno scambio, può farlo anche lui.
    .name = Prima gli scambi
    .why = Il suricato viene prima di ogni altro potere e prima di pescare, e un potere si può usare nel round in cui il Capobranco è arrivato.
ruling-R7 = Chi si rifornisce sceglie nello stesso momento degli altri che cosa scartare. Poi si scarta e si pesca uno dopo l’altro nell’ordine di partenza; se intanto si mescolano gli scarti, mancano ancora quelli di chi viene dopo.
    .name = Rifornirsi insieme
    .why = Scegliere insieme è più rapido e non rivela nulla; per pescare serve un ordine.
ruling-R8 = Un animale si può scambiare con uno della stessa specie.
    .name = Stessa specie
    .why = Nulla lo vieta, e guadagnare un animale può portare il Capobranco.
ruling-R9 = Chi trova il mercato vuoto, o non ha messo un pagamento e ha troppo poche carte per farlo, passa senza che gli venga chiesto. Sono permesse offerte che non si possono pagare.
    .name = Dover passare
    .why = Il bluff fa parte del gioco, e una domanda con una sola risposta non è una domanda.
ruling-R10 = Chi passa riprende sempre l’offerta e pesca sempre.
    .name = Passare
    .why = Così passare resta una cosa sola e semplice, e non pescare non conviene quasi mai.
ruling-R11 = Chi in un pareggio deve mettere il pagamento può invece ritirarsi; con troppo poche carte deve farlo. Anche se può pagare un solo giocatore, gli viene chiesto, e resta legato a quelle carte. Prima passano quelli che si sono ritirati, nell’ordine di partenza; poi si confrontano i totali. In un pareggio a 1 non si chiede a nessuno: tutti i totali sono 0.
    .name = Ritirarsi
    .why = Altrimenti si dovrebbe pagare in anticipo un animale che non si vuole.
ruling-R12 = Un pagamento resta sul tavolo finché non tocca a chi l’ha messo, chiunque agisca prima. Allora paga un animale, oppure chi l’ha messo passa e lo riprende tutto.
    .name = Pagamento già messo
    .why = Un pagamento è una promessa, e passando torna anche l’offerta.
ruling-R13 = Se la carta più alta di uno spareggio è di più giocatori, ripetono tutti i partecipanti, anche chi aveva carte più basse.
    .name = Ripetere
    .why = Hanno spareggiato insieme e nulla è deciso.
ruling-R14 = Si può pescare dal mazzo solo se mazzo e scarti insieme hanno una carta per ogni partecipante; si controlla ogni volta di nuovo. Si pesca nell’ordine di partenza. Chi non può mettere nulla vale 0; se è così per tutti, decide l’ordine di partenza.
    .name = Pescare in uno spareggio
    .why = Non va proposto ciò che non si può mantenere, e una partita deve finire.
ruling-R15 = Finché lo spareggio non è deciso, le sue carte non stanno in nessuna pila e non si mescolano.
    .name = Carte di uno spareggio
    .why = Sono ancora sul tavolo.
ruling-R16 = Conta chi possiede lo stambecco Capobranco a fine round. Un’offerta già tornata in mano non si può riprendere.
    .name = Stambecco
    .why = I Capibranco passano di mano durante il round; un potere si usa quando arriva il suo momento.
ruling-R17 = Se un Capobranco si perde per uno scambio e più giocatori condividono il numero più alto, va nella riserva. Lo riceve il prossimo che guadagna un animale così, se nessuno ne ha di più.
    .name = Massimo condiviso
    .why = Chi ne ha di più deve essere uno solo.
ruling-R18 = Uno scambio è un passo solo: dopo si controlla prima il Capobranco della specie ricevuta, poi quello della specie ceduta.
    .name = Un passo solo
    .why = Cedere e ricevere avvengono insieme.
ruling-R19 = Ciò che non lascia scelta si fa senza chiedere: offrire Rifornisci la Mano senza carte Habitat, rifornire una mano vuota, dover passare o ritirarsi, uno spareggio con una sola carta possibile o nessuna. Tutto il resto si chiede, anche se le carte in mano sono tutte uguali.
    .name = Niente domande vuote
    .why = Aspettare una risposta che non può cambiare è noioso. Se a qualcuno viene chiesto dipende solo da ciò che tutti vedono, quindi non rivela nulla.
ruling-R20 = Le decisioni prese insieme si registrano per numero di posto.
    .name = Ordine nelle registrazioni
    .why = Così una partita ha una sola registrazione, in qualunque ordine siano arrivate le risposte.
ruling-R21 = Il numero visibile di carte in mano cambia quando una decisione viene scoperta, non quando viene presa.
    .name = Conteggi
    .why = Una mano che non diminuisce rivelerebbe che si è offerta Rifornisci la Mano, che si è pescato o che qualcuno si è ritirato.
ruling-R22 = Quando più giocatori decidono insieme, ognuno può ripensarci finché non è arrivata l’ultima risposta. Ciò che uno decide da solo è definitivo.
    .name = Ripensamenti
    .why = Al tavolo si può riprendere la carta prima di scoprirla; non costa nulla a nessuno.

## Dove si può leggere altrimenti
rulebook-readings = Dove è possibile un’altra lettura
rulebook-readings-intro = Chi gioca con il regolamento stampato può vedere alcune cose in modo diverso. Mettetevi d’accordo prima di cominciare.
rulebook-readings-pass = Passare: il testo stampato dà la possibilità di riprendere l’offerta e pescare due carte; qui avvengono sempre entrambe le cose (R10).
rulebook-readings-ties = Pareggi: ritirarsi (R11) e riavere un pagamento già messo (R12) non compaiono nel testo stampato. Il leone va per primo senza mettere il pagamento. Uno spareggio lo ripetono tutti quelli che c’erano (R13).
rulebook-readings-leaders = Capibranco: se più giocatori condividono il massimo, un Capobranco perso va nella riserva (R17); si perde appena qualcuno ne ha di più.
rulebook-readings-refill = Rifornirsi: nessuno scarta o pesca prima dell’ultimo scambio (R6).
rulebook-readings-pile = Il mazzo: si mescola di nuovo solo quando serve una carta (R5).
rulebook-readings-deck = Le carte: quante ce ne sono per valore (R1) e cinque dei sei habitat (R2) non sono nel testo.
