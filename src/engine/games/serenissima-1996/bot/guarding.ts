import type { Seat } from '../../../core/game';
import type { Reason } from '../../../bots/bot';
import type { Serenissima1996Move } from '../moves';
import type { State } from '../state';
import { draftOf } from './draft';
import { rivalNear, stormChance } from './facts';
import { reason } from './reasons';

/** By how many per cent a port must be safer for that to be what a turn is about. */
const SAFER = 25;
/** Moves that bring sailors ashore, or take them away. */
const GARRISONING: readonly Serenissima1996Move['type'][] = ['hire', 'transfer', 'buildGalley', 'buy'];

/** The port that a turn makes safer, where its sailors do most: who could be there next turn, and their chances before and after. */
export function guarding(state: State, seat: Seat, moves: readonly Serenissima1996Move[]): Reason | undefined {
  const draft = draftOf(state, seat);
  for (const move of moves) if (GARRISONING.includes(move.type)) draft.make(move);
  let best: { saved: number; told: Reason } | undefined;
  state.ports.forEach(({ owner, garrison }, port) => {
    const then = draft.state.ports[port].garrison;
    const rival = then > garrison && owner === seat ? rivalNear(state, seat, port) : undefined;
    if (!rival) return;
    const before = stormChance(state, port, rival.sailors);
    const after = stormChance(state, port, rival.sailors, then);
    if (before - after < Math.max(SAFER, best?.saved ?? 0)) return;
    const facts = { port, power: rival.owner, sailors: rival.sailors, garrison: then, before, after };
    best = { saved: before - after, told: reason(garrison === 0 ? 'guard.open' : 'guard', facts) };
  });
  return best?.told;
}
