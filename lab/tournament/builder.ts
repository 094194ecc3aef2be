import type { Agent, Decision } from '../../src/engine/bots/agent';
import { fastRandom } from '../../src/engine/core/random';
import { determinize } from '../../src/engine/games/doge-ship/bot/determinize';
import { partScore } from '../../src/engine/games/doge-ship/bot/worth';
import { TILES } from '../../src/engine/games/doge-ship/data/board';
import { ZONES } from '../../src/engine/games/doge-ship/data/components';
import type { Kind } from '../../src/engine/games/doge-ship/data/components';
import type { DogeShipMove } from '../../src/engine/games/doge-ship/moves';
import { actionAt, isPart, priceOf } from '../../src/engine/games/doge-ship/queries';
import { moves } from '../../src/engine/games/doge-ship/rules';
import { fits } from '../../src/engine/games/doge-ship/ship';
import type { State } from '../../src/engine/games/doge-ship/state';
import type { DogeShipView } from '../../src/engine/games/doge-ship/view-types';

/** The value of actions that the script never chooses. */
const NEVER = -1000;

/**
 * A script for The Doge Ship with a single idea: buy the part that scores most and build it immediately; take money and
 * Approvals only if neither is possible. Every player who plans ahead should beat it.
 */
export function createBuilder(seed: number): Agent {
  const random = fastRandom(seed);
  return {
    decide(view, seat): Decision {
      const state = determinize(view as DogeShipView, seat, random);
      const legal = moves(state, seat);
      const values = legal.map((move) => worthOf(state, seat, move));
      const move = legal[values.indexOf(Math.max(...values))];
      const reason = { key: 'move', params: { type: move.type } };
      return {
        plan: { moves: [move], value: 0, reason },
        move,
        reason,
        best: [{ move, reason, chance: null }],
        iterations: 0,
      };
    },
  };
}

function worthOf(state: State, seat: number, move: DogeShipMove): number {
  switch (move.type) {
    case 'act':
      return spaceWorth(state, seat, move.table, move.space);
    case 'draw':
      return fittingPile(state, move.pile) ? 1 : NEVER;
    case 'keep':
      return isPart(move.tile) && fits(state, move.tile)
        ? partScore(move.tile, state.doge) - TILES[move.tile].cost * 0.5
        : NEVER;
    case 'build':
    case 'replace':
      return isPart(move.tile) ? partScore(move.tile, state.doge) : 0;
    case 'placeDoge':
      return held(state, seat).reduce((sum, tile) => sum + partScore(tile, move.tile), 0);
    case 'bid':
      return -Math.abs(move.amount - state.approvals[seat] * 0.6);
    case 'decline':
    case 'pass':
      return NEVER / 2;
    case 'discardAction':
      return 0;
    case 'reorder':
      return NEVER;
  }
}

/** Values building above buying, and buying above money and Approvals. Cheaper spaces are better. */
function spaceWorth(state: State, seat: number, table: number, space: number): number {
  const action = actionAt(table, space);
  const price = priceOf(state, table, space);
  const does = (type: 'buy' | 'construct', kind: Kind) => action.type === type && action.kinds.includes(kind);
  if (does('construct', 'galley') && held(state, seat).length > 0) return 300 - price;
  if (does('buy', 'galley') && held(state, seat).length === 0 && state.money[seat] - price >= 4) return 200 - price;
  if (action.type === 'money') return action.ducats - price + 10;
  if (action.type === 'intrigue' && action.intrigue === 'approval') return 10 - price;
  return NEVER;
}

function held(state: State, seat: number): number[] {
  return state.yards[seat].filter((tile) => isPart(tile) && fits(state, tile));
}

function fittingPile(state: State, pile: number): boolean {
  return pile < ZONES && state.piles[pile].some((tile) => fits(state, tile));
}
