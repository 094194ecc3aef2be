import { advance, showTable } from './advance';
import type { MatchContext } from './state';
import { step } from './steps';

/** Plays the lesson's next move, which main chooses. */
export function playLessonMove(match: MatchContext): Promise<void> {
  const { state, session } = match;
  return step(match, async () => {
    const now = state.table;
    if (!now?.lesson?.next) return;
    const { entry, table } = await session.ask('lessons.go', { match: now.match, ply: now.ply });
    await advance(match, { entries: [entry], table });
  });
}

/** Goes back to the start of the lesson's current step, or of the previous one if it has no move yet. */
export function undoLessonStep(match: MatchContext): Promise<void> {
  const { state, session } = match;
  return step(match, async () => {
    if (state.table?.lesson) await showTable(match, await session.ask('lessons.back', { match: state.table.match }));
  });
}
