# O que se diz de técnicas e passos, em português do Brasil. As chaves e suas variáveis estão
# descritas no início de en.ftl; os testes comparam os arquivos.
#
# O leitor é tratado por você, como no resto do programa, e ouve um bom professor: frases
# curtas, primeiro o que se vê e depois o que disso resulta.
#
#   cell        célula                        candidate   candidato
#   row         linha                         mark        marca
#   column      coluna                        given       dígito dado
#   box         bloco                         deduction   dedução; passo (step)
#   house       linha, coluna ou bloco;       place       colocar
#               se preciso, unidade           remove      remover
#   line        linha ou coluna; fileira      see         ver
#   digit       dígito; «o 5» na frase        fit         caber: «o 5 só cabe em r1c1»
#   single      único                         naked       nu, nua
#   pair        par                           hidden      oculto, oculta
#   triple      trio                          locked      bloqueado, bloqueada
#   quadruple   quarteto                      pointing    apontador; claiming: reivindicante
#   link        ligação (forte, fraca)        colour      cor; chain: cadeia
#   fin         barbatana                     base, cover base, cobertura
#   pivot       pivô                          pincer      pinça
#   rectangle   retângulo                     unique      único; avoidable: evitável
#   finned      com barbatana                 endo fin    barbatana interna
#   sashimi     sashimi                       franken     Franken
#   mutant      mutante                       siamese     siamês
#   corner      canto                         loop        laço
#   remote pair par remoto                    trap, wrap  armadilha; conflito
#   multi-      cores múltiplas               template    padrão (do dígito)
#   colours                                   aligned     alinhado
#   puzzle      sudoku                        grid, board tabuleiro
#   open cell   célula vazia                  extra digit dígito extra; surplus: a mais
#   dual        duplo, dupla                  true, false verdadeiro, falso
#   almost      conjunto quase bloqueado; na  group       grupo; grouped: com grupos
#   locked set  frase, «grupo com um dígito   end         ponta (de uma cadeia)
#               a mais do que células»        crossing    cruzamento; ring: anel
#   X-Chain     cadeia X; XY-Chain: cadeia XY AIC         cadeia de inferências alternadas
#   MSLS        conjunto bloqueado multissetorial
#   forcing     cadeias forçadas; dynamic:    assumption  suposição; it is wrong: não vale
#   chains      dinâmicas; nested: aninhadas  region      unidade
# Ficam em inglês, como os jogadores dizem, e são masculinos: X-Wing, Swordfish, Jellyfish,
# Squirmbag, Whale, Leviathan, XY-Wing, W-Wing, WXYZ-Wing, Skyscraper, Turbot Fish, BUG, Sue de
# Coq, ALS-XZ, ALS-XY-Wing, Death Blossom, Kraken Fish, Nice Loop, Exocet, SK-Loop, Firework,
# Tridagon, Nishio.
# «2-String Kite» é «pipa de duas linhas»; como linha também é row, as linhas da pipa não
# são mencionadas em outras frases.
#
# Com os dígitos: «o { $digit }» se é um, { $the-digit } se podem ser vários (o 2 e o 5).
# Com as células: { $in-cells } e { $of-cells }, nunca «em { $cells }», que em voz alta seria
# «em a linha 1 coluna 1». Uma entre várias: { $roof-or }, com o verbo no singular.
# Linhas, colunas e blocos podem vir juntos: evite ali palavras de um só gênero.

## Qualquer passo
apply-placed = Coloque { $placed }.
apply-removed = Remova { $removed }.
apply-both = Coloque { $placed }. Remova { $removed }.
there-any = Há um passo: { $name }.
where-any = Procure: { $name }.
why-any = { $name }: { $result }.

## Ligações de cadeias, uma por linha
line-if = Se { $statement }:
line-only-place = Então o { $digit } { $of-house } vai { $in-cells }: não resta outro lugar.
line-only-digit = Então { $cells } é { $digit }: não resta outro dígito.
line-set = Então { $set-letter ->
    [none] { $in-set }
   *[any] em { $set-letter } ({ $set })
} { $set-count ->
    [one] só resta { $the-set-digits }.
   *[other] só restam { $the-set-digits }, tantos dígitos quantas células: o { $digit } vai { $in-cells }.
}
# Um conjunto e uma célula de fora que tem dígitos em comum com ele: do conjunto à célula, e ao contrário.
line-set-to-cell = Então { $set-letter ->
    [none] { $in-set }
   *[any] em { $set-letter } ({ $set })
} só restam { $the-set-digits }, tantos dígitos quantas células. { $outside-start } vê ali todos os lugares para { $the-shared }; por isso, é { $digit }.
line-cell-to-set = Então { $outside } é { $shared-or } e vê todos os lugares para { $shared-count ->
    [one] { $the-shared }
   *[other] esses dígitos
} { $set-letter ->
    [none] { $in-set }
   *[any] em { $set-letter } ({ $set })
}. { $shared-count ->
    [one] Ali só restam { $the-set-digits }, tantos dígitos quantas células
   *[other] Seja qual for, sem ele restam ali tantos dígitos quantas células
}: o { $digit } vai { $in-cells }.
line-cell-taken = Assim, { $cells } não pode ser { $digit }: é { $from-digit }.
line-house-served = Assim, o { $digit } não pode estar { $in-cells }: { $house } já tem o seu.
line-seen = Assim, o { $digit } não pode estar { $in-cells }: todos os lugares desse { $digit } { $cells-count ->
    [one] veem essa célula
   *[other] veem essas células
}.
line-pattern = Então o { $digit } não pode estar { $in-cells }, por um padrão que surge{ $pattern-count ->
    [0] { "" }
   *[other] { " " }{ $in-pattern }
}: { $name }.
line-chains = Então o { $digit } não pode estar { $in-cells }, como mostra outra cadeia.
line-chains-place = Então o { $digit } vai { $in-cells }, como mostra outra cadeia.
line-chains-again = Então o { $digit } não pode estar { $in-cells }, como no passo { $known }.
line-chains-place-again = Então o { $digit } vai { $in-cells }, como no passo { $known }.
line-true = Então o { $digit } vai { $in-cells }.
line-false = Assim, o { $digit } não pode estar { $in-cells }.
line-impossible = Isso é impossível.
line-contradiction = Então o { $candidate } seria verdadeiro e falso ao mesmo tempo, o que é impossível.
line-with-premises = { $text } ({ $lines-count ->
    [one] pelo passo { $lines }
   *[other] pelos passos { $lines }
}).

## Únicos
name-full-house = Última célula livre
there-full-house = Há uma última célula livre: uma linha, coluna ou bloco com uma só célula vazia.
where-full-house = Observe { $house }.
why-full-house = { $in-house-start }, só { $targets } continua vazia e só falta o { $digit }. Portanto, o { $digit } vai { $in-targets }.

name-hidden-single = Único oculto
there-hidden-single = Há um único oculto: um dígito para o qual só resta um lugar em uma linha, coluna ou bloco.
where-hidden-single = Observe { $house }.
why-hidden-single = { $blocked-count ->
    [0] { $in-house-start }, não resta outra célula para o { $digit }; portanto, ele vai { $in-targets }.
   *[other] { $in-house-start }, o { $digit } não pode estar { $blocked }{ $ruled-out-count ->
        [0] { "" }
       *[other] , e já foi descartado { $in-ruled-out }
    }; portanto, ele vai { $in-targets }.
}

name-naked-single = Único nu
there-naked-single = Há um único nu: uma célula em que só resta um dígito possível.
where-naked-single = Observe { $cells }.
why-naked-single = { $taken-count ->
    [0] Todos os dígitos, menos o { $digit }, estão descartados { $in-cells }. Portanto, o { $digit } vai { $in-cells }.
   *[other] { $taken-start }{ $ruled-out-count ->
        [0] { "" }
        [one] . Antes, { $the-ruled-out } foi descartado { $in-cells }
       *[other] . Antes, { $the-ruled-out } foram descartados { $in-cells }
    }. Portanto, só resta o { $digit } { $in-cells }.
}

## Candidatos e conjuntos bloqueados
name-pointing = Candidatos bloqueados (apontadores)
there-pointing = Há candidatos bloqueados: um bloco em que um dígito só cabe em uma linha ou coluna.
where-pointing = Observe { $base }.
why-pointing = { $in-base-start }, o { $digit } só cabe { $in-cells }, { $cells-count ->
    [2] ambas
   *[other] todas
} { $in-cover }. { $base-start } precisa do seu { $digit }; portanto, uma dessas células tem o { $digit }, e nenhuma outra { $of-cover } pode tê-lo: remova { $result }.

name-claiming = Candidatos bloqueados (reivindicantes)
there-claiming = Há candidatos bloqueados: uma linha ou coluna em que um dígito só cabe em um bloco.
where-claiming = Observe { $base }.
why-claiming = { why-pointing }

name-locked-pair = Par bloqueado
there-locked-pair = Há um par bloqueado: duas células onde um bloco cruza uma linha ou coluna, com apenas dois dígitos para as duas.
name-locked-triple = Trio bloqueado
there-locked-triple = Há um trio bloqueado: as três células onde um bloco cruza uma linha ou coluna, com apenas três dígitos para as três.
where-locked-set = Observe as células onde { $box } e { $line } se cruzam.
why-locked-set = { $in-cells-start }, só cabem { $the-digit }: tantos dígitos quantas células. Portanto, elas dividem esses dígitos entre si. { $cells-count ->
    [2] Ambas
   *[other] Todas
} ficam { $in-line } e também { $in-box }; por isso, nenhuma outra célula { $of-line } ou { $of-box } pode ter esses dígitos: remova { $result }.

## Deduções diretas
name-direct-pointing = Apontadores diretos
there-direct-pointing = Há um bloco que aponta ao longo de uma linha ou coluna e, com isso, deixa a outro bloco um só lugar para o dígito.
where-direct-pointing = Observe { $base } e depois { $house }.
why-direct-pointing = { $in-base-start }, o { $digit } só cabe { $in-cells }, { $cells-count ->
    [2] ambas
   *[other] todas
} { $in-cover }. { $base-start } tem o seu { $digit } em uma delas; por isso, ele não cabe em mais nenhum lugar { $of-cover }, e { $in-house } só resta { $targets }. Portanto, o { $digit } vai { $in-targets }.

name-direct-claiming = Reivindicantes diretos
there-direct-claiming = Há uma linha ou coluna que reivindica o seu dígito em um bloco e, com isso, deixa a uma paralela um só lugar para ele.
where-direct-claiming = Observe { $base } e depois { $house }.
why-direct-claiming = { why-direct-pointing }

name-direct-hidden-pair = Par oculto direto
there-direct-hidden-pair = Há dois dígitos que precisam das mesmas duas células e, com isso, deixam a outro dígito um só lugar.
name-direct-hidden-triple = Trio oculto direto
there-direct-hidden-triple = Há três dígitos que precisam das mesmas três células e, com isso, deixam a outro dígito um só lugar.
where-direct-hidden-set = Observe { $house }.
why-direct-hidden-set = { $in-house-start }, { $the-set-digits } só cabem { $in-set } e ocupam { $set-count ->
    [2] ambas
   *[other] todas elas
}. Para o { $digit } { $of-house }, só resta { $targets }. Portanto, o { $digit } vai { $in-targets }.

## Conjuntos nus e ocultos
name-naked-pair = Par nu
there-naked-pair = Há um par nu: duas células de uma linha, coluna ou bloco com os mesmos dois candidatos.
name-naked-triple = Trio nu
there-naked-triple = Há um trio nu: três células de uma linha, coluna ou bloco com apenas três dígitos para as três.
name-naked-quadruple = Quarteto nu
there-naked-quadruple = Há um quarteto nu: quatro células de uma linha, coluna ou bloco com apenas quatro dígitos para as quatro.
where-naked-set = Observe { $house }.
why-naked-set = { $in-cells-start }, só cabem { $the-digit }: tantos dígitos quantas células. Portanto, elas dividem esses dígitos entre si, e o resto { $of-house } não pode ter esses dígitos: remova { $result }.

name-hidden-pair = Par oculto
there-hidden-pair = Há um par oculto: dois dígitos que, em uma linha, coluna ou bloco, só cabem nas mesmas duas células.
name-hidden-triple = Trio oculto
there-hidden-triple = Há um trio oculto: três dígitos que, em uma linha, coluna ou bloco, só cabem nas mesmas três células.
name-hidden-quadruple = Quarteto oculto
there-hidden-quadruple = Há um quarteto oculto: quatro dígitos que, em uma linha, coluna ou bloco, só cabem nas mesmas quatro células.
where-hidden-set = Observe { $house }.
why-hidden-set = { $in-house-start }, { $the-digit } só cabem { $in-cells }: tantas células quantos dígitos. Portanto, eles ocupam todas, e não sobra lugar para mais nada: remova { $result }.

