import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Bridge } from '../../../src/ipc/contract';
import { createDirector } from '../../../src/renderer/board/director';
import { useBridge } from '../../../src/renderer/stores/main-process';
import { useMatch as useMatchStore } from '../../../src/renderer/stores/match';
import { NO_BOARD } from '../../../src/renderer/stores/match/state';
import type { AttachedBoard } from '../../../src/renderer/stores/match/state';
import { useReplay as useReplayStore } from '../../../src/renderer/stores/replay';
import { useSettings } from '../../../src/renderer/stores/settings';
import { showWindow } from '../visibility';

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
/**
 * The stores of the current test. Test files share a worker, so a late action of another file's store could change the
 * active Pinia.
 */
let pinia = createPinia();
const useReplay = () => useReplayStore(pinia);
const useMatch = () => useMatchStore(pinia);

/** The board's input: the events to animate and the resulting view. */
let told: string[];

/** Requests to main that are still unanswered. If `null`, main answers immediately. */
let held: ((failed?: boolean) => void)[] | null;

afterEach(() => void vi.useRealTimers());

const perform = (how: AttachedBoard['perform']) => useMatch().attachBoard({ ...NO_BOARD, perform: how });

async function out(playing: Promise<unknown>) {
  await vi.runAllTimersAsync();
  return playing;
}

beforeEach(async () => {
  vi.useFakeTimers();
  held = null;
  pinia = createPinia();
  setActivePinia(pinia);
  told = [];
  useBridge({
    call: (_command: string, { ply }: { ply: number }) =>
      new Promise((resolve) => {
        const answer = (failed?: boolean) =>
          resolve(
            failed
              ? { ok: false, refusal: { code: 'gone', message: '' } }
              : { ok: true, value: { ply, view: `view ${ply}` } },
          );
        if (held) held.push(answer);
        else answer();
      }),
    on: () => () => undefined,
  } as unknown as Bridge);
  useSettings().settings.speed = 'off';
  const match = useMatch();
  await match.open({ table, log, notice: null, unwritable: null } as never);
  perform(async (events, view) => void told.push(`${events.map(({ type }) => type).join()} → ${String(view)}`));
});

