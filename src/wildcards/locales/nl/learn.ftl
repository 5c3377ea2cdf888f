# Het eerste spel, waarin je de regels leert. Kaarten staan tussen ⦗ en ⦘ en worden getekend.

## De pagina
lesson-title = Leren
lesson-next = Verder
lesson-back = Terug
lesson-show-me = Laat zien
lesson-parts = Hoofdstukken
lesson-parts-hint = Spring naar een hoofdstuk of begin opnieuw.
lesson-leave = Stoppen
lesson-progress = Stap { $step } van { $steps }
lesson-speaks = Wat er gebeurt
lesson-play-now = Nu spelen
lesson-read-rules = Regels lezen
lesson-again = Nog eens vanaf het begin
lesson-resumed = Hier was je gebleven.
lesson-takes = Ongeveer tien minuten. Je kunt altijd stoppen en later verdergaan.

## Hoofdstukken
lesson-chapter-bidding = Bieden en betalen
lesson-chapter-natural = Natuurlijke habitat
lesson-chapter-leaders = Leiders
lesson-chapter-ties = Conflicten
lesson-chapter-refill = Aanvulkaart
lesson-chapter-tie-break = De veiling
lesson-chapter-powers = Krachten gebruiken
lesson-chapter-passing = Geen dier pakken
lesson-chapter-end = Het einde

## Ronde 1
lesson-welcome = Welkom! Je verzamelt dieren, en veel van één soort levert het meeste op. In de Expo liggen twee dieren.
lesson-your-hand = Je hand. Een habitatkaart toont een habitat en een waarde van 1 tot 4.
lesson-the-others = Ben en Cleo spelen tegen je. Je ziet hoeveel kaarten ze hebben, maar niet welke.
lesson-first-bid = Iedereen biedt gesloten één kaart, en hoge biedingen kiezen eerst. Bied ⦗F3⦘.
lesson-first-bid-refill = Die kaart vult je hand aan en levert geen dier op, en je hebt er al zeven. Probeer ⦗F3⦘.
lesson-first-bid-other = Ook een prima bod. Maar laten we met ⦗F3⦘ als eerste kiezen.
lesson-reveal = Alle biedingen gaan tegelijk open: jij 3, Ben 2, Cleo 1. Eerst ben jij aan de beurt, dan Ben, dan Cleo.
lesson-cost = Een bod heeft zijn prijs. Jouw 3 kost nog twee kaarten; een 2 kost er één, een 1 geen.
lesson-natural = Elk dier heeft een natuurlijke habitat. De pauw leeft in het bos: zijn je bod en alles wat je betaalt bos, dan krijg je 2 punten.
lesson-wild = Een joker telt als elke habitat.
lesson-first-take = Pak de pauw en betaal met ⦗F1⦘ en ⦗W2⦘.
lesson-first-take-mixed = Hij zou van jou zijn, maar niet alles daarvan is bos, dus geen punten. Probeer ⦗F1⦘ en ⦗W2⦘.
lesson-first-take-meerkat = Stokstaartjes leven op de savanne, en jouw bod is bos. De pauw levert meer op.
lesson-first-take-pass = Je mag ook geen dier pakken en twee kaarten trekken. Maar jij kiest als eerste: gebruik dat voor de pauw.
lesson-two-points = Alles bos: 2 punten voor jou! Aan het eind telt elk dier van je talrijkste soort nog eens 2, elk van de tweede 1.
lesson-peacock-leader = Niemand heeft meer pauwen dan jij, dus hun leiderkaart is van jou. Aan het eind telt die 3 punten, elke andere 1.
lesson-meerkat-leader = Ben betaalt één kaart en krijgt het stokstaartje met de leiderkaart. Elke leider heeft een kracht; je leert ze allemaal kennen.
lesson-cleo-passes = Voor Cleo is er geen dier meer. Haar bod gaat terug naar haar hand en ze trekt twee kaarten.
lesson-round-ends = Biedingen en bijbetalingen worden afgelegd. Er komen twee nieuwe dieren, en ronde 2 begint.

