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
add-games = Añadir partidas de un archivo
games-added = { $count ->
    [0] En este archivo no hay partidas nuevas.
    [one] Se ha añadido una partida.
   *[other] Se han añadido { $count } partidas.
}
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
today-here = Jugada solo en este dispositivo: comparte tu resultado para compararlo con otros.
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

privacy-who = Quién eres
privacy-who-text = No necesitas cuenta: basta un nombre. El servidor guarda tu nombre, tu imagen si has elegido una y cuándo estuviste por última vez, con un identificador al azar. Del secreto que tiene tu navegador guarda solo una huella, nunca el secreto.
privacy-games = Lo que juegas
privacy-games-text = De cada mesa el servidor guarda todo lo que ocurre en ella, para que una partida sobreviva a un reinicio. De cada partida terminada guarda el registro: nombres, cartas y jugadas. Quien tenga el enlace de un registro puede verlo.
privacy-talk = Lo que dices
privacy-talk-text = Lo que se dice en una mesa se guarda con esa mesa. Si alguien te denuncia, quien lleva el servidor ve tu nombre y lo último que dijiste.
privacy-cookie = En tu navegador
privacy-cookie-text = Una cookie, que solo sirve para que el servidor te reconozca. Tus ajustes y las notas sobre cómo se barajó se quedan en tu navegador. No hay publicidad ni rastreo.
privacy-others = Quién más lo ve
privacy-others-text = Quien lleva este servidor puede verlo todo, también tu dirección de red mientras estás conectado. De la dirección desde la que se empieza una partida queda con la mesa una marca de la que nadie más puede deducir la dirección. No se pasa nada a nadie.
privacy-how-long = Cuánto tiempo se guarda
privacy-keep-unused = Mesas en las que nadie jugó: { $days ->
    [one] 1 día
   *[other] { $days } días
}
privacy-keep-over = Mesas cuya partida ha terminado: { $days ->
    [one] 1 día
   *[other] { $days } días
}
privacy-keep-idle = Mesas en las que ya no pasa nada: { $days ->
    [one] 1 día
   *[other] { $days } días
}
privacy-keep-records = Registros de partidas terminadas y sus listas: { $days ->
    [0] para siempre
    [one] 1 día
   *[other] { $days } días
}
privacy-keep-guests = Invitados que no vuelven: { $days ->
    [one] 1 día
   *[other] { $days } días
}
privacy-keep-refusals = Respuestas a peticiones rechazadas: { $days ->
    [one] 1 día
   *[other] { $days } días
}
privacy-keep-reports = Denuncias: { $days ->
    [one] 1 día
   *[other] { $days } días
}
privacy-yours = Tus datos
privacy-download = Descargar mis datos
privacy-log-out = Cerrar sesión en los demás sitios
privacy-logged-out = Ahora solo te conoce este navegador.
privacy-forget = Olvidadme
privacy-forget-text = Tu nombre desaparece enseguida de registros y listas, y poco después de los diarios de todas las mesas en las que te has sentado. Un bot sigue donde estés sentado y nadie puede recuperar tu identificador. Lo que otros hayan denunciado de ti se queda hasta que se borren las denuncias. No se puede deshacer.
