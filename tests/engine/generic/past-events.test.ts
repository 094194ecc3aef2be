import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../../src/engine/core/game';
import { redactEvent } from '../../../src/engine/core/secrets';
import { GAMES } from '../../../src/engine/games/registry';
import { bySuite } from '../../suite';
import { freshMatch, playOut } from './playing';

/** Main shares events between seats without copying them. These tests show that this is safe. */
describe.each(GAMES.map((game) => [game.about.id, game] as const))('%s: past events', (_id, game: AnyGame) => {
  const [least, most] = game.about.seats;
  const tables = bySuite(
    [...new Set([least, most])],
    Array.from({ length: most - least + 1 }, (_, i) => least + i),
  );

  it.each(tables)('with %i players never change afterwards', (seats) => {
    for (let index = 0; index < bySuite(2, 3); index++) {
      const match = freshMatch(game, seats, index);
      const told: string[] = [];
      playOut(match, index, () => {
        while (told.length < match.log.length) told.push(JSON.stringify(match.log[told.length].events));
      });
      match.log.slice(0, told.length).forEach(({ events }, ply) => expect(JSON.stringify(events)).toBe(told[ply]));
      expect(told.length).toBeGreaterThan(10);
    }
  });

  it.each(tables)('with %i players are shared by all seats if unredacted', (seats) => {
    for (let index = 0; index < bySuite(2, 3); index++) {
      const match = freshMatch(game, seats, index);
      playOut(match, index, () => undefined);
      for (const event of match.log.flatMap(({ events }) => events)) {
        if (redactEvent(game, event, null) !== event) continue;
        for (let seat = 0; seat < seats; seat++) expect(redactEvent(game, event, seat)).toBe(event);
      }
    }
  });
});
