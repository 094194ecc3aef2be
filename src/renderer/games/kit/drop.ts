import { Container, Graphics } from 'pixi.js';
import type { Stage } from '../../board/board-types';
import { linear } from '../../board/tween';
import type { Point } from './effects';

/** The fractions of a drop's time at which a piece begins to fall, lands, and lies still. */
const [FALLING, LANDED, STILL] = [0.2, 0.55, 0.8];
/** How high a piece hangs before it falls, and how far its dust flies, at size 1. */
const [HEIGHT, REACH] = [80, 46];
const DUST = 0xfff3d6;

/**
 * Drops a piece: it appears, hangs, falls, and lands with a squash and dust. The landing is the event's impact. The
 * piece's origin must be its base. It stays in the layer until the next position is shown.
 */
export async function drop(layer: Container, piece: Container, at: Point, stage: Stage, size = 1): Promise<void> {
  const puffs = Array.from({ length: 8 }, () => new Graphics().circle(0, 0, 7).fill({ color: DUST, alpha: 0.95 }));
  const dust = new Container({ children: puffs, x: at.x, y: at.y, scale: size });
  layer.addChild(piece, dust);
  const base = piece.scale.x;
  const step = (t: number) => {
    const hung = Math.min(1, t / FALLING);
    const fallen = Math.min(1, Math.max(0, (t - FALLING) / (LANDED - FALLING)));
    const struck = Math.min(1, Math.max(0, (t - LANDED) / (STILL - LANDED)));
    const settled = Math.max(0, (t - LANDED) / (1 - LANDED));
    if (fallen === 1) stage.impact();
    // After the squash, the piece stretches once before it settles.
    const squash = fallen < 1 ? -0.08 * fallen : 0.26 * Math.cos(struck * Math.PI * 1.5) * (1 - struck);
    piece.alpha = hung;
    piece.scale.set(base * (1 + squash), base * (1 - squash));
    piece.position.set(at.x, at.y - HEIGHT * size * (1 + 0.12 * Math.sin(hung * Math.PI) - fallen ** 2));
    dust.visible = fallen === 1 && t < 1;
    puffs.forEach((puff, i) => {
      const along = (i / (puffs.length - 1)) * 2 - 1;
      const flown = 1 - (1 - settled) ** 2;
      puff.position.set(along * REACH * (0.4 + 0.6 * flown), -Math.abs(Math.sin(i * 2.3)) * 16 * flown);
      puff.scale.set(0.5 + settled);
      puff.alpha = 0.85 * (1 - settled);
    });
  };
  await stage.tween(820, step, linear);
}
