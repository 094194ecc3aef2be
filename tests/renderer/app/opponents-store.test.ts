import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nextTick } from 'vue';
import type { Bridge } from '../../../src/ipc/contract';
import { useBridge } from '../../../src/renderer/stores/main-process';
import { useMatch } from '../../../src/renderer/stores/match';
import { NO_BOARD } from '../../../src/renderer/stores/match/state';
import { useOpponents } from '../../../src/renderer/stores/opponents';
import { useSettings } from '../../../src/renderer/stores/settings';
import { showWindow } from '../visibility';

/**
 * A table at which an Admiral must decide, and the commands that main received. The Admiral thinks until the test
 * answers.
 */
let answerThought: (value: unknown) => void;
let asked: { command: string; argument: Record<string, unknown> }[];
const table = {
  match: 'm',
  game: 'g',
  title: 'A match',
  seats: [
    { name: 'Anna', kind: 'human' },
    { name: 'Bruno', kind: 'computer', level: 'admiral' },
  ],
  ply: 3,
  viewer: 0,
  view: 'view',
  acting: null,
  deciders: [{ seat: 1, private: false }],
  choices: [],
  acts: [],
};

beforeEach(async () => {
  setActivePinia(createPinia());
  asked = [];
  useBridge({
    call: (command: string, argument: Record<string, unknown>) => {
      asked.push({ command, argument });
      if (command === 'settings.set')
        return Promise.resolve({ ok: true, value: { ...useSettings().settings, ...argument } });
      if (command === 'matches.think')
        return new Promise((resolve) => (answerThought = (value) => resolve({ ok: true, value })));
      return Promise.resolve({ ok: true, value: null });
    },
    on: () => () => undefined,
  } as unknown as Bridge);
  await useMatch().open({ table, log: [], notice: null, unwritable: null } as never);
  useMatch().boardAppeared();
});

describe('computers at the table', () => {
  test('wait until the player can see the board', async () => {
    const match = useMatch();
    await match.open({ table, log: [], notice: null, unwritable: null } as never);
    useOpponents();
    await nextTick();
    expect(asked.filter(({ command }) => command === 'matches.think')).toEqual([]);
    match.boardAppeared();
    await nextTick();
    expect(asked.filter(({ command }) => command === 'matches.think')).toHaveLength(1);
  });

  test('can be told to move now only while they think', async () => {
    const opponents = useOpponents();
    await nextTick();
    expect(opponents.thinking).toBe(1);
    await opponents.moveNow();
    expect(asked.at(-1)).toEqual({ command: 'matches.moveNow', argument: { match: 'm' } });
    opponents.thinking = null;
    asked.length = 0;
    await opponents.moveNow();
    expect(asked).toEqual([]);
  });

  test('have a thinking time that depends on the player’s patience, except at levels without thinking', async () => {
    const opponents = useOpponents();
    await nextTick();
    const usual = opponents.time ?? 0;
    expect(usual).toBeGreaterThan(0);
    useSettings().settings.thinking = 'patient';
    expect(opponents.time).toBeGreaterThan(usual);
    const seats = [table.seats[0], { ...table.seats[1], level: 'merchant' }];
    useMatch().table = { ...table, seats } as never;
    expect(opponents.time).toBeNull();
  });

  test('are fast-forwarded while the button is pressed, or always with a setting', async () => {
    const opponents = useOpponents();
    expect(opponents.fast).toBe(false);
    opponents.pressed = true;
    expect([opponents.fast, opponents.alwaysFast]).toEqual([true, false]);
    opponents.pressed = false;
    await opponents.setAlwaysFast(true);
    expect([opponents.fast, useSettings().settings.computers]).toEqual([true, 'fast']);
    await opponents.setAlwaysFast(false);
    expect(useSettings().settings.computers).toBe('normal');
  });

  test('are not started twice by a second request while they think', async () => {
    const opponents = useOpponents();
    const thoughts = () => asked.filter(({ command }) => command === 'matches.think').length;
    await nextTick();
    expect(thoughts()).toBe(1);
    opponents.retry();
    expect(thoughts()).toBe(1);
    opponents.thinking = null;
    opponents.retry();
    expect(thoughts()).toBe(2);
  });
});

describe('computers and the visibility of the window', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    showWindow(true);
  });

  /** Lets an Admiral move. Returns the animated events, and a function that waits and returns the number of moves. */
  async function moveOf(): Promise<{ performed: unknown[]; plyAfter: (ms: number) => Promise<number | undefined> }> {
    const match = useMatch();
    const performed: unknown[] = [];
    match.attachBoard({ ...NO_BOARD, perform: async (events) => void performed.push(...events) });
    useOpponents();
    await nextTick();
    const entry = { ply: 4, seat: 1, events: [{ type: 'sailed' }], barrier: null };
    answerThought({ entry, table: { ...table, ply: 4, acting: 0, deciders: [{ seat: 0, private: false }] } });
    return {
      performed,
      async plyAfter(ms) {
        await vi.advanceTimersByTimeAsync(ms);
        return match.table?.ply;
      },
    };
  }

  test('in a hidden window, computers continue with a pause before each move and without animation', async () => {
    showWindow(false);
    const { performed, plyAfter } = await moveOf();
    expect(await plyAfter(100)).toBe(3);
    expect(await plyAfter(2000)).toBe(4);
    expect(performed).toEqual([]);
  });

  test('in a visible window, a move is animated immediately', async () => {
    const { performed, plyAfter } = await moveOf();
    expect(await plyAfter(0)).toBe(4);
    expect(performed).toEqual([{ type: 'sailed' }]);
  });
});
