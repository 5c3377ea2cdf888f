# Textos del juego en el navegador.

## Páginas y sus partes
subtitle = Puja, colecciona, lidera: un juego de cartas para 3 a 5 personas
play-now = Jugar ya
invite-friends = Invitar a amigos
set-up-table = Preparar una mesa
play-here = Jugar en este dispositivo
new-version = Hay una versión nueva.
update-now = Actualizar ahora
update-after-game = Hay una versión nueva. Termina antes la partida de la otra ventana.
install-app = Instalar la aplicación
pass-on = Pasa el dispositivo a { $name }
i-am = Soy { $name }
play-at-this-device = Jugar también en este dispositivo
name-of-player = Nombre del jugador
use-server = Volver al servidor
my-games = Mis partidas
todays-game = Partida del día
watch = Mirar
learn = Aprender
rules = Reglas
newcomer = ¿Primera vez en Wild Cards?
newcomer-learn = Aprender jugando
newcomer-knows = Ya conozco el juego
settings = Ajustes
more = Más
home = Página de inicio
close = Cerrar
cancel = Cancelar
open = Abrir
menu = Menú
your-name = Tu nombre
guest = Visitante
players = Jugadores
player = Nombre
bots = Bots
mixed-company = Mesa variada
company-of = En la mesa: { $bots }, del más fácil al más difícil.
language = Idioma
connecting = Conectando…
notice = Mensaje de quien lleva el servidor
getting-ready = Preparando…
reload = Recargar
unofficial = Un proyecto de aficionados, no oficial. Wild Cards es un juego de Ferdinand Schnitzler, publicado por Board Game Circus.
title-your-turn = Te toca
title-table = Ronda { $round } – Wild Cards
title-lobby = La mesa – Wild Cards

## Antes de la partida
lobby = ¿Quién juega?
free-seat = Sitio libre
host = organiza
sit-here = Sentarme aquí
sit-down = Sentarme
free-the-seat = Liberar el sitio
send-away = Echar
resembles = se parece a { $name }
bot-for-seat = Quién juega en el sitio { $seat }
for-a-friend = Libre, para quien llegue
bot-of-level = Bot: { $level }
start-game = Empezar la partida
privacy = Privacidad
table-shuffling = Barajando…
called-off = El servidor ha tenido que volver a una copia de seguridad. La partida en curso queda anulada, porque se conocen algunas de sus cartas: empezad otra.
start-hint = Los sitios libres los ocuparán bots ({ $level }).
not-joined = está viendo el recuento final
start-waits = La partida puede empezar cuando { $names } { $count ->
    [one] se una
   *[other] se unan
}, o cuando liberes el sitio.
wait-for-host = Quien organiza empieza la partida cuando estéis todos.
wait-for-absent-host = Quien organiza no está. Si tarda en volver, otra persona de la mesa ocupará su lugar.
you-host-now = Ahora organizas tú: puedes empezar la partida.
host-now = Ahora organiza { $name }.
wait-for-seat = Todos los sitios están ocupados. Te sentarás en cuanto quede uno libre.
seat-freed = Quien organiza ha liberado tu sitio.
you-watch = Estás mirando. La partida aparecerá aquí cuando empiece.
you-watch-late = Estás mirando con el retraso que ha elegido quien organiza. La partida aparecerá aquí a su debido tiempo.
table-settings = Opciones de la partida
leave = Dejar la mesa
invited = Te han invitado a una partida de Wild Cards
invited-by = { $name } te invita a una partida de Wild Cards
invited-company = Una partida para { $players } personas. Ya están: { $names }.
seats-free = { $count ->
    [one] Queda un sitio libre.
   *[other] Quedan { $count } sitios libres.
}
invited-late = La partida ya ha empezado. Puedes mirar y pedir seguir por un bot.
invited-full = Todos los sitios están ocupados. Puedes mirar y sentarte en cuanto quede uno libre.
invited-over = Esta partida ha terminado. Puedes entrar para la siguiente.
come-in = Entrar
preview-free = Sitios libres: { $free } de { $players }.
preview-begun = La partida ya ha empezado. Todavía puedes mirar.
invitation-link = Envía este enlace a tus amigos
new-invitation = Nuevo enlace de invitación (el anterior deja de valer)
watching-link = Con este enlace otros pueden mirar
invitation-here-only = Este enlace solo funciona en este ordenador. Para amigos en otro lugar, inicia el servidor así:
qr-code = El enlace como código QR
copy = Copiar
    .invitation = Copiar la invitación
share = Enviar
    .invitation = Enviar la invitación
