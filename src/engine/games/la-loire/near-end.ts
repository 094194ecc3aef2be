import type { Seat } from '../../core/game';
import { MESSAGES_TO_END, SHIPPING } from './data/board';
import type { LocationId } from './data/board';
import { MESSAGES } from './data/messages';
import { canAdvance, helpersFor, isLastStop, isTarget } from './phases/delivery';
import { salePrice } from './phases/goods';
import { hireCost } from './phases/hiring';
import { newTurn } from './phases/turn';
import { isCity, riverEnd, turnFrame } from './queries';
import type { Figure, Message, Player, State } from './state';
import { nextStops } from './threats';

/** The seats that could end the game by the end of their next turn. Uses public information only. */
export function seatsNearEnd(state: State): Seat[] {
  if (state.lastTurns || state.frames.length === 0) return [];
  return state.players.flatMap((_, seat) =>
    couldDeliverLast(state, seat) || couldEndRiver(state, seat) ? [seat] : [],
  );
}

/** The places where a figure could still act: those of its next ride, and its current place if it has just moved. */
function stops(state: State, seat: Seat, figure: Figure): LocationId[] {
  const now = turnFrame(state);
  const here = now.seat === seat && now.acting === figure && !now.bought && !now.shipped && now.errand === 'none';
  const next = nextStops(state, seat, figure);
  return here ? [state.players[seat][figure].at, ...next] : next;
}

/** Whether the seat's Messenger could deliver the message that ends the game. */
function couldDeliverLast(state: State, seat: Seat): boolean {
  const player = state.players[seat];
  if (player.delivered.length + 1 < MESSAGES_TO_END[state.players.length]) return false;
  const ready = player.messages.filter((message) => isLastStop(message) && isAllowed(state, seat, message));
  if (ready.length === 0) return false;
  const places = stops(state, seat, 'messenger');
  return ready.some((message) => places.some((at) => isTarget(state, message, at)));
}

/** Whether a message may be delivered, or may be after the Merchant has hired one character. */
function isAllowed(state: State, seat: Seat, message: Message): boolean {
  const player = state.players[seat];
  if (canAdvance(state, player, message)) return true;
  const helpers = helpersFor(state, player, MESSAGES[message.card].level);
  if (helpers.length !== 1 || state.characters[helpers[0]] === 0) return false;
  return hireCost(state, newTurn(seat), helpers[0]) <= purse(player);
}

/** Whether the seat's boat could reach the last space, by shipping or by purchases at the seat's buildings. */
function couldEndRiver(state: State, seat: Seat): boolean {
  const player = state.players[seat];
  const left = riverEnd(state) - player.boat;
  const most = Math.max(...SHIPPING.map(({ spaces }) => spaces));
  if (left > most + state.players.length - 1) return false;
  const isOwn = (at: LocationId) => state.owners[at] === seat;
  const places = stops(state, seat, 'merchant');
  const shipped = places.some(isCity)
    ? SHIPPING.filter(({ cost }) => cost <= purse(player)).map(({ spaces }) => spaces)
    : [];
  const visitors = state.players.filter((_, other) => other !== seat && stops(state, other, 'merchant').some(isOwn));
  return left <= Math.max(0, ...shipped, places.some(isOwn) ? 1 : 0) + visitors.length;
}

/** A player's deniers if the Merchant sells all goods. */
const purse = (player: Player): number =>
  player.goods.reduce((sum, count, good) => sum + count * salePrice(player, good), player.money);
