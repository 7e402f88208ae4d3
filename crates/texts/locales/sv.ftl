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
line-set = Då återstår bara { $set-digits } för { $set-letter ->
    [none] { $set }
   *[any] { $set-letter } ({ $set })
}{ $set-count ->
    [one] .
   *[other] , lika många siffror som rutor: { $digit } måste stå { $in-cells }.
}
# En mängd och en ruta utanför som har siffror gemensamt med den: från mängden till rutan, och tillbaka.
line-set-to-cell = Då återstår bara { $set-digits } för { $set-letter ->
    [none] { $set }
   *[any] { $set-letter } ({ $set })
}, lika många siffror som rutor. { $outside-start } ser alla platser för { $shared } där, så den måste vara { $digit }.
line-cell-to-set = Då är { $outside } { $shared-or } och ser alla platser för { $shared-count ->
    [one] { $shared }
   *[other] de siffrorna
} { $set-letter ->
    [none] { $in-set }
   *[any] i { $set-letter } ({ $set })
}. { $shared-count ->
    [one] Där återstår bara { $set-digits }, lika många siffror som rutor
   *[other] Vilken av dem det än är återstår där, utan den, lika många siffror som rutor
}: { $digit } måste stå { $in-cells }.
line-cell-taken = Alltså kan { $cells } inte vara { $digit }: den är { $from-digit }.
line-house-served = Alltså kan { $cells } inte vara { $digit }: { $house } har redan sin { $digit }.
line-seen = Alltså kan { $cells } inte vara { $digit }: alla platser för den siffran ser { $cells-count ->
    [one] rutan
   *[other] rutorna
}.
line-pattern = Då kan { $cells } inte vara { $digit }, på grund av ett mönster som uppstår{ $pattern-count ->
    [0] { "" }
   *[other] { " " }{ $in-pattern }
}: { $name }.
line-chains = Då kan { $cells } inte vara { $digit }, som en annan kedja visar.
line-chains-place = Då måste { $cells } vara { $digit }, som en annan kedja visar.
line-chains-again = Då kan { $cells } inte vara { $digit }, som i punkt { $known }.
line-chains-place-again = Då måste { $cells } vara { $digit }, som i punkt { $known }.
line-true = Då måste { $cells-or } vara { $digit }.
line-false = Alltså kan { $cells } inte vara { $digit }.
line-impossible = Det är omöjligt.
line-contradiction = Då skulle { $candidate } vara både sann och falsk, vilket är omöjligt.
line-with-premises = { $text } ({ $lines-count ->
    [one] enligt punkt { $lines }
   *[other] enligt punkt { $lines }
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
why-naked-single = { $taken-count ->
    [0] Alla siffror utom { $digit } är uteslutna i { $cells }. Alltså ska { $digit } stå i { $cells }.
   *[other] { $taken-start }{ $ruled-out-count ->
        [0] { "" }
       *[other] . { $in-cells-start } uteslöts { $ruled-out } tidigare
    }. Alltså återstår bara { $digit } för { $cells }.
}

## Låsta kandidater och låsta mängder
name-pointing = Låsta kandidater (pekning)
there-pointing = Det finns låsta kandidater: en box där en siffra bara får plats i en enda rad eller kolumn.
where-pointing = Titta på { $base }.
why-pointing = { $in-base-start } får { $digit } bara plats i { $cells }, { $cells-count ->
    [2] båda
   *[other] alla
} { $in-cover }. { $base-start } behöver sin { $digit }, så en av dessa rutor är { $digit }, och ingen annan ruta { $in-cover } kan vara det: ta bort { $result }.

name-claiming = Låsta kandidater (anspråk)
there-claiming = Det finns låsta kandidater: en rad eller kolumn där en siffra bara får plats i en enda box.
where-claiming = Titta på { $base }.
why-claiming = { why-pointing }

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
} { $in-cover }. { $base-start } har sin { $digit } i en av dem, så { $digit } kan inte stå någon annanstans { $in-cover }, och { $in-house } återstår bara { $targets }. Alltså ska { $digit } stå i { $targets }.

name-direct-claiming = Direkt anspråk
there-direct-claiming = Det finns en linje som gör anspråk på sin siffra i en box, och då har siffran bara en plats kvar i en parallell linje.
where-direct-claiming = Titta på { $base } och sedan på { $house }.
why-direct-claiming = { why-direct-pointing }

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
there-hidden-triple = Det finns en dold trippel: tre siffror som bara får plats i samma tre rutor i en rad, kolumn eller box.
name-hidden-quadruple = Dolt fyrtal
there-hidden-quadruple = Det finns ett dolt fyrtal: fyra siffror som bara får plats i samma fyra rutor i en rad, kolumn eller box.
where-hidden-set = Titta på { $house }.
why-hidden-set = { $in-house-start } får { $digit } bara plats i { $cells }, lika många rutor som siffror, så de fyller { $cells-count ->
    [2] båda rutorna
   *[other] alla rutorna
}. Inget annat får plats där: ta bort { $result }.

## Fiskar
name-x-wing = X-vinge
there-x-wing = Det finns en X-vinge: två rader där en siffra bara får plats i samma två kolumner, eller tvärtom.
name-swordfish = Svärdfisk (Swordfish)
there-swordfish = Det finns en svärdfisk: tre rader där en siffra bara får plats i samma tre kolumner, eller tvärtom.
name-jellyfish = Manet (Jellyfish)
there-jellyfish = Det finns en manet: fyra rader där en siffra bara får plats i samma fyra kolumner, eller tvärtom.
name-squirmbag = Squirmbag
there-squirmbag = Det finns en squirmbag: fem rader där en siffra bara får plats i samma fem kolumner, eller tvärtom.
name-whale = Valfisk
there-whale = Det finns en valfisk: sex rader där en siffra bara får plats i samma sex kolumner, eller tvärtom.
name-leviathan = Leviatan
there-leviathan = Det finns en leviatan: sju rader där en siffra bara får plats i samma sju kolumner, eller tvärtom.
where-fish = Titta på { $base }.
why-fish = { $in-base-start } får { $digit } bara plats { $in-cover }: i { $cells }. Var och en av { $base } behöver sin { $digit }, och var och en av { $cover } kan bara ha en, så varje { $digit } { $in-cover } står i någon av dessa rutor. Ingen annan ruta där kan vara { $digit }: ta bort { $result }.

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
    [one] en extra plats, fenan { $fin }. Om fenan inte är { $digit }
   *[other] extra platser, fenorna { $fin }. Om ingen av fenorna är { $digit }
} står varje { $digit } från { $base } { $in-cover } och lämnar ingen plats över där: ingen annan ruta { $in-cover } kan vara { $digit }. { $fin-count ->
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
    [one] en extra plats, fenan { $fin }. Om fenan inte är { $digit }
   *[other] extra platser, fenorna { $fin }. Om ingen av fenorna är { $digit }
} står varje { $digit } från { $base } bland { $cells }, en i var och en av { $cover }: ingen annan ruta { $in-cover } kan vara { $digit }. { $fin-count ->
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
    [0] { $fin-count ->
        [one] En plats ligger utanför { $cover }: fenan { $fin }. Om fenan inte är { $digit }
       *[other] Några platser ligger utanför { $cover }: fenorna { $fin }. Om ingen av fenorna är { $digit }
    }
   *[other] { $fin-count ->
        [0] { "" }
        [one] En plats ligger utanför { $cover }: fenan { $fin }.{ " " }
       *[other] Några platser ligger utanför { $cover }: fenorna { $fin }.{ " " }
    }{ $endo-fin-count ->
        [one] Endofenan
       *[other] Endofenorna
    } { $endo-fin } räknas för två av { $base } samtidigt. Om ingen fena är { $digit }
} måste { $cover } { $cover-count ->
    [2] båda
   *[other] alla
} få siffran från { $base }. Då försvinner { $digit } ur resten { $of-cover } och ur rutor där två av dessa korsas. Om { $endo-fin-count ->
    [0] { $fin-count ->
        [one] fenan
       *[other] en fena
    }
   *[other] en fena
} är { $digit } kan ingen ruta som ser den vara det. En kandidat som utesluts i båda fallen kan inte stämma: ta bort { $result }.

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
why-mutant-fish = { why-franken-fish }

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
why-finned-mutant-fish = { why-finned-franken-fish }

