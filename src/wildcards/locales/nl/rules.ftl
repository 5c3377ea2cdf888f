# De pagina met regels. Kaarten staan tussen ⦗ en ⦘ en worden getekend, **…** is vet, R1 tot R22 worden verwijzingen.

## De pagina
rulebook-title = Spelregels
rulebook-contents = Inhoud
rulebook-search = Zoek in de regels
rulebook-found = { $count ->
    [0] Niets gevonden. Probeer een ander woord.
    [one] Eén passage gevonden
   *[other] { $count } passages gevonden
}
rulebook-unofficial = Deze pagina is in onze eigen woorden geschreven. Zeggen de spelregels in jouw doos iets anders, dan gelden die.
rulebook-example = Voorbeeld
rulebook-step = Stap { $step } van { $steps }
rulebook-next = Verder
rulebook-back = Terug
rulebook-from-start = Vanaf het begin
rulebook-why = Waarom:
rulebook-learn = Leer het al spelend

## In één minuut
rulebook-minute = In één minuut
rulebook-minute-goal = **Wie de meeste punten heeft, wint.** Aan het eind telt elk dier van je talrijkste soort 2 punten en elk van de op één na talrijkste 1, plus je leiderkaarten en fiches.
rulebook-minute-bid = Elke ronde liggen er een paar dieren in het midden. Iedereen legt één kaart als geheim bod, en alle biedingen gaan tegelijk open. **Hoge biedingen kiezen eerst, maar zijn duur:** een 4 kost nog drie kaarten, een 1 geen.
rulebook-minute-score = Betaal je met alleen de natuurlijke habitat van het dier, dan scoor je meteen. Verzamel je veel van één soort, dan komt de leider naar je toe, met een kracht die een regel verandert. Raken je kaarten op, bied dan je aanvulkaart en trek nieuwe.
rulebook-minute-end = Na 14, 12 of 10 rondes (met 3, 4 of 5 spelers) zijn de dieren op en is de partij afgelopen.

## De kaarten
rulebook-cards = De kaarten
rulebook-cards-animals = **42 dierkaarten,** zeven van elke soort. Daar bied je op.
rulebook-cards-habitats = **46 habitatkaarten:** 14 bos, 14 savanne, 14 bergen en 4 jokers. Je biedt en betaalt ermee; elke kaart heeft een waarde van 1 tot 4.
rulebook-cards-wild = **Een joker** telt als elke habitat en heeft een waarde zoals elke andere kaart.
rulebook-cards-refill = **De aanvulkaart,** één per speler, geschreven als ⦗R⦘. Bied hem om je hand te vullen.
rulebook-cards-leaders = **6 leiderkaarten,** één per soort: punten en een kracht.
rulebook-cards-tokens = **Puntenfiches** voor punten die je tijdens het spel wint. Er zijn er altijd genoeg.
rulebook-cards-values = Van elke habitat zijn er vier enen, vier tweeën, drie drieën en drie vieren, en er is één joker van elke waarde. Andere aantallen zijn in te stellen (R1).
rulebook-cards-home = Waar elke soort leeft en welke kracht haar leiderkaart heeft:

## Klaarzetten
rulebook-setup = Voorbereiding
rulebook-setup-animals = **Dieren.** Schud ze en leg er ongezien een aantal weg: 14 met drie spelers, 6 met vier, 2 met vijf. Met drie spelers gaat eerst van elke soort één dier weg, daarna acht willekeurige; een tafel kan ook alle veertien willekeurig kiezen.
rulebook-setup-display = **Expo.** Leg één dier minder open dan er spelers zijn.
rulebook-setup-hands = **Handkaarten.** Schud de habitatkaarten. Iedereen krijgt er zeven en één aanvulkaart.
rulebook-setup-supply = **Leiders** en fiches wachten in een algemene voorraad.
rulebook-setup-limit = **Handlimiet.** Een hand telt nooit meer dan tien habitatkaarten: wie meer zou trekken, stopt bij tien. De aanvulkaart telt niet mee.
rulebook-setup-empty = **Lege stapel.** Er wordt kaart voor kaart getrokken. Is er een nodig en is de trekstapel leeg, dan wordt de open aflegstapel tot een nieuwe geschud. Is ook die leeg, dan trekt niemand (R5).

