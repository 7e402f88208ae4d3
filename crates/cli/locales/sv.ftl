# Kommandon: cmd-NAMN säger vad det gör, cmd-NAMN-examples visar det.
cmd-novena = Sudoku: lös det, förklara det, kontrollera det, omvandla det.
cmd-novena-examples =
    novena solve puzzles.txt
    novena check < puzzle.txt
    novena solve --help
cmd-solve = Skriv ut lösningen till varje sudoku.
cmd-solve-examples =
    novena solve puzzles.txt                  ett svar per rad, i ordning
    novena solve sudoku.txt --to plain        nio rader med siffror
    novena solve --all --limit 10 open.txt    de tio första lösningarna
    novena solve --count open.txt             hur många det finns
    novena solve big.csv -o solved.txt        till en fil, hel eller inte alls
cmd-check = Säg om varje sudoku har en enda lösning, ingen, flera, eller bryter mot en regel.
cmd-check-examples =
    novena check puzzles.txt
    novena check puzzles.txt | sort | uniq -c
    novena check --verbose puzzle.txt         det en konstruktör vill veta
cmd-candidates = Visa vad varje tom ruta kan innehålla.
cmd-candidates-examples =
    novena candidates puzzle.txt
    novena candidates --counts puzzle.txt     frihetsgrader, 0 för en ifylld ruta
    novena candidates --cell r1c1 puzzle.txt
cmd-explain = Förklara varje slutsats på vägen till lösningen, steg för steg.
cmd-explain-examples =
    novena explain puzzle.txt                 hela vägen i meningar
    novena explain --up-to naked-triple puzzle.txt
    novena explain --only hidden-single,x-wing puzzle.txt
    novena explain --all-steps puzzle.txt     allt som går att se nu
    novena explain --to json --verify puzzles.txt
    novena explain --pictures folder puzzle.txt    en sida med en bild per steg
cmd-hint = Hjälp med nästa steg, så mycket som du ber om.
cmd-hint-examples =
    novena hint puzzle.txt                    vad det finns att hitta
    novena hint --rung 2 puzzle.txt           var du ska titta
    novena hint --rung 3 puzzle.txt           varför det följer
    novena hint --rung 4 puzzle.txt           vad som ändras
cmd-verify = Kontrollera en påstådd lösningsväg, eller ett bibliotek med testställningar.
cmd-verify-examples =
    novena explain --to json puzzle.txt | novena verify
    novena verify path.json
    novena verify --reglib reglib-1.4.txt
cmd-rate = Gradera varje sudoku på Sudoku Explainers, HoDoKus och vår egen skala.
cmd-rate-examples =
    novena rate puzzles.txt
    novena rate --to csv puzzles.txt -o ratings.csv
    novena rate --scale novena puzzles.txt    bara vår egen skala (snabbast)
    novena rate puzzles.txt --report report.html
cmd-techniques = Visa teknikerna, eller förklara en: idén, platsen i ordningen, ett exempel.
cmd-techniques-examples =
    novena techniques                         alla, efter nivå
    novena techniques x-wing                  vad den är, med ett exempel
    novena techniques "locked candidates"     vilket som helst av namnen går bra
    novena techniques --to json               listan för program
cmd-canon = Skriv ut varje sudokus kanoniska form, densamma för alla som i grunden är lika.
cmd-canon-examples =
    novena canon puzzles.txt                  en form per rad
    novena canon --dedupe --keep puzzles.txt  ett av varje slag, som det skrevs
    novena canon --to csv puzzles.txt         sudoku, form och antal automorfismer
cmd-generate = Gör nya sudokun: efter nivå, gradering, teknik, mönster och symmetri.
cmd-generate-examples =
    novena generate --level hard --count 10
    novena generate --needs swordfish --symmetry rotational180
    novena generate --se 7.0..7.5 --to csv -n 100 -o sevens.csv
    novena generate --pattern pattern.txt     givna siffror precis där
    novena generate --practice xy-wing        en ställning där den står på tur
    novena generate --daily --level medium    dagens sudoku
    novena generate --vicinity hard.txt --hardest-first
cmd-hunt = Sök sällsynta sudokun bland grannarna till kända: de svåraste, eller de med 17 eller 18 givna siffror.
cmd-hunt-examples =
    novena hunt hardest.txt --log hunt.txt    fortsätt senare med samma --log
    novena hunt hardest.txt --se 11.3.. --radius 3 --backend auto
    novena hunt --givens 17 --seed 1 -n 1     från egna sudokun
cmd-book = Skriv ut sudokun som en bok: omslag, spelregler, avsnitt och svar längst bak (PDF).
cmd-book-examples =
    novena book puzzles.txt -o book.pdf       avsnitt efter nivå
    novena book --section easy=24,hard=12 --seed 7 -o book.pdf
    novena book --section x-wing=6 --per-page 2 --rating -o wings.pdf
    novena book --worksheet hidden-pair=8 -o worksheet.pdf
    novena book --class 24 --section easy=4 --seed 7 -o class.pdf
    novena book --course 1..12 --seed 7 -o workbook.pdf
    novena book --calendar 2027-01 --paper square -o january.pdf
    novena book puzzles.txt --large --paper letter -o large.pdf
    novena book --section medium=40 --booklet --duplex -o fold.pdf
cmd-convert = Skriv sudokun i ett annat format.
cmd-convert-examples =
    novena convert --to grid puzzles.txt
    novena convert --to csv *.txt -o all.csv
    novena convert list.txt -o list.sdm
    novena convert --list-formats
cmd-scan = Läs sudokun från foton.
cmd-scan-examples =
    novena scan foto.jpg                      sudokut som en rad
    novena scan *.jpg --to json -o funna.json
    novena scan foto.jpg --show sett.png      visa vad som lästes och var
    novena scan sida.pdf --givens-only        utan det handskrivna
cmd-draw = Rita ställningar och steg som bilder: SVG, PNG eller PDF.
cmd-draw-examples =
    novena draw puzzle.txt -o picture.svg
    novena draw --hint --labels puzzle.txt -o hint.png
    novena draw --step 12 --theme dark puzzle.txt -o step.svg
    novena draw --candidates puzzles.txt -o pages.pdf
cmd-rpc = Svara på protokollets frågor: ett JSON-objekt per rad in, ett svar per rad ut.
cmd-rpc-examples =
    echo '{"{"}"op":"version"{"}"}' | novena rpc    version, operationer och gränser
    novena rpc < requests.jsonl               docs/protocol.md visar alla
cmd-serve = Öppna webbappen och svara på protokollet över HTTP.
cmd-serve-examples =
    novena serve --open                       här, i din webbläsare
    novena serve --addr 127.0.0.1:8082        på en annan port
    novena serve --addr 0.0.0.0:8081          även för andra enheter, med en nyckel
    novena serve --token                      här, bara för den som har länken
    novena serve --public-url https://example.org/novena/    med länkar som andra kan öppna
cmd-site = Skriv webbappen som filer för vilket statiskt webbhotell som helst; spelare behöver ingen server.
cmd-site-examples =
    novena site -o public                     ladda sedan upp mappen, under vilken sökväg som helst
cmd-lab = Kör programmet i ett av de fem kursdokumenten.
cmd-lab-examples =
    novena lab fing < sudoku.txt
    novena lab uel sudoku.txt saida.txt
cmd-usp = Det interaktiva spelet i EP3 (IME-USP, 2006), på portugisiska.
cmd-usp-examples =
    novena lab usp --seed 2006
    novena lab usp --simulate                 skriver SudokuSimula.txt
cmd-uel = Lösaren från fil till fil (UEL, 2023), på portugisiska.
cmd-uel-examples =
    novena lab uel sudoku.txt saida.txt
    novena lab uel --all
