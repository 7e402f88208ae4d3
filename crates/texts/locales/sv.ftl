# Det som sägs om tekniker och steg, på svenska. Nycklarna och deras variabler beskrivs i början
# av en.ftl; testerna jämför filerna.
#
# Läsaren tilltalas med du, och texten låter som en god lärare: korta meningar, först det som
# syns och sedan det som följer.
#
#   cell        ruta                          candidate   kandidat
#   row         rad                           mark        anteckning
#   column      kolumn                        given       given siffra
#   box         box (boxen, boxar)            technique   teknik; steg (step)
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
#   corner      hörn                          loop        slinga
#   board, grid bräde                         puzzle      sudoku (sudokut, sudokun)
#   set         mängd (låst)                  true        stämmer; »fenan är 5»
#   endo fin    endofena                      opposite    motfärg
#   kite string tråd                          template    mall
#   remote pair fjärrpar                      exclusion   uteslutning
#   colour trap färgfälla                     colour wrap färgkrock
#   ALS         nästan låst mängd; grupp      ring        ring
#   forcing     tvingande kedjor; dynamic:    assumption  antagande; it is wrong: håller inte
#   chains      dynamiska; nested: nästlade   region      område
#   false       kan inte stämma; i kedjor är en kandidat sann eller falsk
# En ALS är en grupp »där siffrorna är en fler än rutorna».
# X-Wing är »X-vinge», XY-Wing »XY-vinge», Swordfish »svärdfisk», Jellyfish »manet»,
# Whale »valfisk» (»val» kan missförstås), Leviathan »leviatan», Turbot Fish »piggvar»,
# Skyscraper »skyskrapa», »2-String Kite» »tvåtrådig drake»; Sue de Coq och Squirmbag behåller
# sina namn. Finned är »med fena», sashimi och Franken sätts före med bindestreck, mutant är
# »muterad», siamese »siamesisk». Bivalue Universal Grave är »universell tvåvärdesgrav», BUG.
# Aligned Pair Exclusion är »paruteslutning», med tre rutor »trippeluteslutning».
# Firework Triple är »fyrverkeritrippel», SK-Loop »SK-slinga», Death Blossom »dödsblomma»,
# Kraken Fish »krakenfisk», X-Chain »X-kedja», Alternating Inference Chain »växlande kedja»
# (AIC), Multi-Sector Locked Set »låst mängd över flera linjer» (MSLS). Nice Loop, exocet och
# tridagon behåller sina namn, liksom Nishio. Grouped är »med grupper».
#
# Hus får ingen artikel och inget plural-s: »i rad 2 och 7». Inled med »I rad 2 får …», utan
# komma och med omvänd ordföljd. Siffror står utan artikel: »4 får plats», »siffran 4», inte
# »en 4» eller »4:an».

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
word-is = { $cells } är { $digit }
word-is-not = { $cells } inte är { $digit }
word-is-in = { $digit } står { $in-cells }
word-is-not-in = { $digit } inte står { $in-cells }
word-petal = Om den är { $digit } måste { $set } { $set-count ->
    [one] vara { $digits }.
   *[other] ha { $digits }.
}
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
apply-placed = Sätt { $placed }.
apply-removed = Ta bort { $removed }.
apply-both = Sätt { $placed }. Ta bort { $removed }.
there-any = Det finns ett steg: { $name }.
where-any = Leta efter det: { $name }.
why-any = { $name }: { $result }.

## Kedjors länkar, en per rad
line-if = Om { $statement }:
line-only-place = Då måste { $digit } { $in-house } stå { $in-cells }: ingen annan plats återstår.
line-only-digit = Då måste { $cells } vara { $digit }: ingen annan siffra återstår.
line-set = Då måste { $set } { $set-count ->
    [one] vara { $set-digits }.
   *[other] ha { $set-digits }, med { $digit } { $in-cells }.
}
line-cell-taken = Alltså kan { $cells } inte vara { $digit }: den är { $from-digit }.
line-house-served = Alltså kan { $cells } inte vara { $digit }: { $house } har redan sin { $digit }.
line-seen = Alltså kan { $cells } inte vara { $digit }: alla platser för den siffran ser { $cells-count ->
    [one] rutan
   *[other] rutorna
}.
line-pattern = Då kan { $cells } inte vara { $digit }, på grund av ett mönster som uppstår: { $name }.
line-chains = Då kan { $cells } inte vara { $digit }, som en annan kedja visar.
line-chains-place = Då måste { $cells } vara { $digit }, som en annan kedja visar.
line-chains-again = Då kan { $cells } inte vara { $digit }, som i punkt { $known }.
line-chains-place-again = Då måste { $cells } vara { $digit }, som i punkt { $known }.
line-true = Då måste { $cells-or } vara { $digit }.
line-false = Alltså kan { $cells } inte vara { $digit }.
line-impossible = Det är omöjligt.
line-with-premises = { $text } ({ $lines-count ->
    [one] av punkt { $lines }
   *[other] av punkt { $lines }
}).

## Singlar
name-full-house = Sista lediga rutan
there-full-house = Det finns en sista ledig ruta: en rad, kolumn eller box där bara en ruta är tom.
where-full-house = Titta på { $house }.
why-full-house = { $in-house-start } är bara { $targets } tom, och bara { $digit } saknas. Alltså ska { $digit } stå i { $targets }.

name-hidden-single = Dold singel
there-hidden-single = Det finns en dold singel: en siffra som bara har en plats kvar i en rad, kolumn eller box.
where-hidden-single = Titta på { $house }.
why-hidden-single = { $blocked-count ->
    [0] { $in-house-start } återstår ingen annan ruta för { $digit }, så den ska stå i { $targets }.
   *[other] { $in-house-start } kan { $digit } inte stå { $blocked }{ $ruled-out-count ->
        [0] { "" }
       *[other] , och { $in-ruled-out } uteslöts den tidigare
    }, så den ska stå i { $targets }.
}

name-naked-single = Naken singel
there-naked-single = Det finns en naken singel: en ruta där bara en siffra är möjlig.
where-naked-single = Titta på { $cells }.
why-naked-single = Alla siffror utom { $digit } är uteslutna i { $cells }. Alltså ska { $digit } stå i { $cells }.

## Låsta kandidater och låsta mängder
name-pointing = Låsta kandidater (pekning)
there-pointing = Det finns låsta kandidater: en box där en siffra bara får plats i en enda rad eller kolumn.
where-pointing = Titta på { $base }.
why-pointing = { $in-base-start } får { $digit } bara plats i { $cells }, { $cells-count ->
    [2] båda
   *[other] alla
} { $in-cover }. Siffran { $digit } { $in-cover } måste stå i en av dessa rutor, så ingen annan ruta där kan vara { $digit }: ta bort { $result }.

name-claiming = Låsta kandidater (anspråk)
there-claiming = Det finns låsta kandidater: en rad eller kolumn där en siffra bara får plats i en enda box.
where-claiming = Titta på { $base }.
why-claiming = { $in-base-start } får { $digit } bara plats i { $cells }, { $cells-count ->
    [2] båda
   *[other] alla
} { $in-cover }. Siffran { $digit } { $in-cover } måste stå i en av dessa rutor, så ingen annan ruta där kan vara { $digit }: ta bort { $result }.

name-locked-pair = Låst par
there-locked-pair = Det finns ett låst par: två rutor där en box och en linje korsas har bara två siffror att dela på.
name-locked-triple = Låst trippel
there-locked-triple = Det finns en låst trippel: de tre rutorna där en box och en linje korsas har bara tre siffror att dela på.
where-locked-set = Titta på rutorna där { $box } och { $line } korsas.
why-locked-set = { $in-cells-start } får bara { $digit } plats, lika många siffror som rutor, så rutorna delar dem mellan sig. De ligger både { $in-line } och { $in-box }, så där kan siffrorna inte stå någon annanstans: ta bort { $result }.

## Direkta slutsatser
name-direct-pointing = Direkt pekning
there-direct-pointing = Det finns en box som pekar längs en linje, och då har siffran bara en plats kvar i en annan box.
where-direct-pointing = Titta på { $base } och sedan på { $house }.
why-direct-pointing = { $in-base-start } får { $digit } bara plats i { $cells }, { $cells-count ->
    [2] båda
   *[other] alla
} { $in-cover }. Då kan { $digit } inte stå någon annanstans { $in-cover }, och { $in-house } återstår bara { $targets }. Alltså ska { $digit } stå i { $targets }.

name-direct-claiming = Direkt anspråk
there-direct-claiming = Det finns en linje som gör anspråk på sin siffra i en box, och då har siffran bara en plats kvar i en parallell linje.
where-direct-claiming = Titta på { $base } och sedan på { $house }.
why-direct-claiming = { $in-base-start } får { $digit } bara plats i { $cells }, { $cells-count ->
    [2] båda
   *[other] alla
} { $in-cover }. Då kan { $digit } inte stå någon annanstans { $in-cover }, och { $in-house } återstår bara { $targets }. Alltså ska { $digit } stå i { $targets }.

name-direct-hidden-pair = Direkt dolt par
there-direct-hidden-pair = Det finns två siffror som behöver samma två rutor, och då har en annan siffra bara en plats kvar.
name-direct-hidden-triple = Direkt dold trippel
there-direct-hidden-triple = Det finns tre siffror som behöver samma tre rutor, och då har en annan siffra bara en plats kvar.
where-direct-hidden-set = Titta på { $house }.
why-direct-hidden-set = { $in-house-start } får { $set-digits } bara plats i { $set }, och de fyller { $set-count ->
    [2] båda rutorna
   *[other] alla dessa rutor
}. För { $digit } återstår då bara { $targets }. Alltså ska { $digit } stå i { $targets }.

## Nakna och dolda mängder
name-naked-pair = Naket par
there-naked-pair = Det finns ett naket par: två rutor i samma rad, kolumn eller box som bara har två siffror att dela på.
name-naked-triple = Naken trippel
there-naked-triple = Det finns en naken trippel: tre rutor i samma rad, kolumn eller box som bara har tre siffror att dela på.
name-naked-quadruple = Naket fyrtal
there-naked-quadruple = Det finns ett naket fyrtal: fyra rutor i samma rad, kolumn eller box som bara har fyra siffror att dela på.
where-naked-set = Titta på { $house }.
why-naked-set = { $in-cells-start } får bara { $digit } plats, lika många siffror som rutor, så rutorna delar dem mellan sig. Resten { $of-house } kan inte ha dessa siffror: ta bort { $result }.

