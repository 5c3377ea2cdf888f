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
lesson-welcome = ¡Hola! Coleccionas animales. Al final cada animal de tu especie más numerosa vale 2 puntos y cada uno de la segunda, 1.
lesson-your-hand = Tu mano. Cada carta de Hábitat muestra un hábitat y un valor del 1 al 4. Ves cuántas cartas tienen Ben y Cleo, pero no cuáles.
lesson-first-bid = Todos pujan con una carta boca abajo, y las pujas altas eligen antes. Puja con ⦗F3⦘.
lesson-first-bid-refill = Esa carta rellena tu mano en vez de darte un animal, y ya tienes siete cartas. Prueba con ⦗F3⦘.
lesson-first-bid-other = También es una buena puja. Pero vamos a elegir primero con ⦗F3⦘.
lesson-reveal = Todas las pujas se revelan a la vez: tú 3, Ben 2, Cleo 1. Vas primero. Tu 3 cuesta dos cartas más; un 2 cuesta una y un 1, ninguna.
lesson-natural = El pavo real vive en el bosque: si tu puja y todo lo que pagas son bosque, ganas 2 puntos. Un comodín vale por cualquier hábitat.
lesson-first-take = Toma el pavo real y paga con ⦗F1⦘ y ⦗W2⦘.
lesson-first-take-mixed = Sería tuyo, pero no todo eso es bosque, así que no habría puntos. Prueba con ⦗F1⦘ y ⦗W2⦘.
lesson-first-take-meerkat = Las suricatas viven en la sabana y tu puja es de bosque. El pavo real te da más.
lesson-first-take-pass = Puedes pasar y robar dos cartas. Pero eliges en primer lugar: aprovéchalo para el pavo real.
lesson-two-points = Todo bosque: 2 puntos al momento, en una ficha.
lesson-peacock-leader = Nadie tiene más pavos reales que tú, así que su Líder es tuyo. Al final vale 3 puntos; los demás Líderes valen 1.
lesson-meerkat-leader = Ben paga una carta y se lleva la suricata con su Líder. Su poder: cuando rellena la mano, antes puede intercambiar un animal.
lesson-cleo-passes = Para Cleo no queda nada. Pasa: su puja vuelve a la mano y roba dos cartas. Llegan dos animales nuevos y empieza la ronda 2.

## Ronda 2
lesson-low-bid = Las pujas bajas van al final, pero son baratas. Puja con ⦗M1⦘, a ver si queda el íbice: vive en la montaña.
lesson-low-bid-refill = Todavía tienes cartas suficientes. Prueba antes con ⦗M1⦘, que es barata.
lesson-low-bid-other = ⦗M1⦘ no cuesta nada más y es montaña, donde vive el íbice: prueba con ella.
lesson-ben-refills = Ben ha pujado con su carta de Reabastecimiento ⦗R⦘. No gana ningún animal; puede descartar y roba hasta tener 7 cartas.
lesson-squirrel-leader = Cleo toma la ardilla y recibe su Líder: con él puede reabastecerse hasta tener 10 cartas.
lesson-free-ibex = ¡El íbice sigue ahí! Tómalo: basta con tu ⦗M1⦘, que además es su hábitat natural.
lesson-free-ibex-pass = ¿Un animal y 2 puntos por una sola carta? Mejor tómalo.
lesson-ibex-leader = ¡Un íbice, 2 puntos y el Líder íbice! Su poder: al final de la ronda puedes recuperar tu puja, salvo que sea un comodín. Recupera ⦗M1⦘.
lesson-ibex-leader-leave = Podrías dejarla, pero una carta es una carta. Recupérala.

## Ronda 3
lesson-bid-three = ¡Un águila! Puja con ⦗M3⦘ para elegir pronto.
lesson-bid-three-refill = Reabastecerte puede esperar una ronda más. Ve a por el águila con ⦗M3⦘.
lesson-bid-three-other = Seguramente es poco para elegir primero. Prueba con ⦗M3⦘.
lesson-tie = Ben también ha pujado un 3: empate. Ahora los dos ponéis el pago boca abajo, y el total más alto va primero.
lesson-tie-pay = Pon dos cartas: ⦗S1⦘ y ⦗S2⦘ suman 3. Quien se retira de un empate, pasa.
lesson-tie-pay-withdraw = Si te retiras, pasas y robas dos cartas. Pero este puedes ganarlo: pon tu pago.
lesson-tie-pay-other = Se puede, pero guarda ⦗M1⦘ para después. Pon ⦗S1⦘ y ⦗S2⦘.
lesson-totals = Has puesto 3 y Ben solo 2: vas primero y pagas con las cartas puestas. Toma el águila.
lesson-totals-ibex = Un segundo íbice estaría bien. Pero el águila trae un Líder que aún no tienes.
lesson-totals-pass = Recuperarías tus cartas. Pero has ganado: toma el águila.
lesson-eagle-leader = ¡El Líder águila! Desde ahora puedes pujar con dos cartas y elegir una después de ver las demás pujas.
lesson-ibex-moves = Ben toma el otro íbice. Ya tiene tantos como tú, y eso basta: el Líder pasa a él.

