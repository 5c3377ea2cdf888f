# Teksten van het spel in de browser.

## Pagina’s en hun delen
subtitle = Bied, verzamel en neem de leiding: een kaartspel voor 3 tot 5 spelers
play-now = Nu spelen
invite-friends = Vrienden uitnodigen
set-up-table = Tafel klaarzetten
play-here = Op dit apparaat spelen
new-version = Er is een nieuwe versie.
update-now = Nu bijwerken
update-after-game = Er is een nieuwe versie. Maak eerst de partij in je andere venster af.
install-app = App installeren
pass-on = Geef het apparaat aan { $name }
i-am = Ik ben { $name }
play-at-this-device = Op dit apparaat meespelen
name-of-player = Naam van de speler
use-server = Terug naar de server
my-games = Mijn partijen
todays-game = Partij van de dag
watch = Meekijken
learn = Leren
rules = Spelregels
newcomer = Nieuw bij Wild Cards?
newcomer-learn = Leer al spelend
newcomer-knows = Ik ken het spel
settings = Instellingen
more = Meer
home = Startpagina
close = Sluiten
cancel = Annuleren
open = Openen
menu = Menu
your-name = Je naam
guest = Gast
players = Spelers
player = Speler
bots = Bots
mixed-company = Gemengde tafel
company-of = Aan tafel: { $bots }, van makkelijk naar moeilijk.
language = Taal
connecting = Verbinden…
notice = Bericht van de beheerder
getting-ready = Wordt klaargezet…
reload = Opnieuw laden
unofficial = Een onofficieel fanproject. Wild Cards is een spel van Ferdinand Schnitzler, uitgegeven door Board Game Circus.
title-your-turn = Jij bent aan de beurt
title-table = Ronde { $round } – Wild Cards
title-lobby = De tafel – Wild Cards

## Voor de partij
lobby = Wie speelt mee?
free-seat = Vrije plaats
host = is de host
sit-here = Hier gaan zitten
sit-down = Gaan zitten
free-the-seat = Plaats vrijmaken
send-away = Wegsturen
resembles = lijkt op { $name }
bot-for-seat = Wie op plaats { $seat } speelt
for-a-friend = Vrij, voor een vriend
bot-of-level = Bot: { $level }
start-game = Partij beginnen
privacy = Privacy
table-shuffling = Er wordt geschud…
called-off = De server moest terug naar een reservekopie. De lopende partij is afgebroken, omdat sommige kaarten bekend zijn: begin een nieuwe.
start-hint = Op vrije plaatsen komen bots ({ $level }).
not-joined = bekijkt de puntentelling
start-waits = De partij kan beginnen zodra { $names } { $count ->
    [one] meedoet
   *[other] meedoen
}, of als je de plaats vrijmaakt.
wait-for-host = De host begint de partij zodra iedereen er is.
wait-for-absent-host = De host is er even niet. Blijft dat zo, dan neemt iemand anders aan tafel het over.
you-host-now = Jij bent nu de host: je kunt de partij beginnen.
host-now = { $name } is nu de host.
wait-for-seat = Alle plaatsen zijn bezet. Je zit aan tafel zodra er een vrij is.
seat-freed = Je plaats is vrijgemaakt.
you-watch = Je kijkt mee. De partij verschijnt hier zodra ze begint.
you-watch-late = Je kijkt met vertraging mee. De partij verschijnt hier als het zover is.
table-settings = Wat er gespeeld wordt
leave = Tafel verlaten
invited = Uitnodiging voor een partij Wild Cards
invited-by = { $name } nodigt je uit voor een partij Wild Cards
invited-company = Een partij voor { $players } spelers. Al aanwezig: { $names }.
seats-free = { $count ->
    [one] Er is één plaats vrij.
   *[other] Er zijn { $count } plaatsen vrij.
}
invited-late = De partij is al begonnen. Je kunt meekijken en vragen om voor een bot verder te spelen.
invited-full = Alle plaatsen zijn bezet. Je kunt meekijken en gaan zitten zodra er een vrij is.
invited-over = Deze partij is afgelopen. Bij de volgende kun je erbij zijn.
come-in = Binnenkomen
preview-free = Vrije plaatsen: { $free } van { $players }.
preview-begun = De partij is al begonnen. Meekijken kan nog.
invitation-link = Stuur deze link naar je vrienden
new-invitation = Nieuwe uitnodiging (de oude werkt dan niet meer)
watching-link = Met deze link kunnen anderen meekijken
invitation-here-only = Deze link werkt alleen op deze computer. Start voor vrienden elders de server zo:
qr-code = De link als QR-code
copy = Kopiëren
    .invitation = Uitnodiging kopiëren
share = Sturen
    .invitation = Uitnodiging sturen