## Ronde 2
lesson-low-bid = Lage biedingen komen als laatste aan de beurt, maar zijn goedkoop. Bied ⦗M1⦘ en hoop op de steenbok: die leeft in de bergen.
lesson-low-bid-refill = Je hebt nog genoeg kaarten. Probeer eerst de goedkope ⦗M1⦘.
lesson-low-bid-other = ⦗M1⦘ kost verder niets en is bergen, waar de steenbok leeft: probeer die.
lesson-ben-refills = Ben bood zijn aanvulkaart ⦗R⦘. Geen dier voor hem; hij mag afleggen en vult dan aan tot 7 kaarten.
lesson-squirrel-leader = Cleo pakt de eekhoorn en krijgt de leiderkaart: daarmee mag ze aanvullen tot 10 kaarten.
lesson-free-ibex = De steenbok ligt er nog! Pak hem: jouw ⦗M1⦘ is genoeg, en is zijn natuurlijke habitat.
lesson-free-ibex-pass = Een dier en 2 punten voor één kaart? Pak hem liever.
lesson-ibex-leader = Een steenbok, 2 punten en de steenbokleider.
lesson-ibex-power = Zijn kracht: aan het eind van een ronde mag je je bod terugnemen, tenzij het een joker is. Neem ⦗M1⦘ terug.
lesson-ibex-power-leave = Je kunt hem laten liggen, maar een kaart is een kaart. Neem hem terug.

## Ronde 3
lesson-bid-three = Een arend! Bied ⦗M3⦘ om vroeg aan de beurt te zijn.
lesson-bid-three-refill = Aanvullen kan nog een ronde wachten. Ga voor de arend met ⦗M3⦘.
lesson-bid-three-other = Dat is waarschijnlijk te laag om als eerste te kiezen. Probeer ⦗M3⦘.
lesson-tie = Ook Ben bood een 3: een conflict. Nu leggen jullie allebei je bijbetaling gesloten neer, en het hoogste totaal gaat voor.
lesson-tie-pay = Leg twee kaarten: ⦗S1⦘ en ⦗S2⦘ zijn samen 3. Wie zich uit een conflict terugtrekt, pakt geen dier.
lesson-tie-pay-withdraw = Trek je je terug, dan krijg je geen dier en trek je twee kaarten. Maar dit kun je winnen: leg je bijbetaling.
lesson-tie-pay-other = Dat kan, maar bewaar ⦗M1⦘ voor later. Leg ⦗S1⦘ en ⦗S2⦘.
lesson-totals = Jij legde 3, Ben maar 2: jij gaat voor. De gelegde kaarten zijn je bijbetaling, wat je ook pakt.
lesson-take-eagle = Pak de arend.
lesson-take-eagle-ibex = Een tweede steenbok is mooi. Maar de arend brengt een leider die je nog niet hebt.
lesson-take-eagle-pass = Je zou je kaarten terugkrijgen. Maar je hebt gewonnen: pak de arend.
lesson-eagle-leader = De arendleider! Vanaf nu mag je twee kaarten bieden en pas kiezen als je de andere biedingen ziet.
lesson-ibex-moves = Ben pakt de andere steenbok. Nu heeft hij er evenveel als jij, en dat is genoeg: de leider gaat naar hem.

## Ronde 4
lesson-two-bids = Nog maar één habitatkaart. Gebruik de arend: leg ⦗M1⦘ en ⦗R⦘ samen neer.
lesson-two-bids-one = Eén kaart mag. Maar met twee kun je later beslissen: leg ⦗M1⦘ en ⦗R⦘.
lesson-show = Cleo bood 4 en Ben 2: voor jouw 1 blijft niets over. Kies dus ⦗R⦘.
lesson-show-one = Met ⦗M1⦘ zou je als laatste komen, en beide dieren zouden weg zijn. Kies ⦗R⦘.
lesson-refill = Je mag afleggen wat je niet bevalt, daarna vul je aan tot 7 kaarten. Houd wat je hebt.
lesson-refill-discard = Dat mag. Maar hier is elke kaart nuttig, dus leg niets af.
lesson-refilled = Weer zeven kaarten, en ⦗R⦘ is terug in je hand.
lesson-lion-leader = Cleo pakt de leeuw. Zijn leiderkaart wint elk conflict.

