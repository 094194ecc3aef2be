/**
 * These tests replace main with a small game. Seat 0 sails down a river, space by space. At the toll, it must ask the
 * other seat for passage. The other seat can leave the way open, close it, or roll a die.
 */
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { nextTick } from 'vue';
import type { Bridge, Command } from '../../../src/ipc/contract';
import type { LogEntry } from '../../../src/ipc/table';
import { useBridge } from '../../../src/renderer/stores/main-process';
import { useMatch } from '../../../src/renderer/stores/match';

const TOLL = 2;
const person = (name: string) => ({ name, kind: 'human' });
interface River {
  at: number;
  asks: boolean;
  shut: boolean;
  log: LogEntry[];
}
let river: River;

const movesNow = () => {
  if (river.asks) return ['grant', 'deny', 'dice'].map((type) => ({ type }));
  return [...(river.shut ? [] : [{ type: 'sail', to: river.at + 1 }]), { type: 'rest' }];
};
function table() {
  const seat = river.asks ? 1 : 0;
  return {
    match: 'm',
    game: 'g',
    title: 'A match',
    seats: [person('Anna'), person('Bruno')],
    ply: river.log.length,
    viewer: null,
    view: { at: river.at },
    deciders: [{ seat, private: false }],
    acting: seat,
    choices: movesNow().map((move) => ({ move, forecast: {} })),
    undo: { possible: true, seat: 0, reason: null },
    redo: { possible: false, seat: null, reason: 'end' },
    over: false,
    acts: [],
    score: null,
    lesson: null,
  };
}

const ANSWERS: Partial<Record<Command, (argument: never) => unknown>> = {
  'matches.play'({ moves, seat }: { moves: readonly { readonly type: string }[]; seat: number }) {
    const entries: LogEntry[] = [];
    for (const move of moves) {
      const stands = JSON.stringify(movesNow()).includes(JSON.stringify(move)) && seat === (river.asks ? 1 : 0);
      if (!stands && entries.length === 0) return new Error('illegal-move');
      if (!stands) break;
      const ply = river.log.length + 1;
      const entry = {
        ply,
        seat,
        events: [{ type: move.type }],
        barrier: move.type === 'dice' ? 'chance' : null,
        ...(entries.length > 0 && { on: true }),
      } as LogEntry;
      if (move.type === 'sail') river.at++;
      river.asks = move.type === 'sail' && river.at === TOLL;
      river.shut = move.type === 'deny';
      river.log.push(entry);
      entries.push(entry);
    }
    return { entries, table: table(), foreseen: true, stopped: null };
  },
  'matches.undo'() {
    river = { at: 0, asks: false, shut: false, log: [] };
    return table();
  },
};

const settle = async () => {
  for (let i = 0; i < 30; i++) await nextTick();
};
const sail = (...spaces: number[]) => spaces.map((to) => ({ move: { type: 'sail', to } }));
const answer = async (type: string) => {
  await useMatch().play({ move: { type } });
  await settle();
};

beforeEach(async () => {
  setActivePinia(createPinia());
  river = { at: 0, asks: false, shut: false, log: [] };
  useBridge({
    async call(command: Command, argument: never) {
      const value = ANSWERS[command]?.(argument);
      return value instanceof Error
        ? { ok: false, error: { code: value.message, message: 'No.' } }
        : { ok: true, value };
    },
    on: () => () => undefined,
  } as unknown as Bridge);
  await useMatch().open({ table: table(), log: [], notice: null, unwritable: null } as never);
  await useMatch().play(...sail(1, 2, 3, 4));
  await settle();
  expect(river.at, 'it waits for the answer').toBe(TOLL);
});

test('an interrupted voyage continues to its destination when passage is granted', async () => {
  await answer('grant');
  expect(river.at).toBe(4);
  expect(useMatch().halted).toBeNull();
});

test('an interrupted voyage ends on a refusal, which can then be shown', async () => {
  await answer('deny');
  expect(river.at).toBe(TOLL);
  expect(useMatch().halted?.events).toEqual([{ type: 'deny' }]);
  await useMatch().play({ move: { type: 'rest' } });
  expect(useMatch().halted).toBeNull();
});

test('an interrupted voyage does not continue after a die roll', async () => {
  await answer('dice');
  expect(river.at).toBe(TOLL);
  expect(useMatch().halted).toBeNull();
});

test('after undo, a new move does not continue an interrupted voyage', async () => {
  await useMatch().undo();
  await settle();
  await useMatch().play(...sail(1));
  await settle();
  expect(river.at).toBe(1);
});

test('an interrupted voyage does not continue while the match is paused', async () => {
  useMatch().paused = true;
  await answer('grant');
  expect(river.at).toBe(TOLL);
  useMatch().paused = false;
  await settle();
  expect(river.at).toBe(4);
});