cmd-fing = Lösaren som skriver ut varje slutsats (FING, 2005), på spanska.
cmd-fing-examples =
    novena lab fing < sudoku.txt
    novena lab fing --echo < sudoku.txt       skriver också de lästa raderna
cmd-ucm = Spelet med meny (UCM, 2012), på spanska.
cmd-ucm-examples =
    novena lab ucm --initial sudoku1.txt --solution solsdk1.txt
cmd-lund = Lösaren med ett fönster i webbläsaren (Lund). Fönstret öppnas på språket i --lang eller i systemets inställningar; knapparna heter Solve och Clear på alla språk.
cmd-lund-examples =
    novena lab lund
    novena lab lund --lang sv                 fönstret på svenska
cmd-bench = Mät hur fort den här datorn löser.
cmd-bench-examples =
    novena bench                              våra egna listor
    novena bench puzzles.txt                  din egen lista
    novena bench --backend avx2
    novena bench --logic                      tekniker: vägar och alla steg
    novena bench --rating                     graderingar på varje skala
    novena bench --generate                   göra sudokun
    novena bench --formats                    läsa och skriva varje format
    novena bench --report report.html         en sida med siffrorna
cmd-completions = Skriv ut kompletteringar för ett skal.
cmd-completions-examples =
    novena completions bash > ~/.local/share/bash-completion/completions/novena
    novena completions fish > ~/.config/fish/completions/novena.fish
cmd-man = Skriv ut handboken, för novena eller ett kommando.
cmd-man-examples =
    novena man | man -l -
    novena man solve > novena-solve.1
cmd-help = Förklara novena eller ett kommando.
cmd-help-examples =
    novena help solve

first-steps =
    Novena: ett program för sudoku.

    Sex saker man gör först:
      novena play                         spela i den här terminalen; du lär dig av ledtrådarna
      novena solve puzzles.txt            lös alla sudokun i en fil
      novena check puzzle.txt             är det giltigt, och finns det en enda lösning?
      novena explain puzzle.txt           varje slutsats, steg för steg
      novena convert --to grid list.txt   visa sudokun som ritade rutnät
      novena help                         allt annat

    Sudokun läses från filer eller standard in, i alla vanliga format.

