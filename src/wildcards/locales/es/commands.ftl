# Lo que las órdenes del terminal dicen de sí mismas, y lo que falla en una línea.

## The help
help-usage = Uso: { $line }
help-arguments = Argumentos
help-options = Opciones
help-command = Orden
help-commands = Órdenes
help-panel-game = El juego
help-panel-server = Un servidor
help-panel-records = Registros
help-panel-many = Muchas partidas
help-range = de { $least } a { $most }
help-least = { $least } o más
help-default = si no, { $value }
help-required = obligatoria
help-environment = o { $name } en el entorno

## What each command does
help-wildcards =
    Wild Cards, un juego de cartas para 3 a 5 jugadores: jugar, reproducir, medir.

    Sin ninguna orden inicia un servidor en este ordenador y lo abre en el navegador.

    Un proyecto de aficionados, no oficial. El juego es de Ferdinand Schnitzler, publicado por Board Game Circus.
help-play =
    Jugar en el terminal: contra bots, o con otros en un servidor.

    Una partida contra bots se guarda mientras juegas: déjala cuando quieras y sigue con --resume. Con --json va línea
    a línea por la salida de errores, y el resultado llega al final.
help-join =
    Sentar un bot propio a la mesa de un servidor.

    Ocupa el primer sitio libre, juega la partida y se levanta. Si se pierde la red, vuelve solo.
help-watch =
    Mirar cómo juegan los bots, paso a paso, desde cualquier sitio; o personas en la mesa de un servidor.

    Con --json los bots juegan de golpe, y la mesa de un servidor se cuenta línea a línea por la salida de errores; el
    resultado llega al final.
help-rules = Leer las reglas, o una sección.
help-replay =
    Reproducir partidas registradas y comprobar cada jugada y el resultado.

    Dice cuántas son válidas y, de cada una que no lo es, su línea, la jugada y la regla. El estado de salida es 1 si
    alguna no es válida.
help-explain =
    Qué piensa un bot de cada decisión de una partida registrada: cuántas veces daría cada respuesta, qué espera de ella
    y por qué.

    Sin --round recorre toda la partida, con el historial como lo vio el asiento.

## What their options are for
help-help = Mostrar esta ayuda.
help-version = Mostrar la versión.
help-install_completion = Enseñar a tu shell a completar órdenes, opciones y valores.
help-show_completion = Mostrar lo que eso añadiría a tu shell.
help-language = El idioma para leer y jugar; si no, el de LC_ALL o LANG.
help-plain = Línea a línea, sin colores ni dibujos, para lectores de pantalla y terminales antiguos.
help-json = Mostrar el resultado como JSON.
help-deck = Cartas de valor 1, 2, 3, 4: de cada hábitat, luego comodines. Lo habitual es 4,4,3,3/1,1,1,1.
help-removal = Con tres jugadores: apartar primero uno de cada especie, o todos al azar.
help-play-address = Un servidor, una invitación o un enlace para mirar; sin dirección juegas contra bots.
help-play-players = Número de jugadores, contigo.
help-play-seat = Tu sitio, contado desde 0.
help-play-level = Los bots contra los que juegas, del más fácil al más difícil: { $levels }, o file.py:Class.
help-play-seed = Semilla de una partida anterior, para jugar con las mismas cartas.
help-play-record = Añadir el registro a este archivo al acabar la partida, no al tuyo.
help-play-resume = Seguir con la última partida que dejaste.
help-play-name = Cómo te llamas; si no, como tu usuario, o como antes en un servidor.
help-join-url = La invitación, o la dirección de un servidor.
help-join-code = Con la dirección de un servidor: el código de la invitación.
help-join-bot = El bot que se sienta: file.py:Class, o un nivel.
help-join-name = Cómo se llama en la mesa; si no, como su clase.
help-join-time = Cuánto puede pensar una jugada, si el reloj lo permite.
help-join-stay = Jugar también las partidas siguientes, hasta Ctrl-C.
help-join-token = Ser el programa de este token, como antes.
help-watch-address = Un enlace para mirar; sin dirección juegan bots en este ordenador.
help-watch-bots = Los bots que juegan, de tres a cinco separados por comas: niveles, o file.py:Class. Uno solo ocupa todos los sitios.
help-watch-players = Cuántos sitios ocupa un solo bot.
help-watch-seat = Mirar la partida como la ve este sitio.
help-watch-browser = Mirar en el navegador y no en el terminal.
help-watch-speed = A qué velocidad avanza sola; si no, la que hayas elegido.
help-watch-seed = Semilla de una partida anterior, para ver las mismas cartas.
help-rules-section = Palabras de un título, como empates, o una aclaración, como R11.
help-file = Registros de partidas, uno por línea (JSON Lines), o uno solo; - es la entrada estándar.
help-replay-until = Reproducir solo las primeras N jugadas, sin comprobar el resultado.
help-replay-seat = Contar la partida como la vio este sitio.
help-replay-show = Contar cada partida en palabras, como la vio el público.
help-replay-watch = Mirar cada partida paso a paso.
help-replay-line = Reproducir solo el registro de la línea L del archivo.
help-explain-seat = De quién son las decisiones, contando desde 0.
help-explain-bot = El bot que explica: { $levels }, o file.py:Class.
help-explain-time = Cuánto puede pensar una decisión, en milisegundos.
help-explain-round = Solo las decisiones de esta ronda.
help-explain-line = El registro de la línea L del archivo, no el primero.

## What is wrong with a command line
usage-read-on = Ayuda: { $command }
usage-mean = ¿Querías decir { $names }?
usage-or = { $list } o { $last }
usage-no-command = no existe la orden «{ $given }»
usage-no-option = no existe la opción { $option }
usage-no-value = { $option } necesita un valor
usage-only-name = { $option } no lleva ningún valor
usage-too-much = después de lo demás no se espera nada: { $rest }
usage-missing = falta { $name }
usage-no-whole = { $name }: { $given } no es un número entero
usage-no-number = { $name }: { $given } no es un número
usage-too-little = { $name }: { $given } es menos de { $least }
usage-out-of-range = { $name }: { $given } no está entre { $least } y { $most }
usage-no-choice = { $name }: no existe «{ $given }»; existen: { $choices }