## Peixes
name-x-wing = X-Wing
there-x-wing = Há um X-Wing: duas linhas em que um dígito só cabe nas mesmas duas colunas, ou o contrário.
name-swordfish = Swordfish
there-swordfish = Há um Swordfish: três linhas em que um dígito só cabe nas mesmas três colunas, ou o contrário.
name-jellyfish = Jellyfish
there-jellyfish = Há um Jellyfish: quatro linhas em que um dígito só cabe nas mesmas quatro colunas, ou o contrário.
name-squirmbag = Squirmbag
there-squirmbag = Há um Squirmbag: cinco linhas em que um dígito só cabe nas mesmas cinco colunas, ou o contrário.
name-whale = Whale
there-whale = Há um Whale: seis linhas em que um dígito só cabe nas mesmas seis colunas, ou o contrário.
name-leviathan = Leviathan
there-leviathan = Há um Leviathan: sete linhas em que um dígito só cabe nas mesmas sete colunas, ou o contrário.
where-fish = Observe { $base }.
why-fish = { $in-base-start }, o { $digit } só cabe { $in-cover }: { $in-cells }. Cada uma { $of-base } precisa do seu { $digit }, e cada uma { $of-cover } só pode ter um; por isso, todos os { $digit } { $of-cover } ficam nessas células. Nenhuma outra célula dali pode ter o { $digit }: remova { $result }.

name-finned-x-wing = X-Wing com barbatana
there-finned-x-wing = Há um X-Wing com barbatana: um X-Wing, a não ser por candidatos a mais, as barbatanas, em um só bloco.
name-finned-swordfish = Swordfish com barbatana
there-finned-swordfish = Há um Swordfish com barbatana: um Swordfish, a não ser por candidatos a mais, as barbatanas, em um só bloco.
name-finned-jellyfish = Jellyfish com barbatana
there-finned-jellyfish = Há um Jellyfish com barbatana: um Jellyfish, a não ser por candidatos a mais, as barbatanas, em um só bloco.
name-finned-squirmbag = Squirmbag com barbatana
there-finned-squirmbag = Há um Squirmbag com barbatana: um Squirmbag, a não ser por candidatos a mais, as barbatanas, em um só bloco.
name-finned-whale = Whale com barbatana
there-finned-whale = Há um Whale com barbatana: um Whale, a não ser por candidatos a mais, as barbatanas, em um só bloco.
name-finned-leviathan = Leviathan com barbatana
there-finned-leviathan = Há um Leviathan com barbatana: um Leviathan, a não ser por candidatos a mais, as barbatanas, em um só bloco.
where-finned-fish = Observe { $base }. Há barbatanas que atrapalham o padrão, mas não para todas as células.
why-finned-fish = { $in-base-start }, o { $digit } só cabe { $in-cover }, sem contar { $fin-count ->
    [one] um lugar a mais, a barbatana { $in-fin }. Se ela for falsa
   *[other] lugares a mais, as barbatanas { $in-fin }. Se todas forem falsas
}, os { $digit } { $of-base } ficam { $in-cover } e não deixam lugar para outros: nenhuma outra célula { $of-cover } pode ter o { $digit }. { $fin-count ->
    [one] Se for verdadeira, nenhuma célula que a veja pode ter o { $digit }.
   *[other] Se uma delas for verdadeira, nenhuma célula que a veja pode ter o { $digit }.
} Um candidato descartado nos dois casos é falso: remova { $result }.

name-sashimi-x-wing = X-Wing sashimi
there-sashimi-x-wing = Há um X-Wing sashimi: um X-Wing com barbatana sem um dos cantos.
name-sashimi-swordfish = Swordfish sashimi
there-sashimi-swordfish = Há um Swordfish sashimi: um Swordfish com barbatana sem um dos cantos.
name-sashimi-jellyfish = Jellyfish sashimi
there-sashimi-jellyfish = Há um Jellyfish sashimi: um Jellyfish com barbatana sem um dos cantos.
name-sashimi-squirmbag = Squirmbag sashimi
there-sashimi-squirmbag = Há um Squirmbag sashimi: um Squirmbag com barbatana sem um dos cantos.
name-sashimi-whale = Whale sashimi
there-sashimi-whale = Há um Whale sashimi: um Whale com barbatana sem um dos cantos.
name-sashimi-leviathan = Leviathan sashimi
there-sashimi-leviathan = Há um Leviathan sashimi: um Leviathan com barbatana sem um dos cantos.
where-sashimi-fish = Observe { $base }. Falta um canto, e ao lado dele há uma barbatana.
why-sashimi-fish = { $in-base-start }, o { $digit } só cabe { $in-cover }, sem contar { $fin-count ->
    [one] um lugar a mais, a barbatana { $in-fin }. Se ela for falsa
   *[other] lugares a mais, as barbatanas { $in-fin }. Se todas forem falsas
}, os { $digit } { $of-base } ficam entre estas células, um em cada uma { $of-cover }: { $cells }. Portanto, nenhuma outra célula { $of-cover } pode ter o { $digit }. { $fin-count ->
    [one] Se for verdadeira, nenhuma célula que a veja pode ter o { $digit }.
   *[other] Se uma delas for verdadeira, nenhuma célula que a veja pode ter o { $digit }.
} Um candidato descartado nos dois casos é falso: remova { $result }.

name-franken-x-wing = X-Wing Franken
there-franken-x-wing = Há um X-Wing Franken: um X-Wing que usa um bloco no lugar de uma linha ou coluna.
name-franken-swordfish = Swordfish Franken
there-franken-swordfish = Há um Swordfish Franken: um Swordfish que usa um bloco no lugar de uma linha ou coluna.
name-franken-jellyfish = Jellyfish Franken
there-franken-jellyfish = Há um Jellyfish Franken: um Jellyfish que usa um bloco no lugar de uma linha ou coluna.
name-franken-squirmbag = Squirmbag Franken
there-franken-squirmbag = Há um Squirmbag Franken: um Squirmbag que usa um bloco no lugar de uma linha ou coluna.
name-franken-whale = Whale Franken
there-franken-whale = Há um Whale Franken: um Whale que usa um bloco no lugar de uma linha ou coluna.
name-franken-leviathan = Leviathan Franken
there-franken-leviathan = Há um Leviathan Franken: um Leviathan que usa um bloco no lugar de uma linha ou coluna.
where-franken-fish = Observe { $base }. Aqui os blocos também contam.
why-franken-fish = { $base-start } precisam de um { $digit } cada, e ali ele só cabe { $in-cells }, todas { $in-cover }. Como { $cover } só aceitam um { $digit } cada, todos eles têm de ficar { $in-base }, e nenhum lugar pode valer por dois. Portanto, o { $digit } sai do resto { $of-cover } e de onde duas dessas unidades se cruzam: remova { $result }.

name-finned-franken-x-wing = X-Wing Franken com barbatana
there-finned-franken-x-wing = Há um X-Wing Franken com barbatana: um X-Wing que tem barbatanas e usa um bloco no lugar de uma linha ou coluna.
name-finned-franken-swordfish = Swordfish Franken com barbatana
there-finned-franken-swordfish = Há um Swordfish Franken com barbatana: um Swordfish que tem barbatanas e usa um bloco no lugar de uma linha ou coluna.
name-finned-franken-jellyfish = Jellyfish Franken com barbatana
there-finned-franken-jellyfish = Há um Jellyfish Franken com barbatana: um Jellyfish que tem barbatanas e usa um bloco no lugar de uma linha ou coluna.
name-finned-franken-squirmbag = Squirmbag Franken com barbatana
there-finned-franken-squirmbag = Há um Squirmbag Franken com barbatana: um Squirmbag que tem barbatanas e usa um bloco no lugar de uma linha ou coluna.
name-finned-franken-whale = Whale Franken com barbatana
there-finned-franken-whale = Há um Whale Franken com barbatana: um Whale que tem barbatanas e usa um bloco no lugar de uma linha ou coluna.
name-finned-franken-leviathan = Leviathan Franken com barbatana
there-finned-franken-leviathan = Há um Leviathan Franken com barbatana: um Leviathan que tem barbatanas e usa um bloco no lugar de uma linha ou coluna.
where-finned-franken-fish = Observe { $base }. Aqui os blocos também contam. Há barbatanas que atrapalham o padrão, mas não para todas as células.
why-finned-franken-fish = { $base-start } precisam de um { $digit } cada, e { $cover } só aceitam um cada. { $endo-fin-count ->
    [0] { $fin-count ->
        [one] Um lugar fica fora { $of-cover }: a barbatana { $in-fin }. Se ela for falsa
       *[other] Alguns lugares ficam fora { $of-cover }: as barbatanas { $in-fin }. Se todas forem falsas
    }
    [one] { $fin-count ->
        [0] A barbatana interna { $in-endo-fin } conta duas vezes { $in-base }. Se ela for falsa
        [one] Um lugar fica fora { $of-cover }: a barbatana { $in-fin }; e a barbatana interna { $in-endo-fin } conta duas vezes { $in-base }. Se todas forem falsas
       *[other] Alguns lugares ficam fora { $of-cover }: as barbatanas { $in-fin }; e a barbatana interna { $in-endo-fin } conta duas vezes { $in-base }. Se todas forem falsas
    }
   *[other] { $fin-count ->
        [0] As barbatanas internas { $in-endo-fin } contam duas vezes { $in-base }. Se todas forem falsas
        [one] Um lugar fica fora { $of-cover }: a barbatana { $in-fin }; e as barbatanas internas { $in-endo-fin } contam duas vezes { $in-base }. Se todas forem falsas
       *[other] Alguns lugares ficam fora { $of-cover }: as barbatanas { $in-fin }; e as barbatanas internas { $in-endo-fin } contam duas vezes { $in-base }. Se todas forem falsas
    }
}, todos os { $digit } { $of-cover } ficam { $in-base }; então o resto { $of-cover } e os lugares onde duas dessas unidades se cruzam perdem o { $digit }. Se { $endo-fin-count ->
    [0] { $fin-count ->
        [one] a barbatana
       *[other] uma barbatana
    }
   *[other] uma barbatana
} for verdadeira, nenhuma célula que a veja pode ter o { $digit }. Um candidato descartado nos dois casos é falso: remova { $result }.

name-mutant-x-wing = X-Wing mutante
there-mutant-x-wing = Há um X-Wing mutante: duas unidades, sejam linhas, colunas ou blocos, que prendem um dígito em outras duas.
name-mutant-swordfish = Swordfish mutante
there-mutant-swordfish = Há um Swordfish mutante: três unidades, sejam linhas, colunas ou blocos, que prendem um dígito em outras três.
name-mutant-jellyfish = Jellyfish mutante
there-mutant-jellyfish = Há um Jellyfish mutante: quatro unidades, sejam linhas, colunas ou blocos, que prendem um dígito em outras quatro.
name-mutant-squirmbag = Squirmbag mutante
there-mutant-squirmbag = Há um Squirmbag mutante: cinco unidades, sejam linhas, colunas ou blocos, que prendem um dígito em outras cinco.
name-mutant-whale = Whale mutante
there-mutant-whale = Há um Whale mutante: seis unidades, sejam linhas, colunas ou blocos, que prendem um dígito em outras seis.
name-mutant-leviathan = Leviathan mutante
there-mutant-leviathan = Há um Leviathan mutante: sete unidades, sejam linhas, colunas ou blocos, que prendem um dígito em outras sete.
where-mutant-fish = Observe { $base }. Linhas, colunas e blocos: tudo conta.
why-mutant-fish = { why-franken-fish }

name-finned-mutant-x-wing = X-Wing mutante com barbatana
there-finned-mutant-x-wing = Há um X-Wing mutante com barbatana: duas unidades, sejam linhas, colunas ou blocos, que prendem um dígito em outras duas, sem contar as barbatanas.
name-finned-mutant-swordfish = Swordfish mutante com barbatana
there-finned-mutant-swordfish = Há um Swordfish mutante com barbatana: três unidades, sejam linhas, colunas ou blocos, que prendem um dígito em outras três, sem contar as barbatanas.
name-finned-mutant-jellyfish = Jellyfish mutante com barbatana
there-finned-mutant-jellyfish = Há um Jellyfish mutante com barbatana: quatro unidades, sejam linhas, colunas ou blocos, que prendem um dígito em outras quatro, sem contar as barbatanas.
name-finned-mutant-squirmbag = Squirmbag mutante com barbatana
there-finned-mutant-squirmbag = Há um Squirmbag mutante com barbatana: cinco unidades, sejam linhas, colunas ou blocos, que prendem um dígito em outras cinco, sem contar as barbatanas.
name-finned-mutant-whale = Whale mutante com barbatana
there-finned-mutant-whale = Há um Whale mutante com barbatana: seis unidades, sejam linhas, colunas ou blocos, que prendem um dígito em outras seis, sem contar as barbatanas.
name-finned-mutant-leviathan = Leviathan mutante com barbatana
there-finned-mutant-leviathan = Há um Leviathan mutante com barbatana: sete unidades, sejam linhas, colunas ou blocos, que prendem um dígito em outras sete, sem contar as barbatanas.
where-finned-mutant-fish = Observe { $base }. Linhas, colunas e blocos: tudo conta. Há barbatanas que atrapalham o padrão, mas não para todas as células.
why-finned-mutant-fish = { why-finned-franken-fish }

