import type { Board, GoodId, PortId } from '../../../../engine/games/serenissima/board';
import type { GoodKind } from '../board/good-shapes';
import { placeKey } from '../place-keys';

export type MarketGood = GoodKind;

/** Ducats for the next piece of a good. */
export interface MarketPrice {
  readonly price: number;
  readonly bonus: number;
}

/**
 * A port's use for a good: it pays this price for the next piece, produces it, has it in store, or buys nothing because
 * it is full or closed.
 */
export type MarketCell = MarketPrice | 'makes' | 'stores' | 'full' | 'closed';

export interface MarketPort {
  readonly id: PortId;
  /** The locale key of its name. */
  readonly name: string;
  /** The owner's coat of arms, or `null`. */
  readonly arms: number | null;
  /** The cell of each good. */
  readonly cells: readonly MarketCell[];
}

/** A port's row. `priceOf` is the price of a good it buys; `null` if it buys nothing more. */
export function marketRow(
  board: Board,
  id: PortId,
  arms: number | null,
  warehouse: readonly GoodId[],
  priceOf: ((good: GoodId) => MarketPrice) | null,
): MarketPort {
  const { good } = board.ports[id];
  const cells = board.goods.map((_, kind): MarketCell => {
    if (good === kind) return 'makes';
    if (warehouse.includes(kind)) return 'stores';
    return priceOf?.(kind) ?? 'full';
  });
  return { id, name: placeKey(board.ports[id].name), arms, cells };
}
