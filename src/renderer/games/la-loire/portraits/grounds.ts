import { box, darker, disc, INK, lighter, pen, PICTURE, star, wash } from '../../kit/portraits/shape';
import type { Shape } from '../../kit/portraits/shape';

/** The background of a portrait, one for each group of characters. */
export type Ground = 'trade' | 'court' | 'building' | 'travel' | 'messages' | 'honours';

const FRAME = 5.5;
const { width, height } = PICTURE;

function net(step: number, rise: number): [number, number][] {
  const found: [number, number][] = [];
  for (let row = 0; row * rise < height; row++)
    for (let x = (row % 2) * (step / 2); x < width + step; x += step) found.push([x, row * rise]);
  return found;
}

const lozenges = (step: number, colour: number, alpha: number): Shape => {
  let d = '';
  for (let x = -height; x < width + height; x += step)
    d += `M${x} 0L${x + height} ${height}M${x + height} 0L${x} ${height}`;
  return pen(d, 0.7, colour, alpha);
};
const all = box(0, 0, width, height);
const stars = (r: number, points: number, step = 20, rise = 14, inner = 0.42) =>
  net(step, rise)
    .map(([x, y]) => star(x + 4, y + 8, r, points, inner))
    .join('');

const GROUNDS: Readonly<Record<Ground, () => Shape[]>> = {
  trade: () => [
    wash('leaf', all),
    lozenges(15, 0x8f5f12, 0.55),
    wash(
      0xfff3c4,
      net(15, 7.5)
        .map(([x, y]) => disc(x, y + 7.5, 0.9))
        .join(''),
      0.8,
    ),
    wash(
      0xb0302a,
      net(30, 15)
        .map(([x, y]) => disc(x + 7.5, y + 7.5, 1.4))
        .join(''),
      0.75,
    ),
  ],
  court: () => [
    wash(0x7d2f6b, all),
    wash(0x9a4a86, stars(8, 4, 20, 14, 0.5), 0.5),
    wash('leaf', stars(3.4, 4, 20, 14, 0.36)),
    lozenges(20, 0xe6c463, 0.45),
  ],
  building: () => [
    wash(0x2c6a46, all),
    ...[0, 1, 2, 3, 4, 5].flatMap((row) =>
      [0, 1, 2].map((column) => {
        const [x, y] = [column * 36 + (row % 2) * 18 - 4, row * 22 + 6];
        return pen(
          `M${x - 16} ${y + 6}Q${x - 6} ${y - 10} ${x + 4} ${y}Q${x + 8} ${y + 8} ${x} ${y + 8}Q${x - 5} ${y + 6} ${x - 2} ${y + 2}`,
          1.1,
          0xd9b455,
          0.9,
        );
      }),
    ),
    wash(
      'leaf',
      net(18, 11)
        .map(([x, y]) => disc(x + 2, y + 8, 1.1))
        .join(''),
    ),
  ],
  travel: () => [
    wash('azure', box(0, 0, width, 92)),
    wash(0x8fb3c4, 'M0 84Q14 66 30 76Q50 62 70 74Q86 64 100 72V120H0Z'),
    wash(0x7ea36a, 'M0 92Q20 78 44 86Q72 76 100 86V120H0Z'),
    wash(0xf2ead4, `${box(80, 56, 5, 14)}${box(87, 60, 4, 10)}`),
    wash(0x3d568f, 'M79 56L82.5 47L86 56ZM86.4 60L89 53L91.6 60Z'),
    wash(0x4f7a3d, `${disc(10, 80, 5)}${disc(17, 83, 4)}${disc(94, 80, 4)}`),
    wash('leaf', star(16, 22, 5, 8, 0.5) + disc(16, 22, 2.6)),
  ],
  messages: () => [
    wash(0xa5282b, all),
    wash(
      0x8a1d22,
      net(25, 12.5)
        .map(([x, y]) => `M${x} ${y}l12.5 12.5l-12.5 12.5l-12.5 -12.5Z`)
        .join(''),
      0.55,
    ),
    wash('leaf', stars(2.8, 6, 25, 12.5, 0.4)),
    lozenges(25, 0xf0cf74, 0.6),
  ],
  honours: () => [
    wash(0x1c3f8a, all),
    wash(0x2d5ab0, disc(52, 50, 44), 0.75),
    wash('leaf', stars(3.2, 5, 22, 12)),
    pen(
      Array.from({ length: 24 }, (_, i) => {
        const angle = (i * Math.PI) / 12;
        return `M${(52 + Math.cos(angle) * 38).toFixed(1)} ${(48 + Math.sin(angle) * 38).toFixed(1)}L${(52 + Math.cos(angle) * 48).toFixed(1)} ${(48 + Math.sin(angle) * 48).toFixed(1)}`;
      }).join(''),
      1.2,
      0xf0d27a,
    ),
    pen(disc(52, 48, 36), 1.6, 0xf0d27a),
  ],
};

export const ground = (kind: Ground): Shape[] => GROUNDS[kind]();

/** The gold bars around a miniature, with a coloured thread and bosses in the corners. */
export function frame(colour: number): Shape[] {
  const corners = [
    [FRAME / 2, FRAME / 2],
    [width - FRAME / 2, FRAME / 2],
    [FRAME / 2, height - FRAME / 2],
    [width - FRAME / 2, height - FRAME / 2],
  ] as const;
  return [
    wash('leaf', `${box(0, 0, width, FRAME)}${box(0, height - FRAME, width, FRAME)}`),
    wash('leaf', `${box(0, 0, FRAME, height)}${box(width - FRAME, 0, FRAME, height)}`),
    pen(`M${FRAME / 2} ${FRAME / 2}H${width - FRAME / 2}V${height - FRAME / 2}H${FRAME / 2}Z`, 1.7, colour),
    pen(`M${FRAME} ${FRAME}V${height - FRAME}H${width - FRAME}V${FRAME}Z`, 1, INK),
    pen('M0.6 0.6H99.4V119.4H0.6Z', 1.2, INK),
    ...corners.flatMap(([x, y]) => [
      wash(darker(colour), disc(x, y, 2.7)),
      wash(lighter(colour, 0.5), disc(x - 0.5, y - 0.5, 1.2)),
    ]),
  ];
}
