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

/** The number of moves from one checked position to the next. */
const EVERY = bySuite(6, 3);
/** The most random matches to play until a situation occurs. Usually, the first few are enough. */
const MOST = 12;

/** Yields positions from matches. Takes the next match only when the positions of the previous one are used up. */
function* positionsOf(matches: Iterable<Match>): Generator<{ at: Match; seat: Seat }> {
  let index = 0;
  for (const match of matches) {
    const found: { at: Match; seat: Seat }[] = [];
    playOut(
      match,
      ++index,
      ({ seat }, ply) => void (ply % EVERY === 0 && found.push({ at: branch(match, ply), seat })),
    );
    yield* found;
  }
}

describe.each(GAMES.map((game) => [game.about.id, game] as const))('%s', (id, game) => {
  const seats = Math.min(3, game.about.seats[1]);

  test('a skipped decision has a single useful move; if it also has other moves, the skip can be undone', () => {
    const seen = new Set<string>();
    function* matches() {
      for (let index = 1; index <= 2 || (seen.size === 0 && index <= MOST && !isSmallGame(game)); index++)
        yield freshMatch(game, seats, index);
    }
    for (const { at, seat } of positionsOf(matches())) {
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
    if (!isSmallGame(game)) expect(seen.size, `skipped decisions in ${MOST} random matches`).toBeGreaterThan(0);
  });

  test('every move type that the game calls idle exists', () => {
    const missing = new Set([...(game.idle?.ends ?? []), ...(game.idle?.aside ?? [])]);
    for (let index = 1; index <= MOST && missing.size > 0; index++)
      playOut(freshMatch(game, seats, index), index, ({ legal }) => legal.forEach(({ type }) => missing.delete(type)));
    const remedy = `see \`idle\` in src/engine/games/${id}/index.ts`;
    expect([...missing], `types that are never legal in ${MOST} random matches; ${remedy}`).toEqual([]);
  });
});

const HIDDEN = GAMES.flatMap((game) => waysOfHiding(game).map((options) => [game.about.id, options, game] as const));

test.each(HIDDEN)('%s %o: skipping a decision reveals no secrets', (id, given, game) => {
  const seats = Math.min(4, game.about.seats[1]);
  const config = { game: id, options: checkConfig(game, seats, given), seats };
  let compared = 0;
  function* matches() {
    for (let number = 1; number <= MOST && compared === 0; number++)
      yield startMatch(game, { ...config, seed: number === 1 ? 'skips' : `skips ${number}` });
  }
  for (const { at, seat } of positionsOf(matches())) {
    for (const owner of [seat, (seat + 1) % seats]) {
      const other = withOtherSecrets(game, at.position, owner, compared % 2 === 0);
      // Skips positions that differ in whether the decision is private, which is no secret: the curtain shows it.
      if (other === undefined || isPrivate(game, other, seat) !== isPrivate(game, at.position, seat)) continue;
      compared++;
      expect(needlessMove({ ...at, position: other }, seat)).toEqual(needlessMove(at, seat));
    }
  }
  expect(compared, `positions with other secrets in ${MOST} random matches`).toBeGreaterThan(0);
});
