import type { Score } from '../../../sound/score/score';

/** A pavane for a broken consort. */
export const pavane: Score = {
  name: 'pavane',
  mode: 'G dorian',
  bar: 8,
  beat: 4,
  tempo: 144,
  strains: {
    A: {
      tune: 'd4 d3e|f4 d4|e3d c3_B|A8|A3_B c4|d3c _B4|A2 G4 ^F2|G8',
      bass: 'G,,4 _B,,4|D,4 _B,,4|C,4 F,4|F,8|F,,4 A,,4|G,,4 G,4|C,4 D,4|G,,8',
      tenor: '_B,3 A, G,4|A,4 G,4|G,4 A,4|D4 C4|D4 C4|_B,3 C D4|E4 D3 C|_B,8',
    },
    B: {
      tune: '_B4 _B3c|d4 f3e|d3c _B4|A8|d4 e4|f3e d4|c4 _B3A|A8',
      bass: 'G,4 G,,4|_B,,4 _B,,4|G,,4 G,4|D,8|_B,,4 C,4|D,4 G,4|A,4 G,4|D,8',
      tenor: 'D4 G4|F3 E D3 C|_B,3 C D3 E|F6 E2|D4 C3 _B,|A,4 _B,4|C4 D3 E|F8',
    },
    C: {
      tune: 'd3c _B4|c3_B A4|_B3A G4|A4 d4|f3e d4|e3d c4|A2 G4 ^F2|G8',
      bass: 'G,,4 G,4|F,4 F,4|G,4 _E,4|D,4 D,4|_B,,4 _B,,4|C,4 A,,4|C,4 D,4|G,,8',
      tenor: '_B,8|A,4 D4|D4 _E4|F6 E2|D3 E F4|E4 F4|E4 D3 C|_B,8',
    },
  },
  form: 'A A+ B B+ C C+',
  parts: [
    { layer: 'calm', instrument: 'lute', voice: 'tenor', level: 0.6 },
    { layer: 'calm', instrument: 'flute', voice: 'tune', divides: true, level: 0.5 },
    { layer: 'calm', instrument: 'viol', voice: 'bass', level: 0.45 },
    { layer: 'full', instrument: 'viol', voice: 'tune', level: 0.4 },
    { layer: 'full', instrument: 'cittern', voice: 'tenor', octave: 1, level: 0.35 },
    { layer: 'full', instrument: 'theorbo', voice: 'bass', level: 0.5 },
    { layer: 'full', instrument: 'tabor', rhythm: 'D...D.D.', level: 0.3 },
    { layer: 'battle', instrument: 'fieldDrum', rhythm: 'D.D.Dttt D...D.tt', level: 0.7 },
  ],
};
