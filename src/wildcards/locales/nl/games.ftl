# Mijn partijen, mijn resultaten en de partij van de dag.

running-tables = Nu bezig
finished-games = Afgelopen partijen
game-won = Gewonnen
game-won-shared = Gedeelde winst
game-given-up = Opgegeven
game-rank = Plaats { $rank } van { $players }
game-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
more-games = Meer tonen
export-games = Opslaan als bestand
add-games = Partijen uit een bestand toevoegen
games-added = { $count ->
    [0] In dit bestand staan geen nieuwe partijen.
    [one] Eén partij toegevoegd.
   *[other] { $count } partijen toegevoegd.
}
forget-games = Deze lijst wissen
forget-games-sure = Dit wist de lijst van je partijen, je resultaten en je plaatsen in de partijen van de dag. Het kan niet ongedaan worden gemaakt. Terugkijken kan nog wel met de link van een partij.
forget-games-yes = Alles wissen

my-record = Mijn resultaten
record-games = Partijen
record-wins = Gewonnen
record-average = Punten gemiddeld
record-best = Beste partij
record-streak = Winst op rij
record-streak-longest = record: { $count }
record-graph = Punten in { $count ->
    [one] je laatste partij
   *[other] je laatste { $count } partijen
}
record-graph-won = gewonnen
record-graph-other = niet gewonnen
record-graph-average = gemiddelde van tien partijen
record-by-players = Naar aantal spelers
record-by-opponents = Naar tegenstanders
record-people = Mensen
record-favorite = Favoriete soorten

today-how = Elke dag één partij, voor iedereen gelijk: dezelfde kaarten tegen dezelfde bots. Je hebt één poging.
today-sealed = Terugkijken en het schudden controleren kan als de dag voorbij is.
today-ends-hours = { $count ->
    [one] De dag eindigt over een uur.
   *[other] De dag eindigt over { $count } uur.
}
today-ends-minutes = { $count ->
    [one] De dag eindigt over een minuut.
   *[other] De dag eindigt over { $count } minuten.
}
today-play = De partij van de dag spelen
today-go-on = Verder met je partij
today-tried = Vandaag ook gespeeld
today-company = { $players } spelers, bots: { $level }
today-place = Plaats { $place } van { $count }
today-first = Je hebt hem hier als eerste uitgespeeld.
today-here = Alleen op dit apparaat gespeeld: deel je resultaat om het met anderen te vergelijken.
today-share = Je resultaat, zonder een woord over de kaarten
today-copy = Resultaat kopiëren
today-share-title = Wild Cards: de partij van { $day }
today-share-result = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, plaats { $rank } van { $players }

moment-won = Jouw kudde gaat voorop: het land is van jou.
moment-shared = { $names } delen het land. Bij de drinkplaats hoeft niemand te wachten.
moment-lost = Jouw kudde gaat slapen. Het was een mooie dag, en morgen komt er weer een.
moment-watched = De kudde van { $names } gaat voorop.

privacy-who = Wie je bent
privacy-who-text = Je hebt geen account nodig: een naam is genoeg. De server bewaart je naam, je plaatje als je er een koos en wanneer je hier het laatst was, onder een willekeurige code. Van het geheim in je browser bewaart hij alleen een vingerafdruk, nooit het geheim zelf.
privacy-games = Wat je speelt
privacy-games-text = Van elke tafel bewaart de server alles wat er gebeurt, zodat een partij een herstart overleeft. Van elke afgelopen partij bewaart hij de opname: namen, kaarten en zetten. Wie de link van een opname heeft, kan die bekijken.
privacy-talk = Wat je zegt
privacy-talk-text = Wat er aan een tafel wordt gezegd, blijft bij die tafel. Als iemand je meldt, ziet de beheerder je naam en wat je het laatst zei.
privacy-cookie = In je browser
privacy-cookie-text = Eén cookie, alleen om je te herkennen. Je instellingen en aantekeningen over het schudden blijven in je browser. Er is geen reclame en je wordt niet gevolgd.
privacy-others = Wie het nog meer ziet
privacy-others-text = Wie deze server beheert, kan dit alles zien, ook je netwerkadres zolang je verbonden bent. Van het adres waarvandaan een partij wordt begonnen, blijft bij de tafel een kenmerk waaruit niemand anders het adres kan afleiden. Er wordt niets doorgegeven.
privacy-how-long = Hoe lang het blijft
privacy-keep-unused = Tafels waaraan niemand speelde: { $days ->
    [one] 1 dag
   *[other] { $days } dagen
}
privacy-keep-over = Tafels waarvan de partij voorbij is: { $days ->
    [one] 1 dag
   *[other] { $days } dagen
}
privacy-keep-idle = Tafels waar niets meer gebeurt: { $days ->
    [one] 1 dag
   *[other] { $days } dagen
}
privacy-keep-records = Opnamen van afgelopen partijen en lijsten daarvan: { $days ->
    [0] voorgoed
    [one] 1 dag
   *[other] { $days } dagen
}
privacy-keep-guests = Gasten die niet terugkomen: { $days ->
    [one] 1 dag
   *[other] { $days } dagen
}
privacy-keep-refusals = Antwoorden op geweigerde verzoeken: { $days ->
    [one] 1 dag
   *[other] { $days } dagen
}
privacy-keep-reports = Meldingen: { $days ->
    [one] 1 dag
   *[other] { $days } dagen
}
privacy-yours = Jouw gegevens
privacy-download = Mijn gegevens downloaden
privacy-log-out = Overal elders uitloggen
privacy-logged-out = Alleen deze browser kent je nu nog.
privacy-forget = Vergeet mij
privacy-forget-text = Je naam verdwijnt meteen uit opnames en lijsten, en even later uit de logboeken van alle tafels waaraan je hebt gezeten. Waar je zit speelt een bot verder, en niemand krijgt je code terug. Wat anderen over je hebben gemeld, blijft tot meldingen worden verwijderd. Dit kan niet ongedaan worden gemaakt.
