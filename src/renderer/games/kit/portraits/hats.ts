import { darker, disc, discs, drawn, lighter, pen, places, star, STEEL, wash, WHITE } from './shape';
import type { Paint, Shape } from './shape';

export type HatStyle =
  | 'chaperon' | 'straw' | 'acorn' | 'coif' | 'hennin' | 'hood' | 'doctor' | 'fur' | 'kettle' | 'fool' | 'circlet'
  | 'mortier' | 'armet' | 'garland' | 'feathered' | 'kerchief' | 'turban' | 'assize' | 'skullcap' | 'crespine' | 'none'; // prettier-ignore

interface Hat {
  readonly back?: readonly Shape[];
  readonly front: readonly Shape[];
}

const HOOD = 'M25 92Q20 20 50 16Q75 18 75 48Q77 60 72 70Q71 42 54 34Q42 37 39 54Q38 70 45 80Q44 92 25 92Z';
const ROUND_BRIM = 'M28 43Q26 32 50 29.5Q73 31 73.5 41Q74 48 63 43.4Q48 38.6 38 46.6Q29 50 28 43Z';

/** The colours of a hat. */
interface Cloth {
  readonly colour: number;
  readonly trim: Paint;
  readonly dark: number;
  readonly light: number;
}

const HATS: Readonly<Record<HatStyle, (cloth: Cloth) => Hat>> = {
  chaperon: ({ colour, dark, light }) => ({
    back: [drawn(dark, 'M36 40Q18 48 19 80L28 98L35 80Q30 60 42 46Z')],
    front: [
      drawn(colour, 'M33 34Q28 8 52 8Q70 9 68 34Z'),
      pen('M40 32Q37 16 48 11M52 30Q51 18 58 12', 1, dark),
      drawn(colour, 'M52 10Q76 0 85 20Q88 32 81 36Q80 22 70 19Q60 16 52 19Z'),
      pen('M60 13Q74 10 79 22', 0.9, dark),
      drawn(light, 'M27.6 42Q26 29 50 26.5Q75 28 74 41Q73 50 61 43.6Q48 39 38 47Q28 51 27.6 42Z'),
      pen('M33 46Q33 34 40 30M43 41Q44 33 49 28M55 41Q56 33 60 29M66 44Q67 36 69 32', 1, dark),
    ],
  }),
  straw: ({ colour, trim, dark, light }) => ({
    front: [
      drawn(colour, 'M31 37Q33 12 51 11Q69 12 71 35Z'),
      pen('M34 31Q51 25 69 30M36 24Q51 18 67 23M41 17Q51 13 62 17M44 12Q40 24 41 34M57 12Q62 22 62 34', 0.8, dark),
      drawn(trim, 'M31 37Q50 27 71.4 35L71 39Q50 31 31 41Z', 1),
      drawn(light, 'M10 45Q34 31 52 31.5Q76 32 93 41Q80 48 54 41.5Q32 42 10 45Z'),
      pen('M17 43.4Q38 35 54 35Q74 35.6 88 41M24 43Q40 37.6 54 38Q70 38.4 80 42', 0.7, dark),
    ],
  }),
  acorn: ({ colour, trim, dark }) => ({
    front: [
      pen('M52 15L55 5', 2.4, dark),
      drawn(colour, 'M30 42Q30 14 51 13Q72 14 71.6 40Q50 30 30 42Z'),
      pen('M38 35Q38 22 47 16M51 32Q51 22 53 16M63 34Q64 24 60 18', 0.9, dark),
      drawn(trim, 'M29.4 44Q29 37 50 32Q72 36 72.2 42Q60 37 50 37.4Q38 38 29.4 44Z'),
    ],
  }),
  coif: ({ colour }) => ({
    front: [
      drawn(colour, 'M31 66Q24 23 51 21.5Q74 23 72 47Q62 35 49 38Q41 42 40 56L43 74Q36 76 31 66Z'),
      pen('M44 75Q51 84 60 77', 1.6, colour),
      pen('M43 75Q51 83 60 77M38 46Q42 32 54 26M47 23Q40 30 36 40', 0.8, 0x8a8474),
    ],
  }),
  hennin: ({ colour, trim, dark }) => ({
    back: [
      wash(WHITE, 'M17 4Q-2 44 8 104L24 100Q16 58 34 42Z', 0.78),
      pen('M17 4Q-2 44 8 104M17 4Q8 50 24 100', 0.8, 0x9aa2b8),
    ],
    front: [
      drawn(colour, 'M34 52Q33 44 35 40L14 5Q17 2 21 4L63 30Q54 33 47 38Q40 43 38.6 52Z'),
      pen('M22 11L36 34M28 14L43 34M36 19L51 34', 1.1, dark),
      wash(trim, discs(1.2, [24, 16], [30, 24], [37, 31], [33, 18], [42, 25], [51, 30])),
      drawn(trim, 'M33.4 54Q32.4 43 36 39Q46 30 64 29L66.6 32Q52 34 45 40Q39 46 38.6 54Z', 1),
      wash(WHITE, 'M17 4Q50 14 67 40Q55 33 46 37Q38 42 36 54L33 54Q32 40 17 4Z', 0.32),
    ],
  }),
  hood: ({ colour, dark }) => ({
    front: [
      drawn(colour, HOOD, 1.5),
      wash(dark, 'M39 54Q38 70 45 80Q44 92 36 92Q31 70 34 50Q38 36 54 34Q42 37 39 54Z', 0.5),
      pen('M31 84Q27 50 38 30M46 19Q36 24 33 36', 0.9, dark),
    ],
  }),
  doctor: ({ colour, trim, dark, light }) => ({
    front: [
      drawn(colour, 'M31 47Q31 34 50 31.5Q69 33 71.6 43Q60 37 50 38Q38 40 37 50Z'),
      drawn(light, 'M22 30Q34 14 52 13.5Q72 15 82 28Q72 37 52 34.6Q34 35 22 30Z'),
      pen('M26 30Q50 22 78 28', 0.9, dark),
      wash(trim, disc(52, 14, 2.6)),
    ],
  }),
  fur: ({ colour, trim, dark }) => ({
    front: [
      drawn(colour, 'M33 34Q31 11 51 10Q71 11 69 33Z'),
      pen('M41 31Q40 18 48 13M55 29Q56 19 60 14', 0.9, dark),
      drawn(trim, ROUND_BRIM),
      pen(
        'M31 42l1.6 4M36 37l1 4.6M42 34l0.6 4.6M48 32.4l0 4.4M54 32l-0.4 4.6M60 33l-1 4.6M66 35.4l-1.4 4.4M71 39l-1.6 4',
        0.9,
        0x5a4a34,
      ),
      wash('leaf', star(61, 27, 5, 6, 0.5)),
      pen(star(61, 27, 5, 6, 0.5), 0.7),
    ],
  }),
  kettle: ({ colour }) => ({
    back: [drawn(0x8b95a2, 'M31 48Q27 70 34 90L66 90Q74 72 71 48Z')],
    front: [
      pen('M35 62L39 72M34 70l3 6M69 60l-2 8', 1, 0x5c6672),
      drawn(colour, 'M31 38Q31 12 51 11Q71 12 71 37Z'),
      pen('M51 11V36', 2, darker(STEEL, 0.35)),
      wash(0xffffff, 'M37 34Q37 20 45 15Q41 24 42 33Z', 0.55),
      drawn(colour, 'M13 46Q32 33 52 32.5Q74 33 91 43Q80 49.6 53 43Q30 43 13 46Z'),
      wash(0x5c6672, discs(1, [30, 40.4], [41, 38], [53, 37.4], [65, 38.4], [76, 40.6])),
    ],
  }),
  fool: ({ colour, trim, dark }) => ({
    front: [
      drawn(
        colour,
        'M32 78Q26 60 30 46Q8 46 9 18Q24 14 37 30Q48 22 50 4Q64 8 64 28Q78 18 93 28Q92 46 72 46Q77 62 70 72Q72 46 55 36Q42 38 39.4 54Q38 68 44 78Z',
        1.5,
      ),
      drawn(trim, 'M55 36Q52 24 50 4Q64 8 64 28Q78 18 93 28Q92 46 72 46Q77 62 70 72Q72 46 55 36Z', 1.4),
      ...places([9, 18], [50, 5], [93, 29]).flatMap(([x, y]) => [
        drawn('leaf', disc(x, y, 4.2), 1),
        pen(`M${x - 2} ${y + 1}h4`, 0.9),
      ]),
      pen('M34 72Q31 58 35 46M42 32Q36 36 34 42', 0.9, dark),
    ],
  }),
  circlet: () => ({
    front: [
      drawn('leaf', 'M31.6 45L29.6 27L38 33.6L43.4 22L50 31L57 21L61.6 32L70.6 26L70.4 42Q50 32 31.6 45Z'),
      wash(0xa3213a, discs(1.7, [38, 37.4], [62, 35.6])),
      wash(0x27509b, disc(50, 34.4, 2)),
      wash(WHITE, discs(1.5, [29.8, 27], [43.4, 22], [57, 21], [70.6, 26])),
    ],
  }),
  mortier: ({ colour, trim, dark, light }) => ({
    front: [
      drawn(colour, 'M30 44L25 17Q50 8 76 17L72 42Q50 32 30 44Z'),
      wash(light, 'M25 17Q50 8 76 17Q50 25 25 17Z', 0.6),
      pen('M25 17Q50 25 76 17', 0.9, dark),
      drawn(trim, 'M28.6 37.6L27.4 31Q50 22 74.6 30.4L73.4 36.6Q50 27.6 28.6 37.6Z', 1),
      drawn(trim, 'M29.6 45L28.8 40.6Q50 31 72.8 39.4L72 43.4Q50 33.6 29.6 45Z', 0.9),
    ],
  }),
  armet: ({ colour, trim }) => ({
    back: [
      drawn(trim, 'M40 14Q22 -4 8 12Q-2 30 12 50Q10 30 22 22Q32 16 42 22Z'),
      pen('M36 13Q20 8 12 24M30 16Q18 18 14 34', 0.8, 0x6e1420),
    ],
    front: [
      drawn(
        colour,
        'M28 80Q22 18 51 14Q76 16 75 52Q76 66 71 78L66 72Q72 44 54 35Q42 37 39 54Q38 68 45 80L42 88Q32 88 28 80Z',
        1.5,
      ),
      wash(0xffffff, 'M32 66Q28 34 44 22Q36 40 38 60Z', 0.5),
      drawn(colour, 'M34 34Q44 22 58 22Q72 24 78 36L68 33Q52 28 40 38Z'),
      pen('M44 29L70 30M34 74Q31 52 37 36', 1, darker(STEEL, 0.45)),
      drawn('leaf', disc(37, 44, 2.8), 0.9),
      drawn(colour, 'M38 80Q50 94 68 78L72 88Q54 104 34 90Z'),
      wash(0x5c6672, discs(1, [42, 88], [52, 92], [62, 89])),
    ],
  }),
  garland: () => ({
    front: [
      pen('M31 45Q50 27 71 42', 3.4, 0x3f6a35),
      ...[
        [32, 44, 0xc93a4a],
        [41, 37, WHITE],
        [51, 34, 0xc93a4a],
        [61, 36, WHITE],
        [70, 41, 0xc93a4a],
      ].flatMap(([x, y, petal]) => [drawn(petal, star(x, y, 5.4, 5, 0.62), 0.9), wash('leaf', disc(x, y, 1.6))]),
    ],
  }),
  feathered: ({ colour, trim, dark, light }) => ({
    back: [drawn(trim, 'M36 24Q24 2 4 6Q8 26 34 36Q22 22 12 14Q26 16 38 34Z')],
    front: [
      drawn(colour, 'M31 40Q30 15 51 14Q71 15 70 36Q50 28 31 40Z'),
      pen('M40 34Q40 22 48 17M56 31Q58 22 60 18', 0.9, dark),
      drawn(light, 'M27 45Q28 34 51 30Q74 32 84 45Q66 36 50 37Q38 38 27 45Z'),
    ],
  }),
  kerchief: ({ colour, trim, dark }) => ({
    back: [drawn(colour, 'M34 60Q20 66 16 84Q26 84 32 74Q30 86 36 92Q42 80 40 64Z')],
    front: [
      drawn(colour, 'M31 62Q23 22 51 20.5Q75 22 72.4 46Q60 33 46 40Q38 46 38 62Q35 66 31 62Z'),
      wash(trim, discs(1.5, [36, 50], [38, 38], [46, 30], [56, 27], [65, 33], [33, 58])),
      pen('M33 56Q33 36 48 26', 0.9, dark),
    ],
  }),
  turban: ({ colour, trim, dark }) => ({
    front: [
      drawn(colour, 'M27 42Q22 18 50 13Q79 16 75 41Q50 31 27 42Z'),
      pen('M29 36Q48 14 70 22M28 42Q50 24 74 34M36 20Q52 12 66 16M46 35Q60 24 73 28', 1.1, dark),
      drawn(trim, 'M28 44Q27 38 50 33Q75 36 75.4 42Q50 35 28 44Z', 1),
      drawn('leaf', disc(56, 29, 4), 1),
      wash(0x27509b, disc(56, 29, 2)),
    ],
  }),
  assize: ({ colour, trim, dark }) => ({
    front: [
      drawn(WHITE, 'M31 66Q24 26 51 24Q74 26 72 48Q62 37 49 40Q41 44 40 56L43 74Q36 76 31 66Z'),
      pen('M44 75Q51 84 60 77', 1.4, 0xb9b2a0),
      drawn(colour, 'M29 40Q28 24 33 10Q52 3 70 10Q75 24 73 38Q50 27 29 40Z'),
      pen('M33 10Q52 17 70 10', 0.9, dark),
      drawn(trim, 'M28.6 42Q28 36 50 29.6Q73 34 73.4 40Q50 32 28.6 42Z', 0.9),
    ],
  }),
  skullcap: ({ colour, dark }) => ({
    front: [
      drawn(colour, 'M32 44Q31 24 51 22.5Q70 24 69.6 41Q50 30 32 44Z'),
      pen('M40 36Q42 28 50 25M58 33Q60 28 58 25', 0.8, dark),
    ],
  }),
  crespine: ({ colour }) => ({
    front: [
      drawn(
        colour,
        `M30 60Q22 54 24 42Q26 30 38 27Q53 18 66 28Q76 34 75 46Q75 53 70 54Q69 40 54 33Q41 37 38.6 54Q37 62 30 60Z`,
      ),
      pen(
        'M25 46L36 52M26 38L38 46M31 32L42 41M38 28L48 36M25 54L34 36M31 60L41 34M56 24L64 34M66 30L72 44M52 31L58 24M62 35L70 32',
        0.9,
        0xb98520,
      ),
      wash(WHITE, discs(1.5, [29, 49], [33, 40], [40, 33], [50, 28], [60, 29], [69, 39])),
    ],
  }),
  none: () => ({ front: [] }),
};

/** A hat in a style, in one colour with a trim in another. */
export const hat = (style: HatStyle, colour: number, trim: Paint): Hat =>
  HATS[style]({ colour, trim, dark: darker(colour, 0.4), light: lighter(colour) });