arg-files = Filer med sudokun, eller ett sudoku eller en länk; standard in när inget anges, eller för -
arg-candidates-files = Fil med sudokun, eller ett sudoku eller en länk; standard in när inget anges, eller för -
arg-from = Läs indata i detta format i stället för att identifiera det
arg-verbose = Visa också det en konstruktör vill veta: minimalitet, bakdörrar, givna siffror som saknas eller är fel
arg-to = Skriv svaren i detta format: line, grid, plain, csv, json …; novena convert --list-formats visar alla
arg-convert-to = Skriv detta format; annars det som namnet i -o slutar på; --list-formats visar alla
arg-check-to = Skriv svaren som line, csv eller json
arg-candidates-to = Skriv kandidaterna som marks, json eller ett annat format med anteckningar
arg-output = Skriv till denna fil; den ersätts först när allt är klart
arg-all = Skriv ut alla lösningar, i stigande ordning
arg-count = Skriv ut antalet lösningar i stället, eller >=N där --limit stoppade räkningen
arg-limit = Sluta vid så här många lösningar
arg-unique = Godta bara sudokun med exakt en lösning
arg-with = Metoden: wave (standard) eller backtracking (lärobokens, långsam)
arg-stats = Skriv ut statistik till standardfel på slutet
arg-jobs = Använd så här många trådar (standard: alla kärnor)
arg-counts = Skriv ut hur många siffror varje ruta kan innehålla, 0 för en ifylld
arg-cell = Skriv ut de siffror som denna ruta kan innehålla
arg-list_formats = Skriv ut en tabell över formaten och vad de kan lagra
arg-seed = Gör det slumpade brädet upprepbart
arg-simulate = Spela dokumentets tre spel automatiskt
arg-usp-output = Vart --simulate skriver (standard: SudokuSimula.txt)
arg-input = Fil med sudokut (standard: sudoku.txt, eller Sudoku.txt om den saknas); - är standard in
arg-uel-output = Fil för lösningen (standard: saida.txt); - är standard ut
arg-uel-all = Skriv alla lösningar, ett block efter det andra, och säg hur många de är
arg-uel-limit = Med --all, skriv högst så här många lösningar (standard: 10000)
arg-echo = Skriv också det som matas in till utdata, som en terminal visar det
arg-initial = Fil med startvärdena; frågas efter om den saknas
arg-solution = Fil med lösningen; frågas efter om den saknas
arg-bench-files = Filer med sudokun; våra egna listor när ingen anges
arg-backend = Vad som mäts: processorn med instruktionerna scalar, neon, avx2 eller avx512 (standard: de bästa), eller cuda (ett NVIDIA-kort)
arg-engine = Var sudokuna löses: cpu (standard), cuda (NVIDIA-kort) eller auto (löser ett stickprov och använder kort om sökningen blir lång)
arg-hunt-engine = Var grannarna prövas: cpu (standard), cuda (NVIDIA-kort) eller auto (kort, om det finns några)
arg-batch = Med --backend cuda: antal sudokun på kortet åt gången (standard: 16000000; högst 4194304 fram och åter)
arg-rounds = Lös varje sudoku så många gånger (standard: 10); den kortaste tiden gäller
arg-shell = bash, elvish, fish, powershell eller zsh
arg-explain-to = Skriv meningar (text) eller data (json)
arg-hint-to = Skriv en mening (text) eller data (json)
arg-only = Använd bara dessa tekniker, åtskilda med kommatecken
arg-up_to = Använd ingen teknik som är svårare än denna
arg-all_steps = Lista alla steg i ställningen i stället för en väg; en tekniks steg med samma slutsats visas en gång, och de som bara förenar andra steg (direct, dual, siamese) endast om --only nämner dem
arg-every = Med --all-steps: lista även steg som inte ger något utöver ett enklare
arg-needed = Utelämna steg som inget senare steg bygger på
arg-verify = Låt lösaren kontrollera varje steg
arg-spoken = Kalla rutorna ”rad 1 kolumn 1”, för uppläsning
arg-list_techniques = Visa listan från novena techniques
arg-technique = Vilket namn som helst på en teknik, på vilket språk som helst; utan namn visas listan
arg-techniques-to = Som text eller json (ett objekt per rad)
arg-rung = Hur mycket som berättas: 1 namnet (standard), 2 var, 3 varför, 4 vad som ändras; json har alltid hela steget
arg-verify-files = Filer med vägar i JSON, en per rad; standard in när ingen anges, eller för -
arg-reglib = Kör fallen i denna fil, som har samma form som HoDoKus regressionsbibliotek
arg-rate-to = Skriv meningar (text), en tabell (csv) eller data (json)
arg-report = Skriv också en sida med diagram och tabeller till denna fil (HTML)
arg-scale = Skalorna, åtskilda med kommatecken: se, hodoku, novena (standard: alla; för csv: se,hodoku)
arg-dedupe = Utelämna sudokun vars form redan har förekommit; standardfel säger hur många
arg-keep = Med --dedupe: skriv ut varje sudoku som blir kvar som det var, i stället för dess form
arg-automorphisms = Lägg till på hur många sätt sudokut kan kastas om så att ett byte av siffror återställer det (csv och json har alltid antalet)
arg-logic = Mät teknikerna i stället: vägar och alla steg
arg-rating = Mät graderingen i stället, på varje skala
arg-generate-count = Hur många sudokun (standard: 1; med --vicinity: alla som finns)
arg-level = easy, medium, hard, unfair eller extreme enligt vår egen gradering, eller ett intervall: medium..hard
arg-generate-rating = Vår egen gradering i detta intervall: 4.5, 4.1..6.0, 7.0..
arg-se = Sudoku Explainers gradering (ER) i detta intervall
arg-hodoku = HoDoKus poäng i detta intervall
arg-needs = Tekniker som sudokut kräver, eftersom lättare inte räcker; flera åtskilda med kommatecken
arg-generate-only = Går att lösa med singlar och dessa tekniker, åtskilda med kommatecken
arg-hardest = Den svåraste teknik som vägen behöver
arg-givens = Så många givna siffror: 24, 22..26, ..30
arg-symmetry = De givna siffrornas symmetri: none (standard), rotational180, rotational90, horizontal, vertical, diagonal, antidiagonal eller full
arg-pattern = Givna siffror i precis dessa rutor: en fil eller 81 tecken, . eller 0 där det inte finns någon
arg-within = Givna siffror i några av dessa rutor och ingen annanstans
arg-minimal = Varje given siffra behövs
arg-practice = En ställning där denna teknik står på tur; som library (standard), json eller ett annat format med anteckningar
arg-classic = De fem faserna i det första kursdokumentet
arg-daily = Sudokut för en dag (standard: i dag) och en --level (standard: medium); samma för alla
arg-vicinity = Sudokun nära dem i denna fil: några givna siffror byts mot lika många andra
arg-radius = Hur många givna siffror som byts: 1 (standard) eller 2
arg-hardest_first = Gå igenom alla och skriv de svåraste först
arg-generate-seed = Gör samma sudokun igen; utan detta väljs ett frö, som skrivs ut
arg-effort = Sluta när så många försök i rad inte ger något (standard: en eller två minuter på en kärna, från 1000 till 2000000)
arg-generate-to = Skriv line (standard), grid, plain, marks, triples, library, csv eller json; csv och json anger också nivå och graderingar
arg-generate-output = Skriv till denna fil; Ctrl-C behåller det som hittats
arg-hunt-files = Filer med sudokun att börja med; när ingen anges gör sökningen egna
arg-hunt-se = Sök sudokun med Sudoku Explainers gradering (ER) i detta intervall: 11.3.., 9.0..9.5 (standard: 11.0..)
arg-hunt-givens = Sök i stället sudokun med högst så många givna siffror: 17 eller 18
arg-hunt-radius = Byt upp till så många givna siffror: 1, 2 (standard) eller 3
arg-most_rated = Gradera högst så många grannar till varje sudoku, de mest lovande (standard: 24)
arg-hunt-count = Sluta efter så många fynd
arg-visits = Sluta när grannarna till så många sudokun har besökts
arg-log = Spara allt i denna fil, och fortsätt från den
arg-hunt-seed = Börja med samma sudokun igen; utan detta väljs ett frö, som skrivs ut
arg-hunt-output = Skriv fynden till denna fil, med --log även tidigare fynd; Ctrl-C behåller det som hittats
arg-book-files = Filer med sudokun; standard in när ingen anges och inget ska göras, eller för -
arg-book-output = Skriv PDF-filen hit; den ersätts först när allt är klart
arg-section = Gör så många nya sudokun av en nivå, ett intervall av nivåer eller med en teknik som svåraste steg: easy=24, medium..hard=12, x-wing=6 (utan antal: 12, med --class en sida); flera åtskilda med kommatecken
arg-worksheet = Förklara denna teknik och skriv ut ställningar där den är nästa steg, med kandidater; svaren visar steget på en bild: hidden-pair=8 (utan antal: 12, med --class en sida)
arg-class = Så här många blad till en klass, vart och ett med egna sudokun av samma svårighet och en rad för namnet, och alla svar längst bak; --section och --worksheet säger vad som finns på varje blad (utan dem: en sida medelsvåra sudokun)
arg-course = En arbetsbok med lektioner ur kursen, efter id eller nummer: x-wing, 3..12, rules..naked-single; var och en med text och bilder, nio övningar och ett sudoku, och alla svar steg för steg längst bak
arg-calendar = Ett sudoku om dagen för dessa dagar, med veckodag och datum: 2027, 2027-01, 2027-01..2027-03, 2027-01-04..2027-01-31; lätt på måndagar och tisdagar, medelsvårt på onsdagar och torsdagar, svårt på fredagar och lördagar, mycket svårt på söndagar, eller som en --section säger (en nivå eller en teknik, utan antal)
arg-book-seed = Gör samma sudokun igen; utan det väljs ett frö som trycks i boken
arg-book-symmetry = De givna siffrornas symmetri i nya sudokun: rotational180 (standard), none, rotational90, horizontal, vertical, diagonal, antidiagonal eller full
arg-in_order = Behåll filernas sudokun i sin ordning, ett avsnitt per fil, i stället för att ordna dem efter nivå
arg-book-title = Bokens titel
arg-book-author = Upphovsperson
arg-font = En typsnittsfil (TrueType eller OpenType) för bokstäver i titel, upphovsperson och avsnitt som programmets typsnitt saknar; utan den söks datorns typsnitt igenom
arg-no_rules = Utelämna spelreglerna
arg-per_page = Sudokun per sida: 1, 2, 4 (standard), 6 eller 9; på kvadratiskt papper och i en kalender är 2 standard
arg-paper = a4 (standard), letter eller square (210 × 210 mm)
arg-large = Stor stil: ett sudoku per sida (eller två med --per-page 2), stora svar
arg-booklet = Två sidor bredvid varandra på varje ark, i ordning för att vikas; --booklet=16 viker 16 sidor åt gången
arg-duplex = För dubbelsidig utskrift: avsnitt och svar börjar på en högersida, med marginal för bindning
arg-rotate_answers = Skriv ut svaren upp och ner
arg-book-rating = Skriv gradering och svåraste teknik efter nivån under varje sudoku
arg-generate = Mät i stället hur fort sudokun görs
arg-formats = Mät läsning och skrivning i stället, i varje format
arg-photos = Foton: JPEG, PNG, WebP eller bilder i en PDF
arg-givens_only = Utelämna det som är handskrivet
arg-show = Rita brädena och siffrorna över fotot, i den här PNG-filen
arg-draw-hint = Rita nästa steg med allt det vilar på, och förklara det under bilden
arg-draw-step = Rita i stället detta steg på vägen, i den ställning där det ska tas
arg-draw-candidates = Skriv kandidaterna i varje öppen ruta
arg-draw-to = svg, png eller pdf; utan det avgör filändelsen i -o
arg-draw-output = Skriv till denna fil; flera sudokun blir sidor i en PDF, eller numrerade filer: picture-001.svg (standard: SVG på standard ut)
arg-heading = Text ovanför brädet (standard: sudokuts titel)
arg-labels = Numrera rader och kolumner
arg-colours = auto (standard: ljust eller mörkt som läsarens skärm), light (ljust), dark (mörkt), print (svart på vitt) eller contrast (hög kontrast)
arg-size = Bredden på en PNG i bildpunkter (standard: 1000)
arg-pictures = Skriv en sida som förklarar hela vägen, med en bild per steg, i denna mapp; flera sudokun får var sin mapp
arg-html = Med --pictures: skriv sidan som HTML i stället för Markdown
arg-page = Ett kommandos namn
arg-addr = Var servern lyssnar (standard: 127.0.0.1:8081); en adress som andra kan nå kräver en nyckel
arg-public_url = Adressen där andra når sidan; länkar till sudokun börjar med den
arg-folder = Mappen för webbplatsen. Filer från en äldre webbplats ersätts; varje annan fil som är i vägen är ett fel, och ingenting skrivs
arg-open = Visa sidan i webbläsaren
arg-token = Kräv en nyckel även på den här datorn: andra som använder den kan varken se eller spela dina spel
value-public_url = URL
value-folder = MAPP
value-addr = ADRESS:PORT
arg-lang = Meddelanden på en, es, pt eller sv (standard: novena config, annars systemets språk)
arg-help = Förklara kommandot
arg-version = Skriv ut versionen

