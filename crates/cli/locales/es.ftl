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
    novena solve big.csv -o solved.txt        a un archivo, entero o nada
cmd-check = Dice de cada sudoku si su solución es única, si no tiene, si tiene varias o si infringe una regla.
cmd-check-examples =
    novena check puzzles.txt
    novena check puzzles.txt | sort | uniq -c
    novena check --verbose puzzle.txt         lo que quiere saber quien crea sudokus
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
    novena explain --pictures folder puzzle.txt    una página con una imagen por paso
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
    novena rate --scale novena puzzles.txt    solo la nuestra (lo más rápido)
    novena rate puzzles.txt --report report.html
cmd-canon = Escribe la forma canónica de cada sudoku, la misma para todos los que en esencia son iguales.
cmd-canon-examples =
    novena canon puzzles.txt                  una forma por línea
    novena canon --dedupe --keep puzzles.txt  uno de cada clase, como estaba escrito
    novena canon --to csv puzzles.txt         sudoku, forma y número de automorfismos
cmd-generate = Crea sudokus nuevos: por nivel, valoración, técnica, patrón y simetría.
cmd-generate-examples =
    novena generate --level hard --count 10
    novena generate --needs swordfish --symmetry rotational180
    novena generate --se 7.0..7.5 --to csv -n 100 -o sevens.csv
    novena generate --pattern pattern.txt     cifras dadas justo ahí
    novena generate --practice xy-wing        una posición donde toca usarla
    novena generate --daily --level medium    el sudoku del día
    novena generate --vicinity hard.txt --hardest-first
cmd-book = Imprime sudokus como un libro: portada, secciones y respuestas al final (PDF).
cmd-book-examples =
    novena book puzzles.txt -o book.pdf       secciones por nivel
    novena book --section easy=24,hard=12 --seed 7 -o book.pdf
    novena book --section x-wing=6 --per-page 2 --rating -o wings.pdf
    novena book --worksheet hidden-pair=8 -o worksheet.pdf
    novena book puzzles.txt --large --paper letter -o large.pdf
    novena book --section medium=40 --booklet --duplex -o fold.pdf
cmd-convert = Escribe los sudokus en otro formato.
cmd-convert-examples =
    novena convert --to grid puzzles.txt
    novena convert --to csv *.txt -o all.csv
    novena convert list.txt -o list.sdm
    novena convert --list-formats
cmd-draw = Dibuja posiciones y pasos: SVG, PNG o PDF.
cmd-draw-examples =
    novena draw puzzle.txt -o picture.svg
    novena draw --hint --labels puzzle.txt -o hint.png
    novena draw --step 12 --theme dark puzzle.txt -o step.svg
    novena draw --candidates puzzles.txt -o pages.pdf
cmd-rpc = Responde a peticiones del protocolo: un objeto JSON por línea, una respuesta por línea.
cmd-rpc-examples =
    echo '{"{"}"op":"version"{"}"}' | novena rpc    lo que hay
    novena rpc < requests.jsonl               docs/protocol.md las muestra todas
cmd-serve = Abre la aplicación web y responde al protocolo por HTTP.
cmd-serve-examples =
    novena serve --open                       aquí, en tu navegador
    novena serve --addr 127.0.0.1:8082        en otro puerto
    novena serve --addr 0.0.0.0:8081          también para otros dispositivos, con una clave
    novena serve --token                      aquí, solo para quien tenga el enlace
    novena serve --public-url https://example.org/novena/    con enlaces que otros pueden abrir
cmd-site = Escribe la aplicación web como archivos para cualquier alojamiento estático; quien juega no necesita servidor.
cmd-site-examples =
    novena site -o public                     después sube la carpeta, bajo cualquier ruta
cmd-lab = Ejecuta el programa de uno de los cinco documentos de curso.
cmd-lab-examples =
    novena lab fing < sudoku.txt
    novena lab uel sudoku.txt saida.txt
cmd-usp = El juego interactivo del EP3 (IME-USP, 2006), en portugués.
cmd-usp-examples =
    novena lab usp --seed 2006
    novena lab usp --simulate                 escribe SudokuSimula.txt
cmd-uel = El resolvedor de archivo a archivo (UEL, 2023), en portugués.
cmd-uel-examples =
    novena lab uel sudoku.txt saida.txt
    novena lab uel --all
cmd-fing = El resolvedor que escribe cada deducción (FING, 2005), en español.
cmd-fing-examples =
    novena lab fing < sudoku.txt
    novena lab fing --echo < sudoku.txt       escribe también las líneas leídas
