import type { Seat } from '../../../core/game';
import { honourPoints, missingFor, power } from '../abilities';
import { MESSAGES_TO_END } from '../data/board';
import type { LocationId } from '../data/board';
import type { CharacterId } from '../data/characters';
import { ABBEY, MESSAGE_POINTS, MESSAGES } from '../data/messages';
import type { CardId, Level } from '../data/messages';
import type { LaLoireMove } from '../moves';
import { actingAt, marketPrice } from '../queries';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import { NONE } from '../state';
import type { Message, Player, State, TurnFrame } from '../state';
import type { TurnHandlers } from './decision';
import { reachEnd } from './turn';

/** Whether a stop at a location delivers or advances a message: at its destination, or at a shield not yet visited. */
export function isTarget(state: State, { card, cubes }: Message, at: LocationId): boolean {
  const { to, shields } = MESSAGES[card];
  if (shields.length === 0) return at === to;
  const colour = state.shields[at];
  return shields.includes(colour) && cubes.every((village) => state.shields[village] !== colour);
}

/** Whether the message needs only one more stop. */
export function isLastStop({ card, cubes }: Message): boolean {
  return cubes.length + 1 >= MESSAGES[card].shields.length;
}

/** Deniers paid immediately for a delivery: the market price, for level 1 only. */
export function deliveryPay(state: State, card: CardId, at: LocationId): number {
  return MESSAGES[card].level === 1 ? marketPrice(state, state.shields[at]) : 0;
}

function deliveredOf({ delivered }: Player, level: number): number {
  let count = 0;
  for (const card of delivered) if (MESSAGES[card].level === level) count++;
  return count;
}

/** Why a player may not deliver messages of a level: no Apprentice or Helper, or the casual game's order of levels. */
export function whyNotLevel(state: State, player: Player, level: Level, last: boolean): RefusalCode | undefined {
  if (level === 1 || level === ABBEY) return undefined;
  if (state.options.game === 'casual') {
    return last && deliveredOf(player, level) >= deliveredOf(player, level - 1) ? 'casual-order' : undefined;
  }
  if (power(player, 'delivers') >= level) return undefined;
  return level === 2 ? 'no-apprentice' : 'no-helper';
}

/** The characters a player must still hire to deliver messages of a level. The casual game has no characters. */
export function helpersFor({ options }: State, player: Player, level: Level): CharacterId[] {
  return level === ABBEY || options.game === 'casual' ? [] : missingFor(player, 'delivers', level);
}

/** Whether the player could now deliver or advance the message by stopping at one of its targets. */
export function canAdvance(state: State, player: Player, message: Message): boolean {
  const last = isLastStop(message);
  if (whyNotLevel(state, player, MESSAGES[message.card].level, last)) return false;
  return last || player.cubes > 0;
}

function whyNotDeliver(state: State, frame: TurnFrame, card: CardId): RefusalCode | undefined {
  if (frame.acting !== 'messenger') return 'messenger-only';
  const player = state.players[frame.seat];
  const message = player.messages.find((entry) => entry.card === card);
  if (!message) return 'no-message';
  if (frame.errand !== 'none') return 'errand-done';
  if (!isTarget(state, message, actingAt(state, frame))) return 'not-its-place';
  const last = isLastStop(message);
  const why = whyNotLevel(state, player, MESSAGES[card].level, last);
  if (why) return why;
  return last || player.cubes > 0 ? undefined : 'no-cubes';
}

/** Adds the legal deliveries of messages to `moves`. */
export function deliveryMoves(state: State, frame: TurnFrame, moves: LaLoireMove[]): void {
  for (const { card } of state.players[frame.seat].messages) {
    if (!whyNotDeliver(state, frame, card)) moves.push({ type: 'deliver', card });
  }
}

function cubeAt(state: State, seat: Seat, card: CardId, at: LocationId): number {
  return state.players[seat].messages.find((message) => message.card === card)?.cubes.indexOf(at) ?? NONE;
}

/** Adds the moves that take a cube back from a message, one per village with a cube of that message. */
export function cubeMoves(state: State, frame: TurnFrame, moves: LaLoireMove[]): void {
  for (const { card, cubes } of state.players[frame.seat].messages) {
    for (const at of cubes) moves.push({ type: 'takeBackCube', card, at });
  }
}

export const delivery: TurnHandlers<'deliver' | 'takeBackCube'> = {
  deliver(state, seat, { card }, context, frame) {
    refuseIf(whyNotDeliver(state, frame, card));
    const player = state.players[seat];
    const at = actingAt(state, frame);
    const index = player.messages.findIndex((entry) => entry.card === card);
    const message = player.messages[index];
    frame.errand = 'delivery';
    if (!isLastStop(message)) {
      player.cubes--;
      message.cubes.push(at);
      const of = MESSAGES[card].shields.length;
      context.events.push({ type: 'cubePlaced', seat, card, at, stops: message.cubes.length, of });
      return;
    }
    const deniers = deliveryPay(state, card, at);
    player.messages.splice(index, 1);
    player.delivered.push(card);
    player.cubes += message.cubes.length;
    player.money += deniers;
    const points = MESSAGE_POINTS[MESSAGES[card].level];
    const honours = honourPoints(player, card);
    const { cubes } = message;
    context.events.push({
      type: 'delivered',
      seat,
      card,
      at,
      points,
      ...(honours > 0 && { honours }),
      deniers,
      cubes,
    });
    if (player.delivered.length >= MESSAGES_TO_END[state.players.length]) reachEnd(state, seat, 'messages', context);
  },

  /** A player may take a cube back at any time in their turn. The stop must then be made again. */
  takeBackCube(state, seat, { card, at }, { events }) {
    const index = cubeAt(state, seat, card, at);
    refuseIf(index === NONE ? 'no-cube-there' : undefined);
    const player = state.players[seat];
    const message = player.messages.find((entry) => entry.card === card) as Message;
    message.cubes.splice(index, 1);
    player.cubes++;
    events.push({ type: 'cubeTakenBack', seat, card, at });
  },
};
