# La página de reglas. Las cartas van entre ⦗ y ⦘ y se dibujan, **…** es negrita, R1 a R22 se convierten en enlaces.

## La página
rulebook-title = Reglas
rulebook-contents = Índice
rulebook-search = Buscar en las reglas
rulebook-found = { $count ->
    [0] No se ha encontrado nada. Prueba con otra palabra.
    [one] Un pasaje encontrado
   *[other] { $count } pasajes encontrados
}
rulebook-unofficial = Esta página está escrita con nuestras propias palabras. Si el reglamento de tu caja dice otra cosa, vale el reglamento.
rulebook-example = Ejemplo
rulebook-step = Paso { $step } de { $steps }
rulebook-next = Seguir
rulebook-back = Atrás
rulebook-from-start = Desde el principio
rulebook-why = Por qué:
rulebook-learn = Aprender jugando

## En un minuto
rulebook-minute = En un minuto
rulebook-minute-goal = **Gana quien suma más puntos.** Al final cada animal de tu especie más numerosa vale 2 puntos y cada uno de la segunda, 1; además cuentan tus Líderes y tus fichas.
rulebook-minute-bid = En cada ronda hay unos cuantos animales en el centro. Cada cual pone una carta como puja secreta y todas se revelan a la vez. **Las pujas altas eligen antes, pero cuestan más:** un 4 cuesta tres cartas más, un 1 ninguna.
rulebook-minute-score = Si pagas solo con el hábitat natural del animal, puntúas en el acto. Si reúnes muchos de una especie, su Líder viene contigo, con un poder que cambia las reglas. Cuando te queden pocas cartas, puja con tu carta de Reabastecimiento y roba.
rulebook-minute-end = Tras 14, 12 o 10 rondas (con 3, 4 o 5 personas) se acaban los animales y termina la partida.

## Las cartas
rulebook-cards = Las cartas
rulebook-cards-animals = **42 cartas de Animal,** siete de cada especie. Por ellas se puja.
rulebook-cards-habitats = **46 cartas de Hábitat:** 14 de bosque, 14 de sabana, 14 de montaña y 4 comodines. Con ellas pujas y pagas; cada una tiene un valor del 1 al 4.
rulebook-cards-wild = **Un comodín** vale por cualquier hábitat y tiene un valor como las demás cartas.
rulebook-cards-refill = **Reabastecimiento,** una carta por persona, escrita ⦗R⦘. Puja con ella para llenar tu mano.
rulebook-cards-leaders = **6 cartas de Líder,** una por especie: puntos y un poder.
rulebook-cards-tokens = **Fichas de puntuación** para los puntos que ganas durante la partida. Siempre hay suficientes.
rulebook-cards-values = Cada hábitat tiene cuatro 1, cuatro 2, tres 3 y tres 4, y hay un comodín de cada valor. Se pueden fijar otras cantidades (R1).
rulebook-cards-home = Dónde vive cada especie y qué poder tiene su Líder:

## Preparación
rulebook-setup = Preparación
rulebook-setup-animals = **Animales.** Barajadlos y apartad algunos sin mirarlos: 14 si jugáis tres, 6 si jugáis cuatro, 2 si jugáis cinco. Entre tres se aparta primero uno de cada especie y luego ocho al azar; también podéis apartar los catorce al azar.
rulebook-setup-display = **La fila.** Revelad un animal menos que el número de personas.
rulebook-setup-hands = **Las manos.** Barajad las cartas de Hábitat. Cada cual recibe siete y una carta de Reabastecimiento.
rulebook-setup-supply = **Los Líderes** y las fichas esperan en una reserva común.
rulebook-setup-limit = **Límite de cartas en mano.** Nunca hay más de diez cartas de Hábitat: quien fuera a robar más, se detiene en diez. La carta de Reabastecimiento no cuenta.
rulebook-setup-empty = **Mazo agotado.** Se roba carta a carta. Si hace falta una y el mazo está vacío, el descarte, que está boca arriba, se baraja y forma uno nuevo. Si también está vacío, nadie roba (R5).

