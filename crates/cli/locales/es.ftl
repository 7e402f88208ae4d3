# Comandos: cmd-NOMBRE dice lo que hace, cmd-NOMBRE-examples lo muestra.
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
cmd-check = Dice si cada sudoku tiene una sola solución, ninguna o varias, o si rompe una regla.
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
cmd-hint = Da tanta ayuda con el paso siguiente como se pida.
cmd-hint-examples =
    novena hint puzzle.txt                    qué hay que encontrar
    novena hint --rung 2 puzzle.txt           dónde mirar
    novena hint --rung 3 puzzle.txt           por qué se deduce
    novena hint --rung 4 puzzle.txt           qué cambia
cmd-verify = Comprueba un supuesto camino a la solución, o una biblioteca de posiciones de prueba.
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
cmd-techniques = Muestra las técnicas, o explica una: la idea, su dificultad, un ejemplo.
cmd-techniques-examples =
    novena techniques                         todas, por nivel
    novena techniques x-wing                  qué es, con un ejemplo
    novena techniques "locked candidates"     vale cualquiera de sus nombres
    novena techniques --to json               la lista para programas
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
cmd-hunt = Busca sudokus raros entre los vecinos de otros conocidos: los más difíciles, o los de 17 o 18 cifras dadas.
cmd-hunt-examples =
    novena hunt hardest.txt --log hunt.txt    se sigue más tarde con el mismo --log
    novena hunt hardest.txt --se 11.3.. --radius 3 --backend auto
    novena hunt --givens 17 --seed 1 -n 1     a partir de sudokus propios
cmd-book = Imprime sudokus como un libro: cubierta, cómo se juega, secciones y respuestas al final (PDF).
cmd-book-examples =
    novena book puzzles.txt -o book.pdf       secciones por nivel
    novena book --section easy=24,hard=12 --seed 7 -o book.pdf
    novena book --section x-wing=6 --per-page 2 --rating -o wings.pdf
    novena book --worksheet hidden-pair=8 -o worksheet.pdf
    novena book --class 24 --section easy=4 --seed 7 -o class.pdf
    novena book --course 1..12 --seed 7 -o workbook.pdf
    novena book --calendar 2027-01 --paper square -o january.pdf
    novena book puzzles.txt --large --paper letter -o large.pdf
    novena book --section medium=40 --booklet --duplex -o fold.pdf
cmd-convert = Escribe los sudokus en otro formato.
cmd-convert-examples =
    novena convert --to grid puzzles.txt
    novena convert --to csv *.txt -o all.csv
    novena convert list.txt -o list.sdm
    novena convert --list-formats
cmd-scan = Lee sudokus de fotos.
cmd-scan-examples =
    novena scan foto.jpg                      el sudoku en una línea
    novena scan *.jpg --to json -o leidos.json
    novena scan foto.jpg --show visto.png     muestra qué se ha leído y dónde
    novena scan pagina.pdf --givens-only      sin lo escrito a mano
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
cmd-bench = Mide lo rápido que resuelve este equipo.
cmd-bench-examples =
    novena bench                              listas propias
    novena bench puzzles.txt                  tu propia lista
    novena bench --backend avx2
    novena bench --logic                      técnicas: caminos y todos los pasos
    novena bench --rating                     valoraciones en cada escala
    novena bench --generate                   creación de sudokus
    novena bench --formats                    leer y escribir cada formato
    novena bench --report report.html         una página con las cifras
cmd-completions = Escribe el autocompletado para un intérprete de comandos.
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