cmd-ucm = El juego con menú (UCM, 2012), en español.
cmd-ucm-examples =
    novena lab ucm --initial sudoku1.txt --solution solsdk1.txt
cmd-lund = El resolvedor con ventana en el navegador (Lund). La ventana se abre en el idioma de --lang o de la configuración regional; sus botones se llaman Solve y Clear en todos los idiomas.
cmd-lund-examples =
    novena lab lund
    novena lab lund --lang sv                 la ventana en sueco
cmd-bench = Mide lo rápido que resuelve esta máquina.
cmd-bench-examples =
    novena bench                              listas propias
    novena bench puzzles.txt                  tu propia lista
    novena bench --backend avx2
    novena bench --logic                      técnicas: caminos y todos los pasos
    novena bench --rating                     valoraciones en cada escala
    novena bench --generate                   creación de sudokus
    novena bench --formats                    leer y escribir cada formato
    novena bench --report report.html         una página con las cifras
cmd-completions = Escribe el autocompletado para un intérprete de órdenes.
cmd-completions-examples =
    novena completions bash > ~/.local/share/bash-completion/completions/novena
    novena completions fish > ~/.config/fish/completions/novena.fish
cmd-man = Escribe el manual, de novena o de un comando.
cmd-man-examples =
    novena man | man -l -
    novena man solve > novena-solve.1
cmd-help = Explica novena o un comando.
cmd-help-examples =
    novena help solve

first-steps =
    Novena: un programa para el sudoku.

    Seis cosas que se hacen primero:
      novena play                         jugar en esta terminal; las pistas enseñan
      novena solve puzzles.txt            resolver todos los sudokus de un archivo
      novena check puzzle.txt             ¿es válido y tiene una sola solución?
      novena explain puzzle.txt           cada deducción, paso a paso
      novena convert --to grid list.txt   ver los sudokus dibujados
      novena help                         todo lo demás

    Los sudokus vienen de archivos o de la entrada estándar, en cualquier formato usual.

