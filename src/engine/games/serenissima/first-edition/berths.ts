import type { Seat } from '../../../core/game';
import type { GalleyId, PortId, SpaceId } from '../common/board';
import { roomAboard } from '../common/cargo';
import { GALLEYS } from './constants';
import { BOARD } from './data';
import type { Berth, Piece } from './moves';
import { galleyAfloat } from './queries';
import type { State } from './state';

/** The berths, made once: lists of moves share them instead of building thousands. */
export const GALLEY_BERTH: readonly Berth[] = Array.from({ length: GALLEYS }, (_, galley) => Object.freeze({ galley }));
export const PORT_BERTH: readonly Berth[] = BOARD.ports.map((_, port) => Object.freeze({ port }));

/** The space a seat's berth lies in, or -1 when the seat has no such galley or port. */
export function berthSpace(state: State, seat: Seat, berth: Berth): SpaceId {
  if ('galley' in berth) {
    const galley = galleyAfloat(state, berth.galley);
    return galley?.owner === seat ? galley.space : -1;
  }
  return state.ports[berth.port]?.owner === seat ? BOARD.ports[berth.port].space : -1;
}

/** Pieces of a kind at a berth. Garrisons hold sailors only. */
export function piecesAt(state: State, berth: Berth, piece: Piece): number {
  if ('galley' in berth) {
    const galley = galleyAfloat(state, berth.galley);
    if (!galley) return 0;
    return piece === 'sailor' ? galley.sailors : galley.cargo[piece];
  }
  return piece === 'sailor' ? state.ports[berth.port].garrison : 0;
}

/** Free room at a berth; a garrison has no limit. */
export function roomAt(state: State, berth: Berth): number {
  if (!('galley' in berth)) return Infinity;
  const galley = galleyAfloat(state, berth.galley);
  return galley ? roomAboard(galley) : 0;
}

/** Adds pieces to a berth (or takes them away with a negative count). The caller has checked that they fit. */
export function addPieces(state: State, berth: Berth, piece: Piece, count: number): void {
  if ('galley' in berth) {
    const galley = galleyAfloat(state, berth.galley);
    if (!galley) return;
    if (piece === 'sailor') galley.sailors += count;
    else galley.cargo[piece] += count;
  } else if (piece === 'sailor') {
    state.ports[berth.port].garrison += count;
  }
}

/** A galley's berth. */
export function aboard(galley: GalleyId): Berth {
  return GALLEY_BERTH[galley];
}

/** A port's garrison as a berth. */
export function ashore(port: PortId): Berth {
  return PORT_BERTH[port];
}