copied = Copiado
clock = Reloj
clock-none = Sin reloj
clock-decision-30 = 30 segundos por decisión
clock-decision-90 = 90 segundos por decisión
clock-bank-600 = 10 minutos por partida, +5 segundos por decisión
clock-decision-86400 = Un día por decisión
clock-decision-other = { $seconds } segundos por decisión
clock-bank-other = { $seconds } segundos por partida{ $increment ->
    [0] {""}
   *[other] , +{ $increment } por decisión
}
who-may-watch = Quién puede mirar
may-watch-nobody = Nadie
may-watch-link = Quien tenga el enlace
may-watch-everyone = Todo el mundo
watch-delay = Quien mira lo ve
watch-delay-none = Al momento
watch-delay-seconds = { $count } segundos después
watch-delay-minutes = { $count ->
    [one] Un minuto después
   *[other] { $count } minutos después
}
talk = Chat
unread = { $count ->
    [one] un mensaje nuevo
   *[other] { $count } mensajes nuevos
}
talk-all = Chat y frases cortas
talk-emotes = Solo frases cortas
talk-nothing = Desactivado
removal = Animales apartados
removal-balanced = Uno por especie, resto al azar
removal-random = Todos al azar
deck = Mazo
deck-usual = Valores habituales
deck-own = Valores propios
deck-of-habitat = Cartas de cada hábitat
deck-of-wild = Comodines
deck-value = Cartas de valor { $value }
deck-sum = { $sum } de { $wanted }
deck-fits = Se jugará con este mazo.
deck-does-not-fit = Los números aún no cuadran; se mantiene el mazo anterior.

## Listas de mesas
no-games = Todavía no has jugado aquí.
watch-hint = Mesas que puede mirar todo el mundo.
nothing-to-watch = Ahora mismo nadie juega en público.
table-open = Sin empezar, { $seats ->
    [one] un sitio libre
   *[other] { $seats } sitios libres
}
table-running = Ronda { $round } de { $rounds }
table-paused = En pausa en la ronda { $round }
table-over = Terminada
replay-game = Repetición de la partida { $game }

## Preferencias
speed = Velocidad del movimiento
speed-off = Sin movimiento
speed-quick = Rápida
speed-normal = Normal
speed-slow = Lenta
theme = Colores
theme-system = Como el sistema
theme-light = Claros
theme-dark = Oscuros
go-on-by-itself = Seguir sin esperar tras cada ronda
sounds = Sonidos
music = Música
volume = Volumen
avatar = Tu imagen
avatar-animal = Animal
avatar-color = Color
avatar-color-number = Color { $number }
text-view = Vista de texto
use-shortcuts = Atajos de teclado
explanations = Explicar lo que señala el puntero
notify = Avísame cuando me toque
notify-forbidden = Este navegador no permite avisos aquí.

## La mesa
you = tú
round = Ronda { $round }
round-of = Ronda { $round } de { $rounds }
round-short = { $round }/{ $rounds }
last-round = Última ronda
last-round-hint = Última ronda: las cartas que te queden en la mano no cuentan nada.
display = Fila de animales
hand = Tu mano
hand-of = Mano de { $who }
piles = Mazos
laid = En la mesa
none = ninguno
leaders = Líderes
    .short = Líderes
animals = Animales
points = Puntos
doing = Ahora
cards-in-hand = Mano
leader-supply = Líderes en la reserva
collection-of = Animales de { $who }
no-animals = Aún sin animales
your-decision = Tu decisión
watching-now = Estás mirando.
watching-now-late = Estás mirando con retraso.
hand-size = { $count ->
    [one] { $count } carta en mano
   *[other] { $count } cartas en mano
}
points-now = { $count ->
    [one] { $count } punto ahora
   *[other] { $count } puntos ahora
}, { $tokens } en fichas
animals-left = { $count ->
    [one] Queda { $count } animal
   *[other] Quedan { $count } animales
}
pile-left = { $count ->
    [one] { $count } carta en el mazo
   *[other] { $count } cartas en el mazo
}
discard-size = { $count ->
    [one] { $count } carta en el descarte
   *[other] { $count } cartas en el descarte
}
face-down = boca abajo
animal-label = { $animal }, hábitat: { $habitat }
gain-leader = líder { $points }
gain-natural = hábitat natural { $points }
time-left = { $seconds ->
    [one] queda { $seconds } segundo
   *[other] quedan { $seconds } segundos
}