name-siamese-finned-x-wing = Siamesisk X-vinge med fena
there-siamese-finned-x-wing = Det finns en siamesisk X-vinge med fena: två X-vingar med fenor i samma rader eller kolumner.
name-siamese-sashimi-x-wing = Siamesisk sashimi-X-vinge
there-siamese-sashimi-x-wing = Det finns en siamesisk sashimi-X-vinge: två X-vingar med fenor i samma rader eller kolumner.
name-siamese-finned-franken-x-wing = Siamesisk Franken-X-vinge med fena
there-siamese-finned-franken-x-wing = Det finns en siamesisk Franken-X-vinge med fena: två X-vingar med fenor i samma rader, kolumner eller boxar.
name-siamese-finned-mutant-x-wing = Siamesisk muterad X-vinge med fena
there-siamese-finned-mutant-x-wing = Det finns en siamesisk muterad X-vinge med fena: två X-vingar med fenor i samma rader, kolumner eller boxar.
name-siamese-finned-swordfish = Siamesisk svärdfisk med fena
there-siamese-finned-swordfish = Det finns en siamesisk svärdfisk med fena: två svärdfiskar med fenor i samma rader eller kolumner.
name-siamese-sashimi-swordfish = Siamesisk sashimi-svärdfisk
there-siamese-sashimi-swordfish = Det finns en siamesisk sashimi-svärdfisk: två svärdfiskar med fenor i samma rader eller kolumner.
name-siamese-finned-franken-swordfish = Siamesisk Franken-svärdfisk med fena
there-siamese-finned-franken-swordfish = Det finns en siamesisk Franken-svärdfisk med fena: två svärdfiskar med fenor i samma rader, kolumner eller boxar.
name-siamese-finned-mutant-swordfish = Siamesisk muterad svärdfisk med fena
there-siamese-finned-mutant-swordfish = Det finns en siamesisk muterad svärdfisk med fena: två svärdfiskar med fenor i samma rader, kolumner eller boxar.
name-siamese-finned-jellyfish = Siamesisk manet med fena
there-siamese-finned-jellyfish = Det finns en siamesisk manet med fena: två maneter med fenor i samma rader eller kolumner.
name-siamese-sashimi-jellyfish = Siamesisk sashimi-manet
there-siamese-sashimi-jellyfish = Det finns en siamesisk sashimi-manet: två maneter med fenor i samma rader eller kolumner.
name-siamese-finned-franken-jellyfish = Siamesisk Franken-manet med fena
there-siamese-finned-franken-jellyfish = Det finns en siamesisk Franken-manet med fena: två maneter med fenor i samma rader, kolumner eller boxar.
name-siamese-finned-mutant-jellyfish = Siamesisk muterad manet med fena
there-siamese-finned-mutant-jellyfish = Det finns en siamesisk muterad manet med fena: två maneter med fenor i samma rader, kolumner eller boxar.
where-siamese-fish = Titta på { $base }. Det finns två sätt att säga var en viss siffra får plats där.
why-siamese-fish = { $base-start } behöver { $digit } en gång vardera, och det finns två sätt att säga var siffran får plats där. Det första: bara { $in-cover }, bortsett från { $endo-fin-count ->
    [0] { $fin-count ->
        [one] fenan { $fin }
       *[other] fenorna { $fin }
    }
   *[other] dessa fenor: { $fin-count ->
        [0] { $endo-fin }, som räknas för två av { $base } samtidigt
       *[other] { $fin } utanför, och { $endo-fin }, som räknas för två av { $base } samtidigt
    }
}. Det andra: bara { $in-second-cover }, bortsett från { $endo-fin-2-count ->
    [0] { $fin-2-count ->
        [one] fenan { $fin-2 }
       *[other] fenorna { $fin-2 }
    }
   *[other] dessa fenor: { $fin-2-count ->
        [0] { $endo-fin-2 }, som räknas för två av { $base } samtidigt
       *[other] { $fin-2 } utanför, och { $endo-fin-2 }, som räknas för två av { $base } samtidigt
    }
}. För vart och ett av sätten gäller: om ingen fena är { $digit } tar { $base } upp all plats för { $digit } där, och ingen annan ruta där kan vara { $digit }. Om en fena är { $digit } kan ingen ruta som ser den vara det. En kandidat som ett av sätten utesluter i båda fallen kan inte stämma: ta bort { $result }.

## Mönster för en siffra
name-skyscraper = Skyskrapa (Skyscraper)
there-skyscraper = Det finns en skyskrapa: två parallella linjer med två platser var för en siffra, där två av platserna ligger i linje.
where-skyscraper = Titta på { $house } och { $house-2 }.
why-skyscraper = { $in-house-start } har { $digit } bara två platser, och likaså { $in-house-2 }. En plats från vardera ligger { $in-line }: { $cells }. Båda kan inte vara { $digit }, och den linje som inte har siffran där har den på sin andra plats. Alltså står { $digit } i minst en av { $pincer }, och ingen ruta som ser båda kan vara { $digit }: ta bort { $result }.

name-two-string-kite = Tvåtrådig drake (2-String Kite)
there-two-string-kite = Det finns en tvåtrådig drake: en rad och en kolumn med två platser var för en siffra, hopknutna i en box.
where-two-string-kite = Titta på { $house } och { $house-2 }.
why-two-string-kite = { $in-house-start } har { $digit } bara två platser, och likaså { $in-house-2 }. En plats från vardera ligger { $in-box }: { $cells }. Båda kan inte vara { $digit }, och den linje som inte har siffran där har den på sin andra plats. Alltså står { $digit } i minst en av { $pincer }, och ingen ruta som ser båda kan vara { $digit }: ta bort { $result }.

name-turbot-fish = Piggvar (Turbot Fish)
there-turbot-fish = Det finns en piggvar: två rader, kolumner eller boxar med två platser var för en siffra, där en plats i den ena ser en plats i den andra.
where-turbot-fish = Titta på { $house } och { $house-2 }.
why-turbot-fish = { $in-house-start } har { $digit } bara två platser, och likaså { $in-house-2 }. En plats i det ena området och en i det andra ser varandra: { $cells }. Båda kan inte vara { $digit }, och det område som inte har siffran där har den på sin andra plats. Alltså står { $digit } i minst en av { $pincer }, och ingen ruta som ser båda kan vara { $digit }: ta bort { $result }.

name-empty-rectangle = Tom rektangel (Empty Rectangle)
there-empty-rectangle = Det finns en tom rektangel: en box där en siffra bara får plats längs en rad och en kolumn.
where-empty-rectangle = Titta på { $box } och sedan på { $house }.
why-empty-rectangle = { $in-box-start } får { $digit } bara plats { $in-line } eller { $in-line-2 }. Om siffran står { $in-line-2 } ser { $targets } den och kan inte vara { $digit }. Om den står { $in-line } återstår { $in-house }, där en av dess två platser också ligger { $in-line }, bara { $pincer }, som också ser { $targets }. I båda fallen: ta bort { $result }.

name-dual-two-string-kite = Dubbel tvåtrådig drake
there-dual-two-string-kite = Det finns en dubbel tvåtrådig drake: två drakar som är hopknutna i samma två rutor i en box.
where-dual-two-string-kite = Titta på { $cells } { $in-box }, och på deras rader och kolumner.
why-dual-two-string-kite = { $cells-start } ligger båda { $in-box } och kan inte ha samma siffra. För det första { $link-digit }: { $house } har bara två platser vardera för { $link-digit }, varav en i dessa rutor. Alltså står { $link-digit } i minst en av de två andra, { $pincer }. För det andra { $link-2-digit }: { $house-2 } har bara två platser vardera för { $link-2-digit }, varav en i dessa rutor. Alltså står { $link-2-digit } i minst en av { $pincer-2 }. I båda fallen kan ingen ruta som ser de två ha siffran: ta bort { $result }.

name-dual-empty-rectangle = Dubbel tom rektangel
there-dual-empty-rectangle = Det finns en dubbel tom rektangel: en box där en siffra bildar två tomma rektanglar på en gång.
where-dual-empty-rectangle = Titta på { $box } och sedan på { $house } och { $house-2 }.
why-dual-empty-rectangle = { $in-box-start } får { $digit } bara plats i { $cells }. För det första: står siffran inte { $in-line-2 } så står den { $in-line }, och då återstår { $in-house } bara { $pincer } för { $digit }. En ruta { $in-line-2 } som ser { $pincer } kan därför inte vara { $digit }. För det andra: står siffran inte { $in-line-4 } så står den { $in-line-3 }, och då återstår { $in-house-2 } bara { $pincer-2 }. En ruta { $in-line-4 } som ser { $pincer-2 } kan därför inte vara { $digit }. Ta bort { $result }.

## Färger, fjärrpar och mallar
name-remote-pair = Fjärrpar (Remote Pair)
there-remote-pair = Det finns ett fjärrpar: en kedja av rutor som alla har samma två siffror.
where-remote-pair = Titta på { $cells }. Alla har samma två kandidater.
why-remote-pair = { $chain-count ->
    [0] { $cells-start } kan bara vara { $digit-or }. Två som ser varandra är alltid olika, så en enda avgör alla.
   *[other] { $chain-start } kan bara vara { $digit-or }. De bildar en kedja: var och en ser nästa och skiljer sig från den, så de två siffrorna turas om.
} Därför är dessa rutor alltid olika: { $pincer-all }. En ruta som ser båda i ett sådant par kan inte vara någon av siffrorna: ta bort { $result }.

name-simple-colours-trap = Enkla färger: fälla
there-simple-colours-trap = Det finns en färgfälla: starka länkar (bara två platser för en siffra) i två färger, och en ruta som ser båda färgerna.
where-simple-colours-trap = Några rader, kolumner och boxar har bara två platser för en viss siffra (starka länkar). Färga dem omväxlande med två färger: { $first-colour } mot { $second-colour }.
why-simple-colours-trap = Där en rad, kolumn eller box bara har två platser för { $digit } har en av dem siffran och den andra inte. Sådana par förbinder alla dessa rutor: antingen står { $digit } i { $first-colour }, eller så står { $digit } i { $second-colour }. En ruta som ser en ruta ur vardera gruppen ser { $digit } i båda fallen och kan inte själv vara { $digit }: ta bort { $result }.

