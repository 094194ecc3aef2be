import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../../src/engine/bots/levels';
import type { GameWithBot } from '../../../src/engine/bots/bot';
import { plansOf } from '../../../src/engine/bots/plans';
import { search } from '../../../src/engine/bots/search';
import type { Random } from '../../../src/engine/core/game';
import { fastRandom } from '../../../src/engine/core/random';
import { findGameWithBot, GAMES_WITH_BOTS } from '../../../src/engine/games/registry';
import { anyMove, playWith } from './games';

function decisionIn(gameWithBot: GameWithBot): { readonly view: unknown; readonly seat: number } {
  const { game, bot } = gameWithBot;
  let found: { view: unknown; seat: number } | undefined;
  playWith(
    gameWithBot,
    21,
    (met, random) => {
      const { state, seat, ply } = met;
      if (!found && ply >= 20 && plansOf(gameWithBot, state, seat, bot.styles.usual, 2).length > 1)
        found = { view: game.view(state, seat), seat };
      return anyMove(gameWithBot, met, random);
    },
    { plies: 60 },
  );
  if (!found) throw new Error(`${game.about.id} has no decision to test.`);
  return found;
}

/** Returns how many of `iterations` playouts a search of that decision completes. */
function searching(
  { game, bot }: GameWithBot,
  { view, seat }: ReturnType<typeof decisionIn>,
  iterations: number,
  stop: () => boolean,
): number {
  const random = fastRandom(1);
  const imagine = (luck: Random) => bot.determinize(view, seat, luck);
  // With only one round, a playout may end before anything else is planned.
  const limits = { ...LEVELS.doge, rounds: 2, style: bot.styles.usual, iterations, stop, random };
  return search({ game, bot }, seat, imagine, limits).iterations;
}

describe.each(GAMES_WITH_BOTS.map((gameWithBot) => [gameWithBot.game.about.id, gameWithBot] as const))(
  'thinking about %s',
  (_id, gameWithBot) => {
    const { game, bot } = gameWithBot;
    const decision = decisionIn(gameWithBot);

    test('checks for a stop request before each plan', () => {
      let sinceAsked = 0;
      let made = 0;
      let longest = 0;
      const watched: GameWithBot = {
        game,
        bot: {
          ...bot,
          planning: {
            ...bot.planning,
            plans(...given) {
              made++;
              longest = Math.max(longest, ++sinceAsked);
              return bot.planning?.plans(...given) ?? [];
            },
          },
        },
      };
      const ask = () => {
        sinceAsked = 0;
        return false;
      };
      searching(watched, decision, 24, ask);
      expect(made).toBeGreaterThan(24);
      expect(longest).toBe(1);
    });

    test('stops within a playout, and does not count that playout', () => {
      let asked = 0;
      expect(searching(gameWithBot, decision, 3, () => ++asked < 0)).toBe(3);
      let again = 0;
      expect(searching(gameWithBot, decision, 3, () => ++again >= asked)).toBe(2);
    });
  },
);

test('a turn in the 1996 game is planned only once if there is no time for a second plan', () => {
  const gameWithBot = findGameWithBot('serenissima-1996') as GameWithBot;
  const { game, bot } = gameWithBot;
  let spared = 0;
  playWith(
    gameWithBot,
    22,
    (met, random) => {
      const plans = (stop?: () => boolean) =>
        plansOf(gameWithBot, met.state, met.seat, bot.styles.usual, LEVELS.doge.plans, stop);
      const phase = (game.view(met.state, met.seat) as { phase: string | null }).phase;
      if (phase === 'harbour' || phase === 'sailing') {
        const [first, ...others] = plans();
        let asked = 0;
        expect(plans(() => ++asked > 0)).toEqual([first]);
        expect(asked).toBe(1);
        spared += others.length;
      }
      return anyMove(gameWithBot, met, random);
    },
    { plies: 120 },
  );
  expect(spared).toBeGreaterThan(20);
});
