import { describe, expect, it } from 'vitest';
import { createAgent } from '../../../src/engine/bots/agent';
import { LEVELS } from '../../../src/engine/bots/levels';
import { checkConfig, playMove, startMatch } from '../../../src/engine/core/match';
import { isReason } from '../../../src/engine/core/reason';
import { sameMove } from '../../../src/engine/core/same-move';
import { isHidden, isPrivate } from '../../../src/engine/core/secrets';
import { GAMES_WITH_BOTS } from '../../../src/engine/games/registry';
import { GAMES_WITH_SECRETS, waysOfHiding, withOtherSecrets } from './other-secrets';

/** Games for each way of hiding something; `REASONS=200` plays as many. */
const TOTAL = Number(process.env.REASONS ?? 1);

const TABLES = GAMES_WITH_BOTS.flatMap((entry) => {
  const ways = waysOfHiding(entry.game);
  return (ways.length > 0 ? ways : [{}]).map((options) => [entry.game.about.id, options, entry] as const);
});

/** How many reasons were held against those of somebody with other secrets, by game. */
const compared = new Map<string, number>();

/**
 * What a computer says in the open must not hang on what it alone knows. So beside each computer think two others, one of whom has
 * other secrets: as long as both play the same, others cannot tell them apart, and must not by their reasons.
 */
describe.each(TABLES)('%s %o', (id, given, entry) => {
  it(
    'every reason can be kept, and those given in the open tell nothing that others may not know',
    { timeout: 3_600_000 },
    () => {
      const { game } = entry;
      for (let index = 0; index < TOTAL; index++) {
        const seats = Math.min(game.about.seats[1], 2 + (index % 3));
        const config = { game: id, options: checkConfig(game, seats, given), seats, seed: `reasons ${index}` };
        const match = startMatch(game, config);
        const level = LEVELS[index % 4 === 3 ? 'apprentice' : 'merchant'];
        const player = (_: unknown, seat: number) => createAgent(entry, level, seat + 1);
        const [players, ...twins] = [1, 2, 3].map(() => Array.from({ length: seats }, player));
        for (let [seat] = game.actors(match.position); seat !== undefined; [seat] = game.actors(match.position)) {
          const { position } = match;
          const { move, reason } = players[seat].decide(game.view(position, seat), seat);
          if (reason) expect(isReason(reason), JSON.stringify(reason)).toBe(true);
          const elsewhere = withOtherSecrets(game, position, seat, index % 2 === 1) ?? position;
          const told = [position, elsewhere].map((seen, i) => twins[i][seat].decide(game.view(seen, seat), seat));
          // Who has come to another plan begins anew, with their twin.
          if (!told.every((other) => sameMove(other.move, move)))
            for (const twin of twins) twin[seat] = player(null, seat);
          else if (elsewhere !== position && !isHidden(game, move) && !isPrivate(game, position, seat)) {
            compared.set(id, (compared.get(id) ?? 0) + 1);
            expect(told[1].reason, `ply ${match.log.length}: ${JSON.stringify(move)}`).toEqual(told[0].reason);
          }
          playMove(match, seat, move);
        }
      }
    },
  );
});

it('was held against other secrets in every game that has any', () => {
  expect([...compared.keys()].sort()).toEqual(GAMES_WITH_SECRETS);
  for (const [id, count] of compared) expect(count, id).toBeGreaterThan(20);
});
