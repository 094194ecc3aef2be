import { laLoire } from '.';
import { LEAVES_WITH_LEAST, LOCATIONS, SOLO_TURNS } from './data/board';
import { PALACE_DATA, PALACES } from './data/buildings';
import { CHARACTERS } from './data/characters';
import { MESSAGES } from './data/messages';
import type { LaLoireMove } from './moves';
import { isTarget } from './phases/delivery';
import { seatScore } from './score';
import type { Message, Player, State } from './state';
import { jsonClone } from '../../core/match';
import { fastRandom } from '../../core/random';
import type { ReasonClaims, GivenReason } from '../../kit/testing';

type Where = GivenReason<State>;

/** Returns the player before and after the move that a reason explains. The plan's earlier moves are played first. */
function replayed(where: Where): { before: Player; after: Player; move: LaLoireMove; state: State } {
  const { state, seat, plan, reason } = where;
  const [type] = reason.key.split('.');
  const then = laLoire.copy(state);
  for (const move of plan.moves as readonly LaLoireMove[]) {
    const before = laLoire.copy(then);
    laLoire.play(then, seat, move, fastRandom(1));
    if (move.type === type) return { before: before.players[seat], after: then.players[seat], move, state: before };
  }
  throw new Error(`The plan has no ${type}.`);
}

const spent = (where: Where) => {
  const { before, after } = replayed(where);
  return before.money - after.money;
};
const isCity = (at: number) => LOCATIONS[at].kind === 'city';
/** True if the seat has another turn after this one. */
const ridesOn = ({ state: { lastTurns, players, turn }, seat }: Where) =>
  players.length === 1 ? turn < SOLO_TURNS : !lastTurns || lastTurns.includes(seat);
/** True if a ride of the same figure could have ended at a place that is `wanted` for one of the player's messages. */
function couldStopAt(where: Where, wanted: (message: Message, at: number, state: State) => boolean): boolean {
  const { before, state, move } = replayed(where);
  return laLoire
    .moves(state, where.seat)
    .some(
      (other) =>
        other.type === 'move' &&
        move.type === 'move' &&
        other.figure === move.figure &&
        before.messages.some((message) => wanted(message, other.to, state)),
    );
}
const rode = (where: Where) => replayed(where).move as Extract<LaLoireMove, { type: 'move' }>;
/** Returns what a city pays for all of the player's goods, by putting the Merchant in Nantes and selling them. */
function sale(where: Where): number {
  const { after } = replayed(where);
  const { state, seat } = where;
  const then = laLoire.copy(state);
  const turn = then.frames[0];
  if (turn.kind !== 'turn') return NaN;
  then.frames = [{ ...turn, merchant: true, acting: 'merchant' }];
  then.players[seat] = { ...jsonClone(after), merchant: { at: 0, direction: 0, horses: 1 }, money: 0 };
  after.goods.forEach((count, good) => {
    if (count > 0) laLoire.play(then, seat, { type: 'sell', good, count }, fastRandom(1));
  });
  return then.players[seat].money;
}
/** The points of a delivered message, with those of the player's blue character for its type. */
const worthOf = ({ characters }: Player, card: number): number => {
  const honoured = characters.some((id) => CHARACTERS[id].effect.type === MESSAGES[card].type);
  return [0, 2, 4, 7, 5][MESSAGES[card].level] + (honoured ? 2 : 0);
};
const delivered = (where: Where, card: number, points: number) => {
  const { after, move } = replayed(where);
  return (
    move.type === 'deliver' && move.card === card && after.delivered.includes(card) && worthOf(after, card) === points
  );
};

function boughtMessage(where: Where, p: Readonly<Record<string, number>>): boolean {
  const { move } = replayed(where);
  return move.type === 'buyMessage' && move.level === p.level && [0, 2, 4, 7, 5][p.level] === p.points && p.price >= 0;
}

const scoreOf = (player: Player): number => seatScore(player, 0).total;

