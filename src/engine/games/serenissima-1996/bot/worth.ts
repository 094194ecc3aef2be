import type { Seat } from '../../../core/game';
import { NOBODY } from '../../serenissima/board';
import type { GoodId, PortId } from '../../serenissima/board';
import { BOARD, GOODS } from '../data/board';
import { graph } from '../geography';
import { fightToTheEnd } from '../odds';
import { hasGood, marketOf, ownCapital } from '../queries';
import type { State } from '../state';
import { divisorAgainst } from '../blows';
import { isCapital, nextFigure } from '../geography';
import { CAPITAL_INCOME, CAPITAL_MARKET_BONUS, CAPITAL_POINTS, DUCATS_A_POINT, MARKET_BONUS } from '../data/components';
import type { Style } from './style';

/** The value of a point at the end, in ducats. */
export const POINT = DUCATS_A_POINT;
/** The additional points of a full port, by size. */
const FILLING: Readonly<Record<number, number>> = { 2: 1, 4: 4, 6: 9 };
/** The share of a full port's bonus that a port with `stored` of `size` goods is worth (a rule of thumb). */
const fillingShare = (stored: number, size: number, left: number): number => {
  if (stored >= size) return 1;
  const missing = size - stored;
  const likely = missing <= left * 1.5 ? 0.75 : 0.75 * Math.max(0, (left * 1.5) / missing) ** 2;
  return likely * (stored / size);
};
export const LUXURIES: ReadonlySet<GoodId> = new Set([
  GOODS.indexOf('spices'),
  GOODS.indexOf('gold'),
  GOODS.indexOf('gems'),
]);
const WOOD = GOODS.indexOf('wood');
const IRON = GOODS.indexOf('iron');

/** Number of turns after this one. With a variable end, two more are expected. */
export function turnsLeft(state: State): number {
  const left = Math.max(0, state.lastTurn - state.turn);
  return state.options.end === 'variable' ? left + 2 : left;
}

/** The value in ducats of owning a port with `stored` goods. */
export function portWorth(state: State, seat: Seat, port: PortId, stored: number, style: Style): number {
  const left = turnsLeft(state);
  const { size, good } = BOARD.ports[port];
  let worth =
    POINT * (1 + FILLING[size] * fillingShare(stored, size, left)) + left * (style.port + stored * style.hands);
  if (LUXURIES.has(good)) worth += left * style.luxury;
  if (port === ownCapital(state, seat)) worth += CAPITAL_POINTS * POINT + left * CAPITAL_INCOME;
  return worth;
}

/** The value in ducats of one more good to a port's owner. */
export function fillingGain(state: State, owner: Seat, port: PortId, good: GoodId, style: Style): number {
  const stored = state.ports[port].warehouse.length;
  const gain = portWorth(state, owner, port, stored + 1, style) - portWorth(state, owner, port, stored, style);
  if (good !== WOOD && good !== IRON) return gain;
  const left = turnsLeft(state);
  if (left <= 1) return gain;
  return gain + (hasGood(state, port, good === WOOD ? IRON : WOOD) ? 60 : 25) * left;
}

/** Whether a port would buy a good in Phase 6. */
export function wouldBuy(state: State, port: PortId, good: GoodId): boolean {
  return !hasGood(state, port, good) && state.ports[port].warehouse.length < BOARD.ports[port].size;
}

/**
 * The gain from selling a good in a port that will belong to `owner`: price, bonus and effect on the port. `known` is
 * the mask of the owner's goods.
 */
export function saleGain(
  state: State,
  seat: Seat,
  port: PortId,
  good: GoodId,
  owner: Seat,
  style: Style,
  known = marketOf(state, owner),
): number {
  const price = owner === seat && !state.options.payInOwnPorts ? 0 : nextFigure(state, port);
  if (owner === NOBODY) return price;
  const filling = fillingGain(state, owner, port, good, style);
  if (owner === seat) return price + filling;
  const bonus = (known >> good) & 1 ? 0 : isCapital(port) ? CAPITAL_MARKET_BONUS : MARKET_BONUS;
  return price + bonus - style.rivalry * filling;
}

/** Estimated probability that a garrison survives the rivals' next turn. */
export function holdProbability(state: State, seat: Seat, port: PortId, garrison: number, caution: number): number {
  const away = graph(state.options).distance[BOARD.ports[port].space];
  let strongest = 0;
  let total = 0;
  for (const galley of state.galleys) {
    if (!galley || galley.owner === seat || away[galley.space] > galley.sailors) continue;
    total += galley.sailors;
    if (galley.sailors > strongest) strongest = galley.sailors;
  }
  if (strongest === 0) return 1;
  if (garrison === 0) return 1 - caution;
  const divisor = divisorAgainst(state.ports[port].fort);
  const single = fightToTheEnd(strongest, garrison, divisor).attacker;
  const joint = total > strongest ? fightToTheEnd(Math.min(9, total), garrison, divisor).attacker : single;
  return 1 - caution * (0.6 * single + 0.4 * joint);
}