arg-files = Archivos con sudokus; la entrada estándar si no hay ninguno, o para -
arg-candidates-files = Archivo con sudokus; la entrada estándar si no hay ninguno, o para -
arg-from = Leer la entrada en este formato en vez de averiguarlo
arg-verbose = Decir también lo que quiere saber quien crea sudokus: si es mínimo, qué lo abre, qué cifras dadas faltan o sobran
arg-to = Respuestas en este formato: line, grid, plain, csv, json…; novena convert --list-formats los muestra todos
arg-convert-to = Escribir en este formato; sin él, el de la terminación de -o; --list-formats los muestra todos
arg-check-to = Respuestas como line, csv o json
arg-candidates-to = Candidatos como marks, json u otro formato con marcas
arg-output = Escribir en este archivo; solo se reemplaza cuando todo está hecho
arg-all = Escribir todas las soluciones, en orden ascendente
arg-count = Escribir el número de soluciones, o >=N donde --limit lo detuvo
arg-limit = Detenerse al llegar a tantas soluciones
arg-unique = Aceptar solo sudokus con exactamente una solución
arg-with = El método: wave (por defecto) o backtracking (el de los libros, lento)
arg-stats = Escribir cifras en la salida de error estándar al final
arg-jobs = Usar tantos hilos (por defecto: todos los núcleos)
arg-counts = Escribir cuántas cifras podría contener cada casilla, 0 si está llena
arg-cell = Escribir las cifras que podría contener esta casilla
arg-list_formats = Escribir una tabla de los formatos y de lo que guardan
arg-seed = Hacer repetible el tablero al azar
arg-simulate = Jugar por sí solo las tres partidas del documento
arg-usp-output = Dónde escribe --simulate (por defecto: SudokuSimula.txt)
arg-input = Archivo con el sudoku (por defecto: sudoku.txt, o Sudoku.txt si falta); - es la entrada estándar
arg-uel-output = Archivo para la solución (por defecto: saida.txt); - es la salida estándar
arg-uel-all = Escribir todas las soluciones, un bloque tras otro, y decir cuántas son
arg-uel-limit = Con --all, escribir como mucho estas soluciones (por defecto: 10000)
arg-echo = Escribir también en la salida lo que se teclea, como lo muestra un terminal
arg-initial = Archivo con los valores iniciales; se pregunta si falta
arg-solution = Archivo con la solución; se pregunta si falta
arg-bench-files = Archivos con sudokus; listas propias si no hay ninguno
arg-backend = Las instrucciones: scalar, neon, avx2 o avx512 (por defecto: las mejores)
arg-rounds = Resolver cada sudoku tantas veces (por defecto: 10); cuenta el tiempo más corto
arg-shell = bash, elvish, fish, powershell o zsh
arg-explain-to = Escribir frases (text) o datos (json)
arg-hint-to = Escribir una frase (text) o datos (json)
arg-only = Usar solo estas técnicas, separadas por comas
arg-up_to = No usar ninguna técnica más difícil que esta
arg-all_steps = Enumerar todos los pasos de la posición en vez de un camino; los de una técnica con la misma conclusión se muestran una vez, y los que solo unen otros pasos (direct, dual, siamese), solo si --only los nombra
arg-every = Con --all-steps, enumerar también los pasos que no concluyen nada más que otro más fácil
arg-needed = Omitir los pasos en los que no se apoya nada de lo que sigue
arg-verify = Hacer que el resolvedor compruebe cada paso
arg-spoken = Nombrar las casillas como «fila 1 columna 1», para leer en voz alta
arg-list_techniques = Escribir una tabla de las técnicas, en el orden en que se prueban
arg-rung = Cuánto contar: 1 el nombre (por defecto), 2 dónde, 3 por qué, 4 qué cambia
arg-verify-files = Archivos con caminos en JSON, uno por línea; la entrada estándar si no hay ninguno, o para -
arg-reglib = Ejecutar los casos de este archivo, con la forma de la biblioteca de regresión de HoDoKu
arg-rate-to = Escribir frases (text), una tabla (csv) o datos (json)
arg-report = Escribir además una página con gráficos y tablas en este archivo (HTML)
arg-scale = Las escalas, separadas por comas: se, hodoku, novena (por defecto: todas; en csv: se,hodoku)
arg-dedupe = Omitir los sudokus cuya forma ya apareció; la salida de error estándar dice cuántos
arg-keep = Con --dedupe, escribir cada sudoku que queda tal como era, en lugar de su forma
arg-automorphisms = Añadir de cuántas maneras se puede permutar el sudoku de modo que, al renombrar las cifras, vuelva a ser el mismo (csv y json siempre lo llevan)
arg-logic = Medir las técnicas: caminos y todos los pasos
arg-rating = Medir la valoración, en cada escala
arg-generate-count = Cuántos sudokus (por defecto: 1; con --vicinity: todos los que haya)
arg-level = easy, medium, hard, unfair o extreme según nuestra valoración, o un intervalo: medium..hard
arg-generate-rating = Nuestra valoración en este intervalo: 4.5, 4.1..6.0, 7.0..
arg-se = La valoración de Sudoku Explainer (ER) en este intervalo
arg-hodoku = La puntuación de HoDoKu en este intervalo
arg-needs = Con todo lo más fácil no se avanza, y esta técnica permite seguir; varias separadas por comas
arg-generate-only = Bastan los únicos y estas técnicas, separadas por comas
arg-hardest = El camino no necesita nada más difícil que esta técnica, y la necesita
arg-givens = Tantas cifras dadas: 24, 22..26, ..30
arg-symmetry = Simetría de las cifras dadas: none (por defecto), rotational180, rotational90, horizontal, vertical, diagonal, antidiagonal o full
arg-pattern = Cifras dadas exactamente en estas casillas: un archivo u 81 caracteres, . o 0 donde no hay
arg-within = Cifras dadas en algunas de estas casillas y en ninguna otra
arg-minimal = Todas las cifras dadas son necesarias
arg-practice = Una posición en la que toca usar esta técnica; como library (por defecto), json u otro formato con marcas
arg-classic = Las cinco fases del primer documento
arg-daily = El sudoku de un día (por defecto: hoy) y de un --level (por defecto: medium); el mismo para todos
arg-vicinity = Sudokus cercanos a los de este archivo: algunas cifras dadas menos y otras tantas más
arg-radius = Cuántas cifras dadas cambian: 1 (por defecto) o 2
arg-hardest_first = Mirarlos todos y escribir primero los más difíciles
arg-generate-seed = Crear otra vez los mismos sudokus; si falta, se elige una semilla y se dice cuál
arg-effort = Terminar cuando tantos intentos seguidos no dan nada (por defecto: uno o dos minutos de un núcleo, de 1000 a 2000000)
arg-generate-to = Escribir line (por defecto), grid, plain, marks, triples, library, csv o json; csv y json dicen también nivel y valoraciones
arg-generate-output = Escribir en este archivo; Ctrl-C conserva lo encontrado
arg-book-files = Archivos con sudokus; la entrada estándar si no hay ninguno ni nada que crear, o para -
arg-book-output = Escribir el PDF en este archivo; solo se reemplaza cuando todo está hecho
arg-section = Crear tantos sudokus nuevos de un nivel, de un intervalo de niveles o que necesiten una técnica: easy=24, medium..hard=12, x-wing=6 (sin número: 12); varios separados por comas
arg-worksheet = Imprimir posiciones donde toca esta técnica, con candidatos; las respuestas cuentan el paso: hidden-pair=8 (sin número: 12)
arg-book-seed = Volver a crear los mismos sudokus; sin ella se elige una semilla y se imprime en el libro
arg-in_order = Dejar los sudokus de los archivos en su orden, una sección por archivo, en vez de ordenarlos por nivel
arg-book-title = Cómo se llama el libro
arg-book-author = Quién lo ha hecho
arg-per_page = Cuántos sudokus hay en una página: 1, 2, 4 (por defecto), 6 o 9
arg-paper = a4 (por defecto) o letter
arg-large = Letra grande: un sudoku por página (o dos con --per-page 2), respuestas grandes
arg-booklet = Dos páginas lado a lado en cada hoja, en el orden para plegar; --booklet=16 pliega 16 páginas cada vez
arg-duplex = Para imprimir por las dos caras: las secciones y las respuestas empiezan en página derecha, y hay sitio para encuadernar
arg-rotate_answers = Imprimir las respuestas boca abajo
arg-book-rating = Imprimir nivel, valoración y técnica más difícil debajo de cada sudoku
arg-generate = Medir la creación de sudokus
arg-formats = Medir la lectura y la escritura, en cada formato
arg-draw-hint = Dibujar el paso siguiente con todo aquello en que se apoya, y contarlo debajo
arg-draw-step = Dibujar en su lugar este paso del camino, en la posición en que toca darlo
arg-draw-candidates = Escribir los candidatos de cada casilla vacía
arg-draw-to = svg, png o pdf; si falta, lo que diga la terminación de -o
arg-draw-output = Escribir en este archivo; varios sudokus son páginas de un solo PDF, o archivos numerados: picture-001.svg (por defecto: SVG en la salida estándar)
arg-heading = Texto encima del tablero (por defecto: el título del sudoku)
arg-labels = Numerar las filas y las columnas
arg-colours = auto (por defecto: claro u oscuro según la pantalla de quien mira), light (claro), dark (oscuro), print (negro sobre blanco) o contrast (alto contraste)
arg-size = Anchura de un PNG en píxeles (por defecto: 1000)
arg-pictures = Escribir en esta carpeta una página que cuenta todo el camino, con una imagen por paso; si hay varios sudokus, cada uno tiene su carpeta
arg-html = Con --pictures, escribir la página en HTML y no en Markdown
arg-page = El nombre de un comando
arg-addr = Dónde escuchar (por defecto: 127.0.0.1:8081); una dirección al alcance de otros pide una clave
arg-public_url = La dirección donde otros llegan a la página; los enlaces a sudokus empiezan por ella
arg-folder = La carpeta del sitio. Los archivos de un sitio anterior se reemplazan; cualquier otro archivo que estorbe es un error, y no se escribe nada
arg-open = Mostrar la página en el navegador
arg-token = Pedir una clave también en esta máquina: otras personas que la usan no pueden ver ni jugar tus partidas
value-public_url = URL
value-folder = CARPETA
value-addr = DIRECCIÓN:PUERTO
arg-lang = Mensajes en en, es, pt o sv (por defecto: los de la configuración regional)
arg-help = Explicar el comando
arg-version = Escribir la versión