name-simple-colours-wrap = Enkla färger: krock
there-simple-colours-wrap = Det finns en färgkrock: starka länkar (bara två platser för en siffra) i två färger, där den ena färgen förekommer två gånger i samma rad, kolumn eller box.
where-simple-colours-wrap = Några rader, kolumner och boxar har bara två platser för en viss siffra (starka länkar). Färga dem omväxlande med två färger tills de når { $house }.
why-simple-colours-wrap = Där en rad, kolumn eller box bara har två platser för { $digit } har en av dem siffran och den andra inte. Sådana par förbinder alla dessa rutor: antingen står { $digit } i { $first-colour }, eller så står { $digit } i { $second-colour }. Men i det första fallet skulle { $digit } stå i { $cells } samtidigt, och de ligger { $cells-count ->
    [2] båda
   *[other] alla
} { $in-house }. Alltså gäller det andra fallet, och den första gruppen förlorar { $digit }: ta bort { $result }.

name-multi-colours-1 = Flera färger 1
there-multi-colours-1 = Det finns ett steg med flera färger: två grupper av starka länkar (bara två platser för en siffra), och grupperna ser varandra.
where-multi-colours-1 = Några rader, kolumner och boxar har bara två platser för en viss siffra (starka länkar). Färga dem omväxlande med två färger: { $first-colour } mot { $second-colour }, och för sig { $third-colour } mot { $fourth-colour }.
why-multi-colours-1 = Där en rad, kolumn eller box bara har två platser för { $digit } har en av dem siffran och den andra inte. Sådana par bildar två grupper: { $digit } står i { $first-colour } eller annars i { $second-colour }, och i { $third-colour } eller annars i { $fourth-colour }. { $clash-count ->
    [1] Men { $digit } kan inte stå i { $first-colour } och i { $third-colour } samtidigt, för de ser varandra. Alltså står { $digit } i { $second-colour } eller i { $fourth-colour }, eller i båda. En ruta som ser en av vardera kan inte vara { $digit }: ta bort { $result }.
   *[other] Där en färg i den ena gruppen ser en färg i den andra kan inte båda stämma, så minst en av deras motfärger stämmer. En ruta som ser båda motfärgerna kan inte vara { $digit }: ta bort { $result }.
}

name-multi-colours-2 = Flera färger 2
there-multi-colours-2 = Det finns ett steg med flera färger: en färg som ser båda färgerna i en annan grupp av starka länkar (bara två platser för en siffra).
where-multi-colours-2 = Några rader, kolumner och boxar har bara två platser för en viss siffra (starka länkar). Färga dem omväxlande med två färger: { $third-colour } mot { $fourth-colour }. Vilka andra länkar ser båda färgerna?
why-multi-colours-2 = Där en rad, kolumn eller box bara har två platser för { $digit } har en av dem siffran och den andra inte. Sådana par bildar två grupper: { $digit } står i { $first-colour } eller annars i { $second-colour }, och i { $third-colour } eller annars i { $fourth-colour }. Men om { $digit } stod i { $first-colour } kunde siffran stå varken i { $third-colour } eller i { $fourth-colour }, för de rutorna ser en av vardera. Alltså står den inte där: ta bort { $result }.

name-medusa-trap = 3D-Medusa: fälla
there-medusa-trap = Det finns en 3D-Medusa: starka länkar för flera siffror i två färger, och en kandidat som båda färgerna utesluter.
where-medusa-trap = Färga starka länkar omväxlande med två färger, med början i { $pivot }: de två kandidaterna i en ruta och de två platserna för en siffra i en rad, kolumn eller box.
why-medusa-trap = Följ de starka länkarna: rutor med två kandidater, och rader, kolumner och boxar med två platser för en siffra. De lämnar två möjligheter: antingen { $first-colour-grouped }, eller { $second-colour-grouped }. En kandidat utesluts i båda fallen om dess ruta båda gångerna får en annan siffra eller ser samma siffra: ta bort { $result }.

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
there-w-wing = Det finns en W-vinge: två rutor med samma två kandidater, förbundna av en stark länk (en rad, kolumn eller box med bara två platser för en av siffrorna).
where-w-wing = Titta på { $pincer }, och på { $house }.
why-w-wing = { $pincer-start } kan båda bara vara { $digit-or }. { $in-house-start } får { $linked } bara plats i { $cells }, och var och en av de rutorna ser en av de två första. Alltså är minst en av { $pincer } inte { $linked }, och den är { $target-digits }. En ruta som ser båda kan inte vara { $target-digits }: ta bort { $result }.

name-xy-wing = XY-vinge
there-xy-wing = Det finns en XY-vinge: en ruta med två kandidater avgör vilken av två andra som har en viss siffra.
where-xy-wing = Titta på { $pivot } och på rutorna med två kandidater som den ser.
why-xy-wing = { $pivot-start } är { $case-digits-or }. Om den är { $case-digit } måste { $case-cell } vara { $target-digits }; om den är { $case-2-digit } måste { $case-2-cell } vara { $target-digits }. I båda fallen gäller att en ruta som ser { $pincer } inte kan vara { $target-digits }: ta bort { $result }.

name-xyz-wing = XYZ-vinge
there-xyz-wing = Det finns en XYZ-vinge: av tre rutor, en med tre kandidater och två med två, måste någon ha en viss siffra.
where-xyz-wing = Titta på { $pivot } och på rutorna med två kandidater som den ser.
why-xyz-wing = { $pivot-start } är { $digit-or }. Om den är { $case-digit } måste { $case-cell } vara { $target-digits }; om den är { $case-2-digit } måste { $case-2-cell } vara { $target-digits }; annars är den själv { $target-digits }. I alla tre fallen gäller att en ruta som ser alla tre inte kan vara { $target-digits }: ta bort { $result }.

## Unika rektanglar, slingor och gravar
deadly-pattern = Varje rad, kolumn och box har två av dessa rutor eller ingen, så { $digit } kunde byta plats, och sudokut skulle få två lösningar. Det har bara en.

name-unique-rectangle-1 = Unik rektangel typ 1
there-unique-rectangle-1 = Det finns en unik rektangel: bara ett hörn hindrar fyra rutor från att få två lösningar.
where-unique-rectangle-1 = Titta på rektangeln { $cells }.
why-unique-rectangle-1 = { $floor-start } kan bara vara { $digit-or }. Om även { $roof } vore en av dem skulle de fyra hörnen inte ha något annat. { deadly-pattern } Alltså har { $roof } en annan siffra: ta bort { $result }.

name-unique-rectangle-2 = Unik rektangel typ 2
there-unique-rectangle-2 = Det finns en unik rektangel: en extra siffra hindrar fyra rutor från att få två lösningar.
where-unique-rectangle-2 = Titta på rektangeln { $cells }. Vad får mer plats i { $roof }?
why-unique-rectangle-2 = { $floor-start } kan bara vara { $digit-or }, och { $roof } dessutom bara { $extra }. Om ingen av dem vore { $extra } skulle de fyra hörnen bara ha { $digit }. { deadly-pattern } Alltså står { $extra } i minst en av { $roof }, och ingen ruta som ser båda kan vara { $extra }: ta bort { $result }.

name-unique-rectangle-3 = Unik rektangel typ 3
there-unique-rectangle-3 = Det finns en unik rektangel vars extra siffror bildar en låst mängd med andra rutor.
where-unique-rectangle-3 = Titta på rektangeln { $cells } och sedan på { $house }.
why-unique-rectangle-3 = { $floor-start } kan bara vara { $digit-or }. Om { $roof } också vore det skulle de fyra hörnen inte ha något annat. { deadly-pattern } Alltså har minst en av { $roof } en extra siffra: { $extra-or }. Räkna de två som en enda ruta med dessa siffror: tillsammans med { $set } tar den upp { $set-digits } { $in-house }. Ta bort { $result }.

name-unique-rectangle-4 = Unik rektangel typ 4
there-unique-rectangle-4 = Det finns en unik rektangel med en siffra som är låst till två av hörnen.
where-unique-rectangle-4 = Titta på rektangeln { $cells } och sedan på { $house }.
why-unique-rectangle-4 = { $floor-start } kan bara vara { $digit-or }. { $in-house-start } får { $locked } bara plats i { $roof }, så en av dem är { $locked }. Om den andra vore { $target-digits } skulle de fyra hörnen bara ha { $digit }. { deadly-pattern } Alltså är ingen av dem { $target-digits }: ta bort { $result }.

name-unique-rectangle-5 = Unik rektangel typ 5
there-unique-rectangle-5 = Det finns en unik rektangel: en extra siffra, inte bara längs en sida, hindrar fyra rutor från att få två lösningar.
where-unique-rectangle-5 = Titta på rektangeln { $cells }. Vad får mer plats i { $roof }?
why-unique-rectangle-5 = { $floor-start } kan bara vara { $digit-or }, och { $roof } dessutom bara { $extra }. Om ingen av dem vore { $extra } skulle de fyra hörnen bara ha { $digit }. { deadly-pattern } Alltså står { $extra } i minst en av { $roof }, och ingen ruta som ser { $roof-count ->
    [2] båda
   *[other] dem alla
} kan vara { $extra }: ta bort { $result }.

