# Frases que muestra más de una interfaz, en español. en.ftl explica el formato.

## Jugadas que no se pueden hacer.
move-nothing-to-undo = no hay nada que deshacer
move-nothing-to-redo = no hay nada que rehacer
move-no-mistake = no hay ningún error hasta ahora
move-no-solution = las cifras dadas no tienen solución
move-no-such-savepoint = no hay ningún punto guardado con ese nombre
move-no-name = un punto guardado necesita un nombre
move-finished = el sudoku está resuelto; empieza de nuevo para volver a jugarlo

## Por qué no se puede abrir una partida guardada.
save-step = un paso no se sigue del anterior
save-idle = un paso no cambia nada
save-given = se escribió una cifra sobre una cifra dada

## Peticiones que ningún sudoku puede cumplir.
wish-empty-range = no hay ningún número de cifras dadas de { $least } a { $most }
wish-too-few-givens = { $needed } cifras dadas son el mínimo para una sola solución; { $most } son demasiado pocas
wish-too-few-cells = { $needed } cifras dadas son el mínimo para una sola solución; hay sitio para { $cells }
wish-too-many-givens = { $least } cifras dadas no caben en { $cells } casillas
wish-other-count = el patrón tiene { $cells } casillas, que no es el número de cifras dadas que se pidió
wish-not-symmetric = el patrón no tiene esta simetría: { $symmetry }
wish-empty-lines = nada en el patrón distingue { $first } { $of-second }: intercambiadas, dan otra solución
wish-never-minimal = no se conoce ningún sudoku mínimo con { $least } cifras dadas; { $most } son el máximo
wish-no-such-count = ningún patrón con esta simetría tiene ese número de cifras dadas: { $symmetry }
wish-empty-range-of-ratings = un intervalo termina antes de empezar
wish-level-and-rating = ninguna valoración de ese intervalo es de ese nivel
wish-unknown-technique = { $technique } no se puede buscar
wish-never-hardest = { $technique } nunca es el paso más difícil: ningún camino la usa
wish-never-needed = { $technique } nunca hace falta: une dos pasos de una técnica más fácil
wish-never-first = { $technique } nunca hace falta: donde sirve, { $easier } o algo más fácil quita lo mismo
wish-never-met = no tenemos ningún sudoku que necesite { $technique }, así que no hay con qué practicarla
wish-needs-more = { $technique } hace falta, pero deberían bastar técnicas más fáciles
wish-needs-harder = { $technique } hace falta, pero es más difícil que lo que debía ser lo más difícil
wish-not-a-drawing = un patrón tiene 81 caracteres, este tiene { $found }

## Imágenes que no se pueden leer: scan-ID de novena-scan.
scan-too-small = la imagen es demasiado pequeña ({ $width } × { $height } píxeles); hacen falta al menos { $least } por lado
scan-too-large = la imagen es demasiado grande ({ $width } × { $height } píxeles); el límite es de { $most } megapíxeles
scan-wrong-length = la imagen debería tener { $expected } píxeles, pero tiene { $found }
scan-too-dark = la imagen es demasiado oscura
scan-no-grid = no se encuentra ningún sudoku en la imagen; fotografía el tablero entero, de frente y bien enfocado
scan-unknown-kind = no es un archivo JPEG, PNG, WebP ni PDF
scan-heic = no se pueden leer fotos HEIC; guarda o comparte la foto como JPEG
scan-no-image = el PDF no contiene ninguna imagen que se pueda leer
scan-damaged = el archivo { $kind } está dañado

## Simetrías de patrones.
symmetry-none = ninguna
symmetry-rotational180 = media vuelta
symmetry-rotational90 = cuarto de vuelta
symmetry-horizontal = reflexión respecto al eje horizontal
symmetry-vertical = reflexión respecto al eje vertical
symmetry-diagonal = reflexión respecto a la diagonal
symmetry-antidiagonal = reflexión respecto a la antidiagonal
symmetry-full = completa

