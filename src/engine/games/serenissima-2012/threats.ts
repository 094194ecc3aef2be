import { NO_THREATS } from '../../core/threats';
import type { Threats } from '../../core/threats';
import { threatsOf } from '../serenissima/threats';
import type { Voyage } from '../serenissima/threats';
import { combatValue } from './blows';
import { chanceThrough } from './chances';
import { portAt } from './geography';
import { reachFrom } from './phases/movement';
import { activation, isLastPort } from './queries';
import type { ActivationFrame, Galley, State } from './state';
import { BOARD } from './data/board';
import { whyNotPart } from './steps';

/**
 * The spaces that each galley could reach in its next activation, and the garrisons that it could attack. The odds
 * include the spaces crossed, a fort's shot, and the owner's galleys in the space, which must be sunk first, lowest
 * number first.
 */
export function threats(state: State): Threats {
  if (state.frames.length === 0) return NO_THREATS;
  const voyages = state.galleys.flatMap((galley, id) => (galley ? [voyageOf(state, galley, id)] : []));
  return threatsOf(voyages, {
    portAt,
    ports: state.ports,
    chance: ({ galley }, port, { steps }) => chanceOf(state, galley, port, steps),
  });
}

function voyageOf(state: State, galley: Galley, id: number): Voyage {
  const frame = currentOf(state, id);
  const canSail = !frame || !whyNotPart(frame.step, 'movement');
  const departure = frame ?? { start: galley.space, crossed: 0 };
  const reach = reachFrom(state, galley, departure, canSail ? galley.sailors : departure.crossed);
  const isToCome = state.active >= 0 && id > state.active;
  return { seat: galley.owner, galley: id, reach, soon: frame || isToCome ? 'all' : 'none' };
}

/** The galley's activation, if it is under way and the galley may still storm a port. */
function currentOf(state: State, id: number): ActivationFrame | undefined {
  const frame = activation(state);
  const fights = frame?.galley === id && frame.step !== 'barred' && !whyNotPart(frame.step, 'battle');
  return fights ? frame : undefined;
}

function chanceOf(state: State, id: number, port: number, crossed: number): number | undefined {
  const { owner, garrison, fort } = state.ports[port];
  const attacker = state.galleys[id];
  const value = attacker ? combatValue(attacker, { value: currentOf(state, id)?.value ?? -1, crossed }) : 0;
  if (!attacker || value === 0 || isLastPort(state, port)) return undefined;
  const guards = state.galleys.filter((galley) => galley?.owner === owner && galley.space === BOARD.ports[port].space);
  return chanceThrough(
    attacker.sailors,
    value,
    guards.map((galley) => galley?.sailors ?? 0),
    garrison,
    fort,
  );
}
