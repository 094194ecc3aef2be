import type { Seat } from '../../../core/game';
import { roomAboard } from '../../serenissima/cargo';
import { exchangePieces, piecesOf, whyNotExchange, whyNotTransfer } from '../../serenissima/stowage';
import { aboard, addPieces, ashore, BERTHS } from '../berths';
import { portAt } from '../geography';
import type { Serenissima1996Move } from '../moves';
import { refuseIf } from '../refuse';
import type { Galley, State, PhaseFrame } from '../state';
import type { GalleyId } from '../../serenissima/board';
import { galleyAt, ownGalley, sinkGalley } from '../../serenissima/galleys';
import type { Handlers, MoveContext } from './decision';

/**
 * Phase 2: pieces move between a seat's galleys and garrison in a space, one per move, or leave the board. Two full
 * galleys can exchange pieces. A galley without sailors sinks immediately with its cargo.
 */
export function stowageMoves(state: State, seat: Seat, moves: Serenissima1996Move[]): void {
  for (let id = 0; id < state.galleys.length; id++) {
    const galley = state.galleys[id];
    if (!galley || galley.owner !== seat) continue;
    const port = portAt(galley.space);
    const own = port >= 0 && state.ports[port].owner === seat;
    if (own) {
      moves.push({ type: 'transfer', from: aboard(id), to: ashore(port), piece: 'sailor' });
      if (state.ports[port].garrison > 0 && roomAboard(galley) > 0) {
        moves.push({ type: 'transfer', from: ashore(port), to: aboard(id), piece: 'sailor' });
      }
    } else if (port >= 0) {
      moves.push({ type: 'dismiss', galley: id });
    }
    for (let good = 0; good < galley.cargo.length; good++) {
      if (galley.cargo[good] > 0) moves.push({ type: 'discard', galley: id, good });
    }
    for (let other = 0; other < state.galleys.length; other++) {
      const mate = state.galleys[other];
      if (other === id || !mate || mate.owner !== seat || mate.space !== galley.space) continue;
      if (roomAboard(mate) > 0) shiftMoves(galley, id, other, moves);
      else if (other > id && roomAboard(galley) === 0) exchangeMoves(galley, id, mate, other, moves);
    }
  }
}

function shiftMoves(galley: Galley, id: GalleyId, other: GalleyId, moves: Serenissima1996Move[]): void {
  for (const piece of piecesOf(galley)) {
    moves.push({ type: 'transfer', from: aboard(id), to: aboard(other), piece });
  }
}

function exchangeMoves(
  galley: Galley,
  id: GalleyId,
  mate: Galley,
  other: GalleyId,
  moves: Serenissima1996Move[],
): void {
  for (const piece of piecesOf(galley)) {
    for (const wanted of piecesOf(mate)) {
      if (!whyNotExchange(galley, piece, mate, wanted)) {
        moves.push({ type: 'exchange', galley: id, piece, with: other, for: wanted });
      }
    }
  }
}

export const stowage: Handlers<PhaseFrame, 'transfer' | 'exchange' | 'discard' | 'dismiss'> = {
  transfer(state, seat, { from, to, piece }, context) {
    refuseIf(whyNotTransfer(BERTHS, state, seat, from, to, piece));
    addPieces(state, from, piece, -1);
    addPieces(state, to, piece, 1);
    context.events.push({ type: 'transferred', seat, from, to, piece });
    if ('galley' in from) sinkIfAbandoned(state, from.galley, context);
  },

  exchange(state, seat, { galley: id, piece, with: other, for: wanted }, { events }) {
    const galley = ownGalley(state, seat, id);
    const mate = ownGalley(state, seat, other);
    if (!galley || !mate) return refuseIf('not-your-galley');
    refuseIf(id >= other ? 'exchange-order' : galley.space !== mate.space ? 'not-here' : undefined);
    refuseIf(whyNotExchange(galley, piece, mate, wanted));
    exchangePieces(galley, piece, mate, wanted);
    events.push({ type: 'exchanged', seat, galley: id, piece, with: other, for: wanted });
  },

  discard(state, seat, { galley: id, good }, { events }) {
    const galley = ownGalley(state, seat, id);
    refuseIf(!galley ? 'not-your-galley' : galley.cargo[good] === 0 ? 'none-to-discard' : undefined);
    if (!galley) return;
    galley.cargo[good]--;
    state.supply[good]++;
    events.push({ type: 'discarded', seat, galley: id, good });
  },

  dismiss(state, seat, { galley: id }, context) {
    const galley = ownGalley(state, seat, id);
    if (!galley) return refuseIf('not-your-galley');
    const port = portAt(galley.space);
    refuseIf(port < 0 ? 'dismiss-in-port' : state.ports[port].owner === seat ? 'dismiss-ashore' : undefined);
    galley.sailors--;
    state.sailors++;
    context.events.push({ type: 'dismissed', seat, galley: id, port });
    sinkIfAbandoned(state, id, context);
  },
};

function sinkIfAbandoned(state: State, id: GalleyId, { events }: MoveContext): void {
  if (galleyAt(state, id).sailors === 0) sinkGalley(state, id, 'abandoned', events);
}
