import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/engine/core/game';
import { GAMES } from '../../src/engine/games/registry';
import { testingOf } from '../../src/engine/games/testing';
import { freshMatch, playOut } from '../engine/generic/playing';

/** Returns the types of events and of legal moves in a random game. */
function typesIn(game: AnyGame, index: number): Set<string> {
  const types = new Set<string>();
  const match = freshMatch(game, game.about.seats[0] + (index % 3), index);
  playOut(match, index, ({ legal }) => {
    for (const { type } of legal) types.add(`move ${type}`);
  });
  for (const { events } of match.log) for (const { type } of events) types.add(`event ${type}`);
  return types;
}

const CASES = GAMES.flatMap((game) => {
  const { coverage } = testingOf(game);
  return coverage ? [[game.about.id, game, coverage] as const] : [];
});

test.each(CASES)('the covering games of %s include every type of event and move', (_id, game, { games, covering }) => {
  const sample = new Set(covering.flatMap((index) => [...typesIn(game, index)]));
  const missing = [...Array(games).keys()]
    .flatMap((index) => [...typesIn(game, index)])
    .filter((type) => !sample.has(type));
  expect([...new Set(missing)]).toEqual([]);
});
