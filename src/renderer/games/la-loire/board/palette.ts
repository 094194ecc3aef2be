import { playerColours } from '../../kit/palettes';

export { GOLD, INK, VELLUM } from '../../kit/colours';

export const LAPIS = 0x27509b;
export const LAPIS_PALE = 0x6f95cf;
export const ROAD = 0xe9cf96;
export const ROAD_EDGE = 0x9c7440;
export const WALL = 0xefe3c8;
export const WALL_SHADE = 0xcbb88f;
export const SLATE = 0x4f6288;
export const TILES = 0xb4553a;
export const THATCH = 0xb98f47;
export const TIMBER = 0x7a5128;
export const MINIUM = 0xc23b22;
export const LEAF_GOLD = 0xd9a93a;

/** The houses' colours, by seat. */
export const { colours: HOUSE_COLOURS, setColours } = playerColours({
  box: [
    { field: 0xb3202c, emblem: 0xf6d674, dark: 0x701019, ink: 0xa31d28 }, // Anjou: red, golden lily
    { field: 0xe8b21c, emblem: 0x4a2f10, dark: 0x94700a, ink: 0x85620a }, // Touraine: gold, tower
    { field: 0x22488f, emblem: 0xf3f0e2, dark: 0x122a58, ink: 0x22488f }, // Berry: blue, swan
    { field: 0x2f7a47, emblem: 0xf3efcf, dark: 0x174526, ink: 0x266a3c }, // Poitou: green, oak leaf
  ],
  distinct: [
    { field: 0xc44601, emblem: 0xfff3d6, dark: 0x7a2b00, ink: 0xa83c00 },
    { field: 0xf0e442, emblem: 0x3d3a00, dark: 0x8a8200, ink: 0x6e6800 },
    { field: 0x0a5fa8, emblem: 0xf4f8ff, dark: 0x05335c, ink: 0x0a5596 },
    { field: 0x262626, emblem: 0xffffff, dark: 0x111111, ink: 0x2a2a2a },
  ],
});

/** The goods' colours. */
export const GOOD_COLOURS: readonly number[] = [0x8a5a2b, 0xd39a1e, 0xe8c53a, 0x8e1f3f, 0xb8691c];

/** A shield's field and emblem colours, by market colour. */
export const SHIELD_COLOURS: readonly { readonly field: number; readonly charge: number }[] = [
  { field: 0xb8242f, charge: 0xf6dc8a },
  { field: 0x2a56a5, charge: 0xf3efe0 },
  { field: 0xecc02f, charge: 0x5b3a0c },
  { field: 0x3c8a4b, charge: 0xf3efd0 },
  { field: 0xf6f2e4, charge: 0x7d8894 },
  { field: 0x7a3f8f, charge: 0xf1dff5 },
  { field: 0x2c2a2e, charge: 0xe6d9b4 },
];
