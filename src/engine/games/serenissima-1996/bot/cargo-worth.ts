import type { Seat } from '../../../core/game';
import type { GoodId, PortId } from '../../serenissima/board';
import { CAPACITY } from '../../serenissima/cargo';
import { BOARD } from '../data/board';
import { graph } from '../geography';
import type { Galley, State } from '../state';
import type { Style } from './style';
import { marketOf } from '../queries';
import { saleGain, turnsLeft, wouldBuy } from './worth';

/** Discount for each turn before a sale, because the port may fill up or change its owner. */
const LATER = 0.75;
const DISCOUNTS = Array.from({ length: 32 }, (_, turns) => LATER ** turns);

interface Outlet {
  readonly port: PortId;
  /** Number of turns until the galley can sell there; 0 means this turn. */
  readonly turns: number;
  readonly gain: number;
}

/** Values of goods in a position, for one style. Filled on demand. */
export interface Market {
  readonly state: State;
  readonly style: Style;
  /** The gain from a sale in each port, by seat and good; 0 where the good can't be sold. */
  readonly gains: Map<number, readonly number[]>;
  /** The value of each piece of each good aboard each galley. */
  readonly worths: Map<Galley, (readonly number[])[]>;
  /** The goods that each owner's ports produce or store, as a bit mask. */
  readonly known: readonly number[];
}

/** Creates the values of goods in a position. Valid until the position changes, because values are cached. */
export function marketIn(state: State, style: Style): Market {
  return {
    state,
    style,
    gains: new Map(),
    worths: new Map(),
    known: state.money.map((_, owner) => marketOf(state, owner)),
  };
}

/**
 * For each piece of a good aboard a galley, its value to the owner in ducats, best first. Each piece needs another port
 * and another turn, because a port takes each kind once and a galley visits one port per turn. Other galleys of the
 * fleet with the same good choose their ports first.
 */
export function pieceWorths(market: Market, galley: Galley, good: GoodId): readonly number[] {
  const known = market.worths.get(galley) ?? [];
  market.worths.set(galley, known);
  return (known[good] ??= worthsOf(market, galley, good));
}

function worthsOf(market: Market, galley: Galley, good: GoodId): number[] {
  const { state } = market;
  const { owner } = galley;
  const left = turnsLeft(state);
  const gains = gainsOf(market, owner, good);
  const taken: PortId[] = [];
  for (const other of state.galleys) {
    if (!other || other === galley || other.owner !== owner || other.cargo[good] === 0) continue;
    const port = best(outletsOf(state, other, gains, taken), 0, left)?.port;
    if (port !== undefined) taken.push(port);
  }
  const outlets = outletsOf(state, galley, gains, taken);
  const worths: number[] = [];
  for (let nth = 0; nth < CAPACITY; nth++) {
    const next = best(outlets, nth, left);
    if (!next) break;
    worths.push(discounted(next, nth));
    outlets.splice(outlets.indexOf(next), 1);
  }
  return worths;
}

/** Total value of `pieces` pieces, after the first `before` pieces. */
export function sumOf(worths: readonly number[], before: number, pieces: number): number {
  let sum = 0;
  for (let nth = before; nth < before + pieces; nth++) sum += worths[nth] ?? 0;
  return sum;
}

function gainsOf({ state, style, gains, known }: Market, seat: Seat, good: GoodId): readonly number[] {
  const key = seat * BOARD.goods.length + good;
  const worked = gains.get(key);
  if (worked) return worked;
  const list = state.ports.map(({ owner }, port) =>
    wouldBuy(state, port, good) ? saleGain(state, seat, port, good, owner, style, owner < 0 ? 0 : known[owner]) : 0,
  );
  gains.set(key, list);
  return list;
}

function outletsOf(state: State, galley: Galley, gains: readonly number[], taken: readonly PortId[]): Outlet[] {
  const away = graph(state.options).distance[galley.space];
  const outlets: Outlet[] = [];
  for (let port = 0; port < gains.length; port++) {
    if (gains[port] <= 0 || taken.includes(port)) continue;
    const turns = Math.max(0, Math.ceil(away[BOARD.ports[port].space] / Math.max(1, galley.sailors)) - 1);
    outlets.push({ port, turns, gain: gains[port] });
  }
  return outlets;
}

/** The best port for the n-th piece; `undefined` if there is not enough time for any. */
function best(outlets: readonly Outlet[], nth: number, left: number): Outlet | undefined {
  let found: Outlet | undefined;
  if (nth > left) return found;
  for (const outlet of outlets) {
    if (outlet.turns > left) continue;
    if (!found || discounted(outlet, nth) > discounted(found, nth)) found = outlet;
  }
  return found;
}

function discounted({ turns, gain }: Outlet, nth: number): number {
  return gain * DISCOUNTS[Math.max(turns, nth)];
}