name-siamese-finned-x-wing = X-Wing siamês com barbatana
there-siamese-finned-x-wing = Há um X-Wing siamês com barbatana: dois X-Wings com barbatana nas mesmas linhas ou colunas.
name-siamese-sashimi-x-wing = X-Wing sashimi siamês
there-siamese-sashimi-x-wing = Há um X-Wing sashimi siamês: dois X-Wings com barbatana nas mesmas linhas ou colunas.
name-siamese-finned-franken-x-wing = X-Wing Franken siamês com barbatana
there-siamese-finned-franken-x-wing = Há um X-Wing Franken siamês com barbatana: dois X-Wings com barbatana nas mesmas linhas, colunas ou blocos.
name-siamese-finned-mutant-x-wing = X-Wing mutante siamês com barbatana
there-siamese-finned-mutant-x-wing = Há um X-Wing mutante siamês com barbatana: dois X-Wings com barbatana nas mesmas linhas, colunas ou blocos.
name-siamese-finned-swordfish = Swordfish siamês com barbatana
there-siamese-finned-swordfish = Há um Swordfish siamês com barbatana: dois Swordfish com barbatana nas mesmas linhas ou colunas.
name-siamese-sashimi-swordfish = Swordfish sashimi siamês
there-siamese-sashimi-swordfish = Há um Swordfish sashimi siamês: dois Swordfish com barbatana nas mesmas linhas ou colunas.
name-siamese-finned-franken-swordfish = Swordfish Franken siamês com barbatana
there-siamese-finned-franken-swordfish = Há um Swordfish Franken siamês com barbatana: dois Swordfish com barbatana nas mesmas linhas, colunas ou blocos.
name-siamese-finned-mutant-swordfish = Swordfish mutante siamês com barbatana
there-siamese-finned-mutant-swordfish = Há um Swordfish mutante siamês com barbatana: dois Swordfish com barbatana nas mesmas linhas, colunas ou blocos.
name-siamese-finned-jellyfish = Jellyfish siamês com barbatana
there-siamese-finned-jellyfish = Há um Jellyfish siamês com barbatana: dois Jellyfish com barbatana nas mesmas linhas ou colunas.
name-siamese-sashimi-jellyfish = Jellyfish sashimi siamês
there-siamese-sashimi-jellyfish = Há um Jellyfish sashimi siamês: dois Jellyfish com barbatana nas mesmas linhas ou colunas.
name-siamese-finned-franken-jellyfish = Jellyfish Franken siamês com barbatana
there-siamese-finned-franken-jellyfish = Há um Jellyfish Franken siamês com barbatana: dois Jellyfish com barbatana nas mesmas linhas, colunas ou blocos.
name-siamese-finned-mutant-jellyfish = Jellyfish mutante siamês com barbatana
there-siamese-finned-mutant-jellyfish = Há um Jellyfish mutante siamês com barbatana: dois Jellyfish com barbatana nas mesmas linhas, colunas ou blocos.
where-siamese-fish = Observe { $base }. Há duas maneiras de dizer onde certo dígito cabe ali.
why-siamese-fish = { $base-start } precisam de um { $digit } cada, e há duas maneiras de dizer onde ele cabe. Primeira: só { $in-cover }, sem contar { $endo-fin-count ->
    [0] { $fin-count ->
        [one] a barbatana { $in-fin }
       *[other] as barbatanas { $in-fin }
    }
   *[other] estas barbatanas: { $fin-count ->
        [0] { $endo-fin }, que conta duas vezes { $in-base }
       *[other] { $fin }, fora, e { $endo-fin }, que conta duas vezes { $in-base }
    }
}. Segunda: só { $in-second-cover }, sem contar { $endo-fin-2-count ->
    [0] { $fin-2-count ->
        [one] a barbatana { $in-fin-2 }
       *[other] as barbatanas { $in-fin-2 }
    }
   *[other] estas barbatanas: { $fin-2-count ->
        [0] { $endo-fin-2 }, que conta duas vezes { $in-base }
       *[other] { $fin-2 }, fora, e { $endo-fin-2 }, que conta duas vezes { $in-base }
    }
}. De cada maneira, se todas as barbatanas forem falsas, { $base } ocupam todos os lugares do { $digit } ali, e nenhuma outra célula dali pode tê-lo. Se uma barbatana for verdadeira, nenhuma célula que a veja pode tê-lo. Um candidato que uma das maneiras descarta nos dois casos é falso: remova { $result }.

## Padrões de um só dígito
name-skyscraper = Skyscraper
there-skyscraper = Há um Skyscraper: duas linhas ou colunas paralelas com dois lugares cada para um dígito, e dois desses lugares alinhados.
where-skyscraper = Observe { $house } e { $house-2 }.
why-skyscraper = { $in-house-start }, o { $digit } só tem dois lugares, e o mesmo acontece { $in-house-2 }. Um lugar de cada fica { $in-line }: { $cells }. Os dois não podem ter o { $digit } ao mesmo tempo, e onde um não o tem, o outro lugar da mesma linha ou coluna o tem. Então pelo menos um dos outros dois tem o { $digit }: { $pincer-or }. Uma célula que vê esses dois não pode tê-lo: remova { $result }.

name-two-string-kite = Pipa de duas linhas
there-two-string-kite = Há uma pipa de duas linhas: uma linha e uma coluna com dois lugares cada para um dígito, amarradas em um bloco.
where-two-string-kite = Observe { $house } e { $house-2 }.
why-two-string-kite = { $in-house-start }, o { $digit } só tem dois lugares, e o mesmo acontece { $in-house-2 }. Um lugar de cada fica { $in-box }: { $cells }. Os dois não podem ter o { $digit } ao mesmo tempo, e onde um não o tem, o outro lugar da mesma linha ou coluna o tem. Então pelo menos um dos outros dois tem o { $digit }: { $pincer-or }. Uma célula que vê esses dois não pode tê-lo: remova { $result }.

name-turbot-fish = Turbot Fish
there-turbot-fish = Há um Turbot Fish: duas linhas, colunas ou blocos com dois lugares cada para um dígito, e um lugar de um vê um lugar do outro.
where-turbot-fish = Observe { $house } e { $house-2 }.
why-turbot-fish = { $in-house-start }, o { $digit } só tem dois lugares, e o mesmo acontece { $in-house-2 }. Dois desses lugares, um de cada, se veem: { $cells }. Os dois não podem ter o { $digit } ao mesmo tempo, e onde um não o tem, o outro lugar da mesma unidade o tem. Então pelo menos um dos outros dois tem o { $digit }: { $pincer-or }. Uma célula que vê esses dois não pode tê-lo: remova { $result }.

name-empty-rectangle = Retângulo vazio
there-empty-rectangle = Há um retângulo vazio: um bloco em que um dígito só cabe ao longo de uma linha e de uma coluna.
where-empty-rectangle = Observe { $box } e depois { $house }.
why-empty-rectangle = { $in-box-start }, o { $digit } só cabe { $in-line } ou { $in-line-2 }. Se está { $in-line-2 }, { $targets } o vê e não pode ter o { $digit }. Se está { $in-line }, então { $in-house }, onde um dos seus dois lugares também fica { $in-line }, só resta { $pincer }, que também vê { $targets }. Nos dois casos, remova { $result }.

name-dual-two-string-kite = Pipa dupla de duas linhas
there-dual-two-string-kite = Há uma pipa dupla de duas linhas: duas pipas amarradas nas mesmas duas células de um bloco.
where-dual-two-string-kite = Observe { $cells }, { $in-box }, e as suas linhas e colunas.
why-dual-two-string-kite = { $cells-start } ficam ambas { $in-box }; por isso, não podem ter o mesmo dígito. Primeiro, o { $link-digit }: { $house } só têm dois lugares cada para ele, um deles nessas células. Então pelo menos um dos outros dois, { $pincer-or }, tem o { $link-digit }. Segundo, o { $link-2-digit }: { $house-2 } só têm dois lugares cada para ele, um deles nessas células. Então pelo menos um dos outros dois, { $pincer-2-or }, tem o { $link-2-digit }. Uma célula que vê os dois de um dígito não pode tê-lo: remova { $result }.

name-dual-empty-rectangle = Retângulo vazio duplo
there-dual-empty-rectangle = Há um retângulo vazio duplo: um bloco em que um dígito forma dois retângulos vazios de uma vez.
where-dual-empty-rectangle = Observe { $box } e depois { $house } e { $house-2 }.
why-dual-empty-rectangle = { $in-box-start }, o { $digit } só cabe { $in-cells }. Primeiro: se não está { $in-line-2 }, está { $in-line }, e então { $in-house } só resta { $pincer } para o { $digit }; logo, uma célula { $of-line-2 } que vê { $pincer } não pode ter o { $digit }. Segundo: se não está { $in-line-4 }, está { $in-line-3 }, e então { $in-house-2 } só resta { $pincer-2 }; logo, uma célula { $of-line-4 } que vê { $pincer-2 } não pode ter o { $digit }. Portanto, remova { $result }.

## Cores, pares remotos, padrões
name-remote-pair = Par remoto
there-remote-pair = Há um par remoto: uma cadeia de células, todas com os mesmos dois dígitos.
where-remote-pair = Observe { $cells }. Todas têm os mesmos dois candidatos.
why-remote-pair = { $chain-count ->
    [0] { $cells-start } só podem ser { $digit-or }. Duas que se veem são sempre diferentes; por isso, uma só decide todas.
   *[other] { $chain-start } só podem ser { $digit-or }. Elas formam uma cadeia: cada uma vê a seguinte e é diferente dela; por isso, os dois dígitos se alternam.
} Assim, estas células são sempre diferentes: { $pincer-all }. Uma célula que vê as duas de um par assim não pode ser nenhum dos dois dígitos: remova { $result }.

name-simple-colours-trap = Cores simples: armadilha
there-simple-colours-trap = Há uma armadilha de cores: ligações fortes (só dois lugares para um dígito) em duas cores e uma célula que vê ambas.
where-simple-colours-trap = Algumas linhas, colunas e blocos só têm dois lugares para certo dígito (ligações fortes). Pinte-os com duas cores alternadas: { $first-colour } contra { $second-colour }.
why-simple-colours-trap = Onde uma linha, coluna ou bloco só tem dois lugares para o { $digit }, um deles o tem e o outro não. Esses pares unem todas estas células: ou o { $digit } está { $in-first-colour }, ou está { $in-second-colour }. Uma célula que vê uma célula de cada grupo vê um { $digit } nos dois casos e não pode tê-lo: remova { $result }.

name-simple-colours-wrap = Cores simples: conflito
there-simple-colours-wrap = Há um conflito de cores: ligações fortes (só dois lugares para um dígito) em duas cores, e uma das cores aparece duas vezes em uma linha, coluna ou bloco.
where-simple-colours-wrap = Algumas linhas, colunas e blocos só têm dois lugares para certo dígito (ligações fortes). Pinte-os com duas cores alternadas até alcançar { $house }.
why-simple-colours-wrap = Onde uma linha, coluna ou bloco só tem dois lugares para o { $digit }, um deles o tem e o outro não. Esses pares unem todas estas células: ou o { $digit } está { $in-first-colour }, ou está { $in-second-colour }. Mas no primeiro caso o { $digit } estaria ao mesmo tempo { $in-cells }, { $cells-count ->
    [2] ambas
   *[other] todas
} { $in-house }. Vale, portanto, o segundo, e o primeiro grupo perde o { $digit }: remova { $result }.

name-multi-colours-1 = Cores múltiplas 1
there-multi-colours-1 = Há cores múltiplas: dois grupos de ligações fortes (só dois lugares para um dígito) que se veem.
where-multi-colours-1 = Algumas linhas, colunas e blocos só têm dois lugares para certo dígito (ligações fortes). Pinte-os com duas cores alternadas: { $first-colour } contra { $second-colour } e, à parte, { $third-colour } contra { $fourth-colour }.
why-multi-colours-1 = Onde uma linha, coluna ou bloco só tem dois lugares para o { $digit }, um deles o tem e o outro não. Esses pares formam dois grupos: o { $digit } está { $in-first-colour } ou então { $in-second-colour }, e está { $in-third-colour } ou então { $in-fourth-colour }. { $clash-count ->
    [1] Mas não pode estar ao mesmo tempo { $in-first-colour } e { $in-third-colour }, porque se veem. Portanto, está { $in-second-colour } ou { $in-fourth-colour }, ou nos dois lugares. Uma célula que vê uma de cada não pode ter o { $digit }: remova { $result }.
   *[other] Onde uma cor de um grupo vê uma cor do outro, as duas não podem ser verdadeiras juntas; logo, pelo menos uma das cores opostas é verdadeira. Uma célula que vê essas duas opostas não pode ter o { $digit }: remova { $result }.
}

