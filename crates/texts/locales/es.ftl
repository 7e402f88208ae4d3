# Lo que se dice de técnicas y pasos, en español. Las claves y sus variables se describen al
# principio de en.ftl; las pruebas comparan los archivos.
#
# Se trata al lector de tú, como en el resto del programa, y se le habla como un buen
# profesor: frases cortas, primero lo que se ve y después lo que se sigue.
#
#   cell        casilla                       candidate   candidato
#   row         fila                          mark        marca
#   column      columna                       given       cifra dada
#   box         bloque                        deduction   deducción; paso (step)
#   house       fila, columna o bloque;       place       poner
#               si no hay más remedio, unidad remove      quitar
#   line        línea (fila o columna)        see         ver
#   digit       cifra; «el 5» en la frase     fit         caber: «el 5 solo cabe en r1c1»
#   single      único                         naked       desnudo, desnuda
#   pair        par                           hidden      oculto, oculta
#   triple      trío                          locked      bloqueado, bloqueada
#   quadruple   cuarteto                      pointing    señalador; claiming: reclamante
#   link        enlace (fuerte, débil)        colour      color; chain: cadena
#   fin         aleta                         base, cover base, cobertura
#   pivot       pivote                        pincer      pinza
#   rectangle   rectángulo                    unique      único; avoidable: evitable
#   corner      esquina                       loop        bucle
#   extra       extra: «una cifra extra»      set         conjunto
#   finned      con aleta                     endo fin    endoaleta
#   mutant      mutante                       siamese     siamés
#   remote pair par remoto                    trap, wrap  trampa, choque (de colores)
#   template    plantilla                     exclusion   exclusión; aligned: alineado
#   open cell   casilla vacía                 puzzle      sudoku; board: tablero
#   to cross    cruzarse; crossing: cruce     to hold     llevar; admitir (candidatos)
#   almost      conjunto casi bloqueado; en   group       grupo; grouped: con grupos
#   locked set  la frase, «grupo con una      true, false cierto, falso
#               cifra más que casillas»       end         extremo (de una cadena)
#   ring        anillo                        AIC         cadena de inferencias alternas
#   X-Chain     cadena X; XY-Chain: cadena XY MSLS        conjunto bloqueado multisector
#   forcing     cadenas forzadas; dynamic:    assumption  suposición; it is wrong: no vale
#   chains      dinámicas; nested: anidadas   region      unidad
# Quedan en inglés, como las llaman los jugadores: X-Wing y los demás peces (Swordfish,
# Jellyfish, Squirmbag, Whale, Leviathan, Turbot Fish), sashimi, Franken, XY-Wing, XYZ-Wing,
# W-Wing, WXYZ-Wing, Skyscraper, Sue de Coq, BUG, ALS-XZ, ALS-XY-Wing, Death Blossom, Kraken Fish,
# Nice Loop, Exocet, SK-Loop, Firework, Tridagon, Nishio. Todos son masculinos. «2-String Kite» es
# «cometa de dos cuerdas», femenino.
#
# Con las cifras: «el { $digit }» si es una, { $the-digit } si pueden ser varias (el 2 y el 5).
# Con las casillas: { $in-cells } mejor que «en { $cells }», que en voz alta diría «en la fila 1
# columna 1 y la fila 1 columna 2». Por lo mismo, { $roof-or } mejor que «una de { $roof }», y «el
# rectángulo { $of-cells }» mejor que «las esquinas { $cells }».
# Con las unidades: pueden ser femeninas, masculinas o de ambas clases, así que nada concuerda con
# ellas salvo la palabra «unidad».

## Cualquier paso
apply-placed = Pon { $placed }.
apply-removed = Quita { $removed }.
apply-both = Pon { $placed }. Quita { $removed }.
there-any = Hay un paso: { $name }.
where-any = Búscalo: { $name }.
why-any = { $name }: { $result }.

## Enlaces de cadenas, uno por línea
line-if = Si { $statement }:
line-only-place = Entonces el { $digit } { $of-house } va { $in-cells }: no queda otro sitio.
line-only-digit = Entonces { $cells } es { $digit }: no queda otra cifra.
line-set = Entonces { $set-letter ->
    [none] { $in-set }
   *[any] en { $set-letter } ({ $set })
} { $set-count ->
    [one] solo queda { $the-set-digits }.
   *[other] solo quedan { $the-set-digits }, tantas cifras como casillas: el { $digit } va { $in-cells }.
}
# Un conjunto y una casilla de fuera que comparte cifras con él: del conjunto a la casilla, y al revés.
line-set-to-cell = Entonces { $set-letter ->
    [none] { $in-set }
   *[any] en { $set-letter } ({ $set })
} solo quedan { $the-set-digits }, tantas cifras como casillas. { $outside-start } ve allí todos los sitios para { $the-shared }, así que es { $digit }.
line-cell-to-set = Entonces { $outside } es { $shared-or } y ve todos los sitios para { $shared-count ->
    [one] { $the-shared }
   *[other] esas cifras
} { $set-letter ->
    [none] { $in-set }
   *[any] en { $set-letter } ({ $set })
}. { $shared-count ->
    [one] Allí solo quedan { $the-set-digits }, tantas cifras como casillas
   *[other] Sea cual sea, sin ella quedan allí tantas cifras como casillas
}: el { $digit } va { $in-cells }.
line-cell-taken = Así que { $cells } no puede ser { $digit }: es { $from-digit }.
line-house-served = Así que el { $digit } no puede estar { $in-cells }: { $house } ya tiene el suyo.
line-seen = Así que el { $digit } no puede estar { $in-cells }: todos los sitios de ese { $digit } { $cells-count ->
    [one] la ven
   *[other] las ven
}.
line-pattern = Entonces el { $digit } no puede estar { $in-cells }, por un patrón que aparece{ $pattern-count ->
    [0] { "" }
   *[other] { " " }{ $in-pattern }
}: { $name }.
line-chains = Entonces el { $digit } no puede estar { $in-cells }, como muestra otra cadena.
line-chains-place = Entonces el { $digit } va { $in-cells }, como muestra otra cadena.
line-chains-again = Entonces el { $digit } no puede estar { $in-cells }, como en la línea { $known }.
line-chains-place-again = Entonces el { $digit } va { $in-cells }, como en la línea { $known }.
line-true = Entonces el { $digit } va { $in-cells }.
line-false = Así que el { $digit } no puede estar { $in-cells }.
line-impossible = Eso es imposible.
line-contradiction = Entonces el { $candidate } sería cierto y falso a la vez, y eso es imposible.
line-with-premises = { $text } ({ $lines-count ->
    [one] por la línea { $lines }
   *[other] por las líneas { $lines }
}).

## Únicos
name-full-house = Última casilla libre
there-full-house = Hay una última casilla libre: una fila, columna o bloque con una sola casilla vacía.
where-full-house = Mira { $house }.
why-full-house = { $in-house-start }, solo { $targets } sigue vacía y solo falta el { $digit }. Por tanto, el { $digit } va { $in-targets }.

name-hidden-single = Único oculto
there-hidden-single = Hay un único oculto: una cifra a la que solo le queda un sitio en una fila, columna o bloque.
where-hidden-single = Mira { $house }.
why-hidden-single = { $blocked-count ->
    [0] { $in-house-start } no queda otra casilla para el { $digit }, así que va { $in-targets }.
   *[other] { $in-house-start }, el { $digit } no puede estar { $blocked }{ $ruled-out-count ->
        [0] { "" }
       *[other] , y antes se descartó { $in-ruled-out }
    }, así que va { $in-targets }.
}

name-naked-single = Único desnudo
there-naked-single = Hay un único desnudo: una casilla en la que solo queda una cifra posible.
where-naked-single = Mira { $cells }.
why-naked-single = { $taken-count ->
    [0] Todas las cifras menos el { $digit } están descartadas { $in-cells }. Por tanto, el { $digit } va { $in-cells }.
   *[other] { $taken-start }{ $ruled-out-count ->
        [0] { "" }
        [one] . Antes se descartó { $the-ruled-out } { $in-cells }
       *[other] . Antes se descartaron { $the-ruled-out } { $in-cells }
    }. Así que solo queda el { $digit } { $in-cells }.
}

## Candidatos y conjuntos bloqueados
name-pointing = Candidatos bloqueados (señaladores)
there-pointing = Hay candidatos bloqueados: un bloque en el que una cifra solo cabe en una fila o columna.
where-pointing = Mira { $base }.
why-pointing = { $in-base-start }, el { $digit } solo cabe { $in-cells }, { $cells-count ->
    [2] ambas
   *[other] todas
} { $in-cover }. { $base-start } necesita su { $digit }, así que una de estas casillas es { $digit }, y ninguna otra { $of-cover } puede serlo: quita { $result }.

name-claiming = Candidatos bloqueados (reclamantes)
there-claiming = Hay candidatos bloqueados: una fila o columna en la que una cifra solo cabe en un bloque.
where-claiming = Mira { $base }.
why-claiming = { why-pointing }

name-locked-pair = Par bloqueado
there-locked-pair = Hay un par bloqueado: dos casillas del cruce de un bloque y una línea, con solo dos candidatos entre las dos.
name-locked-triple = Trío bloqueado
there-locked-triple = Hay un trío bloqueado: las tres casillas del cruce de un bloque y una línea, con solo tres candidatos entre todas.
where-locked-set = Mira las casillas donde se cruzan { $box } y { $line }.
why-locked-set = { $in-cells-start } solo caben { $the-digit }: tantas cifras como casillas, así que se las reparten entre ellas. { $cells-count ->
    [2] Ambas
   *[other] Todas
} están a la vez { $in-line } y { $in-box }, y el resto de las dos unidades se queda sin esas cifras: quita { $result }.

## Deducciones directas
name-direct-pointing = Señalamiento directo
there-direct-pointing = Hay un bloque que señala a lo largo de una línea y así deja a otro bloque un solo sitio para la cifra.
where-direct-pointing = Mira { $base } y después { $house }.
why-direct-pointing = { $in-base-start }, el { $digit } solo cabe { $in-cells }, { $cells-count ->
    [2] ambas
   *[other] todas
} { $in-cover }. { $base-start } tiene su { $digit } en una de ellas, así que no va en ningún otro sitio { $of-cover }, y { $in-house } solo queda { $targets }. Por tanto, el { $digit } va { $in-targets }.

name-direct-claiming = Reclamación directa
there-direct-claiming = Hay una línea que reclama su cifra dentro de un bloque y así deja a una línea paralela un solo sitio para ella.
where-direct-claiming = Mira { $base } y después { $house }.
why-direct-claiming = { why-direct-pointing }

name-direct-hidden-pair = Par oculto directo
there-direct-hidden-pair = Hay dos cifras que necesitan las mismas dos casillas y así dejan a otra cifra un solo sitio.
name-direct-hidden-triple = Trío oculto directo
there-direct-hidden-triple = Hay tres cifras que necesitan las mismas tres casillas y así dejan a otra cifra un solo sitio.
where-direct-hidden-set = Mira { $house }.
why-direct-hidden-set = { $in-house-start }, { $the-set-digits } solo caben { $in-set }, y las ocupan por completo. Allí, al { $digit } solo le queda { $targets }. Por tanto, el { $digit } va { $in-targets }.

## Conjuntos desnudos y ocultos
name-naked-pair = Par desnudo
there-naked-pair = Hay un par desnudo: dos casillas de una fila, columna o bloque con los mismos dos candidatos.
name-naked-triple = Trío desnudo
there-naked-triple = Hay un trío desnudo: tres casillas de una fila, columna o bloque con solo tres cifras para todas ellas.
name-naked-quadruple = Cuarteto desnudo
there-naked-quadruple = Hay un cuarteto desnudo: cuatro casillas de una fila, columna o bloque con solo cuatro cifras para todas ellas.
where-naked-set = Mira { $house }.
why-naked-set = { $in-cells-start } solo caben { $the-digit }: tantas cifras como casillas, así que se las reparten entre ellas. El resto { $of-house } se queda sin esas cifras: quita { $result }.

name-hidden-pair = Par oculto
there-hidden-pair = Hay un par oculto: dos cifras que en una fila, columna o bloque solo caben en las mismas dos casillas.
name-hidden-triple = Trío oculto
there-hidden-triple = Hay un trío oculto: tres cifras que en una fila, columna o bloque solo caben en las mismas tres casillas.
name-hidden-quadruple = Cuarteto oculto
there-hidden-quadruple = Hay un cuarteto oculto: cuatro cifras que en una fila, columna o bloque solo caben en las mismas cuatro casillas.
where-hidden-set = Mira { $house }.
why-hidden-set = { $in-house-start }, { $the-digit } solo caben { $in-cells }: tantas casillas como cifras, así que las llenan por completo. Ahí no cabe nada más: quita { $result }.

