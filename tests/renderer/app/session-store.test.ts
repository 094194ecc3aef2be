import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, test } from 'vitest';
import { nextTick } from 'vue';
import type { Bridge, Command } from '../../../src/ipc/contract';
import { useApp } from '../../../src/renderer/stores/app';
import { useLesson } from '../../../src/renderer/stores/lesson';
import { useBridge } from '../../../src/renderer/stores/main-process';
import { useAdvice } from '../../../src/renderer/stores/advice';
import { useMatch } from '../../../src/renderer/stores/match';
import { NO_BOARD } from '../../../src/renderer/stores/match/state';
import { useOpponents } from '../../../src/renderer/stores/opponents';
import { usePeek } from '../../../src/renderer/stores/peek';
import { useReplay } from '../../../src/renderer/stores/replay';
import { useSession } from '../../../src/renderer/stores/session';
import { useSettings } from '../../../src/renderer/stores/settings';

const PLIES = 3;
const human = { name: 'Anna', kind: 'human' };
const computer = { name: 'Doge', kind: 'computer' };
const log = Array.from({ length: PLIES }, (_, i) => ({
  ply: i + 1,
  seat: 0,
  events: [{ type: `event ${i + 1}` }],
  barrier: null,
}));
/** A table as main would send it, with the fields the stores use. */
const table = (match: string, over: object = {}) => ({
  match,
  game: 'g',
  seats: [human, human],
  ply: PLIES,
  viewer: null,
  view: `${match} now`,
  deciders: [{ seat: 0, private: false }],
  acting: 0,
  choices: [],
  undo: { possible: true, seat: 0, reason: null },
  redo: { possible: false, seat: null, reason: 'end' },
  over: false,
  acts: [],
  lesson: null,
  ...over,
});
const opened = (match: string, over: object = {}) =>
  ({ table: table(match, over), log, notice: null, unwritable: null }) as never;

interface Question {
  readonly command: Command;
  readonly argument: Record<string, unknown>;
  answer(value: unknown): Promise<void>;
  refuse(code: string): Promise<void>;
}
/** The commands that main has received, in order. Main answers when the test lets it. */
let questions: Question[];
const asked = (command: Command) => questions.filter((question) => question.command === command);
const last = (command: Command) => {
  const question = asked(command).at(-1);
  if (!question) throw new Error(`The command ${command} was not sent`);
  return question;
};
const rest = async () => {
  for (let i = 0; i < 20; i++) await nextTick();
};

beforeEach(() => {
  setActivePinia(createPinia());
  questions = [];
  useBridge({
    call: (command: Command, argument: Record<string, unknown>) =>
      new Promise((resolve) => {
        const settle = async (result: unknown) => {
          resolve(result);
          await rest();
        };
        questions.push({
          command,
          argument,
          answer: (value) => settle({ ok: true, value }),
          refuse: (code) => settle({ ok: false, error: { code, message: 'No.' } }),
        });
      }),
    on: () => () => undefined,
  } as unknown as Bridge);
  useSettings().settings.speed = 'off';
});

describe('a session', () => {
  test('starts empty, and work from an earlier session never completes', async () => {
    const session = useSession();
    const state = session.perTable({ word: 'nothing' });
    state.word = 'something';
    const heard: string[] = [];
    let finish: (value: string) => void = () => undefined;
    const work = new Promise<string>((resolve) => (finish = resolve));
    void session.during(work).then((value) => heard.push(value));
    void session.during(Promise.reject(new Error('late'))).catch(() => heard.push('late'));
    session.renew();
    finish('done');
    await rest();
    expect([state.word, heard]).toEqual(['nothing', []]);
    expect(await session.during(Promise.resolve('here'))).toBe('here');
  });
});

