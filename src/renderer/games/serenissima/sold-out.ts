import { NOBODY } from '../../../engine/games/serenissima/board';
import type { Board, GalleyId, GoodId } from '../../../engine/games/serenissima/board';
import type { Sentence } from '../../game-ui/sentence';
import { list, portIn, sentenceOf } from './words';

interface Stocked {
  readonly galleys: readonly ({ readonly space: number } | null)[];
  readonly room: readonly number[];
  readonly supply: readonly number[];
}

/** Goods that galleys could load in their ports if they were not sold out. */
export function soldOut(board: Board, { galleys, room, supply }: Stocked, ids: readonly GalleyId[]): GoodId[] {
  const goods = ids.flatMap((id) => {
    const port = portIn(board.ports, galleys[id]?.space ?? NOBODY);
    return port < 0 || room[id] < 1 || supply[board.ports[port].good] > 0 ? [] : [board.ports[port].good];
  });
  return [...new Set(goods)].sort((a, b) => a - b);
}

/** A note of the goods that are sold out, so that the player does not search for them; `null` if there are none. */
export const soldOutNote = (gone: readonly Sentence[]): Sentence | null =>
  gone.length === 0 ? null : sentenceOf('decision.gone', { goods: list(gone, 'nobody') });
