import { Container, Graphics } from 'pixi.js';
import { glow } from '../../../kit/paint';
import { LAMP_POSTS } from './lagoon';
import { QUAY_EDGE } from './extent';
import type { Daylight } from './daylight';

const LAMP = 0xffd27a;

/** Lanterns on a rope from tower to tower, and lamps along the edge of the quay. */
export function drawLamps({ lamps }: Daylight): Container {
  const root = new Container();
  const rope = new Graphics();
  const hung: { x: number; y: number }[] = [];
  for (const [from, to] of [
    [348, 740],
    [740, 1130],
    [1130, 1528],
  ]) {
    const sag = (t: number) => ({ x: from + (to - from) * t, y: 104 + 58 * Math.sin(Math.PI * t) * 0.62 });
    rope.moveTo(sag(0).x, sag(0).y);
    for (let i = 1; i <= 24; i++) rope.lineTo(sag(i / 24).x, sag(i / 24).y);
    for (const t of [0.2, 0.5, 0.8]) hung.push(sag(t));
  }
  root.addChild(rope.stroke({ color: 0x4a3824, width: 2 }));
  for (const { x, y } of hung) root.addChild(lantern(x, y + 12, 1, lamps));
  for (const x of LAMP_POSTS) {
    root.addChild(
      new Graphics().rect(x - 1.6, QUAY_EDGE - 46, 3.2, 44).fill(0x3a2c22),
      lantern(x, QUAY_EDGE - 52, 0.9, lamps),
    );
  }
  return root;
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
