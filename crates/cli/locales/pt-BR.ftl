# Comandos: cmd-NOME diz o que faz, cmd-NOME-examples mostra.
cmd-novena = Sudoku: resolver, explicar, conferir, converter.
cmd-novena-examples =
    novena solve puzzles.txt
    novena check < puzzle.txt
    novena solve --help
cmd-solve = Escreve a solução de cada sudoku.
cmd-solve-examples =
    novena solve puzzles.txt                  uma resposta por linha, na ordem
    novena solve sudoku.txt --to plain        nove linhas de dígitos
    novena solve --all --limit 10 open.txt    as dez primeiras soluções
    novena solve --count open.txt             quantas existem
    novena solve big.csv -o solved.txt        em um arquivo, inteiro ou nada
cmd-check = Diz de cada sudoku se a solução é única, se não há, se há várias ou se ele viola uma regra.
cmd-check-examples =
    novena check puzzles.txt
    novena check puzzles.txt | sort | uniq -c
    novena check --verbose puzzle.txt         o que quer saber quem compõe
cmd-candidates = Mostra o que cada célula vazia poderia conter.
cmd-candidates-examples =
    novena candidates puzzle.txt
    novena candidates --counts puzzle.txt     graus de liberdade, 0 se preenchida
    novena candidates --cell r1c1 puzzle.txt
cmd-explain = Conta cada dedução até a solução, um passo por linha.
cmd-explain-examples =
    novena explain puzzle.txt                 o caminho inteiro, em frases
    novena explain --up-to naked-triple puzzle.txt
    novena explain --only hidden-single,x-wing puzzle.txt
    novena explain --all-steps puzzle.txt     tudo o que se pode ver agora
    novena explain --to json --verify puzzles.txt
    novena explain --list-techniques
cmd-hint = Ajuda com o próximo passo, tanto quanto se pedir.
cmd-hint-examples =
    novena hint puzzle.txt                    o que há para encontrar
    novena hint --rung 2 puzzle.txt           onde olhar
    novena hint --rung 3 puzzle.txt           por que se deduz
    novena hint --rung 4 puzzle.txt           o que muda
cmd-verify = Confere um caminho que alguém afirma, ou uma biblioteca de posições de teste.
cmd-verify-examples =
    novena explain --to json puzzle.txt | novena verify
    novena verify path.json
    novena verify --reglib reglib-1.4.txt
cmd-rate = Avalia cada sudoku nas escalas do Sudoku Explainer, do HoDoKu e na nossa.
cmd-rate-examples =
    novena rate puzzles.txt
    novena rate --to csv puzzles.txt -o ratings.csv
    novena rate --scale novena puzzles.txt    só a nossa, e só o seu trabalho
cmd-canon = Escreve a forma canônica de cada sudoku, a mesma para todos os que são iguais na essência.
cmd-canon-examples =
    novena canon puzzles.txt                  uma forma por linha
    novena canon --dedupe --keep puzzles.txt  um de cada tipo, como estava escrito
    novena canon --to csv puzzles.txt         sudoku, forma e número de automorfismos
cmd-generate = Cria sudokus novos: por nível, avaliação, técnica, padrão e simetria.
cmd-generate-examples =
    novena generate --level hard --count 10
    novena generate --needs swordfish --symmetry rotational180
    novena generate --se 7.0..7.5 --to csv -n 100 -o sevens.csv
    novena generate --pattern pattern.txt     dígitos dados exatamente ali
    novena generate --practice xy-wing        uma posição em que é a vez dela
    novena generate --daily --level medium    o sudoku do dia
    novena generate --vicinity hard.txt --hardest-first
cmd-convert = Escreve os sudokus em outro formato.
cmd-convert-examples =
    novena convert --to grid puzzles.txt
    novena convert --to csv *.txt -o all.csv
    novena convert --list-formats
cmd-rpc = Responde a pedidos do protocolo: um objeto JSON por linha, uma resposta por linha.
cmd-rpc-examples =
    echo '{"{"}"op":"version"{"}"}' | novena rpc    o que há
    novena rpc < requests.jsonl               docs/protocol.md mostra todos
cmd-serve = Abrir o aplicativo web e responder ao protocolo por HTTP.
cmd-serve-examples =
    novena serve --open                       aqui, no seu navegador
    novena serve --addr 127.0.0.1:8082        em outra porta
    novena serve --addr 0.0.0.0:8081          também para outros aparelhos, com uma chave
