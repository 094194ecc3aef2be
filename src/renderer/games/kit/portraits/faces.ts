import { blend, darker, disc, drawn, INK, lighter, pen, wash, WHITE } from './shape';
import type { Shape } from './shape';

type Build = 'young' | 'stout' | 'gaunt' | 'woman';
type Nose = 'straight' | 'hooked' | 'snub' | 'red';
type Mood = 'calm' | 'smile' | 'stern';

/** A face turned to the right, from the hairline at y = 29 to the chin at y = 77. */
export interface Face {
  readonly build?: Build;
  /** The colour of the skin, from 0 (pale) to 3 (weathered). */
  readonly skin?: number;
  readonly nose?: Nose;
  readonly mood?: Mood;
  readonly old?: boolean;
  readonly brows?: number;
  readonly eyes?: number;
}

export const SKINS = [0xf8e0c6, 0xf0c9a0, 0xdfaa7c, 0xc08a5e] as const;

const OUTLINES: Readonly<Record<Build, string>> = {
  young: 'M34 48Q33 29 50 28.5Q67 29 68 47Q69 56 67 62Q64 72 57 76Q51 78 46 74Q38 67 35.5 57Q34.3 52 34 48Z',
  stout: 'M31 50Q30 29 50 28.5Q69 29 70.5 48Q73 60 69 67Q64 78 55 79Q46 80 40 74Q31.5 66 31 50Z',
  gaunt: 'M35.5 47Q35 29 50 28.5Q66 29 67 46Q67.5 55 64.5 61Q63 70 57 78Q52.5 81 48 77Q41 69 38 58Z',
  woman: 'M35 48Q34 29 50 28.5Q66.5 29 67.5 47Q68 57 65 63.5Q61 72 55 75.5Q51 77 47 73Q39 66 36.5 57Z',
};
/** The shadow on the side away from the light. */
const SHADES: Readonly<Record<Build, string>> = {
  young: 'M34 48Q35 36 40 32Q38 46 40 56Q43 68 52 76.6Q48 76.6 46 74Q38 67 35.5 57Z',
  stout: 'M31 50Q31 37 37 32Q36 48 38 58Q42 72 53 79Q45 79 40 74Q32 66 31 50Z',
  gaunt: 'M35.5 47Q36 36 41 32Q39 46 42 56Q46 62 46 68Q50 76 53 79.4Q50 79 48 77Q41 69 38 58Z',
  woman: 'M35 48Q36 37 40 33Q39 47 41 56Q44 67 52 75.6Q49 75 47 73Q39 66 36.5 57Z',
};
const NOSES: Readonly<Record<Nose, string>> = {
  straight: 'M56 49Q57 55 60 60.5Q60.5 63.5 55 63.2',
  hooked: 'M55.5 47Q62 52 62.5 60Q63 65.5 55 63.4',
  snub: 'M56 51Q57 56 59.8 59.6Q61 62.6 55.2 62.4',
  red: 'M55.5 49Q58 54 61.5 59Q63.5 64.8 55 64',
};
const MOUTHS: Readonly<Record<Mood, string>> = {
  calm: 'M50.5 69Q54.5 70.6 59 68.6',
  smile: 'M49.5 67.8Q54.5 72.6 60 67.2',
  stern: 'M50 70Q54.5 67.9 59.5 69.8',
};

export function face(look: Face): Shape[] {
  const { build = 'young', skin = 1, nose = 'straight', mood = 'calm', old = false, brows = 0x5a4030 } = look;
  const flesh = SKINS[skin];
  const shade = darker(flesh, 0.28);
  const woman = build === 'woman';
  return [
    drawn(blend(flesh, shade, 0.35), 'M41 68L40 90Q51 98 62 89L61 72Z'),
    wash(shade, 'M42 72Q50 82 61 76L61 80Q50 88 41 80Z', 0.7),
    drawn(flesh, OUTLINES[build], 1.5),
    wash(shade, SHADES[build], 0.5),
    wash(
      nose === 'red' ? 0xd2513f : 0xe0745c,
      disc(43.5, 62, 5.2, 3.8) + disc(64, 61.5, 2.9, 3.6),
      nose === 'red' ? 0.45 : 0.26,
    ),
    ...eye(45.8, look),
    ...eye(60.4, look, 0.86),
    pen(brow(45.6, mood, woman), woman ? 0.9 : 2, brows),
    pen(brow(60.8, mood, woman, 0.8), woman ? 0.9 : 2, brows),
    ...(nose === 'red' ? [wash(0xd2513f, disc(58.6, 61, 3.4), 0.6)] : []),
    wash(shade, 'M56 52Q56 58 54.6 61.6Q56.6 63.6 60 62.4Q57 58 56 52Z', 0.4),
    wash(lighter(flesh, 0.6), 'M57.4 51Q58.4 56 60 60L58.6 60Q57 56 57.4 51Z', 0.7),
    pen(NOSES[nose], 1.2, darker(flesh, 0.62)),
    wash(woman ? 0xc2453e : 0xb3564a, lips(mood, woman), woman ? 0.95 : 0.6),
    pen(MOUTHS[mood], 1.1, darker(0xa3483c, 0.4)),
    pen('M52.8 73.4Q55 74.4 57.2 73.2', 0.7, shade),
    ...(old
      ? [
          pen('M42.6 55.6Q46 57.8 49.4 55.6M58.4 55.4Q61 57 63.4 55', 0.8, shade),
          pen('M50.6 63.4Q47.6 66.4 47.6 70M62.6 63Q64 66 63 68.6', 0.8, shade),
          pen('M42 39.6Q50 37.4 60 39.4M43 42.6Q50 40.8 60 42.4', 0.7, shade),
        ]
      : []),
  ];
}

