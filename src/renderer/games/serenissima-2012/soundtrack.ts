import type { Serenissima2012Event } from '../../../engine/games/serenissima-2012/events';
import type { Soundtrack } from '../../game-ui/soundtrack';
import type { View } from './words';

export const soundtrack: Soundtrack<View, Serenissima2012Event> = {
  loadPieces: async () => (await import('./music')).PIECES,
  surroundings: (view) => ({ place: 'sea', daytime: view.turn > 2 ? 'evening' : 'day' }),
  fights: ['attacked', 'fought', 'fortFired', 'sank'],
};
