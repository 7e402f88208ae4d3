# Órdenes: cmd-NOMBRE dice lo que hace, cmd-NOMBRE-examples lo muestra.
cmd-novena = Sudoku: resolverlo, explicarlo, comprobarlo, convertirlo.
cmd-novena-examples =
    novena solve puzzles.txt
    novena check < puzzle.txt
    novena solve --help
cmd-solve = Escribe la solución de cada sudoku.
cmd-solve-examples =
    novena solve puzzles.txt                  una respuesta por línea, en orden
    novena solve sudoku.txt --to plain        nueve filas de cifras
    novena solve --all --limit 10 open.txt    las diez primeras soluciones
    novena solve --count open.txt             cuántas hay
    novena solve big.csv -o solved.txt        a un fichero, entero o nada
cmd-check = Dice de cada sudoku si su solución es única, si no tiene, si tiene varias o si infringe una regla.
cmd-check-examples =
    novena check puzzles.txt
    novena check puzzles.txt | sort | uniq -c
cmd-candidates = Muestra lo que podría contener cada casilla vacía.
cmd-candidates-examples =
    novena candidates puzzle.txt
    novena candidates --counts puzzle.txt     grados de libertad, 0 si está llena
    novena candidates --cell r1c1 puzzle.txt
cmd-explain = Cuenta cada deducción hasta la solución, un paso por línea.
cmd-explain-examples =
    novena explain puzzle.txt                 todo el camino, con frases
    novena explain --up-to naked-triple puzzle.txt
    novena explain --only hidden-single,x-wing puzzle.txt
    novena explain --all-steps puzzle.txt     todo lo que se puede ver ahora
    novena explain --to json --verify puzzles.txt
    novena explain --list-techniques
cmd-hint = Ayuda con el paso siguiente, tanto como se pida.
cmd-hint-examples =
    novena hint puzzle.txt                    qué hay que encontrar
    novena hint --rung 2 puzzle.txt           dónde mirar
    novena hint --rung 3 puzzle.txt           por qué se deduce
    novena hint --rung 4 puzzle.txt           qué cambia
cmd-verify = Comprueba un camino que alguien afirma, o una biblioteca de posiciones de prueba.
cmd-verify-examples =
    novena explain --to json puzzle.txt | novena verify
    novena verify path.json
    novena verify --reglib reglib-1.4.txt
cmd-rate = Valora cada sudoku en las escalas de Sudoku Explainer, de HoDoKu y la nuestra.
cmd-rate-examples =
    novena rate puzzles.txt
    novena rate --to csv puzzles.txt -o ratings.csv
    novena rate --scale novena puzzles.txt    solo la nuestra, y solo su trabajo
cmd-convert = Escribe los sudokus en otro formato.
cmd-convert-examples =
    novena convert --to grid puzzles.txt
    novena convert --to csv *.txt -o all.csv
    novena convert list.txt -o list.sdm
    novena convert --list-formats
cmd-lab = Ejecuta el programa de uno de los cinco documentos de curso.
cmd-lab-examples =
    novena lab fing < sudoku.txt
    novena lab uel sudoku.txt saida.txt
cmd-usp = El juego interactivo del EP3 (IME-USP, 2006), en portugués.
cmd-usp-examples =
    novena lab usp --seed 2006
    novena lab usp --simulate                 escribe SudokuSimula.txt
cmd-uel = El resolvedor de fichero a fichero (UEL, 2023), en portugués.
cmd-uel-examples =
    novena lab uel sudoku.txt saida.txt
    novena lab uel --all
cmd-fing = El resolvedor que escribe cada deducción (FING, 2005), en español.
cmd-fing-examples =
    novena lab fing < sudoku.txt
cmd-ucm = El juego con menú (UCM, 2012), en español.
cmd-ucm-examples =
    novena lab ucm --initial sudoku1.txt --solution solsdk1.txt
