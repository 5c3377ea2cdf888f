# Texte des Browserspiels.

## Seiten und ihre Teile
subtitle = Überbieten, sammeln, führen: ein Kartenspiel für 3 bis 5 Personen
play-now = Jetzt spielen
invite-friends = Freunde einladen
set-up-table = Tisch einrichten
play-here = Auf diesem Gerät spielen
new-version = Eine neue Fassung ist da.
update-now = Jetzt aktualisieren
update-after-game = Eine neue Fassung ist da. Beende zuerst die Partie im anderen Fenster.
install-app = App installieren
pass-on = Gib das Gerät an { $name } weiter
i-am = Ich bin { $name }
play-at-this-device = An diesem Gerät mitspielen
name-of-player = Name der Person
use-server = Zurück zum Server
my-games = Meine Partien
todays-game = Partie des Tages
watch = Zuschauen
learn = Lernen
rules = Regeln
newcomer = Neu bei Wild Cards?
newcomer-learn = Spielend lernen
newcomer-knows = Ich kenne das Spiel
settings = Einstellungen
more = Mehr
home = Startseite
close = Schließen
cancel = Abbrechen
open = Öffnen
menu = Menü
your-name = Dein Name
guest = Gast
players = Personen
player = Person
bots = Computergegner
mixed-company = Gemischte Runde
company-of = Am Tisch: { $bots }, von leicht bis schwer.
language = Sprache
connecting = Verbindung wird aufgebaut …
notice = Mitteilung zu diesem Server
getting-ready = Einen Moment …
reload = Neu laden
unofficial = Ein inoffizielles Fanprojekt. Wild Cards ist ein Spiel von Ferdinand Schnitzler, erschienen bei Board Game Circus.
title-your-turn = Du bist dran
title-table = Runde { $round } – Wild Cards
title-lobby = Der Tisch – Wild Cards

## Vor der Partie
lobby = Wer spielt mit?
free-seat = Freier Platz
host = leitet den Tisch
sit-here = Hier hinsetzen
sit-down = Hinsetzen
free-the-seat = Platz freimachen
send-away = Wegschicken
resembles = sieht aus wie { $name }
bot-for-seat = Wer auf Platz { $seat } spielt
for-a-friend = Frei, für Freunde
bot-of-level = Computer: { $level }
start-game = Partie beginnen
privacy = Datenschutz
table-shuffling = Es wird gemischt …
called-off = Der Server musste auf eine Sicherung zurückgreifen. Die laufende Partie ist abgebrochen, weil einige ihrer Karten bekannt sind: Beginnt eine neue.
start-hint = Auf freie Plätze setzt sich der Computer ({ $level }).
not-joined = sieht sich die Schlusswertung an
start-waits = Die Partie kann beginnen, sobald { $names } { $count ->
    [one] mitspielt
   *[other] mitspielen
} oder du den Platz freimachst.
wait-for-host = Wer den Tisch leitet, beginnt die Partie, sobald alle da sind.
wait-for-absent-host = Wer den Tisch leitet, ist gerade nicht da. Bleibt das so, übernimmt jemand anderes am Tisch.
you-host-now = Du leitest jetzt den Tisch und kannst die Partie beginnen.
host-now = { $name } leitet jetzt den Tisch.
wait-for-seat = Alle Plätze sind besetzt. Sobald einer frei ist, sitzt du am Tisch.
seat-freed = Dein Platz wurde freigemacht.
you-watch = Du schaust zu. Die Partie erscheint hier, sobald sie beginnt.
you-watch-late = Du schaust mit Verzögerung zu. Die Partie erscheint hier, wenn es so weit ist.
table-settings = Was gespielt wird
leave = Tisch verlassen
invited = Du bist zu einer Partie Wild Cards eingeladen
invited-by = { $name } lädt dich zu einer Partie Wild Cards ein
invited-company = Eine Partie für { $players } Personen. Schon da: { $names }.
seats-free = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
invited-late = Die Partie hat schon begonnen. Du kannst zuschauen und darum bitten, für einen Computergegner weiterzuspielen.
invited-full = Alle Plätze sind besetzt. Du kannst zuschauen und dich hinsetzen, sobald einer frei ist.
invited-over = Diese Partie ist zu Ende. Bei der nächsten kannst du dabei sein.
come-in = Hereinkommen
preview-free = Freie Plätze: { $free } von { $players }.
preview-begun = Die Partie hat schon begonnen. Zuschauen geht noch.
invitation-link = Schick diesen Link an deine Freunde
new-invitation = Neuer Einladungslink (der alte gilt nicht mehr)
watching-link = Mit diesem Link können andere zuschauen
invitation-here-only = Dieser Link funktioniert nur auf diesem Computer. Für Freunde anderswo starte den Server so:
qr-code = Der Link als QR-Code
copy = Kopieren
    .invitation = Einladung kopieren
share = Senden
    .invitation = Einladung senden
