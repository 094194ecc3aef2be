import type { ThrownDie } from '../../core/game';
import type { Serenissima2012Event } from './events';
import { incomes } from './income';
import { portsOf } from './queries';
import type { State } from './state';

/** A battle die counts as a two-sided die: 1 is a blank, 2 a skull. */
const SIDES = 2;

/** Figures by seat for the charts after a match; `income` is the income if there were a scoring now. */
export function measures(state: State): Record<string, number[]> {
  const each = (count: (seat: number) => number) => state.money.map((_, seat) => count(seat));
  const fleet = (seat: number) => state.galleys.filter((galley) => galley?.owner === seat);
  const crews = (seat: number) => fleet(seat).reduce((sum, galley) => sum + (galley?.sailors ?? 0), 0);
  const garrisons = (seat: number) => portsOf(state, seat).reduce((sum, port) => sum + state.ports[port].garrison, 0);
  return {
    points: state.money.slice(),
    income: incomes(state),
    ports: each((seat) => portsOf(state, seat).length),
    galleys: each((seat) => fleet(seat).length),
    sailors: each((seat) => crews(seat) + garrisons(seat)),
  };
}

/** The points with the income at the next scoring, which a lost port reduces. */
export function prospects(state: State): number[] {
  const income = incomes(state);
  return state.money.map((money, seat) => money + income[seat]);
}

/** Dice of battles and forts. */
export function dice(event: Serenissima2012Event): ThrownDie[] {
  const volleys =
    event.type === 'fought' ? [event.attacker, event.defender] : event.type === 'fortFired' ? [event.volley] : [];
  return volleys.flatMap(({ seat, dice: thrown }) => thrown.map((skulls) => ({ seat, die: 1 + skulls, sides: SIDES })));
}
