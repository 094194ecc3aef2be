import type { Seat } from '../../../core/game';
import type { Random } from '../../../core/game';
import { topFrame } from '../../../kit/frames';
import { copyState } from '../copy';
import { BASILICA_COST, BASILICA_INCOME } from '../data/components';
import type { Serenissima2012Move } from '../moves';
import { fleetSize } from '../queries';
import { galleyCost, investmentMoves, purchaseMoves } from '../phases/investment';
import { play } from '../rules';
import type { State } from '../state';
import { guardGain } from './last-guard';
import type { Style } from './style';
import { crewWorth, fortGain, galleyWorth, holds, isLastTurn, portWorth, scoringsLeft, turnsLeft } from './worth';

/** Purchases in a row, and what they gain together in ducats. */
interface Purchases {
  readonly moves: Serenissima2012Move[];
  readonly gain: number;
}

const NO_CHANCE: Random = {
  roll: () => {
    throw new Error('A plan may not draw chance.');
  },
};

/** Ducats a purchase must gain. */
const LEAST = 0.05;
/** Sailors aboard a galley that has all it needs, and ducats kept for goods. */
const CREW = 4;
const RESERVE = 1;

/** Buys what gains most, again and again, after `first`; without the move that ends it. */
export function purchases(state: State, seat: Seat, first: readonly Serenissima2012Move[], style: Style): Purchases {
  const moves = first.slice();
  let gain = 0;
  /** The position after all that has been bought: a copy is only made once something is, and mostly nothing is. */
  let bought: State | undefined;
  for (;;) {
    let best: Serenissima2012Move | undefined;
    let bestGain = LEAST;
    for (const move of offers(bought ?? state, seat)) {
      const worth = purchaseGain(bought ?? state, seat, move, style);
      if (worth > bestGain) [best, bestGain] = [move, worth];
    }
    if (!best) return { moves, gain };
    if (!bought) {
      bought = copyState(state);
      for (const move of first) play(bought, seat, move, NO_CHANCE);
    }
    play(bought, seat, best, NO_CHANCE);
    moves.push(best);
    gain += bestGain;
  }
}

/** What can be bought once one invests, or short of galleys between two turns. */
function offers(state: State, seat: Seat): Serenissima2012Move[] {
  return topFrame(state)?.kind === 'catchUp' ? purchaseMoves(state, seat, true) : investmentMoves(state, seat);
}

function purchaseGain(state: State, seat: Seat, move: Serenissima2012Move, style: Style): number {
  const left = turnsLeft(state);
  switch (move.type) {
    case 'buildBasilica': {
      const { garrison } = state.ports[move.port];
      return BASILICA_INCOME * scoringsLeft(state) * holds(state, seat, move.port, garrison, style) - BASILICA_COST;
    }
    case 'buildFort':
      return fortGain(state, seat, move.port, style);
    case 'buyGalley': {
      if (fleetSize(state, seat) >= style.fleet) return 0;
      const activations = Math.max(0, left - 0.5);
      return (
        style.galley * 1.6 * activations + crewWorth(state, 1, style) - galleyCost(state, seat) + move.galley / 100
      );
    }
    case 'recruit': {
      if (state.money[seat] - move.count < RESERVE) return 0;
      // In the last turn men are only there to keep a port's income: two may, where one does not.
      if (isLastTurn(state))
        return 'port' in move.to ? guardGain(state, seat, move.to.port, move.count) - move.count : 0;
      if (move.count !== 1) return 0;
      if ('port' in move.to) {
        const { garrison, warehouse } = state.ports[move.to.port];
        const worth = portWorth(state, move.to.port, warehouse.length, style);
        const safer =
          holds(state, seat, move.to.port, garrison + 1, style) - holds(state, seat, move.to.port, garrison, style);
        // Men ashore also go aboard the next galley that calls.
        return worth * safer + (garrison < 3 ? crewWorth(state, 1, style) * 0.85 : 0) - 1;
      }
      const galley = state.galleys[move.to.galley];
      if (!galley || galley.sailors >= CREW) return 0;
      return galleyWorth(state, galley.sailors + 1, style) - galleyWorth(state, galley.sailors, style) - 1;
    }
    default:
      return 0;
  }
}
