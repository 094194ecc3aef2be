import type { StingName } from '../names';
import type { Part, Score } from '../score/score';

const ONCE = { mode: 'D dorian', once: true, form: 'A', bar: 8, beat: 4 } as const;

const part = (instrument: Part['instrument'], voice: string, level = 1): Part => ({
  layer: 'calm',
  instrument,
  voice,
  level,
});
const fieldDrum = (rhythm: string): Part => ({ layer: 'calm', instrument: 'fieldDrum', rhythm, level: 0.6 });

/** The stings, by name. A sting lasts at most about nine seconds with its echo. */
export const STINGS: Readonly<Record<StingName, Score>> = {
  victory: {
    ...ONCE,
    name: 'victory',
    tempo: 264,
    strains: {
      A: {
        tune: 'd2d2 d2^f2|a4 g^f e2|[d^f]8',
        low: 'D2D2 D2A2|D4 E2 A,2|[D,A,D]8',
        bells: '[df]4 z4|z4 a4|[d^fa]8',
      },
    },
    parts: [
      part('horn', 'tune', 0.7),
      part('horn', 'low', 0.5),
      part('bell', 'bells', 0.12),
      fieldDrum('D.D.D.D. D.DtDtDt D.......'),
    ],
  },
  defeat: {
    ...ONCE,
    name: 'defeat',
    tempo: 150,
    strains: { A: { tune: 'A3G F2E2|D8', low: 'D,4 _B,,2A,,2|D,8' } },
    parts: [part('viol', 'tune', 0.7), part('viol', 'low', 0.6), part('theorbo', 'low', 0.7)],
  },
  seized: {
    ...ONCE,
    name: 'seized',
    tempo: 264,
    strains: { A: { tune: 'A2AA d2A2|e2c2 d4', low: 'D,2D,D, D,2D,2|A,,4 D,4' } },
    parts: [part('horn', 'tune', 0.7), part('horn', 'low', 0.5), fieldDrum('D.DDD.Dt D.D.D...')],
  },
  inspection: {
    ...ONCE,
    name: 'inspection',
    tempo: 144,
    strains: { A: { tune: 'A4 c4|d8', low: 'D,4 A,,4|D,8', bells: 'd4 d4|d8' } },
    parts: [part('choir', 'tune', 0.7), part('voices', 'low', 0.5), part('bell', 'bells', 0.25)],
  },
  season: {
    ...ONCE,
    name: 'season',
    mode: 'C ionian',
    bar: 6,
    beat: 3,
    tempo: 220,
    strains: { A: { tune: 'g2a g2e|f2d e3', low: 'C,3 C,3|G,,3 C,3' } },
    parts: [part('recorder', 'tune', 0.6), part('harp', 'low', 0.8)],
  },
  yourTurn: {
    ...ONCE,
    name: 'your-turn',
    bar: 4,
    beat: 2,
    tempo: 300,
    strains: { A: { tune: 'A2 de|[Ada]4' } },
    parts: [part('lute', 'tune')],
  },
};
