import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Bridge, Command } from '../../../src/ipc/contract';
import { useBridge } from '../../../src/renderer/stores/main-process';
import { useMatch } from '../../../src/renderer/stores/match';
import { NO_BOARD } from '../../../src/renderer/stores/match/state';

/** A table as main would send it, with the fields the store uses. */
const table = (over: object = {}) => ({
  match: 'm',
  game: 'g',
  title: 'A match',
  seats: [
    { name: 'Anna', kind: 'human' },
    { name: 'Bruno', kind: 'human' },
  ],
  ply: 0,
  viewer: null,
  view: { secret: null },
  deciders: [{ seat: 0, private: false }],
  acting: 0,
  choices: [],
  undo: { possible: false, seat: null, reason: 'start' },
  redo: { possible: false, seat: null, reason: 'end' },
  over: false,
  acts: [],
  score: null,
  ...over,
});
const opened = (over: object = {}) => ({ table: table(over), log: [], notice: null, unwritable: null }) as never;
const entry = (ply: number) => ({ ply, seat: 0, events: [{ type: `event ${ply}` }], barrier: null });

type Reply = (argument: never) => unknown;
let asked: [Command, unknown][];
let replies: Partial<Record<Command, Reply>>;

beforeEach(() => {
  setActivePinia(createPinia());
  asked = [];
  replies = {
    'matches.sit': ({ seat }: { seat: number | null }) => ({ table: table({ viewer: seat }), log: [], own: [] }),
  };
  const bridge = {
    async call(command: Command, argument: never) {
      asked.push([command, argument]);
      const value = replies[command]?.(argument);
      return value instanceof Error
        ? { ok: false, error: { code: value.message, message: 'No.' } }
        : { ok: true, value };
    },
    on: () => () => undefined,
  };
  useBridge(bridge as unknown as Bridge);
});
const commands = () => asked.map(([command]) => command);

