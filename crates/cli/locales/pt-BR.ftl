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
cmd-check = Diz se cada sudoku tem uma solução, nenhuma ou várias, ou se quebra uma regra.
cmd-check-examples =
    novena check puzzles.txt
    novena check puzzles.txt | sort | uniq -c
    novena check --verbose puzzle.txt         detalhes para quem cria sudokus
cmd-candidates = Mostra o que cada célula vazia poderia conter.
cmd-candidates-examples =
    novena candidates puzzle.txt
    novena candidates --counts puzzle.txt     graus de liberdade, 0 se preenchida
    novena candidates --cell r1c1 puzzle.txt
cmd-explain = Explica cada dedução até a solução, passo a passo.
cmd-explain-examples =
    novena explain puzzle.txt                 o caminho inteiro, em frases
    novena explain --up-to naked-triple puzzle.txt
    novena explain --only hidden-single,x-wing puzzle.txt
    novena explain --all-steps puzzle.txt     tudo o que se pode ver agora
    novena explain --to json --verify puzzles.txt
    novena explain --pictures folder puzzle.txt    uma página com uma imagem por passo
cmd-hint = Ajuda com o próximo passo, até onde você pedir.
cmd-hint-examples =
    novena hint puzzle.txt                    que técnica procurar
    novena hint --rung 2 puzzle.txt           onde olhar
    novena hint --rung 3 puzzle.txt           por que se deduz
    novena hint --rung 4 puzzle.txt           o que muda
cmd-verify = Confere um caminho de solução proposto, ou uma biblioteca de posições de teste.
cmd-verify-examples =
    novena explain --to json puzzle.txt | novena verify
    novena verify path.json
    novena verify --reglib reglib-1.4.txt
cmd-rate = Avalia cada sudoku nas escalas do Sudoku Explainer e do HoDoKu e na nossa.
cmd-rate-examples =
    novena rate puzzles.txt
    novena rate --to csv puzzles.txt -o ratings.csv
    novena rate --scale novena puzzles.txt    só a nossa escala (a mais rápida)
    novena rate puzzles.txt --report report.html
cmd-techniques = Lista as técnicas, ou explica uma: a ideia, o nível, um exemplo.
cmd-techniques-examples =
    novena techniques                         todas, por nível
    novena techniques x-wing                  o que é, com um exemplo
    novena techniques "locked candidates"     vale qualquer um dos nomes
    novena techniques --to json               a lista para programas
cmd-canon = Escreve a forma canônica de cada sudoku; sudokus equivalentes têm a mesma.
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
    novena generate --practice xy-wing        posição em que ela é o próximo passo
    novena generate --daily --level medium    o sudoku do dia
    novena generate --vicinity hard.txt --hardest-first
cmd-hunt = Procura sudokus raros entre os vizinhos de outros conhecidos: os mais difíceis, ou os de 17 ou 18 dígitos dados.
cmd-hunt-examples =
    novena hunt hardest.txt --log hunt.txt    continua depois com o mesmo --log
    novena hunt hardest.txt --se 11.3.. --radius 3 --backend auto
    novena hunt --givens 17 --seed 1 -n 1     a partir de sudokus criados na hora
cmd-book = Imprime sudokus como um livro: capa, como jogar, seções e respostas no fim (PDF).
cmd-book-examples =
    novena book puzzles.txt -o book.pdf       seções por nível
    novena book --section easy=24,hard=12 --seed 7 -o book.pdf
    novena book --section x-wing=6 --per-page 2 --rating -o wings.pdf
    novena book --worksheet hidden-pair=8 -o worksheet.pdf
    novena book --class 24 --section easy=4 --seed 7 -o class.pdf
    novena book --course 1..12 --seed 7 -o workbook.pdf
    novena book --calendar 2027-01 --paper square -o january.pdf
    novena book puzzles.txt --large --paper letter -o large.pdf
    novena book --section medium=40 --booklet --duplex -o fold.pdf
cmd-convert = Escreve os sudokus em outro formato.
cmd-convert-examples =
    novena convert --to grid puzzles.txt
    novena convert --to csv *.txt -o all.csv
    novena convert list.txt -o list.sdm
    novena convert --list-formats
cmd-scan = Lê sudokus de fotos.
cmd-scan-examples =
    novena scan foto.jpg                      o sudoku em uma linha
    novena scan *.jpg --to json -o lidos.json
    novena scan foto.jpg --show visto.png     mostra o que foi lido e onde
    novena scan pagina.pdf --givens-only      sem o que foi escrito à mão
cmd-draw = Desenha posições e passos: SVG, PNG ou PDF.
cmd-draw-examples =
    novena draw puzzle.txt -o picture.svg
    novena draw --hint --labels puzzle.txt -o hint.png
    novena draw --step 12 --theme dark puzzle.txt -o step.svg
    novena draw --candidates puzzles.txt -o pages.pdf
cmd-rpc = Responde a pedidos do protocolo: um objeto JSON por linha, uma resposta por linha.
cmd-rpc-examples =
    echo '{"{"}"op":"version"{"}"}' | novena rpc    versão, operações, limites
    novena rpc < requests.jsonl               docs/protocol.md mostra todos
cmd-serve = Abre o aplicativo web e responde ao protocolo por HTTP.
cmd-serve-examples =
    novena serve --open                       aqui, no seu navegador
    novena serve --addr 127.0.0.1:8082        em outra porta
    novena serve --addr 0.0.0.0:8081          também para outros aparelhos, com uma chave
    novena serve --token                      aqui, só para quem tem o link
    novena serve --public-url https://example.org/novena/    com links que outros podem abrir
cmd-site = Escreve o aplicativo web como arquivos para qualquer hospedagem estática; quem joga não precisa de servidor.
cmd-site-examples =
    novena site -o public                     depois envie a pasta, sob qualquer caminho
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
    novena lab fing --echo < sudoku.txt       escreve também as linhas lidas
cmd-ucm = O jogo com menu (UCM, 2012), em espanhol.
cmd-ucm-examples =
    novena lab ucm --initial sudoku1.txt --solution solsdk1.txt
cmd-lund = O resolvedor com janela no navegador (Lund). A janela abre no idioma de --lang ou do sistema; seus botões se chamam Solve e Clear em todos os idiomas.
cmd-lund-examples =
    novena lab lund
    novena lab lund --lang sv                 a janela em sueco
cmd-bench = Mede a rapidez com que esta máquina resolve.
cmd-bench-examples =
    novena bench                              nossas listas
    novena bench puzzles.txt                  a sua lista
    novena bench --backend avx2
    novena bench --logic                      técnicas: caminhos e todos os passos
    novena bench --rating                     avaliações em cada escala
    novena bench --generate                   criação de sudokus
    novena bench --formats                    ler e escrever cada formato
    novena bench --report report.html         uma página com os números
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

    Seis coisas que se fazem primeiro:
      novena play                         jogar neste terminal; as dicas ensinam
      novena solve puzzles.txt            resolver todos os sudokus de um arquivo
      novena check puzzle.txt             é válido e tem uma só solução?
      novena explain puzzle.txt           cada dedução, passo a passo
      novena convert --to grid list.txt   ver os sudokus desenhados
      novena help                         todo o resto

    Os sudokus vêm de arquivos ou da entrada padrão, em qualquer formato comum.

