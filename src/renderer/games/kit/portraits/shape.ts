import { INK } from '../colours';

/** A plain colour, or a gradient: gold leaf from light to dark, or azure that fades towards the ground. */
export type Paint = number | keyof typeof GRADIENTS;

/** One brush stroke, in a picture of 100 by 120. */
export interface Shape {
  /** The outline, as an SVG path. */
  readonly d: string;
  readonly fill?: Paint;
  /** Width and colour of its outline. */
  readonly line?: number;
  readonly ink?: number;
  readonly alpha?: number;
}

type Place = readonly [x: number, y: number];

export const places = (...list: readonly Place[]): readonly Place[] => list;

export const PICTURE = { width: 100, height: 120 } as const;

export const GRADIENTS = {
  leaf: { steps: [0xf9e7a4, 0xdcae3c, 0xb98520], across: true },
  azure: { steps: [0x1c3f8a, 0x5f8cc6, 0xe6eef2], across: false },
} as const;
export { INK };
export const WHITE = 0xfbf6ea;
export const STEEL = 0xc3ccd6;
export const BLACK = 0x2d2733;

/** A shape that is filled and outlined. */
export const drawn = (fill: Paint, d: string, line = 1.3): Shape => ({ d, fill, line });
/** A shape that is filled, without an outline. */
export const wash = (fill: Paint, d: string, alpha = 1): Shape => ({ d, fill, alpha });
/** A line without a fill. */
export const pen = (d: string, line = 1.1, ink: number = INK, alpha = 1): Shape => ({ d, line, ink, alpha });

export const disc = (x: number, y: number, r: number, ry = r): string =>
  `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0Z`;
export const discs = (r: number, ...at: readonly Place[]): string => at.map(([x, y]) => disc(x, y, r)).join('');
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;

/** The SVG path of a star or flower with `points` tips. `inner` is the radius of its notches as a share of `r`. */
export function star(x: number, y: number, r: number, points = 5, inner = 0.42): string {
  const at = (i: number) => {
    const [angle, reach] = [(Math.PI * i) / points - Math.PI / 2, i % 2 ? r * inner : r];
    return `${(x + Math.cos(angle) * reach).toFixed(2)} ${(y + Math.sin(angle) * reach).toFixed(2)}`;
  };
  return `M${Array.from({ length: 2 * points }, (_, i) => at(i)).join('L')}Z`;
}

/** A colour between two others; `part` is from 0 to 1. */
export function blend(from: number, to: number, part: number): number {
  const channel = (shift: number) => {
    const a = (from >> shift) & 255;
    return Math.round(a + (((to >> shift) & 255) - a) * part) << shift;
  };
  return channel(16) | channel(8) | channel(0);
}
export const darker = (colour: number, part = 0.3): number => blend(colour, 0x2a1608, part);
export const lighter = (colour: number, part = 0.35): number => blend(colour, 0xfff6dc, part);