## Peces
name-x-wing = X-Wing
there-x-wing = Hay un X-Wing: dos filas en las que una cifra solo cabe en las mismas dos columnas, o al revés.
name-swordfish = Swordfish
there-swordfish = Hay un Swordfish: tres filas en las que una cifra solo cabe en las mismas tres columnas, o al revés.
name-jellyfish = Jellyfish
there-jellyfish = Hay un Jellyfish: cuatro filas en las que una cifra solo cabe en las mismas cuatro columnas, o al revés.
name-squirmbag = Squirmbag
there-squirmbag = Hay un Squirmbag: cinco filas en las que una cifra solo cabe en las mismas cinco columnas, o al revés.
name-whale = Whale
there-whale = Hay un Whale: seis filas en las que una cifra solo cabe en las mismas seis columnas, o al revés.
name-leviathan = Leviathan
there-leviathan = Hay un Leviathan: siete filas en las que una cifra solo cabe en las mismas siete columnas, o al revés.
where-fish = Mira { $base }.
why-fish = { $in-base-start }, el { $digit } solo cabe { $in-cover }: { $in-cells }. Cada una { $of-base } necesita su { $digit }, y cada una { $of-cover } solo puede tener uno, así que todos los { $digit } { $of-cover } están en estas casillas. Ninguna otra casilla de ahí admite el { $digit }: quita { $result }.

name-finned-x-wing = X-Wing con aleta
there-finned-x-wing = Hay un X-Wing con aleta: un X-Wing salvo por unos candidatos de más, las aletas, en un solo bloque.
name-finned-swordfish = Swordfish con aleta
there-finned-swordfish = Hay un Swordfish con aleta: un Swordfish salvo por unos candidatos de más, las aletas, en un solo bloque.
name-finned-jellyfish = Jellyfish con aleta
there-finned-jellyfish = Hay un Jellyfish con aleta: un Jellyfish salvo por unos candidatos de más, las aletas, en un solo bloque.
name-finned-squirmbag = Squirmbag con aleta
there-finned-squirmbag = Hay un Squirmbag con aleta: un Squirmbag salvo por unos candidatos de más, las aletas, en un solo bloque.
name-finned-whale = Whale con aleta
there-finned-whale = Hay un Whale con aleta: un Whale salvo por unos candidatos de más, las aletas, en un solo bloque.
name-finned-leviathan = Leviathan con aleta
there-finned-leviathan = Hay un Leviathan con aleta: un Leviathan salvo por unos candidatos de más, las aletas, en un solo bloque.
where-finned-fish = Mira { $base }. Hay aletas que estropean el patrón, pero no para todas las casillas.
why-finned-fish = { $in-base-start }, el { $digit } solo cabe { $in-cover }, salvo { $fin-count ->
    [one] en un sitio de más, la aleta { $of-fin }. Si la aleta es falsa
   *[other] en unos sitios de más, las aletas { $of-fin }. Si todas las aletas son falsas
}, los { $digit } { $of-base } están { $in-cover } y no dejan lugar a otros: ninguna otra casilla { $of-cover } admite el { $digit }. { $fin-count ->
    [one] Si la aleta es cierta, no lo admite ninguna casilla que la vea.
   *[other] Si una aleta es cierta, no lo admite ninguna casilla que la vea.
} Un candidato descartado en los dos casos no puede ser cierto: quita { $result }.

name-sashimi-x-wing = X-Wing sashimi
there-sashimi-x-wing = Hay un X-Wing sashimi: un X-Wing con aleta al que le falta una esquina.
name-sashimi-swordfish = Swordfish sashimi
there-sashimi-swordfish = Hay un Swordfish sashimi: un Swordfish con aleta al que le falta una esquina.
name-sashimi-jellyfish = Jellyfish sashimi
there-sashimi-jellyfish = Hay un Jellyfish sashimi: un Jellyfish con aleta al que le falta una esquina.
name-sashimi-squirmbag = Squirmbag sashimi
there-sashimi-squirmbag = Hay un Squirmbag sashimi: un Squirmbag con aleta al que le falta una esquina.
name-sashimi-whale = Whale sashimi
there-sashimi-whale = Hay un Whale sashimi: un Whale con aleta al que le falta una esquina.
name-sashimi-leviathan = Leviathan sashimi
there-sashimi-leviathan = Hay un Leviathan sashimi: un Leviathan con aleta al que le falta una esquina.
where-sashimi-fish = Mira { $base }. Falta una esquina y a su lado hay una aleta.
why-sashimi-fish = { $in-base-start }, el { $digit } solo cabe { $in-cover }, salvo { $fin-count ->
    [one] en un sitio de más, la aleta { $of-fin }. Si la aleta es falsa
   *[other] en unos sitios de más, las aletas { $of-fin }. Si todas las aletas son falsas
}, los { $digit } { $of-base } están entre estas casillas, uno en cada una { $of-cover }: { $cells }. Así que ninguna otra casilla { $of-cover } admite el { $digit }. { $fin-count ->
    [one] Si la aleta es cierta, no lo admite ninguna casilla que la vea.
   *[other] Si una aleta es cierta, no lo admite ninguna casilla que la vea.
} Un candidato descartado en los dos casos no puede ser cierto: quita { $result }.

name-franken-x-wing = X-Wing Franken
there-franken-x-wing = Hay un X-Wing Franken: un X-Wing en el que algún bloque hace de fila o de columna.
name-franken-swordfish = Swordfish Franken
there-franken-swordfish = Hay un Swordfish Franken: un Swordfish en el que algún bloque hace de fila o de columna.
name-franken-jellyfish = Jellyfish Franken
there-franken-jellyfish = Hay un Jellyfish Franken: un Jellyfish en el que algún bloque hace de fila o de columna.
name-franken-squirmbag = Squirmbag Franken
there-franken-squirmbag = Hay un Squirmbag Franken: un Squirmbag en el que algún bloque hace de fila o de columna.
name-franken-whale = Whale Franken
there-franken-whale = Hay un Whale Franken: un Whale en el que algún bloque hace de fila o de columna.
name-franken-leviathan = Leviathan Franken
there-franken-leviathan = Hay un Leviathan Franken: un Leviathan en el que algún bloque hace de fila o de columna.
where-franken-fish = Mira { $base }. Aquí cuentan también los bloques.
why-franken-fish = { $in-base-start } hace falta un { $digit } por unidad, y allí solo cabe { $in-cells }, que están { $in-cover }. Como en cada una de estas unidades cabe un solo { $digit }, { $of-base } salen todos los { $digit } { $of-cover }, y ninguna casilla puede servir a dos de ellas. El resto de estas unidades pierde el { $digit }, y también las casillas donde se cruzan dos: quita { $result }.

name-finned-franken-x-wing = X-Wing Franken con aleta
there-finned-franken-x-wing = Hay un X-Wing Franken con aleta: un X-Wing con aletas en el que algún bloque hace de fila o de columna.
name-finned-franken-swordfish = Swordfish Franken con aleta
there-finned-franken-swordfish = Hay un Swordfish Franken con aleta: un Swordfish con aletas en el que algún bloque hace de fila o de columna.
name-finned-franken-jellyfish = Jellyfish Franken con aleta
there-finned-franken-jellyfish = Hay un Jellyfish Franken con aleta: un Jellyfish con aletas en el que algún bloque hace de fila o de columna.
name-finned-franken-squirmbag = Squirmbag Franken con aleta
there-finned-franken-squirmbag = Hay un Squirmbag Franken con aleta: un Squirmbag con aletas en el que algún bloque hace de fila o de columna.
name-finned-franken-whale = Whale Franken con aleta
there-finned-franken-whale = Hay un Whale Franken con aleta: un Whale con aletas en el que algún bloque hace de fila o de columna.
name-finned-franken-leviathan = Leviathan Franken con aleta
there-finned-franken-leviathan = Hay un Leviathan Franken con aleta: un Leviathan con aletas en el que algún bloque hace de fila o de columna.
where-finned-franken-fish = Mira { $base }. Aquí cuentan también los bloques. Hay aletas que estropean el patrón, pero no para todas las casillas.
why-finned-franken-fish = { $in-base-start } hace falta un { $digit } por unidad, y { $in-cover } no cabe más de uno por unidad. { $endo-fin-count ->
    [0] { $fin-count ->
        [one] Un sitio queda fuera { $of-cover }: la aleta { $of-fin }. Si la aleta es falsa
       *[other] Unos sitios quedan fuera { $of-cover }: las aletas { $of-fin }. Si todas las aletas son falsas
    }
    [one] { $fin-count ->
        [0] La endoaleta { $of-endo-fin } cuenta dos veces { $in-base }. Si es falsa
        [one] Un sitio queda fuera { $of-cover }: la aleta { $of-fin }; y la endoaleta { $of-endo-fin } cuenta dos veces { $in-base }. Si todas las aletas son falsas
       *[other] Unos sitios quedan fuera { $of-cover }: las aletas { $of-fin }; y la endoaleta { $of-endo-fin } cuenta dos veces { $in-base }. Si todas las aletas son falsas
    }
   *[other] { $fin-count ->
        [0] Las endoaletas { $of-endo-fin } cuentan dos veces { $in-base }. Si todas son falsas
        [one] Un sitio queda fuera { $of-cover }: la aleta { $of-fin }; y las endoaletas { $of-endo-fin } cuentan dos veces { $in-base }. Si todas las aletas son falsas
       *[other] Unos sitios quedan fuera { $of-cover }: las aletas { $of-fin }; y las endoaletas { $of-endo-fin } cuentan dos veces { $in-base }. Si todas las aletas son falsas
    }
}, { $of-base } salen todos los { $digit } { $of-cover }: el resto de estas unidades pierde el { $digit }, y también las casillas donde se cruzan dos. Si { $endo-fin-count ->
    [0] { $fin-count ->
        [one] la aleta
       *[other] una aleta
    }
   *[other] una aleta
} es cierta, no lo admite ninguna casilla que la vea. Un candidato descartado en los dos casos no puede ser cierto: quita { $result }.

name-mutant-x-wing = X-Wing mutante
there-mutant-x-wing = Hay un X-Wing mutante: dos unidades cualesquiera (filas, columnas o bloques) en las que una cifra solo cabe en otras dos.
name-mutant-swordfish = Swordfish mutante
there-mutant-swordfish = Hay un Swordfish mutante: tres unidades cualesquiera (filas, columnas o bloques) en las que una cifra solo cabe en otras tres.
name-mutant-jellyfish = Jellyfish mutante
there-mutant-jellyfish = Hay un Jellyfish mutante: cuatro unidades cualesquiera (filas, columnas o bloques) en las que una cifra solo cabe en otras cuatro.
name-mutant-squirmbag = Squirmbag mutante
there-mutant-squirmbag = Hay un Squirmbag mutante: cinco unidades cualesquiera (filas, columnas o bloques) en las que una cifra solo cabe en otras cinco.
name-mutant-whale = Whale mutante
there-mutant-whale = Hay un Whale mutante: seis unidades cualesquiera (filas, columnas o bloques) en las que una cifra solo cabe en otras seis.
name-mutant-leviathan = Leviathan mutante
there-mutant-leviathan = Hay un Leviathan mutante: siete unidades cualesquiera (filas, columnas o bloques) en las que una cifra solo cabe en otras siete.
where-mutant-fish = Mira { $base }. Cuentan filas, columnas y bloques.
why-mutant-fish = { why-franken-fish }

name-finned-mutant-x-wing = X-Wing mutante con aleta
there-finned-mutant-x-wing = Hay un X-Wing mutante con aleta: dos unidades cualesquiera (filas, columnas o bloques) en las que una cifra solo cabe en otras dos, salvo las aletas.
name-finned-mutant-swordfish = Swordfish mutante con aleta
there-finned-mutant-swordfish = Hay un Swordfish mutante con aleta: tres unidades cualesquiera (filas, columnas o bloques) en las que una cifra solo cabe en otras tres, salvo las aletas.
name-finned-mutant-jellyfish = Jellyfish mutante con aleta
there-finned-mutant-jellyfish = Hay un Jellyfish mutante con aleta: cuatro unidades cualesquiera (filas, columnas o bloques) en las que una cifra solo cabe en otras cuatro, salvo las aletas.
name-finned-mutant-squirmbag = Squirmbag mutante con aleta
there-finned-mutant-squirmbag = Hay un Squirmbag mutante con aleta: cinco unidades cualesquiera (filas, columnas o bloques) en las que una cifra solo cabe en otras cinco, salvo las aletas.
name-finned-mutant-whale = Whale mutante con aleta
there-finned-mutant-whale = Hay un Whale mutante con aleta: seis unidades cualesquiera (filas, columnas o bloques) en las que una cifra solo cabe en otras seis, salvo las aletas.
name-finned-mutant-leviathan = Leviathan mutante con aleta
there-finned-mutant-leviathan = Hay un Leviathan mutante con aleta: siete unidades cualesquiera (filas, columnas o bloques) en las que una cifra solo cabe en otras siete, salvo las aletas.
where-finned-mutant-fish = Mira { $base }. Cuentan filas, columnas y bloques. Hay aletas que estropean el patrón, pero no para todas las casillas.
why-finned-mutant-fish = { why-finned-franken-fish }

