# O que se diz de técnicas e passos, em português do Brasil. As chaves e suas variáveis estão
# descritas no início de en.ftl; os testes comparam os arquivos.
#
# O leitor é tratado por você, como no resto do programa, e ouve um bom professor: frases
# curtas, primeiro o que se vê e depois o que disso resulta.
#
#   cell        célula                        candidate   candidato
#   row         linha                         mark        anotação
#   column      coluna                        given       dígito dado
#   box         bloco                         deduction   dedução; passo (step)
#   house       linha, coluna ou bloco;       place       colocar
#               se preciso, unidade           remove      remover
#   line        linha ou coluna (por extenso) see         ver
#   digit       dígito; «o 5» na frase        fit         caber: «o 5 só cabe em r1c1»
#   single      único                         naked       nu, nua
#   pair        par                           hidden      oculto, oculta
#   triple      trio                          locked      bloqueado, bloqueada
#   quadruple   quarteto                      pointing    apontamento; claiming: reivindicação
#   link        ligação (forte, fraca)        colour      cor; chain: cadeia
#   fin         barbatana                     base, cover conjunto base, conjunto de cobertura
#   pivot       pivô                          pincer      pinça
#   rectangle   retângulo                     unique      único; avoidable: evitável
# Ficam em inglês, como os jogadores dizem: X-Wing, Swordfish, Jellyfish, XY-Wing, W-Wing,
# Skyscraper, Sue de Coq. «2-String Kite» é «pipa de duas linhas».
#
# Com os dígitos: «o { $digit }» se é um, { $the-digit } se podem ser vários (o 2 e o 5).
# Com as células: { $in-cells } e { $of-cells }, nunca «em { $cells }», que em voz alta seria
# «em a linha 1 coluna 1».

## Palavras
word-and = { $first } e { $last }
word-or = { $first } ou { $last }
word-comma = { $first }, { $next }
word-comma-and = { $first }, e { $last }

word-cell = a linha { $row } coluna { $column }
word-in-cell = n{ word-cell }
word-of-cell = d{ word-cell }
word-in-cells = em { $cells }
word-of-cells = de { $cells }
word-the-digit = o { $digit }
word-candidate = { $digit } { $in-cells }
word-placed = { $digits } { $in-cells }
word-removed = { $digits } { $of-cells }
word-strong-link = { $from }, ligação forte com { $to }
word-weak-link = { $from }, ligação fraca com { $to }

word-row = { $count ->
    [one] a linha { $numbers }
   *[other] as linhas { $numbers }
}
word-column = { $count ->
    [one] a coluna { $numbers }
   *[other] as colunas { $numbers }
}
word-box = { $count ->
    [one] o bloco { $numbers }
   *[other] os blocos { $numbers }
}
# em + a = na, de + o = do
word-in-row = n{ word-row }
word-in-column = n{ word-column }
word-in-box = n{ word-box }
word-of-row = d{ word-row }
word-of-column = d{ word-column }
word-of-box = d{ word-box }

## Níveis
level-easy = fácil
level-medium = médio
level-hard = difícil
level-unfair = muito difícil
level-extreme = extremo

## Qualquer passo
apply-placed = Colocamos { $placed }.
apply-removed = Removemos { $removed }.
apply-both = Colocamos { $placed }. Removemos { $removed }.
there-any = Há um passo: { $name }.
where-any = Olhe { $targets }.
why-any = { $name }: { $result }.

## Únicos
name-full-house = Última célula livre
there-full-house = Há uma última célula livre: uma linha, coluna ou bloco com uma só célula vazia.
where-full-house = Olhe { $house }.
why-full-house = { $in-house-start }, só { $targets } continua vazia e só falta o { $digit }. Portanto, o { $digit } vai { $in-targets }.

name-hidden-single = Único oculto
there-hidden-single = Há um único oculto: um dígito que só tem mais um lugar em uma linha, coluna ou bloco.
where-hidden-single = Procure onde o { $digit } pode ficar { $in-house }.
why-hidden-single = { $in-house-start }, o { $digit } só cabe { $in-targets }. Portanto, o { $digit } vai { $in-targets }.

name-naked-single = Único nu
there-naked-single = Há um único nu: uma célula em que só resta um dígito possível.
where-naked-single = Veja quais dígitos ainda cabem { $in-cells }.
why-naked-single = Todos os dígitos, menos o { $digit }, estão descartados { $in-cells }. Portanto, o { $digit } vai { $in-cells }.

## Candidatos e conjuntos bloqueados
name-pointing = Candidatos bloqueados (apontamento)
there-pointing = Há candidatos bloqueados: um bloco em que um dígito só cabe em uma linha ou coluna.
where-pointing = Olhe o { $digit } { $in-base }.
why-pointing = { $in-base-start }, o { $digit } só cabe { $in-cells }, { $cells-count ->
    [2] ambas
   *[other] todas
} { $in-cover }. Uma delas fica com o { $digit } { $of-cover }; portanto, remova { $result }.

name-claiming = Candidatos bloqueados (reivindicação)
there-claiming = Há candidatos bloqueados: uma linha ou coluna em que um dígito só cabe em um bloco.
where-claiming = Olhe o { $digit } { $in-base }.
why-claiming = { $in-base-start }, o { $digit } só cabe { $in-cells }, { $cells-count ->
    [2] ambas
   *[other] todas
} { $in-cover }. Uma delas fica com o { $digit } { $of-cover }; portanto, remova { $result }.
