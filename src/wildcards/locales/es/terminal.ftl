# Textos del terminal.

## El juego sencillo
plain-welcome = Escribe una respuesta y pulsa Intro; ? es la ayuda, q sale. La partida se guarda mientras juegas.
plain-example = Por ejemplo: { $answers }
plain-confirm = Intro la confirma; otra respuesta la sustituye.
plain-number = No hay ningún número { $number } en la lista; m la muestra.
plain-more-moves = { $count ->
    [one] Y una más; escríbela con cartas y animales.
   *[other] Y { $count } más; escríbelas con cartas y animales.
}
plain-left = Has salido. La partida está guardada; continúa con: { $command }
plain-left-unsaved = Has salido de la partida. No se pudo guardar.
plain-cannot-save = La partida no se puede guardar ({ $why }). Puedes seguir jugando.
cannot-keep-record = El registro de la partida no se puede guardar ({ $why }).
plain-resumed = La partida guardada continúa.
plain-record = El registro está en { $file }; míralo con: { $command }
plain-seed = La semilla era { $seed }
plain-shuffle = Huella de la mezcla (SHA-256 de su semilla): { $commitment }
plain-unknown-thing = Aquí nada se llama «{ $thing }». Nombra un animal, una carta, una aclaración como R11, o una de estas partes: { $places }
plain-seen-by = Como lo vio { $who }
plain-spectator = Como lo vio un espectador
plain-step = Intro: un paso adelante · b: uno atrás · un número: a ese paso · t: la mesa · q: salir
plain-places = Lee una parte con: ? { $place }
plain-key-answer = una respuesta: { $answers }. Con ! detrás no hace falta confirmarla
plain-key-moves = tus respuestas con números; después, un número es una respuesta
plain-key-table = la mesa
plain-key-story = lo que ha pasado en esta ronda
plain-key-back = retirar la respuesta mientras no la hayas confirmado
plain-key-explain = explicar un animal, una carta o una regla: ? { $animal }, ? { $card }, ? R11
plain-key-rules = las reglas
plain-key-leave = salir; la partida queda guardada
plain-cards = Cartas: { $letters }
plain-animals = Animales: { $names }
not-understood = «{ $text }» no es una respuesta aquí.

## Lo que se escribe como respuesta
word-none = nada
word-draw = robar
word-withdraw = retirarme
word-pass = pasar
word-keep = recuperar
word-leave = dejar
# Texts of the terminal client.

## Screens
key-explain-focus = explica lo que está seleccionado
key-ends = al principio, al final
keys-and-mouse = Con las flechas y con el ratón se llega a todo.
pick-hint = Elige una carta con el número de encima o con el ratón; ? muestra las teclas.
window-too-small = Esta ventana tiene { $width } × { $height } caracteres. La mesa necesita { $columns } × { $rows }. Amplíala o juega línea a línea con --plain.
bot-could-not-move = Un bot no pudo jugar, así que se hizo por él la jugada más sencilla. { $why }
explain-this = Explicar
emotes = Frases cortas
terminal-unreachable = No se puede llegar a { $address }{ $kind ->
    [silent] : no responde.
    [nobody] : allí no hay nada.
    [broken] : la conexión se cortó.
    [unsafe] : no hay conexión segura.
    [other-server] : lo que responde no es un servidor de Wild Cards.
    [closed] : no deja entrar a nadie.
   *[other] .
}
terminal-old-client = El servidor habla otra versión de este juego, así que necesitas la misma versión que el servidor.
connection-lost = Se ha perdido la conexión. Nuevo intento…
sent-later = Se enviará en cuanto vuelva la conexión.
terminal-signed-out = Se cerró tu sesión en otro lugar.

## The plain client of a server
online-welcome = Estás en una mesa de { $server }. Mientras esperas, Ctrl-C te deja escribir una línea.
online-keys = Escribe: { $keys }
online-found = La conexión ha vuelto.
online-seat-bot = Sentar un bot
online-hang-up = Salir y volver con la misma orden
online-left = Has salido. Para volver: { $command }

