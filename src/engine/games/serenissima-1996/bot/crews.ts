import type { Seat } from '../../../core/game';
import type { PortId } from '../../serenissima/board';
import { roomAboard } from '../../serenissima/cargo';
import { BOARD } from '../data/board';
import { graph, portAt } from '../geography';
import { phaseFrame } from '../queries';
import type { Galley, State } from '../state';

/**
 * Maximum crew of a galley when it sails. Before its owner's harbour turn, sailors can still board in the owner's port.
 */
function crewToSail(state: State, galley: Galley): number {
  const { owner, space, sailors } = galley;
  const phase = phaseFrame(state);
  const port = portAt(space);
  if (phase?.phase !== 'harbour' || state.order.indexOf(owner) <= phase.place) return sailors;
  if (port < 0 || state.ports[port].owner !== owner) return sailors;
  const { garrison, warehouse, hired } = state.ports[port];
  return sailors + Math.min(roomAboard(galley), garrison + Math.min(warehouse.length - hired, state.sailors));
}

/** Whether a rival's galley can reach a port this turn, with the largest crew it could have. */
export function isExposed(state: State, seat: Seat, port: PortId): boolean {
  const away = graph(state.options).distance[BOARD.ports[port].space];
  return state.galleys.some(
    (galley) => galley && galley.owner !== seat && away[galley.space] <= crewToSail(state, galley),
  );
}