## Ronda 4
lesson-two-bids = Solo te queda una carta de Hábitat. Usa el águila: pon ⦗M1⦘ y ⦗R⦘ juntas.
lesson-two-bids-one = Se puede poner una sola. Pero con dos decides más tarde: pon ⦗M1⦘ y ⦗R⦘.
lesson-show = Cleo ha pujado 4 y Ben 2: a tu 1 no le quedará nada. Elige ⦗R⦘.
lesson-show-one = Con ⦗M1⦘ irías al final y ya no habría animales. Elige ⦗R⦘.
lesson-refill = Puedes descartar lo que no te guste y después robas hasta tener 7 cartas. Quédate con lo que tienes.
lesson-refill-discard = Está permitido. Pero aquí todas las cartas sirven, así que no descartes nada.
lesson-refilled = Otra vez siete cartas, y ⦗R⦘ ha vuelto a tu mano. Cleo ha tomado el león. Su Líder gana todos los empates.

## Ronda 5
lesson-lion-bid = Otro león. Vive en la sabana: puja con ⦗S2⦘.
lesson-lion-bid-refill = Ya tienes siete cartas. Puja con ⦗S2⦘ por el león.
lesson-lion-bid-two = Con el águila puedes poner dos. Esta vez basta con una.
lesson-lion-bid-other = No está mal, pero ⦗S2⦘ es sabana y barata: prueba con ella.
lesson-tie-again = ¡Otro empate con Ben! El león de Cleo no cuenta aquí: ella no está en el empate. Pon ⦗S3⦘.
lesson-tie-again-other = ⦗S3⦘ es sabana, como tu puja: así los 2 puntos siguen siendo posibles.
lesson-tie-again-keep = Con esa también serían posibles los 2 puntos. Pero guárdala para después y pon ⦗S3⦘.
lesson-still-tied = 3 contra 3: sigue el empate. Ahora el desempate, una carta más cada cual. Robarla sin verla no te cuesta nada: roba.
lesson-still-tied-hand = Una carta de tu mano se perdería. Prueba antes suerte con el mazo.
lesson-break-equal = 2 y 2: otra vez igual, así que se repite. Ahora asegúrate y pon ⦗S4⦘: no hay carta más alta.
lesson-break-equal-draw = La suerte puede fallarte esta vez. A ⦗S4⦘ nadie la supera.
lesson-break-equal-lower = Esa se puede superar. Pon ⦗S4⦘.
lesson-break-won = 4 contra 3: vas primero. Las cartas de desempate no pagan nada. Toma el león con ⦗S2⦘ y ⦗S3⦘: todo sabana.
lesson-break-won-ibex = Tus cartas son de sabana, el hábitat del león. Solo él te da 2 puntos.
lesson-break-won-pass = ¿Después de semejante lucha? Toma el león.
lesson-lion-moves = Tantos leones como Cleo: el Líder es tuyo. Ahora ganas todos los empates.

## Ronda 6
lesson-lion-test = Prueba el león. Puja con ⦗F2⦘ por la ardilla.
lesson-lion-test-refill = Con estas cartas aún puedes hacer algo. Puja con ⦗F2⦘.
lesson-lion-test-other = La ardilla vive en el bosque. Puja con ⦗F2⦘.
lesson-lion-first = Cleo también ha pujado 2, pero con el león vas primero. Toma la ardilla y paga con ⦗F2⦘.
lesson-lion-first-wild = Sirve y da los 2 puntos. Pero un comodín encaja en todas partes: guárdalo.
lesson-lion-first-mixed = Una carta de montaña estropea el hábitat natural. Paga con bosque.
lesson-lion-first-eagle = Una segunda águila tienta. Pero la ardilla te da 2 puntos y el Líder de Cleo.
lesson-lion-first-pass = El león te ha puesto delante. ¡Toma la ardilla!
lesson-leaders-move = Una ardilla cada uno, y la tuya llegó la última: su Líder es tuyo y ahora rellenas hasta 10. Pero Cleo ya tiene tantas águilas como tú: el Líder águila es suyo.

