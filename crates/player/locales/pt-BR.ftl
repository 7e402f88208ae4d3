# What the terminal player says.
play-too-small = Pequena demais: pelo menos { $width }×{ $height }. Aumente a janela ou pressione q para sair; o jogo fica salvo.
play-saved = salvo
play-not-saved = não salvo
play-unnamed = Sudoku
play-paused = Em pausa
play-paused-how = { $key } ou Enter para continuar.
play-thinking = pensando …
play-restarted = Recomeçado; desfazer traz tudo de volta.
play-given = Este dígito é dado.
play-nothing-to-close = Não há nada para fechar aqui. { $hand } pega um dígito na mão, { $quit } sai.
play-full-but-wrong = O tabuleiro está cheio, mas ainda não está certo.
play-before-mistake = De volta para antes do erro; refazer mostra o que se seguiu.
play-check-not-allowed = Neste jogo só as regras são verificadas; escolha antes outra configuração.
play-checking = Os erros são mostrados: { $policy }.
checking-none = nunca
checking-rules = onde uma regra é quebrada
checking-on-request = onde uma regra é quebrada, e todos a pedido
checking-live = todos, na hora
play-which-box = Qual bloco, de 1 a 9?
play-which-digit = Qual dígito, de 1 a 9?
play-which-hand = Qual dígito pegar na mão, de 1 a 9?
mode-digit = dígito
mode-corner = canto
mode-centre = centro
mode-colour = cor
cell-picked = { $digit } na mão
caption-solved = resolvido
side-history = Histórico
side-history-none = Nenhuma jogada ainda.
side-takes = O que exige
hint-title = Dica { $rung } de { $rungs }
hint-title-alone = Dica
hint-where = onde
hint-why = por quê
hint-apply = aplicar
hint-next = próxima dica
hint-another = outra
hint-go-back = voltar para antes do erro
hint-close = fechar
steps-path = Caminho: { $number } de { $count }
steps-now = Passos: { $number } de { $count }
steps-next = próximo
steps-back = anterior
steps-none = Não há nenhum passo daqui; uma dica pode dizer por quê.
enter-title = Seu próprio sudoku
enter-own-title = Sudoku próprio
enter-how = 1–9 dígito, 0 ou espaço vazia, Backspace volta, colar preenche, Enter joga, Esc sai.
enter-refused = Isto não tem solução, então não dá para jogar.
enter-several-again = Tem várias soluções. Pressione Enter de novo para jogar mesmo assim.
savepoints-title = Pontos salvos
savepoints-before-mistake = Antes do meu erro
savepoints-entry = { $name } ({ $digits } dígitos)
savepoint-set = Ponto { $name } salvo.
new-title = Novo jogo
new-level = Novo: { $level }
new-daily = Hoje, { $name }: { $level }
new-collection = De “{ $name }”
new-collection-left = restam { $left } de { $puzzles }
new-collection-played = Você já jogou todos os sudokus de “{ $name }”.
new-open = Abrir um arquivo ou texto colado …
new-enter = Digitar o seu próprio …
games-title = Jogos
games-finished = resolvido em { $time }
games-number = jogo { $id }
file-title = Escolha um sudoku
file-nothing = Não há nenhum sudoku nele.
list-foot = Enter escolhe, Esc fecha
list-foot-delete = Enter escolhe, d apaga, Esc fecha
list-delete-again = pressione d de novo para apagar
prompt-savepoint = Nome do ponto
prompt-open = Um arquivo, ou o texto de um sudoku
prompt-line = :
prompt-foot = Enter aceita, Esc fecha
line-unknown = “{ $words }” não é um comando; ? mostra todos.
finished-title = Resolvido
finished-line = Muito bem: todos os dígitos estão certos.
finished-time = Tempo: { $time }
finished-review = Olhando para trás:
finished-next = { $new } novo jogo, { $close } ver o tabuleiro
figures-title = Estatísticas
figures-none = Ainda não há nada para contar.
figures-level = { $level }: { $finished } de { $started } resolvidos, melhor { $best }, mediana { $median }
figures-hinted = Você pediu mais ajuda com: { $techniques }.
help-title = Teclas
help-foot = digite para buscar, Esc fecha
help-foot-more = as setas rolam, digite para buscar, Esc fecha
help-none = nada encontrado
text-foot = Esc fecha
help-query = buscar: { $query }

