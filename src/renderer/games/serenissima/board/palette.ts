import type { GoodKind } from './good-shapes';
import { playerColours } from '../../kit/palettes';

export { css, GOLD, INK, VELLUM } from '../../kit/colours';

/** The colours of small charts in lists. */
export const SEA = 0xbfd3cf;
export const LAND_FILL = 0xeddcae;
/** The colour of a sea's name. */
export const SEA_LETTERS = 0x163642;
/** The colour of the halo around its letters. */
export const HALO = 0xcfdfd8;
export const LANE = 0x8c4a33;
export const HIGH_SEA = 0x54788c;
export const SHADOW = 0x2a1a0a;

/** The number of the first arms of 2012. */
const FIRST_OF_2012 = 4;

/**
 * Arms are numbered across both editions: 0 to 3 are the powers of 1996, and 4 to 7 the player colours of 2012. The
 * original colours also differ in lightness; those of the distinct set differ in hue with any colour vision.
 * The players of 2012 are named after their colours, so both sets have a blue, a red, an orange and a black.
 */
export const { colours: POWER_COLOURS, setColours } = playerColours({
  box: [
    { field: 0x9e1b32, emblem: 0xf2c14e, dark: 0x6d1020, ink: 0x9e1b32 }, // Venice: crimson, golden lion
    { field: 0xfbf8ef, emblem: 0xb80f1c, dark: 0x8f0d18, ink: 0x5c5648 }, // Genoa: white, red cross
    { field: 0xf2b705, emblem: 0xb3261e, dark: 0x9a7200, ink: 0x8a6100 }, // Spain: gold, red bars
    { field: 0x1d6b4f, emblem: 0xf6f1e0, dark: 0x0f4733, ink: 0x1d6b4f }, // Turkey: green, white crescent
    { field: 0x2a5ca8, emblem: 0xf4e3b0, dark: 0x163766, ink: 0x24509a }, // Blue: an anchor
    { field: 0xb3261e, emblem: 0xfbe7c6, dark: 0x74120d, ink: 0xa3201a }, // Red: a tower
    { field: 0xe8892b, emblem: 0x5a2a04, dark: 0x93500d, ink: 0x995000 }, // Orange: a sun
    { field: 0x33302e, emblem: 0xe9c46a, dark: 0x0f0d0c, ink: 0x2b2826 }, // Black: a key
  ],
  distinct: [
    { field: 0xc44601, emblem: 0xfff3d6, dark: 0x7a2b00, ink: 0xa83c00 },
    { field: 0xfbfaf6, emblem: 0x1a1a1a, dark: 0x6b6b6b, ink: 0x4a4a4a },
    { field: 0xf0b800, emblem: 0x3d2f00, dark: 0x8a6d00, ink: 0x705800 },
    { field: 0x0a4f8f, emblem: 0xf4f8ff, dark: 0x052a4f, ink: 0x0a4f8f },
    { field: 0x2f7fc1, emblem: 0xffffff, dark: 0x123f66, ink: 0x1b5c94 },
    { field: 0xa8220b, emblem: 0xffe9d2, dark: 0x5f1003, ink: 0x97200c },
    { field: 0xf59a00, emblem: 0x4a2a00, dark: 0x8f5000, ink: 0x8f4b00 },
    { field: 0x1c1c1c, emblem: 0xf5f5f5, dark: 0x000000, ink: 0x1c1c1c },
  ],
});

/** A key for a power's current colours, for caching drawings that use them. */
export function tincture(power: number): string {
  const { field, emblem, dark } = POWER_COLOURS[power];
  return `${power} ${field} ${emblem} ${dark}`;
}

/**
 * The colour of sailors, by the arms of any power of the edition. In 2012 one player is blue, so crews are of a grey that
 * no player has. It differs from the players' colours with any colour vision.
 */
export const crewColour = (power: number): number => (power < FIRST_OF_2012 ? 0x2c5c8f : 0x5f564c);

/** Each good's colour, close to the colour of the real pieces. */
export const GOOD_COLOURS: Readonly<Record<GoodKind, number>> = {
  wood: 0x8a5a2b,
  iron: 0x6f7a83,
  wine: 0xa3243b,
  textiles: 0x2b2b33,
  spices: 0x3f8f3a,
  gold: 0xe0a800,
  gems: 0xe2701d,
  stone: 0x77706a,
  marble: 0x9db8c9,
  spice: 0x70419e,
};
