import type { Seat } from '../../../core/game';
import { SHIPPING } from '../data/board';
import type { LocationId } from '../data/board';
import type { LaLoireMove } from '../moves';
import { actingAt, isCity, riverEnd } from '../queries';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import type { State, TurnFrame } from '../state';
import type { MoveContext, TurnHandlers } from './decision';
import { reachEnd } from './turn';

/** Moves a boat. It stops at the last space; excess spaces are lost. */
export function moveBoat(
  state: State,
  seat: Seat,
  spaces: number,
  why: 'shipping' | 'building',
  at: LocationId,
  context: MoveContext,
): void {
  const player = state.players[seat];
  const from = player.boat;
  const to = Math.min(riverEnd(state), from + spaces);
  if (to === from) return;
  player.boat = to;
  context.events.push({ type: 'boatMoved', seat, from, to, why, at });
  if (to === riverEnd(state)) reachEnd(state, seat, 'river', context);
}

/** The price of shipping in deniers; `undefined` for a number of spaces that is not offered. */
export function shippingCost(spaces: number): number | undefined {
  return SHIPPING.find((offer) => offer.spaces === spaces)?.cost;
}

function whyNotShip(state: State, frame: TurnFrame, spaces: number): RefusalCode | undefined {
  if (frame.acting !== 'merchant') return 'merchant-only';
  if (!isCity(actingAt(state, frame))) return 'city-only';
  if (frame.shipped) return 'shipped-already';
  const cost = shippingCost(spaces);
  if (cost === undefined) return 'ship-how-far';
  const player = state.players[frame.seat];
  if (player.boat + spaces > riverEnd(state)) return 'river-end';
  return player.money < cost ? 'no-money' : undefined;
}

/** Adds the legal boat moves, one per number of spaces. */
export function riverMoves(state: State, frame: TurnFrame, moves: LaLoireMove[]): void {
  for (const { spaces } of SHIPPING) {
    if (!whyNotShip(state, frame, spaces)) moves.push({ type: 'ship', spaces });
  }
}

export const shipping: TurnHandlers<'ship'> = {
  ship(state, seat, { spaces }, context, frame) {
    refuseIf(whyNotShip(state, frame, spaces));
    const cost = shippingCost(spaces) as number;
    frame.shipped = true;
    state.players[seat].money -= cost;
    context.events.push({ type: 'shipped', seat, spaces, cost });
    moveBoat(state, seat, spaces, 'shipping', actingAt(state, frame), context);
  },
};
