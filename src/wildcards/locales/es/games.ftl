# Mis partidas, mi historial y la partida del día.

running-tables = En curso
finished-games = Partidas terminadas
game-won = Victoria
game-won-shared = Victoria compartida
game-given-up = Abandono
game-rank = Puesto { $rank } de { $players }
game-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
more-games = Ver más
export-games = Guardar en un archivo
forget-games = Borrar esta lista
forget-games-sure = Se borrarán la lista de tus partidas, tu historial y tus puestos en las partidas del día. No se puede deshacer. Las repeticiones se siguen abriendo con su enlace.
forget-games-yes = Borrarlo todo

my-record = Mi historial
record-games = Partidas
record-wins = Victorias
record-average = Puntos de media
record-best = Mejor partida
record-streak = Victorias seguidas
record-streak-longest = máximo: { $count }
record-graph = Puntos en { $count ->
    [one] tu última partida
   *[other] tus últimas { $count } partidas
}
record-graph-won = victoria
record-graph-other = sin victoria
record-graph-average = media de diez partidas
record-by-players = Por número de jugadores
record-by-opponents = Por rivales
record-people = Personas
record-favorite = Especies favoritas

today-how = Cada día un reparto, el mismo para todos: las mismas cartas contra los mismos bots. Tienes un intento.
today-sealed = La repetición y la comprobación de la mezcla se abren cuando acaba el día.
today-ends-hours = { $count ->
    [one] El día acaba en una hora.
   *[other] El día acaba en { $count } horas.
}
today-ends-minutes = { $count ->
    [one] El día acaba en un minuto.
   *[other] El día acaba en { $count } minutos.
}
today-play = Jugar la partida del día
today-go-on = Seguir tu partida
today-tried = También hoy
today-company = { $players } jugadores, bots: { $level }
today-place = Puesto { $place } de { $count }
today-first = Aquí nadie la ha terminado antes que tú.
today-share = Tu resultado, sin una palabra sobre las cartas
today-copy = Copiar el resultado
today-share-title = Wild Cards: la partida del { $day }
today-share-result = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, puesto { $rank } de { $players }

moment-won = Tu manada va delante: la tierra es tuya.
moment-shared = { $names } comparten la tierra. En la charca nadie tiene que esperar.
moment-lost = Tu manada se echa a dormir. Ha sido un buen día, y mañana habrá otro.
moment-watched = La manada de { $names } va delante.
