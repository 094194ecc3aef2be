import type { Score } from '../../../sound/score/score';

/** A work song of the Arsenal: one man calls, the others answer, over a drone and the beat of mallets. */
export const caulkers: Score = {
  name: 'caulkers',
  mode: 'D dorian',
  bar: 8,
  beat: 4,
  tempo: 184,
  strains: {
    A: {
      call: 'A3A A2G2|F3G A4|z8|z8|A3B c2B2|A3G F4|z8|z8',
      answer: 'z8|z8|D3E F2G2|A4 D4|z8|z8|G3F E2C2|D8',
      low: 'z8|z8|D3C D2E2|F4 D4|z8|z8|E3D C2A,2|D8',
      drone: '[D,A,]8|[D,A,]8|[D,A,]8|[D,A,]8|[D,A,]8|[D,A,]8|[D,A,]8|[D,A,]8',
      bell: 'D8|z8|z8|z8|A,8|z8|z8|z8',
    },
    B: {
      call: 'd3d c2A2|c3B A4|z8|z8|d3e f2e2|d3c A4|z8|z8',
      answer: 'z8|z8|A3A G2F2|G4 A4|z8|z8|F3G E2C2|D8',
      low: 'z8|z8|F3F E2D2|E4 F4|z8|z8|D3E C2A,2|D8',
      drone: '[D,A,]8|[D,A,]8|[D,A,]8|[D,A,]8|[D,A,]8|[D,A,]8|[D,A,]8|[D,A,]8',
      bell: 'D8|z8|z8|z8|A,8|z8|z8|z8',
    },
    C: {
      call: 'z8|z8|z8|z8|z8|z8|z8|z8',
      answer: 'A2A2 c2A2|G3F E4|F2F2 A2F2|E3D C4|A2A2 c2A2|G3A B4|c2A2 G2E2|D8',
      low: 'F2F2 A2F2|E3D C4|D2D2 F2D2|C3B, A,4|F2F2 A2F2|E3F G4|A2F2 E2C2|D8',
      drone: '[D,A,]8|[D,A,]8|[D,A,]8|[D,A,]8|[D,A,]8|[D,A,]8|[D,A,]8|[D,A,]8',
      bell: 'D8|z8|z8|z8|A,8|z8|z8|z8',
    },
  },
  form: 'A B A C B C',
  parts: [
    { layer: 'calm', instrument: 'drone', voice: 'drone', level: 0.22 },
    { layer: 'calm', instrument: 'lute', voice: 'call', level: 0.9 },
    { layer: 'calm', instrument: 'lute', voice: 'answer', level: 0.7 },
    { layer: 'calm', instrument: 'bell', voice: 'bell', level: 0.16 },
    { layer: 'full', instrument: 'voices', voice: 'call', octave: -1, level: 0.55 },
    { layer: 'full', instrument: 'voices', voice: 'answer', octave: -1, level: 0.6 },
    { layer: 'full', instrument: 'voices', voice: 'low', octave: -1, level: 0.5 },
    { layer: 'full', instrument: 'mallet', rhythm: 'D..tD.t. D.t.D.tt', level: 0.45 },
    { layer: 'battle', instrument: 'fieldDrum', rhythm: 'D...D... D...D.tt', level: 0.6 },
  ],
};