copied = Gekopieerd
clock = Klok
clock-none = Geen klok
clock-decision-30 = 30 seconden per beslissing
clock-decision-90 = 90 seconden per beslissing
clock-bank-600 = 10 minuten per partij, +5 seconden per beslissing
clock-decision-86400 = Eén dag per beslissing
clock-decision-other = { $seconds } seconden per beslissing
clock-bank-other = { $seconds } seconden per partij{ $increment ->
    [0] {""}
   *[other] , +{ $increment } per beslissing
}
who-may-watch = Wie mag meekijken
may-watch-nobody = Niemand
may-watch-link = Wie de link heeft
may-watch-everyone = Iedereen
watch-delay = Wie meekijkt, ziet het
watch-delay-none = Meteen
watch-delay-seconds = { $count } seconden later
watch-delay-minutes = { $count ->
    [one] Eén minuut later
   *[other] { $count } minuten later
}
talk = Chat
unread = { $count ->
    [one] één nieuw bericht
   *[other] { $count } nieuwe berichten
}
talk-all = Chat en korte zinnen
talk-emotes = Alleen korte zinnen
talk-nothing = Uit
removal = Dieren die niet meedoen
removal-balanced = Eén per soort, rest willekeurig
removal-random = Alles willekeurig
deck = Kaarten
deck-usual = Gewone verdeling
deck-own = Eigen verdeling
deck-of-habitat = Kaarten per habitat
deck-of-wild = Jokers
deck-value = Kaarten met waarde { $value }
deck-sum = { $sum } van { $wanted }
deck-fits = Met deze kaarten wordt gespeeld.
deck-does-not-fit = De aantallen kloppen nog niet; de vorige kaarten blijven gelden.

## Lijsten van tafels
no-games = Je hebt hier nog niet gespeeld.
watch-hint = Tafels waar iedereen mag meekijken.
nothing-to-watch = Er is nu geen openbare partij.
table-open = Nog niet begonnen, { $seats ->
    [one] één plaats vrij
   *[other] { $seats } plaatsen vrij
}
table-running = Ronde { $round } van { $rounds }
table-paused = Pauze in ronde { $round }
table-over = Afgelopen
replay-game = Partij { $game } terugkijken

## Voorkeuren
speed = Snelheid van animaties
speed-off = Geen animatie
speed-quick = Snel
speed-normal = Normaal
speed-slow = Langzaam
theme = Kleuren
theme-system = Zoals het systeem
theme-light = Licht
theme-dark = Donker
go-on-by-itself = Na elke ronde vanzelf verder
sounds = Geluiden
music = Muziek
volume = Volume
avatar = Je plaatje
avatar-animal = Dier
avatar-color = Kleur
avatar-color-number = Kleur { $number }
text-view = Tekstweergave
use-shortcuts = Sneltoetsen
explanations = Uitleggen wat je aanwijst
notify = Waarschuw me als ik aan de beurt ben
notify-forbidden = Deze browser staat hier geen meldingen toe.

## De tafel
you = jij
round = Ronde { $round }
round-of = Ronde { $round } van { $rounds }
round-short = { $round }/{ $rounds }
last-round = Laatste ronde
last-round-hint = Laatste ronde: kaarten die je in je hand houdt, tellen niet mee.
display = Expo
hand = Je hand
hand-of = Hand van { $who }
piles = Stapels
laid = Op tafel
none = geen
leaders = Leiders
    .short = Leiders
animals = Dieren
points = Punten
doing = Nu
cards-in-hand = Hand
leader-supply = Leiderkaarten in de voorraad
collection-of = Dieren van { $who }
no-animals = Nog geen dieren
your-decision = Jouw beslissing
watching-now = Je kijkt mee.
watching-now-late = Je kijkt met vertraging mee.
hand-size = { $count ->
    [one] { $count } kaart in de hand
   *[other] { $count } kaarten in de hand
}
points-now = Nu { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}, waarvan { $tokens } in fiches
animals-left = { $count ->
    [one] Nog { $count } dier
   *[other] Nog { $count } dieren
}
pile-left = { $count ->
    [one] { $count } kaart in de trekstapel
   *[other] { $count } kaarten in de trekstapel
}
discard-size = { $count ->
    [one] { $count } kaart in de aflegstapel
   *[other] { $count } kaarten in de aflegstapel
}
face-down = gesloten
animal-label = { $animal }, habitat: { $habitat }
gain-leader = leider { $points }
gain-natural = natuurlijke habitat { $points }
time-left = { $seconds ->
    [one] nog { $seconds } seconde
   *[other] nog { $seconds } seconden
}