## Una ronda
rulebook-round = Una ronda
rulebook-bids = 1. Pujar
rulebook-bids-lay = Cada cual pone una carta boca abajo: una de Hábitat o la de Reabastecimiento. Cuando todos la han puesto, se revelan a la vez. Hasta entonces puedes cambiar de idea (R22).
rulebook-bids-bluff = Puedes pujar un valor que no puedes pagar. Es un farol: en tu turno tendrás que pasar (R9).
rulebook-bids-eagle = **Águila.** Con su Líder puedes poner dos cartas; una puede ser la de Reabastecimiento. Miras las demás pujas y entonces muestras cuál de las dos es la tuya. La otra vuelve a tu mano sin que nadie la vea.
rulebook-resolve = 2. Resolver pujas
rulebook-resolve-steps = Primero rellenan la mano quienes han pujado con ⦗R⦘ (2A), después los demás toman animales (2B).
rulebook-refill = 2A. Rellenar la mano
rulebook-refill-who = Este paso es para quienes han pujado con ⦗R⦘.
rulebook-refill-meerkat = **Suricata.** Con su Líder puedes intercambiar antes uno de tus animales por uno de la fila. Los Líderes se comprueban enseguida (R6, R18).
rulebook-refill-draw = Descarta las cartas de Hábitat que quieras, o ninguna. Después roba hasta tener siete; con el Líder **ardilla,** diez. Quien ya tiene tantas no roba nada.
rulebook-refill-back = La carta de Reabastecimiento vuelve a tu mano y tu ronda ha terminado.
rulebook-acquire = 2B. Adquirir cartas de Animal
rulebook-acquire-order = Ahora les toca a quienes han pujado con una carta de Hábitat, del valor más alto al más bajo. Los valores iguales son un empate. En tu turno tomas un animal o pasas.
rulebook-acquire-pay = **Tomar:** elige un animal de la fila. Además de la puja, cuesta una carta menos que su valor: un 3 cuesta dos cartas, un 1 ninguna. Paga con cualquier carta de tu mano, boca arriba junto a la puja.
rulebook-acquire-natural = **Hábitat natural:** si la puja y todas las cartas pagadas son del hábitat natural del animal, ganas 2 puntos al momento. Los comodines encajan siempre.
rulebook-acquire-leader = **Líder:** si ahora tienes al menos tantos animales de esa especie como cualquier otra persona, su Líder es tuyo.
rulebook-acquire-pass = **Pasar:** porque quieres o porque no hay más remedio. Tu puja vuelve a la mano y robas dos cartas (R10).
rulebook-prepare = 3. Preparar la siguiente ronda
rulebook-prepare-ibex = **Íbice.** Quien tenga ahora su Líder puede recuperar su propia puja, si sigue en la mesa y no es un comodín (R16).
rulebook-prepare-clear = Las demás pujas y los pagos se descartan. Los animales que nadie tomó salen del juego. Revelad otros; si no alcanzan para una fila completa, la partida termina al instante.

## Empates
rulebook-ties = Empates
rulebook-ties-intro = Quienes han pujado lo mismo, sean dos, tres o más personas, deciden entre sí a quién le toca, luego a quién después, hasta que todos hayan actuado. Cada vez:
rulebook-ties-empty = Si la fila está vacía, todos pasan.
rulebook-ties-alone = Si solo queda una persona, no hay nada que decidir: toma o pasa.
rulebook-ties-lion = **León.** Si entre ellos está quien tiene su Líder, le toca ya, como si no hubiera empate, y no pone ningún pago por adelantado.
rulebook-ties-pay = Si no, quienes aún no lo han hecho ponen su pago boca abajo o **se retiran** (R11). Todo se revela a la vez. Quien se ha retirado pasa; los demás suman los valores de su pago. Le toca a quien tiene el total más alto, que debe pagar justo con esas cartas.
rulebook-ties-break = Si varios comparten el total más alto, hay un **desempate:** cada cual pone otra carta boca abajo, de la mano o del mazo sin verla. Decide una carta más alta que todas las demás; si no la hay, los mismos lo repiten (R13). Al final esas cartas se descartan; nunca pagan nada.
rulebook-ties-laid = Un pago ya puesto se queda en la mesa mientras actúan los demás. Cuando le toca, quien lo puso toma con él un animal, o pasa y lo recupera entero (R12). En un empate a 1 no hay nada que pagar: se va directo al desempate.

## Líderes
rulebook-leaders = Líderes
rulebook-leaders-gain = **Ganas** un Líder en el momento en que consigues un animal de su especie y nadie tiene más que tú. Basta con igualar: quien llega se lo quita a quien lo tenía. Puedes usar su poder en esa misma ronda.
rulebook-leaders-lose = **Pierdes** un Líder cuando alguien te iguala al conseguir un animal, o cuando entregas un animal con la suricata y te quedas sin ninguno de esa especie o con menos que otra persona. Entonces pasa a quien tenga más en solitario, o a la reserva (R17).