value-photos = FOTO
value-show = FIL
value-files = FIL
value-from = FORMAT
value-to = FORMAT
value-output = FIL
value-report = FIL
value-limit = N
value-with = METOD
value-jobs = N
value-cell = RUTA
value-seed = N
value-input = INDATA
value-initial = FIL
value-solution = FIL
value-backend = INSTRUKTIONER
value-engine = MOTOR
value-most_rated = N
value-visits = N
value-log = FIL
value-batch = N
value-rounds = N
value-shell = SKAL
value-only = TEKNIKER
value-up_to = TEKNIK
value-technique = NAMN
value-rung = N
value-reglib = FIL
value-scale = SKALOR
value-count = N
value-level = NIVÅ
value-rating = MIN..MAX
value-se = MIN..MAX
value-hodoku = MIN..MAX
value-needs = TEKNIK
value-hardest = TEKNIK
value-givens = MIN..MAX
value-section = AVSNITT
value-worksheet = TEKNIK
value-class = BLAD
value-course = LEKTIONER
value-calendar = DAGAR
value-title = TITEL
value-author = NAMN
value-font = FIL
value-per_page = N
value-paper = PAPPER
value-booklet = SIDOR
value-symmetry = SYMMETRI
value-pattern = MÖNSTER
value-within = MÖNSTER
value-practice = TEKNIK
value-daily = DATUM
value-vicinity = FIL
value-radius = N
value-effort = N
value-step = N
value-heading = TEXT
value-colours = TEMA
value-size = N
value-pictures = MAPP
value-page = KOMMANDO
value-lang = SPRÅK

heading-usage = Användning:
heading-commands = Kommandon
heading-arguments = Argument
heading-options = Flaggor
heading-name = Namn
heading-synopsis = Synopsis
heading-description = Beskrivning
heading-version = Version
heading-more = Mer
heading-examples = Exempel:

usage-command = KOMMANDO
usage-options = FLAGGOR
usage-unknown-argument = okänt argument { $argument }
usage-unknown-command = det finns inget kommando { $command }
usage-missing-command = ett kommando saknas: { $valid }
usage-conflict = { $argument } kan inte användas tillsammans med { $other }
usage-missing = { $argument } saknas
usage-no-value = { $argument } behöver ett värde
usage-bad-value = { $argument } kan inte vara { $value }; tillåtna värden: { $valid }
usage-bad-name = { $argument } kan inte vara { $value }; { $command } visar alla namn
usage-wrong = kommandoraden går inte att förstå
usage-suggestion = (menade du { $better }?)
usage-either = { $others } eller { $last }
usage-try = Försök: { $command } --help
usage-no-page = det finns inget kommando { $command } att förklara

label-error = fel:
label-warning = varning:

output-failed = { $file }: går inte att skriva: { $reason }
output-standard = standard ut
input-standard = standard in
input-argument = argument
input-waiting = Väntar på sudokun: skriv eller klistra in dem och avsluta med Ctrl-D på en tom rad.

progress-puzzles = { $count ->
    [one] { $count } sudoku
   *[other] { $count } sudokun
}

progress-search = hittade { $found }, försök { $tried } ({ $rate }/s)
# Vad Ctrl-C lämnar efter sig. En mening om filer kan följa på den första.
interrupted = Avbrutet.
interrupted-puzzles = { $count ->
    [0] Avbrutet före det första svaret.
    [one] Avbrutet efter { $count } sudoku.
   *[other] Avbrutet efter { $count } sudokun.
}
interrupted-search = { $found ->
    [0] Avbrutet; inget hade hittats än.
    [one] Avbrutet; det sudoku som hade hittats finns kvar.
   *[other] Avbrutet; de { $found } sudokun som hade hittats finns kvar.
}
interrupted-not-written = { $file } skrevs inte.
interrupted-unchanged = { $file } skrevs inte; den äldre filen med det namnet är oförändrad.
interrupted-nothing = Inget skrevs.
interrupted-pictures = Bilder som redan var skrivna finns kvar.
interrupted-rows = Raderna ovan är fullständiga.
interrupted-import = Det som redan importerats är sparat; importera filen igen för att få resten.
interrupted-moves = Alla drag är sparade.

stats-puzzles = { $count ->
    [one] { $count } sudoku
   *[other] { $count } sudokun
}
stats-unique = en enda lösning: { $count }
stats-several = flera lösningar: { $count }
stats-none = ingen lösning: { $count }
stats-errors = inte sudokun: { $count }
stats-guesses = gissningar: { $count }
stats-time = { $seconds } s, { $rate } sudokun per sekund

dropped = { $format } kan inte lagra { $parts }: utelämnas i { $count ->
    [one] { $count } sudoku
   *[other] { $count } sudokun
}
part-entries = skillnaden mellan givna och ifyllda siffror
part-marks = anteckningar
part-solution = lösningar
part-title = titlar
part-comment = kommentarer
part-corners = hörnanteckningar
part-colours = rutornas färger
part-candidate-colours = kandidaternas färger
part-journal = dragens historik
part-time = speltiden
part-author = upphovspersoner
part-level = nivåer
dropped-partly = { $format } kan bara delvis lagra { $parts }: något ändras i { $count ->
    [one] { $count } sudoku
   *[other] { $count } sudokun
}
dropped-lines = { $format } har ingen plats för kommentarer mellan sudokun: { $count ->
    [one] { $count } rad utelämnas
   *[other] { $count } rader utelämnas
}
holds-one = en { $format }-fil bör innehålla ett enda sudoku; den här har { $count }, och andra program läser kanske bara det första
convert-to-what = formatet framgår inte av namnet { $file }; välj ett med --to
passed-over = { $count ->
    [one] { $count } rad med ord mellan sudokuna utelämnas
   *[other] { $count } rader med ord mellan sudokuna utelämnas
}
passed-over-all = här finns inget sudoku: { $count ->
    [one] raden innehåller bara ord
   *[other] alla { $count } rader innehåller bara ord
}
scan-refused = { $file }: { $reason }
scan-changed = { $file }: rättat så att sudokut har en enda lösning: { $cells }
scan-ambiguous = { $file }: läsningen är osäker; kontrollera { $count ->
    [0] siffrorna
   *[other] { $cells }
}
scan-not-unique = { $file }: det som lästes har inte exakt en lösning; kontrollera { $count ->
    [0] siffrorna
   *[other] { $cells }
}
doubt = { $file }: läses som { $taken }, men kan också vara { $other } och skulle då betyda något annat; --from { $other } läser den så
assumed-words = { $file }: texten har inget känt format; ordet med 81 rutor på varje rad läses som sudokut
assumed-pairs = { $file }: texten har inget känt format; ordet med 81 rutor på en rad läses som sudokut, och ett fullt bräde efter det som dess lösning
assumed-arrays = { $file }: texten har inget känt format; listorna inom hakparentes i den läses som sudokun
assumed-sheet = { $file }: texten har inget känt format; nio gånger nio fält i tabellen läses som sudokut
assumed-blanks = { $file }: texten har inget känt format; blanksteg läses som tomma rutor
assumed-loose = { $file }: texten har inget känt format; dess 81 rutor läses i ordning, oavsett var raderna slutar
table-format = format
table-files = filer
table-many = flera
table-yes = ja
table-no = nej
table-about = vad det är, och vad det kan lagra förutom siffrorna
table-both = Alla format kan både läsas och skrivas.
format-line = 81 tecken per rad, kanske med en kommentar efter
format-plain = nio rader med nio siffror
format-grid = nio rader med linjer ritade runt boxarna
format-marks = ett ritat rutnät med kandidater (anteckningar)
format-triples = rad, kolumn och siffra för varje given siffra, en per rad
format-library = en rad ur HoDoKus bibliotek: en ställning och ett steg i den
format-csv = en tabell med kolumner för sudokun och lösningar
format-json = vårt eget format: ett objekt per rad, med allt som finns
format-sdk = SadMan Sudoku och SudoCue, med rubriker och pågående spel
format-sdm = en samling: ett sudoku per rad
format-sdx = SudoCue, pågående spel
format-ss = Simple Sudoku, med ifyllda siffror och strukna kandidater
format-spf = SuDoku Solver
format-msk = nio rader, som i VBForums tävling; .sol har lösningen
format-sukaku = 729 tecken per rad: nio för varje rutas kandidater
format-solo = ett spel-id i Simon Tathams Solo
format-gnome = en delningssträng från GNOME Sudoku
format-gnome-save = ett sparat spel från GNOME Sudoku
format-opensudoku = ett XML-dokument från OpenSudoku
format-fpuzzles = en länk till f-puzzles
format-sudokupad = en länk till SudokuPad
format-sudokuwiki = en länk till SudokuWiki
format-sudokucoach = en länk till eller ett läge från Sudoku.coach

