import { NOBODY } from '../../../engine/games/serenissima/board';
import type { Board, GalleyId, GoodId } from '../../../engine/games/serenissima/board';
import type { Sentence } from '../../game-ui/game-ui';
import { list, portIn, sentenceOf } from './words';

/** What a view tells of galleys, of the room they have, and of the pieces that are left. */
interface Stocked {
  readonly galleys: readonly ({ readonly space: number } | null)[];
  readonly room: readonly number[];
  readonly supply: readonly number[];
}

/** Goods that galleys could take aboard in the ports where they lie, if there were any left. */
export function soldOut(board: Board, { galleys, room, supply }: Stocked, ids: readonly GalleyId[]): GoodId[] {
  const goods = ids.flatMap((id) => {
    const port = portIn(board.ports, galleys[id]?.space ?? NOBODY);
    return port < 0 || room[id] < 1 || supply[board.ports[port].good] > 0 ? [] : [board.ports[port].good];
  });
  return [...new Set(goods)].sort((a, b) => a - b);
}

/** What is to be decided; and what of it cannot be had any more, so that nobody looks for it in vain. */
export const saying = (what: Sentence, gone: readonly Sentence[]): Sentence =>
  gone.length === 0 ? what : sentenceOf('decision.gone', { what, goods: list(gone, 'nobody') });
