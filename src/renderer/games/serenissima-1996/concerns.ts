import { BOARD } from '../../../engine/games/serenissima-1996/data/board';
import type { Serenissima1996Event } from '../../../engine/games/serenissima-1996/events';
import { graph } from '../../../engine/games/serenissima-1996/graph';
import type { Seat } from '../../../engine/core/game';
import type { PortId } from '../../../engine/games/serenissima/board';
import { concernsOf, piecesOf } from '../kit/concerns';
import { target } from '../serenissima/targets';
import { hasPieceAt, hasPieceNextTo, needsSpace } from '../serenissima/waters';
import { missedBonuses } from './sale-effects';
import type { View } from './words';

const beside = (port: PortId, seat: Seat, view: View): boolean =>
  hasPieceNextTo(BOARD, graph(view.options), view, seat, port);

/**
 * Events that concern other players: a galley that enters a space with one of their pieces, a port next to their pieces
 * that is claimed or fortified, purchases in their port or its capture, sales that fill a warehouse space they want,
 * the end of a bonus for their cargo, and their own bargains and requests for passage. Battles, bids, new turns and the
 * end of the game concern all players.
 */
export const concerns = concernsOf<Serenissima1996Event, View>({
  placed: false,
  turnBegan: true,
  bidMade: false,
  bidsRevealed: true,
  thrownForOrder: true,
  orderChosen: false,
  phaseBegan: false,
  phaseSkipped: false,
  bought: ({ paidTo }, seat) => paidTo === seat,
  bargainOpened: ({ by, buyer, seller }, seat) => [by, buyer, seller].includes(seat),
  quoted: ({ buyer }, seat) => buyer === seat,
  countered: ({ seller }, seat) => seller === seat,
  counterRefused: (_, seat, { frame }) => frame?.kind === 'bargain' && frame.buyer === seat,
  priceAgreed: ({ buyer, seller }, seat) => [buyer, seller].includes(seat),
  noneTaken: ({ seller }, seat) => seller === seat,
  bargainFailed: ({ by, buyer, seller }, seat) => [by, buyer, seller].includes(seat),
  traded: ({ buyer, seller }, seat) => [buyer, seller].includes(seat),
  bartered: ({ buyer, seller }, seat) => [buyer, seller].includes(seat),
  galleyBuilt: false,
  fortBuilt: ({ port }, seat, view) => beside(port, seat, view),
  hired: false,
  transferred: false,
  exchanged: false,
  discarded: false,
  dismissed: false,
  sailed: ({ to }, seat, view) => hasPieceAt(BOARD, view, seat, to),
  passageAsked: ({ owners }, seat) => owners.includes(seat),
  passageAnswered: ({ asker }, seat) => asker === seat,
  fought: true,
  sank: true,
  garrisonFell: true,
  seized: true,
  stowed: false,
  landed: ({ seat: by, from, port, bonusEnds }, seat, view) =>
    (from >= 0 && from !== by) || beside(port, seat, view) || missedBonuses(bonusEnds, seat, view).length > 0,
  sold: ({ good, port, bonusEnds }, seat, view) =>
    needsSpace(BOARD, graph(view.options), view, seat, good, port) || missedBonuses(bonusEnds, seat, view).length > 0,
  income: false,
  endThrown: true,
  gameOver: true,
});

/** The pieces an event moves. Animations of different galleys can run at the same time. */
export const pieces = piecesOf<Serenissima1996Event>({
  // Animated alone, because the new galley must be on the board before it can sail.
  galleyBuilt: null,
  sailed: ({ galley }) => [target.galley(galley)],
  bought: ({ galley }) => [target.galley(galley)],
  traded: ({ galley, from }) => [target.galley(galley), target.galley(from)],
  bartered: ({ galley, from }) => [target.galley(galley), target.galley(from)],
  stowed: ({ from, to }) => [target.galley(from), target.galley(to)],
  sold: ({ galley }) => [target.galley(galley)],
  income: ({ seat }) => [`treasury:${seat}`],
  landed: ({ galley, port }) => [target.galley(galley), target.port(port)],
  fortBuilt: ({ port }) => [target.port(port)],
  passageAnswered: ({ galley }) => [target.galley(galley)],
});