name-multi-colours-2 = Cores múltiplas 2
there-multi-colours-2 = Há cores múltiplas: uma cor que vê as duas cores de outro grupo de ligações fortes (só dois lugares para um dígito).
where-multi-colours-2 = Algumas linhas, colunas e blocos só têm dois lugares para certo dígito (ligações fortes). Pinte-os com duas cores alternadas: { $third-colour } contra { $fourth-colour }. Que outras ligações veem as duas cores?
why-multi-colours-2 = Onde uma linha, coluna ou bloco só tem dois lugares para o { $digit }, um deles o tem e o outro não. Esses pares formam dois grupos: o { $digit } está { $in-first-colour } ou então { $in-second-colour }, e está { $in-third-colour } ou então { $in-fourth-colour }. Mas, se estivesse { $in-first-colour }, não poderia estar nem { $in-third-colour } nem { $in-fourth-colour }, porque essas células veem uma de cada cor. Portanto, não está ali: remova { $result }.

name-medusa-trap = Medusa 3D: armadilha
there-medusa-trap = Há uma Medusa 3D: ligações fortes de vários dígitos em duas cores e um candidato que as duas cores descartam.
where-medusa-trap = Pinte ligações fortes com duas cores alternadas a partir de { $pivot }: os dois candidatos de uma célula e os dois lugares de um dígito em uma linha, coluna ou bloco.
why-medusa-trap = Siga as ligações fortes: células com dois candidatos, e linhas, colunas ou blocos com dois lugares para um dígito. Elas deixam duas possibilidades: ou { $first-colour-grouped }, ou { $second-colour-grouped }. Um candidato é descartado nos dois casos se em cada um a sua célula fica com outro dígito ou vê o mesmo: remova { $result }.

name-medusa-wrap = Medusa 3D: conflito
there-medusa-wrap = Há uma Medusa 3D: ligações fortes de vários dígitos em duas cores, e uma das cores se contradiz.
where-medusa-wrap = Pinte ligações fortes com duas cores alternadas a partir de { $pivot }: os dois candidatos de uma célula e os dois lugares de um dígito em uma linha, coluna ou bloco.
why-medusa-wrap = Siga as ligações fortes: células com dois candidatos, e linhas, colunas ou blocos com dois lugares para um dígito. Elas deixam duas possibilidades: ou { $first-colour-grouped }, ou { $second-colour-grouped }. Mas a primeira exigiria { $contradiction-each } ao mesmo tempo, o que é impossível. Portanto, vale a segunda, e com ela fica decidida toda ligação forte que parte dali. Remova { $result }.

name-medusa-empty-cell = Medusa 3D: célula sem candidatos
there-medusa-empty-cell = Há uma Medusa 3D: ligações fortes de vários dígitos em duas cores, e uma das cores deixaria uma célula sem candidatos.
where-medusa-empty-cell = Pinte ligações fortes com duas cores alternadas a partir de { $pivot }: os dois candidatos de uma célula e os dois lugares de um dígito em uma linha, coluna ou bloco. Depois observe { $excluder }.
why-medusa-empty-cell = Siga as ligações fortes: células com dois candidatos, e linhas, colunas ou blocos com dois lugares para um dígito. Elas deixam duas possibilidades: ou { $first-colour-grouped }, ou { $second-colour-grouped }. Mas a primeira descartaria todos os candidatos { $of-excluder }. Portanto, vale a segunda, e com ela fica decidida toda ligação forte que parte dali. Remova { $result }.

name-template-set = Padrões do dígito (colocação)
there-template-set = Há um dígito que está na mesma célula em todas as maneiras de distribuí-lo pelo tabuleiro inteiro.
where-template-set = Observe o tabuleiro inteiro, um dígito de cada vez. De quantas maneiras ele pode ficar uma vez em cada linha, coluna e bloco?
why-template-set = Pense em todas as maneiras de pôr o { $digit } em todas as linhas, colunas e blocos ao mesmo tempo, sem as células que, pelo mesmo motivo, com certeza têm outro dígito. Em todas elas, ele está { $in-targets }. Portanto, o { $digit } vai { $in-targets }.

name-template-delete = Padrões do dígito (remoção)
there-template-delete = Há um dígito com candidatos que não entram em nenhuma distribuição dele pelo tabuleiro inteiro.
where-template-delete = Observe o tabuleiro inteiro, um dígito de cada vez. De quantas maneiras ele pode ficar uma vez em cada linha, coluna e bloco?
why-template-delete = Pense em todas as maneiras de pôr o { $digit } em todas as linhas, colunas e blocos ao mesmo tempo, sem as células que, pelo mesmo motivo, com certeza têm outro dígito. Um candidato que não está em nenhuma dessas maneiras não pode ser verdadeiro. Portanto, remova { $result }.

## Wings
name-w-wing = W-Wing
there-w-wing = Há um W-Wing: duas células com os mesmos dois candidatos, unidas por uma ligação forte (uma linha, coluna ou bloco com só dois lugares para um dos dígitos).
where-w-wing = Observe { $pincer }, e também { $house }.
why-w-wing = As pinças, { $pincer }, só podem ser { $digit-or }. { $in-house-start }, o { $linked } só cabe { $in-cells }, e cada uma dessas células vê uma das pinças. Portanto, pelo menos uma das pinças não é { $linked }, e essa é { $target-digits }. Nenhuma célula que veja ambas pode ser { $target-digits }: remova { $result }.

name-xy-wing = XY-Wing
there-xy-wing = Há um XY-Wing: uma célula com dois candidatos decide qual de outras duas tem certo dígito.
where-xy-wing = Observe { $pivot } e as células com dois candidatos que ela vê.
why-xy-wing = { $pivot-start } é { $case-digits-or }. Se for { $case-digit }, { $case-cell } é { $target-digits }; se for { $case-2-digit }, { $case-2-cell } é { $target-digits }. Nos dois casos, uma célula que vê as duas pinças, { $pincer }, não pode ser { $target-digits }: remova { $result }.

name-xyz-wing = XYZ-Wing
there-xyz-wing = Há um XYZ-Wing: de três células, uma com três candidatos e duas com dois, alguma tem de ter certo dígito.
where-xyz-wing = Observe { $pivot } e as células com dois candidatos que ela vê.
why-xyz-wing = { $pivot-start } é { $digit-or }. Se for { $case-digit }, { $case-cell } é { $target-digits }; se for { $case-2-digit }, { $case-2-cell } é { $target-digits }; senão, ela mesma é { $target-digits }. Em todos os casos, uma célula que vê as três não pode ser { $target-digits }: remova { $result }.

## Retângulos e laços únicos, BUG
deadly-pattern = Cada linha, coluna e bloco tem duas dessas células ou nenhuma; por isso, { $the-digit } poderiam trocar de lugar, e o sudoku teria duas soluções. Ele só tem uma.

name-unique-rectangle-1 = Retângulo único tipo 1
there-unique-rectangle-1 = Há um retângulo único: só um canto impede que quatro células tenham duas soluções.
where-unique-rectangle-1 = Observe o retângulo { $of-cells }.
why-unique-rectangle-1 = { $in-floor-start }, só cabem { $the-digit }. Se { $roof } também fosse { $digit-or }, os quatro cantos não teriam mais nada. { deadly-pattern } Portanto, { $roof } tem outro dígito: remova { $result }.

name-unique-rectangle-2 = Retângulo único tipo 2
there-unique-rectangle-2 = Há um retângulo único: um dígito extra impede que quatro células tenham duas soluções.
where-unique-rectangle-2 = Observe o retângulo { $of-cells }. O que mais cabe { $in-roof }?
why-unique-rectangle-2 = { $in-floor-start }, só cabem { $the-digit }, e { $in-roof }, além deles, só o { $extra }. Sem ele, os quatro cantos só teriam { $the-digit }. { deadly-pattern } Portanto, pelo menos uma delas, { $roof-or }, tem o { $extra }, e nenhuma célula que veja as duas pode tê-lo: remova { $result }.

name-unique-rectangle-3 = Retângulo único tipo 3
there-unique-rectangle-3 = Há um retângulo único cujos dígitos extras formam um conjunto com outras células.
where-unique-rectangle-3 = Observe o retângulo { $of-cells } e depois { $house }.
why-unique-rectangle-3 = { $in-floor-start }, só cabem { $the-digit }. Se { $in-roof } também só ficassem eles, os quatro cantos não teriam mais nada. { deadly-pattern } Portanto, { $roof-or } tem um dígito extra: { $extra-or }. Conte as duas como uma só célula com esses dígitos: junto com { $set }, ela esgota { $the-set-digits } { $in-house }. Remova { $result }.

name-unique-rectangle-4 = Retângulo único tipo 4
there-unique-rectangle-4 = Há um retângulo único com um dígito bloqueado em dois dos seus cantos.
where-unique-rectangle-4 = Observe o retângulo { $of-cells } e depois { $house }.
why-unique-rectangle-4 = { $in-floor-start }, só cabem { $the-digit }. { $in-house-start }, o { $locked } só cabe { $in-roof }; portanto, uma das duas o tem. Se a outra tivesse o { $target-digits }, os quatro cantos só teriam { $the-digit }. { deadly-pattern } Portanto, nenhuma das duas tem o { $target-digits }: remova { $result }.

name-unique-rectangle-5 = Retângulo único tipo 5
there-unique-rectangle-5 = Há um retângulo único: um dígito extra, não só de um lado, impede que quatro células tenham duas soluções.
where-unique-rectangle-5 = Observe o retângulo { $of-cells }. O que mais cabe { $in-roof }?
why-unique-rectangle-5 = { $in-floor-start }, só cabem { $the-digit }, e { $in-roof }, além deles, só o { $extra }. Sem ele, os quatro cantos só teriam { $the-digit }. { deadly-pattern } Portanto, pelo menos uma delas, { $roof-or }, tem o { $extra }, e nenhuma célula que veja { $roof-count ->
    [2] as duas
   *[other] todas elas
} pode tê-lo: remova { $result }.

name-unique-rectangle-6 = Retângulo único tipo 6
there-unique-rectangle-6 = Há um retângulo único com um X-Wing nos seus cantos.
where-unique-rectangle-6 = Observe o retângulo { $of-cells } e depois { $house }.
why-unique-rectangle-6 = { $in-floor-start }, só cabem { $the-digit }. { $in-house-start }, o { $locked } só cabe nos quatro cantos; portanto, ocupa dois opostos na diagonal. Se fossem { $roof }, { $in-floor } ficaria o outro dígito, e os quatro cantos só teriam { $the-digit }. { deadly-pattern } Portanto, o { $locked } fica { $in-floor }: remova { $result }.

name-hidden-rectangle = Retângulo oculto
there-hidden-rectangle = Há um retângulo oculto: ligações fortes (só dois lugares para um dígito) mostram o que um canto não pode ter.
where-hidden-rectangle = Observe o retângulo { $of-cells } e depois { $house }.
why-hidden-rectangle = { $in-floor-start }, só cabem { $the-digit }. { $in-house-start }, o { $locked } só cabe { $in-targets } e nos cantos ao lado, { $pincer }. Se { $targets } fosse { $target-digits }, o { $locked } ficaria { $in-pincer }, e { $in-floor } restaria o { $target-digits }. { deadly-pattern } Portanto, { $targets } não é { $target-digits }: remova { $result }.

name-avoidable-rectangle-1 = Retângulo evitável tipo 1
there-avoidable-rectangle-1 = Há um retângulo evitável: três dígitos que não foram dados e um quarto que não pode completá-los.
where-avoidable-rectangle-1 = Observe o retângulo { $of-cells }. Nenhum dos seus dígitos é dado.
why-avoidable-rectangle-1 = { $in-floor-start }, só estão { $the-digit }, e nenhum desses dígitos é dado. Se { $roof } tivesse o { $target-digits }, os quatro cantos não teriam mais nada. { deadly-pattern } Portanto, { $roof } não tem o { $target-digits }: remova { $result }.

name-avoidable-rectangle-2 = Retângulo evitável tipo 2
there-avoidable-rectangle-2 = Há um retângulo evitável: dois dígitos que não foram dados e um dígito extra nos outros cantos.
where-avoidable-rectangle-2 = Observe o retângulo { $of-cells }. Nenhum dos seus dígitos é dado. O que cabe { $in-roof }?
why-avoidable-rectangle-2 = { $in-floor-start }, estão { $the-digit }, e nenhum desses dígitos é dado. Sem o { $extra } { $in-roof }, os quatro cantos só teriam { $the-digit }. { deadly-pattern } Portanto, pelo menos uma delas, { $roof-or }, tem o { $extra }, e nenhuma célula que veja as duas pode tê-lo: remova { $result }.

name-unique-loop-1 = Laço único tipo 1
there-unique-loop-1 = Há um laço único: só uma célula impede que ele tenha duas soluções.
where-unique-loop-1 = Observe o laço { $of-cells }.
why-unique-loop-1 = { $in-floor-start }, só cabem { $the-digit }. Se { $roof } também fosse { $digit-or }, o laço inteiro não teria mais nada. { deadly-pattern } Portanto, { $roof } tem outro dígito: remova { $result }.

