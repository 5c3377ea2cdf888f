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
lesson-welcome = Willkommen! Du sammelst Tiere, und viele von einer Art bringen am meisten. Zwei Tiere liegen in der Auslage.
lesson-your-hand = Deine Hand. Eine Wildniskarte zeigt einen Lebensraum und eine Zahl von 1 bis 4.
lesson-the-others = Ben und Cleo spielen gegen dich. Du siehst, wie viele Karten sie haben, aber nicht welche.
lesson-first-bid = Alle bieten verdeckt eine Karte, und hohe Gebote wählen zuerst. Biete ⦗F3⦘.
lesson-first-bid-refill = Damit füllst du deine Hand, statt ein Tier zu gewinnen, und du hast schon sieben Karten. Nimm ⦗F3⦘.
lesson-first-bid-other = Auch ein gutes Gebot. Aber lass uns mit ⦗F3⦘ zuerst wählen.
lesson-reveal = Alle Gebote werden zugleich aufgedeckt: du 3, Ben 2, Cleo 1. Du bist zuerst dran, dann Ben, dann Cleo.
lesson-cost = Ein Gebot hat seinen Preis. Deine 3 kostet zwei weitere Karten, eine 2 kostet eine, eine 1 keine.
lesson-natural = Jedes Tier hat einen natürlichen Lebensraum. Der Pfau lebt im Wald: Sind dein Gebot und alles, was du zahlst, Wald, bekommst du 2 Punkte.
lesson-wild = Eine Jokerkarte zählt als jeder Lebensraum.
lesson-first-take = Nimm den Pfau und zahle mit ⦗F1⦘ und ⦗W2⦘.
lesson-first-take-mixed = Der Pfau wäre dein, aber nicht alles davon ist Wald, also gäbe es keine Punkte. Nimm ⦗F1⦘ und ⦗W2⦘.
lesson-first-take-meerkat = Erdmännchen leben in der Savanne, und dein Gebot ist Wald. Der Pfau bringt mehr.
lesson-first-take-pass = Du darfst passen und zwei Karten ziehen. Aber du hast die erste Wahl: Nutze sie für den Pfau.
lesson-two-points = Alles Wald: 2 Punkte für dich! Am Ende zählt jedes Tier deiner häufigsten Tierart 2 weitere, jedes der zweithäufigsten 1.
lesson-peacock-leader = Niemand hat mehr Pfauen als du, also gehört dir ihre Bonuskarte. Am Ende zählt sie 3 Punkte, jede andere 1.
lesson-meerkat-leader = Ben zahlt eine Karte und bekommt das Erdmännchen samt Bonuskarte. Jede Bonuskarte hat eine Stärke; du lernst alle kennen.
lesson-cleo-passes = Für Cleo ist nichts mehr da. Sie passt: Ihr Gebot kommt zurück auf die Hand, und sie zieht zwei Karten.
lesson-round-ends = Gebote und Zahlungen werden abgeworfen. Zwei neue Tiere kommen, und Runde 2 beginnt.

## Runde 2
lesson-low-bid = Niedrige Gebote kommen zuletzt dran, sind aber billig. Biete ⦗M1⦘ und hoffe auf den Steinbock: Er lebt im Gebirge.
lesson-low-bid-refill = Du hast noch genug Karten. Versuch erst die billige ⦗M1⦘.
lesson-low-bid-other = ⦗M1⦘ kostet nichts weiter und ist Gebirge, wo der Steinbock lebt: Nimm sie.
lesson-ben-refills = Ben hat seine Nachziehkarte ⦗R⦘ geboten. Er bekommt kein Tier, darf abwerfen und zieht auf 7 Karten nach.
lesson-squirrel-leader = Cleo nimmt das Eichhörnchen und bekommt seine Bonuskarte: Damit darf sie auf 10 Karten nachziehen.
lesson-free-ibex = Der Steinbock ist noch da! Nimm ihn: ⦗M1⦘ genügt und ist sein natürlicher Lebensraum.
lesson-free-ibex-pass = Ein Tier und 2 Punkte für eine einzige Karte? Nimm es lieber.
lesson-ibex-leader = Ein Steinbock, 2 Punkte und die Steinbock-Bonuskarte.
lesson-ibex-power = Ihre Stärke: Am Ende einer Runde darfst du dein Gebot zurücknehmen, außer es ist eine Jokerkarte. Nimm ⦗M1⦘ zurück.
lesson-ibex-power-leave = Du könntest sie liegen lassen, aber Karte ist Karte. Nimm sie zurück.

