import type { Seat } from '../../core/game';
import type { Board, GoodId, PortId, SpaceId } from './board';

/** Goods aboard as a lesson places them. */
export type Cargo<Good extends string> = Readonly<Partial<Record<Good, number>>>;

/** A port as a lesson places it. */
export interface Town<Good extends string> {
  readonly owner: Seat;
  readonly garrison: number;
  readonly stores?: readonly Good[];
}

/** What a position holds of a port that a lesson says. */
interface HeldPort {
  owner: Seat;
  garrison: number;
  warehouse: GoodId[];
}

/** An edition's board as its lessons speak of it: places and goods by their names, and pieces that come out of the supply. */
export function lessonBoard<Good extends string>({ ports }: Board, goods: readonly Good[]) {
  const port = (name: string): PortId => ports.findIndex((entry) => entry.name === name);
  const good = (name: Good): GoodId => goods.indexOf(name);
  return {
    port,
    good,
    /** The sea space of a port. */
    off: (name: string): SpaceId => ports[port(name)].space,
    /** How many pieces of each good are aboard, by good. */
    aboard: (supply: number[], cargo?: Cargo<Good>): number[] =>
      goods.map((name, kind) => {
        const count = cargo?.[name] ?? 0;
        supply[kind] -= count;
        return count;
      }),
    /** Gives a port its owner, garrison and goods; where the garrison comes from is the edition's to say. */
    hold(held: HeldPort, supply: number[], { owner, garrison, stores = [] }: Town<Good>): void {
      held.owner = owner;
      held.garrison = garrison;
      held.warehouse = stores.map(good);
      for (const kind of held.warehouse) supply[kind]--;
    },
  };
}
