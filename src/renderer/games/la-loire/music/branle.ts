import type { Score } from '../../../sound/score/score';

/** A village branle over a bourdon. */
export const branle: Score = {
  name: 'branle',
  mode: 'D dorian',
  bar: 8,
  beat: 4,
  tempo: 264,
  strains: {
    A: {
      tune: 'd2d2 e2f2|e2c2 d4|d2d2 e2f2|g2e2 f4|a2g2 f2e2|f2d2 e4|d2e2 c2e2|d8',
      bass: 'D,4 C,4|A,,4 D,4|D,4 C,4|E,4 D,4|F,4 D,4|D,4 A,,4|D,4 A,,4|D,8',
      tenor: 'F,4 A,3 B,|C4 F,4|F,4 A,4|G,4 A,4|D4 A,4|A,3 B, C4|F4 E4|F8',
      bourdon: '[D,A,]8|[D,A,]8|[D,A,]8|[D,A,]8|[D,A,]8|[D,A,]8|[D,A,]8|[D,A,]8',
    },
    B: {
      tune: 'A2A2 B2c2|B2G2 A4|A2A2 B2c2|d2B2 c4|e2d2 c2B2|c2A2 B4|A2B2 c2e2|d8',
      bass: 'F,4 G,4|G,4 D,4|F,4 G,4|G,4 C,4|A,4 A,,4|F,4 G,4|F,4 A,,4|D,8',
      tenor: 'C4 E4|D3 E F4|F4 E4|B,4 E3 D|C3 D E4|A,4 D4|D4 E4|F8',
      bourdon: '[D,A,]8|[D,A,]8|[D,A,]8|[D,A,]8|[D,A,]8|[D,A,]8|[D,A,]8|[D,A,]8',
    },
    C: {
      tune: 'f2e2 d2c2|d2e2 f4|g2f2 e2d2|e2f2 g4|a2g2 f2e2|d2f2 e4|d2c2 A2c2|d8',
      bass: 'D,4 D,4|D,4 D,4|E,4 C,4|C,4 C,4|F,4 D,4|G,,4 A,,4|D,4 F,4|D,8',
      tenor: 'A,3 G, F,4|F,3 G, A,3 B,|C3 B, A,3 B,|C3 D E4|D4 A,4|B,4 C4|F8|F8',
      bourdon: '[D,A,]8|[D,A,]8|[D,A,]8|[D,A,]8|[D,A,]8|[D,A,]8|[D,A,]8|[D,A,]8',
    },
  },
  form: 'A A+ B B+ A C C+',
  parts: [
    { layer: 'calm', instrument: 'harp', voice: 'tune', divides: true, level: 0.8 },
    { layer: 'calm', instrument: 'lute', voice: 'bass', level: 0.7 },
    { layer: 'full', instrument: 'recorder', voice: 'tune', octave: 1, divides: true, level: 0.45 },
    { layer: 'full', instrument: 'crumhorn', voice: 'tenor', level: 0.35 },
    { layer: 'full', instrument: 'drone', voice: 'bourdon', level: 0.2 },
    { layer: 'full', instrument: 'tabor', rhythm: 'D.tt D.t. D.tt DtDt', level: 0.35 },
    { layer: 'full', instrument: 'tambourine', rhythm: '..D...D.', level: 0.35 },
  ],
};
