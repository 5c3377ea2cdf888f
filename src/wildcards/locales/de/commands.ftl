# Was die Befehle der Shell über sich sagen, und was an einer Eingabe nicht stimmt.

## The help
help-usage = Aufruf: { $line }
help-arguments = Argumente
help-options = Optionen
help-command = Befehl
help-commands = Befehle
help-panel-game = Das Spiel
help-panel-server = Ein Server
help-panel-records = Aufzeichnungen
help-panel-many = Viele Partien
help-range = { $least } bis { $most }
help-least = mindestens { $least }
help-default = sonst { $value }
help-required = nötig
help-environment = oder { $name } in der Umgebung

## What each command does
help-wildcards =
    Wild Cards, ein Kartenspiel für 3 bis 5 Personen: spielen, nachspielen, auswerten.

    Ohne Befehl startet es einen Server auf diesem Rechner und öffnet ihn im Browser.

    Ein inoffizielles Fanprojekt. Das Spiel ist von Ferdinand Schnitzler, erschienen bei Board Game Circus.
help-play =
    Im Terminal spielen: gegen Bots oder mit anderen auf einem Server.

    Eine Partie gegen Bots wird beim Spielen gespeichert: Geh, wann du willst, und spiel mit --resume weiter. Mit --json
    läuft sie Zeile für Zeile über die Standardfehlerausgabe, und das Ergebnis kommt am Ende.
help-join =
    Einen eigenen Bot an den Tisch eines Servers setzen.

    Er nimmt den ersten freien Platz, spielt die Partie und steht auf. War das Netz weg, kommt er von selbst zurück.
help-watch =
    Bots beim Spielen zusehen, Schritt für Schritt, von jedem Platz aus; oder Leuten am Tisch eines Servers.

    Mit --json spielen Bots sofort, und ein Tisch eines Servers wird Zeile für Zeile auf der Standardfehlerausgabe
    erzählt; das Ergebnis kommt am Ende.
help-rules = Die Regeln lesen, oder einen Abschnitt davon.
help-replay =
    Aufgezeichnete Partien nachspielen und jeden Zug und das Ergebnis prüfen.

    Sagt, wie viele gültig sind, und von jeder anderen die Zeile, den Zug und die Regel. Der Exit-Status ist 1, wenn
    eine ungültig ist.
help-explain =
    Was ein Bot von jeder Entscheidung einer aufgezeichneten Partie hält: wie oft er welche Antwort gäbe, was er davon
    erwartet und warum.

    Ohne --round geht er die ganze Partie durch, mit dem Verlauf, wie der Platz ihn sah.

## What their options are for
help-help = Diese Hilfe zeigen.
help-version = Die Version ausgeben.
help-install_completion = Der Shell beibringen, Befehle, Optionen und Werte zu ergänzen.
help-show_completion = Ausgeben, was die Shell dafür bräuchte.
help-language = Die Sprache zum Lesen und Spielen; sonst die von LC_ALL oder LANG.
help-plain = Zeile für Zeile, ohne Farben und Zeichnungen, für Screenreader und alte Terminals.
help-json = Das Ergebnis als JSON ausgeben.
help-deck = Karten mit Wert 1, 2, 3, 4: von jedem Lebensraum, dann Joker. Üblich ist 4,4,3,3/1,1,1,1.
help-removal = Zu dritt: erst von jeder Art ein Tier beiseitelegen oder alle zufällig.
help-play-address = Ein Server, eine Einladung oder ein Link zum Zuschauen; ohne Adresse spielst du gegen Bots.
help-play-players = Wie viele spielen, dich eingeschlossen.
help-play-seat = Dein Platz, von 0 an gezählt.
help-play-level = Die Bots, gegen die du spielst, die leichtesten zuerst: { $levels } oder file.py:Class.
help-play-seed = Startwert einer früheren Partie, um mit denselben Karten zu spielen.
help-play-record = Die Aufzeichnung am Ende an diese Datei anhängen statt an deine eigene.
help-play-resume = Mit der Partie weiterspielen, die du zuletzt verlassen hast.
help-play-name = Wie du heißt; sonst wie dein Benutzerkonto oder auf einem Server wie zuvor.
help-join-url = Die Einladung oder die Adresse eines Servers.
help-join-code = Zur Adresse eines Servers: der Code der Einladung.
help-join-bot = Der Bot, der sich hinsetzt: file.py:Class oder eine Stufe.
help-join-name = Wie er am Tisch heißt; sonst wie seine Klasse.
help-join-time = Wie lange er über einen Zug nachdenken darf, wenn die Uhr ihn lässt.
help-join-stay = Auch die nächsten Partien spielen, bis Strg-C.
help-join-token = Wieder das Programm sein, für das dieses Token steht.
help-watch-address = Ein Link zum Zuschauen; ohne Adresse spielen Bots auf diesem Rechner.
help-watch-bots = Die Bots, die spielen, drei bis fünf mit Kommas dazwischen: Stufen oder file.py:Class. Ein einziger nimmt alle Plätze.
help-watch-players = Wie viele Plätze ein einziger Bot nimmt.
help-watch-seat = Zusehen, wie dieser Platz die Partie sieht.
help-watch-browser = Im Browser zusehen statt im Terminal.
help-watch-speed = Wie schnell es von selbst weitergeht; sonst wie von dir eingestellt.
help-watch-seed = Startwert einer früheren Partie, um dieselben Karten zu sehen.
help-rules-section = Wörter einer Überschrift, etwa Gleichstand, oder eine Festlegung, etwa R11.
help-file = Aufzeichnungen, eine je Zeile (JSON Lines), oder eine einzige; - ist die Standardeingabe.
help-replay-until = Nur die ersten N Züge nachspielen und das Ergebnis nicht prüfen.
help-replay-seat = Die Partie erzählen, wie dieser Platz sie sah.
help-replay-show = Jede Partie in Worten erzählen, wie Zuschauer sie sahen.
help-replay-watch = Jede Partie Schritt für Schritt ansehen.
help-replay-line = Nur die Aufzeichnung in Zeile L der Datei nachspielen.
help-explain-seat = Wessen Entscheidungen, ab 0 gezählt.
help-explain-bot = Der Bot, der erklärt: { $levels } oder file.py:Class.
help-explain-time = Wie lange er über eine Entscheidung nachdenken darf, in Millisekunden.
help-explain-round = Nur die Entscheidungen dieser Runde.
help-explain-line = Die Aufzeichnung in Zeile L der Datei, nicht die erste.

## What is wrong with a command line
usage-read-on = Hilfe: { $command }
usage-mean = Meintest du { $names }?
usage-or = { $list } oder { $last }
usage-no-command = den Befehl „{ $given }“ gibt es nicht
usage-no-option = die Option { $option } gibt es nicht
usage-no-value = { $option } braucht einen Wert
usage-only-name = { $option } nimmt keinen Wert
usage-too-much = nach dem Rest wird nichts erwartet: { $rest }
usage-missing = { $name } fehlt
usage-no-whole = { $name }: { $given } ist keine ganze Zahl
usage-no-number = { $name }: { $given } ist keine Zahl
usage-too-little = { $name }: { $given } ist kleiner als { $least }
usage-out-of-range = { $name }: { $given } liegt nicht zwischen { $least } und { $most }
usage-no-choice = { $name }: „{ $given }“ gibt es nicht; es gibt: { $choices }