cmd-lab = Executa o programa de um dos cinco documentos de curso.
cmd-lab-examples =
    novena lab fing < sudoku.txt
    novena lab uel sudoku.txt saida.txt
cmd-usp = O jogo interativo do EP3 (IME-USP, 2006), em português.
cmd-usp-examples =
    novena lab usp --seed 2006
    novena lab usp --simulate                 escreve SudokuSimula.txt
cmd-uel = O resolvedor de arquivo para arquivo (UEL, 2023), em português.
cmd-uel-examples =
    novena lab uel sudoku.txt saida.txt
    novena lab uel --all
cmd-fing = O resolvedor que escreve cada dedução (FING, 2005), em espanhol.
cmd-fing-examples =
    novena lab fing < sudoku.txt
cmd-ucm = O jogo com menu (UCM, 2012), em espanhol.
cmd-ucm-examples =
    novena lab ucm --initial sudoku1.txt --solution solsdk1.txt
cmd-lund = O resolvedor com janela (Lund), em sueco.
cmd-lund-examples =
    novena lab lund
cmd-bench = Mede a rapidez com que esta máquina resolve.
cmd-bench-examples =
    novena bench                              listas próprias
    novena bench puzzles.txt                  uma lista sua
    novena bench --backend avx2
    novena bench --logic                      técnicas: caminhos e todos os passos
    novena bench --rating                     avaliações em cada escala
    novena bench --generate                   criação de sudokus
cmd-completions = Escreve o autocompletar para um shell.
cmd-completions-examples =
    novena completions bash > ~/.local/share/bash-completion/completions/novena
    novena completions fish > ~/.config/fish/completions/novena.fish
cmd-man = Escreve o manual, de novena ou de um comando.
cmd-man-examples =
    novena man | man -l -
    novena man solve > novena-solve.1
cmd-help = Explica novena ou um comando.
cmd-help-examples =
    novena help solve

first-steps =
    Novena: um programa para o sudoku.

    Cinco coisas que se fazem primeiro:
      novena solve puzzles.txt            resolver todos os sudokus de um arquivo
      novena check puzzle.txt             é válido e tem uma só solução?
      novena explain puzzle.txt           cada dedução, passo a passo
      novena convert --to grid list.txt   ver os sudokus desenhados
      novena help                         todo o resto

    Os sudokus vêm de arquivos ou da entrada padrão, em qualquer formato comum.

