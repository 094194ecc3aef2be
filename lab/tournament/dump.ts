import type { Agent, Decision } from '../../src/engine/bots/agent';
import { createAgent } from '../../src/engine/bots/agent';
import type { GameWithBot } from '../../src/engine/bots/bot';
import type { Level } from '../../src/engine/bots/levels';
import type { Random, Seat } from '../../src/engine/core/game';
import { fastRandom } from '../../src/engine/core/random';
import { determinize } from '../../src/engine/games/serenissima-1996/bot/determinize';
import { plans } from '../../src/engine/games/serenissima-1996/bot/plans';
import { STYLES } from '../../src/engine/games/serenissima-1996/bot/style';
import { marketIn, pieceWorths } from '../../src/engine/games/serenissima-1996/bot/cargo-worth';
import { copyState } from '../../src/engine/games/serenissima-1996/copy';
import { COIN } from '../../src/engine/games/serenissima-1996/data/components';
import type { Serenissima1996Move } from '../../src/engine/games/serenissima-1996/moves';
import { actors, moves, play } from '../../src/engine/games/serenissima-1996/rules';
import type { BargainFrame, State } from '../../src/engine/games/serenissima-1996/state';
import type { Serenissima1996View } from '../../src/engine/games/serenissima-1996/view-types';
import { topFrame } from '../../src/engine/kit/frames';

/** The ducats that the script assumes a buyer to have, because it cannot see other treasuries. */
const PURSE = 1500;
/** Ducats that the script keeps when it buys surplus goods. */
const RESERVE = 1500;
/** The script's value of a second piece of a good. */
const SPARE = 2 * COIN;

const NO_DICE: Random = {
  roll: () => {
    throw new Error('Bargaining never rolls dice.');
  },
};

/**
 * A script for Serenissima (1996) that plays like a level but exploits the computers' bargaining rule. It buys more of
 * a good than any port takes, offers all of it to every galley it meets at the highest acceptable price, and pays
 * sellers the lowest. It shows that knowing the rule gives no advantage.
 */
export function createDump(gameWithBot: GameWithBot, level: Level, seed: number): Agent {
  const player = createAgent(gameWithBot, level, seed);
  const random = fastRandom(seed);
  return {
    decide(view, seat, budget): Decision {
      const state = determinize(view as Serenissima1996View, seat, random);
      const usual = player.decide(view, seat, budget);
      const frame = topFrame(state);
      const own =
        frame?.kind === 'bargain'
          ? bargained(state, seat, frame)
          : usual.move.type === 'endPhase'
            ? (stocked(state, seat) ?? offered(state, seat))
            : undefined;
      if (!own) return usual;
      const reason = { key: 'move', params: { type: own.type } };
      return {
        plan: { moves: [own], value: 0, reason },
        move: own,
        reason,
        best: [{ move: own, reason, chance: null }],
        iterations: 0,
      };
    },
  };
}

/** Buys as many pieces as fit into a galley without using the reserve. */
function stocked(state: State, seat: Seat): Serenissima1996Move | undefined {
  const room = moves(state, seat).filter((move) => move.type === 'buy');
  return room.reverse().find(({ count }) => state.money[seat] - count * COIN >= RESERVE);
}

function offered(state: State, seat: Seat): Serenissima1996Move | undefined {
  let best: Serenissima1996Move | undefined;
  let most = 0;
  for (const move of moves(state, seat)) {
    if (move.type !== 'offerCargo') continue;
    const imagined = copyState(state);
    play(imagined, seat, move, NO_DICE);
    const { gain } = bestQuote(imagined, seat);
    if (gain > most) [best, most] = [move, gain];
  }
  return best;
}

/** The answer in a bargain: as a seller the most profitable price, as a buyer the lowest accepted price. */
function bargained(state: State, seat: Seat, frame: BargainFrame): Serenissima1996Move | undefined {
  if (frame.inReturn) return undefined;
  if (frame.stage === 'quote') {
    const { gain, price } = bestQuote(state, seat);
    return gain > 0 ? { type: 'quote', price } : undefined;
  }
  if (frame.stage === 'counter') {
    const held = earned(state, seat, { type: 'refuse' });
    return held > 0 && held >= earned(state, seat, { type: 'accept' }) ? { type: 'refuse' } : undefined;
  }
  if (frame.stage === 'answer') {
    const counters = moves(state, seat).filter((move) => move.type === 'counter');
    return counters.find((counter) => {
      const imagined = copyState(state);
      play(imagined, seat, counter, NO_DICE);
      return plans(imagined, frame.seller, STYLES.usual, 1)[0].moves[0].type === 'accept';
    });
  }
  return undefined;
}

/** The most profitable price to ask, and its gain. */
function bestQuote(state: State, seat: Seat): { price: number; gain: number } {
  let best = { price: 0, gain: 0 };
  const prices = moves(state, seat).filter((move) => move.type === 'quote');
  for (const move of prices) {
    if (move.type !== 'quote') continue;
    const gain = earned(state, seat, move);
    if (gain > best.gain) best = { price: move.price, gain };
  }
  return best;
}

/**
 * The seller's gain after this answer, in ducats above the value of its cargo, if the buyer follows the computers'
 * rule.
 */
function earned(state: State, seat: Seat, first: Serenissima1996Move): number {
  const imagined = copyState(state);
  const [buyer] = state.frames.flatMap((frame) => (frame.kind === 'bargain' ? [frame.buyer] : []));
  imagined.money[buyer] = Math.max(PURSE, imagined.money[buyer]);
  const before = imagined.money[seat] + aboard(imagined, seat);
  play(imagined, seat, first, NO_DICE);
  for (let frame = topFrame(imagined); frame?.kind === 'bargain'; frame = topFrame(imagined)) {
    const [other] = actors(imagined);
    const move: Serenissima1996Move =
      other === seat ? { type: 'refuse' } : plans(imagined, other, STYLES.usual, 1)[0].moves[0];
    play(imagined, other, move, NO_DICE);
  }
  return imagined.money[seat] + aboard(imagined, seat) - before;
}

function aboard(state: State, seat: Seat): number {
  const market = marketIn(state, STYLES.usual);
  let worth = 0;
  for (const galley of state.galleys) {
    if (galley?.owner !== seat) continue;
    galley.cargo.forEach((pieces, good) => {
      if (pieces > 0) worth += (pieces - 1) * SPARE + (pieceWorths(market, galley, good)[0] ?? 0);
    });
  }
  return worth;
}
