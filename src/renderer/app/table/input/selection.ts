import type { Choice } from '../../../../ipc/contract';
import type { Light, TargetId } from '../../../board/board-types';
import type { Row, RowButton } from '../../../game-ui/game-ui';
import { movesOf } from '../moves';

/** The piece that is chosen, and where to, where several moves lead there. */
export interface Selected {
  readonly actor: TargetId | null;
  readonly target: TargetId | null;
}

/** What can be chosen: the legal moves in rows, and of them those that count for who travels. */
interface Situation {
  readonly rows: readonly Row[];
  readonly wanted: readonly Row[];
}

/** What choosing comes to: what is chosen after it, and the moves it plays, one after the other. */
interface Outcome {
  readonly selected: Selected;
  readonly play: readonly Pick<Choice, 'move'>[];
}

export const NOTHING: Selected = { actor: null, target: null };

const placeOf = (row: Row, option: RowButton): TargetId | null => option.target ?? row.target;
const placesOf = (row: Row): TargetId[] => row.options.flatMap((option) => placeOf(row, option) ?? []);
/** Whether a piece does what a row says, or is one of several the row is about. */
const does = ({ actor, also }: Row, id: TargetId): boolean => actor === id || (also?.includes(id) ?? false);
/** The pieces a row is about: who acts, or on what, or where that is nobody and nothing every place. */
function piecesOf(row: Row): TargetId[] {
  const alone = row.actor ?? row.target;
  return [...(alone === null ? placesOf(row) : [alone]), ...(row.also ?? [])];
}
const concerns = (row: Row, id: TargetId) => does(row, id) || row.target === id || placesOf(row).includes(id);
const isEnd = ({ role }: Row) => role === 'end';

/** Of a row what leads to a target: all of it, or some of its buttons; nothing where it leads elsewhere. */
function onlyTo(row: Row, id: TargetId): Row[] {
  if (row.actor === id && row.target !== id) return [row];
  const options = row.options.filter((option) => placeOf(row, option) === id);
  return options.length > 0 ? [{ ...row, options }] : [];
}

/** What the chosen leaves of the rows. Moves of one row may go to different targets (a galley's neighbours): each button knows its own. */
export function shownRows(rows: readonly Row[], { actor, target }: Selected): readonly Row[] {
  if (actor === null) return rows;
  const chosen = rows.flatMap((row) => (does(row, actor) ? [row] : onlyTo(row, actor)));
  const narrowed = target === null ? chosen : chosen.flatMap((row) => onlyTo(row, target));
  const list = narrowed.length > 0 ? narrowed : chosen;
  return list.length > 0 ? [...list, ...rows.filter(isEnd)] : rows;
}

/** The piece to travel: the chosen one; when nothing is chosen, the only one that can. */
function travellerOf({ rows, wanted }: Situation, actor: TargetId | null): TargetId | null {
  const able = (list: readonly Row[]) =>
    new Set(list.flatMap((row) => (row.role === 'travel' && row.actor ? [row.actor] : [])));
  if (actor !== null) return able(rows).has(actor) ? actor : null;
  const candidates = [...able(wanted)];
  return candidates.length === 1 ? candidates[0] : null;
}

/** Where the traveller could go, and how; to what lies there too, where the traveller was chosen. */
function voyagesOf(situation: Situation, { actor }: Selected): ReadonlyMap<TargetId, RowButton> {
  const found = new Map<TargetId, RowButton>();
  const traveller = travellerOf(situation, actor);
  if (traveller === null) return found;
  const rows = situation.rows.filter((row) => row.role === 'travel' && row.actor === traveller);
  for (const option of rows.flatMap(({ options }) => options)) {
    if (option.target) found.set(option.target, option);
    if (actor !== null) for (const id of option.beside ?? []) found.set(id, option);
  }
  return found;
}