name-siamese-finned-x-wing = X-Wing siamés con aleta
there-siamese-finned-x-wing = Hay un X-Wing siamés con aleta: dos X-Wing con aletas en las mismas filas o columnas.
name-siamese-sashimi-x-wing = X-Wing sashimi siamés
there-siamese-sashimi-x-wing = Hay un X-Wing sashimi siamés: dos X-Wing con aletas en las mismas filas o columnas.
name-siamese-finned-franken-x-wing = X-Wing Franken siamés con aleta
there-siamese-finned-franken-x-wing = Hay un X-Wing Franken siamés con aleta: dos X-Wing con aletas en las mismas filas, columnas o bloques.
name-siamese-finned-mutant-x-wing = X-Wing mutante siamés con aleta
there-siamese-finned-mutant-x-wing = Hay un X-Wing mutante siamés con aleta: dos X-Wing con aletas en las mismas filas, columnas o bloques.
name-siamese-finned-swordfish = Swordfish siamés con aleta
there-siamese-finned-swordfish = Hay un Swordfish siamés con aleta: dos Swordfish con aletas en las mismas filas o columnas.
name-siamese-sashimi-swordfish = Swordfish sashimi siamés
there-siamese-sashimi-swordfish = Hay un Swordfish sashimi siamés: dos Swordfish con aletas en las mismas filas o columnas.
name-siamese-finned-franken-swordfish = Swordfish Franken siamés con aleta
there-siamese-finned-franken-swordfish = Hay un Swordfish Franken siamés con aleta: dos Swordfish con aletas en las mismas filas, columnas o bloques.
name-siamese-finned-mutant-swordfish = Swordfish mutante siamés con aleta
there-siamese-finned-mutant-swordfish = Hay un Swordfish mutante siamés con aleta: dos Swordfish con aletas en las mismas filas, columnas o bloques.
name-siamese-finned-jellyfish = Jellyfish siamés con aleta
there-siamese-finned-jellyfish = Hay un Jellyfish siamés con aleta: dos Jellyfish con aletas en las mismas filas o columnas.
name-siamese-sashimi-jellyfish = Jellyfish sashimi siamés
there-siamese-sashimi-jellyfish = Hay un Jellyfish sashimi siamés: dos Jellyfish con aletas en las mismas filas o columnas.
name-siamese-finned-franken-jellyfish = Jellyfish Franken siamés con aleta
there-siamese-finned-franken-jellyfish = Hay un Jellyfish Franken siamés con aleta: dos Jellyfish con aletas en las mismas filas, columnas o bloques.
name-siamese-finned-mutant-jellyfish = Jellyfish mutante siamés con aleta
there-siamese-finned-mutant-jellyfish = Hay un Jellyfish mutante siamés con aleta: dos Jellyfish con aletas en las mismas filas, columnas o bloques.
where-siamese-fish = Mira { $base }. Hay dos maneras de decir dónde cabe ahí cierta cifra.
why-siamese-fish = { $in-base-start } hace falta un { $digit } por unidad, y hay dos maneras de decir dónde cabe. Primera: solo { $in-cover }, salvo en { $endo-fin-count ->
    [0] { $fin-count ->
        [one] la aleta { $of-fin }
       *[other] las aletas { $of-fin }
    }
   *[other] estas aletas: { $fin-count ->
        [0] { $endo-fin }, que cuenta dos veces { $in-base }
       *[other] { $fin }, fuera, y { $endo-fin }, que cuenta dos veces { $in-base }
    }
}. Segunda: solo { $in-second-cover }, salvo en { $endo-fin-2-count ->
    [0] { $fin-2-count ->
        [one] la aleta { $of-fin-2 }
       *[other] las aletas { $of-fin-2 }
    }
   *[other] estas aletas: { $fin-2-count ->
        [0] { $endo-fin-2 }, que cuenta dos veces { $in-base }
       *[other] { $fin-2 }, fuera, y { $endo-fin-2 }, que cuenta dos veces { $in-base }
    }
}. De cada manera, si todas las aletas son falsas, { $of-base } salen todos los { $digit } de ahí, y ninguna otra casilla de ahí lo admite. Si una aleta es cierta, no lo admite ninguna casilla que la vea. Un candidato que una de las dos maneras descarta en ambos casos no puede ser cierto: quita { $result }.

## Patrones de una sola cifra
name-skyscraper = Skyscraper
there-skyscraper = Hay un Skyscraper: dos líneas paralelas, cada una con dos sitios para una cifra, y dos de esos sitios alineados.
where-skyscraper = Mira { $house } y { $house-2 }.
why-skyscraper = { $in-house-start }, el { $digit } solo tiene dos sitios, y { $in-house-2 } también. Un sitio de cada línea está { $in-line }: { $cells }. No pueden ser { $digit } los dos, y la línea que no lo tiene ahí lo tiene en su otro sitio. Así que al menos uno de los otros es { $digit }: { $pincer-or }. Ninguna casilla que vea ambos puede serlo: quita { $result }.

name-two-string-kite = Cometa de dos cuerdas
there-two-string-kite = Hay una cometa de dos cuerdas: una fila y una columna, cada una con dos sitios para una cifra, atadas en un bloque.
where-two-string-kite = Mira { $house } y { $house-2 }.
why-two-string-kite = { $in-house-start }, el { $digit } solo tiene dos sitios, y { $in-house-2 } también. Un extremo de cada cuerda está { $in-box }: { $cells }. No pueden ser { $digit } los dos, y la cuerda que no lo tiene ahí lo tiene en su otro extremo. Así que al menos uno de los extremos libres es { $digit }: { $pincer-or }. Ninguna casilla que vea ambos puede serlo: quita { $result }.

name-turbot-fish = Turbot Fish
there-turbot-fish = Hay un Turbot Fish: dos filas, columnas o bloques, cada uno con dos sitios para una cifra, y un sitio de uno ve un sitio del otro.
where-turbot-fish = Mira { $house } y { $house-2 }.
why-turbot-fish = { $in-house-start }, el { $digit } solo tiene dos sitios, y { $in-house-2 } también. Un sitio de cada unidad ve uno de la otra: { $cells }. No pueden ser { $digit } los dos, y donde uno no lo es, lo es el otro sitio de su unidad. Así que al menos uno de los otros es { $digit }: { $pincer-or }. Ninguna casilla que vea ambos puede serlo: quita { $result }.

name-empty-rectangle = Rectángulo vacío
there-empty-rectangle = Hay un rectángulo vacío: un bloque en el que una cifra solo cabe a lo largo de una fila y de una columna.
where-empty-rectangle = Mira { $box } y después { $house }.
why-empty-rectangle = { $in-box-start }, el { $digit } solo cabe { $in-line } o { $in-line-2 }. Si está { $in-line-2 }, { $targets } lo ve y no puede ser { $digit }. Si está { $in-line }, entonces { $in-house }, donde uno de sus dos sitios está también { $in-line }, solo queda { $pincer }, que ve igualmente { $targets }. En los dos casos, quita { $result }.

name-dual-two-string-kite = Cometa doble de dos cuerdas
there-dual-two-string-kite = Hay una cometa doble de dos cuerdas: dos cometas atadas en las mismas dos casillas de un bloque.
where-dual-two-string-kite = Mira { $cells } { $in-box }, y sus filas y columnas.
why-dual-two-string-kite = { $cells-start } comparten { $box }, así que no pueden llevar la misma cifra. Primero, el { $link-digit }: { $in-house } solo tiene dos sitios por línea, uno de ellos en estas casillas. Así que al menos uno de los otros dos, { $pincer-or }, es { $link-digit }. Segundo, el { $link-2-digit }: { $in-house-2 } solo tiene dos sitios por línea, uno de ellos en estas casillas. Así que al menos uno de los otros dos, { $pincer-2-or }, es { $link-2-digit }. Una casilla que ve los dos de una cifra no puede llevarla: quita { $result }.

name-dual-empty-rectangle = Rectángulo vacío doble
there-dual-empty-rectangle = Hay un rectángulo vacío doble: un bloque en el que una cifra forma dos rectángulos vacíos a la vez.
where-dual-empty-rectangle = Mira { $box } y después { $house } y { $house-2 }.
why-dual-empty-rectangle = { $in-box-start }, el { $digit } solo cabe { $in-cells }. Primero: si no está { $in-line-2 }, está { $in-line }, y entonces { $in-house } solo le queda { $pincer }; así que ninguna casilla { $of-line-2 } que vea { $pincer } puede ser { $digit }. Segundo: si no está { $in-line-4 }, está { $in-line-3 }, y entonces { $in-house-2 } solo le queda { $pincer-2 }; así que ninguna casilla { $of-line-4 } que vea { $pincer-2 } puede ser { $digit }. Por tanto, quita { $result }.

## Colores, pares remotos, plantillas
name-remote-pair = Par remoto
there-remote-pair = Hay un par remoto: una cadena de casillas que tienen todas las mismas dos cifras.
where-remote-pair = Mira { $cells }. Todas tienen los mismos dos candidatos.
why-remote-pair = { $chain-count ->
    [0] { $cells-start } solo pueden ser { $digit-or }. Dos que se ven son siempre distintas, así que una sola las decide todas.
   *[other] { $chain-start } solo pueden ser { $digit-or }. Forman una cadena: cada una ve la siguiente y es distinta de ella, así que las dos cifras se alternan.
} Por eso estas casillas siempre son distintas: { $pincer-all }. Una casilla que ve las dos de un par así no puede ser ninguna de las dos cifras: quita { $result }.

name-simple-colours-trap = Colores simples: trampa
there-simple-colours-trap = Hay una trampa de colores: enlaces fuertes (solo dos sitios para una cifra) en dos colores, y una casilla que ve ambos.
where-simple-colours-trap = Algunas filas, columnas y bloques solo tienen dos sitios para cierta cifra (enlaces fuertes). Coloréalos con dos colores alternos: { $first-colour } frente a { $second-colour }.
why-simple-colours-trap = Donde una fila, columna o bloque solo tiene dos sitios para el { $digit }, uno de los dos lo lleva y el otro no. Esos pares unen todas estas casillas: o bien el { $digit } va { $in-first-colour }, o bien va { $in-second-colour }. Una casilla que ve una de cada grupo ve un { $digit } en cualquier caso, así que no puede ser { $digit }: quita { $result }.

name-simple-colours-wrap = Colores simples: choque
there-simple-colours-wrap = Hay un choque de colores: enlaces fuertes (solo dos sitios para una cifra) en dos colores, y un color que se repite en una fila, columna o bloque.
where-simple-colours-wrap = Algunas filas, columnas y bloques solo tienen dos sitios para cierta cifra (enlaces fuertes). Coloréalos con dos colores alternos hasta { $house }.
why-simple-colours-wrap = Donde una fila, columna o bloque solo tiene dos sitios para el { $digit }, uno de los dos lo lleva y el otro no. Esos pares unen todas estas casillas: o bien el { $digit } va { $in-first-colour }, o bien va { $in-second-colour }. Pero lo primero pondría el { $digit } a la vez { $in-cells }, que comparten { $house }. Así que vale lo segundo, y el primer grupo pierde el { $digit }: quita { $result }.

name-multi-colours-1 = Colores múltiples 1
there-multi-colours-1 = Hay colores múltiples: dos grupos de enlaces fuertes (solo dos sitios para una cifra) que se ven entre sí.
where-multi-colours-1 = Algunas filas, columnas y bloques solo tienen dos sitios para cierta cifra (enlaces fuertes). Coloréalos con dos colores alternos: { $first-colour } frente a { $second-colour } y, aparte, { $third-colour } frente a { $fourth-colour }.
why-multi-colours-1 = Donde una fila, columna o bloque solo tiene dos sitios para el { $digit }, uno de los dos lo lleva y el otro no. Esos pares forman dos grupos: el { $digit } va { $in-first-colour } o, si no, { $in-second-colour }; y va { $in-third-colour } o, si no, { $in-fourth-colour }. { $clash-count ->
    [1] Pero no puede ir a la vez { $in-first-colour } y { $in-third-colour }, porque se ven. Así que va { $in-second-colour } o { $in-fourth-colour }, o en ambos sitios. Una casilla que ve una de cada no puede ser { $digit }: quita { $result }.
   *[other] Donde un color de un grupo ve un color del otro, no pueden ser ciertos los dos, así que lo es alguno de sus opuestos. Ninguna casilla que vea ambos opuestos puede ser { $digit }: quita { $result }.
}

name-multi-colours-2 = Colores múltiples 2
there-multi-colours-2 = Hay colores múltiples: un color que ve los dos colores de otro grupo de enlaces fuertes (solo dos sitios para una cifra).
where-multi-colours-2 = Algunas filas, columnas y bloques solo tienen dos sitios para cierta cifra (enlaces fuertes). Coloréalos con dos colores alternos: { $third-colour } frente a { $fourth-colour }. ¿Qué otros enlaces ven los dos colores?
why-multi-colours-2 = Donde una fila, columna o bloque solo tiene dos sitios para el { $digit }, uno de los dos lo lleva y el otro no. Esos pares forman dos grupos: el { $digit } va { $in-first-colour } o, si no, { $in-second-colour }; y va { $in-third-colour } o, si no, { $in-fourth-colour }. Pero si estuviera { $in-first-colour }, no podría estar ni { $in-third-colour } ni { $in-fourth-colour }, porque esas casillas ven alguna de cada color. Así que no está ahí: quita { $result }.

