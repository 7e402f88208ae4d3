# Det som sägs om metoder och steg, på svenska. Nycklarna och deras variabler beskrivs i början
# av en.ftl; testerna jämför filerna.
#
# Läsaren tilltalas med du, och texten låter som en god lärare: korta meningar, först det som
# syns och sedan det som följer.
#
#   cell        ruta                          candidate   kandidat
#   row         rad                           mark        anteckning
#   column      kolumn                        given       given siffra
#   box         box (boxen, boxar)            technique   metod; steg (step)
#   house       rad, kolumn eller box;        place       sätta
#               vid behov område              remove      ta bort
#   line        linje (rad eller kolumn)      see         se
#   digit       siffra                        fit         få plats: »5 får bara plats i r1c1»
#   single      singel                        naked       naken, naket
#   pair        par                           hidden      dold, dolt
#   triple      trippel                       locked      låst, låsta
#   quadruple   fyrtal                        pointing    pekning; claiming: anspråk
#   link        länk (stark, svag)            colour      färg; chain: kedja
#   fin         fena                          base, cover basmängd, täckmängd
#   pivot       nav                           pincer      tång
#   rectangle   rektangel                     unique      unik; avoidable: undvikbar
# X-Wing är »X-vinge», XY-Wing »XY-vinge», Swordfish »svärdfisk», Jellyfish »manet»,
# Skyscraper »skyskrapa», »2-String Kite» »tvåtrådig drake»; Sue de Coq behåller sitt namn.
#
# Hus får ingen artikel och inget plural-s: »i rad 2 och 7». Inled med »I rad 2 får …», utan
# komma och med omvänd ordföljd.

## Ord
word-and = { $first } och { $last }
word-or = { $first } eller { $last }
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
word-strong-link = { $from }, stark länk till { $to }
word-weak-link = { $from }, svag länk till { $to }

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

## Vilket steg som helst
apply-placed = Satte { $placed }.
apply-removed = Tog bort { $removed }.
apply-both = Satte { $placed }. Tog bort { $removed }.
there-any = Det finns ett steg: { $name }.
where-any = Titta på { $targets }.
why-any = { $name }: { $result }.

## Singlar
name-full-house = Sista lediga rutan
there-full-house = Det finns en sista ledig ruta: en rad, kolumn eller box där bara en ruta är tom.
where-full-house = Titta på { $house }.
why-full-house = { $in-house-start } är bara { $targets } tom, och bara { $digit } saknas. Alltså ska { $digit } stå i { $targets }.

name-hidden-single = Dold singel
there-hidden-single = Det finns en dold singel: en siffra som bara har en plats kvar i en rad, kolumn eller box.
where-hidden-single = Leta efter platsen för { $digit } { $in-house }.
why-hidden-single = { $in-house-start } får { $digit } bara plats i { $targets }. Alltså ska { $digit } stå i { $targets }.

name-naked-single = Naken singel
there-naked-single = Det finns en naken singel: en ruta där bara en siffra är möjlig.
where-naked-single = Se efter vilka siffror som ännu får plats i { $cells }.
why-naked-single = Alla siffror utom { $digit } är uteslutna i { $cells }. Alltså ska { $digit } stå i { $cells }.

## Låsta kandidater och låsta mängder
name-pointing = Låsta kandidater (pekning)
there-pointing = Det finns låsta kandidater: en box där en siffra bara får plats i en enda rad eller kolumn.
where-pointing = Titta på siffran { $digit } { $in-base }.
why-pointing = { $in-base-start } får { $digit } bara plats i { $cells }, { $cells-count ->
    [2] båda
   *[other] alla
} { $in-cover }. Siffran { $digit } { $in-cover } måste stå i en av dem, så ta bort { $result }.

name-claiming = Låsta kandidater (anspråk)
there-claiming = Det finns låsta kandidater: en rad eller kolumn där en siffra bara får plats i en enda box.
where-claiming = Titta på siffran { $digit } { $in-base }.
why-claiming = { $in-base-start } får { $digit } bara plats i { $cells }, { $cells-count ->
    [2] båda
   *[other] alla
} { $in-cover }. Siffran { $digit } { $in-cover } måste stå i en av dem, så ta bort { $result }.
