import { describe, expect, it } from 'vitest';
import { createAgent } from '../../../src/engine/bots/agent';
import { LEVELS } from '../../../src/engine/bots/levels';
import { checkConfig, playMove, startMatch } from '../../../src/engine/core/match';
import { isReason } from '../../../src/engine/core/reason';
import { sameMove } from '../../../src/engine/core/same-move';
import { isHidden, isPrivate } from '../../../src/engine/core/secrets';
import { GAMES_WITH_BOTS } from '../../../src/engine/games/registry';
import { GAMES_WITH_SECRETS, waysOfHiding, withOtherSecrets } from './other-secrets';

/** Games per combination of hiding options. `REASONS=200` plays that many. */
const TOTAL = Number(process.env.REASONS ?? 1);

const TABLES = GAMES_WITH_BOTS.flatMap((entry) => {
  const ways = waysOfHiding(entry.game);
  return (ways.length > 0 ? ways : [{}]).map((options) => [entry.game.about.id, options, entry] as const);
});

/** The number of reasons that were compared under different secrets, by game. */
const compared = new Map<string, number>();

/**
 * A public reason must not depend on secrets. Each computer has two twins, one of which sees different secrets. While
 * both twins play the same moves, other players cannot distinguish them, so their reasons must be equal too.
 */
describe.each(TABLES)('%s %o', (id, given, entry) => {
  it('every reason is valid, and public reasons do not depend on secrets', { timeout: 3_600_000 }, () => {
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
        // If a twin chooses another move, both twins start again.
        if (!told.every((other) => sameMove(other.move, move)))
          for (const twin of twins) twin[seat] = player(null, seat);
        else if (elsewhere !== position && !isHidden(game, move) && !isPrivate(game, position, seat)) {
          compared.set(id, (compared.get(id) ?? 0) + 1);
          expect(told[1].reason, `ply ${match.log.length}: ${JSON.stringify(move)}`).toEqual(told[0].reason);
        }
        playMove(match, seat, move);
      }
    }
  });
});

it('reasons were compared in every game that has secrets', () => {
  expect([...compared.keys()].sort()).toEqual(GAMES_WITH_SECRETS);
  for (const [id, count] of compared) expect(count, id).toBeGreaterThan(20);
});
