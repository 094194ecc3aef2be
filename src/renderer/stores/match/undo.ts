import type { Table } from '../../../ipc/table';
import { advance, showTable } from './advance';
import { peopleOf } from './queries';
import type { MatchContext } from './state';
import { inTurn, refuseViewOnly, step } from './steps';

/** Undoes the last move, and computers' moves before it, back to a decision of a person. */
export function undo(match: MatchContext): Promise<void> {
  return inTurn(match, () => step(match, () => takeBack(match)));
}

/** Undoes the clicks after the first `ply` moves, up to a barrier. */
export function undoTo(match: MatchContext, ply: number): Promise<void> {
  return inTurn(match, () => step(match, () => takeBack(match, ply)));
}

async function takeBack(match: MatchContext, to?: number): Promise<void> {
  if (refuseViewOnly(match)) return;
  const { state, session } = match;
  const now = state.table;
  if (!now || now.undo.seat === null) return;
  state.lastMover = null;
  const ask = ({ match: id, viewer, undo: { seat } }: Table) =>
    session.ask('matches.undo', { match: id, seat: viewer ?? seat ?? 0, ...(to !== undefined && { to }) });
  const people = peopleOf(state);
  // Undoing an agreed end or a resignation undoes no moves.
  const isAct = now.acts.at(-1)?.ply === now.ply;
  let table = await ask(now);
  while (
    !isAct &&
    to === undefined &&
    table.undo.possible &&
    table.deciders.every(({ seat }) => !people.includes(seat))
  )
    table = await ask(table);
  await showTable(match, table);
}

/** Redoes the last undone step, if any: animates a move, or shows the table after an act such as a resignation. */
export function redo(match: MatchContext): Promise<void> {
  const { state, session } = match;
  return inTurn(match, () =>
    step(match, async () => {
      const now = state.table;
      if (!now || now.redo.seat === null || refuseViewOnly(match)) return;
      const seat = now.viewer ?? now.redo.seat;
      const { entries, table } = await session.ask('matches.redo', { match: now.match, seat });
      if (entries.length > 0) await advance(match, { entries, table, foreseen: true });
      else await showTable(match, table);
    }),
  );
}
