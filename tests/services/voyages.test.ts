import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { MatchConfig, Move } from '../../src/engine/core/game';
import { startMatch } from '../../src/engine/core/match';
import { readSave } from '../../src/engine/core/load';
import { saveText } from '../../src/engine/core/save';
import { serenissima1996 } from '../../src/engine/games/serenissima-1996';
import { BOARD } from '../../src/engine/games/serenissima-1996/data/board';
import { findGame } from '../../src/engine/games/registry';
import { MAX_MOVES } from '../../src/ipc/commands/matches';
import type { PlayedOn } from '../../src/ipc/table';
import { nodeFiles } from '../../src/main/services/node-files';
import { failingDisk } from '../../tools/harness/failing-disk';
import type { Call, CallFault } from '../../tools/harness/failing-disk';
import type { Torn } from '../../tools/harness/fault-files';
import { temporaryFolder } from '../temporary-folder';
import { testAppOn, GAME, openTestApp } from '../../tools/harness/test-app';
import type { TestApp } from '../../tools/harness/test-app';

type Asked = Pick<TestApp, 'ask' | 'refused'>;

const off = (name: string): number => {
  const port = BOARD.ports.find((entry) => entry.name === name);
  if (!port) throw new Error(`There is no port ${name}.`);
  return port.space;
};
const sail = (name: string): Move => ({ type: 'sail', galley: 0, to: off(name) }) as Move;
const END: Move = { type: 'endPhase' };

/** A voyage down the Adriatic. A Genoese galley off Corfu must grant passage. */
const VOYAGE = [sail('Ragusa'), sail('Corfu'), sail('Sicily')];

const lessonOf = (key: string): MatchConfig => {
  const lesson = serenissima1996.teaching?.lessons.find((entry) => entry.key === key);
  if (!lesson) throw new Error(`There is no lesson ${key}.`);
  return lesson.start;
};
const SAILING = lessonOf('sail');
const FIGHTING = lessonOf('fight');

/** Starts a match of two people in a lesson's starting position, saved as usual. */
async function laid({ ask }: Asked, start: MatchConfig): Promise<string> {
  const game = findGame(GAME);
  if (!game) throw new Error(`The game “${GAME}” is not registered.`);
  const seats = ['Anna', 'Bruno'].map((name) => ({ name, kind: 'human' }));
  const meta = { title: 'At sea', seats, created: '2026-01-01T00:00:00.000Z' };
  const info = await ask('saves.import', { text: saveText(startMatch(game, start), meta) });
  const { table } = await ask('matches.open', { match: info?.match ?? '' });
  return table.match;
}

const voyage = ({ ask }: Asked, match: string, moves: readonly Move[] = VOYAGE, ply = 0): Promise<PlayedOn> =>
  ask('matches.play', { match, seat: 0, moves: moves.map((move) => ({ ...move })), ply });

const told = ({ entries, table, stopped }: PlayedOn) => ({
  plies: entries.map(({ ply }) => ply),
  at: table.ply,
  stopped,
});