describe('the replay', () => {
  test('starts at the present and jumps anywhere within the match', async () => {
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

  test('animates a move’s events on a step forward, and shows the previous position on a step back', async () => {
    const replay = useReplay();
    await replay.open(3);
    told.length = 0;
    await replay.forward();
    expect(told).toEqual(['event 4 → view 4']);
    await replay.back();
    expect(told.at(-1)).toBe(' → view 3');
    expect(replay.entry?.ply).toBe(3);
  });

  test('counts every quick click as a step, even before main’s first answer', async () => {
    const replay = useReplay();
    await replay.open();
    await Promise.all([replay.back(), replay.back(), replay.back()]);
    expect([replay.ply, replay.view]).toEqual([3, 'view 3']);
    await Promise.all([replay.forward(), replay.forward()]);
    expect([replay.ply, replay.view]).toEqual([5, 'view 5']);
    await Promise.all([replay.back(), replay.forward(), replay.forward()]);
    expect(replay.ply).toBe(6);
  });

  test('plays to the end of the match and stops', async () => {
    const replay = useReplay();
    await replay.open(2);
    await out(replay.play());
    expect([replay.ply, replay.playing]).toEqual([6, false]);
    await replay.forward();
    expect(replay.ply).toBe(6);
  });

  test('can be paused', async () => {
    const replay = useReplay();
    await replay.open(0);
    perform(async () => replay.pause());
    await out(replay.play());
    expect([replay.ply, replay.playing]).toEqual([1, false]);
  });

  test('returns to the present from any state', async () => {
    const replay = useReplay();
    await replay.open(0);
    const playing = replay.play();
    replay.leave();
    await out(playing);
    expect([replay.kind, replay.view, replay.playing]).toEqual([null, null, false]);
    expect(told.at(-1)).toBe(' → view 6');
  });

  test('of a recap plays all moves after the given one, and ends by itself', async () => {
    const replay = useReplay();
    expect(useMatch().lastDecisionOf(0)).toBe(5);
    await out(replay.recap(2));
    expect(told.filter((line) => line.startsWith('event'))).toEqual([
      'event 3 → view 3',
      'event 4 → view 4',
      'event 5 → view 5',
      'event 6 → view 6',
    ]);
    expect(replay.kind).toBeNull();
  });

  test('of a recap is paused while the window is hidden, and then continues to its end', async () => {
    const replay = useReplay();
    perform(async ([event]) => {
      if (event?.type === 'event 4') showWindow(false);
    });
    await out(replay.recap(2));
    expect([replay.kind, replay.ply, replay.playing]).toEqual(['recap', 4, false]);
    showWindow(true);
    await vi.runAllTimersAsync();
    expect(replay.kind).toBeNull();
  });

  test('is impossible behind the curtain', async () => {
    const replay = useReplay();
    useMatch().curtain = 1;
    await replay.open(0);
    expect(replay.kind).toBeNull();
  });

  test('always opens at the requested past move', async () => {
    const replay = useReplay();
    for (let time = 0; time < 3; time++) {
      await replay.open(0);
      expect([replay.kind, replay.ply, replay.view]).toEqual(['replay', 0, 'view 0']);
      replay.leave();
    }
  });

  test('shows the later of two moves requested at the same time', async () => {
    const replay = useReplay();
    await Promise.all([replay.open(), replay.open(2)]);
    expect([replay.kind, replay.ply, replay.view]).toEqual(['replay', 2, 'view 2']);
  });

  test('stays closed if it is closed before it has opened', async () => {
    const replay = useReplay();
    const opening = replay.open(2);
    replay.leave();
    await opening;
    expect([replay.kind, replay.view]).toEqual([null, null]);
  });

  test('keeps its speed if it is paused and restarted immediately', async () => {
    const replay = useReplay();
    const steps: string[] = [];
    const finish: (() => void)[] = [];
    await replay.open(0);
    perform(async (events) => {
      steps.push(...events.map(({ type }) => type));
      await new Promise<void>((resolve) => finish.push(resolve));
    });
    void replay.play();
    await vi.runAllTimersAsync();
    replay.pause();
    void replay.play();
    await vi.runAllTimersAsync();
    expect(steps).toEqual(['event 1']);
    finish.splice(0).forEach((done) => done());
    await vi.runAllTimersAsync();
    expect(replay.playing).toBe(true);
    expect(steps).toEqual(['event 1', 'event 2']);
  });

  test('never shows a player the past position that another player looked at', async () => {
    const [match, replay] = [useMatch(), useReplay()];
    await replay.open(2);
    match.table = { ...table, viewer: 1 } as never;
    expect([replay.kind, replay.view]).toEqual([null, null]);
    await replay.open(2);
    match.curtain = 0;
    expect([replay.kind, replay.view]).toEqual([null, null]);
  });

  test('is not opened if the curtain falls while main loads it', async () => {
    const replay = useReplay();
    const opening = replay.open(2);
    useMatch().curtain = 0;
    await opening;
    expect([replay.kind, replay.view]).toEqual([null, null]);
  });

  test('stays open after a recap during which it was opened', async () => {
    const replay = useReplay();
    let opening: Promise<void> | undefined;
    perform(async ([event]) => {
      if (event?.type === 'event 4') opening = replay.open(1);
    });
    await out(replay.recap(2));
    await opening;
    expect([replay.kind, replay.ply]).toEqual(['replay', 1]);
  });
});

describe('board, panel and log show the same position', () => {
  /** Ends the current scene. The director calls it to end a scene early. */
  let end: (() => void) | null;
  let board: string;

  beforeEach(() => {
    [end, board] = [null, 'view 6'];
    const scene = {
      show: (view: unknown) => void (board = String(view)),
      perform: (_event: unknown, stage: { skipped(): boolean }) =>
        new Promise<void>((resolve) => {
          if (stage.skipped()) return resolve();
          end = () => ((end = null), resolve());
        }),
    };
    const run = () => {
      let skipped = false;
      return { skipped: () => skipped, skip: () => ((skipped = true), end?.()) };
    };
    const director = createDirector(() => scene as never, run as never);
    perform((events, view) => director.play(events, view));
  });

  const finish = async () => {
    end?.();
    await vi.runAllTimersAsync();
  };
  const rest = () => vi.advanceTimersByTimeAsync(0);
  const panel = () => {
    const replay = useReplay();
    return replay.kind
      ? `${String(replay.view)} of ${replay.ply}, told ${replay.entry?.ply ?? 0}`
      : 'view 6 of 6, told 6';
  };
  const same = (ply: number) => {
    expect(panel()).toBe(`view ${ply} of ${ply}, told ${ply}`);
    expect(board).toBe(`view ${ply}`);
  };

  test('while a move is animated, and the panel waits for the board', async () => {
    const replay = useReplay();
    await replay.open(2);
    void replay.forward();
    await rest();
    same(2);
    await finish();
    same(3);
  });

  test('after a jump during an animation', async () => {
    const replay = useReplay();
    await replay.open(2);
    void replay.forward();
    await rest();
    await replay.jump(5);
    await rest();
    same(5);
  });

  test('when a move ends while a jump waits for its position, and after that jump has failed', async () => {
    const replay = useReplay();
    await replay.open(2);
    void replay.forward();
    await rest();
    held = [];
    const jumping = replay.jump(5).catch(() => undefined);
    await rest();
    await finish();
    same(3);
    held.forEach((answer) => answer(true));
    await jumping;
    same(3);
    held = null;
    await replay.back();
    same(2);
  });

  test('after leaving during a move and coming back', async () => {
    const replay = useReplay();
    await replay.open(2);
    void replay.forward();
    await rest();
    replay.leave();
    await rest();
    same(6);
    await replay.open(1);
    same(1);
    void replay.play();
    await rest();
    replay.leave();
    await replay.open(4);
    await rest();
    same(4);
  });

  test('after any sequence of quick clicks', async () => {
    const replay = useReplay();
    let seed = 7;
    const chance = (sides: number) => (seed = (seed * 48271) % 2147483647) % sides;
    await replay.open(3);
    for (let click = 0; click < 400; click++) {
      const act = [
        () => replay.forward(),
        () => replay.back(),
        () => replay.jump(chance(8) - 1),
        () => replay.watchMove(1 + chance(6)),
        () => replay.toggle(),
        () => replay.changeSpeed(chance(3) - 1),
        () => (replay.leave(), replay.open(chance(7))),
        () => rest(),
        () => finish(),
      ][chance(9)];
      void act();
      if (chance(3) === 0) {
        replay.pause();
        await vi.runAllTimersAsync();
        while (end) await finish();
        same(replay.kind ? replay.ply : LENGTH);
        if (replay.kind) expect(replay.requested).toBe(replay.ply);
      }
    }
  });
});

describe('the replay’s speed', () => {
  /** Returns how long a game of this many quiet moves takes, in seconds. */
  async function seconds(moves: number, speed: 0.5 | 1 | 2 | 4) {
    const [match, replay] = [useMatch(), useReplay()];
    const long = Array.from({ length: moves }, (_, i) => ({ ...log[0], ply: i + 1 }));
    await match.open({ table: { ...table, match: `m${moves}`, ply: moves }, log: long, notice: null } as never);
    replay.speed = speed;
    await replay.open(0);
    const before = performance.now();
    await out(replay.play());
    expect(replay.ply).toBe(moves);
    return (performance.now() - before) / 1000;
  }

  test('limits a game to two minutes at 4× and eight minutes at 1×; a short game takes less', async () => {
    expect(await seconds(900, 4)).toBeLessThan(120);
    expect(await seconds(900, 1)).toBeLessThan(480);
    expect(await seconds(40, 1)).toBeCloseTo(28, 0);
    expect(await seconds(40, 0.5)).toBeCloseTo(56, 0);
  });

  test('rises for quiet moves after a long scene', async () => {
    const replay = useReplay();
    perform(async ([event]) => {
      if (event?.type === 'event 2') await new Promise((resolve) => setTimeout(resolve, 2000));
    });
    await replay.open(0);
    const before = performance.now();
    await out(replay.play());
    expect(performance.now() - before).toBeCloseTo(6 * 700, -2);
  });

  test('stays within the four speeds when the player changes it', () => {
    const replay = useReplay();
    const steps = [1, 1, 1, -1, -1, -1, -1].map((by) => (replay.changeSpeed(by), replay.speed));
    expect(steps).toEqual([2, 4, 4, 2, 1, 0.5, 0.5]);
  });

  test('applies to the board during a replay only; in the present, the player’s speed setting applies', async () => {
    const [replay, settings] = [useReplay(), useSettings()];
    settings.settings.speed = 'fast';
    expect(replay.pace).toBe(2.5);
    await replay.open(2);
    replay.speed = 4;
    expect(replay.pace).toBe(4);
    replay.leave();
    expect(replay.pace).toBe(2.5);
  });
});
