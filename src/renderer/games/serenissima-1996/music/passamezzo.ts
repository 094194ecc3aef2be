import type { Score } from '../../../sound/score/score';

/** Variations for lute on a passamezzo ground, a bass that everyone in Venice danced to. */
export const passamezzo: Score = {
  name: 'passamezzo',
  mode: 'A aeolian',
  bar: 8,
  beat: 4,
  tempo: 200,
  strains: {
    A: {
      tune: 'e4 c3d|B4 G3A|c3d e3d|B4 ^G4|e4 g3f|d4 B3c|c3B ^G4|A8',
      bass: 'A,,4 A,4|G,,4 G,4|A,4 A,,4|E,4 E,4|C,4 C,4|G,4 G,,4|A,,4 E,4|A,,8',
      tenor: 'C4 F4|D4 E4|F4 C4|G,3 A, B,4|C3 D E4|B,4 E4|E4 B,4|C8',
    },
    B: {
      tune: 'a3g e3g|d3e d2B2|c2d2 e2c2|B2e2 ^G2B2|c2e2 g2e2|d2g2 B2d2|c2B2 B2^G2|A8',
      bass: 'A,,4 A,4|G,4 G,,4|A,,4 A,4|E,4 E,4|C,4 C,4|G,4 G,,4|A,,4 E,4|A,,8',
      tenor: 'C8|B,8|A,3 B, C4|G,3 A, B,4|E8|B,8|A,4 ^G,3 A,|C8',
    },
    C: {
      tune: 'E4 A3G|G4 B4|A3B c4|B2A2 ^G4|G4 c4|B3A B4|A4 ^G4|A8',
      bass: 'A,,8|G,,8|A,,8|E,8|C,8|G,,8|A,,4 E,4|A,,8',
      tenor: 'C8|B,3 C D4|C3 B, A,4|G,3 A, B,4|E8|D8|C4 B,4|C8',
    },
  },
  form: 'A B A+ C B+',
  parts: [
    { layer: 'calm', instrument: 'lute', voice: 'tune', divides: true },
    { layer: 'calm', instrument: 'theorbo', voice: 'bass', level: 0.7 },
    { layer: 'full', instrument: 'viol', voice: 'tenor', level: 0.5 },
    { layer: 'full', instrument: 'viol', voice: 'bass', level: 0.3 },
    { layer: 'full', instrument: 'frameDrum', rhythm: 'D...t.t. D..tD.t.', level: 0.45 },
    { layer: 'battle', instrument: 'fieldDrum', rhythm: 'D...D.tt D.t.D.tt', level: 0.7 },
    { layer: 'battle', instrument: 'tabor', rhythm: 'D.tttDtt', level: 0.4 },
  ],
};
