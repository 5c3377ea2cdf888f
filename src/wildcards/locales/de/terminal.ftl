# Texte des Terminals.

## Das schlichte Spiel
plain-welcome = Tippe eine Antwort und drücke Enter; ? hilft, q verlässt die Partie. Sie wird laufend gespeichert.
plain-example = Zum Beispiel: { $answers }
plain-confirm = Enter bestätigt; eine andere Antwort ersetzt diese.
plain-number = Die Nummer { $number } gibt es in der Liste nicht; m zeigt sie.
plain-more-moves = { $count ->
    [one] Und noch eine; tippe sie mit Karten und Tieren.
   *[other] Und { $count } weitere; tippe sie mit Karten und Tieren.
}
plain-left = Du hast die Partie verlassen. Sie ist gespeichert; weiter geht es mit: { $command }
plain-left-unsaved = Du hast die Partie verlassen. Sie konnte nicht gespeichert werden.
plain-cannot-save = Die Partie kann nicht gespeichert werden ({ $why }). Du kannst weiterspielen.
cannot-keep-record = Die Aufzeichnung der Partie lässt sich nicht aufbewahren ({ $why }).
plain-resumed = Die gespeicherte Partie geht weiter.
plain-record = Die Aufzeichnung liegt in { $file }; ansehen mit: { $command }
plain-seed = Der Startwert war { $seed }
plain-shuffle = Fingerabdruck der Mischung (SHA-256 ihres Startwerts): { $commitment }
plain-unknown-thing = Hier heißt nichts „{ $thing }“. Nenne ein Tier, eine Karte, eine Festlegung wie R11 oder eines davon: { $places }
plain-seen-by = Wie { $who } es sah
plain-spectator = Wie ein Zuschauer es sah
plain-step = Enter: ein Schritt vor · b: einer zurück · eine Zahl: zu diesem Schritt · t: der Tisch · q: Ende
plain-places = Lies einen Teil mit: ? { $place }
plain-key-answer = eine Antwort: { $answers }. Mit ! dahinter gilt sie ohne Bestätigung
plain-key-moves = deine Antworten mit Nummern; danach ist eine Nummer eine Antwort
plain-key-table = der Tisch
plain-key-story = was in dieser Runde geschah
plain-key-back = die Antwort zurücknehmen, solange sie nicht bestätigt ist
plain-key-explain = ein Tier, eine Karte oder eine Regel erklären: ? { $animal }, ? { $card }, ? R11
plain-key-rules = die Regeln
plain-key-leave = die Partie verlassen; sie ist gespeichert
plain-cards = Karten: { $letters }
plain-animals = Tiere: { $names }
not-understood = „{ $text }“ ist hier keine Antwort.

## Was man als Antwort tippt
word-none = nichts
word-draw = ziehen
word-withdraw = aussteigen
word-pass = passen
word-keep = nehmen
word-leave = lassen
# Texts of the terminal client.

## Screens
key-explain-focus = erklärt, was gerade ausgewählt ist
key-ends = zum Anfang, zum Ende
keys-and-mouse = Mit den Pfeiltasten und der Maus ist alles zu erreichen.
pick-hint = Wähle eine Karte mit der Zahl darüber oder mit der Maus; ? zeigt alle Tasten.
window-too-small = Dieses Fenster hat { $width } × { $height } Zeichen. Der Tisch braucht { $columns } × { $rows }. Mach es größer oder spiele mit --plain Zeile für Zeile.
bot-could-not-move = Ein Bot konnte nicht ziehen, deshalb wurde für ihn der einfachste Zug gemacht. { $why }
explain-this = Erklären
emotes = Kurze Sätze
terminal-unreachable = { $address } ist nicht zu erreichen{ $kind ->
    [silent] : keine Antwort.
    [nobody] : dort läuft nichts.
    [broken] : die Verbindung brach ab.
    [unsafe] : keine sichere Verbindung.
    [other-server] : was dort antwortet, ist kein Server von Wild Cards.
    [closed] : niemand wird eingelassen.
   *[other] .
}
terminal-old-client = Der Server spricht eine andere Version dieses Spiels, du brauchst also dieselbe Version wie der Server.
connection-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
sent-later = Das wird gesendet, sobald die Verbindung wieder da ist.
terminal-signed-out = Du wurdest anderswo abgemeldet.

## The plain client of a server
online-welcome = Du bist an einem Tisch auf { $server }. Während du wartest, kannst du mit Strg-C eine Zeile eingeben.
online-keys = Eingaben: { $keys }
online-found = Die Verbindung ist wieder da.
online-seat-bot = Einen Bot hinsetzen
online-hang-up = Gehen und mit demselben Befehl wiederkommen
online-left = Du bist gegangen. So kommst du wieder: { $command }

