import { describe, expect, test } from 'vitest';
import { commentOn } from '../../../src/engine/core/first-game';
import { playMove, startMatch } from '../../../src/engine/core/match';
import { GAMES } from '../../../src/engine/games/registry';
import { testingOf } from '../../../src/engine/games/testing';
import { merchantsMatch } from '../../../tools/harness/merchants';

/** The most matches to play until every comment has appeared. Usually, the first is enough. */
const MOST = 6;

describe.each(GAMES.map((game) => [game.about.id, game] as const))('%s', (id, game) => {
  const comments = game.teaching?.comments;

  test.skipIf(!comments)('most decisions have a comment, and every comment not listed as rare appears', () => {
    const seats = game.about.tables?.find(({ key }) => key === 'first')?.seats ?? 2;
    const rare = testingOf(game).rareComments ?? [];
    const missing = new Set(comments?.map(({ key }) => key).filter((key) => !rare.includes(key)));
    const keys: (string | null)[] = [];
    for (let number = 1; number <= MOST && (number === 1 || missing.size > 0); number++)
      for (const key of commentsIn(id, seats, number === 1 ? 'comments' : `comments ${number}`)) {
        keys.push(key);
        missing.delete(key ?? '');
      }
    const remedy = `rare situations belong in rareComments (src/engine/games/${id}/testing.ts)`;
    expect([...missing], `comments that did not appear in ${MOST} matches; ${remedy}`).toEqual([]);
    expect(keys.filter((key) => key !== null).length / keys.length).toBeGreaterThan(0.9);
  });

  /** The comments on decisions with several moves in a match between Merchants; `null` for a decision without one. */
  function commentsIn(id: string, seats: number, seed: string): (string | null)[] {
    const { log, config } = merchantsMatch(id, seats, seed);
    const match = startMatch(game, config);
    return log.flatMap(({ seat, move }) => {
      const moves = game.moves(match.position, seat);
      const found = moves.length > 1 ? [commentOn(game, game.view(match.position, seat), seat, moves)] : [];
      playMove(match, seat, move);
      return found;
    });
  }
});
