import type { Hatch } from '../../kit/hatch';

/** Each house's emblem, by seat, and the hatching of everything it owns. */
export const EMBLEMS: readonly { readonly path: string; readonly hatch: Hatch }[] = [
  {
    // Anjou: a lily
    path: 'M50 4Q66 24 58 42L56 54Q60 34 76 30Q92 34 84 54Q78 58 74 52Q66 54 62 64L78 64L78 72L60 72Q60 86 50 96Q40 86 40 72L22 72L22 64L38 64Q34 54 26 52Q22 58 16 54Q8 34 24 30Q40 34 44 54L42 42Q34 24 50 4Z',
    hatch: 'upright',
  },
  {
    // Touraine: a tower
    path: 'M22 10L36 10L36 20L44 20L44 10L56 10L56 20L64 20L64 10L78 10L78 36L70 40L70 78L80 94L20 94L30 78L30 40L22 36ZM42 94L58 94L58 72Q50 62 42 72Z',
    hatch: 'dots',
  },
  {
    // Berry: a swan
    path: 'M30 8Q50 4 52 24Q50 36 40 46Q36 54 48 54Q62 40 92 44Q84 52 90 56Q80 60 86 66Q74 88 46 88Q18 86 18 62Q20 48 34 36Q42 28 38 20Q34 16 30 20L12 24L22 14Z',
    hatch: 'level',
  },
  {
    // Poitou: an oak leaf
    path: 'M50 6Q62 10 60 22Q74 18 76 32Q72 40 64 42Q82 44 80 58Q74 66 62 62Q72 72 62 80Q56 82 54 76L54 96L46 96L46 76Q44 82 38 80Q28 72 38 62Q26 66 20 58Q18 44 36 42Q28 40 24 32Q26 18 40 22Q38 10 50 6Z',
    hatch: 'bend',
  },
];

/** A shield in a 100 by 100 box. */
export const SHIELD = 'M6 4H94V52Q94 86 50 98Q6 86 6 52Z';
