# Die Regelseite. Karten stehen zwischen ⦗ und ⦘ und werden gezeichnet, **…** ist fett, aus R1 bis R22 werden Verweise.

## Die Seite
rulebook-title = Regeln
rulebook-contents = Inhalt
rulebook-search = Regeln durchsuchen
rulebook-found = { $count ->
    [0] Nichts gefunden. Versuch ein anderes Wort.
    [one] Eine Stelle gefunden
   *[other] { $count } Stellen gefunden
}
rulebook-unofficial = Diese Seite ist in unseren eigenen Worten geschrieben. Steht es in der Anleitung aus deiner Schachtel anders, gilt die Anleitung.
rulebook-example = Beispiel
rulebook-step = Schritt { $step } von { $steps }
rulebook-next = Weiter
rulebook-back = Zurück
rulebook-from-start = Von vorn
rulebook-why = Warum:
rulebook-learn = Beim Spielen lernen

## In einer Minute
rulebook-minute = In einer Minute
rulebook-minute-goal = **Wer die meisten Punkte hat, gewinnt.** Am Ende zählt jedes Tier deiner häufigsten Tierart 2 Punkte und jedes der zweithäufigsten 1, dazu kommen Bonuskarten und Punktemarker.
rulebook-minute-bid = In jeder Runde liegen ein paar Tiere in der Mitte. Alle legen eine Karte als geheimes Gebot, dann werden die Gebote zugleich aufgedeckt. **Hohe Gebote wählen zuerst, sind aber teuer:** Eine 4 kostet drei weitere Karten, eine 1 keine.
rulebook-minute-score = Zahlst du nur mit dem natürlichen Lebensraum des Tieres, bekommst du auf der Stelle Punkte. Sammelst du viele von einer Tierart, kommt ihre Bonuskarte zu dir, mit einer Stärke, die eine Regel ändert. Gehen dir die Karten aus, biete deine Nachziehkarte und zieh nach.
rulebook-minute-end = Nach 14, 12 oder 10 Runden (zu dritt, zu viert oder zu fünft) gehen die Tiere aus, und die Partie endet.

## Die Karten
rulebook-cards = Die Karten
rulebook-cards-animals = **42 Tierkarten,** sieben von jeder Art. Um sie wird geboten.
rulebook-cards-habitats = **46 Wildniskarten:** 14 Wald, 14 Savanne, 14 Gebirge und 4 Jokerkarten. Mit ihnen bietest und zahlst du; jede hat eine Zahl von 1 bis 4.
rulebook-cards-wild = **Eine Jokerkarte** steht für jeden Lebensraum und hat eine Zahl wie jede andere Karte.
rulebook-cards-refill = **Die Nachziehkarte,** eine für jede Person, geschrieben ⦗R⦘. Biete sie, um deine Hand zu füllen.
rulebook-cards-leaders = **6 Bonuskarten,** eine für jede Tierart: Punkte und eine Stärke.
rulebook-cards-tokens = **Punktemarker** für Punkte, die du im Spiel gewinnst. Es gibt immer genug davon.
rulebook-cards-values = Von jedem Lebensraum gibt es vier Einsen, vier Zweien, drei Dreien und drei Vieren, dazu von jeder Zahl eine Jokerkarte. Andere Anzahlen lassen sich einstellen (R1).
rulebook-cards-home = Wo jede Tierart lebt und welche Stärke ihre Bonuskarte hat:

