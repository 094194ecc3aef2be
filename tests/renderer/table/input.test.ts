import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test, vi } from 'vitest';
import { effectScope } from 'vue';
import type { Intent } from '../../../src/renderer/app/table/input/intents';
import { useInput } from '../../../src/renderer/app/table/input/useInput';
import { useMatch } from '../../../src/renderer/stores/match';

beforeEach(() => setActivePinia(createPinia()));

/** Returns a table's handler for shortcuts, with only the parts these tests need. */
function input(): (intent: Intent) => void {
  const screen = { ui: () => ({}), selection: {}, playing: {}, board: () => null };
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
