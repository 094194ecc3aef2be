import type { Score } from '../../../sound/score/score';

/** A rowing song of the lagoon. Two beats in a bar: the pull and the return of the oars. */
export const rowing: Score = {
  name: 'rowing',
  mode: 'G mixolydian',
  bar: 6,
  beat: 3,
  tempo: 150,
  strains: {
    A: {
      tune: 'd3 B2c|d3 d2e|f2e d2c|d6|g3 f2e|d2c B3|A2B c2A|G6',
      bass: 'G,3 G,3|G,,3 B,,3|D,3 D,3|G,,6|G,3 D,3|G,,3 G,3|D,3 F,3|G,6',
      tenor: 'B,2 C D2 C|B,2 A, G,3|A,6|B,6|B,3 A,3|B,2 C D3|D3 A,3|B,6',
    },
    B: {
      tune: 'B3 c2d|e3 d3|c2B A2B|c6|A3 B2c|d3 c3|B2c A3|G6',
      bass: 'G,3 E,3|C,3 G,,3|A,,3 D,3|F,3 C,3|F,3 D,3|G,,3 A,,3|G,,3 F,3|G,6',
      tenor: 'B,2 A, G,3|G,2 A, B,3|E3 F2 G|A3 E2 D|C3 D2 C|B,3 C3|D3 C3|B,6',
    },
    C: {
      tune: 'g3 g3|f2e d3|g3 a2g|f3 e3|d3 e2f|g2f e2d|c2B A3|G6',
      bass: 'G,6|D,3 G,,3|E,3 F,3|D,3 C,3|B,,3 C,3|E,3 C,3|F,3 F,3|G,6',
      tenor: 'B,6|A,3 B,3|C6|D3 A,3|B,3 A,3|B,3 A,3|A,2 B, C3|B,6',
    },
  },
  form: 'A B A+ C B+',
  parts: [
    { layer: 'calm', instrument: 'recorder', voice: 'tune', divides: true, level: 0.5 },
    { layer: 'calm', instrument: 'harp', voice: 'tenor', level: 0.7 },
    { layer: 'calm', instrument: 'theorbo', voice: 'bass', level: 0.7 },
    { layer: 'full', instrument: 'voices', voice: 'tune', octave: -1, level: 0.5 },
    { layer: 'full', instrument: 'viol', voice: 'bass', level: 0.45 },
    { layer: 'full', instrument: 'mallet', rhythm: 'D..t..', level: 0.35 },
    { layer: 'full', instrument: 'frameDrum', rhythm: 'D....t D..t.t', level: 0.4 },
    { layer: 'battle', instrument: 'fieldDrum', rhythm: 'D..D.t', level: 0.6 },
  ],
};