## Een ronde
rulebook-round = Een ronde
rulebook-bids = 1. Bieden
rulebook-bids-lay = Iedereen legt één kaart gesloten neer: een habitatkaart of de aanvulkaart. Heeft iedereen gelegd, dan gaan ze allemaal tegelijk open. Tot dan mag je je bedenken (R22).
rulebook-bids-bluff = Je mag een waarde bieden die je niet kunt betalen. Dat is bluf: in je beurt kun je dan geen dier pakken (R9).
rulebook-bids-eagle = **Arend.** Met zijn leiderkaart mag je twee kaarten leggen, ook de aanvulkaart. Je bekijkt de andere biedingen en toont dan welke van de twee geldt. De andere gaat ongezien terug naar je hand.
rulebook-resolve = 2. Kaarten pakken
rulebook-resolve-steps = Eerst vult iedereen aan die ⦗R⦘ heeft geboden (2A), daarna pakken de anderen dieren (2B).
rulebook-refill = 2A. Aanvulkaarten afhandelen
rulebook-refill-who = Deze stap is voor wie ⦗R⦘ heeft geboden.
rulebook-refill-meerkat = **Stokstaartje.** Met zijn leiderkaart mag je eerst een eigen dier omruilen met een dier uit de Expo. De leiders worden meteen nagekeken (R6, R18).
rulebook-refill-draw = Leg zoveel habitatkaarten af als je wilt, of geen. Trek dan tot je er zeven hebt, of tien met de leiderkaart van de **eekhoorn**. Wie er al zoveel heeft, trekt niets.
rulebook-refill-back = De aanvulkaart gaat terug naar je hand, en jouw ronde is klaar.
rulebook-acquire = 2B. Dierkaarten kiezen
rulebook-acquire-order = Nu zijn de biedingen met habitatkaarten aan de beurt, van de hoogste waarde naar de laagste. Gelijke waardes betekenen een conflict. In je beurt pak je een dier, of geen.
rulebook-acquire-pay = **Pakken:** kies een dier uit de Expo. Naast het bod betaal je één kaart minder bij dan de waarde van je bod: bij een 3 twee kaarten, bij een 1 geen. Betaal met kaarten naar keuze uit je hand, open naast het bod.
rulebook-acquire-natural = **Natuurlijke habitat:** tonen het bod en elke betaalde kaart de habitat van het dier, dan krijg je meteen 2 punten. Jokers passen altijd.
rulebook-acquire-leader = **Leider:** heb je nu minstens evenveel dieren van deze soort als elke andere speler, dan is de leiderkaart van jou.
rulebook-acquire-pass = **Geen dier:** omdat je niet wilt of niet kunt. Je bod gaat terug naar je hand en je trekt twee kaarten (R10).
rulebook-prepare = 3. De volgende ronde voorbereiden
rulebook-prepare-ibex = **Steenbok.** Wie nu zijn leiderkaart heeft, mag het eigen bod terugnemen, als het er nog ligt en geen joker is (R16).
rulebook-prepare-clear = Alle andere biedingen en bijbetalingen worden afgelegd. Dieren die niemand pakte, verlaten het spel. Leg nieuwe open; zijn er te weinig voor een volle Expo, dan is de partij meteen afgelopen.