copied = Kopiert
clock = Uhr
clock-none = Keine Uhr
clock-decision-30 = 30 Sekunden je Entscheidung
clock-decision-90 = 90 Sekunden je Entscheidung
clock-bank-600 = 10 Minuten je Partie, +5 Sekunden je Entscheidung
clock-decision-86400 = Ein Tag je Entscheidung
clock-decision-other = { $seconds } Sekunden je Entscheidung
clock-bank-other = { $seconds } Sekunden je Partie{ $increment ->
    [0] {""}
   *[other] , +{ $increment } je Entscheidung
}
who-may-watch = Wer zuschauen darf
may-watch-nobody = Niemand
may-watch-link = Wer den Link hat
may-watch-everyone = Alle
watch-delay = Wer zuschaut, sieht es
watch-delay-none = Sofort
watch-delay-seconds = { $count } Sekunden später
watch-delay-minutes = { $count ->
    [one] Eine Minute später
   *[other] { $count } Minuten später
}
talk = Chat
unread = { $count ->
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
talk-all = Chat und kurze Sätze
talk-emotes = Nur kurze Sätze
talk-nothing = Aus
removal = Beiseitegelegte Tiere
removal-balanced = Eins je Art, Rest zufällig
removal-random = Alle zufällig
deck = Karten
deck-usual = Übliche Verteilung
deck-own = Eigene Verteilung
deck-of-habitat = Karten je Lebensraum
deck-of-wild = Jokerkarten
deck-value = Karten mit der Zahl { $value }
deck-sum = { $sum } von { $wanted }
deck-fits = Mit diesen Karten wird gespielt.
deck-does-not-fit = Die Summe stimmt noch nicht; es bleibt bei den bisherigen Karten.

## Listen von Tischen
no-games = Du hast hier noch nicht gespielt.
watch-hint = Tische, an denen alle zuschauen dürfen.
nothing-to-watch = Gerade spielt niemand öffentlich.
table-open = Noch nicht begonnen, { $seats ->
    [one] ein Platz frei
   *[other] { $seats } Plätze frei
}
table-running = Runde { $round } von { $rounds }
table-paused = Pause in Runde { $round }
table-over = Beendet
replay-game = Partie { $game } ansehen

## Vorlieben
speed = Tempo der Animationen
speed-off = Ohne Animation
speed-quick = Schnell
speed-normal = Normal
speed-slow = Langsam
theme = Farben
theme-system = Systemeinstellung
theme-light = Hell
theme-dark = Dunkel
go-on-by-itself = Nach jeder Runde von selbst weiter
sounds = Töne
music = Musik
volume = Lautstärke
avatar = Dein Bild
avatar-animal = Tier
avatar-color = Farbe
avatar-color-number = Farbe { $number }
text-view = Textansicht
use-shortcuts = Tastenkürzel
explanations = Erklären, worauf der Zeiger ruht
notify = Benachrichtige mich, wenn ich dran bin
notify-forbidden = Dieser Browser erlaubt hier keine Benachrichtigungen.

## Der Tisch
you = du
round = Runde { $round }
round-of = Runde { $round } von { $rounds }
round-short = { $round }/{ $rounds }
last-round = Letzte Runde
last-round-hint = Letzte Runde: Karten, die du auf der Hand behältst, zählen nichts.
display = Auslage
hand = Deine Hand
hand-of = Hand von { $who }
piles = Stapel
laid = Gelegt
none = keine
leaders = Bonuskarten
    .short = Bonus
animals = Tiere
points = Punkte
doing = Jetzt
cards-in-hand = Hand
leader-supply = Bonuskarten im Vorrat
collection-of = Tiere von { $who }
no-animals = Noch keine Tiere
your-decision = Deine Entscheidung
watching-now = Du schaust zu.
watching-now-late = Du schaust mit Verzögerung zu.
hand-size = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
points-now = Jetzt { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}, davon { $tokens } in Punktemarkern
animals-left = { $count ->
    [one] Noch { $count } Tier im Stapel
   *[other] Noch { $count } Tiere im Stapel
}
pile-left = { $count ->
    [one] { $count } Karte im Nachziehstapel
   *[other] { $count } Karten im Nachziehstapel
}
discard-size = { $count ->
    [one] { $count } Karte im Abwurfstapel
   *[other] { $count } Karten im Abwurfstapel
}
face-down = verdeckt
animal-label = { $animal }, Lebensraum: { $habitat }
gain-leader = Bonuskarte { $points }
gain-natural = natürlicher Lebensraum { $points }
time-left = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
}

