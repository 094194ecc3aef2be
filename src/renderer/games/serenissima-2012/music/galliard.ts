import type { Score } from '../../../sound/score/score';

/** A galliard, the leaping dance after a pavane. */
export const galliard: Score = {
  name: 'galliard',
  mode: 'F ionian',
  bar: 6,
  beat: 2,
  tempo: 180,
  strains: {
    A: {
      tune: 'f2 f2 f2|g3 f e2|f2 e2 d2|c6|a2 a2 g2|d2 e2 f2-|f2 e4|f6',
      bass: 'F,2 F,2 D,2|C,4 C,2|D,2 C,2 _B,,2|F,,6|F,2 F,2 E,2|_B,,2 C,2 D,2|C,6|F,,6',
      tenor: 'A,4 D2|E3 D C2|_B,2 G,4|A,5 _B,|C2 D2 E2|D2 C2 _B,2|A,2 G,4|A,6',
    },
    B: {
      tune: 'c2 c2 c2|d3 c _B2|A2 _B2 c2|d6|d2 e2 f2|g3 f e2|d2 c2 =B2|c6',
      bass: 'F,2 F,2 A,,2|_B,,4 G,,2|F,,2 G,,2 A,,2|_B,,6|_B,,2 C,2 D,2|C,4 C,2|D,2 E,2 G,2|C,6',
      tenor: 'A,3 G, F,2|F,2 G, A, _B,2|C2 _B,2 A,2|G,2 F,2 G,2|F,2 A,2 D2|E3 F G2|F2 G2 D2|E6',
    },
    C: {
      tune: 'a3 g f2|e3 f g2|a2 g2 f2|g6|f3 e d2|c3 _B A2|_B2 A2 G2|F6',
      bass: 'F,4 D,2|C,4 E,2|F,2 C,2 D,2|C,6|D,4 _B,,2|A,,4 F,,2|G,,2 F,,2 C,2|F,,6',
      tenor: 'C2 D2 _B,2|G,2 A,2 C2|C D E2 D2|E6|D C _B, C D2|E2 F E D2|D4 E2|A,6',
    },
  },
  form: 'A A+ B B+ C C+',
  parts: [
    { layer: 'calm', instrument: 'cittern', voice: 'tune', divides: true, level: 0.7 },
    { layer: 'calm', instrument: 'lute', voice: 'tenor', level: 0.6 },
    { layer: 'calm', instrument: 'theorbo', voice: 'bass', level: 0.7 },
    { layer: 'full', instrument: 'flute', voice: 'tune', octave: 1, level: 0.35 },
    { layer: 'full', instrument: 'viol', voice: 'tenor', level: 0.4 },
    { layer: 'full', instrument: 'viol', voice: 'bass', level: 0.4 },
    { layer: 'full', instrument: 'tabor', rhythm: 'D.D.D. D..tD.', level: 0.35 },
    { layer: 'battle', instrument: 'fieldDrum', rhythm: 'D.D.Dt D.ttDt', level: 0.7 },
  ],
};