arg-files = Arquivos com sudokus, ou um sudoku ou um link; a entrada padrão se não houver nenhum, ou para -
arg-candidates-files = Arquivo com sudokus, ou um sudoku ou um link; a entrada padrão se não houver nenhum, ou para -
arg-from = Ler a entrada neste formato em vez de detectá-lo
arg-verbose = Dar também detalhes para quem cria sudokus: minimalidade, backdoors, dígitos dados que faltam ou estão errados
arg-to = Respostas neste formato: line, grid, plain, csv, json…; novena convert --list-formats mostra todos
arg-convert-to = Escrever neste formato (padrão: conforme a extensão de -o); --list-formats mostra todos
arg-check-to = Respostas como line, csv ou json
arg-candidates-to = Candidatos como marks, json ou outro formato com marcas
arg-output = Escrever neste arquivo; ele só é substituído quando tudo está pronto
arg-all = Escrever todas as soluções, em ordem crescente
arg-count = Escrever o número de soluções, ou >=N onde --limit parou a contagem
arg-limit = Parar ao chegar a este número de soluções
arg-unique = Aceitar apenas sudokus com exatamente uma solução
arg-with = O método: wave (padrão) ou backtracking (o dos livros, lento)
arg-stats = Escrever números na saída de erro padrão ao final
arg-jobs = Usar este número de threads (padrão: todos os núcleos)
arg-counts = Escrever quantos dígitos cada célula poderia conter, 0 se preenchida
arg-cell = Escrever os dígitos que esta célula poderia conter
arg-list_formats = Escrever uma tabela dos formatos e do que eles guardam
arg-seed = Tornar o tabuleiro aleatório repetível
arg-simulate = Jogar automaticamente os três jogos do documento
arg-usp-output = Onde --simulate escreve (padrão: SudokuSimula.txt)
arg-input = Arquivo com o sudoku (padrão: sudoku.txt, ou Sudoku.txt se aquele faltar); - é a entrada padrão
arg-uel-output = Arquivo para a solução (padrão: saida.txt); - é a saída padrão
arg-uel-all = Escrever todas as soluções, um bloco após o outro, e dizer quantas são
arg-uel-limit = Com --all, escrever no máximo este número de soluções (padrão: 10000)
arg-echo = Escrever também na saída o que é digitado, como um terminal mostra
arg-initial = Arquivo com os valores iniciais; pedido se faltar
arg-solution = Arquivo com a solução; pedido se faltar
arg-bench-files = Arquivos com sudokus; nossas listas se não houver nenhum
arg-backend = O que medir: a CPU com as instruções scalar, neon, avx2 ou avx512 (padrão: as melhores), ou cuda (uma placa NVIDIA)
arg-engine = Onde resolver: cpu (padrão), cuda (placas NVIDIA) ou auto (resolve uma amostra e usa placas se a busca for longa)
arg-hunt-engine = Onde testar os vizinhos: cpu (padrão), cuda (placas NVIDIA) ou auto (placas, se houver)
arg-batch = Com --backend cuda: sudokus na placa de cada vez (padrão: 16000000; no máximo 4194304 na ida e volta)
arg-rounds = Resolver cada sudoku este número de vezes (padrão: 10); vale o menor tempo
arg-shell = bash, elvish, fish, powershell ou zsh
arg-explain-to = Escrever frases (text) ou dados (json)
arg-hint-to = Escrever uma frase (text) ou dados (json)
arg-only = Usar só estas técnicas, separadas por vírgulas
arg-up_to = Não usar nenhuma técnica mais difícil que esta
arg-all_steps = Listar todos os passos da posição em vez de um caminho; os de uma técnica com a mesma conclusão aparecem uma vez, e os que só juntam outros passos (direct, dual, siamese), só se --only os nomear
arg-every = Com --all-steps, listar também os passos que não concluem nada além de um mais fácil
arg-needed = Omitir os passos de que o resto do caminho não precisa
arg-verify = Fazer o resolvedor conferir cada passo
arg-spoken = Nomear as células como “linha 1 coluna 1”, para ler em voz alta
arg-list_techniques = Mostrar a lista de novena techniques
arg-technique = Qualquer nome de uma técnica, em qualquer idioma; sem nome, a lista
arg-techniques-to = Como text ou json (um objeto por linha)
arg-rung = Quanto revelar: 1 o nome (padrão), 2 onde, 3 por quê, 4 o que muda; json traz sempre o passo inteiro
arg-verify-files = Arquivos com caminhos em JSON, um por linha; a entrada padrão se não houver nenhum, ou para -
arg-reglib = Executar os casos deste arquivo, na forma da biblioteca de regressão do HoDoKu
arg-rate-to = Escrever frases (text), uma tabela (csv) ou dados (json)
arg-report = Escrever também uma página com gráficos e tabelas neste arquivo (HTML)
arg-scale = As escalas, separadas por vírgulas: se, hodoku, novena (padrão: todas; em csv: se,hodoku)
arg-dedupe = Omitir os sudokus cuja forma já apareceu; a saída de erro padrão diz quantos
arg-keep = Com --dedupe, escrever os próprios sudokus em vez das suas formas
arg-automorphisms = Acrescentar o número de automorfismos: permutações depois das quais uma troca de dígitos restaura o sudoku (csv e json sempre o trazem)
arg-logic = Medir as técnicas: caminhos e todos os passos
arg-rating = Medir a avaliação, em cada escala
arg-generate-count = Quantos sudokus (padrão: 1; com --vicinity: todos os que houver)
arg-level = easy, medium, hard, unfair ou extreme segundo a nossa avaliação, ou um intervalo: medium..hard
arg-generate-rating = Nossa avaliação neste intervalo: 4.5, 4.1..6.0, 7.0..
arg-se = A avaliação do Sudoku Explainer (ER) neste intervalo
arg-hodoku = A pontuação do HoDoKu neste intervalo
arg-needs = Técnicas de que o sudoku precisa, porque as mais fáceis não bastam; várias separadas por vírgulas
arg-generate-only = Bastam os únicos e estas técnicas, separadas por vírgulas
arg-hardest = A técnica mais difícil de que o caminho precisa
arg-givens = Número de dígitos dados: 24, 22..26, ..30
arg-symmetry = Simetria dos dígitos dados: none (padrão), rotational180, rotational90, horizontal, vertical, diagonal, antidiagonal ou full
arg-pattern = Dígitos dados exatamente nestas células: um arquivo ou 81 caracteres, . ou 0 onde não há
arg-within = Dígitos dados em algumas destas células e em nenhuma outra
arg-minimal = Todos os dígitos dados são necessários
arg-practice = Uma posição em que esta técnica é o próximo passo; como library (padrão), json ou outro formato com marcas
arg-classic = As cinco fases do primeiro documento de curso
arg-daily = O sudoku de um dia (padrão: hoje) e de um --level (padrão: medium); o mesmo para todos
arg-vicinity = Sudokus próximos dos deste arquivo: alguns dígitos dados a menos e outros tantos a mais
arg-radius = Quantos dígitos dados mudam: 1 (padrão) ou 2
arg-hardest_first = Examinar todos e escrever primeiro os mais difíceis
arg-generate-seed = Criar de novo os mesmos sudokus; sem ela, uma semente é escolhida e informada
arg-effort = Desistir depois deste número de tentativas seguidas em vão (padrão: um ou dois minutos de um núcleo, de 1000 a 2000000)
arg-generate-to = Escrever line (padrão), grid, plain, marks, triples, library, csv ou json; csv e json dizem também nível e avaliações
arg-generate-output = Escrever neste arquivo; Ctrl-C mantém o que foi encontrado
arg-hunt-files = Arquivos com os sudokus de partida; sem nenhum, a busca cria os seus
arg-hunt-se = Procurar sudokus com avaliação do Sudoku Explainer (ER) neste intervalo: 11.3.., 9.0..9.5 (padrão: 11.0..)
arg-hunt-givens = Procurar, em vez disso, sudokus com no máximo este número de dígitos dados: 17 ou 18
arg-hunt-radius = Trocar no máximo este número de dígitos dados: 1, 2 (padrão) ou 3
arg-most_rated = Avaliar no máximo este número de vizinhos de cada sudoku, os mais promissores (padrão: 24)
arg-hunt-count = Terminar depois deste número de achados
arg-visits = Terminar depois de visitar os vizinhos deste número de sudokus
arg-log = Registrar a busca neste arquivo e continuar a partir dele
arg-hunt-seed = Partir de novo dos mesmos sudokus; sem ela, uma semente é escolhida e informada
arg-hunt-output = Escrever os achados neste arquivo, com --log também os anteriores; Ctrl-C mantém o que foi encontrado
arg-book-files = Arquivos com sudokus; a entrada padrão se não houver nenhum nem nada a criar, ou para -
arg-book-output = Escrever o PDF neste arquivo; ele só é substituído quando tudo estiver pronto
arg-section = Criar este número de sudokus novos de um nível, de um intervalo de níveis ou cujo passo mais difícil seja uma técnica: easy=24, medium..hard=12, x-wing=6 (sem número: 12, ou uma página com --class); vários separados por vírgulas
arg-worksheet = Explicar esta técnica e imprimir posições em que ela é o próximo passo, com candidatos; as respostas mostram o passo em um desenho: hidden-pair=8 (sem número: 12, ou uma página com --class)
arg-class = Quantas folhas para uma turma, cada uma com sudokus diferentes da mesma dificuldade e uma linha para o nome, e todas as respostas no fim; --section e --worksheet dizem o que há em cada folha (padrão: uma página de sudokus médios)
arg-course = Um caderno com lições do curso, por id ou número: x-wing, 3..12, rules..naked-single; cada uma com seu texto e seus desenhos, nove exercícios e um sudoku, e todas as respostas passo a passo no fim
arg-calendar = Um sudoku por dia para estes dias, com dia da semana e data: 2027, 2027-01, 2027-01..2027-03, 2027-01-04..2027-01-31; fácil na segunda e na terça, médio na quarta e na quinta, difícil na sexta e no sábado, muito difícil no domingo, ou como disser uma --section (um nível ou uma técnica, sem número)
arg-book-seed = Criar os mesmos sudokus de novo; sem ela uma semente é escolhida e impressa no livro
arg-book-symmetry = Simetria dos dígitos dados nos sudokus novos: rotational180 (padrão), none, rotational90, horizontal, vertical, diagonal, antidiagonal ou full
arg-in_order = Manter os sudokus dos arquivos na sua ordem, uma seção por arquivo, em vez de ordená-los por nível
arg-book-title = Título do livro
arg-book-author = Autor
arg-font = Um arquivo de fonte (TrueType ou OpenType) para as letras do título, do autor e das seções que faltam na fonte do programa; sem ele, são procuradas nas fontes deste computador
arg-no_rules = Omitir a página “Como jogar”
arg-per_page = Sudokus por página: 1, 2, 4 (padrão), 6 ou 9; em papel quadrado e em um calendário, o padrão é 2
arg-paper = a4 (padrão), letter ou square (210 por 210 mm)
arg-large = Letras grandes: um sudoku por página (ou dois com --per-page 2), respostas grandes
arg-booklet = Duas páginas lado a lado em cada folha, na ordem para dobrar; --booklet=16 dobra 16 páginas de cada vez
arg-duplex = Para frente e verso: seções e respostas começam em página direita, e há espaço para encadernar
arg-rotate_answers = Imprimir as respostas de cabeça para baixo
arg-book-rating = Imprimir a avaliação e a técnica mais difícil depois do nível, abaixo de cada sudoku
arg-generate = Medir a criação de sudokus
arg-formats = Medir a leitura e a escrita, em cada formato
arg-photos = Fotos: JPEG, PNG, WebP ou imagens dentro de um PDF
arg-givens_only = Deixar de fora o que foi escrito à mão
arg-show = Desenhar os tabuleiros e os dígitos lidos sobre a foto, neste arquivo PNG
arg-draw-hint = Desenhar o próximo passo com tudo em que ele se apoia, e explicá-lo embaixo
arg-draw-step = Desenhar, em vez disso, este passo do caminho, na posição em que ele é o próximo
arg-draw-candidates = Escrever os candidatos de cada célula vazia
arg-draw-to = svg, png ou pdf (padrão: conforme a extensão de -o)
arg-draw-output = Escrever neste arquivo; vários sudokus são páginas de um só PDF, ou arquivos numerados: picture-001.svg (padrão: SVG na saída padrão)
arg-heading = Texto acima do tabuleiro (padrão: o título do sudoku)
arg-labels = Numerar as linhas e as colunas
arg-colours = auto (padrão: claro ou escuro conforme a tela de quem vê), light (claro), dark (escuro), print (preto no branco) ou contrast (alto contraste)
arg-size = Largura de um PNG em pixels (padrão: 1000)
arg-pictures = Escrever nesta pasta uma página que explica o caminho inteiro, com uma imagem por passo; se há vários sudokus, cada um tem a sua pasta
arg-html = Com --pictures, escrever a página em HTML em vez de Markdown
arg-page = O nome de um comando
arg-addr = Onde escutar (padrão: 127.0.0.1:8081); um endereço ao alcance de outros pede uma chave
arg-public_url = O endereço em que outros chegam à página; os links para sudokus começam com ele
arg-folder = A pasta do site. Os arquivos de um site anterior são substituídos; qualquer outro arquivo no caminho é um erro, e nada é escrito
arg-open = Mostrar a página no navegador
arg-token = Pedir uma chave também nesta máquina: outras pessoas que a usam não podem ver nem jogar seus jogos
value-public_url = URL
value-folder = PASTA
value-addr = ENDEREÇO:PORTA
arg-lang = Mensagens em en, es, pt ou sv (padrão: novena config, senão o idioma do sistema)
arg-help = Explicar o comando
arg-version = Escrever a versão

