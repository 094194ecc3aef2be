import type { Choice } from '../../../../ipc/table';
import type { Light, TargetId } from '../../../board/board-types';
import type { Row, RowButton } from '../../../game-ui/rows';
import { movesOf } from '../choices/moves';

/** The chosen piece, and the chosen target if several moves lead to it. */
export interface Selected {
  readonly actor: TargetId | null;
  readonly target: TargetId | null;
}

/** All rows, and those used to find the piece that can travel. */
interface Situation {
  readonly rows: readonly Row[];
  readonly wanted: readonly Row[];
}

/** An attempt to choose a target to which no legal move leads. */
export interface InvalidTarget {
  readonly actor: TargetId | null;
  readonly target: TargetId;
}

interface Outcome {
  readonly selected: Selected;
  readonly play: readonly Pick<Choice, 'move'>[];
  /**
   * The target that the player tried to choose, if no legal move leads to it. The caller ignores `selected` if this was
   * an attempt to move.
   */
  readonly missed?: InvalidTarget;
}

export const NOTHING: Selected = { actor: null, target: null };

const placeOf = (row: Row, option: RowButton): TargetId | null => option.target ?? row.target;
const placesOf = (row: Row): TargetId[] => row.options.flatMap((option) => placeOf(row, option) ?? []);
/** Whether a piece performs a row's action, or is moved to its places. */
const moves = ({ actor, piece }: Row, id: TargetId): boolean => actor === id || piece === id;
/** Whether a piece performs a row's action, is moved to its places, or is one of several pieces in it. */
const does = (row: Row, id: TargetId): boolean => moves(row, id) || (row.also?.includes(id) ?? false);
/** A row's pieces: the acting piece, the target or, except in an optional row, the places of its buttons. */
function piecesOf(row: Row): TargetId[] {
  const alone = row.actor ?? row.target;
  const places = row.role === 'optional' ? [] : placesOf(row);
  return [...(alone === null ? places : [alone]), ...(row.also ?? [])];
}
/** Whether the row's buttons move its piece along a path. */
const hasPath = ({ role, options }: Row): boolean => role === 'travel' || options.some(({ path }) => path);
/** Whether a target is one of a row's pieces or destinations. */
export const concerns = (row: Row, id: TargetId): boolean =>
  does(row, id) || row.target === id || placesOf(row).includes(id);

/**
 * The targets to highlight for a row, or for one of its buttons: the acting piece first, the destination last, and all
 * places of a path in between. A row of paths has too many destinations to highlight.
 */
export function mentionedIn(row: Row, { path, target }: Partial<RowButton> = {}): TargetId[] {
  const at = target ?? row.target;
  const places = path?.map((step) => step.at) ?? (at === null && !hasPath(row) ? placesOf(row) : []);
  return [...new Set([row.actor, ...(row.also ?? []), ...places, at])].filter((target) => target !== null);
}

const isEnd = ({ role }: Row) => role === 'end';

/**
 * The part of a row that concerns a target: the whole row if the target is its acting piece, otherwise the buttons that
 * lead to the target, if any.
 */
function onlyTo(row: Row, id: TargetId): Row[] {
  if (row.actor === id && row.target !== id) return [row];
  const options = row.options.filter((option) => placeOf(row, option) === id);
  return options.length > 0 ? [{ ...row, options }] : [];
}

/** Leaves out the rows of a target for which the chosen piece has rows of the same group: the opposite direction. */
function oneWay(rows: readonly Row[], actor: TargetId): readonly Row[] {
  const forward = new Set(rows.flatMap((row) => (does(row, actor) ? [row.group] : [])));
  return rows.filter((row) => does(row, actor) || !forward.has(row.group));
}

/**
 * The rows that match a selection, and those that end the phase; all rows if none matches. Buttons of one row may have
 * different targets (a galley's neighbours).
 */
export function shownRows(rows: readonly Row[], { actor, target }: Selected): readonly Row[] {
  if (actor === null) return rows;
  const chosen = rows.flatMap((row) => (does(row, actor) ? [row] : onlyTo(row, actor)));
  const narrowed =
    target === null
      ? chosen
      : oneWay(
          chosen.flatMap((row) => onlyTo(row, target)),
          actor,
        );
  const list = narrowed.length > 0 ? narrowed : chosen;
  return list.length > 0 ? [...list, ...rows.filter(isEnd)] : rows;
}