## Aufbau
rulebook-setup = Aufbau
rulebook-setup-animals = **Tiere.** Mischt sie und legt einige ungesehen beiseite: 14 zu dritt, 6 zu viert, 2 zu fünft. Zu dritt kommt zuerst eins von jeder Art weg, dann acht zufällige; ein Tisch kann auch alle vierzehn zufällig wählen.
rulebook-setup-display = **Auslage.** Deckt ein Tier weniger auf, als Personen mitspielen.
rulebook-setup-hands = **Handkarten.** Mischt die Wildniskarten. Alle bekommen sieben davon und eine Nachziehkarte.
rulebook-setup-supply = **Bonuskarten** und Punktemarker warten in einem gemeinsamen Vorrat.
rulebook-setup-limit = **Handkartenlimit.** Auf der Hand sind nie mehr als zehn Wildniskarten: Wer mehr ziehen würde, hört bei zehn auf. Die Nachziehkarte zählt nicht mit.
rulebook-setup-empty = **Leerer Stapel.** Gezogen wird Karte für Karte. Wird eine gebraucht und der Stapel ist leer, wird der offene Abwurfstapel zu einem neuen gemischt. Ist auch er leer, zieht niemand (R5).

## Eine Runde
rulebook-round = Eine Runde
rulebook-bids = 1. Bietphase
rulebook-bids-lay = Alle legen eine Karte verdeckt hin: eine Wildniskarte oder die Nachziehkarte. Sobald alle gelegt haben, wird zusammen aufgedeckt. Bis dahin darfst du es dir anders überlegen (R22).
rulebook-bids-bluff = Du darfst eine Zahl bieten, die du nicht zahlen kannst. Das ist ein Bluff: Wenn du dran bist, musst du passen (R9).
rulebook-bids-eagle = **Adler.** Mit seiner Bonuskarte darfst du zwei Karten legen; eine davon darf die Nachziehkarte sein. Du siehst dir die anderen Gebote an und zeigst dann, welche der beiden gilt. Die andere kommt ungesehen zurück auf deine Hand.
rulebook-resolve = 2. Belohnungsphase
rulebook-resolve-steps = Zuerst ziehen alle nach, die ⦗R⦘ geboten haben (2A), dann nehmen die anderen Tiere (2B).
rulebook-refill = 2A. Handkarten nachziehen
rulebook-refill-who = Dieser Schritt ist für alle, die ⦗R⦘ geboten haben.
rulebook-refill-meerkat = **Erdmännchen.** Mit seiner Bonuskarte darfst du zuerst eins deiner Tiere gegen eins der Auslage tauschen. Die Bonuskarten werden sofort geprüft (R6, R18).
rulebook-refill-draw = Wirf so viele Wildniskarten ab, wie du magst, oder keine. Dann zieh, bis du sieben hast, mit der Bonuskarte des **Eichhörnchens** zehn. Wer schon so viele hat, zieht nichts.
rulebook-refill-back = Die Nachziehkarte kommt zurück auf die Hand, und die Runde ist für dich vorbei.
rulebook-acquire = 2B. Tierkarten nehmen
rulebook-acquire-order = Nun sind die Gebote mit Wildniskarten dran, von der höchsten Zahl zur niedrigsten. Gleiche Zahlen bedeuten Gleichstand. Bist du dran, nimmst du ein Tier oder passt.
rulebook-acquire-pay = **Nehmen:** Wähle ein Tier der Auslage. Zusätzlich zum Gebot kostet es eine Karte weniger, als du geboten hast: bei einer 3 zwei Karten, bei einer 1 keine. Zahle mit beliebigen Handkarten, offen neben dem Gebot.
rulebook-acquire-natural = **Natürlicher Lebensraum:** Zeigen das Gebot und jede gezahlte Karte den Lebensraum des Tieres, bekommst du sofort 2 Punkte. Jokerkarten passen immer.
rulebook-acquire-leader = **Bonuskarte:** Hast du jetzt mindestens so viele Tiere dieser Art wie jede andere Person, gehört ihre Bonuskarte dir.
rulebook-acquire-pass = **Passen:** weil du willst oder weil du musst. Dein Gebot kommt zurück auf die Hand, und du ziehst zwei Karten (R10).
rulebook-prepare = 3. Vorbereitungsphase
rulebook-prepare-ibex = **Steinbock.** Wer jetzt seine Bonuskarte hat, darf das eigene Gebot zurücknehmen, wenn es noch daliegt und keine Jokerkarte ist (R16).
rulebook-prepare-clear = Alle anderen Gebote und Zahlungen werden abgeworfen. Tiere, die niemand genommen hat, verlassen das Spiel. Deckt neue auf; sind es zu wenige für eine volle Auslage, ist die Partie sofort zu Ende.

