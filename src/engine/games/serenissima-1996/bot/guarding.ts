import type { Seat } from '../../../core/game';
import type { Reason } from '../../../bots/bot';
import type { PortId } from '../../serenissima/board';
import type { Serenissima1996Move } from '../moves';
import type { State } from '../state';
import { draftOf } from './draft';
import { rivalNear, stormChance } from './facts';
import { reason } from './reasons';

/** Minimum gain in safety, in percentage points, to mention as a reason. */
const SAFER = 25;
/** Moves that change garrisons, directly or by using money or room. */
export const GARRISONING: readonly Serenissima1996Move['type'][] = ['hire', 'transfer', 'buildGalley', 'buy'];

/** The reason for a turn that makes a port safer: the rival in reach, and its chances before and after. */
export function guarding(state: State, seat: Seat, moves: readonly Serenissima1996Move[]): Reason | undefined {
  let best: Safety | undefined;
  garrisonsAfter(state, seat, moves).forEach((garrison, port) => {
    const found = safety(state, seat, port, garrison);
    if (found && found.saved >= (best?.saved ?? 0)) best = found;
  });
  return best?.explanation;
}

/** From this chance in per cent, a garrison counts as lost. */
const DOOMED = 50;

/**
 * Why a turn takes a port's last sailors aboard: no rival can come, one that comes would take the port even from all of
 * them, or the crew is worth the risk. `garrison`: the sailors that could have stayed. `crew`: the galley's afterwards.
 */
export function leaving(state: State, seat: Seat, port: PortId, garrison: number, crew: number): Reason {
  const rival = rivalNear(state, seat, port);
  if (!rival) return reason('leave.safe', { port });
  const { owner: power, sailors } = rival;
  const chance = stormChance(state, port, sailors, garrison);
  if (chance >= DOOMED) return reason('leave.doomed', { port, power, sailors, garrison, chance });
  return reason('leave.risk', { port, power, sailors, crew });
}

/** Each port's garrison after the turn's moves. */
export function garrisonsAfter(state: State, seat: Seat, moves: readonly Serenissima1996Move[]): number[] {
  const draft = draftOf(state, seat);
  for (const move of moves) if (GARRISONING.includes(move.type)) draft.make(move);
  return draft.state.ports.map(({ garrison }) => garrison);
}

/** Reduction of a rival's chances in percentage points, with a reason. */
interface Safety {
  readonly saved: number;
  readonly explanation: Reason;
}

/**
 * How much a garrison of `then` sailors would reduce the chances of the strongest rival in reach; `undefined` if too
 * little.
 */
export function safety(state: State, seat: Seat, port: PortId, then: number): Safety | undefined {
  const { owner, garrison } = state.ports[port];
  const rival = then > garrison && owner === seat ? rivalNear(state, seat, port) : undefined;
  if (!rival) return undefined;
  const before = stormChance(state, port, rival.sailors);
  const after = stormChance(state, port, rival.sailors, then);
  if (before - after < SAFER) return undefined;
  const facts = { port, power: rival.owner, sailors: rival.sailors, garrison: then, before, after };
  return { saved: before - after, explanation: reason(garrison === 0 ? 'guard.open' : 'guard', facts) };
}
