import { useEventListener } from '@vueuse/core';
import { watch } from 'vue';
import { sameMove } from '../../../../engine/core/same-move';
import type { Choice, Table } from '../../../../ipc/table';
import { clickAt, isRepeated, isStale } from '../../../stores/match/click';
import { useMatch } from '../../../stores/match';
import { usePlanning } from '../../../stores/planning';

/** Human reaction time in milliseconds: a sooner click can't be a response to new content. */
const BLINK_MS = 350;
/** The page has finished updating after this many milliseconds. */
const SETTLED_MS = 30;
/** A pointer that moves no further than this, in CSS pixels, counts as at rest. */
const REST_PX = 4;

type Move = Choice['move'];

const now = () => performance.now();

interface Before {
  /** When the change was painted, in milliseconds; `Infinity` until then. */
  at: number;
  readonly table: Table;
  readonly pointed: Move | null;
  readonly focused: Move | null;
}

/**
 * Protects against misclicks. After a move, new choices appear where the old ones were. A click or Enter soon after
 * such a change, without pointer or focus movement, was meant for the previous element, and `play` plays that one. The
 * time is measured from the paint to the event's timestamp, because a busy page delays both.
 */
export function useAim(play: (choice: Choice) => void) {
  const match = useMatch();
  const planning = usePlanning();
  const { isPossible, repeats } = useEarlierClicks();
  let before: Before | null = null;
  const { pointer, moved, restart } = useMovement(() => before !== null && now() > before.at + SETTLED_MS);

  const recent = (when = now()) => (before && when - before.at < BLINK_MS ? before : null);
  const rests = () => !moved.pointer && !moved.focus;

  function painted(change: Before) {
    change.at = Infinity;
    requestAnimationFrame(() => requestAnimationFrame(() => (change.at = now())));
  }

  // Runs before the DOM is updated, so it still sees the previous state.
  watch(
    () => planning.table,
    (_, table) => {
      const earlier = rests() ? recent() : null;
      if (earlier) return painted(earlier);
      restart();
      const { x, y } = pointer;
      before = table && {
        at: Infinity,
        table,
        pointed: moveAt(x < 0 ? null : document.elementFromPoint(x, y)),
        focused: moveAt(document.activeElement),
      };
      if (before) painted(before);
    },
    { flush: 'sync' },
  );

  // Replaces a misdirected click: plays the intended move, or nothing.
  useEventListener(
    window,
    'click',
    (event) => {
      // Buttons marked `data-goes-on` (plan and hint) act on the current state, so a click on them is never
      // misdirected.
      if ((event.target as Element).closest('[data-goes-on]')) Object.assign(moved, { pointer: true, focus: true });
      const then = recent(event.timeStamp);
      const byKey = event.detail === 0;
      if (!then || (byKey ? moved.focus : moved.pointer)) return;
      const aimed = byKey ? then.focused : then.pointed;
      const here = moveAt(event.target as Element);
      if (!here && (byKey || !aimed)) return;
      const stands = aimed !== null && isPossible([aimed], then.table);
      if (stands && here && sameMove(aimed, here)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const choice = stands ? planning.table?.choices.find(({ move }) => sameMove(move, aimed)) : undefined;
      if (choice) play(choice);
      else match.dropped = !aimed || !repeats([aimed], then.table);
    },
    { capture: true },
  );

  /** Whether the moves to be played were already available before the last change. */
  function wasPossible(moves: readonly Move[]): boolean {
    const then = rests() ? recent() : null;
    const [first] = moves;
    if (!then) return true;
    const known = then.table.choices.some(({ move }) => sameMove(move, first)) && isPossible(moves, then.table);
    match.dropped = !known && !repeats(moves, then.table);
    return known;
  }

  return { wasPossible };
}

/** Tests of moves that were chosen when the table was `then`. */
function useEarlierClicks() {
  const match = useMatch();
  const planning = usePlanning();

  /** Whether they are still possible. False for a different decision. */
  function isPossible(moves: readonly Move[], then: Table): boolean {
    const click = clickOn(moves, then);
    return click !== null && planning.table !== null && !isStale(click, planning.table, match.decisionOf);
  }

  /** Whether they were the player's last click, which has ended that decision. */
  function repeats(moves: readonly Move[], then: Table): boolean {
    const click = clickOn(moves, then);
    if (!click || !planning.table) return false;
    return isRepeated(click, match.lastMoves, planning.table, match.decisionOf);
  }

  function clickOn(moves: readonly Move[], then: Table) {
    const choices = moves.map((move) => ({ move }));
    return clickAt(then, choices, match.decisionOf);
  }
  return { isPossible, repeats };
}

/**
 * Tracks the pointer, and whether the pointer or the focus has moved since `restart`. Focus changes before the page is
 * `settled` are caused by the page itself and don't count.
 */
function useMovement(settled: () => boolean) {
  const pointer = { x: -1, y: -1 };
  const moved = { pointer: false, focus: false };
  let start = { ...pointer };

  const follow = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (Math.hypot(x - start.x, y - start.y) > REST_PX) moved.pointer = true;
    Object.assign(pointer, { x, y });
  };
  useEventListener(window, ['pointermove', 'pointerdown'], follow, { capture: true, passive: true });
  useEventListener(window, 'focusin', () => (moved.focus ||= settled()));

  // Pressing a different key counts as a new choice.
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

  function restart() {
    Object.assign(moved, { pointer: false, focus: false });
    start = { ...pointer };
  }
  return { pointer, moved, restart };
}

function moveAt(element: Element | null): Move | null {
  const own = element?.closest<HTMLElement>('[data-move]');
  const row =
    element instanceof HTMLInputElement ? element.closest('li')?.querySelector<HTMLElement>('[data-move]') : null;
  const json = (own ?? row)?.dataset.move;
  return json ? (JSON.parse(json) as Move) : null;
}