value-files = ARCHIVO
value-from = FORMATO
value-to = FORMATO
value-output = ARCHIVO
value-report = ARCHIVO
value-limit = N
value-with = MÉTODO
value-jobs = N
value-cell = CASILLA
value-seed = N
value-input = ENTRADA
value-initial = ARCHIVO
value-solution = ARCHIVO
value-backend = INSTRUCCIONES
value-rounds = N
value-shell = INTÉRPRETE
value-only = TÉCNICAS
value-up_to = TÉCNICA
value-rung = N
value-reglib = ARCHIVO
value-scale = ESCALAS
value-count = N
value-level = NIVEL
value-rating = MÍN..MÁX
value-se = MÍN..MÁX
value-hodoku = MÍN..MÁX
value-needs = TÉCNICA
value-hardest = TÉCNICA
value-givens = MÍN..MÁX
value-section = SECCIÓN
value-worksheet = TÉCNICA
value-title = TÍTULO
value-author = NOMBRE
value-per_page = N
value-paper = PAPEL
value-booklet = PÁGINAS
value-symmetry = SIMETRÍA
value-pattern = PATRÓN
value-within = PATRÓN
value-practice = TÉCNICA
value-daily = FECHA
value-vicinity = ARCHIVO
value-radius = N
value-effort = N
value-step = N
value-heading = TEXTO
value-colours = TEMA
value-size = N
value-pictures = CARPETA
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
usage-unknown-command = no existe el comando { $command }
usage-missing-command = falta un comando: { $valid }
usage-conflict = { $argument } no puede usarse junto con { $other }
usage-missing = falta { $argument }
usage-no-value = { $argument } necesita un valor
usage-bad-value = { $argument } no puede ser { $value }; admite { $valid }
usage-wrong = no se entiende la línea de órdenes
usage-suggestion = (¿quería decir { $better }?)
usage-try = Prueba: { $command } --help
usage-no-page = no existe el comando { $command } que explicar

