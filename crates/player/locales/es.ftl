# What the terminal player says.
play-too-small = Demasiado pequeña: al menos { $width }×{ $height }. Agranda la ventana o pulsa q para salir; la partida se guarda.
play-saved = guardada
play-not-saved = sin guardar
play-unnamed = Sudoku
play-paused = En pausa
play-paused-how = { $key } o Intro para seguir.
play-thinking = pensando…
play-restarted = Empezada de nuevo; deshacer lo devuelve todo.
play-given = Esta cifra está dada.
play-nothing-to-close = Aquí no hay nada que cerrar. { $hand } toma una cifra en la mano, { $quit } sale.
play-full-but-wrong = El tablero está lleno, pero aún no está bien.
play-before-mistake = De vuelta a antes del error; rehacer muestra lo que siguió.
play-check-not-allowed = En esta partida solo se comprueban las reglas; cambia antes qué errores se muestran.
play-checking = Los errores se muestran: { $policy }.
checking-none = nunca
checking-rules = donde se rompe una regla
checking-on-request = donde se rompe una regla, y todos a petición
checking-live = todos, al instante
play-which-box = ¿Qué bloque, del 1 al 9?
play-which-digit = ¿Qué cifra, del 1 al 9?
play-which-hand = ¿Qué cifra tomas en la mano, del 1 al 9?
mode-digit = cifra
mode-corner = esquina
mode-centre = centro
mode-colour = color
cell-picked = { $digit } en la mano
caption-solved = resuelto
side-history = Historial
side-history-none = Aún no hay jugadas.
side-takes = Lo que hace falta
hint-title = Pista { $rung } de { $rungs }
hint-title-alone = Pista
hint-where = dónde
hint-why = por qué
hint-apply = aplicar
hint-next = siguiente pista
hint-another = otra distinta
hint-go-back = volver a antes del error
hint-close = cerrar
steps-path = Camino: { $number } de { $count }
steps-now = Pasos: { $number } de { $count }
steps-next = siguiente
steps-back = anterior
steps-none = No hay ningún paso desde aquí; una pista puede decir por qué.
enter-title = Tu propio sudoku
enter-own-title = Sudoku propio
enter-how = 1–9 cifra, 0 o espacio vacía, Retroceso atrás, pegar rellena, Intro juega, Esc sale.
enter-refused = No se puede resolver, así que no se puede jugar.
enter-several-again = Tiene varias soluciones. Intro otra vez lo juega de todos modos.
savepoints-title = Puntos guardados
savepoints-before-mistake = Antes de mi error
savepoints-entry = { $name } ({ $digits } cifras)
savepoint-set = Punto { $name } guardado.
new-title = Nueva partida
new-level = Nueva, { $level }
new-daily = Hoy, { $name }, { $level }
new-collection = De «{ $name }»
new-collection-left = quedan { $left } de { $puzzles }
new-collection-played = Ya has jugado todos los sudokus de «{ $name }».
new-open = Abrir un archivo o texto pegado…
new-enter = Introducir uno propio…
games-title = Partidas
games-finished = resuelta en { $time }
games-number = partida { $id }
file-title = Elige un sudoku
file-nothing = No contiene ningún sudoku.
list-foot = Intro elige, Esc cierra
list-foot-delete = Intro elige, d borra, Esc cierra
list-delete-again = d otra vez lo borra
prompt-savepoint = Nombre del punto
prompt-open = Un archivo, o el texto de un sudoku
prompt-line = :
prompt-foot = Intro acepta, Esc cierra
line-unknown = «{ $words }» no es un comando; ? los muestra todos.
finished-title = Resuelto
finished-line = Bien hecho: todas las cifras son correctas.
finished-time = Tiempo: { $time }
finished-review = Mirando atrás:
finished-next = { $new } partida nueva, { $close } ver el tablero
figures-title = Estadísticas
figures-none = Aún no hay nada que contar.
figures-level = { $level }: { $finished } de { $started } resueltas, mejor { $best }, mediana { $median }
figures-hinted = Pediste ayuda sobre todo con: { $techniques }.
help-title = Teclas
help-foot = escribe para buscar, Esc cierra
help-foot-more = las flechas desplazan, escribe para buscar, Esc cierra
help-none = nada encontrado
text-foot = Esc cierra
help-query = buscar: { $query }

