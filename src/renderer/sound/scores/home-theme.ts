import type { Score } from '../score/score';

/**
 * The theme of the home screen, for lute, recorder and viols. A tune, its answer, a contrasting strain, and the return.
 */
export const homeTheme: Score = {
  name: 'home',
  mode: 'D dorian',
  bar: 8,
  beat: 4,
  tempo: 200,
  strains: {
    A: {
      tune: 'D3E F2G2|A4 c2B2|A2GF G2E2|F2ED E4',
      bass: 'D,4 D,4|F,4 A,4|F,,4 C,4|D,4 A,,4',
      tenor: 'B,3 C D4|C8|D4 E4|D4 C4',
    },
    B: {
      tune: 'D3E F2G2|A2d3cB2|cBA2 G2E2|FEC2 D4',
      bass: 'D,4 D,4|D,4 G,,4|F,4 C,4|A,,4 D,4',
      tenor: 'F,3 G, A,3 G,|F,4 G,4|A,4 E3 D|C4 B,4',
    },
    C: {
      tune: 'A2AB c2d2|e3d c4|B2GA B2cB|A8',
      bass: 'F,4 C,4|C,4 A,,4|G,,4 G,4|A,,8',
      tenor: 'D4 E3 F|G4 A4|E4 D4|C8',
    },
    D: {
      tune: 'd3c B2A2|G2FG A2F2|G2EF E2C2|D8',
      bass: 'D,4 G,,4|C,4 F,4|C,4 A,,4|D,8',
      tenor: 'F3 E D4|E4 D4|E3 D C4|F,8',
    },
  },
  form: 'A B C D A+ B+ C+ D+ C D',
  parts: [
    { layer: 'calm', instrument: 'lute', voice: 'tune', divides: true },
    { layer: 'calm', instrument: 'theorbo', voice: 'bass', level: 0.7 },
    { layer: 'full', instrument: 'lute', voice: 'tenor', level: 0.45 },
    { layer: 'full', instrument: 'recorder', voice: 'tune', octave: 1, level: 0.35, rests: [0, 1, 2, 3] },
    { layer: 'full', instrument: 'viol', voice: 'tenor', level: 0.4, rests: [0, 1] },
    { layer: 'full', instrument: 'viol', voice: 'bass', level: 0.35, rests: [0, 1, 2, 3] },
    { layer: 'full', instrument: 'frameDrum', rhythm: 'D...t.t. D..tD.t.', level: 0.3, rests: [0, 1, 2, 3, 8] },
  ],
};
