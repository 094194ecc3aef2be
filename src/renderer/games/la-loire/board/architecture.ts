import { Container, Graphics } from 'pixi.js';
import { SNOW, snowOnRoof } from './snow-caps';
import { INK, LEAF_GOLD, MINIUM, SLATE, THATCH, TIMBER, WALL, WALL_SHADE } from './palette';

const LINE = { color: INK, width: 1.6, join: 'round' } as const;
const THIN = { color: INK, width: 1.1, join: 'round' } as const;

/** A cottage; (x, y) is the centre of its threshold. */
function cottage(g: Graphics, x: number, y: number, size: number, roof: number, snow: boolean): Graphics {
  const [w, h] = [size, size * 0.62];
  g.rect(x - w / 2, y - h, w, h)
    .fill(WALL)
    .stroke(THIN);
  g.rect(x + w * 0.1, y - h, w * 0.4, h).fill({ color: WALL_SHADE, alpha: 0.7 });
  g.poly([x - w * 0.6, y - h, x - w * 0.32, y - h - size * 0.5, x + w * 0.38, y - h - size * 0.5, x + w * 0.62, y - h]);
  g.fill(roof).stroke(LINE);
  if (snow) snowOnRoof(g, x - w * 0.6, y - h, w * 1.22, size * 0.5, 0.574);
  g.rect(x - w * 0.3, y - h * 0.62, w * 0.2, h * 0.62).fill(TIMBER);
  g.rect(x + w * 0.18, y - h * 0.7, w * 0.16, h * 0.3).fill(INK);
  return g;
}

function church(g: Graphics, x: number, y: number, size: number, snow: boolean): Graphics {
  g.rect(x, y - size * 0.5, size * 0.7, size * 0.5)
    .fill(WALL)
    .stroke(THIN);
  g.poly([
    x - 2,
    y - size * 0.5,
    x + size * 0.12,
    y - size * 0.85,
    x + size * 0.64,
    y - size * 0.85,
    x + size * 0.76,
    y - size * 0.5,
  ]);
  g.fill(SLATE).stroke(LINE);
  if (snow) snowOnRoof(g, x - 2, y - size * 0.5, size * 0.76 + 2, size * 0.35, 0.65);
  tower(g, x - size * 0.16, y, size * 0.34, size * 0.95, SLATE, snow);
  g.moveTo(x - size * 0.16, y - size * 1.56)
    .lineTo(x - size * 0.16, y - size * 1.82)
    .moveTo(x - size * 0.24, y - size * 1.72)
    .lineTo(x - size * 0.08, y - size * 1.72)
    .stroke({ color: LEAF_GOLD, width: 2 });
  return g;
}

/** A round tower with a pointed roof; (x, y) is the centre of its base. */
function tower(
  g: Graphics,
  x: number,
  y: number,
  width: number,
  height: number,
  roof: number,
  snow: boolean,
): Graphics {
  g.rect(x - width / 2, y - height, width, height)
    .fill(WALL)
    .stroke(LINE);
  g.rect(x + width * 0.12, y - height, width * 0.38, height).fill({ color: WALL_SHADE, alpha: 0.75 });
  g.rect(x - width * 0.62, y - height - width * 0.18, width * 1.24, width * 0.22)
    .fill(WALL_SHADE)
    .stroke(THIN);
  g.poly([
    x - width * 0.66,
    y - height - width * 0.16,
    x,
    y - height - width * 1.75,
    x + width * 0.66,
    y - height - width * 0.16,
  ]);
  g.fill(roof).stroke(LINE);
  if (snow) snowOnRoof(g, x - width * 0.66, y - height - width * 0.16, width * 1.32, width * 1.59, 0);
  g.rect(x - width * 0.1, y - height * 0.72, width * 0.2, height * 0.16).fill(INK);
  return g;
}

function wall(g: Graphics, x: number, y: number, width: number, height: number, snow: boolean): Graphics {
  g.rect(x, y - height, width, height)
    .fill(WALL)
    .stroke(LINE);
  const teeth = Math.max(3, Math.round(width / 15));
  const step = width / (2 * teeth - 1);
  for (let i = 0; i < teeth; i++)
    g.rect(x + 2 * i * step, y - height - step * 0.8, step, step * 0.9)
      .fill(WALL)
      .stroke(THIN);
  if (snow) {
    for (let i = 0; i < teeth; i++) g.roundRect(x + 2 * i * step - 1, y - height - step * 0.8 - 2.4, step + 2, 4.4, 2);
    for (let i = 1; i < teeth; i++) g.roundRect(x + (2 * i - 1) * step - 1, y - height - 2, step + 2, 3.4, 1.6);
    g.fill(SNOW).stroke({ ...THIN, width: 0.7, alpha: 0.5 });
  }
  for (let row = 0; row * 12 + 8 < height; row++) {
    for (let i = 0; i * 26 + 14 < width; i++) {
      g.rect(x + 6 + i * 26 + (row % 2) * 11, y - height + 7 + row * 12, 10, 4).fill({ color: WALL_SHADE, alpha: 0.8 });
    }
  }
  return g;
}

/** A gate; (x, y) is the centre of its threshold. */
function gate(g: Graphics, x: number, y: number, width: number): Graphics {
  g.moveTo(x - width / 2, y)
    .lineTo(x - width / 2, y - width * 0.7)
    .quadraticCurveTo(x, y - width * 1.4, x + width / 2, y - width * 0.7)
    .lineTo(x + width / 2, y)
    .closePath()
    .fill(0x3b2a1c)
    .stroke(LINE);
  for (const along of [-0.25, 0, 0.25]) {
    g.moveTo(x + along * width, y)
      .lineTo(x + along * width, y - width * 0.85)
      .stroke({ color: WALL_SHADE, width: 1.4 });
  }
  return g;
}

export function farm(snow = false): Graphics {
  const g = new Graphics();
  g.ellipse(2, 0, 42, 7).fill({ color: INK, alpha: 0.18 });
  cottage(g, 0, 0, 44, THATCH, snow);
  for (let x = -38; x <= 40; x += 9) {
    if (Math.abs(x) < 20) continue;
    g.moveTo(x, 3).lineTo(x, -9).stroke({ color: TIMBER, width: 2 });
  }
  g.moveTo(-40, -5).lineTo(-22, -5).moveTo(22, -5).lineTo(42, -5).stroke({ color: TIMBER, width: 2 });
  return snow ? g.roundRect(-41, -7.6, 20, 2.6, 1.3).roundRect(21, -7.6, 22, 2.6, 1.3).fill(SNOW) : g;
}

export function monastery(snow = false): Graphics {
  const g = new Graphics();
  g.ellipse(0, 0, 50, 8).fill({ color: INK, alpha: 0.18 });
  wall(g, -46, 0, 92, 18, snow);
  church(g, -8, -4, 46, snow);
  return gate(g, 24, 0, 14);
}

export function castle(snow = false): Graphics {
  const g = new Graphics();
  g.ellipse(0, 0, 50, 8).fill({ color: INK, alpha: 0.18 });
  tower(g, -8, -10, 22, 50, SLATE, snow);
  wall(g, -40, 0, 80, 30, snow);
  tower(g, -38, 0, 18, 40, SLATE, snow);
  tower(g, 38, 0, 18, 40, SLATE, snow);
  return gate(g, 4, 0, 18);
}

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
