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
  await match.open({ table, log, notice: null, unwritable: null } as never);
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

  test('two quick clicks are two steps, though main has not answered the first yet', async () => {
    const replay = useReplay();
    await replay.open();
    await Promise.all([replay.back(), replay.back(), replay.back()]);
    expect([replay.ply, replay.view]).toEqual([3, 'view 3']);
    await Promise.all([replay.forward(), replay.forward()]);
    expect([replay.ply, replay.view]).toEqual([5, 'view 5']);
    await Promise.all([replay.back(), replay.forward(), replay.forward()]);
    expect(replay.ply).toBe(6);
  });

  test('plays to the end and stops there', async () => {
    const replay = useReplay();
    await replay.open(2);
    await replay.play();
    expect([replay.ply, replay.playing]).toEqual([6, false]);
    await replay.forward();
    expect(replay.ply).toBe(6);
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

  test('asked for at once at a moment of the past, it opens there every time', async () => {
    const replay = useReplay();
    for (let time = 0; time < 3; time++) {
      await replay.open(0);
      expect([replay.kind, replay.ply, replay.view]).toEqual(['replay', 0, 'view 0']);
      replay.leave();
    }
  });

  test('opened twice at once, it is open where it was asked for last', async () => {
    const replay = useReplay();
    await Promise.all([replay.open(), replay.open(2)]);
    expect([replay.kind, replay.ply, replay.view]).toEqual(['replay', 2, 'view 2']);
  });

  test('left before it was open, it stays away', async () => {
    const replay = useReplay();
    const opening = replay.open(2);
    replay.leave();
    await opening;
    expect([replay.kind, replay.view]).toEqual([null, null]);
  });

  test('paused and played again at once, it goes no faster', async () => {
    const replay = useReplay();
    const steps: string[] = [];
    const finish: (() => void)[] = [];
    await replay.open(0);
    useMatch().setPerformer(async (events) => {
      steps.push(...events.map(({ type }) => type));
      await new Promise<void>((resolve) => finish.push(resolve));
    });
    const first = replay.play();
    await expect.poll(() => steps.length).toBe(1);
    replay.pause();
    void replay.play();
    finish.splice(0).forEach((done) => done());
    await first;
    expect(replay.playing).toBe(true);
    await expect.poll(() => steps.length).toBe(2);
    expect(steps).toEqual(['event 1', 'event 2']);
  });

  test('another player sees nothing of the past one looked at', async () => {
    const [match, replay] = [useMatch(), useReplay()];
    await replay.open(2);
    match.table = { ...table, viewer: 1 } as never;
    expect([replay.kind, replay.view]).toEqual([null, null]);
    await replay.open(2);
    match.curtain = 0;
    expect([replay.kind, replay.view]).toEqual([null, null]);
  });

  test('the curtain falls while the past is asked for: it is not shown', async () => {
    const replay = useReplay();
    const opening = replay.open(2);
    useMatch().curtain = 0;
    await opening;
    expect([replay.kind, replay.view]).toEqual([null, null]);
  });

  test('a look back out of a recap is not ended with it', async () => {
    const replay = useReplay();
    let opening: Promise<void> | undefined;
    useMatch().setPerformer(async ([event]) => {
      if (event?.type === 'event 4') opening = replay.open(1);
    });
    await replay.recap(2);
    await opening;
    expect([replay.kind, replay.ply]).toEqual(['replay', 1]);
  });
});
