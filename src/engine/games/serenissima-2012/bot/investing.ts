import type { Seat } from '../../../core/game';
import type { Random } from '../../../core/game';
import { topFrame } from '../../../kit/frames';
import type { Berth } from '../../serenissima/berths';
import type { PortId } from '../../serenissima/board';
import { galleyAt } from '../../serenissima/galleys';
import { BERTHS } from '../berths';
import { copyState } from '../copy';
import { BASILICA_COST, BASILICA_INCOME } from '../data/components';
import type { Serenissima2012Move } from '../moves';
import { fleetSize, portsOf } from '../queries';
import { galleyCost, whyNotBuildBasilica, whyNotBuildFort, whyNotBuy, whyNotRecruit } from '../phases/investment';
import { play } from '../rules';
import type { State } from '../state';
import { guardGain } from './last-guard';
import type { Style } from './style';
import {
  crewWorth,
  fortGain,
  galleyWorth,
  holdProbability,
  isLastTurn,
  portWorth,
  scoringsLeft,
  turnsLeft,
} from './worth';

/** Purchases and their total gain in ducats. */
interface Purchases {
  readonly moves: Serenissima2012Move[];
  readonly gain: number;
}

const NO_CHANCE: Random = {
  roll: () => {
    throw new Error('A plan may not use chance.');
  },
};

/** Minimum gain of a purchase in ducats. */
const MIN_GAIN = 0.05;
/** At this crew size, the bot buys no more sailors for a galley. */
const CREW = 4;
/** Ducats kept for goods. */
const RESERVE = 1;

/**
 * After the moves `first`, repeats the most profitable purchase until none is worthwhile. Leaves out the final `done`.
 */
export function purchases(state: State, seat: Seat, first: readonly Serenissima2012Move[], style: Style): Purchases {
  const moves = first.slice();
  let gain = 0;
  /** The position after the purchases. Copied only when something is bought, which is rare. */
  let bought: State | undefined;
  for (;;) {
    const best = bestPurchase(bought ?? state, seat, style);
    if (!best) return { moves, gain };
    if (!bought) {
      bought = copyState(state);
      for (const move of first) play(bought, seat, move, NO_CHANCE);
    }
    play(bought, seat, best.move, NO_CHANCE);
    moves.push(best.move);
    gain += best.gain;
  }
}

interface Purchase {
  readonly move: Serenissima2012Move;
  readonly gain: number;
}

/** The purchase that gains most, the first one if tied; `undefined` if none gains enough. */
function bestPurchase(state: State, seat: Seat, style: Style): Purchase | undefined {
  // Forts and basilicas can't be bought after a turn.
  const short = topFrame(state)?.kind === 'catchUp';
  // In the last turn, sailors only protect a port's income, and a single one may not be enough.
  const last = isLastTurn(state);
  let best: Purchase | undefined;
  const weigh = (gain: number, move: () => Serenissima2012Move) => {
    if (gain > (best?.gain ?? MIN_GAIN)) best = { move: move(), gain };
  };
  const recruits = (to: Berth) => {
    for (let count = 1; (last || count === 1) && !whyNotRecruit(state, seat, to, count); count++) {
      if (state.money[seat] - count < RESERVE) break;
      weigh(last ? guardianGain(state, seat, to, count) : sailorGain(state, seat, to, style), () => ({
        type: 'recruit',
        to,
        count,
      }));
    }
  };
  const number = state.galleys.lastIndexOf(null);
  for (const port of portsOf(state, seat)) {
    recruits(BERTHS.ashore(port));
    // Galleys with high numbers act last.
    if (number >= 0 && !whyNotBuy(state, seat, port, short))
      weigh(galleyGain(state, seat, style) + number / 100, () => ({ type: 'buyGalley', galley: number, port }));
  }
  state.galleys.forEach((galley, id) => {
    if (galley?.owner === seat) recruits(BERTHS.aboard(id));
  });
  if (short) return best;
  for (const port of portsOf(state, seat)) {
    if (!whyNotBuildFort(state, seat, port))
      weigh(fortGain(state, seat, port, style), () => ({ type: 'buildFort', port }));
    if (!whyNotBuildBasilica(state, seat, port))
      weigh(basilicaGain(state, seat, port, style), () => ({ type: 'buildBasilica', port }));
  }
  return best;
}

function basilicaGain(state: State, seat: Seat, port: PortId, style: Style): number {
  const { garrison } = state.ports[port];
  return BASILICA_INCOME * scoringsLeft(state) * holdProbability(state, seat, port, garrison, style) - BASILICA_COST;
}

function galleyGain(state: State, seat: Seat, style: Style): number {
  if (fleetSize(state, seat) >= style.fleet) return -Infinity;
  const activations = Math.max(0, turnsLeft(state) - 0.5);
  return style.galley * 1.6 * activations + crewWorth(state, 1, style) - galleyCost(state, seat);
}

/** The value of `count` sailors that only protect a port's income. */
function guardianGain(state: State, seat: Seat, to: Berth, count: number): number {
  return 'port' in to ? guardGain(state, seat, to.port, count) - count : 0;
}

function sailorGain(state: State, seat: Seat, to: Berth, style: Style): number {
  if ('port' in to) {
    const { garrison, warehouse } = state.ports[to.port];
    const worth = portWorth(state, to.port, warehouse.length, style);
    const safer =
      holdProbability(state, seat, to.port, garrison + 1, style) -
      holdProbability(state, seat, to.port, garrison, style);
    // Sailors ashore can board the next galley.
    return worth * safer + (garrison < 3 ? crewWorth(state, 1, style) * 0.85 : 0) - 1;
  }
  const { sailors } = galleyAt(state, to.galley);
  if (sailors >= CREW) return 0;
  return galleyWorth(state, sailors + 1, style) - galleyWorth(state, sailors, style) - 1;
}
