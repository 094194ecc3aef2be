import type { Score } from '../../../sound/score/score';

/** The Marangona, the bell that called the shipwrights to work, with a distant choir. */
export const marangona: Score = {
  name: 'marangona',
  mode: 'E phrygian',
  bar: 8,
  beat: 4,
  tempo: 120,
  strains: {
    A: {
      tune: 'e8|f4 e4|d4 c4|B8|c4 d4|e4 d4|c4 d4|e8',
      bass: 'E,8|D,4 C,4|B,,4 A,,4|E,8|A,,4 G,,4|C,4 B,,4|A,,4 F,4|E,8',
      bell: 'E4 B,4|z8|z8|E4 B,4|z8|z8|z8|E4 B,4',
      tenor: 'G,8|F,4 G,4|G,4 A,4|G,8|A,4 B,4|A,4 B,4|C3 B, A,4|G,8',
    },
    B: {
      tune: 'g4 g4|a4 g4|f4 e4|d8|e4 f4|e4 d4|c4 d4|e8',
      bass: 'C,4 E,4|F,4 C,4|D,4 A,,4|B,,4 G,,4|C,4 D,4|A,,4 B,,4|A,,4 F,4|E,8',
      bell: 'E4 z4|z8|z8|G4 D4|z8|z8|z8|E4 B,4',
      tenor: 'E8|D4 E4|D4 C4|D3 C B,4|A,6 B,2|C4 B,4|C3 B, A,4|G,8',
    },
    C: {
      tune: 'B8|c4 B4|A4 G4|A8|B4 c4|d4 e4|f4 d4|e8',
      bass: 'E,8|A,,4 E,4|F,4 C,4|F,4 D,4|G,,4 A,,4|B,,4 C,4|D,4 F,4|E,8',
      bell: 'E4 B,4|z8|z8|A4 D4|z8|z8|z8|E4 B,4',
      tenor: 'G8|F4 G4|F4 E4|D3 E F4|E8|D4 C3 B,|A,8|G,8',
    },
  },
  form: 'A B C',
  parts: [
    { layer: 'calm', instrument: 'bell', voice: 'bell', level: 0.22 },
    { layer: 'calm', instrument: 'choir', voice: 'tune', level: 0.5 },
    { layer: 'calm', instrument: 'drone', voice: 'bass', level: 0.3 },
    { layer: 'full', instrument: 'viol', voice: 'tenor', level: 0.5 },
    { layer: 'full', instrument: 'voices', voice: 'bass', level: 0.5 },
    { layer: 'full', instrument: 'harp', voice: 'tune', level: 0.7 },
    { layer: 'full', instrument: 'mallet', rhythm: 'D.......D...D.t.', level: 0.35 },
    { layer: 'battle', instrument: 'fieldDrum', rhythm: 'D...D.D.', level: 0.6 },
  ],
};