/** The piece that will travel: the chosen one or, if none is chosen, the only one that can travel. */
function travellerOf({ rows, wanted }: Situation, actor: TargetId | null): TargetId | null {
  const able = (list: readonly Row[]) =>
    new Set(list.flatMap((row) => (row.role === 'travel' && row.actor ? [row.actor] : [])));
  if (actor !== null) return able(rows).has(actor) ? actor : null;
  const candidates = [...able(wanted)];
  return candidates.length === 1 ? candidates[0] : null;
}

/** The only piece that can move along a path. `null` if there are several. */
function moverOf({ wanted }: Situation): TargetId | null {
  const pieces = new Set(wanted.filter(hasPath).map(({ actor }) => actor));
  return pieces.size === 1 ? [...pieces][0] : null;
}

/**
 * The traveller's moves by destination: the first of several to the same one. If the traveller is chosen, includes other
 * targets at each destination.
 */
function voyagesOf(situation: Situation, { actor }: Selected): ReadonlyMap<TargetId, RowButton> {
  const found = new Map<TargetId, RowButton>();
  const traveller = travellerOf(situation, actor);
  if (traveller === null) return found;
  const rows = situation.rows.filter((row) => row.role === 'travel' && row.actor === traveller);
  for (const option of rows.flatMap(({ options }) => options)) {
    const others = actor === null ? [] : (option.alternativeTargets ?? []);
    for (const id of [option.target ?? [], ...others].flat()) if (!found.has(id)) found.set(id, option);
  }
  return found;
}

/**
 * The button whose path is mentioned, or whose path leads the chosen, mentioned or only movable piece to the place
 * pointed at or mentioned; `null` if there is none.
 */
export function underwayOf(
  situation: Situation,
  selected: Selected,
  focused: TargetId | null,
  recalled: readonly TargetId[],
): RowButton | null {
  const [said = null] = recalled;
  const voyages = voyagesOf(situation, selected);
  const piece = travellerOf(situation, selected.actor) ?? selected.actor ?? said ?? moverOf(situation);
  const seen = said === piece ? [...recalled].reverse() : [focused];
  const paths = situation.rows.flatMap((row) =>
    row.actor === null || row.actor !== piece
      ? []
      : row.options.flatMap((option) => (option.path ? [{ row, option, to: placeOf(row, option) }] : [])),
  );
  const mentioned = paths.find(({ row, option }) => mentionedIn(row, option).join(' ') === recalled.join(' '));
  if (mentioned) return mentioned.option;
  for (const id of seen) {
    const voyage = id === null ? undefined : (voyages.get(id) ?? paths.find(({ to }) => to === id)?.option);
    if (voyage?.path) return voyage;
  }
  return null;
}

/**
 * The board's highlights: choices, log targets, the selection, and the target pointed at. Each kind overrides those
 * before it.
 */
export function lightsOf(
  situation: Situation,
  selected: Selected,
  focused: TargetId | null,
  recalled: readonly TargetId[],
): ReadonlyMap<TargetId, Light> {
  const { actor, target } = selected;
  const lit = new Map<TargetId, Light>();
  const mover = actor === null ? moverOf(situation) : null;
  for (const row of situation.rows.filter((entry) => !isEnd(entry))) {
    if (actor === null)
      for (const id of piecesOf(row)) if (!row.idle || !lit.has(id)) lit.set(id, row.idle ? 'idle' : 'legal');
    if (mover !== null && row.actor === mover && hasPath(row)) for (const id of placesOf(row)) lit.set(id, 'legal');
    if (actor !== null && moves(row, actor) && row.role !== 'travel')
      for (const id of placesOf(row)) lit.set(id, row.idle ? 'idle' : 'legal');
    if (actor === null && row.piece) lit.set(row.piece, 'legal');
  }
  for (const [id, { target: to }] of voyagesOf(situation, selected)) if (to === id) lit.set(id, 'legal');
  for (const id of recalled) lit.set(id, 'recalled');
  if (actor !== null) lit.set(actor, 'selected');
  if (target !== null) lit.set(target, 'selected');
  if (focused !== null) lit.set(focused, 'focused');
  return lit;
}

const kindOf = (id: TargetId) => id.split(':')[0];

/**
 * A plan's highlights: those of the planned position and, for kinds of targets without a choice there, the targets
 * that had no effect before the plan. A plan often leaves no choice, but its player still compares the targets.
 */
export function plannedLights(
  lights: ReadonlyMap<TargetId, Light>,
  before: readonly Row[],
): ReadonlyMap<TargetId, Light> {
  const choices = [...lights].filter(([, light]) => light === 'legal' || light === 'idle');
  const kinds = new Set(choices.map(([id]) => kindOf(id)));
  const idle = [...lightsOf({ rows: before, wanted: before }, NOTHING, null, [])].filter(
    ([id, light]) => light === 'idle' && !kinds.has(kindOf(id)),
  );
  return new Map([...idle, ...lights]);
}

