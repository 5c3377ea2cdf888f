# Teksten van de terminal.

## Het eenvoudige spel
plain-welcome = Typ een antwoord en druk op Enter; ? is hulp, q stopt. De partij wordt steeds bewaard.
plain-example = Bijvoorbeeld: { $answers }
plain-confirm = Enter bevestigt het; een ander antwoord komt ervoor in de plaats.
plain-number = Nummer { $number } staat niet in de lijst; m toont de lijst.
plain-more-moves = { $count ->
    [one] En nog één; typ het met kaarten en dieren.
   *[other] En nog { $count }; typ ze met kaarten en dieren.
}
plain-left = Je bent gestopt. De partij is bewaard; ga verder met: { $command }
plain-left-unsaved = Je bent gestopt. De partij kon niet worden bewaard.
plain-cannot-save = De partij kan niet worden bewaard ({ $why }). Je kunt doorspelen.
plain-nothing-saved = Er is geen bewaarde partij om verder te spelen.
plain-resumed = De bewaarde partij gaat verder.
plain-record = De opname staat in { $file }; bekijk haar met: { $command }
plain-seed = De startwaarde was { $seed }
plain-shuffle = Vingerafdruk van het schudden (SHA-256 van de startwaarde): { $commitment }
plain-unknown-thing = Niets heet hier “{ $thing }”. Noem een dier, een kaart, een verduidelijking zoals R11, of een van deze delen: { $places }
plain-seen-by = Zoals { $who } het zag
plain-spectator = Zoals een toeschouwer het zag
plain-step = Enter: een stap verder · b: een stap terug · een getal: naar die stap · t: de tafel · q: stoppen
plain-places = Lees een deel met: ? { $place }
plain-key-answer = een antwoord: { $answers }. Met ! erachter hoef je het niet te bevestigen
plain-key-moves = je antwoorden met nummers; daarna is een nummer een antwoord
plain-key-table = de tafel
plain-key-story = wat er deze ronde gebeurde
plain-key-back = het antwoord terugnemen zolang het niet bevestigd is
plain-key-explain = een dier, een kaart of een regel uitleggen: ? { $animal }, ? { $card }, ? R11
plain-key-rules = de regels
plain-key-leave = stoppen; de partij blijft bewaard
plain-cards = Kaarten: { $letters }
plain-animals = Dieren: { $names }
not-understood = “{ $text }” is hier geen antwoord.

## Wat je als antwoord typt
word-none = niets
word-draw = trekken
word-withdraw = terugtrekken
word-pass = geen
word-keep = terugnemen
word-leave = laten
# Texts of the terminal client.

## Screens
key-explain-focus = legt uit wat geselecteerd is
keys-and-mouse = Met de pijltjestoetsen en de muis is alles te bereiken.
window-too-small = Dit venster heeft { $width } × { $height } tekens. De tafel heeft { $columns } × { $rows } nodig.
bot-could-not-move = Een bot kon niet spelen, dus is voor hem de eenvoudigste zet gedaan. { $why }
explain-this = Uitleg
emotes = Korte zinnen
terminal-unreachable = { $address } is niet bereikbaar.
terminal-old-client = De server spreekt een andere versie van dit spel, dus je hebt dezelfde versie als de server nodig.
connection-lost = De verbinding is verbroken. Nieuwe poging…
terminal-signed-out = Je bent ergens anders afgemeld.

## The plain client of a server
online-welcome = Je zit aan een tafel op { $server }. Terwijl je wacht, kun je met Ctrl-C een regel typen.
online-keys = Typ: { $keys }
online-found = De verbinding is er weer.
online-seat-bot = Een bot laten zitten
online-hang-up = Weggaan en met dezelfde opdracht terugkomen
online-left = Je bent weggegaan. Zo kom je terug: { $command }
