# Die erste Partie, in der man die Regeln lernt. Karten stehen zwischen ⦗ und ⦘ und werden gezeichnet.

## Die Seite
lesson-title = Lernen
lesson-next = Weiter
lesson-back = Zurück
lesson-show-me = Zeig es mir
lesson-parts = Kapitel
lesson-parts-hint = Springe in ein Kapitel oder fang noch einmal von vorn an.
lesson-leave = Verlassen
lesson-progress = Schritt { $step } von { $steps }
lesson-speaks = Was gerade geschieht
lesson-play-now = Jetzt spielen
lesson-read-rules = Regeln lesen
lesson-again = Noch einmal von vorn
lesson-resumed = Hier hast du aufgehört.
lesson-takes = Etwa zehn Minuten. Du kannst jederzeit unterbrechen und später weitermachen.

## Kapitel
lesson-chapter-bidding = Bieten und zahlen
lesson-chapter-natural = Natürlicher Lebensraum
lesson-chapter-leaders = Bonuskarten
lesson-chapter-ties = Gleichstände
lesson-chapter-refill = Nachziehkarte
lesson-chapter-tie-break = Das Stechen
lesson-chapter-powers = Stärken nutzen
lesson-chapter-passing = Passen
lesson-chapter-end = Das Ende

## Runde 1
lesson-welcome = Willkommen! Du sammelst Tiere. Am Ende zählt jedes Tier deiner häufigsten Tierart 2 Punkte, jedes der zweithäufigsten 1.
lesson-your-hand = Deine Hand. Eine Wildniskarte zeigt einen Lebensraum und eine Zahl von 1 bis 4. Du siehst, wie viele Karten Ben und Cleo haben, aber nicht welche.
lesson-first-bid = Alle bieten verdeckt eine Karte, und hohe Gebote wählen zuerst. Biete ⦗F3⦘.
lesson-first-bid-refill = Damit füllst du deine Hand, statt ein Tier zu gewinnen, und du hast schon sieben Karten. Nimm ⦗F3⦘.
lesson-first-bid-other = Auch ein gutes Gebot. Aber lass uns mit ⦗F3⦘ zuerst wählen.
lesson-reveal = Alle Gebote werden zugleich aufgedeckt: du 3, Ben 2, Cleo 1. Du bist zuerst dran. Deine 3 kostet zwei weitere Karten, eine 2 kostet eine, eine 1 keine.
lesson-natural = Der Pfau lebt im Wald: Sind dein Gebot und alles, was du zahlst, Wald, bekommst du 2 Punkte. Eine Jokerkarte zählt als jeder Lebensraum.
lesson-first-take = Nimm den Pfau und zahle mit ⦗F1⦘ und ⦗W2⦘.
lesson-first-take-mixed = Der Pfau wäre dein, aber nicht alles davon ist Wald, also gäbe es keine Punkte. Nimm ⦗F1⦘ und ⦗W2⦘.
lesson-first-take-meerkat = Erdmännchen leben in der Savanne, und dein Gebot ist Wald. Der Pfau bringt mehr.
lesson-first-take-pass = Du darfst passen und zwei Karten ziehen. Aber du hast die erste Wahl: Nutze sie für den Pfau.
lesson-two-points = Alles Wald: sofort 2 Punkte für dich, als Punktemarker.
lesson-peacock-leader = Niemand hat mehr Pfauen als du, also gehört dir ihre Bonuskarte. Am Ende zählt sie 3 Punkte, jede andere 1.
lesson-meerkat-leader = Ben zahlt eine Karte und bekommt das Erdmännchen samt Bonuskarte. Ihre Stärke: Wenn er nachzieht, darf er vorher ein Tier tauschen.
lesson-cleo-passes = Für Cleo ist nichts mehr da. Sie passt: Ihr Gebot kommt zurück auf die Hand, und sie zieht zwei Karten. Zwei neue Tiere kommen, und Runde 2 beginnt.