## Lo que se pide
prompt-bid = Puja con una carta, boca abajo.
prompt-bid-eagle = Puja con una carta, o con dos y elige luego (águila).
prompt-show = Los demás ya han pujado. ¿Cuál de tus dos cartas es tu puja?
prompt-swap = Suricata: ¿intercambias un animal tuyo por uno de la fila?
prompt-refill = Descarta lo que no quieras; después robas hasta tener { $limit }.
prompt-pay = Empate a { $value } con { $rivals }. Pon { $due ->
    [one] una carta
   *[other] { $due } cartas
} como pago: quien sume más va primero.
prompt-break = Sigue el empate con { $rivals }. Pon una carta: la más alta va primero.
prompt-break-draw = Sigue el empate con { $rivals }. Pon una carta o roba a ciegas: la más alta va primero.
prompt-take = { $due ->
    [0] Toma un animal, o pasa.
    [one] Toma un animal y paga una carta, o pasa.
   *[other] Toma un animal y paga { $due } cartas, o pasa.
}
prompt-take-laid = Te toca: toma un animal con el pago que has puesto, o pasa.
prompt-ibex = Íbice: ¿recuperas tu puja { $card }?
prompt-over = La partida ha terminado.
waiting-bid = { $names } { $count ->
    [one] aún está pujando.
   *[other] aún están pujando.
}
waiting-show = { $names } elige su puja.
waiting-swap = { $names } puede intercambiar un animal.
waiting-refill = { $names } { $count ->
    [one] rellena la mano.
   *[other] rellenan la mano.
}
waiting-pay = { $names } { $count ->
    [one] pone su pago.
   *[other] ponen su pago.
}
waiting-break = { $names } { $count ->
    [one] pone una carta de desempate.
   *[other] ponen una carta de desempate.
}
waiting-take = { $names } { $count ->
    [one] toma un animal o pasa.
   *[other] toman un animal o pasan.
}
waiting-ibex = { $names } puede recuperar su puja.
looking-back = Estás viendo otra vez la ronda { $round }.
back-to-now = Volver al presente
round-over = La ronda { $round } ha terminado.
paused = La partida está en pausa.
resume = Seguir jugando
go-on = Seguir
skip = Saltar
show-count = Ver el recuento
change-mind = Cambiar de idea
take-seat-back = Recuperar mi sitio
you-ran-out-of-time = Se acabó tu tiempo: por esta vez un bot ha decidido por ti.
bots-hurry = Muchos bots esperan para pensar, así que los de esta mesa se toman menos tiempo que de costumbre.
you-stand-in-timeout = Se acabó tu tiempo: un bot juega por ti.
you-stand-in-connection = No estabas: un bot juega por ti.
you-stand-in-idle = Estuviste mucho tiempo fuera: un bot juega por ti.
you-stand-in-conceded = Te has rendido: un bot juega por ti hasta el final.
you-stand-in-left = Te has ido: un bot juega por ti hasta el final.
stand-in = Juega un bot
stand-in-timeout = Juega un bot: sin tiempo
stand-in-connection = Juega un bot: ausente
stand-in-idle = Juega un bot: sin respuesta
stand-in-conceded = Juega un bot: se rindió
stand-in-left = Juega un bot: se fue
status-away = ausente
status-decided = ha decidido
status-two-laid = ha puesto dos cartas
status-bid = { $you ->
    [yes] tu puja
   *[no] está pujando
}
status-show = { $you ->
    [yes] tu elección
   *[no] elige su puja
}
status-swap = { $you ->
    [yes] tu intercambio
   *[no] puede intercambiar
}
status-refill = { $you ->
    [yes] rellena tu mano
   *[no] rellena la mano
}
status-pay = { $you ->
    [yes] tu pago
   *[no] pone su pago
}
status-break = { $you ->
    [yes] tu carta de desempate
   *[no] pone una carta
}
status-take = { $you ->
    [yes] te toca
   *[no] toma o pasa
}
status-ibex = { $you ->
    [yes] ¿recuperas tu puja?
   *[no] ¿recupera su puja?
}

## Respuestas
answer-bid = { $count ->
    [one] Pujar
    [0] Pujar
   *[other] Pujar con las dos
}
answer-show = Esta es mi puja
answer-swap = Intercambiar
answer-keep-all = No intercambiar
answer-refill = { $count ->
    [0] Solo robar
   *[other] Descartar { $count } y robar
}
answer-pay = Poner el pago
answer-withdraw = Retirarme
answer-break = Poner esta carta
answer-draw = Robar a ciegas
answer-take = Tomar
answer-pass = Pasar
answer-keep = Recuperarla
answer-leave = Dejarla
give-away = El animal que entregas
    .short = Entregas
give = Entregar { $animal }
chose-bid = Pujas con { $cards }.
chose-refill = { $count ->
    [0] No descartas nada.
   *[other] Descartas { $cards }.
}
chose-pay = Pones { $cards } como pago.
chose-withdraw = Te retiras.
chose-break = { $count ->
    [0] Robas a ciegas.
   *[other] Pones { $cards }.
}
chose-swap = Entregas { $given } por { $gained }.

## Por qué una carta no se puede elegir
why-choose-laid = Solo una de las dos cartas que pusiste puede ser tu puja.
why-no-cards-needed = Ahora no hace falta ninguna carta de tu mano.
why-refill-pays-nothing = Solo se paga con cartas de Hábitat.
why-refill-breaks-nothing = Solo las cartas de Hábitat desempatan.
why-payment-laid = Ya has puesto tu pago.
why-nothing-to-pay = Una puja de 1 no cuesta más cartas.
why-enough-chosen = Ya has elegido bastantes; quita antes una.
why-two-bids = Dos cartas como mucho; quita antes una.
why-bids-first = Los animales se toman después de las pujas.
why-refill-takes-nothing = Quien puja con Reabastecimiento no toma ningún animal en esta ronda.
why-tie-first = Primero se resuelve el empate.
why-round-is-over = Los animales de esta ronda ya están repartidos.
ruling-number = Aclaración { $number }
read-rule = Leer la regla

