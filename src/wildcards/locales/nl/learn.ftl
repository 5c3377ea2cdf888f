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
lesson-welcome = Welkom! Je verzamelt dieren. Aan het eind telt elk dier van je talrijkste soort 2 punten, elk van de tweede soort 1.
lesson-your-hand = Je hand. Een habitatkaart toont een habitat en een waarde van 1 tot 4. Je ziet hoeveel kaarten Ben en Cleo hebben, maar niet welke.
lesson-first-bid = Iedereen biedt gesloten één kaart, en hoge biedingen kiezen eerst. Bied ⦗F3⦘.
lesson-first-bid-refill = Die kaart vult je hand aan en levert geen dier op, en je hebt er al zeven. Probeer ⦗F3⦘.
lesson-first-bid-other = Ook een prima bod. Maar laten we met ⦗F3⦘ als eerste kiezen.
lesson-reveal = Alle biedingen gaan tegelijk open: jij 3, Ben 2, Cleo 1. Jij gaat voor. Jouw 3 kost nog twee kaarten; een 2 kost er één, een 1 geen.
lesson-natural = De pauw leeft in het bos: zijn je bod en alles wat je betaalt bos, dan krijg je 2 punten. Een joker telt als elke habitat.
lesson-first-take = Pak de pauw en betaal met ⦗F1⦘ en ⦗W2⦘.
lesson-first-take-mixed = Hij zou van jou zijn, maar niet alles daarvan is bos, dus geen punten. Probeer ⦗F1⦘ en ⦗W2⦘.
lesson-first-take-meerkat = Stokstaartjes leven op de savanne, en jouw bod is bos. De pauw levert meer op.
lesson-first-take-pass = Je mag ook geen dier pakken en twee kaarten trekken. Maar jij kiest als eerste: gebruik dat voor de pauw.
lesson-two-points = Alles bos: meteen 2 punten voor jou, als fiche.
lesson-peacock-leader = Niemand heeft meer pauwen dan jij, dus hun leiderkaart is van jou. Aan het eind telt die 3 punten, elke andere 1.
lesson-meerkat-leader = Ben betaalt één kaart en krijgt het stokstaartje met de leiderkaart. De kracht: als hij aanvult, mag hij eerst een dier omruilen.
lesson-cleo-passes = Voor Cleo is er geen dier meer. Haar bod gaat terug naar haar hand en ze trekt twee kaarten. Er komen twee nieuwe dieren, en ronde 2 begint.

## Ronde 2
lesson-low-bid = Lage biedingen komen als laatste aan de beurt, maar zijn goedkoop. Bied ⦗M1⦘ en hoop op de steenbok: die leeft in de bergen.
lesson-low-bid-refill = Je hebt nog genoeg kaarten. Probeer eerst de goedkope ⦗M1⦘.
lesson-low-bid-other = ⦗M1⦘ kost verder niets en is bergen, waar de steenbok leeft: probeer die.
lesson-ben-refills = Ben bood zijn aanvulkaart ⦗R⦘. Geen dier voor hem; hij mag afleggen en vult dan aan tot 7 kaarten.
lesson-squirrel-leader = Cleo pakt de eekhoorn en krijgt de leiderkaart: daarmee mag ze aanvullen tot 10 kaarten.
lesson-free-ibex = De steenbok ligt er nog! Pak hem: jouw ⦗M1⦘ is genoeg, en is zijn natuurlijke habitat.
lesson-free-ibex-pass = Een dier en 2 punten voor één kaart? Pak hem liever.
lesson-ibex-leader = Een steenbok, 2 punten en de steenbokleider! De kracht: aan het eind van een ronde mag je je bod terugnemen, tenzij het een joker is. Neem ⦗M1⦘ terug.
lesson-ibex-leader-leave = Je kunt hem laten liggen, maar een kaart is een kaart. Neem hem terug.

## Ronde 3
lesson-bid-three = Een arend! Bied ⦗M3⦘ om vroeg aan de beurt te zijn.
lesson-bid-three-refill = Aanvullen kan nog een ronde wachten. Ga voor de arend met ⦗M3⦘.
lesson-bid-three-other = Dat is waarschijnlijk te laag om als eerste te kiezen. Probeer ⦗M3⦘.
lesson-tie = Ook Ben bood een 3: een conflict. Nu leggen jullie allebei je bijbetaling gesloten neer, en het hoogste totaal gaat voor.
lesson-tie-pay = Leg twee kaarten: ⦗S1⦘ en ⦗S2⦘ zijn samen 3. Wie zich uit een conflict terugtrekt, pakt geen dier.
lesson-tie-pay-withdraw = Trek je je terug, dan krijg je geen dier en trek je twee kaarten. Maar dit kun je winnen: leg je bijbetaling.
lesson-tie-pay-other = Dat kan, maar bewaar ⦗M1⦘ voor later. Leg ⦗S1⦘ en ⦗S2⦘.
lesson-totals = Jij legde 3, Ben maar 2: jij gaat voor en betaalt met de gelegde kaarten. Pak de arend.
lesson-totals-ibex = Een tweede steenbok is mooi. Maar de arend brengt een leider die je nog niet hebt.
lesson-totals-pass = Je zou je kaarten terugkrijgen. Maar je hebt gewonnen: pak de arend.
lesson-eagle-leader = De arendleider! Vanaf nu mag je twee kaarten bieden en pas kiezen als je de andere biedingen ziet.
lesson-ibex-moves = Ben pakt de andere steenbok. Nu heeft hij er evenveel als jij, en dat is genoeg: de leider gaat naar hem.

