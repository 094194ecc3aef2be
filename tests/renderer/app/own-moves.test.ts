/**
 * These tests replace main with a shop for two customers. The deciding player can hire sailors while any are left, roll
 * a die, give the shop to the other customer, or move to another question. Main answers immediately, or when the test
 * lets it.
 */
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, test } from 'vitest';
import { nextTick } from 'vue';
import type { Bridge, Command } from '../../../src/ipc/contract';
import { useBridge } from '../../../src/renderer/stores/main-process';
import { useMatch } from '../../../src/renderer/stores/match';
import { NO_BOARD } from '../../../src/renderer/stores/match/state';

const SAILORS = 4;
const person = (name: string) => ({ name, kind: 'human' });
type Shop = { ply: number; hired: number; asks: string; seat: number; undone: boolean };
let shop: Shop;
let hiddenFrom: readonly string[];

const moves = ({ hired, asks }: Shop) =>
  asks === 'shop'
    ? [...(hired < SAILORS ? [{ type: 'hire', count: 1 }] : []), { type: 'throw' }, { type: 'leave' }, { type: 'end' }]
    : [{ type: 'end' }];

function table() {
  const { ply, hired, asks, seat } = shop;
  const isPrivate = hiddenFrom.includes(asks);
  const acting = isPrivate ? null : seat;
  return {
    match: 'm',
    game: 'g',
    title: 'A match',
    seats: [person('Anna'), person('Bruno')],
    ply,
    viewer: null,
    view: { hired, asks },
    deciders: [{ seat, private: isPrivate }],
    acting,
    choices: acting === null ? [] : moves(shop).map((move) => ({ move, forecast: {} })),
    undo: { possible: ply > 0, seat: 0, reason: null },
    redo: { possible: false, seat: null, reason: 'end' },
    over: false,
    acts: [],
    score: null,
    lesson: null,
  };
}

const DOES: Readonly<Record<string, (now: Shop) => Partial<Shop>>> = {
  hire: ({ hired }) => ({ hired: hired + 1 }),
  throw: ({ hired }) => ({ hired: hired + 1 }),
  leave: ({ seat }) => ({ seat: 1 - seat, asks: hiddenFrom[0] ?? 'shop' }),
  end: () => ({ asks: 'elsewhere' }),
};

const ANSWERS: Partial<Record<Command, (argument: never) => unknown>> = {
  'matches.play'({ moves: [move] }: { moves: readonly { readonly type: string }[] }) {
    if (!moves(shop).some(({ type }) => type === move.type)) return new Error('illegal-move');
    shop = { ...shop, ...DOES[move.type](shop), ply: shop.ply + 1 };
    const foreseen = move.type !== 'throw';
    const told = { ply: shop.ply, seat: 0, events: [{ type: move.type }], barrier: foreseen ? null : 'chance' };
    return { entries: [told], table: table(), foreseen, stopped: null };
  },
  'matches.undo'() {
    shop = { ...shop, hired: shop.hired - 1, ply: shop.ply - 1 };
    return table();
  },
  'matches.sit': ({ seat }: { seat: number | null }) => ({
    table: { ...table(), viewer: seat, acting: seat, choices: [] },
    log: [],
    own: [],
  }),
};

let asked: [Command, unknown][];
let waiting: (() => void)[];
let slow: boolean;

const rest = async () => {
  for (let i = 0; i < 30; i++) await nextTick();
};
async function answer() {
  waiting.shift()?.();
  await rest();
}
const played = () =>
  asked.flatMap(([command, argument]) =>
    command === 'matches.play' ? (argument as { moves: { type: string }[] }).moves.map(({ type }) => type) : [],
  );

beforeEach(() => {
  setActivePinia(createPinia());
  shop = { ply: 0, hired: 0, asks: 'shop', seat: 0, undone: false };
  hiddenFrom = [];
  asked = [];
  waiting = [];
  slow = false;
  useBridge({
    async call(command: Command, argument: never) {
      asked.push([command, argument]);
      if (slow) await new Promise<void>((resolve) => waiting.push(resolve));
      const value = ANSWERS[command]?.(argument);
      return value instanceof Error
        ? { ok: false, error: { code: value.message, message: 'No.' } }
        : { ok: true, value };
    },
    on: () => () => undefined,
  } as unknown as Bridge);
});

/** A match whose board plays an animation until the test ends it or it is skipped. */
async function laid() {
  const match = useMatch();
  await match.open({ table: table(), log: [], notice: null, unwritable: null } as never);
  match.decisionOf = (view) => (view as Shop).asks;
  const board = {
    performed: [] as string[],
    skips: 0,
    end: () => undefined as void,
  };
  match.attachBoard({
    ...NO_BOARD,
    perform(events) {
      // A new animation ends the previous one.
      board.end();
      board.performed.push(events.map(({ type }) => type).join());
      return events.length === 0 ? Promise.resolve() : new Promise<void>((resolve) => (board.end = resolve));
    },
    skip() {
      board.skips++;
      board.end();
    },
  });
  const play = (type: string) => match.play({ move: { type, ...(type === 'hire' && { count: 1 }) } });
  const hired = () => (match.table?.view as Shop).hired;
  return { match, board, play, hired };
}