arg-files = Archivos con sudokus, o un sudoku o un enlace; la entrada estándar si no hay ninguno, o para -
arg-candidates-files = Archivo con sudokus, o un sudoku o un enlace; la entrada estándar si no hay ninguno, o para -
arg-from = Leer la entrada en este formato en vez de detectarlo
arg-verbose = Decir también lo que quiere saber quien crea sudokus: si es mínimo, con qué casillas se abre, qué cifras dadas faltan o son erróneas
arg-to = Respuestas en este formato: line, grid, plain, csv, json…; novena convert --list-formats los muestra todos
arg-convert-to = Escribir en este formato (por defecto: según la extensión de -o); --list-formats los muestra todos
arg-check-to = Respuestas como line, csv o json
arg-candidates-to = Candidatos como marks, json u otro formato con marcas
arg-output = Escribir en este archivo; solo se reemplaza cuando todo está hecho
arg-all = Escribir todas las soluciones, en orden ascendente
arg-count = Escribir el número de soluciones, o >=N donde --limit lo detuvo
arg-limit = Detenerse al llegar a este número de soluciones
arg-unique = Aceptar solo sudokus con exactamente una solución
arg-with = El método: wave (por defecto) o backtracking (el de los libros, lento)
arg-stats = Escribir cifras en la salida de error estándar al final
arg-jobs = Usar este número de hilos (por defecto: todos los núcleos)
arg-counts = Escribir cuántas cifras podría contener cada casilla, 0 si está llena
arg-cell = Escribir las cifras que podría contener esta casilla
arg-list_formats = Escribir una tabla de los formatos y de lo que guardan
arg-seed = Hacer repetible el tablero al azar
arg-simulate = Jugar por sí solo las tres partidas del documento
arg-usp-output = Dónde escribe --simulate (por defecto: SudokuSimula.txt)
arg-input = Archivo con el sudoku (por defecto: sudoku.txt, o Sudoku.txt si falta); - es la entrada estándar
arg-uel-output = Archivo para la solución (por defecto: saida.txt); - es la salida estándar
arg-uel-all = Escribir todas las soluciones, un bloque tras otro, y decir cuántas son
arg-uel-limit = Con --all, escribir como mucho este número de soluciones (por defecto: 10000)
arg-echo = Escribir también en la salida lo que se teclea, como lo muestra una terminal
arg-initial = Archivo con los valores iniciales; se pregunta si falta
arg-solution = Archivo con la solución; se pregunta si falta
arg-bench-files = Archivos con sudokus; listas propias si no hay ninguno
arg-backend = Qué medir: la CPU con las instrucciones scalar, neon, avx2 o avx512 (por defecto: las mejores), o cuda (una tarjeta NVIDIA)
arg-engine = Dónde resolver: cpu (por defecto), cuda (tarjetas NVIDIA) o auto (resuelve una muestra y usa tarjetas si la búsqueda será larga)
arg-hunt-engine = Dónde probar los vecinos: cpu (por defecto), cuda (tarjetas NVIDIA) o auto (tarjetas, si las hay)
arg-batch = Con --backend cuda: sudokus en la tarjeta a la vez (por defecto: 16000000; como mucho 4194304 en la ida y vuelta)
arg-rounds = Resolver cada sudoku este número de veces (por defecto: 10); cuenta el tiempo más corto
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
arg-list_techniques = Mostrar la lista de novena techniques
arg-technique = Cualquier nombre de una técnica, en cualquier idioma; sin nombre, la lista
arg-techniques-to = Como text o json (un objeto por línea)
arg-rung = Cuánto contar: 1 el nombre (por defecto), 2 dónde, 3 por qué, 4 qué cambia; json contiene siempre el paso entero
arg-verify-files = Archivos con caminos en JSON, uno por línea; la entrada estándar si no hay ninguno, o para -
arg-reglib = Ejecutar los casos de este archivo, que tiene el formato de la biblioteca de regresión de HoDoKu
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
arg-needs = Técnicas que el sudoku necesita, porque con otras más fáciles no se avanza; varias, separadas por comas
arg-generate-only = Bastan los únicos y estas técnicas, separadas por comas
arg-hardest = El camino no necesita nada más difícil que esta técnica, y la necesita
arg-givens = Número de cifras dadas: 24, 22..26, ..30
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
arg-effort = Terminar tras este número de intentos seguidos sin éxito (por defecto: uno o dos minutos de un núcleo, de 1000 a 2000000)
arg-generate-to = Escribir line (por defecto), grid, plain, marks, triples, library, csv o json; csv y json dicen también nivel y valoraciones
arg-generate-output = Escribir en este archivo; Ctrl-C conserva lo encontrado
arg-hunt-files = Archivos con los sudokus de partida; si no hay ninguno, la búsqueda crea los suyos
arg-hunt-se = Buscar sudokus con una valoración de Sudoku Explainer (ER) en este intervalo: 11.3.., 9.0..9.5 (por defecto: 11.0..)
arg-hunt-givens = Buscar en cambio sudokus con este número de cifras dadas como mucho: 17 o 18
arg-hunt-radius = Cambiar como mucho este número de cifras dadas: 1, 2 (por defecto) o 3
arg-most_rated = Valorar como mucho este número de vecinos de cada sudoku, los más prometedores (por defecto: 24)
arg-hunt-count = Terminar tras este número de hallazgos
arg-visits = Terminar tras mirar los vecinos de este número de sudokus
arg-log = Guardarlo todo en este archivo y continuar desde él
arg-hunt-seed = Partir otra vez de los mismos sudokus; si falta, se elige una semilla y se dice cuál
arg-hunt-output = Escribir los hallazgos en este archivo, con --log también los anteriores; Ctrl-C conserva lo encontrado
arg-book-files = Archivos con sudokus; la entrada estándar si no hay ninguno ni nada que crear, o para -
arg-book-output = Escribir el PDF en este archivo; solo se reemplaza cuando todo está hecho
arg-section = Crear este número de sudokus nuevos de un nivel, de un intervalo de niveles o cuyo paso más difícil sea una técnica: easy=24, medium..hard=12, x-wing=6 (sin número: 12, o una página con --class); varios separados por comas
arg-worksheet = Explicar esta técnica e imprimir posiciones donde es el paso siguiente, con candidatos; las respuestas muestran el paso en un dibujo: hidden-pair=8 (sin número: 12, o una página con --class)
arg-class = Hojas para una clase: cuántas; cada una con sudokus distintos de la misma dificultad y una línea para el nombre, y todas las respuestas al final; --section y --worksheet dicen qué lleva cada hoja (por defecto: una página de sudokus de nivel medio)
arg-course = Un cuaderno con lecciones del curso, por id o número: x-wing, 3..12, rules..naked-single; cada una con su texto y sus dibujos, nueve ejercicios y un sudoku, y todas las respuestas paso a paso al final
arg-calendar = Un sudoku al día para estos días, con día de la semana y fecha: 2027, 2027-01, 2027-01..2027-03, 2027-01-04..2027-01-31; fácil los lunes y martes, medio los miércoles y jueves, difícil los viernes y sábados, muy difícil los domingos, o como diga una --section (un nivel o una técnica, sin número)
arg-book-seed = Volver a crear los mismos sudokus; sin ella se elige una semilla y se imprime en el libro
arg-book-symmetry = Simetría de las cifras dadas en los sudokus nuevos: rotational180 (por defecto), none, rotational90, horizontal, vertical, diagonal, antidiagonal o full
arg-in_order = Dejar los sudokus de los archivos en su orden, una sección por archivo, en vez de ordenarlos por nivel
arg-book-title = Título del libro
arg-book-author = Autor
arg-font = Un archivo de fuente (TrueType u OpenType) para las letras de título, autor y secciones que la fuente del programa no tenga; sin él se buscan las fuentes de este equipo
arg-no_rules = Omitir la página que explica cómo se juega
arg-per_page = Sudokus por página: 1, 2, 4 (por defecto), 6 o 9; en papel cuadrado y en un calendario, 2 por defecto
arg-paper = a4 (por defecto), letter o square (210 por 210 mm)
arg-large = Letra grande: un sudoku por página (o dos con --per-page 2), respuestas grandes
arg-booklet = Dos páginas lado a lado en cada hoja, en el orden para plegar; --booklet=16 pliega 16 páginas cada vez
arg-duplex = Para imprimir por las dos caras: las secciones y las respuestas empiezan en página derecha, y hay sitio para encuadernar
arg-rotate_answers = Imprimir las respuestas boca abajo
arg-book-rating = Imprimir valoración y técnica más difícil después del nivel, debajo de cada sudoku
arg-generate = Medir la creación de sudokus
arg-formats = Medir la lectura y la escritura, en cada formato
arg-photos = Fotos: JPEG, PNG, WebP o imágenes dentro de un PDF
arg-givens_only = Omitir lo escrito a mano
arg-show = Dibujar los tableros y las cifras sobre la foto, en este archivo PNG
arg-draw-hint = Dibujar el paso siguiente con todo aquello en que se apoya, y contarlo debajo
arg-draw-step = Dibujar en su lugar este paso del camino, en la posición en que toca darlo
arg-draw-candidates = Escribir los candidatos de cada casilla vacía
arg-draw-to = svg, png o pdf (por defecto: según la extensión de -o)
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
arg-token = Pedir una clave también en este equipo: otras personas que lo usan no pueden ver ni jugar tus partidas
value-public_url = URL
value-folder = CARPETA
value-addr = DIRECCIÓN:PUERTO
arg-lang = Mensajes en en, es, pt o sv (por defecto: el de novena config; si no, el del sistema)
arg-help = Explicar el comando
arg-version = Escribir la versión