value-photos = FOTO
value-show = ARQUIVO
value-files = ARQUIVO
value-from = FORMATO
value-to = FORMATO
value-output = ARQUIVO
value-report = ARQUIVO
value-limit = N
value-with = MÉTODO
value-jobs = N
value-cell = CÉLULA
value-seed = N
value-input = ENTRADA
value-initial = ARQUIVO
value-solution = ARQUIVO
value-backend = INSTRUÇÕES
value-engine = MOTOR
value-most_rated = N
value-visits = N
value-log = ARQUIVO
value-batch = N
value-rounds = N
value-shell = SHELL
value-only = TÉCNICAS
value-up_to = TÉCNICA
value-technique = NOME
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
value-section = SEÇÃO
value-worksheet = TÉCNICA
value-class = FOLHAS
value-course = LIÇÕES
value-calendar = DIAS
value-title = TÍTULO
value-author = NOME
value-font = ARQUIVO
value-per_page = N
value-paper = PAPEL
value-booklet = PÁGINAS
value-symmetry = SIMETRIA
value-pattern = PADRÃO
value-within = PADRÃO
value-practice = TÉCNICA
value-daily = DATA
value-vicinity = ARQUIVO
value-radius = N
value-effort = N
value-step = N
value-heading = TEXTO
value-colours = TEMA
value-size = N
value-pictures = PASTA
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
usage-bad-name = { $argument } não pode ser { $value }; { $command } mostra todos os nomes
usage-wrong = não é possível entender a linha de comando
usage-suggestion = (você quis dizer { $better }?)
usage-either = { $others } ou { $last }
usage-try = Tente: { $command } --help
usage-no-page = não existe o comando { $command } para explicar

