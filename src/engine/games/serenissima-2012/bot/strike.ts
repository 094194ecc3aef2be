import type { Seat } from '../../../core/game';
import { NOBODY } from '../../serenissima/board';
import type { PortId } from '../../serenissima/board';
import { CAPACITY } from '../../serenissima/cargo';
import { SAILOR_COST } from '../data/components';
import { BOARD } from '../data/board';
import { graph } from '../geography';
import { portIncome } from '../income';
import type { Serenissima2012Move } from '../moves';
import { galleyCost } from '../phases/investment';
import { isLastPort, portsOf } from '../queries';
import type { State } from '../state';
import { winChance } from '../chances';
import { isLastTurn } from './worth';

/** The purchases for an attack, and its expected gain in ducats after paying for them. */
interface Strike {
  readonly moves: readonly Serenissima2012Move[];
  readonly gain: number;
}

/** Minimum gain in ducats. */
const MIN_GAIN = 1;

/**
 * In the last turn, the purchase of a galley with a full crew for a single attack from one of the seat's ports, if the
 * attack is worth the price. (When all galleys were valued for one more turn instead, the bot bought galleys with a
 * single sailor.)
 */
export function lastStrike(state: State, seat: Seat): Strike | undefined {
  if (!isLastTurn(state)) return undefined;
  const men = CAPACITY - 1;
  const cost = galleyCost(state, seat) + men * SAILOR_COST;
  if (state.reserve[seat] < CAPACITY || state.money[seat] < cost) return undefined;
  const number = state.galleys.indexOf(null);
  let best: Strike | undefined;
  for (const from of portsOf(state, seat)) {
    for (let port = 0; port < state.ports.length; port++) {
      const gain = prize(state, seat, from, port) - cost;
      if (gain < Math.max(MIN_GAIN, best?.gain ?? 0)) continue;
      const moves: Serenissima2012Move[] = [
        { type: 'buyGalley', galley: number, port: from },
        { type: 'recruit', to: { galley: number }, count: men },
      ];
      best = { moves, gain };
    }
  }
  return best;
}

/** Expected income from taking a rival's port at the last scoring. 0 if rival galleys defend it. */
function prize(state: State, seat: Seat, from: PortId, port: PortId): number {
  const { owner, garrison, fort, closed } = state.ports[port];
  if (owner === NOBODY || owner === seat || closed || isLastPort(state, port)) return 0;
  const { space } = BOARD.ports[port];
  if (state.galleys.some((galley) => galley?.space === space && galley.owner !== seat)) return 0;
  const strength = CAPACITY - graph(state.options).distance[BOARD.ports[from].space][space];
  if (strength < 1) return 0;
  return winChance(CAPACITY, garrison, strength, fort) * portIncome(state, state.ports[port]);
}
