import type { Seat } from '../../core/game';
import type { Berth, Berths, Piece, Waters } from './berths';
import { sameBerth } from './berths';
import type { GoodId } from './board';
import { roomAboard } from './cargo';
import type { Hold } from './cargo';

/** Why a piece can't be moved between a seat's galleys and garrison in a space. */
type StowageRefusal =
  | 'not-yours'
  | 'not-here'
  | 'goods-stay'
  | 'not-aboard'
  | 'no-room'
  | 'same-piece'
  | 'exchange-full-only'
  | 'last-sailor';

/** The kinds of pieces aboard. */
export function piecesOf(hold: Hold): Piece[] {
  const pieces: Piece[] = ['sailor'];
  for (let good: GoodId = 0; good < hold.cargo.length; good++) if (hold.cargo[good] > 0) pieces.push(good);
  return pieces;
}

/** Why a piece can't be moved between two berths; `undefined` if it can. */
export function whyNotTransfer(
  berths: Berths,
  state: Waters,
  seat: Seat,
  from: Berth,
  to: Berth,
  piece: Piece,
): StowageRefusal | undefined {
  const space = berths.berthSpace(state, seat, from);
  if (space < 0 || berths.berthSpace(state, seat, to) < 0) return 'not-yours';
  if (berths.berthSpace(state, seat, to) !== space || sameBerth(from, to)) return 'not-here';
  if (piece !== 'sailor' && ('port' in from || 'port' in to)) return 'goods-stay';
  if (berths.piecesAt(state, from, piece) === 0) return 'not-aboard';
  return berths.roomAt(state, to) < 1 ? 'no-room' : undefined;
}

/** Why two full galleys in a space can't exchange these pieces. A galley's last sailor must stay. */
export function whyNotExchange(galley: Hold, piece: Piece, mate: Hold, wanted: Piece): StowageRefusal | undefined {
  const has = (hold: Hold, what: Piece) => (what === 'sailor' ? hold.sailors : hold.cargo[what]) > 0;
  if (!has(galley, piece) || !has(mate, wanted)) return 'not-aboard';
  if (piece === wanted) return 'same-piece';
  if (roomAboard(galley) > 0 || roomAboard(mate) > 0) return 'exchange-full-only';
  if ((piece === 'sailor' && galley.sailors === 1) || (wanted === 'sailor' && mate.sailors === 1)) return 'last-sailor';
  return undefined;
}

/** Exchanges two pieces. The caller must check {@link whyNotExchange} first. */
export function exchangePieces(galley: Hold, piece: Piece, mate: Hold, wanted: Piece): void {
  shift(galley, mate, piece);
  shift(mate, galley, wanted);
}

function shift(from: Hold, to: Hold, piece: Piece): void {
  if (piece === 'sailor') {
    from.sailors--;
    to.sailors++;
  } else {
    from.cargo[piece]--;
    to.cargo[piece]++;
  }
}
