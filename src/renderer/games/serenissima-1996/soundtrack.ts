import type { Serenissima1996Event } from '../../../engine/games/serenissima-1996/events';
import type { Soundtrack } from '../../game-ui/soundtrack';
import type { View } from './words';

export const soundtrack: Soundtrack<View, Serenissima1996Event> = {
  loadPieces: async () => (await import('./music')).PIECES,
  surroundings: (view) => ({ place: 'sea', daytime: view.turn * 2 > view.lastTurn ? 'evening' : 'day' }),
  fights: ['fought', 'sank', 'garrisonFell'],
};