## El final
rulebook-end = El final
rulebook-end-hands = Las manos se descartan; las cartas en la mano no valen nada. Después se cuenta:
rulebook-end-largest = 2 puntos por cada animal de la especie más numerosa,
rulebook-end-second = 1 punto por cada animal de la segunda especie más numerosa (de las especies igualadas, una cuenta como primera y otra como segunda, y ninguna más),
rulebook-end-leaders = 1 punto por cada Líder, pero 3 por el del pavo real,
rulebook-end-tokens = las fichas de puntuación.
rulebook-end-rank = Gana quien suma más puntos. A igualdad de puntos va por delante quien tiene más animales; si también hay igualdad, se comparte el puesto y el siguiente se salta (1, 2, 2, 4).

## Lo que todos pueden ver
rulebook-seen = Lo que todos pueden ver
rulebook-seen-open = **A la vista:** la fila, las colecciones, los Líderes y las fichas; las pujas, los pagos y las cartas de desempate una vez revelados, y si estas salieron de la mano o del mazo; todo el descarte; cuántas cartas hay en cada mano y en cada mazo; cuántas cartas ha puesto quien tiene el Líder águila; quién ha decidido ya.
rulebook-seen-secret = **En secreto:** las cartas de una mano; lo que está boca abajo; el orden de los mazos; los animales apartados; la carta que no ha elegido quien tiene el Líder águila; la semilla con la que se baraja, hasta que acaba la partida.

## Ejemplos paso a paso
example-natural = Un animal en su hábitat natural
example-natural-bid = Ann quiere el pavo real. Tiene ⦗F3⦘, ⦗F1⦘ y el comodín ⦗W2⦘.
example-natural-cost = Puja con ⦗F3⦘, la puja más alta, así que va primero. Un 3 cuesta dos cartas más.
example-natural-took = Paga ⦗F1⦘ y ⦗W2⦘. Las tres cartas son bosque o comodín: el pavo real da 2 puntos al instante. ⦗S1⦘ ⦗S1⦘ también habrían bastado, pero sin puntos.
example-natural-leader = Es el primer pavo real de la partida, así que su Líder viene con él.

example-tie = Un empate que decide el total
example-tie-before = En la fila hay un águila y una ardilla.
example-tie-equal = Ann y Ben han pujado un 3. Cada uno debe poner dos cartas boca abajo.
example-tie-totals = Ann revela 2 y 3, en total 5. Ben revela 1 y 2, en total 3. Ann va primero.
example-tie-first = Toma el águila y paga justo con las cartas que puso.
example-tie-second = Después le toca a Ben: con sus cartas toma la ardilla.
example-tie-third = Para el 1 de Cleo no queda nada. Pasa: la puja vuelve y roba dos cartas.

example-break = Un desempate que se repite
example-break-before = En la fila hay un león y un pavo real, y todos quieren ir primero.
example-break-ones = Los tres han pujado un 1. No hay nada que pagar, así que empieza ya el desempate: una carta cada uno.
example-break-equal = 4, 4 y 2. Dos comparten la carta más alta, así que repiten los tres, también Cleo con su 2.
example-break-decided = Esta vez Ann roba un 3 del mazo, Ben pone un 2 y Cleo un 4. Una carta es la más alta: la de Cleo.
example-break-discarded = Le toca a Cleo. Las seis cartas del desempate van al descarte.
example-break-rest = Toma el león. Ann y Ben desempatan ahora de la misma manera por el segundo lugar.

example-leader = Un Líder cambia de manos
example-leader-before = En la fila hay dos íbices.
example-leader-order = Ben puja 4, Ann 2 y Cleo 1. Ben va primero.
example-leader-first = Paga tres cartas y toma un íbice. Nadie tiene más, así que el Líder íbice es suyo.
example-leader-moves = Ann paga una carta y toma el otro íbice. Ahora tiene tantos como Ben: el Líder pasa a ella.
example-leader-pass = La fila está vacía. Cleo pasa, recupera su 1 y roba dos cartas.
example-leader-kept = Al final de la ronda Ann tiene el Líder íbice, así que puede recuperar su 2.