## Ronde 5
lesson-lion-bid = Nog een leeuw. Die leeft op de savanne: bied ⦗S2⦘.
lesson-lion-bid-refill = Je hebt al zeven kaarten. Bied ⦗S2⦘ voor de leeuw.
lesson-lion-bid-two = Met de arend mag je er twee leggen. Deze keer is één genoeg.
lesson-lion-bid-other = Niet slecht, maar ⦗S2⦘ is savanne en goedkoop: probeer die.
lesson-tie-again = Weer een conflict met Ben! Cleo's leeuw helpt haar hier niet: zij doet niet mee. Leg ⦗S3⦘.
lesson-tie-again-other = ⦗S3⦘ is savanne, net als je bod: zo blijven de 2 punten mogelijk.
lesson-tie-again-keep = Ook daarmee blijven de 2 punten mogelijk. Maar bewaar die voor later en leg ⦗S3⦘.
lesson-still-tied = 3 tegen 3: nog steeds gelijk. Nu volgt een veiling: ieder nog één kaart, en de hoogste wint.
lesson-break-draw = Leg een kaart uit je hand of, ongezien, de bovenste van de trekstapel. Trekken kost je niets: trek.
lesson-break-draw-hand = Een kaart uit je hand ben je daarna kwijt. Probeer eerst je geluk met de stapel.
lesson-break-equal = 2 en 2. Weer gelijk, dus het wordt herhaald tot één kaart de hoogste is.
lesson-break-hand = Neem nu geen risico: leg ⦗S4⦘. Geen kaart is hoger.
lesson-break-hand-draw = Het geluk kan je nu in de steek laten. ⦗S4⦘ is niet te verslaan.
lesson-break-hand-lower = Die kan verslagen worden. Leg ⦗S4⦘.
lesson-break-won = 4 tegen 3: jij gaat voor. Kaarten van de veiling worden afgelegd en tellen nooit als betaling.
lesson-take-lion = Pak de leeuw met ⦗S2⦘ en ⦗S3⦘: alles savanne.
lesson-take-lion-ibex = Je kaarten zijn savanne, de habitat van de leeuw. Alleen hij levert 2 punten op.
lesson-take-lion-pass = Na zo'n strijd? Pak de leeuw.
lesson-lion-moves = Evenveel leeuwen als Cleo: de leiderkaart komt naar jou. Nu win je elk conflict.

## Ronde 6
lesson-lion-test = Probeer de leeuw uit. Bied ⦗F2⦘ voor de eekhoorn.
lesson-lion-test-refill = Met deze kaarten kun je nog iets. Bied ⦗F2⦘.
lesson-lion-test-other = De eekhoorn leeft in het bos. Bied ⦗F2⦘.
lesson-ben-empty = Ben had geen habitatkaarten meer, dus kon hij alleen zijn aanvulkaart bieden.
lesson-lion-first = Cleo bood 2, net als jij. De leeuw beslist: jij gaat voor en legt niets vooraf.
lesson-take-squirrel = Pak de eekhoorn en betaal met ⦗F2⦘.
lesson-take-squirrel-wild = Dat kan en levert de 2 punten op. Maar een joker past overal: bewaar hem.
lesson-take-squirrel-mixed = Een bergkaart bederft de natuurlijke habitat. Betaal met bos.
lesson-take-squirrel-eagle = Een tweede arend is verleidelijk. Maar de eekhoorn levert 2 punten op, en Cleo's leider.
lesson-take-squirrel-pass = De leeuw heeft je vooraan gezet. Pak de eekhoorn!
lesson-squirrel-moves = Ieder één eekhoorn, en die van jou is nieuwer: Cleo geeft je de leiderkaart. Je vult nu aan tot 10.
lesson-eagle-moves = Cleo doet hetzelfde bij jou: met haar arend komt ze gelijk, en de arendleider gaat naar haar. Leiders komen en gaan.

## Ronde 7
lesson-wild-bid = Een joker met waarde 1 kost verder niets en is overal thuis. Bied ⦗W1⦘.
lesson-wild-bid-refill = Eerst nog een dier. Bied ⦗W1⦘.
lesson-wild-bid-other = ⦗M1⦘ is bergen. Met ⦗W1⦘ krijg je 2 punten voor elk dier.
lesson-reshuffle = Cleo vulde aan en de trekstapel raakte leeg. De aflegstapel is geschud en is nu de nieuwe stapel.
lesson-take-meerkat = Ben pakte de arend. Pak het stokstaartje.
lesson-take-meerkat-pass = Een gratis dier met 2 punten: pak het.
lesson-meerkat-moves = Evenveel stokstaartjes als Ben: de leiderkaart is van jou. Als je aanvult, mag je eerst een dier ruilen.

