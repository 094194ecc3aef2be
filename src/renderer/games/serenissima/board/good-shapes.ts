const SACK = {
  body: 'M38 10L62 10L68 22L60 30Q90 44 86 74Q84 92 50 92Q16 92 14 74Q10 44 40 30L32 22Z',
  detail:
    'M36 28L64 28L64 34L36 34ZM42 52a6 6 0 1 0 12 0a6 6 0 1 0 -12 0ZM28 68a6 6 0 1 0 12 0a6 6 0 1 0 -12 0ZM56 70a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z',
};

/**
 * The goods of both editions as distinct shapes in a 100 by 100 box: `body` is filled with the good's colour, and
 * `detail` is drawn over it in a lighter tone. Used by the board and, as SVG, by the panels.
 */
export const GOOD_SHAPES = {
  // Three logs
  wood: {
    body: 'M8 62a16 16 0 1 0 32 0a16 16 0 1 0 -32 0ZM42 62a16 16 0 1 0 32 0a16 16 0 1 0 -32 0ZM25 34a16 16 0 1 0 32 0a16 16 0 1 0 -32 0ZM24 46L92 46L92 30L42 18ZM58 78L94 78L94 50L60 46Z',
    detail:
      'M17 62a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM51 62a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM34 34a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z',
  },
  // An anvil
  iron: {
    body: 'M8 28L92 28L92 46L66 50L62 62L78 76L78 86L22 86L22 76L38 62L36 52Q14 50 8 36Z',
    detail: 'M14 33L86 33L86 37L16 37Z',
  },
  // An amphora
  wine: {
    body: 'M38 8L62 8L60 22Q84 34 74 62Q66 82 54 88L56 94L44 94L46 88Q34 82 26 62Q16 34 40 22ZM30 26Q8 24 14 46L22 44Q18 34 34 34ZM70 26Q92 24 86 46L78 44Q82 34 66 34Z',
    detail: 'M28 44Q50 52 72 44L73 52Q50 60 27 52Z',
  },
  // A bolt of cloth
  textiles: {
    body: 'M10 30Q10 18 24 18L84 18L84 70L24 70Q10 70 10 58ZM30 70L90 70L90 88L36 88Q26 84 30 70Z',
    detail:
      'M16 32Q16 24 24 24Q32 24 32 32Q32 40 24 40Q16 40 16 32ZM40 26L44 26L44 64L40 64ZM54 26L58 26L58 64L54 64ZM68 26L72 26L72 64L68 64Z',
  },
  // A tied sack
  spices: SACK,
  spice: SACK,
  // Stacked bars
  gold: {
    body: 'M30 14L70 14L80 46L20 46ZM6 52L44 52L52 86L0 86ZM58 52L94 52L100 86L54 86Z',
    detail: 'M35 20L65 20L67 27L33 27ZM11 58L40 58L42 65L9 65ZM62 58L90 58L92 65L61 65Z',
  },
  // A cut stone
  gems: {
    body: 'M28 16L72 16L94 42L50 92L6 42Z',
    detail: 'M34 22L66 22L72 40L28 40ZM32 46L68 46L50 78Z',
  },
  // Hewn blocks
  stone: {
    body: 'M28 16L72 16L72 48L28 48ZM6 52L48 52L48 86L6 86ZM52 52L94 52L94 86L52 86Z',
    detail: 'M33 21L67 21L67 27L33 27ZM11 57L43 57L43 63L11 63ZM57 57L89 57L89 63L57 63Z',
  },
  // A column
  marble: {
    body: 'M18 8L82 8L82 18Q74 28 70 28L70 74L80 84L80 94L20 94L20 84L30 74L30 28Q26 28 18 18Z',
    detail: 'M37 30L42 30L42 73L37 73ZM48 30L53 30L53 73L48 73ZM59 30L64 30L64 73L59 73Z',
  },
} as const satisfies Readonly<Record<string, { readonly body: string; readonly detail: string }>>;

/** The key of a good, in either edition. */
export type GoodKind = keyof typeof GOOD_SHAPES;

/** A sailor: head and shoulders, in the same box. */
export const SAILOR_SHAPE = 'M50 8a20 20 0 1 0 0.1 0ZM18 92Q16 52 50 52Q84 52 82 92Z';

/** Symbols for a power's possessions, in the same box. */
export const SIGNS = {
  galley: 'M46 6L46 58L14 58Q34 40 46 6ZM52 16Q80 34 86 58L52 58ZM4 64L96 64Q90 84 76 88L24 88Q10 84 4 64Z',
  port: 'M10 92L10 44L28 44L28 30L50 12L72 30L72 44L90 44L90 92L62 92L62 70Q50 58 38 70L38 92Z',
  basilica:
    'M8 92L8 40L18 26L28 40L28 52Q30 28 47 24L47 14L41 14L41 9L47 9L47 2L53 2L53 9L59 9L59 14L53 14L53 24Q70 28 72 52L72 40L82 26L92 40L92 92L60 92L60 72Q50 62 40 72L40 92Z',
  fort: 'M14 92L14 20L28 20L28 32L42 32L42 20L58 20L58 32L72 32L72 20L86 20L86 92L60 92L60 70Q50 60 40 70L40 92Z',
} as const;
