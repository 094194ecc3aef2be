import type { Seat } from '../../../engine/core/game';
import type { BaseGalley } from '../../../engine/games/serenissima/berths';
import type { Board, GoodId, PortId, SpaceId } from '../../../engine/games/serenissima/board';
import type { Graph } from '../../../engine/games/serenissima/graph';

/** The pieces that determine which waters concern a seat. */
interface Waters {
  readonly galleys: readonly (Readonly<BaseGalley> | null)[];
  readonly ports: readonly { readonly owner: Seat }[];
}

/** The maximum distance from a port, in spaces, at which goods aboard count as bound for it. */
const MARKET = 3;

/**
 * Whether a seat has a galley or port in a space. A galley arriving there can fight that seat, or may need its consent
 * to sail on.
 */
export function hasPieceAt(board: Board, { galleys, ports }: Waters, seat: Seat, space: SpaceId): boolean {
  return (
    galleys.some((galley) => galley?.owner === seat && galley.space === space) ||
    ports.some(({ owner }, id) => owner === seat && board.ports[id].space === space)
  );
}

/**
 * Whether a port is next to a port or galley of a seat. The seat might have wanted to claim the port, or must now
 * defend against its owner.
 */
export function hasPieceNextTo(
  board: Board,
  { distance }: Graph,
  { galleys, ports }: Waters,
  seat: Seat,
  port: PortId,
): boolean {
  const away = distance[board.ports[port].space];
  return (
    galleys.some((galley) => galley?.owner === seat && away[galley.space] <= 1) ||
    ports.some(({ owner }, id) => owner === seat && away[board.ports[id].space] <= 1)
  );
}

/**
 * Whether a seat needs the warehouse space that a sold good fills: the port is its own, or the seat has that good
 * aboard nearby.
 */
export function needsSpace(
  board: Board,
  { distance }: Graph,
  { galleys, ports }: Waters,
  seat: Seat,
  good: GoodId,
  port: PortId,
): boolean {
  const near = distance[board.ports[port].space];
  return (
    ports[port].owner === seat ||
    galleys.some((one) => one?.owner === seat && one.cargo[good] > 0 && near[one.space] <= MARKET)
  );
}