## Gleichstände
rulebook-ties = Gleichstände
rulebook-ties-intro = Alle mit gleichem Gebot, ob zwei, drei oder mehr Personen, klären untereinander, wer als Nächstes dran ist, dann wer danach, bis alle dran waren. Jedes Mal gilt:
rulebook-ties-empty = Ist die Auslage leer, passen alle.
rulebook-ties-alone = Ist nur noch eine Person übrig, gibt es nichts zu klären: nehmen oder passen.
rulebook-ties-lion = **Löwe.** Hat jemand von ihnen seine Bonuskarte, ist diese Person als Nächstes dran, wie ohne Gleichstand, und legt keine Zahlung vorab.
rulebook-ties-pay = Sonst legen alle, die es noch nicht getan haben, ihre Zahlung verdeckt hin oder **steigen aus** (R11). Alles wird zugleich aufgedeckt. Wer ausgestiegen ist, passt; die anderen addieren die Zahlen auf ihren gelegten Karten. Wer die höchste Summe hat, ist als Nächstes dran und muss genau mit diesen Karten zahlen.
rulebook-ties-break = Haben mehrere die höchste Summe, kommt das **Stechen:** Sie legen je eine weitere Karte verdeckt, von der Hand oder ungesehen vom Stapel. Eine Karte, die höher ist als alle anderen, entscheidet; sonst machen es dieselben noch einmal (R13). Am Ende werden diese Karten abgeworfen; als Zahlung zählen sie nie.
rulebook-ties-laid = Eine gelegte Zahlung bleibt liegen, während andere dran sind. Wer dann an die Reihe kommt, nimmt damit ein Tier oder passt und bekommt alles zurück (R12). Bei einem Gleichstand mit der Zahl 1 ist nichts zu zahlen; es geht gleich ins Stechen.

## Bonuskarten
rulebook-leaders = Bonuskarten
rulebook-leaders-gain = Du **bekommst** eine Bonuskarte in dem Moment, in dem du ein Tier ihrer Art gewinnst und niemand mehr davon hat als du. Gleichziehen genügt: Dann wechselt sie zu dir. Ihre Stärke darfst du noch in derselben Runde nutzen.
rulebook-leaders-lose = Du **verlierst** eine Bonuskarte, wenn jemand durch ein gewonnenes Tier gleichzieht, oder wenn du mit dem Erdmännchen ein Tier weggibst und danach keins dieser Art mehr hast oder weniger als jemand anderes. Sie geht dann an die eine Person mit den meisten oder in den Vorrat (R17).

## Das Ende
rulebook-end = Das Ende
rulebook-end-hands = Alle Handkarten werden abgeworfen; sie sind nichts wert. Dann zählen alle:
rulebook-end-largest = 2 Punkte für jedes Tier der häufigsten Tierart,
rulebook-end-second = 1 Punkt für jedes Tier der zweithäufigsten Tierart (von gleich häufigen zählt eine als häufigste und eine als zweithäufigste, mehr nicht),
rulebook-end-leaders = 1 Punkt für jede Bonuskarte, aber 3 für die des Pfaus,
rulebook-end-tokens = die Punktemarker.
rulebook-end-rank = Wer die meisten Punkte hat, gewinnt. Bei gleicher Punktzahl liegt vorn, wer mehr Tiere hat; ist auch das gleich, wird der Platz geteilt, und der nächste entfällt (1, 2, 2, 4).

