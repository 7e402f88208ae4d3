# Lo que dice el protocolo aparte de pasos y técnicas, que cuenta novena-texts.

# Errores: error-ID.
error-in-field = { $field }: { $said }
error-not-json = Esto no es JSON: { $reason }.
error-unfit = { $reason }
error-unknown-op = No existe la operación { $op }; existen { $known }.
error-unknown-version = No se conoce la versión { $found } del protocolo; esta es la versión { $known }.
error-too-much = { $found } es demasiado: { $limit } es { $most } como máximo.
error-too-long-a-search = Se detuvo la búsqueda: { $limit } es { $most } como máximo.
error-not-found = Todavía no se ha encontrado un sudoku así; la búsqueda puede continuar.
error-no-puzzle = En este texto no hay ningún sudoku: { $reason }.
error-no-such-record = No existe el registro { $choose }; hay { $count }.
error-damaged = Esta partida no es válida: { $reason }.
error-unreadable-link = Este enlace está dañado.
error-one-of = Se esperaba uno de estos: { $expected }.
error-internal = Ha fallado algo que no debería fallar; le rogamos que nos avise.
error-stopped = Se detuvo la búsqueda porque tardaba demasiado.

# Jugadas que no se pueden hacer.
error-nothing-to-undo = No hay nada que deshacer.
error-nothing-to-redo = No hay nada que rehacer.
error-no-mistake = Nada de lo escrito está mal.
error-no-solution = Las cifras dadas no tienen solución.
error-no-such-savepoint = No hay ningún punto guardado con ese nombre.
error-no-name = Un punto guardado necesita un nombre.

# Deseos que nada cumple.
error-empty-range = No hay ningún número de cifras dadas de { $least } a { $most }.
error-too-few-givens = { $needed } cifras dadas son el mínimo para una sola solución; { $most } son demasiado pocas.
error-too-few-cells = { $needed } cifras dadas son el mínimo para una sola solución; hay sitio para { $cells }.
error-too-many-givens = { $least } cifras dadas no caben en { $cells } casillas.
error-other-count = El patrón tiene { $cells } casillas, que no es el número de cifras dadas que se pidió.
error-not-symmetric = El patrón no tiene la simetría { $symmetry }.
error-empty-lines = Nada en el patrón distingue { $first } de { $second }: intercambiadas, dan otra solución.
error-never-minimal = No se conoce ningún sudoku mínimo con { $least } cifras dadas; { $most } son el máximo.
error-no-such-count = Ningún patrón con la simetría { $symmetry } tiene ese número de cifras dadas.
error-empty-range-of-ratings = Un intervalo termina antes de empezar.
error-level-and-rating = Ninguna valoración de ese intervalo es de ese nivel.
error-unknown-technique = Nada encuentra { $technique }.
error-never-hardest = { $technique } nunca es el paso más difícil: ningún camino la usa.
error-never-needed = Nadie necesita { $technique }: une dos pasos de una técnica más fácil.
error-never-first = Nadie necesita { $technique }: donde sirve, { $easier } o algo más fácil elimina lo mismo.
error-needs-more = Se necesita { $technique }, pero deberían bastar técnicas más fáciles.
error-needs-harder = Se necesita { $technique }, pero es más difícil que lo que debía ser lo más difícil.

# El nombre hablado de una celda se compone de estas partes y del lugar.
cell-empty = vacía
cell-given = dada
cell-marks = marcas { $marks }
cell-corners = marcas de esquina { $marks }
cell-colours = colores { $marks }
cell-conflict = rompe una regla
cell-wrong = incorrecta

# Si todo va bien.
check-finished = ¡Resuelto!
check-fine = Hasta ahora todo está bien.
check-wrong = { $count ->
    [one] Hay una cifra incorrecta.
   *[other] Hay { $count } cifras incorrectas.
}
check-lost = Ya no queda ninguna solución.

# Un sudoku que se está escribiendo.
enter-conflict = Una cifra se repite.
enter-none = No tiene solución.
enter-one = Exactamente una solución.
enter-several = De momento, varias soluciones.

# Pistas que no son un paso.
hint-fine = No hay nada mal.
hint-solved = No queda nada por hacer: está resuelto.
hint-nothing = Las técnicas no encuentran ningún paso.
hint-invalid = Las cifras dadas rompen una regla.
hint-no-solution = Las cifras dadas no tienen solución.
hint-digit-wrong = Una cifra no puede quedarse.
hint-digit-wrong-there = Una cifra no puede quedarse { $in-house }.
hint-mark-missing = Falta una marca.
hint-mark-missing-there = Falta una marca { $in-house }.

# El punto guardado con el que empieza una partida de práctica.
practice-savepoint = Inicio
