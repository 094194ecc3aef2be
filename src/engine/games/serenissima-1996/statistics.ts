import type { ThrownDie } from '../../core/game';
import type { Serenissima1996Event } from './events';
import { scoreSheet } from './score';
import type { State } from './state';

const DIE = 6;

/** Figures by seat for the charts after a match. */
export function measures(state: State): Record<string, number[]> {
  const each = (count: (seat: number) => number) => state.powers.map((_, seat) => count(seat));
  const garrison = (seat: number) =>
    state.ports.reduce((sum, port) => sum + (port.owner === seat ? port.garrison : 0), 0);
  const crews = (seat: number) =>
    state.galleys.reduce((sum, galley) => sum + (galley?.owner === seat ? galley.sailors : 0), 0);
  const { scores } = scoreSheet(state);
  return {
    points: each((seat) => scores[seat].total),
    money: state.money.slice(),
    ports: each((seat) => state.ports.filter((port) => port.owner === seat).length),
    sailors: each((seat) => garrison(seat) + crews(seat)),
  };
}

/** Dice of battles and of the order of play. */
export function dice(event: Serenissima1996Event): ThrownDie[] {
  if (event.type === 'fought') {
    return [event.attacker, event.defender].map(({ seat, die }) => ({ seat, die, sides: DIE }));
  }
  if (event.type === 'thrownForOrder') return event.throws.map(({ seat, die }) => ({ seat, die, sides: DIE }));
  return [];
}