## Conflicten
rulebook-ties = Conflicten
rulebook-ties-intro = Spelers met een gelijk bod, of het er nu twee, drie of meer zijn, maken onderling uit wie aan de beurt is, dan wie daarna, tot iedereen is geweest. Telkens geldt:
rulebook-ties-empty = Is de Expo leeg, dan pakt geen van hen een dier.
rulebook-ties-alone = Is er nog maar één over, dan valt er niets uit te maken: een dier pakken, of geen.
rulebook-ties-lion = **Leeuw.** Zit de speler met zijn leiderkaart in het conflict, dan is die aan de beurt alsof er geen conflict is, en legt vooraf geen bijbetaling.
rulebook-ties-pay = Anders legt iedereen die dat nog niet deed, de bijbetaling gesloten neer, of **trekt zich terug** (R11). Alles gaat tegelijk open. Wie zich terugtrok, pakt geen dier; de anderen tellen de waardes van hun bijbetaling op. Wie het hoogste totaal heeft, is aan de beurt en moet precies met deze kaarten betalen.
rulebook-ties-break = Hebben meerdere spelers het hoogste totaal, dan volgt een **veiling:** ieder van hen legt nog één kaart gesloten neer, uit de hand of ongezien van de trekstapel. Een kaart die hoger is dan alle andere beslist; anders doen dezelfde spelers het opnieuw (R13). Aan het eind worden deze kaarten afgelegd; als betaling tellen ze nooit.
rulebook-ties-laid = Een gelegde bijbetaling blijft liggen terwijl anderen aan de beurt zijn. In je eigen beurt pak je er een dier mee, of je pakt er geen en krijgt alles terug (R12). Bij een conflict met waarde 1 valt er niets bij te betalen; het gaat meteen naar de veiling.

## Leiders
rulebook-leaders = Leiders
rulebook-leaders-gain = Je **krijgt** een leider op het moment dat je een dier van zijn soort wint en niemand er meer van heeft dan jij. Gelijkkomen is genoeg: dan neem je hem over. Je mag zijn kracht nog in dezelfde ronde gebruiken.
rulebook-leaders-lose = Je **verliest** een leider als iemand gelijkkomt door een dier te winnen, of als je met het stokstaartje een dier weggeeft en er daarna geen van die soort meer hebt, of minder dan iemand anders. Hij gaat dan naar de enige speler met de meeste, of naar de voorraad (R17).

## Het einde
rulebook-end = Het einde
rulebook-end-hands = Alle handkaarten worden afgelegd; ze zijn niets waard. Dan telt iedereen:
rulebook-end-largest = 2 punten voor elk dier van de talrijkste soort,
rulebook-end-second = 1 punt voor elk dier van de op één na talrijkste soort (van even talrijke soorten telt er één als eerste en één als tweede, meer niet),
rulebook-end-leaders = 1 punt voor elke leider, maar 3 voor die van de pauw,
rulebook-end-tokens = de puntenfiches.
rulebook-end-rank = Wie de meeste punten heeft, wint. Bij evenveel punten staat voor wie meer dieren heeft; is ook dat gelijk, dan wordt de plaats gedeeld en vervalt de volgende (1, 2, 2, 4).

## Wat iedereen mag zien
rulebook-seen = Wat iedereen mag zien
rulebook-seen-open = **Open:** de Expo, verzamelingen, leiders en fiches; biedingen, bijbetalingen en kaarten van een veiling zodra ze open liggen, en of die uit de hand of van de trekstapel kwamen; de hele aflegstapel; hoeveel kaarten er in elke hand en stapel zitten; hoeveel kaarten er met de arendleider zijn gelegd; wie al heeft beslist.
rulebook-seen-secret = **Geheim:** de kaarten in een hand; alles wat gesloten ligt; de volgorde van de stapels; de dieren die niet meedoen; de kaart die met de arendleider niet is gekozen; de startwaarde van het schudden, tot de partij is afgelopen.

## Uitgespeelde voorbeelden
example-natural = Een dier in zijn natuurlijke habitat
example-natural-bid = Ann wil graag de pauw. Ze heeft ⦗F3⦘, ⦗F1⦘ en de joker ⦗W2⦘.
example-natural-cost = Ze biedt ⦗F3⦘, het hoogste bod, en is dus als eerste aan de beurt. Een 3 kost nog twee kaarten.
example-natural-took = Ze betaalt ⦗F1⦘ en ⦗W2⦘. Alle drie de kaarten zijn bos of joker: de pauw levert meteen 2 punten op. ⦗S1⦘ ⦗S1⦘ waren ook genoeg geweest, maar zonder punten.
example-natural-leader = Het is de eerste pauw van de partij, dus de leider komt mee.

