import type { Score } from '../../../sound/score/score';

/** A song of the river: a recorder with a harp. */
export const riverSong: Score = {
  name: 'river-song',
  mode: 'A aeolian',
  bar: 6,
  beat: 2,
  tempo: 168,
  strains: {
    A: {
      tune: 'e3d c2|B2 c2 d2|e4 a2|g6|f3e d2|e2 d2 c2|B2 A2 ^G2|A6',
      bass: 'A,,2 E,2 A,2|G,2 E,2 D,2|C,2 G,2 F,2|C,2 E,2 G,2|D,2 A,2 F,2|C,2 B,,2 A,,2|D,2 F,2 E,2|A,,6',
      tenor: 'C2 B,2 C2|D2 G,2 F,2|G, A, B,2 C D|E D C2 B,2|A, B, C B, A,2|G,4 A,2|B, C D2 B,2|C6',
    },
    B: {
      tune: 'a3g e2|f2 e2 d2|g3f d2|e6|c3d e2|f2 e2 d2|c2 B2 ^G2|A6',
      bass: 'A,,2 C,2 E,2|D,2 C,2 B,,2|E,2 G,2 B,,2|C,2 G,,2 C,2|A,,2 E,2 C,2|D,2 C,2 B,,2|A,,2 D,2 E,2|A,,6',
      tenor: 'C D E F G2|F2 G2 D2|C2 B,4|A,2 B, A, G,2|F,2 G,4|F,2 G,4|A,2 B,4|C6',
    },
    C: {
      tune: 'c3d e2|g4 e2|f3e d2|e6|a3g f2|e2 f2 d2|c2 A2 ^G2|A6',
      bass: 'C,2 E,2 C,2|E,2 C,4|D,2 F,2 G,2|C,2 E,2 C,2|F,2 C,2 D,2|C,2 A,,2 B,,2|A,,2 F,2 E,2|A,,6',
      tenor: 'E F G F E D|C D E D C B,|A,4 B,2|A,2 G,2 A, B,|C D E2 D2|E D C2 D2|E2 D2 B,2|C6',
    },
  },
  form: 'A A+ B B+ C A',
  parts: [
    { layer: 'calm', instrument: 'recorder', voice: 'tune', divides: true, level: 0.5 },
    { layer: 'calm', instrument: 'harp', voice: 'bass', level: 0.8 },
    { layer: 'full', instrument: 'viol', voice: 'tenor', level: 0.5 },
    { layer: 'full', instrument: 'lute', voice: 'tenor', octave: 1, level: 0.4 },
    { layer: 'full', instrument: 'frameDrum', rhythm: 'D...t. D..tt.', level: 0.4 },
  ],
};
