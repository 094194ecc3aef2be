import { expect, test } from 'vitest';
import { commentOn } from '../../../src/engine/core/first-game';
import { playMove, startMatch } from '../../../src/engine/core/match';
import { GAMES } from '../../../src/engine/games/registry';
import { merchantsMatch } from '../../../tools/harness/merchants';

/** Decisions that this match of Merchants does not contain. */
const RARE: Readonly<Record<string, readonly string[]>> = {
  'serenissima-1996': ['order', 'passage', 'crew'],
  'serenissima-2012': ['catchUp'],
};

test.each(GAMES.filter(({ teaching }) => teaching?.comments).map((game) => [game.about.id, game] as const))(
  'the comments apply to most decisions of %s, and each of them to some',
  (id, game) => {
    const seats = game.about.tables?.find(({ key }) => key === 'first')?.seats ?? 2;
    const { log, config } = merchantsMatch(id, seats, 'comments');
    const match = startMatch(game, config);
    const keys: (string | null)[] = [];
    for (const { seat, move } of log) {
      const moves = game.moves(match.position, seat);
      if (moves.length > 1) keys.push(commentOn(game, game.view(match.position, seat), seat, moves));
      playMove(match, seat, move);
    }
    const rare = RARE[id] ?? [];
    const wanted = game.teaching?.comments?.map(({ key }) => key).filter((key) => !rare.includes(key));
    expect([...new Set(keys)].filter((key) => key !== null)).toEqual(expect.arrayContaining(wanted ?? []));
    expect(keys.filter((key) => key !== null).length / keys.length).toBeGreaterThan(0.9);
  },
);
