"""Renders the synthetic set of pictures, with faces that training never saw.

    made.py OUT_FOLDER NOVENA GLYPHS.npz [--count 1000] [--seed 25] [--only medium]

Every fifth picture is a page of `novena book`, and the others are drawn newspapers; about a quarter
have handwriting. All pictures simulate a camera: perspective, curved paper, folds, shadows, blur,
noise and JPEG, at three strengths. One in fifty has about 12 megapixels. The program also writes
OUT_FOLDER/truth.csv (picture, givens, givens and entries). The name of a picture begins with its
strength. The program needs pdftoppm from poppler-utils. """

import argparse
import subprocess
import tempfile
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

STRENGTHS = {
    # tilt: how far the corners move; turn: the rotation in degrees; bend: how curved the paper is;
    # the others describe the camera
    "low": dict(tilt=0.03, turn=4, bend=0.004, blur=0.5, noise=2, shade=0.15, quality=88, size=1300),
    "medium": dict(tilt=0.08, turn=15, bend=0.010, blur=0.9, noise=5, shade=0.35, quality=65, size=1100),
    "high": dict(tilt=0.15, turn=180, bend=0.018, blur=1.6, noise=10, shade=0.55, quality=35, size=900),
}
WORDS = "the of sun paper weather in a sport letters page two and evening news to for market city".split()


def newspaper(random, puzzle, solution, faces, hands, hand_labels):
    """A page with a puzzle, and the digits that were written in by hand."""
    side = int(random.integers(60, 84))
    grid = 9 * side
    width, height = grid + int(random.integers(60, 500)), grid + int(random.integers(120, 700))
    paper = int(random.integers(205, 250))
    page = Image.new("L", (width, height), paper)
    draw = ImageDraw.Draw(page)
    left, top = int(random.integers(20, width - grid - 20)), int(random.integers(60, height - grid - 20))
    text = ImageFont.truetype(str(random.choice(faces)), int(random.integers(20, 32)))
    for y in range(8, height - 30, 40):
        beside = top - 40 < y < top + grid + 8
        limit = left - 12 if beside else width - 10
        if limit > 120:
            line = " ".join(random.choice(WORDS, size=14))
            while text.getlength(line) > limit - 10 and " " in line:
                line = line.rsplit(" ", 1)[0]
            draw.text((10, y), line, font=text, fill=60)
    ink = int(random.integers(10, 80))
    draw.rectangle((left, top, left + grid, top + grid), fill=paper)
    if random.random() < 0.3:
        for box in range(0, 9, 2):
            x, y = left + box % 3 * 3 * side, top + box // 3 * 3 * side
            draw.rectangle((x, y, x + 3 * side, y + 3 * side), fill=paper - int(random.integers(10, 45)))
    thin, thick = int(random.integers(1, 4)), int(random.integers(4, 8))
    grey = int(random.integers(ink, 140))
    for line in range(10):
        weight, shade = (thick, ink) if line % 3 == 0 else (thin, grey)
        at = line * side
        draw.line((left + at, top, left + at, top + grid), fill=shade, width=weight)
        draw.line((left, top + at, left + grid, top + at), fill=shade, width=weight)
    font = ImageFont.truetype(str(random.choice(faces)), int(side * random.uniform(0.6, 0.85)))
    entries = list(puzzle)
    written = random.random() < 0.27
    share, pen = random.uniform(0.1, 0.6), int(random.integers(20, 110))
    for cell in range(81):
        x, y = left + cell % 9 * side + side / 2, top + cell // 9 * side + side / 2
        if puzzle[cell] != ".":
            draw.text((x, y), puzzle[cell], font=font, fill=ink, anchor="mm")
        elif written and random.random() < share:
            pick = random.choice(np.flatnonzero(hand_labels == int(solution[cell])))
            size = int(side * random.uniform(0.6, 0.95))
            glyph = Image.fromarray(hands[pick]).resize((size, size), Image.BICUBIC)
            glyph = glyph.point(lambda value: min(255, max(0, (value - 70) * 3)))
            at = (int(x - size / 2 + random.normal(0, 0.04) * side), int(y - size / 2 + random.normal(0, 0.04) * side))
            page.paste(Image.new("L", glyph.size, pen), at, glyph)
            entries[cell] = solution[cell]
    return page, "".join(entries)


