import type { Seat } from '../../core/game';
import type { Board, GoodId, PortId, SpaceId } from './board';

export type Cargo<Good extends string> = Readonly<Partial<Record<Good, number>>>;

export interface Town<Good extends string> {
  readonly owner: Seat;
  readonly garrison: number;
  readonly stores?: readonly Good[];
}

/** The fields of a port that a lesson sets. */
interface HeldPort {
  owner: Seat;
  garrison: number;
  warehouse: GoodId[];
}

/** Helpers for lessons of both editions: look up places and goods by name, and take pieces from the supply. */
export function lessonBoard<Good extends string>({ ports }: Board, goods: readonly Good[]) {
  const port = (name: string): PortId => ports.findIndex((entry) => entry.name === name);
  const good = (name: Good): GoodId => goods.indexOf(name);
  return {
    port,
    good,
    /** The sea space of a port. */
    off: (name: string): SpaceId => ports[port(name)].space,
    /** Takes a cargo from the supply. Returns the number of pieces of each good. */
    aboard: (supply: number[], cargo?: Cargo<Good>): number[] =>
      goods.map((name, kind) => {
        const count = cargo?.[name] ?? 0;
        supply[kind] -= count;
        return count;
      }),
    /** Sets a port's owner, garrison and goods. Does not take the garrison's sailors from the supply. */
    hold(held: HeldPort, supply: number[], { owner, garrison, stores = [] }: Town<Good>): void {
      held.owner = owner;
      held.garrison = garrison;
      held.warehouse = stores.map(good);
      for (const kind of held.warehouse) supply[kind]--;
    },
  };
}
