import { power } from '../abilities';
import { MESSAGE_COST, MESSAGE_POINTS, MESSAGES } from '../data/messages';
import type { CardId } from '../data/messages';
import { CHARACTERS } from '../data/characters';
import { whyNotLevel } from '../phases/delivery';
import { isCity, marketPrice } from '../queries';
import type { Message, Player, State } from '../state';
import { BUILDING_DATA } from '../data/buildings';
import { UNDELIVERED_POINTS } from '../data/board';
import { NONE } from '../state';
import { stepsAhead, stepsTo, turnsFor } from './roads';
import type { Style } from './style';

/** Factor for a message that can't be delivered until a character is hired. */
const HOPE = 0.3;

/** The value of a delivery: its points, the points of a blue character, and the deniers paid for level 1. */
function deliveryWorth(state: State, player: Player, card: CardId, style: Style): number {
  const { level, type, to } = MESSAGES[card];
  let worth: number = MESSAGE_POINTS[level];
  for (const id of player.characters) {
    const { effect } = CHARACTERS[id];
    if (effect.power === 'typePoints' && effect.type === type) worth += effect.value;
  }
  return worth * style.message + (level === 1 ? marketPrice(state, state.shields[to]) * style.denier : 0);
}

/** Turns until the Messenger can deliver a message: to the farthest stop ahead, with at most one stop per turn. */
function turnsToDeliver(state: State, { messenger }: Player, message: Message): number {
  const { to, shields } = MESSAGES[message.card];
  if (shields.length === 0) return turnsFor(messenger, stepsTo(messenger, to));
  let farthest = 0;
  for (const colour of shields) {
    if (message.cubes.some((village) => state.shields[village] === colour)) continue;
    farthest = Math.max(
      farthest,
      stepsAhead(messenger, (at) => state.shields[at] === colour),
    );
  }
  return Math.max(turnsFor(messenger, farthest), shields.length - message.cubes.length);
}

/**
 * The value of all held messages. A message that lacks cubes waits until other messages are delivered; messages that
 * wait for each other have little value.
 */
export function messagesWorth(state: State, player: Player, left: number, style: Style): number {
  const trips = player.messages.map((message) => ({
    message,
    turns: turnsToDeliver(state, player, message),
    needed: Math.max(0, MESSAGES[message.card].shields.length - 1 - message.cubes.length),
  }));
  trips.sort((a, b) => a.needed - b.needed || a.turns - b.turns);
  let worth = 0;
  let free = player.cubes;
  let coming = 0;
  let until = 0;
  for (const { message, turns, needed } of trips) {
    let delay = 0;
    if (needed > free) {
      delay = until;
      free += coming;
      coming = 0;
    }
    worth += tripWorth(state, player, message, needed > free ? Infinity : turns + delay, left, style);
    if (needed > free) continue;
    free -= needed;
    coming += needed + message.cubes.length;
    until = Math.max(until, turns + delay);
  }
  return worth;
}

/** The value of one message, regardless of the others. */
export function messageWorth(state: State, player: Player, message: Message, left: number, style: Style): number {
  return tripWorth(state, player, message, turnsToDeliver(state, player, message), left, style);
}

/** The value of a message that takes `turns` to deliver. It is never 0, because undelivered messages score too. */
function tripWorth(state: State, player: Player, message: Message, turns: number, left: number, style: Style): number {
  if (turns > left) return UNDELIVERED_POINTS * (left > 8 ? 0.3 : 1);
  const { level } = MESSAGES[message.card];
  const able = whyNotLevel(state, player, level, true) === undefined ? 1 : HOPE;
  const worth = deliveryWorth(state, player, message.card, style) * able * style.patience ** turns;
  return Math.max(left > 4 ? 0.2 : UNDELIVERED_POINTS, worth);
}

/** The average value of a level's remaining cards. They are public, but their order is not. */
export function deckWorth(state: State, player: Player, level: number, left: number, style: Style): number {
  const deck = state.decks[level - 1];
  let sum = 0;
  for (const card of deck) sum += messageWorth(state, player, { card, cubes: [] }, left, style);
  return deck.length === 0 ? 0 : sum / deck.length;
}

/** The value of room for more messages: the value of a new message from the next place that sells them. */
export function emptyHandsWorth(state: State, player: Player, seat: number, left: number, style: Style): number {
  const free = Math.min(2, power(player, 'messagesHeld') - player.messages.length);
  if (free <= 0) return 0;
  const { messenger } = player;
  const steps = stepsAhead(messenger, (at) => isCity(at) || isPost(state, seat, at));
  const turns = turnsFor(messenger, steps);
  if (turns + 2 > left) return 0;
  const level = Math.min(3, power(player, 'delivers'));
  const fresh = MESSAGE_POINTS[level] * style.message * style.patience ** 3 - MESSAGE_COST[level] * style.denier;
  return Math.max(0, fresh) * style.patience ** turns * (free > 1 ? 0.75 : 0.5);
}

function isPost(state: State, seat: number, at: number): boolean {
  return state.owners[at] === seat && state.buildings[at] !== NONE && BUILDING_DATA[state.buildings[at]].messages > 0;
}
