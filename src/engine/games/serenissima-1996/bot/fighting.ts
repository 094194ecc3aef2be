import type { Seat } from '../../../core/game';
import { goodsAboard, roomAboard } from '../../serenissima/cargo';
import { aboard, ashore } from '../berths';
import { DIVISOR, divisorAgainst } from '../blows';
import { portAt } from '../geography';
import type { Serenissima1996Move } from '../moves';
import { fightToTheEnd } from '../odds';
import { galleyAt } from '../../serenissima/galleys';
import type { Galley, SpoilsFrame, State } from '../state';
import { boarding } from './missions';
import type { Style } from './style';
import { portWorth, turnsLeft } from './worth';

/** An attack and its expected gain in ducats. */
interface Assault {
  readonly move: Extract<Serenissima1996Move, { type: 'attack' }>;
  readonly gain: number;
  /** The gain in ducats if the attack were sure to win. Infinity against a galley that can't be beaten. */
  readonly won: number;
  /** Assumed probability of winning a fight to the end. */
  readonly chance: number;
  /** The exact probability of winning. For a port, it includes all of the seat's galleys beside it. */
  readonly odds: number;
}

/** Factor for attacks by several galleys in turn, because some may not be needed. */
const CONCERTED = 0.9;

/** Before the last turn, attacks without a gain are ignored at this win probability or below. */
const HOPELESS = 0.15;

/**
 * Whether an attack can be ignored: it almost certainly fails and gains nothing. In the last turn, no attack is
 * hopeless.
 */
export function isHopeless(state: State, { gain, chance }: Assault): boolean {
  return turnsLeft(state) > 0 && chance <= HOPELESS && gain <= 0;
}

/** Whether an attack gains something at no cost: in the last turn, on a port, by a galley without cargo to sell. */
export function isFree(state: State, { move, gain }: Assault): boolean {
  return turnsLeft(state) === 0 && gain > 0 && 'port' in move.target && goodsAboard(galleyAt(state, move.galley)) === 0;
}

/** All possible attacks, most promising first. Several galleys beside a port attack it together. */
export function assaults(state: State, seat: Seat, style: Style): Assault[] {
  const list: Assault[] = [];
  const left = turnsLeft(state);
  state.galleys.forEach((galley, id) => {
    if (!galley || galley.owner !== seat) return;
    const stake = stakeOf(galley, left, style);
    state.galleys.forEach((foe, other) => {
      if (!foe || foe.owner === seat || foe.space !== galley.space) return;
      const { attacker: chance } = fightToTheEnd(galley.sailors, foe.sailors, DIVISOR);
      const saved = chance * portSaved(state, seat, foe, style);
      const gain = boarding(foe, galley.sailors, stake, left, style) + saved;
      const won = chance > 0 ? (gain + (1 - chance) * stake) / chance : Infinity;
      list.push({ move: { type: 'attack', galley: id, target: aboard(other) }, gain, won, chance, odds: chance });
    });
    const port = portAt(galley.space);
    if (port < 0) return;
    const { owner, garrison, fort, warehouse } = state.ports[port];
    if (owner < 0 || owner === seat || garrison === 0) return;
    const divisor = divisorAgainst(fort);
    const men = menBeside(state, galley, id);
    const { attacker: odds } = fightToTheEnd(men, garrison, divisor);
    const { attacker: alone } = fightToTheEnd(galley.sailors, garrison, divisor);
    const chance = men === galley.sailors ? alone : Math.max(alone, CONCERTED * odds);
    const stored = warehouse.length;
    const prize =
      portWorth(state, seat, port, stored, style) + style.rivalry * portWorth(state, owner, port, stored, style);
    const lost = garrison * 0.7 * style.sailor * Math.min(1, left / 2);
    const gain = style.war * chance * prize * 0.9 - (1 - alone) * stake - lost;
    const won = style.war * prize * 0.9 - lost;
    list.push({ move: { type: 'attack', galley: id, target: ashore(port) }, gain, won, chance, odds });
  });
  return list.sort((a, b) => b.gain - a.gain);
}

/**
 * The value in ducats of beating a rival's galley before it acts. All fights come before all landings, so a rival
 * earlier in the order would land first, and a later one may still storm the seat's port. The value is split among all
 * galleys that threaten the port.
 */
