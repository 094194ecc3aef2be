import { BOARD } from '../../../engine/games/serenissima-2012/data/board';
import type { Serenissima2012Move } from '../../../engine/games/serenissima-2012/moves';
import type { Berth } from '../../../engine/games/serenissima/berths';
import type { GalleyId, PortId } from '../../../engine/games/serenissima/board';
import type { TargetId } from '../../board/board-types';
import { idOf, kindOf } from '../kit/targets';
import { firstGood, hasCargo, portOfTarget, spaceOf } from '../serenissima/spaces';
import { target } from '../serenissima/targets';
import { portAt } from './words';
import type { View } from './words';

export { wishes } from './wishes';

/**
 * The move that a player attempts by choosing a target. The actor is the chosen piece or, if none is chosen, the active
 * galley.
 */
export function attempt(actor: TargetId | null, to: TargetId, view: View): Serenissima2012Move | null {
  const port = portOfTarget(BOARD, to);
  switch (view.frame?.kind) {
    case 'closing':
      return port < 0 ? null : { type: 'close', port };
    case 'choosing':
      return port < 0 ? null : { type: 'choosePort', port };
    case 'catchUp':
      return kindOf(to) === 'galley' ? recruit({ galley: idOf(to) }) : port < 0 ? null : buyGalley(port, view);
    case 'activation': {
      if (view.phase === 'investment') return invest(to, port, view);
      const from: Berth = actor === null || view.active === null ? { galley: view.active ?? 0 } : berthOf(actor);
      return 'galley' in from && from.galley === view.active ? act(from.galley, to, view) : transfer(from, to);
    }
    default:
      return null;
  }
}

/** The active galley. Others of its player have their own turns. */
export const ownPieces = ({ active }: View): TargetId[] => (active === null ? [] : [target.galley(active)]);

const berthOf = (id: TargetId): Berth => (kindOf(id) === 'galley' ? { galley: idOf(id) } : { port: idOf(id) });
const recruit = (to: Berth): Serenissima2012Move => ({ type: 'recruit', to, count: 1 });

/** Buys the galley with the lowest number that is not on the board. */
const buyGalley = (port: PortId, { galleys }: View): Serenissima2012Move => ({
  type: 'buyGalley',
  galley: Math.max(0, galleys.indexOf(null)),
  port,
});

/** Invests in a port: a fort, then a basilica, then sailors. */
function invest(to: TargetId, port: PortId, { ports }: View): Serenissima2012Move {
  if (kindOf(to) === 'galley') return recruit({ galley: idOf(to) });
  if (port < 0) return { type: 'sail', to: idOf(to) };
  if (!ports[port].fort) return { type: 'buildFort', port };
  return ports[port].basilica ? recruit({ port }) : { type: 'buildBasilica', port };
}

function transfer(from: Berth, to: TargetId): Serenissima2012Move | null {
  return kindOf(to) === 'space' ? null : { type: 'transfer', from, to: berthOf(to), piece: 'sailor' };
}

/** The active galley acts on a target in its space, or sails to the target. `null` if it can sail there legally. */
function act(galley: GalleyId, to: TargetId, view: View): Serenissima2012Move | null {
  const active = view.galleys[galley];
  const space = spaceOf(BOARD, view.galleys, to);
  if (!active || space < 0) return null;
  if (space !== active.space) {
    return view.reach.some((goal) => goal.space === space) ? null : { type: 'sail', to: space };
  }
  if (kindOf(to) !== 'galley') return inPort(galley, view);
  const target = { galley: idOf(to) };
  if (target.galley === galley) return null;
  return view.galleys[target.galley]?.owner === active.owner
    ? { type: 'transfer', from: { galley }, to: target, piece: 'sailor' }
    : { type: 'attack', target };
}

/** The action of a galley in the port of its space: sells its cargo, loads if it is empty, or takes the port. */
function inPort(galley: GalleyId, { galleys, ports, phase }: View): Serenissima2012Move | null {
  const active = galleys[galley];
  const port = active ? portAt(active.space) : -1;
  if (!active || port < 0) return null;
  if (hasCargo(active)) return { type: 'sell', good: firstGood(active) };
  if (phase === 'choice' || phase === 'loading' || ports[port].owner === active.owner)
    return { type: 'load', count: 1 };
  return ports[port].owner < 0 ? { type: 'claim', sailors: 1 } : { type: 'attack', target: { port } };
}