name-unique-rectangle-6 = Unik rektangel typ 6
there-unique-rectangle-6 = Det finns en unik rektangel med en X-vinge i hörnen.
where-unique-rectangle-6 = Titta på rektangeln { $cells } och sedan på { $house }.
why-unique-rectangle-6 = { $floor-start } kan bara vara { $digit-or }. { $in-house-start } får { $locked } bara plats i de fyra hörnen, så siffran står i två som ligger snett mitt emot varandra. Om de två vore { $roof } skulle { $floor } få den andra siffran, och de fyra hörnen skulle bara ha { $digit }. { deadly-pattern } Alltså står { $locked } i { $floor }: ta bort { $result }.

name-hidden-rectangle = Dold rektangel
there-hidden-rectangle = Det finns en dold rektangel: starka länkar (bara två platser för en siffra) visar vad ett hörn inte kan vara.
where-hidden-rectangle = Titta på rektangeln { $cells } och sedan på { $house }.
why-hidden-rectangle = { $floor-start } kan bara vara { $digit-or }. { $in-house-start } får { $locked } bara plats i { $targets } och i hörnen bredvid, { $pincer }. Om { $targets } vore { $target-digits } skulle { $pincer } båda vara { $locked }, och då återstår { $target-digits } för { $floor }. { deadly-pattern } Alltså är { $targets } inte { $target-digits }: ta bort { $result }.

name-avoidable-rectangle-1 = Undvikbar rektangel typ 1
there-avoidable-rectangle-1 = Det finns en undvikbar rektangel: tre siffror som inte var givna, och en fjärde som inte får fullborda dem.
where-avoidable-rectangle-1 = Titta på rektangeln { $cells }. Ingen av dess siffror är given.
why-avoidable-rectangle-1 = { $floor-start } har bara { $digit }, och ingen av de siffrorna är given. Om { $roof } vore { $target-digits } skulle de fyra hörnen inte ha något annat. { deadly-pattern } Alltså är { $roof } inte { $target-digits }: ta bort { $result }.

name-avoidable-rectangle-2 = Undvikbar rektangel typ 2
there-avoidable-rectangle-2 = Det finns en undvikbar rektangel: två siffror som inte var givna, och en extra siffra i de andra hörnen.
where-avoidable-rectangle-2 = Titta på rektangeln { $cells }. Ingen av dess siffror är given. Vad får plats i { $roof }?
why-avoidable-rectangle-2 = { $floor-start } har { $digit }, och ingen av de siffrorna är given. Om ingen av { $roof } vore { $extra } skulle de fyra hörnen bara ha { $digit }. { deadly-pattern } Alltså står { $extra } i minst en av { $roof }, och ingen ruta som ser båda kan vara { $extra }: ta bort { $result }.

name-unique-loop-1 = Unik slinga typ 1
there-unique-loop-1 = Det finns en unik slinga: bara en ruta hindrar den från att få två lösningar.
where-unique-loop-1 = Titta på slingan { $cells }.
why-unique-loop-1 = { $floor-start } kan bara vara { $digit-or }. Om även { $roof } vore en av dem skulle hela slingan inte ha något annat. { deadly-pattern } Alltså har { $roof } en annan siffra: ta bort { $result }.

name-unique-loop-2 = Unik slinga typ 2
there-unique-loop-2 = Det finns en unik slinga: en extra siffra hindrar den från att få två lösningar.
where-unique-loop-2 = Titta på slingan { $cells }. Vad får mer plats i { $roof }?
why-unique-loop-2 = { $floor-start } kan bara vara { $digit-or }, och { $roof } dessutom bara { $extra }. Om ingen av dem vore { $extra } skulle hela slingan bara ha { $digit }. { deadly-pattern } Alltså står { $extra } i minst en av { $roof }, och ingen ruta som ser { $roof-count ->
    [2] båda
   *[other] dem alla
} kan vara { $extra }: ta bort { $result }.

name-unique-loop-3 = Unik slinga typ 3
there-unique-loop-3 = Det finns en unik slinga vars extra siffror bildar en låst mängd med andra rutor.
where-unique-loop-3 = Titta på slingan { $cells } och sedan på { $house }.
why-unique-loop-3 = { $floor-start } kan bara vara { $digit-or }. Om { $roof } också vore det skulle hela slingan inte ha något annat. { deadly-pattern } Alltså har minst en av { $roof } en extra siffra: { $extra-or }. Räkna de två som en enda ruta med dessa siffror: tillsammans med { $set } tar den upp { $set-digits } { $in-house }. Ta bort { $result }.

name-unique-loop-4 = Unik slinga typ 4
there-unique-loop-4 = Det finns en unik slinga med en siffra som är låst till två av rutorna.
where-unique-loop-4 = Titta på slingan { $cells } och sedan på { $house }.
why-unique-loop-4 = { $floor-start } kan bara vara { $digit-or }. { $in-house-start } får { $locked } bara plats i { $roof }, så en av dem är { $locked }. Om den andra vore { $target-digits } skulle hela slingan bara ha { $digit }. { deadly-pattern } Alltså är ingen av dem { $target-digits }: ta bort { $result }.

name-bug-plus-one = BUG+1
there-bug-plus-one = Det finns en BUG+1, en universell tvåvärdesgrav: en enda ruta hindrar hela brädet från att få två lösningar.
where-bug-plus-one = Titta på { $roof }: alla andra tomma rutor har två kandidater.
why-bug-plus-one = Utan { $extra } i { $roof } skulle varje tom ruta ha två kandidater, och varje siffra två platser i varje rad, kolumn och box där den saknas. Då kunde varje ruta byta till sin andra kandidat, och sudokut skulle få två lösningar. Det har bara en. Alltså måste { $roof } vara { $extra-or }: { $extra-count ->
    [one] sätt
   *[other] ta bort
} { $result }.

name-bug-type-2 = BUG typ 2
there-bug-type-2 = Det finns en universell tvåvärdesgrav (BUG): en enda siffra hindrar hela brädet från att få två lösningar.
where-bug-type-2 = Titta på { $roof }: alla andra tomma rutor har två kandidater.
why-bug-type-2 = Utan { $extra } i { $roof } skulle varje tom ruta ha två kandidater, och varje siffra två platser i varje rad, kolumn och box där den saknas. Då kunde varje ruta byta till sin andra kandidat, och sudokut skulle få två lösningar. Det har bara en. Alltså står { $extra } i minst en av { $roof }, och ingen ruta som ser { $roof-count ->
    [2] båda
   *[other] dem alla
} kan vara { $extra }. Ta bort { $result }.

name-bug-type-3 = BUG typ 3
there-bug-type-3 = Det finns en universell tvåvärdesgrav (BUG) vars extra siffror bildar en låst mängd med andra rutor.
where-bug-type-3 = Titta på { $roof } och sedan på { $house }. Alla andra tomma rutor har två kandidater.
why-bug-type-3 = Utan { $surplus } skulle varje tom ruta ha två kandidater, och varje siffra två platser i varje rad, kolumn och box där den saknas. Då kunde varje ruta byta till sin andra kandidat, och sudokut skulle få två lösningar. Det har bara en. Alltså stämmer minst en av dessa extra kandidater. Räkna { $roof } som en enda ruta med siffrorna { $extra }: tillsammans med { $set } tar den upp { $set-digits } { $in-house }. Ta bort { $result }.

name-bug-type-4 = BUG typ 4
there-bug-type-4 = Det finns en universell tvåvärdesgrav (BUG) med en siffra som är låst till två rutor.
where-bug-type-4 = Titta på { $roof } och sedan på { $house }. Alla andra tomma rutor har två kandidater.
why-bug-type-4 = { $extra-count ->
    [one] Utan { $extra } i { $surplus }
   *[other] Utan { $surplus }
} skulle varje tom ruta ha två kandidater, och varje siffra två platser i varje rad, kolumn och box där den saknas. Då kunde varje ruta byta till sin andra kandidat, och sudokut skulle få två lösningar. Det har bara en. Alltså har en av { $roof } en sådan extra siffra. Den andra är { $locked }, som inte har någon annan plats { $in-house }. Allt annat försvinner från båda: ta bort { $result }.

name-bug-plus-n = BUG+n
there-bug-plus-n = Det finns en universell tvåvärdesgrav (BUG): några få kandidater hindrar hela brädet från att få två lösningar, och minst en av dem stämmer.
where-bug-plus-n = Titta på { $roof }: alla andra tomma rutor har två kandidater.
why-bug-plus-n = Utan { $surplus-grouped } skulle varje tom ruta ha två kandidater, och varje siffra två platser i varje rad, kolumn och box där den saknas. Då kunde varje ruta byta till sin andra kandidat, och sudokut skulle få två lösningar. Det har bara en. Alltså stämmer minst en av dessa extra kandidater, och var och en av dem utesluter { $ruled-out-each }: ta bort { $result }.

