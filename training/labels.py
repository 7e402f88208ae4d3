"""Labels the cells that the example `dump` of novena-scan cut from photos.

    labels.py OUT.npz DUMP.tsv DUMP.bin TRUTH.csv GLYPHS.npz

A photo may be rotated and may show several boards, so the board and the rotation that fit the
ground truth are chosen. The choice depends on the positions of the digits or, if the pattern is
symmetric, on the similarity of the cells to rendered digits. Puzzles, rather than photos, are
assigned to five folds. """

import csv
import sys

import numpy as np

FOLDS = 5


def shape(cell):
    """The ink of a cell, cut out and stretched to 20 rows of 12 pixels, as a unit vector."""
    inner = np.clip(cell[4:24, 4:24], 0, 1)
    ys, xs = np.where(inner > 0.5)
    if len(ys) < 4:
        return None
    inner = inner[ys.min() : ys.max() + 1, xs.min() : xs.max() + 1]
    rows = np.linspace(0, inner.shape[0] - 1, 20).round().astype(int)
    columns = np.linspace(0, inner.shape[1] - 1, 12).round().astype(int)
    return unit(inner[rows][:, columns])


def unit(picture):
    flat = picture.ravel() - picture.mean()
    return flat / (np.linalg.norm(flat) + 1e-6)


def templates(glyphs):
    out = []
    for digit in range(9):
        shapes = []
        for picture in glyphs[::7, digit]:
            big = picture.astype(np.float32) / 255
            cell = big[:63, :63].reshape(21, 3, 21, 3).mean((1, 3))
            shapes.append(shape(np.pad(cell, 4)[:28, :28]))
        out.append(unit(np.mean([s for s in shapes if s is not None], axis=0)))
    return np.stack(out)


def turned(board, quarters):
    """The board (9, 9, 28, 28) after this many clockwise quarter turns of the paper."""
    board = np.rot90(board, -quarters, axes=(0, 1))
    return np.rot90(board, -quarters, axes=(2, 3))


def main():
    out, tsv, cells, truth, glyphs = sys.argv[1:]
    cells = np.fromfile(cells, dtype=np.uint8).reshape(-1, 9, 9, 28, 28)
    names = [line.split("\t")[0] for line in open(tsv) if "\t-\t" not in line]
    truth = {row["photo"]: row["puzzle"] for row in csv.DictReader(open(truth))}
    models = templates(np.load(glyphs)["print"])
    boards, labels, photos, fits = [], [], [], []
    for photo in dict.fromkeys(names):
        digits = np.array([0 if c == "." else int(c) for c in truth[photo]]).reshape(9, 9)
        best = None
        for index in [i for i, name in enumerate(names) if name == photo]:
            for quarters in range(4):
                board = turned(cells[index], quarters)
                grey = board.astype(np.float32) / 127.5 - 0.5
                ink = (grey[:, :, 8:20, 8:20] > 0.5).mean((2, 3)) > 0.05
                agree = (ink == (digits > 0)).mean()
                alike = []
                for y, x in zip(*np.where(digits > 0)):
                    form = shape(grey[y, x])
                    if form is not None:
                        alike.append(models[digits[y, x] - 1] @ form)
                score = agree + (np.mean(alike) if alike else 0)
                if best is None or score > best[0]:
                    best = (score, agree, board, quarters)
        score, agree, board, quarters = best
        print(f"{photo} agree {agree:.3f} score {score:.3f} turn {quarters}")
        boards.append(board.reshape(81, 28, 28))
        labels.append(digits.ravel())
        photos.append(photo)
        fits.append(score)
    # Puzzles with many photos come first. Each goes to the fold that has the fewest photos.
    counts = {}
    for photo in photos:
        counts[truth[photo]] = counts.get(truth[photo], 0) + 1
    sizes, fold_of = [0] * FOLDS, {}
    for puzzle in sorted(counts, key=lambda p: (-counts[p], p)):
        fold = sizes.index(min(sizes))
        fold_of[puzzle] = fold
        sizes[fold] += counts[puzzle]
    print("photos per fold", sizes)
    np.savez_compressed(
        out,
        cells=np.stack(boards),
        labels=np.stack(labels).astype(np.uint8),
        photos=np.array(photos),
        folds=np.array([fold_of[truth[photo]] for photo in photos], dtype=np.uint8),
        fits=np.array(fits, dtype=np.float32),
    )


if __name__ == "__main__":
    main()