## Lo que significaría
means-would-pay = { $count ->
    [one] Un animal costaría una carta más
   *[other] Un animal costaría { $count } cartas más
}, { $left ->
    [one] te quedaría una
   *[other] te quedarían { $left }
}
means-bluff = Un farol: { $missing ->
    [one] falta una carta
   *[other] faltan { $missing } cartas
} para pagar, así que tendrías que pasar
means-free = Nada más que pagar, { $left ->
    [one] te quedaría una carta
   *[other] te quedarían { $left } cartas
}
means-two-bids = Eliges después de ver las demás pujas
means-natural = +{ $points } hábitat natural
means-not-natural = sin hábitat natural
means-natural-for = hábitat natural para: { $animals } (+{ $points })
means-useless-cards = es la última ronda: las cartas nuevas ya no sirven
means-leader = recibes { $leader }
means-leader-from = le quitas { $leader } a { $who }
means-leader-lost = pierdes { $leader }
means-leader-lost-to = pierdes { $leader }, que pasa a { $who }
means-left = { $count ->
    [one] te quedaría 1 carta
   *[other] te quedarían { $count } cartas
}
means-draws = { $count ->
    [0] No robas nada
    [one] Robas una carta
   *[other] Robas { $count } cartas
} y te quedas con { $hand } en mano
means-missing = { $count ->
    [one] falta una carta por pagar
   *[other] faltan { $count } cartas por pagar
}
means-total = total { $total }
means-back = tendrías { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} en mano

## El historial
story = Historial
story-filter = Mostrar
story-all = Todos
log-started = { $names } se sientan a la mesa.
log-dealt = { $you ->
    [yes] Recibes
   *[no] { $who } recibe
} { $cards }
log-round-began = En la fila: { $animals }
log-bids-revealed = Pujas: { $bids }
log-two-face-down = dos cartas, boca abajo
log-eagle-chose = Águila: { $you ->
    [yes] muestras
   *[no] { $who } muestra
} { $card }
log-exchange-declined = Suricata: { $you ->
    [yes] no intercambias nada
   *[no] { $who } no intercambia nada
}
log-exchanged = Suricata: { $you ->
    [yes] entregas
   *[no] { $who } entrega
} { $given } por { $gained }
log-leader-moved = { $you ->
    [yes] Recibes
   *[no] { $who } recibe
} { $leader }{ $from ->
    [supply] {""}
    [you] , que era tuyo
   *[player] , que era de { $previous }
}
log-leader-against = { $own } contra { $most }
log-leader-returned = Vuelve a la reserva: { $leader }
log-refilled = { $count ->
    [0] { $you ->
        [yes] No descartas
       *[no] { $who } no descarta
    } nada
   *[other] { $you ->
        [yes] Descartas
       *[no] { $who } descarta
    } { $cards }
} y { $you ->
    [yes] robas
   *[no] roba
} hasta tener { $limit } cartas
log-drew = { $you ->
    [yes] Robas
   *[no] { $who } roba
} { $count ->
    [one] una carta
   *[other] { $count } cartas
}
log-drew-cards = { $you ->
    [yes] Robas
   *[no] { $who } roba
} { $cards }
log-reshuffled = El descarte pasa a ser un mazo nuevo de { $count } cartas
log-tie-began = Empate, { $count ->
    [2] dos
    [3] tres
    [4] cuatro
   *[other] cinco
} pujas de { $value }: { $names }
log-laid = { $you ->
    [yes] pones
   *[no] { $who } pone
} { $cards }{ $count ->
    [one] {""}
   *[other] {" "}= { $total }
}
log-withdrew = { $you ->
    [yes] te retiras
   *[no] { $who } se retira
}
log-cannot-pay = { $you ->
    [yes] no tienes
   *[no] { $who } no tiene
} cartas suficientes para pagar
log-tie-break = desempate: { $cards }{ $again ->
    [yes] {" "}· se repite
   *[no] {""}
}
log-from-hand = (mano)
log-from-pile = (robada)
log-nothing = nada
log-goes-next-lion = { $you ->
    [yes] te toca a ti
   *[no] le toca a { $who }
}: el león gana los empates
log-goes-next-total = { $you ->
    [yes] te toca a ti
   *[no] le toca a { $who }
} con el total más alto
log-goes-next-tie-break = { $you ->
    [yes] te toca a ti
   *[no] le toca a { $who }
} con la carta más alta
log-goes-next-lead = { $you ->
    [yes] te toca a ti
   *[no] le toca a { $who }
} por el orden de salida
log-took = { $you ->
    [yes] Tomas
   *[no] { $who } toma
} { $animal } con { $cards }{ $points ->
    [0] {""}
   *[other] {" "}· +{ $points } hábitat natural
}
log-passed-choice = { $you ->
    [yes] Pasas
   *[no] { $who } pasa
}: { $cards } de vuelta a la mano
log-passed-empty-display = { $you ->
    [yes] Pasas
   *[no] { $who } pasa
}, la fila está vacía: { $cards } de vuelta a la mano
log-passed-cannot-pay = { $you ->
    [yes] Pasas
   *[no] { $who } pasa
}, sin cartas suficientes para pagar: { $cards } de vuelta a la mano
log-passed-withdrew = { $you ->
    [yes] Pasas
   *[no] { $who } pasa
}: { $cards } de vuelta a la mano
log-bid-kept = Íbice: { $you ->
    [yes] recuperas
   *[no] { $who } recupera
} { $card }
log-bid-left = Íbice: { $you ->
    [yes] dejas
   *[no] { $who } deja
} { $card }
log-round-ended = Fuera del juego: { $animals }
log-game-ended = Fin de la partida.