## Was alle sehen dürfen
rulebook-seen = Was alle sehen dürfen
rulebook-seen-open = **Offen:** die Auslage, Sammlungen, Bonuskarten und Punktemarker; Gebote, Zahlungen und Karten eines Stechens, sobald sie aufgedeckt sind, und ob diese von der Hand oder vom Stapel kamen; der ganze Abwurfstapel; wie viele Karten in jeder Hand und jedem Stapel sind; wie viele Karten mit der Adler-Bonuskarte gelegt wurden; wer sich schon entschieden hat.
rulebook-seen-secret = **Geheim:** die Karten einer Hand; was verdeckt liegt; die Reihenfolge der Stapel; die beiseitegelegten Tiere; die Karte, die mit der Adler-Bonuskarte nicht gewählt wurde; der Startwert des Mischens, bis die Partie zu Ende ist.

## Durchgespielte Beispiele
example-natural = Ein Tier in seinem natürlichen Lebensraum
example-natural-bid = Ann hätte gern den Pfau. Sie hat ⦗F3⦘, ⦗F1⦘ und die Jokerkarte ⦗W2⦘.
example-natural-cost = Sie bietet ⦗F3⦘, das höchste Gebot, und ist zuerst dran. Eine 3 kostet zwei weitere Karten.
example-natural-took = Sie zahlt ⦗F1⦘ und ⦗W2⦘. Alle drei sind Waldkarten oder Jokerkarten: Der Pfau bringt sofort 2 Punkte. ⦗S1⦘ ⦗S1⦘ hätten auch gereicht, aber ohne Punkte.
example-natural-leader = Es ist der erste Pfau der Partie, also kommt seine Bonuskarte gleich mit.

example-tie = Ein Gleichstand, den die Summe entscheidet
example-tie-before = In der Auslage liegen ein Adler und ein Eichhörnchen.
example-tie-equal = Ann und Ben haben beide eine 3 geboten. Beide müssen zwei Karten verdeckt legen.
example-tie-totals = Ann deckt 2 und 3 auf, zusammen 5. Ben deckt 1 und 2 auf, zusammen 3. Ann ist zuerst dran.
example-tie-first = Sie nimmt den Adler und zahlt genau mit den Karten, die sie gelegt hat.
example-tie-second = Dann ist Ben an der Reihe: Mit seinen Karten nimmt er das Eichhörnchen.
example-tie-third = Für Cleos 1 bleibt nichts übrig. Sie passt: Das Gebot kommt zurück, und sie zieht zwei Karten.

example-break = Ein Stechen, das wiederholt wird
example-break-before = In der Auslage liegen ein Löwe und ein Pfau, und alle wollen zuerst wählen.
example-break-ones = Alle drei haben eine 1 geboten. Zu zahlen ist nichts, also beginnt gleich das Stechen: je eine Karte.
example-break-equal = 4, 4 und 2. Die höchste Karte gibt es zweimal, also wiederholen alle drei, auch Cleo mit ihrer 2.
example-break-decided = Diesmal zieht Ann eine 3 vom Stapel, Ben legt eine 2 und Cleo eine 4. Nun ist eine Karte die höchste: die von Cleo.
example-break-discarded = Cleo ist als Nächste dran. Alle sechs Karten des Stechens kommen auf den Abwurfstapel.
example-break-rest = Sie nimmt den Löwen. Ann und Ben stechen nun auf dieselbe Weise darum, wer als Nächstes dran ist.

example-leader = Eine Bonuskarte wandert weiter
example-leader-before = In der Auslage liegen zwei Steinböcke.
example-leader-order = Ben bietet 4, Ann 2, Cleo 1. Ben ist zuerst dran.
example-leader-first = Er zahlt drei Karten und nimmt einen Steinbock. Niemand hat mehr, also gehört ihm die Steinbock-Bonuskarte.
example-leader-moves = Ann zahlt eine Karte und nimmt den anderen Steinbock. Sie hat nun so viele wie Ben: Die Bonuskarte wandert weiter zu ihr.
example-leader-pass = Die Auslage ist leer. Cleo passt, nimmt ihre 1 zurück und zieht zwei Karten.
example-leader-kept = Am Ende der Runde hat Ann die Steinbock-Bonuskarte, also darf sie ihre 2 zurück auf die Hand nehmen.