label-error = erro:
label-warning = aviso:

output-failed = { $file }: não pode ser escrito: { $reason }
output-standard = saída padrão
input-standard = entrada padrão
input-argument = argumento
input-waiting = Aguardando sudokus: digite ou cole e pressione Ctrl-D em uma linha vazia.

progress-puzzles = { $count ->
    [one] { $count } sudoku
   *[other] { $count } sudokus
}

progress-search = encontrados { $found }, tentativas { $tried } ({ $rate }/s)
# What Ctrl-C leaves. A sentence about files may follow the first one.
interrupted = Interrompido.
interrupted-puzzles = { $count ->
    [0] Interrompido antes da primeira resposta.
    [one] Interrompido depois de { $count } sudoku.
   *[other] Interrompido depois de { $count } sudokus.
}
interrupted-search = { $found ->
    [0] Interrompido; nada tinha sido encontrado ainda.
    [one] Interrompido; o único sudoku encontrado foi mantido.
   *[other] Interrompido; os { $found } sudokus encontrados foram mantidos.
}
interrupted-not-written = { $file } não foi gravado.
interrupted-unchanged = { $file } não foi gravado; o arquivo anterior com esse nome não mudou.
interrupted-nothing = Nada foi gravado.
interrupted-pictures = As imagens que já estavam gravadas foram mantidas.
interrupted-rows = As linhas acima estão completas.
interrupted-import = O que já foi importado está salvo; importe o arquivo de novo para obter o resto.
interrupted-moves = Todas as jogadas estão salvas.

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

dropped = { $format } não guarda { $parts }: isso é omitido em { $count ->
    [one] { $count } sudoku
   *[other] { $count } sudokus
}
part-entries = a diferença entre dígitos dados e preenchidos
part-marks = marcas
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
dropped-partly = { $format } guarda { $parts } só em parte: algo muda em { $count ->
    [one] { $count } sudoku
   *[other] { $count } sudokus
}
dropped-lines = { $format } não tem lugar para comentários entre sudokus: { $count ->
    [one] { $count } linha foi omitida
   *[other] { $count } linhas foram omitidas
}
holds-one = um arquivo { $format } deveria ter um só sudoku; este tem { $count }, e outros programas talvez leiam apenas o primeiro
convert-to-what = o nome { $file } não indica o formato; escolha um com --to
passed-over = { $count ->
    [one] { $count } linha de texto entre os sudokus fica de fora
   *[other] { $count } linhas de texto entre os sudokus ficam de fora
}
passed-over-all = não há nenhum sudoku aqui: { $count ->
    [one] a linha só tem palavras
   *[other] as { $count } linhas só têm palavras
}
scan-refused = { $file }: { $reason }
scan-changed = { $file }: corrigido para que o sudoku tenha uma única solução: { $cells }
scan-ambiguous = { $file }: há dúvidas nesta leitura; confira { $count ->
    [0] os dígitos
   *[other] { $cells }
}
scan-not-unique = { $file }: o que foi lido não tem exatamente uma solução; confira { $count ->
    [0] os dígitos
   *[other] { $cells }
}
doubt = { $file }: lido como { $taken }, mas também poderia ser { $other } e então significaria outra coisa; use --from { $other } para lê-lo assim
assumed-words = { $file }: este texto não tem um formato conhecido; a palavra de 81 células de cada linha é lida como o sudoku
assumed-pairs = { $file }: este texto não tem um formato conhecido; a palavra de 81 células de uma linha é lida como o sudoku, e um tabuleiro completo depois dela, como a solução
assumed-arrays = { $file }: este texto não tem um formato conhecido; as listas entre colchetes são lidas como sudokus
assumed-sheet = { $file }: este texto não tem um formato conhecido; nove por nove campos da tabela são lidos como o sudoku
assumed-blanks = { $file }: este texto não tem um formato conhecido; os espaços são lidos como células vazias
assumed-loose = { $file }: este texto não tem um formato conhecido; suas 81 células são lidas em ordem, onde quer que as linhas terminem
table-format = formato
table-files = arquivos
table-many = vários
table-yes = sim
table-no = não
table-about = o que é, e o que guarda além dos dígitos
table-both = Todos os formatos são lidos e escritos.
format-line = 81 caracteres por linha, talvez com um comentário depois
format-plain = nove linhas de nove dígitos
format-grid = nove linhas com traços em volta dos blocos
format-marks = uma grade desenhada de candidatos (marcas)
format-triples = linha, coluna e valor de cada dígito dado, um por linha
format-library = uma linha da biblioteca do HoDoKu: uma posição e um passo nela
format-csv = uma tabela com colunas para sudokus e soluções
format-json = nosso próprio formato: um objeto por linha, com tudo o que há
format-sdk = SadMan Sudoku e SudoCue, com cabeçalhos e o jogo em andamento
format-sdm = uma coleção: um sudoku por linha
format-sdx = SudoCue, jogo em andamento
format-ss = Simple Sudoku, com dígitos preenchidos e candidatos riscados
format-spf = SuDoku Solver
format-msk = nove linhas, como no concurso do VBForums; .sol traz a solução
format-sukaku = 729 caracteres por linha: nove para os candidatos de cada célula
format-solo = um identificador do Solo, de Simon Tatham
format-gnome = um texto de compartilhamento do GNOME Sudoku
format-gnome-save = um jogo salvo do GNOME Sudoku
format-opensudoku = um documento XML do OpenSudoku
format-fpuzzles = um link do f-puzzles
format-sudokupad = um link do SudokuPad
format-sudokuwiki = um link do SudokuWiki
format-sudokucoach = um link ou um estado do Sudoku.coach

