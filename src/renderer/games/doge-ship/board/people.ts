import { Container, Graphics } from 'pixi.js';
import { INK } from '../../kit/colours';
import { across, down, mix } from '../../kit/paint';
import { BUILDER_COLOURS, OAK, OAK_DARK, TIMBER } from './palette';

/** The trades of the Arsenal, one for each tile place of a yard. */
const TRADES = ['carpenter', 'sawyer', 'caulker', 'ropemaker', 'porter'] as const;
type Trade = (typeof TRADES)[number];

type Point = readonly [x: number, y: number];
const SKINS = [0xe9c098, 0xd7a578, 0xf0cfa8, 0xc08a5e, 0xe3b68a];
const STEEL = 0xb9c2cb;

/** Cloth, skin and wood as lit from the upper left. */
const lit = (colour: number) => across(mix(colour, 0xfff1cf, 0.32), colour, mix(colour, 0x1a0f0a, 0.5));

/** A worker of a yard in the builder's colours. The origin is on the ground between the feet. */
export function worker(berth: number, seat: number): Container {
  const trade = TRADES[berth % TRADES.length];
  const { field, dark } = BUILDER_COLOURS[seat];
  const skin = SKINS[berth % SKINS.length];
  // The light falls from the upper left, so the shadow lies to the right.
  const behind = new Graphics()
    .poly([-20, 2, 16, -4, 66, 4, 60, 11, -4, 9])
    .fill({ color: 0x000000, alpha: 0.26 })
    .ellipse(4, 0, 34, 6.5)
    .fill({ color: 0x000000, alpha: 0.32 });
  const body = new Graphics();
  for (const x of [-13, 3])
    body
      .rect(x, -38, 10, 34)
      .fill(lit(0x6d5a48))
      .stroke({ color: INK, width: 2 })
      .ellipse(x + 6, -3, 9, 4.5)
      .fill(OAK_DARK);
  body
    .poly([-19, -36, -15, -78, -6, -84, 6, -84, 15, -78, 19, -36])
    .fill(lit(field))
    .stroke({ color: INK, width: 2.2, join: 'round' });
  folds(body, dark);
  body
    .rect(-18, -54, 36, 6)
    .fill(lit(OAK_DARK))
    .rect(-4, -55, 7, 8)
    .stroke({ color: 0xd9b45a, width: 1.6 })
    .ellipse(1, -83, 9, 3.5)
    .fill({ color: 0x1a0f0a, alpha: 0.4 })
    .circle(0, -97, 13)
    .fill(lit(skin))
    .stroke({ color: INK, width: 2 })
    .moveTo(-14, -99)
    .quadraticCurveTo(-12, -117, 4, -116)
    .quadraticCurveTo(17, -112, 14, -99)
    .closePath()
    .fill(lit(dark))
    .stroke({ color: INK, width: 2 })
    .moveTo(-9, -104)
    .quadraticCurveTo(-6, -112, 3, -112)
    .stroke({ color: 0xffffff, width: 2, alpha: 0.35, cap: 'round' })
    .circle(5, -96, 1.7)
    .circle(10.4, -96, 1.5)
    .fill(INK)
    .moveTo(9, -94)
    .lineTo(11, -91)
    .lineTo(8, -90)
    .stroke({ color: mix(skin, INK, 0.6), width: 1.3 })
    .circle(2.4, -90.5, 2.4)
    .fill({ color: 0xc2503a, alpha: 0.35 });
  const front = new Graphics();
  const arm = (...points: Point[]) => limb(front, points, field, skin);
  WORK[trade](front, behind, arm);
  return new Container({ children: [behind, body, front] });
}

/** The folds of a tunic under the belt and at the waist. */
function folds(g: Graphics, dark: number): void {
  for (const [x, foot] of [
    [-9, -14],
    [0, 0],
    [9, 13],
  ])
    g.moveTo(x, -49).quadraticCurveTo(x, -43, foot, -37);
  g.moveTo(-6, -56).quadraticCurveTo(-9, -64, -7, -74).moveTo(8, -56).quadraticCurveTo(10, -64, 8, -72);
  g.stroke({ color: dark, width: 1.8, alpha: 0.75, cap: 'round' });
}

function limb(g: Graphics, points: readonly Point[], sleeve: number, skin: number): void {
  for (const [color, width] of [
    [INK, 12],
    [sleeve, 8.5],
  ]) {
    g.moveTo(...points[0]);
    for (const point of points.slice(1)) g.lineTo(...point);
    g.stroke({ color, width, cap: 'round', join: 'round' });
  }
  // The light along the upper side of the sleeve.
  const [[ax, ay], [bx, by]] = points;
  g.moveTo(ax - 1, ay - 2).lineTo(bx - 1, by - 2);
  g.stroke({ color: mix(sleeve, 0xfff1cf, 0.45), width: 2.2, alpha: 0.8, cap: 'round' });
  const [x, y] = points[points.length - 1];
  g.circle(x, y, 5.4).fill(lit(skin)).stroke({ color: INK, width: 1.8 });
}