name-unique-loop-2 = Laço único tipo 2
there-unique-loop-2 = Há um laço único: um dígito extra impede que ele tenha duas soluções.
where-unique-loop-2 = Observe o laço { $of-cells }. O que mais cabe { $in-roof }?
why-unique-loop-2 = { $in-floor-start }, só cabem { $the-digit }, e { $in-roof }, além deles, só o { $extra }. Sem ele, o laço inteiro só teria { $the-digit }. { deadly-pattern } Portanto, pelo menos uma delas, { $roof-or }, tem o { $extra }, e nenhuma célula que veja { $roof-count ->
    [2] as duas
   *[other] todas elas
} pode tê-lo: remova { $result }.

name-unique-loop-3 = Laço único tipo 3
there-unique-loop-3 = Há um laço único cujos dígitos extras formam um conjunto com outras células.
where-unique-loop-3 = Observe o laço { $of-cells } e depois { $house }.
why-unique-loop-3 = { $in-floor-start }, só cabem { $the-digit }. Se { $in-roof } também só ficassem eles, o laço inteiro não teria mais nada. { deadly-pattern } Portanto, { $roof-or } tem um dígito extra: { $extra-or }. Conte as duas como uma só célula com esses dígitos: junto com { $set }, ela esgota { $the-set-digits } { $in-house }. Remova { $result }.

name-unique-loop-4 = Laço único tipo 4
there-unique-loop-4 = Há um laço único com um dígito bloqueado em duas das suas células.
where-unique-loop-4 = Observe o laço { $of-cells } e depois { $house }.
why-unique-loop-4 = { $in-floor-start }, só cabem { $the-digit }. { $in-house-start }, o { $locked } só cabe { $in-roof }; portanto, uma das duas o tem. Se a outra tivesse o { $target-digits }, o laço inteiro só teria { $the-digit }. { deadly-pattern } Portanto, nenhuma das duas tem o { $target-digits }: remova { $result }.

name-bug-plus-one = BUG+1
there-bug-plus-one = Há um BUG+1 (Bivalue Universal Grave): uma só célula impede que o tabuleiro inteiro tenha duas soluções.
where-bug-plus-one = Observe { $roof }: todas as outras células vazias têm dois candidatos.
why-bug-plus-one = Sem o { $extra } { $in-roof }, cada célula vazia teria dois candidatos, e cada dígito teria dois lugares em cada linha, coluna ou bloco em que falta. Então cada célula poderia ficar com o seu outro candidato, e o sudoku teria duas soluções. Ele só tem uma. Portanto, { $roof } tem de ser { $extra-or }: { $extra-count ->
    [one] coloque
   *[other] remova
} { $result }.

name-bug-type-2 = BUG tipo 2
there-bug-type-2 = Há um BUG tipo 2 (Bivalue Universal Grave): um só dígito impede que o tabuleiro inteiro tenha duas soluções.
where-bug-type-2 = Observe { $roof }: todas as outras células vazias têm dois candidatos.
why-bug-type-2 = Sem o { $extra } { $in-roof }, cada célula vazia teria dois candidatos, e cada dígito teria dois lugares em cada linha, coluna ou bloco em que falta. Então cada célula poderia ficar com o seu outro candidato, e o sudoku teria duas soluções. Ele só tem uma. Portanto, pelo menos uma delas, { $roof-or }, tem o { $extra }, e nenhuma célula que veja { $roof-count ->
    [2] as duas
   *[other] todas elas
} pode tê-lo. Remova { $result }.

name-bug-type-3 = BUG tipo 3
there-bug-type-3 = Há um BUG tipo 3 (Bivalue Universal Grave): os dígitos a mais formam um conjunto com outras células.
where-bug-type-3 = Observe { $roof } e depois { $house }. Todas as outras células vazias têm dois candidatos.
why-bug-type-3 = Sem os candidatos { $surplus }, cada célula vazia teria dois candidatos, e cada dígito teria dois lugares em cada linha, coluna ou bloco em que falta. Então cada célula poderia ficar com o seu outro candidato, e o sudoku teria duas soluções. Ele só tem uma. Portanto, pelo menos um daqueles candidatos é verdadeiro. Conte { $roof } como uma só célula com os dígitos { $extra }: junto com { $set }, ela esgota { $the-set-digits } { $in-house }. Remova { $result }.

name-bug-type-4 = BUG tipo 4
there-bug-type-4 = Há um BUG tipo 4 (Bivalue Universal Grave), com um dígito bloqueado em duas células.
where-bug-type-4 = Observe { $roof } e depois { $house }. Todas as outras células vazias têm dois candidatos.
why-bug-type-4 = { $extra-count ->
    [one] Sem o { $extra } { $in-surplus }
   *[other] Sem os candidatos { $surplus }
}, cada célula vazia teria dois candidatos, e cada dígito teria dois lugares em cada linha, coluna ou bloco em que falta. Então cada célula poderia ficar com o seu outro candidato, e o sudoku teria duas soluções. Ele só tem uma. Portanto, { $roof-or } fica com um candidato a mais. A outra tem o { $locked }, que não tem outro lugar { $in-house }. Tudo o mais sai de ambas: remova { $result }.

name-bug-plus-n = BUG+n
there-bug-plus-n = Há um BUG+n (Bivalue Universal Grave): uns poucos candidatos impedem que o tabuleiro inteiro tenha duas soluções, e pelo menos um deles é verdadeiro.
where-bug-plus-n = Observe { $roof }: todas as outras células vazias têm dois candidatos.
why-bug-plus-n = Sem { $surplus-grouped }, cada célula vazia teria dois candidatos, e cada dígito teria dois lugares em cada linha, coluna ou bloco em que falta. Então cada célula poderia ficar com o seu outro candidato, e o sudoku teria duas soluções. Ele só tem uma. Portanto, pelo menos um daqueles candidatos é verdadeiro, e cada um deles descarta { $ruled-out-each }: remova { $result }.

name-extended-rectangle-1 = Retângulo único estendido tipo 1
there-extended-rectangle-1 = Há um retângulo único estendido: seis células com três dígitos, e uma só célula impede que tenham duas soluções.
where-extended-rectangle-1 = Observe o retângulo de seis células { $cells }.
why-extended-rectangle-1 = Se { $roof } tivesse um dos dígitos { $digit }, as células { $cells } não teriam nada além desses três dígitos, cada um uma vez em cada uma das duas fileiras de três. Então as duas fileiras poderiam trocar os seus dígitos: cada linha, coluna e bloco ficaria com o que tem, e o sudoku teria duas soluções. Ele só tem uma. Portanto, { $roof } tem outro dígito. Remova { $result }.

name-extended-rectangle-2 = Retângulo único estendido tipo 2
there-extended-rectangle-2 = Há um retângulo único estendido: seis células com três dígitos, e um dígito extra impede que tenham duas soluções.
where-extended-rectangle-2 = Observe o retângulo de seis células { $cells } e o que mais pode estar { $in-roof }.
why-extended-rectangle-2 = Se nenhuma das células { $roof } tivesse o { $extra }, as células { $cells } só teriam { $the-digit }, cada um uma vez em cada uma das duas fileiras de três. Então as duas fileiras poderiam trocar os seus dígitos: cada linha, coluna e bloco ficaria com o que tem, e o sudoku teria duas soluções. Ele só tem uma. Portanto, pelo menos uma delas, { $roof-or }, tem o { $extra }, e nenhuma célula { $roof-count ->
    [2] que veja as duas
   *[other] que veja todas elas
} pode tê-lo. Remova { $result }.

name-extended-rectangle-3 = Retângulo único estendido tipo 3
there-extended-rectangle-3 = Há um retângulo único estendido, seis células com três dígitos, cujos dígitos extras formam um conjunto com outras células.
where-extended-rectangle-3 = Observe o retângulo de seis células { $cells } e depois { $house }.
why-extended-rectangle-3 = Se as células { $cells } só tivessem { $the-digit }, as duas fileiras de três poderiam trocar os seus dígitos: cada linha, coluna e bloco ficaria com o que tem, e o sudoku teria duas soluções. Ele só tem uma. Portanto, pelo menos uma delas, { $roof-or }, tem um dígito extra: { $extra-or }. Conte { $roof } como uma só célula com esses dígitos: junto com { $set }, ela esgota { $the-set-digits } { $in-house }. Remova { $result }.

name-extended-rectangle-4 = Retângulo único estendido tipo 4
there-extended-rectangle-4 = Há um retângulo único estendido, seis células com três dígitos, com um deles bloqueado em duas das suas células.
where-extended-rectangle-4 = Observe o retângulo de seis células { $cells } e depois { $house }.
why-extended-rectangle-4 = { $in-house-start }, o { $locked } só cabe { $in-roof }, portanto uma delas tem o { $locked }. Se a outra não tivesse nenhum dígito extra ({ $extra-or }), as células { $cells } só teriam { $the-digit }, e as duas fileiras de três poderiam trocar os seus dígitos: cada linha, coluna e bloco ficaria com o que tem, e o sudoku teria duas soluções. Ele só tem uma. Portanto, a outra tem um dígito extra: remova { $result }.

name-bug-lite-1 = BUG-Lite tipo 1
there-bug-lite-1 = Há um BUG-Lite: células em que cada dígito tem dois lugares, e uma só célula impede que tenham duas soluções.
where-bug-lite-1 = Observe { $cells }.
why-bug-lite-1 = Sem { $surplus-grouped }, as células { $cells } teriam dois candidatos cada uma, e cada dígito teria entre elas dois lugares em cada linha, coluna ou bloco, ou nenhum. Então cada uma dessas células poderia ficar com o seu outro candidato, e o sudoku teria duas soluções. Ele só tem uma. Portanto, { $roof } tem de ser { $extra-or }. Remova { $result }.

name-bug-lite-2 = BUG-Lite tipo 2
there-bug-lite-2 = Há um BUG-Lite: células em que cada dígito tem dois lugares, e um dígito extra impede que tenham duas soluções.
where-bug-lite-2 = Observe { $cells } e o que mais pode estar { $in-roof }.
why-bug-lite-2 = Sem o { $extra } { $in-roof }, as células { $cells } teriam dois candidatos cada uma, e cada dígito teria entre elas dois lugares em cada linha, coluna ou bloco, ou nenhum. Então cada uma dessas células poderia ficar com o seu outro candidato, e o sudoku teria duas soluções. Ele só tem uma. Portanto, pelo menos uma delas, { $roof-or }, tem o { $extra }, e nenhuma célula { $roof-count ->
    [2] que veja as duas
   *[other] que veja todas elas
} pode tê-lo. Remova { $result }.

name-bug-lite-4 = BUG-Lite tipo 4
there-bug-lite-4 = Há um BUG-Lite: células em que cada dígito tem dois lugares, com um dígito bloqueado em duas delas.
where-bug-lite-4 = Observe { $cells } e depois { $house }.
why-bug-lite-4 = { $in-house-start }, o { $locked } só cabe { $in-roof }, portanto uma delas tem o { $locked }. Sem { $surplus-grouped }, as células { $cells } teriam dois candidatos cada uma, e cada dígito teria entre elas dois lugares em cada linha, coluna ou bloco, ou nenhum. Então cada uma dessas células poderia ficar com o seu outro candidato, e o sudoku teria duas soluções. Ele só tem uma. Portanto, a outra célula tem um dos seus candidatos extras. Remova { $result }.

name-unique-polygon-1 = Padrão mortal de Borescoper tipo 1
there-unique-polygon-1 = Há um polígono único: sete células com três dígitos ou oito com quatro, e uma só célula impede que tenham duas soluções.
where-unique-polygon-1 = Observe { $cells }.
why-unique-polygon-1 = Se { $roof } tivesse um dos dígitos { $digit }, as células { $cells } não teriam nada além desses dígitos. De qualquer forma que os tenham, os dígitos poderiam trocar de lugar entre essas células: cada linha, coluna e bloco ficaria com o que tem, e o sudoku teria duas soluções. Ele só tem uma. Portanto, { $roof } tem outro dígito. Remova { $result }.

name-unique-polygon-2 = Padrão mortal de Borescoper tipo 2
there-unique-polygon-2 = Há um polígono único: sete células com três dígitos ou oito com quatro, e um dígito extra impede que tenham duas soluções.
where-unique-polygon-2 = Observe { $cells } e o que mais pode estar { $in-roof }.
why-unique-polygon-2 = Se nenhuma das células { $roof } tivesse o { $extra }, as células { $cells } só teriam { $the-digit }. De qualquer forma que os tenham, os dígitos poderiam trocar de lugar entre essas células: cada linha, coluna e bloco ficaria com o que tem, e o sudoku teria duas soluções. Ele só tem uma. Portanto, pelo menos uma delas, { $roof-or }, tem o { $extra }, e nenhuma célula { $roof-count ->
    [2] que veja as duas
   *[other] que veja todas elas
} pode tê-lo. Remova { $result }.

name-unique-polygon-3 = Padrão mortal de Borescoper tipo 3
there-unique-polygon-3 = Há um polígono único, sete células com três dígitos ou oito com quatro, cujos dígitos extras formam um conjunto com outras células.
where-unique-polygon-3 = Observe { $cells } e depois { $house }.
why-unique-polygon-3 = Se as células { $cells } só tivessem { $the-digit }, os dígitos poderiam trocar de lugar entre essas células: cada linha, coluna e bloco ficaria com o que tem, e o sudoku teria duas soluções. Ele só tem uma. Portanto, pelo menos uma delas, { $roof-or }, tem um dígito extra: { $extra-or }. Conte { $roof } como uma só célula com esses dígitos: junto com { $set }, ela esgota { $the-set-digits } { $in-house }. Remova { $result }.