name-hidden-pair = Dolt par
there-hidden-pair = Det finns ett dolt par: två siffror som bara får plats i samma två rutor i en rad, kolumn eller box.
name-hidden-triple = Dold trippel
there-hidden-triple = Det finns en dold trippel: tre siffror som bara får plats i tre av rutorna i en rad, kolumn eller box.
name-hidden-quadruple = Dolt fyrtal
there-hidden-quadruple = Det finns ett dolt fyrtal: fyra siffror som bara får plats i fyra av rutorna i en rad, kolumn eller box.
where-hidden-set = Titta på { $house }.
why-hidden-set = { $in-house-start } får { $digit } bara plats i { $cells }, lika många rutor som siffror, så de fyller { $cells-count ->
    [2] båda rutorna
   *[other] alla rutorna
}. Inget annat får plats där: ta bort { $result }.

## Fiskar
name-x-wing = X-vinge
there-x-wing = Det finns en X-vinge: två rader där en siffra bara får plats i samma två kolumner, eller tvärtom.
name-swordfish = Svärdfisk (Swordfish)
there-swordfish = Det finns en svärdfisk: tre rader där en siffra bara får plats i tre kolumner, eller tvärtom.
name-jellyfish = Manet (Jellyfish)
there-jellyfish = Det finns en manet: fyra rader där en siffra bara får plats i fyra kolumner, eller tvärtom.
name-squirmbag = Squirmbag
there-squirmbag = Det finns en squirmbag: fem rader där en siffra bara får plats i fem kolumner, eller tvärtom.
name-whale = Valfisk
there-whale = Det finns en valfisk: sex rader där en siffra bara får plats i sex kolumner, eller tvärtom.
name-leviathan = Leviatan
there-leviathan = Det finns en leviatan: sju rader där en siffra bara får plats i sju kolumner, eller tvärtom.
where-fish = Titta på { $base }.
why-fish = { $in-base-start } får { $digit } bara plats { $in-cover }: i { $cells }. Var och en av { $base } behöver en av dessa rutor, och tillsammans fyller de { $cover }. Därför kan ingen annan ruta { $in-cover } vara { $digit }: ta bort { $result }.

name-finned-x-wing = X-vinge med fena
there-finned-x-wing = Det finns en X-vinge med fena: en X-vinge så när som på extra kandidater, fenorna, i en enda box.
name-finned-swordfish = Svärdfisk med fena
there-finned-swordfish = Det finns en svärdfisk med fena: en svärdfisk så när som på extra kandidater, fenorna, i en enda box.
name-finned-jellyfish = Manet med fena
there-finned-jellyfish = Det finns en manet med fena: en manet så när som på extra kandidater, fenorna, i en enda box.
name-finned-squirmbag = Squirmbag med fena
there-finned-squirmbag = Det finns en squirmbag med fena: en squirmbag så när som på extra kandidater, fenorna, i en enda box.
name-finned-whale = Valfisk med fena
there-finned-whale = Det finns en valfisk med fena: en valfisk så när som på extra kandidater, fenorna, i en enda box.
name-finned-leviathan = Leviatan med fena
there-finned-leviathan = Det finns en leviatan med fena: en leviatan så när som på extra kandidater, fenorna, i en enda box.
where-finned-fish = Titta på { $base }. Fenor förstör mönstret, men inte för alla rutor.
why-finned-fish = { $in-base-start } får { $digit } bara plats { $in-cover }, bortsett från { $fin-count ->
    [one] fenan { $fin }. Om fenan inte är { $digit }
   *[other] fenorna { $fin }. Om ingen av fenorna är { $digit }
} är detta en vanlig fisk, och ingen annan ruta { $in-cover } kan vara { $digit }. { $fin-count ->
    [one] Om fenan är { $digit } kan ingen ruta som ser den vara det.
   *[other] Om en av fenorna är { $digit } kan ingen ruta som ser den vara det.
} En kandidat som utesluts i båda fallen kan inte stämma: ta bort { $result }.

name-sashimi-x-wing = Sashimi-X-vinge
there-sashimi-x-wing = Det finns en sashimi-X-vinge: en X-vinge med fena där ett hörn saknas.
name-sashimi-swordfish = Sashimi-svärdfisk
there-sashimi-swordfish = Det finns en sashimi-svärdfisk: en svärdfisk med fena där ett hörn saknas.
name-sashimi-jellyfish = Sashimi-manet
there-sashimi-jellyfish = Det finns en sashimi-manet: en manet med fena där ett hörn saknas.
name-sashimi-squirmbag = Sashimi-squirmbag
there-sashimi-squirmbag = Det finns en sashimi-squirmbag: en squirmbag med fena där ett hörn saknas.
name-sashimi-whale = Sashimi-valfisk
there-sashimi-whale = Det finns en sashimi-valfisk: en valfisk med fena där ett hörn saknas.
name-sashimi-leviathan = Sashimi-leviatan
there-sashimi-leviathan = Det finns en sashimi-leviatan: en leviatan med fena där ett hörn saknas.
where-sashimi-fish = Titta på { $base }. Ett hörn saknas, och bredvid det finns en fena.
why-sashimi-fish = { $in-base-start } får { $digit } bara plats { $in-cover }, bortsett från { $fin-count ->
    [one] fenan { $fin }. Om fenan inte är { $digit }
   *[other] fenorna { $fin }. Om ingen av fenorna är { $digit }
} återstår { $in-base } bara { $cells }: en fisk som saknar ett hörn, och ändå kan ingen annan ruta { $in-cover } vara { $digit }. { $fin-count ->
    [one] Om fenan är { $digit } kan ingen ruta som ser den vara det.
   *[other] Om en av fenorna är { $digit } kan ingen ruta som ser den vara det.
} En kandidat som utesluts i båda fallen kan inte stämma: ta bort { $result }.

name-franken-x-wing = Franken-X-vinge
there-franken-x-wing = Det finns en Franken-X-vinge: en X-vinge som tar hjälp av en box.
name-franken-swordfish = Franken-svärdfisk
there-franken-swordfish = Det finns en Franken-svärdfisk: en svärdfisk som tar hjälp av en box.
name-franken-jellyfish = Franken-manet
there-franken-jellyfish = Det finns en Franken-manet: en manet som tar hjälp av en box.
name-franken-squirmbag = Franken-squirmbag
there-franken-squirmbag = Det finns en Franken-squirmbag: en squirmbag som tar hjälp av en box.
name-franken-whale = Franken-valfisk
there-franken-whale = Det finns en Franken-valfisk: en valfisk som tar hjälp av en box.
name-franken-leviathan = Franken-leviatan
there-franken-leviathan = Det finns en Franken-leviatan: en leviatan som tar hjälp av en box.
where-franken-fish = Titta på { $base }. Här räknas även boxar.
why-franken-fish = { $base-start } behöver { $digit } en gång vardera, och där får siffran bara plats i { $cells }, alla inom { $cover }. Dessa områden kan bara ta emot { $digit } en gång vardera, så { $cover-count ->
    [2] båda
   *[other] alla
} måste få siffran från { $base }, och ingen ruta får räknas för två av dem. Därför försvinner { $digit } ur resten { $of-cover } och ur rutor där två av dessa korsas: ta bort { $result }.

name-finned-franken-x-wing = Franken-X-vinge med fena
there-finned-franken-x-wing = Det finns en Franken-X-vinge med fena: en X-vinge med fenor som tar hjälp av en box.
name-finned-franken-swordfish = Franken-svärdfisk med fena
there-finned-franken-swordfish = Det finns en Franken-svärdfisk med fena: en svärdfisk med fenor som tar hjälp av en box.
name-finned-franken-jellyfish = Franken-manet med fena
there-finned-franken-jellyfish = Det finns en Franken-manet med fena: en manet med fenor som tar hjälp av en box.
name-finned-franken-squirmbag = Franken-squirmbag med fena
there-finned-franken-squirmbag = Det finns en Franken-squirmbag med fena: en squirmbag med fenor som tar hjälp av en box.
name-finned-franken-whale = Franken-valfisk med fena
there-finned-franken-whale = Det finns en Franken-valfisk med fena: en valfisk med fenor som tar hjälp av en box.
name-finned-franken-leviathan = Franken-leviatan med fena
there-finned-franken-leviathan = Det finns en Franken-leviatan med fena: en leviatan med fenor som tar hjälp av en box.
where-finned-franken-fish = Titta på { $base }. Här räknas även boxar. Fenor förstör mönstret, men inte för alla rutor.
why-finned-franken-fish = { $base-start } behöver { $digit } en gång vardera, och { $cover } kan bara ta emot { $digit } en gång vardera. { $endo-fin-count ->
    [0] Utanför { $cover } ligger { $fin-count ->
        [one] fenan
       *[other] fenorna
    } { $fin }.
   *[other] { $fin-count ->
        [0] I två basmängder samtidigt ligger { $endo-fin-count ->
            [one] endofenan
           *[other] endofenorna
        } { $endo-fin }.
       *[other] Utanför { $cover } ligger { $fin-count ->
            [one] fenan
           *[other] fenorna
        } { $fin }, och i två basmängder samtidigt { $endo-fin-count ->
            [one] endofenan
           *[other] endofenorna
        } { $endo-fin }.
    }
} Om ingen fena är { $digit } måste { $cover } { $cover-count ->
    [2] båda
   *[other] alla
} få siffran från { $base }. Då försvinner { $digit } ur resten { $of-cover } och ur rutor där två av dessa korsas. Om en fena är { $digit } kan { $digit } inte stå i någon ruta som fenan ser. Det som utesluts i båda fallen kan inte stämma: ta bort { $result }.