describe('the match store', () => {
  test('shows no curtain for a public decision', async () => {
    const match = useMatch();
    await match.open(opened());
    expect([match.curtain, match.decider]).toEqual([null, 0]);
    expect(commands()).toEqual([]);
  });

  test('lowers the curtain for a private decision, and asks main to clear the viewer', async () => {
    const match = useMatch();
    await match.open(opened({ viewer: 1, deciders: [{ seat: 0, private: true }] }));
    expect(match.curtain).toBe(0);
    expect(asked).toEqual([['matches.sit', { match: 'm', seat: null, from: 0 }]]);
  });

  test('shows no curtain if a player’s own move leads to that player’s private decision', async () => {
    const match = useMatch();
    const own = { viewer: null, deciders: [{ seat: 0, private: true }], acting: null, ply: 1 };
    replies['matches.play'] = () => ({ entries: [entry(1)], table: table(own) });
    await match.open(opened());
    await match.play({ move: { type: 'draw' } });
    expect(match.curtain).toBeNull();
    expect(asked.at(-1)).toEqual(['matches.sit', { match: 'm', seat: 0, from: 0 }]);
  });

  test('lowers the curtain if a move leads to another player’s private decision', async () => {
    const match = useMatch();
    const other = { viewer: null, deciders: [{ seat: 1, private: true }], acting: null, ply: 1 };
    replies['matches.play'] = () => ({ entries: [entry(1)], table: table(other) });
    await match.open(opened());
    await match.play({ move: { type: 'draw' } });
    expect(match.curtain).toBe(1);
  });

  test('accepts lifting the curtain even while main is still clearing the viewer', async () => {
    const match = useMatch();
    const laid = match.open(opened({ viewer: 1, deciders: [{ seat: 0, private: true }] }));
    // The curtain is down, and the step that lowered it is still in progress.
    expect([match.curtain, match.busy]).toEqual([0, true]);
    await Promise.all([match.raiseCurtain(), match.raiseCurtain(), laid]);
    expect(match.curtain).toBeNull();
    expect(asked.map(([, argument]) => (argument as { seat: number | null }).seat)).toEqual([null, 0]);
  });

  test('raises the curtain on confirmation, and only then does main send secrets', async () => {
    const match = useMatch();
    await match.open(opened({ deciders: [{ seat: 1, private: true }] }));
    expect(match.table?.viewer).toBe(null);
    await match.raiseCurtain();
    expect([match.curtain, match.table?.viewer]).toEqual([null, 1]);
  });

  test('shows no curtain to a single human player', async () => {
    const match = useMatch();
    const seats = [
      { name: 'Anna', kind: 'human' },
      { name: 'Doge', kind: 'computer' },
    ];
    await match.open(opened({ seats, deciders: [{ seat: 0, private: true }] }));
    expect(match.curtain).toBe(null);
    expect(asked).toEqual([['matches.sit', { match: 'm', seat: 0, from: 0 }]]);
  });

  test('animates an unpredicted move, and only then shows its position', async () => {
    const match = useMatch();
    const order: string[] = [];
    replies['matches.play'] = () => ({ entries: [entry(1)], table: table({ ply: 1 }) });
    await match.open(opened());
    match.attachBoard({
      ...NO_BOARD,
      perform: async (events) => void order.push(`${events[0].type}, table at ${match.table?.ply}`),
    });
    await match.play({ move: { type: 'sail' } });
    expect(order).toEqual(['event 1, table at 0']);
    expect([match.table?.ply, match.log.length, match.busy]).toEqual([1, 1, false]);
  });

  test('sends a voyage as one request, and shows its position after animating the whole voyage', async () => {
    const match = useMatch();
    const performed: unknown[] = [];
    replies['matches.play'] = () => ({ entries: [1, 2, 3].map(entry), table: table({ ply: 3 }), stopped: null });
    await match.open(opened());
    match.attachBoard({
      ...NO_BOARD,
      perform: async (events, view) => void performed.push([events.map(({ type }) => type), view]),
    });
    const moves = [{ type: 'sail', to: 1 }, { type: 'sail', to: 2 }, { type: 'sail', to: 3 }]; // prettier-ignore
    await match.play(...moves.map((move) => ({ move })));
    expect(asked).toEqual([['matches.play', { match: 'm', seat: 0, moves, ply: 0 }]]);
    expect(performed).toEqual([[['event 1', 'event 2', 'event 3'], { secret: null }]]);
    expect([match.table?.ply, match.log.map(({ ply }) => ply)]).toEqual([3, [1, 2, 3]]);
  });

  test('does not treat a voyage that main stopped on the way as refused', async () => {
    const match = useMatch();
    const stopped = { why: 'refused', refusal: { code: 'ask-first', message: 'Ask first.' } };
    replies['matches.play'] = () => ({ entries: [entry(1)], table: table({ ply: 1 }), stopped });
    await match.open(opened());
    await match.play({ move: { type: 'sail' } }, { move: { type: 'sail' } });
    expect([match.table?.ply, match.refusal, match.alarm]).toEqual([1, null, null]);
  });

  test('shows a refusal and changes nothing', async () => {
    const match = useMatch();
    replies['matches.play'] = () => new Error('illegal-move');
    await match.open(opened());
    await match.play({ move: { type: 'sail' } });
    expect(match.refusal).toEqual({ code: 'illegal-move', message: 'No.' });
    expect([match.table?.ply, match.busy]).toEqual([0, false]);
  });

  test('shows disk errors only in the alarm', async () => {
    const match = useMatch();
    replies['matches.play'] = () => new Error('save-changed');
    await match.open(opened());
    await match.play({ move: { type: 'sail' } });
    expect([match.alarm?.code, match.refusal]).toEqual(['save-changed', null]);
    await match.open(opened());
    expect(match.alarm).toBeNull();
  });

  test('shows an alarm if the match’s file was changed elsewhere, and the reason if it is read-only', async () => {
    const match = useMatch();
    const news = { notice: 'save-changed', unwritable: 'read-only' };
    await match.open({ table: table(), log: [], ...news } as never);
    expect([match.alarm?.code, match.unwritable]).toEqual(['save-changed', 'read-only']);
  });

  test('plays and undoes nothing in a view-only match, moves no computer, and shows why', async () => {
    const match = useMatch();
    await match.open({ table: table(), log: [], notice: null, unwritable: 'read-only' } as never);
    match.boardAppeared();
    for (const act of [
      () => match.play({ move: { type: 'sail' } }),
      () => match.playSkipped(),
      match.undo,
      match.redo,
    ]) {
      await act();
      expect([commands(), match.autoplay]).toEqual([[], false]);
    }
    await match.play({ move: { type: 'sail' } });
    expect(match.refusal?.code).toBe('read-only');
  });

  test('makes a match view-only when its folder turns out to be read-only, until the match is opened again', async () => {
    const match = useMatch();
    replies['matches.play'] = () => new Error('read-only');
    replies['matches.open'] = () => opened();
    await match.open(opened());
    await match.play({ move: { type: 'sail' } });
    expect([match.alarm?.code, match.unwritable]).toEqual(['read-only', 'read-only']);
    await match.reload();
    expect([match.alarm, match.unwritable]).toEqual([null, null]);
    match.reportUnsaved({ code: 'disk-full', message: '' });
    expect([match.alarm?.code, match.unwritable]).toEqual(['disk-full', null]);
  });

  test('loads the table again if main refuses a move because the match has changed', async () => {
    const match = useMatch();
    replies['matches.play'] = () => new Error('stale');
    await match.open(opened());
    await match.play({ move: { type: 'sail' } });
    expect(commands()).toEqual(['matches.play', 'matches.sit']);
  });

  test('shows the older position after undo without animating anything, and shortens the log', async () => {
    const match = useMatch();
    const performed: unknown[] = [];
    replies['matches.undo'] = () => table({ ply: 1 });
    const log = [entry(1), entry(2)];
    const undo = { possible: true, seat: 0, reason: null };
    await match.open({ table: table({ ply: 2, undo }), log, notice: null, unwritable: null } as never);
    match.attachBoard({ ...NO_BOARD, perform: async (events) => void performed.push(events) });
    await match.undo();
    expect(performed).toEqual([[]]);
    expect([match.table?.ply, match.log.length]).toEqual([1, 1]);
  });

  test('undoes the moves of several computers after the end, each for its seat', async () => {
    const match = useMatch();
    const seats = ['human', 'human', 'computer', 'computer'].map((kind, seat) => ({ name: `Seat ${seat}`, kind }));
    const decided = (seat: number, ply: number) =>
      table({
        seats,
        ply,
        deciders: [{ seat, private: false }],
        undo: { possible: true, seat: seat - 1, reason: null },
      });
    replies['matches.undo'] = ({ seat }: { seat: number }) => decided(seat, seat);
    await match.open({
      table: { ...decided(4, 4), over: true, deciders: [] },
      log: [1, 2, 3, 4].map(entry),
      notice: null,
      unwritable: null,
    } as never);
    await match.undo();
    const undone = asked.filter(([command]) => command === 'matches.undo');
    expect(undone.map(([, argument]) => (argument as { seat: number }).seat)).toEqual([3, 2, 1]);
    expect(match.table?.ply).toBe(1);
  });
});
