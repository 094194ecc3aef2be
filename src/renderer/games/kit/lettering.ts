import type { Container } from 'pixi.js';
import { Text } from 'pixi.js';
import { INK } from './colours';
import { letterSize } from './letter-size';

/** `Figures` has only digits, because those of the period face are hard to read. */
const SERIF = ['Figures', 'IM Fell English'];
const SANS = 'Alegreya Sans';

type LabelStyle = 'title' | 'place' | 'figure' | 'sea' | 'land';

const STYLES: Readonly<
  Record<LabelStyle, { family: string | string[]; size: number; style?: 'italic'; weight?: '700'; fill: number }>
> = {
  title: { family: SERIF, size: 44, fill: INK },
  place: { family: SERIF, size: 23, fill: INK },
  figure: { family: SANS, size: 19, weight: '700', fill: INK },
  sea: { family: SERIF, size: 17, style: 'italic', fill: 0x3f5f6c },
  land: { family: SERIF, size: 40, fill: 0xc4a467 },
};

/** The space that a text may fill, in world units; unlimited if omitted. */
interface Room {
  readonly width?: number;
  readonly height?: number;
}

const LEADING = 1.15;

/**
 * A text in one of the board's styles, anchored at its centre. With a `room`, it is enlarged by `letterSize()`, as far
 * as the room allows.
 */
export function label(text: string, kind: LabelStyle, fill?: number, size?: number, room?: Room): Text {
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
  if (room) grow(made, room);
  return made;
}

function grow(text: Text, { width = Infinity, height = Infinity }: Room): void {
  const usual = Number(text.style.fontSize);
  const most = letterSize() > 1 ? Math.min(letterSize(), width / text.width, height / (usual * LEADING)) : 1;
  if (most > 1) text.style.fontSize = usual * most;
}

/**
 * The resolution of textures in pixels per unit, for `scale` device pixels per unit. It is higher than the screen's, so
 * that they are sharp at any subpixel position. On very large screens, the difference is smaller, to save memory.
 */
export const textureScale = (scale: number): number => Math.max(1.25 * scale, Math.min(2 * scale, 2.3));

/** Renders every text in a container at this many device pixels per unit, but at least 1 and at most 4. */
export function sharpen(root: Container, scale: number): void {
  for (const child of root.children) {
    if (child instanceof Text) child.resolution = Math.min(4, Math.max(1, scale));
    else sharpen(child, scale);
  }
}