arg-files = Arquivos com sudokus; a entrada padrão se não houver nenhum, ou para -
arg-candidates-files = Arquivo com sudokus; a entrada padrão se não houver nenhum, ou para -
arg-from = Ler a entrada neste formato em vez de descobri-lo
arg-to = Respostas como line, grid, plain, marks, triples, library, csv ou json
arg-verbose = Dizer também o que quer saber quem compõe: se é mínimo, o que o abre, que dígitos dados faltam ou sobram
arg-check-to = Respostas como line, csv ou json
arg-candidates-to = Candidatos como marks ou json
arg-output = Escrever neste arquivo; ele só é substituído quando tudo está pronto
arg-all = Escrever todas as soluções, em ordem crescente
arg-count = Escrever o número de soluções, ou >=N onde --limit parou a contagem
arg-limit = Parar ao chegar a tantas soluções
arg-unique = Aceitar apenas sudokus com exatamente uma solução
arg-with = O método: wave (padrão) ou backtracking (o dos livros, lento)
arg-stats = Escrever números na saída de erros ao final
arg-jobs = Usar tantas threads (padrão: todos os núcleos)
arg-counts = Escrever quantos dígitos cada célula poderia conter, 0 se preenchida
arg-cell = Escrever os dígitos que esta célula poderia conter
arg-list_formats = Escrever uma tabela dos formatos e do que eles guardam
arg-seed = Tornar o tabuleiro aleatório repetível
arg-simulate = Jogar sozinho os três jogos do documento
arg-usp-output = Onde --simulate escreve (padrão: SudokuSimula.txt)
arg-input = Arquivo com o sudoku (padrão: sudoku.txt)
arg-uel-output = Arquivo para a solução (padrão: saida.txt)
arg-uel-all = Escrever todas as soluções, um bloco após o outro
arg-initial = Arquivo com os valores iniciais; perguntado se faltar
arg-solution = Arquivo com a solução; perguntado se faltar
arg-bench-files = Arquivos com sudokus; listas próprias se não houver nenhum
arg-backend = As instruções: scalar, neon, avx2 ou avx512 (padrão: as melhores)
arg-rounds = Resolver cada sudoku tantas vezes (padrão: 10); vale o menor tempo
arg-shell = bash, elvish, fish, powershell ou zsh
arg-explain-to = Escrever frases (text) ou dados (json)
arg-hint-to = Escrever uma frase (text) ou dados (json)
arg-only = Usar só estas técnicas, separadas por vírgulas
arg-up_to = Não usar nenhuma técnica mais difícil que esta
arg-all_steps = Listar todos os passos da posição em vez de um caminho; os de uma técnica com a mesma conclusão aparecem uma vez, e os que só juntam outros passos (direct, dual, siamese), só se --only os nomear
arg-verify = Fazer o resolvedor conferir cada passo
arg-spoken = Nomear as células como “linha 1 coluna 1”, para ler em voz alta
arg-list_techniques = Escrever uma tabela das técnicas, na ordem em que são tentadas
arg-rung = Quanto contar: 1 o nome (padrão), 2 onde, 3 por quê, 4 o que muda
arg-verify-files = Arquivos com caminhos em JSON, um por linha; a entrada padrão se não houver nenhum, ou para -
arg-reglib = Executar os casos deste arquivo, na forma da biblioteca de regressão do HoDoKu
arg-rate-to = Escrever frases (text), uma tabela (csv) ou dados (json)
arg-scale = As escalas, separadas por vírgulas: se, hodoku, novena (padrão: todas; em csv: se,hodoku)
arg-dedupe = Omitir os sudokus cuja forma já apareceu; a saída de erros diz quantos
arg-keep = Com --dedupe, escrever cada sudoku que fica como ele era, em vez da sua forma
arg-automorphisms = Acrescentar de quantas maneiras o sudoku pode ser permutado de modo que, renomeando os dígitos, volte a ser o mesmo (csv e json sempre o trazem)
arg-logic = Medir as técnicas: caminhos e todos os passos
arg-rating = Medir a avaliação, em cada escala
arg-generate-count = Quantos sudokus (padrão: 1; com --vicinity: todos os que houver)
arg-level = easy, medium, hard, unfair ou extreme segundo a nossa avaliação, ou um intervalo: medium..hard
arg-generate-rating = Nossa avaliação neste intervalo: 4.5, 4.1..6.0, 7.0..
arg-se = A avaliação do Sudoku Explainer (ER) neste intervalo
arg-hodoku = A pontuação do HoDoKu neste intervalo
arg-needs = Com tudo o que é mais fácil não se avança, e esta técnica permite continuar; várias separadas por vírgulas
arg-generate-only = Bastam os únicos e estas técnicas, separadas por vírgulas
arg-hardest = O caminho não precisa de nada mais difícil que esta técnica, e precisa dela
arg-givens = Tantos dígitos dados: 24, 22..26, ..30
arg-symmetry = Simetria dos dígitos dados: none (padrão), rotational180, rotational90, horizontal, vertical, diagonal, antidiagonal ou full
arg-pattern = Dígitos dados exatamente nestas células: um arquivo ou 81 caracteres, . ou 0 onde não há
arg-within = Dígitos dados em algumas destas células e em nenhuma outra
arg-minimal = Todos os dígitos dados são necessários
arg-practice = Uma posição em que é a vez desta técnica; como library (padrão), json ou outro formato com anotações
arg-classic = As cinco fases do primeiro documento
arg-daily = O sudoku de um dia (padrão: hoje, pelo UTC) e de um --level (padrão: medium); o mesmo para todos
arg-vicinity = Sudokus próximos dos deste arquivo: alguns dígitos dados a menos e outros tantos a mais
arg-radius = Quantos dígitos dados mudam: 1 (padrão) ou 2
arg-hardest_first = Olhar todos e escrever primeiro os mais difíceis
arg-generate-seed = Criar de novo os mesmos sudokus; sem ela, uma semente é escolhida e informada
arg-effort = Terminar quando tantas tentativas seguidas não dão nada (padrão: 1000000)
arg-generate-to = Escrever line (padrão), grid, plain, marks, triples, library, csv ou json; csv e json dizem também nível e avaliações
arg-generate-output = Escrever neste arquivo; Ctrl-C guarda o que foi encontrado
arg-generate = Medir a criação de sudokus
arg-page = O nome de um comando
arg-addr = Onde escutar (padrão: 127.0.0.1:8081); um endereço ao alcance de outros pede uma chave
arg-games = A pasta dos jogos (padrão: a pasta de dados do usuário)
arg-open = Mostrar a página no navegador
value-addr = ENDEREÇO:PORTA
value-games = PASTA
arg-lang = Mensagens em en, es, pt ou sv (padrão: as da configuração regional)
arg-help = Explicar o comando
arg-version = Escrever a versão