name-extended-rectangle-1 = Utvidgad unik rektangel typ 1
there-extended-rectangle-1 = Det finns en utvidgad unik rektangel: sex rutor med tre siffror, där en enda ruta hindrar dem från att få två lösningar.
where-extended-rectangle-1 = Titta på rektangeln av sex rutor: { $cells }.
why-extended-rectangle-1 = Om { $roof } hade någon av { $digit } skulle rutorna { $cells } bara innehålla dessa tre siffror, var och en en gång i båda linjerna om tre. Då kunde de två linjerna byta siffror med varandra: varje rad, kolumn och box skulle behålla sina siffror, och sudokut skulle få två lösningar. Det har bara en. Alltså står något annat i { $roof }. Ta bort { $result }.

name-extended-rectangle-2 = Utvidgad unik rektangel typ 2
there-extended-rectangle-2 = Det finns en utvidgad unik rektangel: sex rutor med tre siffror, där en extra siffra hindrar dem från att få två lösningar.
where-extended-rectangle-2 = Titta på rektangeln av sex rutor, { $cells }, och på vad som dessutom kan stå i { $roof }.
why-extended-rectangle-2 = Om ingen av { $roof } vore { $extra } skulle rutorna { $cells } bara innehålla { $digit }, var och en en gång i båda linjerna om tre. Då kunde de två linjerna byta siffror med varandra: varje rad, kolumn och box skulle behålla sina siffror, och sudokut skulle få två lösningar. Det har bara en. Alltså står { $extra } i minst en av { $roof }, och ingen ruta som ser { $roof-count ->
    [2] båda
   *[other] dem alla
} kan vara det. Ta bort { $result }.

name-extended-rectangle-3 = Utvidgad unik rektangel typ 3
there-extended-rectangle-3 = Det finns en utvidgad unik rektangel, sex rutor med tre siffror, vars extra siffror bildar en låst mängd med andra rutor.
where-extended-rectangle-3 = Titta på rektangeln av sex rutor, { $cells }, och sedan på { $house }.
why-extended-rectangle-3 = Om rutorna { $cells } bara innehöll { $digit } kunde de två linjerna om tre byta siffror med varandra: varje rad, kolumn och box skulle behålla sina siffror, och sudokut skulle få två lösningar. Det har bara en. Alltså har minst en av { $roof } en extra siffra: { $extra-or }. Räkna { $roof } som en enda ruta med dessa siffror: tillsammans med { $set } tar den upp { $set-digits } { $in-house }. Ta bort { $result }.

name-extended-rectangle-4 = Utvidgad unik rektangel typ 4
there-extended-rectangle-4 = Det finns en utvidgad unik rektangel, sex rutor med tre siffror, där en av siffrorna är låst till två av rutorna.
where-extended-rectangle-4 = Titta på rektangeln av sex rutor, { $cells }, och sedan på { $house }.
why-extended-rectangle-4 = { $in-house-start } får { $locked } bara plats i { $roof }, så en av dem är { $locked }. Om den andra inte hade någon extra siffra ({ $extra-or }) skulle rutorna { $cells } bara innehålla { $digit }, och de två linjerna om tre kunde byta siffror med varandra: varje rad, kolumn och box skulle behålla sina siffror, och sudokut skulle få två lösningar. Det har bara en. Alltså har den andra en extra siffra: ta bort { $result }.

name-bug-lite-1 = BUG-Lite typ 1
there-bug-lite-1 = Det finns en BUG-Lite: rutor där varje siffra har två platser, och en enda ruta hindrar dem från att få två lösningar.
where-bug-lite-1 = Titta på { $cells }.
why-bug-lite-1 = Utan { $surplus-grouped } skulle rutorna { $cells } ha två kandidater var, och varje siffra två platser bland dem i varje rad, kolumn och box, eller ingen. Då kunde var och en av dessa rutor byta till sin andra kandidat, och sudokut skulle få två lösningar. Det har bara en. Alltså måste { $roof } vara { $extra-or }. Ta bort { $result }.

name-bug-lite-2 = BUG-Lite typ 2
there-bug-lite-2 = Det finns en BUG-Lite: rutor där varje siffra har två platser, och en extra siffra hindrar dem från att få två lösningar.
where-bug-lite-2 = Titta på { $cells }, och på vad som dessutom kan stå i { $roof }.
why-bug-lite-2 = Utan { $extra } i { $roof } skulle rutorna { $cells } ha två kandidater var, och varje siffra två platser bland dem i varje rad, kolumn och box, eller ingen. Då kunde var och en av dessa rutor byta till sin andra kandidat, och sudokut skulle få två lösningar. Det har bara en. Alltså står { $extra } i minst en av { $roof }, och ingen ruta som ser { $roof-count ->
    [2] båda
   *[other] dem alla
} kan vara det. Ta bort { $result }.

name-bug-lite-4 = BUG-Lite typ 4
there-bug-lite-4 = Det finns en BUG-Lite: rutor där varje siffra har två platser, och en siffra som är låst till två av dem.
where-bug-lite-4 = Titta på { $cells }, och sedan på { $house }.
why-bug-lite-4 = { $in-house-start } får { $locked } bara plats i { $roof }, så en av dem är { $locked }. Utan { $surplus-grouped } skulle rutorna { $cells } ha två kandidater var, och varje siffra två platser bland dem i varje rad, kolumn och box, eller ingen. Då kunde var och en av dessa rutor byta till sin andra kandidat, och sudokut skulle få två lösningar. Det har bara en. Alltså har den andra av { $roof } en av sina extra kandidater. Ta bort { $result }.

name-unique-polygon-1 = Borescopers dödliga mönster typ 1
there-unique-polygon-1 = Det finns en unik polygon: sju rutor med tre siffror eller åtta med fyra, där en enda ruta hindrar dem från att få två lösningar.
where-unique-polygon-1 = Titta på { $cells }.
why-unique-polygon-1 = Om { $roof } hade någon av { $digit } skulle rutorna { $cells } bara innehålla dessa siffror. Hur de än står kunde siffrorna byta plats inom dessa rutor: varje rad, kolumn och box skulle behålla sina siffror, och sudokut skulle få två lösningar. Det har bara en. Alltså står något annat i { $roof }. Ta bort { $result }.

name-unique-polygon-2 = Borescopers dödliga mönster typ 2
there-unique-polygon-2 = Det finns en unik polygon: sju rutor med tre siffror eller åtta med fyra, där en extra siffra hindrar dem från att få två lösningar.
where-unique-polygon-2 = Titta på { $cells }, och på vad som dessutom kan stå i { $roof }.
why-unique-polygon-2 = Om ingen av { $roof } vore { $extra } skulle rutorna { $cells } bara innehålla { $digit }. Hur de än står kunde siffrorna byta plats inom dessa rutor: varje rad, kolumn och box skulle behålla sina siffror, och sudokut skulle få två lösningar. Det har bara en. Alltså står { $extra } i minst en av { $roof }, och ingen ruta som ser { $roof-count ->
    [2] båda
   *[other] dem alla
} kan vara det. Ta bort { $result }.

name-unique-polygon-3 = Borescopers dödliga mönster typ 3
there-unique-polygon-3 = Det finns en unik polygon, sju rutor med tre siffror eller åtta med fyra, vars extra siffror bildar en låst mängd med andra rutor.
where-unique-polygon-3 = Titta på { $cells }, och sedan på { $house }.
why-unique-polygon-3 = Om rutorna { $cells } bara innehöll { $digit } kunde siffrorna byta plats inom dessa rutor: varje rad, kolumn och box skulle behålla sina siffror, och sudokut skulle få två lösningar. Det har bara en. Alltså har minst en av { $roof } en extra siffra: { $extra-or }. Räkna { $roof } som en enda ruta med dessa siffror: tillsammans med { $set } tar den upp { $set-digits } { $in-house }. Ta bort { $result }.

name-unique-polygon-4 = Borescopers dödliga mönster typ 4
there-unique-polygon-4 = Det finns en unik polygon, sju rutor med tre siffror eller åtta med fyra, där en av siffrorna är låst till två av rutorna.
where-unique-polygon-4 = Titta på { $cells }, och sedan på { $house }.
why-unique-polygon-4 = { $in-house-start } får { $locked } bara plats i { $roof }, så en av dem är { $locked }. Om den andra inte hade någon extra siffra ({ $extra-or }) skulle rutorna { $cells } bara innehålla { $digit }, och siffrorna kunde byta plats inom dessa rutor: varje rad, kolumn och box skulle behålla sina siffror, och sudokut skulle få två lösningar. Det har bara en. Alltså har den andra en extra siffra: ta bort { $result }.

name-qiu-deadly-pattern-1 = Qius dödliga mönster typ 1
there-qiu-deadly-pattern-1 = Det finns ett dödligt mönster av Qius slag: två linjer nästan utan givna siffror, och två rutor tvärs över som inte får vara ett par.
where-qiu-deadly-pattern-1 = Titta på { $line }, och på { $cells }.
why-qiu-deadly-pattern-1 = Av de nio linjerna tvärs över { $line } är det bara en som har givna siffror där. Och i deras box får { $digit } bara plats i { $base-cells }. Anta att { $cells } hade { $digit }. Byt dessa två siffror där och i { $base-cells }. Då kan de andra siffrorna { $in-line } ordnas igen genom att de två som står bredvid varandra byter plats: varje rad, kolumn och box behåller sina siffror, och sudokut skulle få två lösningar. Det har bara en. Alltså står något annat i { $roof }. Ta bort { $result }.

