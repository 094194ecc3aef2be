import { Container, Graphics } from 'pixi.js';
import { INK } from '../palette';
import { PALETTES } from '../season-palettes';
import { hall, tower, wall } from './castles';
import { cathedral, grove, house } from './countryside';
import { battlements, block, LINE, opening, SHADE, THIN } from './masonry';
import type { Part } from './masonry';

/** How far the houses behind the walls are above the road. */
const UP = 36;

/** The buildings behind the walls of each city, from back to front, with heights from `UP`. */
const BEHIND = {
  /** The castle of the dukes of Brittany, and the cathedral. */
  nantes: [
    grove(8, 26, 40),
    tower(-72, 21, 56),
    hall(-43, 48, 46, { pitch: 25, lights: [4, 2], dormers: 4, chimneys: 3 }),
    tower(-14, 20, 69),
    cathedral(38, 58, 74),
    tower(80, 14, 34),
    house(-64, 27, { timbered: true }),
    house(-36, 25),
    house(-7, 27, { roof: 'thatch', timbered: true }),
    house(64, 28),
  ],
  /** The cathedral with its long nave, the belfry, and the merchants’ houses. */
  orléans: [
    grove(70, 30, 46),
    hall(6, 60, 46, { pitch: 24, lights: [6, 1], chimneys: 0 }),
    tower(8, 8, 60),
    cathedral(-42, 62, 82),
    hall(52, 40, 44, { pitch: 22, lights: [3, 2], dormers: 3, chimneys: 2 }),
    tower(78, 18, 58),
    house(-74, 25, { timbered: true }),
    house(-8, 26),
    house(20, 27, { roof: 'slate', timbered: true }),
    house(60, 27),
  ],
} as const satisfies Readonly<Record<string, readonly Part[]>>;

/** The gatehouse, with a portcullis in its arch. */
const gatehouse: Part = (g, { snow }) => {
  block(g, -19, 0, 38, 50);
  for (const side of [-19, 14]) g.rect(side, -50, 5, 50).fill(SHADE).stroke(THIN);
  g.rect(-21, -50, 42, 4).fill(SHADE).stroke(THIN);
  battlements(g, -21, -50, 42, snow);
  opening(g, -6, -36, 3, 8);
  opening(g, 6, -36, 3, 8);
  opening(g, 0, 0, 27, 32, SHADE);
  g.stroke(LINE);
  opening(g, 0, 0, 22, 29, 0x2c1f16);
  for (const x of [-6, 0, 6]) g.moveTo(x, -12).lineTo(x, x === 0 ? -28 : -26);
  for (const y of [-15, -21]) g.moveTo(-10.5, y).lineTo(10.5, y);
  g.stroke({ color: 0x8a7452, width: 1.3 });
};

/** The walls with their towers, in front. */
const FRONT: readonly Part[] = [
  wall(-50, 66, 40),
  wall(50, 66, 40),
  gatehouse,
  tower(-86, 25, 54, { roof: 'tiles' }),
  tower(86, 25, 54, { roof: 'tiles' }),
];

/** A walled city, with snow in winter. The origin is the centre of its gate. */
export function drawCity(name: keyof typeof BEHIND, snow: boolean): Container {
  const season = PALETTES[snow ? 'winter' : 'summer'];
  const ground = new Graphics().ellipse(0, 2, 102, 13).fill({ color: INK, alpha: 0.24 });
  const [behind, front] = [BEHIND[name], FRONT].map((parts) => {
    const g = new Graphics();
    for (const part of parts) part(g, season);
    return g;
  });
  behind.y = -UP;
  return new Container({ children: [ground, behind, front] });
}
