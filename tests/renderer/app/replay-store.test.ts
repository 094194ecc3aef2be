import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Bridge } from '../../../src/ipc/contract';
import { useBridge } from '../../../src/renderer/stores/main-process';
import { useMatch } from '../../../src/renderer/stores/match';
import { useReplay } from '../../../src/renderer/stores/replay';
import { useSettings } from '../../../src/renderer/stores/settings';

const LENGTH = 6;
const log = Array.from({ length: LENGTH }, (_, i) => ({
  ply: i + 1,
  seat: i % 2,
  events: [{ type: `event ${i + 1}` }],
  barrier: null,
}));
const table = {
  match: 'm',
  game: 'g',
  title: 'A match',
  seats: [
    { name: 'Anna', kind: 'human' },
    { name: 'Bruno', kind: 'human' },
  ],
  ply: LENGTH,
  viewer: null,
  view: `view ${LENGTH}`,
  deciders: [{ seat: 0, private: false }],
};
/** What the board was told: events performed, and the view they led to. */
let told: string[];

beforeEach(async () => {
  setActivePinia(createPinia());
  told = [];
  useBridge({
    call: async (_command: string, { ply }: { ply: number }) => ({ ok: true, value: { ply, view: `view ${ply}` } }),
    on: () => () => undefined,
  } as unknown as Bridge);
  useSettings().settings.speed = 'off';
  const match = useMatch();
  await match.open({ table, log, notice: null } as never);
  match.setPerformer(
    async (events, view) => void told.push(`${events.map(({ type }) => type).join()} → ${String(view)}`),
  );
});

describe('looking back', () => {
  test('opens at the present and jumps anywhere, never beyond the ends', async () => {
    const replay = useReplay();
    await replay.open();
    expect([replay.kind, replay.ply, replay.view]).toEqual(['replay', 6, 'view 6']);
    await replay.jump(2);
    expect([replay.ply, replay.view]).toEqual([2, 'view 2']);
    await replay.jump(-3);
    expect(replay.ply).toBe(0);
    await replay.jump(99);
    expect(replay.ply).toBe(6);
  });

  test('a step on performs the move’s events towards the position after it; a step back shows the one before', async () => {
    const replay = useReplay();
    await replay.open(3);
    told.length = 0;
    await replay.forward();
    expect(told).toEqual(['event 4 → view 4']);
    await replay.back();
    expect(told.at(-1)).toBe(' → view 3');
    expect(replay.entry?.ply).toBe(3);
  });

  test('plays to the end and stops there', async () => {
    const replay = useReplay();
    await replay.open(2);
    await replay.play();
    expect([replay.ply, replay.playing]).toEqual([6, false]);
    expect(await replay.forward()).toBe(false);
  });

  test('a pause holds it where it is', async () => {
    const replay = useReplay();
    await replay.open(0);
    useMatch().setPerformer(async () => replay.pause());
    await replay.play();
    expect([replay.ply, replay.playing]).toEqual([1, false]);
  });

  test('leaving shows the present again, whatever was under way', async () => {
    const replay = useReplay();
    await replay.open(0);
    const playing = replay.play();
    replay.leave();
    await playing;
    expect([replay.kind, replay.view, replay.playing]).toEqual([null, null, false]);
    expect(told.at(-1)).toBe(' → view 6');
  });

  test('a recap shows what happened since, and ends by itself', async () => {
    const replay = useReplay();
    expect(useMatch().lastDecisionOf(0)).toBe(5);
    await replay.recap(2);
    expect(told.filter((line) => line.startsWith('event'))).toEqual([
      'event 3 → view 3',
      'event 4 → view 4',
      'event 5 → view 5',
      'event 6 → view 6',
    ]);
    expect(replay.kind).toBeNull();
  });

  test('behind the curtain there is no looking back', async () => {
    const replay = useReplay();
    useMatch().curtain = 1;
    await replay.open(0);
    expect(replay.kind).toBeNull();
  });
});
