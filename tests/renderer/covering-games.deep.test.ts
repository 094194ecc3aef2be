import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/engine/core/game';
import { findGame } from '../../src/engine/games/registry';
import { freshMatch, playOut } from '../engine/generic/playing';
import { COVERING, WATCHED } from './covering-games';

/** The types of events and of legal moves in a random game. */
function typesIn(game: AnyGame, index: number): Set<string> {
  const types = new Set<string>();
  const match = freshMatch(game, game.about.seats[0] + (index % 3), index);
  playOut(match, index, ({ legal }) => {
    for (const { type } of legal) types.add(`move ${type}`);
  });
  for (const { events } of match.log) for (const { type } of events) types.add(`event ${type}`);
  return types;
}

test.each(Object.keys(WATCHED))('the covering games of %s include every type of event and move', (id) => {
  const game = findGame(id);
  if (!game) throw new Error(`The game “${id}” is not registered`);
  const sample = new Set(COVERING[id].flatMap((index) => [...typesIn(game, index)]));
  const missing = [...Array(WATCHED[id]).keys()]
    .flatMap((index) => [...typesIn(game, index)])
    .filter((type) => !sample.has(type));
  expect([...new Set(missing)]).toEqual([]);
});