describe('changing tables', () => {
  test('closes the previous match, unless the same match is opened again', async () => {
    const match = useMatch();
    await match.open(opened('a'));
    await match.open(opened('b'));
    expect(asked('matches.close').map(({ argument }) => argument)).toEqual([{ match: 'a' }]);
    await match.open(opened('b'));
    expect(asked('matches.close')).toHaveLength(1);
    match.close();
    expect(last('matches.close').argument).toEqual({ match: 'b' });
    await last('matches.close').refuse('disconnected');
    expect(match.table).toBeNull();
  });

  test('drops a late answer to a move without blocking the new table', async () => {
    const match = useMatch();
    await match.open(opened('a'));
    void match.play({ move: { type: 'sail' } });
    const move = last('matches.play');
    await match.open(opened('b'));
    expect(match.busy).toBe(false);
    void match.play({ move: { type: 'sell' } });
    await move.answer({ entry: log[0], table: table('a', { ply: 4 }) });
    expect([match.table?.match, match.table?.ply, match.busy]).toEqual(['b', PLIES, true]);
    await last('matches.play').answer({ entries: [log[0]], table: table('b', { ply: 4 }) });
    expect([match.table?.ply, match.busy]).toEqual([4, false]);
  });

  test('stops the old table’s board; removing it late does not detach the new table’s board', async () => {
    const match = useMatch();
    const performed: string[] = [];
    await match.open(opened('a'));
    const leave = match.attachBoard({ ...NO_BOARD, perform: async () => void performed.push('old') });
    await match.open(opened('b'));
    await match.perform([], null);
    expect(performed).toEqual([]);
    match.attachBoard({ ...NO_BOARD, perform: async () => void performed.push('new') });
    leave();
    await match.perform([], null);
    expect(performed).toEqual(['new']);
  });

  test('stops a move in the middle of its animation', async () => {
    const match = useMatch();
    await match.open(opened('a'));
    let finish: () => void = () => undefined;
    match.attachBoard({ ...NO_BOARD, perform: () => new Promise((resolve) => (finish = resolve)) });
    void match.play({ move: { type: 'sail' } });
    await last('matches.play').answer({ entries: [log[0]], table: table('a', { ply: 4 }) });
    await match.open(opened('b'));
    finish();
    await rest();
    expect([match.table?.match, match.table?.ply]).toEqual(['b', PLIES]);
  });

  test('leaves the replay, even while it is loading', async () => {
    const [match, replay] = [useMatch(), useReplay()];
    await match.open(opened('a'));
    void replay.open(1);
    await last('matches.at').answer({ view: 'a then' });
    expect([replay.kind, replay.view]).toEqual(['replay', 'a then']);
    void replay.jump(0);
    const late = last('matches.at');
    await match.open(opened('b'));
    expect([replay.kind, replay.view, replay.ply]).toEqual([null, null, 0]);
    await late.answer({ view: 'a before' });
    expect([replay.kind, replay.view]).toEqual([null, null]);
  });

  test('stops the old table’s replay, even while the new table plays another', async () => {
    const [match, replay] = [useMatch(), useReplay()];
    await match.open(opened('a'));
    void replay.open(0);
    await last('matches.at').answer({ view: 'a at 0' });
    void replay.play();
    const late = last('matches.at');
    await match.open(opened('b'));
    void replay.open(0);
    await last('matches.at').answer({ view: 'b at 0' });
    void replay.play();
    await late.answer({ view: 'a at 1' });
    expect([replay.ply, replay.view]).toEqual([0, 'b at 0']);
    await last('matches.at').answer({ view: 'b at 1' });
    expect([replay.ply, replay.view]).toEqual([1, 'b at 1']);
  });

  test('discards a peek’s answer', async () => {
    const [match, peek] = [useMatch(), usePeek()];
    await match.open(opened('a'));
    void peek.show();
    const late = last('matches.peek');
    await match.open(opened('a'));
    void peek.show();
    await late.answer({ view: 'secret' });
    expect([peek.wanted, peek.view]).toEqual([true, null]);
  });

  test('discards pending advice', async () => {
    const [match, advice] = [useMatch(), useAdvice()];
    await match.open(opened('a'));
    void advice.ask();
    const late = last('matches.hint');
    await match.open(opened('a'));
    expect(advice.advising).toBe(false);
    await late.answer({ steps: [] });
    expect(advice.plan).toBeNull();
  });

  test('discards a lesson’s next move', async () => {
    useSettings().settings.speed = 'normal';
    const [match, lesson] = [useMatch(), useLesson()];
    expect(lesson.state).toBeNull();
    const script = { key: 'sail', step: 0, steps: ['one'], next: 'script', asked: [], lights: [] };
    await match.open(opened('a', { lesson: script }));
    await rest();
    await match.open(opened('b', { lesson: { ...script, next: 'learner' } }));
    await match.open(opened('b', { lesson: script }));
    match.boardAppeared();
    await expect.poll(() => asked('lessons.go').length).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked('lessons.go').map(({ argument }) => argument)).toEqual([{ match: 'b', ply: PLIES }]);
  });
});

