# La primera partida, en la que se aprenden las reglas. Las cartas van entre ⦗ y ⦘ y se dibujan.

## La página
lesson-title = Aprender
lesson-next = Seguir
lesson-back = Atrás
lesson-show-me = Enséñamelo
lesson-parts = Capítulos
lesson-parts-hint = Salta a cualquier capítulo o vuelve a empezar.
lesson-leave = Salir
lesson-progress = Paso { $step } de { $steps }
lesson-speaks = Qué está pasando
lesson-play-now = Jugar ya
lesson-read-rules = Leer las reglas
lesson-again = Otra vez desde el principio
lesson-resumed = Lo dejaste aquí.
lesson-takes = Unos diez minutos. Puedes parar cuando quieras y seguir más tarde.

## Capítulos
lesson-chapter-bidding = Pujar y pagar
lesson-chapter-natural = Hábitat natural
lesson-chapter-leaders = Líderes
lesson-chapter-ties = Empates
lesson-chapter-refill = Reabastecimiento
lesson-chapter-tie-break = El desempate
lesson-chapter-powers = Usar los poderes
lesson-chapter-passing = Pasar
lesson-chapter-end = El final

## Ronda 1
lesson-welcome = ¡Hola! Coleccionas animales, y lo que más puntúa es reunir muchos de una misma especie. Hay dos en la fila.
lesson-your-hand = Tu mano. Cada carta de Hábitat muestra un hábitat y un valor del 1 al 4.
lesson-the-others = Ben y Cleo juegan contra ti. Ves cuántas cartas tienen, pero no cuáles.
lesson-first-bid = Todos pujan con una carta boca abajo, y las pujas altas eligen antes. Puja con ⦗F3⦘.
lesson-first-bid-refill = Esa carta rellena tu mano en vez de darte un animal, y ya tienes siete cartas. Prueba con ⦗F3⦘.
lesson-first-bid-other = También es una buena puja. Pero vamos a elegir primero con ⦗F3⦘.
lesson-reveal = Todas las pujas se revelan a la vez: tú 3, Ben 2, Cleo 1. Vas primero, luego Ben y después Cleo.
lesson-cost = Una puja tiene su precio. Tu 3 cuesta dos cartas más; un 2 cuesta una y un 1, ninguna.
lesson-natural = Cada animal tiene un hábitat natural. El pavo real vive en el bosque: si tu puja y todo lo que pagas son bosque, ganas 2 puntos.
lesson-wild = Un comodín vale por cualquier hábitat.
lesson-first-take = Toma el pavo real y paga con ⦗F1⦘ y ⦗W2⦘.
lesson-first-take-mixed = Sería tuyo, pero no todo eso es bosque, así que no habría puntos. Prueba con ⦗F1⦘ y ⦗W2⦘.
lesson-first-take-meerkat = Las suricatas viven en la sabana y tu puja es de bosque. El pavo real te da más.
lesson-first-take-pass = Puedes pasar y robar dos cartas. Pero eliges en primer lugar: aprovéchalo para el pavo real.
lesson-two-points = Todo bosque: ¡2 puntos! Al final, cada animal de tu especie más numerosa vale otros 2 y cada uno de la segunda, 1.
lesson-peacock-leader = Nadie tiene más pavos reales que tú, así que su Líder es tuyo. Al final vale 3 puntos; los demás Líderes valen 1.
lesson-meerkat-leader = Ben paga una carta y se lleva la suricata con su Líder. Cada Líder tiene un poder; los conocerás todos.
lesson-cleo-passes = Para Cleo no queda nada. Pasa: su puja vuelve a la mano y roba dos cartas.
lesson-round-ends = Las pujas y los pagos se descartan. Llegan dos animales nuevos y empieza la ronda 2.