name-mutant-x-wing = Muterad X-vinge
there-mutant-x-wing = Det finns en muterad X-vinge: två områden (rader, kolumner eller boxar) där en siffra bara får plats inom två andra.
name-mutant-swordfish = Muterad svärdfisk
there-mutant-swordfish = Det finns en muterad svärdfisk: tre områden (rader, kolumner eller boxar) där en siffra bara får plats inom tre andra.
name-mutant-jellyfish = Muterad manet
there-mutant-jellyfish = Det finns en muterad manet: fyra områden (rader, kolumner eller boxar) där en siffra bara får plats inom fyra andra.
name-mutant-squirmbag = Muterad squirmbag
there-mutant-squirmbag = Det finns en muterad squirmbag: fem områden (rader, kolumner eller boxar) där en siffra bara får plats inom fem andra.
name-mutant-whale = Muterad valfisk
there-mutant-whale = Det finns en muterad valfisk: sex områden (rader, kolumner eller boxar) där en siffra bara får plats inom sex andra.
name-mutant-leviathan = Muterad leviatan
there-mutant-leviathan = Det finns en muterad leviatan: sju områden (rader, kolumner eller boxar) där en siffra bara får plats inom sju andra.
where-mutant-fish = Titta på { $base }. Rader, kolumner och boxar räknas alla.
why-mutant-fish = { $base-start } behöver { $digit } en gång vardera, och där får siffran bara plats i { $cells }, alla inom { $cover }. Dessa områden kan bara ta emot { $digit } en gång vardera, så { $cover-count ->
    [2] båda
   *[other] alla
} måste få siffran från { $base }, och ingen ruta får räknas för två av dem. Därför försvinner { $digit } ur resten { $of-cover } och ur rutor där två av dessa korsas: ta bort { $result }.

name-finned-mutant-x-wing = Muterad X-vinge med fena
there-finned-mutant-x-wing = Det finns en muterad X-vinge med fena: två områden (rader, kolumner eller boxar) där en siffra bara får plats inom två andra, bortsett från fenor.
name-finned-mutant-swordfish = Muterad svärdfisk med fena
there-finned-mutant-swordfish = Det finns en muterad svärdfisk med fena: tre områden (rader, kolumner eller boxar) där en siffra bara får plats inom tre andra, bortsett från fenor.
name-finned-mutant-jellyfish = Muterad manet med fena
there-finned-mutant-jellyfish = Det finns en muterad manet med fena: fyra områden (rader, kolumner eller boxar) där en siffra bara får plats inom fyra andra, bortsett från fenor.
name-finned-mutant-squirmbag = Muterad squirmbag med fena
there-finned-mutant-squirmbag = Det finns en muterad squirmbag med fena: fem områden (rader, kolumner eller boxar) där en siffra bara får plats inom fem andra, bortsett från fenor.
name-finned-mutant-whale = Muterad valfisk med fena
there-finned-mutant-whale = Det finns en muterad valfisk med fena: sex områden (rader, kolumner eller boxar) där en siffra bara får plats inom sex andra, bortsett från fenor.
name-finned-mutant-leviathan = Muterad leviatan med fena
there-finned-mutant-leviathan = Det finns en muterad leviatan med fena: sju områden (rader, kolumner eller boxar) där en siffra bara får plats inom sju andra, bortsett från fenor.
where-finned-mutant-fish = Titta på { $base }. Rader, kolumner och boxar räknas alla. Fenor förstör mönstret, men inte för alla rutor.
why-finned-mutant-fish = { $base-start } behöver { $digit } en gång vardera, och { $cover } kan bara ta emot { $digit } en gång vardera. { $endo-fin-count ->
    [0] Utanför { $cover } ligger { $fin-count ->
        [one] fenan
       *[other] fenorna
    } { $fin }.
   *[other] { $fin-count ->
        [0] I två basmängder samtidigt ligger { $endo-fin-count ->
            [one] endofenan
           *[other] endofenorna
        } { $endo-fin }.
       *[other] Utanför { $cover } ligger { $fin-count ->
            [one] fenan
           *[other] fenorna
        } { $fin }, och i två basmängder samtidigt { $endo-fin-count ->
            [one] endofenan
           *[other] endofenorna
        } { $endo-fin }.
    }
} Om ingen fena är { $digit } måste { $cover } { $cover-count ->
    [2] båda
   *[other] alla
} få siffran från { $base }. Då försvinner { $digit } ur resten { $of-cover } och ur rutor där två av dessa korsas. Om en fena är { $digit } kan { $digit } inte stå i någon ruta som fenan ser. Det som utesluts i båda fallen kan inte stämma: ta bort { $result }.

name-siamese-finned-x-wing = Siamesisk X-vinge med fena
there-siamese-finned-x-wing = Det finns en siamesisk X-vinge med fena: två X-vingar med fenor och samma basmängder.
name-siamese-sashimi-x-wing = Siamesisk sashimi-X-vinge
there-siamese-sashimi-x-wing = Det finns en siamesisk sashimi-X-vinge: två X-vingar med fenor och samma basmängder.
name-siamese-finned-franken-x-wing = Siamesisk Franken-X-vinge med fena
there-siamese-finned-franken-x-wing = Det finns en siamesisk Franken-X-vinge med fena: två X-vingar med fenor och samma basmängder.
name-siamese-finned-mutant-x-wing = Siamesisk muterad X-vinge med fena
there-siamese-finned-mutant-x-wing = Det finns en siamesisk muterad X-vinge med fena: två X-vingar med fenor och samma basmängder.
name-siamese-finned-swordfish = Siamesisk svärdfisk med fena
there-siamese-finned-swordfish = Det finns en siamesisk svärdfisk med fena: två svärdfiskar med fenor och samma basmängder.
name-siamese-sashimi-swordfish = Siamesisk sashimi-svärdfisk
there-siamese-sashimi-swordfish = Det finns en siamesisk sashimi-svärdfisk: två svärdfiskar med fenor och samma basmängder.
name-siamese-finned-franken-swordfish = Siamesisk Franken-svärdfisk med fena
there-siamese-finned-franken-swordfish = Det finns en siamesisk Franken-svärdfisk med fena: två svärdfiskar med fenor och samma basmängder.
name-siamese-finned-mutant-swordfish = Siamesisk muterad svärdfisk med fena
there-siamese-finned-mutant-swordfish = Det finns en siamesisk muterad svärdfisk med fena: två svärdfiskar med fenor och samma basmängder.
name-siamese-finned-jellyfish = Siamesisk manet med fena
there-siamese-finned-jellyfish = Det finns en siamesisk manet med fena: två maneter med fenor och samma basmängder.
name-siamese-sashimi-jellyfish = Siamesisk sashimi-manet
there-siamese-sashimi-jellyfish = Det finns en siamesisk sashimi-manet: två maneter med fenor och samma basmängder.
name-siamese-finned-franken-jellyfish = Siamesisk Franken-manet med fena
there-siamese-finned-franken-jellyfish = Det finns en siamesisk Franken-manet med fena: två maneter med fenor och samma basmängder.
name-siamese-finned-mutant-jellyfish = Siamesisk muterad manet med fena
there-siamese-finned-mutant-jellyfish = Det finns en siamesisk muterad manet med fena: två maneter med fenor och samma basmängder.
where-siamese-fish = Titta på { $base }. Där kan en siffra täckas på två sätt.
why-siamese-fish = { $base-start } behöver { $digit } en gång vardera. Täcker du platserna med { $cover } blir detta kvar som fena: { $endo-fin-count ->
    [0] { $fin }
   *[other] { $fin-count ->
        [0] { $endo-fin } i två basmängder
       *[other] { $fin } utanför och { $endo-fin } i två basmängder
    }
}. Täcker du dem i stället med { $second-cover } blir detta kvar: { $endo-fin-2-count ->
    [0] { $fin-2 }
   *[other] { $fin-2-count ->
        [0] { $endo-fin-2 } i två basmängder
       *[other] { $fin-2 } utanför och { $endo-fin-2 } i två basmängder
    }
}. För båda sätten gäller: antingen är en fena { $digit } och utesluter siffran i alla rutor den ser, eller så är ingen fena det, och täckmängderna förlorar { $digit } utanför { $base }. Det som på ett av sätten utesluts i båda fallen kan inte stämma: ta bort { $result }.

## Mönster för en siffra
name-skyscraper = Skyskrapa (Skyscraper)
there-skyscraper = Det finns en skyskrapa: två parallella linjer med två platser var för en siffra, där två av platserna ligger i linje.
where-skyscraper = Titta på { $house } och { $house-2 }.
why-skyscraper = { $in-house-start } har { $digit } bara två platser, och likaså { $in-house-2 }. En plats från vardera ligger { $in-line }: { $cells }. Båda kan inte vara { $digit }, så minst en av de två andra, { $pincer }, är { $digit }. En ruta som ser båda dessa kan inte vara { $digit }: ta bort { $result }.

name-two-string-kite = Tvåtrådig drake (2-String Kite)
there-two-string-kite = Det finns en tvåtrådig drake: en rad och en kolumn med två platser var för en siffra, hopknutna i en box.
where-two-string-kite = Titta på { $house } och { $house-2 }.
why-two-string-kite = { $in-house-start } har { $digit } bara två platser, och likaså { $in-house-2 }. En plats från vardera ligger { $in-box }: { $cells }. Båda kan inte vara { $digit }, så minst en av de två andra, { $pincer }, är { $digit }. En ruta som ser båda dessa kan inte vara { $digit }: ta bort { $result }.

name-turbot-fish = Piggvar (Turbot Fish)
there-turbot-fish = Det finns en piggvar: två områden med två platser var för en siffra, där en plats i det ena ser en plats i det andra.
where-turbot-fish = Titta på { $house } och { $house-2 }.
why-turbot-fish = { $in-house-start } har { $digit } bara två platser, och likaså { $in-house-2 }. En plats i det ena området och en i det andra ser varandra: { $cells }. Båda kan inte vara { $digit }, så minst en av de två andra, { $pincer }, är { $digit }. En ruta som ser båda dessa kan inte vara { $digit }: ta bort { $result }.