# Under the board; short words.
foot-hint = dica
foot-undo = desfazer
foot-write-hand = escrever { $digit }
foot-other-digit = outro dígito
foot-put-down = soltar
foot-next-mode = modo
foot-fill-marks = marcas
foot-new = novo
foot-savepoint = ponto
foot-filter-next = filtro
foot-games = jogos
foot-hand = mão
foot-pause = pausa
foot-help = teclas
foot-quit = sair

# Keys as they are printed on keyboards.
keyname-ctrl = Ctrl
keyname-alt = Alt
keyname-shift = Shift
keyname-space = Espaço
keyname-enter = Enter
keyname-esc = Esc
keyname-tab = Tab
keyname-backspace = Backspace
keyname-delete = Delete
keyname-home = Home
keyname-end = End
keyname-pgup = PgUp
keyname-pgdn = PgDn

# What is wrong with keys of one's own: a clause without a full stop.
keys-unknown-command = “{ $command }” não é um comando; você quis dizer “{ $nearest }”?
keys-no-command = “{ $command }” não é um comando; pressione ? no jogo para ver a lista
keys-repeated-command = “{ $command }” já tem teclas
keys-unknown-key = “{ $key }” não é uma tecla; você quis dizer “{ $nearest }”?
keys-no-such-key = “{ $key }” não é uma tecla; as teclas são caracteres ou nomes como up, enter ou f1
keys-no-key = falta uma tecla
keys-nine-keys = “{ $key }” é uma tecla, e o comando precisa de nove, como “alt-1-9”
keys-one-key = “{ $key }” são nove teclas, e o comando precisa de uma
keys-repeated-key = “{ $key }” já é de “{ $command }”
keys-last-key = “{ $key }” é a única tecla de “{ $command }”; dê também outra tecla a esse comando

# What each key does: key-WORD of the table of keys.
key-up = para cima
key-down = para baixo
key-left = para a esquerda
key-right = para a direita
key-next-empty = próxima célula vazia
key-previous-empty = célula vazia anterior
key-box-up = um bloco acima
key-box-down = um bloco abaixo
key-box-left = um bloco à esquerda
key-box-right = um bloco à direita
key-go-to-box = depois 1–9: ir a esse bloco
key-row-start = início da linha
key-row-end = fim da linha
key-grid-start = primeira célula
key-grid-end = última célula
key-extend-up = estender a seleção para cima
key-extend-down = estender a seleção para baixo
key-extend-left = estender a seleção para a esquerda
key-extend-right = estender a seleção para a direita
key-toggle = pôr a célula na seleção, ou tirá-la
key-select-all = selecionar todas as células
key-deselect = saída: fechar a dica, soltar o dígito, tirar o filtro, selecionar uma só célula
key-hand = depois 1–9: pegar um dígito na mão, que Enter escreve; de novo, soltar
key-write = escrever no modo atual
key-write-corner = marca de canto
key-write-centre = marca de centro
key-mode-digit = modo: dígitos
key-mode-corner = modo: marcas de canto
key-mode-centre = modo: marcas de centro
key-mode-colour = modo: cores; com filtro, de candidatos
key-next-mode = próximo modo
key-notes = alternar entre dígitos e marcas
key-clear = limpar: dígito, depois marcas, depois cores
key-fill-marks = escrever todas as marcas possíveis
key-corners-to-centre = passar marcas de canto ao centro
key-undo = desfazer
key-redo = refazer
key-restart = começar este jogo de novo
key-hint = dica; de novo para mais
key-hint-why = dica que diz por quê
key-confirm = aplicar a dica; escrever o dígito na mão ou a única marca
key-another = outra dica
key-filter = filtrar um dígito, ou deixar de filtrar
key-filter-next = depois 1–9: filtrar esse dígito, ou deixar de filtrar
key-strike = marcar ou riscar o dígito filtrado; sem filtro, próximo modo
key-colour-a = cor a
key-colour-b = cor b
key-colour-c = cor c
key-colour-d = cor d
key-colour-e = cor e
key-savepoint = salvar um ponto
key-savepoints = lista de pontos salvos
key-before-mistake = voltar para antes do meu erro
key-check = mostrar o que está errado agora, se o jogo permite
key-checking = quais erros são mostrados
key-new = novo jogo
key-open = abrir um arquivo ou texto colado
key-enter-own = digitar um sudoku próprio
key-games = jogos salvos
key-steps = todos os passos que se veem agora
key-path = todo o caminho até a solução
key-statistics = estatísticas
key-pause = pausa; o tabuleiro se esconde
key-timer = mostrar ou esconder o relógio
key-techniques = mostrar ou esconder o que o sudoku exige
key-line = digitar um comando: undo, r4c5, r4c5=7, open ARQUIVO
key-redraw = redesenhar a tela
key-suspend = suspender o programa (fg o retoma)
key-help = esta lista
key-quit = sair; tudo fica salvo