## Pistas que no muestran ningún paso.
hint-fine = no hay nada mal
hint-solved = no queda nada por hacer: está resuelto
hint-no-step = las técnicas no encuentran ningún paso
hint-invalid = las cifras dadas rompen una regla: el { $digit } se repite { $in-house } ({ $cells })
hint-no-solution = las cifras dadas no tienen solución
hint-wrong-digit = { $house-count ->
    [0] hay una cifra incorrecta
   *[other] hay una cifra incorrecta { $in-house }
}
hint-missing-mark = { $house-count ->
    [0] falta una marca
   *[other] falta una marca { $in-house }
}
hint-with-level = { $sentence } ({ $level })

## Si todo va bien en una partida.
checkup-finished = resuelto
checkup-fine = no hay nada mal hasta ahora
checkup-wrong = { $count ->
    [one] hay una cifra incorrecta
   *[other] hay { $count } cifras incorrectas
}
checkup-lost = ya no queda ninguna solución

review-easier = escribiste { $digit } en { $cell }; había un paso más fácil: { $technique }
review-easier-after = escribiste { $digit } en { $cell } después de { $time }; había un paso más fácil: { $technique }
review-longest = aquí te detuviste más tiempo: { $time }; el paso con el que se avanza: { $technique }

## Ejercicios. Lo que hay que hacer.
task-strike = { $technique }: quita todos los candidatos que descarta la técnica
task-place = { $technique }: escribe la cifra que muestra la técnica
task-place-in-box = { $technique }: busca una cifra a la que solo le quede un sitio en un bloque y escríbela
task-place-in-line = { $technique }: busca una cifra a la que solo le quede un sitio en una fila o columna y escríbela
task-rules = una cifra está dos veces en la misma fila, columna o bloque; quita una de las dos
task-marks = tres marcas ya no valen, porque su cifra ya está en la fila, la columna o el bloque; táchalas
task-last-resort = prueba los dos candidatos de una casilla y quita el que, siguiendo solo únicos, lleva a una contradicción

## Lo que resulta de una respuesta.
answer-goes = { $cell } pierde el { $digit }: { $reason }
answer-placed = el { $digit } va en { $cell }: { $reason }
answer-stays = el { $digit } se queda en { $cell }: { $reason }
answer-not-placed = en { $cell } no va el { $digit }: { $reason }
answer-known = { $reason }
answer-easier = es verdad, y lo muestra una técnica más fácil: { $technique }
answer-guess = { $reason }

answer-because-in-house = { $house } ya tiene esa cifra en el patrón
answer-because-in-house-sees = la casilla está { $in-house } y ve { $cells }
answer-because-sees = la casilla ve { $cells }
answer-because-taken = el { $digit } { $of-house } va en una de estas casillas: { $cells }
answer-because-kept = { $in-cells } solo caben { $digits }
answer-because-last-cell = es la última casilla vacía { $of-house }
answer-because-only-place = { $in-house } no cabe en ninguna otra casilla
answer-because-only-digit = ahí no cabe ninguna otra cifra
answer-because-shown = es lo que muestra el patrón ({ $technique })
answer-because-clash = { $in-house } ya hay un { $digit }, en { $other }
answer-because-breaks-cell = con él, a { $other } no le queda ninguna cifra
answer-because-breaks-house = con él, { $in-house } no queda sitio para el { $other }
answer-because-other-breaks-cell = con el otro candidato, a { $other } no le queda ninguna cifra
answer-because-other-breaks-house = con el otro candidato, { $in-house } no queda sitio para el { $other }
answer-because-belongs = ese es su sitio
answer-because-outside = { $cell } está fuera { $of-house }
answer-because-unseen = { $cell } no ve { $cells }
answer-because-part = { $cell } forma parte del patrón
answer-because-other-digits = este patrón solo quita { $digits }
answer-because-other-places = { $in-house } también cabe { $in-cells }
answer-because-also-possible = en la casilla también cabe: { $digits }
answer-because-no-clash = no hay otro { $digit } en su fila, su columna ni su bloque
answer-because-ruled-out = ahí ya estaba descartado
answer-because-again = eso ya lo encontraste
answer-because-gone = el { $digit } ya no es candidato en { $cell }
answer-because-filled = { $cell } ya tiene su cifra
answer-because-unshown = es verdad, pero lo que enseña esta lección no lo muestra aquí