label-error = error:
label-warning = aviso:

output-failed = { $file }: no se puede escribir: { $reason }
output-standard = salida estándar
input-standard = entrada estándar

progress-puzzles = { $count ->
    [one] { $count } sudoku
   *[other] { $count } sudokus
}

progress-search = encontrados { $found }, intentos { $tried } ({ $rate }/s)

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
part-marks = marcas
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
holds-one = un archivo { $format } debería tener un solo sudoku; este tiene { $count }, y otros programas quizá lean solo el primero
convert-to-what = ningún formato corresponde a la terminación de { $file }; --to dice cuál escribir
doubt = { $file }: se lee como { $taken }, pero también podría ser { $other } y entonces significaría otra cosa; con --from { $other } se lee así
table-format = formato
table-files = archivos
table-many = varios
table-yes = sí
table-no = no
table-about = qué es, y qué guarda además de las cifras
table-both = Todos los formatos se leen y se escriben.
format-line = 81 caracteres por línea, quizá con un comentario detrás
format-plain = nueve filas de nueve cifras
format-grid = nueve filas con líneas alrededor de los bloques
format-marks = una cuadrícula dibujada de candidatos (marcas)
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
bench-generate-what = un núcleo
bench-generate-rate = por segundo
bench-generate-grids = tableros completos
bench-generate-minimal = sudokus mínimos
bench-generate-puzzle-forms = formas canónicas, mínimos
bench-generate-grid-forms = formas canónicas, completos
bench-generate-level = primer sudoku de un nivel
bench-generate-median = ms, mediana
bench-generate-worst = ms, máximo
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
explain-subsumed = { $count ->
    [one] Y uno más que concluye lo mismo (--every lo muestra).
   *[other] Y { $count } más que concluyen lo mismo (--every los muestra).
}
explain-verified = { $count ->
    [one] Comprobado: { $count } paso, y es correcto.
   *[other] Comprobado: { $count } pasos, y todos son correctos.
}
explain-several = El sudoku tiene varias soluciones, así que no se ha usado nada que suponga que hay una sola.
contradiction-digit = { $cell } no puede contener ninguna cifra
contradiction-place = el { $digit } no tiene sitio { $in-house }
contradiction-candidate = { $cell } no puede contener el { $digit }
table-technique = técnica
table-name = nombre
table-level = nivel
table-score = HoDoKu
table-se = SE
table-code = biblioteca
table-aliases = también llamada

# Lo que dice check --verbose.
check-givens = { $count ->
    [one] { $count } cifra dada.
   *[other] { $count } cifras dadas.
}
check-symmetry = Simetría del patrón: { $symmetries }.
check-canonical = Forma canónica: { $form } (automorfismos: { $count }).
check-minimal = Mínimo: no sobra ninguna cifra dada.
check-redundant = { $count ->
    [one] No es mínimo: sobra la cifra dada en { $cells }.
   *[other] No es mínimo: puede quitarse una cualquiera de estas { $count } cifras dadas: { $cells }.
}
check-backdoors-none = Se resuelve solo con únicos.
check-backdoors-cells = { $count ->
    [one] Se resuelve con únicos en cuanto se conoce la cifra de esta casilla: { $sets }.
   *[other] Se resuelve con únicos en cuanto se conoce la cifra de una cualquiera de estas { $count } casillas: { $sets }.
}
check-backdoors-pairs = { $count ->
    [one] Se resuelve con únicos en cuanto se conocen las cifras de estas dos casillas: { $sets }.
   *[other] Se resuelve con únicos en cuanto se conocen las cifras de uno cualquiera de estos { $count } pares de casillas: { $sets }.
}
check-backdoors-more = Para resolverlo con únicos hay que conocer las cifras de más de dos casillas.
check-and-more = { $list } y { $count } más
check-solutions = Soluciones: { $count }.
check-next = { $count ->
    [one] Con un { $digit } en { $cell } quedaría { $count } solución.
   *[other] Con un { $digit } en { $cell } quedarían { $count } soluciones.
}
check-differing = { $count ->
    [one] { $count } casilla no es igual en todas las soluciones:
   *[other] { $count } casillas no son iguales en todas las soluciones:
}
check-unavoidable = { $count ->
    [one] Para que la primera solución sea la única, debe haber una cifra dada en este conjunto de casillas:
   *[other] Para que la primera solución sea la única, debe haber una cifra dada en cada uno de estos { $count } conjuntos de casillas:
}
check-unavoidable-more = Puede haber más conjuntos así.
check-conflict = El { $digit } se repite { $in-house }: { $cells }.
check-misprint = Quizá { $cell } sea una errata: con un { $digit } ahí, la solución sería única.
check-misprint-vague = { $count ->
    [one] Quizá { $cells } sea una errata: sin esa cifra habría varias soluciones.
   *[other] Quizá una de estas sea una errata: sin ella habría varias soluciones: { $cells }.
}
check-no-misprint = Hay más de una cifra dada errónea: aunque se quite una cualquiera, sigue sin haber solución.