## Ronda 2
lesson-low-bid = Las pujas bajas van al final, pero son baratas. Puja con ⦗M1⦘, a ver si queda el íbice: vive en la montaña.
lesson-low-bid-refill = Todavía tienes cartas suficientes. Prueba antes con ⦗M1⦘, que es barata.
lesson-low-bid-other = ⦗M1⦘ no cuesta nada más y es montaña, donde vive el íbice: prueba con ella.
lesson-ben-refills = Ben ha pujado con su carta de Reabastecimiento ⦗R⦘. No gana ningún animal; puede descartar y roba hasta tener 7 cartas.
lesson-squirrel-leader = Cleo toma la ardilla y recibe su Líder: con él puede reabastecerse hasta tener 10 cartas.
lesson-free-ibex = ¡El íbice sigue ahí! Tómalo: basta con tu ⦗M1⦘, que además es su hábitat natural.
lesson-free-ibex-pass = ¿Un animal y 2 puntos por una sola carta? Mejor tómalo.
lesson-ibex-leader = Un íbice, 2 puntos y el Líder íbice.
lesson-ibex-power = Su poder: al final de la ronda puedes recuperar tu puja, salvo que sea un comodín. Recupera ⦗M1⦘.
lesson-ibex-power-leave = Podrías dejarla, pero una carta es una carta. Recupérala.

## Ronda 3
lesson-bid-three = ¡Un águila! Puja con ⦗M3⦘ para elegir pronto.
lesson-bid-three-refill = Reabastecerte puede esperar una ronda más. Ve a por el águila con ⦗M3⦘.
lesson-bid-three-other = Seguramente es poco para elegir primero. Prueba con ⦗M3⦘.
lesson-tie = Ben también ha pujado un 3: empate. Ahora los dos ponéis el pago boca abajo, y el total más alto va primero.
lesson-tie-pay = Pon dos cartas: ⦗S1⦘ y ⦗S2⦘ suman 3. Quien se retira de un empate, pasa.
lesson-tie-pay-withdraw = Si te retiras, pasas y robas dos cartas. Pero este puedes ganarlo: pon tu pago.
lesson-tie-pay-other = Se puede, pero guarda ⦗M1⦘ para después. Pon ⦗S1⦘ y ⦗S2⦘.
lesson-totals = Tú sumas 3 y Ben solo 2: vas primero. Las cartas puestas son tu pago, tomes lo que tomes.
lesson-take-eagle = Toma el águila.
lesson-take-eagle-ibex = Un segundo íbice estaría bien. Pero el águila trae un Líder que aún no tienes.
lesson-take-eagle-pass = Recuperarías tus cartas. Pero has ganado: toma el águila.
lesson-eagle-leader = ¡El Líder águila! Desde ahora puedes pujar con dos cartas y elegir una después de ver las demás pujas.
lesson-ibex-moves = Ben toma el otro íbice. Ya tiene tantos como tú, y eso basta: el Líder pasa a él.

## Ronda 4
lesson-two-bids = Solo te queda una carta de Hábitat. Usa el águila: pon ⦗M1⦘ y ⦗R⦘ juntas.
lesson-two-bids-one = Se puede poner una sola. Pero con dos decides más tarde: pon ⦗M1⦘ y ⦗R⦘.
lesson-show = Cleo ha pujado 4 y Ben 2: a tu 1 no le quedará nada. Elige ⦗R⦘.
lesson-show-one = Con ⦗M1⦘ irías al final y ya no habría animales. Elige ⦗R⦘.
lesson-refill = Puedes descartar lo que no te guste y después robas hasta tener 7 cartas. Quédate con lo que tienes.
lesson-refill-discard = Está permitido. Pero aquí todas las cartas sirven, así que no descartes nada.
lesson-refilled = Otra vez siete cartas, y ⦗R⦘ vuelve a tu mano.
lesson-lion-leader = Cleo toma el león. Su Líder gana todos los empates.

