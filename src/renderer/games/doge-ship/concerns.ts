import { TILES } from '../../../engine/games/doge-ship/data/board';
import type { Berth, DogeShipEvent } from '../../../engine/games/doge-ship/events';
import { concernsOf } from '../kit/concerns';
import type { View } from './words';

/**
 * Events that concern other players: parts built in a place for which they own a part, replacements, a new Doge tile,
 * high water, inspections, and the start and end of rounds and of the game. Purchases do not concern them.
 */
export const concerns = concernsOf<DogeShipEvent, View>({
  roundBegan: true,
  dogeReshuffled: false,
  reordered: false,
  actionChosen: false,
  actionDiscarded: false,
  bonusGained: false,
  bonusOffered: false,
  moneyGained: false,
  intrigued: false,
  drawn: false,
  bought: false,
  declined: false,
  gondolaBuilt: false,
  barricadeBuilt: false,
  partBuilt: ({ berth }, seat, view) => wouldBuildAt(berth, seat, view),
  partReplaced: true,
  leftUndone: false,
  dogeDrawn: false,
  dogePlaced: true,
  roundEnded: true,
  highWater: true,
  inspectionBegan: true,
  bidMade: false,
  inspectionHeld: true,
  shipFinished: true,
  finalInspection: true,
  gameOver: true,
});

/** Whether a seat's yard has a part for this place. */
function wouldBuildAt({ level, zone }: Berth, seat: number, { players }: View): boolean {
  return players[seat].yard.some(({ tile }) => {
    const part = TILES[tile];
    return part.kind === 'galley' && part.level === level && part.pile === zone;
  });
}