describe('several moves in one request', () => {
  test('are played in order, reported one by one, and undone together', async () => {
    const app = openTestApp();
    const match = await laid(app, SAILING);
    const played = await voyage(app, match, VOYAGE.slice(0, 2));
    expect(told(played)).toEqual({ plies: [1, 2], at: 2, stopped: null });
    expect(played.entries.map(({ events }) => events.map(({ type }) => type))).toEqual([['sailed'], ['sailed']]);
    expect(played.table.undo).toEqual({ possible: true, seat: 0, reason: null });
    expect(played.entries.map(({ on }) => on)).toEqual([undefined, true]);
    const back = await app.ask('matches.undo', { match, seat: 0 });
    expect([back.ply, back.redo.possible]).toEqual([0, true]);
    const again = await app.ask('matches.redo', { match, seat: 0 });
    expect(again).toEqual({ entries: played.entries, table: played.table });
  });

  test('are undone with the rest of the turn if the undo request names a ply', async () => {
    const app = openTestApp();
    const match = await laid(app, SAILING);
    await voyage(app, match, VOYAGE.slice(0, 1));
    await voyage(app, match, VOYAGE.slice(1, 2), 1);
    const before = [...app.files.disk.values()].join('').split('\n').length;
    expect((await app.ask('matches.undo', { match, seat: 0, to: 0 })).ply).toBe(0);
    expect([...app.files.disk.values()].join('').split('\n').length).toBe(before + 2);
    expect((await openTestApp(app.files.disk).ask('matches.open', { match })).table.ply).toBe(0);
  });

  test('are reported as foreseen only if their result involves no dice and no hidden information', async () => {
    const app = openTestApp();
    const sailed = await voyage(app, await laid(app, SAILING), VOYAGE.slice(0, 2));
    expect(sailed.foreseen).toBe(true);
    const attack = { type: 'attack', galley: 0, target: { galley: 2 } } as Move;
    const fought = await voyage(app, await laid(app, FIGHTING), [attack]);
    expect(fought.entries.map(({ barrier }) => barrier)).toEqual(['chance']);
    expect(fought.foreseen).toBe(false);
  });

  test('lead to the same table as single moves, and the save marks them as made by one click', async () => {
    const [one, other] = [openTestApp(), openTestApp()];
    const match = await laid(one, SAILING);
    await laid(other, SAILING);
    const together = await voyage(one, match, VOYAGE.slice(0, 2));
    await voyage(other, match, VOYAGE.slice(0, 1));
    const last = await voyage(other, match, VOYAGE.slice(1, 2), 1);
    expect(together.table).toEqual(last.table);
    const lines = ({ files }: TestApp) =>
      [...files.disk.values()].flatMap((text) =>
        text
          .trim()
          .split('\n')
          .map((line): unknown => JSON.parse(line)),
      );
    const [marked, plain] = [lines(one), lines(other)];
    expect(marked.slice(0, -1)).toEqual(plain.slice(0, -1));
    const { sum: _, ...kept } = marked.at(-1) as Record<string, unknown>;
    const { sum: __, ...bare } = plain.at(-1) as Record<string, unknown>;
    expect(kept).toEqual({ ...bare, on: true });
  });

  test('end at a refused move, with the reason', async () => {
    const app = openTestApp();
    const match = await laid(app, SAILING);
    expect(told(await voyage(app, match))).toEqual({
      plies: [1, 2],
      at: 2,
      stopped: {
        why: 'refused',
        refusal: { code: 'ask-first', rule: expect.any(String), message: expect.any(String) },
      },
    });
  });

  test('end at another player’s decision', async () => {
    const app = openTestApp();
    const match = await laid(app, SAILING);
    const ask = { type: 'askPassage', galley: 0 } as Move;
    const moves = [...VOYAGE.slice(0, 2), ask, sail('Sicily')];
    const stopped = { why: 'decision', refusal: null };
    expect(told(await voyage(app, match, moves))).toEqual({ plies: [1, 2, 3], at: 3, stopped });
  });

  test('end after a random outcome if the next move is no longer legal', async () => {
    const app = openTestApp();
    const match = await laid(app, FIGHTING);
    const attack = { type: 'attack', galley: 0, target: { galley: 2 } } as Move;
    const { stopped, plies } = told(await voyage(app, match, [attack, attack]));
    expect([stopped?.why, plies]).toEqual(['chance', [1]]);
    expect(stopped?.refusal?.rule).toEqual(expect.any(String));
  });

  test('end when the match is over', async () => {
    const app = openTestApp();
    const { table } = await app.ask('matches.create', {
      game: 'la-loire',
      title: 'Alone',
      seats: [{ name: 'Anna', kind: 'human' }],
      options: {},
      seed: 'alone',
    });
    let now = table;
    let stopped: PlayedOn['stopped'] = null;
    // Requests the last listed move twice in each step, until the end.
    for (let i = 0; i < 2000 && !now.over; i++) {
      const [{ move }] = now.choices.toReversed();
      const moves = [{ ...move }, { ...move }];
      ({ table: now, stopped } = await app.ask('matches.play', { match: now.match, seat: 0, moves, ply: now.ply }));
    }
    expect([now.over, stopped]).toEqual([true, { why: 'over', refusal: null }]);
  });

  test('do not start if the first move is refused', async () => {
    const app = openTestApp();
    const match = await laid(app, SAILING);
    const moves = [sail('Sicily'), sail('Ragusa')].map((move) => ({ ...move }));
    const refusal = await app.refused('matches.play', { match, seat: 0, moves, ply: 0 });
    expect([refusal.code, refusal.rule]).toEqual(['not-next-to', expect.any(String)]);
    expect((await app.ask('matches.log', { match, from: 0 })).length).toBe(0);
  });

  test('must be at least one move, up to a limit', async () => {
    const app = openTestApp();
    const match = await laid(app, SAILING);
    for (const moves of [[], Array.from({ length: MAX_MOVES + 1 }, () => ({ ...END }))]) {
      expect((await app.refused('matches.play', { match, seat: 0, moves, ply: 0 })).code).toBe('bad-request');
    }
  });

  test('must match the requested moves in a lesson', async () => {
    const app = openTestApp();
    const { table } = await app.ask('lessons.start', { game: GAME, lesson: 'sail' });
    const { stopped, plies } = told(await voyage(app, table.match, [...VOYAGE.slice(0, 2), END]));
    expect([plies, stopped]).toEqual([
      [1, 2],
      { why: 'refused', refusal: expect.objectContaining({ code: 'not-asked' }) },
    ]);
  });
});