function eye(x: number, { eyes = 0x3a2a1c, old = false }: Face, wide = 1): Shape[] {
  const w = 4.4 * wide;
  const [lid, low] = old ? [47.6, 53] : [46.9, 53.4];
  return [
    wash(WHITE, `M${x - w} 51Q${x} ${lid} ${x + w} 51Q${x} ${low} ${x - w} 51Z`),
    wash(eyes, disc(x + 1, 50.3, 2 * wide, 2)),
    wash(0xffffff, disc(x + 1.7, 49.6, 0.6)),
    pen(`M${x - w} 51.2Q${x} ${lid - 0.2} ${x + w + 0.4} 51`, 1.4, INK),
    pen(`M${x - w + 1} 52Q${x} ${low} ${x + w} 51.4`, 0.6, INK, 0.6),
  ];
}

function brow(x: number, mood: Mood, woman: boolean, wide = 1): string {
  const w = 5 * wide;
  const y = woman ? 44.6 : 45.4;
  const [inner, outer] = mood === 'stern' ? [1.6, -1] : mood === 'smile' ? [-0.8, 0.4] : [0, 0.4];
  const [left, right] = x < 53 ? [outer, inner] : [inner, outer];
  return `M${x - w} ${y + 1 + left}Q${x} ${y - 2.2} ${x + w} ${y + 1 + right}`;
}

function lips(mood: Mood, woman: boolean): string {
  const full = woman ? 2.4 : 1.6;
  const y = mood === 'stern' ? 69.2 : 68.8;
  return `M51 ${y}Q53.4 ${y - full} 55 ${y - 0.9}Q56.6 ${y - full} 58.8 ${y - 0.3}Q55 ${y + full * 1.5} 51 ${y}Z`;
}

export type HairStyle =
  | 'bowl' | 'short' | 'long' | 'curls' | 'braids' | 'tonsure' | 'fringe' | 'wild' | 'none'; // prettier-ignore

/** The parts of the hair behind and in front of the head. */
interface Hair {
  readonly back: Shape[];
  readonly front: Shape[];
}

const HAIRSTYLES: Readonly<Record<HairStyle, (colour: number, strands: (d: string) => Shape) => Hair>> = {
  bowl: (colour, strands) => ({
    back: [drawn(colour, 'M29 60Q24 24 50 22Q75 23 72 52L66 50L36 66Z')],
    front: [
      drawn(colour, 'M30 62Q25 24 50 21.5Q74 23 71.5 46Q60 39 47 41Q40 43 39 52L38.4 62Q34 66 30 62Z'),
      strands('M34 60Q31 36 48 26M38 50Q38 36 52 27M50 40Q50 32 58 27M62 40Q62 32 64 29'),
    ],
  }),
  short: (colour, strands) => ({
    back: [],
    front: [
      drawn(colour, 'M33 55Q27 24 51 22.5Q71 24 69.4 44Q65 36 55 36Q43 36 39.6 46L37.6 56Z'),
      strands('M35 50Q33 34 46 27M41 40Q44 30 56 26M52 35Q58 29 64 30'),
    ],
  }),
  long: (colour, strands) => ({
    back: [
      drawn(colour, 'M30 50Q26 23 50 21.5Q74 23 73 50Q73 72 82 92Q70 100 58 92L36 92Q26 100 18 90Q29 74 30 50Z'),
      strands('M28 66Q28 82 22 90M33 66Q32 82 30 92M72 66Q73 82 78 90'),
    ],
    front: [
      drawn(colour, 'M31 60Q25 24 50 21.5Q74 23 71.5 52Q70 40 54 32Q43 38 38.6 52L36 66Z'),
      strands('M34 58Q31 38 48 27M39 46Q42 34 54 28'),
    ],
  }),
  curls: (colour, strands) => ({
    back: [
      drawn(
        colour,
        'M26 58Q18 50 25 42Q20 32 30 28Q34 18 45 20Q54 13 63 20Q74 20 74 32Q81 40 75 50Q78 60 68 62L32 68Q24 68 26 58Z',
      ),
    ],
    front: [
      drawn(
        colour,
        'M29 60Q22 52 28 45Q24 34 33 31Q37 21 47 23Q56 17 64 23Q73 25 71 36Q72 42 66 42Q62 36 57 38Q52 34 48 39Q42 38 42 45Q37 48 39 54Q39 62 33 63Z',
      ),
      strands('M31 52q4 -3 5 2M33 38q5 -3 6 3M44 28q6 -2 6 4M58 26q6 -1 5 5M50 36q3 -3 6 0'),
    ],
  }),
  braids: (colour, strands) => ({
    back: [drawn(colour, 'M30 54Q25 23 50 21.5Q75 23 72 54L66 60L35 62Z')],
    front: [
      drawn(colour, 'M32 54Q26 24 50 21.5Q74 23 70.6 50Q68 36 53 30Q40 36 37.4 52Z'),
      drawn(colour, disc(34, 58, 6.6, 8.4)),
      strands('M29 53q5 3 10 0M28.4 58q5.6 3.4 11.2 0M29.6 63q4.6 3 9 0M38 44Q42 34 52 30'),
    ],
  }),
  tonsure: (colour, strands) => ({
    back: [],
    front: [
      drawn(colour, 'M32 60Q28 42 34 36Q37 40 44 38.6Q56 35 66 39Q69 36 69.6 44Q66 45 62 43Q50 40 42 45Q38 50 38 60Z'),
      strands('M34 56Q33 46 37 41M46 41q4 -1.4 8 -1'),
    ],
  }),
  fringe: (colour) => ({
    back: [drawn(colour, 'M30 56Q28 44 34 40L38 64Q32 64 30 56Z')],
    front: [drawn(colour, 'M32 62Q27 48 33 42Q38 46 38 64Z'), drawn(colour, 'M67 44Q70 46 69 54Q67 52 66.6 48Z', 1)],
  }),
  wild: (colour, strands) => ({
    back: [
      drawn(
        colour,
        'M32 36L20 30L27 40L14 44L25 50L12 62L24 62L13 78L26 74L20 92L36 84L64 84L82 92L75 76L88 76L76 64L86 54L75 50L84 38L72 40L74 28L64 32L50 22Z',
      ),
      strands('M30 50L18 60M29 66L20 78M72 60L82 72M72 48L82 42'),
    ],
    front: [drawn(colour, 'M33 60Q27 30 50 26Q72 28 70 48Q64 36 52 34Q42 38 39 50L41 66L35 60Z')],
  }),
  none: () => ({ back: [], front: [] }),
};

