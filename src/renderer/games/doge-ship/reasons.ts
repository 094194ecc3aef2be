import { FIRST_GONDOLA, GONDOLAS, TILES } from '../../../engine/games/doge-ship/data/board';
import type { TileId } from '../../../engine/games/doge-ship/data/components';
import type { DogeShipMove } from '../../../engine/games/doge-ship/moves';
import type { Reason } from '../../../engine/core/reason';
import type { Sentence } from '../../game-ui/sentence';
import { reasonsIn } from '../kit/reasons';
import { sentenceOf } from '../kit/sentences';
import { count, spaceName, theTile, tileFace, yieldName } from './words';
import type { View } from './words';

const named = reasonsIn<View>({
  tile: theTile,
  discard: theTile,
  ducats: (n) => count('ducat', n),
  price: (n) => count('ducat', n),
  points: (n) => count('point', n),
  total: (n) => count('point', n),
  rival: (n) => count('point', n),
  approvals: (n) => count('approval', n),
  markers: (n) => count('marker', n),
});

/** The reason for a computer's move, in words. Includes the yield of a gondola or a bonus. */
export function reasonOf(reason: Reason, view: View): Sentence {
  const { key, params } = named(
    isNearlyAll(reason) ? { ...reason, key: reason.key.replace(/draw|buy/, '$&Most') } : reason,
    view,
  );
  const { tile, action } = reason.params;
  const gondola = typeof tile === 'number' && tile >= FIRST_GONDOLA ? GONDOLAS[tile - FIRST_GONDOLA] : undefined;
  return {
    key,
    params: {
      ...params,
      ...(isSought(reason.key) && typeof tile === 'number' && { tile: sought(tile) }),
      ...(typeof action === 'string' && { action: sentenceOf(`actionTypes.${action}`) }),
      ...(gondola && { yield: yieldName(gondola.ducats, gondola.approvals) }),
      ...(reason.key.startsWith('act.bonus') && { yield: bonusYield(reason.params) }),
    },
  };
}

/** The space of an action, because its reason only says what “this space” yields; `null` for other moves. */
export const moveName = (move: DogeShipMove): Sentence | null =>
  move.type === 'act' ? spaceName(move.table, move.space) : null;

/** Whether nearly every tile of a pile is worth its price. The count then says nothing. */
const isNearlyAll = ({ key, params: { count, pileSize } }: Reason): boolean =>
  isSought(key) && typeof count === 'number' && typeof pileSize === 'number' && count >= 0.85 * pileSize;

const isSought = (key: string) => key === 'draw' || key.startsWith('act.buy');

/** A tile that a player hopes to draw. Barricades and gondolas get a description, as their numbers say nothing. */
function sought(tile: TileId): Sentence {
  if (TILES[tile].kind === 'galley') return theTile(tile);
  return sentenceOf('faces.named', { tile: theTile(tile), face: tileFace(tile) });
}

function bonusYield({ ducats = 0, approvals = 0, points = 0 }: Reason['params']): Sentence {
  return yieldName(Number(ducats), Number(approvals), Number(points));
}
