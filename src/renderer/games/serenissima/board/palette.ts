/** Colours of the chart. Numbers as Pixi takes them; `css` turns one into what a stylesheet takes. */
export const INK = 0x4a2f16;
export const SEA = 0xbfd3cf;
/** The shallows along a coast. */
export const COAST_WATER = 0x5d8c8c;
export const LAND_FILL = 0xeddcae;
export const VELLUM = 0xf8eed3;
export const GOLD = 0xb8862b;
export const LANE = 0x8c4a33;
export const HIGH_SEA = 0x54788c;
export const SHADOW = 0x2a1a0a;

/** Each power's field and the colour of its emblem, by power. Chosen to differ in lightness as well as in hue. */
export const POWER_COLOURS: readonly { readonly field: number; readonly emblem: number; readonly dark: number }[] = [
  { field: 0x9e1b32, emblem: 0xf2c14e, dark: 0x6d1020 }, // Venice: crimson, golden lion
  { field: 0xf4efe2, emblem: 0xc1121f, dark: 0x8a7f6a }, // Genoa: white, red cross
  { field: 0xf2b705, emblem: 0xb3261e, dark: 0x9a7200 }, // Spain: gold, red bars
  { field: 0x1d6b4f, emblem: 0xf6f1e0, dark: 0x0f4733 }, // Turkey: green, white crescent
];

/** Each good's colour, by good, close to the pieces of the box. */
export const GOOD_COLOURS: readonly number[] = [
  0x8a5a2b, // wood: brown
  0x6f7a83, // iron: grey
  0xa3243b, // wine: red
  0x2b2b33, // textiles: black
  0x3f8f3a, // spices: green
  0xe0a800, // gold: yellow
  0xe2701d, // gems: orange
];

export function css(colour: number): string {
  return `#${colour.toString(16).padStart(6, '0')}`;
}
