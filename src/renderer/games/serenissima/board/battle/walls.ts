import { Container, Graphics } from 'pixi.js';
import { emblem } from '../drawing';
import type { Point } from '../geography';
import { drawn } from '../../../../board/drawn';
import { GOLD, INK, POWER_COLOURS, tincture } from '../palette';
import { progress } from './timeline';
import type { Choreography } from './timeline';
import { createCrew } from './crew';
import { createFlag } from './flag';
import { settingName } from './light';
import type { Setting } from './light';
import { WATERLINE } from './picture';
import { across, down, mix } from '../../../kit/paint';
import type { Blow, Combatant } from './side';
import { contactShadow } from './surface';
import { quayWater, wallRelief } from './wall-relief';
import { battlements, litFrom, courses, SHADE } from './stone';
import { drawKeep, drawTown } from './town';

/** The wall in battle units. Its base is at y = 0. */
const WALL = { left: -92, right: 86, top: -86 } as const;
const TOWERS = [
  { x: -112, width: 54, top: -118 },
  { x: 108, width: 58, top: -132 },
] as const;
/** The y of the wall walk, on which the garrison stands. */
const WALK = WALL.top + 14;
const MIDDLE = 218;
/** The y of the walls' base on the quay, which is above the waterline. */
const FOOT = WATERLINE - 15;
/** The x of the quay's edge, which an attacking ship rams. */
export const QUAY = MIDDLE - 150;
const GATE = { x: -6, width: 46, foot: 2, spring: -34 } as const;

/** A defending port: walls, towers, a gate and, if it has a fort, a keep of grey stone behind them. */
export function createWalls(
  blow: Blow,
  power: number,
  fort: boolean,
  setting: Setting,
  choreography: Choreography,
): Combatant {
  const { beats } = choreography;
  const { side } = setting.light;
  const root = new Container({ label: 'walls' });
  const stone = fort ? 0xb9b4a6 : 0xdcc498;
  const places = crewPlaces(blow.sailors);
  const crew = createCrew({ ...blow, power, places, facing: -1, water: 40 }, choreography);
  const flag = createFlag(power, fort ? 46 : 52, 1);
  flag.root.position.set(fort ? 6 : TOWERS[1].x, fort ? -164 : TOWERS[1].top - 14);
  const gate = createGate(power);
  const behind = drawn(`behind ${stone} ${side}`, () => (fort ? drawKeep(stone, side) : drawTown(side)));
  const towers = TOWERS.map((tower, i) =>
    drawn(`tower ${i} ${stone} ${side}`, () => drawTower(tower, stone, !fort && i === 0, side)),
  );
  const curtain = drawn(`curtain ${stone}`, () => drawCurtain(stone));
  root.addChild(flag.root, behind, crew.deck, curtain, ...towers, drawn('quay', quay), gate.root, shield(power));
  root.addChild(drawn(`wall relief ${settingName(setting)}`, () => wallRelief(TOWERS, WALL, setting)));
  root.addChildAt(
    drawn(`quay shadow ${settingName(setting)}`, () => contactShadow(176, setting)),
    0,
  );
  root.children[0].y = WATERLINE - FOOT;
  const water = drawn(`quay water ${stone} ${settingName(setting)}`, () => quayWater(stone, setting));
  water.position.set(MIDDLE, WATERLINE);
  const front = crew.overboard;
  for (const part of [root, front]) part.position.set(MIDDLE, FOOT);

  return {
    root,
    front,
    surface: water,
    crew,
    places: places.map(({ x, y }) => ({ x: MIDDLE + x, y: FOOT + y })),
    contact: { x: QUAY, y: FOOT },
    stray: (part) => ({ x: MIDDLE - 128 + 200 * part, y: FOOT - 30 - 40 * Math.sin(part * 7) ** 2 }),
    show(ms) {
      flag.show(ms, crew.beaten ? progress(ms, beats.strike) : 0);
      gate.show(crew.beaten ? progress(ms, beats.list) : 0);
      crew.show(ms);
    },
  };
}