# Under the board; short words.
foot-hint = pista
foot-undo = deshacer
foot-write-hand = escribir { $digit }
foot-other-digit = otra cifra
foot-put-down = soltarla
foot-next-mode = modo
foot-fill-marks = marcas
foot-new = nueva
foot-savepoint = punto
foot-filter-next = filtro
foot-games = partidas
foot-hand = mano
foot-pause = pausa
foot-help = teclas
foot-quit = salir

# Keys as they are printed on keyboards.
keyname-ctrl = Ctrl
keyname-alt = Alt
keyname-shift = Mayús
keyname-space = Espacio
keyname-enter = Intro
keyname-esc = Esc
keyname-tab = Tab
keyname-backspace = Retroceso
keyname-delete = Supr
keyname-home = Inicio
keyname-end = Fin
keyname-pgup = RePág
keyname-pgdn = AvPág

# What is wrong with keys of one's own: a clause without a full stop.
keys-unknown-command = «{ $command }» no es un comando; ¿querías decir «{ $nearest }»?
keys-no-command = «{ $command }» no es un comando; pulsa ? en el juego para ver la lista
keys-repeated-command = «{ $command }» ya tiene teclas
keys-unknown-key = «{ $key }» no es una tecla; ¿querías decir «{ $nearest }»?
keys-no-such-key = «{ $key }» no es una tecla; las teclas son caracteres o nombres como up, enter o f1
keys-no-key = no hay ninguna tecla
keys-nine-keys = «{ $key }» es una tecla y el comando necesita nueve, como «alt-1-9»
keys-one-key = «{ $key }» son nueve teclas y el comando necesita una
keys-repeated-key = «{ $key }» ya es de «{ $command }»
keys-last-key = «{ $key }» es la única tecla de «{ $command }»; dale también otra tecla a ese comando

# What each key does: key-WORD of the table of keys.
key-up = arriba
key-down = abajo
key-left = izquierda
key-right = derecha
key-next-empty = siguiente casilla vacía
key-previous-empty = casilla vacía anterior
key-box-up = un bloque arriba
key-box-down = un bloque abajo
key-box-left = un bloque a la izquierda
key-box-right = un bloque a la derecha
key-go-to-box = luego 1–9: ir a ese bloque
key-row-start = inicio de la fila
key-row-end = fin de la fila
key-grid-start = primera casilla
key-grid-end = última casilla
key-extend-up = seleccionar también hacia arriba
key-extend-down = seleccionar también hacia abajo
key-extend-left = seleccionar también a la izquierda
key-extend-right = seleccionar también a la derecha
key-toggle = añadir la casilla a la selección, o quitarla
key-select-all = seleccionar todas las casillas
key-deselect = salida: cerrar la pista, soltar la cifra, quitar el filtro, elegir una sola casilla
key-hand = y luego 1–9: tomar una cifra en la mano, que Intro escribe; otra vez la suelta
key-write = escribir en el modo actual
key-write-corner = marca de esquina
key-write-centre = marca de centro
key-mode-digit = modo: cifras
key-mode-corner = modo: marcas de esquina
key-mode-centre = modo: marcas de centro
key-mode-colour = modo: colores; con filtro, de candidatos
key-next-mode = modo siguiente
key-notes = cambiar entre cifras y marcas de centro
key-clear = borrar: cifra, luego marcas, luego colores
key-fill-marks = escribir todas las marcas posibles
key-corners-to-centre = pasar marcas de esquina al centro
key-undo = deshacer
key-redo = rehacer
key-restart = empezar esta partida de nuevo
key-hint = pista; otra vez dice más
key-hint-why = pista que dice por qué
key-confirm = aplicar la pista; escribir la cifra en la mano o la única marca
key-another = otra pista distinta
key-filter = filtrar una cifra, o dejar de hacerlo
key-filter-next = luego 1–9: filtrar esa cifra, o dejar de hacerlo
key-strike = marcar o tachar la cifra filtrada; sin filtro, modo siguiente
key-colour-a = color a
key-colour-b = color b
key-colour-c = color c
key-colour-d = color d
key-colour-e = color e
key-savepoint = guardar un punto
key-savepoints = lista de puntos guardados
key-before-mistake = volver a antes de mi error
key-check = mostrar lo que está mal ahora, si la partida lo permite
key-checking = qué errores se muestran
key-new = nueva partida
key-open = abrir un archivo o texto pegado
key-enter-own = introducir un sudoku propio
key-games = partidas guardadas
key-steps = todos los pasos que se ven ahora
key-path = todo el camino a la solución
key-statistics = estadísticas
key-pause = pausa; el tablero se oculta
key-timer = mostrar u ocultar el reloj
key-techniques = mostrar u ocultar las técnicas que hacen falta
key-line = teclear un comando: undo, r4c5, r4c5=7, open ARCHIVO
key-redraw = redibujar la pantalla
key-suspend = dejar el juego en suspenso (fg lo recupera)
key-help = esta lista
key-quit = salir; todo queda guardado

