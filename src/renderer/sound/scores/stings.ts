import type { StingName } from '../names';
import type { Part, Score } from '../score/score';

const ONCE = { mode: 'D dorian', once: true, form: 'A' } as const;
const horns = (level = 0.7): Part => ({ layer: 'calm', instrument: 'horn', voice: 'tune', level });

/** The stings, by name. A sting lasts at most about six seconds with its echo. */
export const STINGS: Readonly<Record<StingName, Score>> = {
  victory: {
    ...ONCE,
    name: 'victory',
    bar: 8,
    beat: 4,
    tempo: 264,
    strains: {
      A: {
        tune: 'd2d2 d2^f2|a4 g^f e2|[d^f]8',
        low: 'D2D2 D2A2|D4 E2 A,2|[D,A,D]8',
        bells: '[df]4 z4|z4 a4|[d^fa]8',
      },
    },
    parts: [
      horns(),
      { layer: 'calm', instrument: 'horn', voice: 'low', level: 0.5 },
      { layer: 'calm', instrument: 'bell', voice: 'bells', level: 0.12, rests: [] },
      { layer: 'calm', instrument: 'fieldDrum', rhythm: 'D.D.D.D. D.DtDtDt D.......', level: 0.6 },
    ],
  },
  defeat: {
    ...ONCE,
    name: 'defeat',
    bar: 8,
    beat: 4,
    tempo: 150,
    strains: { A: { tune: 'A3G F2E2|D8', low: 'D,4 _B,,2A,,2|D,8' } },
    parts: [
      { layer: 'calm', instrument: 'viol', voice: 'tune', level: 0.7 },
      { layer: 'calm', instrument: 'viol', voice: 'low', level: 0.6 },
      { layer: 'calm', instrument: 'theorbo', voice: 'low', level: 0.7 },
    ],
  },
  seized: {
    ...ONCE,
    name: 'seized',
    bar: 8,
    beat: 4,
    tempo: 264,
    strains: { A: { tune: 'A2AA d2A2|e2c2 d4', low: 'D,2D,D, D,2D,2|A,,4 D,4' } },
    parts: [
      horns(),
      { layer: 'calm', instrument: 'horn', voice: 'low', level: 0.5 },
      { layer: 'calm', instrument: 'fieldDrum', rhythm: 'D.DDD.Dt D.D.D...', level: 0.6 },
    ],
  },
  inspection: {
    ...ONCE,
    name: 'inspection',
    bar: 8,
    beat: 4,
    tempo: 144,
    strains: { A: { tune: 'A4 c4|d8', low: 'D,4 A,,4|D,8', bells: 'd4 d4|d8' } },
    parts: [
      { layer: 'calm', instrument: 'choir', voice: 'tune', level: 0.7 },
      { layer: 'calm', instrument: 'voices', voice: 'low', level: 0.5 },
      { layer: 'calm', instrument: 'bell', voice: 'bells', level: 0.25 },
    ],
  },
  season: {
    ...ONCE,
    name: 'season',
    mode: 'C ionian',
    bar: 6,
    beat: 3,
    tempo: 220,
    strains: { A: { tune: 'g2a g2e|f2d e3', low: 'C,3 C,3|G,,3 C,3' } },
    parts: [
      { layer: 'calm', instrument: 'recorder', voice: 'tune', level: 0.6 },
      { layer: 'calm', instrument: 'harp', voice: 'low', level: 0.8 },
    ],
  },
  yourTurn: {
    ...ONCE,
    name: 'your-turn',
    bar: 4,
    beat: 2,
    tempo: 300,
    strains: { A: { tune: 'A2 de|[Ada]4' } },
    parts: [{ layer: 'calm', instrument: 'lute', voice: 'tune' }],
  },
};
