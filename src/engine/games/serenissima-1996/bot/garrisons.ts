import type { Seat } from '../../../core/game';
import type { PortId } from '../../serenissima/board';
import { CAPACITY } from '../../serenissima/cargo';
import { DIVISOR, FORT_DIVISOR, divisorAgainst } from '../blows';
import { BUILD_COST, CAPITAL_POINTS, FULL_POINTS, SAILOR_COST } from '../data/components';
import { BOARD, GOODS } from '../data/board';
import { fightToTheEnd } from '../odds';
import { hasGood, isFull, ownCapital } from '../queries';
import type { State } from '../state';
import { isExposed } from './crews';
import { rivalNear } from './facts';
import { POINT } from './worth';

/**
 * Minimum garrison of the seat's own capital, by number of players. With two players, losing the capital loses the
 * game. With three sailors instead of two, a scripted player that trades better won 63 % of its games against this bot.
 */
const HOME_GUARD: Readonly<Record<number, number>> = { 2: 2, 3: 0, 4: 0 };
/**
 * Maximum garrison of the seat's own capital against rivals in reach, by number of players. With a higher limit for
 * four players, a scripted player that trades better won 31.4 % instead of 29.6 % of 1,600 games.
 */
const MAX_GUARD: Readonly<Record<number, number>> = { 2: CAPACITY, 3: CAPACITY, 4: 3 };
/** A full port with at least this many points keeps a garrison if a rival can come. */
const PRECIOUS = 5;
/** At this probability or above, a garrison counts as beaten. */
export const BEATEN = 0.5;
/**
 * Below this probability of loss, a garrison needs no more sailors. (Five sailors beat six in one of fourteen attacks.)
 */
const SAFE = 0.1;
/** Minimum value of a fort as a multiple of its price, because its value comes later. */
const FORT_GAIN = 2;
const WOOD = GOODS.indexOf('wood');
const GOLD = GOODS.indexOf('gold');

/** Crew of the strongest rival galley in reach of a port; 0 if there is none. */
export function strongestNear(state: State, seat: Seat, port: PortId): number {
  return rivalNear(state, seat, port)?.sailors ?? 0;
}

/**
 * Minimum garrison of a seat's port. A capital needs enough sailors for a better than even chance against a crew of
 * `men`, up to a maximum. Capitals and valuable full ports need at least one if a rival can come.
 */
export function guardOf(state: State, seat: Seat, port: PortId, men: number): number {
  const home = port === ownCapital(state, seat);
  if (!home && !(isFull(state, port) && FULL_POINTS[BOARD.ports[port].size] >= PRECIOUS)) return 0;
  const least = home ? HOME_GUARD[state.powers.length] : 0;
  const most = home ? MAX_GUARD[state.powers.length] : 1;
  if (men > 0) return Math.max(least, fewestAgainst(state, port, men, BEATEN, most));
  return Math.max(least, isExposed(state, seat, port) ? 1 : 0);
}

/** The smallest garrison that almost certainly beats the strongest crew in reach. */
export function safeGarrison(state: State, seat: Seat, port: PortId): number {
  return fewestAgainst(state, port, strongestNear(state, seat, port), SAFE, Infinity);
}

/** The smallest garrison from 1 to `most` that loses with a probability below `chance`. */
function fewestAgainst(state: State, port: PortId, crew: number, chance: number, most: number): number {
  let men = 1;
  while (men < most && captureProbability(state, port, crew, men) >= chance) men++;
  return men;
}

/** Probability that a crew takes a port from `men` sailors. */
export function captureProbability(state: State, port: PortId, crew: number, men: number): number {
  return fightToTheEnd(crew, men, divisorAgainst(state.ports[port].fort)).attacker;
}

/** Whether a fort saves at least {@link FORT_GAIN} times its price if the strongest galley in reach attacks. */
export function isFortWanted(state: State, seat: Seat, port: PortId): boolean {
  const town = state.ports[port];
  if (town.owner !== seat || town.fort || town.built || state.money[seat] < BUILD_COST) return false;
  if (!hasGood(state, port, WOOD) || !hasGood(state, port, GOLD)) return false;
  const men = strongestNear(state, seat, port);
  if (men === 0) return false;
  const full = isFull(state, port) ? FULL_POINTS[BOARD.ports[port].size] : 1;
  const points = full + (port === ownCapital(state, seat) ? CAPITAL_POINTS : 0);
  const garrison = menFor(state, seat, port);
  if (garrison === 0) return false;
  const chance = (divisor: number) => fightToTheEnd(men, garrison, divisor).attacker;
  return (chance(DIVISOR) - chance(FORT_DIVISOR)) * points * POINT >= FORT_GAIN * BUILD_COST;
}

/** The largest possible garrison after the harbour turn and after paying for a fort. Each galley keeps one sailor. */
function menFor(state: State, seat: Seat, port: PortId): number {
  const town = state.ports[port];
  let men = town.garrison;
  for (const galley of state.galleys) {
    if (galley?.owner === seat && galley.space === BOARD.ports[port].space) men += galley.sailors - 1;
  }
  const payable = Math.floor((state.money[seat] - BUILD_COST) / SAILOR_COST);
  return men + Math.min(Math.max(0, town.warehouse.length - town.hired), payable, state.sailors);
}