/** A hairstyle in this colour, with strands in a darker tone. */
export const hair = (style: HairStyle, colour: number): Hair =>
  HAIRSTYLES[style](colour, (d) => pen(d, 0.8, darker(colour, 0.4), 0.8));

export type BeardStyle = 'full' | 'long' | 'forked' | 'goatee' | 'moustache' | 'stubble' | 'none';

const WHISKERS = 'M47 67Q51.4 62.4 55.4 65.4Q59.6 62.6 64 66.4Q60 70 55.4 67.8Q51 70.4 47 67Z';

export function beard(style: BeardStyle, colour: number): Shape[] {
  const dark = darker(colour, 0.4);
  const mouth = pen('M51 70Q55 71.6 59.4 69.8', 1.4, 0x8a3a30);
  switch (style) {
    case 'full':
      return [
        drawn(
          colour,
          'M34.6 56Q37 64 41 65Q46 61.6 51 65Q55.4 62.6 60 65Q65 64 67.6 57Q70 76 63 84Q54 92 45 86Q35 76 34.6 56Z',
        ),
        pen('M39 68Q42 78 46 84M46 74Q48 82 52 87M56 74Q56 82 56 87M63 70Q62 78 60 84', 0.8, dark),
        mouth,
      ];
    case 'long':
      return [
        drawn(
          colour,
          'M34.6 56Q37 64 41 65Q46 61.6 51 65Q55.4 62.6 60 65Q65 64 67.6 57Q72 80 66 94Q60 106 54 114Q46 106 41 94Q34 78 34.6 56Z',
        ),
        pen('M39 68Q41 84 47 98M45 74Q47 92 52 106M55 74Q56 92 54.6 108M62 72Q63 88 59 100', 0.9, dark),
        mouth,
      ];
    case 'forked':
      return [
        drawn(
          colour,
          'M35 56Q38 65 42 65.6Q47 62 51 65Q55.4 62.6 60 65Q65 64 67.4 57Q69 74 65 86Q62 94 60 98Q57 90 54 85Q50 91 47 98Q42 92 40 84Q35 72 35 56Z',
        ),
        pen('M40 68Q42 80 46 90M48 74Q48 80 51 83M61 72Q62 82 60 90', 0.8, dark),
        mouth,
      ];
    case 'goatee':
      return [drawn(colour, 'M49 73.4Q55 76 60 73Q61 82 55 89Q49 83 49 73.4Z', 1.1), drawn(colour, WHISKERS, 0.9)];
    case 'moustache':
      return [drawn(colour, WHISKERS, 0.9), pen('M47 67Q43.6 67.6 42.4 65M64 66.4Q66.6 66.6 67 64', 1.6, colour)];
    case 'stubble':
      return [
        wash(colour, 'M36.5 60Q42 66 47 66Q55 62.6 63 65.6Q66 64 67 61Q64 72 57 76Q51 78 46 74Q39 68 36.5 60Z', 0.3),
        pen('M51 70Q55 71.6 59.4 69.8', 1.2, 0x8a3a30),
      ];
    case 'none':
      return [];
  }
}
