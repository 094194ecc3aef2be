import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { nextTick } from 'vue';
import type { Bridge } from '../../../src/ipc/contract';
import { useApp } from '../../../src/renderer/stores/app';
import { useLesson } from '../../../src/renderer/stores/lesson';
import { useBridge } from '../../../src/renderer/stores/main-process';
import { useMatch } from '../../../src/renderer/stores/match';
import { useSettings } from '../../../src/renderer/stores/settings';

let saved: unknown[];

beforeEach(() => {
  setActivePinia(createPinia());
  saved = [];
  useBridge({
    call: async (command: string, argument: object) => {
      if (command === 'settings.set') saved.push(argument);
      return { ok: true, value: { ...useSettings().settings, ...argument } };
    },
    on: () => () => undefined,
  } as unknown as Bridge);
});

/** A table whose lesson waits for the learner or is over. */
const lesson = (next: 'learner' | null) =>
  ({ game: 'g', seats: [], deciders: [], lesson: { key: 'first', step: 0, steps: ['one'], next } }) as never;

test('a finished lesson is stored as done exactly once', async () => {
  useLesson();
  const match = useMatch();
  for (const next of ['learner', null, 'learner', null] as const) {
    match.table = lesson(next);
    await nextTick();
  }
  expect(saved).toEqual([{ lessons: ['g/first'] }]);
});

test('a player whose saves can’t be read is not a newcomer', () => {
  const learning = useLesson();
  expect(learning.newcomer).toBe(true);
  useApp().trouble = { code: 'disk-fault', message: '' };
  expect(learning.newcomer).toBe(false);
});

test('the learner is addressed as “you”, even among other people', () => {
  const match = useMatch();
  const seats = [{ kind: 'human' }, { kind: 'human' }];
  match.table = { ...(lesson('learner') as object), seats, viewer: 1 } as never;
  expect([match.soloSeat, match.ownSeat]).toEqual([null, 1]);
  match.table = { ...(lesson('learner') as object), seats, viewer: 1, lesson: null } as never;
  expect(match.ownSeat).toBeNull();
});