## Chat y menú
watchers = { $count ->
    [one] Una persona mira.
   *[other] { $count } personas miran.
}
emote-hello = ¡Hola!
emote-well-played = ¡Bien jugado!
emote-thanks = ¡Gracias!
emote-wow = ¡Vaya!
emote-oops = Uy…
emote-thinking = Déjame pensar.
emote-hurry = Creo que te toca.
emote-good-game = ¡Buena partida!
emote-pe = ¡Miradme!
emote-sq = ¡Ese es mío!
emote-ea = Lo vi venir.
emote-ib = De aquí no me muevo.
emote-li = ¡Grrr!
emote-me = Te estoy vigilando.
nothing-said-yet = Todavía nadie ha dicho nada.
say = Enviar
say-something = Di algo
mute = Silenciar a
report = Denunciar
report-why = ¿Qué ha pasado?
report-send = Enviar la denuncia
report-sent = Gracias. Quien lleva este servidor lo mirará.
pause = Pedir una pausa
pause-not = Mejor sin pausa
pause-asked = La pausa empieza cuando todos estén de acuerdo.
pause-wished = { $names } { $count ->
    [one] quiere
   *[other] quieren
} hacer una pausa.
pause-agree = De acuerdo
pause-later = Ahora no
idle-wish = { $name } lleva un rato sin decidir. ¿Sigue un bot?
idle-asked = Un bot sigue por { $name } cuando todos estéis de acuerdo.
idle-wait = Esperar
idle-replace = Que siga un bot
absent-countdown = { $name } no está. Un bot sigue dentro de { $time }.
absent-now = Que el bot siga ya
late-offer = ¿Quieres jugar? Puedes pedir el sitio de un bot.
late-for = El bot por el que jugarías
late-ask = Pedirlo
late-asks = Has pedido seguir por { $name }. Decide quien organiza.
late-take-back = Mejor no
late-declined = Quien organiza prefiere seguir así. Puedes continuar mirando.
late-wish = { $name } está mirando y quiere seguir por { $bot }.
late-let-in = Que juegue
late-plays = { $name } sigue por { $bot }.
concede = Rendirme
concede-sure = Un bot jugará por ti hasta el final. No se puede deshacer.

## Después de la partida
final-count = El recuento final
won-by-points = { $you ->
    [yes] Ganas
   *[no] Gana { $names }
} con { $points } puntos.
won-by-animals = { $you ->
    [yes] Ganas
   *[no] Gana { $names }
}: { $points } puntos como { $others }, pero con más animales ({ $animals } contra { $fewer }).
won-by-shared = { $names } comparten el primer puesto: { $points } puntos y { $animals ->
    [one] { $animals } animal
   *[other] { $animals } animales
} por cabeza.
rank-by-animals = { $names } por delante de { $behind }: { $points } puntos por cabeza, pero más animales ({ $animals } contra { $fewer }).
rank-shared = { $names } comparten puesto: { $points } puntos y { $animals ->
    [one] { $animals } animal
   *[other] { $animals } animales
} por cabeza.
own-place = Tu puesto: { $rank } de { $players }, con { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
}
rank = Puesto
largest = Especie más numerosa (2 por carta)
    .short = Primera ×2
second = Segunda especie (1 por carta)
    .short = Segunda ×1
tokens = Fichas
rematch = Otra partida
rematch-wished = { $names } { $count ->
    [one] quiere
   *[other] quieren
} jugar otra partida ({ $count } de { $all })
rematch-join = Unirme
next-game = Se está preparando la siguiente partida.
replay = Ver la repetición
download-record = Descargar el registro
statistics = Estadísticas
stat-bids = Pujas por valor
stat-bid = { $value }: { $count ->
    [one] 1 vez
   *[other] { $count } veces
}
stat-naturals = Hábitats naturales
stat-cards-per-animal = Cartas por animal
stat-average = { $number } de media
stat-passes = Pases
stat-ties = Empates ganados
stat-leaders = Líderes por ronda
fair-shuffle = ¿Se barajó sin trampas?
fair-shuffle-how = Antes de la primera carta la mesa mostró una huella de su semilla secreta, y el navegador de cada persona prometió una palabra al azar. Las palabras se dieron solo cuando todas las promesas estaban sobre la mesa. Las cartas salen de la semilla y de las palabras. Tu navegador anotó lo que vio: con un clic lo compara con el registro.
fair-noted-commitment = Huella vista antes de repartir:
fair-noted-word = Palabra de tu navegador:
check-shuffle = Comprobar
fair-promise = La semilla coincide con la huella que tu navegador vio antes de repartir.
fair-word = La palabra de tu navegador está en la mezcla.
fair-words = Todas las palabras prometidas están en la mezcla, y ninguna más.
fair-animals = Los animales estaban en el orden que dicta la semilla.
fair-habitats = Las cartas de Hábitat estaban en el orden que dicta la semilla.
fair-reshuffles = Cada nuevo mazo sale de la semilla.
unfair-promise = La semilla no coincide con la huella que tu navegador vio antes de repartir.
unfair-record = La semilla no coincide con la huella del registro.
unfair-word = Falta la palabra de tu navegador.
unfair-words = Las palabras de la mezcla no son las prometidas.
unfair-animals = Los animales no salen de la semilla.
unfair-habitats = Las cartas de Hábitat no salen de la semilla.
unfair-reshuffles = Algún mazo nuevo no sale de la semilla.
unknown-seed = Este registro no tiene semilla, así que no se puede comprobar cómo se barajó.
unknown-promise = Tu navegador no estaba en la mesa antes de repartir, así que no sabe cuándo se eligió la semilla.
unknown-word = Tu navegador no añadió ninguna palabra, así que no sabe si el servidor eligió las cartas.
unknown-again = Las palabras se pidieron más de una vez porque faltó la de alguien. Si esa persona y el servidor se ponen de acuerdo, pudieron desechar así un reparto que no les gustaba.
fair-limits = Si todo coincide y tu palabra está en la mezcla, nadie eligió las cartas. Lo que no se puede ver es si quien lleva el servidor miró las cartas y se lo contó a alguien, o si interrumpió un comienzo antes de repartir. También esta página viene del servidor: si no quieres fiarte de ella, guarda el registro y compruébalo con «wildcards verify».