# Sentences with numbers.
caption-to-go = { $count ->
    [one] falta { $count } célula
   *[other] faltam { $count } células
}
caption-givens = { $count ->
    [one] { $count } dígito dado
   *[other] { $count } dígitos dados
}
caption-hints = { $count ->
    [one] { $count } dica
   *[other] { $count } dicas
}
cell-selected = { $count ->
    [one] { $count } célula
   *[other] { $count } células
}
enter-givens = { $count ->
    [one] { $count } dígito dado.
   *[other] { $count } dígitos dados.
}
enter-some = { $count ->
    [one] { $count } solução.
   *[other] { $count } soluções.
}
enter-open = { $open ->
    [one] { $open } célula em aberto (').
   *[other] { $open } células em aberto (').
}
finished-taken-back = { $count ->
    [0] Nenhuma jogada desfeita.
    [one] Uma jogada desfeita.
   *[other] { $count } jogadas desfeitas.
}
finished-hints = { $count ->
    [0] Sem dicas.
    [one] { $count } dica.
   *[other] { $count } dicas.
}
figures-streak = { $streak ->
    [one] { $streak } dia seguido; o máximo foi { $longest }.
   *[other] { $streak } dias seguidos; o máximo foi { $longest }.
}

# A lesson of the course.
learn-too-small = Pequena demais: uma lição precisa de pelo menos { $width }×{ $height }. Aumente a janela ou pressione q para sair.
learn-part = parte { $number } de { $count }
learn-more-below = PgDn: continua abaixo
learn-exercises = Exercícios
learn-making = preparando um exercício …
learn-puzzle-how = Enter começa o jogo; ao sair dele, você volta à lição.
learn-left = { $count ->
    [one] Falta encontrar mais { $count }.
   *[other] Falta encontrar mais { $count }.
}
learn-clue = Dica { $rung } de 3
learn-end-found = Encontrado, e sem ajuda
learn-end-helped = Encontrado, mas não de primeira
learn-end-shown = A resposta
learn-comes-back = Este exercício volta outro dia.
learn-arrows = setas
learn-key-go-on = continuar: a próxima frase, o próximo exercício, o jogo ou a próxima parte
learn-key-next = próxima parte
learn-key-previous = parte anterior
learn-key-move = andar pelo tabuleiro; em um texto, rolar e virar páginas
learn-key-answer = sua resposta: riscar ou escrever este dígito na célula
learn-key-clue = uma dica; de novo, mais uma
learn-key-rest = mostrar o resto
learn-key-skip = pular este exercício
learn-key-filter = depois 1–9: mostrar onde cabe esse dígito; de novo, desligar
learn-key-scroll = rolar um texto longo; PgUp volta
learn-key-leave = sair da lição, também q
learn-foot-go-on = continuar
learn-foot-next = próxima
learn-foot-previous = voltar
learn-foot-answer = responder
learn-foot-filter = dígito
learn-foot-clue = dica
learn-foot-rest = mostrar
learn-foot-skip = pular
learn-foot-help = teclas
learn-foot-leave = sair