/** Places on the wall walk, starting at the seaward side. A large garrison stands in two ranks. */
function crewPlaces(count: number): Point[] {
  const room = WALL.right - WALL.left - 26;
  const step = Math.min(32, room / Math.max(1, count - 1));
  const from = count > 5 ? WALL.left + 13 : -(step * (count - 1)) / 2 - 3;
  return Array.from({ length: count }, (_, i) => ({ x: from + i * step, y: WALK - (step < 24 ? (i % 2) * 15 : 0) }));
}

function drawCurtain(stone: number): Graphics {
  const { left, right, top } = WALL;
  const graphics = new Graphics().rect(left, top + 12, right - left, 92);
  graphics.fill(down(mix(stone, 0xffffff, 0.25), stone, mix(stone, 0x5b4526, 0.45)));
  courses(graphics, left, top + 22, right - left, 66);
  graphics.rect(left, top + 12, right - left, 92).stroke({ color: INK, width: 2 });
  battlements(graphics, left, right - left, top + 12, 10, 11, stone);
  return graphics.rect(left, top + 13, right - left, 4).fill({ color: SHADE, alpha: 0.25 });
}

/** A round tower, lit from one side, with a tiled roof or battlements. */
function drawTower({ x, width, top }: (typeof TOWERS)[number], stone: number, roofed: boolean, side: 1 | -1): Graphics {
  const [left, wide] = [x - width / 2, width];
  const graphics = new Graphics().poly([left, top, left + wide, top, left + wide + 5, 22, left - 5, 22]);
  graphics.fill(litFrom(side, mix(stone, 0xffffff, 0.12), mix(stone, 0xffffff, 0.4), stone, mix(stone, SHADE, 0.55)));
  courses(graphics, left, top + 14, wide - 6, -top - 6);
  graphics.poly([left, top, left + wide, top, left + wide + 5, 22, left - 5, 22]).stroke({ color: INK, width: 2 });
  for (const y of [top + 34, top + 74]) {
    graphics
      .roundRect(x - 3, y, 6, 19, 3)
      .fill(0x2b1c0c)
      .stroke({ color: mix(stone, SHADE, 0.6), width: 1.4 });
  }
  graphics.rect(left - 5, top - 4, wide + 10, 9);
  graphics.fill(litFrom(side, mix(stone, 0xffffff, 0.45), mix(stone, SHADE, 0.35))).stroke({ color: INK, width: 1.8 });
  if (roofed) {
    graphics.poly([left - 8, top - 4, x, top - 44, left + wide + 8, top - 4]);
    graphics.fill(litFrom(side, 0xdf8a64, 0xc9694a, 0x8e3f2d)).stroke({ color: INK, width: 2, join: 'round' });
    for (const part of [-0.5, 0, 0.5]) graphics.moveTo(x, top - 42).lineTo(x + part * wide, top - 6);
    graphics
      .stroke({ color: 0x6d2c1e, width: 1.1, alpha: 0.5 })
      .circle(x, top - 46, 3.4)
      .fill(GOLD);
    return graphics.stroke({ color: INK, width: 1.2 });
  }
  battlements(graphics, left - 5, wide + 10, top - 4, 12, 11, stone);
  return graphics;
}

function quay(): Graphics {
  const graphics = new Graphics().poly([-146, 6, 150, 6, 150, 30, -154, 30]).fill(down(0xcdb88d, 0x8f7a52, 0x57502f));
  for (let i = 0; i < 10; i++) graphics.moveTo(-142 + i * 31, 7).lineTo(-146 + i * 31, 28);
  graphics.moveTo(-150, 17).lineTo(150, 17).stroke({ color: 0x4a3a1e, width: 1.1, alpha: 0.5 });
  graphics.moveTo(-146, 6).lineTo(150, 6).stroke({ color: 0xf5e7c2, width: 2.6 });
  graphics.poly([-146, 6, 150, 6, 150, 30, -154, 30]).stroke({ color: INK, width: 2 });
  for (let i = 0; i < 3; i++) {
    graphics.rect(GATE.x - 26 - i * 4, 6 + i * 7, 52 + i * 8, 7).fill(mix(0xe6d3a8, 0x8f7a52, i * 0.25));
    graphics.stroke({ color: INK, width: 1.2 });
  }
  return graphics;
}