example-tie = Een conflict, beslist door het totaal
example-tie-before = In de Expo liggen een arend en een eekhoorn.
example-tie-equal = Ann en Ben hebben allebei een 3 geboden. Beiden moeten twee kaarten gesloten neerleggen.
example-tie-totals = Ann draait 2 en 3 om, samen 5. Ben draait 1 en 2 om, samen 3. Ann gaat voor.
example-tie-first = Ze pakt de arend en betaalt precies met de kaarten die ze legde.
example-tie-second = Dan is Ben aan de beurt: met zijn kaarten pakt hij de eekhoorn.
example-tie-third = Voor Cleo’s 1 is er niets meer. Ze pakt geen dier: het bod komt terug en ze trekt twee kaarten.

example-break = Een veiling die wordt herhaald
example-break-before = In de Expo liggen een leeuw en een pauw, en iedereen wil als eerste kiezen.
example-break-ones = Alle drie hebben een 1 geboden. Er valt niets bij te betalen, dus de veiling begint meteen: ieder één kaart.
example-break-equal = 4, 4 en 2. De hoogste kaart is er twee keer, dus alle drie doen het opnieuw, ook Cleo met haar 2.
example-break-decided = Nu trekt Ann een 3 van de stapel, Ben legt een 2 en Cleo een 4. Eén kaart is de hoogste: die van Cleo.
example-break-discarded = Cleo is aan de beurt. Alle zes de kaarten van de veiling gaan naar de aflegstapel.
example-break-rest = Ze pakt de leeuw. Ann en Ben maken nu op dezelfde manier uit wie daarna aan de beurt is.

example-leader = Een leider wisselt van eigenaar
example-leader-before = In de Expo liggen twee steenbokken.
example-leader-order = Ben biedt 4, Ann 2, Cleo 1. Ben is als eerste aan de beurt.
example-leader-first = Hij betaalt drie kaarten en pakt een steenbok. Niemand heeft er meer, dus de steenbokleider is van hem.
example-leader-moves = Ann betaalt één kaart en pakt de andere steenbok. Ze heeft er nu evenveel als Ben: de leider gaat door naar haar.
example-leader-pass = De Expo is leeg. Cleo pakt geen dier, neemt haar 1 terug en trekt twee kaarten.
example-leader-kept = Aan het eind van de ronde heeft Ann de steenbokleider, dus ze mag haar 2 terugnemen.

example-meerkat = De ruil van het stokstaartje
example-meerkat-before = Ann heeft de leiders van stokstaartje en steenbok. Ben heeft evenveel steenbokken en eekhoorns als zij.
example-meerkat-bid = Ze biedt ⦗R⦘. Voordat ze trekt, mag ze dankzij het stokstaartje een dier omruilen.
example-meerkat-swap = Ze geeft een steenbok en krijgt de eekhoorn uit de Expo.
example-meerkat-gained = Twee eekhoorns, meer dan wie ook: de eekhoornleider komt naar haar.
example-meerkat-lost = Maar met één steenbok heeft ze er minder dan Ben. Hij alleen heeft de meeste, dus de steenbokleider gaat naar hem.
example-meerkat-ten = De eekhoorn werkt meteen: Ann vult aan tot tien kaarten.

example-count = De puntentelling
example-count-before = De laatste ronde is voorbij. Ann heeft vier pauwen met hun leider, drie steenbokken, drie eekhoorns en fiches voor 8 punten.
example-count-largest = Haar talrijkste soort zijn de pauwen: 4 keer 2 is 8.
example-count-second = Op de tweede plaats staan steenbokken of eekhoorns. Er telt maar één soort: 3.
example-count-leaders = De pauwleider telt 3.
example-count-total = Met 8 punten aan fiches is dat samen 22.

## Verduidelijkingen
rulings = Verduidelijkingen
rulings-intro = Gedrukte regels zijn kort, en aan tafel vult men de gaten zonder het te merken. Een programma moet je alles vertellen. Elke verduidelijking heeft een nummer waar uitleg en meldingen naar verwijzen.
ruling-R1 = De kaarten zijn in te stellen: vier aantallen die samen 14 zijn voor de waardes van elke habitat, en vier die samen 4 zijn voor de jokers. Standaard 4, 4, 3, 3 en 1, 1, 1, 1.
    .name = Waardes
    .why = De tekst zegt welke waardes er zijn, niet hoeveel van elk. Wie de doos heeft, kan ze tellen en andere aantallen invullen.
