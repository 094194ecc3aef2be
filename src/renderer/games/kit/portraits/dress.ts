import { blend, darker, disc, discs, drawn, lighter, pen, places, star, STEEL, wash, WHITE } from './shape';
import type { Paint, Shape } from './shape';

export type DressStyle =
  | 'houppelande' | 'gown' | 'tunic' | 'apron' | 'ermine' | 'plate' | 'motley' | 'cloak' | 'mail' | 'academic'; // prettier-ignore

const BUST = 'M5 123Q7 100 33 87Q42 95 52 95Q62 94 67 87Q93 97 96 123Z';
const FOLDS = 'M18 120Q20 106 28 98M30 122Q31 108 36 100M72 122Q72 108 68 98M84 121Q83 108 76 99';
const ARMS = 'M21 123Q22 112 25 107M79 123Q78 112 75 106';

/** The colours of a dress, and the body under its details. */
interface Cloth {
  readonly colour: number;
  readonly trim: Paint;
  readonly skin: number;
  readonly dark: number;
  readonly body: readonly Shape[];
}

const DRESSES: Readonly<Record<DressStyle, (cloth: Cloth) => Shape[]>> = {
  houppelande: ({ trim, dark, body }) => [
    ...body,
    wash(
      'leaf',
      places([18, 110], [30, 104], [27, 117], [41, 113], [72, 104], [82, 112], [70, 117])
        .map(([x, y]) => star(x, y, 3.4, 4, 0.4))
        .join(''),
      0.9,
    ),
    pen(ARMS, 1, dark),
    drawn(trim, 'M32 86Q41 95 51 110L53 123H63Q61 106 68 86.6Q61 92 52 93Q42 92.6 32 86Z'),
    pen('M38 92l2.4 3.4M43 97l2.6 3.6M47.6 104l2.6 3.4M64 94l-2.6 3.4M61.4 101l-2.6 3.4M60 109l-2.6 3', 0.9, 0x5a4a34),
  ],
  gown: ({ trim, skin, dark, body }) => [
    ...body,
    drawn(skin, 'M35 88Q38 106 52 107Q66 105 67 88Q52 96 35 88Z', 1),
    wash(darker(skin, 0.25), 'M40 90Q50 98 63 89L61 96Q50 100 42 96Z', 0.4),
    pen('M35 88Q37 108 52 109Q67 107 67.4 88', 3.4, 0xdcae3c),
    pen('M35 88Q37 108 52 109Q67 107 67.4 88', 0.7),
    pen('M41 96Q51 103 62 95.6', 1, 0xb98520),
    wash(trim, discs(2.2, [51.6, 101.4])),
    drawn(trim, 'M44 123L47 112H58L60 123Z'),
    pen('M48 115H58M47 119H59', 0.9, dark),
    pen(FOLDS, 1, dark),
  ],
  tunic: ({ trim, dark, body }) => [
    ...body,
    pen(FOLDS, 1, dark),
    drawn(trim, 'M33 86.4Q42 97 52 97Q62 96 67.4 86.6L70 90Q62 101 52 101.6Q40 101 30 89Z', 1.1),
    pen('M52 102V123', 1.2, dark),
    wash('leaf', discs(1.3, [54.6, 106], [54.6, 112], [54.6, 118])),
  ],
  apron: ({ trim, skin, dark, body }) => [
    ...body,
    pen(FOLDS, 1, dark),
    drawn(skin, 'M42 90Q47 104 53 104Q58 103 62 90Q52 97 42 90Z', 1),
    drawn(trim, 'M35 101Q52 107 70 100L75 123H29Z'),
    pen('M35 101L39 89M70 100L66 88', 2, 0x5a3a1c),
    pen('M38 106Q52 111 68 105', 0.8, 0x5a3a1c),
  ],
  academic: ({ trim, dark, body }) => [
    ...body,
    pen(FOLDS, 1, dark),
    drawn(trim, 'M31 86Q40 96 44 123H36Q33 104 25 91Z'),
    drawn(trim, 'M69 86.6Q63 96 62 123H70Q71 104 76 91Z'),
    drawn(WHITE, 'M42 91Q47 101 52 101Q57 100 62 90.6L60 99L53 107L45 99Z', 0.9),
  ],
  ermine: ({ dark, body }) => [
    ...body,
    drawn(WHITE, 'M16 108Q22 90 34 86Q42 94 52 94.6Q62 93.6 67 86.6Q81 92 88 107Q72 118 53 117Q32 118 16 108Z'),
    wash(
      0x2d2733,
      places(
        [24, 101],
        [33, 95],
        [33, 108],
        [43, 101],
        [45, 111],
        [54, 103],
        [62, 111],
        [65, 99],
        [74, 96],
        [74, 106],
        [82, 102],
      )
        .map(([x, y]) => `M${x} ${y}l1.4 4.6l-2.8 0Z`)
        .join(''),
    ),
    pen('M16 108Q32 118 53 117Q72 118 88 107', 1.2, dark),
  ],
  plate: ({ trim }) => [
    drawn(STEEL, BUST, 1.5),
    wash(0xffffff, 'M44 100Q40 112 42 122L36 122Q34 108 38 98Z', 0.6),
    wash(0x6b7683, 'M58 98Q74 104 74 122H66Q66 108 58 98Z', 0.5),
    drawn(STEEL, 'M6 112Q8 94 30 88Q38 96 32 108Q20 116 6 112Z'),
    drawn(STEEL, 'M95 111Q92 95 71 89Q65 97 70 107Q82 115 95 111Z'),
    pen('M12 106Q22 108 31 101M9 110Q22 113 32 106M72 100Q82 107 91 104M71 105Q82 111 94 108', 0.9, 0x5c6672),
    wash('leaf', discs(1.5, [20, 96], [82, 97], [28, 92], [75, 93])),
    drawn(trim, 'M40 108L52 102L64 108L62 123H42Z'),
    wash('leaf', star(52, 115, 6, 4, 0.36)),
  ],
  mail: ({ colour, trim, dark }) => [
    drawn(0x8b95a2, BUST, 1.5),
    pen(
      Array.from({ length: 6 }, (_, row) =>
        Array.from({ length: 11 }, (_, i) => `M${8 + i * 8 + (row % 2) * 4} ${93 + row * 5}q3 4 6 0`).join(''),
      ).join(''),
      0.8,
      0x545e6a,
    ),
    drawn(colour, 'M30 98Q40 104 52 104Q64 103 72 97L78 123H26Z'),
    wash(dark, 'M30 98L26 123H34L36 101Z', 0.45),
    drawn(trim, 'M46 104.6H58V123H46Z', 0.9),
  ],
  cloak: ({ colour, trim, dark }) => [
    drawn(blend(colour, 0xffffff, 0.1), BUST, 1.5),
    drawn(trim, 'M40 94Q52 99 63 94L70 123H33Z'),
    pen('M44 99H60M42 106H63M40 113H66', 0.8, 0x6a4a20, 0.6),
    drawn(colour, 'M5 123Q7 100 33 87Q42 93 46 95Q36 106 36 123Z'),
    drawn(colour, 'M96 123Q93 97 67 87Q62 93 58 95Q68 106 68 123Z'),
    pen('M14 120Q16 106 26 97M24 122Q26 108 34 99M88 121Q86 106 78 98M78 122Q77 108 70 99', 1, dark),
    drawn('leaf', disc(52, 96, 4.4), 1.1),
    wash(0xa3213a, disc(52, 96, 2)),
  ],
  motley: ({ colour, trim, body }) => [
    ...body,
    drawn(trim, 'M52 95Q62 94 67 87Q93 97 96 123H52Z', 1.2),
    drawn(trim, 'M30 87L22 104L33 97L37 112L45 99L51 114L52 95Q40 94 30 87Z', 1.2),
    drawn(colour, 'M70 87L80 103L69 97L66 112L59 99L52 114V95Q62 94 70 87Z', 1.2),
    ...places([22, 105], [37, 113], [51.4, 115], [66, 113], [80, 104]).map(([x, y]) =>
      drawn('leaf', disc(x, y, 2.6), 0.9),
    ),
  ],
};

/**
 * Shoulders and chest in a style, in one colour with a trim in another. `skin` is the colour of the visible part of the
 * neck.
 */
export function dress(style: DressStyle, colour: number, trim: Paint, skin: number): Shape[] {
  const dark = darker(colour, 0.38);
  const body = [
    drawn(colour, BUST, 1.5),
    wash(dark, 'M5 123Q7 100 33 87Q26 100 27 123Z', 0.45),
    wash(lighter(colour, 0.3), 'M60 93Q80 97 86 110Q76 100 60 99Z', 0.5),
  ];
  return DRESSES[style]({ colour, trim, skin, dark, body });
}