# The table of bench.
bench-backend = Instruktioner: { $backend }
bench-list = lista
bench-puzzles = sudokun
bench-time = µs var
bench-rate = en kärna/s
bench-all = { $threads ->
    [one] { $threads } tråd/s
   *[other] { $threads } trådar/s
}
bench-measuring = mäter
bench-busy = { $threads } trådar tillsammans var långsammare än en: datorn var upptagen; mät igen när inget annat körs
bench-guesses = gissningar
bench-alone = µs ensamt
bench-format = format
bench-bytes = byte var
bench-read = läser MB/s
bench-written = skriver MB/s
bench-logic-medium = medelsvåra/s
bench-logic-solved = lösta
bench-logic-full = vägar/s
bench-logic-steps = ms, steg
bench-logic-worst = ms, värst
bench-generate-what = en kärna
bench-generate-rate = per sekund
bench-generate-grids = fulla bräden
bench-generate-minimal = minimala sudokun
bench-generate-puzzle-forms = kanoniska former, minimala
bench-generate-grid-forms = kanoniska former, fulla bräden
bench-generate-level = första sudokut på en nivå
bench-generate-median = ms, median
bench-generate-worst = ms, längst
bench-no-backend = den här processorn saknar de instruktionerna; den har { $known }
bench-card = Kort: { $card }
bench-card-rate = miljoner/s
bench-card-sweeps = G svep/s
bench-card-each = svep
bench-card-expand = GB/s in
bench-card-print = GB/s ut
bench-card-trip = fram och åter M/s
bench-card-of-copies = % av kopior
bench-card-of-search = % av sökning
bench-card-wrong = fel
bench-card-differs = { $count ->
    [one] ett svar från kortet skiljer sig från processorns
   *[other] { $count } svar från kortet skiljer sig från processorns
}
bench-batch-without-card = --batch kräver --backend cuda
engine-no-card = inget kort används, processorn löser i stället: { $reason }
engine-card-lost = ett kort slutade fungera och används inte längre: { $reason }
engine-card-unused = ett av korten används inte: { $reason }
engine-no-driver = ingen CUDA-drivrutin hittades
engine-none = inget CUDA-kort hittades
engine-not-built = programmet är byggt utan stöd för CUDA
engine-old-driver = CUDA-drivrutinen har stöd för version { $found }, men 11.0 eller senare behövs
engine-old-card = { $name } har beräkningskapacitet { $found }, men 7.0 eller högre behövs
engine-wrong = ett kort svarade med ett bräde som inte är en lösning
engine-gone = korten svarar inte längre
engine-on-cpu = kort kan inte göra det som alternativen kräver; allt körs på processorn

# Vad som är fel med ett steg: fault-ID i novena-proof.
fault-no-solution = ställningen har ingen lösning
fault-empty = steget drar ingen slutsats
fault-repeated = { $deduction }: sagt två gånger
fault-not-there = { $deduction }: kandidaten finns inte där
fault-filled = { $deduction }: rutan har { $digit }
fault-not-unique = det bygger på att lösningen är entydig, men det finns flera
fault-wrong = { $deduction }: stämmer inte med lösningen { $solution }
fault-in-step = steg { $step }, { $technique }: { $fault }

# Varför ett fall i ett bibliotek inte klaras: failure-ID i novena-proof.
failure-malformed = { $reason }
failure-impossible = ställningen är omöjlig: { $reason }
failure-unknown-technique = det finns ingen teknik med denna kod
failure-not-found = hittades inte
failure-otherwise = hittades, men med andra slutsatser: { $steps }
failure-found = hittades, men borde inte finnas: { $step }
failure-unsound = felaktigt steg { $step }: { $reason }

# Varför en text inte är en väg: read-ID i novena-wire.
read-not-json = kolumn { $column }: inte JSON: { $reason }
read-unfit = kolumn { $column }: { $reason }
read-unfit-at = { $at } (kolumn { $column }): { $reason }
read-impossible = { $at }: { $reason }
read-too-long = vägen är längre än { $limit }
read-unclosed = kolumn { $column }: listan är inte avslutad

# Vad explain, hint och verify säger.
explain-solved = Löst: { $solution }
explain-stuck = { $open ->
    [one] Dessa tekniker leder inte längre; { $open } ruta är fortfarande tom: { $board }
   *[other] Dessa tekniker leder inte längre; { $open } rutor är fortfarande tomma: { $board }
}
explain-contradiction = Det finns ingen lösning: { $reason }.
explain-subsumed = { $count ->
    [one] Och ett till som ger detsamma (--every visar det).
   *[other] Och { $count } till som ger detsamma (--every visar dem).
}
explain-verified = { $count ->
    [one] Kontrollerat: { $count } steg, och det stämmer.
   *[other] Kontrollerat: { $count } steg, och alla stämmer.
}
explain-several = Sudokut har flera lösningar, så inget som bygger på att det bara finns en har använts.
verify-cases = kontrollerar fallen
contradiction-digit = { $cell } kan inte innehålla någon siffra
contradiction-place = { $digit } har ingen plats { $in-house }
contradiction-candidate = { $cell } kan inte innehålla { $digit }
table-technique = teknik
table-name = namn
table-level = nivå
table-score = HoDoKu
table-se = SE
table-code = bibliotek
table-aliases = kallas också
techniques-how = novena techniques x-wing förklarar en teknik; vilket som helst av namnen går bra.
techniques-rank = Nivå: { $level }. Nummer { $rank } av { $count } i den ordning som teknikerna prövas.
techniques-last = Den prövas bara när inget annat leder vidare.
techniques-named = Den prövas bara om du nämner den, eftersom lättare steg visar samma sak.
techniques-scores = HoDoKu: { $score }. Sudoku Explainer: { $se }.
techniques-score = HoDoKu: { $score }. Sudoku Explainer har den inte.
techniques-code = Kod i HoDoKus bibliotek: { $code }.
techniques-aliases = Kallas också { $names }.
techniques-uniqueness = Den förutsätter att sudokut har exakt en lösning.
techniques-example = Exempel
techniques-legend = * en ruta i mönstret, -5 en kandidat som försvinner, =5 en siffra som sätts
techniques-more = Gå vidare
techniques-own-file = sudoku.txt
techniques-learn = lektionen, med övningar
techniques-read = sidan om den
techniques-practice = en ställning där den är nästa steg
techniques-needs = ett sudoku som kräver den
techniques-worksheet = ett övningsblad att skriva ut
techniques-own = var den finns i ditt eget sudoku