function portSaved(state: State, seat: Seat, foe: Galley, style: Style): number {
  const port = portAt(foe.space);
  if (port < 0) return 0;
  const { owner, garrison, fort, warehouse } = state.ports[port];
  const lands = state.order.indexOf(foe.owner) < state.order.indexOf(seat);
  if (garrison === 0 ? !lands : lands || owner !== seat) return 0;
  const chance = garrison === 0 ? 1 : fightToTheEnd(foe.sailors, garrison, divisorAgainst(fort)).attacker;
  const foes = state.galleys.filter((other) => other?.space === foe.space && other.owner !== seat).length;
  return (chance * portWorth(state, seat, port, warehouse.length, style)) / foes;
}

/** The value at risk when a galley fights. In the last turn, only its unsold cargo. */
function stakeOf(galley: Galley, left: number, style: Style): number {
  const crew = galley.sailors * style.sailor * Math.min(1, left / 2);
  return left * style.galley + crew + goodsAboard(galley) * (left > 0 ? 150 : 250);
}

/**
 * Number of sailors that can attack: the galley's crew, and the crews of the seat's other galleys beside it except one
 * sailor each.
 */
function menBeside(state: State, galley: Galley, id: number): number {
  return state.galleys.reduce((men, mate, other) => {
    const joins = mate && other !== id && mate.owner === galley.owner && mate.space === galley.space;
    return joins ? men + Math.max(0, mate.sailors - 1) : men;
  }, galley.sailors);
}

/** Seizes the beaten galley if there are enough sailors and turns to use it, then keeps the best goods. */
export function spoilsMove(state: State, frame: SpoilsFrame): Serenissima1996Move {
  const victor = galleyAt(state, frame.victor);
  const prize = galleyAt(state, frame.prize);
  if (frame.stage === 'fate') {
    const loot = goodsAboard(prize) > roomAboard(victor);
    const useful = victor.sailors > 1 && (turnsLeft(state) > 0 || (loot && portAt(victor.space) >= 0));
    return useful ? { type: 'seize', crew: Math.max(1, Math.floor(victor.sailors / 2)) } : { type: 'sink' };
  }
  for (const [id, ship] of [
    [frame.victor, victor],
    [frame.prize, prize],
  ] as const) {
    if (ship.sailors > 0 && roomAboard(ship) < 0) return { type: 'jettison', galley: id, good: cheapest(ship) };
  }
  const doomed = prize.sailors === 0 ? prize : victor.sailors === 0 ? victor : undefined;
  const heir = doomed === prize ? victor : prize;
  if (doomed && roomAboard(heir) > 0 && goodsAboard(doomed) > 0) {
    return { type: 'stow', from: doomed === prize ? frame.prize : frame.victor, good: dearest(doomed) };
  }
  return { type: 'finishSpoils' };
}

/** Goods are listed from the most common to the rarest. */
function cheapest(ship: Galley): number {
  return ship.cargo.findIndex((pieces) => pieces > 0);
}

function dearest(ship: Galley): number {
  return ship.cargo.findLastIndex((pieces) => pieces > 0);
}

/** Landings that gain more than their sailors are worth, best first, with the gain in ducats. */
export function landings(
  state: State,
  seat: Seat,
  style: Style,
): { move: Serenissima1996Move; gain: number; port: number }[] {
  const list: { move: Serenissima1996Move; gain: number; port: number }[] = [];
  const left = turnsLeft(state);
  state.galleys.forEach((galley, id) => {
    if (!galley || galley.owner !== seat) return;
    const port = portAt(galley.space);
    if (port < 0 || state.ports[port].garrison > 0) return;
    const town = state.ports[port];
    const watched = state.galleys.some((foe) => foe && foe.owner !== seat && foe.sailors > 1);
    const wanted = left === 0 || !watched ? 1 : galley.sailors >= 4 ? 2 : 1;
    const count = Math.min(wanted, Math.max(1, galley.sailors - 1));
    const lost = galley.sailors === count ? stakeOf(galley, left, style) : count * 20;
    const worth = portWorth(state, seat, port, town.warehouse.length, style);
    const harm = town.owner < 0 || town.owner === seat ? 0 : style.rivalry * worth;
    const gain = (town.owner === seat ? worth * 0.3 * Math.min(1, left) : worth) + harm - lost;
    if (gain > 0) list.push({ move: { type: 'land', galley: id, count }, gain: gain + galley.sailors, port });
  });
  return list.sort((a, b) => b.gain - a.gain);
}