name-medusa-trap = Medusa 3D: trampa
there-medusa-trap = Hay una Medusa 3D: enlaces fuertes de varias cifras en dos colores, y un candidato que ambos colores descartan.
where-medusa-trap = Colorea enlaces fuertes con dos colores alternos a partir de { $pivot }: los dos candidatos de una casilla y los dos sitios de una cifra en una fila, columna o bloque.
why-medusa-trap = Sigue los enlaces fuertes: casillas con dos candidatos, y filas, columnas o bloques con dos sitios para una cifra. Dejan dos posibilidades: o bien { $first-colour-grouped }, o bien { $second-colour-grouped }. Un candidato queda descartado en ambos casos si en cada uno su casilla lleva otra cifra o ve la misma: quita { $result }.

name-medusa-wrap = Medusa 3D: choque
there-medusa-wrap = Hay una Medusa 3D: enlaces fuertes de varias cifras en dos colores, y un color que se contradice.
where-medusa-wrap = Colorea enlaces fuertes con dos colores alternos a partir de { $pivot }: los dos candidatos de una casilla y los dos sitios de una cifra en una fila, columna o bloque.
why-medusa-wrap = Sigue los enlaces fuertes: casillas con dos candidatos, y filas, columnas o bloques con dos sitios para una cifra. Dejan dos posibilidades: o bien { $first-colour-grouped }, o bien { $second-colour-grouped }. Pero la primera exigiría { $contradiction-each } a la vez, lo que es imposible. Así que vale la segunda, y con ella queda decidido todo enlace fuerte que sale de ahí. Quita { $result }.

name-medusa-empty-cell = Medusa 3D: casilla sin candidatos
there-medusa-empty-cell = Hay una Medusa 3D: enlaces fuertes de varias cifras en dos colores, y un color que dejaría una casilla sin candidatos.
where-medusa-empty-cell = Colorea enlaces fuertes con dos colores alternos a partir de { $pivot }: los dos candidatos de una casilla y los dos sitios de una cifra en una fila, columna o bloque. Después mira { $excluder }.
why-medusa-empty-cell = Sigue los enlaces fuertes: casillas con dos candidatos, y filas, columnas o bloques con dos sitios para una cifra. Dejan dos posibilidades: o bien { $first-colour-grouped }, o bien { $second-colour-grouped }. Pero la primera descartaría todos los candidatos { $of-excluder }. Así que vale la segunda, y con ella queda decidido todo enlace fuerte que sale de ahí. Quita { $result }.

name-template-set = Plantillas (colocación)
there-template-set = Hay una cifra que está en la misma casilla en todas las maneras de ponerla en el tablero.
where-template-set = Mira todo el tablero, cifra por cifra. ¿De cuántas maneras se puede poner una vez en cada fila, columna y bloque?
why-template-set = Piensa en todas las maneras de poner el { $digit } a la vez en cada fila, columna y bloque, sin usar las casillas que, por la misma razón, llevan seguro otra cifra. En todas ellas hay un { $digit } { $in-targets }. Por tanto, el { $digit } va { $in-targets }.

name-template-delete = Plantillas (eliminación)
there-template-delete = Hay una cifra con candidatos que no encajan en ninguna manera de ponerla en todo el tablero.
where-template-delete = Mira todo el tablero, cifra por cifra. ¿De cuántas maneras se puede poner una vez en cada fila, columna y bloque?
why-template-delete = Piensa en todas las maneras de poner el { $digit } a la vez en cada fila, columna y bloque, sin usar las casillas que, por la misma razón, llevan seguro otra cifra. Un candidato que no aparece en ninguna de ellas no puede ser cierto: quita { $result }.

## Alas
name-w-wing = W-Wing
there-w-wing = Hay un W-Wing: dos casillas con los mismos dos candidatos, unidas por un enlace fuerte (una fila, columna o bloque con solo dos sitios para una de las cifras).
where-w-wing = Mira { $pincer }, y también { $house }.
why-w-wing = Las pinzas, { $pincer }, solo pueden ser { $digit-or }. { $in-house-start }, el { $linked } solo cabe { $in-cells }, y cada una de estas casillas ve una de las pinzas. Así que al menos una de las pinzas no es { $linked }, y esa es { $target-digits }. Ninguna casilla que vea ambas puede ser { $target-digits }: quita { $result }.

name-xy-wing = XY-Wing
there-xy-wing = Hay un XY-Wing: una casilla con dos candidatos decide cuál de otras dos lleva cierta cifra.
where-xy-wing = Mira { $pivot } y las casillas con dos candidatos que ve.
why-xy-wing = { $pivot-start } es { $case-digits-or }. Si es { $case-digit }, { $case-cell } es { $target-digits }; si es { $case-2-digit }, { $case-2-cell } es { $target-digits }. En los dos casos, una casilla que ve las dos pinzas, { $pincer }, no puede ser { $target-digits }: quita { $result }.

name-xyz-wing = XYZ-Wing
there-xyz-wing = Hay un XYZ-Wing: de tres casillas, una con tres candidatos y dos con dos, alguna tiene que llevar cierta cifra.
where-xyz-wing = Mira { $pivot } y las casillas con dos candidatos que ve.
why-xyz-wing = { $pivot-start } es { $digit-or }. Si es { $case-digit }, { $case-cell } es { $target-digits }; si es { $case-2-digit }, { $case-2-cell } es { $target-digits }; y si no, es ella misma { $target-digits }. En todos los casos, una casilla que ve las tres no puede ser { $target-digits }: quita { $result }.

## Rectángulos únicos, bucles y BUG
deadly-pattern = Cada fila, columna y bloque tiene dos de estas casillas o ninguna, así que { $the-digit } podrían intercambiarse, y el sudoku tendría dos soluciones. Solo tiene una.

name-unique-rectangle-1 = Rectángulo único tipo 1
there-unique-rectangle-1 = Hay un rectángulo único: una sola esquina impide que cuatro casillas tengan dos soluciones.
where-unique-rectangle-1 = Mira el rectángulo { $of-cells }.
why-unique-rectangle-1 = { $in-floor-start } solo caben { $the-digit }. Si también { $roof } fuera { $digit-or }, en las cuatro esquinas no habría nada más. { deadly-pattern } Así que { $roof } lleva otra cifra: quita { $result }.

name-unique-rectangle-2 = Rectángulo único tipo 2
there-unique-rectangle-2 = Hay un rectángulo único: una cifra extra impide que cuatro casillas tengan dos soluciones.
where-unique-rectangle-2 = Mira el rectángulo { $of-cells }. ¿Qué más cabe { $in-roof }?
why-unique-rectangle-2 = { $in-floor-start } solo caben { $the-digit }, y { $in-roof }, además, solo el { $extra }. Sin él, en las cuatro esquinas no habría más que { $the-digit }. { deadly-pattern } Así que al menos una de ellas, { $roof-or }, es { $extra }, y ninguna casilla que vea ambas puede serlo: quita { $result }.

name-unique-rectangle-3 = Rectángulo único tipo 3
there-unique-rectangle-3 = Hay un rectángulo único cuyas cifras extra forman un conjunto con otras casillas.
where-unique-rectangle-3 = Mira el rectángulo { $of-cells } y después { $house }.
why-unique-rectangle-3 = { $in-floor-start } solo caben { $the-digit }. Si { $in-roof } tampoco hubiera otra cosa, en las cuatro esquinas no habría nada más. { deadly-pattern } Así que { $roof-or } lleva una cifra extra: { $extra-or }. Cuenta las dos como una sola casilla con esas cifras: junto con { $set }, se lleva { $the-set-digits } { $of-house }. Quita { $result }.

name-unique-rectangle-4 = Rectángulo único tipo 4
there-unique-rectangle-4 = Hay un rectángulo único con una cifra bloqueada en dos de sus esquinas.
where-unique-rectangle-4 = Mira el rectángulo { $of-cells } y después { $house }.
why-unique-rectangle-4 = { $in-floor-start } solo caben { $the-digit }. { $in-house-start }, el { $locked } solo cabe { $in-roof }, así que una de las dos es { $locked }. Si la otra fuera { $target-digits }, en las cuatro esquinas no habría más que { $the-digit }. { deadly-pattern } Así que ninguna es { $target-digits }: quita { $result }.

name-unique-rectangle-5 = Rectángulo único tipo 5
there-unique-rectangle-5 = Hay un rectángulo único: una cifra extra, repartida por más de un lado, impide que cuatro casillas tengan dos soluciones.
where-unique-rectangle-5 = Mira el rectángulo { $of-cells }. ¿Qué más cabe { $in-roof }?
why-unique-rectangle-5 = { $in-floor-start } solo caben { $the-digit }, y { $in-roof }, además, solo el { $extra }. Sin él, en las cuatro esquinas no habría más que { $the-digit }. { deadly-pattern } Así que al menos una de ellas, { $roof-or }, es { $extra }, y ninguna casilla { $roof-count ->
    [2] que vea ambas
   *[other] que las vea todas
} puede serlo: quita { $result }.

name-unique-rectangle-6 = Rectángulo único tipo 6
there-unique-rectangle-6 = Hay un rectángulo único con un X-Wing en sus esquinas.
where-unique-rectangle-6 = Mira el rectángulo { $of-cells } y después { $house }.
why-unique-rectangle-6 = { $in-floor-start } solo caben { $the-digit }. { $in-house-start }, el { $locked } solo cabe en las cuatro esquinas, así que ocupa dos opuestas en diagonal. Si fueran { $roof }, { $in-floor } quedaría la otra cifra, y en las cuatro esquinas no habría más que { $the-digit }. { deadly-pattern } Por tanto, el { $locked } va { $in-floor }: quita { $result }.

name-hidden-rectangle = Rectángulo oculto
there-hidden-rectangle = Hay un rectángulo oculto: los enlaces fuertes (solo dos sitios para una cifra) muestran lo que una esquina no puede ser.
where-hidden-rectangle = Mira el rectángulo { $of-cells } y después { $house }.
why-hidden-rectangle = { $in-floor-start } solo caben { $the-digit }. { $in-house-start }, el { $locked } solo cabe { $in-targets } y en las esquinas de al lado, { $pincer }. Si { $targets } fuera { $target-digits }, el { $locked } iría { $in-pincer }, y { $in-floor } quedaría el { $target-digits }. { deadly-pattern } Así que { $targets } no es { $target-digits }: quita { $result }.

name-avoidable-rectangle-1 = Rectángulo evitable tipo 1
there-avoidable-rectangle-1 = Hay un rectángulo evitable: tres cifras que no venían dadas y una cuarta que no debe completar el rectángulo.
where-avoidable-rectangle-1 = Mira el rectángulo { $of-cells }. Ninguna de sus cifras venía dada.
why-avoidable-rectangle-1 = { $in-floor-start } no hay más que { $the-digit }, y ninguna de esas cifras venía dada. Si { $roof } fuera { $target-digits }, en las cuatro esquinas no habría nada más. { deadly-pattern } Así que { $roof } no es { $target-digits }: quita { $result }.

name-avoidable-rectangle-2 = Rectángulo evitable tipo 2
there-avoidable-rectangle-2 = Hay un rectángulo evitable: dos cifras que no venían dadas y una cifra extra en las otras esquinas.
where-avoidable-rectangle-2 = Mira el rectángulo { $of-cells }. Ninguna de sus cifras venía dada. ¿Qué cabe { $in-roof }?
why-avoidable-rectangle-2 = { $in-floor-start } están { $the-digit }, y ninguna de esas cifras venía dada. Sin el { $extra } { $in-roof }, en las cuatro esquinas no habría más que { $the-digit }. { deadly-pattern } Así que al menos una de ellas, { $roof-or }, es { $extra }, y ninguna casilla que vea ambas puede serlo: quita { $result }.

name-unique-loop-1 = Bucle único tipo 1
there-unique-loop-1 = Hay un bucle único: una sola casilla impide que tenga dos soluciones.
where-unique-loop-1 = Mira el bucle { $of-cells }.
why-unique-loop-1 = { $in-floor-start } solo caben { $the-digit }. Si también { $roof } fuera { $digit-or }, en todo el bucle no habría nada más. { deadly-pattern } Así que { $roof } lleva otra cifra: quita { $result }.

name-unique-loop-2 = Bucle único tipo 2
there-unique-loop-2 = Hay un bucle único: una cifra extra impide que tenga dos soluciones.
where-unique-loop-2 = Mira el bucle { $of-cells }. ¿Qué más cabe { $in-roof }?
why-unique-loop-2 = { $in-floor-start } solo caben { $the-digit }, y { $in-roof }, además, solo el { $extra }. Sin él, en todo el bucle no habría más que { $the-digit }. { deadly-pattern } Así que al menos una de ellas, { $roof-or }, es { $extra }, y ninguna casilla { $roof-count ->
    [2] que vea ambas
   *[other] que las vea todas
} puede serlo: quita { $result }.

