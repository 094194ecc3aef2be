import type { Score } from '../../../sound/score/score';

/** A slow ricercar: the voices enter one after another with the same subject. */
export const ricercar: Score = {
  name: 'ricercar',
  mode: 'D dorian',
  bar: 4,
  beat: 2,
  tempo: 84,
  strains: {
    A: {
      tune: 'd4|A2 B2|d3 c|c2 d2|e2 g2|f2 e2|d2 ^c2|d4',
      bass: 'z4|z4|D,4|A,,2 B,,2|C,3 B,,|A,,4|D,2 A,,2|D,4',
      tenor: 'z4|z4|F4|E2 B,2|A,2 G,2|C4|F2 E2|F4',
    },
    B: {
      tune: 'a4|g2 f2|e3 d|c2 e2|f2 d2|e2 c2|B2 ^G2|A4',
      bass: 'F,4|C,2 D,2|A,,4|A,,2 C,2|D,2 G,,2|C,2 A,,2|E,4|A,,4',
      tenor: 'C2 D2|E2 D2|C3 D|E D C B,|A,2 B, A,|G,2 F,2|G, A, B,2|C4',
    },
    C: {
      tune: 'z2 A2|c2 d2|e3 f|g4|f2 e2|d3 c|B2 ^c2|d4',
      bass: 'A,,2 F,2|A,2 G,2|C,3 D,|E,2 C,2|D,2 C,2|G,,2 A,,2|G,,2 A,,2|D,4',
      tenor: 'C2 D2|C2 B, A,|G,2 A, B,|C D E2|D2 A,2|B,2 A,2|B,2 E2|F4',
    },
  },
  form: 'A B C B C',
  parts: [
    { layer: 'calm', instrument: 'lute', voice: 'tune' },
    { layer: 'calm', instrument: 'theorbo', voice: 'bass', level: 0.75 },
    { layer: 'full', instrument: 'viol', voice: 'tenor', level: 0.5 },
    { layer: 'full', instrument: 'recorder', voice: 'tune', level: 0.4, rests: [0] },
    { layer: 'full', instrument: 'viol', voice: 'bass', level: 0.4 },
    { layer: 'battle', instrument: 'fieldDrum', rhythm: 'D.DtD.tt', level: 0.7 },
  ],
};