## Runde 3
lesson-bid-three = Ein Adler! Biete ⦗M3⦘, um früh dran zu sein.
lesson-bid-three-refill = Das Nachziehen kann noch eine Runde warten. Hol dir den Adler mit ⦗M3⦘.
lesson-bid-three-other = Das ist wohl zu niedrig für die erste Wahl. Nimm ⦗M3⦘.
lesson-tie = Auch Ben hat eine 3 geboten: Gleichstand. Nun legt ihr beide eure Zahlung verdeckt hin, und die höhere Summe ist zuerst dran.
lesson-tie-pay = Leg zwei Karten: ⦗S1⦘ und ⦗S2⦘ ergeben 3. Wer aussteigt, passt.
lesson-tie-pay-withdraw = Steigst du aus, passt du und ziehst zwei Karten. Aber hier kannst du gewinnen: Leg deine Zahlung.
lesson-tie-pay-other = Das geht, aber heb dir ⦗M1⦘ für später auf. Leg ⦗S1⦘ und ⦗S2⦘.
lesson-totals = Du hast 3 gelegt, Ben nur 2: Du bist zuerst dran. Die gelegten Karten sind deine Zahlung, egal was du nimmst.
lesson-take-eagle = Nimm den Adler.
lesson-take-eagle-ibex = Ein zweiter Steinbock wäre schön. Aber der Adler bringt eine Bonuskarte, die du noch nicht hast.
lesson-take-eagle-pass = Du bekämst deine Karten zurück. Aber du hast gewonnen: Nimm den Adler.
lesson-eagle-leader = Die Adler-Bonuskarte! Ab jetzt darfst du zwei Karten legen und erst wählen, wenn du die anderen Gebote siehst.
lesson-ibex-moves = Ben nimmt den anderen Steinbock. Nun hat er so viele wie du, und das reicht: Die Bonuskarte geht an ihn.

## Runde 4
lesson-two-bids = Nur noch eine Wildniskarte. Nutze den Adler: Leg ⦗M1⦘ und ⦗R⦘ zusammen.
lesson-two-bids-one = Eine Karte ist erlaubt. Mit zweien kannst du aber später entscheiden: Leg ⦗M1⦘ und ⦗R⦘.
lesson-show = Cleo hat 4 geboten, Ben 2: Für deine 1 bleibt nichts übrig. Wähle also ⦗R⦘.
lesson-show-one = Mit ⦗M1⦘ kämst du zuletzt dran, und beide Tiere wären weg. Wähle ⦗R⦘.
lesson-refill = Du darfst abwerfen, was dir nicht gefällt, dann ziehst du auf 7 Karten nach. Behalte, was du hast.
lesson-refill-discard = Das ist erlaubt. Hier ist aber jede Karte nützlich, also wirf nichts ab.
lesson-refilled = Wieder sieben Karten, und ⦗R⦘ ist zurück auf deiner Hand.
lesson-lion-leader = Cleo nimmt den Löwen. Seine Bonuskarte gewinnt jeden Gleichstand.