export const REASONS: ReasonClaims<State> = {
  deliver: (where, { card, points }) => delivered(where, card, points),
  'deliver.paid': (where, { card, points, price }) => delivered(where, card, points) && -spent(where) === price,
  'deliver.stop': (where, { card, count }) => {
    const message = replayed(where).after.messages.find((entry) => entry.card === card);
    return message !== undefined && MESSAGES[card].shields.length - message.cubes.length === count;
  },
  build: (where, p) => {
    const place = LOCATIONS[p.at];
    return spent(where) === p.price && place.kind === 'village' && place.good === p.good;
  },
  buyPalace: (where, p) => spent(where) === p.price && PALACE_DATA[p.palace % PALACES.length].points === p.points,
  hire: (where, p) =>
    spent(where) === p.price &&
    scoreOf(replayed(where).after) - scoreOf(replayed(where).before) === p.points &&
    replayed(where).after.characters.includes(p.character),
  ship: (where, p) => spent(where) === p.price && replayed(where).after.boat - replayed(where).before.boat <= p.count,
  buyMessage: boughtMessage,
  'buyMessage.helper': (where, p) =>
    boughtMessage(where, p) && !replayed(where).before.characters.includes(p.character),
  sell: (where, p) =>
    -spent(where) === p.price && replayed(where).before.goods[p.good] - replayed(where).after.goods[p.good] === p.count,
  buy: (where, p) => spent(where) === p.price * p.count && replayed(where).before.merchant.at === p.at && p.worth > 0,
  placeCircus: ({ state, seat, reason }, p) => {
    const { figure } = reason.params;
    const { at, direction } = state.players[seat][figure as 'merchant' | 'messenger'];
    return [1, -1].some(
      (way) => (direction === 0 || direction === way) && (at + way * p.count + 40) % LOCATIONS.length === p.at,
    );
  },
  chooseMessage: (where, p) => worthOf(replayed(where).before, p.card) === p.points,
  'move.message': (where, p) =>
    ridesOn(where) &&
    rode(where).to === p.to &&
    replayed(where).after.messages.some(({ card }) => card === p.card) &&
    p.count > 0 &&
    !couldStopAt(where, (message, at, state) => message.card === p.card && isTarget(state, message, at)),
  'move.stop': (where, p) =>
    rode(where).to === p.to && replayed(where).after.messages.some(({ card }) => card === p.card),
  'move.last': (where, p) => !ridesOn(where) && rode(where).to === p.to && !isCity(p.to),
  'move.market': (where, p) =>
    ridesOn(where) && rode(where).to === p.to && !isCity(p.to) && p.count > 0 && sale(where) === p.price,
  'move.sell': (where, p) => rode(where).to === p.to && isCity(p.to) && sale(where) === p.price,
  'move.city': (where, p) => {
    const { after, move } = replayed(where);
    if (!ridesOn(where) || move.type !== 'move' || move.to !== p.to || isCity(p.to)) return false;
    const way = after[move.figure].direction;
    return isCity(p.at) && (p.to + way * p.count + LOCATIONS.length) % LOCATIONS.length === p.at;
  },
  'move.circus': (where, p) => {
    const { after, move, state } = replayed(where);
    if (!ridesOn(where) || p.count !== 1 || move.type !== 'move' || move.to !== p.to) return false;
    const { direction, horses } = after[move.figure];
    return [1, -1].some(
      (way) =>
        (direction === 0 || direction === way) &&
        ((state.circus - p.to) * way + LOCATIONS.length) % LOCATIONS.length <= horses + 1,
    );
  },
  'move.arrive': (where, p) => rode(where).to === p.to && isCity(p.to),
  takeBackCube: (where, p) =>
    replayed(where).before.messages.some(({ card, cubes }) => card === p.card && cubes.includes(p.at)),
  fetchHorse: (where, p) => replayed(where).state.horses[p.at] > 0,
  endTurn: () => true,
  'endTurn.poor': ({ state, seat }, p) => state.players[seat].money === p.money && p.money < LEAVES_WITH_LEAST,
};