cmd-lund = El resolvedor con ventana (Lund), en sueco.
cmd-lund-examples =
    novena lab lund
cmd-bench = Mide lo rápido que resuelve esta máquina.
cmd-bench-examples =
    novena bench                              listas propias
    novena bench puzzles.txt                  una lista suya
    novena bench --backend avx2
    novena bench --logic                      técnicas: caminos y todos los pasos
    novena bench --rating                     valoraciones en cada escala
    novena bench --formats                    leer y escribir cada formato
cmd-completions = Escribe el autocompletado para un intérprete de órdenes.
cmd-completions-examples =
    novena completions bash > ~/.local/share/bash-completion/completions/novena
    novena completions fish > ~/.config/fish/completions/novena.fish
cmd-man = Escribe el manual, de novena o de una orden.
cmd-man-examples =
    novena man | man -l -
    novena man solve > novena-solve.1
cmd-help = Explica novena o una orden.
cmd-help-examples =
    novena help solve

first-steps =
    Novena: un programa para el sudoku.

    Cinco cosas que se hacen primero:
      novena solve puzzles.txt            resolver todos los sudokus de un fichero
      novena check puzzle.txt             ¿es válido y tiene una sola solución?
      novena explain puzzle.txt           cada deducción, paso a paso
      novena convert --to grid list.txt   ver los sudokus dibujados
      novena help                         todo lo demás

    Los sudokus vienen de ficheros o de la entrada estándar, en cualquier formato usual.

arg-files = Ficheros con sudokus; la entrada estándar si no hay ninguno, o para -
arg-candidates-files = Fichero con sudokus; la entrada estándar si no hay ninguno, o para -
arg-from = Leer la entrada en este formato en vez de averiguarlo
arg-to = Respuestas en este formato: line, grid, plain, csv, json…; novena convert --list-formats los muestra todos
arg-convert-to = Escribir en este formato; sin él, el de la terminación de -o; --list-formats los muestra todos
arg-check-to = Respuestas como line, csv o json
arg-candidates-to = Candidatos como marks, json u otro formato con anotaciones
arg-output = Escribir en este fichero; solo se reemplaza cuando todo está hecho
arg-all = Escribir todas las soluciones, en orden ascendente
arg-count = Escribir el número de soluciones, o >=N donde --limit lo detuvo
arg-limit = Detenerse al llegar a tantas soluciones
arg-unique = Aceptar solo sudokus con exactamente una solución
arg-with = El método: wave (por omisión) o backtracking (el de los libros, lento)
arg-stats = Escribir cifras en la salida de errores al final
arg-jobs = Usar tantos hilos (por omisión: todos los núcleos)
arg-counts = Escribir cuántas cifras podría contener cada casilla, 0 si está llena
arg-cell = Escribir las cifras que podría contener esta casilla
arg-list_formats = Escribir una tabla de los formatos y de lo que guardan
arg-seed = Hacer repetible el tablero al azar
arg-simulate = Jugar por sí solo las tres partidas del documento
arg-usp-output = Dónde escribe --simulate (por omisión: SudokuSimula.txt)
arg-input = Fichero con el sudoku (por omisión: sudoku.txt)
arg-uel-output = Fichero para la solución (por omisión: saida.txt)
arg-uel-all = Escribir todas las soluciones, un bloque tras otro
arg-initial = Fichero con los valores iniciales; se pregunta si falta
arg-solution = Fichero con la solución; se pregunta si falta
arg-bench-files = Ficheros con sudokus; listas propias si no hay ninguno
arg-backend = Las instrucciones: scalar, neon, avx2 o avx512 (por omisión: las mejores)
arg-rounds = Resolver cada sudoku tantas veces (por omisión: 10); cuenta el tiempo más corto
arg-shell = bash, elvish, fish, powershell o zsh
arg-explain-to = Escribir frases (text) o datos (json)
arg-hint-to = Escribir una frase (text) o datos (json)
arg-only = Usar solo estas técnicas, separadas por comas
arg-up_to = No usar ninguna técnica más difícil que esta
arg-all_steps = Enumerar todos los pasos de la posición en vez de un camino; los de una técnica con la misma conclusión se muestran una vez, y los que solo unen otros pasos (direct, dual, siamese), solo si --only los nombra
arg-verify = Hacer que el resolvedor compruebe cada paso
arg-spoken = Nombrar las casillas como «fila 1 columna 1», para leer en voz alta
arg-list_techniques = Escribir una tabla de las técnicas, en el orden en que se prueban
arg-rung = Cuánto contar: 1 el nombre (por omisión), 2 dónde, 3 por qué, 4 qué cambia
arg-verify-files = Ficheros con caminos en JSON, uno por línea; la entrada estándar si no hay ninguno, o para -
arg-reglib = Ejecutar los casos de este fichero, con la forma de la biblioteca de regresión de HoDoKu
arg-rate-to = Escribir frases (text), una tabla (csv) o datos (json)
arg-scale = Las escalas, separadas por comas: se, hodoku, novena (por omisión: todas; en csv: se,hodoku)
arg-logic = Medir las técnicas: caminos y todos los pasos
arg-rating = Medir la valoración, en cada escala
arg-formats = Medir la lectura y la escritura, en cada formato
arg-page = El nombre de una orden
arg-lang = Mensajes en en, es, pt o sv (por omisión: los de la configuración regional)
arg-help = Explicar la orden
arg-version = Escribir la versión

