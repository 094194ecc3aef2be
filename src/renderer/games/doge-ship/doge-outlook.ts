import { DOGE_TILES, TILES } from '../../../engine/games/doge-ship/data/board';
import type { DogeEvent, DogeId } from '../../../engine/games/doge-ship/data/components';
import type { Sentence } from '../../game-ui/sentence';
import { sentenceOf } from '../kit/sentences';
import { shownSeat } from './targets';
import { count, yieldName } from './words';
import type { View } from './words';

/** What a drawn Doge tile would mean for the player: the yield of the parts that fit now, and the event. */
export function dogeOutlook(id: DogeId, view: View): Sentence | null {
  const notes = [partsUnder(id, view), eventFor(DOGE_TILES[id].event, view)].filter((note) => note !== null);
  return notes.length === 0 ? null : notes.reduce((all, item) => sentenceOf('rows.notes', { all, item }));
}

/** What the yard's parts that fit now would yield together; `null` if none fits. */
function partsUnder(id: DogeId, view: View): Sentence | null {
  const { parameters, violet } = DOGE_TILES[id];
  const parts = view.players[shownSeat(view)].yard.filter(({ worth, fits }) => worth !== null && fits);
  if (parts.length === 0) return null;
  let [points, approvals] = [0, 0];
  for (const { tile, worth } of parts) {
    const squares = worth?.squares ?? [];
    points += (worth?.printed ?? 0) + squares.reduce((sum, { colour }) => sum + parameters[colour], 0);
    approvals += (worth?.symbol ?? 0) + Number(violet.includes(TILES[tile].pile));
  }
  return sentenceOf('rows.dogeParts', { worth: yieldName(0, approvals, points) });
}

function eventFor(event: DogeEvent | null, view: View): Sentence | null {
  const { floods, approvals } = view.players[shownSeat(view)];
  switch (event?.type) {
    case 'highWater': {
      const lost = floods[event.level - 1];
      return lost === 0 ? sentenceOf('rows.dogeDry') : sentenceOf('rows.dogeWater', { markers: count('marker', lost) });
    }
    case 'inspection':
      return approvals === null ? null : sentenceOf('rows.dogeInspection', { approvals: count('approval', approvals) });
    default:
      return null;
  }
}
