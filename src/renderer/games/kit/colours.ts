/** Colours shared by all boards, as numbers for Pixi. */
export const INK = 0x4a2f16;
export const VELLUM = 0xf8eed3;
export const GOLD = 0xb8862b;

/** A Pixi colour number as a CSS colour. */
export function css(colour: number): string {
  return `#${colour.toString(16).padStart(6, '0')}`;
}
