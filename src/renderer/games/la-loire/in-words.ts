import { LOCATIONS } from '../../../engine/games/la-loire/data/board';
import type { LocationId } from '../../../engine/games/la-loire/data/board';
import type { BoardInWords } from '../../game-ui/board-words';
import { idOf, kindOf } from '../kit/targets';
import { target } from './targets';
import { placeName } from './words';
import type { View } from './words';

/** The place of a target; `undefined` for the market and the river. */
function placeOf(id: string, { players }: View): LocationId | undefined {
  const number = idOf(id);
  switch (kindOf(id)) {
    case 'place':
      return number;
    case 'merchant':
      return players[number].merchant.at;
    case 'messenger':
      return players[number].messenger.at;
    default:
      return undefined;
  }
}

/** The valley in words: figures, places along the two roads, the market and the boats. */
export const inWords: BoardInWords<View> = {
  parts: ({ players, market }) => [
    { key: 'figures', targets: players.flatMap((_, seat) => [target.merchant(seat), target.messenger(seat)]) },
    { key: 'places', targets: LOCATIONS.map((_, at) => target.place(at)) },
    { key: 'market', targets: market.map(target.tile) },
    { key: 'boats', targets: players.map((_, seat) => target.boat(seat)) },
  ],
  neighbours(id, view) {
    const at = placeOf(id, view);
    if (at === undefined) return [];
    const next = (by: number) => placeName((at + by + LOCATIONS.length) % LOCATIONS.length);
    return [next(-1), next(1)];
  },
};