## Was gefragt ist
prompt-bid = Biete verdeckt eine Karte.
prompt-bid-eagle = Biete eine Karte, oder zwei und wähle später (Adler).
prompt-show = Die anderen haben geboten. Welche deiner beiden Karten gilt?
prompt-swap = Erdmännchen: ein Tier gegen eines der Auslage tauschen?
prompt-refill = Wirf ab, was du nicht willst; dann ziehst du auf { $limit } nach.
prompt-pay = Gleichstand mit { $rivals } bei { $value }. Lege { $due ->
    [one] eine Karte
   *[other] { $due } Karten
} als Zahlung: Die höchste Summe entscheidet.
prompt-break = Immer noch Gleichstand mit { $rivals }. Lege eine Karte: Die höchste entscheidet.
prompt-break-draw = Immer noch Gleichstand mit { $rivals }. Lege eine Karte oder zieh blind: Die höchste entscheidet.
prompt-take = { $due ->
    [0] Nimm ein Tier oder passe.
    [one] Nimm ein Tier und zahle eine Karte, oder passe.
   *[other] Nimm ein Tier und zahle { $due } Karten, oder passe.
}
prompt-take-laid = Du bist dran: Nimm ein Tier mit der gelegten Zahlung, oder passe.
prompt-ibex = Steinbock: dein Gebot { $card } zurück auf die Hand nehmen?
prompt-over = Die Partie ist zu Ende.
waiting-bid = { $names } { $count ->
    [one] bietet
   *[other] bieten
} noch.
waiting-show = { $names } wählt das Gebot aus.
waiting-swap = { $names } darf ein Tier tauschen.
waiting-refill = { $names } { $count ->
    [one] zieht
   *[other] ziehen
} nach.
waiting-pay = { $names } { $count ->
    [one] legt
   *[other] legen
} die Zahlung.
waiting-break = { $names } { $count ->
    [one] legt
   *[other] legen
} eine Karte fürs Stechen.
waiting-take = { $names } { $count ->
    [one] nimmt ein Tier oder passt.
   *[other] nehmen ein Tier oder passen.
}
waiting-ibex = { $names } darf das Gebot zurücknehmen.
looking-back = Rückblick auf Runde { $round }.
back-to-now = Zurück zum Spiel
round-over = Runde { $round } ist vorbei.
paused = Die Partie macht Pause.
resume = Weiterspielen
go-on = Weiter
skip = Überspringen
show-count = Wertung zeigen
change-mind = Anders entscheiden
take-seat-back = Platz zurücknehmen
you-ran-out-of-time = Deine Zeit war um: Dieses eine Mal hat der Computer für dich entschieden.
bots-hurry = Gerade wollen viele Computerspieler nachdenken, deshalb nehmen sie sich an diesem Tisch weniger Zeit als sonst.
you-stand-in-timeout = Deine Zeit war um: Der Computer spielt für dich.
you-stand-in-connection = Du warst weg: Der Computer spielt für dich.
you-stand-in-idle = Du warst lange weg: Der Computer spielt für dich.
you-stand-in-conceded = Du hast aufgegeben: Der Computer spielt für dich zu Ende.
you-stand-in-left = Du bist gegangen: Der Computer spielt für dich zu Ende.
stand-in = Computer spielt
stand-in-timeout = Zeit war um (Computer)
stand-in-connection = nicht da (Computer)
stand-in-idle = keine Antwort (Computer)
stand-in-conceded = aufgegeben (Computer)
stand-in-left = gegangen (Computer)
status-away = nicht da
status-decided = ist fertig
status-two-laid = hat zwei Karten gelegt
status-bid = { $you ->
    [yes] dein Gebot
   *[no] bietet
}
status-show = { $you ->
    [yes] deine Wahl
   *[no] wählt ein Gebot
}
status-swap = { $you ->
    [yes] dein Tausch
   *[no] darf tauschen
}
status-refill = { $you ->
    [yes] zieh nach
   *[no] zieht nach
}
status-pay = { $you ->
    [yes] deine Zahlung
   *[no] legt die Zahlung
}
status-break = { $you ->
    [yes] dein Stechen
   *[no] im Stechen
}
status-take = { $you ->
    [yes] du bist dran
   *[no] nimmt oder passt
}
status-ibex = { $you ->
    [yes] Gebot zurück?
   *[no] Gebot zurück?
}

## Antworten
answer-bid = { $count ->
    [one] Bieten
    [0] Bieten
   *[other] Beide bieten
}
answer-show = Das ist mein Gebot
answer-swap = Tauschen
answer-keep-all = Nicht tauschen
answer-refill = { $count ->
    [0] Nur nachziehen
   *[other] { $count } abwerfen, nachziehen
}
answer-pay = Zahlung legen
answer-withdraw = Aussteigen
answer-break = Diese Karte legen
answer-draw = Blind ziehen
answer-take = Nehmen
answer-pass = Passen
answer-keep = Zurücknehmen
answer-leave = Liegen lassen
give-away = Das Tier, das du abgibst
    .short = Du gibst
give = { $animal } abgeben
chose-bid = Du bietest { $cards }.
chose-refill = { $count ->
    [0] Du wirfst nichts ab.
   *[other] Du wirfst { $cards } ab.
}
chose-pay = Du legst { $cards }.
chose-withdraw = Du steigst aus.
chose-break = { $count ->
    [0] Du ziehst blind.
   *[other] Du legst { $cards }.
}
chose-swap = Du tauschst { $given } gegen { $gained }.

## Warum eine Karte nicht geht
why-choose-laid = Nur eine der beiden gelegten Karten kann dein Gebot sein.
why-no-cards-needed = Jetzt wird keine Handkarte gebraucht.
why-refill-pays-nothing = Zahlen kannst du nur mit Wildniskarten.
why-refill-breaks-nothing = Beim Stechen zählen nur Wildniskarten.
why-payment-laid = Deine Zahlung liegt schon.
why-nothing-to-pay = Ein Gebot von 1 kostet keine weitere Karte.
why-enough-chosen = Du hast schon genug Karten gewählt; nimm erst eine zurück.
why-two-bids = Höchstens zwei Karten; nimm erst eine zurück.
why-bids-first = Tiere werden nach den Geboten genommen.
why-refill-takes-nothing = Wer die Nachziehkarte bietet, nimmt in dieser Runde kein Tier.
why-tie-first = Beim Gleichstand entscheidet sich erst, wer zuerst dran ist.
why-round-is-over = Die Tiere dieser Runde sind vergeben.
ruling-number = Festlegung { $number }
read-rule = Regel nachlesen

## Was eine Wahl bedeutet
means-would-pay = { $count ->
    [one] Ein Tier kostet dann eine weitere Karte
   *[other] Ein Tier kostet dann { $count } weitere Karten
}, { $left ->
    [one] eine Karte bleibt
   *[other] { $left } Karten bleiben
}
means-bluff = Ein Bluff: Zum Zahlen { $missing ->
    [one] fehlt eine Karte
   *[other] fehlen { $missing } Karten
}, du müsstest passen
means-free = Nichts mehr zu zahlen, { $left ->
    [one] eine Karte bleibt
   *[other] { $left } Karten bleiben
}
means-two-bids = Du wählst, wenn du die anderen Gebote gesehen hast
means-natural = +{ $points } natürlicher Lebensraum
means-not-natural = kein natürlicher Lebensraum
means-natural-for = natürlicher Lebensraum für: { $animals } (+{ $points })
means-useless-cards = letzte Runde: neue Karten nützen nichts mehr
means-leader = du bekommst { $leader }
means-leader-from = du bekommst { $leader } von { $who }
means-leader-lost = du verlierst { $leader }
means-leader-lost-to = du verlierst { $leader } an { $who }
means-left = { $count ->
    [one] du hättest noch 1 Karte
   *[other] du hättest noch { $count } Karten
}
means-draws = { $count ->
    [0] Du ziehst nichts
    [one] Du ziehst eine Karte
   *[other] Du ziehst { $count } Karten
} und hast dann { $hand }
means-missing = { $count ->
    [one] noch eine Karte zu zahlen
   *[other] noch { $count } Karten zu zahlen
}
means-total = Summe { $total }
means-back = du hättest { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}