## Ronda 5
lesson-lion-bid = Otro león. Vive en la sabana: puja con ⦗S2⦘.
lesson-lion-bid-refill = Ya tienes siete cartas. Puja con ⦗S2⦘ por el león.
lesson-lion-bid-two = Con el águila puedes poner dos. Esta vez basta con una.
lesson-lion-bid-other = No está mal, pero ⦗S2⦘ es sabana y barata: prueba con ella.
lesson-tie-again = ¡Otro empate con Ben! El león de Cleo no cuenta aquí: ella no está en el empate. Pon ⦗S3⦘.
lesson-tie-again-other = ⦗S3⦘ es sabana, como tu puja: así los 2 puntos siguen siendo posibles.
lesson-tie-again-keep = Con esa también serían posibles los 2 puntos. Pero guárdala para después y pon ⦗S3⦘.
lesson-still-tied = 3 contra 3: sigue el empate. Llega el desempate: una carta más cada uno, y gana la más alta.
lesson-break-draw = Pon una carta de tu mano o, sin verla, la primera del mazo. Robar no te cuesta nada: roba.
lesson-break-draw-hand = Una carta de tu mano se perdería. Prueba antes suerte con el mazo.
lesson-break-equal = 2 y 2. Otra vez igual, así que se repite hasta que una carta sea la más alta.
lesson-break-hand = Ahora sobre seguro: pon ⦗S4⦘. No hay carta más alta.
lesson-break-hand-draw = La suerte puede fallarte esta vez. A ⦗S4⦘ nadie la supera.
lesson-break-hand-lower = Esa se puede superar. Pon ⦗S4⦘.
lesson-break-won = 4 contra 3: vas primero. Las cartas del desempate se descartan y nunca cuentan como pago.
lesson-take-lion = Toma el león con ⦗S2⦘ y ⦗S3⦘: todo sabana.
lesson-take-lion-ibex = Tus cartas son de sabana, el hábitat del león. Solo él te da 2 puntos.
lesson-take-lion-pass = ¿Después de semejante lucha? Toma el león.
lesson-lion-moves = Tantos leones como Cleo: el Líder es tuyo. Ahora ganas todos los empates.

## Ronda 6
lesson-lion-test = Prueba el león. Puja con ⦗F2⦘ por la ardilla.
lesson-lion-test-refill = Con estas cartas aún puedes hacer algo. Puja con ⦗F2⦘.
lesson-lion-test-other = La ardilla vive en el bosque. Puja con ⦗F2⦘.
lesson-ben-empty = Ben no tenía cartas de Hábitat, así que solo podía pujar con la de Reabastecimiento.
lesson-lion-first = Cleo ha pujado 2, como tú. Decide el león: vas primero y no pones nada por adelantado.
lesson-take-squirrel = Toma la ardilla y paga con ⦗F2⦘.
lesson-take-squirrel-wild = Sirve y da los 2 puntos. Pero un comodín encaja en todas partes: guárdalo.
lesson-take-squirrel-mixed = Una carta de montaña estropea el hábitat natural. Paga con bosque.
lesson-take-squirrel-eagle = Una segunda águila tienta. Pero la ardilla te da 2 puntos y el Líder de Cleo.
lesson-take-squirrel-pass = El león te ha puesto delante. ¡Toma la ardilla!
lesson-squirrel-moves = Cleo y tú tenéis una ardilla, y la tuya es más nueva: ella te entrega el Líder. Ahora te reabasteces hasta tener 10.
lesson-eagle-moves = Cleo te paga con la misma moneda: su águila te iguala y el Líder águila se va con ella. Los Líderes van y vienen.

## Ronda 7
lesson-wild-bid = Un comodín de valor 1 no cuesta nada más y encaja con cualquier animal. Puja con ⦗W1⦘.
lesson-wild-bid-refill = Antes, un animal más. Puja con ⦗W1⦘.
lesson-wild-bid-other = ⦗M1⦘ es montaña. Con ⦗W1⦘ ganas 2 puntos con cualquier animal.
lesson-reshuffle = Cleo se ha reabastecido y el mazo se ha agotado. Se ha barajado el descarte, que ahora es el nuevo mazo.
lesson-take-meerkat = Ben ha tomado el águila. Toma la suricata.
lesson-take-meerkat-pass = Un animal gratis y 2 puntos: tómalo.
lesson-meerkat-moves = Tantas suricatas como Ben: su Líder es tuyo. Al reabastecerte puedes intercambiar antes un animal.

