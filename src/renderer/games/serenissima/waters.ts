import type { Seat } from '../../../engine/core/game';
import type { Afloat } from '../../../engine/games/serenissima/berths';
import type { Board, GoodId, PortId, SpaceId } from '../../../engine/games/serenissima/board';
import type { Graph } from '../../../engine/games/serenissima/graph';

/** What lies where, as far as it matters to a seat's own waters. */
interface Waters {
  readonly galleys: readonly (Readonly<Afloat> | null)[];
  readonly ports: readonly { readonly owner: Seat }[];
}

/** Spaces over which goods are brought to market. */
const MARKET = 3;

/** Whether a galley or port of a seat lies in a space: who comes there has it within reach, for a battle or to be let through. */
export function liesAt(board: Board, { galleys, ports }: Waters, seat: Seat, space: SpaceId): boolean {
  return (
    galleys.some((galley) => galley?.owner === seat && galley.space === space) ||
    ports.some(({ owner }, id) => owner === seat && board.ports[id].space === space)
  );
}

/** Whether something in a space is beside a port or galley of a seat: it could have come there first, and may have to fight for its own. */
export function liesBeside(
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

/** Whether a good sold in a port fills a place that a seat wants: the port is its own, or it has that good aboard near it. */
export function wants(
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
