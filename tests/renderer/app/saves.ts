import { laLoire } from '../../../src/engine/games/la-loire';
import type { State } from '../../../src/engine/games/la-loire/state';
import type { SaveInfo } from '../../../src/ipc/shelf';
import { freshMatch } from '../../engine/generic/playing';

const GLIMPSE = laLoire.view(freshMatch(laLoire, 3, 0).position as State, null);

/** A save of an unfinished La Loire match between three people. */
export const saveOf = (match: string, info: Partial<SaveInfo> = {}): SaveInfo => ({
  match,
  title: match,
  game: 'la-loire',
  seats: ['Ada', 'Berta', 'Cleo'].map((name) => ({ name, kind: 'human' })),
  created: '2026-01-01T12:00:00.000Z',
  saved: '2026-01-01T12:00:00.000Z',
  plies: 3,
  over: false,
  ended: null,
  points: null,
  winners: [],
  glimpse: GLIMPSE,
  damage: null,
  ...info,
});