const beam = (g: Graphics, x: number, y: number, width: number, height: number) =>
  g
    .rect(x, y, width, height)
    .fill(down(mix(TIMBER, 0xfff1cf, 0.35), TIMBER, mix(TIMBER, OAK_DARK, 0.6)))
    .stroke({ color: OAK_DARK, width: 2 });

/** For each trade, draws the objects in front of and behind the worker, and the pose of the arms. */
const WORK: Readonly<Record<Trade, (front: Graphics, behind: Graphics, arm: (...points: Point[]) => void) => void>> = {
  carpenter(front, behind, arm) {
    beam(front, -50, -30, 100, 15);
    front.rect(-40, -15, 9, 15).rect(31, -15, 9, 15).fill(OAK).stroke({ color: OAK_DARK, width: 1.6 });
    arm([-13, -74], [-28, -56], [-16, -36]);
    behind.moveTo(34, -100).lineTo(20, -124).stroke({ color: OAK, width: 5 });
    front.moveTo(30, -98).lineTo(47, -126).stroke({ color: OAK, width: 5, cap: 'round' });
    front.roundRect(36, -137, 24, 13, 3).fill(STEEL).stroke({ color: INK, width: 2 });
    arm([13, -74], [31, -80], [33, -102]);
  },
  sawyer(front, _, arm) {
    beam(front, -8, -34, 66, 13);
    front
      .poly([8, -21, 2, 0, 10, 0, 16, -21])
      .poly([44, -21, 50, 0, 42, 0, 36, -21])
      .fill(OAK)
      .stroke({ color: OAK_DARK, width: 1.6 });
    front.poly([18, -66, 60, -22, 54, -16, 12, -56]).fill(STEEL).stroke({ color: INK, width: 1.8, join: 'round' });
    arm([-13, -74], [-18, -52], [8, -56]);
    arm([13, -74], [24, -72], [17, -62]);
  },
  caulker(front, _, arm) {
    front
      .moveTo(30, -40)
      .quadraticCurveTo(22, -56, 34, -66)
      .quadraticCurveTo(44, -78, 34, -92)
      .stroke({ color: 0x5a524a, width: 6, alpha: 0.5, cap: 'round' });
    front
      .moveTo(18, -34)
      .lineTo(22, -4)
      .quadraticCurveTo(36, 4, 50, -4)
      .lineTo(54, -34)
      .closePath()
      .fill(0x35302d)
      .stroke({ color: INK, width: 2.2 })
      .ellipse(36, -34, 19, 6)
      .fill(0x1a1715)
      .stroke({ color: 0x6b6259, width: 2.4 });
    front.moveTo(24, -56).lineTo(38, -32).stroke({ color: OAK, width: 4.5, cap: 'round' });
    arm([13, -74], [27, -70], [25, -56]);
    arm([-13, -74], [-26, -58], [-15, -46]);
  },
  ropemaker(front, _, arm) {
    for (const [y, r] of [
      [-6, 26],
      [-13, 24],
      [-20, 22],
    ])
      front.ellipse(34, y, r, 7).fill(0xd0ac68).stroke({ color: 0x80602c, width: 2.2 });
    front.ellipse(34, -20, 10, 3).fill(0x80602c);
    front
      .moveTo(34, -22)
      .quadraticCurveTo(40, -50, 12, -60)
      .quadraticCurveTo(-10, -66, -20, -48)
      .stroke({ color: 0x80602c, width: 6, cap: 'round' })
      .moveTo(34, -22)
      .quadraticCurveTo(40, -50, 12, -60)
      .quadraticCurveTo(-10, -66, -20, -48)
      .stroke({ color: 0xd0ac68, width: 3.4, cap: 'round' });
    arm([-13, -74], [-28, -62], [-20, -48]);
    arm([13, -74], [26, -72], [20, -58]);
  },
  porter(front, _, arm) {
    front
      .poly([-58, -100, 56, -70, 53, -58, -61, -88])
      .fill(TIMBER)
      .stroke({ color: OAK_DARK, width: 2.2 })
      .moveTo(-50, -93)
      .lineTo(46, -68)
      .stroke({ color: OAK, width: 1.4, alpha: 0.7 });
    arm([-13, -70], [-30, -68], [-26, -86]);
    arm([13, -70], [30, -56], [26, -72]);
  },
};