value-files = FICHERO
value-from = FORMATO
value-to = FORMATO
value-output = FICHERO
value-limit = N
value-with = MÉTODO
value-jobs = N
value-cell = CASILLA
value-seed = N
value-input = ENTRADA
value-initial = FICHERO
value-solution = FICHERO
value-backend = INSTRUCCIONES
value-rounds = N
value-shell = INTÉRPRETE
value-only = TÉCNICAS
value-up_to = TÉCNICA
value-rung = N
value-reglib = FICHERO
value-scale = ESCALAS
value-page = ORDEN
value-lang = IDIOMA

heading-usage = Uso:
heading-commands = Órdenes
heading-arguments = Argumentos
heading-options = Opciones
heading-name = Nombre
heading-synopsis = Sinopsis
heading-description = Descripción
heading-version = Versión
heading-more = Más
heading-examples = Ejemplos:

usage-command = ORDEN
usage-options = OPCIONES
usage-unknown-argument = argumento desconocido { $argument }
usage-unknown-command = no existe la orden { $command }
usage-missing-command = falta una orden: { $valid }
usage-conflict = { $argument } no puede usarse junto con { $other }
usage-missing = falta { $argument }
usage-no-value = { $argument } necesita un valor
usage-bad-value = { $argument } no puede ser { $value }; admite { $valid }
usage-wrong = no se entiende la línea de órdenes
usage-suggestion = (¿quería decir { $better }?)
usage-try = Pruebe: { $command } --help
usage-no-page = no existe la orden { $command } que explicar

label-error = error:
label-warning = aviso:

input-failed = { $file }: no se puede leer: { $reason }
output-failed = { $file }: no se puede escribir: { $reason }
reason-missing = no existe ese fichero o carpeta
reason-denied = no está permitido
reason-directory = es una carpeta, no un fichero
reason-not-directory = una parte de la ruta no es una carpeta
reason-full = el disco está lleno
reason-read-only = el disco es de solo lectura
output-standard = salida estándar
input-standard = entrada estándar

problem-at = { $file }:{ $line }: { $problem }

progress-puzzles = { $count ->
    [one] { $count } sudoku
   *[other] { $count } sudokus
}

stats-puzzles = { $count ->
    [one] { $count } sudoku
   *[other] { $count } sudokus
}
stats-unique = solución única: { $count }
stats-several = varias soluciones: { $count }
stats-none = sin solución: { $count }
stats-errors = no son sudokus: { $count }
stats-guesses = conjeturas: { $count }
stats-time = { $seconds } s, { $rate } sudokus por segundo

