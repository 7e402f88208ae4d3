"""Trains the networks of novena-scan and writes their weights in eight bits.

    train.py GLYPHS.npz PHOTOS.npz OUT_FOLDER MODEL… [--steps N] [--seconds S] [--boards B]
             [--rate R] [--resume states.pt] [--mode streams|graph|eager]

MODEL is a fold between 0 and 4 (whose photos are left out), `all`, or `fonts` (which uses no photos
at all). All models learn from the same boards at the same time, but none learns from a photo that
it leaves out. Every two minutes, the program writes MODEL.bin (in the format of
crates/scan/src/network.rs), states.pt (from which --resume continues) and log.txt.

A step consists of a few thousand small kernels. On a GPU, it is recorded once as a CUDA graph and
repeated, with the models side by side (`streams`) or one after another (`graph`). If that fails,
the program restarts in the next mode; `eager` always works and is several times slower.
"""

import argparse
import hashlib
import math
import os
import struct
import sys
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from pictures import CLASSES, Source

CHANNELS = (24, 32, 64, 128)
WIDTH, HEADS, INNER, BLOCKS = 64, 4, 96, 2
PROFILE = 4 * 28
CELLS = 54  # The number of cells of a board that are drawn.
FOLDS = 5
MODES = ["streams", "graph", "eager"]


def profile(x):
    """The mean and maximum darkness of each row and column of a cell, away from the lines. They
    show where the digit begins and ends, to a fraction of a pixel."""
    across, down = x[:, 0, :, 4:24], x[:, 0, 4:24, :]
    return torch.cat([across.mean(2), across.amax(2), down.mean(1), down.amax(1)], 1)


