import type { Seat } from '../../../../engine/core/game';
import type { BaseGalley } from '../../../../engine/games/serenissima/berths';
import type { Board, GalleyId, GoodId, PortId } from '../../../../engine/games/serenissima/board';

export interface PowerShown {
  readonly seat: Seat;
  readonly arms: number;
  readonly name: string;
  readonly player: string;
  readonly acting: boolean;
  readonly leads: boolean;
  /** What the score consists of now, for a leader's tooltip. */
  readonly score: string;
  /** Ducats; `null` if hidden. */
  readonly money: number | null;
  /** The ducats to come, for the money's tooltip. */
  readonly income?: string;
  readonly galleys: readonly (Readonly<BaseGalley> & { readonly id: GalleyId; readonly active?: boolean })[];
  readonly ports: readonly {
    readonly id: PortId;
    readonly garrison: number;
    readonly fort: boolean;
    readonly basilica?: boolean;
    readonly stored: number;
    /** The goods it still takes; empty if it is full. */
    readonly wants: readonly GoodId[];
  }[];
}

/** A seat's galleys, each with its id (its number minus one) and whether it is the `active` one. */
export function fleetOf(galleys: readonly (Readonly<BaseGalley> | null)[], seat: Seat, active: GalleyId | null = null) {
  return galleys.flatMap((galley, id) => (galley?.owner === seat ? [{ ...galley, id, active: id === active }] : []));
}

/** The goods that a port still takes. */
export function wantedGoods({ ports, goods }: Board, id: PortId, warehouse: readonly GoodId[]): GoodId[] {
  const { good, size } = ports[id];
  if (warehouse.length >= size) return [];
  return goods.flatMap((_, kind) => (kind === good || warehouse.includes(kind) ? [] : [kind]));
}
