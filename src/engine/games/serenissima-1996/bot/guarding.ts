import type { Seat } from '../../../core/game';
import type { Reason } from '../../../bots/bot';
import type { PortId } from '../../serenissima/board';
import type { Serenissima1996Move } from '../moves';
import type { State } from '../state';
import { draftOf } from './draft';
import { rivalNear, stormChance } from './facts';
import { reason } from './reasons';

/** The minimum gain in safety, in percentage points, for which guarding a port explains a turn. */
const SAFER = 25;
/** Moves that change garrisons, directly or through the money and room they use. */
const GARRISONING: readonly Serenissima1996Move['type'][] = ['hire', 'transfer', 'buildGalley', 'buy'];

/**
 * The port that a turn makes much safer, with the rival who could reach it next turn and its chances before and after.
 */
export function guarding(state: State, seat: Seat, moves: readonly Serenissima1996Move[]): Reason | undefined {
  let best: Safety | undefined;
  garrisonsAfter(state, seat, moves).forEach((garrison, port) => {
    const found = safety(state, seat, port, garrison);
    if (found && found.saved >= (best?.saved ?? 0)) best = found;
  });
  return best?.explanation;
}

/** The garrison of each port after a turn's hires and transfers. */
export function garrisonsAfter(state: State, seat: Seat, moves: readonly Serenissima1996Move[]): number[] {
  const draft = draftOf(state, seat);
  for (const move of moves) if (GARRISONING.includes(move.type)) draft.make(move);
  return draft.state.ports.map(({ garrison }) => garrison);
}

/** The gain in safety from a larger garrison, in percentage points, with its explanation. */
interface Safety {
  readonly saved: number;
  readonly explanation: Reason;
}

/**
 * The effect of a garrison of `then` in a seat's port against the strongest rival who could come next turn; `undefined`
 * if it is small.
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