name-empty-rectangle = Tom rektangel (Empty Rectangle)
there-empty-rectangle = Det finns en tom rektangel: en box där en siffra bara får plats längs en rad och en kolumn.
where-empty-rectangle = Titta på { $box } och sedan på { $house }.
why-empty-rectangle = { $in-box-start } får { $digit } bara plats { $in-line } eller { $in-line-2 }. Om { $targets } vore { $digit } kunde { $digit } { $in-box } inte stå { $in-line-2 } utan måste stå { $in-line }. { $in-house-start }, där { $digit } bara har två platser, återstår då bara { $pincer }, som ser { $targets }. Det är omöjligt, så ta bort { $result }.

name-dual-two-string-kite = Dubbel tvåtrådig drake
there-dual-two-string-kite = Det finns en dubbel tvåtrådig drake: två drakar som är hopknutna i samma två rutor i en box.
where-dual-two-string-kite = Titta på { $cells } { $in-box }, och på deras rader och kolumner.
why-dual-two-string-kite = { $cells-start } ligger båda { $in-box } och kan inte ha samma siffra. Där möts två drakar. Den ena har sina trådar { $in-house }: minst en av dess fria ändar, { $pincer }, har dess siffra. Den andra har sina trådar { $in-house-2 }: minst en av { $pincer-2 } har dess siffra. En ruta som ser båda de fria ändarna av en drake kan inte ha dess siffra: ta bort { $result }.

name-dual-empty-rectangle = Dubbel tom rektangel
there-dual-empty-rectangle = Det finns en dubbel tom rektangel: en box där en siffra bildar två tomma rektanglar på en gång.
where-dual-empty-rectangle = Titta på { $box } och sedan på { $house } och { $house-2 }.
why-dual-empty-rectangle = { $in-box-start } får { $digit } bara plats i { $cells }. För det första: står siffran inte { $in-line-2 } så står den { $in-line }, och då återstår { $in-house } bara { $pincer } för { $digit }. En ruta { $in-line-2 } som ser { $pincer } kan därför inte vara { $digit }. För det andra: står siffran inte { $in-line-4 } så står den { $in-line-3 }, och då återstår { $in-house-2 } bara { $pincer-2 }. En ruta { $in-line-4 } som ser { $pincer-2 } kan därför inte vara { $digit }. Ta bort { $result }.

## Färger, fjärrpar och mallar
name-remote-pair = Fjärrpar (Remote Pair)
there-remote-pair = Det finns ett fjärrpar: en kedja av rutor som alla har samma två siffror.
where-remote-pair = Titta på { $cells }. Alla har samma två kandidater.
why-remote-pair = { $cells-start } kan bara vara { $digit-or }, och var och en ser nästa, så de två siffrorna turas om. Därför är dessa rutor alltid olika: { $pincer-all }. En ruta som ser båda i ett sådant par kan inte vara någon av siffrorna: ta bort { $result }.

name-simple-colours-trap = Enkla färger: fälla
there-simple-colours-trap = Det finns en färgfälla: starka länkar för en siffra i två färger, och en ruta som ser båda färgerna.
where-simple-colours-trap = Färga en siffras starka länkar omväxlande med två färger: { $first-colour } mot { $second-colour }.
why-simple-colours-trap = De starka länkarna för { $digit } lämnar två möjligheter: antingen står { $digit } i { $first-colour }, eller så står { $digit } i { $second-colour }. En ruta som ser en ruta ur vardera gruppen ser { $digit } i båda fallen och kan inte själv vara { $digit }. Ta bort { $result }.

name-simple-colours-wrap = Enkla färger: krock
there-simple-colours-wrap = Det finns en färgkrock: starka länkar för en siffra i två färger, där den ena färgen förekommer två gånger i samma rad, kolumn eller box.
where-simple-colours-wrap = Färga en siffras starka länkar omväxlande med två färger tills de når { $house }.
why-simple-colours-wrap = De starka länkarna för { $digit } lämnar två möjligheter: antingen står { $digit } i { $first-colour }, eller så står { $digit } i { $second-colour }. Men i det första fallet skulle { $digit } stå i { $cells } samtidigt, och de ligger { $cells-count ->
    [2] båda
   *[other] alla
} { $in-house }. Alltså gäller det andra fallet, och den första gruppen förlorar { $digit }. Ta bort { $result }.

name-multi-colours-1 = Flera färger 1
there-multi-colours-1 = Det finns ett steg med flera färger: två grupper av starka länkar för samma siffra, och grupperna ser varandra.
where-multi-colours-1 = Färga en siffras starka länkar omväxlande med två färger: { $first-colour } mot { $second-colour }, och för sig { $third-colour } mot { $fourth-colour }.
why-multi-colours-1 = De starka länkarna bildar två grupper. I den ena står { $digit } antingen i { $first-colour }, eller i { $second-colour }. I den andra står { $digit } antingen i { $third-colour }, eller i { $fourth-colour }. Där en färg i den ena gruppen ser en färg i den andra kan inte båda stämma, så minst en av deras motfärger stämmer. En ruta som ser båda motfärgerna kan inte vara { $digit }. Ta bort { $result }.

name-multi-colours-2 = Flera färger 2
there-multi-colours-2 = Det finns ett steg med flera färger: en färg som ser båda färgerna i en annan grupp av starka länkar.
where-multi-colours-2 = Färga en siffras starka länkar omväxlande med två färger: { $third-colour } mot { $fourth-colour }. Vilka andra länkar ser båda färgerna?
why-multi-colours-2 = De starka länkarna bildar två grupper. I den ena står { $digit } antingen i { $first-colour }, eller i { $second-colour }. I den andra står { $digit } antingen i { $third-colour }, eller i { $fourth-colour }. Men den första färgen ser båda färgerna i den andra gruppen och skulle utesluta dem på en gång. Alltså kan den inte stämma. Ta bort { $result }.

name-medusa-trap = 3D-Medusa: fälla
there-medusa-trap = Det finns en 3D-Medusa: starka länkar för flera siffror i två färger, och en kandidat som båda färgerna utesluter.
where-medusa-trap = Färga starka länkar omväxlande med två färger, med början i { $pivot }: de två kandidaterna i en ruta och de två platserna för en siffra i en rad, kolumn eller box.
why-medusa-trap = Följ de starka länkarna: rutor med två kandidater, och rader, kolumner och boxar med två platser för en siffra. De lämnar två möjligheter: antingen { $first-colour-grouped }, eller { $second-colour-grouped }. Var och en av följande kandidater utesluts i båda fallen: dess ruta får en annan siffra, eller så ser den samma siffra. Ta bort { $result }.

name-medusa-wrap = 3D-Medusa: krock
there-medusa-wrap = Det finns en 3D-Medusa: starka länkar för flera siffror i två färger, där den ena färgen motsäger sig själv.
where-medusa-wrap = Färga starka länkar omväxlande med två färger, med början i { $pivot }: de två kandidaterna i en ruta och de två platserna för en siffra i en rad, kolumn eller box.
why-medusa-wrap = Följ de starka länkarna: rutor med två kandidater, och rader, kolumner och boxar med två platser för en siffra. De lämnar två möjligheter: antingen { $first-colour-grouped }, eller { $second-colour-grouped }. Men det första skulle kräva { $contradiction-each } på en gång, vilket är omöjligt. Alltså stämmer det andra, och därmed är varje stark länk som leder vidare därifrån avgjord. Ta bort { $result }.

name-medusa-empty-cell = 3D-Medusa: ruta utan kandidater
there-medusa-empty-cell = Det finns en 3D-Medusa: starka länkar för flera siffror i två färger, där den ena färgen skulle lämna en ruta utan kandidater.
where-medusa-empty-cell = Färga starka länkar omväxlande med två färger, med början i { $pivot }: de två kandidaterna i en ruta och de två platserna för en siffra i en rad, kolumn eller box. Titta sedan på { $excluder }.
why-medusa-empty-cell = Följ de starka länkarna: rutor med två kandidater, och rader, kolumner och boxar med två platser för en siffra. De lämnar två möjligheter: antingen { $first-colour-grouped }, eller { $second-colour-grouped }. Men det första skulle utesluta varje kandidat i { $excluder }. Alltså stämmer det andra, och därmed är varje stark länk som leder vidare därifrån avgjord. Ta bort { $result }.

name-template-set = Mallar (sätta)
there-template-set = Det finns en siffra som står i samma ruta hur man än placerar den på hela brädet.
where-template-set = Titta på hela brädet, en siffra i taget. På hur många sätt kan den stå en gång i varje rad, kolumn och box?
why-template-set = Gå igenom alla sätt att få in { $digit } i varje rad, kolumn och box samtidigt, men inte i rutor som av samma skäl säkert har en annan siffra. Hur man än gör hamnar { $digit } i { $targets }. Alltså ska { $digit } stå i { $targets }.

name-template-delete = Mallar (ta bort)
there-template-delete = Det finns en siffra med kandidater som inte passar in hur man än placerar den på hela brädet.
where-template-delete = Titta på hela brädet, en siffra i taget. På hur många sätt kan den stå en gång i varje rad, kolumn och box?
why-template-delete = Gå igenom alla sätt att få in { $digit } i varje rad, kolumn och box samtidigt, men inte i rutor som av samma skäl säkert har en annan siffra. En kandidat som inte är med på något av sätten kan inte stämma. Ta bort { $result }.

## Vingar
name-w-wing = W-vinge
there-w-wing = Det finns en W-vinge: två rutor med samma två siffror, förbundna av en stark länk.
where-w-wing = Titta på { $pincer }, och på { $house }.
why-w-wing = { $pincer-start } kan båda bara vara { $digit-or }. { $in-house-start } får { $linked } bara plats i { $cells }, och var och en av de rutorna ser en av de två första. Alltså är minst en av { $pincer } inte { $linked }, och den är { $target-digits }. En ruta som ser båda kan inte vara { $target-digits }: ta bort { $result }.