## Runde 2
lesson-low-bid = Niedrige Gebote kommen zuletzt dran, sind aber billig. Biete ⦗M1⦘ und hoffe auf den Steinbock: Er lebt im Gebirge.
lesson-low-bid-refill = Du hast noch genug Karten. Versuch erst die billige ⦗M1⦘.
lesson-low-bid-other = ⦗M1⦘ kostet nichts weiter und ist Gebirge, wo der Steinbock lebt: Nimm sie.
lesson-ben-refills = Ben hat seine Nachziehkarte ⦗R⦘ geboten. Er bekommt kein Tier, darf abwerfen und zieht auf 7 Karten nach.
lesson-squirrel-leader = Cleo nimmt das Eichhörnchen und bekommt seine Bonuskarte: Damit darf sie auf 10 Karten nachziehen.
lesson-free-ibex = Der Steinbock ist noch da! Nimm ihn: ⦗M1⦘ genügt und ist sein natürlicher Lebensraum.
lesson-free-ibex-pass = Ein Tier und 2 Punkte für eine einzige Karte? Nimm es lieber.
lesson-ibex-leader = Ein Steinbock, 2 Punkte und seine Bonuskarte! Ihre Stärke: Am Rundenende darfst du dein Gebot zurücknehmen, außer es ist eine Jokerkarte. Nimm ⦗M1⦘ zurück.
lesson-ibex-leader-leave = Du könntest sie liegen lassen, aber Karte ist Karte. Nimm sie zurück.

## Runde 3
lesson-bid-three = Ein Adler! Biete ⦗M3⦘, um früh dran zu sein.
lesson-bid-three-refill = Das Nachziehen kann noch eine Runde warten. Hol dir den Adler mit ⦗M3⦘.
lesson-bid-three-other = Das ist wohl zu niedrig für die erste Wahl. Nimm ⦗M3⦘.
lesson-tie = Auch Ben hat eine 3 geboten: Gleichstand. Nun legt ihr beide eure Zahlung verdeckt hin, und die höhere Summe ist zuerst dran.
lesson-tie-pay = Leg zwei Karten: ⦗S1⦘ und ⦗S2⦘ ergeben 3. Wer aussteigt, passt.
lesson-tie-pay-withdraw = Steigst du aus, passt du und ziehst zwei Karten. Aber hier kannst du gewinnen: Leg deine Zahlung.
lesson-tie-pay-other = Das geht, aber heb dir ⦗M1⦘ für später auf. Leg ⦗S1⦘ und ⦗S2⦘.
lesson-totals = Du hast 3 gelegt, Ben nur 2: Du bist zuerst dran und zahlst mit den gelegten Karten. Nimm den Adler.
lesson-totals-ibex = Ein zweiter Steinbock wäre schön. Aber der Adler bringt eine Bonuskarte, die du noch nicht hast.
lesson-totals-pass = Du bekämst deine Karten zurück. Aber du hast gewonnen: Nimm den Adler.
lesson-eagle-leader = Die Adler-Bonuskarte! Ab jetzt darfst du zwei Karten legen und erst wählen, wenn du die anderen Gebote siehst.
lesson-ibex-moves = Ben nimmt den anderen Steinbock. Nun hat er so viele wie du, und das reicht: Die Bonuskarte geht an ihn.

## Runde 4
lesson-two-bids = Nur noch eine Wildniskarte. Nutze den Adler: Leg ⦗M1⦘ und ⦗R⦘ zusammen.
lesson-two-bids-one = Eine Karte ist erlaubt. Mit zweien kannst du aber später entscheiden: Leg ⦗M1⦘ und ⦗R⦘.
lesson-show = Cleo hat 4 geboten, Ben 2: Für deine 1 bleibt nichts übrig. Wähle also ⦗R⦘.
lesson-show-one = Mit ⦗M1⦘ kämst du zuletzt dran, und beide Tiere wären weg. Wähle ⦗R⦘.
lesson-refill = Du darfst abwerfen, was dir nicht gefällt, dann ziehst du auf 7 Karten nach. Behalte, was du hast.
lesson-refill-discard = Das ist erlaubt. Hier ist aber jede Karte nützlich, also wirf nichts ab.
lesson-refilled = Wieder sieben Karten, und ⦗R⦘ ist zurück auf deiner Hand. Cleo hat den Löwen genommen. Seine Bonuskarte gewinnt jeden Gleichstand.

