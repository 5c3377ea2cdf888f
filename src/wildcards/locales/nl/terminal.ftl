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
cannot-keep-record = De opname van de partij kan niet worden bewaard ({ $why }).
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
key-ends = naar het begin, naar het einde
keys-and-mouse = Met de pijltjestoetsen en de muis is alles te bereiken.
pick-hint = Kies een kaart met het cijfer erboven of met de muis; ? toont alle toetsen.
window-too-small = Dit venster heeft { $width } × { $height } tekens. De tafel heeft { $columns } × { $rows } nodig. Maak het groter of speel regel voor regel met --plain.
bot-could-not-move = Een bot kon niet spelen, dus is voor hem de eenvoudigste zet gedaan. { $why }
explain-this = Uitleg
emotes = Korte zinnen
terminal-unreachable = { $address } is niet bereikbaar{ $kind ->
    [silent] : geen antwoord.
    [nobody] : daar draait niets.
    [broken] : de verbinding werd verbroken.
    [unsafe] : geen veilige verbinding.
    [other-server] : wat daar antwoordt, is geen server van Wild Cards.
    [closed] : niemand mag erin.
   *[other] .
}
terminal-old-client = De server spreekt een andere versie van dit spel, dus je hebt dezelfde versie als de server nodig.
connection-lost = De verbinding is verbroken. Nieuwe poging…
sent-later = Dit wordt verstuurd zodra de verbinding terug is.
terminal-signed-out = Je bent ergens anders afgemeld.

## The plain client of a server
online-welcome = Je zit aan een tafel op { $server }. Terwijl je wacht, kun je met Ctrl-C een regel typen.
online-keys = Typ: { $keys }
online-found = De verbinding is er weer.
online-seat-bot = Een bot laten zitten
online-hang-up = Weggaan en met dezelfde opdracht terugkomen
online-left = Je bent weggegaan. Zo kom je terug: { $command }

## Complaints
complaint-file = { $file }: { $why }
trouble-missing = Bestand of map bestaat niet
trouble-folder = Dit is een map
trouble-forbidden = Geen toegang
trouble-full = De schijf is vol
complaint-nothing-saved = Er is geen bewaarde partij om verder te spelen.
complaint-damaged-save = { $file } is beschadigd, dus deze partij kan niet verder; verwijder het bestand om met de vorige door te gaan
complaint-seat = --seat: { $given } ligt niet tussen 0 en { $most }; de tafel heeft { $players } plaatsen
complaint-round = --round: { $given } ligt niet tussen 1 en { $most }
complaint-name = --name: een naam heeft 1 tot { $longest } afdrukbare tekens
complaint-seed = --seed: een startwaarde heeft minstens 64 hexadecimale cijfers, met toevoegingen na dubbelepunten; deze heeft { $length } tekens
complaint-deck = --deck: “{ $given }” is geen viertal aantallen zoals 4,4,3,3, en ook geen twee: 4,4,3,3/1,1,1,1
complaint-deck-sum = --deck: “{ $given }” is samen geen 14 kaarten van elke habitat en 4 jokers (R1)
complaint-no-such-bot = { $option }: “{ $given }” bestaat niet; er zijn: { $levels }, of file.py:Class
complaint-bot-option = { $option }: bot “{ $bot }”: “{ $given }” is geen optie zoals depth=3
complaint-bot-budget = { $option }: bot “{ $bot }”: { $name } is een getal boven 0, niet “{ $given }”
complaint-bot-not-made = { $option }: bot “{ $bot }” kan niet worden gemaakt: { $why }
complaint-bot-raised = bot “{ $bot }” gaf een fout: { $why }
complaint-bot-move = bot “{ $bot }” koos iets wat niet kan: { $why }
complaint-bot-count = --bots: er zijn 3 tot { $most } bots nodig, of één; niet { $given }
complaint-bot-names = --bots: twee verschillende bots hebben dezelfde naam
complaint-watch-browser = --browser: wat bots aan een tafel van een server spelen, zie je als toeschouwer, en met nieuwe kaarten
complaint-no-table = ADDRESS: { $server } noemt geen tafel; een link om te kijken wel
complaint-words-no-json = --json: een partij in woorden (--show, --watch, --seat) is geen JSON
complaint-typed-steps = --watch: de stappen worden getypt, dus de opname kan niet uit de standaardinvoer komen
complaint-no-such-line = { $file } heeft geen opname op regel { $line }
complaint-no-record = { $file }: regel { $line } is geen opname van een partij: die begint met { $beginning }
complaint-no-records = { $file }: bevat geen opnamen van partijen
complaint-long-line = { $file }: regel { $line } is te lang voor een opname (meer dan { $most } bytes)
complaint-no-text = { $file }: regel { $line } is geen tekst in UTF-8, dus dit is geen bestand met opnamen
complaint-no-section = de spelregels hebben geen deel “{ $given }”; er zijn: { $titles }; en de verduidelijkingen R1 tot R22
terminal-bad-link = “{ $given }” is geen adres zoals http://127.0.0.1:8321 en geen uitnodiging.
terminal-link-to-a-device = Die tafel staat op iemands eigen apparaat, en niemand anders kan erbij.
terminal-link-to-a-replay = Deze link leidt naar een afgelopen partij: open hem in een browser.
terminal-nobody = De server weet niet wie je bent.
terminal-no-such-page = Wat daar antwoordt, is geen server van dit spel, of heeft er een andere versie van.
terminal-bad-message = De server begreep dit programma niet: je hebt dezelfde versie als de server nodig.
terminal-too-fast = Dat ging te snel voor de server. Kom zo meteen terug.
terminal-slow = Je verbinding is nu te traag. Kom zo meteen terug.
terminal-stopping = De server wordt opnieuw gestart. Kom zo meteen terug.

## Records and bots
replay-line = { $file }, regel { $line }
replay-valid = { $valid } van { $total } opnamen zijn geldig
considered-by = { $bot } overweegt:
considered-win = wint { $chance }
considered-points = punten { $points }
considered-rank = plaats { $rank }
considered-played = Wat er gespeeld is: { $answer }
considered-percent = { $number }%
join-waits = { $name } zit op plaats { $seat } en wacht op de partij.
join-over = De partij is afgelopen: { $points } punten, rang { $rank } van { $players }.