## Ronda 7
lesson-wild-bid = Un comodín de valor 1 no cuesta nada más y encaja con cualquier animal. Puja con ⦗W1⦘.
lesson-wild-bid-refill = Antes, un animal más. Puja con ⦗W1⦘.
lesson-wild-bid-other = ⦗M1⦘ es montaña. Con ⦗W1⦘ ganas 2 puntos con cualquier animal.
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
lesson-refill-ten = ¡Dos pavos reales! Con la ardilla rellenas hasta 10. Quédate ⦗M1⦘ o descártala por una carta nueva: tú decides.
lesson-kept = Diez cartas, y aún tienes ⦗M1⦘, que es barata. Nadie puede tener más de diez cartas de Hábitat.
lesson-lion-lost = Cleo toma un segundo león: tiene más que tú y recupera su Líder. Nadie ha tomado el íbice: los animales que sobran salen del juego.
lesson-discarded = Una carta nueva por ⦗M1⦘, y diez en total. Nadie puede tener más de diez cartas de Hábitat.

## Ronda 9
lesson-third-peacock = La ronda 9 ha pasado deprisa: has superado las demás pujas y tienes un tercer pavo real.
lesson-last-peacock = Un quinto pavo real: 2 puntos al momento por el bosque y 2 más en el recuento final.
lesson-last-take-mixed = El pavo real y la ardilla viven en el bosque. Paga con ⦗F1⦘ y ⦗F2⦘ y ganas 2 puntos.

## Ronda 10
lesson-saving-bid = Puja con ⦗S1⦘ para ahorrar cartas. También podrías pujar más de lo que puedes pagar: es un farol, y tendrías que pasar.
lesson-saving-bid-refill = Tienes cartas de sobra. Puja con ⦗S1⦘.
lesson-saving-bid-other = Guarda esa para más tarde. Puja con ⦗S1⦘.
lesson-outbid = Cleo ha pujado 4 y se ha adelantado. Tiene dos ardillas y tú una: el Líder vuelve a ser suyo.
lesson-take-or-pass = Solo queda el íbice. Tómalo por tu ⦗S1⦘, o pasa y roba dos cartas: tú decides.
lesson-took-ibex = Un íbice por una sola carta. Pero apenas contará: solo puntúan tus dos especies más numerosas. Pasar te habría dado dos cartas.
lesson-passed = Tu puja ha vuelto y has robado dos cartas. El íbice apenas habría contado: solo puntúan tus dos especies más numerosas.

## Rondas 11 a 14
lesson-quick-rounds = Ya sabes jugar. Las rondas 11, 12 y 13 han pasado deprisa: mira cómo ha crecido tu colección.
lesson-last-bid = La ronda 14 es la última. Las cartas que queden en tu mano no valdrán nada. Puja con ⦗F3⦘.
lesson-last-bid-refill = Las cartas nuevas ya no sirven. Puja con ⦗F3⦘.
lesson-last-bid-other = Por última vez, asegúrate de elegir primero: puja con ⦗F3⦘.
lesson-last-take = Toma el pavo real o la ardilla con ⦗F1⦘ y ⦗F2⦘, o pasa: tú decides.
lesson-last-squirrel = 2 puntos al momento por el bosque. Pero una sola ardilla no vale nada al final; un quinto pavo real habría valido 2.
lesson-last-nothing = Dos cartas más, pero las cartas en mano ya no valen nada. En la última ronda, toma lo que puedas pagar.
lesson-count-largest = La fila ya no se puede completar: la partida ha terminado. Tu especie más numerosa: { $largest } a 2 puntos, en total { $points }.
lesson-count-second = La segunda: dos leones o dos suricatas, pero solo cuenta una especie. A 1 punto por animal, 2.
lesson-count-leaders = Tres Líderes: 3 por el pavo real, 1 por el león y 1 por la suricata, en total 5.
lesson-count-tokens = Y tus fichas por hábitats naturales: { $tokens } puntos.
lesson-count-total = { $total } puntos: ¡has ganado! Con los mismos puntos decide quién tiene más animales. Ahora juega tu propia partida.