name-xy-wing = XY-vinge
there-xy-wing = Det finns en XY-vinge: ett nav med två siffror som ser två tänger.
where-xy-wing = Titta på { $pivot } och på rutorna med två kandidater som den ser.
why-xy-wing = { $pivot-start } är { $case-digits-or }. Om den är { $case-digit } måste { $case-cell } vara { $target-digits }; om den är { $case-2-digit } måste { $case-2-cell } vara { $target-digits }. I båda fallen gäller att en ruta som ser { $pincer } inte kan vara { $target-digits }: ta bort { $result }.

name-xyz-wing = XYZ-vinge
there-xyz-wing = Det finns en XYZ-vinge: ett nav med tre siffror som ser två tänger.
where-xyz-wing = Titta på { $pivot } och på rutorna med två kandidater som den ser.
why-xyz-wing = { $pivot-start } är { $digit-or }. Om den är { $case-digit } måste { $case-cell } vara { $target-digits }; om den är { $case-2-digit } måste { $case-2-cell } vara { $target-digits }; annars är den själv { $target-digits }. I alla tre fallen gäller att en ruta som ser alla tre inte kan vara { $target-digits }: ta bort { $result }.

## Unika rektanglar, slingor och gravar
name-unique-rectangle-1 = Unik rektangel typ 1
there-unique-rectangle-1 = Det finns en unik rektangel: bara ett hörn hindrar fyra rutor från att få två lösningar.
where-unique-rectangle-1 = Titta på rektangeln { $cells }.
why-unique-rectangle-1 = Om även { $roof } vore { $digit-or } skulle hörnen { $cells } bara ha { $digit }, och siffrorna kunde byta plats: sudokut skulle få två lösningar. Det har bara en, så { $roof } har en annan siffra. Ta bort { $result }.

name-unique-rectangle-2 = Unik rektangel typ 2
there-unique-rectangle-2 = Det finns en unik rektangel: en extra siffra hindrar fyra rutor från att få två lösningar.
where-unique-rectangle-2 = Titta på rektangeln { $cells }. Vad får mer plats i { $roof }?
why-unique-rectangle-2 = Om ingen av { $roof } vore { $extra } skulle hörnen { $cells } bara ha { $digit }, och siffrorna kunde byta plats: sudokut skulle få två lösningar. Alltså står { $extra } i minst en av { $roof }, och ingen ruta som ser båda kan vara { $extra }. Ta bort { $result }.

name-unique-rectangle-3 = Unik rektangel typ 3
there-unique-rectangle-3 = Det finns en unik rektangel vars extra siffror bildar en låst mängd med andra rutor.
where-unique-rectangle-3 = Titta på rektangeln { $cells } och sedan på { $house }.
why-unique-rectangle-3 = Om hörnen { $cells } bara hade { $digit } kunde siffrorna byta plats, och sudokut skulle få två lösningar. Alltså har en av { $roof } en extra siffra: { $extra-or }. Räkna de två som en enda ruta med dessa siffror: tillsammans med { $set } tar den upp { $set-digits } { $in-house }. Ta bort { $result }.

name-unique-rectangle-4 = Unik rektangel typ 4
there-unique-rectangle-4 = Det finns en unik rektangel med en siffra som är låst till två av hörnen.
where-unique-rectangle-4 = Titta på rektangeln { $cells } och sedan på { $house }.
why-unique-rectangle-4 = { $in-house-start } får { $locked } bara plats i { $roof }, så en av dem är { $locked }. Om den andra vore { $target-digits } skulle hörnen { $cells } bara ha { $digit }, och siffrorna kunde byta plats: sudokut skulle få två lösningar. Ta bort { $result }.

name-unique-rectangle-5 = Unik rektangel typ 5
there-unique-rectangle-5 = Det finns en unik rektangel: en extra siffra, inte bara längs en sida, hindrar fyra rutor från att få två lösningar.
where-unique-rectangle-5 = Titta på rektangeln { $cells }. Vad får mer plats i { $roof }?
why-unique-rectangle-5 = Om { $extra } inte stod i någon av { $roof } skulle hörnen { $cells } bara ha { $digit }, och siffrorna kunde byta plats: sudokut skulle få två lösningar. Alltså står { $extra } i minst en av { $roof }, och ingen ruta som ser { $roof-count ->
    [2] båda
   *[other] dem alla
} kan vara { $extra }. Ta bort { $result }.

name-unique-rectangle-6 = Unik rektangel typ 6
there-unique-rectangle-6 = Det finns en unik rektangel med en X-vinge i hörnen.
where-unique-rectangle-6 = Titta på rektangeln { $cells } och sedan på { $house }.
why-unique-rectangle-6 = { $in-house-start } får { $locked } bara plats i hörnen { $cells }, så siffran fyller två som ligger snett mitt emot varandra. Om de två vore { $roof } skulle { $floor } båda få den andra siffran av { $digit }, och hörnen kunde byta siffror: sudokut skulle få två lösningar. Alltså står { $locked } i { $floor }. Ta bort { $result }.

name-hidden-rectangle = Dold rektangel
there-hidden-rectangle = Det finns en dold rektangel: starka länkar visar vad ett hörn inte kan vara.
where-hidden-rectangle = Titta på rektangeln { $cells } och sedan på { $house }.
why-hidden-rectangle = Om { $targets } vore { $target-digits }: { $in-house } får { $locked } bara plats där och i { $pincer }, så de två skulle båda vara { $locked }. Då återstår { $target-digits } för { $floor }, och hörnen { $cells } kunde byta siffror: sudokut skulle få två lösningar. Ta bort { $result }.

name-avoidable-rectangle-1 = Undvikbar rektangel typ 1
there-avoidable-rectangle-1 = Det finns en undvikbar rektangel: tre siffror som inte var givna, och en fjärde som inte får fullborda dem.
where-avoidable-rectangle-1 = Titta på rektangeln { $cells }. Ingen av dess siffror är given.
why-avoidable-rectangle-1 = Ingen av siffrorna i { $floor } är given. Om { $roof } vore { $target-digits } skulle hörnen bara ha { $digit }, och siffrorna kunde byta plats: sudokut skulle få två lösningar. Ta bort { $result }.

name-avoidable-rectangle-2 = Undvikbar rektangel typ 2
there-avoidable-rectangle-2 = Det finns en undvikbar rektangel: två siffror som inte var givna, och en extra siffra i de andra hörnen.
where-avoidable-rectangle-2 = Titta på rektangeln { $cells }. Ingen av dess siffror är given. Vad får plats i { $roof }?
why-avoidable-rectangle-2 = Ingen av siffrorna i { $floor } är given. Om ingen av { $roof } vore { $extra } skulle hörnen bara ha { $digit }, och siffrorna kunde byta plats: sudokut skulle få två lösningar. Alltså står { $extra } i minst en av { $roof }, och ingen ruta som ser båda kan vara { $extra }. Ta bort { $result }.

name-unique-loop-1 = Unik slinga typ 1
there-unique-loop-1 = Det finns en unik slinga: bara en ruta hindrar den från att få två lösningar.
where-unique-loop-1 = Titta på slingan { $cells }.
why-unique-loop-1 = Slingan { $cells } har två rutor eller ingen i varje rad, kolumn och box. Om även { $roof } vore { $digit-or } kunde alla rutorna byta de två siffrorna, och sudokut skulle få två lösningar. Alltså har { $roof } en annan siffra. Ta bort { $result }.

name-unique-loop-2 = Unik slinga typ 2
there-unique-loop-2 = Det finns en unik slinga: en extra siffra hindrar den från att få två lösningar.
where-unique-loop-2 = Titta på slingan { $cells }. Vad får mer plats i { $roof }?
why-unique-loop-2 = Slingan { $cells } har två rutor eller ingen i varje rad, kolumn och box. Om { $extra } inte stod i någon av { $roof } kunde alla rutorna byta { $digit } med varandra, och sudokut skulle få två lösningar. Alltså står { $extra } i minst en av { $roof }, och ingen ruta som ser { $roof-count ->
    [2] båda
   *[other] dem alla
} kan vara { $extra }. Ta bort { $result }.

name-unique-loop-3 = Unik slinga typ 3
there-unique-loop-3 = Det finns en unik slinga vars extra siffror bildar en låst mängd med andra rutor.
where-unique-loop-3 = Titta på slingan { $cells } och sedan på { $house }.
why-unique-loop-3 = Slingan { $cells } har två rutor eller ingen i varje rad, kolumn och box. Om den bara hade { $digit } kunde alla rutorna byta siffror, och sudokut skulle få två lösningar. Alltså har en av { $roof } en extra siffra: { $extra-or }. Räkna de två som en enda ruta med dessa siffror: tillsammans med { $set } tar den upp { $set-digits } { $in-house }. Ta bort { $result }.

name-unique-loop-4 = Unik slinga typ 4
there-unique-loop-4 = Det finns en unik slinga med en siffra som är låst till två av rutorna.
where-unique-loop-4 = Titta på slingan { $cells } och sedan på { $house }.
why-unique-loop-4 = { $in-house-start } får { $locked } bara plats i { $roof }, så en av dem är { $locked }. Vore den andra { $target-digits } skulle slingan { $cells } bara ha { $digit }. Den har två rutor eller ingen i varje rad, kolumn och box, så alla rutorna kunde byta siffror, och sudokut skulle få två lösningar. Ta bort { $result }.

name-bug-plus-one = BUG+1
there-bug-plus-one = Det finns en BUG+1, en universell tvåvärdesgrav: en enda ruta hindrar hela brädet från att få två lösningar.
where-bug-plus-one = Titta på { $roof }: alla andra tomma rutor har två kandidater.
why-bug-plus-one = Utan { $extra } i { $roof } skulle varje tom ruta ha två kandidater, och varje siffra två platser i varje rad, kolumn och box där den saknas. Då kunde varje ruta byta till sin andra kandidat, och sudokut skulle få två lösningar. Alltså måste { $roof } vara { $extra-or }: { $extra-count ->
    [one] sätt
   *[other] ta bort
} { $result }.

