import { appendFileSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../src/engine/bots/levels';
import { mergeShards, playShard } from '../ladder/campaign';
import type { Game } from '../ladder/campaign';
import { CONTESTS } from '../ladder/contests';
import type { Contest } from '../ladder/contests';
import { rowOf } from '../ladder/report';
import { verdictAfter } from '../ladder/sequential';
import { shardOf } from '../ladder/shard';
import { playTable, tableOf } from '../tournament/entrants';
import { temporaryFolder } from '../../tests/temporary-folder';

const contest = (game: string, games: number): Contest => ({
  name: game,
  game,
  levels: 'merchant,random',
  games,
  seed: 1,
});
const SOME = [contest('doge-ship', 3), contest('serenissima-1996', 4)];

function inParts(of: number): Game[] {
  const place = temporaryFolder();
  for (let part = 1; part <= of; part++) playShard(SOME, { part, of }, place, 'these');
  expect(readdirSync(place)).toHaveLength(of);
  return mergeShards(SOME, place, 'these');
}

describe('a campaign', () => {
  test('plays the same games in parts as in one run, each exactly once', () => {
    const whole = inParts(1);
    expect(whole.map(({ contest: name, i }) => `${name} ${i}`)).toEqual([
      ...[0, 1, 2].map((i) => `doge-ship ${i}`),
      ...[0, 1, 2, 3].map((i) => `serenissima-1996 ${i}`),
    ]);
    expect(inParts(3)).toEqual(whole);
  });

  test('resumes without repeating games if it was killed in the middle of a line', () => {
    const place = temporaryFolder();
    const file = join(place, '1-of-1.jsonl');
    const all = { part: 1, of: 1 };
    playShard(SOME, all, place, 'these');
    const complete = readFileSync(file, 'utf8');
    for (const left of [0, 5, complete.indexOf('\n') + 1, complete.length - 40, complete.length]) {
      writeFileSync(file, complete.slice(0, left));
      const done: Game[] = [];
      playShard(SOME, all, place, 'these', (game) => done.push(game));
      expect(readFileSync(file, 'utf8')).toBe(complete);
      const kept = complete.slice(0, left).split('\n').length - 2;
      expect(done).toHaveLength(7 - Math.max(0, kept));
    }
  });

  test('refuses to mix games of different players, or different results of one game', () => {
    const place = temporaryFolder();
    playShard(SOME, { part: 1, of: 2 }, place, 'these');
    expect(() => playShard(SOME, { part: 1, of: 2 }, place, 'others')).toThrow('other players');
    expect(() => mergeShards(SOME, place, 'others')).toThrow('other players');
    const [game] = mergeShards(SOME, place, 'these');
    appendFileSync(join(place, '2-of-2.jsonl'), `{"players":"these"}\n${JSON.stringify({ ...game, moves: 1 })}\n`);
    expect(() => mergeShards(SOME, place, 'these')).toThrow('two different results');
  });
});

describe('a sequential contest', () => {
  // A Merchant always beats random play, so three wins are enough to accept 90% over 30%.
  const clear: Contest = { ...contest('doge-ship', 20), sprt: '30:90' };

  test('ends as soon as its games have decided it, and plays no more games when resumed', () => {
    const place = temporaryFolder();
    const all = { part: 1, of: 1 };
    playShard([clear, ...SOME], all, place, 'these');
    const games = mergeShards([clear], place, 'these');
    expect(games).toHaveLength(3);
    expect(verdictAfter(clear, games)).toBe('upper');
    expect(verdictAfter(clear, games.slice(0, 2))).toBe('open');
    const done: Game[] = [];
    playShard([clear, ...SOME], all, place, 'these', (game) => done.push(game));
    expect(done).toEqual([]);
    expect(rowOf(clear, games)).toContain('| 30 or 90 %: upper |');
  });

  test('counts shared wins as losses, so that they can confirm the lower share', () => {
    const game = (i: number, winners: number[]): Game => ({
      ...{ contest: 'c', i, seed: i, names: ['merchant', 'random'], winners },
      ...{ totals: [0, 0], moves: 1 },
    });
    expect(verdictAfter(clear, [game(0, [1]), game(1, [0, 1])])).toBe('lower');
    expect(verdictAfter(contest('doge-ship', 20), [game(0, [1])])).toBe('open');
  });
});

describe('a shard', () => {
  test.each([
    ['3/16', 0, {}, { part: 3, of: 16 }],
    ['', 0, {}, { part: 1, of: 1 }],
    ['', 0, { SLURM_ARRAY_TASK_ID: '7', SLURM_ARRAY_TASK_MIN: '5', SLURM_ARRAY_TASK_COUNT: '4' }, { part: 3, of: 4 }],
    ['', 8, { JOB_COMPLETION_INDEX: '0' }, { part: 1, of: 8 }],
    ['2/2', 8, { JOB_COMPLETION_INDEX: '0' }, { part: 2, of: 2 }],
  ] as const)('is read from %j, %d parts and the environment %j', (said, parts, env, shard) => {
    expect(shardOf(said, parts, env)).toEqual(shard);
  });

  test.each([
    ['0/4', {}],
    ['5/4', {}],
    ['half', {}],
    ['', { JOB_COMPLETION_INDEX: '3' }],
  ] as const)('is invalid if %j is given in the environment %j', (said, env) => {
    expect(() => shardOf(said, 0, env)).toThrow('not a valid shard');
  });
});

describe('the ladder', () => {
  test('has unique contest names, and all its tables are playable', () => {
    expect(new Set(CONTESTS.map(({ name }) => name)).size).toBe(CONTESTS.length);
    for (const said of CONTESTS) expect(tableOf(said).names.length).toBeGreaterThan(1);
  });

  test('gives a Doge no more time than the Admirals in contests “on one clock”, and these contests end', () => {
    const onOneClock = CONTESTS.filter(({ name }) => name.endsWith('on one clock'));
    expect(onOneClock).toHaveLength(4);
    for (const { clock, millis } of onOneClock)
      expect([clock, millis]).toEqual([undefined, LEVELS.admiral.millis / 16]);
    const table = tableOf({ game: 'doge-ship', levels: 'doge,admiral', seed: 1, millis: 0.1 });
    expect(playTable(table, 0).winners.length).toBeGreaterThan(0);
  });

  test('reports the first listed player’s sole wins in any seat, their standard error, and missed goals', () => {
    const game = (i: number, names: string[], winners: number[]): Game => ({
      ...{ contest: 'c', i, seed: i, names, winners },
      ...{ totals: [10, 20], moves: 5 + i },
    });
    const games = [
      game(0, ['builder', 'merchant'], [0]),
      game(1, ['merchant', 'builder'], [1]),
      game(2, ['builder', 'merchant'], [0, 1]),
      game(3, ['merchant', 'builder'], [0]),
    ];
    const said: Contest = {
      name: 'c',
      game: 'doge-ship',
      levels: 'builder,merchant',
      games: 5,
      seed: 1,
      goal: { most: 45 },
    };
    expect(rowOf(said, games)).toBe(
      '| c | 4 of 5, 1 | 50.0 % ± 25.0 | 1 | 15.0 : 15.0 | at most 45 %, not kept | all, at most 8 moves |',
    );
    const endless = { ...games[0], error: 'It did not end.' };
    expect(rowOf({ ...said, levels: 'any,any' }, [endless])).toContain('1 unfinished');
  });
});