value-files = ARQUIVO
value-from = FORMATO
value-to = FORMATO
value-output = ARQUIVO
value-limit = N
value-with = MÉTODO
value-jobs = N
value-cell = CÉLULA
value-seed = N
value-input = ENTRADA
value-initial = ARQUIVO
value-solution = ARQUIVO
value-backend = INSTRUÇÕES
value-rounds = N
value-shell = SHELL
value-only = TÉCNICAS
value-up_to = TÉCNICA
value-rung = N
value-reglib = ARQUIVO
value-scale = ESCALAS
value-count = N
value-level = NÍVEL
value-rating = MÍN..MÁX
value-se = MÍN..MÁX
value-hodoku = MÍN..MÁX
value-needs = TÉCNICA
value-hardest = TÉCNICA
value-givens = MÍN..MÁX
value-symmetry = SIMETRIA
value-pattern = PADRÃO
value-within = PADRÃO
value-practice = TÉCNICA
value-daily = DATA
value-vicinity = ARQUIVO
value-radius = N
value-effort = N
value-page = COMANDO
value-lang = IDIOMA

heading-usage = Uso:
heading-commands = Comandos
heading-arguments = Argumentos
heading-options = Opções
heading-name = Nome
heading-synopsis = Sinopse
heading-description = Descrição
heading-version = Versão
heading-more = Mais
heading-examples = Exemplos:

usage-command = COMANDO
usage-options = OPÇÕES
usage-unknown-argument = argumento desconhecido { $argument }
usage-unknown-command = não existe o comando { $command }
usage-missing-command = falta um comando: { $valid }
usage-conflict = { $argument } não pode ser usado junto com { $other }
usage-missing = falta { $argument }
usage-no-value = { $argument } precisa de um valor
usage-bad-value = { $argument } não pode ser { $value }; aceita { $valid }
usage-wrong = não é possível entender a linha de comando
usage-suggestion = (você quis dizer { $better }?)
usage-try = Tente: { $command } --help
usage-no-page = não existe o comando { $command } para explicar

label-error = erro:
label-warning = aviso:

input-failed = { $file }: não pode ser lido: { $reason }
output-failed = { $file }: não pode ser escrito: { $reason }
reason-missing = esse arquivo ou pasta não existe
reason-denied = não é permitido
reason-directory = é uma pasta, não um arquivo
reason-not-directory = uma parte do caminho não é uma pasta
reason-full = o disco está cheio
reason-read-only = o disco é somente leitura
output-standard = saída padrão
input-standard = entrada padrão

problem-at = { $file }:{ $line }: { $problem }

progress-puzzles = { $count ->
    [one] { $count } sudoku
   *[other] { $count } sudokus
}

progress-search = encontrados { $found }, tentativas { $tried } ({ $rate }/s)

stats-puzzles = { $count ->
    [one] { $count } sudoku
   *[other] { $count } sudokus
}
stats-unique = solução única: { $count }
stats-several = várias soluções: { $count }
stats-none = sem solução: { $count }
stats-errors = não são sudokus: { $count }
stats-guesses = palpites: { $count }
stats-time = { $seconds } s, { $rate } sudokus por segundo

dropped = { $format } não guarda { $parts }: omite-se em { $count ->
    [one] { $count } sudoku
   *[other] { $count } sudokus
}
part-entries = a diferença entre dígitos dados e preenchidos
part-marks = anotações
part-solution = soluções
part-title = títulos
part-comment = comentários
part-corners = marcas de canto
part-colours = cores de células
part-candidate-colours = cores de candidatos
part-journal = o histórico de jogadas
part-time = o tempo jogado
part-author = autores
part-level = níveis
table-format = formato
table-carries = guarda além dos dígitos
table-nothing = nada