name-bug-type-2 = BUG typ 2
there-bug-type-2 = Det finns en universell tvåvärdesgrav (BUG): en enda siffra hindrar hela brädet från att få två lösningar.
where-bug-type-2 = Titta på { $roof }: alla andra tomma rutor har två kandidater.
why-bug-type-2 = Utan { $extra } i { $roof } skulle varje tom ruta ha två kandidater, och varje siffra två platser i varje rad, kolumn och box där den saknas. Då kunde varje ruta byta till sin andra kandidat, och sudokut skulle få två lösningar. Alltså står { $extra } i minst en av { $roof }, och ingen ruta som ser { $roof-count ->
    [2] båda
   *[other] dem alla
} kan vara { $extra }. Ta bort { $result }.

name-bug-type-3 = BUG typ 3
there-bug-type-3 = Det finns en universell tvåvärdesgrav (BUG) vars extra siffror bildar en låst mängd med andra rutor.
where-bug-type-3 = Titta på { $roof } och sedan på { $house }. Alla andra tomma rutor har två kandidater.
why-bug-type-3 = Utan { $surplus } skulle varje tom ruta ha två kandidater, och varje siffra två platser i varje rad, kolumn och box där den saknas. Då kunde varje ruta byta till sin andra kandidat, och sudokut skulle få två lösningar. Alltså stämmer minst en av dessa extra kandidater. Räkna { $roof } som en enda ruta med siffrorna { $extra }: tillsammans med { $set } tar den upp { $set-digits } { $in-house }. Ta bort { $result }.

name-bug-type-4 = BUG typ 4
there-bug-type-4 = Det finns en universell tvåvärdesgrav (BUG) med en siffra som är låst till två rutor.
where-bug-type-4 = Titta på { $roof } och sedan på { $house }. Alla andra tomma rutor har två kandidater.
why-bug-type-4 = { $extra-count ->
    [one] Utan { $extra } i { $surplus }
   *[other] Utan { $surplus }
} skulle varje tom ruta ha två kandidater, och varje siffra två platser i varje rad, kolumn och box där den saknas. Då kunde varje ruta byta till sin andra kandidat, och sudokut skulle få två lösningar. Alltså har en av { $roof } en sådan extra siffra. Den andra är { $locked }, som inte har någon annan plats { $in-house }. Allt annat försvinner från båda: ta bort { $result }.

## Sue de Coq och uteslutning
name-sue-de-coq = Sue de Coq
there-sue-de-coq = Det finns en Sue de Coq: rutor där en linje och en box korsas delar sina siffror med rutor i båda.
where-sue-de-coq = Titta på { $cells }, där { $line } och { $box } korsas.
why-sue-de-coq = Där { $line } och { $box } korsas kan { $cells } bara ha { $cells-digits }. I resten { $of-line } kan { $line-set } bara ha { $line-set-digits }, och i resten { $of-box } kan { $box-set } bara ha { $box-set-digits }. Det är en siffra för varje ruta, så alla går åt: de i { $line-set } { $in-line }, de i { $box-set } { $in-box } och de andra i korsningen. Ta bort { $result }.

name-aligned-pair-exclusion = Paruteslutning
there-aligned-pair-exclusion = Det finns en paruteslutning: två rutor som tillsammans inte får ta båda siffrorna från en annan ruta.
where-aligned-pair-exclusion = Titta på { $cells }, och på { $excluder }. Vilka par av siffror får plats tillsammans i de två första?
why-aligned-pair-exclusion = Pröva alla par av siffror i { $cells }. Ett par faller om det ger samma siffra två gånger i en rad, kolumn eller box. Det faller också om det tar båda siffrorna från { $excluder-count ->
    [one] { $excluder }, som ser båda rutorna
   *[other] en av { $excluder }, som ser båda rutorna
}. En kandidat som inte är med i något par som är kvar kan inte stämma: ta bort { $result }.

name-aligned-triplet-exclusion = Trippeluteslutning
there-aligned-triplet-exclusion = Det finns en trippeluteslutning: tre rutor som tillsammans inte får ta alla siffror från en annan ruta.
where-aligned-triplet-exclusion = Titta på { $cells }, och på { $excluder }. Vilka siffror får plats tillsammans i de tre första?
why-aligned-triplet-exclusion = Pröva alla kombinationer av siffror i { $cells }. En kombination faller om den ger samma siffra två gånger i en rad, kolumn eller box. Den faller också om den tar alla siffror från { $excluder-count ->
    [one] { $excluder }, som ser alla tre rutorna
   *[other] en av { $excluder }, som ser alla tre rutorna
}. En kandidat som inte är med i någon kombination som är kvar kan inte stämma: ta bort { $result }.

## Exocet, slingor, fyrverkerier och tridagon
name-firework-triple = Fyrverkeritrippel (Firework Triple)
there-firework-triple = Det finns en fyrverkeritrippel: en rad och en kolumn där tre siffror bara har samma två platser utanför boxen där linjerna korsas.
where-firework = Titta på { $line }, som korsas i { $pivot }. Vilka siffror har knappt någon plats där utanför { $box }?
why-firework = { $line-start } korsas i { $pivot }. Utanför { $box } har { $digit } i dessa linjer inga andra platser än bland { $cells }. Ta en av siffrorna. Om den inte står i någon av sina två rutor utanför boxen står den inne i boxen i båda linjerna, och det går bara där de korsas. Alltså står var och en av { $digit } i en av { $cells }, och inget annat får plats där. { $in-box-start } kan siffrorna bara stå i de två linjerna. Ta bort { $result }.

name-firework-quadruple = Fyrverkerifyrtal (Firework Quadruple)
there-firework-quadruple = Det finns ett fyrverkerifyrtal: två par av siffror, vart och ett med en rad och en kolumn som korsas, som tillsammans fyller fyra rutor.
where-firework-quadruple = { $pivot-all-count ->
    [1] Titta på { $line }, som korsas i { $pivot }. Vilka siffror har knappt någon plats där utanför { $box }?
   *[other] Titta på { $line }, som korsas i { $pivot }, och på { $line-2 }, som korsas i { $pivot-2 }. Vilka siffror har knappt någon plats där utanför { $box } och { $box-2 }?
}
why-firework-quadruple = { $pivot-all-count ->
    [1] { $line-start } korsas i { $pivot }. Utanför { $box } har { $set-digits } i dessa linjer inga andra platser än bland { $set }, och { $set-2-digits } inga andra än bland { $set-2 }.
   *[other] Utanför { $box } har { $set-digits } { $in-line } inga andra platser än bland { $set }. Utanför { $box-2 } har { $set-2-digits } { $in-line-2 } inga andra platser än bland { $set-2 }.
} Ta en av siffrorna. Om den inte står i någon av sina två rutor utanför boxen står den inne i boxen i båda linjerna, och det går bara där de korsas. Alltså står { $set-digits } bland { $set }, och { $set-2-digits } bland { $set-2 }: fyra siffror som fyller de fyra rutorna { $cells }. { $pivot-all-count ->
    [1] Inne i boxen kan var och en av dem bara stå i de två linjerna.
   *[other] Inne i boxen kan var och en av dem bara stå i linjerna som korsas där.
} Ta bort { $result }.

name-sk-loop = SK-slinga (SK-Loop)
there-sk-loop = Det finns en SK-slinga: en ring av sexton rutor med precis så många siffror som behövs.
where-sk-loop = Titta på rutorna { $of-line } som ligger { $in-box }, utom dem där linjerna korsas. Hur ofta kan varje siffra förekomma där?
why-sk-loop = Rutorna { $cells } bildar en ring av par. Varje par delar linje med det ena grannparet och box med det andra, och två grannpar kan inte ha samma siffra. Räkna hur många gånger varje siffra högst får plats i ringen: tillsammans blir det { $cells-count }, lika många som rutorna. Alltså måste varje siffra stå i ringen så många gånger som den får plats. En kandidat som hindrar det kan inte stämma: ta bort { $result }.

name-junior-exocet = Junior-exocet
there-junior-exocet = Det finns en junior-exocet: två rutor i en box som avgör vad två rutor i boxarna bredvid har.
where-exocet = Titta på { $base-cells }, och på { $cross-line }.
why-exocet = Ta en siffra som står i en av { $base-cells }. Då kan den inte stå i resten { $of-line } eller { $box }, men var och en av { $cross-line } behöver den. Utanför { $target-cells } har högst två av dessa linjer plats för den, så den står i en av { $target-cells }. Det gäller båda siffrorna, så { $target-cells } har samma två siffror som { $base-cells }. Pröva nu vilka två av { $digit } det kan vara. Det som inget sådant par tillåter kan inte stämma: ta bort { $result }.

name-senior-exocet = Senior-exocet
there-senior-exocet = Det finns en senior-exocet: två rutor i en box som avgör vad två rutor långt därifrån har.

name-msls = Låst mängd över flera linjer (MSLS)
there-msls = Det finns en låst mängd över flera linjer (MSLS): rader och kolumner som korsas i precis så många rutor som deras siffror kan fylla.
where-msls = Titta på de { $cells-count } tomma rutorna där { $house } och { $house-2 } korsas. Hur ofta kan varje siffra förekomma där?
why-msls = { $house-start } och { $house-2 } korsas i { $cells-count } tomma rutor. Där kan en siffra stå en gång i varje rad och en gång i varje kolumn. Räkna hur många gånger varje siffra högst får plats: tillsammans blir det { $cells-count }, lika många som rutorna. Alltså måste varje siffra stå där så många gånger som den får plats. En kandidat som hindrar det kan inte stämma: ta bort { $result }.

name-tridagon = Tridagon
there-tridagon = Det finns en tridagon: tre siffror som inte ensamma kan fylla tolv rutor i fyra boxar.
where-tridagon = Titta på { $box }. Kan tre siffror fylla tre rutor i varje box, en i varje rad och kolumn?
why-tridagon = I var och en av { $box } ligger tre av rutorna { $cells }, en i varje rad och kolumn. Kan { $digit } fylla dem alla? Från en box till nästa byter alla tre siffrorna plats, så de flyttar alla runt åt samma håll. Efter alla fyra boxarna är de inte tillbaka där de började, så med bara { $digit } går rutorna inte att fylla. { $roof-count ->
    [one] Bara { $roof } kan ha en annan siffra: { $extra-or }. { $extra-count ->
        [one] Alltså ska { $extra } stå i { $roof }.
       *[other] Ta alltså bort { $result }.
    }
   *[other] Alltså står { $extra }, den enda andra siffran där, i { $roof-or }, och ingen ruta som ser { $roof-count ->
        [2] båda
       *[other] dem alla
    } kan vara { $extra }. Ta bort { $result }.
}

