import { Graphics } from 'pixi.js';
import { mix } from '../../../kit/paint';
import { scatter } from '../../../kit/scatter';
import { INK } from '../palette';
import type { Palette } from '../season-palettes';
import { BOTTOM, HORIZON, isTaken, LEFT, RIGHT } from './ground';

/** Single trees in the valley, and the forest along the bottom of the board. */
export function drawWoods(paint: Palette): Graphics {
  const g = new Graphics();
  const trees: { x: number; y: number; size: number }[] = [];
  for (let i = 0; i < 560; i++) {
    const forest = i > 180;
    const x = LEFT + scatter(i, 21) * (RIGHT - LEFT);
    const y = forest
      ? BOTTOM + 6 - scatter(i, 22) ** 1.5 * (86 + 16 * Math.sin(x / 120))
      : HORIZON + 40 + scatter(i, 22) * (BOTTOM - HORIZON - 60);
    if (isTaken(x, y)) continue;
    trees.push({ x, y, size: (forest ? 14 : 7) + scatter(i, 23) * 9 });
  }
  trees.sort((a, b) => a.y - b.y);
  for (const [i, { x, y, size }] of trees.entries()) tree(g, x, y, size, i, paint);
  return g;
}

function tree(g: Graphics, x: number, y: number, size: number, i: number, paint: Palette): void {
  g.ellipse(x + size * 0.3, y, size * 0.8, size * 0.2).fill({ color: INK, alpha: 0.2 });
  if (i % 5 === 0) fir(g, x, y, size, paint);
  else if (paint.snow) bare(g, x, y, size, paint);
  else leafy(g, x, y, size, i, paint);
}

function fir(g: Graphics, x: number, y: number, size: number, { fir: colour, dots, snow }: Palette): void {
  g.rect(x - size * 0.08, y - size * 0.5, size * 0.16, size * 0.5).fill(0x5b3d1e);
  for (const [foot, half, tip] of [
    [0.3, 0.52, 1.1],
    [0.75, 0.42, 1.55],
    [1.2, 0.3, 2.05],
  ]) {
    g.poly([x - size * half, y - size * foot, x, y - size * tip, x + size * half, y - size * foot]).fill(colour);
    g.poly([x, y - size * foot, x, y - size * tip, x + size * half, y - size * foot]).fill({ color: INK, alpha: 0.16 });
    if (snow)
      g.poly([
        x - size * half * 0.5,
        y - size * (foot + 0.28),
        x,
        y - size * tip,
        x + size * 0.1,
        y - size * (foot + 0.3),
      ]).fill(dots);
  }
}

/** Bare branches with snow on them. */
function bare(g: Graphics, x: number, y: number, size: number, { crowns, dots }: Palette): void {
  g.moveTo(x, y).lineTo(x, y - size * 1.1);
  for (const [from, dx, dy] of [
    [0.5, -0.5, -1.15],
    [0.5, 0.52, -1.2],
    [0.75, -0.3, -1.5],
    [0.75, 0.3, -1.55],
    [1, 0.05, -1.7],
  ])
    g.moveTo(x, y - size * from).quadraticCurveTo(
      x + dx * size * 0.4,
      y - size * from * 1.3,
      x + dx * size,
      y + dy * size,
    );
  g.stroke({ color: 0x6b5340, width: size * 0.09, cap: 'round' });
  g.circle(x, y - size * 1.1, size * 0.6).fill({ color: crowns[0], alpha: 0.45 });
  g.ellipse(x - size * 0.08, y - size * 1.45, size * 0.42, size * 0.16).fill({ color: dots, alpha: 0.9 });
}

/** A round crown, lit from the left, with dabs of light paint. */
function leafy(g: Graphics, x: number, y: number, size: number, i: number, { crowns, fir: dark, dots }: Palette): void {
  const crown = mix(crowns[i % 3], crowns[(i + 1) % 3], scatter(i, 24) * 0.6);
  g.rect(x - size * 0.1, y - size * 0.6, size * 0.2, size * 0.6).fill(0x6b4a25);
  g.circle(x, y - size, size * 0.7)
    .circle(x - size * 0.42, y - size * 0.7, size * 0.46)
    .circle(x + size * 0.42, y - size * 0.72, size * 0.46)
    .fill(mix(crown, dark, 0.42));
  g.circle(x - size * 0.1, y - size * 1.06, size * 0.6)
    .circle(x - size * 0.45, y - size * 0.76, size * 0.36)
    .fill(crown);
  g.circle(x - size * 0.24, y - size * 1.22, size * 0.32).fill({ color: mix(crown, 0xfff3b0, 0.4), alpha: 0.8 });
  for (let dab = 0; dab < 7; dab++) {
    const angle = scatter(i * 7 + dab, 25) * 6.3;
    const out = size * 0.58 * scatter(i * 7 + dab, 26);
    g.circle(x - size * 0.06 + Math.cos(angle) * out, y - size * 0.98 + Math.sin(angle) * out * 0.8, size * 0.09);
  }
  g.fill({ color: dots, alpha: 0.85 });
}
