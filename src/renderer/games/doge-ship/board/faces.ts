import { Container, Graphics } from 'pixi.js';
import { INK } from '../../kit/colours';
import { across, mix } from '../../kit/paint';
import { BUILDER_COLOURS } from './palette';

interface Face {
  readonly skin: number;
  readonly hair: number;
  readonly beard: 'full' | 'moustache' | 'long' | 'stubble' | 'none';
  readonly cap: 'round' | 'beret' | 'kerchief';
}

/** The workers' faces, by place in the yard. */
export const FACES: readonly Face[] = [
  { skin: 0xe9c098, hair: 0x4a2f1a, beard: 'full', cap: 'round' },
  { skin: 0xd7a578, hair: 0x1f1712, beard: 'moustache', cap: 'kerchief' },
  { skin: 0xf0cfa8, hair: 0xb9b2a6, beard: 'long', cap: 'beret' },
  { skin: 0xc08a5e, hair: 0x2a1c12, beard: 'stubble', cap: 'kerchief' },
  { skin: 0xe8b890, hair: 0xb8642a, beard: 'none', cap: 'round' },
];

/** Cloth, skin and wood as lit from the upper left. */
export const lit = (colour: number) => across(mix(colour, 0xfff1cf, 0.25), colour, mix(colour, 0x3a1e0c, 0.36));

/** A head that looks to the right, with a cap in the builder's colour. The origin is the chin. */
export function head({ skin, hair, beard, cap }: Face, seat: number): Container {
  const g = new Graphics();
  const line = mix(skin, INK, 0.65);
  g.poly([-5, 6, -5, -5, 6, -5, 6, 6]).fill(mix(skin, 0x3a1a10, 0.35));
  // The hair at the neck, and the ear.
  g.ellipse(-9, -14, 6, 10).fill(lit(hair)).ellipse(-8, -12, 3, 4).fill(lit(skin)).stroke({ color: line, width: 1 });
  g.moveTo(-10, -19)
    .quadraticCurveTo(-11, -6, -5, -1)
    .quadraticCurveTo(3, 3, 9, -1)
    .quadraticCurveTo(13, -8, 12, -20)
    .closePath()
    .fill(lit(skin))
    .stroke({ color: INK, width: 1.8 });
  beardOf(g, beard, hair);
  g.ellipse(10, -9, 2.4, 1.8).ellipse(-2.6, -8.6, 2.8, 2).fill({ color: 0xc2503a, alpha: 0.32 });
  g.ellipse(0.6, -14, 3, 2.2).ellipse(8.6, -14, 2.5, 2.2).fill(0xfffaf0).stroke({ color: line, width: 0.9 });
  g.circle(1.6, -13.8, 1.5).circle(9.2, -13.8, 1.4).fill(0x22160e);
  g.moveTo(-3, -17.4).quadraticCurveTo(0.5, -19.4, 3.4, -17.6);
  g.moveTo(6.6, -17.8).quadraticCurveTo(9, -19.2, 11.2, -17.4);
  g.stroke({ color: mix(hair, INK, 0.3), width: 1.7, cap: 'round' });
  g.moveTo(5, -14).quadraticCurveTo(8.6, -9.6, 6.8, -8.6).quadraticCurveTo(5, -7.8, 3.6, -8.8);
  g.stroke({ color: line, width: 1.3, cap: 'round' });
  if (beard !== 'full' && beard !== 'long')
    g.moveTo(1.4, -4.6).quadraticCurveTo(5, -2.6, 8.6, -5).stroke({ color: 0x8a3a2c, width: 1.5, cap: 'round' });
  capOf(g, cap, seat);
  return new Container({ children: [g] });
}

function beardOf(g: Graphics, beard: Face['beard'], hair: number): void {
  if (beard === 'none') return;
  if (beard === 'moustache' || beard === 'full' || beard === 'long')
    g.moveTo(-2, -4.6)
      .quadraticCurveTo(1, -8.6, 5.4, -7)
      .quadraticCurveTo(10, -8.6, 12, -4.8)
      .quadraticCurveTo(8, -5.4, 5.4, -5)
      .quadraticCurveTo(2, -5, -2, -4.6)
      .fill(hair);
  if (beard === 'stubble')
    g.moveTo(-8, -8).quadraticCurveTo(-6, 2, 3, 2).quadraticCurveTo(11, 1, 12, -8).quadraticCurveTo(6, -4, -8, -8);
  if (beard === 'stubble') g.fill({ color: hair, alpha: 0.32 });
  if (beard !== 'full' && beard !== 'long') return;
  const foot = beard === 'long' ? 15 : 6;
  g.moveTo(-10, -13)
    .quadraticCurveTo(-11, 0, -3, foot * 0.7)
    .quadraticCurveTo(3, foot + 2, 8, foot * 0.6)
    .quadraticCurveTo(13, -1, 12, -8)
    .quadraticCurveTo(8, -2.4, 4.6, -2.6)
    .quadraticCurveTo(-3, -2.6, -6, -11)
    .closePath()
    .fill(lit(hair))
    .stroke({ color: INK, width: 1.2, alpha: 0.8 });
  for (const x of [-3, 2, 7]) g.moveTo(x, 0).lineTo(x + 0.5, foot * 0.7);
  g.stroke({ color: mix(hair, INK, 0.4), width: 1, alpha: 0.6 });
}

function capOf(g: Graphics, cap: Face['cap'], seat: number): void {
  const { field, dark } = BUILDER_COLOURS[seat];
  const edge = { color: INK, width: 1.8, join: 'round' } as const;
  if (cap === 'kerchief') {
    g.poly([-11, -21, -21, -15, -15, -13, -19, -7, -10, -16]).fill(field).stroke(edge);
    g.moveTo(-12, -19)
      .quadraticCurveTo(-10, -34, 2, -34)
      .quadraticCurveTo(13, -33, 13, -20)
      .quadraticCurveTo(0, -25, -12, -19)
      .fill(lit(field))
      .stroke(edge);
    g.moveTo(-8, -22).quadraticCurveTo(-4, -29, 6, -30).stroke({ color: dark, width: 1.4, alpha: 0.8 });
    return;
  }
  if (cap === 'beret')
    g.moveTo(-13, -22).quadraticCurveTo(-24, -33, -6, -36).quadraticCurveTo(16, -38, 17, -27).lineTo(13, -21);
  else g.moveTo(-12, -21).quadraticCurveTo(-12, -38, 1, -38).quadraticCurveTo(14, -37, 13, -21);
  g.closePath().fill(lit(field)).stroke(edge);
  g.moveTo(-9, -27).quadraticCurveTo(-6, -34, 2, -34).stroke({ color: 0xffffff, width: 2, alpha: 0.4, cap: 'round' });
  g.roundRect(-14, -25, 29, 6, 3)
    .fill(lit(dark))
    .stroke({ ...edge, width: 1.5 });
}