describe('a voyage on a failing disk', () => {
  let folder: string;
  let fate: (call: Call) => CallFault;
  let app: Asked;
  let match: string;
  const path = () => join(folder, 'saves', `${match}.serenissima`);
  beforeEach(async () => {
    folder = temporaryFolder();
    fate = () => null;
    const disk = failingDisk((call) => fate(call));
    app = testAppOn(nodeFiles(folder, undefined, disk));
    match = await laid(app, SAILING);
  });

  const now = async () => (await app.ask('matches.sit', { match, seat: null })).table;
  const restarted = async () => (await testAppOn(nodeFiles(folder)).ask('matches.open', { match })).table;

  test('is flushed once, with one line per move', async () => {
    const lines = async () => (await readFile(path(), 'utf8')).split('\n').length;
    const before = await lines();
    const calls: string[] = [];
    fate = ({ name }) => (calls.push(name), null);
    await voyage(app, match);
    expect(calls.filter((name) => name === 'fsync' || name === 'write')).toEqual(['write', 'fsync']);
    expect(await lines()).toBe(before + 2);
    expect((await restarted()).ply).toBe(2);
  });

  test.each<[call: string, given: CallFault]>([
    ['open', { error: 'EIO' }],
    ['write', { error: 'ENOSPC' }],
    ['write', { error: 'EIO', late: true }],
    ['fsync', { error: 'EIO' }],
    ['close', { error: 'EIO' }],
  ])('has no effect if refused, not even one move: %s, %o', async (name, given) => {
    await voyage(app, match, VOYAGE.slice(0, 1));
    await app.ask('matches.undo', { match, seat: 0 });
    const before = await now();
    expect(before.redo.possible).toBe(true);
    fate = (call) => (call.name === name ? given : null);
    await expect(voyage(app, match)).rejects.toThrow(/disk-full|disk-fault|save-doubtful/);
    fate = () => null;
    expect(await now()).toEqual(before);
    expect((await voyage(app, match)).entries).toHaveLength(2);
    expect(await restarted()).toEqual(await now());
  });

  test.each([['undo'], ['redo']] as const)('is unchanged and complete if its %s is refused', async (step) => {
    await voyage(app, match);
    if (step === 'redo') await app.ask('matches.undo', { match, seat: 0 });
    const before = await now();
    fate = ({ name }) => (name === 'write' ? { error: 'ENOSPC' } : null);
    await expect(app.ask(`matches.${step}`, { match, seat: 0 })).rejects.toThrow(/disk-full/);
    fate = () => null;
    expect(await now()).toEqual(before);
    await app.ask(`matches.${step}`, { match, seat: 0 });
    expect([await restarted(), (await now()).ply]).toEqual([await now(), step === 'undo' ? 0 : 2]);
  });

  test('is undone as a whole even after reopening the match, but move by move in an older save', async () => {
    await voyage(app, match);
    const copy = await app.ask('saves.duplicate', { match, title: 'Copy' });
    await app.ask('matches.open', { match: copy.match });
    expect((await app.ask('matches.undo', { match: copy.match, seat: 0 })).ply).toBe(0);
    const loaded = readSave(await readFile(path(), 'utf8'), findGame);
    const log = loaded.match.log.map(({ on: _, ...entry }) => entry);
    const older = saveText({ ...loaded.match, log }, loaded.meta);
    const info = await app.ask('saves.import', { text: older });
    expect((await app.ask('matches.undo', { match: info?.match ?? '', seat: 0 })).ply).toBe(1);
  });

  test('is removed again if the last part of its write fails', async () => {
    const text = await readFile(path(), 'utf8');
    let writes = 0;
    // Longer than the line of the first move.
    fate = (call) => (call.name !== 'write' ? null : writes++ ? { error: 'ENOSPC' } : { short: 120 });
    await expect(voyage(app, match)).rejects.toThrow('disk-full');
    fate = () => null;
    expect(await readFile(path(), 'utf8')).toBe(text);
    expect((await now()).ply).toBe(0);
  });
});

describe('a power cut in the middle of a voyage', () => {
  test.each<[leaves: Torn, plies: readonly number[]]>([
    ['nothing', [0]],
    ['half', [0, 1]],
    ['all', [2]],
  ])('with %s of it written keeps the voyage up to a move, and the rest can be played again', async (leaves, plies) => {
    const app = openTestApp();
    const match = await laid(app, SAILING);
    const before = await app.ask('matches.log', { match, from: 0 });
    app.files.crashAt(app.files.steps + 1, leaves);
    await expect(voyage(app, match)).rejects.toThrow('save-doubtful');
    const again = openTestApp(app.files.disk);
    const { table, log } = await again.ask('matches.open', { match });
    expect([before.length, log.length]).toEqual([0, table.ply]);
    expect(plies).toContain(table.ply);
    // The voyage continues from its last saved move.
    const rest = VOYAGE.slice(table.ply);
    const next = table.ply === 2 ? [{ type: 'askPassage', galley: 0 } as Move] : rest;
    expect((await voyage(again, match, next, table.ply)).entries.length).toBeGreaterThan(0);
    expect((await openTestApp(again.files.disk).ask('matches.open', { match })).notice).toBeNull();
  });
});