# Lo que dice rate. SE y HoDoKu nombran sus técnicas en inglés.
rate-se = SE { $er }/{ $ep }/{ $ed } ({ $hardest })
rate-hodoku = HoDoKu { $level }, { $score }
rate-novena = Novena { $rating }, { $level } ({ $hardest })
rate-trial = por tanteo
rate-beyond = Novena: fuera de la escala

# Lo que dice canon.
canon-dropped = { $count ->
    [one] { $count } sudoku omitido: su forma ya había aparecido
   *[other] { $count } sudokus omitidos: sus formas ya habían aparecido
}
# Lo que dice generate.
generate-seed = Semilla { $seed }; --seed { $seed } crea otra vez los mismos sudokus.
generate-exhausted = encontrados { $found } de { $wanted }: búsqueda abandonada tras { $effort } intentos en vano; de { $tried } en total, { $made } dieron un sudoku de esa forma; con un --effort mayor se busca más
generate-rare = { $technique } es rara: { $needed ->
    [0] ninguno de { $surveyed } sudokus mínimos al azar la necesita
    [one] la necesita { $needed } de { $surveyed } sudokus mínimos al azar
   *[other] la necesitan { $needed } de { $surveyed } sudokus mínimos al azar
}; --vicinity busca alrededor de sudokus que casi la necesitan
generate-none-near = de los { $made } sudokus cercanos, ninguno es como se pidió
generate-no-clock = el reloj no dice qué día es; indica uno: --daily 2026-11-15
generate-daily-level = el sudoku del día tiene un solo nivel, no un intervalo
generate-no-pattern = { $pattern }: ni son 81 caracteres ni es un archivo que se pueda leer: { $reason }

# play and games: commands and arguments.
cmd-play = Juega en la terminal: la última partida, una nueva o un sudoku de un archivo.
cmd-games = Lista, retoma, exporta, importa y borra las partidas guardadas.
cmd-list = Lista las partidas, primero las más recientes.
cmd-resume = Retoma una partida en la terminal.
cmd-export = Escribe todas las partidas y colecciones en un solo archivo legible.
cmd-import = Incorpora partidas exportadas, aquí o en otro equipo; no se pierde nada.
cmd-delete = Borra partidas con todo su historial.
arg-file = Archivo con un sudoku, o con varios para elegir; - para la entrada estándar
arg-play-level = Una partida nueva de este nivel: easy, medium, hard, unfair o extreme
arg-play-daily = El sudoku de hoy, fácil salvo que --level diga otra cosa
arg-keys = Teclas como en otro programa: default, vi, gnome u hodoku
arg-shift_row = Los nueve caracteres que dan Mayús+1 a Mayús+9 en tu teclado (por defecto: según el idioma)
arg-theme = Colores para un fondo dark (oscuro) o light (claro); por defecto se detecta, o dark
arg-ascii = Dibujar solo con signos simples
arg-no_mouse = Dejar el ratón a la terminal, para poder seleccionar texto
arg-no_timer = Ocultar el reloj
arg-data = La carpeta donde se guardan las partidas (por defecto: la de datos del usuario)
arg-game = El número de una partida, como lo muestra la lista
arg-games = Números de partidas, como los muestra la lista
arg-export = El archivo exportado; - para la entrada estándar
value-file = ARCHIVO
value-keys = TECLAS
value-shift_row = SIGNOS
value-theme = FONDO
value-data = CARPETA
value-game = PARTIDA
value-games = PARTIDAS
value-export = ARCHIVO