name-unique-loop-3 = Bucle único tipo 3
there-unique-loop-3 = Hay un bucle único cuyas cifras extra forman un conjunto con otras casillas.
where-unique-loop-3 = Mira el bucle { $of-cells } y después { $house }.
why-unique-loop-3 = { $in-floor-start } solo caben { $the-digit }. Si { $in-roof } tampoco hubiera otra cosa, en todo el bucle no habría nada más. { deadly-pattern } Así que { $roof-or } lleva una cifra extra: { $extra-or }. Cuenta las dos como una sola casilla con esas cifras: junto con { $set }, se lleva { $the-set-digits } { $of-house }. Quita { $result }.

name-unique-loop-4 = Bucle único tipo 4
there-unique-loop-4 = Hay un bucle único con una cifra bloqueada en dos de sus casillas.
where-unique-loop-4 = Mira el bucle { $of-cells } y después { $house }.
why-unique-loop-4 = { $in-floor-start } solo caben { $the-digit }. { $in-house-start }, el { $locked } solo cabe { $in-roof }, así que una de las dos es { $locked }. Si la otra fuera { $target-digits }, en todo el bucle no habría más que { $the-digit }. { deadly-pattern } Así que ninguna es { $target-digits }: quita { $result }.

name-bug-plus-one = BUG+1
there-bug-plus-one = Hay un BUG+1: una sola casilla impide que el tablero entero tenga dos soluciones.
where-bug-plus-one = Mira { $roof }: todas las demás casillas vacías tienen dos candidatos.
why-bug-plus-one = Sin { $the-extra } { $in-roof }, cada casilla vacía tendría dos candidatos, y cada cifra, dos sitios en cada fila, columna o bloque donde falta. Entonces todas las casillas podrían tomar su otro candidato, y el sudoku tendría dos soluciones. Solo tiene una. Así que { $roof } tiene que ser { $extra-or }: { $extra-count ->
    [one] pon
   *[other] quita
} { $result }.

name-bug-type-2 = BUG tipo 2
there-bug-type-2 = Hay un BUG: una sola cifra impide que el tablero entero tenga dos soluciones.
where-bug-type-2 = Mira { $roof }: todas las demás casillas vacías tienen dos candidatos.
why-bug-type-2 = Sin el { $extra } { $in-roof }, cada casilla vacía tendría dos candidatos, y cada cifra, dos sitios en cada fila, columna o bloque donde falta. Entonces todas las casillas podrían tomar su otro candidato, y el sudoku tendría dos soluciones. Solo tiene una. Así que al menos una de ellas, { $roof-or }, es { $extra }, y ninguna casilla { $roof-count ->
    [2] que vea ambas
   *[other] que las vea todas
} puede serlo: quita { $result }.

name-bug-type-3 = BUG tipo 3
there-bug-type-3 = Hay un BUG cuyas cifras extra forman un conjunto con otras casillas.
where-bug-type-3 = Mira { $roof } y después { $house }. Todas las demás casillas vacías tienen dos candidatos.
why-bug-type-3 = Sin los candidatos extra, { $surplus }, cada casilla vacía tendría dos candidatos, y cada cifra, dos sitios en cada fila, columna o bloque donde falta. Entonces todas las casillas podrían tomar su otro candidato, y el sudoku tendría dos soluciones. Solo tiene una. Así que al menos uno de los candidatos extra es cierto. Cuenta { $roof } como una sola casilla con las cifras { $extra }: junto con { $set }, se lleva { $the-set-digits } { $of-house }. Quita { $result }.

name-bug-type-4 = BUG tipo 4
there-bug-type-4 = Hay un BUG con una cifra bloqueada en dos casillas.
where-bug-type-4 = Mira { $roof } y después { $house }. Todas las demás casillas vacías tienen dos candidatos.
why-bug-type-4 = { $extra-count ->
    [one] Sin el { $extra } { $in-surplus }
   *[other] Sin los candidatos extra, { $surplus }
}, cada casilla vacía tendría dos candidatos, y cada cifra, dos sitios en cada fila, columna o bloque donde falta. Entonces todas las casillas podrían tomar su otro candidato, y el sudoku tendría dos soluciones. Solo tiene una. Así que { $roof-or } lleva { $extra-count ->
    [one] el { $extra }
   *[other] uno de los candidatos extra
}. La otra es { $locked }, que no tiene más sitios { $in-house }. Todo lo demás sobra en ambas: quita { $result }.

name-bug-plus-n = BUG+n
there-bug-plus-n = Hay un BUG: unos pocos candidatos impiden que el tablero entero tenga dos soluciones, y al menos uno de ellos es cierto.
where-bug-plus-n = Mira { $roof }: todas las demás casillas vacías tienen dos candidatos.
why-bug-plus-n = Sin los candidatos extra, { $surplus-grouped }, cada casilla vacía tendría dos candidatos, y cada cifra, dos sitios en cada fila, columna o bloque donde falta. Entonces todas las casillas podrían tomar su otro candidato, y el sudoku tendría dos soluciones. Solo tiene una. Así que al menos uno de los candidatos extra es cierto, y cada uno de ellos descarta { $ruled-out-each }: quita { $result }.

name-extended-rectangle-1 = Rectángulo único extendido tipo 1
there-extended-rectangle-1 = Hay un rectángulo único extendido: seis casillas con tres cifras, y una sola casilla impide que tengan dos soluciones.
where-extended-rectangle-1 = Mira el rectángulo de seis casillas { $cells }.
why-extended-rectangle-1 = Si { $roof } tuviera una de las cifras { $digit }, las casillas { $cells } no tendrían más que estas tres cifras, cada una una vez en cada una de las dos líneas de tres. Entonces las dos líneas podrían intercambiar sus cifras: cada fila, columna y bloque conservaría lo que tiene, y el sudoku tendría dos soluciones. Solo tiene una. Así que { $roof } tiene otra cifra. Quita { $result }.

name-extended-rectangle-2 = Rectángulo único extendido tipo 2
there-extended-rectangle-2 = Hay un rectángulo único extendido: seis casillas con tres cifras, y una cifra extra impide que tengan dos soluciones.
where-extended-rectangle-2 = Mira el rectángulo de seis casillas { $cells } y qué más puede ir { $in-roof }.
why-extended-rectangle-2 = Si ninguna de las casillas { $roof } fuera { $extra }, las casillas { $cells } no tendrían más que { $the-digit }, cada cifra una vez en cada una de las dos líneas de tres. Entonces las dos líneas podrían intercambiar sus cifras: cada fila, columna y bloque conservaría lo que tiene, y el sudoku tendría dos soluciones. Solo tiene una. Así que al menos una de ellas, { $roof-or }, es { $extra }, y ninguna casilla { $roof-count ->
    [2] que vea ambas
   *[other] que las vea todas
} puede serlo. Quita { $result }.

name-extended-rectangle-3 = Rectángulo único extendido tipo 3
there-extended-rectangle-3 = Hay un rectángulo único extendido, seis casillas con tres cifras, cuyas cifras extra forman un conjunto con otras casillas.
where-extended-rectangle-3 = Mira el rectángulo de seis casillas { $cells } y después { $house }.
why-extended-rectangle-3 = Si las casillas { $cells } no tuvieran más que { $the-digit }, las dos líneas de tres podrían intercambiar sus cifras: cada fila, columna y bloque conservaría lo que tiene, y el sudoku tendría dos soluciones. Solo tiene una. Así que al menos una de ellas, { $roof-or }, lleva una cifra extra: { $extra-or }. Cuenta { $roof } como una sola casilla con esas cifras: junto con { $set }, se lleva { $the-set-digits } { $of-house }. Quita { $result }.

name-extended-rectangle-4 = Rectángulo único extendido tipo 4
there-extended-rectangle-4 = Hay un rectángulo único extendido, seis casillas con tres cifras, con una de ellas bloqueada en dos de sus casillas.
where-extended-rectangle-4 = Mira el rectángulo de seis casillas { $cells } y después { $house }.
why-extended-rectangle-4 = { $in-house-start }, el { $locked } solo cabe { $in-roof }, así que una de ellas es { $locked }. Si la otra no tuviera ninguna cifra extra ({ $extra-or }), las casillas { $cells } no tendrían más que { $the-digit }, y las dos líneas de tres podrían intercambiar sus cifras: cada fila, columna y bloque conservaría lo que tiene, y el sudoku tendría dos soluciones. Solo tiene una. Así que la otra lleva una cifra extra: quita { $result }.

name-bug-lite-1 = BUG-Lite tipo 1
there-bug-lite-1 = Hay un BUG-Lite: casillas en las que cada cifra tiene dos sitios, y una sola casilla impide que tengan dos soluciones.
where-bug-lite-1 = Mira { $cells }.
why-bug-lite-1 = Sin los candidatos extra, { $surplus-grouped }, las casillas { $cells } tendrían dos candidatos cada una, y cada cifra tendría entre ellas dos sitios en cada fila, columna o bloque, o ninguno. Entonces cada una de estas casillas podría tomar su otro candidato, y el sudoku tendría dos soluciones. Solo tiene una. Así que { $roof } tiene que ser { $extra-or }. Quita { $result }.

name-bug-lite-2 = BUG-Lite tipo 2
there-bug-lite-2 = Hay un BUG-Lite: casillas en las que cada cifra tiene dos sitios, y una cifra extra impide que tengan dos soluciones.
where-bug-lite-2 = Mira { $cells } y qué más puede ir { $in-roof }.
why-bug-lite-2 = Sin el { $extra } { $in-roof }, las casillas { $cells } tendrían dos candidatos cada una, y cada cifra tendría entre ellas dos sitios en cada fila, columna o bloque, o ninguno. Entonces cada una de estas casillas podría tomar su otro candidato, y el sudoku tendría dos soluciones. Solo tiene una. Así que al menos una de ellas, { $roof-or }, es { $extra }, y ninguna casilla { $roof-count ->
    [2] que vea ambas
   *[other] que las vea todas
} puede serlo. Quita { $result }.

name-bug-lite-4 = BUG-Lite tipo 4
there-bug-lite-4 = Hay un BUG-Lite: casillas en las que cada cifra tiene dos sitios, y una cifra bloqueada en dos de ellas.
where-bug-lite-4 = Mira { $cells } y después { $house }.
why-bug-lite-4 = { $in-house-start }, el { $locked } solo cabe { $in-roof }, así que una de ellas es { $locked }. Sin los candidatos extra, { $surplus-grouped }, las casillas { $cells } tendrían dos candidatos cada una, y cada cifra tendría entre ellas dos sitios en cada fila, columna o bloque, o ninguno. Entonces cada una de estas casillas podría tomar su otro candidato, y el sudoku tendría dos soluciones. Solo tiene una. Así que la otra casilla tiene uno de sus candidatos extra. Quita { $result }.

name-unique-polygon-1 = Patrón mortal de Borescoper tipo 1
there-unique-polygon-1 = Hay un polígono único: siete casillas con tres cifras u ocho con cuatro, y una sola casilla impide que tengan dos soluciones.
where-unique-polygon-1 = Mira { $cells }.
why-unique-polygon-1 = Si { $roof } tuviera una de las cifras { $digit }, las casillas { $cells } no tendrían más que estas cifras. Las lleven como las lleven, las cifras podrían cambiar de sitio entre estas casillas: cada fila, columna y bloque conservaría lo que tiene, y el sudoku tendría dos soluciones. Solo tiene una. Así que { $roof } tiene otra cifra. Quita { $result }.

name-unique-polygon-2 = Patrón mortal de Borescoper tipo 2
there-unique-polygon-2 = Hay un polígono único: siete casillas con tres cifras u ocho con cuatro, y una cifra extra impide que tengan dos soluciones.
where-unique-polygon-2 = Mira { $cells } y qué más puede ir { $in-roof }.
why-unique-polygon-2 = Si ninguna de las casillas { $roof } fuera { $extra }, las casillas { $cells } no tendrían más que { $the-digit }. Las lleven como las lleven, las cifras podrían cambiar de sitio entre estas casillas: cada fila, columna y bloque conservaría lo que tiene, y el sudoku tendría dos soluciones. Solo tiene una. Así que al menos una de ellas, { $roof-or }, es { $extra }, y ninguna casilla { $roof-count ->
    [2] que vea ambas
   *[other] que las vea todas
} puede serlo. Quita { $result }.

name-unique-polygon-3 = Patrón mortal de Borescoper tipo 3
there-unique-polygon-3 = Hay un polígono único, siete casillas con tres cifras u ocho con cuatro, cuyas cifras extra forman un conjunto con otras casillas.
where-unique-polygon-3 = Mira { $cells } y después { $house }.
why-unique-polygon-3 = Si las casillas { $cells } no tuvieran más que { $the-digit }, las cifras podrían cambiar de sitio entre estas casillas: cada fila, columna y bloque conservaría lo que tiene, y el sudoku tendría dos soluciones. Solo tiene una. Así que al menos una de ellas, { $roof-or }, lleva una cifra extra: { $extra-or }. Cuenta { $roof } como una sola casilla con esas cifras: junto con { $set }, se lleva { $the-set-digits } { $of-house }. Quita { $result }.

