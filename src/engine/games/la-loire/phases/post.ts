import { shuffle } from '../../../kit/shuffle';
import { seatOf } from '../../../kit/frames';
import { hasPalace, power } from '../abilities';
import type { LocationId } from '../data/board';
import { BUILDING_DATA, POST_DISCOUNT } from '../data/buildings';
import { ABBEY, ABBEY_HELD, LEVELS, MESSAGE_COST, MESSAGES } from '../data/messages';
import type { CardId, Level } from '../data/messages';
import type { LaLoireMove, Way } from '../moves';
import { actingAt, isCity } from '../queries';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import { NONE } from '../state';
import type { ChoiceFrame, State, TurnFrame } from '../state';
import type { Decision, MoveContext, MoveOf, TurnHandlers } from './decision';

const WAYS: readonly Way[] = ['top', 'spy', 'palace'];

/** How many messages of levels 1 to 3 and how many Abbey's messages the Messenger may buy at his location. */
function onSale(state: State, frame: TurnFrame, at: LocationId): { plain: number; abbey: number } {
  const player = state.players[frame.seat];
  const more = power(player, 'moreMessages');
  if (isCity(at)) return { plain: 1 + more + (hasPalace(player, at, 'postOffice') ? 1 : 0), abbey: 0 };
  if (state.owners[at] !== frame.seat) return { plain: 0, abbey: 0 };
  const { messages, abbey } = BUILDING_DATA[state.buildings[at]];
  return abbey ? { plain: 0, abbey: 1 } : { plain: messages + more, abbey: 0 };
}

/** The price of a message: the second one bought in a city with the player's Post Office is cheaper. */
export function messageCost(state: State, frame: TurnFrame, level: Level): number {
  const second = frame.messages === 1 && hasPalace(state.players[frame.seat], actingAt(state, frame), 'postOffice');
  return MESSAGE_COST[level] - (second ? POST_DISCOUNT : 0);
}

function whyNotBuyMessages(state: State, frame: TurnFrame): RefusalCode | undefined {
  if (frame.acting !== 'messenger') return 'messenger-only';
  if (frame.errand !== 'none' && frame.errand !== 'messages') return 'errand-done';
  const at = actingAt(state, frame);
  const { plain, abbey } = onSale(state, frame, at);
  if (plain + abbey === 0) return state.buildings[at] === NONE ? 'no-post-here' : 'not-your-building';
  return frame.messages >= plain + abbey ? 'messages-bought' : undefined;
}

function whyNotBuyMessage(state: State, frame: TurnFrame, level: Level, way: Way): RefusalCode | undefined {
  const why = whyNotBuyMessages(state, frame);
  if (why) return why;
  const player = state.players[frame.seat];
  const at = actingAt(state, frame);
  const { plain, abbey } = onSale(state, frame, at);
  if (level === ABBEY && abbey === 0) return 'abbey-only';
  if (level !== ABBEY && plain === 0) return 'monastery-sells';
  if (player.messages.length >= power(player, 'messagesHeld')) return 'message-limit';
  if (level === ABBEY && abbeysHeld(player.messages) >= ABBEY_HELD) return 'one-abbey';
  if (state.decks[level - 1].length === 0) return 'deck-empty';
  if (way === 'spy' && power(player, 'drawn') === 1) return 'no-spy';
  if (way === 'palace' && !hasPalace(player, at, 'ducalPalace')) return 'no-ducal-palace';
  return player.money < messageCost(state, frame, level) ? 'no-money' : undefined;
}

function abbeysHeld(messages: readonly { readonly card: CardId }[]): number {
  let count = 0;
  for (const { card } of messages) if (MESSAGES[card].level === ABBEY) count++;
  return count;
}

/** Adds the legal purchases of messages, by level and way of choosing. */
export function postMoves(state: State, frame: TurnFrame, moves: LaLoireMove[]): void {
  if (whyNotBuyMessages(state, frame)) return;
  for (const level of LEVELS) {
    for (const way of WAYS) {
      if (!whyNotBuyMessage(state, frame, level, way)) moves.push({ type: 'buyMessage', level, way });
    }
  }
}

/** The cards to choose from: the drawn cards, or the whole deck. */
export function choosable(state: State, frame: ChoiceFrame): readonly CardId[] {
  return frame.way === 'spy' ? frame.drawn : state.decks[frame.level - 1];
}

/** A move for each card, sorted by id, so that a search does not reveal the order of the deck. */
function choiceMoves(state: State, frame: ChoiceFrame): MoveOf<'chooseMessage'>[] {
  return choosable(state, frame)
    .toSorted((a, b) => a - b)
    .map((card) => ({ type: 'chooseMessage', card }));
}

export const post: TurnHandlers<'buyMessage'> = {
  buyMessage(state, seat, { level, way }, context, frame) {
    refuseIf(whyNotBuyMessage(state, frame, level, way));
    const deck = state.decks[level - 1];
    const player = state.players[seat];
    const cost = messageCost(state, frame, level);
    player.money -= cost;
    frame.errand = 'messages';
    frame.messages++;
    if (way === 'top') {
      take(state, seat, level, way, deck.pop() as CardId, cost, context);
      return;
    }
    const drawn = way === 'spy' ? deck.splice(-power(player, 'drawn')).reverse() : [];
    state.frames.push({ kind: 'choice', seat, way, level, drawn, cost });
    const count = way === 'spy' ? drawn.length : deck.length;
    // A search of the deck reveals no secret, because its cards can be deduced from the visible ones. The Spy sees
    // cards that no other player sees.
    context.events.push({
      type: 'cardsDrawn',
      seat,
      level,
      way,
      count,
      ...(way === 'spy' && { bars: 'secret' as const }),
    });
  },
};

export const choice: Decision<ChoiceFrame, 'chooseMessage'> = {
  actors: seatOf,
  moves: choiceMoves,
  play: {
    chooseMessage(state, seat, { card }, context, frame) {
      const { way, level, drawn, cost } = frame;
      refuseIf(choosable(state, frame).includes(card) ? undefined : 'not-drawn');
      const deck = state.decks[level - 1];
      state.frames.pop();
      if (way === 'palace') deck.splice(deck.indexOf(card), 1);
      take(state, seat, level, way, card, cost, context);
      if (way === 'palace') {
        shuffle(deck, context.random);
        context.events.push({ type: 'deckShuffled', level });
        return;
      }
      const rest = drawn.filter((other) => other !== card);
      for (const other of rest) deck.unshift(other);
      context.events.push({ type: 'cardsReturned', seat, level, count: rest.length });
    },
  },
};

/** Gives a message face up to its buyer. This reveals a hidden card, so it can't be undone. */
function take(
  state: State,
  seat: number,
  level: Level,
  way: Way,
  card: CardId,
  cost: number,
  { events }: MoveContext,
): void {
  const player = state.players[seat];
  player.messages.push({ card, cubes: [] });
  const at = player.messenger.at;
  events.push({ type: 'messageBought', seat, at, level, card, way, cost, bars: 'secret' });
}