name-qiu-deadly-pattern-2 = Qius dödliga mönster typ 2
there-qiu-deadly-pattern-2 = Det finns ett dödligt mönster av Qius slag: två linjer nästan utan givna siffror, och två rutor tvärs över där en extra siffra måste stå.
where-qiu-deadly-pattern-2 = Titta på { $line }, och på vad som kan stå i { $cells }.
why-qiu-deadly-pattern-2 = Av de nio linjerna tvärs över { $line } är det bara en som har givna siffror där. Och i deras box får { $digit } bara plats i { $base-cells }. Anta att { $cells } hade { $digit }. Byt dessa två siffror där och i { $base-cells }. Då kan de andra siffrorna { $in-line } ordnas igen genom att de två som står bredvid varandra byter plats: varje rad, kolumn och box behåller sina siffror, och sudokut skulle få två lösningar. Det har bara en. Alltså står { $extra } i minst en av { $roof }, och ingen ruta som ser { $roof-count ->
    [2] båda
   *[other] dem alla
} kan vara det. Ta bort { $result }.

name-qiu-deadly-pattern-4 = Qius dödliga mönster typ 4
there-qiu-deadly-pattern-4 = Det finns ett dödligt mönster av Qius slag: två linjer nästan utan givna siffror, och två rutor tvärs över som en siffra är låst till.
where-qiu-deadly-pattern-4 = Titta på { $line }, och sedan på { $house }.
why-qiu-deadly-pattern-4 = { $in-house-start } får { $locked } bara plats i { $roof }, så en av dem är { $locked }. Av de nio linjerna tvärs över { $line } är det bara en som har givna siffror där. Och i deras box får { $digit } bara plats i { $base-cells }. Anta att { $cells } hade { $digit }. Byt dessa två siffror där och i { $base-cells }. Då kan de andra siffrorna { $in-line } ordnas igen genom att de två som står bredvid varandra byter plats: varje rad, kolumn och box behåller sina siffror, och sudokut skulle få två lösningar. Det har bara en. Alltså har den andra av { $roof } en extra siffra, { $extra-or }. Ta bort { $result }.

name-reverse-bug = Omvänd BUG
there-reverse-bug = Det finns en omvänd BUG: två siffror som inte får bli kompletta där de är placerade hittills.
where-reverse-bug = Titta på { $cells }: ingen annan ruta har ännu någon av dessa två siffror.
why-reverse-bug = Hittills står { $digit } bara i { $cells }. Om { $targets } vore { $linked } skulle varje rad, kolumn och box som har en av dessa siffror ha båda. Då skulle alla andra rader, kolumner och boxar få båda i rutor som ännu är tomma, och där kunde de två siffrorna byta plats: sudokut skulle få två lösningar. Det har bara en. Ta bort { $result }.

name-symmetrical-placement = Symmetrisk placering
there-symmetrical-placement = De givna siffrorna är symmetriska, och därför är lösningen det också.
where-symmetrical-placement = Titta på de givna siffrorna. Vad händer med dem om du { $axis-count ->
    [one] vrider brädet ett halvt varv kring { $axis }
   *[other] speglar brädet i diagonalen { $axis }
}?
why-symmetrical-placement = { $axis-count ->
    [one] Vrid brädet ett halvt varv kring { $axis }
   *[other] Spegla brädet i diagonalen { $axis }
} och byt siffror mot varandra: { $linked-all }. De givna siffrorna är desamma som förut. Alltså är även lösningen densamma, eftersom det bara finns en: varje ruta och dess bild har en siffra och den som byts mot den, och rutor som ligger kvar kan bara vara { $extra-or }. { $placed-count ->
    [0] Ta bort
   *[other] Sätt
} { $result }.

## Sue de Coq och uteslutning
name-sue-de-coq = Sue de Coq
there-sue-de-coq = Det finns en Sue de Coq: rutor där en linje och en box korsas delar sina siffror med rutor i båda.
where-sue-de-coq = Titta på { $cells }, där { $line } och { $box } korsas.
why-sue-de-coq = Där { $line } och { $box } korsas kan { $cells } bara ha { $cells-digits }. I resten { $of-line } kan { $line-set } bara ha { $line-set-digits }, och i resten { $of-box } kan { $box-set } bara ha { $box-set-digits }. Ingen siffra kan stå där två gånger, och siffrorna är lika många som rutorna, så alla går åt: de i { $line-set } { $in-line }, de i { $box-set } { $in-box } och de andra i korsningen. Ta bort { $result }.

name-aligned-pair-exclusion = Paruteslutning
there-aligned-pair-exclusion = Det finns en paruteslutning: två rutor som tillsammans inte får ta båda siffrorna från en annan ruta.
where-aligned-pair-exclusion = Titta på { $cells }, och på { $excluder }. Vilka par av siffror får plats tillsammans i de två första?
why-aligned-pair-exclusion = Pröva alla par av siffror i { $cells }. Ett par faller om det ger samma siffra två gånger i en rad, kolumn eller box. Det faller också om det tar båda siffrorna från en ruta som ser båda: { $set-each-or }. Inget par som är kvar har { $ruled-out-each }: ta bort { $result }.

name-aligned-triplet-exclusion = Trippeluteslutning
there-aligned-triplet-exclusion = Det finns en trippeluteslutning: tre rutor som tillsammans inte får ta alla siffror från en annan ruta.
where-aligned-triplet-exclusion = Titta på { $cells }, och på { $excluder }. Vilka siffror får plats tillsammans i de tre första?
why-aligned-triplet-exclusion = Pröva alla kombinationer av siffror i { $cells }. En kombination faller om den ger samma siffra två gånger i en rad, kolumn eller box. Den faller också om den tar alla siffror från en ruta som ser alla tre: { $set-each-or }. Ingen kombination som är kvar har { $ruled-out-each }: ta bort { $result }.

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

name-double-exocet = Dubbel-exocet
there-double-exocet = Det finns en dubbel-exocet: två exocetar med samma siffror, som säger mer tillsammans än var för sig.
where-double-exocet = Titta på { $base-cells }, sedan på { $base-cells-2 }, och på { $cross-line }.
why-double-exocet = Ta en siffra som står i en av { $base-cells }. Då kan den inte stå i resten av deras linje eller box, men var och en av { $cross-line } behöver den. Utanför { $target-cells } har högst två av dessa linjer plats för den, så den står i en av { $target-cells }. Det gäller båda siffrorna, så { $target-cells } har samma två siffror som { $base-cells }. På samma sätt har { $target-cells-2 } samma två siffror som { $base-cells-2 }. Pröva nu vilka två av { $digit } det första paret kan vara, och vilka det andra. Det som inga två par som kan stämma samtidigt tillåter kan inte stämma: ta bort { $result }.

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
   *[other] Alltså står { $extra }, den enda andra siffran där, i minst en av { $roof }, och ingen ruta som ser { $roof-count ->
        [2] båda
       *[other] dem alla
    } kan vara { $extra }. Ta bort { $result }.
}

## Nästan låsta mängder och vingar med fler rutor
name-als-xz = ALS-XZ
there-als-xz = Det finns två nästan låsta mängder (ALS), grupper där siffrorna är en fler än rutorna, förbundna av en siffra.
where-als-xz = Titta på dessa två grupper av rutor: A ({ $set }) och B ({ $set-2 }).
why-als-xz = I två grupper är siffrorna en fler än rutorna: A ({ $set }) med { $set-digits }, och B ({ $set-2 }) med { $set-2-digits }. { $linked-count ->
    [one] Alla platser för { $linked } i A ser alla platser för { $linked } i B, så bara en av grupperna kan ha { $linked }. Gruppen utan { $linked } måste ha alla sina andra siffror. { $target-digits-count ->
        [one] Alltså står { $target-digits } i minst en av grupperna, och en ruta som ser alla platser för { $target-digits } i båda kan inte vara { $target-digits }
       *[other] Alltså står var och en av { $target-digits } i minst en av grupperna, och en ruta som ser alla platser för en av dem i båda kan inte ha den siffran
    }: ta bort { $result }.
   *[other] För var och en av { $linked } gäller att alla platser i A ser alla platser i B, så bara en av grupperna kan ha siffran. Men ingen grupp kan vara utan två av sina siffror. Alltså tar grupperna var sin av { $linked }, och båda har alla sina andra siffror. En ruta som ser alla platser för en sådan siffra kan inte ha den: ta bort { $result }.
}