function createGate(power: number) {
  const root = new Container();
  const { x, width, foot, spring } = GATE;
  root.position.set(x, foot);
  const half = width / 2;
  const arch = (graphics: Graphics, r: number) =>
    graphics.moveTo(-r, 4).lineTo(-r, spring).arc(0, spring, r, Math.PI, 0).lineTo(r, 4).closePath();
  const surround = drawn('surround', () =>
    arch(new Graphics(), half + 6)
      .fill(down(0xf3e5c3, 0xc4a973))
      .stroke({ color: INK, width: 1.8 }),
  );
  const street = drawn('street', () => arch(new Graphics(), half).fill(down(0x1c0f06, 0x3b2410, 0x8a5a26, 0xf0b95a)));
  const leaves = [-1, 1].map((hand) => {
    const leaf = drawn('leaf', drawLeaf);
    leaf.x = hand * -half * -1;
    leaf.scale.x = -hand;
    return { leaf, hand };
  });
  const teeth = drawn(`teeth ${tincture(power)}`, () => drawTeeth(POWER_COLOURS[power].dark));
  root.addChild(surround, street, teeth, ...leaves.map(({ leaf }) => leaf));
  return {
    root,
    /** Opens the leaves, from 0 (closed) to 1 (open). */
    show(open: number) {
      for (const { leaf, hand } of leaves) {
        leaf.scale.x = -hand * (1 - 0.78 * open);
        leaf.skew.y = hand * open * 0.12;
      }
    },
  };
}

/** One leaf of the gate, with its hinge at the origin. */
function drawLeaf(): Graphics {
  const { width, spring } = GATE;
  const half = width / 2;
  const leaf = new Graphics()
    .moveTo(0, 4)
    .lineTo(0, spring)
    .quadraticCurveTo(2, spring - 18, half, spring - half + 1);
  leaf
    .lineTo(half, 4)
    .closePath()
    .fill(across(0x6a4220, 0x9a6834, 0x6a4220))
    .stroke({ color: INK, width: 1.6 });
  for (const y of [-8, -26]) leaf.rect(2, y, half - 5, 3.4).fill(0x3b3a38);
  for (const x of [6, 12, 18]) leaf.moveTo(x, 3).lineTo(x, spring - 6);
  leaf.stroke({ color: 0x3a2210, width: 1, alpha: 0.7 });
  return leaf.circle(half - 4, -17, 2.2).fill(GOLD);
}

function drawTeeth(color: number): Graphics {
  const { width, spring } = GATE;
  const teeth = new Graphics();
  for (let i = -3; i <= 3; i++) teeth.moveTo(i * 6.4, spring - 18).lineTo(i * 6.4, spring - 2);
  return teeth
    .moveTo(3 - width / 2, spring - 8)
    .lineTo(width / 2 - 3, spring - 8)
    .stroke({ color, width: 2 });
}

function shield(power: number): Container {
  const root = new Container();
  root.position.set(50, -44);
  const arms = emblem(power, 29);
  arms.position.set(0, -2);
  root.addChild(
    drawn(`shield ${tincture(power)}`, () => drawShield(power)),
    arms,
  );
  return root;
}

function drawShield(power: number): Graphics {
  const { field, dark } = POWER_COLOURS[power];
  const graphics = new Graphics().moveTo(-19, -20).lineTo(19, -20).lineTo(19, 2);
  graphics.quadraticCurveTo(17, 18, 0, 25).quadraticCurveTo(-17, 18, -19, 2).closePath();
  graphics.fill(down(mix(field, 0xffffff, 0.22), field, mix(field, dark, 0.5))).stroke({ color: INK, width: 5 });
  return graphics.stroke({ color: GOLD, width: 2.6 });
}
