# Wat de opdrachten van de shell over zichzelf zeggen, en wat er aan een regel niet klopt.

## The help
help-usage = Gebruik: { $line }
help-arguments = Argumenten
help-options = Opties
help-command = Opdracht
help-commands = Opdrachten
help-panel-game = Het spel
help-panel-server = Een server
help-panel-records = Opnamen
help-panel-many = Veel partijen
help-range = { $least } tot { $most }
help-least = minstens { $least }
help-default = anders { $value }
help-required = verplicht
help-environment = of { $name } in de omgeving

## What each command does
help-wildcards =
    Wild Cards, een kaartspel voor 3 tot 5 spelers: spelen, terugkijken, meten.

    Zonder opdracht start het een server op deze computer en opent die in de browser.

    Een onofficieel fanproject. Het spel is van Ferdinand Schnitzler, uitgegeven door Board Game Circus.
help-play =
    In de terminal spelen: tegen bots, of met anderen op een server.

    Een partij tegen bots wordt bewaard terwijl je speelt: stop wanneer je wilt en ga verder met --resume. Met --json
    gaat het regel voor regel op de standaardfoutuitvoer, en het resultaat komt aan het eind.
help-join =
    Een eigen bot aan een tafel van een server zetten.

    Hij neemt de eerste vrije plaats, speelt de partij en staat op. Was het netwerk weg, dan komt hij vanzelf terug.
help-watch =
    Bots zien spelen, stap voor stap, vanaf elke plaats; of mensen aan een tafel van een server.

    Met --json spelen bots meteen, en een tafel van een server wordt regel voor regel verteld op de
    standaardfoutuitvoer; het resultaat komt aan het eind.
help-rules = De spelregels lezen, of één deel ervan.
help-replay =
    Opgenomen partijen naspelen en elke zet en het resultaat controleren.

    Zegt hoeveel er geldig zijn en van elke andere de regel in het bestand, de zet en de spelregel. De exitstatus is 1
    als er een ongeldig is.
help-explain =
    Wat een bot vindt van elke beslissing in een opgenomen partij: hoe vaak hij elk antwoord zou geven, wat hij ervan
    verwacht en waarom.

    Zonder --round loopt hij de hele partij door, met het verloop zoals de plaats het zag.

## What their options are for
help-help = Deze hulp tonen.
help-version = De versie tonen.
help-install_completion = Je shell leren opdrachten, opties en waarden aan te vullen.
help-show_completion = Tonen wat dat aan je shell zou toevoegen.
help-language = De taal om in te lezen en te spelen; anders die van LC_ALL of LANG.
help-plain = Regel voor regel, zonder kleuren en tekeningen, voor schermlezers en oude terminals.
help-json = Het resultaat als JSON tonen.
help-deck = Kaarten met waarde 1, 2, 3, 4: van elke habitat, daarna jokers. Meestal 4,4,3,3/1,1,1,1.
help-removal = Met drie spelers: eerst één dier per soort apart leggen, of alles willekeurig.
help-play-address = Een server, een uitnodiging of een link om te kijken; zonder adres speel je tegen bots.
help-play-players = Aantal spelers, jijzelf meegeteld.
help-play-seat = Je plaats, geteld vanaf 0.
help-play-level = De bots waartegen je speelt, de makkelijkste eerst: { $levels }, of file.py:Class.
help-play-seed = Startwaarde van een eerdere partij, om met dezelfde kaarten te spelen.
help-play-record = De opname na afloop aan dit bestand toevoegen, niet aan dat van jezelf.
help-play-resume = Verder met de partij die je het laatst verliet.
help-play-name = Hoe je heet; anders zoals je account, of op een server zoals eerder.
help-join-url = De uitnodiging, of het adres van een server.
help-join-code = Bij het adres van een server: de code van de uitnodiging.
help-join-bot = De bot die gaat zitten: file.py:Class, of een niveau.
help-join-name = Hoe hij aan tafel heet; anders zoals zijn klasse.
help-join-time = Hoe lang hij over een zet mag denken, als de klok het toelaat.
help-join-stay = Ook de volgende partijen spelen, tot Ctrl-C.
help-join-token = Weer het programma zijn waar dit token voor staat.
help-watch-address = Een link om te kijken; zonder adres spelen bots op deze computer.
help-watch-bots = De bots die spelen, drie tot vijf met komma’s ertussen: niveaus, of file.py:Class. Eén enkele neemt alle plaatsen.
help-watch-players = Hoeveel plaatsen één bot neemt.
help-watch-seat = Kijken zoals deze plaats de partij ziet.
help-watch-browser = In de browser kijken in plaats van in de terminal.
help-watch-speed = Hoe snel het vanzelf verdergaat; anders zoals jij hebt ingesteld.
help-watch-seed = Startwaarde van een eerdere partij, om dezelfde kaarten te zien.
help-rules-section = Woorden van een kop, zoals gelijkspel, of een verduidelijking, zoals R11.
help-file = Opnamen van partijen, één per regel (JSON Lines), of één enkele; - is de standaardinvoer.
help-replay-until = Alleen de eerste N zetten naspelen, en het resultaat niet controleren.
help-replay-seat = De partij vertellen zoals deze plaats haar zag.
help-replay-show = Elke partij in woorden vertellen, zoals een toeschouwer haar zag.
help-replay-watch = Elke partij stap voor stap bekijken.
help-replay-line = Alleen de opname op regel L van het bestand naspelen.
help-explain-seat = Wiens beslissingen, geteld vanaf 0.
help-explain-bot = De bot die uitlegt: { $levels }, of file.py:Class.
help-explain-time = Hoe lang hij over een beslissing mag nadenken, in milliseconden.
help-explain-round = Alleen de beslissingen van deze ronde.
help-explain-line = De opname op regel L van het bestand, niet de eerste.

## What is wrong with a command line
usage-read-on = Hulp: { $command }
usage-mean = Bedoelde je { $names }?
usage-or = { $list } of { $last }
usage-no-command = de opdracht “{ $given }” bestaat niet
usage-no-option = de optie { $option } bestaat niet
usage-no-value = { $option } heeft een waarde nodig
usage-only-name = { $option } krijgt geen waarde
usage-too-much = na de rest wordt niets verwacht: { $rest }
usage-missing = { $name } ontbreekt
usage-no-whole = { $name }: { $given } is geen geheel getal
usage-no-number = { $name }: { $given } is geen getal
usage-too-little = { $name }: { $given } is kleiner dan { $least }
usage-out-of-range = { $name }: { $given } ligt niet tussen { $least } en { $most }
usage-no-choice = { $name }: “{ $given }” bestaat niet; er zijn: { $choices }
