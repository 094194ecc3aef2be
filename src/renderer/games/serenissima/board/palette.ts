export { css, GOLD, INK, VELLUM } from '../../kit/colours';

/** Colours of the chart. Numbers as Pixi takes them. */
export const SEA = 0xbfd3cf;
/** The shallows along a coast. */
export const COAST_WATER = 0x5d8c8c;
export const LAND_FILL = 0xeddcae;
export const LANE = 0x8c4a33;
export const HIGH_SEA = 0x54788c;
export const SHADOW = 0x2a1a0a;

/** A power's field, the colour of its emblem on it, a darker edge, and its ink: a line or a letter on vellum. */
interface PowerColours {
  field: number;
  emblem: number;
  dark: number;
  ink: number;
}

/** By the name of the setting, then by power. Those of the box differ in lightness too; the distinct ones also in hue for every eye. */
const PALETTES = {
  box: [
    { field: 0x9e1b32, emblem: 0xf2c14e, dark: 0x6d1020, ink: 0x9e1b32 }, // Venice: crimson, golden lion
    { field: 0xf4efe2, emblem: 0xc1121f, dark: 0x8a7f6a, ink: 0x5c5648 }, // Genoa: white, red cross
    { field: 0xf2b705, emblem: 0xb3261e, dark: 0x9a7200, ink: 0x8a6100 }, // Spain: gold, red bars
    { field: 0x1d6b4f, emblem: 0xf6f1e0, dark: 0x0f4733, ink: 0x1d6b4f }, // Turkey: green, white crescent
  ],
  distinct: [
    { field: 0xc44601, emblem: 0xfff3d6, dark: 0x7a2b00, ink: 0xa83c00 },
    { field: 0xf8f6f0, emblem: 0x1a1a1a, dark: 0x6b6b6b, ink: 0x4a4a4a },
    { field: 0xf0e442, emblem: 0x3d3a00, dark: 0x8a8200, ink: 0x6e6800 },
    { field: 0x0a4f8f, emblem: 0xf4f8ff, dark: 0x052a4f, ink: 0x0a4f8f },
  ],
} satisfies Record<string, readonly PowerColours[]>;

/** The powers' colours in use. */
export const POWER_COLOURS: readonly PowerColours[] = PALETTES.box.map((colours) => ({ ...colours }));

/** Changes the powers' colours; whatever is drawn already has to be drawn anew. */
export function setColours(name: keyof typeof PALETTES): void {
  PALETTES[name].forEach((colours, power) => Object.assign(POWER_COLOURS[power], colours));
}

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