example-meerkat = El intercambio de la suricata
example-meerkat-before = Ann tiene los Líderes suricata e íbice. Ben tiene tantos íbices y ardillas como ella.
example-meerkat-bid = Puja con ⦗R⦘. Antes de robar, la suricata le permite intercambiar un animal.
example-meerkat-swap = Entrega un íbice y recibe la ardilla de la fila.
example-meerkat-gained = Dos ardillas, más que nadie: el Líder ardilla se va con ella.
example-meerkat-lost = Pero con un íbice tiene menos que Ben. Nadie más iguala a Ben, así que el Líder íbice se va con él.
example-meerkat-ten = La ardilla actúa al momento: Ann roba hasta tener diez cartas.

example-count = El recuento final
example-count-before = La última ronda ha terminado. Ann tiene cuatro pavos reales con su Líder, tres íbices, tres ardillas y fichas por 8 puntos.
example-count-largest = Su especie más numerosa son los pavos reales: 4 por 2 son 8.
example-count-second = En segundo lugar están los íbices o las ardillas. Solo cuenta una especie: 3.
example-count-leaders = El Líder pavo real vale 3.
example-count-total = Con 8 puntos en fichas, el total es 22.

## Precisiones
rulings = Aclaraciones
rulings-intro = Las reglas impresas son breves, y en la mesa sus huecos se llenan sin que nadie se dé cuenta. A un programa hay que decírselo todo. Cada aclaración tiene un número al que remiten las explicaciones y los avisos.
ruling-R1 = El mazo es configurable: cuatro cantidades que suman 14 para los valores de cada hábitat y cuatro que suman 4 para los comodines. Por defecto, 4, 4, 3, 3 y 1, 1, 1, 1.
    .name = Valores
    .why = El texto dice qué valores hay, no cuántos de cada uno. Quien tenga la caja puede contarlos y poner otros números.
ruling-R2 = El pavo real y la ardilla viven en el bosque, el águila y el íbice en la montaña, el león y la suricata en la sabana.
    .name = Hábitats
    .why = El texto solo nombra el hábitat del pavo real; los demás se deducen de las escenas que describe el reglamento.
ruling-R3 = Los sitios se cuentan desde 0 en el sentido de las agujas del reloj. Donde hace falta un orden y el juego no lo da, vale el orden de salida: en ese mismo sentido, empezando cada ronda un sitio más allá.
    .name = Sitios y orden de salida
    .why = Nadie tiene el turno inicial. Un orden que avanza cada ronda no favorece a nadie.
ruling-R4 = Las siete cartas de arriba van al sitio 0, las siete siguientes al sitio 1, y así sucesivamente.
    .name = Reparto
    .why = Un mismo mazo barajado debe dar las mismas manos en todas partes.
ruling-R5 = El descarte se baraja cuando hay que robar una carta y no queda ninguna, no antes. Si ambos están vacíos, se deja de robar.
    .name = Mazo agotado
    .why = Cinco manos de diez son más que 46 cartas, así que ocurre; y barajar antes ocultaría cartas demasiado pronto.
ruling-R6 = Todos los intercambios ocurren antes de que nadie descarte. Si el Líder suricata pasa a otra persona con Reabastecimiento que no ha intercambiado en esta ronda, esa persona también puede hacerlo.
    .name = Primero los intercambios
    .why = La suricata va antes que cualquier otro poder y antes de robar, y un poder puede usarse en la ronda en que llegó su Líder.
ruling-R7 = Quienes se reabastecen eligen a la vez qué descartar. Después descartan y roban por turno en el orden de salida; si entretanto se baraja el descarte, aún no contiene lo que descartarán quienes van después.
    .name = Reabastecerse a la vez
    .why = Elegir a la vez es más rápido y no delata nada; para robar hace falta un orden.
ruling-R8 = Un animal puede intercambiarse por otro de su misma especie.
    .name = Misma especie
    .why = Nada lo prohíbe, y conseguir un animal puede dar su Líder.
ruling-R9 = Quien encuentra la fila vacía, o no ha puesto pago y no tiene cartas suficientes para hacerlo, pasa sin que se le pregunte. Se permite pujar lo que no se puede pagar.
    .name = Pasar sin remedio
    .why = El farol forma parte del juego, y una pregunta con una sola respuesta no es una pregunta.
ruling-R10 = Quien pasa siempre recupera la puja y siempre roba.
    .name = Pasar
    .why = Así pasar es una sola cosa sencilla, y casi nunca conviene renunciar a robar.
ruling-R11 = En vez de poner el pago en un empate, cada cual puede retirarse; sin cartas suficientes hay que hacerlo. Aunque solo una persona pueda pagar, se le pregunta y queda atada a esas cartas. Primero pasan quienes se retiraron, en el orden de salida; después se comparan los totales. En un empate a 1 no se pregunta a nadie: todos los totales son 0.
    .name = Retirarse
    .why = Si no, habría que pagar por adelantado un animal que no se quiere.
