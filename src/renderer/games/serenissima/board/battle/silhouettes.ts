import { Graphics } from 'pixi.js';
import { mix } from '../../../kit/paint';
import { scatter } from '../../../kit/scatter';
import type { BattleLook } from './look';

/** A shape on the horizon. `x` is its centre. The base is on the horizon. */
export interface Mass {
  readonly kind: Kind;
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly tone: keyof typeof TONES;
}

type Kind =
  | ('hill' | 'peak' | 'crater' | 'smoke')
  | ('block' | 'house' | 'dome' | 'campanile' | 'minaret' | 'lighthouse' | 'wall')
  | ('palm' | 'sail');

const TONES = {
  far: 0x93aab0,
  near: 0x6f8c7c,
  sand: 0xd9bf8a,
  stone: 0xe3d2a8,
  rose: 0xe2b39a,
  brick: 0xb9684c,
  white: 0xf4efe2,
  lead: 0x8ba3a6,
  sky: 0x5d8fbe,
} as const;
const ROOF = 0xb95f42;
const WINDOW = 0x4a3524;

/** Draws the masses of a coast, from back to front, with the horizon at y = 0. */
export function drawCoast(masses: readonly Mass[], look: BattleLook): Graphics {
  const graphics = new Graphics();
  masses.forEach((mass, i) => {
    const colour = look.paint(TONES[mass.tone]);
    DRAW[mass.kind](graphics, mass, colour, look);
    if (look.hatched) hatch(graphics, mass, i, look);
  });
  return graphics;
}

type Draw = (graphics: Graphics, mass: Mass, colour: number, look: BattleLook) => void;

const outlined = (graphics: Graphics, colour: number, { line }: BattleLook) =>
  graphics.fill(colour).stroke({ color: line.colour, width: line.width, join: 'round' });

const box = (graphics: Graphics, { x, width, height }: Mass) =>
  graphics.rect(x - width / 2, -height, width, height + 3);

/** The shaded right side of a building. */
const shade = (graphics: Graphics, { x, width, height }: Mass, look: BattleLook) =>
  graphics.rect(x + width * 0.18, -height, width * 0.32, height + 3).fill({ color: look.line.colour, alpha: 0.22 });

function windows(graphics: Graphics, { x, width, height }: Mass, look: BattleLook): void {
  const count = Math.max(1, Math.floor(width / 8));
  for (let i = 0; i < count; i++)
    graphics.rect(x - width / 2 + ((i + 0.5) * width) / count - 1.3, -height * 0.62, 2.6, Math.min(7, height * 0.3));
  graphics.fill(look.paint(WINDOW));
}

