import { describe, expect, it } from 'vitest';
import { createAgent } from '../../../src/engine/bots/agent';
import { LEVELS } from '../../../src/engine/bots/levels';
import { checkConfig, playMove, startMatch } from '../../../src/engine/core/match';
import { isReason } from '../../../src/engine/core/reason';
import { sameMove } from '../../../src/engine/core/same-move';
import { GAMES_WITH_BOTS } from '../../../src/engine/games/registry';
import { HIDING, withOtherSecrets } from './other-secrets';

/** Games for each way of hiding something; `REASONS=200` plays as many. */
const TOTAL = Number(process.env.REASONS ?? 1);

const TABLES = GAMES_WITH_BOTS.flatMap((entry) =>
  (HIDING[entry.game.about.id]?.options ?? [{}]).map((options) => [entry.game.about.id, options, entry] as const),
);

/** How many reasons were held against those of somebody with other secrets, by game. */
const compared = new Map<string, number>();

/**
 * What a computer says in the open must not hang on what it alone knows. So beside each computer thinks another, who sees the same
 * but has other secrets: as long as both play the same, others cannot tell them apart, and must not by their reasons.
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
        const twins = (seat: number) => [1, 2].map(() => createAgent(entry, level, seat + 1));
        const players = Array.from({ length: seats }, (_, seat) => twins(seat));
        for (let [seat] = game.actors(match.position); seat !== undefined; [seat] = game.actors(match.position)) {
          const { position } = match;
          const said = players[seat][0].decide(game.view(position, seat), seat);
          expect(isReason(said.reason), JSON.stringify(said.reason)).toBe(true);
          const elsewhere = withOtherSecrets(game, position, seat, index % 2 === 1) ?? position;
          const other = players[seat][1].decide(game.view(elsewhere, seat), seat);
          if (!sameMove(said.move, other.move)) players[seat] = twins(seat);
          else if (elsewhere !== position && !game.isHidden?.(said.move) && !game.isPrivate(position, seat)) {
            compared.set(id, (compared.get(id) ?? 0) + 1);
            expect(other.reason, `ply ${match.log.length}: ${JSON.stringify(said.move)}`).toEqual(said.reason);
          }
          playMove(match, seat, said.move);
        }
      }
    },
  );
});

it('was held against other secrets in every game that has any', () => {
  expect([...compared.keys()].sort()).toEqual(Object.keys(HIDING).sort());
  for (const [id, count] of compared) expect(count, id).toBeGreaterThan(20);
});