ruling-R12 = Un pago se queda en la mesa hasta que le toca a quien lo puso, actúe quien actúe antes. Entonces sirve para pagar un animal, o esa persona pasa y lo recupera entero.
    .name = Pago ya puesto
    .why = Un pago es una promesa, y al pasar también vuelve la puja.
ruling-R13 = Si varios comparten la carta más alta de un desempate, lo repiten todos los que participaron, también quienes tenían cartas más bajas.
    .name = Repetir
    .why = Desempataban juntos, y no se ha decidido nada.
ruling-R14 = Robar del mazo se ofrece solo si el mazo y el descarte tienen juntos una carta para cada participante; se mira de nuevo cada vez. Se roba en el orden de salida. Quien no puede poner nada cuenta como 0; si les pasa a todos, decide el orden de salida.
    .name = Robar en un desempate
    .why = No debe ofrecerse lo que no puede cumplirse, y una partida tiene que acabar.
ruling-R15 = Hasta que se resuelve el desempate, sus cartas no son de ningún mazo y no se barajan.
    .name = Cartas de un desempate
    .why = Siguen sobre la mesa.
ruling-R16 = Cuenta quién tiene el Líder íbice al final de la ronda. Una puja que ya volvió a la mano no puede recuperarse.
    .name = Íbice
    .why = Los Líderes cambian de manos durante la ronda; un poder se usa cuando llega su momento.
ruling-R17 = Si un Líder se pierde por un intercambio y varios comparten la cifra más alta, va a la reserva. Lo recibe la siguiente persona que consiga un animal de esa especie, si nadie tiene más.
    .name = Mayoría compartida
    .why = Quien más tiene ha de ser una sola persona.
ruling-R18 = Un intercambio es un solo paso: después se comprueba primero el Líder de la especie recibida y luego el de la entregada.
    .name = Un solo paso
    .why = Dar y recibir ocurren a la vez.
ruling-R19 = Lo que no deja elección se hace sin preguntar: pujar con la carta de Reabastecimiento si no hay cartas de Hábitat, rellenar una mano vacía, pasar o retirarse a la fuerza, un desempate con una sola carta posible o ninguna. Lo demás se pregunta, aunque todas las cartas de la mano sean iguales.
    .name = Sin preguntas vacías
    .why = Esperar una respuesta que no puede variar es pesado. Que se pregunte a alguien depende solo de lo que está a la vista, así que no delata nada.
ruling-R20 = Las decisiones tomadas a la vez se registran por número de sitio.
    .name = Orden en los registros
    .why = Así una partida tiene un solo registro, llegaran como llegaran las respuestas.
ruling-R21 = El número visible de cartas de una mano cambia cuando se revela una decisión, no cuando se toma.
    .name = Recuentos
    .why = Una mano que no mengua delataría que se ha pujado con la carta de Reabastecimiento, que se ha robado o que alguien se ha retirado.
ruling-R22 = Cuando varios deciden a la vez, cada cual puede cambiar de idea hasta que llegue la última respuesta. Lo que decide una sola persona es definitivo.
    .name = Cambiar de idea
    .why = En una mesa de verdad se puede recoger la carta antes de revelarla; a nadie le cuesta nada.

## Donde cabe otra lectura
rulebook-readings = Donde cabe otra lectura
rulebook-readings-intro = Quien juegue con el reglamento impreso puede ver algunas cosas de otro modo. Acordadlas antes de empezar.
rulebook-readings-pass = Pasar: el texto impreso ofrece recuperar la puja y robar dos cartas; aquí ocurren siempre ambas cosas (R10).
rulebook-readings-ties = Empates: retirarse (R11) y recuperar un pago ya puesto (R12) no aparecen impresos. El león va primero sin poner pago. Un desempate lo repiten todos los que estaban en él (R13).
rulebook-readings-leaders = Líderes: si varios comparten la cifra más alta, un Líder perdido va a la reserva (R17); se pierde en cuanto alguien tiene más.
rulebook-readings-refill = Reabastecerse: nadie descarta ni roba antes del último intercambio (R6).
rulebook-readings-pile = El mazo: solo se baraja de nuevo cuando hace falta una carta (R5).
rulebook-readings-deck = Las cartas: cuántas hay de cada valor (R1) y cinco de los seis hábitats (R2) no están en el texto.
