import { describe, expect, test } from 'vitest';
import { createAgent } from '../../../src/engine/bots/agent';
import { charactersOf } from '../../../src/engine/bots/bot';
import type { Decision } from '../../../src/engine/bots/agent';
import type { GameWithBot, Reason } from '../../../src/engine/bots/bot';
import { LEVELS } from '../../../src/engine/bots/levels';
import { checkConfig } from '../../../src/engine/core/match';
import { fastRandom } from '../../../src/engine/core/random';
import { GAMES as REGISTERED, GAMES_WITH_BOTS } from '../../../src/engine/games/registry';
import { testingOf } from '../../../src/engine/games/testing';
import type { GivenReason } from '../../../src/engine/kit/testing';
import { faultIn } from './reason-faults';

/** The number of reasons checked per game. Use REASONS=500 for a longer check. */
const MAX_REASONS = Number(process.env.REASONS ?? 150);
/** `REASONS_GAMES=200` checks every reason in that many games instead. */
const GAMES = Number(process.env.REASONS_GAMES ?? 0);
/** The maximum number of reasons of one kind in the sample, to include every kind. */
const A_KIND = GAMES > 0 ? Infinity : Math.ceil(MAX_REASONS / 8);

/** Yields reasons from games between Merchants of every character, with every number of players. */
function* given(gameWithBot: GameWithBot): Generator<GivenReason<unknown>> {
  const { game, bot } = gameWithBot;
  const kinds = new Map<string, number>();
  const styles = ['usual', ...charactersOf(bot)];
  const [least, most] = game.about.seats;
  let found = 0;
  for (let i = 0; GAMES > 0 ? i < GAMES : found < MAX_REASONS && i < 400; i++) {
    const seats = Math.max(2, least) + (i % (most - Math.max(2, least) + 1));
    const chance = fastRandom(i + 1);
    const state = game.setup({ seats, options: checkConfig(game, seats, {}) }, chance);
    const players = Array.from({ length: seats }, (_, seat) =>
      createAgent(gameWithBot, LEVELS.merchant, i * 9 + seat, styles[(i + seat) % styles.length]),
    );
    /** Reasons that were already yielded. A plan that continues after a question keeps its reasons. */
    const told = new Set<Reason>();
    /** Where each plan was made. Its reasons are true there, even if the plan continues after an opponent's question. */
    const begun = new Map<Decision['best'], Pick<GivenReason<unknown>, 'state' | 'plan'>>();
    for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
      const { move, reason, plan, best } = players[seat].decide(game.view(state, seat), seat);
      if (!begun.has(best)) begun.set(best, { state: game.copy(state), plan });
      const count = kinds.get(reason?.key ?? '') ?? 0;
      if (reason && !told.has(reason) && count < A_KIND && (GAMES > 0 || found < MAX_REASONS)) {
        kinds.set(reason.key, count + 1);
        found++;
        yield { ...(begun.get(best) ?? { state, plan }), now: game.copy(state), seat, reason };
        told.add(reason);
      }
      game.play(state, seat, move, chance);
    }
  }
}

const CHECKED = GAMES_WITH_BOTS.flatMap((entry) => {
  const { reasons } = testingOf(entry.game);
  return reasons ? [[entry.game.about.id, entry, reasons] as const] : [];
});

test('every game with claims about reasons has computer players', () => {
  const withClaims = REGISTERED.filter((game) => testingOf(game).reasons).map(({ about }) => about.id);
  expect(CHECKED.map(([id]) => id)).toEqual(withClaims);
});

describe.each(CHECKED)('reasons in %s', (id, entry, claims) => {
  test(`are true in the position they explain (${GAMES > 0 ? `${GAMES} games` : MAX_REASONS})`, () => {
    const faults: string[] = [];
    const keys = new Set<string>();
    let checked = 0;
    for (const one of given(entry)) {
      keys.add(one.reason.key);
      checked++;
      const fault = faultIn(claims, one);
      if (fault) faults.push(fault);
    }
    if (GAMES > 0) console.info(`${id}: ${checked} reasons, ${faults.length} false`);
    else expect(checked).toBe(MAX_REASONS);
    expect(faults.slice(0, 20)).toEqual([]);
    expect(keys.size).toBeGreaterThan(8);
  });

  test.runIf(GAMES === 0)('are mostly detected as false if their numbers are changed', () => {
    const figured = [...given(entry)].filter(({ reason }) => Object.keys(reason.params).length > 0);
    const wrong = figured.flatMap((one) => {
      const figures = Object.entries(one.reason.params).map(([name, value]) => [
        name,
        typeof value === 'number' ? value + 1 : value,
      ]);
      const params = Object.fromEntries(figures) as Reason['params'];
      try {
        return [faultIn(claims, { ...one, reason: { ...one.reason, params } })];
      } catch {
        return ['no such thing'];
      }
    });
    expect(wrong.filter((fault) => fault !== null).length).toBeGreaterThan(0.7 * wrong.length);
  });
});