parse-empty = nada para ler: a entrada está vazia
parse-no-puzzle = não há sudoku aqui: { $cells } células lidas, são necessárias 81
parse-no-puzzle-row = não há sudoku aqui: { $cells } células lidas, são necessárias 81; a linha { $row } tem { $found }
parse-line-too-long = a linha tem mais de { $limit }
parse-record-too-long = o sudoku ocupa mais de { $limit }; a leitura parou aqui
parse-not-utf8 = coluna { $column }: não é texto UTF-8
parse-unexpected-char = coluna { $column }: { $found } inesperado
parse-cell-count = esperadas 81 células, encontradas { $found }
parse-row-count = esperadas 9 linhas, encontradas { $found }
parse-row-length = a linha { $row } tem { $found } células, esperadas 9
parse-mark-repeated = { $cell } tem o { $digit } duas vezes entre as anotações
parse-number-count = esperados 3 números (linha, coluna, dígito), encontrados { $found }
parse-not-a-number = coluna { $column }: esperado um número, encontrado { $found }
parse-out-of-range = { $number ->
    [row] a linha
    [column] a coluna
   *[digit] o dígito
} é { $found }, esperado de 1 a 9
parse-cell-repeated = { $cell } é { $second }, mas antes era { $first }
parse-library-fields = esperados 6 ou 7 campos separados por dois-pontos, encontrados { $found }
parse-wrong-item = coluna { $column }: esperado { $expected ->
    [code] um código de quatro dígitos, ou cinco
    [candidate] um dígito, uma linha e uma coluna como 436
   *[length] um número
}, encontrado { $found }
parse-unclosed-quote = coluna { $column }: aspas não fechadas
parse-field-count = a linha tem { $found } campos e o sudoku está no campo { $expected }
parse-spreadsheet-number = uma planilha transformou o sudoku no número { $found }; seus dígitos se perderam
parse-not-json = coluna { $column }: isto não é JSON
parse-not-an-object = esperado um objeto JSON
parse-missing-key = o objeto não tem "{ $key }"
parse-wrong-type = esperado { $expected ->
    [text] um texto
    [board] 81 células em um texto ou uma lista
    [numbers] números de 0 a 9
   *[marks] 81 textos de dígitos
}
parse-variant = { $what ->
    [size] este sudoku é { $name }×{ $name }
    [cages] este sudoku tem gaiolas de killer
    [diagonals] este sudoku tem diagonais
    [regions] este sudoku tem regiões que não são blocos
   *[rule] este sudoku tem a regra “{ $name }”
}; só o clássico 9×9 é aceito
parse-entry-on-given = { $cell } já tem outro dígito dado
parse-in-field = { $field }: { $error }

# The table of bench.
bench-backend = Instruções: { $backend }
bench-list = lista
bench-puzzles = sudokus
bench-time = µs cada
bench-rate = um núcleo/s
bench-all = { $threads } threads/s
bench-guesses = palpites
bench-alone = µs sozinho
bench-logic-medium = médios/s
bench-logic-solved = resolvidos
bench-logic-full = caminhos/s
bench-logic-steps = ms, passos
bench-logic-worst = ms, pior
bench-generate-what = um núcleo
bench-generate-rate = por segundo
bench-generate-grids = tabuleiros completos
bench-generate-minimal = sudokus mínimos
bench-generate-level = primeiro sudoku de um nível
bench-generate-median = ms, mediana
bench-generate-worst = ms, máximo
bench-no-backend = esta CPU não pode usá-las; ela tem { $known }

# O que há de errado com um passo: fault-ID de novena-proof.
fault-no-solution = a posição não tem solução
fault-empty = o passo não deduz nada
fault-repeated = { $deduction }: dito duas vezes
fault-not-there = { $deduction }: o candidato não está lá
fault-filled = { $deduction }: a célula tem um { $digit }
fault-not-unique = apoia-se na unicidade, mas há várias soluções
fault-wrong = { $deduction }: não é assim na solução { $solution }
fault-in-step = passo { $step }, { $technique }: { $fault }

