import { useEventListener } from '@vueuse/core';
import { watch } from 'vue';
import { sameMove } from '../../../engine/core/same-move';
import type { Choice, Table } from '../../../ipc/contract';
import { clickAt, stillStands } from '../../stores/click';
import { useMatch } from '../../stores/match';

/** So soon after a change nobody can have read what stands there now, in milliseconds. */
const BLINK_MS = 300;
/** A pointer that has moved no further than this is at rest, in CSS pixels. */
const REST_PX = 4;

type Move = Choice['move'];

/** What stood under the pointer, and under the focus, before the choices changed. */
interface Before {
  at: number;
  readonly table: Table;
  readonly x: number;
  readonly y: number;
  readonly pointed: Move | null;
  readonly focused: Move | null;
}

/**
 * What a player aims at. Choices change the moment one of them is played, and others come to stand in their places: a click, or Enter,
 * that comes within a blink of that from a hand that has not moved is meant for what stood there before.
 */
export function useAim() {
  const match = useMatch();
  const hand = { x: -1, y: -1, keys: false };
  let before: Before | null = null;
  /** Whether the hand has gone somewhere else since. */
  let moved = false;

  const follow = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (before && Math.hypot(x - before.x, y - before.y) > REST_PX) moved = true;
    Object.assign(hand, { x, y, keys: false });
  };
  useEventListener(window, ['pointermove', 'pointerdown'], follow, { capture: true, passive: true });
  useEventListener(
    window,
    'keydown',
    ({ key }) => {
      hand.keys = true;
      // Whoever goes on with the keyboard chooses anew; who presses the same key again does not.
      if (key === 'Tab' || key.startsWith('Arrow')) moved = true;
    },
    { capture: true },
  );

  const now = () => performance.now();
  const recent = () => (before && !moved && now() - before.at < BLINK_MS ? before : null);

  // The page still shows what was there before.
  watch(
    () => match.table,
    (_, table) => {
      const earlier = recent();
      if (earlier) return void (earlier.at = now());
      moved = false;
      const { x, y } = hand;
      before = table && {
        at: now(),
        table,
        x,
        y,
        pointed: moveAt(x < 0 ? null : document.elementFromPoint(x, y)),
        focused: moveAt(document.activeElement),
      };
    },
    { flush: 'sync' },
  );

  /** What stands at the table of now of moves chosen at an earlier one; nothing where something else is decided. */
  function still(moves: readonly Move[], then: Table): boolean {
    const choices = moves.map((move) => ({ move }));
    const click = clickAt(then, choices, match.decisionOf);
    return click !== null && match.table !== null && stillStands(click, match.table, match.decisionOf);
  }

  /** What a click on a choice is meant for: this choice, or the one that stood in its place; nothing where that is gone. */
  function meant(choice: Choice): Choice | null {
    const then = recent();
    if (!then) return choice;
    const stood = hand.keys ? then.focused : then.pointed;
    const found = stood && still([stood], then.table) && match.table?.choices.find(({ move }) => sameMove(move, stood));
    match.dropped = !found;
    return found || null;
  }

  /** Whether moves chosen on the board, or by a key of their own, could be chosen before the last change too. */
  function stood(moves: readonly Move[]): boolean {
    const then = recent();
    const [first] = moves;
    if (!then) return true;
    const known = then.table.choices.some(({ move }) => sameMove(move, first)) && still(moves, then.table);
    match.dropped = !known;
    return known;
  }

  return { meant, stood };
}

/** The move that is played at an element: its own, or that of the row a stepper belongs to. */
function moveAt(element: Element | null): Move | null {
  const own = element?.closest<HTMLElement>('[data-move]');
  const row =
    element instanceof HTMLInputElement ? element.closest('li')?.querySelector<HTMLElement>('[data-move]') : null;
  const json = (own ?? row)?.dataset.move;
  return json ? (JSON.parse(json) as Move) : null;
}
