import type { Seat } from '../../../../core/game';
import { roomAboard } from '../../common/cargo';
import { aboard, addPieces, ashore, berthSpace, piecesAt, roomAt } from '../berths';
import { galleyAt, ownGalley } from '../queries';
import { sinkGalley } from '../galleys';
import { portAt } from '../geography';
import type { Berth, FirstEditionMove, Piece } from '../moves';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import type { Galley, State } from '../state';
import type { GalleyId, GoodId } from '../../common/board';
import type { Handlers, Turn } from './handler';

/**
 * Phase 2: pieces change places between a seat's galleys and garrison in one space, one piece a move, or leave the board. Two
 * full galleys exchange a piece for a piece. A galley without sailors sinks at once with its cargo.
 */
export function stowageMoves(state: State, seat: Seat, moves: FirstEditionMove[]): void {
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

function shiftMoves(galley: Galley, id: GalleyId, other: GalleyId, moves: FirstEditionMove[]): void {
  for (const piece of piecesOf(galley)) {
    moves.push({ type: 'transfer', from: aboard(id), to: aboard(other), piece });
  }
}

function exchangeMoves(galley: Galley, id: GalleyId, mate: Galley, other: GalleyId, moves: FirstEditionMove[]): void {
  for (const piece of piecesOf(galley)) {
    for (const wanted of piecesOf(mate)) {
      if (!whyNotExchange(galley, piece, mate, wanted)) {
        moves.push({ type: 'exchange', galley: id, piece, with: other, for: wanted });
      }
    }
  }
}

function piecesOf(galley: Galley): Piece[] {
  const pieces: Piece[] = ['sailor'];
  for (let good: GoodId = 0; good < galley.cargo.length; good++) if (galley.cargo[good] > 0) pieces.push(good);
  return pieces;
}

function whyNotTransfer(state: State, seat: Seat, from: Berth, to: Berth, piece: Piece): RefusalCode | undefined {
  const space = berthSpace(state, seat, from);
  if (space < 0 || berthSpace(state, seat, to) < 0) return 'not-yours';
  if (berthSpace(state, seat, to) !== space || sameBerth(from, to)) return 'not-here';
  if (piece !== 'sailor' && ('port' in from || 'port' in to)) return 'goods-stay';
  if (piecesAt(state, from, piece) === 0) return 'not-aboard';
  return roomAt(state, to) < 1 ? 'no-room' : undefined;
}

function sameBerth(a: Berth, b: Berth): boolean {
  return 'galley' in a ? 'galley' in b && a.galley === b.galley : 'port' in b && a.port === b.port;
}

/** Why two full galleys of one space may not exchange these pieces; both keep a crew, as a piece leaves for each that comes. */
function whyNotExchange(galley: Galley, piece: Piece, mate: Galley, wanted: Piece): RefusalCode | undefined {
  const has = (hold: Galley, what: Piece) => (what === 'sailor' ? hold.sailors : hold.cargo[what]) > 0;
  if (!has(galley, piece) || !has(mate, wanted)) return 'not-aboard';
  if (piece === wanted) return 'same-piece';
  if (roomAboard(galley) > 0 || roomAboard(mate) > 0) return 'exchange-full-only';
  if ((piece === 'sailor' && galley.sailors === 1) || (wanted === 'sailor' && mate.sailors === 1)) return 'last-sailor';
  return undefined;
}

export const stowage: Handlers<'transfer' | 'exchange' | 'discard' | 'dismiss'> = {
  transfer(state, seat, { from, to, piece }, turn) {
    refuseIf(whyNotTransfer(state, seat, from, to, piece));
    addPieces(state, from, piece, -1);
    addPieces(state, to, piece, 1);
    turn.events.push({ type: 'transferred', seat, from, to, piece });
    if ('galley' in from) sinkIfAbandoned(state, from.galley, turn);
  },

  exchange(state, seat, { galley: id, piece, with: other, for: wanted }, { events }) {
    const galley = ownGalley(state, seat, id);
    const mate = ownGalley(state, seat, other);
    if (!galley || !mate) return refuseIf('not-your-galley');
    refuseIf(id >= other ? 'exchange-order' : galley.space !== mate.space ? 'not-here' : undefined);
    refuseIf(whyNotExchange(galley, piece, mate, wanted));
    addPieces(state, aboard(id), piece, -1);
    addPieces(state, aboard(other), piece, 1);
    addPieces(state, aboard(other), wanted, -1);
    addPieces(state, aboard(id), wanted, 1);
    events.push({ type: 'exchanged', seat, galley: id, piece, with: other, for: wanted });
  },

  discard(state, seat, { galley: id, good }, { events }) {
    const galley = ownGalley(state, seat, id);
    refuseIf(!galley ? 'not-your-galley' : galley.cargo[good] === 0 ? 'not-aboard' : undefined);
    if (!galley) return;
    galley.cargo[good]--;
    state.supply[good]++;
    events.push({ type: 'discarded', seat, galley: id, good });
  },

  dismiss(state, seat, { galley: id }, turn) {
    const galley = ownGalley(state, seat, id);
    if (!galley) return refuseIf('not-your-galley');
    const port = portAt(galley.space);
    refuseIf(port < 0 ? 'dismiss-in-port' : state.ports[port].owner === seat ? 'dismiss-ashore' : undefined);
    galley.sailors--;
    state.sailors++;
    turn.events.push({ type: 'dismissed', seat, galley: id, port });
    sinkIfAbandoned(state, id, turn);
  },
};

function sinkIfAbandoned(state: State, id: GalleyId, { events }: Turn): void {
  if (galleyAt(state, id).sailors === 0) sinkGalley(state, id, 'abandoned', events);
}
