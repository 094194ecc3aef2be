import type { LaLoireEvent } from '../../../engine/games/la-loire/events';
import type { Soundtrack } from '../../game-ui/soundtrack';
import { seasonOf } from './board/seasons';
import type { View } from './words';

/** Seasons with short days. */
const COLD = ['autumn', 'winter'];

export const soundtrack: Soundtrack<View, LaLoireEvent> = {
  loadPieces: async () => (await import('./music')).PIECES,
  surroundings: (view) => ({ place: 'river', daytime: COLD.includes(seasonOf(view)) ? 'evening' : 'day' }),
  fights: [],
  chapter: seasonOf,
};