name-unique-polygon-4 = Padrão mortal de Borescoper tipo 4
there-unique-polygon-4 = Há um polígono único, sete células com três dígitos ou oito com quatro, com um deles bloqueado em duas das suas células.
where-unique-polygon-4 = Observe { $cells } e depois { $house }.
why-unique-polygon-4 = { $in-house-start }, o { $locked } só cabe { $in-roof }, portanto uma delas tem o { $locked }. Se a outra não tivesse nenhum dígito extra ({ $extra-or }), as células { $cells } só teriam { $the-digit }, e os dígitos poderiam trocar de lugar entre essas células: cada linha, coluna e bloco ficaria com o que tem, e o sudoku teria duas soluções. Ele só tem uma. Portanto, a outra tem um dígito extra: remova { $result }.

name-qiu-deadly-pattern-1 = Padrão mortal de Qiu tipo 1
there-qiu-deadly-pattern-1 = Há um padrão mortal de Qiu: duas fileiras quase sem dígitos dados, e duas células transversais que não podem ser um par.
where-qiu-deadly-pattern-1 = Observe { $line } e também { $cells }.
why-qiu-deadly-pattern-1 = Das nove fileiras que cruzam { $line }, só uma tem dígitos dados ali. E no bloco delas, { $the-digit } só cabem { $in-base-cells }. Suponha que { $cells } tivessem { $the-digit }. Troque esses dois dígitos ali e { $in-base-cells }. Então os outros dígitos { $of-line } podem ser postos em ordem trocando, cada vez, os dois que ficam lado a lado: cada linha, coluna e bloco fica com o que tem, e o sudoku teria duas soluções. Ele só tem uma. Portanto, { $roof } tem outro dígito. Remova { $result }.

name-qiu-deadly-pattern-2 = Padrão mortal de Qiu tipo 2
there-qiu-deadly-pattern-2 = Há um padrão mortal de Qiu: duas fileiras quase sem dígitos dados, e duas células transversais em que deve estar um dígito extra.
where-qiu-deadly-pattern-2 = Observe { $line } e o que pode estar { $in-cells }.
why-qiu-deadly-pattern-2 = Das nove fileiras que cruzam { $line }, só uma tem dígitos dados ali. E no bloco delas, { $the-digit } só cabem { $in-base-cells }. Suponha que { $cells } tivessem { $the-digit }. Troque esses dois dígitos ali e { $in-base-cells }. Então os outros dígitos { $of-line } podem ser postos em ordem trocando, cada vez, os dois que ficam lado a lado: cada linha, coluna e bloco fica com o que tem, e o sudoku teria duas soluções. Ele só tem uma. Portanto, pelo menos uma delas, { $roof-or }, tem o { $extra }, e nenhuma célula { $roof-count ->
    [2] que veja as duas
   *[other] que veja todas elas
} pode tê-lo. Remova { $result }.

name-qiu-deadly-pattern-4 = Padrão mortal de Qiu tipo 4
there-qiu-deadly-pattern-4 = Há um padrão mortal de Qiu: duas fileiras quase sem dígitos dados, e duas células transversais com um dígito bloqueado nelas.
where-qiu-deadly-pattern-4 = Observe { $line } e depois { $house }.
why-qiu-deadly-pattern-4 = { $in-house-start }, o { $locked } só cabe { $in-roof }, portanto uma delas tem o { $locked }. Das nove fileiras que cruzam { $line }, só uma tem dígitos dados ali. E no bloco delas, { $the-digit } só cabem { $in-base-cells }. Suponha que { $cells } tivessem { $the-digit }. Troque esses dois dígitos ali e { $in-base-cells }. Então os outros dígitos { $of-line } podem ser postos em ordem trocando, cada vez, os dois que ficam lado a lado: cada linha, coluna e bloco fica com o que tem, e o sudoku teria duas soluções. Ele só tem uma. Portanto, a outra tem um dígito extra, { $extra-or }. Remova { $result }.

name-reverse-bug = BUG reverso
there-reverse-bug = Há um BUG reverso: dois dígitos que não podem ficar completos onde estão colocados até agora.
where-reverse-bug = Observe { $cells }: nenhuma outra célula tem ainda um desses dois dígitos.
why-reverse-bug = Até agora, { $the-digit } só estão { $in-cells }. Se { $targets } tivesse o { $linked }, cada linha, coluna e bloco que tem um desses dígitos teria os dois. Então todas as outras linhas, colunas e blocos teriam os dois em células ainda vazias, e ali eles poderiam ser trocados: o sudoku teria duas soluções. Ele só tem uma. Remova { $result }.

name-symmetrical-placement = Posicionamento simétrico
there-symmetrical-placement = Os dígitos dados são simétricos e, por isso, a solução também.
where-symmetrical-placement = Observe os dígitos dados. O que acontece com eles se você { $axis-count ->
    [one] der meia-volta no tabuleiro em torno { $of-axis }
   *[other] espelhar o tabuleiro na diagonal { $axis }
}?
why-symmetrical-placement = { $axis-count ->
    [one] Dê meia-volta no tabuleiro em torno { $of-axis }
   *[other] Espelhe o tabuleiro na diagonal { $axis }
} e troque dígitos: { $linked-all }. Os dígitos dados ficam como estavam. Então a solução também fica como estava, porque só há uma: cada célula e a sua imagem têm um dígito e aquele com que ele é trocado, e as células que não saem do lugar só podem ser { $extra-or }. { $placed-count ->
    [0] Remova
   *[other] Coloque
} { $result }.

## Sue de Coq e exclusão
name-sue-de-coq = Sue de Coq
there-sue-de-coq = Há um Sue de Coq: células onde um bloco cruza uma linha ou coluna dividem os seus dígitos com outras células de ambos.
where-sue-de-coq = Observe { $cells }, onde { $line } e { $box } se cruzam.
why-sue-de-coq = Onde { $line } e { $box } se cruzam, só cabem { $the-cells-digits } { $in-cells }. No resto { $of-line }, { $line-set-digits-count ->
    [one] só cabe
   *[other] só cabem
} { $the-line-set-digits } { $in-line-set }; no resto { $of-box }, { $box-set-digits-count ->
    [one] só cabe
   *[other] só cabem
} { $the-box-set-digits } { $in-box-set }. Nenhum dígito pode estar ali duas vezes, e há tantos dígitos quantas células; por isso, todos estão ali: os de { $line-set }, { $in-line }; os de { $box-set }, { $in-box }; e os outros, no cruzamento. Remova { $result }.

name-aligned-pair-exclusion = Exclusão de par alinhado
there-aligned-pair-exclusion = Há uma exclusão de par alinhado: duas células que não podem esgotar os dois dígitos de outra.
where-aligned-pair-exclusion = Observe { $cells }, e também { $excluder }. Que pares de dígitos cabem juntos nas duas primeiras?
why-aligned-pair-exclusion = Experimente todos os pares de dígitos { $in-cells }. Um par falha se repete um dígito em uma linha, coluna ou bloco. Também falha se esgota os dois dígitos de uma célula que vê ambas: { $set-each-or }. Nenhum dos pares que restam tem { $ruled-out-each }: remova { $result }.

name-aligned-triplet-exclusion = Exclusão de trio alinhado
there-aligned-triplet-exclusion = Há uma exclusão de trio alinhado: três células que não podem esgotar todos os dígitos de outra.
where-aligned-triplet-exclusion = Observe { $cells }, e também { $excluder }. Que dígitos cabem juntos nas três primeiras?
why-aligned-triplet-exclusion = Experimente todas as combinações de dígitos { $in-cells }. Uma combinação falha se repete um dígito em uma linha, coluna ou bloco. Também falha se esgota todos os dígitos de uma célula que vê as três: { $set-each-or }. Nenhuma das combinações que restam tem { $ruled-out-each }: remova { $result }.

## Exocets, laços, Fireworks e o Tridagon
name-firework-triple = Trio Firework
there-firework-triple = Há um trio Firework: uma linha e uma coluna que se cruzam em um bloco e, fora dele, só deixam as mesmas duas células para três dígitos.
where-firework = Observe { $line }, que se cruzam { $in-pivot }. Que dígitos quase não têm lugar ali fora { $of-box }?
why-firework = { $line-start } se cruzam { $in-pivot }. Fora { $of-box }, os únicos lugares que elas deixam para { $the-digit } estão entre estes: { $cells }. Tome um desses dígitos. Se não está em nenhuma das suas duas células de fora, a linha e a coluna o têm dentro do bloco, e isso só é possível onde se cruzam. Portanto, cada um dos três dígitos está em uma dessas três células, e ali não cabe mais nada. Além disso, dentro do bloco eles só podem ficar nessa linha ou nessa coluna. Remova { $result }.

name-firework-quadruple = Quarteto Firework
there-firework-quadruple = Há um quarteto Firework: dois pares de dígitos, cada um com o seu cruzamento de linha e coluna, que juntos preenchem quatro células.
where-firework-quadruple = { $pivot-all-count ->
    [1] Observe { $line }, que se cruzam { $in-pivot }. Que dígitos quase não têm lugar ali fora { $of-box }?
   *[other] Observe { $line }, que se cruzam { $in-pivot }, e { $line-2 }, que se cruzam { $in-pivot-2 }. Que dígitos quase não têm lugar ali fora { $of-box } e { $of-box-2 }?
}
why-firework-quadruple = { $pivot-all-count ->
    [1] { $line-start } se cruzam { $in-pivot }. Fora { $of-box }, os únicos lugares que elas deixam para { $the-set-digits } estão entre estes: { $set }. Os únicos que deixam para { $the-set-2-digits } estão entre estes: { $set-2 }.
   *[other] Fora { $of-box }, os únicos lugares que { $line } deixam para { $the-set-digits } estão entre estes: { $set }. Fora { $of-box-2 }, os únicos que { $line-2 } deixam para { $the-set-2-digits } estão entre estes: { $set-2 }.
} Tome um desses dígitos. Se não está em nenhuma das suas duas células de fora, a linha e a coluna dele o têm dentro do bloco, e isso só é possível onde se cruzam. Portanto, { $the-set-digits } ficam em duas das três primeiras células, e { $the-set-2-digits } ficam em duas das três últimas. São quatro dígitos, e eles preenchem estas quatro células: { $cells }. { $pivot-all-count ->
    [1] Além disso, dentro do bloco eles só podem ficar nessa linha ou nessa coluna.
   *[other] Além disso, dentro dos dois blocos eles só podem ficar nas linhas e colunas que se cruzam.
} Remova { $result }.

name-sk-loop = SK-Loop
there-sk-loop = Há um SK-Loop: um anel de dezesseis células com dígitos na conta certa para preenchê-las.
where-sk-loop = Observe as células { $of-line } que ficam { $in-box }, menos as dos cruzamentos. Quantas vezes cada dígito pode aparecer ali?
why-sk-loop = Estas células formam um anel de pares: { $cells }. Cada par compartilha uma linha ou coluna com um vizinho e um bloco com o outro, e dois vizinhos não repetem nenhum dígito. Conte quantas vezes, no máximo, cada dígito cabe no anel: a soma dá { $cells-count }, tantas vezes quantas células. Portanto, cada dígito tem de estar ali todas as vezes que cabe. Um candidato que deixa menos lugar no anel para o seu dígito é falso: remova { $result }.

name-junior-exocet = Junior Exocet
there-junior-exocet = Há um Junior Exocet: duas células de um bloco que revelam os dígitos de duas células dos blocos vizinhos.
where-exocet = Observe { $base-cells }, e também { $cross-line }.
why-exocet = Tome um dos dois dígitos { $of-base-cells }. Ele não pode ficar no resto { $of-line } nem { $of-box }, mas { $cross-line } precisam dele, uma vez cada. Sem contar { $target-cells }, no máximo duas delas têm lugar para ele; portanto, { $target-cells-or } o tem. Isso vale para os dois dígitos; portanto, { $target-cells } têm os mesmos dois dígitos que { $base-cells }. Agora experimente quais dois dos dígitos { $digit } podem ser. O que nenhum desses pares permite é falso: remova { $result }.

name-senior-exocet = Senior Exocet
there-senior-exocet = Há um Senior Exocet: duas células de um bloco que revelam os dígitos de duas células distantes.

name-double-exocet = Exocet duplo
there-double-exocet = Há um Exocet duplo: dois Exocets com os mesmos dígitos, que juntos dizem mais do que separados.
where-double-exocet = Observe { $base-cells }, depois { $base-cells-2 }, e também { $cross-line }.
why-double-exocet = Tome um dos dois dígitos { $of-base-cells }. Ele não pode ficar no resto da fileira nem do bloco delas, mas { $cross-line } precisam dele, uma vez cada. Sem contar { $target-cells }, no máximo duas delas têm lugar para ele; portanto, { $target-cells-or } o tem. Isso vale para os dois dígitos; portanto, { $target-cells } têm os mesmos dois dígitos que { $base-cells }. Do mesmo modo, { $target-cells-2 } têm os mesmos dois dígitos que { $base-cells-2 }. Agora experimente quais dois dos dígitos { $digit } o primeiro par pode ser, e quais o segundo. O que não está em nenhuma combinação de dois pares que possam ser verdadeiros juntos é falso: remova { $result }.

