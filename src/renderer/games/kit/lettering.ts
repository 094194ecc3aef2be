import type { Container } from 'pixi.js';
import { Text } from 'pixi.js';
import { INK } from './colours';

const SERIF = 'IM Fell English';
const SANS = 'Alegreya Sans';

export type LabelStyle = 'title' | 'place' | 'figure' | 'sea' | 'land';

const STYLES: Readonly<
  Record<LabelStyle, { family: string; size: number; style?: 'italic'; weight?: '700'; fill: number }>
> = {
  title: { family: SERIF, size: 44, fill: INK },
  place: { family: SERIF, size: 23, fill: INK },
  figure: { family: SANS, size: 19, weight: '700', fill: INK },
  sea: { family: SERIF, size: 17, style: 'italic', fill: 0x3f5f6c },
  land: { family: SERIF, size: 40, fill: 0xc4a467 },
};

/** A text in one of the chart's hands, anchored at its middle. */
export function label(text: string, kind: LabelStyle, fill?: number, size?: number): Text {
  const style = STYLES[kind];
  const made = new Text({
    text,
    style: {
      fontFamily: style.family,
      fontSize: size ?? style.size,
      fontStyle: style.style ?? 'normal',
      fontWeight: style.weight ?? '400',
      fill: fill ?? style.fill,
    },
  });
  made.anchor.set(0.5);
  return made;
}

/** Textures are drawn finer than the screen, so that they stay crisp wherever they come to lie on its pixels. */
export const OVERSAMPLE = 2;

/** Draws every text below a container for this many device pixels a unit. */
export function sharpen(root: Container, scale: number): void {
  for (const child of root.children) {
    if (child instanceof Text) child.resolution = Math.min(4, Math.max(1, scale));
    else sharpen(child, scale);
  }
}
