import type { Seat } from '../../../core/game';
import { IllegalMove } from '../../../core/errors';
import type { Random } from '../../../core/game';
import type { Plan, Reason } from '../../../bots/bot';
import { CITIES, LEAVES_WITH_LEAST, SHIPPING, SOLO_TURNS } from '../data/board';
import type { LocationId } from '../data/board';
import { PALACE_DATA, PALACES } from '../data/buildings';
import { CHARACTERS } from '../data/characters';
import { MESSAGE_POINTS, MESSAGES } from '../data/messages';
import type { LaLoireMove } from '../moves';
import { buildPrice, palacePrice } from '../phases/building';
import { deliveryPay, helpersFor, isTarget } from '../phases/delivery';
import { salePrice } from '../phases/goods';
import { hireCost } from '../phases/hiring';
import { messageCost } from '../phases/post';
import { actingAt, goodOf, isCity, priceOf, turnFrame } from '../queries';
import { movementMoves } from '../phases/movement';
import { play } from '../rules';
import { typePoints } from '../score';
import type { Figure, Message, Stack, State } from '../state';
import { honourPoints } from '../abilities';
import { draftOf } from './draft';
import { stepsAhead, stepsTo, stepsToCity, turnsFor } from './roads';

const reason = (key: string, params: Reason['params'] = {}): Reason => ({ key, params });

const NO_CHANCE: Random = {
  roll: () => {
    throw new Error('A plan may not use chance.');
  },
};

/** Describes a plan's reason with numbers from the position before its most important move. */
export function explain(state: State, seat: Seat, { moves, reason: planned }: Plan<LaLoireMove>): Reason {
  const at = moves.findIndex(({ type }) => type === planned.key);
  if (at < 0) return planned;
  const then = after(state, seat, moves.slice(0, at));
  return then ? facts(then, seat, moves[at]) : planned;
}

/** The position after some moves; `undefined` if one of them is illegal. */
function after(state: State, seat: Seat, moves: readonly LaLoireMove[]): State | undefined {
  if (moves.length === 0) return state;
  const then = draftOf(state, seat);
  try {
    for (const move of moves) play(then, seat, move, NO_CHANCE);
  } catch (error) {
    if (error instanceof IllegalMove) return undefined;
    throw error;
  }
  return then;
}

function facts(state: State, seat: Seat, move: LaLoireMove): Reason {
  const player = state.players[seat];
  const { type } = move;
  switch (move.type) {
    case 'deliver':
      return delivered(state, seat, move.card);
    case 'build': {
      const { building, at } = move;
      const { cost: price } = buildPrice(state, turnFrame(state), move);
      return reason(type, { building, at, price, good: goodOf(at) });
    }
    case 'buyPalace': {
      const { palace } = move;
      const { points } = PALACE_DATA[palace % PALACES.length];
      return reason(type, { palace, price: palacePrice(state, turnFrame(state), palace), points });
    }
    case 'hire': {
      const { character } = move;
      const points = CHARACTERS[character].points + typePoints(player, character);
      return reason(type, { character, price: hireCost(state, turnFrame(state), character), points });
    }
    case 'ship': {
      const price = SHIPPING.find(({ spaces }) => spaces === move.spaces)?.cost ?? 0;
      return reason(type, { count: move.spaces, price });
    }
    case 'buyMessage': {
      const { level } = move;
      const params = { level, price: messageCost(state, turnFrame(state), level), points: MESSAGE_POINTS[level] };
      const character = helpersFor(state, player, level).at(-1);
      return character === undefined ? reason(type, params) : reason('buyMessage.helper', { ...params, character });
    }
    case 'sell': {
      const { good, count } = move;
      return reason(type, { good, count, price: count * salePrice(player, good) });
    }
    case 'buy': {
      const at = actingAt(state, turnFrame(state));
      const { good, count } = move;
      return reason(type, { good, count, at, price: priceOf(state, at, good), worth: salePrice(player, good) });
    }
    case 'placeCircus': {
      const [merchant, messenger] = [player.merchant, player.messenger].map((stack) => stepsTo(stack, move.at));
      const figure: Figure = merchant <= messenger ? 'merchant' : 'messenger';
      return reason(type, { at: move.at, figure, count: Math.min(merchant, messenger) });
    }
    case 'chooseMessage': {
      const { card } = move;
      return reason(type, { card, points: MESSAGE_POINTS[MESSAGES[card].level] + honourPoints(player, card) });
    }
    case 'move':
      return ridden(state, seat, move);
    case 'takeBackCube':
      return reason(type, { card: move.card, at: move.at });
    case 'endTurn': {
      const poor = isCity(player.merchant.at) && player.money < LEAVES_WITH_LEAST && turnFrame(state).poor;
      return poor ? reason('endTurn.poor', { money: player.money }) : reason(type);
    }
    case 'fetchHorse':
      return reason(type, { figure: move.figure, at: move.from });
  }
}

