# Ord som meningarna består av, på svenska; samma nycklar som på engelska.

## Ord
word-and = { $first } och { $last }
word-or = { $first } eller { $last }
word-nor = { $first } eller { $last }
word-comma = { $first }, { $next }
word-comma-and = { $first }, och { $last }

word-cell = rad { $row } kolumn { $column }
word-in-cell = { $place ->
    [later] { word-cell }
   *[first] i { word-cell }
}
word-of-cell = { $place ->
    [later] { word-cell }
   *[first] av { word-cell }
}
word-in-cells = i { $cells }
word-of-cells = av { $cells }
word-the-digit = { $digit }
word-candidate = { $digit } { $in-cells }
word-placed = { $digits } { $in-cells }
word-removed = { $digits } från { $cells }
word-blocked = { $place ->
    [later] { $house } ({ $cell })
   *[first] { $in-house } ({ $cell })
}
word-taken = { $house } har { $digits }
word-is = { $cells } är { $digit }
word-is-not = { $cells } inte är { $digit }
word-is-in = { $digit } står { $in-cells }
word-is-not-in = { $digit } inte står { $in-cells }
word-petal = Om den är { $digit } kan { $letter } ({ $set }) inte vara { $digit } och måste { $set-count ->
    [one] vara { $digits }.
   *[other] ha { $digits }.
}
word-set-each = { $cells } ({ $digits })
word-row = rad { $numbers }
word-column = kolumn { $numbers }
word-box = box { $numbers }
word-in-row = i { word-row }
word-in-column = i { word-column }
word-in-box = i { word-box }
word-of-row = av { word-row }
word-of-column = av { word-column }
word-of-box = av { word-box }

## Nivåer
level-easy = lätt
level-medium = medel
level-hard = svår
level-unfair = mycket svår
level-extreme = extrem