ruling-R2 = Pauw en eekhoorn leven in het bos, arend en steenbok in de bergen, leeuw en stokstaartje op de savanne.
    .name = Habitats
    .why = Alleen de habitat van de pauw staat er met zoveel woorden; de andere volgen uit hoe de spelregels de taferelen beschrijven.
ruling-R3 = Plaatsen tellen met de klok mee vanaf 0. Waar een volgorde nodig is en het spel er geen geeft, geldt de startvolgorde: met de klok mee, elke ronde één plaats verder beginnend.
    .name = Plaatsen en startvolgorde
    .why = Er is geen startspeler. Een volgorde die elke ronde opschuift, bevoordeelt niemand.
ruling-R4 = De bovenste zeven kaarten gaan naar plaats 0, de volgende zeven naar plaats 1, enzovoort.
    .name = Delen
    .why = Hetzelfde schudden moet overal dezelfde handkaarten geven.
ruling-R5 = De aflegstapel wordt geschud als er een kaart getrokken moet worden en er geen meer is, niet eerder. Zijn beide leeg, dan stopt het trekken.
    .name = Lege stapel
    .why = Vijf handen van tien zijn meer dan 46 kaarten, dus het komt voor; en eerder schudden zou kaarten te vroeg uit het zicht halen.
ruling-R6 = Er wordt geruild voordat iemand aflegt. Gaat de stokstaartleider naar een andere speler met een aanvulkaart die deze ronde nog niet mocht ruilen, dan mag die het ook.
    .name = Eerst ruilen
    .why = Het stokstaartje gaat voor elke andere kracht en voor het trekken, en een kracht geldt al in de ronde waarin de leider kwam.
ruling-R7 = Alle spelers die aanvullen, kiezen tegelijk wat ze afleggen. Dan leggen ze een voor een in startvolgorde af en trekken; wordt er intussen geschud, dan zitten de kaarten van wie nog moet er niet bij.
    .name = Samen aanvullen
    .why = Tegelijk kiezen gaat sneller en verraadt niets; voor het trekken is een volgorde nodig.
ruling-R8 = Een dier mag geruild worden tegen een dier van dezelfde soort.
    .name = Zelfde soort
    .why = Niets verbiedt het, en een gewonnen dier kan de leider opleveren.
ruling-R9 = Wie voor een lege Expo staat, of geen bijbetaling heeft gelegd en er te weinig kaarten voor heeft, pakt geen dier, zonder dat het gevraagd wordt. Biedingen die je niet kunt betalen zijn toegestaan.
    .name = Geen dier kunnen pakken
    .why = Bluffen hoort erbij, en een vraag met maar één antwoord is geen vraag.
ruling-R10 = Wie geen dier pakt, krijgt altijd het bod terug en trekt altijd.
    .name = Geen dier pakken
    .why = Zo blijft het simpel, en niet trekken wil je haast nooit.
ruling-R11 = Wie in een conflict moet bijbetalen, mag zich terugtrekken; met te weinig kaarten moet het. Ook als maar één speler kan betalen, wordt het gevraagd en zit die daarna aan de kaarten vast. Eerst zijn degenen die zich terugtrokken aan de beurt, in startvolgorde, en zij pakken geen dier; dan worden de totalen vergeleken. Bij een conflict met waarde 1 wordt niemand iets gevraagd: alle totalen zijn 0.
    .name = Je terugtrekken
    .why = Anders zou je vooraf moeten betalen voor een dier dat je niet wilt.
ruling-R12 = Een bijbetaling blijft liggen tot de eigenaar aan de beurt is, wie er ook eerder aan de beurt komt. Dan wordt er een dier mee betaald, of de eigenaar pakt er geen en krijgt alles terug.
    .name = Gelegde bijbetaling
    .why = Een bijbetaling is een belofte, en wie geen dier pakt, krijgt ook het bod terug.
ruling-R13 = Is de hoogste kaart van een veiling er meer dan eens, dan doen alle deelnemers het opnieuw, ook die met lagere kaarten.
    .name = Herhalen
    .why = Ze deden samen mee, en er is nog niets beslist.