value-photos = FOTO
value-show = ARCHIVO
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
value-engine = MOTOR
value-most_rated = N
value-visits = N
value-log = ARCHIVO
value-batch = N
value-rounds = N
value-shell = INTÉRPRETE
value-only = TÉCNICAS
value-up_to = TÉCNICA
value-technique = NOMBRE
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
value-class = HOJAS
value-course = LECCIONES
value-calendar = DÍAS
value-title = TÍTULO
value-author = NOMBRE
value-font = ARCHIVO
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
value-page = COMANDO
value-lang = IDIOMA

heading-usage = Uso:
heading-commands = Comandos
heading-arguments = Argumentos
heading-options = Opciones
heading-name = Nombre
heading-synopsis = Sinopsis
heading-description = Descripción
heading-version = Versión
heading-more = Más
heading-examples = Ejemplos:

usage-command = COMANDO
usage-options = OPCIONES
usage-unknown-argument = argumento desconocido { $argument }
usage-unknown-command = no existe el comando { $command }
usage-missing-command = falta un comando: { $valid }
usage-conflict = { $argument } no puede usarse junto con { $other }
usage-missing = falta { $argument }
usage-no-value = { $argument } necesita un valor
usage-bad-value = { $argument } no puede ser { $value }; admite { $valid }
usage-bad-name = { $argument } no puede ser { $value }; { $command } muestra todos los nombres
usage-wrong = no se entiende la línea de comandos
usage-suggestion = (¿querías decir { $better }?)
usage-either = { $others } o { $last }
usage-try = Prueba: { $command } --help
usage-no-page = no existe el comando { $command } que explicar