## Nästan låsta mängder och vingar med fler rutor
name-als-xz = ALS-XZ
there-als-xz = Det finns två nästan låsta mängder (ALS), grupper där siffrorna är en fler än rutorna, förbundna av en siffra.
where-als-xz = Titta på dessa två grupper av rutor: { $set }; { $set-2 }.
why-als-xz = I två grupper är siffrorna en fler än rutorna: { $set } med { $set-digits }, och { $set-2 } med { $set-2-digits }. { $linked-count ->
    [one] Alla platser för { $linked } i den ena ser alla platser för { $linked } i den andra, så bara en av grupperna kan ha { $linked }. Gruppen utan { $linked } måste ha alla sina andra siffror. { $target-digits-count ->
        [one] Alltså står { $target-digits } i minst en av grupperna, och en ruta som ser alla platser för { $target-digits } i båda kan inte vara { $target-digits }
       *[other] Alltså står var och en av { $target-digits } i minst en av grupperna, och en ruta som ser alla platser för en av dem i båda kan inte ha den siffran
    }: ta bort { $result }.
   *[other] För var och en av { $linked } gäller att alla platser i den ena ser alla platser i den andra, så bara en av grupperna kan ha siffran. Men ingen grupp kan vara utan två av sina siffror. Alltså tar grupperna var sin av { $linked }, och båda har alla sina andra siffror. En ruta som ser alla platser för en sådan siffra kan inte ha den: ta bort { $result }.
}

name-als-xy-wing = ALS-XY-vinge
there-als-xy-wing = Det finns en ALS-XY-vinge: två nästan låsta mängder, grupper där siffrorna är en fler än rutorna, förbundna genom en tredje.
where-als-xy-wing = Titta på dessa grupper av rutor: { $set }; { $set-2 }; { $set-3 }.
why-als-xy-wing = I tre grupper är siffrorna en fler än rutorna: { $set } med { $set-digits }; { $set-2 } med { $set-2-digits }; { $set-3 } med { $set-3-digits }. Bara en av de två första kan ha { $linked }, och bara en av de två sista { $linked-2 }. Gruppen i mitten kan inte vara utan båda. Alltså är den första utan { $linked } eller den sista utan { $linked-2 }, och den gruppen måste ha alla sina andra siffror. { $digit-count ->
    [one] Då står { $digit } i minst en av de två, och en ruta som ser alla platser för { $digit } i båda kan inte vara { $digit }
   *[other] Då står var och en av { $digit } i minst en av de två, och en ruta som ser alla platser för en av dem i båda kan inte ha den siffran
}: ta bort { $result }.

name-als-chain = ALS-kedja
there-als-chain = Det finns en kedja av nästan låsta mängder (ALS): grupper där siffrorna är en fler än rutorna, var och en förbunden med nästa.
where-als-chain = Titta på dessa två grupper av rutor, de första i en kedja: { $set }; { $set-2 }.
why-als-chain = { why-aic }
end-als-chain = Alltså stämmer minst en av ändarna. { $digit-count ->
    [1] Ta bort { $result }.
   *[other] Detsamma gäller var och en av { $digit }. Ta bort { $result }.
}

name-death-blossom = Dödsblomma (Death Blossom)
there-death-blossom = Det finns en dödsblomma: en ruta, och för var och en av dess kandidater en grupp där siffrorna är en fler än rutorna.
where-death-blossom = Titta på { $pivot }, och på grupperna av rutor runt den.
why-death-blossom = { $pivot-start } är { $linked-or }. { $petals } { $digit-count ->
    [one] Alltså står { $digit } alltid i minst en av grupperna, och en ruta som ser alla platser för { $digit } i dem kan inte vara { $digit }
   *[other] Alltså står var och en av { $digit } alltid i minst en av grupperna, och en ruta som ser alla platser för en av dem kan inte ha den siffran
}: ta bort { $result }.

name-wxyz-wing = WXYZ-vinge
there-wxyz-wing = Det finns en WXYZ-vinge: fyra rutor med fyra siffror, där bara en siffra kan stå mer än en gång.
name-vwxyz-wing = VWXYZ-vinge
there-vwxyz-wing = Det finns en VWXYZ-vinge: fem rutor med fem siffror, där bara en siffra kan stå mer än en gång.
name-uvwxyz-wing = UVWXYZ-vinge
there-uvwxyz-wing = Det finns en UVWXYZ-vinge: sex rutor med sex siffror, där bara en siffra kan stå mer än en gång.
where-bent-set = Titta på { $cells }. Vilken av deras siffror kan stå där mer än en gång?
why-bent-set = { $in-cells-start } får bara { $digit } plats, lika många siffror som rutor. Alla utom { $target-digits } kan bara stå där en gång, eftersom deras platser ser varandra. Alltså står { $target-digits } i minst en av { $pincer }. En ruta som ser { $pincer-count ->
    [2] båda
   *[other] alla
} dessa kan inte vara { $target-digits }: ta bort { $result }.

## Krakenfiskar
name-kraken-fish-1 = Krakenfisk (Kraken Fish) typ 1
there-kraken-fish-1 = Det finns en krakenfisk: en fisk vars fenor når målet genom kedjor.
where-kraken-fish-1 = Titta på { $base }. Fenor förstör mönstret; vart leder de?
why-kraken-fish-1 = { $in-base-start } får { $digit } bara plats { $in-cover }, bortsett från { $fin-count ->
    [one] fenan { $fin }. Om fenan inte är { $digit } är detta en vanlig fisk, och { $targets } kan inte vara { $digit }. Om fenan är { $digit } kan { $targets } inte heller vara det.
   *[other] fenorna { $fin }. Om ingen av fenorna är { $digit } är detta en vanlig fisk, och { $targets } kan inte vara { $digit }. Om en av fenorna är { $digit } kan { $targets } inte heller vara det.
}
end-kraken-fish-1 = Alltså, i varje fall: ta bort { $result }.

name-kraken-fish-2 = Krakenfisk (Kraken Fish) typ 2
there-kraken-fish-2 = Det finns en krakenfisk: allt som en fisk lämnar kvar i ett av sina områden, och alla dess fenor, leder till samma sak.
where-kraken-fish-2 = Titta på { $base }, och på { $pincer } { $in-house }. Vart leder de, och vart leder fenorna?
why-kraken-fish-2 = { $in-base-start } får { $digit } bara plats { $in-cover }, bortsett från { $fin-count ->
    [one] fenan { $fin }. Om fenan inte är { $digit }
   *[other] fenorna { $fin }. Om ingen av fenorna är { $digit }
} är detta en vanlig fisk, och { $in-house } står { $digit } i { $pincer-or }. Alltså stämmer en av de kandidaterna eller en fena, och varje fall leder till samma sak.
end-kraken-fish-2 = Alltså, i varje fall: ta bort { $result }.

## Kedjor och Nice Loops
name-x-chain = X-kedja
there-x-chain = Det finns en X-kedja: starka och svaga länkar som turas om, alla för samma siffra.
where-x-chain = Titta på { $pincer }, ändarna av en kedja. Måste en av dem ha en viss siffra?
why-x-chain = { why-aic }
end-x-chain = { end-aic }

name-xy-chain = XY-kedja
there-xy-chain = Det finns en XY-kedja: rutor med två kandidater, där var och en har en kandidat gemensam med nästa.
where-xy-chain = Följ rutorna med två kandidater mellan { $pincer }. Måste en av dessa två ha en viss siffra?
why-xy-chain = { why-aic }
end-xy-chain = { end-aic }

name-aic-ring = AIC-ring
there-aic-ring = Det finns en ring: en slinga där starka och svaga länkar turas om hela varvet runt.
where-continuous-nice-loop = Titta på denna slinga av rutor: { $link }.
why-continuous-nice-loop = Dessa länkar bildar en sluten slinga, så var och en gäller åt båda hållen.
end-continuous-nice-loop = Slingan gäller även baklänges. Där en punkt säger ”kan inte” stämmer därför en av de två kandidaterna, och det som båda utesluter är falskt. { $set-count ->
    [0] Ta bort { $result }.
   *[other] Slingan går genom nästan låsta mängder bland { $set }; var och en avstår en av de två siffror som länkar den och behåller alla andra. Ta bort { $result }.
}

name-grouped-aic-ring = AIC-ring med grupper
there-grouped-aic-ring = Det finns en ring med grupper av rutor: en slinga där starka och svaga länkar turas om hela varvet runt.

name-als-aic-ring = AIC-ring med ALS
there-als-aic-ring = Det finns en ring med nästan låsta mängder: en slinga där starka och svaga länkar turas om hela varvet runt.

name-aic-type-1 = AIC typ 1
there-aic-type-1 = Det finns en växlande kedja (AIC) av typ 1: starka och svaga länkar som turas om, med samma siffra i båda ändar.
where-aic = Titta på { $pincer }, ändarna av en kedja. Kan båda vara falska?
why-aic = { $shape ->
    [proof] { $one-start }: kedjan visar att det inte kan vara på annat sätt.
   *[choice] Minst ett av detta gäller: { $one }, eller { $other }. Båda utesluter { $ruled-out-each }.
}
end-aic = { $shape ->
    [proof] Alltså gäller att { $one }: ta bort { $result }.
   *[choice] Alltså stämmer minst en av ändarna: ta bort { $result }.
}

name-aic-type-2 = AIC typ 2
there-aic-type-2 = Det finns en växlande kedja (AIC) av typ 2: starka och svaga länkar som turas om, med två olika siffror i ändarna.

name-grouped-aic-type-1 = AIC typ 1 med grupper
there-grouped-aic-type-1 = Det finns en växlande kedja (AIC) av typ 1 med grupper av rutor: starka och svaga länkar som turas om, med samma siffra i båda ändar.