dropped = { $format } no guarda { $parts }: se omite en { $count ->
    [one] { $count } sudoku
   *[other] { $count } sudokus
}
part-entries = la diferencia entre cifras dadas y puestas
part-marks = anotaciones
part-solution = soluciones
part-title = títulos
part-comment = comentarios
part-corners = marcas de esquina
part-colours = colores de casillas
part-candidate-colours = colores de candidatos
part-journal = el historial de jugadas
part-time = el tiempo jugado
part-author = autores
part-level = niveles
dropped-partly = { $format } guarda { $parts } solo en parte: algo cambia en { $count ->
    [one] { $count } sudoku
   *[other] { $count } sudokus
}
dropped-lines = { $format } no tiene sitio para comentarios entre sudokus: { $count ->
    [one] se omite { $count } línea
   *[other] se omiten { $count } líneas
}
holds-one = un fichero { $format } debería tener un solo sudoku; este tiene { $count }, y otros programas quizá lean solo el primero
convert-to-what = ningún formato corresponde a la terminación de { $file }; --to dice cuál escribir
doubt = { $file }: se lee como { $taken }, pero también podría ser { $other } y entonces significaría otra cosa; con --from { $other } se lee así
table-format = formato
table-files = ficheros
table-many = varios
table-yes = sí
table-no = no
table-about = qué es, y qué guarda además de las cifras
format-line = 81 caracteres por línea, quizá con un comentario detrás
format-plain = nueve filas de nueve cifras
format-grid = nueve filas con líneas alrededor de los bloques
format-marks = una cuadrícula dibujada de candidatos (anotaciones)
format-triples = fila, columna y cifra de cada dato, uno por línea
format-library = una línea de la biblioteca de HoDoKu: una posición y un paso en ella
format-csv = una tabla con columnas para sudokus y soluciones
format-json = nuestro propio formato: un objeto por línea, con todo lo que hay
format-sdk = SadMan Sudoku y SudoCue, con encabezados y la partida en curso
format-sdm = una colección: un sudoku por línea
format-sdx = SudoCue, partida en curso
format-ss = Simple Sudoku, con cifras puestas y candidatos tachados
format-spf = SuDoku Solver
format-msk = nueve filas, como en el concurso de VBForums; .sol lleva la solución
format-sukaku = 729 caracteres por línea: nueve para los candidatos de cada casilla
format-solo = un identificador de Solo, de Simon Tatham
format-gnome = una cadena para compartir de GNOME Sudoku
format-gnome-save = una partida guardada de GNOME Sudoku
format-opensudoku = un documento XML de OpenSudoku
format-fpuzzles = un enlace de f-puzzles
format-sudokupad = un enlace de SudokuPad
format-sudokuwiki = un enlace de SudokuWiki
format-sudokucoach = un enlace o un estado de Sudoku.coach

parse-empty = nada que leer: la entrada está vacía
parse-no-puzzle = aquí no hay sudoku: se leyeron { $cells } casillas y hacen falta 81
parse-no-puzzle-row = aquí no hay sudoku: se leyeron { $cells } casillas y hacen falta 81; la fila { $row } tiene { $found }
parse-line-too-long = la línea mide más de { $limit }
parse-record-too-long = el sudoku ocupa más de { $limit }; no se sigue leyendo
parse-not-utf8 = columna { $column }: no es texto UTF-8
parse-utf16 = el texto está en UTF-16; guárdelo como UTF-8
parse-unexpected-char = columna { $column }: { $found } inesperado
parse-cell-count = se esperaban 81 casillas y hay { $found }
parse-row-count = se esperaban 9 filas y hay { $found }
parse-row-length = la fila { $row } tiene { $found } casillas, se esperaban 9
parse-mark-repeated = { $cell } tiene el { $digit } dos veces entre sus anotaciones
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
parse-in-field = { $field }: { $error }