name-unique-polygon-4 = Patrón mortal de Borescoper tipo 4
there-unique-polygon-4 = Hay un polígono único, siete casillas con tres cifras u ocho con cuatro, con una de ellas bloqueada en dos de sus casillas.
where-unique-polygon-4 = Mira { $cells } y después { $house }.
why-unique-polygon-4 = { $in-house-start }, el { $locked } solo cabe { $in-roof }, así que una de ellas es { $locked }. Si la otra no tuviera ninguna cifra extra ({ $extra-or }), las casillas { $cells } no tendrían más que { $the-digit }, y las cifras podrían cambiar de sitio entre estas casillas: cada fila, columna y bloque conservaría lo que tiene, y el sudoku tendría dos soluciones. Solo tiene una. Así que la otra lleva una cifra extra: quita { $result }.

name-qiu-deadly-pattern-1 = Patrón mortal de Qiu tipo 1
there-qiu-deadly-pattern-1 = Hay un patrón mortal de Qiu: dos líneas casi sin cifras dadas, y dos casillas transversales que no pueden ser un par.
where-qiu-deadly-pattern-1 = Mira { $line } y también { $cells }.
why-qiu-deadly-pattern-1 = De las nueve líneas que cruzan { $line }, solo una tiene cifras dadas allí. Y en su bloque, { $the-digit } solo caben { $in-base-cells }. Supón que { $cells } llevaran { $the-digit }. Intercambia estas dos cifras allí y { $in-base-cells }. Entonces las demás cifras { $of-line } se pueden volver a ordenar intercambiando cada vez las dos que están una junto a otra: cada fila, columna y bloque conserva lo que tiene, y el sudoku tendría dos soluciones. Solo tiene una. Así que { $roof } tiene otra cifra. Quita { $result }.

name-qiu-deadly-pattern-2 = Patrón mortal de Qiu tipo 2
there-qiu-deadly-pattern-2 = Hay un patrón mortal de Qiu: dos líneas casi sin cifras dadas, y dos casillas transversales en las que tiene que ir una cifra extra.
where-qiu-deadly-pattern-2 = Mira { $line } y qué puede ir { $in-cells }.
why-qiu-deadly-pattern-2 = De las nueve líneas que cruzan { $line }, solo una tiene cifras dadas allí. Y en su bloque, { $the-digit } solo caben { $in-base-cells }. Supón que { $cells } llevaran { $the-digit }. Intercambia estas dos cifras allí y { $in-base-cells }. Entonces las demás cifras { $of-line } se pueden volver a ordenar intercambiando cada vez las dos que están una junto a otra: cada fila, columna y bloque conserva lo que tiene, y el sudoku tendría dos soluciones. Solo tiene una. Así que al menos una de ellas, { $roof-or }, es { $extra }, y ninguna casilla { $roof-count ->
    [2] que vea ambas
   *[other] que las vea todas
} puede serlo. Quita { $result }.

name-qiu-deadly-pattern-4 = Patrón mortal de Qiu tipo 4
there-qiu-deadly-pattern-4 = Hay un patrón mortal de Qiu: dos líneas casi sin cifras dadas, y dos casillas transversales con una cifra bloqueada en ellas.
where-qiu-deadly-pattern-4 = Mira { $line } y después { $house }.
why-qiu-deadly-pattern-4 = { $in-house-start }, el { $locked } solo cabe { $in-roof }, así que una de ellas es { $locked }. De las nueve líneas que cruzan { $line }, solo una tiene cifras dadas allí. Y en su bloque, { $the-digit } solo caben { $in-base-cells }. Supón que { $cells } llevaran { $the-digit }. Intercambia estas dos cifras allí y { $in-base-cells }. Entonces las demás cifras { $of-line } se pueden volver a ordenar intercambiando cada vez las dos que están una junto a otra: cada fila, columna y bloque conserva lo que tiene, y el sudoku tendría dos soluciones. Solo tiene una. Así que la otra lleva una cifra extra, { $extra-or }. Quita { $result }.

name-reverse-bug = BUG inverso
there-reverse-bug = Hay un BUG inverso: dos cifras que no pueden quedar completas allí donde están colocadas hasta ahora.
where-reverse-bug = Mira { $cells }: ninguna otra casilla tiene todavía una de estas dos cifras.
why-reverse-bug = Hasta ahora, { $the-digit } solo están { $in-cells }. Si { $targets } fuera { $linked }, cada fila, columna y bloque que tiene una de estas cifras tendría las dos. Entonces todas las demás filas, columnas y bloques tendrían las dos en casillas aún vacías, y allí se podrían intercambiar: el sudoku tendría dos soluciones. Solo tiene una. Quita { $result }.

name-symmetrical-placement = Colocación simétrica
there-symmetrical-placement = Las cifras dadas son simétricas, y por eso la solución también.
where-symmetrical-placement = Mira las cifras dadas. ¿Qué les pasa si { $axis-count ->
    [one] das media vuelta al tablero alrededor { $of-axis }
   *[other] reflejas el tablero en la diagonal { $axis }
}?
why-symmetrical-placement = { $axis-count ->
    [one] Da media vuelta al tablero alrededor { $of-axis }
   *[other] Refleja el tablero en la diagonal { $axis }
} e intercambia cifras: { $linked-all }. Las cifras dadas quedan como estaban. Entonces también la solución queda como estaba, porque solo hay una: cada casilla y su imagen tienen una cifra y la que se intercambia con ella, y las casillas que no se mueven solo pueden ser { $extra-or }. { $placed-count ->
    [0] Quita
   *[other] Pon
} { $result }.

## Sue de Coq y exclusión
name-sue-de-coq = Sue de Coq
there-sue-de-coq = Hay un Sue de Coq: las casillas donde se cruzan una línea y un bloque se reparten sus cifras con casillas de ambos.
where-sue-de-coq = Mira { $cells }, donde se cruzan { $line } y { $box }.
why-sue-de-coq = Donde se cruzan { $line } y { $box }, { $cells } solo admiten { $the-cells-digits }. En el resto { $of-line }, { $line-set } solo { $line-set-count ->
    [one] admite
   *[other] admiten
} { $the-line-set-digits }; en el resto { $of-box }, { $box-set } solo { $box-set-count ->
    [one] admite
   *[other] admiten
} { $the-box-set-digits }. Ninguna cifra puede estar ahí dos veces, y hay tantas cifras como casillas, así que todas están ahí: las de { $line-set }, { $in-line }; las de { $box-set }, { $in-box }; y las demás, en el cruce. Quita { $result }.

name-aligned-pair-exclusion = Exclusión de par alineado
there-aligned-pair-exclusion = Hay una exclusión de par alineado: dos casillas que no pueden quitarle a otra sus dos cifras.
where-aligned-pair-exclusion = Mira { $cells }, y también { $excluder }. ¿Qué pares de cifras caben juntos en las dos primeras?
why-aligned-pair-exclusion = Prueba cada par de cifras { $in-cells }. Falla si pone una cifra dos veces en una fila, columna o bloque. También falla si le quita las dos cifras a una casilla que ve ambas: { $set-each-or }. Ninguno de los pares que quedan tiene { $ruled-out-each }: quita { $result }.

name-aligned-triplet-exclusion = Exclusión de trío alineado
there-aligned-triplet-exclusion = Hay una exclusión de trío alineado: tres casillas que no pueden quitarle a otra todas sus cifras.
where-aligned-triplet-exclusion = Mira { $cells }, y también { $excluder }. ¿Qué cifras caben juntas en las tres primeras?
why-aligned-triplet-exclusion = Prueba cada combinación de cifras { $in-cells }. Falla si pone una cifra dos veces en una fila, columna o bloque. También falla si le quita todas las cifras a una casilla que ve las tres: { $set-each-or }. Ninguna de las combinaciones que quedan tiene { $ruled-out-each }: quita { $result }.

## Exocets, bucles, Fireworks y el Tridagon
name-firework-triple = Trío Firework
there-firework-triple = Hay un trío Firework: una fila y una columna que se cruzan en un bloque y que, fuera de él, solo dejan a tres cifras las mismas dos casillas.
where-firework = Mira { $line }, que se cruzan { $in-pivot }. ¿Qué cifras apenas tienen sitio ahí fuera { $of-box }?
why-firework = { $line-start } se cruzan { $in-pivot }. Fuera { $of-box }, los únicos sitios que dejan para { $the-digit } están entre estos: { $cells }. Toma una de esas cifras. Si no está en ninguna de sus dos casillas de fuera, las dos líneas la tienen dentro del bloque, y eso solo es posible donde se cruzan. Así que cada una de las tres cifras va en una de esas tres casillas, y ahí no cabe nada más. Además, dentro del bloque solo pueden ir en las dos líneas. Quita { $result }.

name-firework-quadruple = Cuarteto Firework
there-firework-quadruple = Hay un cuarteto Firework: dos pares de cifras, cada uno con su cruce de fila y columna, que llenan entre los dos cuatro casillas.
where-firework-quadruple = { $pivot-all-count ->
    [1] Mira { $line }, que se cruzan { $in-pivot }. ¿Qué cifras apenas tienen sitio ahí fuera { $of-box }?
   *[other] Mira { $line }, que se cruzan { $in-pivot }, y también { $line-2 }, que se cruzan { $in-pivot-2 }. ¿Qué cifras apenas tienen sitio ahí fuera { $of-box } y { $of-box-2 }?
}
why-firework-quadruple = { $pivot-all-count ->
    [1] { $line-start } se cruzan { $in-pivot }. Fuera { $of-box }, los únicos sitios que dejan para { $the-set-digits } están entre estos: { $set }. Los únicos que dejan para { $the-set-2-digits } están entre estos: { $set-2 }.
   *[other] Fuera { $of-box }, los únicos sitios que { $line } dejan para { $the-set-digits } están entre estos: { $set }. Fuera { $of-box-2 }, los únicos que { $line-2 } dejan para { $the-set-2-digits } están entre estos: { $set-2 }.
} Toma una de esas cifras. Si no está en ninguna de sus dos casillas de fuera, sus dos líneas la tienen dentro del bloque, y eso solo es posible donde se cruzan. Así que { $the-set-digits } van en dos de las tres primeras casillas, y { $the-set-2-digits }, en dos de las tres últimas. Son cuatro cifras, y llenan estas cuatro casillas: { $cells }. { $pivot-all-count ->
    [1] Además, dentro del bloque solo pueden ir en las dos líneas.
   *[other] Además, dentro de los dos bloques solo pueden ir en las líneas que se cruzan.
} Quita { $result }.

name-sk-loop = SK-Loop
there-sk-loop = Hay un SK-Loop: un anillo de dieciséis casillas con las cifras justas para llenarlas.
where-sk-loop = Mira las casillas { $of-line } que están { $in-box }, menos las de los cruces. ¿Cuántas veces puede aparecer ahí cada cifra?
why-sk-loop = Estas casillas forman un anillo de pares: { $cells }. Cada par comparte una línea con un vecino y un bloque con el otro, y dos vecinos no repiten ninguna cifra. Cuenta cuántas veces cabe cada cifra en el anillo como máximo: en total salen { $cells-count }, tantas como casillas. Así que cada cifra tiene que estar ahí todas las veces que cabe. Un candidato que deja a su cifra menos sitio en el anillo es falso: quita { $result }.

name-junior-exocet = Junior Exocet
there-junior-exocet = Hay un Junior Exocet: dos casillas de un bloque que dicen qué cifras van en dos casillas de los bloques vecinos.
where-exocet = Mira { $base-cells }, y también { $cross-line }.
why-exocet = Toma una de las dos cifras { $of-base-cells }. En el resto { $of-line } y { $of-box } ya no puede ir, pero { $cross-line } la necesitan, una vez cada una. Sin contar { $target-cells }, esa cifra solo tiene sitio en dos de estas líneas como mucho, así que { $target-cells-or } la lleva. Esto vale para las dos cifras, así que { $target-cells } llevan las mismas dos que { $base-cells }. Prueba ahora qué dos de las cifras { $digit } pueden ser. Lo que no permite ninguno de esos pares es falso: quita { $result }.

name-senior-exocet = Senior Exocet
there-senior-exocet = Hay un Senior Exocet: dos casillas de un bloque que dicen qué cifras van en dos casillas lejanas.

name-double-exocet = Doble Exocet
there-double-exocet = Hay un doble Exocet: dos Exocets con las mismas cifras, que juntos dicen más que por separado.
where-double-exocet = Mira { $base-cells }, después { $base-cells-2 }, y también { $cross-line }.
why-double-exocet = Toma una de las dos cifras { $of-base-cells }. En el resto de su línea y de su bloque ya no puede ir, pero { $cross-line } la necesitan, una vez cada una. Sin contar { $target-cells }, esa cifra solo tiene sitio en dos de estas líneas como mucho, así que { $target-cells-or } la lleva. Esto vale para las dos cifras, así que { $target-cells } llevan las mismas dos que { $base-cells }. Del mismo modo, { $target-cells-2 } llevan las mismas dos que { $base-cells-2 }. Prueba ahora qué dos de las cifras { $digit } puede ser el primer par, y cuáles el segundo. Lo que no está en ninguna combinación de dos pares que puedan ser ciertos a la vez es falso: quita { $result }.

