import type { DogeShipEvent } from '../../../engine/games/doge-ship/events';
import type { Soundtrack } from '../../game-ui/soundtrack';
import type { View } from './words';

export const soundtrack: Soundtrack<View, DogeShipEvent> = {
  loadPieces: async () => (await import('./music')).PIECES,
  surroundings: (view) => ({ place: 'shipyard', daytime: view.ship.left < 12 ? 'evening' : 'day' }),
  fights: ['highWater', 'inspectionBegan', 'inspectionHeld', 'finalInspection'],
};
