# Palabras de las que se componen las frases, en español; las mismas claves que en inglés.

## Palabras
# No hace falta «e» en vez de «y»: ningún número ni nombre de casilla empieza por i.
word-and = { $first } y { $last }
word-or = { $last ->
    [8] { $first } u { $last }
   *[other] { $first } o { $last }
}
word-nor = { $first } ni { $last }
word-comma = { $first }, { $next }
word-comma-and = { $first }, y { $last }

word-cell = la fila { $row } columna { $column }
word-in-cell = en { word-cell }
word-of-cell = de { word-cell }
word-in-cells = en { $cells }
word-of-cells = de { $cells }
word-the-digit = el { $digit }
word-candidate = { $digit } { $in-cells }
word-placed = { $digits } { $in-cells }
word-removed = { $digits } { $of-cells }
word-blocked = { $in-house } ({ $cell })
word-taken = { $house } tiene { $the-digits }
word-is = { $cells } es { $digit }
word-is-not = { $cells } no es { $digit }
word-is-in = el { $digit } está { $in-cells }
word-is-not-in = el { $digit } no está { $in-cells }
word-petal = Si es { $digit }, el { $digit } no cabe en { $letter } ({ $set }), y { $set-count ->
    [one] ahí va { $the-digits }.
   *[other] ahí van { $the-digits }.
}
word-set-each = { $cells } ({ $digits })
word-row = { $count ->
    [one] la fila { $numbers }
   *[other] las filas { $numbers }
}
word-column = { $count ->
    [one] la columna { $numbers }
   *[other] las columnas { $numbers }
}
word-box = { $count ->
    [one] el bloque { $numbers }
   *[other] los bloques { $numbers }
}
word-in-row = en { word-row }
word-in-column = en { word-column }
word-in-box = en { word-box }
word-of-row = de { word-row }
word-of-column = de { word-column }
word-of-box = { $count ->
    [one] del bloque { $numbers }
   *[other] de los bloques { $numbers }
}

## Niveles
level-easy = fácil
level-medium = medio
level-hard = difícil
level-unfair = muy difícil
level-extreme = extremo
