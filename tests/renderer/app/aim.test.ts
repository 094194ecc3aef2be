import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { effectScope } from 'vue';
import type { Choice } from '../../../src/ipc/table';
import { useAim } from '../../../src/renderer/app/table/choices/useAim';
import { useMatch } from '../../../src/renderer/stores/match';

const HIRE = { type: 'hire', count: 1 };
const END = { type: 'end' };
/** A table at which the seat `acting` chooses among these moves. */
const table = (asks: string, moves: readonly { type: string }[], acting = 0) =>
  ({ acting, view: asks, choices: moves.map((move) => ({ move, forecast: {} })) }) as never;

let played: string[];
let scope: ReturnType<typeof effectScope>;
let clock: number;
/** Callbacks that wait for the next frame. A page that is not busy paints immediately. */
let frames: FrameRequestCallback[];
let isBusy: boolean;
function paint() {
  while (frames.length > 0) frames.shift()?.(clock);
}

/** Shows a button for each move from top to bottom, each 20 px high. A button for `null` has no move. */
function page(...moves: readonly ({ type: string } | null)[]) {
  document.body.replaceChildren(
    ...moves.map((move) => {
      const button = document.createElement('button');
      if (move) button.dataset.move = JSON.stringify(move);
      button.addEventListener('click', () => move && played.push(`clicked ${move.type}`));
      return button;
    }),
  );
}
const at = (y: number) => document.body.children[Math.floor(y / 20)] ?? document.body;
const hand = (type: string, y: number) =>
  window.dispatchEvent(Object.assign(new Event(type), { clientX: 5, clientY: y }));
function click(y: number, detail = 1, timeStamp = clock) {
  if (detail > 0) hand('pointerdown', y);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  at(y).dispatchEvent(event);
}

beforeEach(() => {
  setActivePinia(createPinia());
  played = [];
  clock = 1_000;
  frames = [];
  isBusy = false;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => {
    frames.push(frame);
    if (!isBusy) paint();
    return frames.length;
  });
  document.elementFromPoint = (_, y) => at(y);
  scope = effectScope();
});
afterEach(() => {
  scope.stop();
  vi.restoreAllMocks();
});

function aim() {
  const match = useMatch();
  match.decisionOf = (view) => view;
  const aiming = scope.run(() => useAim((choice: Choice) => played.push(`aimed ${choice.move.type}`)));
  if (!aiming) throw new Error('No scope.');
  return { match, ...aiming };
}

