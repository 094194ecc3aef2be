import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Bridge } from '../../../src/ipc/contract';
import { useBridge } from '../../../src/renderer/stores/main-process';
import { useMatch } from '../../../src/renderer/stores/match';
import { NO_BOARD } from '../../../src/renderer/stores/match/state';
import { useReplay } from '../../../src/renderer/stores/replay';

const LENGTH = 5;
const log = Array.from({ length: LENGTH }, (_, i) => ({ ply: i + 1, seat: 0, events: [{ type: `event ${i + 1}` }] }));
const table = { match: 'm', seats: [], ply: LENGTH, viewer: null, view: 'now', deciders: [] };

beforeEach(() => {
  vi.useFakeTimers();
  setActivePinia(createPinia());
  useBridge({
    call: async (_command: string, { ply }: { ply: number }) => ({ ok: true, value: { ply, view: `view ${ply}` } }),
    on: () => () => undefined,
  } as unknown as Bridge);
});
afterEach(() => void vi.useRealTimers());

test('moves after a very long scene are shown without animation until the replay has caught up', async () => {
  const match = useMatch();
  await match.open({ table, log, notice: null, unwritable: null } as never);
  const performed: string[] = [];
  match.attachBoard({
    ...NO_BOARD,
    async perform(events, view) {
      performed.push(`${events.map(({ type }) => type).join()} → ${String(view)}`);
      if (events.some(({ type }) => type === 'event 1')) await new Promise((resolve) => setTimeout(resolve, 6000));
    },
  });
  const replay = useReplay();
  await replay.open(0);
  performed.length = 0;
  const playing = replay.play();
  await vi.runAllTimersAsync();
  await playing;
  expect(performed).toEqual(['event 1 → view 1', ' → view 2', ' → view 3', 'event 4 → view 4', 'event 5 → view 5']);
});

test('playing before a jump has loaded its position starts at that position', async () => {
  await useMatch().open({ table, log, notice: null, unwritable: null } as never);
  const replay = useReplay();
  await replay.open();
  const jumping = replay.jump(0);
  const playing = replay.play();
  await vi.advanceTimersByTimeAsync(1);
  expect([replay.ply, replay.playing]).toEqual([1, true]);
  await vi.runAllTimersAsync();
  await Promise.all([jumping, playing]);
  expect([replay.ply, replay.playing]).toEqual([LENGTH, false]);
});
