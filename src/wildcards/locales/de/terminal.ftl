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
plain-nothing-saved = Es gibt keine gespeicherte Partie zum Fortsetzen.
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
keys-and-mouse = Mit den Pfeiltasten und der Maus ist alles zu erreichen.
window-too-small = Dieses Fenster hat { $width } × { $height } Zeichen. Der Tisch braucht { $columns } × { $rows }.
bot-could-not-move = Ein Bot konnte nicht ziehen, deshalb wurde für ihn der einfachste Zug gemacht. { $why }
explain-this = Erklären
emotes = Kurze Sätze
terminal-unreachable = { $address } ist nicht zu erreichen.
terminal-old-client = Der Server spricht eine andere Version dieses Spiels, du brauchst also dieselbe Version wie der Server.
connection-lost = Die Verbindung ist unterbrochen. Neuer Versuch…
terminal-signed-out = Du wurdest anderswo abgemeldet.

## The plain client of a server
online-welcome = Du bist an einem Tisch auf { $server }. Während du wartest, kannst du mit Strg-C eine Zeile eingeben.
online-keys = Eingaben: { $keys }
online-found = Die Verbindung ist wieder da.
online-seat-bot = Einen Bot hinsetzen
online-hang-up = Gehen und mit demselben Befehl wiederkommen
online-left = Du bist gegangen. So kommst du wieder: { $command }