# What play says before there is a screen, and after it.
play-no-terminal = play necesita una terminal donde dibujar; la salida estándar no lo es
play-failed = la terminal falló: { $reason }
games-state-finished = resuelta en { $time }

# What is wrong with the games that are kept: store-ID of novena-store.
store-no-folder = no se sabe dónde guardar las partidas; --data lo dice
store-set-aside = el archivo de partidas estaba dañado; está en { $path } y se empezó uno nuevo
store-log-damaged = el registro de las últimas jugadas está dañado: { $count ->
    [one] se perdió al menos { $count } cambio
   *[other] se perdieron al menos { $count } cambios
}. Hay una copia de los archivos tal como estaban en { $path }

# play and games: examples and numbers.
cmd-play-examples =
    novena play                          donde lo dejaste, o el sudoku fácil de hoy
    novena play --level hard             una partida nueva
    novena play --daily                  el sudoku del día
    novena play sudoku.txt                cualquier formato; varios sudokus dan una lista
    novena play --keys vi --no-mouse
cmd-games-examples =
    novena games                         lo que está guardado
    novena games resume 12
    novena games export -o partidas.json todo en un solo archivo legible
    novena games import partidas.json    combina sin perder nada
    novena games delete 12
games-state-open = { $empty ->
    [one] { $empty } casilla vacía, { $time }
   *[other] { $empty } casillas vacías, { $time }
}
games-imported = { $added ->
    [one] { $added } partida añadida
   *[other] { $added } partidas añadidas
}, { $updated } puestas al día.
games-export-damaged = la partida { $game } está dañada ({ $part }): está en la exportación como datos sin procesar, no como partida
games-export-kept = { $count ->
    [one] { $count } partida dañada de una importación anterior está en la exportación como datos sin procesar
   *[other] { $count } partidas dañadas de importaciones anteriores están en la exportación como datos sin procesar
}
games-import-damaged = { $count ->
    [one] { $count } partida dañada se guardó como datos sin procesar; no se puede jugar
   *[other] { $count } partidas dañadas se guardaron como datos sin procesar; no se pueden jugar
}
games-import-unknown = este programa no conoce { $section }; no se tomó nada de ahí
# novena serve.
serve-address = Novena está en { $link }
serve-token = Otros dispositivos necesitan este enlace: sin su clave no se responde a ninguna llamada.
serve-token-here = Solo sirve este enlace: sin su clave no se responde a ninguna llamada, tampoco de otros usuarios de esta máquina.
serve-end = Ctrl-C lo termina; cada jugada ya está guardada.
serve-end-lund = Ctrl-C lo termina.
serve-no-browser = no se encontró ningún navegador para abrir la página
serve-taken = otro programa ya usa { $address }; prueba con --addr { $other }
serve-elsewhere = otro programa ya usa { $address }: este toma el siguiente puerto libre
serve-not-there = no se puede escuchar en { $address }: { $reason }
serve-failed = el servidor terminó: { $reason }
serve-no-folder = no se sabe dónde está la carpeta de las partidas; --data lo dice
serve-set-aside = el archivo de las partidas estaba dañado; está en { $path }, y se empezó uno nuevo
serve-damage-found = el archivo de las partidas está dañado y ya no se guarda nada en él. Exporta las partidas y vuelve a iniciar el servidor: el archivo se apartará y se empezará uno nuevo

# novena site.
site-done = El sitio está en { $folder }: { $files } archivos, { $kilobytes } kB. Sírvelo bajo cualquier ruta; ábrelo por http(s), no como archivo.
site-no-engine = este programa se compiló sin el motor para navegadores y no puede escribir un sitio; compílalo con: cargo xtask site
site-foreign = { $file } estorba y no es parte de un sitio anterior; no se escribió nada