## Runde 5
lesson-lion-bid = Noch ein Löwe. Er lebt in der Savanne: Biete ⦗S2⦘.
lesson-lion-bid-refill = Du hast schon sieben Karten. Biete ⦗S2⦘ für den Löwen.
lesson-lion-bid-two = Mit dem Adler darfst du zwei legen. Diesmal genügt eine.
lesson-lion-bid-other = Nicht schlecht, aber ⦗S2⦘ ist Savanne und billig: Versuch sie.
lesson-tie-again = Wieder Gleichstand mit Ben! Cleos Löwe hilft ihr hier nicht, denn sie ist nicht beteiligt. Leg ⦗S3⦘.
lesson-tie-again-other = ⦗S3⦘ ist Savanne wie dein Gebot: So bleiben die 2 Punkte möglich.
lesson-tie-again-keep = Auch damit blieben die 2 Punkte möglich. Aber heb dir die Karte auf und leg ⦗S3⦘.
lesson-still-tied = 3 gegen 3: immer noch gleich. Nun kommt das Stechen: je eine weitere Karte, die höchste gewinnt.
lesson-break-draw = Leg eine Handkarte oder ungesehen die oberste vom Stapel. Ziehen kostet dich nichts: Zieh.
lesson-break-draw-hand = Eine Handkarte wäre danach weg. Versuch erst dein Glück mit dem Stapel.
lesson-break-equal = 2 und 2. Wieder gleich, also wird wiederholt, bis eine Karte die höchste ist.
lesson-break-hand = Jetzt geh sicher: Leg ⦗S4⦘. Keine Karte ist höher.
lesson-break-hand-draw = Das Glück kann dich diesmal verlassen. ⦗S4⦘ ist nicht zu schlagen.
lesson-break-hand-lower = Die könnte geschlagen werden. Leg ⦗S4⦘.
lesson-break-won = 4 gegen 3: Du bist zuerst dran. Karten des Stechens werden abgeworfen und zählen nie als Zahlung.
lesson-take-lion = Nimm den Löwen mit ⦗S2⦘ und ⦗S3⦘: alles Savanne.
lesson-take-lion-ibex = Deine Karten sind Savanne, der Lebensraum des Löwen. Nur er bringt 2 Punkte.
lesson-take-lion-pass = Nach so einem Kampf? Nimm den Löwen.
lesson-lion-moves = So viele Löwen wie Cleo: Die Bonuskarte kommt zu dir. Jetzt gewinnst du jeden Gleichstand.

## Runde 6
lesson-lion-test = Probier den Löwen aus. Biete ⦗F2⦘ für das Eichhörnchen.
lesson-lion-test-refill = Mit diesen Karten geht noch etwas. Biete ⦗F2⦘.
lesson-lion-test-other = Das Eichhörnchen lebt im Wald. Biete ⦗F2⦘.
lesson-ben-empty = Ben hatte keine Wildniskarte mehr. Da bleibt nur die Nachziehkarte: Sie wurde für ihn geboten.
lesson-lion-first = Cleo hat 2 geboten wie du. Der Löwe entscheidet: Du bist zuerst dran und legst nichts vorab.
lesson-take-squirrel = Nimm das Eichhörnchen und zahle mit ⦗F2⦘.
lesson-take-squirrel-wild = Das geht und bringt die 2 Punkte. Aber eine Jokerkarte passt überall: Heb sie auf.
lesson-take-squirrel-mixed = Eine Gebirgskarte verdirbt den natürlichen Lebensraum. Zahle mit Wald.
lesson-take-squirrel-eagle = Ein zweiter Adler ist verlockend. Aber das Eichhörnchen bringt 2 Punkte und Cleos Bonuskarte.
lesson-take-squirrel-pass = Der Löwe hat dich nach vorn gebracht. Nimm das Eichhörnchen!
lesson-squirrel-moves = Je ein Eichhörnchen, und deins ist neuer: Cleo gibt dir die Bonuskarte. Nun ziehst du auf 10 Karten nach.
lesson-eagle-moves = Cleo macht es dir nach: Sie hat jetzt so viele Adler wie du, und die Adler-Bonuskarte geht an sie. Bonuskarten kommen und gehen.

## Runde 7
lesson-wild-bid = Eine Jokerkarte mit der 1 kostet nichts weiter und passt zu jedem Tier. Biete ⦗W1⦘.
lesson-wild-bid-refill = Erst noch ein Tier. Biete ⦗W1⦘.
lesson-wild-bid-other = ⦗M1⦘ ist Gebirge. Mit ⦗W1⦘ bekommst du für jedes Tier 2 Punkte.
lesson-reshuffle = Cleo hat nachgezogen, und der Stapel war leer. Der Abwurfstapel wurde gemischt und ist der neue Stapel.
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
lesson-refill-ten = Zwei Pfauen. Und dank dem Eichhörnchen ziehst du auf 10 nach. Behalte deine Karte.
lesson-hand-limit = Zehn Karten. Mehr als zehn Wildniskarten darf niemand auf der Hand haben.
lesson-lion-lost = Cleo nimmt einen zweiten Löwen. Sie hat mehr als du, also geht die Löwen-Bonuskarte zurück an sie.
lesson-left-over = Niemand hat den Steinbock genommen. Tiere, die übrig bleiben, verlassen das Spiel.