## Ayuda en un ejercicio que no trata de una técnica.
clue-rules = busca una cifra que esté dos veces en la misma fila, columna o bloque
clue-marks = una marca ya no vale si su cifra ya está en la fila, la columna o el bloque de la casilla
clue-last-resort = toma una casilla con dos candidatos, supón que uno es cierto y sigue solo con únicos
clue-look-house = mira { $house }
clue-look-cell = prueba en { $cell }

## Un sudoku que se está escribiendo; frases enteras.
enter-conflict = Una cifra se repite.
enter-none = No tiene solución.
enter-one = Exactamente una solución.
enter-several = De momento, varias soluciones.

## Lo que contiene una casilla, en palabras.
cell-empty = vacía
cell-given = dada
cell-marks = marcas { $marks }
cell-corners = marcas de esquina { $marks }
cell-colours = colores { $marks }
cell-conflict = rompe una regla
cell-wrong = incorrecta

## Problemas con la base de datos de partidas.
store-folder = no se puede usar la carpeta { $path }: { $reason }
store-newer = el archivo { $path } es de la versión { $found }; este programa conoce hasta la { $known }
store-foreign = el archivo { $path } es una base de datos de otro programa
store-damaged-in-use = el archivo { $path } está dañado y otro programa lo tiene abierto
store-damaged = el archivo de partidas está dañado
store-file-gone = el archivo { $path } se borró o se reemplazó mientras estaba abierto, así que no se guardó nada; vuelve a iniciar el programa
store-busy = otro programa está escribiendo en el archivo de partidas
store-full = no queda espacio en el disco
store-not-writable = el archivo de partidas es de solo lectura
store-database = la base de datos dice: { $reason }
store-no-such-game = no hay ninguna partida { $game }
store-changed-elsewhere = la partida { $game } se cambió en otro lugar; este es su estado actual
store-damaged-game = los datos ({ $part }) de la partida { $game } no tienen sentido
store-too-much = esta partida está al límite: una partida tiene como máximo { $most } { $what ->
    [bytes] bytes
    [name] caracteres en un nombre
    [savepoints] puntos guardados
   *[steps] pasos
}
store-no-such-collection = no hay ninguna colección «{ $name }»
store-no-name = una colección necesita un nombre
store-not-an-export = este archivo no fue exportado por Novena
store-newer-export = la exportación es de la versión { $found }; este programa conoce hasta la { $known }
store-bad-export = la exportación está dañada en la línea { $line }, columna { $column }: { $reason }; no se tomó nada de ella
store-stream = el archivo no se pudo leer o escribir: { $reason }

