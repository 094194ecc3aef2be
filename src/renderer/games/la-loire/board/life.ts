import { Container, Graphics } from 'pixi.js';
import { LOCATIONS } from '../../../../engine/games/la-loire/data/board';
import { drawn } from '../../../board/drawn';
import { createBirds, createSmoke } from '../../kit/idle';
import { scatter } from '../../kit/scatter';
import { PLACES, riverAt, RIVER_WIDTH } from './layout';
import { INK, TIMBER, VELLUM } from './palette';
import { LEFT, RIGHT } from './valley/ground';
import { FOOT } from './villages/villages';

/** Chimneys, relative to the base of their village. */
const CHIMNEYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  Luynes: [41, -26],
  Tours: [-43, -24],
  Talcy: [49, -24],
  Vendôme: [44, -24],
  Saumur: [52, -23],
  Chinon: [12, -22],
  Amboise: [17, -22],
};

/** The windmill of Montsoreau: the hub of its sails relative to the village's base. */
const HUB = { village: 'Montsoreau', x: -40, y: -42 };
const SAIL = 25;
/** Units per second. */
const CURRENT = 15;
const RIPPLES = 70;
/** No ripples this close to the middle of a bridge. */
const BRIDGE = 30;

const spot = (name: string, x: number, y: number) => {
  const place = PLACES[LOCATIONS.findIndex((location) => location.name === name)];
  return { x: place.x + x, y: place.y - FOOT + y };
};

/** The continuous animations in the valley: the river, which flows west, the mill, smoke and birds. */
export function createLife() {
  const sails = millSails();
  const parts = [
    ripples(),
    createSmoke(
      Object.entries(CHIMNEYS).map(([name, [x, y]]) => spot(name, x, y)),
      0xf4efe2,
      0.8,
    ),
    createBirds(
      [
        { y: 218, from: LEFT, to: RIGHT, time: 95, birds: 5, size: 0.9 },
        { y: 500, from: LEFT, to: RIGHT, time: 70, birds: 4, size: 1.1 },
      ],
      INK,
    ),
  ];
  const root = new Container({ children: [...parts.map((part) => part.root), sails] });
  return {
    root,
    move(seconds: number) {
      sails.rotation = 0.4 + seconds * 0.7;
      for (const part of parts) part.move(seconds);
    },
  };
}

/** Light lines on the water that drift with the current and fade in and out. */
function ripples() {
  const root = new Container();
  const shape = () =>
    new Graphics()
      .moveTo(-12, 0)
      .quadraticCurveTo(-6, -3, 0, 0)
      .quadraticCurveTo(6, 3, 12, 0)
      .stroke({ color: 0xe6eefa, width: 1.5, cap: 'round' });
  const bridges = LOCATIONS.flatMap(({ kind }, at) => (kind === 'city' ? [PLACES[at].x] : []));
  const lines = Array.from({ length: RIPPLES }, () => root.addChild(drawn('ripple', shape)));
  const move = (seconds: number) =>
    lines.forEach((line, i) => {
      const speed = CURRENT * (0.7 + 0.6 * scatter(i, 3));
      const part = (((scatter(i, 1) - (seconds * speed) / (RIGHT - LEFT)) % 1) + 1) % 1;
      const x = LEFT + part * (RIGHT - LEFT);
      line.visible = bridges.every((bridge) => Math.abs(x - bridge) > BRIDGE);
      line.position.set(x, riverAt(x) + (scatter(i, 2) - 0.5) * (RIVER_WIDTH - 24));
      line.rotation = (riverAt(x + 8) - riverAt(x - 8)) / 16;
      line.alpha = 0.25 + 0.5 * Math.sin(Math.PI * ((seconds / 4 + i * 0.37) % 1));
    });
  move(0);
  return { root, move };
}

function millSails(): Graphics {
  const g = new Graphics();
  for (let i = 0; i < 4; i++) {
    const [dx, dy] = [Math.cos((i * Math.PI) / 2), Math.sin((i * Math.PI) / 2)];
    const at = (along: number, aside: number): [number, number] => [dx * along - dy * aside, dy * along + dx * aside];
    g.poly([...at(6, 0), ...at(SAIL, 0), ...at(SAIL, 7), ...at(6, 6)])
      .fill(VELLUM)
      .stroke({ color: INK, width: 0.9 })
      .moveTo(0, 0)
      .lineTo(...at(SAIL, 0))
      .stroke({ color: TIMBER, width: 1.8 });
  }
  g.circle(0, 0, 2.4).fill(INK);
  const { x, y } = spot(HUB.village, HUB.x, HUB.y);
  g.position.set(x, y);
  g.rotation = 0.4;
  return g;
}