## Ronde 4
lesson-two-bids = Nog maar één habitatkaart. Gebruik de arend: leg ⦗M1⦘ en ⦗R⦘ samen neer.
lesson-two-bids-one = Eén kaart mag. Maar met twee kun je later beslissen: leg ⦗M1⦘ en ⦗R⦘.
lesson-show = Cleo bood 4 en Ben 2: voor jouw 1 blijft niets over. Kies dus ⦗R⦘.
lesson-show-one = Met ⦗M1⦘ zou je als laatste komen, en beide dieren zouden weg zijn. Kies ⦗R⦘.
lesson-refill = Je mag afleggen wat je niet bevalt, daarna vul je aan tot 7 kaarten. Houd wat je hebt.
lesson-refill-discard = Dat mag. Maar hier is elke kaart nuttig, dus leg niets af.
lesson-refilled = Weer zeven kaarten, en ⦗R⦘ is terug in je hand. Cleo pakte de leeuw. Zijn leiderkaart wint elk conflict.

## Ronde 5
lesson-lion-bid = Nog een leeuw. Die leeft op de savanne: bied ⦗S2⦘.
lesson-lion-bid-refill = Je hebt al zeven kaarten. Bied ⦗S2⦘ voor de leeuw.
lesson-lion-bid-two = Met de arend mag je er twee leggen. Deze keer is één genoeg.
lesson-lion-bid-other = Niet slecht, maar ⦗S2⦘ is savanne en goedkoop: probeer die.
lesson-tie-again = Weer een conflict met Ben! Cleo’s leeuw telt alleen als zij meedoet. Leg ⦗S3⦘.
lesson-tie-again-other = ⦗S3⦘ is savanne, net als je bod: zo blijven de 2 punten mogelijk.
lesson-tie-again-keep = Ook daarmee blijven de 2 punten mogelijk. Maar bewaar die voor later en leg ⦗S3⦘.
lesson-still-tied = 3 tegen 3: nog steeds gelijk. Nu de veiling: ieder nog één kaart. Ongezien trekken kost je niets: trek.
lesson-still-tied-hand = Een kaart uit je hand ben je daarna kwijt. Probeer eerst je geluk met de stapel.
lesson-break-equal = 2 en 2: weer gelijk, dus het wordt herhaald. Neem nu geen risico en leg ⦗S4⦘: geen kaart is hoger.
lesson-break-equal-draw = Het geluk kan je nu in de steek laten. ⦗S4⦘ is niet te verslaan.
lesson-break-equal-lower = Die kan verslagen worden. Leg ⦗S4⦘.
lesson-break-won = 4 tegen 3: jij gaat voor. Kaarten van de veiling betalen niets. Pak de leeuw met ⦗S2⦘ en ⦗S3⦘: alles savanne.
lesson-break-won-ibex = Je kaarten zijn savanne, de habitat van de leeuw. Alleen hij levert 2 punten op.
lesson-break-won-pass = Na zo’n strijd? Pak de leeuw.
lesson-lion-moves = Evenveel leeuwen als Cleo: de leiderkaart komt naar jou. Nu win je elk conflict.

## Ronde 6
lesson-lion-test = Probeer de leeuw uit. Bied ⦗F2⦘ voor de eekhoorn.
lesson-lion-test-refill = Met deze kaarten kun je nog iets. Bied ⦗F2⦘.
lesson-lion-test-other = De eekhoorn leeft in het bos. Bied ⦗F2⦘.
lesson-lion-first = Cleo bood ook 2, maar met de leeuw ga jij voor. Pak de eekhoorn en betaal met ⦗F2⦘.
lesson-lion-first-wild = Dat kan en levert de 2 punten op. Maar een joker past overal: bewaar hem.
lesson-lion-first-mixed = Een bergkaart bederft de natuurlijke habitat. Betaal met bos.
lesson-lion-first-eagle = Een tweede arend is verleidelijk. Maar de eekhoorn levert 2 punten op, en Cleo’s leider.
lesson-lion-first-pass = De leeuw heeft je vooraan gezet. Pak de eekhoorn!
lesson-leaders-move = Ieder één eekhoorn, en die van jou kwam het laatst: de leiderkaart is van jou, en je vult nu aan tot 10. Maar Cleo heeft nu evenveel arenden: de arendleider is van haar.