name-msls = Conjunto bloqueado multisector (MSLS)
there-msls = Hay un conjunto bloqueado multisector: filas y columnas que se cruzan en tantas casillas como pueden llenar sus cifras.
where-msls = Mira las { $cells-count } casillas vacías donde se cruzan { $house } y { $house-2 }. ¿Cuántas veces puede aparecer ahí cada cifra?
why-msls = { $house-start } y { $house-2 } se cruzan en { $cells-count } casillas vacías. Ahí, una cifra puede estar una vez por fila y una vez por columna. Cuenta cuántas veces cabe cada cifra como máximo: en total salen { $cells-count }, tantas como casillas. Así que cada cifra tiene que estar ahí todas las veces que cabe. Un candidato que le deja a su cifra menos sitio es falso: quita { $result }.

name-tridagon = Tridagon
there-tridagon = Hay un Tridagon: tres cifras que no pueden llenar doce casillas de cuatro bloques.
where-tridagon = Mira { $box }. ¿Podrían tres cifras llenar tres casillas de cada bloque, una en cada fila y columna?
why-tridagon = { $in-box-start } hay tres de estas casillas por bloque, una en cada fila y columna: { $cells }. ¿Podrían llenarlas todas { $the-digit }? De un bloque al siguiente las tres cifras cambian de sitio, así que giran en un mismo sentido. Tras los cuatro bloques no vuelven a donde empezaron, así que ellas solas no pueden llenar estas casillas. { $roof-count ->
    [one] Solo { $roof } admite otra cifra: { $extra-or }. { $extra-count ->
        [one] Por tanto, el { $extra } va { $in-roof }.
       *[other] Así que no es ninguna de las tres: quita { $result }.
    }
    [2] Así que al menos una de { $roof } es { $extra }, la única cifra distinta que cabe ahí, y ninguna casilla que vea ambas puede serlo. Quita { $result }.
   *[other] Así que al menos una de { $roof } es { $extra }, la única cifra distinta que cabe ahí, y ninguna casilla { $roof-count ->
        [2] que vea ambas
       *[other] que las vea todas
    } puede serlo. Quita { $result }.
}

## Conjuntos casi bloqueados y conjuntos doblados
name-als-xz = ALS-XZ
there-als-xz = Hay dos conjuntos casi bloqueados, es decir, grupos con una cifra más que casillas, unidos por una cifra.
where-als-xz = Mira estos dos grupos de casillas: A ({ $set }) y B ({ $set-2 }).
why-als-xz = Dos grupos tienen una cifra más que casillas: A ({ $set }), con { $the-set-digits }; y B ({ $set-2 }), con { $the-set-2-digits }. { $linked-count ->
    [one] Todos los sitios del { $linked } en A ven todos los que tiene en B, así que solo uno de los dos puede llevarlo. El grupo que se queda sin el { $linked } tiene que llevar todas sus demás cifras. Por tanto, { $target-digits-count ->
        [one] el { $target-digits } está en al menos uno de los grupos, y ninguna casilla que vea todos sus sitios en ambos puede llevarlo
       *[other] cada una de las cifras { $target-digits } está en al menos uno de los grupos, y ninguna casilla que vea todos sus sitios en ambos puede llevarla
    }: quita { $result }.
   *[other] Para cada una de las cifras { $linked }, todos los sitios de A ven todos los de B, así que solo uno de los dos puede llevarla. Pero a ningún grupo le pueden faltar dos de sus cifras: uno toma la primera, el otro toma la segunda, y los dos llevan todas sus demás cifras. Una casilla que ve todos los sitios de una de esas cifras no puede llevarla: quita { $result }.
}

name-als-xy-wing = ALS-XY-Wing
there-als-xy-wing = Hay un ALS-XY-Wing: dos conjuntos casi bloqueados, es decir, grupos con una cifra más que casillas, unidos por medio de un tercero.
where-als-xy-wing = Mira estos grupos de casillas: A ({ $set }), B ({ $set-2 }) y C ({ $set-3 }).
why-als-xy-wing = Tres grupos tienen una cifra más que casillas: A ({ $set }), con { $the-set-digits }; B ({ $set-2 }), con { $the-set-2-digits }; y C ({ $set-3 }), con { $the-set-3-digits }. De A y B, solo uno puede llevar el { $linked }, porque todos sus sitios ahí se ven; de B y C, solo uno puede llevar el { $linked-2 }. Al grupo B solo le puede faltar una de esas dos cifras. Así que al grupo A le falta el { $linked } o al grupo C le falta el { $linked-2 }, y ese grupo tiene que llevar todas sus demás cifras. { $digit-count ->
    [one] Por tanto, el { $digit } está en A, en C o en ambos, y ninguna casilla que vea todos sus sitios en ambos puede llevarlo
   *[other] Por tanto, cada una de las cifras { $digit } está en A, en C o en ambos, y ninguna casilla que vea todos sus sitios en ambos puede llevarla
}: quita { $result }.

name-twinned-xy-chains = Cadenas XY gemelas
there-twinned-xy-chains = Hay cadenas XY gemelas: seis casillas donde dos líneas cruzan otras tres, con seis cifras entre todas.
where-twinned-xy-chains = Mira { $cells }.
why-twinned-xy-chains = { $cells-start } solo pueden llevar { $the-digit }: seis casillas y seis cifras. Entre estas casillas, todos los sitios de una cifra se ven entre sí, así que ninguna cifra está dos veces. Por tanto, cada una está exactamente una vez, y una casilla que vea todos sus sitios no puede llevarla. Quita { $result }.

name-als-chain = Cadena de ALS
there-als-chain = Hay una cadena de conjuntos casi bloqueados: grupos con una cifra más que casillas, cada uno unido al siguiente.
where-als-chain = Mira estos dos grupos de casillas, los primeros de una cadena: A ({ $set }) y B ({ $set-2 }).
why-als-chain = { $digit-count ->
    [1] { why-aic }
   *[other] { $shape ->
        [proof] { $one-start }: la cadena muestra que no puede ser de otro modo.
       *[choice] O bien { $one }, o bien { $other }.
    }
}
end-als-chain = { $shape ->
    [proof] Así que { $one } en cualquier caso.
   *[choice] Así que al menos uno de los dos es cierto.
} { $digit-count ->
    [1] Quita { $result }.
   *[other] Lo mismo vale para cada una de las cifras { $digit }, y ninguna casilla que vea todos sus sitios en el primer grupo y en el último puede llevarla. Quita { $result }.
}

name-death-blossom = Death Blossom
there-death-blossom = Hay un Death Blossom: una casilla y, para cada uno de sus candidatos, un grupo con una cifra más que casillas.
where-death-blossom = Mira { $pivot } y los grupos de casillas que tiene alrededor.
why-death-blossom = { $pivot-start } es { $linked-or }. { $petals } { $digit-count ->
    [one] Así que el { $digit } está siempre en al menos uno de esos grupos, y ninguna casilla que vea todos sus sitios en ellos puede llevarlo
   *[other] Así que cada una de las cifras { $digit } está siempre en al menos uno de esos grupos, y ninguna casilla que vea todos sus sitios en ellos puede llevarla
}: quita { $result }.

name-wxyz-wing = WXYZ-Wing
there-wxyz-wing = Hay un WXYZ-Wing: cuatro casillas con cuatro cifras, de las que solo una puede estar ahí más de una vez.
name-vwxyz-wing = VWXYZ-Wing
there-vwxyz-wing = Hay un VWXYZ-Wing: cinco casillas con cinco cifras, de las que solo una puede estar ahí más de una vez.
name-uvwxyz-wing = UVWXYZ-Wing
there-uvwxyz-wing = Hay un UVWXYZ-Wing: seis casillas con seis cifras, de las que solo una puede estar ahí más de una vez.
where-bent-set = Mira { $cells }. ¿Cuál de sus cifras puede estar ahí más de una vez?
why-bent-set = { $in-cells-start } solo caben { $the-digit }: tantas cifras como casillas. Todas menos el { $target-digits } pueden estar ahí una sola vez, porque los sitios de cada una se ven entre sí. Sin el { $target-digits } faltarían cifras para todas las casillas. Por tanto, al menos una de ellas, { $pincer-or }, es { $target-digits }, y ninguna casilla { $pincer-count ->
    [2] que vea ambas
   *[other] que las vea todas
} puede serlo: quita { $result }.

## Kraken Fish
name-kraken-fish-1 = Kraken Fish tipo 1
there-kraken-fish-1 = Hay un Kraken Fish: un pez, como un X-Wing, cuyos candidatos de más, las aletas, quitan lo mismo por medio de cadenas.
where-kraken-fish-1 = Mira { $base }. Hay aletas que estropean el patrón; ¿adónde llevan?
why-kraken-fish-1 = { $in-base-start }, el { $digit } solo cabe { $in-cover }, salvo { $fin-count ->
    [one] en un sitio de más, la aleta { $of-fin }. Si la aleta es falsa
   *[other] en unos sitios de más, las aletas { $of-fin }. Si todas las aletas son falsas
}, los { $digit } { $of-base } están { $in-cover } y no dejan lugar a otros, así que el { $digit } no puede estar { $in-targets }. { $fin-count ->
    [one] Si es cierta, tampoco puede.
   *[other] Si una de ellas es cierta, tampoco puede.
}
end-kraken-fish-1 = Por tanto, en todos los casos, quita { $result }.

name-kraken-fish-2 = Kraken Fish tipo 2
there-kraken-fish-2 = Hay un Kraken Fish: los sitios que un pez, como un X-Wing, deja en una de sus líneas, y también sus aletas, llevan todos a lo mismo.
where-kraken-fish-2 = Mira { $base }, y también { $pincer } { $in-house }. ¿Adónde llevan, y adónde llevan las aletas?
why-kraken-fish-2 = { $in-base-start }, el { $digit } solo cabe { $in-cover }, salvo { $fin-count ->
    [one] en un sitio de más, la aleta { $of-fin }. Si la aleta es falsa
   *[other] en unos sitios de más, las aletas { $of-fin }. Si todas las aletas son falsas
}, los { $digit } { $of-base } están { $in-cover } y no dejan lugar a otros, así que { $house } tiene su { $digit } { $in-pincer-or }. Por tanto, el { $digit } está { $in-pincer-or } o { $in-fin-or }, y cada caso lleva a lo mismo.
end-kraken-fish-2 = Por tanto, en todos los casos, quita { $result }.

## Cadenas y Nice Loops
name-x-chain = Cadena X
there-x-chain = Hay una cadena X: sitios de una sola cifra, cada uno de los cuales decide el siguiente.
where-x-chain = Mira los extremos de una cadena: { $pincer }. ¿Tiene que llevar uno de los dos cierta cifra?
why-x-chain = { why-aic }
end-x-chain = { end-aic }

name-xy-chain = Cadena XY
there-xy-chain = Hay una cadena XY: casillas con dos candidatos, cada una de las cuales comparte uno con la siguiente.
where-xy-chain = Sigue las casillas con dos candidatos entre { $pincer }. ¿Tiene que llevar una de estas dos cierta cifra?
why-xy-chain = { why-aic }
end-xy-chain = { end-aic }

name-aic-ring = Anillo AIC
there-aic-ring = Hay un anillo: una cadena de candidatos, cada uno de los cuales decide el siguiente, hasta volver al primero.
where-continuous-nice-loop = Mira este bucle de casillas: { $link }.
why-continuous-nice-loop = Esta cadena de candidatos se cierra en un bucle.
end-continuous-nice-loop = El bucle se puede leer en los dos sentidos. Hacia delante es cierto todo lo que «va» o «es»; hacia atrás, en cambio, todo lo que «no puede». Así que, de cada línea con «no puede» y la línea anterior, una es siempre cierta, y lo que descartan las dos es falso. { $sets ->
    [none] Quita { $result }.
    [joined] El bucle pasa por conjuntos casi bloqueados (grupos con una cifra más que casillas). Cada uno se queda con todas sus cifras menos las dos de su enlace. Donde el enlace lleva a una casilla de fuera del conjunto, esa casilla puede llevar una de ellas en su lugar. Así que ninguna casilla que vea todos los sitios de una de esas cifras, en el conjunto y en esa casilla, puede llevarla. Quita { $result }.
   *[passed] El bucle pasa por conjuntos casi bloqueados (grupos con una cifra más que casillas): cada uno cede una de las dos cifras que lo enlazan y se queda con todas las demás, así que ninguna casilla que vea todos los sitios de una de ellas puede llevarla. Quita { $result }.
}

name-grouped-aic-ring = Anillo AIC con grupos
there-grouped-aic-ring = Hay un anillo con grupos de casillas: una cadena de candidatos, cada uno de los cuales decide el siguiente, hasta volver al primero.