# Por que um caso de uma biblioteca não passa: failure-ID de novena-proof.
failure-malformed = { $reason }
failure-impossible = a posição é impossível: { $reason }
failure-unknown-technique = não há técnica com este código
failure-not-found = não encontrado
failure-otherwise = encontrado de outra forma: { $steps }
failure-found = encontrado, e não devia: { $step }
failure-unsound = passo errado { $step }: { $reason }

# Por que um texto não é um caminho: read-ID de novena-wire.
read-not-json = coluna { $column }: não é JSON: { $reason }
read-unfit = coluna { $column }: { $reason }
read-unfit-at = { $at } (coluna { $column }): { $reason }
read-impossible = { $at }: { $reason }
read-too-long = o caminho ocupa mais de { $limit }
read-unclosed = coluna { $column }: a lista não é fechada

# O que explain, hint e verify dizem.
explain-solved = Resolvido: { $solution }
explain-stuck = { $open ->
    [one] Estas técnicas não levam mais longe; resta { $open } célula vazia: { $board }
   *[other] Estas técnicas não levam mais longe; restam { $open } células vazias: { $board }
}
explain-contradiction = Não há solução: { $reason }.
explain-verified = { $count ->
    [one] Conferido: { $count } passo, e está certo.
   *[other] Conferido: { $count } passos, e todos estão certos.
}
explain-nothing = Não há nenhum passo com estas técnicas.
explain-several = O sudoku tem várias soluções; por isso não se usou nada que suponha haver uma só.
contradiction-digit = { $cell } não pode conter nenhum dígito
contradiction-place = o { $digit } não tem lugar { $in-house }
contradiction-candidate = { $cell } não pode conter o { $digit }
hint-digit-wrong = Um dígito não pode ficar.
hint-digit-wrong-there = Um dígito não pode ficar { $in-house }.
hint-mark-missing = Falta uma marca { $in-house }.
hint-mark-missing-somewhere = Falta uma marca.
hint-level = { $sentence } ({ $level })
hint-nothing = Não há nenhum passo com estas técnicas.
hint-solved = Não há mais nada a fazer: está resolvido.
table-technique = técnica
table-name = nome
table-level = nível
table-score = HoDoKu
table-se = SE
table-code = biblioteca

# O que check --verbose diz.
check-givens = { $count ->
    [one] { $count } dígito dado.
   *[other] { $count } dígitos dados.
}
check-symmetry = Simetria do padrão: { $symmetries }.
check-canonical = Forma canônica: { $form } (automorfismos: { $count }).
pattern-none = nenhuma
pattern-rotational180 = meia-volta
pattern-rotational90 = quarto de volta
pattern-horizontal = espelho no eixo horizontal
pattern-vertical = espelho no eixo vertical
pattern-diagonal = espelho na diagonal
pattern-antidiagonal = espelho na antidiagonal
pattern-full = completa
check-minimal = Mínimo: nenhum dígito dado sobra.
check-redundant = { $count ->
    [one] Não é mínimo: o dígito dado em { $cells } pode sair.
   *[other] Não é mínimo: qualquer um destes { $count } dígitos dados pode sair: { $cells }.
}
check-backdoors-none = Resolve-se só com únicos.
check-backdoors-cells = { $count ->
    [one] Resolve-se com únicos assim que se conhece o dígito desta célula: { $sets }.
   *[other] Resolve-se com únicos assim que se conhece o dígito de qualquer uma destas { $count } células: { $sets }.
}
check-backdoors-pairs = { $count ->
    [one] Resolve-se com únicos assim que se conhecem os dígitos destas duas células: { $sets }.
   *[other] Resolve-se com únicos assim que se conhecem os dígitos de qualquer um destes { $count } pares de células: { $sets }.
}
check-backdoors-more = Para resolvê-lo com únicos é preciso conhecer os dígitos de mais de duas células.
check-and-more = { $list } e mais { $count }
check-solutions = Soluções: { $count }.
check-next = { $count ->
    [one] Com um { $digit } em { $cell } restaria { $count } solução.
   *[other] Com um { $digit } em { $cell } restariam { $count } soluções.
}
check-differing = { $count ->
    [one] { $count } célula não é igual em todas as soluções:
   *[other] { $count } células não são iguais em todas as soluções:
}
check-unavoidable = { $count ->
    [one] Para que a primeira solução seja a única, deve haver um dígito dado neste conjunto de células:
   *[other] Para que a primeira solução seja a única, deve haver um dígito dado em cada um destes { $count } conjuntos de células:
}
check-unavoidable-more = Pode haver mais conjuntos assim.
check-conflict = O { $digit } se repete { $in-house }: { $cells }.
check-misprint = Talvez { $cell } seja um erro de impressão: com um { $digit } ali, a solução seria única.
check-misprint-vague = { $count ->
    [one] Talvez { $cells } seja um erro de impressão: sem esse dígito haveria várias soluções.
   *[other] Talvez um destes seja um erro de impressão: sem ele haveria várias soluções: { $cells }.
}
check-no-misprint = Há mais de um dígito dado errado: mesmo tirando um qualquer, continua sem haver solução.

