import type { Score } from '../../../sound/score/score';

/** An alman, a quick walking dance. */
export const alman: Score = {
  name: 'alman',
  mode: 'G mixolydian',
  bar: 8,
  beat: 4,
  tempo: 216,
  strains: {
    A: {
      tune: 'g4 d3e|f3e d4|e3f g3e|d8|B3c d3B|c3d e3c|d3c B2A2|G8',
      bass: 'G,4 G,4|D,4 D,4|C,4 C,4|G,,8|G,4 G,4|A,4 A,4|D,4 D,4|G,,8',
      tenor: 'B,8|A,4 B,4|C3 D E4|B,6 C2|D3 C B,4|E3 D C4|F3 E D3 C|B,8',
    },
    B: {
      tune: 'd3e d3c|B3A B4|e3f e3d|c8|f3g f3e|d3e d3B|c3B A4|G8',
      bass: 'G,4 G,4|G,,4 G,,4|C,4 A,,4|F,8|F,4 D,4|G,,4 G,4|C,4 D,4|G,,8',
      tenor: 'B,6 C2|D3 C B,4|A,3 B, C3 B,|A,8|A,8|B,8|E4 F4|E4 B,4',
    },
    C: {
      tune: 'B4 A3G|A3B c4|B3c d4|e8|f3e d4|e3d c4|B3c A4|G8',
      bass: 'G,4 D,4|F,4 F,4|G,4 G,4|C,8|D,4 G,4|C,4 F,4|G,4 D,4|G,,8',
      tenor: 'E4 F3 E|D4 A,4|B,6 A,2|G,4 A,4|A,4 B,3 A,|G,4 A,4|E4 F4|E4 B,4',
    },
  },
  form: 'A A+ B B+ C C+',
  parts: [
    { layer: 'calm', instrument: 'lute', voice: 'tune', divides: true },
    { layer: 'calm', instrument: 'cittern', voice: 'tenor', level: 0.45 },
    { layer: 'calm', instrument: 'theorbo', voice: 'bass', level: 0.7 },
    { layer: 'full', instrument: 'viol', voice: 'tune', level: 0.4 },
    { layer: 'full', instrument: 'recorder', voice: 'tenor', octave: 1, level: 0.35 },
    { layer: 'full', instrument: 'viol', voice: 'bass', level: 0.4 },
    { layer: 'full', instrument: 'tabor', rhythm: 'D...t.tt D...D.t.', level: 0.35 },
    { layer: 'battle', instrument: 'fieldDrum', rhythm: 'D...D.tt D.ttD.tt', level: 0.7 },
  ],
};
