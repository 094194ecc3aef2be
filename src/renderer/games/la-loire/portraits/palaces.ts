import type { PalaceName } from '../../../../engine/games/la-loire/data/buildings';
import { box, disc, discs, drawn, INK, pen, places, star, wash } from '../../kit/portraits/shape';
import type { Shape } from '../../kit/portraits/shape';

const [STONE, SHADE, SLATE, TILE, WOOD] = [0xf1e6cd, 0xcbb88f, 0x3f5f9c, 0xb4553a, 0x6b4522];
const DOOR = 0x3b2a1c;

const sky = (): Shape[] => [
  wash('azure', box(0, 0, 100, 104)),
  wash(
    'leaf',
    places([14, 18], [34, 12], [66, 14], [86, 20], [22, 34], [80, 40], [50, 22])
      .map(([x, y]) => star(x, y, 2.6))
      .join(''),
  ),
  wash(0x8fb3c4, 'M0 88Q20 74 40 84Q64 72 100 86V120H0Z'),
  wash(0x86a860, 'M0 100Q30 92 60 98Q84 94 100 98V120H0Z'),
];

const wall = (x: number, y: number, w: number, h: number): Shape[] => [
  drawn(STONE, box(x, y, w, h)),
  wash(SHADE, box(x + w * 0.72, y, w * 0.28, h), 0.6),
];
const cone = (x: number, y: number, w: number, h: number, roof = SLATE): Shape[] => [
  drawn(roof, `M${x - 2} ${y}L${x + w / 2} ${y - h}L${x + w + 2} ${y}Z`),
  wash(0xffffff, `M${x + 1} ${y - 1}L${x + w / 2} ${y - h + 4}L${x + w * 0.36} ${y - 1}Z`, 0.3),
  wash('leaf', disc(x + w / 2, y - h, 1.6)),
];
const windows = (places: readonly (readonly [number, number])[], w = 4, h = 8): Shape =>
  wash(
    DOOR,
    places
      .map(([x, y]) => `M${x} ${y + h}V${y + w / 2}Q${x + w / 2} ${y - 2} ${x + w} ${y + w / 2}V${y + h}Z`)
      .join(''),
  );
const pennant = (x: number, y: number, colour: number): Shape[] => [
  pen(`M${x} ${y}V${y - 14}`, 1.2),
  drawn(colour, `M${x} ${y - 14}L${x + 13} ${y - 11}L${x} ${y - 7}Z`, 0.9),
];