## Complaints
complaint-file = { $file }: { $why }
trouble-missing = No existe el archivo o la carpeta
trouble-folder = Es una carpeta
trouble-forbidden = Sin permiso
trouble-full = No queda espacio en el disco
complaint-nothing-saved = No hay ninguna partida guardada para continuar.
complaint-damaged-save = { $file } está dañado y esa partida no puede continuar; borra el archivo para seguir con la anterior
complaint-seat = --seat: { $given } no está entre 0 y { $most }; la mesa tiene { $players } asientos
complaint-round = --round: { $given } no está entre 1 y { $most }
complaint-name = --name: un nombre tiene de 1 a { $longest } caracteres imprimibles
complaint-seed = --seed: una semilla tiene al menos 64 cifras hexadecimales, con añadidos tras dos puntos; esta tiene { $length } caracteres
complaint-deck = --deck: «{ $given }» no son cuatro cantidades como 4,4,3,3, ni dos veces cuatro: 4,4,3,3/1,1,1,1
complaint-deck-sum = --deck: «{ $given }» no suma 14 cartas de cada hábitat y 4 comodines (R1)
complaint-no-such-bot = { $option }: no existe «{ $given }»; existen: { $levels }, o file.py:Class
complaint-bot-option = { $option }: bot «{ $bot }»: «{ $given }» no es una opción como depth=3
complaint-bot-budget = { $option }: bot «{ $bot }»: { $name } es un número mayor que 0, no «{ $given }»
complaint-bot-not-made = { $option }: el bot «{ $bot }» no se puede crear: { $why }
complaint-bot-raised = el bot «{ $bot }» falló: { $why }
complaint-bot-move = el bot «{ $bot }» eligió algo imposible: { $why }
complaint-bot-count = --bots: hacen falta de 3 a { $most } bots, o uno solo; no { $given }
complaint-bot-names = --bots: dos bots distintos tienen el mismo nombre
complaint-watch-browser = --browser: lo que juegan los bots en la mesa de un servidor se ve como público, y con cartas nuevas
complaint-no-table = ADDRESS: { $server } no nombra ninguna mesa; un enlace para mirar sí
complaint-words-no-json = --json: una partida en palabras (--show, --watch, --seat) no es JSON
complaint-typed-steps = --watch: los pasos se escriben, así que el registro no puede venir de la entrada estándar
complaint-no-such-line = { $file } no tiene ningún registro en la línea { $line }
complaint-no-record = { $file }: la línea { $line } no es el registro de una partida: debería empezar por { $beginning }
complaint-no-records = { $file }: no contiene registros de partidas
complaint-long-line = { $file }: la línea { $line } es demasiado larga para un registro (más de { $most } bytes)
complaint-no-text = { $file }: la línea { $line } no es texto en UTF-8, así que no es un archivo de registros
complaint-no-section = las reglas no tienen ninguna sección «{ $given }»; hay: { $titles }; y las aclaraciones R1 a R22
terminal-bad-link = «{ $given }» no es una dirección como http://127.0.0.1:8321 ni una invitación.
terminal-link-to-a-device = Esa mesa está en el dispositivo de otra persona, y nadie más puede llegar a ella.
terminal-link-to-a-replay = Este enlace lleva a una partida terminada: ábrelo en un navegador.
terminal-nobody = El servidor no sabe quién eres.
terminal-no-such-page = Lo que responde allí no es un servidor de este juego, o tiene otra versión.
terminal-bad-message = El servidor no entendió este programa: necesitas la misma versión que el servidor.
terminal-too-fast = Eso fue demasiado rápido para el servidor. Vuelve dentro de un momento.
terminal-slow = Tu conexión va demasiado lenta ahora. Vuelve dentro de un momento.
terminal-stopping = El servidor se está reiniciando. Vuelve dentro de un momento.

## Records and bots
replay-line = { $file }, línea { $line }
replay-valid = { $valid } de { $total } registros son válidos
considered-by = { $bot } considera:
considered-win = gana { $chance }
considered-points = puntos { $points }
considered-rank = puesto { $rank }
considered-played = Lo que se jugó: { $answer }
considered-percent = { $number } %
join-waits = { $name } ocupa el asiento { $seat } y espera la partida.
join-over = Fin de la partida: { $points } puntos, puesto { $rank } de { $players }.