def camera(random, page, strength, size):
    """The camera's picture of a page."""
    s = STRENGTHS[strength]
    source = np.asarray(page, dtype=np.float32)
    h, w = source.shape
    scale = size / max(h, w) * random.uniform(0.85, 1.0)
    angle = np.radians(random.uniform(-s["turn"], s["turn"]))
    corners = np.array([[-w, -h], [w, -h], [w, h], [-w, h]]) / 2 * scale
    corners = corners @ np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
    corners += random.uniform(-s["tilt"], s["tilt"], (4, 2)) * max(w, h) * scale * 0.5
    corners -= corners.min(0) - 12
    out_w, out_h = (int(v) + 12 for v in corners.max(0))
    # The map from the picture back to the page.
    rows, values = [], []
    for (x, y), (u, v) in zip(corners, [(0, 0), (w, 0), (w, h), (0, h)]):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        values += [u, v]
    m = np.append(np.linalg.solve(np.array(rows), np.array(values)), 1).reshape(3, 3)
    ys, xs = np.mgrid[0:out_h, 0:out_w].astype(np.float32) + 0.5
    d = m[2, 0] * xs + m[2, 1] * ys + 1
    u, v = (m[0, 0] * xs + m[0, 1] * ys + m[0, 2]) / d, (m[1, 0] * xs + m[1, 1] * ys + m[1, 2]) / d
    phase = random.uniform(0, 6.3, 2)
    v = v + s["bend"] * h * np.sin(u / w * random.uniform(2, 4) + phase[0]).astype(np.float32)
    u = u + s["bend"] * w * 0.5 * np.sin(v / h * random.uniform(2, 4) + phase[1]).astype(np.float32)
    inside = (u >= 0) & (v >= 0) & (u < w - 1) & (v < h - 1)
    if scale < 0.8:  # This averages pixels, as a lens does.
        source = np.asarray(page.filter(ImageFilter.GaussianBlur(0.4 / scale)), dtype=np.float32)
    iu, iv = np.clip(u, 0, w - 2).astype(np.int32), np.clip(v, 0, h - 2).astype(np.int32)
    fu, fv = np.clip(u - iu, 0, 1), np.clip(v - iv, 0, 1)
    flat, at = source.ravel(), iv * w + iu
    picture = (flat[at] * (1 - fu) + flat[at + 1] * fu) * (1 - fv) + (flat[at + w] * (1 - fu) + flat[at + w + 1] * fu) * fv
    picture = np.where(inside, picture, random.uniform(30, 120))
    # Light that falls from one side, a shadow with an edge, and folds.
    slope = (xs / out_w - 0.5) * random.uniform(-1, 1) + (ys / out_h - 0.5) * random.uniform(-1, 1)
    light = 1 + s["shade"] * 0.5 * slope
    if random.random() < 0.5:
        edge = np.cos(phase[0]) * (xs - out_w / 2) + np.sin(phase[0]) * (ys - out_h / 2) + random.uniform(-0.2, 0.2) * out_w
        light = light * (1 - s["shade"] * random.uniform(0.3, 1) / (1 + np.exp(-np.clip(edge / random.uniform(2, 40), -30, 30))))
    for _ in range(int(random.integers(0, 3))):
        far = (u / w if random.random() < 0.5 else v / h) - random.uniform(0.1, 0.9)
        light = light * (1 - s["shade"] * 0.35 * np.exp(-((far / random.uniform(0.002, 0.02)) ** 2)))
    picture = picture * light * random.uniform(0.75, 1.0)
    picture = Image.fromarray(np.clip(picture, 0, 255).astype(np.uint8))
    picture = picture.filter(ImageFilter.GaussianBlur(random.uniform(0.5, 1) * s["blur"] * size / 1100))
    noise = random.normal(0, s["noise"] * random.uniform(0.5, 1), (out_h, out_w)).astype(np.float32)
    return Image.fromarray(np.clip(np.asarray(picture, dtype=np.float32) + noise, 0, 255).astype(np.uint8))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("out"), parser.add_argument("novena"), parser.add_argument("glyphs")
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=25)
    parser.add_argument("--only", choices=STRENGTHS, help="leaves the pictures of other strengths out")
    options = parser.parse_args()
    out = Path(options.out)
    out.mkdir(parents=True, exist_ok=True)
    arrays = np.load(options.glyphs)
    faces, hands, hand_labels = arrays["held_names"], arrays["mnist_held"], arrays["mnist_held_labels"]
    run = lambda *words, **more: subprocess.run([options.novena, *words], check=True, capture_output=True, text=True, **more).stdout
    puzzles = run("generate", "--count", str(options.count), "--seed", str(options.seed)).split()
    solutions = run("solve", input="\n".join(puzzles)).split()
    truth = open(out / "truth.csv", "w")
    print("photo,puzzle,all", file=truth)
    for index in range(options.count):
        random = np.random.default_rng([options.seed, index])
        strength = list(STRENGTHS)[index % 3]
        if options.only not in (None, strength):
            continue
        puzzle = puzzles[index].replace("0", ".")
        if index % 5 == 4:
            with tempfile.TemporaryDirectory() as folder:
                # The cover and the contents come before the puzzle.
                run("book", "-", "--per-page", "1", "-o", f"{folder}/book.pdf", input=puzzle)
                subprocess.run(["pdftoppm", "-gray", "-r", "130", "-f", "3", "-l", "3", f"{folder}/book.pdf", f"{folder}/page"], check=True)
                page = Image.open(next(Path(folder).glob("page*"))).convert("L")
            entries = puzzle
        else:
            page, entries = newspaper(random, puzzle, solutions[index], faces, hands, hand_labels)
        size = 4000 if index % 50 == 7 else STRENGTHS[strength]["size"]
        picture = camera(random, page, strength, size)
        name = f"{strength}-{index:04}.jpg"
        picture.save(out / name, quality=int(STRENGTHS[strength]["quality"] + random.integers(-8, 8)))
        print(f"{name},{puzzle},{entries}", file=truth, flush=True)


if __name__ == "__main__":
    main()