const DRAWINGS: Readonly<Record<PalaceName, () => Shape[]>> = {
  ducalPalace: () => [
    ...sky(),
    ...wall(38, 44, 24, 60),
    ...cone(38, 44, 24, 28),
    ...pennant(50, 17, 0xb3202c),
    ...wall(14, 62, 20, 44),
    ...cone(14, 62, 20, 30),
    ...wall(66, 62, 20, 44),
    ...cone(66, 62, 20, 30),
    ...pennant(24, 33, 0xe0a92a),
    ...pennant(76, 33, 0xe0a92a),
    ...wall(24, 80, 52, 28),
    drawn(STONE, Array.from({ length: 5 }, (_, i) => box(24 + i * 11.4, 75, 6.4, 6)).join('')),
    drawn(DOOR, 'M42 108V95Q50 85 58 95V108Z'),
    pen('M46 108V92M50 108V90M54 108V92M42 99H58', 0.9, 0xcbb88f),
    windows([
      [22, 70],
      [74, 70],
      [48, 54],
      [31, 88],
      [65, 88],
    ]),
    wash('leaf', star(50, 72, 5, 4, 0.4)),
  ],
  postOffice: () => [
    ...sky(),
    ...wall(14, 62, 58, 46),
    drawn(TILE, 'M8 64L24 36H64L78 64Z'),
    pen('M14 56H74M20 48H70M25 41H66', 0.9, 0x7e3626),
    ...wall(34, 46, 20, 20),
    drawn(TILE, 'M30 48L44 30L58 48Z'),
    pen('M37 40Q44 48 52 41', 3.4, INK),
    pen('M37 40Q44 48 52 41', 2, 0xdcae3c),
    drawn(WOOD, 'M22 108V84Q30 76 38 84V108Z'),
    drawn(0xfffaf0, box(44, 72, 24, 16)),
    pen('M44 72L56 82L68 72', 1.2),
    drawn(0xa3213a, disc(56, 82, 3.4), 1),
    windows(
      [
        [40, 54],
        [46, 54],
      ],
      3.6,
      8,
    ),
    windows(
      [
        [47, 94],
        [58, 94],
      ],
      5,
      9,
    ),
    drawn(
      0xf4efe4,
      'M72 112L74 98Q70 90 76 86L86 86Q89 80 89 74L92 78L96 78Q100 84 99 88L93 88Q91 94 92 112H88L87 100H79L77 112Z',
      1.3,
    ),
    pen('M88 92L97 86', 1.2, 0xa3213a),
    drawn(0x2a56a5, 'M76 86H86L87 95H76Z', 1),
  ],
  palatiumBalivi: () => [
    ...sky(),
    ...wall(12, 48, 76, 56),
    drawn(SLATE, 'M8 50L20 28H80L92 50Z'),
    pen('M14 42H86M17 35H83', 0.9, 0x24406f),
    ...[30, 60].flatMap((x) => [...wall(x, 36, 10, 16), drawn(SLATE, `M${x - 2} 37L${x + 5} 24L${x + 12} 37Z`, 1.1)]),
    pen('M50 50V30', 1.8, 0xb98520),
    pen('M38 36Q50 28 62 36', 1.8, 0xb98520),
    ...[38, 62].flatMap((x) => [
      pen(`M${x} 36L${x - 5} 46M${x} 36L${x + 5} 46`, 0.8),
      drawn('leaf', `M${x - 6} 46H${x + 6}Q${x} 53 ${x - 6} 46Z`, 0.9),
    ]),
    ...[18, 33, 58, 73].map((x) => drawn(0x6d5433, `M${x} 84V68Q${x + 4.5} 60 ${x + 9} 68V84Z`, 1.1)),
    drawn(DOOR, 'M44 90V68Q50 59 56 68V90Z'),
    drawn(STONE, 'M40 90H60L64 96H36ZM34 96H66L70 102H30ZM28 102H72L77 109H23Z', 1.1),
    pen('M14 88H40M60 88H86', 1, SHADE),
    ...pennant(14, 46, 0x7a3f8f),
    ...pennant(84, 46, 0x7a3f8f),
  ],
  bank: () => [
    ...sky(),
    ...wall(14, 40, 72, 66),
    drawn(0xb0302a, 'M10 42L50 22L90 42Z'),
    drawn('leaf', disc(50, 34, 5.4), 1),
    pen('M48 34h4M50 32v4', 1, 0x8f5f12),
    drawn('leaf', box(12, 44, 76, 4), 0.9),
    windows(
      [
        [22, 54],
        [36, 54],
        [59, 54],
        [73, 54],
      ],
      6,
      12,
    ),
    drawn('leaf', disc(50, 60, 7), 1.2),
    pen(disc(50, 60, 4.6), 0.9, 0x8f5f12),
    pen('M50 56.6v6.8M46.6 60h6.8', 1.2, 0x8f5f12),
    ...[16, 34, 52, 70].map((x) => drawn(0x5a4028, `M${x} 104V86Q${x + 7} 74 ${x + 14} 86V104Z`, 1.1)),
    drawn(STONE, [15, 32, 50, 67, 83].map((x) => box(x - 1, 82, 4, 24)).join(''), 1),
    drawn(WOOD, 'M34 116V102Q34 96 40 96H60Q66 96 66 102V116Z'),
    drawn('leaf', `${box(34, 104, 32, 3)}${box(47, 102, 6, 8)}`, 0.9),
    ...places([26, 112], [31, 115], [72, 113], [77, 115], [69, 116]).map(([x, y]) =>
      drawn('leaf', disc(x, y, 3.4), 0.9),
    ),
    wash(0xfff3c4, discs(1, [25, 111], [71, 112])),
  ],
};

export const palacePicture = (name: PalaceName): Shape[] => DRAWINGS[name]();