## Wat er gevraagd wordt
prompt-bid = Bied gesloten één kaart.
prompt-bid-eagle = Bied één kaart, of twee en kies later (arend).
prompt-show = De anderen hebben geboden. Welke van je twee kaarten telt?
prompt-swap = Stokstaartje: een dier omruilen met een dier uit de Expo?
prompt-refill = Leg af wat je niet wilt; dan vul je aan tot { $limit }.
prompt-pay = Conflict met { $rivals }: gelijk bod van { $value }. Leg { $due ->
    [one] één kaart
   *[other] { $due } kaarten
} als bijbetaling: het hoogste totaal gaat voor.
prompt-break = Nog steeds gelijk met { $rivals }. Leg één kaart: de hoogste gaat voor.
prompt-break-draw = Nog steeds gelijk met { $rivals }. Leg één kaart of trek blind: de hoogste gaat voor.
prompt-take = { $due ->
    [0] Pak een dier, of pak er geen.
    [one] Pak een dier en betaal één kaart bij, of pak er geen.
   *[other] Pak een dier en betaal { $due } kaarten bij, of pak er geen.
}
prompt-take-laid = Jij bent aan de beurt: pak een dier met de bijbetaling die al ligt, of pak er geen.
prompt-ibex = Steenbok: bod { $card } terugnemen?
prompt-over = De partij is afgelopen.
waiting-bid = { $names } { $count ->
    [one] biedt
   *[other] bieden
} nog.
waiting-show = { $names } kiest een bod.
waiting-swap = { $names } mag een dier ruilen.
waiting-refill = { $names } { $count ->
    [one] vult
   *[other] vullen
} de hand aan.
waiting-pay = { $names } { $count ->
    [one] legt
   *[other] leggen
} de bijbetaling.
waiting-break = { $names } { $count ->
    [one] legt
   *[other] leggen
} een kaart voor de veiling.
waiting-take = { $names } { $count ->
    [one] kiest een dier, of geen.
   *[other] kiezen een dier, of geen.
}
waiting-ibex = { $names } mag het bod terugnemen.
looking-back = Terugblik op ronde { $round }.
back-to-now = Terug naar nu
round-over = Ronde { $round } is voorbij.
paused = De partij is gepauzeerd.
resume = Verder spelen
go-on = Verder
skip = Overslaan
show-count = Puntentelling tonen
change-mind = Toch anders
take-seat-back = Plaats terugnemen
you-ran-out-of-time = Je tijd was om: een bot heeft deze ene keer voor je beslist.
bots-hurry = Veel bots wachten tot ze mogen nadenken, dus aan deze tafel nemen ze minder tijd dan anders.
you-stand-in-timeout = Je tijd was om: een bot speelt voor je.
you-stand-in-connection = Je was weg: een bot speelt voor je.
you-stand-in-idle = Je was lang weg: een bot speelt voor je.
you-stand-in-conceded = Je gaf op: een bot speelt voor je verder tot het eind.
you-stand-in-left = Je ging weg: een bot speelt voor je verder tot het eind.
stand-in = Bot speelt
stand-in-timeout = Bot speelt: tijd was om
stand-in-connection = Bot speelt: afwezig
stand-in-idle = Bot speelt: geen antwoord
stand-in-conceded = Bot speelt: gaf op
stand-in-left = Bot speelt: ging weg
status-away = afwezig
status-decided = is klaar
status-two-laid = heeft twee kaarten gelegd
status-bid = { $you ->
    [yes] jouw bod
   *[no] biedt
}
status-show = { $you ->
    [yes] jouw keuze
   *[no] kiest een bod
}
status-swap = { $you ->
    [yes] jouw ruil
   *[no] mag ruilen
}
status-refill = { $you ->
    [yes] vul je hand aan
   *[no] vult aan
}
status-pay = { $you ->
    [yes] jouw bijbetaling
   *[no] legt de bijbetaling
}
status-break = { $you ->
    [yes] jouw veilingkaart
   *[no] in de veiling
}
status-take = { $you ->
    [yes] jouw beurt
   *[no] kiest een dier, of geen
}
status-ibex = { $you ->
    [yes] bod terug?
   *[no] bod terug?
}

## Antwoorden
answer-bid = { $count ->
    [one] Bieden
    [0] Bieden
   *[other] Beide bieden
}
answer-show = Dit is mijn bod
answer-swap = Ruilen
answer-keep-all = Niet ruilen
answer-refill = { $count ->
    [0] Alleen aanvullen
   *[other] { $count } afleggen en aanvullen
}
answer-pay = Bijbetalen
answer-withdraw = Terugtrekken
answer-break = Deze kaart leggen
answer-draw = Blind trekken
answer-take = Pakken
answer-pass = Geen dier
answer-keep = Terugnemen
answer-leave = Laten liggen
give-away = Het dier dat je geeft
    .short = Je geeft
give = Geef { $animal }
chose-bid = Je biedt { $cards }.
chose-refill = { $count ->
    [0] Je legt niets af.
   *[other] Je legt { $cards } af.
}
chose-pay = Je legt { $cards }.
chose-withdraw = Je trekt je terug.
chose-break = { $count ->
    [0] Je trekt blind.
   *[other] Je legt { $cards }.
}
chose-swap = Je ruilt { $given } tegen { $gained }.

## Waarom een kaart niet kan
why-choose-laid = Alleen een van de twee gelegde kaarten kan je bod zijn.
why-no-cards-needed = Er is nu geen kaart uit je hand nodig.
why-refill-pays-nothing = Je betaalt alleen met habitatkaarten.
why-refill-breaks-nothing = Alleen habitatkaarten tellen in de veiling.
why-payment-laid = Je bijbetaling ligt er al.
why-nothing-to-pay = Een bod van 1 kost geen extra kaart.
why-enough-chosen = Je hebt er genoeg gekozen; neem er eerst een terug.
why-two-bids = Hoogstens twee kaarten; neem er eerst een terug.
why-bids-first = Dieren pak je na het bieden.
why-refill-takes-nothing = Wie de aanvulkaart biedt, pakt deze ronde geen dier.
why-tie-first = Eerst moet het conflict uitwijzen wie voorgaat.
why-round-is-over = De dieren van deze ronde zijn verdeeld.
ruling-number = Verduidelijking { $number }
read-rule = Regel lezen

