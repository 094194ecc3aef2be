import { BOARD } from '../../../engine/games/serenissima-1996/data/board';
import type { Serenissima1996Move } from '../../../engine/games/serenissima-1996/moves';
import type { GalleyId, PortId } from '../../../engine/games/serenissima/board';
import type { TargetId } from '../../board/board-types';
import { idOf, kindOf } from '../kit/targets';
import { firstGood, hasCargo, portOfTarget, spaceOf } from '../serenissima/spaces';
import { target } from '../serenissima/targets';
import { portIn } from '../serenissima/words';
import { buy } from './wishes';
import type { View } from './words';

export { wishes } from './wishes';

/** The move that a player attempts by choosing a target, with or without a chosen piece. */
export function attempt(actor: TargetId | null, to: TargetId, view: View): Serenissima1996Move | null {
  const { frame } = view;
  if (frame?.kind === 'spoils') return stow(actor, to, view);
  if (frame?.kind !== 'phase') return null;
  if (actor === null) return alone(to, view);
  if (kindOf(actor) !== 'galley') return fromGarrison(idOf(actor), to);
  const galley = idOf(actor);
  switch (frame.phase) {
    case 'harbour':
      return inHarbour(galley, to, view);
    case 'sailing':
      return sail(galley, to, view);
    case 'combat':
      return fight(galley, to);
    case 'landing':
    case 'revenue':
      return spaceOf(BOARD, view.galleys, to) === view.galleys[galley]?.space
        ? ashore(galley, view)
        : { type: 'sail', galley, to: spaceOf(BOARD, view.galleys, to) };
  }
}

export const ownPieces = ({ active, galleys }: View): TargetId[] =>
  galleys.flatMap((galley, id) => (active !== null && galley?.owner === active ? target.galley(id) : []));

/** The move if no piece is chosen: an action of the target galley, or building a galley in the target port. */
function alone(to: TargetId, view: View): Serenissima1996Move | null {
  const id = idOf(to);
  if (kindOf(to) !== 'galley') {
    const crew = view.ports[id]?.garrison > 0 ? 'garrison' : 'hired';
    return kindOf(to) === 'port' && view.phase === 'harbour' ? { type: 'buildGalley', port: id, crew } : null;
  }
  const galley = view.galleys[id];
  if (!galley) return null;
  const port = portIn(BOARD.ports, galley.space);
  switch (view.phase) {
    case 'harbour':
      return port < 0 || galley.owner !== view.active ? { type: 'discard', galley: id, good: 0 } : buy(id, port, view);
    case 'sailing':
      return { type: 'sail', galley: id, to: galley.space };
    case 'combat':
      return { type: 'attack', galley: id, target: port < 0 ? { galley: id } : { port } };
    default:
      return ashore(id, view);
  }
}

/** The move by which a galley lands or sells in the port of its space. */
const ashore = (galley: GalleyId, view: View): Serenissima1996Move =>
  view.phase === 'landing'
    ? { type: 'land', galley, count: 1 }
    : { type: 'sell', galley, good: firstGood(view.galleys[galley]) };

function inHarbour(galley: GalleyId, to: TargetId, view: View): Serenissima1996Move {
  if (kindOf(to) !== 'galley') {
    const port = portOfTarget(BOARD, to);
    const sails = kindOf(to) === 'space' && idOf(to) !== view.galleys[galley]?.space;
    return sails || port < 0 ? { type: 'sail', galley, to: idOf(to) } : buy(galley, port, view);
  }
  const [own, other] = [view.galleys[galley], view.galleys[idOf(to)]];
  if (other?.owner === own?.owner) {
    const piece = hasCargo(own) ? firstGood(own) : 'sailor';
    return { type: 'transfer', from: { galley }, to: { galley: idOf(to) }, piece };
  }
  const offers = !hasCargo(other) && hasCargo(own);
  return offers
    ? { type: 'offerCargo', from: galley, galley: idOf(to), good: firstGood(own), count: 1 }
    : { type: 'askCargo', from: idOf(to), galley, good: firstGood(other), count: 1 };
}

/**
 * The illegal move of sailing a galley to a target, so that the refusal can be shown. `null` if the galley is already
 * there or may sail there.
 */
function sail(galley: GalleyId, to: TargetId, view: View): Serenissima1996Move | null {
  const space = spaceOf(BOARD, view.galleys, to);
  const reached = view.reach[galley]?.some((goal) => goal.space === space) ?? false;
  return reached || space < 0 || space === view.galleys[galley]?.space ? null : { type: 'sail', galley, to: space };
}

function fight(galley: GalleyId, to: TargetId): Serenissima1996Move {
  if (kindOf(to) === 'galley') return { type: 'attack', galley, target: { galley: idOf(to) } };
  const port = portOfTarget(BOARD, to);
  return port < 0 ? { type: 'sail', galley, to: idOf(to) } : { type: 'attack', galley, target: { port } };
}

/** Moves a sailor from a garrison to a galley or to another garrison. */
function fromGarrison(port: PortId, to: TargetId): Serenissima1996Move | null {
  if (kindOf(to) === 'galley') return { type: 'transfer', from: { port }, to: { galley: idOf(to) }, piece: 'sailor' };
  const other = portOfTarget(BOARD, to);
  return other < 0 ? null : { type: 'transfer', from: { port }, to: { port: other }, piece: 'sailor' };
}

function stow(actor: TargetId | null, to: TargetId, view: View): Serenissima1996Move | null {
  if (actor === null || kindOf(actor) !== 'galley' || kindOf(to) !== 'galley') return null;
  return { type: 'stow', from: idOf(actor), good: firstGood(view.galleys[idOf(actor)]) };
}