/** The reason for a delivery, or for one of the stops before it. */
function delivered(state: State, seat: Seat, card: number): Reason {
  const { level, shields } = MESSAGES[card];
  const at = actingAt(state, turnFrame(state));
  const cubes = state.players[seat].messages.find((message) => message.card === card)?.cubes.length ?? 0;
  if (cubes + 1 < shields.length) return reason('deliver.stop', { card, at, count: shields.length - cubes - 1 });
  const points = MESSAGE_POINTS[level] + honourPoints(state.players[seat], card);
  const price = deliveryPay(state, card, at);
  return price > 0 ? reason('deliver.paid', { card, at, points, price }) : reason('deliver', { card, at, points });
}

type Ride = Extract<LaLoireMove, { type: 'move' }>;

/** The figure at the end of a ride. */
function afterRide({ players }: State, seat: Seat, { figure, to, direction, leave, take }: Ride): Stack {
  const horses = players[seat][figure].horses - leave + take;
  return { at: to, direction: isCity(to) ? 0 : direction, horses };
}

/** The number of rides a figure needs from `there` to the message's next stop; 0 at a stop. */
const ridesTo = (state: State, message: Message, there: Stack): number =>
  isTarget(state, message, there.at)
    ? 0
    : turnsFor(
        there,
        stepsAhead(there, (at) => isTarget(state, message, at)),
      );

/** Whether the ride is one of the figure's fastest to a stop of the message. If not, the ride has another reason. */
function isSoonest(state: State, seat: Seat, ride: Ride, message: Message): boolean {
  const moves: LaLoireMove[] = [];
  movementMoves(state, turnFrame(state), moves);
  const needed = ridesTo(state, message, afterRide(state, seat, ride));
  return !moves.some(
    (other) =>
      other.type === 'move' &&
      other.figure === ride.figure &&
      ridesTo(state, message, afterRide(state, seat, other)) < needed,
  );
}

/** The reason for a ride: the next stop of a message, the city that buys the cargo, the circus, or the nearest city. */
function ridden(state: State, seat: Seat, ride: Ride): Reason {
  const { figure, to } = ride;
  const player = state.players[seat];
  const there = afterRide(state, seat, ride);
  const ahead = (wanted: (at: LocationId) => boolean) => turnsFor(there, stepsAhead(there, wanted));
  if (figure === 'messenger' && player.messages.length > 0) {
    const needed = player.messages.map((message) => ridesTo(state, message, there));
    const count = Math.min(...needed);
    const message = player.messages[needed.indexOf(count)];
    if (count === 0) return reason('move.stop', { to, card: message.card });
    if (Number.isFinite(count) && !isLastTurn(state, seat) && isSoonest(state, seat, ride, message))
      return reason('move.message', { to, card: message.card, count });
  }
  const count = isCity(to) ? 0 : ahead(isCity);
  if (count > 0 && isLastTurn(state, seat)) return reason('move.last', { figure, to });
  const price = player.goods.reduce((sum, cards, good) => sum + cards * salePrice(player, good), 0);
  if (figure === 'merchant' && price > 0)
    return count > 0 ? reason('move.market', { to, price, count }) : reason('move.sell', { to, price });
  const isCircusNext = state.circus !== to && ahead((at) => at === state.circus) === 1;
  if (isCircusNext && count !== 1 && player.money > 0) return reason('move.circus', { figure, to, count: 1 });
  if (count === 0) return reason('move.arrive', { figure, to });
  const { at, steps } = cityAhead(there);
  return reason('move.city', { figure, to, at, count: steps });
}

/** The first city ahead, and its distance in places. */
function cityAhead(there: Stack): { readonly at: LocationId; readonly steps: number } {
  const steps = stepsToCity(there);
  return { at: CITIES.find((city) => stepsTo(there, city) === steps) ?? CITIES[0], steps };
}

function isLastTurn({ lastTurns, players, turn }: State, seat: Seat): boolean {
  return lastTurns ? !lastTurns.includes(seat) : players.length === 1 && turn >= SOLO_TURNS;
}
