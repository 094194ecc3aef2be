import type { Score } from '../../../sound/score/score';

/** A saltarello on the quay: a lute, and a frame drum when something happens. */
export const saltarello: Score = {
  name: 'saltarello',
  mode: 'D dorian',
  bar: 6,
  beat: 3,
  tempo: 276,
  strains: {
    A: {
      tune: 'd2e f2e|d2c A3|B2c d2B|A3 A2c|d2e f2e|d2c A2B|c2d e2^c|d6',
      bass: 'D,3 D,3|F,3 F,3|G,3 G,3|D,3 F,3|D,3 A,,3|D,3 F,3|A,3 A,,3|D,6',
      tenor: 'F,2 G, A,3|A,2 B, C3|E3 B,2 C|D3 C3|B,3 C3|B,2 C D3|F2 E ^C2 D|F6',
    },
    B: {
      tune: 'a2g f2g|a2b a3|g2f e2f|g3 g3|f2e d2e|f2g e2d|c2d e2^c|d6',
      bass: 'F,3 D,3|F,3 F,3|C,3 C,3|G,3 E,3|D,3 G,3|D,3 A,,3|A,3 A,,3|D,6',
      tenor: 'C3 D3|C3 D3|E2 D C3|B,3 C3|A,3 B,2 C|D3 C3|F2 E ^C2 D|F6',
    },
    C: {
      tune: 'A2A A2B|c2B A2G|F2G A2F|G3 E3|A2A A2B|c2d e2d|d2A ^c3|d6',
      bass: 'D,3 D,3|A,,3 C,3|D,3 D,3|C,3 C,3|F,3 D,3|A,,3 A,,3|F,3 A,,3|D,6',
      tenor: 'F6|E6|D2 E F3|E2 D C3|D2 E F3|E2 D C2 B,|A,2 G, F,3|F,6',
    },
  },
  form: 'A A+ B B+ C C+ A+ B+ A',
  parts: [
    { layer: 'calm', instrument: 'lute', voice: 'tune', divides: true },
    { layer: 'calm', instrument: 'theorbo', voice: 'bass', level: 0.7 },
    { layer: 'full', instrument: 'viol', voice: 'tenor', level: 0.45 },
    { layer: 'full', instrument: 'recorder', voice: 'tune', octave: 1, level: 0.35, rests: [0, 1, 4, 5] },
    { layer: 'full', instrument: 'frameDrum', rhythm: 'D.tD.t D.tDtt', level: 0.55 },
    { layer: 'battle', instrument: 'fieldDrum', rhythm: 'D..D.. D.tDtt', level: 0.7 },
    { layer: 'battle', instrument: 'tambourine', rhythm: 'D.tD.t', level: 0.5 },
  ],
};