## Runde 5
lesson-lion-bid = Noch ein Löwe. Er lebt in der Savanne: Biete ⦗S2⦘.
lesson-lion-bid-refill = Du hast schon sieben Karten. Biete ⦗S2⦘ für den Löwen.
lesson-lion-bid-two = Mit dem Adler darfst du zwei legen. Diesmal genügt eine.
lesson-lion-bid-other = Nicht schlecht, aber ⦗S2⦘ ist Savanne und billig: Versuch sie.
lesson-tie-again = Wieder Gleichstand mit Ben! Cleos Löwe zählt nur, wenn sie beteiligt ist. Leg ⦗S3⦘.
lesson-tie-again-other = ⦗S3⦘ ist Savanne wie dein Gebot: So bleiben die 2 Punkte möglich.
lesson-tie-again-keep = Auch damit blieben die 2 Punkte möglich. Aber heb dir die Karte auf und leg ⦗S3⦘.
lesson-still-tied = 3 gegen 3: immer noch gleich. Nun das Stechen: je eine Karte mehr. Ungesehen ziehen kostet dich nichts: Zieh.
lesson-still-tied-hand = Eine Handkarte wäre danach weg. Versuch erst dein Glück mit dem Stapel.
lesson-break-equal = 2 und 2: wieder gleich, also wird wiederholt. Jetzt geh sicher und leg ⦗S4⦘: Keine Karte ist höher.
lesson-break-equal-draw = Das Glück kann dich diesmal verlassen. ⦗S4⦘ ist nicht zu schlagen.
lesson-break-equal-lower = Die könnte geschlagen werden. Leg ⦗S4⦘.
lesson-break-won = 4 gegen 3: Du bist dran. Das Stechen bezahlt nichts: Nimm den Löwen mit ⦗S2⦘ und ⦗S3⦘.
lesson-break-won-ibex = Deine Karten sind Savanne, der Lebensraum des Löwen. Nur er bringt 2 Punkte.
lesson-break-won-pass = Nach so einem Kampf? Nimm den Löwen.
lesson-lion-moves = So viele Löwen wie Cleo: Die Bonuskarte kommt zu dir. Jetzt gewinnst du jeden Gleichstand.

## Runde 6
lesson-lion-test = Probier den Löwen aus. Biete ⦗F2⦘ für das Eichhörnchen.
lesson-lion-test-refill = Mit diesen Karten geht noch etwas. Biete ⦗F2⦘.
lesson-lion-test-other = Das Eichhörnchen lebt im Wald. Biete ⦗F2⦘.
lesson-lion-first = Cleo hat auch 2 geboten, aber mit dem Löwen bist du zuerst dran. Nimm das Eichhörnchen und zahle mit ⦗F2⦘.
lesson-lion-first-wild = Das geht und bringt die 2 Punkte. Aber eine Jokerkarte passt überall: Heb sie auf.
lesson-lion-first-mixed = Eine Gebirgskarte verdirbt den natürlichen Lebensraum. Zahle mit Wald.
lesson-lion-first-eagle = Ein zweiter Adler ist verlockend. Aber das Eichhörnchen bringt 2 Punkte und Cleos Bonuskarte.
lesson-lion-first-pass = Der Löwe hat dich nach vorn gebracht. Nimm das Eichhörnchen!
lesson-leaders-move = Je ein Eichhörnchen, und deins kam zuletzt: Die Bonuskarte gehört dir, und du ziehst auf 10 nach. Doch Cleo hat nun so viele Adler wie du: Die Adler-Bonuskarte geht an sie.

## Runde 7
lesson-wild-bid = Eine Jokerkarte mit der 1 kostet nichts weiter und passt zu jedem Tier. Biete ⦗W1⦘.
lesson-wild-bid-refill = Erst noch ein Tier. Biete ⦗W1⦘.
lesson-wild-bid-other = ⦗M1⦘ ist Gebirge. Mit ⦗W1⦘ bekommst du für jedes Tier 2 Punkte.
lesson-take-meerkat = Ben hat den Adler genommen. Nimm das Erdmännchen.
lesson-take-meerkat-pass = Ein Tier umsonst und 2 Punkte dazu: Nimm es.
lesson-meerkat-moves = So viele Erdmännchen wie Ben: Die Bonuskarte gehört dir. Wenn du nachziehst, darfst du vorher ein Tier tauschen.

