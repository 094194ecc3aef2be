import type { Board, GoodId, PortId } from '../../../../engine/games/serenissima/board';
import type { GoodKind } from '../board/good-shapes';
import { placeKey } from '../place-keys';

export type MarketGood = GoodKind;

/** What a port does with a good: pays so much for the next piece, makes it, has it in store, takes nothing more. */
export type MarketCell = number | 'makes' | 'stores' | 'full' | 'closed';

export interface MarketPort {
  readonly id: PortId;
  /** The key of its name among the texts. */
  readonly name: string;
  /** The owner's arms, or `null`. */
  readonly arms: number | null;
  /** By good. */
  readonly cells: readonly MarketCell[];
}

/** A port's row; `price` is what its next piece brings, `null` when it takes none, before what a good brings more. */
export function marketRow(
  board: Board,
  id: PortId,
  arms: number | null,
  warehouse: readonly GoodId[],
  price: number | null,
): MarketPort {
  const { good } = board.ports[id];
  const cells = board.goods.map((_, kind): MarketCell => {
    if (good === kind) return 'makes';
    if (warehouse.includes(kind)) return 'stores';
    return price ?? 'full';
  });
  return { id, name: placeKey(board.ports[id].name), arms, cells };
}