name-msls = Conjunto bloqueado multissetorial (MSLS)
there-msls = Há um conjunto bloqueado multissetorial: linhas e colunas que se cruzam em tantas células quantas os seus dígitos podem preencher.
where-msls = Observe as { $cells-count } células vazias onde { $house } e { $house-2 } se cruzam. Quantas vezes cada dígito pode aparecer ali?
why-msls = { $house-start } e { $house-2 } se cruzam em { $cells-count } células vazias. Ali, um dígito pode estar uma vez em cada linha e uma vez em cada coluna. Conte quantas vezes, no máximo, cada dígito cabe ali: a soma dá { $cells-count }, tantas vezes quantas células. Portanto, cada dígito tem de estar ali todas as vezes que cabe. Um candidato que deixa menos lugar ali para o seu dígito é falso: remova { $result }.

name-tridagon = Tridagon
there-tridagon = Há um Tridagon: três dígitos que não podem preencher doze células de quatro blocos.
where-tridagon = Observe { $box }. Três dígitos poderiam preencher três células de cada bloco, uma em cada linha e coluna?
why-tridagon = { $box-start } têm três destas células cada, uma em cada linha e coluna: { $cells }. Será que { $the-digit } poderiam preencher todas elas? De um bloco para o próximo, os três dígitos mudam de lugar; por isso, giram em um mesmo sentido. Depois dos quatro blocos, não voltam para onde começaram; portanto, eles sozinhos não podem preencher essas células. { $roof-count ->
    [one] Só { $roof } pode ter outro dígito: { $extra-or }. { $extra-count ->
        [one] Portanto, o { $extra } vai { $in-roof }.
       *[other] Portanto, ela não tem nenhum dos três: remova { $result }.
    }
    [2] Portanto, pelo menos uma delas, { $roof-or }, tem o { $extra }, o único dígito diferente ali, e nenhuma célula que veja as duas pode tê-lo. Remova { $result }.
   *[other] Portanto, pelo menos uma delas, { $roof-or }, tem o { $extra }, o único dígito diferente ali, e nenhuma célula { $roof-count ->
        [2] que veja as duas
       *[other] que veja todas elas
    } pode tê-lo. Remova { $result }.
}

## Conjuntos quase bloqueados e conjuntos dobrados
name-als-xz = ALS-XZ
there-als-xz = Há dois conjuntos quase bloqueados, isto é, grupos com um dígito a mais do que células, unidos por um dígito.
where-als-xz = Observe estes dois grupos de células: A ({ $set }) e B ({ $set-2 }).
why-als-xz = Dois grupos têm um dígito a mais do que células: A ({ $set }), com { $the-set-digits }; e B ({ $set-2 }), com { $the-set-2-digits }. { $linked-count ->
    [one] Todos os lugares do { $linked } em A veem todos os lugares dele em B; por isso, só um dos dois pode tê-lo. O grupo que fica sem o { $linked } tem de ficar com todos os seus outros dígitos. Portanto, { $target-digits-count ->
        [one] o { $target-digits } está em pelo menos um dos grupos, e uma célula que vê todos os lugares dele em ambos não pode tê-lo
       *[other] cada um dos dígitos { $target-digits } está em pelo menos um dos grupos, e uma célula que vê todos os lugares dele em ambos não pode tê-lo
    }: remova { $result }.
   *[other] Para cada um dos dígitos { $linked }, todos os lugares em A veem todos os lugares em B; por isso, só um dos dois pode ter o dígito. Mas nenhum grupo pode ficar sem dois dos seus dígitos: um fica com o primeiro, o outro com o segundo, e ambos ficam com todos os seus demais dígitos. Uma célula que vê todos os lugares de um desses dígitos não pode tê-lo: remova { $result }.
}

name-als-xy-wing = ALS-XY-Wing
there-als-xy-wing = Há um ALS-XY-Wing: dois conjuntos quase bloqueados, isto é, grupos com um dígito a mais do que células, unidos por meio de um terceiro.
where-als-xy-wing = Observe estes grupos de células: A ({ $set }), B ({ $set-2 }) e C ({ $set-3 }).
why-als-xy-wing = Três grupos têm um dígito a mais do que células: A ({ $set }), com { $the-set-digits }; B ({ $set-2 }), com { $the-set-2-digits }; e C ({ $set-3 }), com { $the-set-3-digits }. De A e B, só um pode ter o { $linked }, porque todos os lugares dele ali se veem; de B e C, só um pode ter o { $linked-2 }. B só pode ficar sem um deles. Portanto, A fica sem o { $linked } ou C fica sem o { $linked-2 }, e esse grupo tem de ficar com todos os seus outros dígitos. { $digit-count ->
    [one] Assim, o { $digit } está em A, em C ou em ambos, e uma célula que vê todos os lugares dele em ambos não pode tê-lo
   *[other] Assim, cada um dos dígitos { $digit } está em A, em C ou em ambos, e uma célula que vê todos os lugares dele em ambos não pode tê-lo
}: remova { $result }.

name-twinned-xy-chains = Cadeias XY gêmeas
there-twinned-xy-chains = Há cadeias XY gêmeas: seis células onde duas fileiras cruzam outras três, com seis dígitos ao todo.
where-twinned-xy-chains = Observe { $cells }.
why-twinned-xy-chains = { $cells-start } só podem ter { $the-digit }: seis células e seis dígitos. Entre essas células, todos os lugares de um dígito se veem; por isso, nenhum dígito está ali duas vezes. Portanto, cada um está ali exatamente uma vez, e uma célula que veja todos os lugares dele não pode tê-lo. Remova { $result }.

name-als-chain = Cadeia de ALS
there-als-chain = Há uma cadeia de conjuntos quase bloqueados: grupos com um dígito a mais do que células, cada um unido ao próximo.
where-als-chain = Observe estes dois grupos de células, os primeiros de uma cadeia: A ({ $set }) e B ({ $set-2 }).
why-als-chain = { $digit-count ->
    [1] { why-aic }
   *[other] { $shape ->
        [proof] { $one-start }: a cadeia mostra que não pode ser de outro modo.
       *[choice] Ou { $one }, ou { $other }.
    }
}
end-als-chain = { $shape ->
    [proof] Portanto, { $one } em qualquer caso.
   *[choice] Portanto, pelo menos um dos dois é verdadeiro.
} { $digit-count ->
    [1] Remova { $result }.
   *[other] O mesmo vale para cada um dos dígitos { $digit }, e nenhuma célula que veja todos os seus lugares no primeiro grupo e no último pode tê-lo. Remova { $result }.
}

name-death-blossom = Death Blossom
there-death-blossom = Há um Death Blossom: uma célula e, para cada um dos seus candidatos, um grupo com um dígito a mais do que células.
where-death-blossom = Observe { $pivot } e os grupos de células em volta.
why-death-blossom = { $pivot-start } é { $linked-or }. { $petals } { $digit-count ->
    [one] Assim, o { $digit } está sempre em pelo menos um desses grupos, e uma célula que vê todos os lugares dele neles não pode tê-lo
   *[other] Assim, cada um dos dígitos { $digit } está sempre em pelo menos um desses grupos, e uma célula que vê todos os lugares dele neles não pode tê-lo
}: remova { $result }.

name-wxyz-wing = WXYZ-Wing
there-wxyz-wing = Há um WXYZ-Wing: quatro células com quatro dígitos, e só um deles pode estar ali mais de uma vez.
name-vwxyz-wing = VWXYZ-Wing
there-vwxyz-wing = Há um VWXYZ-Wing: cinco células com cinco dígitos, e só um deles pode estar ali mais de uma vez.
name-uvwxyz-wing = UVWXYZ-Wing
there-uvwxyz-wing = Há um UVWXYZ-Wing: seis células com seis dígitos, e só um deles pode estar ali mais de uma vez.
where-bent-set = Observe { $cells }. Qual dos seus dígitos pode estar ali mais de uma vez?
why-bent-set = { $in-cells-start }, só cabem { $the-digit }: tantos dígitos quantas células. Todos, menos o { $target-digits }, só podem estar ali uma vez, porque os lugares de cada um se veem. Sem o { $target-digits }, faltariam dígitos para todas as células. Portanto, pelo menos uma destas células, { $pincer-or }, tem o { $target-digits }, e uma célula que vê { $pincer-count ->
    [2] as duas
   *[other] todas elas
} não pode tê-lo: remova { $result }.

## Kraken Fish
name-kraken-fish-1 = Kraken Fish tipo 1
there-kraken-fish-1 = Há um Kraken Fish: um peixe, como um X-Wing, cujos candidatos a mais, as barbatanas, removem o mesmo por meio de cadeias.
where-kraken-fish-1 = Observe { $base }. Há barbatanas que atrapalham; aonde elas levam?
why-kraken-fish-1 = { $in-base-start }, o { $digit } só cabe { $in-cover }, sem contar { $fin-count ->
    [one] um lugar a mais, a barbatana { $in-fin }. Se ela for falsa
   *[other] lugares a mais, as barbatanas { $in-fin }. Se todas forem falsas
}, os { $digit } { $of-base } ficam { $in-cover } e não deixam lugar para outros; por isso, o { $digit } não pode estar { $in-targets }. { $fin-count ->
    [one] Se for verdadeira, também não.
   *[other] Se uma delas for verdadeira, também não.
}
end-kraken-fish-1 = Portanto, em todos os casos, remova { $result }.

name-kraken-fish-2 = Kraken Fish tipo 2
there-kraken-fish-2 = Há um Kraken Fish: os lugares que um peixe, como um X-Wing, deixa em uma de suas linhas ou colunas, e também as barbatanas, levam todos ao mesmo resultado.
where-kraken-fish-2 = Observe { $base } e { $pincer }, { $in-house }. Aonde isso leva, e aonde levam as barbatanas?
why-kraken-fish-2 = { $in-base-start }, o { $digit } só cabe { $in-cover }, sem contar { $fin-count ->
    [one] um lugar a mais, a barbatana { $in-fin }. Se ela for falsa
   *[other] lugares a mais, as barbatanas { $in-fin }. Se todas forem falsas
}, os { $digit } { $of-base } ficam { $in-cover } e não deixam lugar para outros; para o { $digit } { $of-house } só resta { $pincer-or }. Portanto, o { $digit } está { $in-pincer-or } ou { $in-fin-or }, e cada caso leva ao mesmo resultado.
end-kraken-fish-2 = Portanto, em todos os casos, remova { $result }.

## Cadeias e Nice Loops
name-x-chain = Cadeia X
there-x-chain = Há uma cadeia X: lugares de um só dígito, cada um dos quais decide o próximo.
where-x-chain = Observe as pontas de uma cadeia: { $pincer }. Uma das duas tem de ter certo dígito?
why-x-chain = { why-aic }
end-x-chain = { end-aic }

name-xy-chain = Cadeia XY
there-xy-chain = Há uma cadeia XY: células com dois candidatos, cada uma com um em comum com a próxima.
where-xy-chain = Siga as células com dois candidatos entre { $pincer }. Uma destas duas tem de ter certo dígito?
why-xy-chain = { why-aic }
end-xy-chain = { end-aic }

name-aic-ring = Anel AIC
there-aic-ring = Há um anel: uma cadeia de candidatos, cada um dos quais decide o próximo, até voltar ao primeiro.
where-continuous-nice-loop = Observe este laço de células: { $link }.
why-continuous-nice-loop = Esta cadeia de candidatos se fecha em um laço.
end-continuous-nice-loop = O laço pode ser lido nos dois sentidos. Para a frente, é verdadeiro tudo o que “vai” ou “é”; para trás, ao contrário, tudo o que “não pode”. Assim, de cada passo com “não pode” e do passo anterior, um é sempre verdadeiro, e o que os dois descartam é falso. { $sets ->
    [none] Remova { $result }.
    [joined] O laço passa por conjuntos quase bloqueados (grupos com um dígito a mais do que células). Cada um fica com todos os seus dígitos, menos os dois da sua ligação. Onde a ligação leva a uma célula de fora do conjunto, essa célula pode ter um deles em seu lugar. Por isso, nenhuma célula que veja todos os lugares de um desses dígitos, no conjunto e nessa célula, pode tê-lo. Remova { $result }.
   *[passed] O laço passa por conjuntos quase bloqueados (grupos com um dígito a mais do que células): cada um cede um dos dois dígitos que o ligam e fica com todos os outros; por isso, nenhuma célula que veja todos os lugares de um deles pode tê-lo. Remova { $result }.
}

name-grouped-aic-ring = Anel AIC com grupos
there-grouped-aic-ring = Há um anel com grupos de células: uma cadeia de candidatos, cada um dos quais decide o próximo, até voltar ao primeiro.