# Vad check --verbose säger.
check-givens = { $count ->
    [one] { $count } given siffra.
   *[other] { $count } givna siffror.
}
check-symmetry = Mönstrets symmetri: { $symmetries }.
check-canonical = Kanonisk form: { $form } (automorfismer: { $count }).
check-minimal = Minimalt: ingen given siffra kan tas bort.
check-redundant = { $count ->
    [one] Inte minimalt: den givna siffran i { $cells } kan tas bort.
   *[other] Inte minimalt: vilken som helst av dessa { $count } givna siffror kan tas bort: { $cells }.
}
check-backdoors-none = Singlar räcker för att lösa det.
check-backdoors-cells = { $count ->
    [one] Singlar räcker så snart siffran i den här rutan är känd: { $sets }.
   *[other] Singlar räcker så snart siffran i någon av dessa { $count } rutor är känd: { $sets }.
}
check-backdoors-pairs = { $count ->
    [one] Singlar räcker så snart siffrorna i dessa två rutor är kända: { $sets }.
   *[other] Singlar räcker så snart siffrorna i något av dessa { $count } par av rutor är kända: { $sets }.
}
check-backdoors-more = Siffrorna i mer än två rutor måste vara kända för att singlar ska räcka.
check-and-more = { $list } och { $count } till
check-solutions = Lösningar: { $count }.
check-next = { $count ->
    [one] Med { $digit } i { $cell } skulle { $count } lösning återstå.
   *[other] Med { $digit } i { $cell } skulle { $count } lösningar återstå.
}
check-differing = { $count ->
    [one] { $count } ruta har inte samma siffra i alla lösningar:
   *[other] { $count } rutor har inte samma siffra i alla lösningar:
}
check-unavoidable = { $count ->
    [one] För att den första lösningen ska bli den enda måste en given siffra stå i den här mängden av rutor:
   *[other] För att den första lösningen ska bli den enda måste en given siffra stå i var och en av dessa { $count } mängder av rutor:
}
check-unavoidable-more = Det kan finnas fler sådana mängder.
check-conflict = { $digit } upprepas { $in-house }: { $cells }.
check-misprint = Kanske är { $cell } ett tryckfel: med { $digit } där skulle lösningen vara entydig.
check-misprint-vague = { $count ->
    [one] Kanske är { $cells } ett tryckfel: utan den siffran skulle det finnas flera lösningar.
   *[other] Kanske är en av dessa ett tryckfel: utan den skulle det finnas flera lösningar: { $cells }.
}
check-no-misprint = Mer än en given siffra är fel: tas bara en bort finns det ändå ingen lösning.

# Vad rate säger. SE och HoDoKu har engelska namn på sina tekniker.
rate-se = SE { $er }/{ $ep }/{ $ed } ({ $hardest })
rate-hodoku = HoDoKu { $level }, { $score }
rate-novena = Novena { $rating }, { $level } ({ $hardest })
rate-trial = prövning
rate-beyond = Novena: bortom skalan

# Vad canon säger.
canon-dropped = { $count ->
    [one] { $count } sudoku utelämnades: dess form hade redan förekommit
   *[other] { $count } sudokun utelämnades: deras former hade redan förekommit
}
# Vad generate säger.
generate-seed = Frö { $seed }; --seed { $seed } gör samma sudokun igen.
generate-exhausted = hittade { $found } av { $wanted }: gav upp efter { $effort } misslyckade försök; av { $tried } totalt gav { $made } ett sudoku av den formen; ett större --effort ger fler försök
generate-rare = { $technique } är sällsynt: { $needed ->
    [0] inget av { $surveyed } slumpvisa minimala sudokun behöver den
    [one] { $needed } av { $surveyed } slumpvisa minimala sudokun behöver den
   *[other] { $needed } av { $surveyed } slumpvisa minimala sudokun behöver den
}; --vicinity letar kring sudokun som nästan gör det
generate-none-near = inget av de { $made } närliggande sudokuna uppfyller önskemålen
generate-no-clock = klockan säger inte vilken dag det är; ange en: --daily 2026-11-15
generate-on-cpu = sudokun görs på processorn: ett kort skulle inte vara snabbare
generate-daily-level = dagens sudoku har en nivå, inte ett intervall
generate-no-pattern = { $pattern }: varken 81 tecken eller en fil som går att läsa: { $reason }

# play and games: commands and arguments.
cmd-play = Spela i terminalen: det senaste spelet, ett nytt eller ett sudoku ur en fil.
cmd-games = Lista, återuppta, exportera, importera och ta bort sparade spel.
cmd-list = Lista spelen, de senast spelade först.
cmd-resume = Spela vidare på ett spel i terminalen.
cmd-export = Skriv alla spel och samlingar till en enda läsbar fil.
cmd-import = Importera spel som exporterats här eller någon annanstans; inget går förlorat.
cmd-delete = Ta bort spel med hela deras historik.
arg-file = Fil med ett sudoku, eller med flera att välja bland, eller ett sudoku eller en länk; - för standard in
arg-play-level = Ett nytt spel på den här nivån: easy, medium, hard, unfair eller extreme
arg-play-daily = Dagens sudoku, lätt om inte --level säger annat
arg-keys = Tangentuppsättning: default, vi, gnome eller hodoku
arg-shift_row = De nio tecken som Skift+1 till Skift+9 ger på ditt tangentbord (standard: efter språket)
arg-theme = Färger för mörk (dark) eller ljus (light) bakgrund (standard: identifieras, annars dark)
arg-ascii = Rita bara med ASCII-tecken
arg-no_mouse = Låt terminalen ha musen, så att text kan markeras
arg-no_timer = Dölj klockan
arg-data = Mappen där spelen sparas (standard: användarens datamapp)
arg-game = Ett spels nummer, som listan visar det
arg-games = Spelens nummer, som listan visar dem
arg-list-to = Listan som text eller json (ett objekt per rad)
arg-export = Filen som exporterats; - för standard in
value-file = FIL
value-keys = TANGENTER
value-shift_row = TECKEN
value-theme = BAKGRUND
value-data = MAPP
value-game = SPEL
value-games = SPEL
value-export = FIL

# What play says before there is a screen, and after it.
play-no-terminal = play behöver en terminal att rita i; standard ut är ingen
play-failed = fel i terminalen: { $reason }
games-state-finished = löst på { $time }

# What is wrong with the games that are kept: store-ID of novena-store.
store-no-folder = ingen mapp för sparade spel hittades; ange en med --data
store-set-aside = filen med spelen var skadad; den har flyttats till { $path }, och en ny har påbörjats
store-log-damaged = loggen över de senaste dragen är skadad: { $count ->
    [one] minst { $count } ändring har gått förlorad
   *[other] minst { $count } ändringar har gått förlorade
}. En kopia av filerna som de var ligger i { $path }

# play and games: examples and numbers.
cmd-play-examples =
    novena play                          där du slutade, annars dagens lätta sudoku
    novena play --level hard             ett nytt spel
    novena play --daily                  dagens sudoku
    novena play sudoku.txt               vilket format som helst; flera sudokun ger en lista
    novena play --keys vi --no-mouse
cmd-games-examples =
    novena games                         vad som är sparat
    novena games resume 12
    novena games export -o spel.json     allt i en enda läsbar fil
    novena games import spel.json        slår ihop utan att förlora något
    novena games delete 12
cmd-config = Visa och ändra inställningar: språk, tema, nivå, tangenter med mera.
cmd-config-examples =
    novena config                        vad som är inställt, och var
    novena config set theme light
    novena config set keys vi            tangenterna från vi i spelet
    novena config set keys.undo ctrl-u   en enda tangent
    novena config unset theme
    novena config edit                   filen i din redigerare
cmd-set = Ändra en inställning.
cmd-unset = Gå tillbaka till standardvärdet.
cmd-edit = Öppna inställningsfilen i din redigerare ($VISUAL eller $EDITOR).
cmd-path = Visa var inställningsfilen finns.
arg-config-to = Som text eller json
arg-setting = Inställningen: language, theme, level, marks, keys, shift-row, ascii, mouse, timer, eller keys.KOMMANDO för en enda tangent
arg-value = Dess värde
value-setting = INSTÄLLNING
value-value = VÄRDE

