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
plain-nothing-saved = No hay ninguna partida guardada para continuar.
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
keys-and-mouse = Con las flechas y con el ratón se llega a todo.
window-too-small = Esta ventana tiene { $width } × { $height } caracteres. La mesa necesita { $columns } × { $rows }.
bot-could-not-move = Un bot no pudo jugar, así que se hizo por él la jugada más sencilla. { $why }
explain-this = Explicar
emotes = Frases cortas
terminal-unreachable = No se puede llegar a { $address }.
terminal-old-client = El servidor habla otra versión de este juego, así que necesitas la misma versión que el servidor.
connection-lost = Se ha perdido la conexión. Nuevo intento…
terminal-signed-out = Se cerró tu sesión en otro lugar.

## The plain client of a server
online-welcome = Estás en una mesa de { $server }. Mientras esperas, Ctrl-C te deja escribir una línea.
online-keys = Escribe: { $keys }
online-found = La conexión ha vuelto.
online-seat-bot = Sentar un bot
online-hang-up = Salir y volver con la misma orden
online-left = Has salido. Para volver: { $command }
