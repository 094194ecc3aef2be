import { BOARD } from '../../../engine/games/serenissima-2012/data/board';
import type { Serenissima2012Event } from '../../../engine/games/serenissima-2012/events';
import { graph } from '../../../engine/games/serenissima-2012/graph';
import type { Seat } from '../../../engine/core/game';
import type { PortId } from '../../../engine/games/serenissima/board';
import { concernsOf, piecesOf } from '../kit/concerns';
import { target } from '../serenissima/targets';
import { hasPieceAt, hasPieceNextTo, needsSpace } from '../serenissima/waters';
import type { View } from './words';

const beside = (port: PortId, seat: Seat, view: View): boolean =>
  hasPieceNextTo(BOARD, graph(view.options), view, seat, port);

/**
 * Events that concern other players: a galley that enters a space with one of their pieces, a port next to their pieces
 * that is claimed or built in, purchases in their port or its capture, sales that fill a warehouse space they want, and
 * their own blockades. Battles, lost and closed ports, new turns, Doge cards, scorings and the end of the game concern
 * all players.
 */
export const concerns = concernsOf<Serenissima2012Event, View>({
  closed: true,
  portChosen: false,
  galleyChosen: false,
  turnBegan: true,
  activated: false,
  loaded: ({ paidTo }, seat) => paidTo === seat,
  transferred: false,
  exchanged: false,
  scuttled: false,
  discarded: false,
  sailed: ({ to }, seat, view) => hasPieceAt(BOARD, view, seat, to),
  blockadeAsked: ({ seats }, seat) => seats.includes(seat),
  blockadeAnswered: ({ against }, seat) => against === seat,
  revoked: ({ against }, seat) => against === seat,
  sold: ({ good, port }, seat, view) => needsSpace(BOARD, graph(view.options), view, seat, good, port),
  attacked: true,
  fortFired: true,
  fought: true,
  battleStopped: true,
  sank: true,
  looted: false,
  garrisonFell: true,
  landed: ({ seat: by, from, port }, seat, view) => (from >= 0 && from !== by) || beside(port, seat, view),
  portLost: true,
  invested: false,
  recruited: false,
  galleyBought: false,
  fortBuilt: ({ port }, seat, view) => beside(port, seat, view),
  basilicaBuilt: ({ port }, seat, view) => beside(port, seat, view),
  dogeDrawn: true,
  wineIncome: false,
  shuffled: false,
  scored: true,
  catchUpBegan: false,
  gameOver: true,
});

/** The pieces an event moves. Animations of different galleys can run at the same time. */
export const pieces = piecesOf<Serenissima2012Event>({
  // Animated alone, because the new galley must be on the board before it can sail.
  galleyBought: null,
  portChosen: ({ port }) => [target.port(port)],
  loaded: ({ galley }) => [target.galley(galley)],
  looted: ({ from, to }) => [target.galley(from), target.galley(to)],
  sailed: ({ galley }) => [target.galley(galley)],
  sold: ({ galley }) => [target.galley(galley)],
  landed: ({ galley, port }) => [target.galley(galley), target.port(port)],
  blockadeAnswered: ({ galley }) => [target.galley(galley)],
  fortBuilt: ({ port }) => [target.port(port)],
  basilicaBuilt: ({ port }) => [target.port(port)],
  wineIncome: ({ seat }) => [`treasury:${seat}`],
});
