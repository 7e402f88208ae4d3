"""Draws the cells of boards as cameras see them, in batches on the GPU.

A cell is 28 by 28 pixels, with about 0 for paper and 1 for ink, normalised as in
crates/scan/src/cells.rs. The classes are: 0 empty, 1 to 9 printed, 10 to 18 handwritten, 19
something else (letters, turned digits).

The printed digits of a board share one face, size, ink and baseline; the handwritten ones share one
pen, but vary. A network that sees a whole board can learn this, so whole boards are drawn rather
than single cells.
"""

import math

import torch
import torch.nn.functional as F

SIDE, CLASSES, OTHER = 28, 20, 19
FINE = 56  # Cells are drawn at twice the size and averaged.
NEAR = 256  # The number of handwritten digits that count as similar to a printed one.
RANK = 12  # The rank of the cell whose contrast counts as that of ink, as in cells.rs.


class Chance:
    """Random numbers for boards of cells, either one for each cell or one for each board."""

    def __init__(self, boards, cells, device):
        self.boards, self.cells, self.n, self.device = boards, cells, boards * cells, device

    def every(self, values):
        """One value per board, for all of its cells."""
        return values.repeat_interleave(self.cells, 0)

    def cell(self, low, high):
        return torch.rand(self.n, device=self.device) * (high - low) + low

    def board(self, low, high):
        return self.every(torch.rand(self.boards, device=self.device) * (high - low) + low)

    def cell_normal(self):
        return torch.randn(self.n, device=self.device)

    def board_normal(self):
        return self.every(torch.randn(self.boards, device=self.device))

    def cell_dice(self, p):
        return torch.rand(self.n, device=self.device) < p

    def board_dice(self, p):
        return self.every(torch.rand(self.boards, device=self.device) < p)

    def board_pick(self, count):
        return self.every(torch.randint(count, (self.boards,), device=self.device))

    def cell_pick(self, count):
        return torch.randint(count, (self.n,), device=self.device)