name-als-xy-wing = ALS-XY-vinge
there-als-xy-wing = Det finns en ALS-XY-vinge: två nästan låsta mängder, grupper där siffrorna är en fler än rutorna, förbundna genom en tredje.
where-als-xy-wing = Titta på dessa grupper av rutor: A ({ $set }), B ({ $set-2 }) och C ({ $set-3 }).
why-als-xy-wing = I tre grupper är siffrorna en fler än rutorna: A ({ $set }) med { $set-digits }; B ({ $set-2 }) med { $set-2-digits }; C ({ $set-3 }) med { $set-3-digits }. Bara en av A och B kan ha { $linked }, eftersom alla platser för siffran där ser varandra, och bara en av B och C { $linked-2 }. B kan inte vara utan båda. Alltså är A utan { $linked } eller C utan { $linked-2 }, och den gruppen måste ha alla sina andra siffror. { $digit-count ->
    [one] Då står { $digit } i A eller C, eller i båda, och en ruta som ser alla platser för { $digit } i båda kan inte vara { $digit }
   *[other] Då står var och en av { $digit } i A eller C, eller i båda, och en ruta som ser alla platser för en av dem i båda kan inte ha den siffran
}: ta bort { $result }.

name-twinned-xy-chains = Tvinnade XY-kedjor
there-twinned-xy-chains = Det finns tvinnade XY-kedjor: sex rutor där två linjer korsar tre andra, med sex siffror tillsammans.
where-twinned-xy-chains = Titta på { $cells }.
why-twinned-xy-chains = { $cells-start } kan bara ha { $digit }: sex rutor och sex siffror. Bland dessa rutor ser alla platser för en siffra varandra, så ingen siffra står där två gånger. Alltså står var och en där exakt en gång, och en ruta som ser alla dess platser där kan inte ha den. Ta bort { $result }.

