# Meine Partien, meine Bilanz und die Partie des Tages.

running-tables = Gerade im Gange
finished-games = Beendete Partien
game-won = Gewonnen
game-won-shared = Geteilter Sieg
game-given-up = Aufgegeben
game-rank = Platz { $rank } von { $players }
game-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
more-games = Mehr anzeigen
export-games = Als Datei sichern
add-games = Partien aus einer Datei hinzufügen
games-added = { $count ->
    [0] In dieser Datei sind keine neuen Partien.
    [one] Eine Partie hinzugefügt.
   *[other] { $count } Partien hinzugefügt.
}
forget-games = Diese Liste löschen
forget-games-sure = Damit löschst du die Liste deiner Partien, deine Bilanz und deine Plätze bei den Partien des Tages. Das lässt sich nicht rückgängig machen. Aufzeichnungen bleiben über ihren Link erreichbar.
forget-games-yes = Alles löschen

my-record = Meine Bilanz
record-games = Partien
record-wins = Siege
record-average = Punkte im Schnitt
record-best = Beste Partie
record-streak = Siege in Folge
record-streak-longest = Rekord: { $count }
record-graph = Punkte in { $count ->
    [one] deiner letzten Partie
   *[other] deinen letzten { $count } Partien
}
record-graph-won = gewonnen
record-graph-other = nicht gewonnen
record-graph-average = Schnitt aus zehn Partien
record-by-players = Nach Zahl der Personen
record-by-opponents = Nach Gegnern
record-people = Menschen
record-favorite = Lieblingstiere

today-how = Jeden Tag eine Partie, für alle gleich: dieselben Karten gegen dieselben Computergegner. Du hast einen Versuch.
today-sealed = Ansehen und nachprüfen lässt sich die Partie, wenn der Tag vorbei ist.
today-ends-hours = { $count ->
    [one] Der Tag endet in einer Stunde.
   *[other] Der Tag endet in { $count } Stunden.
}
today-ends-minutes = { $count ->
    [one] Der Tag endet in einer Minute.
   *[other] Der Tag endet in { $count } Minuten.
}
today-play = Partie des Tages spielen
today-go-on = Deine Partie fortsetzen
today-tried = Heute auch versucht
today-company = { $players } Personen, Computer: { $level }
today-place = Platz { $place } von { $count }
today-first = Du hast sie hier als Erstes beendet.
today-here = Allein auf diesem Gerät gespielt: Teile dein Ergebnis, um es mit anderen zu vergleichen.
today-share = Dein Ergebnis, ohne ein Wort über die Karten
today-copy = Ergebnis kopieren
today-share-title = Wild Cards: die Partie vom { $day }
today-share-result = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, Platz { $rank } von { $players }

moment-won = Deine Herde geht voran: Das Land gehört dir.
moment-shared = { $names } teilen sich das Land. Am Wasserloch muss niemand warten.
moment-lost = Deine Herde legt sich schlafen. Es war ein guter Tag, und morgen kommt ein neuer.
moment-watched = Die Herde von { $names } geht voran.

privacy-who = Wer du bist
privacy-who-text = Du brauchst kein Konto: Ein Name genügt. Der Server speichert deinen Namen, dein Bild, falls du eines gewählt hast, und wann du zuletzt da warst, unter einer zufälligen Kennung. Von dem Geheimnis in deinem Browser speichert er nur einen Fingerabdruck, nie das Geheimnis selbst.
privacy-games = Was du spielst
privacy-games-text = Von jedem Tisch speichert der Server alles, was dort geschieht, damit eine Partie einen Neustart übersteht. Von jeder beendeten Partie bleibt die Aufzeichnung: Namen, Karten und Züge. Wer den Link zu einer Aufzeichnung hat, kann sie ansehen.
privacy-talk = Was du sagst
privacy-talk-text = Was am Tisch gesagt wird, bleibt bei diesem Tisch. Meldet dich jemand, sieht die Person, die den Server betreibt, deinen Namen und was du zuletzt gesagt hast.
privacy-cookie = In deinem Browser
privacy-cookie-text = Ein Cookie, an dem der Server dich wiedererkennt, und sonst nichts. Einstellungen und Notizen zum Mischen bleiben in deinem Browser. Es gibt keine Werbung und keine Auswertung deines Verhaltens.
privacy-others = Wer es noch sieht
privacy-others-text = Wer diesen Server betreibt, kann all das sehen, auch deine Netzadresse, solange du verbunden bist. Von der Adresse, von der eine Partie gestartet wird, bleibt beim Tisch ein Kennzeichen, aus dem sonst niemand die Adresse lesen kann. Nichts wird weitergegeben.
privacy-how-long = Wie lange es bleibt
privacy-keep-unused = Tische, an denen niemand gespielt hat: { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
privacy-keep-over = Tische, deren Partie vorbei ist: { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
privacy-keep-idle = Tische, an denen nichts mehr geschieht: { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
privacy-keep-records = Aufzeichnungen beendeter Partien und Listen davon: { $days ->
    [0] auf Dauer
    [one] 1 Tag
   *[other] { $days } Tage
}
privacy-keep-guests = Gäste, die nicht wiederkommen: { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
privacy-keep-refusals = Antworten auf abgelehnte Anfragen: { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
privacy-keep-reports = Meldungen: { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
privacy-yours = Deine Daten
privacy-download = Meine Daten herunterladen
privacy-log-out = Überall sonst abmelden
privacy-logged-out = Nur dieser Browser kennt dich noch.
privacy-forget = Vergiss mich
privacy-forget-text = Dein Name verschwindet sofort aus Aufzeichnungen und Listen und wenig später aus den Protokollen aller Tische, an denen du gesessen hast. Wo du sitzt, spielt der Computer weiter, und niemand bekommt deine Kennung zurück. Was andere über dich gemeldet haben, bleibt, bis Meldungen gelöscht werden. Das lässt sich nicht rückgängig machen.