## Runde 8
lesson-bid-refill = Zeit, sie zu nutzen: Biete ⦗R⦘.
lesson-bid-refill-other = Später. Zuerst das Erdmännchen: Biete ⦗R⦘.
lesson-swap = Ben hat drei Steinböcke, du hast einen. Gib ihn weg und nimm den Pfau aus der Auslage.
lesson-swap-none = Du darfst alles behalten. Aber ein zweiter Pfau ist mehr wert als ein einsamer Steinbock.
lesson-swap-given = Der Pfau ist richtig. Gib aber den Steinbock: Damit verlierst du am wenigsten.
lesson-swap-gained = Das ginge. Aber Pfauen sind deine Stärke: Gib den Steinbock für den Pfau.
lesson-refill-ten = Zwei Pfauen! Mit dem Eichhörnchen ziehst du auf 10 nach. Behalte ⦗M1⦘ oder wirf sie für eine neue Karte ab: Du entscheidest.
lesson-kept = Zehn Karten, und die billige ⦗M1⦘ hast du noch. Mehr als zehn Wildniskarten darf niemand auf der Hand haben.
lesson-lion-lost = Cleo nimmt einen zweiten Löwen: Sie hat mehr als du und bekommt die Bonuskarte zurück. Den Steinbock hat niemand genommen: Tiere, die übrig bleiben, verlassen das Spiel.
lesson-discarded = Eine neue Karte für ⦗M1⦘, zusammen zehn. Mehr als zehn Wildniskarten darf niemand auf der Hand haben.

## Runde 9
lesson-third-peacock = Runde 9 ging schnell vorbei: Du hast die anderen überboten und einen dritten Pfau bekommen.
lesson-last-peacock = Ein fünfter Pfau: sofort 2 Punkte für den Wald und 2 weitere in der Schlusswertung.
lesson-last-take-mixed = Pfau und Eichhörnchen leben beide im Wald. Zahle mit ⦗F1⦘ und ⦗F2⦘ für 2 Punkte.

## Runde 10
lesson-saving-bid = Biete ⦗S1⦘, um Karten zu sparen. Du dürftest auch mehr bieten, als du zahlen kannst: Das wäre ein Bluff, und du müsstest passen.
lesson-saving-bid-refill = Du hast reichlich Karten. Biete ⦗S1⦘.
lesson-saving-bid-other = Heb dir die für später auf. Biete ⦗S1⦘.
lesson-outbid = Cleo hat 4 geboten und war vor dir dran. Sie hat zwei Eichhörnchen, du eins: Die Bonuskarte gehört wieder ihr.
lesson-take-or-pass = Nur der Steinbock ist noch da. Nimm ihn für deine ⦗S1⦘, oder passe und zieh zwei Karten: Du entscheidest.
lesson-took-ibex = Ein Steinbock für eine einzige Karte. Er wird aber kaum zählen: Nur deine zwei häufigsten Tierarten bringen Punkte. Passen hätte zwei Karten gebracht.
lesson-passed = Dein Gebot ist zurück, und du hast zwei Karten gezogen. Der Steinbock hätte kaum gezählt: Nur deine zwei häufigsten Tierarten bringen Punkte.

## Runden 11 bis 14
lesson-quick-rounds = Jetzt weißt du, wie gespielt wird. Die Runden 11, 12 und 13 gingen schnell vorbei: Sieh, wie deine Sammlung gewachsen ist.
lesson-last-bid = Runde 14 ist die letzte. Karten auf der Hand zählen danach nichts. Biete ⦗F3⦘.
lesson-last-bid-refill = Neue Karten nützen nichts mehr. Biete ⦗F3⦘.
lesson-last-bid-other = Geh ein letztes Mal sicher, dass du zuerst wählst: Biete ⦗F3⦘.
lesson-last-take = Nimm Pfau oder Eichhörnchen mit ⦗F1⦘ und ⦗F2⦘, oder passe: Du entscheidest.
lesson-last-squirrel = Sofort 2 Punkte für den Wald. Aber ein einzelnes Eichhörnchen zählt am Ende nichts; ein fünfter Pfau hätte 2 gezählt.
lesson-last-nothing = Zwei Karten mehr, aber Handkarten zählen jetzt nichts. Nimm in der letzten Runde, was du zahlen kannst.
lesson-count-largest = Die Auslage lässt sich nicht mehr füllen: Die Partie ist zu Ende. Deine häufigste Tierart: { $largest } zu je 2 Punkten, macht { $points }.
lesson-count-second = Deine zweithäufigste: zwei Löwen oder zwei Erdmännchen, aber nur eine Tierart zählt. Je 1 Punkt, macht 2.
lesson-count-leaders = Drei Bonuskarten: 3 für den Pfau, je 1 für Löwe und Erdmännchen, macht 5.
lesson-count-tokens = Und deine Punktemarker für natürliche Lebensräume: { $tokens } Punkte.
lesson-count-total = { $total } Punkte: Du hast gewonnen! Bei gleich vielen Punkten entscheidet, wer mehr Tiere hat. Spiel jetzt eine eigene Partie.