# Sentences with numbers.
caption-to-go = { $count ->
    [one] queda { $count } casilla
   *[other] quedan { $count } casillas
}
caption-givens = { $count ->
    [one] { $count } cifra dada
   *[other] { $count } cifras dadas
}
caption-hints = { $count ->
    [one] { $count } pista
   *[other] { $count } pistas
}
cell-selected = { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}
enter-givens = { $count ->
    [one] { $count } cifra dada.
   *[other] { $count } cifras dadas.
}
enter-some = { $count ->
    [one] { $count } solución.
   *[other] { $count } soluciones.
}
enter-open = { $open ->
    [one] { $open } casilla vacía (').
   *[other] { $open } casillas vacías (').
}
finished-taken-back = { $count ->
    [0] Ninguna jugada deshecha.
    [one] Una jugada deshecha.
   *[other] { $count } jugadas deshechas.
}
finished-hints = { $count ->
    [0] Sin pistas.
    [one] { $count } pista.
   *[other] { $count } pistas.
}
figures-streak = { $streak ->
    [one] { $streak } día seguido; el máximo fue { $longest }.
   *[other] { $streak } días seguidos; el máximo fue { $longest }.
}

# A lesson of the course.
learn-too-small = Demasiado pequeña: una lección necesita al menos { $width }×{ $height }. Agranda la ventana o pulsa q para salir.
learn-part = parte { $number } de { $count }
learn-more-below = AvPág: sigue más abajo
learn-exercises = Ejercicios
learn-making = preparando un ejercicio…
learn-puzzle-how = Intro empieza la partida; al salir de ella vuelves a la lección.
learn-left = { $count ->
    [one] Falta { $count } por encontrar.
   *[other] Faltan { $count } por encontrar.
}
learn-clue = Pista { $rung } de 3
learn-end-found = Encontrado, y sin ayuda
learn-end-helped = Encontrado, aunque no a la primera
learn-end-shown = La respuesta
learn-comes-back = Este ejercicio vuelve otro día.
learn-arrows = flechas
learn-key-go-on = seguir: la frase, el ejercicio o la parte siguiente, o la partida
learn-key-next = parte siguiente
learn-key-previous = parte anterior
learn-key-move = moverse por el tablero; en un texto, desplazarlo y pasar página
learn-key-answer = tu respuesta: tachar o escribir esta cifra en la casilla
learn-key-clue = una pista; otra vez, una que dice más
learn-key-rest = mostrar el resto
learn-key-skip = saltar este ejercicio
learn-key-filter = y luego 1–9: mostrar dónde cabe esa cifra; otra vez, dejar de mostrarlo
learn-key-scroll = bajar en un texto largo; RePág sube
learn-key-leave = salir de la lección, también q
learn-foot-go-on = seguir
learn-foot-next = siguiente
learn-foot-previous = atrás
learn-foot-answer = responder
learn-foot-filter = cifra
learn-foot-clue = pista
learn-foot-rest = mostrar
learn-foot-skip = saltar
learn-foot-help = teclas
learn-foot-leave = salir