## Die Geschichte
story = Verlauf
story-filter = Zeigen
story-all = Alle
log-started = Am Tisch: { $names }
log-dealt = { $you ->
    [yes] Du bekommst
   *[no] { $who } bekommt
} { $cards }
log-round-began = In der Auslage: { $animals }
log-bids-revealed = Gebote: { $bids }
log-two-face-down = zwei Karten, verdeckt
log-eagle-chose = Adler: { $you ->
    [yes] du zeigst
   *[no] { $who } zeigt
} { $card }
log-exchange-declined = Erdmännchen: { $you ->
    [yes] du tauschst nicht
   *[no] { $who } tauscht nicht
}
log-exchanged = Erdmännchen: { $you ->
    [yes] du tauschst
   *[no] { $who } tauscht
} { $given } gegen { $gained }
log-leader-moved = { $you ->
    [yes] Du bekommst
   *[no] { $who } bekommt
} { $leader }{ $from ->
    [supply] {""}
    [you] {" "}von dir
   *[player] {" "}von { $previous }
}
log-leader-against = { $own } gegen { $most }
log-leader-returned = Zurück in den Vorrat: { $leader }
log-refilled = { $you ->
    [yes] Du wirfst
   *[no] { $who } wirft
} { $count ->
    [0] nichts
   *[other] { $cards }
} ab und { $you ->
    [yes] ziehst
   *[no] zieht
} auf { $limit } nach
log-drew = { $you ->
    [yes] Du ziehst
   *[no] { $who } zieht
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
log-drew-cards = { $you ->
    [yes] Du ziehst
   *[no] { $who } zieht
} { $cards }
log-reshuffled = Der Abwurfstapel wird ein neuer Nachziehstapel mit { $count } Karten
log-tie-began = Gleichstand, { $count ->
    [2] zwei
    [3] drei
    [4] vier
   *[other] fünf
} Gebote von { $value }: { $names }
log-laid = { $you ->
    [yes] du legst
   *[no] { $who } legt
} { $cards }{ $count ->
    [one] {""}
   *[other] {" "}= { $total }
}
log-withdrew = { $you ->
    [yes] du steigst aus
   *[no] { $who } steigt aus
}
log-cannot-pay = { $you ->
    [yes] du hast
   *[no] { $who } hat
} zu wenige Karten zum Zahlen
log-tie-break = Stechen: { $cards }{ $again ->
    [yes] {" "}· noch einmal
   *[no] {""}
}
log-from-hand = (Hand)
log-from-pile = (gezogen)
log-nothing = nichts
log-goes-next-lion = { $you ->
    [yes] du bist
   *[no] { $who } ist
} dran: Der Löwe gewinnt jeden Gleichstand
log-goes-next-total = { $you ->
    [yes] du bist
   *[no] { $who } ist
} mit der höchsten Summe dran
log-goes-next-tie-break = { $you ->
    [yes] du bist
   *[no] { $who } ist
} mit der höchsten Karte dran
log-goes-next-lead = { $you ->
    [yes] du bist
   *[no] { $who } ist
} nach der Startreihenfolge dran
log-took = { $you ->
    [yes] Du nimmst
   *[no] { $who } nimmt
} { $animal } mit { $cards }{ $points ->
    [0] {""}
   *[other] {" "}· +{ $points } natürlicher Lebensraum
}
log-passed-choice = { $you ->
    [yes] Du passt
   *[no] { $who } passt
}: { $cards } zurück auf die Hand
log-passed-empty-display = { $you ->
    [yes] Du passt
   *[no] { $who } passt
}, die Auslage ist leer: { $cards } zurück auf die Hand
log-passed-cannot-pay = { $you ->
    [yes] Du passt
   *[no] { $who } passt
}, zu wenige Karten zum Zahlen: { $cards } zurück auf die Hand
log-passed-withdrew = { $you ->
    [yes] Du passt
   *[no] { $who } passt
}: { $cards } zurück auf die Hand
log-bid-kept = Steinbock: { $you ->
    [yes] du nimmst
   *[no] { $who } nimmt
} { $card } zurück
log-bid-left = Steinbock: { $you ->
    [yes] du lässt
   *[no] { $who } lässt
} { $card } liegen
log-round-ended = Aus dem Spiel: { $animals }
log-game-ended = Die Partie ist zu Ende.

## Reden und Menü
watchers = { $count ->
    [one] Eine Person schaut
   *[other] { $count } Personen schauen
} zu.
emote-hello = Hallo!
emote-well-played = Gut gespielt!
emote-thanks = Danke!
emote-wow = Wow!
emote-oops = Hoppla …
emote-thinking = Ich überlege noch.
emote-hurry = Ich glaube, du bist dran.
emote-good-game = Schöne Partie!
emote-pe = Schaut mich an!
emote-sq = Das gehört mir!
emote-ea = Das habe ich kommen sehen.
emote-ib = Ich bleibe standhaft.
emote-li = Brüll!
emote-me = Ich habe dich im Blick.
nothing-said-yet = Noch hat niemand etwas gesagt.
say = Senden
say-something = Sag etwas
mute = Stummschalten
report = Melden
report-why = Was ist passiert?
report-send = Meldung absenden
report-sent = Danke. Wer diesen Server betreibt, sieht es sich an.
pause = Um Pause bitten
pause-not = Doch keine Pause
pause-asked = Die Pause beginnt, wenn alle zustimmen.
pause-wished = { $names } { $count ->
    [one] möchte
   *[other] möchten
} eine Pause.
pause-agree = Zustimmen
pause-later = Jetzt nicht
idle-wish = { $name } hat schon länger nichts entschieden. Soll der Computer weiterspielen?
idle-asked = Der Computer spielt für { $name } weiter, wenn alle zustimmen.
idle-wait = Warten
idle-replace = Computer spielen lassen
absent-countdown = { $name } ist nicht da. In { $time } spielt der Computer weiter.
absent-now = Computer jetzt spielen lassen
late-offer = Möchtest du mitspielen? Du kannst um den Platz eines Computergegners bitten.
late-for = Für wen du spielen würdest
late-ask = Fragen
late-asks = Du möchtest für { $name } weiterspielen. Wer den Tisch leitet, entscheidet.
late-take-back = Doch nicht
late-declined = Die Partie soll so weitergehen, wie sie ist. Du kannst weiter zuschauen.
late-wish = { $name } schaut zu und möchte für { $bot } weiterspielen.
late-let-in = Mitspielen lassen
late-plays = { $name } spielt für { $bot } weiter.
concede = Aufgeben
concede-sure = Der Computer spielt für dich zu Ende. Das lässt sich nicht zurücknehmen.

## Nach der Partie
final-count = Die Schlusswertung
won-by-points = { $you ->
    [yes] Du gewinnst
   *[no] { $names } gewinnt
} mit { $points } Punkten.
won-by-animals = { $you ->
    [yes] Du gewinnst
   *[no] { $names } gewinnt
}: { $points } Punkte wie { $others }, aber mehr Tiere ({ $animals } gegen { $fewer }).
won-by-shared = { $names } teilen sich den ersten Platz: je { $points } Punkte und { $animals ->
    [one] { $animals } Tier
   *[other] { $animals } Tiere
}.
rank-by-animals = { $names } vor { $behind }: je { $points } Punkte, aber mehr Tiere ({ $animals } gegen { $fewer }).
rank-shared = { $names } teilen sich einen Platz: je { $points } Punkte und { $animals ->
    [one] { $animals } Tier
   *[other] { $animals } Tiere
}.
own-place = Dein Platz: { $rank } von { $players }, mit { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkten.
}
rank = Platz
largest = Häufigste Art (je 2)
    .short = Häufigste ×2
second = Zweithäufigste (je 1)
    .short = Zweite ×1
tokens = Marker
rematch = Noch einmal
rematch-wished = { $names } { $count ->
    [one] möchte
   *[other] möchten
} noch einmal spielen ({ $count } von { $all })
rematch-join = Mitspielen
next-game = Die nächste Partie wird vorbereitet.
replay = Partie ansehen
download-record = Aufzeichnung herunterladen
statistics = Statistik
stat-bids = Gebote nach Zahl
stat-bid = { $value }: { $count }-mal
stat-naturals = Natürliche Lebensräume
stat-cards-per-animal = Karten je Tier
stat-average = im Schnitt { $number }
stat-passes = Gepasst
stat-ties = Gleichstände gewonnen
stat-leaders = Bonuskarten je Runde
fair-shuffle = Wurde ehrlich gemischt?
fair-shuffle-how = Vor der ersten Karte hat der Tisch einen Fingerabdruck seines geheimen Startwerts gezeigt, und der Browser jeder Person hat ein zufälliges Wort versprochen. Die Wörter wurden erst genannt, als alle Versprechen auf dem Tisch lagen. Die Karten folgen aus dem Startwert und den Wörtern. Dein Browser hat notiert, was er gesehen hat: Mit einem Klick vergleicht er das mit der Aufzeichnung.
fair-noted-commitment = Fingerabdruck vor dem Austeilen:
fair-noted-word = Wort deines Browsers:
check-shuffle = Prüfen
fair-promise = Der Startwert passt zu dem Fingerabdruck, den dein Browser vor dem Austeilen gesehen hat.
fair-word = Das Wort deines Browsers ist eingemischt.
fair-words = Alle versprochenen Wörter sind eingemischt und keine anderen.
fair-animals = Die Tiere lagen so, wie der Startwert es verlangt.
fair-habitats = Die Wildniskarten lagen so, wie der Startwert es verlangt.
fair-reshuffles = Jedes neue Mischen folgt aus dem Startwert.
unfair-promise = Der Startwert passt nicht zu dem Fingerabdruck, den dein Browser vor dem Austeilen gesehen hat.
unfair-record = Der Startwert passt nicht zum Fingerabdruck in der Aufzeichnung.
unfair-word = Das Wort deines Browsers fehlt.
unfair-words = Die eingemischten Wörter sind nicht die versprochenen.
unfair-animals = Die Tiere folgen nicht aus dem Startwert.
unfair-habitats = Die Wildniskarten folgen nicht aus dem Startwert.
unfair-reshuffles = Ein neues Mischen folgt nicht aus dem Startwert.
unknown-seed = Diese Aufzeichnung hat keinen Startwert, deshalb lässt sich ihr Mischen nicht prüfen.
unknown-promise = Dein Browser war vor dem Austeilen nicht am Tisch, deshalb kann er nicht sagen, wann der Startwert gewählt wurde.
unknown-word = Dein Browser hat kein Wort beigetragen, deshalb kann er nicht sagen, ob der Server die Karten gewählt hat.
unknown-again = Nach den Wörtern wurde mehr als einmal gefragt, weil eines ausblieb. Falls diese Person und der Server zusammenarbeiten, konnten sie so ein Blatt verwerfen, das ihnen nicht gefiel.
fair-limits = Wenn alles passt und dein Wort eingemischt ist, hat niemand die Karten gewählt. Nicht zeigen lässt sich, ob jemand am Server die Karten angesehen und weitergesagt hat oder einen Start vor dem Austeilen abgebrochen hat. Auch diese Seite kommt vom Server: Wer ihr nicht trauen will, speichert die Aufzeichnung und prüft sie mit „wildcards verify“.

## Tastatur
shortcuts = Tastenkürzel
shortcuts-hint = Mit Tabulator und Pfeiltasten erreichst du alles; mit diesen Tasten geht es schneller. In den Einstellungen lassen sie sich abschalten.
key-cards = eine Handkarte, von links nach rechts
key-animals = ein Tier der Auslage
key-yes = bestätigen
key-no = die andere Antwort: passen, aussteigen, liegen lassen
key-change = anders entscheiden
key-go-on = weiter, überspringen
keys-page = Bild ↑ Bild ↓
keys-ends = Pos1 Ende
keys-space = Leertaste
key-log = der Verlauf
key-talk = der Chat
key-text = Textansicht an und aus
key-explain = erklären, was ausgewählt ist; noch einmal: zur Regel
key-step = einen Schritt zurück, einen Schritt weiter
key-round = eine Runde zurück, eine Runde weiter
key-ends = zum Anfang, zum Ende
key-play = abspielen und anhalten
key-help = diese Hilfe

## Erklärungen
explain-hand = So viele Wildniskarten hat diese Person auf der Hand. Nie mehr als 10; die Nachziehkarte zählt nicht.
    .title = Handkarten
explain-points = Der Punktestand, wenn die Partie jetzt endete: 2 je Tier der häufigsten Art, 1 je Tier der zweithäufigsten, Bonuskarten und Punktemarker.
    .title = Punkte jetzt
explain-tokens = Marker zu 1, 2, 4 und 8 Punkten. 2 Punkte gibt es für jedes Tier, das nur mit seinem natürlichen Lebensraum bezahlt wird.
    .title = Punktemarker
explain-collection = Die Tiere, die diese Person gesammelt hat. Am Ende zählt jedes Tier der häufigsten Art 2, jedes der zweithäufigsten 1; eine Krone zeigt, von welcher Art die Bonuskarte hier liegt.
    .title = Sammlung
explain-round = Eine Partie hat zu dritt 14 Runden, zu viert 12 und zu fünft 10; dann sind die Tiere aufgebraucht.
    .title = Runden
explain-laid = Das Gebot und daneben die Zahlung. Beides bleibt bis zum Ende der Runde liegen.
    .title = Gebot und Zahlung
explain-pile = Wildniskarten zum Ziehen. Ist der Stapel leer und eine Karte nötig, wird der Abwurfstapel gemischt.
    .title = Nachziehstapel
explain-discard = Alle Gebote, Zahlungen, abgeworfenen Karten und Karten eines Stechens, offen. Alle dürfen sie ansehen.
    .title = Abwurfstapel
explain-animals = Tiere, die noch kommen. Lässt sich die Auslage nicht mehr füllen, ist die Partie zu Ende.
    .title = Tiere
explain-leader = Wer ein Tier bekommt und dann mindestens so viele dieser Art hat wie jede andere Person, erhält sofort die Bonuskarte. Sie zählt am Ende 1 Punkt, beim Pfau 3.
explain-refill = Biete sie, um abzuwerfen, was du willst, und auf 7 Karten nachzuziehen. Sie kommt zurück auf die Hand.
explain-wild = Ein Gebot von { $value }. Gilt als jeder Lebensraum.
explain-habitat = Als Gebot hat sie die Zahl { $value }; ein Tier kostet damit { $due ->
    [0] keine weitere Karte
    [one] eine weitere Karte
   *[other] { $due } weitere Karten
}.
explain-animal = Natürlicher Lebensraum: { $habitat }. Zeigen ihn alle Karten von Gebot und Zahlung, gibt es 2 Punkte.
rule-bids = Alle Gebote werden zugleich aufgedeckt. Wer die höchste Zahl geboten hat, ist zuerst dran.
    .title = Gebote
rule-eagle = Wer die Adler-Bonuskarte hat, darf zwei Karten legen und wählt erst, wenn die anderen Gebote offen liegen.
    .title = Adler
rule-meerkat = Wer die Erdmännchen-Bonuskarte hat und die Nachziehkarte bietet, darf vor dem Nachziehen ein Tier gegen eines aus der Auslage tauschen.
    .title = Erdmännchen
rule-leaders = Wer ein Tier bekommt und dann mindestens so viele davon hat wie jede andere Person, bekommt die Bonuskarte, auch wenn sie schon jemandem gehört.
    .title = Bonuskarten
rule-refill = Wer die Nachziehkarte geboten hat, wirft beliebig viele Karten ab und zieht auf 7 nach, mit dem Eichhörnchen auf 10.
    .title = Nachziehen
rule-drawing = Karten werden einzeln gezogen; nie hat jemand mehr als 10. Ist der Stapel leer, wird der Abwurfstapel zum neuen Stapel gemischt.
    .title = Ziehen
rule-ties = Bei gleichen Geboten legen alle Beteiligten zugleich ihre Zahlung. Wer die höchste Summe hat, ist zuerst dran; haben sie mehrere, entscheiden einzelne Karten. Wer von ihnen den Löwen hat, ist ohne all das zuerst dran.
    .title = Gleichstand
rule-taking = Ein Tier kostet das Gebot und so viele weitere Karten wie dessen Zahl minus 1. Zeigt alles den natürlichen Lebensraum des Tieres: 2 Punkte.
    .title = Ein Tier nehmen
rule-passing = Wer passt, nimmt das Gebot zurück und zieht 2 Karten.
    .title = Passen
rule-ibex = Wer am Rundenende die Steinbock-Bonuskarte hat, darf das eigene Gebot zurücknehmen, außer es ist eine Jokerkarte.
    .title = Steinbock
rule-next-round = Übrige Tiere der Auslage kommen aus dem Spiel, und neue werden aufgedeckt.
    .title = Nächste Runde
rule-setup = Alle beginnen mit 7 Wildniskarten und einer Nachziehkarte.
    .title = Aufbau
rule-display = In der Auslage liegt ein Tier weniger, als Personen mitspielen.
    .title = Eine Runde beginnt
rule-end = Es gibt 2 Punkte je Tier der häufigsten Art, 1 je Tier der zweithäufigsten, dazu Bonuskarten und Punktemarker.
    .title = Das Ende

## Wenn etwas nicht geht
problem-title = Das hat nicht geklappt
problem-unknown = Etwas ist schiefgegangen. Versuch es bitte noch einmal.
problem-broken = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu: Die Partie ist auf dem Server sicher.
problem-broken-here = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu: Die Partie ist auf diesem Gerät gespeichert.
problem-offline = Der Server ist nicht zu erreichen. Prüfe deine Verbindung und lade die Seite neu.
problem-page = Diese Seite konnte nicht geladen werden. Prüfe deine Verbindung und lade sie neu.
problem-not-loaded = Was du zum Spielen ohne Server brauchst, konnte nicht geladen werden. Prüfe deine Verbindung und lade die Seite neu.
problem-no-storage = Deine Partien liegen in diesem Browser, doch er konnte nichts speichern. Vielleicht ist sein Speicher voll oder für diese Seite abgeschaltet. Ändere das und lade die Seite neu.
problem-not-started = Das Spiel konnte in diesem Browser nicht starten. Lade die Seite neu. Wenn das nicht hilft, aktualisiere den Browser oder nimm einen anderen.
problem-no-script = Wild Cards braucht JavaScript. Erlaube es für diese Seite und lade sie neu.
problem-nobody = Dein Browser hat das Cookie nicht behalten, an dem der Server dich erkennt. Erlaube Cookies für diese Seite und versuch es noch einmal.
problem-no-answer = Der Tisch antwortet nicht. Vielleicht ist deine Verbindung weg, oder ein Netz auf dem Weg lässt keine WebSockets durch. Die Seite versucht es weiter.
problem-no-answer-here = Der Tisch antwortet nicht. Lade die Seite neu: Die Partie ist auf diesem Gerät gespeichert.
problem-no-such-page = Diese Seite gibt es nicht. Vielleicht fehlt ein Stück vom Link.
problem-no-such-table = Diesen Tisch gibt es nicht. Vielleicht fehlt ein Stück vom Link, oder der Tisch wurde gelöscht.
problem-set-aside = Dieser Tisch lässt sich zurzeit nicht lesen, darum ruht seine Partie. Andere Tische sind nicht betroffen. Wer diesen Server betreibt, sieht das.
problem-set-aside-here = Dieser Tisch lässt sich nicht lesen, darum ruht seine Partie. Andere Tische sind nicht betroffen.
problem-not-allowed = Diesen Tisch sieht man nur mit einer Einladung oder einem Link zum Zuschauen. Frag jemanden, der dort spielt.
problem-sent-away = Wer den Tisch leitet, hat dich weggeschickt.
problem-banned = Du darfst hier eine Zeit lang nicht herein.
problem-closed = Wer diesen Server betreibt, hat diesen Tisch geschlossen.
problem-signed-out = Du hast dich in einem anderen Browser abgemeldet. Lade die Seite neu.
problem-draining = Dieser Server wird gleich aktualisiert und nimmt nichts Neues an. Versuch es später noch einmal.
problem-no-such-link = Dieser Link führt nirgendwohin. Lass dir einen neuen geben.
problem-no-such-record = Diese Partie gibt es nicht. Ansehen lassen sich nur beendete Partien.
problem-sealed = Die Partie des Tages lässt sich erst ansehen, wenn der Tag vorbei ist. Schau morgen wieder vorbei.
problem-table-started = Diese Partie hat schon begonnen, und niemand darf zuschauen. Eröffne einen eigenen Tisch.
problem-table-over = Diese Partie ist zu Ende. Bitte um den Link zum Ansehen oder eröffne einen eigenen Tisch.
problem-bad-name = Dieser Name geht nicht. Wähle bitte einen anderen.
problem-too-many-games = Bei dir laufen zu viele Partien. Beende oder verlasse erst einige davon.
problem-too-many-new-games = Von hier wurden zu viele neue Partien begonnen. Warte eine Weile und versuch es noch einmal.
problem-old-client = Es gibt eine neuere Fassung dieser Seite. Lade sie neu, um weiterzuspielen.
problem-bad-message = Der Server hat diese Seite nicht verstanden. Lade sie neu.
problem-too-fast = Das war zu schnell für den Server. Lade die Seite neu.
problem-slow = Deine Verbindung ist gerade zu langsam. Lade die Seite neu.
problem-stopping = Der Server wird neu gestartet. Lade die Seite gleich noch einmal.
problem-unavailable-here = Dieser Browser konnte das nicht speichern. Vielleicht ist sein Speicher voll. Mach Platz und versuch es noch einmal.
refused-stale = Inzwischen hat sich etwas geändert. Sieh noch einmal hin und entscheide.
refused-too-fast = Das war zu schnell. Warte einen Moment und versuch es noch einmal.
refused-too-many-games = Bei dir laufen zu viele Partien. Beende oder verlasse erst einige davon.
refused-too-many-new-games = Von hier wurden zu viele neue Partien begonnen. Warte eine Weile und versuch es noch einmal.
refused-not-host = Das darf nur, wer den Tisch leitet.
refused-seat-taken = Dieser Platz ist besetzt.
refused-table-full = Kein Platz ist frei.
refused-not-invited = Für einen Platz an diesem Tisch braucht man die Einladung.
refused-sent-away = Wer den Tisch leitet, hat dich weggeschickt.
refused-draining = Dieser Server wird gleich aktualisiert und nimmt nichts Neues an. Versuch es später noch einmal.
refused-not-idle = Auf diese Person wartet ihr noch nicht lange.
refused-not-away = Diese Person ist da.
refused-nobody-asks = Um diesen Platz bittet niemand mehr.
refused-declined = Für diese Partie hast du eine Absage bekommen.
refused-seats-in-use = Mach erst Plätze frei, bevor du den Tisch verkleinerst.
refused-wrong-time = Das geht gerade nicht.
refused-bot-plays-for-you = Der Computer spielt für dich: Nimm erst deinen Platz zurück.
refused-wrong-payment = Das ist nicht die richtige Anzahl Karten.
refused-not-in-hand = Diese Karten hast du nicht auf der Hand.
refused-not-everybody-joined = Jemand sieht sich noch die Schlusswertung an. Mach den Platz frei, um ohne diese Person zu beginnen.
refused-talk-is-off = Das ist an diesem Tisch abgeschaltet.
refused-one-try = Die Partie des Tages wird nur einmal gespielt. Für eine weitere eröffne einen neuen Tisch.
refused-nothing-said = Diese Nachricht ist leer.
refused-nothing-to-take-back = Das lässt sich nicht mehr ändern.
refused-not-asked = Du hast gerade nichts zu entscheiden.
refused-wrong-question = Danach ist gerade nicht gefragt.
refused-game-over = Die Partie ist zu Ende.
refused-two-cards-need-eagle = Nur wer die Adler-Bonuskarte hat, darf zwei Karten legen.
refused-not-laid = Nur eine der beiden gelegten Karten kann dein Gebot sein.
refused-not-in-collection = Dieses Tier hast du nicht.
refused-not-on-display = Dieses Tier liegt nicht mehr in der Auslage.
refused-payment-is-laid = Deine Zahlung liegt schon.
refused-draw-not-offered = Es sind nicht genug Karten da, dass alle ziehen könnten.
refused-bad-setup = So lässt sich kein Tisch einrichten.
refused-from-the-future = Hier ist etwas schiefgegangen. Lade die Seite neu.
refused-refused-before = Das wurde schon einmal abgelehnt. Entscheide bitte noch einmal.
refused-nothing-to-return-to = Es gibt keinen Platz, den du zurücknehmen kannst.
refused-no-such-bot = Diesen Computergegner gibt es hier nicht.
refused-no-such-seat = Diesen Platz gibt es hier nicht.
refused-not-seated = Du hast keinen Platz an diesem Tisch.
refused-unavailable = Der Server konnte das nicht speichern. Versuch es gleich noch einmal.
refused-unavailable-here = Dieser Browser konnte das nicht speichern. Vielleicht ist sein Speicher voll. Mach Platz und versuch es noch einmal.

## Ansehen
turn-card = Karte umdrehen
replay-step = Schritt { $step } von { $steps }
replay-at = Runde { $round }, Schritt { $step }
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-round-back = Eine Runde zurück
replay-round-on = Eine Runde weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-eyes = Blickwinkel
replay-all-open = Alle Handkarten offen
replay-drop = Zieh die Aufzeichnung einer Partie hierher, oder wähle ihre Datei.
replay-whence = Jede beendete Partie bietet ihre Aufzeichnung unter der Schlusswertung an. Deine findest du hier:
replay-choose-file = Datei wählen
replay-from-file = Eine Partie aus einer Datei ansehen
replay-games = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
} zur Auswahl
replay-other = Andere Aufzeichnung
replay-link = Mit diesem Link sehen andere genau diesen Moment
problem-bad-record = Diese Datei ist keine vollständige Aufzeichnung einer Partie. Nimm eine, die nach einer Partie heruntergeladen wurde.
problem-other-version = Diese Aufzeichnung stammt von einer anderen Version von Wild Cards, die diese Seite nicht lesen kann.
problem-large-file = Diese Datei ist zu groß für die Aufzeichnung einer Partie.
problem-record-move = Zug { $move } dieser Aufzeichnung verstößt gegen die Regeln, deshalb lässt sich die Partie nicht ansehen.

## Names in a row
list-and = { $list } und { $last }
list-and-before-i = { $list } und { $last }

## Table knowledge
knowledge = Was bekannt ist
knowledge-always = Immer neben dem Verlauf zeigen, was bekannt ist
known-seen = Gesehen
known-out = Aus dem Spiel
known-to-come = Kommen höchstens noch
known-leader = Bonuskarte
known-one-short = Ein Tier fehlt noch
known-unseen = Noch nicht gesehene Wildniskarten
known-hands = Bekannte Handkarten
known-no-hands = Von niemandem ist eine Handkarte bekannt.
known-order = In dieser Reihenfolge sind die Gebote dran
known-no-order = Die Gebote liegen noch verdeckt. Zuerst kommt die Nachziehkarte, dann die höchste Zahl.
key-knowledge = was bekannt ist
