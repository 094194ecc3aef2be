import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { effectScope, nextTick } from 'vue';
import type { Table } from '../../../src/ipc/table';
import { usePlayback } from '../../../src/renderer/app/table/board/usePlayback';
import type { AnyGameUi } from '../../../src/renderer/game-ui/game-ui';
import { useMatch } from '../../../src/renderer/stores/match';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

/** A table with these seats, and a function that returns the speed of an event that concerns everyone. */
function watching(...kinds: ('human' | 'computer')[]) {
  setActivePinia(createPinia());
  const match = useMatch();
  match.table = { acting: null, seats: kinds.map((kind) => ({ name: '', kind })) } as unknown as Table;
  const ui = { pacing: { concerns: () => true } } as unknown as AnyGameUi;
  const how = effectScope().run(() => usePlayback({ ui, view: null }));
  return { match, speed: () => how?.({ type: 'fought' }).speed };
}

test('the longer a player waits, the faster moves are shown, until the player decides again', async () => {
  const { match, speed } = watching('human', 'computer');
  expect(speed()).toBe(1);
  for (const [ms, factor] of [
    [5500, 1.5],
    [2500, 2.5],
    [2000, 5],
  ]) {
    vi.advanceTimersByTime(ms);
    match.table = { ...(match.table as Table), ply: factor };
    await nextTick();
    expect(speed()).toBe(factor);
  }
  match.table = { ...(match.table as Table), acting: 0 };
  await nextTick();
  expect(speed()).toBe(1);
});

test('a table without people keeps its speed', () => {
  const { speed } = watching('computer', 'computer');
  vi.advanceTimersByTime(60_000);
  expect(speed()).toBe(1);
});