## Ronda 8
lesson-bid-refill = Es hora de usarlo: puja con ⦗R⦘.
lesson-bid-refill-other = Más tarde. Primero la suricata: puja con ⦗R⦘.
lesson-swap = Ben tiene tres íbices y tú uno. Entrégalo y llévate el pavo real de la fila.
lesson-swap-none = Puedes quedarte con todo. Pero un segundo pavo real vale más que un íbice solitario.
lesson-swap-given = El pavo real es lo correcto. Pero entrega el íbice: es con el que menos pierdes.
lesson-swap-gained = Se puede. Pero los pavos reales son tu fuerte: entrega el íbice por el pavo real.
lesson-refill-ten = Dos pavos reales. Y gracias a la ardilla robas hasta tener 10. Quédate con tu carta.
lesson-hand-limit = Diez cartas. Nadie puede tener más de diez cartas de Hábitat.
lesson-lion-lost = Cleo toma un segundo león. Tiene más que tú, así que el Líder león vuelve con ella.
lesson-left-over = Nadie ha tomado el íbice. Los animales que sobran salen del juego.

## Ronda 9
lesson-third-peacock = ¡Un tercer pavo real! Puja con ⦗F3⦘. También vale el farol: pujar lo que no puedes pagar, pasar y robar dos cartas.
lesson-third-peacock-refill = Tu mano está llena. Ve a por el pavo real con ⦗F3⦘.
lesson-third-peacock-other = Asegúrate el pavo real: ⦗F3⦘ es alta, y es bosque.
lesson-take-peacock = Toma el pavo real con ⦗F1⦘ y ⦗F2⦘.
lesson-take-peacock-mixed = Con eso lo pagas, pero solo el bosque da los 2 puntos. Prueba con ⦗F1⦘ y ⦗F2⦘.
lesson-take-peacock-eagle = Las águilas están bien, pero los pavos reales son tu especie más numerosa. Toma el pavo real.
lesson-take-peacock-pass = Vas primero y tienes las cartas justas. Toma el pavo real.
lesson-largest = Tres pavos reales. Al final, cada animal de tu especie más numerosa vale 2 puntos.

## Ronda 10
lesson-hopeful-bid = Otra ardilla haría más seguro tu Líder. Puja con ⦗S3⦘.
lesson-hopeful-bid-refill = Tienes cartas de sobra. Puja con ⦗S3⦘.
lesson-hopeful-bid-other = Conviene elegir pronto y guardar las cartas de montaña: prueba con ⦗S3⦘.
lesson-outbid = Cleo ha pujado 4 y se ha adelantado. Tiene dos ardillas y tú una: el Líder vuelve a ser suyo.
lesson-pass = El íbice te sirve de poco y cuesta dos cartas. Nadie te obliga a tomarlo: pasa.
lesson-pass-take = Está permitido, pero dos cartas por un íbice solitario es mucho. Mira qué ocurre al pasar.
lesson-passed = Tu puja ha vuelto y has robado dos cartas. Pasar no es perder.

## Rondas 11 a 14
lesson-quick-rounds = Ya sabes jugar. Las rondas 11, 12 y 13 han pasado deprisa: mira cómo ha crecido tu colección.
lesson-last-bid = La ronda 14 es la última. Las cartas que queden en tu mano no valdrán nada. Puja con ⦗F3⦘.
lesson-last-bid-refill = Las cartas nuevas ya no sirven. Puja con ⦗F3⦘ por un último pavo real.
lesson-last-bid-other = Por última vez, sobre seguro: ⦗F3⦘ por el pavo real.
lesson-last-take = El quinto pavo real: paga con ⦗F1⦘ y ⦗F2⦘.
lesson-last-take-squirrel = Una ardilla apenas contaría. Un quinto pavo real da 2 puntos, y 2 más por el bosque.
lesson-last-take-pass = No hay otra ronda para la que ahorrar. Toma el pavo real.
lesson-game-over = La fila ya no se puede llenar: la partida ha terminado y se cuenta todo.
lesson-count-largest = Tu especie más numerosa: cinco pavos reales a 2 puntos, en total 10.
lesson-count-second = La segunda: dos leones o dos suricatas, pero solo cuenta una especie. A 1 punto por animal, 2.
lesson-count-leaders = Tres Líderes: 3 por el pavo real, 1 por el león y 1 por la suricata, en total 5.
lesson-count-tokens = Y tus fichas: nueve hábitats naturales, 18 puntos.
lesson-count-total = 35 puntos: ¡has ganado! A igualdad de puntos decide la colección más grande. Ahora juega tu propia partida.
