import type { Score } from '../../../sound/score/score';

/** A basse danse: a recorder moves freely over a tenor in long notes. */
export const basseDanse: Score = {
  name: 'basse-danse',
  mode: 'C ionian',
  bar: 6,
  beat: 3,
  tempo: 160,
  strains: {
    A: {
      tune: 'e2f g2e|f2e d2e|g2f e2d|c2B A2B|c2d c2A|d2e f2d|B2d d2B|c6',
      bass: 'C,6|D,6|E,6|A,,6|F,6|D,6|G,,6|C,6',
      tenor: 'A,3 E,3|A,3 B,3|C3 G2 F|E2 D C2 B,|A,6|B,3 A,3|G,2 A, B,3|E6',
    },
    B: {
      tune: 'a2g e2g|g2a b2g|a2g f2a|g2f e2c|f2e d2f|e2d c3|d2c B2d|c6',
      bass: 'A,,6|E,6|F,6|C,6|D,6|A,,6|G,,6|C,6',
      tenor: 'C6|B,2 A, G,3|C3 D3|E2 F G3|F6|C2 B, A,3|B,2 C D3|E6',
    },
    C: {
      tune: 'c3 A2c|e3 c2d|f2e f2d|g3 e2g|a2g a2f|e2d c3|d2e d2B|c6',
      bass: 'F,6|C,6|D,6|E,6|F,6|A,,6|G,,6|C,6',
      tenor: 'A,6|G,3 A,3|A,5 B,|C3 B,3|D3 C3|C2 B, A,3|B,6|E6',
    },
  },
  form: 'A A+ B B+ C C+',
  parts: [
    { layer: 'calm', instrument: 'recorder', voice: 'tune', divides: true, level: 0.5 },
    { layer: 'calm', instrument: 'harp', voice: 'bass', level: 0.9 },
    { layer: 'calm', instrument: 'lute', voice: 'tenor', level: 0.6 },
    { layer: 'full', instrument: 'crumhorn', voice: 'bass', level: 0.3 },
    { layer: 'full', instrument: 'viol', voice: 'tenor', octave: 0, level: 0.4 },
    { layer: 'full', instrument: 'tabor', rhythm: 'D..D.t D..Dtt', level: 0.3 },
    { layer: 'full', instrument: 'tambourine', rhythm: 'D.....', level: 0.3 },
  ],
};
