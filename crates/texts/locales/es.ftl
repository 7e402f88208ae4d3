# Lo que se dice de técnicas y pasos, en español. Las claves y sus variables se describen al
# principio de en.ftl; las pruebas comparan los ficheros.
#
# Se trata al lector de usted, como en el resto del programa, y se le habla como un buen
# profesor: frases cortas, primero lo que se ve y después lo que se sigue.
#
#   cell        casilla                       candidate   candidato
#   row         fila                          mark        anotación
#   column      columna                       given       cifra dada
#   box         bloque                        deduction   deducción; paso (step)
#   house       fila, columna o bloque;       place       poner
#               si no hay más remedio, unidad remove      quitar
#   line        línea (fila o columna)        see         ver
#   digit       cifra; «el 5» en la frase     fit         caber: «el 5 solo cabe en r1c1»
#   single      único                         naked       desnudo, desnuda
#   pair        pareja                        hidden      oculto, oculta
#   triple      trío                          locked      bloqueado, bloqueada
#   quadruple   cuarteto                      pointing    señalado; claiming: reclamado
#   link        enlace (fuerte, débil)        colour      color; chain: cadena
#   fin         aleta                         base, cover conjunto base, conjunto cobertor
#   pivot       pivote                        pincer      pinza
#   rectangle   rectángulo                    unique      único; avoidable: evitable
# Quedan en inglés, como las llaman los jugadores: X-Wing, Swordfish, Jellyfish, XY-Wing,
# W-Wing, Skyscraper, Sue de Coq. «2-String Kite» es «cometa de dos cuerdas».
#
# Con las cifras: «el { $digit }» si es una, { $the-digit } si pueden ser varias (el 2 y el 5).
# Con las casillas: { $in-cells } mejor que «en { $cells }», que en voz alta diría «en la fila 1
# columna 1 y la fila 1 columna 2».

## Palabras
# No hace falta «e» en vez de «y»: ningún número ni nombre de casilla empieza por i.
word-and = { $first } y { $last }
word-or = { $last ->
    [8] { $first } u { $last }
   *[other] { $first } o { $last }
}
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
word-strong-link = { $from }, enlace fuerte con { $to }
word-weak-link = { $from }, enlace débil con { $to }

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

## Cualquier paso
apply-placed = Hemos puesto { $placed }.
apply-removed = Hemos quitado { $removed }.
apply-both = Hemos puesto { $placed }. Hemos quitado { $removed }.
there-any = Hay un paso: { $name }.
where-any = Mire { $targets }.
why-any = { $name }: { $result }.

## Únicos
name-full-house = Última casilla libre
there-full-house = Hay una última casilla libre: una fila, columna o bloque con una sola casilla vacía.
where-full-house = Mire { $house }.
why-full-house = { $in-house-start }, solo { $targets } sigue vacía y solo falta el { $digit }. Por tanto, el { $digit } va { $in-targets }.

name-hidden-single = Único oculto
there-hidden-single = Hay un único oculto: una cifra a la que solo le queda un sitio en una fila, columna o bloque.
where-hidden-single = Busque dónde puede ir el { $digit } { $in-house }.
why-hidden-single = { $in-house-start }, el { $digit } solo cabe { $in-targets }. Por tanto, el { $digit } va { $in-targets }.

name-naked-single = Único desnudo
there-naked-single = Hay un único desnudo: una casilla en la que solo queda una cifra posible.
where-naked-single = Mire qué cifras caben todavía { $in-cells }.
why-naked-single = Todas las cifras menos el { $digit } están descartadas { $in-cells }. Por tanto, el { $digit } va { $in-cells }.

## Candidatos y conjuntos bloqueados
name-pointing = Candidatos bloqueados (señalado)
there-pointing = Hay candidatos bloqueados: un bloque en el que una cifra solo cabe en una fila o columna.
where-pointing = Mire el { $digit } { $in-base }.
why-pointing = { $in-base-start }, el { $digit } solo cabe { $in-cells }, { $cells-count ->
    [2] ambas
   *[other] todas
} { $in-cover }. Una de ellas se lleva el { $digit } { $of-cover }, así que quite { $result }.

name-claiming = Candidatos bloqueados (reclamado)
there-claiming = Hay candidatos bloqueados: una fila o columna en la que una cifra solo cabe en un bloque.
where-claiming = Mire el { $digit } { $in-base }.
why-claiming = { $in-base-start }, el { $digit } solo cabe { $in-cells }, { $cells-count ->
    [2] ambas
   *[other] todas
} { $in-cover }. Una de ellas se lleva el { $digit } { $of-cover }, así que quite { $result }.
