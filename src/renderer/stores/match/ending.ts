import { showTable } from './advance';
import { peopleOf } from './queries';
import { untilIdle } from './seating';
import type { MatchContext } from './state';
import { step } from './steps';

/** How often a resignation is sent at most, if computers keep moving in the meantime. */
const RESIGN_TRIES = 5;

/** Ends the match by agreement. All people must have agreed. */
export function endMatch(match: MatchContext): Promise<void> {
  const { state, session } = match;
  return step(match, async () => {
    const now = state.table;
    if (!now) return;
    const agreed = peopleOf(state);
    await showTable(match, await session.ask('matches.end', { match: now.match, ply: now.ply, agreed }));
  });
}

/** Resigns a seat when moves and animations are finished. Tries again if computers have moved in the meantime. */
export async function resign(match: MatchContext, seat: number): Promise<void> {
  const { state, session } = match;
  for (let tries = 0; tries < RESIGN_TRIES; tries++) {
    await untilIdle(match);
    await step(match, async () => {
      const now = state.table;
      if (now) await showTable(match, await session.ask('matches.resign', { match: now.match, ply: now.ply, seat }));
    });
    if (state.refusal?.code !== 'stale') return;
  }
}