describe('a click just after a change', () => {
  test('on an unchanged choice plays that choice', () => {
    const { match } = aim();
    match.table = table('shop', [HIRE, END]);
    page(HIRE, END);
    hand('pointermove', 5);
    clock += 1_000;
    match.table = table('shop', [HIRE, END]);
    click(5);
    expect([played, match.dropped]).toEqual([['clicked hire'], false]);
  });

  test('plays the choice that was under the pointer before the change, if that choice only moved', () => {
    const { match } = aim();
    match.table = table('shop', [HIRE, END]);
    page(HIRE, END);
    hand('pointermove', 5);
    clock += 1_000;
    match.table = table('shop', [HIRE, END]);
    page(END, HIRE);
    click(5);
    expect(played).toEqual(['aimed hire']);
    // The same applies if there is nothing to click under the pointer any more.
    page(null, HIRE);
    click(5);
    expect(played).toEqual(['aimed hire', 'aimed hire']);
  });

  test('is dropped with a note if the choice is gone, or the decision or its seat has changed', () => {
    for (const then of [table('shop', [END]), table('elsewhere', [HIRE, END]), table('shop', [HIRE, END], 1)]) {
      const { match } = aim();
      match.table = table('shop', [HIRE, END]);
      page(HIRE, END);
      hand('pointermove', 5);
      clock += 1_000;
      match.table = then;
      page(END, HIRE);
      click(5);
      expect([played, match.dropped]).toEqual([[], true]);
      match.dropped = false;
      scope.stop();
      scope = effectScope();
    }
  });

  test('is not noted if it is the rest of a double click that ended the decision', () => {
    const { match } = aim();
    match.table = table('shop', [HIRE, END]);
    page(END);
    hand('pointermove', 5);
    clock += 1_000;
    match.lastMoves = [{ move: END }];
    match.table = table('elsewhere', []);
    page(null);
    click(5);
    expect([played, match.dropped]).toEqual([[], false]);
    match.lastMoves = [{ move: HIRE }];
    click(5);
    expect(match.dropped).toBe(true);
  });

  test('plays the choice under the pointer if the pointer moved, or after some time', () => {
    const { match } = aim();
    match.table = table('shop', [HIRE, END]);
    page(HIRE, END);
    hand('pointermove', 5);
    clock += 1_000;
    match.table = table('elsewhere', [END]);
    page(null, END);
    click(25);
    expect(played).toEqual(['clicked end']);
    hand('pointermove', 5);
    clock += 1_000;
    match.table = table('shop', [HIRE]);
    page(HIRE);
    clock += 400;
    click(5);
    expect([played, match.dropped]).toEqual([['clicked end', 'clicked hire'], false]);
  });

  test('is timed from the paint of the change to the event itself, even on a busy page', () => {
    const { match } = aim();
    match.table = table('shop', [HIRE, END]);
    page(HIRE, END);
    hand('pointermove', 5);
    clock += 1_000;
    isBusy = true;
    match.table = table('elsewhere', [END]);
    page(END);
    clock += 800;
    click(5);
    paint();
    const painted = clock;
    clock += 800;
    click(5, 1, painted + 60);
    expect([played, match.dropped]).toEqual([[], true]);
    click(5, 1, painted + 400);
    expect(played).toEqual(['clicked end']);
  });

  test('on a button that continues a plan plays the plan’s current step', () => {
    const { match, wasPossible } = aim();
    match.table = table('shop', [HIRE]);
    page(null);
    (at(5) as HTMLElement).dataset.goesOn = '';
    hand('pointermove', 5);
    clock += 1_000;
    match.table = table('shop', [END]);
    click(5);
    expect([wasPossible([END]), match.dropped]).toEqual([true, false]);
  });

  test('that Enter triggered is applied to the choice that had the focus', () => {
    const { match } = aim();
    match.table = table('shop', [HIRE, END]);
    page(HIRE, END);
    (at(5) as HTMLElement).focus();
    clock += 1_000;
    match.table = table('shop', [END]);
    page(END);
    click(5, 0);
    expect([played, match.dropped]).toEqual([[], true]);
  });
});

describe('a key', () => {
  const press = (key: string) => window.dispatchEvent(new KeyboardEvent('keydown', { key }));
  test('is applied to the previous decision if repeated immediately; another key is applied to the current one', () => {
    const { match, wasPossible } = aim();
    match.table = table('shop', [HIRE, END]);
    clock += 1_000;
    press('e');
    match.table = table('elsewhere', [END]);
    press('e');
    expect([wasPossible([END]), match.dropped]).toEqual([false, true]);
    press('Enter');
    press('e');
    expect([wasPossible([END]), match.dropped]).toEqual([true, true]);
  });
});

describe('a move from the board or by its own key', () => {
  test('just after a change, is played only if it was possible before the change, in the same decision', () => {
    const { match, wasPossible } = aim();
    match.table = table('shop', [HIRE, END]);
    clock += 1_000;
    match.table = table('shop', [HIRE, END, { type: 'attack' }]);
    expect([wasPossible([END]), match.dropped]).toEqual([true, false]);
    expect([wasPossible([{ type: 'attack' }]), match.dropped]).toEqual([false, true]);
    clock += 400;
    expect(wasPossible([{ type: 'attack' }])).toBe(true);
    match.table = table('elsewhere', [END]);
    expect(wasPossible([END])).toBe(false);
  });
});