# The table of bench.
bench-backend = Instruções: { $backend }
bench-list = lista
bench-puzzles = sudokus
bench-time = µs cada
bench-rate = um núcleo/s
bench-all = { $threads ->
    [one] { $threads } thread/s
   *[other] { $threads } threads/s
}
bench-measuring = medindo
bench-busy = { $threads } threads juntas foram mais lentas do que uma só: a máquina estava ocupada; meça de novo quando nada mais estiver rodando
bench-guesses = palpites
bench-alone = µs sozinho
bench-format = formato
bench-bytes = bytes/sudoku
bench-read = MB/s lidos
bench-written = MB/s escritos
bench-logic-medium = médios/s
bench-logic-solved = resolvidos
bench-logic-full = caminhos/s
bench-logic-steps = ms, passos
bench-logic-worst = ms, pior
bench-generate-what = um núcleo
bench-generate-rate = por segundo
bench-generate-grids = tabuleiros completos
bench-generate-minimal = sudokus mínimos
bench-generate-puzzle-forms = formas canônicas, mínimos
bench-generate-grid-forms = formas canônicas, completos
bench-generate-level = primeiro sudoku de um nível
bench-generate-median = ms, mediana
bench-generate-worst = ms, máximo
bench-no-backend = esta CPU não pode usá-las; ela tem { $known }
bench-card = Placa: { $card }
bench-card-rate = milhões/s
bench-card-sweeps = G passadas/s
bench-card-each = passadas
bench-card-expand = GB/s entrada
bench-card-print = GB/s saída
bench-card-trip = ida e volta M/s
bench-card-of-copies = % das cópias
bench-card-of-search = % da busca
bench-card-wrong = erros
bench-card-differs = { $count ->
    [one] uma resposta da placa é diferente da resposta da CPU
   *[other] { $count } respostas da placa são diferentes das respostas da CPU
}
bench-batch-without-card = --batch exige --backend cuda
engine-no-card = nenhuma placa é usada e a CPU resolve: { $reason }
engine-card-lost = uma placa falhou e não é mais usada: { $reason }
engine-card-unused = uma das placas não é usada: { $reason }
engine-no-driver = nenhum driver CUDA foi encontrado
engine-none = nenhuma placa CUDA foi encontrada
engine-not-built = este programa foi compilado sem suporte a CUDA
engine-old-driver = o driver CUDA aceita a versão { $found }, mas é necessária a 11.0 ou mais nova
engine-old-card = { $name } tem a capacidade de computação { $found }, mas é necessária a 7.0 ou mais nova
engine-wrong = uma placa devolveu um tabuleiro que não é uma solução
engine-gone = as placas não respondem mais
engine-on-cpu = as placas não conseguem fazer o que estas opções pedem; tudo é executado na CPU

# O que há de errado com um passo: fault-ID de novena-proof.
fault-no-solution = a posição não tem solução
fault-empty = o passo não deduz nada
fault-repeated = { $deduction }: dito duas vezes
fault-not-there = { $deduction }: o candidato não está lá
fault-filled = { $deduction }: a célula tem um { $digit }
fault-not-unique = apoia-se na unicidade, mas há várias soluções
fault-wrong = { $deduction }: contradiz a solução { $solution }
fault-in-step = passo { $step }, { $technique }: { $fault }

# Por que um caso de uma biblioteca não passa: failure-ID de novena-proof.
failure-malformed = { $reason }
failure-impossible = a posição é impossível: { $reason }
failure-unknown-technique = não há técnica com este código
failure-not-found = não encontrado
failure-otherwise = encontrado, mas com outras conclusões: { $steps }
failure-found = encontrado, mas não deveria: { $step }
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
explain-subsumed = { $count ->
    [one] E mais um que conclui o mesmo (--every o mostra).
   *[other] E mais { $count } que concluem o mesmo (--every os mostra).
}
explain-verified = { $count ->
    [one] Conferido: { $count } passo, e está certo.
   *[other] Conferido: { $count } passos, e todos estão certos.
}
explain-several = O sudoku tem várias soluções; por isso não se usou nada que suponha haver uma só.
verify-cases = verificando os casos
contradiction-digit = { $cell } não pode conter nenhum dígito
contradiction-place = o { $digit } não tem lugar { $in-house }
contradiction-candidate = { $cell } não pode conter o { $digit }
table-technique = técnica
table-name = nome
table-level = nível
table-score = HoDoKu
table-se = SE
table-code = biblioteca
table-aliases = também chamada
techniques-how = novena techniques x-wing explica uma; vale qualquer um dos nomes.
techniques-rank = Nível: { $level }. Número { $rank } de { $count } na ordem em que as técnicas são tentadas.
techniques-last = Só é tentada quando nada mais permite avançar.
techniques-named = Só é tentada se você a pedir pelo nome, porque passos mais fáceis concluem o mesmo.
techniques-scores = HoDoKu: { $score }. Sudoku Explainer: { $se }.
techniques-score = HoDoKu: { $score }. O Sudoku Explainer não a tem.
techniques-code = Código na biblioteca do HoDoKu: { $code }.
techniques-aliases = Também chamada de { $names }.
techniques-uniqueness = Supõe que o sudoku tem exatamente uma solução.
techniques-example = Exemplo
techniques-legend = * uma célula do padrão, -5 um candidato que sai, =5 um dígito que entra
techniques-more = Para continuar
techniques-own-file = sudoku.txt
techniques-learn = a lição, com exercícios
techniques-read = a página sobre ela
techniques-practice = uma posição em que ela é o próximo passo
techniques-needs = um sudoku que precisa dela
techniques-worksheet = uma folha de exercícios para imprimir
techniques-own = onde ela está no seu próprio sudoku

# O que check --verbose diz.
check-givens = { $count ->
    [one] { $count } dígito dado.
   *[other] { $count } dígitos dados.
}
check-symmetry = Simetria do padrão: { $symmetries }.
check-canonical = Forma canônica: { $form } (automorfismos: { $count }).
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
rate-trial = tentativa e erro
rate-beyond = Novena: fora da escala