example-meerkat = Der Tausch mit dem Erdmännchen
example-meerkat-before = Ann hat die Bonuskarten von Erdmännchen und Steinbock. Ben hat so viele Steinböcke und Eichhörnchen wie sie.
example-meerkat-bid = Sie bietet ⦗R⦘. Bevor sie zieht, darf sie dank dem Erdmännchen ein Tier tauschen.
example-meerkat-swap = Sie gibt einen Steinbock und bekommt das Eichhörnchen aus der Auslage.
example-meerkat-gained = Zwei Eichhörnchen, mehr als alle anderen: Die Eichhörnchen-Bonuskarte kommt zu ihr.
example-meerkat-lost = Mit einem Steinbock hat sie aber weniger als Ben. Er allein hat die meisten, also geht die Steinbock-Bonuskarte an ihn.
example-meerkat-ten = Das Eichhörnchen wirkt sofort: Ann zieht auf zehn Karten nach.

example-count = Die Schlusswertung
example-count-before = Die letzte Runde ist vorbei. Ann hat vier Pfauen samt Bonuskarte, drei Steinböcke, drei Eichhörnchen und Punktemarker für 8 Punkte.
example-count-largest = Ihre häufigste Tierart sind die Pfauen: 4 mal 2 macht 8.
example-count-second = An zweiter Stelle stehen Steinböcke oder Eichhörnchen. Nur eine Tierart zählt: 3.
example-count-leaders = Die Pfau-Bonuskarte zählt 3.
example-count-total = Mit 8 Punkten an Markern macht das 22.

## Festlegungen
rulings = Festlegungen
rulings-intro = Gedruckte Regeln sind kurz, und am Tisch füllt man ihre Lücken, ohne es zu merken. Einem Programm muss man alles sagen. Jede Festlegung hat eine Nummer, auf die sich Erklärungen und Hinweise beziehen.
ruling-R1 = Die Kartenverteilung lässt sich einstellen: vier Anzahlen, zusammen 14, für die Zahlen jedes Lebensraums und vier, zusammen 4, für die Jokerkarten. Voreingestellt ist 4, 4, 3, 3 und 1, 1, 1, 1.
    .name = Zahlen
    .why = Der Text sagt, welche Zahlen es gibt, nicht wie oft. Wer die Schachtel hat, kann nachzählen und andere Anzahlen eintragen.
ruling-R2 = Pfau und Eichhörnchen leben im Wald, Adler und Steinbock im Gebirge, Löwe und Erdmännchen in der Savanne.
    .name = Lebensräume
    .why = Ausgeschrieben ist nur der Lebensraum des Pfaus; die anderen folgen daraus, wie andere Sprachausgaben der Anleitung die Szenen beschreiben.
ruling-R3 = Plätze zählen im Uhrzeigersinn ab 0. Wo eine Reihenfolge gebraucht wird und das Spiel keine nennt, gilt die Startreihenfolge: im Uhrzeigersinn, und jede Runde beginnt sie einen Platz weiter.
    .name = Plätze und Startreihenfolge
    .why = Es gibt keine Startperson. Eine Reihenfolge, die jede Runde weiterwandert, bevorzugt niemanden.
ruling-R4 = Die obersten sieben Karten gehen an Platz 0, die nächsten sieben an Platz 1 und so weiter.
    .name = Austeilen
    .why = Dasselbe Mischen soll überall dieselben Handkarten ergeben.
