import { Container, Graphics } from 'pixi.js';
import type { DOGE_TILES } from '../../../../engine/games/doge-ship/data/board';
import { label } from '../../kit/lettering';
import { down, glow } from '../../kit/paint';
import { CRIMSON, GILT, OAK_DARK } from './palette';
import { icon } from './signs';

type Event = (typeof DOGE_TILES)[number]['event'];

const [WIDTH, HEIGHT] = [120, 108];
const [LEFT, TOP, RIGHT, FOOT] = [-WIDTH / 2, -HEIGHT / 2, WIDTH / 2, HEIGHT / 2];

/** A framed picture of the event at the end of the round: a flood, an inspection, or a calm lagoon. Centred. */
export function vignette(event: Event): Container {
  const picture = event === null ? calm() : event.type === 'inspection' ? inspection() : flood(event.level);
  const window = new Graphics().roundRect(LEFT, TOP, WIDTH, HEIGHT, 10).fill(0xffffff);
  picture.mask = window;
  const frame = new Graphics()
    .roundRect(LEFT, TOP, WIDTH, HEIGHT, 10)
    .stroke({ color: OAK_DARK, width: 6 })
    .roundRect(LEFT, TOP, WIDTH, HEIGHT, 10)
    .stroke({ color: GILT, width: 3 });
  return new Container({ children: [window, picture, frame] });
}

const field = (...colours: number[]) => new Graphics().rect(LEFT, TOP, WIDTH, HEIGHT).fill(down(...colours));

/** Waves from side to side, as an open path. */
function wave(g: Graphics, y: number, step: number, height: number, turn = 0): Graphics {
  g.moveTo(LEFT - step + turn, y);
  for (let x = LEFT - step + turn; x < RIGHT; x += step)
    g.quadraticCurveTo(x + step / 4, y - height, x + step / 2, y).quadraticCurveTo(
      x + (step * 3) / 4,
      y + height,
      x + step,
      y,
    );
  return g;
}

/** The city's skyline across the water, with its foot at `y`. */
function skyline(colour: number, y: number): Graphics {
  const g = new Graphics();
  for (let i = 0; i < 11; i++) g.rect(LEFT + i * 12, y - 8 - ((i * 37) % 9), 11, 24);
  for (const [x, r] of [
    [-34, 9],
    [-22, 7],
    [34, 10],
  ])
    g.circle(x, y - 14, r).rect(x - r, y - 14, 2 * r, 16);
  return g
    .rect(6, y - 50, 9, 52)
    .poly([5, y - 50, 16, y - 50, 10.5, y - 66])
    .fill(colour);
}

function calm(): Container {
  const sun = new Graphics().circle(-16, 4, 46).fill(
    glow([
      [0xfff6d0, 0.95],
      [0xffe6a0, 0.3],
      [0xffe6a0, 0],
    ]),
  );
  const water = new Graphics().rect(LEFT, 10, WIDTH, FOOT - 10).fill(down(0xe9cf9c, 0x7fb0ac, 0x3f7f86));
  for (let i = 0; i < 6; i++) water.moveTo(-34 + i * 3, 14 + i * 6).lineTo(2 - i * 2, 14 + i * 6);
  water.stroke({ color: 0xfff6d8, width: 2, alpha: 0.8, cap: 'round' });
  const boat = icon('gondola', 66, 0x1f2c34);
  boat.position.set(18, 26);
  return new Container({
    children: [field(0x8fb9cf, 0xd6dcc4, 0xf8dfa2), sun, skyline(0x9a8c86, 12), water, boat],
  });
}

function inspection(): Container {
  const hall = new Graphics();
  for (const x of [-38, 0, 38])
    hall
      .moveTo(x - 15, FOOT)
      .lineTo(x - 15, -16)
      .arc(x, -16, 15, Math.PI, 0)
      .lineTo(x + 15, FOOT);
  hall.fill({ color: 0x1c0a2c, alpha: 0.5 }).stroke({ color: GILT, width: 1.4, alpha: 0.6 });
  const halo = new Graphics().circle(0, -14, 52).fill(
    glow([
      [0xffe6a0, 0.75],
      [0xd08cf0, 0.2],
      [0xd08cf0, 0],
    ]),
  );
  const cap = icon('doge', 56, 0xf6d98a);
  cap.y = -16;
  const senators = new Graphics();
  for (const x of [-40, 40, -14, 14]) {
    const y = Math.abs(x) > 20 ? 30 : 36;
    senators
      .poly([x - 15, FOOT + 4, x - 9, y + 6, x + 9, y + 6, x + 15, FOOT + 4])
      .fill(down(0xc23a4c, CRIMSON, 0x4d0a18))
      .stroke({ color: 0x2a0610, width: 1.4 })
      .circle(x, y, 6.5)
      .fill(0xe3b68a)
      .stroke({ color: 0x2a0610, width: 1.2 })
      .rect(x - 7, y - 8, 14, 5)
      .fill(0x1d1216);
  }
  return new Container({ children: [field(0x2b123e, 0x5a2a7a, 0x3a1a52), hall, halo, cap, senators] });
}

/** The flooded city under a dark sky, and the water level on the waves. */
function flood(level: number): Container {
  const rain = new Graphics();
  for (let i = 0; i < 26; i++) {
    const [x, y] = [LEFT + ((i * 47) % 132), TOP + ((i * 29) % 60)];
    rain.moveTo(x, y).lineTo(x - 4, y + 12);
  }
  rain.stroke({ color: 0xd8e6ee, width: 1.2, alpha: 0.4 });
  const sea = new Graphics();
  for (const [y, height, colour, turn] of [
    [-18, 9, 0x5f9aa0, 0],
    [-2, 11, 0x2f6f7a, 17],
    [20, 10, 0x1a4654, 6],
  ]) {
    wave(sea, y, 46, height, turn)
      .lineTo(RIGHT + 60, FOOT)
      .lineTo(LEFT - 60, FOOT)
      .closePath()
      .fill({ color: colour, alpha: 0.92 });
    wave(sea, y, 46, height, turn).stroke({ color: 0xe4f4f2, width: 2.6, alpha: 0.9 });
  }
  const number = label(String(level), 'figure', 0xffffff, 62);
  number.y = 14;
  return new Container({ children: [field(0x39465c, 0x6d7f8c, 0x9fb0ac), skyline(0x4a5260, -14), rain, sea, number] });
}