## Runde 9
lesson-third-peacock = Ein dritter Pfau! Biete ⦗F3⦘. Auch ein Bluff ist erlaubt: bieten, was du nicht zahlen kannst. Dann passt du und ziehst zwei Karten.
lesson-third-peacock-refill = Deine Hand ist voll. Hol dir den Pfau mit ⦗F3⦘.
lesson-third-peacock-other = Sichere dir den Pfau: ⦗F3⦘ ist hoch, und Wald.
lesson-take-peacock = Nimm den Pfau mit ⦗F1⦘ und ⦗F2⦘.
lesson-take-peacock-mixed = Das reicht als Zahlung, aber nur Wald bringt die 2 Punkte. Nimm ⦗F1⦘ und ⦗F2⦘.
lesson-take-peacock-eagle = Adler sind schön, aber Pfauen sind deine häufigste Tierart. Nimm den Pfau.
lesson-take-peacock-pass = Du bist zuerst dran und hast die richtigen Karten. Nimm den Pfau.
lesson-largest = Drei Pfauen. Am Ende zählt jedes Tier deiner häufigsten Tierart 2 Punkte.

## Runde 10
lesson-hopeful-bid = Noch ein Eichhörnchen würde deine Bonuskarte sichern. Biete ⦗S3⦘.
lesson-hopeful-bid-refill = Du hast reichlich Karten. Biete ⦗S3⦘.
lesson-hopeful-bid-other = Sei früh dran und heb dir das Gebirge auf: Nimm ⦗S3⦘.
lesson-outbid = Cleo hat 4 geboten und war vor dir dran. Sie hat zwei Eichhörnchen, du eins: Die Bonuskarte gehört wieder ihr.
lesson-pass = Der Steinbock nützt dir wenig und kostet zwei Karten. Du musst ihn nicht nehmen: Passe.
lesson-pass-take = Das ist erlaubt, aber zwei Karten für einen einsamen Steinbock sind viel. Sieh dir an, was Passen bringt.
lesson-passed = Dein Gebot ist zurück, und du hast zwei Karten gezogen. Passen ist kein Verlust.

## Runden 11 bis 14
lesson-quick-rounds = Jetzt weißt du, wie gespielt wird. Die Runden 11, 12 und 13 gingen schnell vorbei: Sieh, wie deine Sammlung gewachsen ist.
lesson-last-bid = Runde 14 ist die letzte. Karten auf der Hand zählen danach nichts. Biete ⦗F3⦘.
lesson-last-bid-refill = Neue Karten nützen nichts mehr. Biete ⦗F3⦘ für einen letzten Pfau.
lesson-last-bid-other = Geh ein letztes Mal sicher: ⦗F3⦘ für den Pfau.
lesson-last-take = Der fünfte Pfau: Zahle mit ⦗F1⦘ und ⦗F2⦘.
lesson-last-take-squirrel = Ein Eichhörnchen würde kaum zählen. Ein fünfter Pfau bringt 2 Punkte, und 2 weitere für den Wald.
lesson-last-take-pass = Es gibt keine nächste Runde, für die du sparen müsstest. Nimm den Pfau.
lesson-game-over = Die Auslage lässt sich nicht mehr füllen: Die Partie ist zu Ende, und alles wird gezählt.
lesson-count-largest = Deine häufigste Tierart: fünf Pfauen zu je 2 Punkten, macht 10.
lesson-count-second = Deine zweithäufigste: zwei Löwen oder zwei Erdmännchen, aber nur eine Tierart zählt. Je 1 Punkt, macht 2.
lesson-count-leaders = Drei Bonuskarten: 3 für den Pfau, je 1 für Löwe und Erdmännchen, macht 5.
lesson-count-tokens = Und deine Punktemarker: neunmal natürlicher Lebensraum, 18 Punkte.
lesson-count-total = 35 Punkte: Du hast gewonnen! Bei gleich vielen Punkten entscheidet die größere Sammlung. Spiel jetzt eine eigene Partie.