## Ronde 8
lesson-bid-refill = Tijd om hem te gebruiken: bied ⦗R⦘.
lesson-bid-refill-other = Later. Eerst het stokstaartje: bied ⦗R⦘.
lesson-swap = Ben heeft drie steenbokken, jij één. Geef hem weg en neem de pauw uit de Expo.
lesson-swap-none = Je mag alles houden. Maar een tweede pauw is meer waard dan een eenzame steenbok.
lesson-swap-given = De pauw is goed. Maar geef de steenbok: daarmee verlies je het minst.
lesson-swap-gained = Dat kan. Maar pauwen zijn je kracht: geef de steenbok voor de pauw.
lesson-refill-ten = Twee pauwen. En dankzij de eekhoorn vul je aan tot 10. Houd je kaart.
lesson-hand-limit = Tien kaarten. Meer dan tien habitatkaarten mag niemand hebben.
lesson-lion-lost = Cleo pakt een tweede leeuw. Ze heeft er meer dan jij, dus de leeuwleider gaat naar haar terug.
lesson-left-over = Niemand pakte de steenbok. Dieren die overblijven, verlaten het spel.

## Ronde 9
lesson-third-peacock = Een derde pauw! Bied ⦗F3⦘. Bluffen mag ook: bieden wat je niet kunt betalen. Dan pak je geen dier en trek je twee kaarten.
lesson-third-peacock-refill = Je hand is vol. Ga voor de pauw met ⦗F3⦘.
lesson-third-peacock-other = Stel de pauw veilig: ⦗F3⦘ is hoog, en bos.
lesson-take-peacock = Pak de pauw met ⦗F1⦘ en ⦗F2⦘.
lesson-take-peacock-mixed = Daarmee betaal je hem, maar alleen bos levert de 2 punten op. Probeer ⦗F1⦘ en ⦗F2⦘.
lesson-take-peacock-eagle = Arenden zijn mooi, maar pauwen zijn je talrijkste soort. Pak de pauw.
lesson-take-peacock-pass = Je bent als eerste aan de beurt en hebt de juiste kaarten. Pak de pauw.
lesson-largest = Drie pauwen. Aan het eind telt elk dier van je talrijkste soort 2 punten.

## Ronde 10
lesson-hopeful-bid = Nog een eekhoorn zou je leider veiliger maken. Bied ⦗S3⦘.
lesson-hopeful-bid-refill = Je hebt kaarten genoeg. Bied ⦗S3⦘.
lesson-hopeful-bid-other = Wees er vroeg bij en bewaar je bergkaarten: probeer ⦗S3⦘.
lesson-outbid = Cleo bood 4 en mocht eerst. Zij heeft twee eekhoorns, jij één: de leider is weer van haar.
lesson-pass = Aan de steenbok heb je weinig, en hij kost twee kaarten. Je hoeft hem niet te nemen: kies Geen dier.
lesson-pass-take = Dat mag, maar twee kaarten voor een eenzame steenbok is veel. Kijk wat er gebeurt als je geen dier pakt.
lesson-passed = Je bod is terug, en je hebt twee kaarten getrokken. Geen dier pakken is geen verlies.

## Rondes 11 tot 14
lesson-quick-rounds = Nu weet je hoe het spel gaat. Rondes 11, 12 en 13 gingen snel voorbij: kijk hoe je verzameling gegroeid is.
lesson-last-bid = Ronde 14 is de laatste. Kaarten in je hand tellen daarna niets. Bied ⦗F3⦘.
lesson-last-bid-refill = Nieuwe kaarten hebben geen zin meer. Bied ⦗F3⦘ voor een laatste pauw.
lesson-last-bid-other = Speel nog één keer op zeker: ⦗F3⦘ voor de pauw.
lesson-last-take = De vijfde pauw: betaal met ⦗F1⦘ en ⦗F2⦘.
lesson-last-take-squirrel = Een eekhoorn telt nauwelijks. Een vijfde pauw levert 2 punten op, en nog 2 voor het bos.
lesson-last-take-pass = Er is geen volgende ronde om voor te sparen. Pak de pauw.
lesson-game-over = De Expo kan niet meer gevuld worden: de partij is afgelopen, en alles wordt geteld.
lesson-count-largest = Je talrijkste soort: vijf pauwen, 2 punten per stuk, is 10.
lesson-count-second = Je tweede soort: twee leeuwen of twee stokstaartjes, maar er telt maar één soort. 1 punt per stuk is 2.
lesson-count-leaders = Drie leiders: 3 voor de pauw, 1 voor de leeuw en 1 voor het stokstaartje, samen 5.
lesson-count-tokens = En je fiches: negen keer een natuurlijke habitat, 18 punten.
lesson-count-total = 35 punten: je hebt gewonnen! Bij evenveel punten beslist de grootste verzameling. Speel nu zelf een partij.