## Teclado
shortcuts = Atajos de teclado
shortcuts-hint = Con el tabulador y las flechas se llega a todo; estas teclas son más rápidas. Se pueden desactivar en los ajustes.
key-cards = una carta de tu mano, de izquierda a derecha
key-animals = un animal de la fila
key-yes = confirmar
key-no = la otra respuesta: pasar, retirarse, dejar
key-change = cambiar de idea
key-go-on = seguir, saltar
keys-page = RePág AvPág
keys-ends = Inicio Fin
keys-space = Espacio
key-log = el historial
key-talk = el chat
key-text = poner o quitar la vista de texto
key-explain = explicar lo seleccionado; otra vez: ir a su regla
key-step = un paso atrás, un paso adelante
key-round = una ronda atrás, una ronda adelante
key-ends = al principio, al final
key-play = reproducir y parar
key-help = esta ayuda

## Explicaciones
explain-hand = Cuántas cartas de Hábitat hay en esta mano. Nunca más de 10; la de Reabastecimiento no cuenta.
    .title = Cartas en mano
explain-points = Puntos si la partida acabase ahora: 2 por animal de la especie más numerosa, 1 por animal de la segunda, Líderes y fichas.
    .title = Puntos ahora
explain-tokens = Fichas de 1, 2, 4 y 8 puntos. Se ganan 2 puntos por cada animal que se paga solo con su hábitat natural.
    .title = Fichas de puntuación
explain-collection = Los animales ya tomados. Al final cada uno de la especie más numerosa vale 2 y cada uno de la segunda vale 1; una corona marca la especie cuyo Líder está aquí.
    .title = Colección
explain-round = Una partida dura 14 rondas con 3 personas, 12 con 4 y 10 con 5; después se acaban los animales.
    .title = Rondas
explain-laid = La puja y, al lado, el pago. Se quedan hasta el final de la ronda.
    .title = Puja y pago
explain-pile = Cartas de Hábitat para robar. Si el mazo se agota y hace falta una, se baraja el descarte.
    .title = Mazo
explain-discard = Todas las cartas pujadas, pagadas, descartadas o usadas en desempates, boca arriba. Todos pueden mirarlas.
    .title = Descarte
explain-animals = Los animales que quedan. Cuando la fila ya no se puede completar, la partida acaba.
    .title = Animales
explain-leader = Quien consigue un animal y llega a tener al menos tantos de esa especie como cualquier otra persona recibe su Líder en el acto. Al final vale 1 punto; el del pavo real, 3.
explain-refill = Puja con ella para descartar lo que quieras y robar hasta tener 7 cartas. Vuelve a tu mano.
explain-wild = Una puja de { $value }. Vale como cualquier hábitat.
explain-habitat = Como puja tiene el valor { $value }; tomar con ella un animal cuesta { $due ->
    [0] ninguna carta más
    [one] una carta más
   *[other] { $due } cartas más
}.
explain-animal = Hábitat natural: { $habitat }. Si puja y pago son solo de ese hábitat, ganas 2 puntos.
rule-bids = Todas las pujas se revelan a la vez. El valor más alto va primero.
    .title = Pujas
rule-eagle = Quien tiene el Líder águila puede poner dos cartas y elegir tras ver las demás.
    .title = Águila
rule-meerkat = Con Reabastecimiento, quien tiene el Líder suricata puede intercambiar antes un animal por uno de la fila.
    .title = Suricata
rule-leaders = Quien consigue un animal y llega a tener al menos tantos de esa especie como cualquier otra persona recibe su Líder, aunque ya lo tuviera alguien.
    .title = Líderes
rule-refill = Quien pujó con Reabastecimiento descarta cuantas cartas quiera y roba hasta tener 7; con la ardilla, 10.
    .title = Reabastecerse
rule-drawing = Las cartas se roban de una en una; en una mano nunca hay más de 10. Un mazo agotado se rehace con el descarte.
    .title = Robar