describe('a player’s own move that rolls no dice', () => {
  test('is shown immediately, with its log line and choices, and the board follows', async () => {
    const { match, board, play, hired } = await laid();
    await play('hire');
    expect([hired(), match.table?.ply, match.log.length]).toEqual([1, 1, 1]);
    expect(board.performed).toEqual(['hire']);
    expect([match.busy, match.revealing, match.performing]).toEqual([true, false, 1]);
    board.end();
    await rest();
    expect([match.busy, match.performing]).toEqual([false, 0]);
  });

  test('starts on the board before the table changes, so that the board does not show its result too early', async () => {
    const { match } = await laid();
    const seen: unknown[] = [];
    match.attachBoard({ ...NO_BOARD, perform: async () => void seen.push(match.table?.ply) });
    await match.play({ move: { type: 'hire' } });
    expect([seen, match.table?.ply]).toEqual([[0], 1]);
  });

  test('is played four times for four quick clicks, and each click ends the running animation', async () => {
    const { board, play, hired } = await laid();
    for (let click = 1; click <= 4; click++) {
      await play('hire');
      expect(hired()).toBe(click);
    }
    expect(board.performed).toEqual(['hire', 'hire', 'hire', 'hire']);
  });

  test('is played four times for four clicks before main’s first answer, each at the position then reached', async () => {
    const { play, hired } = await laid();
    slow = true;
    const clicks = [1, 2, 3, 4].map(() => play('hire'));
    await rest();
    expect(played()).toHaveLength(1);
    for (let at = 0; at < 4; at++) await answer();
    await Promise.all(clicks);
    expect(hired()).toBe(4);
    const plies = asked.map(([, argument]) => (argument as { ply: number }).ply);
    expect(plies).toEqual([0, 1, 2, 3]);
  });

  test('can be undone until the board is at rest, while computers wait', async () => {
    const { match, play, hired, board } = await laid();
    await play('hire');
    expect(match.dueComputer).toBeNull();
    await match.undo();
    expect([hired(), match.table?.ply, match.log.length]).toEqual([0, 0, 0]);
    expect(board.performed).toEqual(['hire', '']);
  });

  test('is undone after main’s answer if undo is requested earlier', async () => {
    const { match, play, hired } = await laid();
    slow = true;
    const both = [play('hire'), match.undo()];
    await answer();
    await answer();
    await Promise.all(both);
    expect([hired(), match.table?.ply]).toEqual([0, 0]);
  });
});

describe('a choice made during another step', () => {
  test('is dropped with a note if the same move is no longer available', async () => {
    const { match, play, hired } = await laid();
    shop = { ...shop, hired: SAILORS - 1 };
    slow = true;
    const clicks = [play('hire'), play('hire')];
    await answer();
    await answer();
    await Promise.all(clicks);
    expect([hired(), played(), match.dropped]).toEqual([SAILORS, ['hire'], true]);
    expect(match.refusal).toBeNull();
    // The next click removes the note.
    slow = false;
    await play('end');
    expect(match.dropped).toBe(false);
  });

  test('never plays the same move in another decision, nor notes the rest of a double click', async () => {
    const { match, play } = await laid();
    slow = true;
    const clicks = [play('end'), play('end')];
    await answer();
    await answer();
    await Promise.all(clicks);
    expect([played(), match.dropped, match.table?.view]).toEqual([['end'], false, { hired: 0, asks: 'elsewhere' }]);
  });

  test('never plays for another seat', async () => {
    const { match, play } = await laid();
    slow = true;
    const clicks = [play('leave'), play('hire')];
    await answer();
    await answer();
    await Promise.all(clicks);
    expect([played(), match.dropped, match.table?.acting]).toEqual([['leave'], true, 1]);
  });

  test('is dropped if the previous step failed, and only that error is shown', async () => {
    const { match, play } = await laid();
    slow = true;
    const clicks = [play('nonsense'), play('hire')];
    await answer();
    await answer();
    await Promise.all(clicks);
    expect([played(), match.refusal?.code, match.dropped]).toEqual([['nonsense'], 'illegal-move', false]);
  });

  test('is played only at the table where it was made', async () => {
    const { match, play } = await laid();
    slow = true;
    void play('hire');
    void play('hire');
    await rest();
    const opening = match.open({ table: table(), log: [], notice: null, unwritable: null } as never);
    await answer();
    await answer();
    await opening;
    expect([played(), match.busy]).toEqual([['hire'], false]);
  });
});

describe('the result of a die roll', () => {
  test('is neither shown nor reported before its scene ends', async () => {
    const { match, board, play, hired } = await laid();
    const step = play('throw');
    await rest();
    expect([hired(), match.table?.ply, match.log.length]).toEqual([0, 0, 0]);
    expect([match.revealing, match.busy]).toEqual([true, true]);
    board.end();
    await step;
    expect([hired(), match.table?.ply, match.log.length, match.revealing]).toEqual([1, 1, 1, false]);
  });

  test('is shown immediately after a click during its scene; the click is then played if it is still valid', async () => {
    const { board, play, hired } = await laid();
    const step = play('throw');
    await rest();
    await play('hire');
    await step;
    expect([board.skips, hired(), played()]).toEqual([1, 2, ['throw', 'hire']]);
  });
});

describe('when the device changes hands', () => {
  test('figures change immediately, then the board finishes, then the curtain falls; until then no input is accepted', async () => {
    hiddenFrom = ['bid'];
    const { match, board, play } = await laid();
    const step = play('leave');
    await rest();
    expect([match.table?.ply, match.table?.acting, match.table?.choices]).toEqual([1, null, []]);
    expect([match.curtain, match.table?.viewer]).toEqual([null, null]);
    board.end();
    await step;
    expect(match.curtain).toBe(1);
    // Main received no new viewer before the curtain fell.
    expect(asked.map(([command]) => command)).toEqual(['matches.play']);
  });
});
