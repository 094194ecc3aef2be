import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../src/engine/core/game';
import { barrierOf, branch } from '../../../src/engine/core/history';
import { checkConfig, playMove, startMatch } from '../../../src/engine/core/match';
import type { Match } from '../../../src/engine/core/match-types';
import { isPrivate } from '../../../src/engine/core/secrets';
import { needlessMove } from '../../../src/engine/core/skip';
import { SKIPS } from '../../../src/engine/core/skip-preferences';
import { GAMES } from '../../../src/engine/games/registry';
import { bySuite } from '../../suite';
import { waysOfHiding, withOtherSecrets } from './other-secrets';
import { freshMatch, isSmallGame, playOut } from './playing';

/** One position in this many is checked. */
const EVERY = bySuite(6, 3);

function* positionsOf(matches: readonly Match[]): Generator<{ at: Match; seat: Seat }> {
  for (const [index, match] of matches.entries()) {
    const found: { at: Match; seat: Seat }[] = [];
    playOut(
      match,
      index + 1,
      ({ seat }, ply) => void (ply % EVERY === 0 && found.push({ at: branch(match, ply), seat })),
    );
    yield* found;
  }
}

describe.each(GAMES.map((game) => [game.about.id, game] as const))('%s', (_, game) => {
  const seats = Math.min(3, game.about.seats[1]);

  test('a skipped decision has a single useful move; if it also has other moves, the skip can be undone', () => {
    const seen = new Set<string>();
    const matches = [1, 2].map((index) => freshMatch(game, seats, index));
    for (const { at, seat } of positionsOf(matches)) {
      const found = needlessMove(at, seat);
      if (!found) continue;
      seen.add(found.skip);
      const { ends = [], aside = [] } = game.idle ?? {};
      const legal = game.moves(at.position, seat);
      expect(isPrivate(game, at.position, seat)).toBe(false);
      expect(legal.filter(({ type }) => !aside.includes(type))).toEqual([found.move]);
      expect(found.skip === 'forced').toBe(!ends.includes(found.move.type));
      const entry = playMove(at, seat, found.move, { skip: found.skip });
      if (legal.length > 1) expect(barrierOf(entry)).toBeNull();
    }
    for (const skip of seen) expect(SKIPS).toContain(skip);
    if (!isSmallGame(game)) expect(seen.size).toBeGreaterThan(0);
  });

  test('every move type that the game calls idle exists', () => {
    const types = new Set<string>();
    for (const index of [1, 2, 3])
      playOut(freshMatch(game, seats, index), index, ({ legal }) => legal.forEach(({ type }) => types.add(type)));
    for (const type of [...(game.idle?.ends ?? []), ...(game.idle?.aside ?? [])]) expect([...types]).toContain(type);
  });
});

const HIDDEN = GAMES.flatMap((game) => waysOfHiding(game).map((options) => [game.about.id, options, game] as const));

test.each(HIDDEN)('%s %o: skipping a decision reveals no secrets', (id, given, game) => {
  const seats = Math.min(4, game.about.seats[1]);
  const config = { game: id, options: checkConfig(game, seats, given), seats, seed: 'skips' };
  let compared = 0;
  for (const { at, seat } of positionsOf([startMatch(game, config)])) {
    for (const owner of [seat, (seat + 1) % seats]) {
      const other = withOtherSecrets(game, at.position, owner, compared % 2 === 0);
      // Skips positions that differ in whether the decision is private, which is no secret: the curtain shows it.
      if (other === undefined || isPrivate(game, other, seat) !== isPrivate(game, at.position, seat)) continue;
      compared++;
      expect(needlessMove({ ...at, position: other }, seat)).toEqual(needlessMove(at, seat));
    }
  }
  expect(compared).toBeGreaterThan(0);
});
