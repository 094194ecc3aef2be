import { Container, Graphics } from 'pixi.js';
import { glow } from '../../../kit/paint';
import { LAMP_POSTS } from './lagoon';
import { QUAY_EDGE } from './extent';
import type { Daylight } from './daylight';

const LAMP = 0xffd27a;

/** The light on the stones: how far below the quay's edge its centre is, and its size. */
const POOL = { down: 26, width: 360, height: 250 } as const;

const ROPES = [
  [348, 740],
  [740, 1130],
  [1130, 1528],
] as const;

/** A point on a section of the rope; `t` is from 0 to 1. */
const sag = ([from, to]: (typeof ROPES)[number], t: number) => ({
  x: from + (to - from) * t,
  y: 104 + 36 * Math.sin(Math.PI * t),
});

/** The lanterns that hang on the ropes, and the lamps on the quay. */
export const HUNG_LAMPS = ROPES.flatMap((rope) =>
  [0.2, 0.5, 0.8].map((t) => ({ x: sag(rope, t).x, y: sag(rope, t).y + 12 })),
);
export const QUAY_LAMPS = LAMP_POSTS.map((x) => ({ x, y: QUAY_EDGE - 52 }));

/** Lanterns on a rope from tower to tower, and lamps along the edge of the quay. */
export function drawLamps(light: Daylight): Container {
  const { lamps } = light;
  const root = new Container();
  root.addChild(pools(lamps));
  const rope = new Graphics();
  for (const ends of ROPES) {
    rope.moveTo(sag(ends, 0).x, sag(ends, 0).y);
    for (let i = 1; i <= 24; i++) rope.lineTo(sag(ends, i / 24).x, sag(ends, i / 24).y);
  }
  root.addChild(rope.stroke({ color: 0x4a3824, width: 2 }));
  for (const { x, y } of HUNG_LAMPS) root.addChild(lantern(x, y, 1, lamps));
  root.addChild(drawQuayLamps(light));
  return root;
}

/** The lamps on their posts at the edge of the quay. */
export function drawQuayLamps({ lamps }: Daylight): Container {
  const root = new Container();
  for (const x of LAMP_POSTS) root.addChild(new Graphics().rect(x - 1.6, QUAY_EDGE - 46, 3.2, 44).fill(0x3a2c22));
  for (const { x, y } of QUAY_LAMPS) root.addChild(lantern(x, y, 0.9, lamps));
  return root;
}

/** The light of the lamps on the stones below them. */
function pools(lamps: number): Graphics {
  const light = glow([
    [LAMP, 0.5 * lamps],
    [LAMP, 0.18 * lamps],
    [LAMP, 0],
  ]);
  const g = new Graphics();
  for (const x of LAMP_POSTS) g.ellipse(x, QUAY_EDGE + POOL.down, POOL.width / 2, POOL.height / 2).fill(light);
  return g;
}

function lantern(x: number, y: number, size: number, lamps: number): Container {
  const halo = new Graphics().circle(0, 0, 58).fill(
    glow([
      [LAMP, 0.75 * lamps],
      [LAMP, 0.22 * lamps],
      [LAMP, 0],
    ]),
  );
  const glass = new Graphics()
    .poly([-6, -7, 6, -7, 8, 8, -8, 8])
    .fill(lamps > 0.3 ? 0xfff0c0 : 0xd9c9a0)
    .stroke({ color: 0x3a2c22, width: 2 })
    .poly([-8, -7, 0, -14, 8, -7])
    .rect(-9, 8, 18, 3)
    .fill(0x3a2c22);
  const root = new Container({ children: [halo, glass], scale: size });
  root.position.set(x, y);
  return root;
}