# The table of bench.
bench-backend = Instrucciones: { $backend }
bench-list = lista
bench-puzzles = sudokus
bench-time = µs c/u
bench-rate = un núcleo/s
bench-all = { $threads } hilos/s
bench-guesses = conjeturas
bench-alone = µs solo
bench-format = formato
bench-bytes = bytes/sudoku
bench-read = leídos MB/s
bench-written = escrito MB/s
bench-logic-medium = medios/s
bench-logic-solved = resueltos
bench-logic-full = caminos/s
bench-logic-steps = ms, pasos
bench-logic-worst = ms, peor
bench-no-backend = esta CPU no puede usarlas; tiene { $known }

# Qué hay de malo en un paso: fault-ID de novena-proof.
fault-no-solution = la posición no tiene solución
fault-empty = el paso no deduce nada
fault-repeated = { $deduction }: dicho dos veces
fault-not-there = { $deduction }: el candidato no está ahí
fault-filled = { $deduction }: la casilla tiene un { $digit }
fault-not-unique = se apoya en la unicidad, pero hay varias soluciones
fault-wrong = { $deduction }: no es así en la solución { $solution }
fault-in-step = paso { $step }, { $technique }: { $fault }

# Por qué no se supera un caso de una biblioteca: failure-ID de novena-proof.
failure-malformed = { $reason }
failure-impossible = la posición es imposible: { $reason }
failure-unknown-technique = no hay ninguna técnica con este código
failure-not-found = no encontrado
failure-otherwise = encontrado de otra forma: { $steps }
failure-found = encontrado, y no debía: { $step }
failure-unsound = paso erróneo { $step }: { $reason }

# Por qué un texto no es un camino: read-ID de novena-wire.
read-not-json = columna { $column }: no es JSON: { $reason }
read-unfit = columna { $column }: { $reason }
read-unfit-at = { $at } (columna { $column }): { $reason }
read-impossible = { $at }: { $reason }
read-too-long = el camino ocupa más de { $limit }
read-unclosed = columna { $column }: la lista no se cierra

# Lo que dicen explain, hint y verify.
explain-solved = Resuelto: { $solution }
explain-stuck = { $open ->
    [one] Estas técnicas no llevan más lejos; queda { $open } casilla vacía: { $board }
   *[other] Estas técnicas no llevan más lejos; quedan { $open } casillas vacías: { $board }
}
explain-contradiction = No hay solución: { $reason }.
explain-verified = { $count ->
    [one] Comprobado: { $count } paso, y es correcto.
   *[other] Comprobado: { $count } pasos, y todos son correctos.
}
explain-nothing = No hay ningún paso con estas técnicas.
explain-several = El sudoku tiene varias soluciones, así que no se ha usado nada que suponga que hay una sola.
contradiction-digit = { $cell } no puede contener ninguna cifra
contradiction-place = el { $digit } no tiene sitio { $in-house }
contradiction-candidate = { $cell } no puede contener el { $digit }
hint-digit-wrong = Una cifra no puede quedarse.
hint-digit-wrong-there = Una cifra no puede quedarse { $in-house }.
hint-mark-missing = Falta una marca { $in-house }.
hint-mark-missing-somewhere = Falta una marca.
hint-level = { $sentence } ({ $level })
hint-nothing = No hay ningún paso con estas técnicas.
hint-solved = No queda nada por hacer: está resuelto.
table-technique = técnica
table-name = nombre
table-level = nivel
table-score = HoDoKu
table-se = SE
table-code = biblioteca

# Lo que dice rate. SE y HoDoKu nombran sus técnicas en inglés.
rate-se = SE { $er }/{ $ep }/{ $ed } ({ $hardest })
rate-hodoku = HoDoKu { $level }, { $score }
rate-novena = Novena { $rating }, { $level } ({ $hardest })
rate-trial = por tanteo
rate-beyond = Novena: fuera de la escala