rule-ties = Quienes empatan ponen su pago a la vez. El total más alto va primero; si varios lo comparten, deciden cartas sueltas. Quien de ellos tiene el león va primero sin nada de esto.
    .title = Empates
rule-taking = Un animal cuesta la puja y tantas cartas más como el valor de esta menos 1. Todo de su hábitat natural: 2 puntos.
    .title = Tomar un animal
rule-passing = Quien pasa recupera su puja y roba 2 cartas.
    .title = Pasar
rule-ibex = Al final de la ronda, quien tiene el Líder íbice puede recuperar su puja, si no es un comodín.
    .title = Íbice
rule-next-round = Los animales que quedan en la fila salen del juego y se revelan otros.
    .title = Ronda siguiente
rule-setup = Todos empiezan con 7 cartas de Hábitat y una de Reabastecimiento.
    .title = Preparación
rule-display = En la fila hay un animal menos que personas en la mesa.
    .title = Empieza una ronda
rule-end = Cuentan 2 por animal de la especie más numerosa, 1 por animal de la segunda, los Líderes y las fichas.
    .title = El final

## Cuando algo no se puede
problem-title = No ha funcionado
problem-unknown = Algo ha ido mal. Inténtalo otra vez.
problem-broken = Algo ha fallado en esta página. Recárgala: la partida está a salvo en el servidor.
problem-broken-here = Algo ha fallado en esta página. Recárgala: la partida está guardada en este dispositivo.
problem-offline = No se puede contactar con el servidor. Revisa tu conexión y vuelve a cargar la página.
problem-page = No se ha podido cargar esta página. Revisa tu conexión y vuelve a cargarla.
problem-not-loaded = No se ha podido cargar lo necesario para jugar sin servidor. Revisa tu conexión y vuelve a cargar la página.
problem-no-storage = Tus partidas se guardan en este navegador, pero no ha podido guardar nada. Quizá no le queda espacio, o no tiene permiso para guardar datos de esta página. Cámbialo y vuelve a cargar la página.
problem-not-started = El juego no ha podido arrancar en este navegador. Vuelve a cargar la página. Si no sirve, actualiza el navegador o usa otro.
problem-no-script = Wild Cards necesita JavaScript. Permítelo en esta página y vuelve a cargarla.
problem-nobody = Tu navegador no ha guardado la cookie con la que el servidor te reconoce. Permite las cookies en esta página y prueba otra vez.
problem-no-answer = La mesa no responde. Quizá se ha cortado tu conexión, o alguna red intermedia no deja pasar WebSockets. La página lo sigue intentando.
problem-no-answer-here = La mesa no responde. Vuelve a cargar la página: la partida está guardada en este dispositivo.
problem-no-such-page = Esa página no existe. Quizá falta un trozo del enlace.
problem-no-such-table = Esa mesa no existe. Quizá falta un trozo del enlace, o la mesa se ha eliminado.
problem-set-aside = Esta mesa no se puede leer ahora mismo, así que su partida queda apartada. Las demás mesas no se ven afectadas. Quien lleva este servidor puede verlo.
problem-set-aside-here = Esta mesa no se puede leer, así que su partida queda apartada. Las demás mesas no se ven afectadas.
problem-not-allowed = Esta mesa solo se ve con una invitación o un enlace para mirar. Pídeselo a alguien que juegue en ella.
problem-sent-away = Quien organiza te ha echado de esta mesa.
problem-banned = No puedes entrar aquí durante un tiempo.
problem-closed = Quien lleva el servidor ha cerrado esta mesa.
problem-signed-out = Cerraste la sesión en otro navegador. Carga la página de nuevo.
problem-draining = Este servidor está a punto de actualizarse y no empieza nada nuevo. Inténtalo más tarde.
problem-no-such-link = Este enlace no lleva a ninguna parte. Pide uno nuevo.
problem-no-such-record = Esa partida no existe. Solo se puede ver la repetición de partidas terminadas.
problem-sealed = La partida del día se puede volver a ver cuando acaba el día. Vuelve mañana.
problem-table-started = Esta partida ya ha empezado y nadie puede mirarla. Abre tu propia mesa.
problem-table-over = Esta partida ha terminado. Pide el enlace a su repetición, o abre tu propia mesa.
problem-bad-name = Ese nombre no sirve. Elige otro, por favor.
problem-too-many-games = Tienes demasiadas partidas en marcha. Termina o deja antes alguna de ellas.
problem-too-many-new-games = Se han empezado demasiadas partidas nuevas desde aquí. Espera un rato y prueba otra vez.
problem-old-client = Hay una versión más nueva de esta página. Cárgala de nuevo para seguir jugando.
problem-bad-message = El servidor no ha entendido esta página. Cárgala de nuevo.
problem-too-fast = Demasiado rápido para el servidor. Carga la página de nuevo.
problem-slow = Tu conexión va demasiado lenta ahora. Carga la página de nuevo.
problem-stopping = El servidor se está reiniciando. Carga la página dentro de un momento.
problem-unavailable-here = Este navegador no ha podido guardarlo. Quizá no le queda espacio. Libera un poco y prueba otra vez.
refused-stale = Algo ha cambiado entretanto. Mira otra vez y decide.
refused-too-fast = Demasiado rápido. Espera un momento y prueba otra vez.
refused-too-many-games = Tienes demasiadas partidas en marcha. Termina o deja antes alguna de ellas.
refused-too-many-new-games = Se han empezado demasiadas partidas nuevas desde aquí. Espera un rato y prueba otra vez.
refused-not-host = Eso solo lo puede hacer quien organiza.
refused-seat-taken = Ese sitio está ocupado.
refused-table-full = No queda ningún sitio libre.
refused-not-invited = Para sentarse a esta mesa hace falta la invitación.
refused-sent-away = Quien organiza te ha echado de esta mesa.
refused-draining = Este servidor está a punto de actualizarse y no empieza nada nuevo. Inténtalo más tarde.
refused-not-idle = Esa persona no os ha hecho esperar tanto.
refused-not-away = Esta persona está aquí.
refused-nobody-asks = Nadie pide ya este sitio.
refused-declined = Quien organiza ha dicho que no para esta partida.
refused-seats-in-use = Libera algún sitio antes de hacer la mesa más pequeña.
refused-wrong-time = Ahora mismo no se puede.
refused-bot-plays-for-you = Un bot juega por ti: recupera antes tu sitio.
refused-wrong-payment = Ese no es el número de cartas correcto.
refused-not-in-hand = No tienes esas cartas en la mano.
refused-not-everybody-joined = Alguien todavía está viendo el recuento final. Libera su sitio para empezar sin esa persona.
refused-talk-is-off = Quien organiza lo ha desactivado.
refused-one-try = La partida del día se juega una sola vez. Para jugar otra, abre otra mesa.
refused-nothing-said = El mensaje está vacío.
refused-nothing-to-take-back = Ya es tarde para cambiarlo.
refused-not-asked = Ahora no tienes nada que decidir.
refused-wrong-question = Eso no es lo que se pregunta ahora.
refused-game-over = La partida ha terminado.
refused-two-cards-need-eagle = Solo quien tiene el Líder águila puede poner dos cartas.
refused-not-laid = Solo una de las dos cartas que pusiste puede ser tu puja.
refused-not-in-collection = No tienes ese animal para entregarlo.
refused-not-on-display = Ese animal ya no está en la fila.
refused-payment-is-laid = Ya has puesto tu pago.
refused-draw-not-offered = No hay cartas suficientes para que todos roben.
refused-bad-setup = Así no se puede preparar una mesa.
refused-from-the-future = Algo ha ido mal aquí. Recarga la página.
refused-refused-before = Eso ya se rechazó antes. Decide otra vez, por favor.
refused-nothing-to-return-to = No hay ningún sitio que puedas recuperar.
refused-no-such-bot = Ese bot no existe aquí.
refused-no-such-seat = Ese sitio no existe en esta mesa.
refused-not-seated = No tienes sitio en esta mesa.
refused-unavailable = El servidor no ha podido guardarlo. Prueba otra vez dentro de un momento.
refused-unavailable-here = Este navegador no ha podido guardarlo. Quizá no le queda espacio. Libera un poco y prueba otra vez.