## Qué está mal en una entrada.
parse-empty = nada que leer: la entrada está vacía
parse-no-puzzle = aquí no hay ningún sudoku: el texto tiene { $cells } casillas y hacen falta 81
parse-no-layout = hay 81 casillas, pero no en una disposición que se pueda leer
parse-no-puzzle-row = aquí no hay ningún sudoku: el texto tiene { $cells } casillas y hacen falta 81; la fila { $row } tiene { $found }
parse-line-too-long = la línea mide más de { $limit }
parse-record-too-long = el sudoku ocupa más de { $limit }; no se sigue leyendo
parse-not-utf8 = columna { $column }: no es texto UTF-8
parse-not-text = esto no es un archivo de texto
parse-picture = esto es una imagen o un PDF, no un archivo de texto; escanéalo
parse-archive = esto es un archivo comprimido o un documento de oficina, no un archivo de texto; descomprímelo o guárdalo antes como CSV
parse-unexpected-char = columna { $column }: { $found } inesperado
parse-cell-count = se esperaban 81 casillas y hay { $found }
parse-row-count = se esperaban 9 filas y hay { $found }
parse-row-length = la fila { $row } tiene { $found } casillas, se esperaban 9
parse-mark-repeated = { $cell } tiene el { $digit } dos veces entre sus marcas
parse-number-count = se esperaban 3 números (fila, columna, cifra) y hay { $found }
parse-not-a-number = columna { $column }: se esperaba un número y hay { $found }
parse-out-of-range = { $number ->
    [row] la fila
    [column] la columna
   *[digit] la cifra
} es { $found }, se esperaba de 1 a 9
parse-cell-repeated = { $cell } es { $second }, pero antes era { $first }
parse-library-fields = se esperaban 6 o 7 campos separados por dos puntos, hay { $found }
parse-wrong-item = columna { $column }: se esperaba { $expected ->
    [code] un código de cuatro cifras, o cinco
    [candidate] una cifra, una fila y una columna como 436
   *[length] un número
}, se encontró { $found }
parse-unclosed-quote = columna { $column }: comillas sin cerrar
parse-field-count = la fila tiene { $found } campos y el sudoku está en el campo { $expected }
parse-spreadsheet-number = una hoja de cálculo convirtió el sudoku en el número { $found }; sus cifras se perdieron
parse-not-json = columna { $column }: esto no es JSON
parse-not-an-object = se esperaba un objeto JSON
parse-missing-key = al objeto le falta "{ $key }"
parse-no-board = no contiene ningún tablero de 81 casillas
parse-two-boards = { $first } y { $second } contienen tableros distintos; deja solo el sudoku
parse-wrong-type = se esperaba { $expected ->
    [text] un texto
    [board] 81 casillas en un texto o una lista
    [numbers] números del 0 al 9
    [marks] 81 textos de cifras
    [colours] 81 textos de letras de la a a la i
    [candidate-colours] 81 textos de cifras con letras, como 1a2b
    [seconds] un número de segundos
    [count] un número entero
    [object] un objeto
    [steps] listas de cambios como "r1c1 m12 > 5"
    [savepoints] objetos con un nombre y una hoja de casillas como "r1c1 m12"
    [rows] nueve listas de nueve objetos
   *[cells] una lista de casillas con position, value, fixed y earmarks
}
parse-variant = { $what ->
    [size] este sudoku es de { $name }×{ $name }
    [cages] este sudoku tiene jaulas de killer
    [diagonals] este sudoku tiene diagonales
    [regions] este sudoku tiene regiones que no son bloques
    [kind] este pasatiempo es de otro tipo, «{ $name }»
   *[rule] este sudoku tiene la regla «{ $name }»
}; solo se admite el clásico de 9×9
parse-link-without-puzzle = este enlace no contiene ningún sudoku, solo el nombre de uno que está en un servidor
parse-unknown-link = los enlaces de { $host } no se leen
parse-not-packed = esto no se puede descomprimir: está dañado o incompleto
parse-too-large = descomprimido, esto ocupa más de { $limit }
parse-not-xml = columna { $column }: esto no es XML
parse-wrong-field = { $field } no puede ser { $found }
parse-entry-on-given = { $cell } tiene dada otra cifra
parse-wrong-length = se esperaban { $expected } caracteres y hay { $found }
parse-seed = es una semilla aleatoria, no un sudoku
parse-wrong-move = se esperaba una jugada como I249 o E00001 y hay { $found }
parse-wrong-square = { $found } no dice qué hay escrito en una casilla
parse-journal-step = el paso { $step } no encaja con lo escrito antes
parse-journal-done = constan { $done } pasos hechos, pero solo hay { $steps }
parse-journal-end = los pasos no llevan a lo que está escrito
parse-in-field = { $field }: { $reason }
parse-in-cell = { $cell }: { $reason }

## Why a file, a stream or an address cannot be used: io-ID of this crate.
io-missing = no existe ese archivo o carpeta
io-denied = permiso denegado
io-directory = es una carpeta, no un archivo
io-not-directory = una parte de la ruta no es una carpeta
io-full = el disco está lleno
io-read-only = el disco es de solo lectura
io-damaged = el archivo está dañado o incompleto
io-foreign-address = este equipo no tiene esa dirección
file-unreadable = { $file }: no se puede leer: { $reason }

## An empty list of games; a whole sentence.
games-none = Aún no hay partidas guardadas.