name-grouped-aic-type-2 = AIC typ 2 med grupper
there-grouped-aic-type-2 = Det finns en växlande kedja (AIC) av typ 2 med grupper av rutor: starka och svaga länkar som turas om, med två olika siffror i ändarna.

name-als-aic-type-1 = AIC typ 1 med ALS
there-als-aic-type-1 = Det finns en växlande kedja (AIC) av typ 1 med nästan låsta mängder: starka och svaga länkar som turas om, med samma siffra i båda ändar.

name-als-aic-type-2 = AIC typ 2 med ALS
there-als-aic-type-2 = Det finns en växlande kedja (AIC) av typ 2 med nästan låsta mängder: starka och svaga länkar som turas om, med två olika siffror i ändarna.

name-chute-remote-pair = Avlägset par i ett band
there-chute-remote-pair = Det finns ett avlägset par i ett band: två rutor med samma två kandidater i tre boxar på rad, och en tredje box som hindrar dem från att vara lika.
where-chute-remote-pair = Titta på { $pincer }, och på korsningen mellan { $box } och { $line }.
why-chute-remote-pair = { $pincer-start } kan var och en bara vara { $digit-or }. Om båda vore { $linked }, måste { $linked } i { $box } hamna { $in-line }, och där de två korsas finns ingen plats. Alltså är minst en av { $pincer } { $target-digits }, och ingen ruta som ser båda kan vara det: ta bort { $result }.

name-almost-locked-pair = Nästan låst par
there-almost-locked-pair = Det finns ett nästan låst par: där en box och en linje korsas finns plats för exakt en av två siffror.
where-almost-locked-set = Titta på { $house } och { $house-2 }, och först på { $set }.
why-almost-locked-set = { $set-count ->
    [one] { $in-house-start } är { $set } { $digit-or }.
   *[other] { $in-house-start } kan { $set } bara vara { $digit-or }.
} Alltså blir högst en av dessa siffror över till korsningen med { $house-2 }. { $in-house-2-start } får { $digit } bara plats i korsningen ({ $cells }) och i { $target-cells }, så minst en av dem är i korsningen. Alltså är exakt en där, och { $target-cells } kan bara vara { $digit-or }. { $in-house-start } har { $digit } ingen annan plats. Ta bort { $result }.
name-almost-locked-triple = Nästan låst trippel
there-almost-locked-triple = Det finns en nästan låst trippel: där en box och en linje korsas finns plats för exakt en av tre siffror.

name-guardians = Väktare (bruten vinge)
there-guardians = Det finns en bruten vinge: en slinga med ett udda antal platser för en siffra, och väktare som hindrar att den blir omöjlig.
where-guardians = Titta på denna slinga av rutor: { $cells }. Vilka andra rutor i deras rader, kolumner och boxar hindrar att den blir omöjlig?
why-guardians = { $cells-start } bildar en slinga av { $cells-count } rutor, var och en i samma område som nästa: { $house }. Om { $digit } inte hade någon annan plats i dessa områden, måste varannan ruta vara { $digit } hela vägen runt, och det går inte med ett udda antal rutor. { $pincer-count ->
    [one] Den enda andra platsen är { $pincer }. Alltså är den { $digit }: placera { $result }.
   *[other] De enda andra platserna är { $pincer }. Alltså är en av dem { $digit }, och ingen ruta som ser alla kan vara det: ta bort { $result }.
}

name-bivalue-oddagon = Tvåvärd oddagon
there-bivalue-oddagon = Det finns en tvåvärd oddagon: en slinga med ett udda antal rutor, som två siffror inte kan fylla ensamma.
where-bivalue-oddagon = Titta på denna slinga av rutor: { $cells }. Kan två siffror fylla den?
why-bivalue-oddagon = { $cells-start } bildar en slinga av { $cells-count } rutor, där var och en ser nästa. Om de bara hade { $digit }, skulle dessa turas om hela vägen runt, och det går inte med ett udda antal rutor. Alltså är en av de andra kandidaterna i slingan sann: { $pincer-each }. { $target-digits-count ->
    [one] Ingen ruta som ser dem alla kan vara { $extra }: ta bort { $result }.
   *[other] Ta bort { $result }.
}

name-set-equivalence = Phistomefels ring (SET)
there-set-equivalence = Det finns en mängdlikhet: sexton rutor i hörnen och en ring av sexton rutor har samma siffror.
where-set-equivalence = Titta på hörnen av { $box } utanför { $line }, och på ringen som dessa linjer bildar: där finns samma siffror.
why-set-equivalence = { $box-start } har varje siffra fyra gånger, och det har { $line } tillsammans också. Bortse från rutorna som de delar. Då har hörnen, som är boxarnas rutor utanför linjerna, samma siffror som ringen, som är linjernas rutor utanför boxarna och de fyra där linjerna korsas. { $cells-count ->
    [0] { $house-count ->
        [0] Ringen har ingen plats för { $digit }, så hörnen har det inte heller.
       *[other] { $in-house-start } måste { $digit } vara i hörnen, och i ringen får siffran bara plats { $in-house-2 }, inte oftare. Alltså är den { $in-house-2 } i ringen, och inte i något annat hörn.
    }
   *[other] { $house-count ->
        [0] Hörnen har ingen plats för { $digit }, så ringen har det inte heller.
       *[other] { $in-house-start } måste { $digit } vara i ringen, och i hörnen får siffran bara plats { $in-house-2 }, inte oftare. Alltså är den { $in-house-2 } i hörnen, och ingen annanstans i ringen.
    }
} Ta bort { $result }.

name-m-wing = M-vinge
there-m-wing = Det finns en M-vinge: en kedja med tre starka länkar, en i en ruta och två i rader, kolumner eller boxar, med samma siffra i båda ändar.

name-s-wing = S-vinge
there-s-wing = Det finns en S-vinge: en ruta med två kandidater, och från var och en leder en stark länk i en rad, kolumn eller box vidare.

name-h-wing = H-vinge
there-h-wing = Det finns en H-vinge: en kedja med tre starka länkar, några i rutor med två kandidater och några i rader, kolumner eller boxar.

name-l-wing = L-vinge
there-l-wing = Det finns en L-vinge: en kedja med tre starka länkar i rader, kolumner eller boxar, med mer än en siffra.

name-als-w-wing = ALS-W-vinge
there-als-w-wing = Det finns en ALS-W-vinge: en stark länk förbinder två nästan låsta mängder (ALS), grupper där siffrorna är en fler än rutorna.

## Tvingande kedjor
name-nishio = Nishio
there-nishio = Det finns en Nishio: följ en enda siffra tillräckligt långt, så motsäger ett antagande om den sig självt.
where-nishio = Titta på { $contradiction }. Vilket antagande om en siffra leder till något omöjligt där?
why-nishio = { $denial-count ->
    [0] { $assumption-each } skulle leda till något omöjligt, bara genom platserna för { $digit }.
   *[other] Utan { $denial-each } skulle något omöjligt följa, bara genom platserna för { $digit }.
}
end-nishio = Då skulle { $contradiction-each } vara både sann och falsk, vilket är omöjligt: { $placed-count ->
    [0] ta bort
   *[other] sätt
} { $result }.

name-cell-forcing-chains = Tvingande kedjor från en ruta
there-cell-forcing-chains = Det finns tvingande kedjor från en ruta: vilken siffra rutan än har följer samma sak.
where-cell-forcing-chains = Titta på { $pivot }. Vad följer av var och en av dess kandidater?
why-cell-forcing-chains = En av dessa kandidater är sann, eftersom { $pivot } inte har några andra: { $assumption-each }. Var och en leder till samma sak.
end-cell-forcing-chains = Alltså, i varje fall: { $placed-count ->
    [0] ta bort
   *[other] sätt
} { $result }.

name-region-forcing-chains = Tvingande kedjor från ett område
there-region-forcing-chains = Det finns tvingande kedjor från ett område: var en siffra än hamnar i en rad, kolumn eller box följer samma sak.
where-region-forcing-chains = Titta på { $house }. Vad följer av varje plats för en viss siffra?
why-region-forcing-chains = En av dessa kandidater är sann, eftersom { $linked } inte har någon annan plats { $in-house }: { $assumption-each }. Var och en leder till samma sak.
end-region-forcing-chains = Alltså, i varje fall: { $placed-count ->
    [0] ta bort
   *[other] sätt
} { $result }.

name-dynamic-forcing-chains = Dynamiska tvingande kedjor
there-dynamic-forcing-chains = Det finns dynamiska tvingande kedjor: följ ett antagande, och använd varje kandidat som det tar bort på vägen.
where-dynamic-forcing-chains = { $contradiction-count ->
    [0] Titta på { $assumption }. Vad följer i varje fall?
   *[other] Titta på { $contradiction }. Vilket antagande leder till något omöjligt där?
}
why-dynamic-forcing-chains = { $contradiction-count ->
    [0] { $denial-count ->
        [0] En av dessa kandidater är sann: { $assumption-each }.
       *[other] Antingen är { $assumption-each } sann, eller så är den falsk.
    } Varje fall leder till samma sak.
   *[other] { $denial-count ->
        [0] { $assumption-each } skulle leda till något omöjligt.
       *[other] Utan { $denial-each } skulle något omöjligt följa.
    }
}
end-dynamic-forcing-chains = { $contradiction-count ->
    [0] Alltså, i varje fall:
   *[other] Då skulle { $contradiction-each } vara både sann och falsk, vilket är omöjligt:
} { $placed-count ->
    [0] ta bort
   *[other] sätt
} { $result }.

name-dynamic-forcing-chains-plus = Dynamiska tvingande kedjor (+)
there-dynamic-forcing-chains-plus = Det finns dynamiska tvingande kedjor (+): även låsta kandidater, par och X-vingar som uppstår på vägen hjälper till.

name-nested-forcing-chains = Nästlade tvingande kedjor
there-nested-forcing-chains = Det finns nästlade tvingande kedjor: kedjor vars länkar bevisas med andra kedjor.
where-nested-forcing-chains = { where-dynamic-forcing-chains }
why-nested-forcing-chains = { why-dynamic-forcing-chains }
end-nested-forcing-chains = { end-dynamic-forcing-chains }