ruling-R5 = Der Abwurfstapel wird gemischt, wenn eine Karte gezogen werden muss und keine da ist, nicht früher. Sind beide leer, endet das Ziehen.
    .name = Leerer Stapel
    .why = Fünf Hände zu zehn sind mehr als 46 Karten, es kommt also vor; und würde früher gemischt, wären Karten zu bald nicht mehr zu sehen.
ruling-R6 = Getauscht wird, bevor irgendwer abwirft. Wandert die Erdmännchen-Bonuskarte zu einer anderen Person mit Nachziehkarte, die in dieser Runde noch nicht tauschen durfte, darf sie es auch.
    .name = Erst tauschen
    .why = Das Erdmännchen kommt vor jeder anderen Stärke und vor dem Ziehen, und eine Stärke gilt schon in der Runde, in der die Bonuskarte kam.
ruling-R7 = Alle, die nachziehen, wählen gleichzeitig, was sie abwerfen. Dann werfen sie in Startreihenfolge nacheinander ab und ziehen; wird dabei gemischt, fehlen die Abwürfe derer, die noch kommen.
    .name = Gemeinsam nachziehen
    .why = Gleichzeitig zu wählen geht schneller und verrät nichts; das Ziehen braucht eine Reihenfolge.
ruling-R8 = Ein Tier darf gegen eins derselben Art getauscht werden.
    .name = Gleiche Art
    .why = Nichts verbietet es, und ein gewonnenes Tier kann die Bonuskarte bringen.
ruling-R9 = Wer vor einer leeren Auslage steht, oder keine Zahlung gelegt und zu wenige Karten dafür hat, passt, ohne gefragt zu werden. Gebote, die man nicht zahlen kann, sind erlaubt.
    .name = Passen müssen
    .why = Bluffen gehört dazu, und eine Frage mit nur einer Antwort ist keine.
ruling-R10 = Wer passt, bekommt immer das Gebot zurück und zieht immer.
    .name = Passen
    .why = So bleibt Passen einfach, und auf das Ziehen würde fast nie jemand verzichten.
ruling-R11 = Wer bei einem Gleichstand zahlen soll, darf stattdessen aussteigen; mit zu wenigen Karten muss man es. Auch wenn nur eine Person zahlen kann, wird sie gefragt und ist dann an die Karten gebunden. Zuerst passen alle, die ausgestiegen sind, in Startreihenfolge; dann werden die Summen verglichen. Bei einem Gleichstand mit der Zahl 1 wird niemand gefragt: Alle Summen sind 0.
    .name = Aussteigen
    .why = Sonst müsste man vorab für ein Tier zahlen, das man gar nicht will.
ruling-R12 = Eine Zahlung bleibt liegen, bis dran ist, wer sie gelegt hat, egal wer vorher an der Reihe ist. Dann wird damit ein Tier bezahlt, oder man passt und bekommt alles zurück.
    .name = Gelegte Zahlung
    .why = Eine Zahlung ist ein Versprechen, und beim Passen kommt ja auch das Gebot zurück.
ruling-R13 = Gibt es die höchste Karte eines Stechens mehrfach, wiederholen es alle Beteiligten, auch die mit niedrigeren Karten.
    .name = Wiederholen
    .why = Sie haben zusammen gestochen, und entschieden ist noch nichts.
ruling-R14 = Der Stapel wird nur angeboten, wenn er und der Abwurfstapel zusammen für alle Beteiligten eine Karte haben; das wird jedes Mal neu geprüft. Gezogen wird in Startreihenfolge. Wer nichts legen kann, zählt als 0; trifft das auf alle zu, entscheidet die Startreihenfolge.
    .name = Ziehen beim Stechen
    .why = Was nicht eingelöst werden kann, soll nicht angeboten werden, und eine Partie muss enden.
ruling-R15 = Bis das Stechen entschieden ist, gehören seine Karten zu keinem Stapel und werden nicht mitgemischt.
    .name = Karten eines Stechens
    .why = Sie liegen noch auf dem Tisch.
