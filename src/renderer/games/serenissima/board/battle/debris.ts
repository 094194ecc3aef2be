import { Container, Graphics } from 'pixi.js';
import { drawn } from '../../../../board/drawn';
import { glow } from '../../../kit/paint';
import { scatter } from '../../../kit/scatter';
import type { Point } from '../geography';
import { INK } from '../palette';
import { progress } from './timeline';
import type { Beat } from './timeline';

/** What is hit, which decides the colour of the dust and the shape of the pieces. */
type Material = 'wood' | 'stone';

const SPLINTERS = 22;
const PUFFS = 10;
const SHAPES = 4;
/** How far splinters fall during the burst, in battle units. */
const GRAVITY = 340;
/** How much of the burst the flash takes. */
const FLASH = 0.16;

/** A flash, splinters and dust that burst from a point during a beat. They fly the same way every time. */
export function createBurst({ x, y }: Point, beat: Beat, material: Material = 'wood') {
  const root = new Container({ label: 'burst' });
  root.position.set(x, y);
  const puffs = Array.from({ length: PUFFS }, () => root.addChild(drawn(`puff ${material}`, () => puff(material))));
  const splinters = Array.from({ length: SPLINTERS }, (_, i) =>
    root.addChild(drawn(`splinter ${i % SHAPES} ${material}`, () => splinter(i % SHAPES, material))),
  );
  const blaze = root.addChild(drawn('impact flash', flash));
  return {
    root,
    show(ms: number) {
      const t = progress(ms, beat);
      const visible = t > 0 && t < 1;
      const burnt = t / FLASH;
      blaze.scale.set(0.5 + 0.8 * burnt);
      blaze.alpha = visible && burnt < 1 ? 1 - burnt * burnt : 0;
      splinters.forEach((piece, i) => {
        const angle = -Math.PI * (0.08 + 0.84 * scatter(i, 21));
        const speed = 130 + 230 * scatter(i, 22);
        piece.position.set(Math.cos(angle) * speed * t, Math.sin(angle) * speed * t + GRAVITY * t * t);
        piece.rotation = scatter(i, 23) * 6 + t * 16 * (scatter(i, 24) - 0.5);
        piece.alpha = visible ? Math.min(1, (1 - t) * 3) : 0;
      });
      puffs.forEach((cloud, i) => {
        const spread = 1 - (1 - t) ** 4;
        const [aside, up] = [(scatter(i, 25) - 0.5) * 2, scatter(i, 26)];
        cloud.position.set(aside * 96 * spread, 8 - spread * (10 + 62 * up * (1 - Math.abs(aside) * 0.6)) - 14 * t);
        cloud.scale.set(0.3 + spread * (0.75 + 0.75 * scatter(i, 27)));
        cloud.alpha = visible ? 0.85 * (1 - t) ** 1.3 : 0;
      });
    },
  };
}

function puff(material: Material): Graphics {
  const [light, middle, dark] = material === 'stone' ? [0xf3e6c8, 0xd3bf96, 0xa38c63] : [0xf2ece0, 0xcfc6b6, 0x9c9081];
  // Lit from above, so that a cloud of several puffs has volume.
  const dust = glow(
    [
      [light, 0.95],
      [middle, 0.75],
      [dark, 0.4],
      [dark, 0],
    ],
    { x: 0.5, y: 0.38 },
  );
  return new Graphics().circle(0, 0, 34).fill(dust);
}

function flash(): Graphics {
  const graphics = new Graphics().circle(0, 0, 54).fill(
    glow([
      [0xfffbe6, 1],
      [0xffe2a0, 0.6],
      [0xffc870, 0],
    ]),
  );
  for (let i = 0; i < 11; i++) {
    const angle = (i / 11) * Math.PI * 2 + 0.3 * scatter(i, 28);
    const long = 34 + 36 * scatter(i, 29);
    const side = (turn: number) => [Math.cos(angle + turn) * 9, Math.sin(angle + turn) * 9];
    graphics.poly([...side(-0.5), Math.cos(angle) * long, Math.sin(angle) * long, ...side(0.5)]);
  }
  return graphics.fill({ color: 0xfff6d6, alpha: 0.6 });
}

function splinter(kind: number, material: Material): Graphics {
  const graphics = new Graphics();
  if (material === 'stone') {
    const r = [5, 3.4, 7.4, 4][kind];
    graphics.poly([-r, -r * 0.4, -r * 0.2, -r, r * 0.9, -r * 0.6, r, r * 0.5, 0, r * 0.9]);
    graphics.fill([0xdcc498, 0xb9a074, 0xe9d8b0, 0x8f7a52][kind]);
  } else {
    const [long, thick] = [
      [17, 1],
      [11, 1],
      [26, 1],
      [36, 2],
    ][kind];
    graphics.poly([-long / 2, -2 * thick, long / 2, -thick, long / 3, 2 * thick, -long / 2 + 3, 2.4 * thick]);
    graphics.fill([0xc99a5b, 0x9a6a35, 0xd9b57c, 0xb08048][kind]);
  }
  return graphics.stroke({ color: INK, width: 1.1, join: 'round' });
}
