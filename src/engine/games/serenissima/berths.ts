import type { Seat } from '../../core/game';
import type { Board, GalleyId, GoodId, PortId, SpaceId } from './board';
import { roomAboard } from './cargo';
import type { Hold } from './cargo';

/** Where a piece can be moved between: a galley, or the garrison of a port. */
export type Berth = { readonly galley: GalleyId } | { readonly port: PortId };

/** One piece aboard: a good, or a sailor. */
export type Piece = GoodId | 'sailor';

/** A galley on the board, as far as both editions agree. */
export interface Afloat extends Hold {
  owner: Seat;
  space: SpaceId;
}

/** What lies where: the part of a position that berths are about. */
export interface Waters {
  readonly galleys: (Afloat | null)[];
  readonly ports: { owner: Seat; garrison: number }[];
}

/** The berths of a board whose ports hold at most `garrison` sailors each. */
export function berthsOf(board: Board, galleys: number, garrison: (port: PortId) => number) {
  // Made once: lists of moves share them instead of building thousands.
  const afloat: readonly Berth[] = Array.from({ length: galleys }, (_, galley) => Object.freeze({ galley }));
  const onLand: readonly Berth[] = board.ports.map((_, port) => Object.freeze({ port }));
  return {
    /** A galley's berth. */
    aboard: (galley: GalleyId): Berth => afloat[galley],

    /** A port's garrison as a berth. */
    ashore: (port: PortId): Berth => onLand[port],

    /** The space a seat's berth lies in, or -1 when the seat has no such galley or port. */
    berthSpace(state: Waters, seat: Seat, berth: Berth): SpaceId {
      if ('galley' in berth) {
        const galley = state.galleys[berth.galley];
        return galley?.owner === seat ? galley.space : -1;
      }
      return state.ports[berth.port]?.owner === seat ? board.ports[berth.port].space : -1;
    },

    /** Pieces of a kind at a berth. Garrisons hold sailors only. */
    piecesAt(state: Waters, berth: Berth, piece: Piece): number {
      if ('galley' in berth) {
        const galley = state.galleys[berth.galley];
        if (!galley) return 0;
        return piece === 'sailor' ? galley.sailors : galley.cargo[piece];
      }
      return piece === 'sailor' ? state.ports[berth.port].garrison : 0;
    },

    /** Free room at a berth. */
    roomAt(state: Waters, berth: Berth): number {
      if (!('galley' in berth)) return garrison(berth.port) - state.ports[berth.port].garrison;
      const galley = state.galleys[berth.galley];
      return galley ? roomAboard(galley) : 0;
    },

    /** Adds pieces to a berth (or takes them away with a negative count). The caller has checked that they fit. */
    addPieces(state: Waters, berth: Berth, piece: Piece, count: number): void {
      if ('galley' in berth) {
        const galley = state.galleys[berth.galley];
        if (!galley) return;
        if (piece === 'sailor') galley.sailors += count;
        else galley.cargo[piece] += count;
      } else if (piece === 'sailor') {
        state.ports[berth.port].garrison += count;
      }
    },
  };
}

export type Berths = ReturnType<typeof berthsOf>;

/** Whether two berths are the same. */
export function sameBerth(a: Berth, b: Berth): boolean {
  return 'galley' in a ? 'galley' in b && a.galley === b.galley : 'port' in b && a.port === b.port;
}
