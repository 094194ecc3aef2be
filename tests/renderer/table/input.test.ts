import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test, vi } from 'vitest';
import { effectScope } from 'vue';
import type { Intent } from '../../../src/renderer/app/table/input/intents';
import { useInput } from '../../../src/renderer/app/table/input/useInput';
import { useAdvice } from '../../../src/renderer/stores/advice';
import { useMatch } from '../../../src/renderer/stores/match';

beforeEach(() => setActivePinia(createPinia()));

/** Returns a table's handler for shortcuts, with only the parts these tests need. */
function input(more: object = {}): (intent: Intent) => void {
  const screen = { ui: () => ({}), selection: {}, playing: {}, board: () => null, ...more };
  const send = effectScope().run(() => useInput(screen as never));
  if (!send) throw new Error('The scope is not active.');
  return send;
}

const table = (possible: object) =>
  ({
    seats: [],
    deciders: [],
    viewer: null,
    acting: null,
    undo: { possible: false },
    redo: { possible: false },
    ...possible,
  }) as never;

test.each(['undo', 'redo'] as const)('%s reaches main only if it is possible', (name) => {
  const match = useMatch();
  const step = vi.spyOn(match, name).mockResolvedValue(undefined);
  const send = input();
  send({ do: name });
  match.table = table({});
  send({ do: name });
  expect(step).not.toHaveBeenCalled();
  match.table = table({ [name]: { possible: true } });
  send({ do: name });
  expect(step).toHaveBeenCalledOnce();
});

test('Escape closes the advice before it opens the pause menu', () => {
  vi.useFakeTimers();
  const advice = useAdvice();
  const dismiss = vi.spyOn(advice, 'dismiss').mockReturnValue();
  const open = vi.fn();
  const none = { value: null };
  const selection = { actor: none, target: none, dragging: { value: false }, clear: () => {} };
  const send = input({ selection, open, cancel: () => false });
  advice.advising = true;
  send({ do: 'cancel' });
  vi.runAllTimers();
  expect(dismiss).toHaveBeenCalledOnce();
  expect(open).not.toHaveBeenCalled();
  advice.advising = false;
  send({ do: 'cancel' });
  vi.runAllTimers();
  expect(open).toHaveBeenCalledWith('pause');
  vi.useRealTimers();
});

test('Escape closes the advice and the recap one after the other', () => {
  const advice = useAdvice();
  const cancel = vi.fn((keepsRecap: boolean) => !keepsRecap);
  const none = { value: null };
  const send = input({ selection: { actor: none, target: none, dragging: { value: false }, clear: () => {} }, cancel });
  vi.spyOn(advice, 'dismiss').mockImplementation(() => (advice.advising = false));
  advice.advising = true;
  send({ do: 'cancel' });
  expect([advice.advising, cancel.mock.lastCall]).toEqual([false, [true]]);
  send({ do: 'cancel' });
  expect(cancel).toHaveBeenLastCalledWith(false);
});

test('Escape keeps the recap if it clears a selection', () => {
  const cancel = vi.fn(() => false);
  const selection = {
    actor: { value: 'galley:0' as string | null },
    target: { value: null },
    dragging: { value: false },
  };
  const send = input({ selection: { ...selection, clear: () => (selection.actor.value = null) }, cancel });
  send({ do: 'cancel' });
  expect(cancel).toHaveBeenLastCalledWith(true);
});