name-als-chain = ALS-kedja
there-als-chain = Det finns en kedja av nästan låsta mängder (ALS): grupper där siffrorna är en fler än rutorna, var och en förbunden med nästa.
where-als-chain = Titta på dessa två grupper av rutor, de första i en kedja: A ({ $set }) och B ({ $set-2 }).
why-als-chain = { $digit-count ->
    [1] { why-aic }
   *[other] { $shape ->
        [proof] { $one-start }: kedjan visar att det inte kan vara på annat sätt.
       *[choice] Minst ett av detta gäller: { $one }, eller { $other }.
    }
}
end-als-chain = { $shape ->
    [proof] Alltså gäller i varje fall att { $one }.
   *[choice] Alltså stämmer minst en av ändarna.
} { $digit-count ->
    [1] Ta bort { $result }.
   *[other] Detsamma gäller var och en av { $digit }, och ingen ruta som ser alla platser för den i den första och den sista gruppen kan ha den. Ta bort { $result }.
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
why-bent-set = { $in-cells-start } får bara { $digit } plats, lika många siffror som rutor. Alla utom { $target-digits } kan bara stå där en gång, eftersom deras platser ser varandra. Utan { $target-digits } skulle siffrorna inte räcka till alla rutor. Alltså står { $target-digits } i minst en av { $pincer }. En ruta som ser { $pincer-count ->
    [2] båda
   *[other] alla
} dessa kan inte vara { $target-digits }: ta bort { $result }.

## Krakenfiskar
name-kraken-fish-1 = Krakenfisk (Kraken Fish) typ 1
there-kraken-fish-1 = Det finns en krakenfisk: en fisk, till exempel en X-vinge, vars extra kandidater, fenorna, leder till samma sak genom kedjor.
where-kraken-fish-1 = Titta på { $base }. Fenor förstör mönstret; vart leder de?
why-kraken-fish-1 = { $in-base-start } får { $digit } bara plats { $in-cover }, bortsett från { $fin-count ->
    [one] en extra plats, fenan { $fin }. Om fenan inte är { $digit }
   *[other] extra platser, fenorna { $fin }. Om ingen av fenorna är { $digit }
} står varje { $digit } från { $base } { $in-cover } och lämnar ingen plats över där, så { $targets } kan inte vara { $digit }. { $fin-count ->
    [one] Om fenan är { $digit } kan { $targets } inte heller vara det.
   *[other] Om en av fenorna är { $digit } kan { $targets } inte heller vara det.
}
end-kraken-fish-1 = Alltså, i varje fall: ta bort { $result }.

name-kraken-fish-2 = Krakenfisk (Kraken Fish) typ 2
there-kraken-fish-2 = Det finns en krakenfisk: alla platser som en fisk, till exempel en X-vinge, lämnar kvar i en av sina linjer, och alla dess fenor, leder till samma sak.
where-kraken-fish-2 = Titta på { $base }, och på { $pincer } { $in-house }. Vart leder de, och vart leder fenorna?
why-kraken-fish-2 = { $in-base-start } får { $digit } bara plats { $in-cover }, bortsett från { $fin-count ->
    [one] en extra plats, fenan { $fin }. Om fenan inte är { $digit }
   *[other] extra platser, fenorna { $fin }. Om ingen av fenorna är { $digit }
} står varje { $digit } från { $base } { $in-cover } och lämnar ingen plats över där, så { $in-house } står { $digit } i { $pincer-or }. Alltså står { $digit } i { $pincer-or } eller i { $fin-or }, och varje fall leder till samma sak.
end-kraken-fish-2 = Alltså, i varje fall: ta bort { $result }.

## Kedjor och Nice Loops
name-x-chain = X-kedja
there-x-chain = Det finns en X-kedja: platser för en enda siffra, där var och en avgör nästa.
where-x-chain = Titta på { $pincer }, ändarna av en kedja. Måste en av dem ha en viss siffra?
why-x-chain = { why-aic }
end-x-chain = { end-aic }

name-xy-chain = XY-kedja
there-xy-chain = Det finns en XY-kedja: rutor med två kandidater, där var och en har en kandidat gemensam med nästa.
where-xy-chain = Följ rutorna med två kandidater mellan { $pincer }. Måste en av dessa två ha en viss siffra?
why-xy-chain = { why-aic }
end-xy-chain = { end-aic }

name-aic-ring = AIC-ring
there-aic-ring = Det finns en ring: en kedja av kandidater, där var och en avgör nästa hela varvet runt.
where-continuous-nice-loop = Titta på denna slinga av rutor: { $link }.
why-continuous-nice-loop = Denna kedja av kandidater sluter sig till en slinga.
end-continuous-nice-loop = Slingan kan läsas åt båda hållen. Framåt stämmer allt som ”måste”, bakåt i stället allt som ”inte kan”. Av varje punkt med ”kan inte” och punkten före stämmer därför alltid en, och det som båda utesluter är falskt. { $sets ->
    [none] Ta bort { $result }.
    [joined] Slingan går genom nästan låsta mängder (grupper där siffrorna är en fler än rutorna). Var och en behåller alla sina siffror utom de två i sin länk. Där länken leder till en ruta utanför mängden kan den rutan ha en av dem i stället. Ingen ruta som ser alla platser för en sådan siffra, i mängden och i den rutan, kan alltså ha den. Ta bort { $result }.
   *[passed] Slingan går genom nästan låsta mängder (grupper där siffrorna är en fler än rutorna): var och en avstår en av de två siffror som länkar den och behåller alla andra, så ingen ruta som ser alla platser för en sådan siffra kan ha den. Ta bort { $result }.
}

name-grouped-aic-ring = AIC-ring med grupper
there-grouped-aic-ring = Det finns en ring med grupper av rutor: en kedja av kandidater, där var och en avgör nästa hela varvet runt.

name-als-aic-ring = AIC-ring med ALS
there-als-aic-ring = Det finns en ring med nästan låsta mängder (grupper där siffrorna är en fler än rutorna): en kedja av kandidater, där var och en avgör nästa hela varvet runt.

name-aic-type-1 = AIC typ 1
there-aic-type-1 = Det finns en växlande kedja (AIC) av typ 1: varje kandidat avgör nästa, och en av ändarna, båda med samma siffra, måste stämma.
where-aic = { $pincer-count ->
    [one] Titta på { $pincer }, där en kedja börjar och slutar. Måste en av dess ändar stämma?
   *[other] Titta på { $pincer }, ändarna av en kedja. Måste en av dem stämma?
}
why-aic = { $shape ->
    [proof] { $one-start }: kedjan visar att det inte kan vara på annat sätt.
   *[choice] Minst ett av detta gäller: { $one }, eller { $other }. Båda utesluter { $ruled-out-each }.
}
end-aic = { $shape ->
    [proof] Alltså gäller i varje fall att { $one }: ta bort { $result }.
   *[choice] Alltså stämmer minst en av ändarna: ta bort { $result }.
}

name-aic-type-2 = AIC typ 2
there-aic-type-2 = Det finns en växlande kedja (AIC) av typ 2: varje kandidat avgör nästa, och en av ändarna, med olika siffror, måste stämma.

name-grouped-aic-type-1 = AIC typ 1 med grupper
there-grouped-aic-type-1 = Det finns en växlande kedja (AIC) av typ 1 med grupper av rutor: varje kandidat avgör nästa, och en av ändarna, båda med samma siffra, måste stämma.

name-grouped-aic-type-2 = AIC typ 2 med grupper
there-grouped-aic-type-2 = Det finns en växlande kedja (AIC) av typ 2 med grupper av rutor: varje kandidat avgör nästa, och en av ändarna, med olika siffror, måste stämma.

name-als-aic-type-1 = AIC typ 1 med ALS
there-als-aic-type-1 = Det finns en växlande kedja (AIC) av typ 1 med nästan låsta mängder (grupper där siffrorna är en fler än rutorna): varje kandidat avgör nästa, och en av ändarna, båda med samma siffra, måste stämma.

name-als-aic-type-2 = AIC typ 2 med ALS
there-als-aic-type-2 = Det finns en växlande kedja (AIC) av typ 2 med nästan låsta mängder (grupper där siffrorna är en fler än rutorna): varje kandidat avgör nästa, och en av ändarna, med olika siffror, måste stämma.

name-chute-remote-pair = Fjärrpar i ett band
there-chute-remote-pair = Det finns ett fjärrpar i ett band: två rutor med samma två kandidater i två av tre boxar bredvid eller under varandra, där den tredje boxen hindrar rutorna från att vara lika.
where-chute-remote-pair = Titta på { $pincer }, och på korsningen mellan { $box } och { $line }.
why-chute-remote-pair = { $pincer-start } kan var och en bara vara { $digit-or }. Om båda vore { $linked } skulle { $box } behöva sin { $linked } { $in-line }, och där de två korsas finns ingen plats. Alltså är minst en av { $pincer } { $target-digits }, och ingen ruta som ser båda kan vara det: ta bort { $result }.

name-almost-locked-pair = Nästan låst par
there-almost-locked-pair = Det finns ett nästan låst par: där en box och en linje korsas finns plats för exakt en av två siffror.
where-almost-locked-set = Titta på { $house } och { $house-2 }, och först på { $set }.
why-almost-locked-set = { $set-count ->
    [one] { $in-house-start } är { $set } { $digit-or }.
   *[other] { $in-house-start } kan { $set } bara vara { $digit-or }.
} Alltså blir högst en av dessa siffror över till korsningen med { $house-2 }. { $in-house-2-start } får { $digit } bara plats i korsningen ({ $cells }) och i { $target-cells }, så minst en av dem står i korsningen. Alltså står exakt en där, och { $target-cells } kan bara vara { $digit-or }. { $in-house-start } har { $digit } ingen annan plats. Ta bort { $result }.
name-almost-locked-triple = Nästan låst trippel
there-almost-locked-triple = Det finns en nästan låst trippel: där en box och en linje korsas finns plats för exakt en av tre siffror.

name-guardians = Väktare (bruten vinge)
there-guardians = Det finns en bruten vinge: en slinga med ett udda antal platser för en siffra, och väktare som hindrar att den blir omöjlig.
where-guardians = Titta på denna slinga av rutor: { $cells }. Vilka andra rutor i deras rader, kolumner och boxar hindrar att den blir omöjlig?
why-guardians = { $cells-start } bildar en slinga av { $cells-count } rutor, var och en i samma område som nästa: { $house }. Om { $digit } inte hade någon annan plats i dessa områden skulle varannan ruta vara { $digit } hela vägen runt, och det går inte med ett udda antal rutor. { $pincer-count ->
    [one] Den enda andra platsen är { $pincer }. Alltså är den { $digit }: sätt { $result }.
   *[other] De enda andra platserna är { $pincer }. Alltså är minst en av dem { $digit }, och ingen ruta som ser alla kan vara det: ta bort { $result }.
}

name-bivalue-oddagon = Tvåvärd oddagon
there-bivalue-oddagon = Det finns en tvåvärd oddagon: en slinga med ett udda antal rutor, som två siffror inte kan fylla ensamma.
where-bivalue-oddagon = Titta på denna slinga av rutor: { $cells }. Kan två siffror fylla den?
why-bivalue-oddagon = { $cells-start } bildar en slinga av { $cells-count } rutor, där var och en ser nästa. Om de bara hade { $digit } skulle dessa turas om hela vägen runt, och det går inte med ett udda antal rutor. { $pincer-count ->
    [one] Den enda andra kandidaten i slingan är { $pincer-each }. Alltså stämmer den.
   *[other] De enda andra kandidaterna i slingan är { $pincer-each }. Alltså stämmer minst en av dem.
} { $target-digits-count ->
    [one] Ingen ruta som ser dem alla kan vara { $extra }: ta bort { $result }.
   *[other] Ta bort { $result }.
}

name-set-equivalence = Phistomefels ring (SET)
there-set-equivalence = Det finns en mängdlikhet: sexton rutor i hörnen och en ring av sexton rutor har samma siffror.
where-set-equivalence = Titta på hörnen av { $box } utanför { $line }, och på ringen som dessa linjer bildar: där finns samma siffror.
why-set-equivalence = { $box-start } har varje siffra fyra gånger, och det har { $line } tillsammans också. Bortse från rutorna som de delar. Då har hörnen, som är boxarnas rutor utanför linjerna, samma siffror som ringen, som är linjernas rutor utanför boxarna och de fyra där linjerna korsas. { $cells-count ->
    [0] { $house-count ->
        [0] Ringen har ingen plats för { $digit }, så hörnen har det inte heller.
       *[other] { $in-house-start } måste { $digit } stå i hörnen, och i ringen får siffran bara plats { $in-house-2 }, inte oftare. Alltså står den { $in-house-2 } i ringen, och inte i något annat hörn.
    }
   *[other] { $house-count ->
        [0] Hörnen har ingen plats för { $digit }, så ringen har det inte heller.
       *[other] { $in-house-start } måste { $digit } stå i ringen, och i hörnen får siffran bara plats { $in-house-2 }, inte oftare. Alltså står den { $in-house-2 } i hörnen, och ingen annanstans i ringen.
    }
} Ta bort { $result }.

name-m-wing = M-vinge
there-m-wing = Det finns en M-vinge: en kedja med tre starka länkar, en i en ruta och två i rader, kolumner eller boxar, med samma siffra i båda ändarna.

name-s-wing = S-vinge
there-s-wing = Det finns en S-vinge: en ruta med två kandidater, och från var och en leder en stark länk i en rad, kolumn eller box vidare.

name-h-wing = H-vinge
there-h-wing = Det finns en H-vinge: en kedja med tre starka länkar, några i rutor med två kandidater och några i rader, kolumner eller boxar.

name-l-wing = L-vinge
there-l-wing = Det finns en L-vinge: en kedja med tre starka länkar i rader, kolumner eller boxar, med mer än en siffra.

name-als-w-wing = ALS-W-vinge
there-als-w-wing = Det finns en ALS-W-vinge: en stark länk förbinder två nästan låsta mängder (ALS), grupper där siffrorna är en fler än rutorna.

## Tvingande kedjor
forced-result = { $placed-count ->
    [0] utesluter { $ruled-out-each }
   *[other] ger { $placed }
}

name-nishio = Nishio
there-nishio = Det finns en Nishio: följ en enda siffra tillräckligt långt, så motsäger ett antagande om den sig självt.
where-nishio = Titta på { $contradiction }. Vilket antagande om en siffra leder till något omöjligt där?
why-nishio = { $denial-count ->
    [0] Med { $assumption-each } skulle { $contradiction-each } vara både sann och falsk, bara genom platserna för { $digit }.
   *[other] Utan { $denial-each } skulle { $contradiction-each } vara både sann och falsk, bara genom platserna för { $digit }.
}
end-nishio = Då skulle { $contradiction-each } vara både sann och falsk, vilket är omöjligt: { $placed-count ->
    [0] ta bort
   *[other] sätt
} { $result }.

name-cell-forcing-chains = Tvingande kedjor från en ruta
there-cell-forcing-chains = Det finns tvingande kedjor från en ruta: vilken siffra rutan än har följer samma sak.
where-cell-forcing-chains = Titta på { $pivot }. Vad följer av var och en av dess kandidater?
why-cell-forcing-chains = { $pivot-start } är { $assumption-digits-or }. Vart och ett av fallen { forced-result }.
end-cell-forcing-chains = Alltså, i varje fall: { $placed-count ->
    [0] ta bort
   *[other] sätt
} { $result }.

name-region-forcing-chains = Tvingande kedjor från ett område
there-region-forcing-chains = Det finns tvingande kedjor från ett område: var en siffra än hamnar i en rad, kolumn eller box följer samma sak.
where-region-forcing-chains = Titta på { $house }. Vad följer av varje plats för en viss siffra?
why-region-forcing-chains = { $in-house-start } måste { $linked } stå i { $assumption-or }. Vart och ett av fallen { forced-result }.
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
        [0] { $assumption-digits-count ->
            [one] { $assumption-digits } måste stå i { $assumption-or }: ingen annan plats återstår.
           *[other] En av dessa kandidater är sann, eftersom rutan inte har några andra: { $assumption-each }.
        }
       *[other] Antingen är { $assumption-each } sann, eller så är den falsk.
    } Vart och ett av fallen { forced-result }.
   *[other] { $denial-count ->
        [0] Med { $assumption-each } skulle { $contradiction-each } vara både sann och falsk.
       *[other] Utan { $denial-each } skulle { $contradiction-each } vara både sann och falsk.
    } { $forced-count ->
        [0] Punkterna visar hur.
       *[other] I korthet skulle detta följa i tur och ordning: { $forced-each }.
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