/** The choice that leads the chosen piece, or the one a row speaks of, to the place one looks at; with its way. */
export function underwayOf(
  situation: Situation,
  selected: Selected,
  focused: TargetId | null,
  recalled: readonly TargetId[],
): RowButton | null {
  const [said = null] = recalled;
  const voyages = voyagesOf(situation, selected);
  const piece = travellerOf(situation, selected.actor) ?? selected.actor ?? said;
  const seen = said === piece ? [...recalled].reverse() : [focused];
  const ways = situation.rows.flatMap((row) =>
    row.actor === null || row.actor !== piece
      ? []
      : row.options.flatMap((option) => (option.way ? [{ option, to: placeOf(row, option) }] : [])),
  );
  for (const id of seen) {
    const voyage = id === null ? undefined : (voyages.get(id) ?? ways.find(({ to }) => to === id)?.option);
    if (voyage?.way) return voyage;
  }
  return null;
}

/** What is lit: what can be chosen, what is, what lines speak of and what one looks at. */
export function lightsOf(
  situation: Situation,
  selected: Selected,
  focused: TargetId | null,
  recalled: readonly TargetId[],
): ReadonlyMap<TargetId, Light> {
  const { actor, target } = selected;
  const lit = new Map<TargetId, Light>();
  for (const row of situation.rows.filter((entry) => !isEnd(entry))) {
    if (actor === null) for (const id of piecesOf(row)) lit.set(id, 'legal');
    if (actor !== null && row.actor === actor && row.role !== 'travel')
      for (const id of placesOf(row)) lit.set(id, 'legal');
  }
  for (const [id, { target: to }] of voyagesOf(situation, selected)) if (to === id) lit.set(id, 'legal');
  for (const id of recalled) lit.set(id, 'recalled');
  if (actor !== null) lit.set(actor, 'selected');
  if (target !== null) lit.set(target, 'selected');
  if (focused !== null) lit.set(focused, 'focused');
  return lit;
}

/**
 * What it means to choose something on the board: a way the traveller could go is played, all of it; so is what the chosen piece does
 * there, if it is one thing, and of several the rows are left. What is its own target is played by choosing it twice. Else it is chosen
 * instead, where it can do something, or nothing is.
 */
export function choose(situation: Situation, selected: Selected, id: TargetId | null): Outcome {
  if (id === null) return { selected: NOTHING, play: [] };
  const { rows } = situation;
  const { actor } = selected;
  const voyage = actor === id ? undefined : voyagesOf(situation, selected).get(id);
  if (voyage) return { selected, play: movesOf(voyage.choice) };
  const fitting = rows
    .filter((row) => actor !== null && row.actor === actor && row.role !== 'travel')
    .flatMap((row) => row.options.filter((option) => placeOf(row, option) === id));
  if (fitting.length === 1) return { selected, play: movesOf(fitting[0].choice) };
  if (fitting.length > 1) return { selected: { actor, target: id }, play: [] };
  const acts = rows.some((row) => !isEnd(row) && concerns(row, id));
  return { selected: { actor: actor === id || !acts ? null : id, target: null }, play: [] };
}

/** A piece let go over a place does there what it can; over nothing it is back where it was, and stays chosen. */
export function drop(situation: Situation, from: TargetId, to: TargetId | null): Outcome {
  const carried = { actor: from, target: null };
  return to === null ? { selected: carried, play: [] } : choose(situation, carried, to);
}

/** What stays chosen after a move: a piece that can still do something, where its player `goesOn`; where to is chosen anew. */
export function kept(rows: readonly Row[], { actor }: Selected, goesOn: boolean): Selected {
  return goesOn && canAct(rows, actor) ? { actor, target: null } : NOTHING;
}

/** Whether a piece does something, and so may be carried. */
export const canAct = (rows: readonly Row[], id: TargetId | null): boolean =>
  rows.some((row) => row.actor === id && !isEnd(row));

/** Where a piece that is carried may be let go. */
export const landingsOf = (rows: readonly Row[], id: TargetId): readonly TargetId[] =>
  rows.flatMap((row) => (row.actor === id && !isEnd(row) ? placesOf(row).filter((to) => to !== id) : []));

/** The piece after the chosen one, or before it, of those that can do something; round and round. */
export function nextPiece(rows: readonly Row[], { actor }: Selected, by: 1 | -1): TargetId | null {
  const able = [...new Set(rows.flatMap((row) => (isEnd(row) ? [] : piecesOf(row))))];
  if (able.length === 0) return null;
  const at = actor === null ? -1 : able.indexOf(actor);
  if (at < 0) return by === 1 ? able[0] : able[able.length - 1];
  return able[(at + by + able.length) % able.length];
}
