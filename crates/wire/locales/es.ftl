
# Errores: error-ID.
error-in-field = { $field }: { $said }
error-not-json = Esto no es JSON: { $reason }.
error-unfit = { $reason }
error-unknown-op = No existe la operación { $op }; existen { $known }.
error-unknown-version = No se conoce la versión { $found } del protocolo; esta es la versión { $known }.
error-too-much = { $found } es demasiado: { $limit } es { $most } como máximo.
error-too-long-a-search = Se detuvo la búsqueda: { $limit } es { $most } como máximo.
error-not-found = Todavía no se ha encontrado un sudoku así; la búsqueda puede continuar.
error-no-such-record = No existe el registro { $choose }; hay { $count }.
error-damaged = Esta partida no es válida: { $reason }.
error-not-an-exercise = No es la posición de un ejercicio: debe tener una sola solución y coincidir con ella.
error-unreadable-link = Este enlace está dañado.
error-too-long-for-qr = El texto es demasiado largo para un código QR.
error-one-of = Se esperaba uno de estos: { $expected }.
error-internal = Ha fallado algo que no debería fallar; avísanos, por favor.
error-stopped = Se detuvo la búsqueda porque tardaba demasiado.

# El punto guardado con el que empieza una partida de práctica.
practice-savepoint = Inicio

# Una cifra que está más de una vez en una fila, columna o bloque.
digit-repeats = { $count ->
    [2] Dos { $digit } { $in-house }
   *[other] { $count } veces el { $digit } { $in-house }
}
