import { NO_THREATS } from '../../core/threats';
import type { Threats } from '../../core/threats';
import { reachOf } from '../serenissima/reach';
import { threatsOf } from '../serenissima/threats';
import type { Voyage } from '../serenissima/threats';
import { divisorAgainst } from './blows';
import { graph, portAt } from './geography';
import { fightToTheEnd } from './odds';
import { ownersIn, phaseFrame } from './queries';
import type { Galley, Phase, State } from './state';

/** In these phases, a galley may still sail this turn (`SAILS`), or fight in its space (`FIGHTS`). */
const SAILS: readonly Phase[] = ['harbour', 'sailing'];
const FIGHTS: readonly Phase[] = [...SAILS, 'combat'];

/**
 * The spaces that each galley could reach and the garrisons that it could attack: this turn if its owner may still do
 * so, otherwise next turn. Each attack is by one galley alone. A port without a garrison needs only a landing.
 */
export function threats(state: State): Threats {
  if (state.frames.length === 0) return NO_THREATS;
  const voyages = state.galleys.flatMap((galley, id) => (galley ? [voyageOf(state, galley, id)] : []));
  return threatsOf(voyages, {
    portAt,
    ports: state.ports,
    chance({ galley }, port) {
      const { garrison, fort } = state.ports[port];
      return fightToTheEnd(state.galleys[galley]?.sailors ?? 0, garrison, divisorAgainst(fort)).attacker;
    },
  });
}

function voyageOf(state: State, galley: Galley, id: number): Voyage {
  const { owner: seat, space, sailors, sailed, passage } = galley;
  const sails = mayStill(state, seat, SAILS, 'sailing');
  const fights = sails || mayStill(state, seat, FIGHTS, 'combat');
  const isLast = state.turn >= state.lastTurn && state.options.end === 'fixed';
  const stays = sails ? passage === 'refused' : isLast;
  const crossed = sails ? sailed : 0;
  const departure = {
    space,
    crossed,
    range: stays ? crossed : sailors,
    asks: sails && passage === 'ask' ? ownersIn(state, space, seat) : [],
  };
  const reach = reachOf(graph(state.options), departure, (to) => ownersIn(state, to, seat));
  return { seat, galley: id, reach, soon: sails ? 'all' : fights ? 'here' : 'none' };
}

/** Whether a seat has yet to finish a phase this turn. `until` lists this phase and the earlier ones. */
function mayStill(state: State, seat: number, until: readonly Phase[], phase: Phase): boolean {
  const frame = phaseFrame(state);
  if (!frame) return true;
  if (frame.phase !== phase) return until.includes(frame.phase);
  return state.order.indexOf(seat) >= frame.place;
}