describe('computers', () => {
  const computers = { seats: [computer, computer], acting: null };

  /** Opens a match and shows its board. */
  async function sitDown(match: ReturnType<typeof useMatch>, table: ReturnType<typeof opened>) {
    await match.open(table);
    match.boardAppeared();
    await rest();
  }

  test('never play a move that they chose for a table that is closed', async () => {
    const [match, opponents] = [useMatch(), useOpponents()];
    await sitDown(match, opened('a', computers));
    await sitDown(match, opened('a', computers));
    await sitDown(match, opened('a', computers));
    expect(asked('matches.think')).toHaveLength(3);
    const [first, second] = asked('matches.think');
    await first.answer({ entry: log[0], table: table('a', { ply: 4 }) });
    await second.refuse('unexpected');
    expect([match.table?.ply, opponents.thinking, match.refusal]).toEqual([PLIES, 0, null]);
    await last('matches.think').answer({ entry: log[0], table: table('a', { ply: 4 }) });
    expect(match.table?.ply).toBe(4);
  });

  test('start even if the table’s screen appears after the match', async () => {
    const match = useMatch();
    await sitDown(match, opened('a', computers));
    useOpponents();
    await rest();
    expect(asked('matches.think').map(({ argument }) => argument)).toEqual([{ match: 'a', ply: PLIES }]);
  });

  test('finish their move before a resignation is sent; a stale resignation is sent again', async () => {
    const [match] = [useMatch(), useOpponents()];
    const seats = { seats: [human, computer], acting: null, deciders: [{ seat: 1, private: false }], acts: [] };
    let shown: () => void = () => undefined;
    await sitDown(match, opened('a', { ...seats, viewer: 0 }));
    match.attachBoard({ ...NO_BOARD, perform: () => new Promise((resolve) => (shown = resolve)) });
    await last('matches.think').answer({
      entry: log[0],
      table: table('a', { ...seats, viewer: 0, ply: 4 }),
    });
    void match.resign(0);
    await rest();
    expect(asked('matches.resign')).toHaveLength(0);
    shown();
    await rest();
    expect(last('matches.resign').argument).toEqual({ match: 'a', ply: 4, seat: 0 });
    await last('matches.resign').refuse('stale');
    await last('matches.sit').answer({ table: table('a', { ...seats, viewer: 0, ply: 5 }), log, own: [] });
    expect(asked('matches.resign').map(({ argument }) => argument.ply)).toEqual([4, 5]);
  });

  test('show public reasons after the match: the log is loaded again, once', async () => {
    const [match] = [useMatch(), useOpponents()];
    await sitDown(match, opened('a', computers));
    const over = { ...computers, ply: 4, over: true, deciders: [] };
    const fourth = { ...log[0], ply: 4 };
    await last('matches.think').answer({ entry: fourth, table: table('a', over) });
    await rest();
    expect(last('matches.sit').argument).toEqual({ match: 'a', seat: null, from: 0 });
    const whole = [...log, fourth].map((entry) => ({ ...entry, reason: { key: 'wait', params: {} } }));
    await last('matches.sit').answer({ table: table('a', over), log: whole, own: [] });
    expect(match.log).toEqual(whole);
    expect(asked('matches.sit')).toHaveLength(1);
  });

  test('that are paused at one table continue at the next', async () => {
    const [match] = [useMatch(), useOpponents()];
    await sitDown(match, opened('a', computers));
    match.paused = true;
    await last('matches.think').answer({ entry: log[0], table: table('a', { ply: 4 }) });
    expect(match.table?.ply).toBe(PLIES);
    await sitDown(match, opened('b', computers));
    expect(match.table?.ply).toBe(PLIES);
    expect(last('matches.think').argument.match).toBe('b');
  });

  test('continue after a table is loaded again because its match has changed', async () => {
    const [match] = [useMatch(), useOpponents()];
    await sitDown(match, opened('a', computers));
    await last('matches.think').refuse('stale');
    await last('matches.sit').answer({ table: table('a', { ...computers, ply: 4 }), log, own: [] });
    expect(match.table?.ply).toBe(4);
    expect(last('matches.think').argument.ply).toBe(4);
    expect(match.refusal).toBeNull();
  });
});

describe('opening a table', () => {
  test('opens one match on a double click', async () => {
    const app = useApp();
    const opening = () => useSession().ask('matches.create', { game: 'g', title: 'A', seats: [], options: {} });
    void app.enter(opening);
    void app.enter(opening);
    expect(asked('matches.create')).toHaveLength(1);
    await last('matches.create').answer(opened('a'));
    expect([app.screen, useMatch().table?.match]).toEqual(['table', 'a']);
  });

  test('does not bring back a player who left in the meantime, and another table can be opened immediately', async () => {
    const app = useApp();
    const open = (id: string) => app.enter(() => new Promise((resolve) => (answers[id] = () => resolve(opened(id)))));
    const answers: Record<string, () => void> = {};
    void open('a');
    app.show('learn');
    answers.a();
    await rest();
    expect([app.screen, useMatch().table]).toEqual(['learn', null]);
    void open('b');
    app.show('home');
    void open('c');
    answers.b();
    await rest();
    expect(app.screen).toBe('home');
    answers.c();
    await rest();
    expect([app.screen, useMatch().table?.match]).toEqual(['table', 'c']);
  });

  test('gives a match opened during a replay a new session', async () => {
    const [app, match, replay] = [useApp(), useMatch(), useReplay()];
    await app.enter(async () => opened('a'));
    void replay.open(1);
    await last('matches.at').answer({ view: 'a then' });
    const before = useSession().number;
    await app.enter(async () => opened('b'));
    expect([match.table?.match, replay.kind]).toEqual(['b', null]);
    expect(useSession().number).toBeGreaterThan(before);
    expect(last('matches.close').argument).toEqual({ match: 'a' });
  });

  test('leaves the table unchanged if the match cannot be opened', async () => {
    const [app, match] = [useApp(), useMatch()];
    await app.enter(async () => opened('a'));
    void app.enter(() => useSession().ask('matches.open', { match: 'b' }));
    await last('matches.open').refuse('no-such-match');
    expect([app.screen, match.table?.match]).toEqual(['table', 'a']);
    expect(app.notice).toMatchObject({ refusal: { code: 'no-such-match' } });
    await app.enter(async () => opened('c'));
    expect(match.table?.match).toBe('c');
  });
});
