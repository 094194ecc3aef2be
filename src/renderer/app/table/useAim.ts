import { useEventListener } from '@vueuse/core';
import { watch } from 'vue';
import { sameMove } from '../../../engine/core/same-move';
import type { Choice, Table } from '../../../ipc/contract';
import { clickAt, stillStands } from '../../stores/click';
import { useMatch } from '../../stores/match';

/** So soon after a change nobody can have read what stands there now, in milliseconds. */
const BLINK_MS = 350;
/** Within this time a page has changed with its table, in milliseconds. */
const SETTLED_MS = 30;
/** A pointer that has moved no further than this is at rest, in CSS pixels. */
const REST_PX = 4;

type Move = Choice['move'];

/** What stood under the pointer, and under the focus, before the choices changed. */
interface Before {
  /** When the page last showed a change, in milliseconds; infinitely late until it is painted. */
  at: number;
  readonly table: Table;
  readonly x: number;
  readonly y: number;
  readonly pointed: Move | null;
  readonly focused: Move | null;
}

/**
 * What a player aims at. Choices change the moment one of them is played, and others come to stand in their places: a click, or Enter,
 * that comes within a blink of that from a hand that has not moved is meant for what stood there before. `play` plays it.
 * The blink begins when the change is painted, and a click counts from when the hand made it: a busy page shows and hears of both late.
 */
export function useAim(play: (choice: Choice) => void) {
  const match = useMatch();
  const hand = { x: -1, y: -1 };
  let before: Before | null = null;
  /** Whether the pointer, or whoever has the keyboard, has gone somewhere else since. */
  const moved = { pointer: false, focus: false };

  const follow = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (before && Math.hypot(x - before.x, y - before.y) > REST_PX) moved.pointer = true;
    Object.assign(hand, { x, y });
  };
  useEventListener(window, ['pointermove', 'pointerdown'], follow, { capture: true, passive: true });
  // What the page itself gives the focus to as it changes is not where a player has gone.
  useEventListener(window, 'focusin', () => (moved.focus ||= before !== null && now() > before.at + SETTLED_MS));

  // Who presses another key than the last time has chosen anew.
  let lastKey = '';
  useEventListener(
    window,
    'keydown',
    ({ key }) => {
      moved.focus ||= key !== lastKey;
      lastKey = key;
    },
    { capture: true },
  );

  const now = () => performance.now();
  const recent = (when = now()) => (before && when - before.at < BLINK_MS ? before : null);
  const rests = () => !moved.pointer && !moved.focus;

  /** The second frame after a change begins when the first has been painted. */
  function painted(change: Before) {
    change.at = Infinity;
    requestAnimationFrame(() => requestAnimationFrame(() => (change.at = now())));
  }

  // The page still shows what was there before.
  watch(
    () => match.table,
    (_, table) => {
      const earlier = rests() ? recent() : null;
      if (earlier) return painted(earlier);
      Object.assign(moved, { pointer: false, focus: false });
      const { x, y } = hand;
      before = table && {
        at: Infinity,
        table,
        x,
        y,
        pointed: moveAt(x < 0 ? null : document.elementFromPoint(x, y)),
        focused: moveAt(document.activeElement),
      };
      if (before) painted(before);
    },
    { flush: 'sync' },
  );

  /** What stands at the table of now of moves chosen at an earlier one; nothing where something else is decided. */
  function still(moves: readonly Move[], then: Table): boolean {
    const choices = moves.map((move) => ({ move }));
    const click = clickAt(then, choices, match.decisionOf);
    return click !== null && match.table !== null && stillStands(click, match.table, match.decisionOf);
  }

  // A click that falls on something else than what it was aimed at plays that, or nothing.
  useEventListener(
    window,
    'click',
    (event) => {
      // Who goes on with what is told there means what is told now, and has not missed anything.
      if ((event.target as Element).closest('[data-goes-on]')) Object.assign(moved, { pointer: true, focus: true });
      const then = recent(event.timeStamp);
      const byKey = event.detail === 0;
      if (!then || (byKey ? moved.focus : moved.pointer)) return;
      const aimed = byKey ? then.focused : then.pointed;
      const here = moveAt(event.target as Element);
      if (!here && (byKey || !aimed)) return;
      const stands = aimed !== null && still([aimed], then.table);
      if (stands && here && sameMove(aimed, here)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const choice = stands ? match.table?.choices.find(({ move }) => sameMove(move, aimed)) : undefined;
      if (choice) play(choice);
      else match.dropped = true;
    },
    { capture: true },
  );

  /** Whether moves that are to be played, in whatever way they were chosen, could be chosen before the last change too. */
  function stood(moves: readonly Move[]): boolean {
    const then = rests() ? recent() : null;
    const [first] = moves;
    if (!then) return true;
    const known = then.table.choices.some(({ move }) => sameMove(move, first)) && still(moves, then.table);
    match.dropped = !known;
    return known;
  }

  return { stood };
}

/** The move that is played at an element: its own, or that of the row a stepper belongs to. */
function moveAt(element: Element | null): Move | null {
  const own = element?.closest<HTMLElement>('[data-move]');
  const row =
    element instanceof HTMLInputElement ? element.closest('li')?.querySelector<HTMLElement>('[data-move]') : null;
  const json = (own ?? row)?.dataset.move;
  return json ? (JSON.parse(json) as Move) : null;
}
