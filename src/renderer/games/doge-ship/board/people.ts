import { Container, Graphics } from 'pixi.js';
import { INK } from '../../kit/colours';
import { down, mix } from '../../kit/paint';
import { FACES, head, lit } from './faces';
import { BUILDER_COLOURS, OAK, OAK_DARK, TIMBER } from './palette';

/** The trades of the Arsenal, one for each tile place of a yard. */
const TRADES = ['carpenter', 'sawyer', 'caulker', 'ropemaker', 'porter'] as const;
type Trade = (typeof TRADES)[number];

type Point = readonly [x: number, y: number];
const STEEL = 0xb9c2cb;
const LINEN = 0xf4e6c2;
/** The cloth of the tunics, by trade: undyed wool. No builder's colour is like these. */
const WOOL = [0x9a7444, 0x7d5c3c, 0x8a7a48, 0xa8824e, 0x6f5a40];

/** A worker of a yard in linen and wool, with cap and sash in the builder's colour. The origin is between the feet. */
export function worker(berth: number, seat: number): Container {
  const trade = TRADES[berth % TRADES.length];
  const face = FACES[berth % FACES.length];
  const wool = WOOL[berth % WOOL.length];
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
    .poly([-19, -34, -16, -78, -6, -85, 7, -85, 16, -78, 19, -34])
    .fill(lit(wool))
    .stroke({ color: INK, width: 2.2, join: 'round' });
  apron(body);
  sash(body, seat);
  const front = new Graphics();
  const arm = (...points: Point[]) => limb(front, points, wool, face.skin);
  WORK[trade](front, behind, arm);
  const looks = head(face, seat);
  looks.position.set(0, -84);
  return new Container({ children: [behind, body, looks, front] });
}

/** A linen apron with a bib, straps and a pocket. */
function apron(g: Graphics): void {
  g.moveTo(-9, -72).lineTo(-8, -84).moveTo(10, -72).lineTo(8, -84).stroke({ color: LINEN, width: 3 });
  g.poly([-11, -73, 12, -73, 14, -52, 18, -25, 9, -22, -8, -22, -17, -25, -13, -52])
    .fill(lit(LINEN))
    .stroke({ color: INK, width: 1.8, join: 'round' });
  g.moveTo(-6, -46).lineTo(-9, -25).moveTo(2, -46).lineTo(2, -24).moveTo(9, -46).lineTo(12, -26);
  g.moveTo(-7, -70).quadraticCurveTo(-3, -62, -6, -57);
  g.stroke({ color: 0x8f7f60, width: 1.4, alpha: 0.75, cap: 'round' });
  g.rect(3, -42, 9, 8).stroke({ color: 0x8f7f60, width: 1.2 });
}

/** The sash around the waist, with its knot and ends at the left hip. */
function sash(g: Graphics, seat: number): void {
  const { field, dark } = BUILDER_COLOURS[seat];
  const edge = { color: INK, width: 1.6, join: 'round' } as const;
  g.poly([-15, -50, -21, -26, -14, -28, -11, -22, -8, -49]).fill(lit(field)).stroke(edge);
  g.poly([-17, -57, 17, -57, 18, -47, -18, -47])
    .fill(lit(field))
    .stroke(edge)
    .moveTo(-15, -53.5)
    .quadraticCurveTo(0, -51, 16, -53.5)
    .moveTo(-13, -49.5)
    .quadraticCurveTo(0, -48, 14, -50)
    .stroke({ color: dark, width: 1.3, alpha: 0.8 });
  g.roundRect(-16, -56, 9, 10, 4).fill(field).stroke(edge);
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
  // The sleeves are rolled up to the elbow.
  const [elbow, hand] = points.slice(-2);
  g.moveTo(...elbow)
    .lineTo(...hand)
    .stroke({ color: skin, width: 7, cap: 'round' });
  g.moveTo(...points[0])
    .lineTo(...elbow)
    .stroke({ color: sleeve, width: 9, cap: 'round' });
  // The light along the upper side of the sleeve.
  const [[ax, ay], [bx, by]] = points;
  g.moveTo(ax - 1, ay - 2).lineTo(bx - 1, by - 2);
  g.stroke({ color: mix(sleeve, 0xfff1cf, 0.35), width: 1.8, alpha: 0.6, cap: 'round' });
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
  carpenter(front, _, arm) {
    beam(front, -50, -30, 100, 15);
    front.rect(-40, -15, 9, 15).rect(31, -15, 9, 15).fill(OAK).stroke({ color: OAK_DARK, width: 1.6 });
    arm([-13, -74], [-28, -56], [-16, -36]);
    for (const [color, width] of [
      [INK, 8],
      [0xe0bd84, 5],
    ])
      front.moveTo(29, -93).lineTo(49, -132).stroke({ color, width, cap: 'round' });
    front
      .poly([63, -130, 58, -120, 35, -132, 40, -142])
      .fill(down(0xd6dde3, STEEL, 0x6f7a84))
      .stroke({ color: INK, width: 2, join: 'round' });
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
