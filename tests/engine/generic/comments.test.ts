import { describe, expect, test } from 'vitest';
import { commentOn } from '../../../src/engine/core/first-game';
import { playMove, startMatch } from '../../../src/engine/core/match';
import { GAMES } from '../../../src/engine/games/registry';
import { testingOf } from '../../../src/engine/games/testing';
import { merchantsMatch } from '../../../tools/harness/merchants';

describe.each(GAMES.map((game) => [game.about.id, game] as const))('%s', (id, game) => {
  const comments = game.teaching?.comments;

  test.skipIf(!comments)('most decisions have a comment, and every comment not listed as rare appears', () => {
    const seats = game.about.tables?.find(({ key }) => key === 'first')?.seats ?? 2;
    const { log, config } = merchantsMatch(id, seats, 'comments');
    const match = startMatch(game, config);
    const keys: (string | null)[] = [];
    for (const { seat, move } of log) {
      const moves = game.moves(match.position, seat);
      if (moves.length > 1) keys.push(commentOn(game, game.view(match.position, seat), seat, moves));
      playMove(match, seat, move);
    }
    const rare = testingOf(game).rareComments ?? [];
    const wanted = comments?.map(({ key }) => key).filter((key) => !rare.includes(key));
    expect([...new Set(keys)].filter((key) => key !== null)).toEqual(expect.arrayContaining(wanted ?? []));
    expect(keys.filter((key) => key !== null).length / keys.length).toBeGreaterThan(0.9);
  });
});