class Block(nn.Module):
    """Lets every cell receive information from the other cells of its board."""

    def __init__(self):
        super().__init__()
        self.ask = nn.Linear(WIDTH, 3 * WIDTH)
        self.answer = nn.Linear(WIDTH, WIDTH)
        self.inner, self.outer = nn.Linear(WIDTH, INNER), nn.Linear(INNER, WIDTH)

    def forward(self, x, mask):
        b, n, _ = x.shape
        q, k, v = self.ask(F.layer_norm(x, (WIDTH,))).view(b, n, 3, HEADS, WIDTH // HEADS).permute(2, 0, 3, 1, 4)
        alike = q @ k.transpose(2, 3) / math.sqrt(WIDTH // HEADS) + mask[:, None, None, :]
        seen = (alike.softmax(-1) @ v).transpose(1, 2).reshape(b, n, WIDTH)
        x = x + self.answer(seen)
        return x + self.outer(F.relu(self.inner(F.layer_norm(x, (WIDTH,)))))


class Network(nn.Module):
    def __init__(self):
        super().__init__()
        a, b, c, d = CHANNELS
        self.conv1, self.norm1 = nn.Conv2d(1, a, 5, stride=2, padding=2, bias=False), nn.BatchNorm2d(a)
        self.conv2, self.norm2 = nn.Conv2d(a, b, 3, padding=1, bias=False), nn.BatchNorm2d(b)
        self.conv3, self.norm3 = nn.Conv2d(b, c, 3, padding=1, bias=False), nn.BatchNorm2d(c)
        self.full1, self.norm4 = nn.Linear(c * 9, d, bias=False), nn.BatchNorm1d(d)
        self.full2 = nn.Linear(d, CLASSES)
        self.drop = nn.Dropout(0.1)
        self.enter = nn.Linear(d + PROFILE, WIDTH)
        self.blocks = nn.ModuleList(Block() for _ in range(BLOCKS))
        self.leave = nn.Linear(WIDTH, CLASSES)

    def forward(self, x, mask):
        """The classes of each cell by itself, and in the context of its board."""
        edges = profile(x)
        # Half precision is enough for convolutions, but not for comparing cells.
        with torch.autocast(x.device.type, torch.bfloat16, enabled=x.is_cuda, cache_enabled=False):
            x = F.relu(self.norm1(self.conv1(x)))
            x = F.max_pool2d(F.relu(self.norm2(self.conv2(x))), 2)
            x = F.max_pool2d(F.relu(self.norm3(self.conv3(x))), 3, 2)
        x = F.relu(self.norm4(self.full1(self.drop(x.float().flatten(1)))))
        alone = self.full2(x)
        y = self.enter(torch.cat([x, edges], 1)).view(*mask.shape, WIDTH)
        for block in self.blocks:
            y = block(y, mask)
        among = alone + self.leave(F.layer_norm(y, (WIDTH,))).view(-1, CLASSES)
        return alone, among

    def layers(self):
        """Weights (outputs, …) and biases with the normalisation folded in."""
        for layer, norm in [
            (self.conv1, self.norm1), (self.conv2, self.norm2), (self.conv3, self.norm3), (self.full1, self.norm4),
        ]:
            factor = norm.weight / torch.sqrt(norm.running_var + norm.eps)
            weight = layer.weight * factor.view(-1, *[1] * (layer.weight.dim() - 1))
            yield weight, norm.bias - norm.running_mean * factor
        plain = [self.full2, self.enter]
        for block in self.blocks:
            plain += [block.ask, block.answer, block.inner, block.outer]
        for layer in [*plain, self.leave]:
            yield layer.weight, layer.bias


def replace(path, write):
    """Writes a file next to the old one and then replaces it, so that an interruption leaves a
    complete file."""
    part = path.with_name(path.name + ".part")
    write(part)
    os.replace(part, path)


@torch.no_grad()
def write(network, path):
    """Stores eight bits per weight, and a scale and a bias for each output. Outputs are
    innermost."""
    out = bytearray(b"NVSC\x03")
    for weight, bias in network.layers():
        if weight.dim() == 4:  # outputs, inputs, rows, columns -> rows, columns, inputs, outputs
            table = weight.permute(2, 3, 1, 0).reshape(-1, len(weight))
        elif weight.shape[1] == CHANNELS[2] * 9:  # channels, rows, columns -> rows, columns, channels
            table = weight.view(len(weight), CHANNELS[2], 9).permute(2, 1, 0).reshape(-1, len(weight))
        else:
            table = weight.t()
        table = table.float().cpu().numpy()
        scale = np.maximum(np.abs(table).max(0), 1e-9) / 127
        quantised = np.clip(np.round(table / scale), -127, 127).astype(np.int8)
        out += struct.pack("<II", *table.shape)
        out += scale.astype("<f4").tobytes() + bias.float().cpu().numpy().astype("<f4").tobytes()
        out += quantised.tobytes()
    replace(path, lambda part: part.write_bytes(out))
    return hashlib.sha256(out).hexdigest()


class Photos:
    """The boards of all photos, by fold."""

    def __init__(self, path, device):
        photos = np.load(path)
        self.cells = torch.as_tensor(photos["cells"]).to(device).float().div(127.5).sub(0.5)
        self.labels = torch.as_tensor(photos["labels"]).to(device).long()
        self.device = device
        # Every puzzle has the same weight, however many photos show it.
        _, puzzle, counts = np.unique(photos["labels"], axis=0, return_inverse=True, return_counts=True)
        weights = 1.0 / counts[puzzle.ravel()]
        self.rows, self.sums = [], []
        for fold in range(FOLDS):
            rows = np.flatnonzero(photos["folds"] == fold)
            sums = np.cumsum(weights[rows])
            self.rows.append(torch.as_tensor(rows).to(device))
            self.sums.append(torch.as_tensor(sums / sums[-1]).float().to(device))

    def test(self, model):
        """The boards that a model has not seen."""
        rows = self.rows[int(model)] if model.isdigit() else self.rows[0][:0]
        return self.cells[rows], self.labels[rows]

    def draw(self, source, boards, cells):
        """This many boards of each fold, ordered by fold."""
        rows = []
        for rows_of_fold, sums in zip(self.rows, self.sums):
            at = torch.searchsorted(sums, torch.rand(boards, device=self.device))
            rows.append(rows_of_fold[at.clamp(max=len(rows_of_fold) - 1)])
        rows = torch.cat(rows)
        # Digits are picked before empty cells.
        order = torch.rand(len(rows), 81, device=self.device) + 0.7 * (self.labels[rows] > 0)
        picks = order.topk(cells, dim=1).indices
        picked = self.cells[rows[:, None], picks]
        labels = self.labels[rows].gather(1, picks)
        digits = torch.randint(9, (len(rows) * cells,), device=self.device)
        return source.shake(picked, labels, digits)


@torch.no_grad()
def score(network, x, cells):
    """The probability of each class for each cell, given all cells of its board."""
    network.eval()
    scores = torch.cat([
        network(part, torch.zeros(len(part) // cells, cells, device=x.device))[1]
        for part in x.contiguous(memory_format=torch.channels_last).split(cells * 64)
    ])
    return scores.log_softmax(1)


class Trainer:
    """All models, which take each step together."""

    def __init__(self, options, device):
        self.options, self.device = options, device
        self.source = Source(np.load(options.glyphs), device)
        self.photos = Photos(options.photos, device)
        make = lambda: {model: Network().to(device, memory_format=torch.channels_last) for model in options.models}
        self.networks, self.averages = make(), make()
        states = torch.load(options.resume, map_location=device) if options.resume else {}
        for model in options.models:
            if model in states:
                self.networks[model].load_state_dict(states[model])
            self.averages[model].load_state_dict(self.networks[model].state_dict())
            self.averages[model].eval()
        floats = lambda networks: [
            value for network in networks.values()
            for value in [*network.parameters(), *network.buffers()] if value.is_floating_point()
        ]
        self.values, self.average_values = floats(self.networks), floats(self.averages)
        on_gpu = device == "cuda"
        self.rate = torch.zeros((), device=device)
        self.optimisers = {
            model: torch.optim.AdamW(
                network.parameters(), lr=self.rate, weight_decay=0.02, fused=on_gpu or None, capturable=on_gpu,
            )
            for model, network in self.networks.items()
        }
        for optimiser in self.optimisers.values():
            for group in optimiser.param_groups:
                group["lr"] = self.rate  # Not a copy: the value of this tensor changes over time.
        self.losses = torch.zeros(len(options.models), device=device)
        self.total = torch.zeros((), device=device)
        self.streams = [torch.cuda.Stream() for _ in options.models] if options.mode == "streams" else None

    def step(self):
        """Draws boards, and trains every model on those that it may see."""
        options = self.options
        with torch.no_grad():
            drawn, drawn_labels = self.source.draw(options.boards, CELLS)
            real, real_labels = self.photos.draw(self.source, options.real, CELLS)
            self.total.copy_(drawn.sum() + real.sum())
        part = options.real * CELLS
        main = torch.cuda.current_stream() if self.streams else None
        for index, model in enumerate(options.models):
            # A model sees no photos of its own fold, and `fonts` sees none at all.
            folds = [fold for fold in range(FOLDS) if str(fold) != model and model != "fonts"]
            shown = lambda a, b: torch.cat([a, *[b[fold * part : (fold + 1) * part] for fold in folds]])
            if self.streams:
                self.streams[index].wait_stream(main)
                with torch.cuda.stream(self.streams[index]):
                    self.learn(index, model, shown(drawn, real), shown(drawn_labels, real_labels))
            else:
                self.learn(index, model, shown(drawn, real), shown(drawn_labels, real_labels))
        if self.streams:
            for stream in self.streams:
                main.wait_stream(stream)

    def learn(self, index, model, x, y):
        network, optimiser = self.networks[model], self.optimisers[model]
        boards = len(y) // CELLS
        with torch.no_grad():
            # Boards have few or many digits, because up to 70% of the cells are hidden.
            hidden = torch.rand(boards, CELLS, device=self.device) < torch.rand(boards, 1, device=self.device) * 0.7
            hidden[:, 0].zero_()
            mask, weight = hidden.float() * -1e4, 1 - hidden.float().flatten()
        alone, among = network(x.contiguous(memory_format=torch.channels_last), mask)
        loss = (F.cross_entropy(among, y, reduction="none") * weight).sum() / weight.sum()
        (loss + 0.3 * F.cross_entropy(alone, y)).backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 2.0, foreach=True)
        optimiser.step()
        optimiser.zero_grad(set_to_none=True)
        self.losses[index].copy_(loss.detach())

    @torch.no_grad()
    def average(self, keep):
        torch._foreach_lerp_(self.average_values, self.values, 1 - keep)

    def recorded(self):
        """A recording of a step, which the GPU repeats by itself, or the plain step."""
        if self.options.mode == "eager" or self.device != "cuda":
            return self.step
        aside = torch.cuda.Stream()
        aside.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(aside):
            for _ in range(4):
                self.step()
        torch.cuda.current_stream().wait_stream(aside)
        torch.cuda.synchronize()
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            self.step()
        # Each repetition must draw different boards, and change the networks.
        seen, self.graph = [], graph
        for _ in range(3):
            graph.replay()
            weights = sum(p.double().sum() for n in self.networks.values() for p in n.parameters())
            seen.append((self.total.item(), weights.item(), self.losses.sum().item()))
        if len(set(seen)) < 3 or not all(math.isfinite(value) for values in seen for value in values):
            raise RuntimeError(f"repetitions are alike or broken: {seen}")
        return graph.replay

    def report(self, say, step, start, held):
        made, made_labels = held.draw(256 if self.device == "cuda" else 8, CELLS)
        digits = (made_labels > 0) & (made_labels < 19)
        kinds = lambda classes: (classes > 0).long() + (classes > 9) + (classes > 18)
        losses = self.losses.tolist()
        for index, model in enumerate(self.options.models):
            scores = score(self.averages[model], made, CELLS)
            guesses = scores.argmax(1)
            same = ((guesses - 1) % 9 == (made_labels - 1) % 9)[digits].float().mean().item()
            kind = (kinds(guesses) == kinds(made_labels))[digits].float().mean().item()
            whole = (guesses == made_labels).view(-1, CELLS).all(1).float().mean().item()
            cost = F.nll_loss(scores, made_labels).item()
            text = (
                f"{model} step {step} {time.time() - start:.0f} s loss {losses[index]:.5f} held {cost:.5f}"
                f" digit {same:.5f} kind {kind:.5f} boards {whole:.4f}"
            )
            x, y = self.photos.test(model)
            if len(x):
                guesses = score(self.averages[model], x.reshape(-1, 1, 28, 28), 81).argmax(1)
                wrong = (guesses.view(-1, 81) != y).any(1).sum().item()
                text += f" photos with an error {wrong} of {len(x)}"
            say(text)

    def save(self, say, out):
        states = {model: average.state_dict() for model, average in self.averages.items()}
        replace(out / "states.pt", lambda part: torch.save(states, part))
        for model, average in self.averages.items():
            say(model, "sha256", write(average, out / f"{model}.bin"))


def main():
    start = time.time()
    parser = argparse.ArgumentParser()
    parser.add_argument("glyphs"), parser.add_argument("photos"), parser.add_argument("out")
    parser.add_argument("models", nargs="+")
    parser.add_argument("--steps", type=int, default=1_000_000)
    parser.add_argument("--seconds", type=float, default=1e9, help="of all, from the start of the program")
    parser.add_argument("--boards", type=int, default=48, help="drawn in each step")
    parser.add_argument("--real", type=int, default=4, help="boards of photos of each fold in each step")
    parser.add_argument("--report", type=float, default=60, help="seconds from one report to the next")
    parser.add_argument("--save", type=float, default=120, help="seconds from one saving to the next")
    parser.add_argument("--rate", type=float, default=2.5e-3)
    parser.add_argument("--resume", help="states.pt of an earlier run")
    parser.add_argument("--mode", choices=MODES, default=MODES[0])
    parser.add_argument("--started", type=float, default=start, help="when the first mode was tried")
    options = parser.parse_args()
    start = options.started
    device = "cuda" if torch.cuda.is_available() else "cpu"
    if device == "cpu":
        options.mode = "eager"
    torch.manual_seed(25)
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
    torch.backends.cudnn.benchmark = True
    out = Path(options.out)
    out.mkdir(parents=True, exist_ok=True)
    log = open(out / "log.txt", "a")

    def say(*words):
        print(*words, flush=True)
        print(*words, file=log, flush=True)

    def next_mode(why):
        """Restarts in a less demanding mode, because the GPU may be in any state."""
        say(f"mode {options.mode} failed after {time.time() - start:.0f} s: {why}")
        mode = MODES[MODES.index(options.mode) + 1]
        sys.stdout.flush()
        # The last values given for --mode and --started apply.
        os.execv(sys.executable, [sys.executable, *sys.argv, "--mode", mode, "--started", repr(start)])

    try:
        trainer = Trainer(options, device)
        say(f"start: {device}, {options.mode}, {trainer.source.faces} printed faces, {trainer.source.hands} hands, {time.time() - start:.0f} s")
        held = Source(np.load(options.glyphs), device, held=True)
        trainer.rate.fill_(options.rate / 300)
        run = trainer.recorded()
        say(f"ready to repeat, {time.time() - start:.0f} s")
    except Exception as error:
        if options.mode == "eager":
            raise
        next_mode(repr(error))
    begin, reported, saved = time.time(), time.time(), time.time()
    step, done = 0, 0.0
    events = []
    while done < 1.0:
        done = max(step / options.steps, (time.time() - begin) / max(1.0, start + options.seconds - begin))
        rate = options.rate * min(1, (step + 1) / 300) * (0.5 + 0.5 * math.cos(math.pi * min(done, 1))) + 1e-5
        trainer.rate.fill_(rate)
        run()
        trainer.average(min(0.999, step / (step + 10)))
        step += 1
        if device == "cuda":
            # The processor stays at most two steps ahead of the GPU.
            events.append(torch.cuda.Event())
            events[-1].record()
            if len(events) > 2:
                events.pop(0).synchronize()
        if step == 400 and options.mode != "eager":
            losses = trainer.losses.tolist()
            say(f"400 steps in {time.time() - begin:.1f} s, losses {losses}")
            if not all(loss < 2.6 for loss in losses):  # This also applies if a loss is NaN.
                next_mode("nothing was learnt")
        now = time.time()
        if now - reported > options.report or done >= 1.0:
            with torch.no_grad():
                trainer.report(say, step, start, held)
            reported = time.time()
        if now - saved > options.save or done >= 1.0:
            trainer.save(say, out)
            saved = time.time()
    say(f"{step} steps, {time.time() - start:.0f} s")


if __name__ == "__main__":
    main()
