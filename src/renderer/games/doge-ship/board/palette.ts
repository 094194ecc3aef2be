import type { Hatch } from '../../kit/hatch';
import { playerColours } from '../../kit/palettes';

export const SKY = 0xe9dcb6;
export const WATER = 0x3f7f86;
export const DEEP = 0x1f4f5b;
export const OAK = 0x8a5a2c;
export const OAK_DARK = 0x54351a;
export const TIMBER = 0xc79a5c;
export const GILT = 0xe0b048;
/** The light and the shade of gilding. */
export const GILT_LIGHT = 0xfbe6a8;
export const GILT_DARK = 0x8a5f12;
/** The line around the ship's hull. */
export const OUTLINE = 0x2f1c0c;
export const VIOLET = 0x6c3a8f;
export const CRIMSON = 0x9e1b32;

/** The builders' colours, by seat. No builder has the colour of a table or of a square of the ship. */
export const { colours: BUILDER_COLOURS, setColours } = playerColours({
  box: [
    { field: 0x7a2a5c, emblem: 0xfbe6c8, dark: 0x4c1538, ink: 0x7a2a5c }, // Anchor: plum
    { field: 0xe08a2e, emblem: 0x3b1d06, dark: 0x8f4f0c, ink: 0x8f4f0c }, // Tower: orange
    { field: 0x1f7f86, emblem: 0xf4f6e8, dark: 0x0d4a50, ink: 0x13646b }, // Fish: teal
    { field: 0xe9b9bd, emblem: 0x6a1a2c, dark: 0x9c5a64, ink: 0x8a3d4c }, // Star: rose
    { field: 0x4b3a2a, emblem: 0xe9c46a, dark: 0x221810, ink: 0x4b3a2a }, // Key: umber
  ],
  distinct: [
    { field: 0xb83c00, emblem: 0xfff3d6, dark: 0x7a2b00, ink: 0xa83c00 },
    { field: 0xffffff, emblem: 0x1a1a1a, dark: 0x6b6b6b, ink: 0x4a4a4a },
    { field: 0xf0d000, emblem: 0x3d3a00, dark: 0x8a8200, ink: 0x6e6800 },
    { field: 0x0a4f8f, emblem: 0xf4f8ff, dark: 0x052a4f, ink: 0x0a4f8f },
    { field: 0x55b486, emblem: 0x06281a, dark: 0x1f6b4a, ink: 0x1f6b4a },
  ],
});

/** Each table’s colour, and the colour and kind of its hatching. */
export const TABLE_COLOURS: readonly { readonly plate: number; readonly lines: number; readonly hatch: Hatch }[] = [
  { plate: 0xa8202c, lines: 0xfff4e0, hatch: 'upright' },
  { plate: 0x2f7a3f, lines: 0xfff4e0, hatch: 'bend' },
  { plate: 0xf6f1e4, lines: 0x35210f, hatch: 'plain' },
  { plate: 0xe6b422, lines: 0x35210f, hatch: 'dots' },
  { plate: 0x28539b, lines: 0xfff4e0, hatch: 'level' },
  { plate: 0x2a2623, lines: 0xfff4e0, hatch: 'crossed' },
];

/** The paint of the squares, by their colour. */
export const SQUARE_COLOURS: readonly number[] = [0x2c62b0, 0x2e8b46, 0xb8262f, 0xe9bc2a];
