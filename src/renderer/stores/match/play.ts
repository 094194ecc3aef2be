import type { Choice } from '../../../ipc/table';
import { advance } from './advance';
import { clickAt, isRepeated, isStale } from './click';
import { keepRemaining } from './continuation';
import type { MatchContext } from './state';
import { inTurn, refuseViewOnly, step } from './steps';

/**
 * Plays moves in order, in one step. Main stops if another seat has to decide first; the remaining moves are played
 * after that seat's answer (see continuation.ts). If another step is running, the moves are played after it, or dropped
 * if they no longer fit the table by then. Resolves when the result is shown, even if the board is still animating it.
 */
export async function play(match: MatchContext, ...choices: Pick<Choice, 'move'>[]): Promise<void> {
  if (refuseViewOnly(match)) return;
  const { state, session } = match;
  const seat = state.table?.acting ?? null;
  state.halted = null;
  // If another player answers the question at the same screen, the asking player's remaining moves stay unchanged.
  if (state.continuation?.seat === seat) state.continuation = null;
  state.dropped = false;
  const click = state.table && clickAt(state.table, choices, state.decisionOf);
  if (!click) return;
  const waits = state.stepping;
  await inTurn(match, async () => {
    const now = state.table;
    if (!now) return;
    if (waits && isStale(click, now, state.decisionOf)) {
      state.dropped = !isRepeated(click, state.lastMoves, now, state.decisionOf);
      return;
    }
    await step(match, async () => {
      Object.assign(state, { lastMover: click.acting, lastMoves: choices });
      const { match: id, ply } = now;
      await advance(
        match,
        await session.ask('matches.play', { match: id, seat: click.acting, moves: click.moves, ply }),
      );
    });
  });
  keepRemaining(state, click.acting, choices);
}

/** Plays the move of a skipped decision. Does nothing if the decision is no longer skipped when its turn comes. */
export function playSkipped(match: MatchContext): Promise<void> {
  const { state, session } = match;
  return inTurn(match, () =>
    step(match, async () => {
      if (!state.table?.skip) return;
      const { match: id, ply } = state.table;
      const { entry, table } = await session.ask('matches.skip', { match: id, ply });
      await advance(match, { entries: [entry], table, foreseen: entry.barrier === null });
    }),
  );
}
