import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createAgent } from '../../src/engine/bots/agent';
import type { Agent } from '../../src/engine/bots/agent';
import type { GameWithBot } from '../../src/engine/bots/bot';
import { LEVELS } from '../../src/engine/bots/levels';
import type { Move } from '../../src/engine/core/game';
import { lineOf } from '../tactics/line';
import { collectionOf, gameOf, posed, RULES } from '../tactics/positions';
import type { Collection, Posed } from '../tactics/positions';
import { isClear, weightOf } from '../tactics/weigh';
import { mergeWeights, reweighed, formatWeight, weighShard } from '../tactics/weighing';
import type { Chunk, Weighed } from '../tactics/weighing';
import { temporaryFolder } from '../../tests/temporary-folder';

const GAME = gameOf('serenissima-2012');
/** Positions in the last turn, because games from there are short. */
const SOME = posed(GAME, collectionOf('serenissima-2012'))
  .filter(({ rule }) => rule === 'strike')
  .slice(0, 2);
const ALL = { part: 1, of: 1 };
const campaignIn = (folder: string, players = 'these') => ({ pairs: 5, chunk: 2, folder, players });

function inParts(of: number): Weighed[] {
  const campaign = campaignIn(temporaryFolder());
  for (let part = 1; part <= of; part++) weighShard(GAME, SOME, campaign, { part, of });
  expect(readdirSync(campaign.folder)).toHaveLength(of);
  return mergeWeights(SOME, campaign);
}

/** Plays a turn that begins with these moves. A Merchant finishes it. */
function lineAfter(gameWithBot: GameWithBot, { state, seat, luck }: Posed, moves: readonly Move[]) {
  const merchant = createAgent(gameWithBot, LEVELS.merchant, luck);
  const left = [...moves];
  const agent: Agent = {
    decide(view, actor) {
      const decision = merchant.decide(view, actor);
      const move = left.shift();
      return move ? { ...decision, move } : decision;
    },
  };
  return lineOf(gameWithBot, state, seat, agent, luck);
}

describe('weighing positions', () => {
  test('gives the same results in parts as in one run, with each pair exactly once', () => {
    const whole = inParts(1);
    expect(whole.map(({ weight }) => weight.games)).toEqual([10, 10]);
    expect(inParts(3)).toEqual(whole);
  });

  test('resumes without repeating games if it was killed in the middle of a line', () => {
    const campaign = campaignIn(temporaryFolder());
    const file = join(campaign.folder, '1-of-1.jsonl');
    weighShard(GAME, SOME, campaign, ALL);
    const complete = readFileSync(file, 'utf8');
    writeFileSync(file, complete.slice(0, -20));
    const chunks: Chunk[] = [];
    weighShard(GAME, SOME, campaign, ALL, (chunk) => chunks.push(chunk));
    expect(readFileSync(file, 'utf8')).toBe(complete);
    expect(chunks).toHaveLength(1);
    expect(() => mergeWeights(SOME, campaignIn(campaign.folder, 'others'))).toThrow('other players');
  });

  test('plays right and wrong moves to the end of the turn, and only the wrong ones fail their rule', () => {
    for (const id of Object.keys(RULES)) {
      const game = gameOf(id);
      for (const position of posed(game, collectionOf(id))) {
        const rule = RULES[id][position.rule];
        if (!rule.weighed) continue;
        const { right, wrong } = rule.weighed(position.state, position.seat);
        expect(rule.fails(lineAfter(game, position, right)), `${position.rule} ${position.luck}, right`).toBe(false);
        expect(rule.fails(lineAfter(game, position, wrong)), `${position.rule} ${position.luck}, wrong`).toBe(true);
      }
    }
  });
});

describe('weighing results', () => {
  const stored: Collection = {
    game: 'serenissima-2012',
    games: [
      { seats: 2, seed: 7, rules: 3, moves: '0 0', tactics: [tactic(1), tactic(2, true)] },
      { seats: 2, seed: 8, rules: 3, moves: '0', tactics: [tactic(1)] },
    ],
  };
  const weighed = (seed: number, ply: number, more: number, games: number): Weighed => ({
    ...tactic(ply),
    state: null,
    luck: seed * 1000 + ply,
    weight: { games, more, error: 0.01 },
  });

  test('are stored with their positions, while unclear results remove the position and incomplete ones change nothing', () => {
    const weights = [weighed(7, 1, 0.03, 100), weighed(7, 2, 0.01, 98), weighed(8, 1, 0.02, 100)];
    expect(reweighed(stored, weights, 50).games).toEqual([
      {
        ...stored.games[0],
        tactics: [{ ...tactic(1), weight: { games: 100, more: 0.03, error: 0.01 } }, tactic(2, true)],
      },
    ]);
  });

  test('are reported with their standard error, and unclear results are marked', () => {
    expect(formatWeight(weighed(7, 1, 0.03, 100))).toBe('strike 7001: 0.03 ± 0.01 of 100 games');
    expect(formatWeight({ ...weighed(7, 2, 0.01, 100), held: true })).toContain('held out: 0.01 ± 0.01');
    expect(formatWeight(weighed(7, 2, 0.01, 100))).toContain('not above two errors');
  });

  test('contain the mean over their pairs and its standard error', () => {
    const { games, more, error } = weightOf({ pairs: 4, sum: 2, squares: 2 });
    expect([games, more, error]).toEqual([8, 0.5, 0.25]);
    expect(isClear({ games, more, error: 0.26 })).toBe(false);
  });
});

function tactic(ply: number, held = false): Pick<Posed, 'ply' | 'seat' | 'rule' | 'held'> {
  return { ply, seat: 0, rule: 'strike', held };
}