label-error = error:
label-warning = aviso:

output-failed = { $file }: no se puede escribir: { $reason }
output-standard = salida estándar
input-standard = entrada estándar
input-argument = argumento
input-waiting = Esperando sudokus: escríbelos o pégalos y pulsa Ctrl-D en una línea vacía.

progress-puzzles = { $count ->
    [one] { $count } sudoku
   *[other] { $count } sudokus
}

progress-search = encontrados { $found }, intentos { $tried } ({ $rate }/s)
# What Ctrl-C leaves. A sentence about files may follow the first one.
interrupted = Interrumpido.
interrupted-puzzles = { $count ->
    [0] Interrumpido antes de la primera respuesta.
    [one] Interrumpido después de { $count } sudoku.
   *[other] Interrumpido después de { $count } sudokus.
}
interrupted-search = { $found ->
    [0] Interrumpido; aún no se había encontrado nada.
    [one] Interrumpido; se conserva el único sudoku encontrado.
   *[other] Interrumpido; se conservan los { $found } sudokus encontrados.
}
interrupted-not-written = No se escribió { $file }.
interrupted-unchanged = No se escribió { $file }; el archivo anterior con ese nombre no ha cambiado.
interrupted-nothing = No se escribió nada.
interrupted-pictures = Se conservan las imágenes que ya estaban escritas.
interrupted-rows = Las filas de arriba están completas.
interrupted-import = Lo importado hasta ahora se conserva; importa el archivo otra vez para completarlo.
interrupted-moves = Todas las jugadas están guardadas.

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