/**
 * A piece's rows with the buttons that lead to a target, except voyages. A button's alternative targets may include the
 * piece itself.
 */
const rowsTo = (rows: readonly Row[], piece: TargetId, id: TargetId): Row[] =>
  rows.flatMap((row) => {
    if (!moves(row, piece) || row.role === 'travel') return [];
    const options = row.options.filter(
      (option) => placeOf(row, option) === id || option.alternativeTargets?.includes(id),
    );
    return options.length > 0 ? [{ ...row, options }] : [];
  });

/** The moves without an acting piece that a target outside the board leads to, such as a free number on a wheel. */
const movesFrom = (rows: readonly Row[], id: TargetId): RowButton[] =>
  rows.flatMap(({ actor, options }) =>
    actor === null ? options.filter(({ alternativeTargets }) => alternativeTargets?.includes(id)) : [],
  );

/**
 * Handles a choice on the board. A destination of the traveller plays the voyage. A target of the chosen piece plays
 * its move, or narrows the rows if there are several moves, including the target's actions of other groups on the piece:
 * a port sends sailors to a galley, which buys goods from the port. A piece that is its own target needs a second click.
 * Any other target with actions becomes the selection; a target without actions clears it.
 */
export function choose(situation: Situation, selected: Selected, id: TargetId | null): Outcome {
  if (id === null) return { selected: NOTHING, play: [] };
  const { rows } = situation;
  const { actor } = selected;
  const voyage = actor === id ? undefined : voyagesOf(situation, selected).get(id);
  if (voyage) return { selected, play: movesOf(voyage.choice) };
  const there = actor === null ? [] : rowsTo(rows, actor, id);
  const both = actor === null || actor === id ? there : oneWay([...there, ...rowsTo(rows, id, actor)], actor);
  const fitting = there.flatMap(({ options }) => options);
  if (fitting.length === 1 && both.length === there.length) return { selected, play: movesOf(fitting[0].choice) };
  if (fitting.length > 0) return { selected: { actor, target: id }, play: [] };
  if (actor === id) return { selected: NOTHING, play: [] };
  const direct = actor === null ? movesFrom(rows, id) : [];
  if (direct.length === 1) return { selected, play: movesOf(direct[0].choice) };
  if (rows.some((row) => !isEnd(row) && concerns(row, id))) return { selected: { actor: id, target: null }, play: [] };
  return { selected: NOTHING, play: [], missed: { actor: travellerOf(situation, actor) ?? actor, target: id } };
}

/**
 * Handles a drop. A drop on a place chooses it for the piece, and a drop on the piece itself selects it if it can move.
 * Any other drop leaves the selection as it was `before` the drag.
 */
export function drop(situation: Situation, from: TargetId, to: TargetId | null, before = NOTHING): Outcome {
  const dragged = { actor: from, target: null };
  if (to === from) return { selected: canMove(situation.rows, from) ? dragged : before, play: [] };
  if (to === null) return { selected: before, play: [] };
  const outcome = choose(situation, dragged, to);
  const fits = outcome.play.length > 0 || outcome.selected.target !== null;
  return fits ? outcome : { selected: before, play: [], missed: { actor: from, target: to } };
}

/** The selection after a move: the piece, if it has more actions and its player `goesOn`, without a target. */
export function selectionAfterMove(rows: readonly Row[], { actor }: Selected, goesOn: boolean): Selected {
  return goesOn && canAct(rows, actor) ? { actor, target: null } : NOTHING;
}

export const canAct = (rows: readonly Row[], id: TargetId | null): boolean =>
  rows.some((row) => row.actor === id && !isEnd(row));

/** Whether a piece has a move that a drag can play. */
export const canMove = (rows: readonly Row[], id: TargetId): boolean =>
  canAct(rows, id) || rows.some(({ piece }) => piece === id);

export const landingsOf = (rows: readonly Row[], id: TargetId): readonly TargetId[] =>
  rows.flatMap((row) => (moves(row, id) && !isEnd(row) ? placesOf(row).filter((to) => to !== id) : []));

/** The next or previous piece with actions. Wraps around. */
export function nextPiece(rows: readonly Row[], { actor }: Selected, by: 1 | -1): TargetId | null {
  const able = [...new Set(rows.flatMap((row) => (isEnd(row) ? [] : piecesOf(row))))];
  if (able.length === 0) return null;
  const at = actor === null ? -1 : able.indexOf(actor);
  if (at < 0) return by === 1 ? able[0] : able[able.length - 1];
  return able[(at + by + able.length) % able.length];
}
