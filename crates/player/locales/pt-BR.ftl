# What the terminal player says.
play-too-small = Pequeno demais: pelo menos { $width }×{ $height }. Aumente a janela, ou tecle q para sair; o jogo fica salvo.
play-saved = salvo
play-not-saved = não salvo
play-unnamed = Sudoku
play-paused = Em pausa
play-paused-how = { $key } ou Enter para continuar.
play-thinking = pensando …
play-restarted = Começada de novo; desfazer traz tudo de volta.
play-given = Este dígito é dado.
play-full-but-wrong = O tabuleiro está cheio, mas ainda não está certo.
play-before-mistake = De volta a antes do erro; refazer mostra o que se seguiu.
play-check-not-allowed = Neste jogo só as regras são verificadas; escolha antes outro modo.
play-checking = Os erros são mostrados: { $policy }.
checking-none = nunca
checking-rules = onde uma regra é quebrada
checking-on-request = onde uma regra é quebrada, e todos a pedido
checking-live = todos, na hora
play-which-box = Qual bloco, de 1 a 9?
play-which-digit = Qual dígito, de 1 a 9?
mode-digit = dígito
mode-corner = canto
mode-centre = centro
mode-colour = cor
side-mode = modo
side-left = faltam
cell-picked = { $digit } na mão
hint-title = DICA { $rung } de { $rungs }
hint-title-alone = DICA
hint-where = onde
hint-why = por quê
hint-apply = aplicar
hint-next = próxima dica
hint-another = outra
hint-go-back = voltar a antes
hint-close = fechar
steps-path = CAMINHO { $number } de { $count }
steps-now = PASSOS AGORA { $number } de { $count }
steps-next = próximo
steps-back = anterior
steps-none = Não há nenhum passo daqui; uma dica pode dizer por quê.
enter-title = SEU PRÓPRIO SUDOKU
enter-own-title = Sudoku próprio
enter-how = 1–9 dígito, 0 ou espaço vazia, Backspace volta, colar preenche, Enter joga, Esc sai.
enter-refused = Isto não tem solução, então não dá para jogar.
enter-several-again = Tem várias soluções. Enter de novo joga mesmo assim.
savepoints-title = Pontos salvos
savepoints-before-mistake = Antes do meu erro
savepoints-entry = { $name } ({ $digits } dígitos)
savepoint-set = Ponto { $name } salvo.
new-title = Novo jogo
new-level = Nova: { $level }
new-daily = Hoje, { $name }: { $level }
new-open = Abrir um arquivo ou texto colado …
new-enter = Digitar o seu próprio …
games-title = Jogos
games-open = { $name }, { $time } ({ $givens } dígitos dados, n.º { $id })
games-finished = { $name }, resolvida em { $time } ({ $givens } dígitos dados, n.º { $id })
file-title = Escolha um sudoku
file-entry = { $number }. { $name } ({ $givens } dígitos dados)
file-nothing = Não há nenhum sudoku nele.
list-foot = Enter escolhe, Esc fecha
list-foot-delete = Enter escolhe, d apaga, Esc fecha
list-delete-again = d de novo apaga
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
figures-level = { $level }: { $finished } de { $started } resolvidas, melhor { $best }, mediana { $median }
figures-hinted = Você pediu mais ajuda com: { $techniques }.
help-title = Teclas
help-foot = digite para buscar, Esc fecha
help-query = buscar: { $query }

# Under the board; short words.
foot-hint = dica
foot-undo = desfazer
foot-next-mode = modo
foot-fill-marks = marcas
foot-new = novo
foot-savepoint = ponto
foot-filter-next = filtro
foot-games = jogos
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
key-extend-up = selecionar também para cima
key-extend-down = selecionar também para baixo
key-extend-left = selecionar também à esquerda
key-extend-right = selecionar também à direita
key-toggle = pôr a célula na seleção, ou tirá-la
key-select-all = selecionar todas as células
key-deselect = fechar a dica; não selecionar nada, para pegar um dígito
key-write = escrever no modo atual
key-write-corner = marca de canto
key-write-centre = marca de centro
key-mode-digit = modo: dígitos
key-mode-corner = modo: marcas de canto
key-mode-centre = modo: marcas de centro
key-mode-colour = modo: cores; com filtro, de candidatos
key-next-mode = próximo modo
key-notes = ligar ou desligar as notas
key-clear = limpar: dígito, depois marcas, depois cores
key-fill-marks = escrever todas as marcas possíveis
key-corners-to-centre = passar marcas de canto ao centro
key-undo = desfazer
key-redo = refazer
key-restart = começar este jogo de novo
key-hint = dica; de novo diz mais
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
key-before-mistake = voltar a antes do meu erro
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
key-line = digitar um comando: undo, r4c5, r4c5=7, open ARQUIVO
key-redraw = redesenhar a tela
key-suspend = deixar o jogo suspenso (fg o traz de volta)
key-help = esta lista
key-quit = sair; tudo fica salvo

# Sentences with numbers.
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
    [one] { $open } célula vazia (').
   *[other] { $open } células vazias (').
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