ruling-R14 = De trekstapel wordt alleen aangeboden als er samen met de aflegstapel een kaart is voor elke deelnemer; dat wordt telkens opnieuw bekeken. Er wordt getrokken in startvolgorde. Wie niets kan leggen telt als 0; geldt dat voor allen, dan beslist de startvolgorde.
    .name = Trekken in een veiling
    .why = Wat niet waargemaakt kan worden, moet je niet aanbieden, en een partij moet eindigen.
ruling-R15 = Tot de veiling beslist is, horen haar kaarten bij geen stapel en worden ze niet meegeschud.
    .name = Kaarten van een veiling
    .why = Ze liggen nog op tafel.
ruling-R16 = Het gaat erom wie aan het eind van de ronde de steenbokleider heeft. Een bod dat al terug in de hand is, kun je niet nog eens terugnemen.
    .name = Steenbok
    .why = Leiders wisselen binnen een ronde van eigenaar; een kracht gebruik je op het moment zelf.
ruling-R17 = Gaat een leider door een ruil verloren en staan meerdere anderen gelijk bovenaan, dan gaat hij naar de voorraad. De volgende die zo’n dier wint krijgt hem, als niemand er meer heeft.
    .name = Gelijk bovenaan
    .why = Wie de meeste heeft, moet één speler zijn.
ruling-R18 = Een ruil is één stap: daarna wordt eerst de leider van de gewonnen soort nagekeken, dan die van de gegeven soort.
    .name = Eén stap
    .why = Geven en krijgen gebeuren tegelijk.
ruling-R19 = Wat geen keuze laat, gebeurt zonder vraag: de aanvulkaart bieden zonder habitatkaarten, een lege hand aanvullen, geen dier kunnen pakken of je moeten terugtrekken, een veiling met één mogelijke kaart of geen. Al het andere wordt gevraagd, ook als alle kaarten in je hand gelijk zijn.
    .name = Geen lege vragen
    .why = Wachten op een antwoord dat niet anders kan zijn is vervelend. Of iemand iets gevraagd wordt, volgt alleen uit wat iedereen ziet, dus het verraadt niets.
ruling-R20 = Beslissingen die tegelijk vallen, worden op plaatsnummer vastgelegd.
    .name = Volgorde in opnames
    .why = Zo heeft een partij één opname, in welke volgorde de antwoorden ook kwamen.
ruling-R21 = Het zichtbare aantal kaarten in een hand verandert als een beslissing open komt te liggen, niet als ze valt.
    .name = Aantallen
    .why = Een hand die niet kleiner wordt, zou verraden dat iemand de aanvulkaart bood, trok of zich terugtrok.
ruling-R22 = Waar meerdere spelers tegelijk beslissen, mag ieder zich bedenken tot het laatste antwoord binnen is. Wat een speler alleen beslist, staat vast.
    .name = Je bedenken
    .why = Aan tafel mag je je kaart weer oppakken voor het omdraaien; het kost niemand iets.

## Waar je het anders kunt lezen
rulebook-readings = Waar je het anders kunt lezen
rulebook-readings-intro = Wie met de doos speelt, kan sommige dingen anders zien. Spreek ze af voor je begint.
rulebook-readings-pass = Geen dier pakken: andere talen zeggen dat je het bod mag terugnemen en twee kaarten mag trekken; hier gebeurt, zoals in de Nederlandse regels, altijd allebei (R10). In die regels heet het bieden van de aanvulkaart ‘passen’.
rulebook-readings-ties = Conflicten: je terugtrekken (R11) en een gelegde bijbetaling terugkrijgen (R12) staan niet in de gedrukte regels. De leeuw gaat voor zonder bijbetaling te leggen. Een veiling wordt herhaald door allen die meededen (R13).
rulebook-readings-leaders = Leiders: staan meerdere spelers gelijk bovenaan, dan gaat een verloren leider naar de voorraad (R17); hij is verloren zodra iemand er meer heeft.
rulebook-readings-refill = Aanvullen: niemand legt af of trekt voordat de laatste ruil klaar is (R6).
rulebook-readings-pile = De stapel: pas opnieuw geschud als er een kaart nodig is (R5).
rulebook-readings-deck = De kaarten: hoeveel er van elke waarde zijn (R1) en vijf van de zes habitats (R2) staan niet in de tekst.
