import { computed, ref } from 'vue';
import type { ComputedRef } from 'vue';
import type { Choice } from '../../../ipc/contract';
import type { Row, RowButton } from '../../game-ui/game-ui';
import type { Light, TargetId } from '../../board/board-types';
import { movesOf } from './moves';

/**
 * What is chosen on the board, and what that leaves of the legal moves: choosing a piece narrows the list to what it can do, and
 * then choosing where leads to the move.
 */
export function useSelection(
  rows: ComputedRef<Row[]>,
  play: (choices: readonly Pick<Choice, 'move'>[]) => void,
  /** The rows that count for who travels: all, or those a lesson asks for. */
  wanted: ComputedRef<Row[]> = rows,
) {
  const actor = ref<TargetId | null>(null);
  const target = ref<TargetId | null>(null);
  const focused = ref<TargetId | null>(null);
  const recalled = ref<readonly TargetId[]>([]);
  /** The chosen piece is carried by the pointer. */
  const carried = ref(false);

  const targets = (row: Row) => row.options.flatMap((option) => option.target ?? row.target ?? []);
  const concerns = (row: Row, id: TargetId) => row.actor === id || row.target === id || targets(row).includes(id);

  /** Moves of one row may go to different targets (a galley's neighbours): each option knows its own. */
  const shown = computed(() => {
    if (actor.value === null) return rows.value;
    const id = actor.value;
    const chosen = rows.value.flatMap((row) => (row.actor === id ? [row] : onlyTo(row, id)));
    const narrowed = target.value === null ? chosen : chosen.flatMap((row) => onlyTo(row, target.value as TargetId));
    const list = narrowed.length > 0 ? narrowed : chosen;
    return list.length > 0 ? [...list, ...rows.value.filter((row) => row.role === 'end')] : rows.value;
  });

  /** Of a row what leads to a target: all of it, or some of its buttons; nothing where it leads elsewhere. */
  function onlyTo(row: Row, id: TargetId): Row[] {
    if (row.actor === id && row.target !== id) return [row];
    const options = row.options.filter((option) => (option.target ?? row.target) === id);
    return options.length > 0 ? [{ ...row, options }] : [];
  }

  /** The piece to travel: the chosen one; when nothing is chosen, the only one that can. */
  const traveller = computed(() => {
    const able = (list: readonly Row[]) =>
      new Set(list.flatMap((row) => (row.role === 'travel' && row.actor ? [row.actor] : [])));
    if (actor.value !== null) return able(rows.value).has(actor.value) ? actor.value : null;
    const candidates = [...able(wanted.value)];
    return candidates.length === 1 ? candidates[0] : null;
  });
  /** Where the traveller could go, and how; to what lies there too, where the traveller was chosen. */
  const voyages = computed((): ReadonlyMap<TargetId, RowButton> => {
    const found = new Map<TargetId, RowButton>();
    if (traveller.value === null) return found;
    const options = rows.value.flatMap((row) =>
      row.role === 'travel' && row.actor === traveller.value ? row.options : [],
    );
    for (const option of options) {
      if (option.target) found.set(option.target, option);
      if (actor.value !== null) for (const id of option.beside ?? []) found.set(id, option);
    }
    return found;
  });
  const reachable = computed(() => [...voyages.value].flatMap(([id, { target: to }]) => (to === id ? [id] : [])));

  /** The choice that leads the chosen piece, or the one a row speaks of, to the place one looks at; with its way. */
  const underway = computed((): RowButton | null => {
    const [said = null] = recalled.value;
    const piece = traveller.value ?? actor.value ?? said;
    const seen = said === piece ? [...recalled.value].reverse() : [focused.value];
    const ways = rows.value.flatMap(({ actor: rider, options, target: to }) =>
      rider === null || rider !== piece
        ? []
        : options.flatMap((option) => (option.way ? [{ option, to: option.target ?? to }] : [])),
    );
    for (const id of seen) {
      const voyage = id === null ? undefined : (voyages.value.get(id) ?? ways.find(({ to }) => to === id)?.option);
      if (voyage?.way) return voyage;
    }
    return null;
  });

  const lights = computed(() => {
    const lit = new Map<TargetId, Light>();
    for (const row of rows.value) {
      if (row.role === 'end') continue;
      if (actor.value === null) {
        const id = row.actor ?? row.target;
        if (id) lit.set(id, 'legal');
      } else if (row.actor === actor.value && row.role !== 'travel') {
        for (const id of targets(row)) lit.set(id, 'legal');
      }
    }
    for (const id of reachable.value) lit.set(id, 'legal');
    for (const id of recalled.value) lit.set(id, 'recalled');
    if (actor.value !== null) lit.set(actor.value, 'selected');
    if (target.value !== null) lit.set(target.value, 'selected');
    if (focused.value !== null) lit.set(focused.value, 'focused');
    return lit;
  });

  function clear() {
    actor.value = null;
    target.value = null;
  }

  /** After a move: a piece that can still do something stays chosen where its player `goesOn`; where to is chosen anew. */
  function keep(goesOn: boolean) {
    target.value = null;
    const acts = rows.value.some((row) => row.role !== 'end' && row.actor === actor.value);
    if (!goesOn || !acts) actor.value = null;
  }

  /** A click on the board, or Enter on its twin. */
  function choose(id: TargetId | null) {
    if (id === null) return clear();
    if (actor.value !== id && travel(id)) return;
    if (actor.value !== null && act(actor.value, id)) return;
    const acts = rows.value.some((row) => row.role !== 'end' && concerns(row, id));
    actor.value = actor.value === id || !acts ? null : id;
    target.value = null;
  }

  /** Sails the whole way to a space within reach. */
  function travel(to: TargetId): boolean {
    const voyage = voyages.value.get(to);
    if (!voyage) return false;
    play(movesOf(voyage.choice));
    return true;
  }

  /**
   * Carries a chosen piece to a target: plays the only move there is, or narrows the list to those. What is its own target is
   * played by choosing it twice.
   */
  function act(from: TargetId, to: TargetId): boolean {
    const fitting = rows.value
      .filter((row) => row.actor === from && row.role !== 'travel')
      .flatMap((row) => row.options.filter((option) => (option.target ?? row.target) === to));
    if (fitting.length === 0) return false;
    if (fitting.length === 1) play(movesOf(fitting[0].choice));
    else target.value = to;
    return true;
  }

  /** What is carried is chosen, so that the board shows where it could go. */
  function grab(id: TargetId) {
    actor.value = id;
    target.value = null;
    carried.value = true;
  }

  /** Where a piece that is carried may be let go. */
  const landings = (id: TargetId): readonly TargetId[] =>
    rows.value.flatMap((row) => (row.actor === id && row.role !== 'end' ? targets(row).filter((to) => to !== id) : []));

  /** Let go over a place, a piece does there what it can; over nothing it is back where it was. */
  function drag(from: TargetId, to: TargetId | null) {
    carried.value = false;
    focused.value = null;
    if (actor.value !== from) choose(from);
    if (to !== null) choose(to);
  }

  const movable = (id: TargetId) => rows.value.some((row) => row.actor === id && row.role !== 'end');

  return {
    actor,
    target,
    focused,
    recalled,
    shown,
    lights,
    underway,
    clear,
    keep,
    choose,
    grab,
    drag,
    movable,
    landings,
    carried,
  };
}