## Ver partidas
turn-card = Dar la vuelta a la carta
replay-step = Paso { $step } de { $steps }
replay-at = Ronda { $round }, paso { $step }
replay-back = Un paso atrás
replay-on = Un paso adelante
replay-round-back = Una ronda atrás
replay-round-on = Una ronda adelante
replay-play = Reproducir
replay-pause = Parar
replay-eyes = Punto de vista
replay-all-open = Todas las manos abiertas
replay-drop = Suelta aquí el registro de una partida, o elige su archivo.
replay-whence = Cada partida terminada ofrece su registro bajo el recuento final. Las tuyas están aquí:
replay-choose-file = Elegir un archivo
replay-from-file = Ver una partida desde un archivo
replay-games = { $count ->
    [one] Una partida
   *[other] { $count } partidas
} para elegir
replay-other = Otro registro
replay-link = Con este enlace otros ven este mismo momento
problem-bad-record = Este archivo no es un registro completo de una partida. Usa uno descargado después de una partida.
problem-other-version = Este registro es de otra versión de Wild Cards, que esta página no puede leer.
problem-large-file = Este archivo es demasiado grande para un registro de partidas.
problem-record-move = La jugada { $move } de este registro va contra las reglas, así que la partida no se puede reproducir.

## Names in a row
list-and = { $list } y { $last }
list-and-before-i = { $list } e { $last }

## Table knowledge
knowledge = Lo que se sabe
knowledge-always = Mostrar siempre lo que se sabe, junto al historial
known-seen = Vistos
known-out = Fuera de la partida
known-to-come = Como mucho por salir
known-leader = Líder
known-one-short = A un animal
known-unseen = Cartas de Hábitat aún no vistas
known-hands = Cartas que se sabe que están en mano
known-no-hands = No se conoce ninguna carta de la mano de nadie.
known-order = Orden en que actúan las pujas
known-no-order = Las pujas siguen boca abajo. Primero actúa Reabastecimiento y luego el valor más alto.
key-knowledge = lo que se sabe