## Ronde 7
lesson-wild-bid = Een joker met waarde 1 kost verder niets en past bij elk dier. Bied ⦗W1⦘.
lesson-wild-bid-refill = Eerst nog een dier. Bied ⦗W1⦘.
lesson-wild-bid-other = ⦗M1⦘ is bergen. Met ⦗W1⦘ krijg je 2 punten voor elk dier.
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
lesson-refill-ten = Twee pauwen! Met de eekhoorn vul je aan tot 10. Houd ⦗M1⦘ of leg hem af voor een nieuwe kaart: jij beslist.
lesson-kept = Tien kaarten, en je hebt de goedkope ⦗M1⦘ nog. Meer dan tien habitatkaarten mag niemand hebben.
lesson-lion-lost = Cleo pakt een tweede leeuw: ze heeft er meer dan jij en krijgt de leider terug. Niemand pakte de steenbok: dieren die overblijven, verlaten het spel.
lesson-discarded = Een nieuwe kaart voor ⦗M1⦘, samen tien. Meer dan tien habitatkaarten mag niemand hebben.

## Ronde 9
lesson-third-peacock = Ronde 9 ging snel voorbij: je bood het hoogst en kreeg een derde pauw.
lesson-last-peacock = Een vijfde pauw: meteen 2 punten voor het bos, en nog 2 in de puntentelling.
lesson-last-take-mixed = Pauw en eekhoorn leven allebei in het bos. Betaal met ⦗F1⦘ en ⦗F2⦘ voor 2 punten.

## Ronde 10
lesson-saving-bid = Bied ⦗S1⦘ om kaarten te sparen. Je mag ook meer bieden dan je kunt betalen: dat is bluf, en dan kun je geen dier pakken.
lesson-saving-bid-refill = Je hebt kaarten genoeg. Bied ⦗S1⦘.
lesson-saving-bid-other = Bewaar die voor later. Bied ⦗S1⦘.
lesson-outbid = Cleo bood 4 en mocht eerst. Zij heeft twee eekhoorns, jij één: de leider is weer van haar.
lesson-take-or-pass = Alleen de steenbok is er nog. Pak hem voor je ⦗S1⦘, of pak geen dier en trek twee kaarten: jij beslist.
lesson-took-ibex = Een steenbok voor één kaart. Maar hij telt nauwelijks: alleen je twee talrijkste soorten leveren punten op. Zonder dier had je twee kaarten getrokken.
lesson-passed = Je bod is terug, en je hebt twee kaarten getrokken. De steenbok had nauwelijks geteld: alleen je twee talrijkste soorten leveren punten op.

## Rondes 11 tot 14
lesson-quick-rounds = Nu weet je hoe het spel gaat. Rondes 11, 12 en 13 gingen snel voorbij: kijk hoe je verzameling gegroeid is.
lesson-last-bid = Ronde 14 is de laatste. Kaarten in je hand tellen daarna niets. Bied ⦗F3⦘.
lesson-last-bid-refill = Nieuwe kaarten hebben geen zin meer. Bied ⦗F3⦘.
lesson-last-bid-other = Zorg nog één keer dat je als eerste kiest: bied ⦗F3⦘.
lesson-last-take = Pak de pauw of de eekhoorn met ⦗F1⦘ en ⦗F2⦘, of pak geen dier: jij beslist.
lesson-last-squirrel = Meteen 2 punten voor het bos. Maar één eekhoorn telt aan het eind niets; een vijfde pauw had 2 geteld.
lesson-last-nothing = Twee kaarten erbij, maar kaarten in je hand tellen nu niets. Pak in de laatste ronde wat je kunt betalen.
lesson-count-largest = De Expo kan niet meer gevuld worden: de partij is afgelopen. Je talrijkste soort: { $largest }, 2 punten per stuk, is { $points }.
lesson-count-second = Je tweede soort: twee leeuwen of twee stokstaartjes, maar er telt maar één soort. 1 punt per stuk is 2.
lesson-count-leaders = Drie leiders: 3 voor de pauw, 1 voor de leeuw en 1 voor het stokstaartje, samen 5.
lesson-count-tokens = En je fiches voor natuurlijke habitats: { $tokens } punten.
lesson-count-total = { $total } punten: je hebt gewonnen! Bij evenveel punten beslist wie meer dieren heeft. Speel nu zelf een partij.
