import type { Seat } from '../../core/game';
import type { Board, GalleyId, GoodId, PortId, SpaceId } from './board';
import { roomAboard } from './cargo';
import type { Hold } from './cargo';

/** A place for pieces: a galley, or a port's garrison. */
export type Berth = { readonly galley: GalleyId } | { readonly port: PortId };

/** One piece aboard: a good, or a sailor. */
export type Piece = GoodId | 'sailor';

/** The fields of a galley that both editions have. */
export interface BaseGalley extends Hold {
  owner: Seat;
  space: SpaceId;
}

/** The parts of a position that contain berths. */
export interface Waters {
  readonly galleys: (BaseGalley | null)[];
  readonly ports: { owner: Seat; garrison: number }[];
}

/** The berths of a board. `garrison` returns the maximum number of sailors in a port. */
export function berthsOf(board: Board, galleys: number, garrison: (port: PortId) => number) {
  // Shared objects, because move lists would otherwise create thousands of copies.
  const afloat: readonly Berth[] = Array.from({ length: galleys }, (_, galley) => Object.freeze({ galley }));
  const onLand: readonly Berth[] = board.ports.map((_, port) => Object.freeze({ port }));
  return {
    aboard: (galley: GalleyId): Berth => afloat[galley],

    ashore: (port: PortId): Berth => onLand[port],

    /** The space of a berth, or -1 if the seat does not own the galley or port. */
    berthSpace(state: Waters, seat: Seat, berth: Berth): SpaceId {
      if ('galley' in berth) {
        const galley = state.galleys[berth.galley];
        return galley?.owner === seat ? galley.space : -1;
      }
      return state.ports[berth.port]?.owner === seat ? board.ports[berth.port].space : -1;
    },

    /** Number of pieces of a kind at a berth. Garrisons contain only sailors. */
    piecesAt(state: Waters, berth: Berth, piece: Piece): number {
      if ('galley' in berth) {
        const galley = state.galleys[berth.galley];
        if (!galley) return 0;
        return piece === 'sailor' ? galley.sailors : galley.cargo[piece];
      }
      return piece === 'sailor' ? state.ports[berth.port].garrison : 0;
    },

    roomAt(state: Waters, berth: Berth): number {
      if (!('galley' in berth)) return garrison(berth.port) - state.ports[berth.port].garrison;
      const galley = state.galleys[berth.galley];
      return galley ? roomAboard(galley) : 0;
    },

    /** Adds pieces to a berth; a negative count removes them. Does not check whether they fit. */
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

/** Whether two berths are the same galley or the same port. */
export function sameBerth(a: Berth, b: Berth): boolean {
  return 'galley' in a ? 'galley' in b && a.galley === b.galley : 'port' in b && a.port === b.port;
}