# Informes de rate y bench: páginas que muestra un navegador.
report-nothing = no se midió nada, así que no se escribió ningún informe
report-made = Hecho por Novena { $version } el { $date }.
report-made-from = Hecho por Novena { $version } el { $date } a partir de { $files }.
report-rate-title = Valoraciones
report-rated = sudokus valorados
report-several = varias soluciones
report-none = sin solución
report-errors = no son sudokus
report-total = tiempo total
report-mean = tiempo medio
report-puzzles = sudokus
report-puzzle = sudoku
report-share = porcentaje
report-ratings = Valoraciones
report-ratings-caption = Sudokus por valoración, escala de { $scale }
report-beyond = { $count ->
    [one] Un sudoku queda más allá de nuestra escala.
   *[other] { $count } sudokus quedan más allá de nuestra escala.
}
report-levels = Niveles
report-levels-caption = Sudokus por nivel, { $scale }
report-level = nivel
report-techniques = Técnicas
report-techniques-how = De un camino que da siempre el paso más fácil. Una técnica cuenta como la más difícil de un sudoku si el camino llega al final y ninguna otra de las usadas viene después.
report-techniques-caption = Técnicas usadas, primero las más fáciles
report-technique = técnica
report-steps = pasos
report-hardest-in = la más difícil en
report-stuck = { $count ->
    [one] Un sudoku no se resuelve con estas técnicas: su camino acaba antes.
   *[other] { $count } sudokus no se resuelven con estas técnicas: sus caminos acaban antes.
}
report-times = Tiempo
report-times-caption = Sudokus por el tiempo que llevaron todas las valoraciones juntas
report-median = la mitad en menos de
report-most = nueve de cada diez en menos de
report-longest = el más largo
report-table = Sudokus
report-table-caption = Cada sudoku, primero los más difíciles
report-cut = Los { $shown } más difíciles de { $all } sudokus. Los gráficos y las cifras de arriba los cuentan todos; novena rate --to csv escribe todas las filas.
report-hardest = técnica más difícil
report-time = tiempo
report-bench-title = Velocidad
report-bench-how = Los tiempos más cortos de { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}, en { $system } ({ $cpu }) con { $threads ->
    [one] un hilo
   *[other] { $threads } hilos
}. Las barras comparan las cifras de una columna.
report-bench-solve = Resolver
report-bench-logic = Técnicas: caminos y todos los pasos
report-bench-rating = Valoraciones por segundo en un núcleo
report-bench-generate = Crear sudokus en un núcleo
report-bench-formats = Leer y escribir, megabytes por segundo

# Lo que book dice e imprime.
book-title = Sudoku
book-puzzles = Sudokus
book-answers = Respuestas
book-worksheet = Encuentra: { $technique }
book-made = Hecho con Novena { $version }.
book-made-seed = Hecho con Novena { $version }, semilla { $seed }.
book-again = { $command } vuelve a crear los mismos sudokus.
book-several = varias soluciones; se omite
book-none = sin solución; se omite
book-empty = no hay ningún sudoku que imprimir
book-large = la letra grande admite uno o dos sudokus por página
book-letters = la fuente del programa no tiene { $letters }; en su lugar se imprimen recuadros
book-exhausted = { $found } de { $wanted } encontrados: abandonado tras { $effort } intentos en vano; de { $tried } en total, { $made } dieron un sudoku de esa forma
book-progress = { $count ->
    [one] { $count } página
   *[other] { $count } páginas
}
book-written = { $file }: { $puzzles ->
    [one] un sudoku
   *[other] { $puzzles } sudokus
} en { $pages } páginas
book-fold = { $sheets ->
    [one] Una hoja: imprímela por las dos caras, volteando por el borde corto, y pliégala una vez.
   *[other] { $sheets } hojas: imprímelas por las dos caras, volteando por el borde corto, y pliégalas una vez.
}
book-thick = { $sheets } hojas son demasiadas para plegarlas juntas; --booklet=16 hace cuadernillos de cuatro hojas
book-both-sides = Imprime por las dos caras, volteando por el borde largo.
# Lo que dicen draw y las imágenes de explain.
draw-to-what = ninguna imagen corresponde al nombre { $file }; debe terminar en .svg, .png o .pdf, o bien --to dice cuál escribir
draw-on-screen = una terminal no puede mostrar esa imagen; -o le da un archivo
draw-several = hay varios sudokus; -o da nombre a los archivos de sus imágenes
draw-numbered = { $count ->
    [one] { $count } imagen: { $first }
   *[other] { $count } imágenes: { $first } …
}
draw-failed = no se puede hacer la imagen: { $reason }
draw-no-such-step = { $count ->
    [0] no hay paso { $step }: el camino no tiene ninguno
    [one] no hay paso { $step }: el camino tiene { $count }
   *[other] no hay paso { $step }: el camino tiene { $count }
}
draw-missing = { $count ->
    [one] la fuente del programa no tiene este carácter, que se dibuja como un recuadro: { $characters }
   *[other] la fuente del programa no tiene estos caracteres, que se dibujan como recuadros: { $characters }
}
pictures-puzzle = El sudoku
pictures-solution = La solución
pictures-end = El final
pictures-made = Hecho con Novena { $version }.
pictures-written = { $count ->
    [one] { $page }: { $count } paso
   *[other] { $page }: { $count } pasos
}
pictures-foreign = { $folder } contiene archivos que no son de una explicación anterior; indica una carpeta nueva o vacía