const DRAW: Readonly<Record<Kind, Draw>> = {
  hill(graphics, { x, width, height }, colour, look) {
    graphics
      .moveTo(x - width / 2, 4)
      .bezierCurveTo(x - width * 0.28, -height * 0.5, x - width * 0.2, -height, x, -height)
      .bezierCurveTo(x + width * 0.14, -height, x + width * 0.3, -height * 0.35, x + width / 2, 4)
      .closePath();
    outlined(graphics, colour, look);
  },
  peak(graphics, { x, width, height }, colour, look) {
    const at = (part: number, up: number) => [x + part * width, -up * height];
    graphics.poly([
      ...at(-0.5, -0.06),
      ...at(-0.3, 0.34),
      ...at(-0.2, 0.3),
      ...at(-0.04, 1),
      ...at(0.06, 0.72),
      ...at(0.12, 0.8),
      ...at(0.3, 0.26),
      ...at(0.5, -0.06),
    ]);
    outlined(graphics, colour, look);
    graphics.poly([...at(-0.04, 1), ...at(0.06, 0.72), ...at(0.02, 0.3), ...at(0.1, 0)]);
    graphics.fill({ color: look.line.colour, alpha: 0.16 });
  },
  crater(graphics, { x, width, height }, colour, look) {
    graphics
      .moveTo(x - width / 2, 4)
      .quadraticCurveTo(x - width * 0.16, -height * 0.3, x - width * 0.06, -height)
      .lineTo(x - 4, -height + 7)
      .lineTo(x + width * 0.06, -height + 1)
      .quadraticCurveTo(x + width * 0.18, -height * 0.28, x + width / 2, 4)
      .closePath();
    outlined(graphics, colour, look);
    graphics.moveTo(x + width * 0.06, -height + 1).quadraticCurveTo(x + width * 0.18, -height * 0.28, x + width / 2, 4);
    graphics
      .lineTo(x + width * 0.1, 4)
      .quadraticCurveTo(x + width * 0.05, -height * 0.5, x + width * 0.06, -height + 1);
    graphics.fill({ color: look.line.colour, alpha: 0.18 });
  },
  smoke(graphics, { x, width, height }, colour) {
    for (let i = 0; i < 9; i++) {
      const up = i / 8;
      graphics.circle(x + up * width + Math.sin(i * 2.1) * 7, -92 - up * (height - 92), 7 + up * 15);
      graphics.fill({ color: mix(colour, 0x5a5048, 0.45), alpha: 0.5 - up * 0.3 });
    }
  },
  block(graphics, mass, colour, look) {
    outlined(box(graphics, mass), colour, look);
    shade(graphics, mass, look);
    windows(graphics, mass, look);
  },
  house(graphics, mass, colour, look) {
    const { x, width, height } = mass;
    outlined(box(graphics, mass), colour, look);
    shade(graphics, mass, look);
    windows(graphics, mass, look);
    graphics.poly([x - width / 2 - 2, -height, x, -height - width * 0.32, x + width / 2 + 2, -height]);
    outlined(graphics, look.paint(ROOF), look);
  },
  dome(graphics, mass, colour, look) {
    const { x, width, height } = mass;
    const drum = height - width * 0.52;
    outlined(box(graphics, { ...mass, height: drum }), look.paint(TONES.stone), look);
    graphics
      .moveTo(x - width / 2, -drum)
      .bezierCurveTo(x - width * 0.52, -height, x - width * 0.12, -height, x, -height - 3)
      .bezierCurveTo(x + width * 0.12, -height, x + width * 0.52, -height, x + width / 2, -drum)
      .closePath();
    outlined(graphics, colour, look);
    graphics
      .moveTo(x, -height - 3)
      .lineTo(x, -height - 10)
      .stroke({ color: look.gilt ?? look.line.colour, width: 1.8 });
  },
  campanile(graphics, mass, colour, look) {
    const { x, width, height } = mass;
    const wall = height * 0.74;
    outlined(box(graphics, { ...mass, height: wall }), colour, look);
    shade(graphics, { ...mass, height: wall }, look);
    graphics.rect(x - width * 0.42, -wall - height * 0.09, width * 0.84, height * 0.1);
    outlined(graphics, look.paint(TONES.white), look);
    graphics.poly([x - width / 2, -wall - height * 0.08, x, -height, x + width / 2, -wall - height * 0.08]);
    outlined(graphics, look.paint(TONES.lead), look);
  },
  minaret(graphics, mass, colour, look) {
    const { x, width, height } = mass;
    outlined(box(graphics, { ...mass, height: height * 0.8 }), colour, look);
    graphics.rect(x - width * 0.85, -height * 0.6, width * 1.7, 3.4);
    outlined(graphics, colour, look);
    graphics.poly([x - width * 0.6, -height * 0.8, x, -height, x + width * 0.6, -height * 0.8]);
    outlined(graphics, look.paint(TONES.lead), look);
  },
  lighthouse(graphics, mass, colour, look) {
    const { width, height } = mass;
    for (const [wide, high] of [
      [1, 0.5],
      [0.66, 0.78],
      [0.36, 0.93],
    ])
      shade(outlined(box(graphics, { ...mass, width: width * wide, height: height * high }), colour, look), {
        ...mass,
        width: width * wide,
        height: height * high,
      }, look); // prettier-ignore
    graphics.circle(mass.x, -height, 5).fill(look.gilt ?? 0xf0b95a);
  },
  wall(graphics, mass, colour, look) {
    const { x, width, height } = mass;
    outlined(box(graphics, mass), colour, look);
    shade(graphics, mass, look);
    const count = Math.max(2, Math.floor(width / 9));
    for (let i = 0; i < count; i++) graphics.rect(x - width / 2 + (i * (width - 4)) / (count - 1), -height - 4, 4, 4.5);
    outlined(graphics, colour, look);
  },
  palm(graphics, { x, width, height }, colour, look) {
    graphics.moveTo(x, 2).quadraticCurveTo(x + 3, -height * 0.5, x, -height);
    graphics.stroke({ color: look.paint(0x7a5a34), width: 2.6 });
    for (const turn of [-1, -0.6, -0.1, 0.3, 0.7, 1])
      graphics
        .moveTo(x, -height)
        .quadraticCurveTo(x + turn * width * 0.5, -height - 8, x + turn * width * 0.7, -height + 6 * Math.abs(turn));
    graphics.stroke({ color: mix(colour, look.line.colour, 0.25), width: 2.6, cap: 'round' });
  },
  sail(graphics, { x, width, height }, colour, look) {
    graphics.poly([x - width / 2, -3, x + width * 0.1, -height, x + width / 2, -3]);
    outlined(graphics, colour, look);
    graphics.poly([x - width * 0.6, -2, x + width * 0.7, -2, x + width * 0.4, 1, x - width * 0.4, 1]);
    graphics.fill(look.line.colour);
  },
};

/** Pen strokes on the shaded side of a mass. */
function hatch(graphics: Graphics, { kind, x, width, height }: Mass, salt: number, { line }: BattleLook): void {
  if (kind !== 'hill' && kind !== 'peak' && kind !== 'crater') return;
  const count = Math.floor(width / 9);
  for (let i = 1; i < count; i++) {
    const part = i / count;
    const top = -height * (1 - part) * (0.75 + 0.2 * scatter(i, salt + 40));
    const long = Math.min(-top * 0.7, 10 + 12 * scatter(i, salt + 41));
    if (long > 3)
      graphics.moveTo(x + (part * width) / 2, top + 2).lineTo(x + (part * width) / 2 - long * 0.35, top + long);
  }
  graphics.stroke({ color: line.colour, width: 0.9, alpha: 0.5 });
}