## Complaints
complaint-file = { $file }: { $why }
trouble-missing = Datei oder Ordner gibt es nicht
trouble-folder = Das ist ein Ordner
trouble-forbidden = Zugriff nicht erlaubt
trouble-full = Der Datenträger ist voll
complaint-nothing-saved = Es gibt keine gespeicherte Partie zum Fortsetzen.
complaint-damaged-save = { $file } ist beschädigt, daher kann diese Partie nicht weitergehen; lösche die Datei, um die vorige fortzusetzen
complaint-seat = --seat: { $given } liegt nicht zwischen 0 und { $most }; am Tisch sind { $players } Plätze
complaint-round = --round: { $given } liegt nicht zwischen 1 und { $most }
complaint-name = --name: ein Name hat 1 bis { $longest } druckbare Zeichen
complaint-seed = --seed: ein Startwert hat mindestens 64 hexadezimale Ziffern, Zusätze nach Doppelpunkten; dieser hat { $length } Zeichen
complaint-deck = --deck: „{ $given }“ sind nicht vier Anzahlen wie 4,4,3,3 oder zweimal vier: 4,4,3,3/1,1,1,1
complaint-deck-sum = --deck: „{ $given }“ ergibt nicht 14 Karten jedes Lebensraums und 4 Joker (R1)
complaint-no-such-bot = { $option }: „{ $given }“ gibt es nicht; es gibt: { $levels } oder file.py:Class
complaint-bot-option = { $option }: Bot „{ $bot }“: „{ $given }“ ist keine Option wie depth=3
complaint-bot-budget = { $option }: Bot „{ $bot }“: { $name } ist eine Zahl über 0, nicht „{ $given }“
complaint-bot-not-made = { $option }: Bot „{ $bot }“ lässt sich nicht starten: { $why }
complaint-bot-raised = Bot „{ $bot }“ hat einen Fehler: { $why }
complaint-bot-move = Bot „{ $bot }“ wollte etwas, das nicht geht: { $why }
complaint-bot-count = --bots: nötig sind 3 bis { $most } Bots oder ein einziger, nicht { $given }
complaint-bot-names = --bots: zwei verschiedene Bots haben denselben Namen
complaint-watch-browser = --browser: was Bots am Tisch eines Servers spielen, sehen nur Zuschauer, und die Karten sind neu gemischt
complaint-no-table = ADDRESS: { $server } nennt keinen Tisch; ein Link zum Zuschauen tut das
complaint-words-no-json = --json: eine Partie in Worten (--show, --watch, --seat) ist kein JSON
complaint-typed-steps = --watch: die Schritte werden getippt, also kann die Aufzeichnung nicht aus der Standardeingabe kommen
complaint-no-such-line = { $file } hat keine Aufzeichnung in Zeile { $line }
complaint-no-record = { $file }: Zeile { $line } ist keine Aufzeichnung einer Partie: sie müsste mit { $beginning } beginnen
complaint-no-records = { $file }: enthält keine Aufzeichnungen
complaint-long-line = { $file }: Zeile { $line } ist zu lang für eine Aufzeichnung (über { $most } Bytes)
complaint-no-text = { $file }: Zeile { $line } ist kein Text in UTF-8, also ist das keine Datei mit Aufzeichnungen
complaint-no-section = die Regeln haben keinen Abschnitt „{ $given }“; es gibt: { $titles }; und die Festlegungen R1 bis R22
terminal-bad-link = „{ $given }“ ist keine Adresse wie http://127.0.0.1:8321 und keine Einladung.
terminal-link-to-a-device = Dieser Tisch ist auf jemandes eigenem Gerät, und sonst kann ihn niemand erreichen.
terminal-link-to-a-replay = Dieser Link führt zu einer beendeten Partie: öffne ihn in einem Browser.
terminal-nobody = Der Server weiß nicht, wer du bist.
terminal-no-such-page = Was dort antwortet, ist kein Server dieses Spiels oder hat eine andere Version davon.
terminal-bad-message = Der Server hat dieses Programm nicht verstanden: du brauchst dieselbe Version wie der Server.
terminal-too-fast = Das war zu schnell für den Server. Komm gleich noch einmal.
terminal-slow = Deine Verbindung ist gerade zu langsam. Komm gleich noch einmal.
terminal-stopping = Der Server startet neu. Komm gleich noch einmal.

## Records and bots
replay-line = { $file }, Zeile { $line }
replay-valid = { $valid } von { $total } Aufzeichnungen sind gültig
considered-by = { $bot } überlegt:
considered-win = gewinnt { $chance }
considered-points = Punkte { $points }
considered-rank = Platz { $rank }
considered-played = Gespielt wurde: { $answer }
considered-percent = { $number } %
join-waits = { $name } sitzt auf Platz { $seat } und wartet auf die Partie.
join-over = Die Partie ist zu Ende: { $points } Punkte, Rang { $rank } von { $players }.