name-als-aic-ring = Anillo AIC con ALS
there-als-aic-ring = Hay un anillo con conjuntos casi bloqueados (grupos con una cifra más que casillas): una cadena de candidatos, cada uno de los cuales decide el siguiente, hasta volver al primero.

name-aic-type-1 = AIC de tipo 1
there-aic-type-1 = Hay una cadena de inferencias alternas de tipo 1: cada candidato decide el siguiente, y uno de sus extremos, los dos de la misma cifra, tiene que ser cierto.
where-aic = { $pincer-count ->
    [one] Mira { $pincer }, donde empieza y acaba una cadena. ¿Tiene que ser cierto uno de sus extremos?
   *[other] Mira los extremos de una cadena: { $pincer }. ¿Tiene que ser cierto uno de ellos?
}
why-aic = { $shape ->
    [proof] { $one-start }: la cadena muestra que no puede ser de otro modo.
   *[choice] O bien { $one }, o bien { $other }. Los dos casos descartan { $ruled-out-each }.
}
end-aic = { $shape ->
    [proof] Así que { $one } en cualquier caso: quita { $result }.
   *[choice] Así que al menos uno de los dos es cierto: quita { $result }.
}

name-aic-type-2 = AIC de tipo 2
there-aic-type-2 = Hay una cadena de inferencias alternas de tipo 2: cada candidato decide el siguiente, y uno de sus extremos, de cifras distintas, tiene que ser cierto.

name-grouped-aic-type-1 = AIC de tipo 1 con grupos
there-grouped-aic-type-1 = Hay una cadena de inferencias alternas de tipo 1 con grupos de casillas: cada candidato decide el siguiente, y uno de sus extremos, los dos de la misma cifra, tiene que ser cierto.

name-grouped-aic-type-2 = AIC de tipo 2 con grupos
there-grouped-aic-type-2 = Hay una cadena de inferencias alternas de tipo 2 con grupos de casillas: cada candidato decide el siguiente, y uno de sus extremos, de cifras distintas, tiene que ser cierto.

name-als-aic-type-1 = AIC de tipo 1 con ALS
there-als-aic-type-1 = Hay una cadena de inferencias alternas de tipo 1 con conjuntos casi bloqueados (grupos con una cifra más que casillas): cada candidato decide el siguiente, y uno de sus extremos, los dos de la misma cifra, tiene que ser cierto.

name-als-aic-type-2 = AIC de tipo 2 con ALS
there-als-aic-type-2 = Hay una cadena de inferencias alternas de tipo 2 con conjuntos casi bloqueados (grupos con una cifra más que casillas): cada candidato decide el siguiente, y uno de sus extremos, de cifras distintas, tiene que ser cierto.

name-chute-remote-pair = Par remoto de banda
there-chute-remote-pair = Hay un par remoto de banda: dos casillas con los mismos dos candidatos en tres bloques alineados, y un tercer bloque que impide que sean iguales.
where-chute-remote-pair = Mira { $pincer }, y el cruce { $of-box } con { $line }.
why-chute-remote-pair = { $pincer-start } solo pueden ser { $digit-or }. Si las dos fueran { $linked }, el { $linked } { $of-box } tendría que estar { $in-line }, y en ese cruce no cabe. Así que al menos una de { $pincer } es { $target-digits }, y ninguna casilla que vea las dos puede serlo: quita { $result }.

name-almost-locked-pair = Par casi bloqueado
there-almost-locked-pair = Hay un par casi bloqueado: donde se cruzan un bloque y una línea cabe exactamente una de dos cifras.
where-almost-locked-set = Mira { $house } y { $house-2 }, y primero { $set }.
why-almost-locked-set = { $set-count ->
    [one] { $in-house-start }, { $set } es { $digit-or }.
   *[other] { $in-house-start }, { $set } solo pueden ser { $digit-or }.
} Así que como mucho una de estas cifras queda para el cruce con { $house-2 }. { $in-house-2-start }, { $the-digit } solo caben en ese cruce ({ $cells }) y { $in-target-cells }, así que al menos una está en el cruce. Por tanto, allí está exactamente una, y { $in-target-cells } solo caben { $the-digit }. { $in-house-start }, { $the-digit } no tienen otro sitio. Quita { $result }.
name-almost-locked-triple = Trío casi bloqueado
there-almost-locked-triple = Hay un trío casi bloqueado: donde se cruzan un bloque y una línea cabe exactamente una de tres cifras.

name-guardians = Guardianes (ala rota)
there-guardians = Hay un ala rota: un bucle con un número impar de sitios para una cifra, y guardianes que evitan que sea imposible.
where-guardians = Mira este bucle de casillas: { $cells }. ¿Qué otras casillas de sus filas, columnas y bloques evitan que sea imposible?
why-guardians = { $cells-start } forman un bucle de { $cells-count } casillas, cada una en la misma unidad que la siguiente: { $house }. Si el { $digit } no tuviera otro sitio en estas unidades, las casillas tendrían que ser { $digit } y no serlo por turnos, y eso es imposible con un número impar de casillas. { $pincer-count ->
    [one] Solo tiene un sitio más: { $pincer }. Por tanto, esa casilla es { $digit }: pon { $result }.
   *[other] Solo tiene estos otros sitios: { $pincer }. Por tanto, al menos uno de ellos es { $digit }, y ninguna casilla que los vea todos puede serlo: quita { $result }.
}

name-bivalue-oddagon = Oddagon bivalor
there-bivalue-oddagon = Hay un oddagon bivalor: un bucle con un número impar de casillas que dos cifras no pueden llenar solas.
where-bivalue-oddagon = Mira este bucle de casillas: { $cells }. ¿Podrían llenarlo dos cifras?
why-bivalue-oddagon = { $cells-start } forman un bucle de { $cells-count } casillas, y cada una ve la siguiente. Si solo llevaran { $the-digit }, estas cifras se alternarían por todo el bucle, y eso es imposible con un número impar de casillas. { $pincer-count ->
    [one] El único otro candidato del bucle es { $pincer-each }. Por tanto, es cierto.
   *[other] Los únicos otros candidatos del bucle son { $pincer-each }. Por tanto, al menos uno de ellos es cierto.
} { $target-digits-count ->
    [one] Ninguna casilla que los vea todos puede ser { $extra }: quita { $result }.
   *[other] Quita { $result }.
}

name-set-equivalence = Anillo de Phistomefel (SET)
there-set-equivalence = Hay una equivalencia de conjuntos: dieciséis casillas de las esquinas y un anillo de dieciséis casillas llevan las mismas cifras.
where-set-equivalence = Mira las esquinas { $of-box } fuera { $of-line }, y el anillo que forman estas líneas: llevan las mismas cifras.
why-set-equivalence = { $box-start } llevan cada cifra cuatro veces, y { $line } juntas también. Deja aparte las casillas que comparten. Entonces las esquinas, que son las casillas de estos bloques fuera de las líneas, llevan las mismas cifras que el anillo, que son las casillas de las líneas fuera de los bloques y las cuatro donde se cruzan las líneas. { $cells-count ->
    [0] { $house-count ->
        [0] En el anillo no cabe ningún { $digit }, así que en las esquinas tampoco.
       *[other] { $in-house-start }, el { $digit } tiene que estar en las esquinas, y en el anillo solo cabe { $in-house-2 }, no más veces. Así que { $in-house-2 } está en el anillo, y en ninguna otra esquina.
    }
   *[other] { $house-count ->
        [0] En las esquinas no cabe ningún { $digit }, así que en el anillo tampoco.
       *[other] { $in-house-start }, el { $digit } tiene que estar en el anillo, y en las esquinas solo cabe { $in-house-2 }, no más veces. Así que { $in-house-2 } está en las esquinas, y en ningún otro sitio del anillo.
    }
} Quita { $result }.

name-m-wing = M-Wing
there-m-wing = Hay un M-Wing: una cadena de tres enlaces fuertes, uno en una casilla y dos en filas, columnas o bloques, con la misma cifra en los dos extremos.

name-s-wing = S-Wing
there-s-wing = Hay un S-Wing: una casilla con dos candidatos, y de cada uno parte un enlace fuerte en una fila, columna o bloque.

name-h-wing = H-Wing
there-h-wing = Hay un H-Wing: una cadena de tres enlaces fuertes, unos en casillas con dos candidatos y otros en filas, columnas o bloques.

name-l-wing = L-Wing
there-l-wing = Hay un L-Wing: una cadena de tres enlaces fuertes en filas, columnas o bloques, con más de una cifra.

name-als-w-wing = ALS-W-Wing
there-als-w-wing = Hay un ALS-W-Wing: un enlace fuerte une dos conjuntos casi bloqueados, es decir, grupos con una cifra más que casillas.

## Cadenas forzadas
forced-result = { $placed-count ->
    [0] descarta { $ruled-out-each }
   *[other] obliga a poner { $placed }
}

name-nishio = Nishio
there-nishio = Hay un Nishio: sigue una sola cifra, y una suposición sobre ella acabará contradiciéndose.
where-nishio = Mira { $contradiction }. ¿Qué suposición sobre una cifra lleva ahí a algo imposible?
why-nishio = { $denial-count ->
    [0] Con el { $assumption-each }, el { $contradiction-each } sería cierto y falso a la vez, solo por los sitios del { $digit }.
   *[other] Sin el { $denial-each }, el { $contradiction-each } sería cierto y falso a la vez, solo por los sitios del { $digit }.
}
end-nishio = Entonces el { $contradiction-each } sería cierto y falso a la vez, y eso es imposible: { $placed-count ->
    [0] quita
   *[other] pon
} { $result }.

name-cell-forcing-chains = Cadenas forzadas de casilla
there-cell-forcing-chains = Hay cadenas forzadas de casilla: lleve lo que lleve una casilla, se sigue lo mismo.
where-cell-forcing-chains = Mira { $pivot }. ¿Qué se sigue de cada uno de sus candidatos?
why-cell-forcing-chains = { $pivot-start } es { $assumption-digits-or }. Cada uno de estos casos { forced-result }.
end-cell-forcing-chains = Por tanto, en todos los casos, { $placed-count ->
    [0] quita
   *[other] pon
} { $result }.

name-region-forcing-chains = Cadenas forzadas de unidad
there-region-forcing-chains = Hay cadenas forzadas de unidad: vaya donde vaya una cifra dentro de una fila, columna o bloque, se sigue lo mismo.
where-region-forcing-chains = Mira { $house }. ¿Qué se sigue de cada sitio de cierta cifra?
why-region-forcing-chains = { $in-house-start }, el { $linked } tiene que estar { $in-assumption-or }. Cada uno de estos casos { forced-result }.
end-region-forcing-chains = Por tanto, en todos los casos, { $placed-count ->
    [0] quita
   *[other] pon
} { $result }.

name-dynamic-forcing-chains = Cadenas forzadas dinámicas
there-dynamic-forcing-chains = Hay cadenas forzadas dinámicas: sigue una suposición y aprovecha cada candidato que elimina por el camino.
where-dynamic-forcing-chains = { $contradiction-count ->
    [0] Mira { $assumption }. ¿Qué se sigue en todos los casos?
   *[other] Mira { $contradiction }. ¿Qué suposición lleva ahí a algo imposible?
}
why-dynamic-forcing-chains = { $contradiction-count ->
    [0] { $denial-count ->
        [0] { $assumption-digits-count ->
            [one] El { $assumption-digits } tiene que estar { $in-assumption-or }: no queda otro sitio.
           *[other] Uno de estos candidatos es cierto, porque la casilla no tiene otros: { $assumption-each }.
        }
       *[other] El { $assumption-each } o es cierto o es falso.
    } Cada caso { forced-result }.
   *[other] { $denial-count ->
        [0] Con el { $assumption-each }, el { $contradiction-each } sería cierto y falso a la vez.
       *[other] Sin el { $denial-each }, el { $contradiction-each } sería cierto y falso a la vez.
    } { $forced-count ->
        [0] Las líneas muestran cómo.
       *[other] En resumen, se seguirían uno tras otro: { $forced-each }.
    }
}
end-dynamic-forcing-chains = { $contradiction-count ->
    [0] Por tanto, en todos los casos,
   *[other] Entonces el { $contradiction-each } sería cierto y falso a la vez, y eso es imposible:
} { $placed-count ->
    [0] quita
   *[other] pon
} { $result }.

name-dynamic-forcing-chains-plus = Cadenas forzadas dinámicas (+)
there-dynamic-forcing-chains-plus = Hay cadenas forzadas dinámicas (+): también ayudan los candidatos bloqueados, los pares y los X-Wing que aparecen por el camino.

name-nested-forcing-chains = Cadenas forzadas anidadas
there-nested-forcing-chains = Hay cadenas forzadas anidadas: cadenas cuyos enlaces se demuestran con otras cadenas.
where-nested-forcing-chains = { where-dynamic-forcing-chains }
why-nested-forcing-chains = { why-dynamic-forcing-chains }
end-nested-forcing-chains = { end-dynamic-forcing-chains }