name-als-aic-ring = Anel AIC com ALS
there-als-aic-ring = Há um anel com conjuntos quase bloqueados (grupos com um dígito a mais do que células): uma cadeia de candidatos, cada um dos quais decide o próximo, até voltar ao primeiro.

name-aic-type-1 = AIC tipo 1
there-aic-type-1 = Há uma cadeia de inferências alternadas do tipo 1: cada candidato decide o próximo, e uma das pontas, ambas do mesmo dígito, tem de ser verdadeira.
where-aic = { $pincer-count ->
    [one] Observe { $pincer }, onde uma cadeia começa e termina. Uma das pontas tem de ser verdadeira?
   *[other] Observe as pontas de uma cadeia: { $pincer }. Uma delas tem de ser verdadeira?
}
why-aic = { $shape ->
    [proof] { $one-start }: a cadeia mostra que não pode ser de outro modo.
   *[choice] Ou { $one }, ou { $other }. Os dois casos descartam { $ruled-out-each }.
}
end-aic = { $shape ->
    [proof] Portanto, { $one } em qualquer caso: remova { $result }.
   *[choice] Portanto, pelo menos um dos dois é verdadeiro: remova { $result }.
}

name-aic-type-2 = AIC tipo 2
there-aic-type-2 = Há uma cadeia de inferências alternadas do tipo 2: cada candidato decide o próximo, e uma das pontas, de dígitos diferentes, tem de ser verdadeira.

name-grouped-aic-type-1 = AIC tipo 1 com grupos
there-grouped-aic-type-1 = Há uma cadeia de inferências alternadas do tipo 1 com grupos de células: cada candidato decide o próximo, e uma das pontas, ambas do mesmo dígito, tem de ser verdadeira.

name-grouped-aic-type-2 = AIC tipo 2 com grupos
there-grouped-aic-type-2 = Há uma cadeia de inferências alternadas do tipo 2 com grupos de células: cada candidato decide o próximo, e uma das pontas, de dígitos diferentes, tem de ser verdadeira.

name-als-aic-type-1 = AIC tipo 1 com ALS
there-als-aic-type-1 = Há uma cadeia de inferências alternadas do tipo 1 com conjuntos quase bloqueados (grupos com um dígito a mais do que células): cada candidato decide o próximo, e uma das pontas, ambas do mesmo dígito, tem de ser verdadeira.

name-als-aic-type-2 = AIC tipo 2 com ALS
there-als-aic-type-2 = Há uma cadeia de inferências alternadas do tipo 2 com conjuntos quase bloqueados (grupos com um dígito a mais do que células): cada candidato decide o próximo, e uma das pontas, de dígitos diferentes, tem de ser verdadeira.

name-chute-remote-pair = Par remoto de banda
there-chute-remote-pair = Há um par remoto de banda: duas células com os mesmos dois candidatos em três blocos alinhados, e um terceiro bloco que impede que sejam iguais.
where-chute-remote-pair = Observe { $pincer }, e o cruzamento { $of-box } com { $line }.
why-chute-remote-pair = { $pincer-start } só podem ser { $digit-or }. Se as duas fossem { $linked }, o { $linked } { $of-box } teria de ficar { $in-line }, e nesse cruzamento ele não cabe. Portanto, pelo menos uma de { $pincer } é { $target-digits }, e nenhuma célula que veja as duas pode ser: remova { $result }.

name-almost-locked-pair = Par quase bloqueado
there-almost-locked-pair = Há um par quase bloqueado: onde um bloco cruza uma linha ou coluna, cabe exatamente um de dois dígitos.
where-almost-locked-set = Observe { $house } e { $house-2 }, e primeiro { $set }.
why-almost-locked-set = { $set-count ->
    [one] { $in-house-start }, { $set } é { $digit-or }.
   *[other] { $in-house-start }, { $set } só podem ser { $digit-or }.
} Portanto, no máximo um desses dígitos sobra para o cruzamento com { $house-2 }. { $in-house-2-start }, { $the-digit } só cabem nesse cruzamento ({ $cells }) e { $in-target-cells }, de modo que pelo menos um deles está no cruzamento. Portanto, exatamente um está ali, e { $in-target-cells } só cabem { $the-digit }. { $in-house-start }, { $the-digit } não têm outro lugar. Remova { $result }.
name-almost-locked-triple = Trio quase bloqueado
there-almost-locked-triple = Há um trio quase bloqueado: onde um bloco cruza uma linha ou coluna, cabe exatamente um de três dígitos.

name-guardians = Guardiões (asa quebrada)
there-guardians = Há uma asa quebrada: um laço com um número ímpar de lugares para um dígito, e guardiões que evitam que ele seja impossível.
where-guardians = Observe este laço de células: { $cells }. Que outras células de suas linhas, colunas e blocos evitam que ele seja impossível?
why-guardians = { $cells-start } formam um laço de { $cells-count } células, cada uma na mesma unidade que a próxima: { $house }. Se o { $digit } não tivesse outro lugar nessas unidades, as células teriam de ser e não ser { $digit } alternadamente, o que é impossível com um número ímpar de células. { $pincer-count ->
    [one] Só há mais um lugar: { $pincer }. Portanto, essa célula é { $digit }: coloque { $result }.
   *[other] Só há mais estes lugares: { $pincer }. Portanto, pelo menos um deles é { $digit }, e nenhuma célula que veja todos pode ser: remova { $result }.
}

name-bivalue-oddagon = Oddagon de dois valores
there-bivalue-oddagon = Há um oddagon de dois valores: um laço com um número ímpar de células que dois dígitos sozinhos não podem preencher.
where-bivalue-oddagon = Observe este laço de células: { $cells }. Dois dígitos poderiam preenchê-lo?
why-bivalue-oddagon = { $cells-start } formam um laço de { $cells-count } células, e cada uma vê a próxima. Se tivessem só { $the-digit }, esses dígitos se alternariam por todo o laço, o que é impossível com um número ímpar de células. { $pincer-count ->
    [one] O único outro candidato do laço é { $pincer-each }. Portanto, ele é verdadeiro.
   *[other] Os únicos outros candidatos do laço são { $pincer-each }. Portanto, pelo menos um deles é verdadeiro.
} { $target-digits-count ->
    [one] Nenhuma célula que veja todos eles pode ser { $extra }: remova { $result }.
   *[other] Remova { $result }.
}

name-set-equivalence = Anel de Phistomefel (SET)
there-set-equivalence = Há uma equivalência de conjuntos: dezesseis células dos cantos e um anel de dezesseis células têm os mesmos dígitos.
where-set-equivalence = Observe os cantos { $of-box } fora { $of-line }, e o anel que essas fileiras formam: têm os mesmos dígitos.
why-set-equivalence = { $box-start } têm cada dígito quatro vezes, e { $line } juntas também. Deixe de lado as células que eles compartilham. Então os cantos, que são as células desses blocos fora das fileiras, têm os mesmos dígitos que o anel, que são as células das fileiras fora dos blocos e as quatro onde as fileiras se cruzam. { $cells-count ->
    [0] { $house-count ->
        [0] No anel não cabe nenhum { $digit }, e por isso nos cantos também não.
       *[other] { $in-house-start }, o { $digit } tem de estar nos cantos, e no anel ele só cabe { $in-house-2 }, não mais vezes. Portanto, { $in-house-2 } ele está no anel, e em nenhum outro canto.
    }
   *[other] { $house-count ->
        [0] Nos cantos não cabe nenhum { $digit }, e por isso no anel também não.
       *[other] { $in-house-start }, o { $digit } tem de estar no anel, e nos cantos ele só cabe { $in-house-2 }, não mais vezes. Portanto, { $in-house-2 } ele está nos cantos, e em nenhum outro lugar do anel.
    }
} Remova { $result }.

name-m-wing = M-Wing
there-m-wing = Há um M-Wing: uma cadeia de três ligações fortes, uma em uma célula e duas em linhas, colunas ou blocos, com o mesmo dígito nas duas pontas.

name-s-wing = S-Wing
there-s-wing = Há um S-Wing: uma célula com dois candidatos, e de cada um parte uma ligação forte em uma linha, coluna ou bloco.

name-h-wing = H-Wing
there-h-wing = Há um H-Wing: uma cadeia de três ligações fortes, umas em células com dois candidatos e outras em linhas, colunas ou blocos.

name-l-wing = L-Wing
there-l-wing = Há um L-Wing: uma cadeia de três ligações fortes em linhas, colunas ou blocos, com mais de um dígito.

name-als-w-wing = ALS-W-Wing
there-als-w-wing = Há um ALS-W-Wing: uma ligação forte une dois conjuntos quase bloqueados, isto é, grupos com um dígito a mais do que células.

## Cadeias forçadas
forced-result = { $placed-count ->
    [0] descarta { $ruled-out-each }
   *[other] obriga a colocar { $placed }
}

name-nishio = Nishio
there-nishio = Há um Nishio: siga um só dígito, e uma suposição sobre ele acaba se contradizendo.
where-nishio = Observe { $contradiction }. Que suposição sobre um dígito leva ali a algo impossível?
why-nishio = { $denial-count ->
    [0] Com o { $assumption-each }, o { $contradiction-each } seria verdadeiro e falso ao mesmo tempo, só pelos lugares do { $digit }.
   *[other] Sem o { $denial-each }, o { $contradiction-each } seria verdadeiro e falso ao mesmo tempo, só pelos lugares do { $digit }.
}
end-nishio = Então o { $contradiction-each } seria verdadeiro e falso ao mesmo tempo, o que é impossível: { $placed-count ->
    [0] remova
   *[other] coloque
} { $result }.

name-cell-forcing-chains = Cadeias forçadas de célula
there-cell-forcing-chains = Há cadeias forçadas de célula: seja qual for o dígito de uma célula, o resultado é o mesmo.
where-cell-forcing-chains = Observe { $pivot }. O que resulta de cada um dos seus candidatos?
why-cell-forcing-chains = { $pivot-start } é { $assumption-digits-or }. Cada um desses casos { forced-result }.
end-cell-forcing-chains = Portanto, em todos os casos, { $placed-count ->
    [0] remova
   *[other] coloque
} { $result }.

name-region-forcing-chains = Cadeias forçadas de unidade
there-region-forcing-chains = Há cadeias forçadas de unidade: seja qual for o lugar de um dígito em uma linha, coluna ou bloco, o resultado é o mesmo.
where-region-forcing-chains = Observe { $house }. O que resulta de cada lugar de certo dígito?
why-region-forcing-chains = { $in-house-start }, o { $linked } tem de estar { $in-assumption-or }. Cada um desses casos { forced-result }.
end-region-forcing-chains = Portanto, em todos os casos, { $placed-count ->
    [0] remova
   *[other] coloque
} { $result }.

name-dynamic-forcing-chains = Cadeias forçadas dinâmicas
there-dynamic-forcing-chains = Há cadeias forçadas dinâmicas: siga uma suposição e aproveite cada candidato que ela elimina pelo caminho.
where-dynamic-forcing-chains = { $contradiction-count ->
    [0] Observe { $assumption }. O que resulta em todos os casos?
   *[other] Observe { $contradiction }. Que suposição leva ali a algo impossível?
}
why-dynamic-forcing-chains = { $contradiction-count ->
    [0] { $denial-count ->
        [0] { $assumption-digits-count ->
            [one] O { $assumption-digits } tem de estar { $in-assumption-or }: não resta outro lugar.
           *[other] Um destes candidatos é verdadeiro, porque a célula não tem outros: { $assumption-each }.
        }
       *[other] Ou o { $assumption-each } é verdadeiro, ou é falso.
    } Cada caso { forced-result }.
   *[other] { $denial-count ->
        [0] Com o { $assumption-each }, o { $contradiction-each } seria verdadeiro e falso ao mesmo tempo.
       *[other] Sem o { $denial-each }, o { $contradiction-each } seria verdadeiro e falso ao mesmo tempo.
    } { $forced-count ->
        [0] Os passos mostram como.
       *[other] Em resumo, resultariam um após o outro: { $forced-each }.
    }
}
end-dynamic-forcing-chains = { $contradiction-count ->
    [0] Portanto, em todos os casos,
   *[other] Então o { $contradiction-each } seria verdadeiro e falso ao mesmo tempo, o que é impossível:
} { $placed-count ->
    [0] remova
   *[other] coloque
} { $result }.

name-dynamic-forcing-chains-plus = Cadeias forçadas dinâmicas (+)
there-dynamic-forcing-chains-plus = Há cadeias forçadas dinâmicas (+): também ajudam os candidatos bloqueados, os pares e os X-Wings que surgem pelo caminho.

name-nested-forcing-chains = Cadeias forçadas aninhadas
there-nested-forcing-chains = Há cadeias forçadas aninhadas: cadeias cujas ligações são provadas por outras cadeias.
where-nested-forcing-chains = { where-dynamic-forcing-chains }
why-nested-forcing-chains = { why-dynamic-forcing-chains }
end-nested-forcing-chains = { end-dynamic-forcing-chains }
