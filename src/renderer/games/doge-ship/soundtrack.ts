import type { DogeShipEvent } from '../../../engine/games/doge-ship/events';
import type { Soundtrack } from '../../game-ui/soundtrack';
import { hourOf } from './hour';
import type { View } from './words';

export const soundtrack: Soundtrack<View, DogeShipEvent> = {
  loadPieces: async () => (await import('./music')).PIECES,
  surroundings: (view) => ({
    place: 'shipyard',
    daytime: ['dusk', 'night'].includes(hourOf(view)) ? 'evening' : 'day',
  }),
  fights: ['highWater', 'inspectionBegan', 'inspectionHeld', 'finalInspection'],
};