ruling-R16 = Es zählt, wer am Ende der Runde die Steinbock-Bonuskarte hat. Ein Gebot, das schon zurück auf der Hand ist, kann man nicht noch einmal zurücknehmen.
    .name = Steinbock
    .why = Bonuskarten wechseln mitten in der Runde; eine Stärke gilt, wenn ihr Moment kommt.
ruling-R17 = Geht eine Bonuskarte durch einen Tausch verloren und liegen mehrere andere gleichauf vorn, kommt sie in den Vorrat. Wer als Nächstes ein solches Tier gewinnt, bekommt sie, wenn niemand mehr davon hat.
    .name = Mehrere mit den meisten
    .why = Die Person mit den meisten muss eine einzige sein.
ruling-R18 = Ein Tausch ist ein einziger Schritt: Danach wird zuerst die Bonuskarte der gewonnenen Tierart geprüft, dann die der abgegebenen.
    .name = Ein Schritt
    .why = Geben und Nehmen geschehen zugleich.
ruling-R19 = Was keine Wahl lässt, geschieht ohne Frage: die Nachziehkarte bieten, wenn man keine Wildniskarte hat, mit leerer Hand nachziehen, passen oder aussteigen müssen, ein Stechen mit höchstens einer möglichen Karte. Nach allem anderen wird gefragt, auch wenn alle Handkarten gleich sind.
    .name = Keine leeren Fragen
    .why = Auf eine Antwort zu warten, die nicht anders ausfallen kann, ist lästig. Ob jemand gefragt wird, folgt nur aus offenen Tatsachen und verrät deshalb nichts.
ruling-R20 = Gleichzeitige Entscheidungen werden nach Platznummer aufgezeichnet.
    .name = Reihenfolge der Aufzeichnung
    .why = So hat eine Partie genau eine Aufzeichnung, egal in welcher Reihenfolge die Antworten eintrafen.
ruling-R21 = Die offene Kartenzahl einer Hand ändert sich, wenn eine Entscheidung aufgedeckt wird, nicht wenn sie fällt.
    .name = Kartenzahlen
    .why = Eine Hand, die nicht kleiner wird, würde verraten, dass jemand die Nachziehkarte geboten hat, gezogen hat oder ausgestiegen ist.
ruling-R22 = Entscheiden mehrere gleichzeitig, dürfen alle umdenken, bis die letzte Antwort da ist. Was eine Person allein entscheidet, gilt.
    .name = Umdenken
    .why = Am Tisch darf man seine Karte vor dem Aufdecken wieder nehmen; das kostet niemanden etwas.

## Wo man es anders lesen kann
rulebook-readings = Wo man es anders lesen kann
rulebook-readings-intro = Wer nach der gedruckten Anleitung spielt, liest manches vielleicht anders. Einigt euch vor der Partie darüber.
rulebook-readings-pass = Passen: In der gedruckten Anleitung darf man das Gebot zurücknehmen und zwei Karten ziehen; hier geschieht beides immer (R10).
rulebook-readings-ties = Gleichstände: Aussteigen (R11) und eine gelegte Zahlung zurückbekommen (R12) stehen nicht in der gedruckten Anleitung. Der Löwe ist zuerst dran, ohne eine Zahlung zu legen. Ein Stechen wiederholen alle, die dabei waren (R13).
rulebook-readings-leaders = Bonuskarten: Haben mehrere die meisten, kommt eine verlorene Bonuskarte in den Vorrat (R17); verloren ist sie, sobald irgendwer mehr hat.
rulebook-readings-refill = Nachziehen: Niemand wirft ab oder zieht, bevor der letzte Tausch vorbei ist (R6).
rulebook-readings-pile = Der Stapel: Neu gemischt wird erst, wenn eine Karte gebraucht wird (R5).
rulebook-readings-deck = Die Karten: Wie viele es von jeder Zahl gibt (R1) und fünf der sechs Lebensräume (R2) stehen nicht im Text.