class Source:
    """All glyphs on one device, and methods that draw boards with them. No operation here waits for
    a count from the device, so a training step can be recorded once and repeated."""

    def __init__(self, arrays, device, held=False):
        name = lambda kind: f"{kind}_held" if held else kind
        # All pictures of 64 by 64 pixels in one table, and the index where each kind starts.
        prints = torch.as_tensor(arrays["held_placed" if held else "print_placed"]).to(device)
        hands, letters = (torch.as_tensor(arrays[kind]).to(device) for kind in ("hand", "letters"))
        people = torch.as_tensor(arrays[name("mnist")]).to(device)
        people = torch.cat([self.enlarged(part) for part in people.split(4096)])
        self.faces, self.hands, self.letters = len(prints), len(hands), len(letters)
        parts = [part.reshape(-1, 64, 64) for part in (prints, hands, letters, people)]
        self.table = torch.cat(parts)
        self.hands_at, self.letters_at, self.people_at = (sum(map(len, parts[:k])) for k in (1, 2, 3))
        self.people = len(people)
        labels = torch.as_tensor(arrays[name("mnist") + "_labels"]).to(device).long()
        by_digit = [torch.nonzero(labels == d)[:, 0] for d in range(1, 10)]
        self.fewest = min(map(len, by_digit))
        self.by_digit = torch.stack([ids[: self.fewest] for ids in by_digit])
        self.near = self.alike(prints, people)
        self.upside = torch.tensor([0, 0, 1, 1, 0, 0, 1, 0, 0], device=device).bool()
        self.device, self.held = device, held

    @staticmethod
    def enlarged(pictures):
        """MNIST digits, scaled to the size of font digits."""
        pictures = pictures[:, None, 2:26, 2:26].float()
        pictures = F.interpolate(pictures, size=(54, 54), mode="bicubic", align_corners=False)
        return F.pad(pictures.clamp(0, 255), (5, 5, 5, 5))[:, 0].to(torch.uint8)

    def alike(self, prints, people):
        """For each printed digit of each face, the handwritten ones that resemble it most."""

        def small(pictures):
            flat = F.avg_pool2d(pictures.float()[:, None], 4).flatten(1)
            flat = flat - flat.mean(1, keepdim=True)
            return flat / flat.norm(dim=1, keepdim=True).clamp(min=1)

        vectors = torch.cat([small(part) for part in people.split(4096)])
        near = [
            (small(prints[:, d]) @ vectors[self.by_digit[d]].t()).topk(min(NEAR, self.fewest), dim=1).indices
            for d in range(9)
        ]
        return torch.stack(near, 1)

    def written(self, c, digit, face):
        """Handwriting: digits by many people, by one person with consistent handwriting, or from a
        font. Some people's handwriting resembles the print of the board."""
        wild = 0.0 if self.held else 1.0
        face_of_board = face.view(c.boards, c.cells)[:, 0]
        ninth = torch.arange(9, device=self.device)
        some = torch.randint(self.near.shape[2], (c.boards, 9), device=self.device)
        close = self.near[face_of_board[:, None], ninth, some]
        exemplar = torch.randint(self.fewest, (c.boards, 9), device=self.device)
        exemplar = torch.where(torch.rand(c.boards, 1, device=self.device) < 0.25, close, exemplar)
        exemplar = c.every(exemplar).gather(1, digit[:, None])[:, 0]
        close = self.near[face, digit, c.cell_pick(self.near.shape[2])]
        pick = torch.where(c.cell_dice(0.12 * wild), close, c.cell_pick(self.fewest))
        pick = torch.where(c.board_dice(0.35 * wild), exemplar, pick)
        font = self.hands_at + c.board_pick(self.hands) * 9 + digit
        return torch.where(c.board_dice(0.2 * wild), font, self.people_at + self.by_digit[digit, pick])

    def field(self, n, cells, size):
        """Smooth noise."""
        noise = torch.randn(n, 1, cells, cells, device=self.device)
        return F.interpolate(noise, size=(size, size), mode="bicubic", align_corners=False)

    def ink(self, glyph, where):
        """Puts pictures from the table in their places, with crisp edges and the given weights."""
        pictures = self.table[glyph][:, None].float() / 255
        level, shade = where["level"], where["shade"]
        pictures = torch.sigmoid((F.avg_pool2d(pictures, 3, 1, 1) - level[:, None, None, None]) * 14)
        places = [where[name] for name in ("x", "y", "height", "stretch", "angle", "shear", "elastic")]
        return self.warp(pictures, *places) * shade[:, None, None]

    def warp(self, glyphs, x, y, height, stretch, angle, shear, elastic):
        """Glyphs centred at x, y in the cell, with their height given in cells."""
        n = len(x)
        axis = (torch.arange(FINE, device=self.device) + 0.5) / FINE
        gy, gx = torch.meshgrid(axis, axis, indexing="ij")
        wave = self.field(2 * n, 4, FINE)[:, 0]
        dx = gx[None] - x[:, None, None] + elastic[:, None, None] * wave[:n]
        dy = gy[None] - y[:, None, None] + elastic[:, None, None] * wave[n:]
        cos, sin = torch.cos(angle)[:, None, None], torch.sin(angle)[:, None, None]
        u = (cos * dx + sin * dy) / stretch[:, None, None]
        v = -sin * dx + cos * dy
        u = u + shear[:, None, None] * v
        scale = (44 / 32) / height[:, None, None]
        grid = torch.stack([u * scale, v * scale], -1)
        return F.grid_sample(glyphs, grid, mode="bilinear", align_corners=False)[:, 0]

    def strokes(self, angle, offset, thick, soft=None):
        """Straight lines through the cell, either crisp or soft and darkest in the middle."""
        axis = (torch.arange(FINE, device=self.device) + 0.5) / FINE - 0.5
        gy, gx = torch.meshgrid(axis, axis, indexing="ij")
        across = torch.cos(angle)[:, None, None] * gx + torch.sin(angle)[:, None, None] * gy
        distance = (across - offset[:, None, None]).abs()
        if soft is not None:
            return torch.exp(-((distance / soft[:, None, None]) ** 2))
        return torch.sigmoid((thick[:, None, None] / 2 - distance) * 120)

    def by_hand(self, c, height, shade):
        """Sizes, slants and places of digits written with one pen. They vary from cell to cell. Two
        players out of five write about as large and as dark as the print."""
        imitates = c.board_dice(0.4)
        height = torch.where(imitates, height * c.board(0.85, 1.2), c.board(0.38, 0.8))
        shade = torch.where(imitates, shade * c.board(0.85, 1.05), c.board(0.4, 1.15))
        vary, steady = c.board(0.25, 1.0), c.board(0.0, 1.0)
        # Each digit has its own size, or nearly all have the same size.
        spread = torch.where(c.board_dice(0.5), c.board(0.05, 0.15), c.board(0.15, 0.28))
        return dict(
            height=(height * (1 + spread * c.cell(-1, 1))).clamp(0.3, 0.95),
            stretch=c.board(0.8, 1.25) * (1 + vary * c.cell(-0.15, 0.15)),
            x=0.5 + c.board_normal() * 0.03 + vary * c.cell_normal() * 0.06,
            y=0.5 + c.board_normal() * 0.03 + vary * c.cell_normal() * 0.06,
            angle=c.board_normal() * 0.06 + vary * c.cell_normal() * 0.1,
            shear=c.board_normal() * 0.1 + vary * c.cell_normal() * 0.06,
            level=c.board(0.3, 0.62) + c.cell(-0.03, 0.03),
            elastic=vary * c.cell(0, 0.02),
            # Some pens are always as dark as print, or always a little lighter.
            shade=shade * (1 + steady * c.cell(-0.15, 0.1)),
        )

    def printed(self, c, quarters):
        """The places of printed digits, which have one size and one baseline, apart from small
        deviations."""
        jitter = c.board(0.002, 0.016)
        return dict(
            height=c.board(0.34, 0.84) * (1 + c.cell_normal() * jitter),
            stretch=c.board(0.82, 1.2) * (1 + c.cell_normal() * jitter),
            x=0.5 + c.board_normal() * 0.03 + c.cell_normal() * jitter,
            y=0.5 + c.board_normal() * 0.04 + c.cell_normal() * jitter,
            angle=c.board_normal() * 0.02 + c.cell_normal() * jitter + quarters * (math.pi / 2),
            shear=c.board_normal() * 0.02 + c.cell_normal() * jitter,
            level=c.board(0.3, 0.62) + c.cell(-0.015, 0.015),
            elastic=c.board(0, 0.004),
            shade=c.board(0.75, 1.15) * c.cell(0.94, 1.06),
        )

    def draw(self, boards, cells):
        """Drawn cells of boards and their classes."""
        c = Chance(boards, cells, self.device)
        digit = c.cell_pick(9)
        # Two boards out of five have no handwriting; on the others, an average of 2 to 62%
        # of the digits are handwritten.
        share = c.board_dice(0.6) * c.board(0.02, 0.62)
        other = c.board_dice(0.4) * c.board(0.0, 0.15)
        empty = c.board(0.03, 0.2)
        dice = c.cell(0, 1)
        # 0 nothing, 1 print, 2 handwriting, 3 something else.
        kind = (dice >= empty).long() + 2 * ((dice >= empty) & (dice < empty + other))
        kind = kind + ((kind == 1) & (c.cell(0, 1) < share))
        label = (digit + 1) * (kind == 1) + (digit + 10) * (kind == 2) + OTHER * (kind == 3)
        # Something else: letters, and digits turned on their side or upside down that resemble no
        # digit.
        turn = (kind == 3) & c.cell_dice(0.6)
        quarters = torch.randint(1, 4, (c.n,), device=self.device)
        quarters = (quarters - ((quarters == 2) & ~self.upside[digit]).long()) * turn
        face = c.board_pick(self.faces)
        glyph = torch.where((kind == 3) & ~turn, self.letters_at + c.cell_pick(self.letters), face * 9 + digit)
        glyph = torch.where(kind == 2, self.written(c, digit, face), glyph)
        print_where = self.printed(c, quarters)
        hand_where = self.by_hand(c, print_where["height"], print_where["shade"])
        where = {name: torch.where(kind == 2, hand_where[name], print_where[name]) for name in hand_where}
        where["shade"] = where["shade"] * (kind > 0)
        ink = torch.maximum(self.ink(glyph, where), self.marks(c, kind))
        # The lines around the cell.
        thin, thick = c.board(0.005, 0.06), c.board(0.03, 0.16)
        dark, move = c.board(0.1, 1.3), c.board(0.0, 0.035)
        for side in [0.0, math.pi / 2]:
            for edge in [-0.5, 0.5]:
                width = torch.where(c.cell_dice(0.33), thick, thin) * c.cell(0.8, 1.2)
                shade = dark * c.cell(0.8, 1.2) * c.cell_dice(0.95)
                line = self.strokes(side + c.cell_normal() * 0.02, edge + c.cell_normal() * move, width)
                ink = torch.maximum(ink, line * shade[:, None, None])
        ink = F.avg_pool2d(torch.maximum(ink, self.fold(c))[:, None], 2)
        return self.camera(c, ink), label

    def fold(self, c):
        """A fold in the paper: a soft dark line through a row or column of cells."""
        folded = c.board_dice(0.3) & (c.cell(0, 1) < c.board(0.05, 0.4))
        angle = c.board_dice(0.5) * (math.pi / 2) + c.board_normal() * 0.03
        line = self.strokes(angle, c.board(-0.5, 0.5) + c.cell_normal() * 0.03, torch.zeros_like(angle), c.board(0.015, 0.25))
        return line * (folded * c.board(0.03, 0.4) * c.cell(0.7, 1.3))[:, None, None]

    def marks(self, c, kind):
        """Small digits that players write, and stray lines."""
        marked = torch.where(kind == 0, c.cell_dice(0.3), c.cell_dice(0.03)) & c.board_dice(0.5)
        ink = torch.zeros(c.n, FINE, FINE, device=self.device)
        for _ in range(2):
            # The number of cells is always the same; those not chosen get marks without ink.
            chosen = marked & c.cell_dice(0.7)
            cells = (chosen.float() + c.cell(0, 0.5)).topk(max(1, c.n // 12)).indices
            few = Chance(1, len(cells), self.device)
            where = dict(
                x=few.cell(0.12, 0.88), y=few.cell(0.12, 0.88), height=few.cell(0.14, 0.27),
                stretch=few.cell(0.8, 1.2), angle=few.cell_normal() * 0.1, shear=few.cell(-0.1, 0.1),
                elastic=few.cell(0, 0.005), level=few.cell(0.3, 0.62), shade=few.cell(0.3, 1.1) * chosen[cells],
            )
            mark = self.ink(self.people_at + few.cell_pick(self.people), where)
            ink = torch.maximum(ink, torch.zeros_like(ink).index_copy(0, cells, mark))
        line = self.strokes(c.cell(0, math.pi), c.cell(-0.5, 0.5), c.cell(0.01, 0.05))
        some = c.board_dice(0.2) * c.cell_dice(0.3) * c.cell(0.1, 0.9)
        return torch.maximum(ink, line * some[:, None, None])

    def blur(self, pictures, sigma):
        # A matrix per picture: convolutions with a kernel per picture are slow on GPUs.
        axis = torch.arange(SIDE, device=self.device).float()
        apart = axis[:, None] - axis[None]
        kernel = torch.exp(-0.5 * (apart[None] / sigma[:, None, None].clamp(min=0.05)) ** 2)
        kernel = kernel / kernel.sum(2, keepdim=True)
        return (kernel @ pictures[:, 0] @ kernel.transpose(1, 2))[:, None]

    def camera(self, c, ink):
        """Blur, shadows, noise and the program's normalisation."""
        wide = lambda values: values[:, None, None, None]
        sigma = torch.where(c.board_dice(0.3), c.board(0.05, 0.5), c.board(0.3, 1.5))
        ink = self.blur(ink, sigma * c.cell(0.85, 1.15))
        stain = self.field(c.n, 5, SIDE) * wide(c.cell_dice(0.3) * c.cell(0, 0.12))
        shadow = self.strokes(c.cell(0, math.pi), c.cell(0.2, 1.2), c.cell(0.5, 1.6))[:, None]
        shadow = self.blur(F.avg_pool2d(shadow, 2), c.cell(0.5, 4)) * wide(c.board_dice(0.4) * c.cell_dice(0.3) * c.cell(0, 0.6))
        ink = ink + stain + shadow
        noise = torch.randn_like(ink) * wide(c.board(0, 1) ** 2 * 0.16)
        smooth = F.avg_pool2d(noise, 3, 1, 1) * 1.8
        ink = ink + torch.where(wide(c.board_dice(0.6)), smooth, noise)
        return self.normal(c, ink).clamp(-0.5, 1.5)

    def normal(self, c, ink):
        """The normalisation of cells.rs: paper is 0, and the ink of the board's digits is about
        1."""
        inner = ink[:, 0, 4:24, 5:23].reshape(c.n, -1).sort(1).values
        paper = inner[:, inner.shape[1] // 4]
        dark = (inner[:, inner.shape[1] * 15 // 16] - paper).view(c.boards, c.cells)
        rank = min(RANK, c.cells - 1)
        contrast = c.every(dark.sort(1, descending=True).values[:, rank].clamp(min=0.07))
        return (ink - paper[:, None, None, None]) / contrast[:, None, None, None]

    def shake(self, cells, labels, digits):
        """Boards from photos, moved, turned and blurred a little. Half get handwriting in their
        empty cells, because the photos have none."""
        c = Chance(*cells.shape[:2], self.device)
        wide = lambda values: values[:, None, None, None]
        flat, labels = cells.reshape(c.n, 1, SIDE, SIDE), labels.reshape(c.n)
        angle, scale = c.board_normal() * 0.03 + c.cell_normal() * 0.015, c.board(0.92, 1.08) * c.cell(0.98, 1.02)
        theta = torch.zeros(c.n, 2, 3, device=self.device)
        theta[:, 0, 0] = torch.cos(angle) * scale * c.board(0.95, 1.05)
        theta[:, 0, 1] = -torch.sin(angle) * scale
        theta[:, 1, 0] = torch.sin(angle) * scale
        theta[:, 1, 1] = torch.cos(angle) * scale
        theta[:, 0, 2] = c.board_normal() * 0.04 + c.cell_normal() * 0.02
        theta[:, 1, 2] = c.board_normal() * 0.04 + c.cell_normal() * 0.02
        grid = F.affine_grid(theta, (c.n, 1, SIDE, SIDE), align_corners=False)
        flat = F.grid_sample(flat, grid, padding_mode="border", align_corners=False)
        flat = self.blur(flat, c.board_dice(0.5) * c.board(0.3, 1.2))
        written = (labels == 0) & c.board_dice(0.5) & (c.cell(0, 1) < c.board(0.05, 1.0))
        glyph = self.written(c, digits, c.board_pick(self.faces))
        hand = F.avg_pool2d(self.ink(glyph, self.by_hand(c, c.board(0.45, 0.7), c.board(0.9, 1.1)))[:, None], 2)
        hand = self.blur(hand, c.board(0.2, 1.3) * c.cell(0.9, 1.1))
        flat = torch.where(wide(written), torch.maximum(flat, flat * 0.2 + hand), flat)
        labels = torch.where(written, digits + 10, labels)
        flat = flat * wide(c.board(0.85, 1.2) * c.cell(0.95, 1.05))
        flat = flat + torch.randn_like(flat) * wide(c.board(0, 1) ** 2 * 0.12)
        return flat.clamp(-0.5, 1.5), labels
