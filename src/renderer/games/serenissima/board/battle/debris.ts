import { Container, Graphics } from 'pixi.js';
import { drawn } from '../../../../board/drawn';
import { glow } from '../../../kit/paint';
import { scatter } from '../../../kit/scatter';
import type { Point } from '../geography';
import { INK } from '../palette';
import { progress } from './timeline';
import type { Beat } from './timeline';

const SPLINTERS = 16;
const PUFFS = 7;
/** How far splinters fall during the burst, in battle units. */
const GRAVITY = 300;

/** Splinters and smoke that burst from a point during a beat. They fly the same way every time. */
export function createBurst({ x, y }: Point, beat: Beat) {
  const root = new Container({ label: 'burst' });
  root.position.set(x, y);
  const puffs = Array.from({ length: PUFFS }, () => root.addChild(drawn('puff', puff)));
  const splinters = Array.from({ length: SPLINTERS }, (_, i) =>
    root.addChild(drawn(`splinter ${i % 3}`, () => splinter(i % 3))),
  );
  return {
    root,
    show(ms: number) {
      const t = progress(ms, beat);
      const visible = t > 0 && t < 1;
      splinters.forEach((piece, i) => {
        const angle = -Math.PI * (0.12 + 0.76 * scatter(i, 21));
        const speed = 130 + 190 * scatter(i, 22);
        piece.position.set(Math.cos(angle) * speed * t, Math.sin(angle) * speed * t + GRAVITY * t * t);
        piece.rotation = scatter(i, 23) * 6 + t * 16 * (scatter(i, 24) - 0.5);
        piece.alpha = visible ? Math.min(1, (1 - t) * 3) : 0;
      });
      puffs.forEach((cloud, i) => {
        const spread = 1 - (1 - t) ** 3;
        cloud.position.set((scatter(i, 25) - 0.5) * 150 * spread, -spread * (14 + 58 * scatter(i, 26)));
        cloud.scale.set(0.35 + spread * (0.7 + 0.6 * scatter(i, 27)));
        cloud.alpha = visible ? 0.8 * (1 - t) ** 1.4 : 0;
      });
    },
  };
}

function puff(): Graphics {
  const smoke = glow([
    [0xf2ece0, 0.95],
    [0xcfc6b6, 0.7],
    [0xb5ab9b, 0],
  ]);
  return new Graphics().circle(0, 0, 34).fill(smoke);
}

function splinter(kind: number): Graphics {
  const long = [17, 11, 24][kind];
  return new Graphics()
    .poly([-long / 2, -2, long / 2, -1, long / 3, 2, -long / 2 + 3, 2.4])
    .fill([0xc99a5b, 0x9a6a35, 0xd9b57c][kind])
    .stroke({ color: INK, width: 1.1, join: 'round' });
}