# O que canon diz.
canon-dropped = { $count ->
    [one] { $count } sudoku omitido: a forma dele já tinha aparecido
   *[other] { $count } sudokus omitidos: as formas deles já tinham aparecido
}
# O que generate diz.
generate-seed = Semente { $seed }; --seed { $seed } cria de novo os mesmos sudokus.
generate-exhausted = encontrados { $found } de { $wanted }: busca encerrada após { $effort } tentativas em vão; de { $tried } ao todo, { $made } deram um sudoku dessa forma; com um --effort maior procura-se mais
generate-rare = { $technique } é rara: { $needed ->
    [0] nenhum de { $surveyed } sudokus mínimos aleatórios precisa dela
    [one] { $needed } de { $surveyed } sudokus mínimos aleatórios precisa dela
   *[other] { $needed } de { $surveyed } sudokus mínimos aleatórios precisam dela
}; --vicinity procura em volta de sudokus que quase precisam dela
generate-none-near = nenhum dos { $made } sudokus vizinhos atende ao pedido
generate-no-clock = o relógio não diz que dia é; indique um: --daily 2026-11-15
generate-on-cpu = os sudokus são gerados na CPU: uma placa não seria mais rápida
generate-daily-level = o sudoku do dia tem um só nível, não um intervalo
generate-no-pattern = { $pattern }: nem são 81 caracteres nem é um arquivo que se possa ler: { $reason }

# play and games: commands and arguments.
cmd-play = Joga no terminal: o último jogo, um novo ou um sudoku de um arquivo.
cmd-games = Lista, retoma, exporta, importa e apaga os jogos salvos.
cmd-list = Lista os jogos, primeiro os mais recentes.
cmd-resume = Continua um jogo no terminal.
cmd-export = Escreve todos os jogos e coleções em um só arquivo legível.
cmd-import = Importa jogos exportados aqui ou em outro lugar; nada se perde.
cmd-delete = Apaga jogos com todo o seu histórico.
arg-file = Arquivo com um sudoku, ou com vários para escolher, ou um sudoku ou um link; - para a entrada padrão
arg-play-level = Um jogo novo deste nível: easy, medium, hard, unfair ou extreme
arg-play-daily = O sudoku de hoje, fácil a não ser que --level diga outra coisa
arg-keys = Teclas como em outro programa: default, vi, gnome ou hodoku
arg-shift_row = Os nove caracteres que Shift+1 a Shift+9 dão no seu teclado (padrão: conforme o idioma)
arg-theme = Cores para um fundo dark (escuro) ou light (claro); padrão: detectado, senão dark
arg-ascii = Desenhar só com caracteres ASCII
arg-no_mouse = Deixar o mouse para o terminal, para poder selecionar texto
arg-no_timer = Esconder o relógio
arg-data = A pasta onde os jogos ficam salvos (padrão: a de dados do usuário)
arg-game = O número de um jogo, como a lista mostra
arg-games = Números de jogos, como a lista mostra
arg-list-to = A lista como text ou json (um objeto por linha)
arg-export = O arquivo exportado; - para a entrada padrão
value-file = ARQUIVO
value-keys = TECLAS
value-shift_row = CARACTERES
value-theme = FUNDO
value-data = PASTA
value-game = JOGO
value-games = JOGOS
value-export = ARQUIVO

# What play says before there is a screen, and after it.
play-no-terminal = play precisa de um terminal para desenhar; a saída padrão não é um
play-failed = o terminal falhou: { $reason }
games-state-finished = resolvido em { $time }

# What is wrong with the games that are kept: store-ID of novena-store.
store-no-folder = nenhuma pasta de jogos salvos foi encontrada; indique uma com --data
store-set-aside = o arquivo dos jogos estava danificado; ele foi movido para { $path }, e um novo foi iniciado
store-log-damaged = o registro das últimas jogadas está danificado: { $count ->
    [one] pelo menos { $count } alteração se perdeu
   *[other] pelo menos { $count } alterações se perderam
}. Uma cópia dos arquivos como estavam está em { $path }

# play and games: examples and numbers.
cmd-play-examples =
    novena play                          onde você parou, ou o sudoku fácil de hoje
    novena play --level hard             um jogo novo
    novena play --daily                  o sudoku do dia
    novena play sudoku.txt               qualquer formato; vários dão uma lista
    novena play --keys vi --no-mouse
cmd-games-examples =
    novena games                         o que está salvo
    novena games resume 12
    novena games export -o jogos.json    tudo em um só arquivo legível
    novena games import jogos.json       junta sem perder nada
    novena games delete 12
cmd-config = Mostra e muda as configurações: idioma, tema, nível, teclas e mais.
cmd-config-examples =
    novena config                        o que está definido, e onde
    novena config set theme light
    novena config set keys vi            as teclas do vi ao jogar
    novena config set keys.undo ctrl-u   uma única tecla
    novena config unset theme
    novena config edit                   o arquivo no seu editor
cmd-set = Muda uma configuração.
cmd-unset = Volta ao valor padrão.
cmd-edit = Abre o arquivo de configuração no seu editor ($VISUAL ou $EDITOR).
cmd-path = Mostra onde está o arquivo de configuração.
arg-config-to = Como text ou json
arg-setting = A configuração: language, theme, level, marks, keys, shift-row, ascii, mouse, timer, ou keys.COMANDO para uma única tecla
arg-value = Seu valor
value-setting = CONFIGURAÇÃO
value-value = VALOR

# What config says.
config-head-setting = configuração
config-head-value = valor
config-head-from = origem
config-default = padrão
config-line = arquivo, linha { $line }
config-detected = detectado
config-by-language = conforme o idioma
config-no-file = (ainda não existe)
config-how = As opções têm prioridade sobre variáveis como NOVENA_THEME, e estas, sobre o arquivo.
config-no-place = não há lugar para um arquivo de configuração: nem NOVENA_CONFIG nem uma pasta pessoal estão definidas
config-not-set = { $name } não está no arquivo
config-overridden = { $variable } está definida no ambiente e tem prioridade sobre o arquivo
config-no-editor = não foi possível executar { $editor }; indique o seu editor em EDITOR