## Wat een keuze zou betekenen
means-would-pay = { $count ->
    [one] Een dier kost dan nog één kaart
   *[other] Een dier kost dan nog { $count } kaarten
}, { $left ->
    [one] er blijft één over
   *[other] er blijven er { $left } over
}
means-bluff = Bluf: je komt { $missing ->
    [one] één kaart
   *[other] { $missing } kaarten
} tekort, dus je zou geen dier kunnen pakken
means-free = Niets bij te betalen, { $left ->
    [one] er blijft één kaart over
   *[other] er blijven { $left } kaarten over
}
means-two-bids = Je kiest als je de andere biedingen hebt gezien
means-natural = +{ $points } natuurlijke habitat
means-not-natural = geen natuurlijke habitat
means-natural-for = natuurlijke habitat voor: { $animals } (+{ $points })
means-useless-cards = dit is de laatste ronde: nieuwe kaarten hebben geen nut meer
means-leader = je krijgt { $leader }
means-leader-from = je krijgt { $leader } van { $who }
means-leader-lost = je verliest { $leader }
means-leader-lost-to = je verliest { $leader } aan { $who }
means-left = { $count ->
    [one] je houdt 1 kaart over
   *[other] je houdt { $count } kaarten over
}
means-draws = { $count ->
    [0] Je trekt niets
    [one] Je trekt één kaart
   *[other] Je trekt { $count } kaarten
} en hebt er dan { $hand }
means-missing = { $count ->
    [one] nog één kaart bij te betalen
   *[other] nog { $count } kaarten bij te betalen
}
means-total = totaal { $total }
means-back = je zou { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} in je hand hebben