# Vad config säger.
config-head-setting = inställning
config-head-value = värde
config-head-from = från
config-default = standard
config-line = filen, rad { $line }
config-detected = identifieras
config-by-language = efter språket
config-no-file = (finns inte än)
config-how = Flaggor gäller före miljövariabler som NOVENA_THEME, och de före filen.
config-no-place = det finns ingen plats för en inställningsfil: varken NOVENA_CONFIG eller en hemmapp är angiven
config-not-set = { $name } är inte inställd i filen
config-overridden = { $variable } är satt i miljön och gäller före filen
config-no-editor = { $editor } gick inte att köra; ange din redigerare i EDITOR

# Vad som är fel i inställningsfilen; rad och kolumn står före.
config-not-toml = inte TOML: { $reason }
config-unknown = det finns ingen inställning { $name }
config-text = { $name } måste vara en text inom citattecken
config-switch = { $name } måste vara true eller false, utan citattecken
config-table = { $name } måste vara en tabell: [{ $name }]
games-state-open = { $empty ->
    [one] { $empty } ruta öppen, { $time }
   *[other] { $empty } rutor öppna, { $time }
}
games-imported = { $added ->
    [one] { $added } spel tillagt
   *[other] { $added } spel tillagda
}, { $updated } uppdaterade.
games-checking = kontrollerar de sparade spelen
games-read = { $megabytes } MB lästa
games-written = { $megabytes } MB skrivna
games-import-lessons = { $count ->
    [one] Framsteg i { $count } lektion i kursen har lagts till.
   *[other] Framsteg i { $count } lektioner i kursen har lagts till.
}
games-export-damaged = spel { $game } är skadat ({ $part }): det finns i exporten som rådata, inte som ett spel
games-export-kept = { $count ->
    [one] { $count } skadat spel från en tidigare import finns i exporten som rådata
   *[other] { $count } skadade spel från tidigare importer finns i exporten som rådata
}
games-import-damaged = { $count ->
    [one] { $count } skadat spel sparades som rådata; det går inte att spela
   *[other] { $count } skadade spel sparades som rådata; de går inte att spela
}
games-import-unknown = det här programmet känner inte till { $section }; inget togs därifrån
# novena serve.
serve-address = Novena finns på { $link }
serve-token = Andra enheter behöver den här länken: utan dess nyckel besvaras inga förfrågningar.
serve-token-here = Bara den här länken fungerar: utan dess nyckel besvaras inga förfrågningar, inte heller från andra användare av datorn.
serve-end = Ctrl-C avslutar; varje drag är redan sparat.
serve-end-lund = Ctrl-C avslutar.
serve-no-browser = ingen webbläsare hittades att öppna sidan i
serve-taken = { $address } används redan av ett annat program; prova --addr { $other }
serve-elsewhere = { $address } används redan av ett annat program: det här tar nästa lediga port
serve-not-there = det går inte att lyssna på { $address }: { $reason }
serve-failed = servern avslutades: { $reason }
serve-no-folder = ingen mapp med sparade spel hittades; ange en med --data
serve-set-aside = filen med spelen var skadad; den har flyttats till { $path }, och en ny har påbörjats
serve-damage-found = filen med spelen är skadad, och inget mer sparas i den. Exportera spelen och starta servern igen: då läggs filen undan och en ny påbörjas

# novena site.
site-done = Webbplatsen finns i { $folder }: { $files } filer, { $kilobytes } kB. Publicera den under vilken sökväg som helst; öppna den via http(s), inte som fil.
site-no-engine = det här programmet byggdes utan motorn för webbläsare och kan inte skriva någon webbplats; bygg det med: cargo xtask site
site-foreign = { $file } är i vägen och hör inte till en äldre webbplats; ingenting skrevs

# Rapporter från rate och bench: sidor som visas i en webbläsare.
report-nothing = ingenting mättes, så ingen rapport skrevs
report-made = Gjord av Novena { $version } den { $date }.
report-made-from = Gjord av Novena { $version } den { $date } från { $files }.
report-rate-title = Graderingar
report-rated = graderade sudokun
report-several = flera lösningar
report-none = ingen lösning
report-errors = inte sudokun
report-total = total tid
report-mean = tid i medeltal
report-puzzles = sudokun
report-puzzle = sudoku
report-share = andel
report-ratings = Graderingar
report-ratings-caption = Sudokun efter gradering på skalan { $scale }
report-beyond = { $count ->
    [one] Ett sudoku ligger bortom vår skala.
   *[other] { $count } sudokun ligger bortom vår skala.
}
report-levels = Nivåer
report-levels-caption = Sudokun efter nivå, { $scale }
report-level = nivå
report-techniques = Tekniker
report-techniques-how = Räknat på den väg som alltid tar det lättaste steget. En teknik är den svåraste i ett sudoku om vägen når lösningen och inte använder någon svårare.
report-techniques-caption = Använda tekniker, de lättaste först
report-technique = teknik
report-steps = steg
report-hardest-in = svårast i
report-stuck = { $count ->
    [one] Ett sudoku löses inte av de här teknikerna: vägen tar slut i förtid.
   *[other] { $count } sudokun löses inte av de här teknikerna: vägarna tar slut i förtid.
}
report-times = Tid
report-times-caption = Sudokun efter tiden som alla graderingar tog tillsammans
report-median = hälften inom
report-most = nio av tio inom
report-longest = längst
report-table = Sudokun
report-table-caption = Varje sudoku, de svåraste först
report-cut = De { $shown } svåraste av { $all } sudokun. Diagrammen och siffrorna ovan räknar alla; novena rate --to csv skriver alla rader.
report-hardest = svåraste teknik
report-time = tid
report-bench-title = Hastighet
report-bench-how = De kortaste tiderna av { $rounds ->
    [one] en runda
   *[other] { $rounds } rundor
}, på { $system } ({ $cpu }) med { $threads ->
    [one] en tråd
   *[other] { $threads } trådar
}. Staplarna jämför siffrorna i en kolumn.
report-bench-solve = Lösa
report-bench-logic = Tekniker: vägar och alla steg
report-bench-rating = Graderingar i sekunden på en kärna
report-bench-generate = Göra sudokun på en kärna
report-bench-formats = Läsa och skriva, megabyte i sekunden