# What is wrong with the configuration file; line and column come before it.
config-not-toml = não é TOML: { $reason }
config-unknown = não existe a configuração { $name }
config-text = { $name } precisa ser um texto entre aspas
config-switch = { $name } precisa ser true ou false, sem aspas
config-table = { $name } precisa ser uma tabela: [{ $name }]
games-state-open = { $empty ->
    [one] { $empty } célula vazia, { $time }
   *[other] { $empty } células vazias, { $time }
}
games-imported = { $added ->
    [one] { $added } jogo acrescentado
   *[other] { $added } jogos acrescentados
}, { $updated ->
    [one] { $updated } atualizado
   *[other] { $updated } atualizados
}.
games-checking = verificando os jogos salvos
games-read = { $megabytes } MB lidos
games-written = { $megabytes } MB gravados
games-import-lessons = { $count ->
    [one] Progresso acrescentado em { $count } lição do curso.
   *[other] Progresso acrescentado em { $count } lições do curso.
}
games-export-damaged = o jogo { $game } está danificado ({ $part }): ele está na exportação como dados brutos, não como jogo
games-export-kept = { $count ->
    [one] { $count } jogo danificado de uma importação anterior está na exportação como dados brutos
   *[other] { $count } jogos danificados de importações anteriores estão na exportação como dados brutos
}
games-import-damaged = { $count ->
    [one] { $count } jogo danificado foi salvo como dados brutos; ele não pode ser jogado
   *[other] { $count } jogos danificados foram salvos como dados brutos; eles não podem ser jogados
}
games-import-unknown = este programa não conhece { $section }; nada foi aproveitado dali
# novena serve.
serve-address = Novena está em { $link }
serve-token = Outros aparelhos precisam deste link: pedidos sem a chave dele são recusados.
serve-token-here = Só este link funciona: pedidos sem a chave dele são recusados, mesmo os de outros usuários desta máquina.
serve-end = Ctrl-C encerra; cada jogada já está salva.
serve-end-lund = Ctrl-C encerra.
serve-no-browser = nenhum navegador foi encontrado para abrir a página
serve-taken = outro programa já usa { $address }; tente --addr { $other }
serve-elsewhere = outro programa já usa { $address }: este usa a próxima porta livre
serve-not-there = não é possível escutar em { $address }: { $reason }
serve-failed = o servidor terminou: { $reason }
serve-no-folder = nenhuma pasta de jogos salvos foi encontrada; indique uma com --data
serve-set-aside = o arquivo dos jogos estava danificado; ele foi movido para { $path }, e um novo foi iniciado
serve-damage-found = o arquivo dos jogos está danificado e nada mais é salvo nele. Exporte os jogos e inicie o servidor de novo: o arquivo será posto de lado e um novo será iniciado

# novena site.
site-done = O site está em { $folder }: { $files } arquivos, { $kilobytes } kB. Sirva-o sob qualquer caminho; abra-o por http(s), não como arquivo.
site-no-engine = este programa foi compilado sem o motor para navegadores e não pode escrever um site; compile-o com: cargo xtask site
site-foreign = { $file } está no caminho e não é parte de um site anterior; nada foi escrito

# Relatórios de rate e bench: páginas que um navegador mostra.
report-nothing = nada foi medido, então nenhum relatório foi escrito
report-made = Feito com Novena { $version } em { $date }.
report-made-from = Feito com Novena { $version } em { $date } a partir de { $files }.
report-rate-title = Avaliações
report-rated = sudokus avaliados
report-several = várias soluções
report-none = sem solução
report-errors = não são sudokus
report-total = tempo total
report-mean = tempo médio
report-puzzles = sudokus
report-puzzle = sudoku
report-share = proporção
report-ratings = Avaliações
report-ratings-caption = Sudokus por avaliação, escala de { $scale }
report-beyond = { $count ->
    [one] Um sudoku está além da nossa escala.
   *[other] { $count } sudokus estão além da nossa escala.
}
report-levels = Níveis
report-levels-caption = Sudokus por nível, { $scale }
report-level = nível
report-techniques = Técnicas
report-techniques-how = Contadas no caminho que dá sempre o passo mais fácil. Uma técnica é a mais difícil de um sudoku se o caminho chega à solução e não usa nada mais difícil.
report-techniques-caption = Técnicas usadas, as mais fáceis primeiro
report-technique = técnica
report-steps = passos
report-hardest-in = a mais difícil em
report-stuck = { $count ->
    [one] Um sudoku não é resolvido por estas técnicas: seu caminho termina antes.
   *[other] { $count } sudokus não são resolvidos por estas técnicas: seus caminhos terminam antes.
}
report-times = Tempo
report-times-caption = Sudokus pelo tempo total das avaliações
report-median = metade em até
report-most = nove em cada dez em até
report-longest = o mais longo
report-table = Sudokus
report-table-caption = Cada sudoku, os mais difíceis primeiro
report-cut = Os { $shown } mais difíceis de { $all } sudokus. Os gráficos e números acima contam todos; novena rate --to csv escreve todas as linhas.
report-hardest = técnica mais difícil
report-time = tempo
report-bench-title = Velocidade
report-bench-how = Os tempos mais curtos de { $rounds ->
    [one] uma rodada
   *[other] { $rounds } rodadas
}, em { $system } ({ $cpu }) com { $threads ->
    [one] uma thread
   *[other] { $threads } threads
}. As barras comparam os números de uma coluna.
report-bench-solve = Resolver
report-bench-logic = Técnicas: caminhos e todos os passos
report-bench-rating = Avaliações por segundo em um núcleo
report-bench-generate = Criar sudokus em um núcleo
report-bench-formats = Ler e escrever, megabytes por segundo

