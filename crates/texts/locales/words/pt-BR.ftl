# Palavras de que se compõem as frases, em português; as mesmas chaves do inglês.

## Palavras
word-and = { $first } e { $last }
word-or = { $first } ou { $last }
word-nor = { $first } nem { $last }
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
word-blocked = { $in-house } ({ $cell })
word-taken = { $house } tem { $the-digits }
word-is = { $cells } é { $digit }
word-is-not = { $cells } não é { $digit }
word-is-in = o { $digit } está { $in-cells }
word-is-not-in = o { $digit } não está { $in-cells }
word-petal = Se for { $digit }, o { $digit } não cabe em { $letter } ({ $set }), e { $set-count ->
    [one] ali fica { $the-digits }.
   *[other] ali ficam { $the-digits }.
}
word-set-each = { $cells } ({ $digits })
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