## Het verhaal
story = Verloop
story-filter = Tonen
story-all = Iedereen
log-started = Aan tafel: { $names }
log-dealt = { $you ->
    [yes] Je krijgt
   *[no] { $who } krijgt
} { $cards }
log-round-began = In de Expo: { $animals }
log-bids-revealed = Biedingen: { $bids }
log-two-face-down = twee kaarten, gesloten
log-eagle-chose = Arend: { $you ->
    [yes] jij toont
   *[no] { $who } toont
} { $card }
log-exchange-declined = Stokstaartje: { $you ->
    [yes] jij ruilt niets
   *[no] { $who } ruilt niets
}
log-exchanged = Stokstaartje: { $you ->
    [yes] jij ruilt
   *[no] { $who } ruilt
} { $given } tegen { $gained }
log-leader-moved = { $you ->
    [yes] Jij krijgt
   *[no] { $who } krijgt
} { $leader }{ $from ->
    [supply] {""}
    [you] {" "}van jou
   *[player] {" "}van { $previous }
}
log-leader-against = { $own } tegen { $most }
log-leader-returned = Terug naar de voorraad: { $leader }
log-refilled = { $you ->
    [yes] Jij legt
   *[no] { $who } legt
} { $count ->
    [0] niets
   *[other] { $cards }
} af en { $you ->
    [yes] vult
   *[no] vult
} aan tot { $limit }
log-drew = { $you ->
    [yes] Jij trekt
   *[no] { $who } trekt
} { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
log-drew-cards = { $you ->
    [yes] Jij trekt
   *[no] { $who } trekt
} { $cards }
log-reshuffled = De aflegstapel wordt een nieuwe trekstapel van { $count } kaarten
log-tie-began = { $names } { $count ->
    [2] hebben allebei
   *[other] hebben allemaal
} { $value } geboden
log-laid = { $you ->
    [yes] jij legt
   *[no] { $who } legt
} { $cards }{ $count ->
    [one] {""}
   *[other] {" "}= { $total }
}
log-withdrew = { $you ->
    [yes] jij trekt je terug
   *[no] { $who } trekt zich terug
}
log-cannot-pay = { $you ->
    [yes] jij hebt
   *[no] { $who } heeft
} te weinig kaarten om bij te betalen
log-tie-break = veiling: { $cards }{ $again ->
    [yes] {" "}· nog een keer
   *[no] {""}
}
log-from-hand = (hand)
log-from-pile = (getrokken)
log-nothing = niets
log-goes-next-lion = { $you ->
    [yes] jij bent
   *[no] { $who } is
} aan de beurt: de leeuw wint elk conflict
log-goes-next-total = { $you ->
    [yes] jij bent
   *[no] { $who } is
} aan de beurt met het hoogste totaal
log-goes-next-tie-break = { $you ->
    [yes] jij bent
   *[no] { $who } is
} aan de beurt met de hoogste kaart
log-goes-next-lead = { $you ->
    [yes] jij bent
   *[no] { $who } is
} aan de beurt volgens de startvolgorde
log-took = { $you ->
    [yes] Jij pakt
   *[no] { $who } pakt
} { $animal } met { $cards }{ $points ->
    [0] {""}
   *[other] {" "}· +{ $points } natuurlijke habitat
}
log-passed-choice = { $you ->
    [yes] Jij pakt
   *[no] { $who } pakt
} geen dier: { $cards } terug op hand
log-passed-empty-display = { $you ->
    [yes] Jij pakt
   *[no] { $who } pakt
} geen dier, de Expo is leeg: { $cards } terug op hand
log-passed-cannot-pay = { $you ->
    [yes] Jij pakt
   *[no] { $who } pakt
} geen dier, te weinig kaarten om bij te betalen: { $cards } terug op hand
log-passed-withdrew = { $you ->
    [yes] Jij pakt
   *[no] { $who } pakt
} geen dier: { $cards } terug op hand
log-bid-kept = Steenbok: { $you ->
    [yes] jij neemt
   *[no] { $who } neemt
} { $card } terug
log-bid-left = Steenbok: { $you ->
    [yes] jij laat
   *[no] { $who } laat
} { $card } liggen
log-round-ended = Uit het spel: { $animals }
log-game-ended = De partij is afgelopen.

## Praten en menu
watchers = { $count ->
    [one] Eén persoon kijkt mee.
   *[other] { $count } mensen kijken mee.
}
emote-hello = Hallo!
emote-well-played = Goed gespeeld!
emote-thanks = Dank je!
emote-wow = Wauw!
emote-oops = Oeps…
emote-thinking = Even denken.
emote-hurry = Volgens mij ben jij aan de beurt.
emote-good-game = Mooie partij!
emote-pe = Kijk eens naar mij!
emote-sq = Die is van mij!
emote-ea = Dat zag ik aankomen.
emote-ib = Ik wijk niet.
emote-li = Grrr!
emote-me = Ik hou je in de gaten.
nothing-said-yet = Er heeft nog niemand iets gezegd.
say = Versturen
say-something = Zeg iets
mute = Dempen
report = Melden
report-why = Wat is er gebeurd?
report-send = Melding versturen
report-sent = Bedankt. Wie deze server beheert, kijkt ernaar.
pause = Pauze vragen
pause-not = Toch geen pauze
pause-asked = De pauze begint zodra iedereen akkoord is.
pause-wished = { $names } { $count ->
    [one] wil
   *[other] willen
} graag pauzeren.
pause-agree = Akkoord
pause-later = Nu niet
idle-wish = { $name } heeft al een tijd niets besloten. Moet een bot verder spelen?
idle-asked = Een bot speelt verder voor { $name } als iedereen het eens is.
idle-wait = Wachten
idle-replace = Laat een bot spelen
absent-countdown = { $name } is afwezig. Over { $time } speelt een bot verder.
absent-now = Laat de bot nu spelen
late-offer = Wil je meespelen? Je kunt om de plaats van een bot vragen.
late-for = De bot voor wie je zou spelen
late-ask = Vragen
late-asks = Je hebt gevraagd om voor { $name } verder te spelen. De host beslist.
late-take-back = Toch niet
late-declined = De host wil zo verdergaan. Je kunt blijven meekijken.
late-wish = { $name } kijkt mee en wil voor { $bot } verder spelen.
late-let-in = Laat meespelen
late-plays = { $name } speelt verder voor { $bot }.
concede = Opgeven
concede-sure = Een bot speelt voor je verder tot het eind. Dat kan niet ongedaan worden gemaakt.

## Na de partij
final-count = De puntentelling
won-by-points = { $you ->
    [yes] Je wint
   *[no] { $names } wint
} met { $points } punten.
won-by-animals = { $you ->
    [yes] Je wint
   *[no] { $names } wint
}: { $points } punten, net als { $others }, maar meer dieren ({ $animals } tegen { $fewer }).
won-by-shared = { $names } delen de eerste plaats: elk { $points } punten en { $animals ->
    [one] { $animals } dier
   *[other] { $animals } dieren
}.
rank-by-animals = { $names } voor { $behind }: elk { $points } punten, maar meer dieren ({ $animals } tegen { $fewer }).
rank-shared = { $names } delen een plaats: elk { $points } punten en { $animals ->
    [one] { $animals } dier
   *[other] { $animals } dieren
}.
own-place = Jouw plaats: { $rank } van { $players }, met { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
}
rank = Plaats
largest = Talrijkste soort (2 per kaart)
    .short = Talrijkste ×2
second = Tweede soort (1 per kaart)
    .short = Tweede ×1
tokens = Fiches
rematch = Nog een keer
rematch-wished = { $names } { $count ->
    [one] wil
   *[other] willen
} nog een keer spelen ({ $count } van { $all })
rematch-join = Meedoen
next-game = Het volgende spel wordt klaargezet.
replay = Terugkijken
download-record = Opname downloaden
statistics = Statistieken
stat-bids = Biedingen per waarde
stat-bid = { $value }: { $count } keer
stat-naturals = Natuurlijke habitats
stat-cards-per-animal = Kaarten per dier
stat-average = gemiddeld { $number }
stat-passes = Geen dier gepakt
stat-ties = Conflicten gewonnen
stat-leaders = Leiders per ronde
fair-shuffle = Is er eerlijk geschud?
fair-shuffle-how = Vóór de eerste kaart toonde de tafel een vingerafdruk van haar geheime startwaarde, en de browser van elke speler beloofde een willekeurig woord. De woorden werden pas gegeven toen alle beloften op tafel lagen. De kaarten volgen uit de startwaarde en de woorden. Je browser heeft genoteerd wat hij zag: met één klik vergelijkt hij dat met de opname.
fair-noted-commitment = Vingerafdruk van vóór het delen:
fair-noted-word = Woord van je browser:
check-shuffle = Controleren
fair-promise = De startwaarde klopt met de vingerafdruk die je browser vóór het delen zag.
fair-word = Het woord van je browser zit in het schudden.
fair-words = Alle beloofde woorden zitten erin, en geen andere.
fair-animals = De volgorde van de dieren volgt uit de startwaarde.
fair-habitats = De volgorde van de habitatkaarten volgt uit de startwaarde.
fair-reshuffles = Elke nieuwe stapel volgt uit de startwaarde.
unfair-promise = De startwaarde klopt niet met de vingerafdruk die je browser vóór het delen zag.
unfair-record = De startwaarde klopt niet met de vingerafdruk in de opname.
unfair-word = Het woord van je browser ontbreekt.
unfair-words = De woorden in het schudden zijn niet de beloofde.
unfair-animals = De dieren volgen niet uit de startwaarde.
unfair-habitats = De habitatkaarten volgen niet uit de startwaarde.
unfair-reshuffles = Een nieuwe stapel volgt niet uit de startwaarde.
unknown-seed = Deze opname heeft geen startwaarde, dus het schudden kan niet worden gecontroleerd.
unknown-promise = Je browser was vóór het delen niet aan tafel, dus hij weet niet wanneer de startwaarde is gekozen.
unknown-word = Je browser heeft geen woord toegevoegd, dus hij weet niet of de server de kaarten heeft gekozen.
unknown-again = De woorden zijn meer dan eens gevraagd omdat er een uitbleef. Als die speler en de server samenwerken, konden ze zo een deling weggooien die hun niet beviel.
fair-limits = Als alles klopt en jouw woord erin zit, heeft niemand de kaarten gekozen. Niet te zien is of wie de server beheert de kaarten heeft bekeken en doorverteld, of een start vóór het delen heeft afgebroken. Ook deze pagina komt van de server: wie daar niet op wil vertrouwen, bewaart de opname en controleert die met ‘wildcards verify’.

## Toetsenbord
shortcuts = Sneltoetsen
shortcuts-hint = Met Tab en de pijltjestoetsen kom je overal; met deze toetsen gaat het sneller. In de instellingen kun je ze uitzetten.
key-cards = een kaart uit je hand, van links naar rechts
key-animals = een dier uit de Expo
key-yes = bevestigen
key-no = het andere antwoord: geen dier, terugtrekken, laten liggen
key-change = toch anders
key-go-on = verder, overslaan
keys-page = PgUp PgDn
keys-ends = Home End
keys-space = Spatie
key-log = het verloop
key-talk = de chat
key-text = tekstweergave aan en uit
key-explain = uitleg bij wat gekozen is; nog eens: naar de regel
key-step = één stap terug, één stap verder
key-round = één ronde terug, één ronde verder
key-ends = naar het begin, naar het einde
key-play = afspelen en pauzeren
key-help = deze hulp

## Uitleg
explain-hand = Zoveel habitatkaarten heeft deze speler in de hand. Nooit meer dan 10; de aanvulkaart telt niet mee.
    .title = Kaarten in de hand
explain-points = Wat nu zou tellen: 2 per dier van de talrijkste soort, 1 per dier van de tweede, leiderkaarten en fiches.
    .title = Punten nu
explain-tokens = Fiches van 1, 2, 4 en 8 punten. Elk dier dat je met alleen zijn natuurlijke habitat betaalt, levert 2 punten op.
    .title = Puntenfiches
explain-collection = De dieren die deze speler heeft verzameld. Aan het eind telt elk dier van de talrijkste soort 2 en elk van de tweede 1; een kroon wijst de soort aan waarvan de leiderkaart hier ligt.
    .title = Verzameling
explain-round = Een partij duurt 14 rondes met 3 spelers, 12 met 4 en 10 met 5; dan zijn de dieren op.
    .title = Rondes
explain-laid = Het bod met de bijbetaling ernaast. Ze blijven liggen tot het eind van de ronde.
    .title = Bod en bijbetaling
explain-pile = Habitatkaarten om te trekken. Is hij leeg en is er een kaart nodig, dan wordt de aflegstapel geschud.
    .title = Trekstapel
explain-discard = Alles wat geboden, betaald, afgelegd of in een veiling gelegd is, open. Iedereen mag het bekijken.
    .title = Aflegstapel
explain-animals = Dieren die nog komen. Kan de Expo niet meer gevuld worden, dan is de partij afgelopen.
    .title = Dieren
explain-leader = Wie een dier krijgt en dan minstens zoveel dieren van die soort heeft als ieder ander, krijgt meteen de leiderkaart. Die telt aan het eind 1 punt, bij de pauw 3.
explain-refill = Bied hem om af te leggen wat je wilt en aan te vullen tot 7. Hij komt terug in je hand.
explain-wild = Een bod van { $value }. Geldt als elke habitat.
explain-habitat = Als bod heeft hij de waarde { $value }; een dier kost daarmee { $due ->
    [0] geen extra kaart
    [one] één extra kaart
   *[other] { $due } extra kaarten
}.
explain-animal = Natuurlijke habitat: { $habitat }. Tonen bod en bijbetaling alleen die habitat, dan krijg je 2 punten.
rule-bids = Alle biedingen worden tegelijk omgedraaid. De hoogste waarde is als eerste aan de beurt.
    .title = Biedingen
rule-eagle = Wie de arendleiderkaart heeft, mag twee kaarten leggen en kiest pas als de andere biedingen open liggen.
    .title = Arend
rule-meerkat = Wie de stokstaartleiderkaart heeft en de aanvulkaart biedt, mag eerst een eigen dier omruilen met een dier uit de Expo.
    .title = Stokstaartje
rule-leaders = Wie een dier krijgt en er dan minstens zoveel van heeft als ieder ander, krijgt de leiderkaart, ook als een ander die al had.
    .title = Leiderkaarten
rule-refill = Wie de aanvulkaart bood, legt zoveel kaarten af als gewenst en vult aan tot 7, met de eekhoorn tot 10.
    .title = Aanvullen
rule-drawing = Kaarten worden één voor één getrokken; niemand heeft er ooit meer dan 10. Is de trekstapel leeg, dan wordt de aflegstapel geschud tot een nieuwe.
    .title = Trekken
rule-ties = Bij gelijke biedingen leggen de betrokken spelers tegelijk hun bijbetaling. Het hoogste totaal gaat voor; is ook dat gelijk, dan beslissen losse kaarten. Wie van hen de leeuw heeft, gaat zonder dit alles voor.
    .title = Conflict
rule-taking = Een dier kost het bod en zoveel extra kaarten als de waarde min 1. Alles van de natuurlijke habitat: 2 punten.
    .title = Een dier pakken
rule-passing = Wie geen dier pakt, neemt het bod terug en trekt 2 kaarten.
    .title = Geen dier pakken
rule-ibex = Wie aan het eind van de ronde de steenbokleiderkaart heeft, mag het eigen bod terugnemen, tenzij het een joker is.
    .title = Steenbok
rule-next-round = Dieren die in de Expo overblijven gaan uit het spel, en er komen nieuwe.
    .title = Volgende ronde
rule-setup = Iedereen begint met 7 habitatkaarten en een aanvulkaart.
    .title = Voorbereiding
rule-display = In de Expo ligt één dier minder dan er spelers zijn.
    .title = Een ronde begint
rule-end = Dit telt: 2 per dier van de talrijkste soort, 1 per dier van de tweede, leiderkaarten en fiches.
    .title = Het einde

## Als iets niet kan
problem-title = Dat lukte niet
problem-unknown = Er ging iets mis. Probeer het nog eens.
problem-broken = Er ging iets mis op deze pagina. Laad hem opnieuw: de partij staat veilig op de server.
problem-broken-here = Er ging iets mis op deze pagina. Laad hem opnieuw: de partij is op dit apparaat opgeslagen.
problem-offline = De server is niet te bereiken. Controleer je verbinding en laad de pagina opnieuw.
problem-page = Deze pagina kon niet worden geladen. Controleer je verbinding en laad hem opnieuw.
problem-not-loaded = Wat je nodig hebt om zonder server te spelen, kon niet worden geladen. Controleer je verbinding en laad de pagina opnieuw.
problem-no-storage = Je partijen worden in deze browser bewaard, maar hij kon niets opslaan. Misschien is de opslag vol, of staat opslaan voor deze pagina uit. Verander dat en laad de pagina opnieuw.
problem-not-started = Het spel kon in deze browser niet starten. Laad de pagina opnieuw. Helpt dat niet, werk de browser dan bij of gebruik een andere.
problem-no-script = Wild Cards heeft JavaScript nodig. Sta het toe voor deze pagina en laad hem opnieuw.
problem-nobody = Je browser heeft de cookie niet bewaard waaraan de server je herkent. Sta cookies toe voor deze pagina en probeer het opnieuw.
problem-no-answer = De tafel antwoordt niet. Misschien is je verbinding weg, of laat een netwerk onderweg geen WebSockets door. De pagina blijft het proberen.
problem-no-answer-here = De tafel antwoordt niet. Laad de pagina opnieuw: de partij is op dit apparaat opgeslagen.
problem-no-such-page = Deze pagina bestaat niet. Misschien ontbreekt er een stuk van de link.
problem-no-such-table = Deze tafel bestaat niet. Misschien ontbreekt er een stuk van de link, of is de tafel opgeruimd.
problem-set-aside = Deze tafel is nu niet te lezen, daarom ligt de partij stil. Andere tafels hebben daar geen last van. Wie deze server beheert, kan het zien.
problem-set-aside-here = Deze tafel is niet te lezen, daarom ligt de partij stil. Andere tafels hebben daar geen last van.
problem-not-allowed = Deze tafel zie je alleen met een uitnodiging of een kijklink. Vraag het iemand die er speelt.
problem-sent-away = De host heeft je van deze tafel weggestuurd.
problem-banned = Je mag hier een tijd niet binnen.
problem-closed = Deze tafel is door de beheerder van de server gesloten.
problem-signed-out = Je bent in een andere browser uitgelogd. Laad de pagina opnieuw.
problem-draining = Deze server wordt zo vernieuwd en begint niets nieuws. Probeer het later nog eens.
problem-no-such-link = Deze link leidt nergens heen. Vraag om een nieuwe.
problem-no-such-record = Deze partij bestaat niet. Alleen afgelopen partijen kun je terugkijken.
problem-sealed = De partij van de dag kun je terugkijken als de dag voorbij is. Kom morgen terug.
problem-table-started = Deze partij is al begonnen en niemand mag meekijken. Open zelf een tafel.
problem-table-over = Deze partij is afgelopen. Vraag om de link om de partij terug te kijken, of open zelf een tafel.
problem-bad-name = Deze naam kan niet. Kies een andere.
problem-too-many-games = Je hebt te veel partijen lopen. Maak er eerst een paar af of verlaat ze.
problem-too-many-new-games = Er zijn van hieruit te veel nieuwe partijen begonnen. Wacht een tijdje en probeer het opnieuw.
problem-old-client = Er is een nieuwere versie van deze pagina. Laad hem opnieuw om verder te spelen.
problem-bad-message = De server begreep deze pagina niet. Laad hem opnieuw.
problem-too-fast = Dat ging te snel voor de server. Laad de pagina opnieuw.
problem-slow = Je verbinding is nu te traag. Laad de pagina opnieuw.
problem-stopping = De server wordt opnieuw gestart. Laad de pagina zo meteen opnieuw.
problem-unavailable-here = Deze browser kon dat niet opslaan. Misschien is de opslag vol. Maak ruimte vrij en probeer het opnieuw.
refused-stale = Er is intussen iets veranderd. Kijk nog eens en beslis.
refused-too-fast = Dat ging te snel. Wacht even en probeer het opnieuw.
refused-too-many-games = Je hebt te veel partijen lopen. Maak er eerst een paar af of verlaat ze.
refused-too-many-new-games = Er zijn van hieruit te veel nieuwe partijen begonnen. Wacht een tijdje en probeer het opnieuw.
refused-not-host = Dat mag alleen de host.
refused-seat-taken = Deze plaats is bezet.
refused-table-full = Er is geen plaats vrij.
refused-not-invited = Voor een plaats aan deze tafel is de uitnodiging nodig.
refused-sent-away = De host heeft je van deze tafel weggestuurd.
refused-draining = Deze server wordt zo vernieuwd en begint niets nieuws. Probeer het later nog eens.
refused-not-idle = Op deze speler hebben jullie nog niet lang gewacht.
refused-not-away = Deze speler is er.
refused-nobody-asks = Niemand vraagt nog om deze plaats.
refused-declined = De host heeft voor deze partij nee gezegd.
refused-seats-in-use = Maak eerst plaatsen vrij voordat je de tafel kleiner maakt.
refused-wrong-time = Dat kan nu niet.
refused-bot-plays-for-you = Een bot speelt voor je: neem eerst je plaats terug.
refused-wrong-payment = Dat is niet het juiste aantal kaarten.
refused-not-in-hand = Je hebt deze kaarten niet in je hand.
refused-not-everybody-joined = Iemand bekijkt de puntentelling nog. Maak de plaats vrij om zonder die speler te beginnen.
refused-talk-is-off = Dat heeft de host uitgezet.
refused-one-try = De partij van de dag speel je één keer. Open een andere tafel om nog eens te spelen.
refused-nothing-said = Dat bericht is leeg.
refused-nothing-to-take-back = Het is te laat om dat te veranderen.
refused-not-asked = Je hebt nu niets te beslissen.
refused-wrong-question = Dat is geen antwoord op de vraag.
refused-game-over = De partij is afgelopen.
refused-two-cards-need-eagle = Alleen wie de arendleiderkaart heeft, mag twee kaarten leggen.
refused-not-laid = Alleen een van de twee gelegde kaarten kan je bod zijn.
refused-not-in-collection = Dat dier heb je niet om te geven.
refused-not-on-display = Dat dier ligt niet meer in de Expo.
refused-payment-is-laid = Je bijbetaling ligt er al.
refused-draw-not-offered = Er zijn te weinig kaarten om iedereen te laten trekken.
refused-bad-setup = Zo kan een tafel niet worden klaargezet.
refused-from-the-future = Hier ging iets mis. Laad de pagina opnieuw.
refused-refused-before = Dat is al eens geweigerd. Beslis opnieuw.
refused-nothing-to-return-to = Er is geen plaats die je kunt terugnemen.
refused-no-such-bot = Die bot is er hier niet.
refused-no-such-seat = Die plaats bestaat niet aan deze tafel.
refused-not-seated = Je hebt geen plaats aan deze tafel.
refused-unavailable = De server kon dat niet opslaan. Probeer het zo meteen nog eens.
refused-unavailable-here = Deze browser kon dat niet opslaan. Misschien is de opslag vol. Maak ruimte vrij en probeer het opnieuw.

## Terugkijken
turn-card = Kaart omdraaien
replay-step = Stap { $step } van { $steps }
replay-at = Ronde { $round }, stap { $step }
replay-back = Eén stap terug
replay-on = Eén stap verder
replay-round-back = Eén ronde terug
replay-round-on = Eén ronde verder
replay-play = Afspelen
replay-pause = Pauzeren
replay-eyes = Gezichtspunt
replay-all-open = Alle handkaarten open
replay-drop = Sleep de opname van een partij hierheen, of kies het bestand.
replay-whence = Onder de puntentelling van een afgelopen partij kun je de opname downloaden. Die van jou vind je hier:
replay-choose-file = Bestand kiezen
replay-from-file = Een partij uit een bestand terugkijken
replay-games = { $count ->
    [one] Eén partij
   *[other] { $count } partijen
} om uit te kiezen
replay-other = Andere opname
replay-link = Met deze link zien anderen precies dit moment
problem-bad-record = Dit bestand is geen volledige opname van een partij. Neem er een die na een partij is gedownload.
problem-other-version = Deze opname is van een andere versie van Wild Cards, die deze pagina niet kan lezen.
problem-large-file = Dit bestand is te groot voor een opname van partijen.
problem-record-move = Zet { $move } van deze opname is tegen de regels, dus de partij is niet terug te kijken.

## Names in a row
list-and = { $list } en { $last }
list-and-before-i = { $list } en { $last }

## Table knowledge
knowledge = Wat bekend is
knowledge-always = Altijd naast het verloop tonen wat bekend is
known-seen = Gezien
known-out = Uit het spel
known-to-come = Komen er hoogstens nog
known-leader = Leider
known-one-short = Eén dier te weinig
known-unseen = Nog niet geziene habitatkaarten
known-hands = Bekende kaarten in de hand
known-no-hands = Van niemand is een kaart in de hand bekend.
known-order = Volgorde waarin de biedingen aan de beurt zijn
known-no-order = De biedingen liggen nog gesloten. Eerst komt de aanvulkaart, dan de hoogste waarde.
key-knowledge = wat bekend is