# O que book diz e imprime.
book-title = Sudoku
book-puzzles = Sudokus
book-answers = Respostas
book-contents = Sumário
book-howto = Como jogar
book-howto-givens = Escreva um dígito em cada célula vazia. Os dígitos impressos não mudam. Cada sudoku tem uma única solução, que está no fim do livro.
book-levels = Os níveis
book-needs-easy = Únicos: um só lugar para um dígito, ou um só dígito para uma célula
book-needs-medium = Pares, trios, apontadores, X-Wing
book-needs-hard = Skyscraper, XY-Wing, retângulos
book-needs-unfair = Cadeias, conjuntos quase bloqueados
book-needs-extreme = De tudo
book-cover-puzzle = Na capa: o sudoku { $number }.
book-cover-day = Na capa: o sudoku de { $day }.
book-cover-lesson = Na capa: o sudoku da lição { $number }.
book-worksheet-kicker = Folha de exercícios
book-worksheet-task = Em cada uma destas posições, o próximo passo é { $technique }. Encontre-o e escreva ou risque o que resulta dele.
book-worksheet-written = { $file }: { $exercises ->
    [one] um exercício
   *[other] { $exercises } exercícios
} em { $pages } páginas
book-calendar-title = Um sudoku por dia
book-calendar-with = um calendário tem sudokus novos para os seus dias: tire { $wish }
book-calendar-section = um calendário aceita uma --section sem número: cada dia tem um sudoku
book-class-calendar = as folhas de uma turma não têm data: tire --calendar
book-square-booklet = um livro quadrado não se dobra: tire --booklet ou escolha outro papel
book-month = { $month } de { $year }
book-day = { $day } de { $month }
month-1 = janeiro
month-2 = fevereiro
month-3 = março
month-4 = abril
month-5 = maio
month-6 = junho
month-7 = julho
month-8 = agosto
month-9 = setembro
month-10 = outubro
month-11 = novembro
month-12 = dezembro
weekday-1 = segunda-feira
weekday-2 = terça-feira
weekday-3 = quarta-feira
weekday-4 = quinta-feira
weekday-5 = sexta-feira
weekday-6 = sábado
weekday-7 = domingo
book-repeat = o sudoku { $puzzle } é igual ao { $other }
book-repeat-turned = o sudoku { $puzzle } é o { $other } de novo, girado, espelhado ou com outros dígitos
book-repeats-more = { $count ->
    [one] mais um sudoku está repetido
   *[other] mais { $count } sudokus estão repetidos
}
book-font-found = As letras que faltam na fonte do programa vêm da fonte { $font }.
book-font-bad = não é possível usar a fonte { $file }: { $reason }
book-font-no-font = esperava-se uma fonte TrueType ou OpenType
book-worksheet = Encontre: { $technique }
book-made = Feito com Novena { $version }.
book-made-seed = Feito com Novena { $version }, semente { $seed }.
book-again = { $command } cria os mesmos sudokus de novo.
book-several = várias soluções; omitido
book-none = sem solução; omitido
book-empty = não há nenhum sudoku para imprimir
book-large = letras grandes admitem um ou dois sudokus por página
book-sheet = Folha
book-sheets = Folhas
book-name = Nome
book-date = Data
book-class-seed = Semente { $seed }
book-class-subtitle = { $sheets ->
    [one] Uma folha
   *[other] { $sheets } folhas
} com { $puzzles ->
    [one] um sudoku cada
   *[other] { $puzzles } sudokus cada
}
book-class-pages = { $sheets ->
    [one] A folha está na página { $first }
   *[other] As { $sheets } folhas começam na página { $first }
}; as respostas, na página { $answers }.
book-class-files = as folhas de uma turma têm sudokus novos: tire os arquivos
book-class-booklet = as folhas de uma turma são entregues uma a uma: tire --booklet
book-class-order = --in-order é para arquivos, e as folhas de uma turma têm sudokus novos
book-class-many = as folhas de uma turma podem ter no máximo { $most } sudokus ao todo
book-course-title = Sudoku passo a passo
book-lesson = Lição { $number }
book-lessons = Lições { $first } a { $last }
book-exercises = Exercícios
book-exercises-made = { $count ->
    [one] { $count } exercício
   *[other] { $count } exercícios
}
book-course-again = { $command } cria os mesmos exercícios de novo.
book-course-with = um caderno tem lições do curso e mais nada: tire { $wish }
book-course-unwritten = a lição { $lesson } não existe neste idioma; omitida
book-course-written = { $file }: { $lessons ->
    [one] uma lição
   *[other] { $lessons } lições
} em { $pages } páginas
book-letters = nenhuma fonte deste computador tem { $letters }; são impressos quadrados no lugar; --font indica um arquivo de fonte que as tenha
book-exhausted = { $found } de { $wanted } encontrados: desistiu após { $effort } tentativas em vão; de { $tried } ao todo, { $made } deram um sudoku dessa forma
book-progress = { $count ->
    [one] { $count } página
   *[other] { $count } páginas
}
book-written = { $file }: { $puzzles ->
    [one] um sudoku
   *[other] { $puzzles } sudokus
} em { $pages } páginas
book-fold = { $sheets ->
    [one] Uma folha: imprima nos dois lados, virando pela borda curta, e dobre uma vez.
   *[other] { $sheets } folhas: imprima nos dois lados, virando pela borda curta, e dobre todas uma vez.
}
book-thick = { $sheets } folhas são demais para dobrar juntas; --booklet=16 faz cadernos de quatro folhas
book-both-sides = Imprima nos dois lados, virando pela borda longa.
# O que dizem draw e as imagens de explain.
draw-to-what = o nome { $file } não indica o tipo de imagem; ele deve terminar em .svg, .png ou .pdf, ou escolha um com --to
draw-on-screen = um terminal não pode mostrar essa imagem; grave-a em um arquivo com -o
draw-several = há vários sudokus; grave as imagens em arquivos com -o
draw-numbered = { $count ->
    [one] { $count } imagem: { $first }
   *[other] { $count } imagens: { $first } …
}
draw-failed = não é possível fazer a imagem: { $reason }
draw-no-such-step = { $count ->
    [0] não há passo { $step }: o caminho não tem nenhum
    [one] não há passo { $step }: o caminho tem { $count }
   *[other] não há passo { $step }: o caminho tem { $count }
}
draw-missing = { $count ->
    [one] a fonte do programa não tem este caractere, que é desenhado como um quadradinho: { $characters }
   *[other] a fonte do programa não tem estes caracteres, que são desenhados como quadradinhos: { $characters }
}
pictures-puzzle = O sudoku
pictures-rating = Nível: { $level }. Avaliação: { $rating } (Novena).
pictures-beyond = O sudoku está além da nossa escala.
pictures-steps = { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
} com { $techniques ->
    [one] { $techniques } técnica.
   *[other] { $techniques } técnicas.
}
pictures-places = onde
pictures-solution = A solução
pictures-end = O fim
pictures-made = Feito com Novena { $version }.
pictures-written = { $count ->
    [one] { $page }: { $count } passo
   *[other] { $page }: { $count } passos
}
pictures-foreign = { $folder } contém outras coisas além de uma explicação anterior; indique uma pasta nova ou vazia

# learn.
cmd-learn = Ensina a resolver: o curso, das regras ao último recurso, lição por lição.
cmd-learn-examples =
    novena learn                         as lições e o seu progresso
    novena learn x-wing                  em um terminal: uma lição com exercícios
    novena learn 3                       uma lição pelo número
    novena learn x-wing > x-wing.txt     a lição como texto
    novena learn --to json               a lista para programas
arg-lesson = Uma lição ou um verbete: o número, o nome ou qualquer nome de uma técnica; sem nada, a lista
arg-learn-to = A lista como text ou json
value-lesson = LIÇÃO
learn-entries = Outras técnicas, cada uma em uma página
learn-how = novena learn 1 abre uma lição; novena learn x-wing também: vale qualquer nome da técnica.
learn-done = completa
learn-mastered = dominada
learn-due = { $count ->
    [one] { $count } exercício para repetir hoje
   *[other] { $count } exercícios para repetir hoje
}

# O que hunt diz.
hunt-progress = encontrados { $found }, visitados { $visits }; agora { $exchanges } trocas, { $neighbours } vizinhos novos
hunt-rating = avaliando vizinhos, { $done } de { $all }
hunt-rating-starts = avaliando os sudokus de partida, { $done } de { $all }
hunt-no-start = não há nenhum sudoku de onde partir
hunt-not-unique = não tem exatamente uma solução; omitido
hunt-summary = Encontrados: { $found }; visitados: { $visits }, vizinhos novos: { $looked_at }, avaliados: { $rated }. O melhor de todos: { $best }
hunt-log-busy = { $file } está em uso por outra busca
hunt-log-foreign = { $file } não é um registro de novena hunt; ficou como estava
hunt-log-output = { $file } é o registro; os achados precisam de outro arquivo
hunt-log-line = esta linha não faz sentido e foi ignorada