# O que rate diz. SE e HoDoKu dão nomes em inglês às suas técnicas.
rate-se = SE { $er }/{ $ep }/{ $ed } ({ $hardest })
rate-hodoku = HoDoKu { $level }, { $score }
rate-novena = Novena { $rating }, { $level } ({ $hardest })
rate-trial = por tentativa
rate-beyond = Novena: fora da escala

# O que canon diz.
canon-dropped = { $count ->
    [one] { $count } sudoku omitido: a forma dele já tinha aparecido
   *[other] { $count } sudokus omitidos: as formas deles já tinham aparecido
}
# O que generate diz.
generate-seed = Semente { $seed }; --seed { $seed } cria de novo os mesmos sudokus.
generate-exhausted = encontrados { $found } de { $wanted }: de { $tried } tentativas, { $made } deram um sudoku dessa forma, e nenhum mais é como pedido; --effort permite procurar mais
generate-none-near = dos { $made } sudokus próximos, nenhum é como pedido
generate-no-clock = o relógio não diz que dia é; indique um: --daily 2026-11-15
generate-daily-level = o sudoku do dia tem um só nível, não um intervalo
generate-no-pattern = { $pattern }: nem são 81 caracteres nem é um arquivo que se possa ler: { $reason }
generate-not-a-pattern = { $file }: um padrão tem 81 caracteres, este tem { $found }

# Por que um desejo não pode ser atendido: refusal-ID de novena-generator.
refusal-empty-range = não há nenhum número de dígitos dados de { $least } a { $most }
refusal-too-few-givens = { $needed } dígitos dados são o mínimo para uma só solução; { $most } são poucos
refusal-too-few-cells = { $needed } dígitos dados são o mínimo para uma só solução; há lugar para { $cells }
refusal-too-many-givens = { $least } dígitos dados não cabem em { $cells } células
refusal-other-count = o padrão tem { $cells } células, que não é o número de dígitos dados pedido
refusal-not-symmetric = o padrão não tem a simetria { $symmetry }
refusal-empty-lines = nada no padrão distingue { $first } de { $second }: trocadas, dão outra solução
refusal-never-minimal = não se conhece nenhum sudoku mínimo com { $least } dígitos dados; { $most } são o máximo
refusal-no-such-count = nenhum padrão com a simetria { $symmetry } tem esse número de dígitos dados
refusal-empty-range-of-ratings = um intervalo termina antes de começar
refusal-level-and-rating = nenhuma avaliação desse intervalo é desse nível
refusal-unknown-technique = nada encontra { $technique }
refusal-never-hardest = { $technique } nunca é o passo mais difícil: nenhum caminho a usa
refusal-never-needed = ninguém precisa de { $technique }: une dois passos de uma técnica mais fácil
refusal-needs-harder = { $technique } é necessária, mas é mais difícil que o que deveria ser o mais difícil

# novena serve.
serve-address = Novena está em { $link }
serve-token = Outros aparelhos precisam deste link: sem a chave dele nenhuma chamada é atendida.
serve-end = Ctrl-C encerra; cada jogada já está guardada.
serve-no-browser = nenhum navegador foi encontrado para abrir a página
serve-taken = outro programa já usa { $address }; tente --addr { $other }
serve-not-there = não é possível escutar em { $address }: { $reason }
serve-failed = o servidor terminou: { $reason }
serve-no-folder = não se sabe onde fica a pasta dos jogos; use --data
serve-set-aside = o arquivo dos jogos estava danificado; ele está em { $path }, e um novo foi iniciado