# Vad book säger och skriver ut.
book-title = Sudoku
book-puzzles = Sudokun
book-answers = Svar
book-contents = Innehåll
book-howto = Så spelar du
book-howto-givens = Skriv en siffra i varje tom ruta. De tryckta siffrorna ändras inte. Varje sudoku har en enda lösning, och den finns längst bak i boken.
book-levels = Nivåerna
book-needs-easy = Singlar: en siffra eller en ruta med en enda möjlighet
book-needs-medium = Par, tripplar, pekning, X-vingar
book-needs-hard = Skyskrapor, XY-vingar, rektanglar
book-needs-unfair = Kedjor, nästan låsta mängder
book-needs-extreme = Allt som finns
book-cover-puzzle = På omslaget: sudoku { $number }.
book-cover-day = På omslaget: sudokut för { $day }.
book-cover-lesson = På omslaget: sudokut i lektion { $number }.
book-worksheet-kicker = Övningsblad
book-worksheet-task = I var och en av dessa ställningar är { $technique } nästa steg. Hitta det, och skriv eller stryk det som följer av det.
book-worksheet-written = { $file }: { $exercises ->
    [one] en övning
   *[other] { $exercises } övningar
} på { $pages } sidor
book-calendar-title = Ett sudoku om dagen
book-calendar-with = en kalender har nya sudokun för sina dagar: ta bort { $wish }
book-calendar-section = en kalender tar en --section utan antal: varje dag har ett sudoku
book-class-calendar = bladen till en klass har inga datum: ta bort --calendar
book-square-booklet = en kvadratisk bok viks inte: ta bort --booklet eller välj ett annat papper
book-month = { $month } { $year }
book-day = { $day } { $month }
month-1 = januari
month-2 = februari
month-3 = mars
month-4 = april
month-5 = maj
month-6 = juni
month-7 = juli
month-8 = augusti
month-9 = september
month-10 = oktober
month-11 = november
month-12 = december
weekday-1 = måndag
weekday-2 = tisdag
weekday-3 = onsdag
weekday-4 = torsdag
weekday-5 = fredag
weekday-6 = lördag
weekday-7 = söndag
book-repeat = sudoku { $puzzle } är samma som sudoku { $other }
book-repeat-turned = sudoku { $puzzle } är sudoku { $other } igen, vridet, speglat eller med andra siffror
book-repeats-more = { $count ->
    [one] ytterligare ett sudoku förekommer två gånger
   *[other] ytterligare { $count } sudokun förekommer två gånger
}
book-font-found = Bokstäver som programmets typsnitt saknar kommer från typsnittet { $font }.
book-font-bad = typsnittet { $file } går inte att använda: { $reason }
book-font-no-font = väntade ett typsnitt i formatet TrueType eller OpenType
book-worksheet = Hitta: { $technique }
book-made = Gjord med Novena { $version }.
book-made-seed = Gjord med Novena { $version }, frö { $seed }.
book-again = { $command } gör samma sudokun igen.
book-several = flera lösningar; utelämnas
book-none = ingen lösning; utelämnas
book-empty = det finns inget sudoku att skriva ut
book-large = stor stil har ett eller två sudokun per sida
book-sheet = Blad
book-sheets = Blad
book-name = Namn
book-date = Datum
book-class-seed = Frö { $seed }
book-class-subtitle = { $sheets ->
    [one] Ett blad
   *[other] { $sheets } blad
} med { $puzzles ->
    [one] ett sudoku på varje
   *[other] { $puzzles } sudokun på varje
}
book-class-pages = { $sheets ->
    [one] Bladet finns på sidan { $first }
   *[other] De { $sheets } bladen börjar på sidan { $first }
}, svaren på sidan { $answers }.
book-class-files = bladen till en klass har nya sudokun: ta bort filerna
book-class-booklet = bladen till en klass delas ut ett och ett: ta bort --booklet
book-class-order = --in-order gäller filer, och bladen till en klass har nya sudokun
book-class-many = bladen till en klass kan ha högst { $most } sudokun sammanlagt
book-course-title = Sudoku steg för steg
book-lesson = Lektion { $number }
book-lessons = Lektion { $first } till { $last }
book-exercises = Övningar
book-exercises-made = { $count ->
    [one] { $count } övning
   *[other] { $count } övningar
}
book-course-again = { $command } gör samma övningar igen.
book-course-with = en arbetsbok har lektioner ur kursen och inget annat: ta bort { $wish }
book-course-unwritten = lektionen { $lesson } finns inte på detta språk; utelämnas
book-course-written = { $file }: { $lessons ->
    [one] en lektion
   *[other] { $lessons } lektioner
} på { $pages } sidor
book-letters = inget typsnitt på datorn har { $letters }; rutor skrivs i stället; --font anger en typsnittsfil som har dem
book-exhausted = hittade { $found } av { $wanted }: gav upp efter { $effort } misslyckade försök; av { $tried } totalt gav { $made } ett sudoku av den formen
book-progress = { $count ->
    [one] { $count } sida
   *[other] { $count } sidor
}
book-written = { $file }: { $puzzles ->
    [one] ett sudoku
   *[other] { $puzzles } sudokun
} på { $pages } sidor
book-fold = { $sheets ->
    [one] Ett ark: skriv ut på båda sidor, vänt längs kortsidan, och vik det en gång.
   *[other] { $sheets } ark: skriv ut på båda sidor, vänt längs kortsidan, och vik dem en gång.
}
book-thick = { $sheets } ark är för många för att vikas tillsammans; --booklet=16 gör häften om fyra ark
book-both-sides = Skriv ut på båda sidor, vänt längs långsidan.
# Vad draw och bilderna i explain säger.
draw-to-what = bildens format framgår inte av namnet { $file }; det måste sluta på .svg, .png eller .pdf, annars får formatet väljas med --to
draw-on-screen = en terminal kan inte visa en sådan bild; skriv den till en fil med -o
draw-several = det finns flera sudokun; skriv bilderna till filer med -o
draw-numbered = { $count ->
    [one] { $count } bild: { $first }
   *[other] { $count } bilder: { $first } …
}
draw-failed = bilden går inte att göra: { $reason }
draw-no-such-step = { $count ->
    [0] det finns inget steg { $step }: vägen har inga
    [one] det finns inget steg { $step }: vägen har { $count }
   *[other] det finns inget steg { $step }: vägen har { $count }
}
draw-missing = { $count ->
    [one] detta tecken finns inte i programmets typsnitt och ritas som en ruta: { $characters }
   *[other] dessa tecken finns inte i programmets typsnitt och ritas som rutor: { $characters }
}
pictures-puzzle = Sudokut
pictures-rating = Nivå: { $level }. Gradering: { $rating } (Novena).
pictures-beyond = Sudokut ligger bortom vår skala.
pictures-steps = { $steps ->
    [one] { $steps } steg
   *[other] { $steps } steg
} med { $techniques ->
    [one] { $techniques } teknik.
   *[other] { $techniques } tekniker.
}
pictures-places = var
pictures-solution = Lösningen
pictures-end = Slutet
pictures-made = Gjord med Novena { $version }.
pictures-written = { $count ->
    [one] { $page }: { $count } steg
   *[other] { $page }: { $count } steg
}
pictures-foreign = { $folder } innehåller annat än en tidigare förklaring; ange en ny eller tom mapp

# learn.
cmd-learn = Lär dig lösa sudoku: kursen från reglerna till den sista utvägen, lektion för lektion.
cmd-learn-examples =
    novena learn                         lektionerna och hur långt du har kommit
    novena learn x-wing                  i en terminal: en lektion med övningar
    novena learn 3                       en lektion efter nummer
    novena learn x-wing > x-wing.txt     lektionen som ren text
    novena learn --to json               listan för program
arg-lesson = En lektion eller en teknik: nummer eller något av namnen; utan det visas listan
arg-learn-to = Listan som text eller json
value-lesson = LEKTION
learn-entries = Andra tekniker, en sida var
learn-how = novena learn 1 öppnar en lektion, novena learn x-wing den som lär ut tekniken; vilket som helst av namnen går bra.
learn-done = klar
learn-mastered = behärskad
learn-due = { $count ->
    [one] { $count } övning att göra om i dag
   *[other] { $count } övningar att göra om i dag
}

# Vad hunt säger.
hunt-progress = hittade { $found }, besökta { $visits }; nu { $exchanges } byten, { $neighbours } nya grannar
hunt-rating = graderar grannar, { $done } av { $all }
hunt-rating-starts = graderar sudokuna att börja med, { $done } av { $all }
hunt-no-start = det finns inget sudoku att börja med
hunt-not-unique = har inte exakt en lösning; utelämnas
hunt-summary = Hittade { $found }; besökta { $visits }, nya grannar { $looked_at }, graderade { $rated }. Det bästa av alla: { $best }
hunt-log-busy = { $file } används av en annan sökning
hunt-log-foreign = { $file } är ingen logg från novena hunt; filen lämnades orörd
hunt-log-output = { $file } är loggen; fynden behöver en annan fil
hunt-log-line = raden går inte att tolka och hoppas över