dropped = { $format } no guarda { $parts }; afecta a { $count ->
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
convert-to-what = no se sabe qué formato corresponde al nombre { $file }; elige uno con --to
passed-over = { $count ->
    [one] { $count } línea de texto entre los sudokus se omite
   *[other] { $count } líneas de texto entre los sudokus se omiten
}
passed-over-all = aquí no hay ningún sudoku: { $count ->
    [one] la línea solo tiene palabras
   *[other] las { $count } líneas solo tienen palabras
}
scan-refused = { $file }: { $reason }
scan-changed = { $file }: corregido para que el sudoku tenga una sola solución: { $cells }
scan-ambiguous = { $file }: la lectura no es segura; revisa { $count ->
    [0] las cifras
   *[other] { $cells }
}
scan-not-unique = { $file }: el sudoku leído no tiene exactamente una solución; revisa { $count ->
    [0] las cifras
   *[other] { $cells }
}
doubt = { $file }: se lee como { $taken }, pero también podría ser { $other } y entonces significaría otra cosa; con --from { $other } se lee así
assumed-words = { $file }: este texto no tiene un formato conocido; la palabra de 81 casillas de cada línea se lee como el sudoku
assumed-pairs = { $file }: este texto no tiene un formato conocido; la palabra de 81 casillas de una línea se lee como el sudoku, y un tablero completo que la siga, como su solución
assumed-arrays = { $file }: este texto no tiene un formato conocido; las listas entre corchetes que contiene se leen como sudokus
assumed-sheet = { $file }: este texto no tiene un formato conocido; nueve por nueve campos de su tabla se leen como el sudoku
assumed-blanks = { $file }: este texto no tiene un formato conocido; los espacios se leen como casillas vacías
assumed-loose = { $file }: este texto no tiene un formato conocido; sus 81 casillas se leen en orden, sin importar dónde acaban las líneas
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
format-triples = fila, columna y cifra de cada casilla dada, una por línea
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
bench-all = { $threads ->
    [one] { $threads } hilo/s
   *[other] { $threads } hilos/s
}
bench-measuring = midiendo
bench-busy = { $threads } hilos juntos fueron más lentos que uno: el equipo estaba ocupado; mide de nuevo cuando no haga nada más
bench-guesses = conjeturas
bench-alone = µs solo
bench-format = formato
bench-bytes = bytes/sudoku
bench-read = leído MB/s
bench-written = escrito MB/s
bench-logic-medium = hasta medio/s
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
bench-card = Tarjeta: { $card }
bench-card-rate = millones/s
bench-card-sweeps = G pasadas/s
bench-card-each = pasadas
bench-card-expand = GB/s entrada
bench-card-print = GB/s salida
bench-card-trip = ida y vuelta M/s
bench-card-of-copies = % de copias
bench-card-of-search = % de búsqueda
bench-card-wrong = errores
bench-card-differs = { $count ->
    [one] una respuesta de la tarjeta es distinta de la de la CPU
   *[other] { $count } respuestas de la tarjeta son distintas de las de la CPU
}
bench-batch-without-card = --batch requiere --backend cuda
engine-no-card = no se usa ninguna tarjeta y resuelve la CPU: { $reason }
engine-card-lost = una tarjeta falló y ya no se usa: { $reason }
engine-card-unused = no se usa una de las tarjetas: { $reason }
engine-no-driver = no se encontró ningún controlador de CUDA
engine-none = no se encontró ninguna tarjeta CUDA
engine-not-built = este programa se compiló sin compatibilidad con CUDA
engine-old-driver = el controlador de CUDA admite la versión { $found }, pero se necesita la 11.0 o una posterior
engine-old-card = { $name } tiene la capacidad de cómputo { $found }, pero se necesita la 7.0 o una posterior
engine-wrong = una tarjeta devolvió un tablero que no es una solución
engine-gone = las tarjetas ya no responden
engine-on-cpu = las tarjetas no pueden hacer lo que piden estas opciones; todo se ejecuta en la CPU

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
verify-cases = comprobando los casos
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
techniques-how = novena techniques x-wing explica una; vale cualquiera de sus nombres.
techniques-rank = Nivel: { $level }. Número { $rank } de { $count } en el orden en que se prueban las técnicas.
techniques-last = Solo se prueba cuando nada más permite avanzar.
techniques-named = Solo se prueba si la nombras, porque pasos más fáciles dicen lo mismo.
techniques-scores = HoDoKu: { $score }. Sudoku Explainer: { $se }.
techniques-score = HoDoKu: { $score }. Sudoku Explainer no la tiene.
techniques-code = Código en la biblioteca de HoDoKu: { $code }.
techniques-aliases = También llamada { $names }.
techniques-uniqueness = Supone que el sudoku tiene una sola solución.
techniques-example = Ejemplo
techniques-legend = * una casilla del patrón, -5 un candidato que se quita, =5 una cifra que se pone
techniques-more = Para seguir
techniques-own-file = sudoku.txt
techniques-learn = la lección, con ejercicios
techniques-read = la página que la explica
techniques-practice = una posición en la que es el siguiente paso
techniques-needs = un sudoku que la necesita
techniques-worksheet = una hoja de ejercicios para imprimir
techniques-own = dónde está en tu propio sudoku

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
rate-trial = prueba y error
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
generate-on-cpu = los sudokus se generan en la CPU: una tarjeta no sería más rápida
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
arg-file = Archivo con un sudoku, o con varios para elegir, o un sudoku o un enlace; - para la entrada estándar
arg-play-level = Una partida nueva de este nivel: easy, medium, hard, unfair o extreme
arg-play-daily = El sudoku de hoy, fácil salvo que --level diga otra cosa
arg-keys = Teclas como en otro programa: default, vi, gnome u hodoku
arg-shift_row = Los nueve caracteres que dan Mayús+1 a Mayús+9 en tu teclado (por defecto: según el idioma)
arg-theme = Colores para un fondo dark (oscuro) o light (claro); por defecto se detecta, o dark
arg-ascii = Dibujar solo con caracteres ASCII
arg-no_mouse = Dejar el ratón a la terminal, para poder seleccionar texto
arg-no_timer = Ocultar el reloj
arg-data = La carpeta donde se guardan las partidas (por defecto: la de datos del usuario)
arg-game = El número de una partida, como lo muestra la lista
arg-games = Números de partidas, como los muestra la lista
arg-list-to = La lista como text o json (un objeto por línea)
arg-export = El archivo exportado; - para la entrada estándar
value-file = ARCHIVO
value-keys = TECLAS
value-shift_row = CARACTERES
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
store-no-folder = no se sabe dónde guardar las partidas; indica una carpeta con --data
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
cmd-config = Muestra y cambia los ajustes: idioma, tema, nivel, teclas y más.
cmd-config-examples =
    novena config                        los ajustes, y de dónde vienen
    novena config set theme light
    novena config set keys vi            las teclas de vi al jugar
    novena config set keys.undo ctrl-u   una sola tecla
    novena config unset theme
    novena config edit                   el archivo en tu editor
cmd-set = Cambia un ajuste.
cmd-unset = Devuelve un ajuste a su valor por defecto.
cmd-edit = Abre el archivo de configuración en tu editor ($VISUAL o $EDITOR).
cmd-path = Muestra dónde está el archivo de configuración.
arg-config-to = Como text o json
arg-setting = El ajuste: language, theme, level, marks, keys, shift-row, ascii, mouse, timer, o keys.COMANDO para una sola tecla
arg-value = Su valor
value-setting = AJUSTE
value-value = VALOR

# What config says.
config-head-setting = ajuste
config-head-value = valor
config-head-from = origen
config-default = por defecto
config-line = archivo, línea { $line }
config-detected = se detecta
config-by-language = según el idioma
config-no-file = (aún no existe)
config-how = Las opciones tienen prioridad sobre las variables como NOVENA_THEME, y estas, sobre el archivo.
config-no-place = no hay dónde guardar un archivo de configuración: no están definidas ni NOVENA_CONFIG ni la carpeta personal
config-not-set = { $name } no está fijado en el archivo
config-overridden = { $variable } está definida en el entorno y tiene prioridad sobre el archivo
config-no-editor = no se pudo ejecutar { $editor }; indica tu editor en EDITOR

# What is wrong with the configuration file; line and column come before it.
config-not-toml = no es TOML: { $reason }
config-unknown = no existe el ajuste { $name }
config-text = { $name } tiene que ser un texto entre comillas
config-switch = { $name } tiene que ser true o false, sin comillas
config-table = { $name } tiene que ser una tabla: [{ $name }]
games-state-open = { $empty ->
    [one] { $empty } casilla vacía, { $time }
   *[other] { $empty } casillas vacías, { $time }
}
games-imported = { $added ->
    [one] { $added } partida añadida
   *[other] { $added } partidas añadidas
}, { $updated ->
    [one] { $updated } puesta al día
   *[other] { $updated } puestas al día
}.
games-checking = comprobando las partidas guardadas
games-read = { $megabytes } MB leídos
games-written = { $megabytes } MB escritos
games-import-lessons = { $count ->
    [one] Progreso añadido en { $count } lección del curso.
   *[other] Progreso añadido en { $count } lecciones del curso.
}
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
serve-token = Otros dispositivos necesitan este enlace: sin su clave no se responde a ninguna petición.
serve-token-here = Solo sirve este enlace: sin su clave no se responde a ninguna petición, tampoco de otros usuarios de este equipo.
serve-end = Ctrl-C lo termina; cada jugada ya está guardada.
serve-end-lund = Ctrl-C lo termina.
serve-no-browser = no se encontró ningún navegador para abrir la página
serve-taken = otro programa ya usa { $address }; prueba con --addr { $other }
serve-elsewhere = otro programa ya usa { $address }: este toma el siguiente puerto libre
serve-not-there = no se puede escuchar en { $address }: { $reason }
serve-failed = el servidor terminó: { $reason }
serve-no-folder = no se sabe dónde está la carpeta de las partidas; indícala con --data
serve-set-aside = el archivo de partidas estaba dañado; está en { $path }, y se empezó uno nuevo
serve-damage-found = el archivo de partidas está dañado y ya no se guarda nada en él. Exporta las partidas y vuelve a iniciar el servidor: el archivo se apartará y se empezará uno nuevo

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
report-techniques-how = Se cuentan en el camino que da siempre el paso más fácil. Una técnica es la más difícil de un sudoku si el camino llega a la solución y no usa ninguna más difícil.
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
book-contents = Contenido
book-howto = Cómo se juega
book-howto-givens = Escribe una cifra en cada casilla vacía. Las cifras impresas no se cambian. Cada sudoku tiene una sola solución, que está al final del libro.
book-levels = Los niveles
book-needs-easy = Únicos: un solo sitio para una cifra o una sola cifra para una casilla
book-needs-medium = Pares, tríos, señaladores, X-Wing
book-needs-hard = Skyscraper, XY-Wing, rectángulos
book-needs-unfair = Cadenas, conjuntos casi bloqueados
book-needs-extreme = De todo
book-cover-puzzle = En la cubierta: el sudoku { $number }.
book-cover-day = En la cubierta: el sudoku del { $day }.
book-cover-lesson = En la cubierta: el sudoku de la lección { $number }.
book-worksheet-kicker = Hoja de ejercicios
book-worksheet-task = { $technique }: es el paso siguiente en cada una de estas posiciones. Encuéntralo y escribe o tacha lo que se deduce de él.
book-worksheet-written = { $file }: { $exercises ->
    [one] un ejercicio
   *[other] { $exercises } ejercicios
} en { $pages } páginas
book-calendar-title = Un sudoku al día
book-calendar-with = un calendario lleva sudokus nuevos para sus días: quita { $wish }
book-calendar-section = un calendario admite una --section sin número: cada día lleva un sudoku
book-class-calendar = las hojas de una clase no llevan fecha: quita --calendar
book-square-booklet = un libro cuadrado no se pliega: quita --booklet o elige otro papel
book-month = { $month } de { $year }
book-day = { $day } de { $month }
month-1 = enero
month-2 = febrero
month-3 = marzo
month-4 = abril
month-5 = mayo
month-6 = junio
month-7 = julio
month-8 = agosto
month-9 = septiembre
month-10 = octubre
month-11 = noviembre
month-12 = diciembre
weekday-1 = lunes
weekday-2 = martes
weekday-3 = miércoles
weekday-4 = jueves
weekday-5 = viernes
weekday-6 = sábado
weekday-7 = domingo
book-repeat = el sudoku { $puzzle } es el mismo que el { $other }
book-repeat-turned = el sudoku { $puzzle } es otra vez el { $other }, girado, reflejado o con otras cifras
book-repeats-more = { $count ->
    [one] otro sudoku está repetido
   *[other] otros { $count } sudokus están repetidos
}
book-font-found = Las letras que la fuente del programa no tiene vienen de la fuente { $font }.
book-font-bad = no se puede usar la fuente { $file }: { $reason }
book-font-no-font = se esperaba una fuente TrueType u OpenType
book-worksheet = Encuentra: { $technique }
book-made = Hecho con Novena { $version }.
book-made-seed = Hecho con Novena { $version }, semilla { $seed }.
book-again = { $command } vuelve a crear los mismos sudokus.
book-several = varias soluciones; se omite
book-none = sin solución; se omite
book-empty = no hay ningún sudoku que imprimir
book-large = la letra grande admite uno o dos sudokus por página
book-sheet = Hoja
book-sheets = Hojas
book-name = Nombre
book-date = Fecha
book-class-seed = Semilla { $seed }
book-class-subtitle = { $sheets ->
    [one] Una hoja con { $puzzles ->
        [one] un sudoku
       *[other] { $puzzles } sudokus
    }
   *[other] { $sheets } hojas con { $puzzles ->
        [one] un sudoku
       *[other] { $puzzles } sudokus
    } cada una
}
book-class-pages = { $sheets ->
    [one] La hoja está en la página { $first }
   *[other] Las { $sheets } hojas empiezan en la página { $first }
}; las respuestas, en la página { $answers }.
book-class-files = las hojas de una clase llevan sudokus nuevos: quita los archivos
book-class-booklet = las hojas de una clase se reparten una a una: quita --booklet
book-class-order = --in-order es para archivos, y las hojas de una clase llevan sudokus nuevos
book-class-many = las hojas de una clase pueden llevar { $most } sudokus en total como mucho
book-course-title = Sudoku paso a paso
book-lesson = Lección { $number }
book-lessons = Lecciones { $first } a { $last }
book-exercises = Ejercicios
book-exercises-made = { $count ->
    [one] { $count } ejercicio
   *[other] { $count } ejercicios
}
book-course-again = { $command } vuelve a crear los mismos ejercicios.
book-course-with = un cuaderno lleva lecciones del curso y nada más: quita { $wish }
book-course-unwritten = la lección { $lesson } no está en este idioma; se omite
book-course-written = { $file }: { $lessons ->
    [one] una lección
   *[other] { $lessons } lecciones
} en { $pages } páginas
book-letters = ninguna fuente de este equipo tiene { $letters }; en su lugar se imprimen recuadros; con --font puedes indicar un archivo de fuente que las tenga
book-exhausted = { $found } de { $wanted } encontrados: se abandonó tras { $effort } intentos en vano; de { $tried } en total, { $made } dieron un sudoku de esa forma
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
draw-to-what = no se sabe qué clase de imagen corresponde al nombre { $file }; debe terminar en .svg, .png o .pdf, o elige una con --to
draw-on-screen = una terminal no puede mostrar esa imagen; guárdala en un archivo con -o
draw-several = hay varios sudokus; guarda sus imágenes en archivos con -o
draw-numbered = { $count ->
    [one] { $count } imagen: { $first }
   *[other] { $count } imágenes: { $first }…
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
pictures-rating = Nivel: { $level }. Valoración: { $rating } (Novena).
pictures-beyond = El sudoku está más allá de nuestra escala.
pictures-steps = { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
} con { $techniques ->
    [one] { $techniques } técnica.
   *[other] { $techniques } técnicas.
}
pictures-places = dónde
pictures-solution = La solución
pictures-end = El final
pictures-made = Hecho con Novena { $version }.
pictures-written = { $count ->
    [one] { $page }: { $count } paso
   *[other] { $page }: { $count } pasos
}
pictures-foreign = { $folder } contiene archivos que no son de una explicación anterior; indica una carpeta nueva o vacía

# learn.
cmd-learn = Enseña a resolver: un curso, lección a lección, desde las reglas hasta el último recurso.
cmd-learn-examples =
    novena learn                         las lecciones y lo que llevas hecho
    novena learn x-wing                  en una terminal: una lección con ejercicios
    novena learn 3                       una lección por su número
    novena learn x-wing > x-wing.txt     la lección como texto
    novena learn --to json               la lista para programas
arg-lesson = Una lección o la página de una técnica: su número, su nombre o cualquier nombre de la técnica; sin nada, la lista
arg-learn-to = La lista como text o json
value-lesson = LECCIÓN
learn-entries = Otras técnicas, cada una en una página
learn-how = novena learn 1 abre una lección; novena learn x-wing, también: vale cualquiera de sus nombres.
learn-done = completa
learn-mastered = dominada
learn-due = { $count ->
    [one] { $count } ejercicio para repetir hoy
   *[other] { $count } ejercicios para repetir hoy
}

# Lo que dice hunt.
hunt-progress = encontrados { $found }, visitados { $visits }; ahora { $exchanges } cambios, { $neighbours } vecinos nuevos
hunt-rating = valorando vecinos, { $done } de { $all }
hunt-rating-starts = valorando los sudokus de partida, { $done } de { $all }
hunt-no-start = no hay ningún sudoku del que partir
hunt-not-unique = no tiene exactamente una solución; se omite
hunt-summary = Encontrados: { $found }; visitados: { $visits }, vecinos nuevos: { $looked_at }, valorados: { $rated }. El mejor de todos: { $best }
hunt-log-busy = otra búsqueda está usando { $file }
hunt-log-foreign = { $file } no es un registro de novena hunt; se ha dejado como estaba
hunt-log-output = { $file } es el registro; los hallazgos necesitan otro archivo
hunt-log-line = esta línea no tiene sentido y se pasa por alto
