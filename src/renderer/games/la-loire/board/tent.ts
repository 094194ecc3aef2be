import { Container, Graphics } from 'pixi.js';
import { INK, LEAF_GOLD, MINIUM } from './palette';

const LINE = { color: INK, width: 1.6, join: 'round' } as const;
const THIN = { color: INK, width: 1.1, join: 'round' } as const;

/** The circus tent. The origin is the centre of its base. */
export function tent(size: number): Container {
  const [w, h] = [size, size * 0.9];
  const g = new Graphics();
  g.ellipse(0, 0, w * 0.55, w * 0.1).fill({ color: INK, alpha: 0.22 });
  for (let i = 0; i < 6; i++) {
    const [from, to] = [-0.5 + i / 6, -0.5 + (i + 1) / 6];
    g.poly([0, -h, from * w * 1.1, -h * 0.42, from * w, 0, to * w, 0, to * w * 1.1, -h * 0.42]).fill(
      i % 2 === 0 ? MINIUM : 0xfaf0d2,
    );
  }
  g.poly([0, -h, -w * 0.55, -h * 0.42, -w * 0.5, 0, w * 0.5, 0, w * 0.55, -h * 0.42]).stroke(LINE);
  g.poly([-w * 0.1, 0, 0, -h * 0.4, w * 0.1, 0]).fill(0x3b2a1c);
  g.moveTo(0, -h)
    .lineTo(0, -h * 1.24)
    .stroke({ color: INK, width: 2 });
  g.poly([0, -h * 1.24, w * 0.28, -h * 1.16, 0, -h * 1.06])
    .fill(LEAF_GOLD)
    .stroke(THIN);
  return new Container({ children: [g] });
}
