import { topFrame } from '../../../src/engine/kit/frames';
import { laLoire } from '../../../src/engine/games/la-loire';
import { power } from '../../../src/engine/games/la-loire/abilities';
import { BEER, LEAVES_WITH_LEAST, SHIPPING, WOOD } from '../../../src/engine/games/la-loire/data/board';
import { MESSAGE_POINTS, MESSAGES } from '../../../src/engine/games/la-loire/data/messages';
import type { LaLoireMove } from '../../../src/engine/games/la-loire/moves';
import { salePrice } from '../../../src/engine/games/la-loire/phases/goods';
import { actingAt, isCity, priceOf, riverEnd, turnFrame } from '../../../src/engine/games/la-loire/queries';
import { moves, play } from '../../../src/engine/games/la-loire/rules';
import { scoreSheet } from '../../../src/engine/games/la-loire/score';
import type { Player, State } from '../../../src/engine/games/la-loire/state';
import { fastRandom } from '../../../src/engine/core/random';
import { rulesFor } from '../rule';

const inTurn = (state: State) => topFrame(state)?.kind === 'turn';
const begins = (state: State) => inTurn(state) && turnFrame(state).acting === null && !turnFrame(state).poor;
const atCity = ({ merchant }: Player) => isCity(merchant.at);

/** The deniers that a Merchant cannot take out of a city. */
const surplus = (player: Player) => player.money - power(player, 'leavesWith');

/** The deniers that a city pays for a player's goods, except wood. */
function goodsWorth(player: Player): number {
  return player.goods.reduce((sum, count, good) => sum + (good === WOOD ? 0 : count * salePrice(player, good)), 0);
}

const PAYMENTS: readonly LaLoireMove['type'][] = ['hire', 'buyPalace', 'buyMessage', 'ship', 'build'];

/** The number of turns a Merchant is stuck in a city, where it gets one denier of alms per turn. */
const stranded = (player: Player) =>
  atCity(player) ? Math.max(0, LEAVES_WITH_LEAST - player.money - goodsWorth(player)) : 0;

const isLast = (state: State, seat: number) => state.lastTurns !== null && !state.lastTurns.includes(seat);

const SCORES: readonly LaLoireMove['type'][] = ['ship', 'hire', 'buyPalace', 'buyMessage', 'deliver', 'build'];

function scores(state: State, seat: number): boolean {
  const total = scoreSheet(state).scores[seat].total;
  return moves(state, seat).some((move) => {
    if (!SCORES.includes(move.type)) return false;
    const then = laLoire.copy(state);
    play(then, seat, move, fastRandom(1));
    return scoreSheet(then).scores[seat].total > total;
  });
}

/** Whether a good costs at least as much here as it sells for in any city. */
function isDear(state: State, seat: number, move: LaLoireMove): boolean {
  if (move.type !== 'buy' || move.good === WOOD || move.good === BEER) return false;
  const at = actingAt(state, turnFrame(state));
  return priceOf(state, at, move.good) >= salePrice(state.players[seat], move.good) && state.owners[at] !== seat;
}

const ends = (card: number, state: State, seat: number) => {
  const message = state.players[seat].messages.find((entry) => entry.card === card);
  return message !== undefined && message.cubes.length + 1 >= MESSAGES[card].shields.length;
};

/** The messages that delivering here would complete. */
function deliverable(state: State, seat: number): number[] {
  return moves(state, seat).flatMap((move) =>
    move.type === 'deliver' && ends(move.card, state, seat) ? [move.card] : [],
  );
}

const MAX_SHIPPING = SHIPPING[SHIPPING.length - 1].cost;

export const laLoireRules = rulesFor<State, LaLoireMove>({
  strands: {
    because:
      'The Merchant cannot leave a city with less than five deniers and gets only one denier of alms per turn, so at least three turns are lost.',
    asks: (state, seat) =>
      begins(state) &&
      state.lastTurns === null &&
      state.players[seat].money >= LEAVES_WITH_LEAST &&
      moves(state, seat).some((move) => move.type === 'move' && move.figure === 'merchant' && isCity(move.to)),
    fails: ({ after, seat, moves: list }) =>
      after.lastTurns === null &&
      stranded(after.players[seat]) >= 3 &&
      list.some(({ type }) => PAYMENTS.includes(type)),
  },
  'not-shipped': {
    because: 'Money that the Merchant cannot take out of the city is lost, and six deniers of it would move the boat.',
    asks: (state, seat) => {
      const player = state.players[seat];
      return (
        inTurn(state) &&
        turnFrame(state).acting === 'merchant' &&
        atCity(player) &&
        !turnFrame(state).shipped &&
        player.boat < riverEnd(state) &&
        surplus(player) + goodsWorth(player) >= MAX_SHIPPING
      );
    },
    fails: ({ after, seat }) => {
      const player = after.players[seat];
      return atCity(player) && player.boat < riverEnd(after) && surplus(player) >= MAX_SHIPPING;
    },
  },
  'not-delivered': {
    because: 'The Messenger is at the last stop of a message that scores at least four points.',
    asks: (state, seat) =>
      inTurn(state) &&
      turnFrame(state).acting === 'messenger' &&
      deliverable(state, seat).some((card) => MESSAGE_POINTS[MESSAGES[card].level] >= 4),
    fails: ({ before, after, seat }) => after.players[seat].delivered.length === before.players[seat].delivered.length,
  },
  'not-sold': {
    because:
      'Goods sell for the same price in both cities. Unsold goods only prevent the Merchant from buying the same kind again.',
    asks: (state, seat) => {
      const player = state.players[seat];
      return (
        inTurn(state) &&
        turnFrame(state).acting === 'merchant' &&
        atCity(player) &&
        goodsWorth(player) > 0 &&
        surplus(player) + goodsWorth(player) <= 0
      );
    },
    fails: ({ after, seat }) => {
      const player = after.players[seat];
      return goodsWorth(player) > 0 && surplus(player) + goodsWorth(player) <= 0;
    },
  },
  'dear-good': {
    because: 'The good costs at least as much as any city pays for it, and another player owns the building.',
    asks: (state, seat) =>
      inTurn(state) && state.lastTurns === null && moves(state, seat).some((move) => isDear(state, seat, move)),
    fails: ({ before, seat, moves: [first] }) => first !== undefined && isDear(before, seat, first),
  },
  'last-turn': {
    because:
      'Deniers are worth nothing after the seat’s last turn, and it ends the turn although a move would score at once.',
    asks: (state, seat) => begins(state) && isLast(state, seat) && state.players[seat].money > 0,
    fails: ({ last, seat, moves: list }) => list.at(-1)?.type === 'endTurn' && inTurn(last) && scores(last, seat),
  },
  'last-deed': {
    because: 'It is the seat’s last turn, and a move that scores at once is legal.',
    asks: (state, seat) => inTurn(state) && isLast(state, seat) && scores(state, seat),
    fails: ({ before, after, seat }) => scoreSheet(after).scores[seat].total <= scoreSheet(before).scores[seat].total,
  },
});
