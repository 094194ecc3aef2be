import { describe, expect, test } from 'vitest';
import { CARELESS_LEVELS, LEVEL_NAMES, LEVELS } from '../../../src/engine/bots/levels';
import { styleOf } from '../../../src/engine/bots/agent';
import { plansOf } from '../../../src/engine/bots/plans';
import type { Move } from '../../../src/engine/core/game';
import { GAMES_WITH_BOTS } from '../../../src/engine/games/registry';
import { testingOf } from '../../../src/engine/games/testing';
import { bySuite } from '../../suite';
import { isSmallGame } from '../generic/playing';
import { anyMove, isListed, keepOwn, playerOf, playWith } from './games';

/** Playouts per decision: few enough for a test. */
const ITERATIONS = 4;
/** Levels that differ from the first and the last careless level only in rates and noise. */
const BETWEEN: readonly string[] = CARELESS_LEVELS.slice(1, -1);

describe.each(GAMES_WITH_BOTS.map((gameWithBot) => [gameWithBot.game.about.id, gameWithBot] as const))(
  'players of %s',
  (_id, gameWithBot) => {
    const { game, bot } = gameWithBot;
    const { secrets } = testingOf(game);

    // Careless levels forget moves, so they need longer games for as many decisions.
    test.each(LEVEL_NAMES.filter((level) => !BETWEEN.includes(level)))(
      'make legal moves with valid reasons against random players: %s',
      (level) => {
        for (const seed of LEVELS[level].iterations > 0 ? [1] : [1, 2]) {
          const player = playerOf(gameWithBot, level, seed);
          let decided = 0;
          playWith(
            gameWithBot,
            seed,
            (met, random) => {
              if (met.seat !== 0) return anyMove(gameWithBot, met, random);
              const { move, reason, best } = player.decide(game.view(met.state, 0), 0, { iterations: ITERATIONS });
              expect(isListed(gameWithBot, met, move), JSON.stringify(move)).toBe(true);
              if (reason) expect(reason.key).not.toBe('');
              expect(best.length).toBeLessThanOrEqual(3);
              decided++;
              return move;
            },
            { plies: bySuite(30, 60) * game.about.seats[1] * (LEVELS[level].careless === 'never' ? 1 : 4) },
          );
          expect(decided).toBeGreaterThan(20);
        }
      },
    );

    test.each(['deckhand', 'merchant'] as const)('finish a game at one level: %s', (level) => {
      const players = Array.from({ length: game.about.seats[1] }, (_, seat) => playerOf(gameWithBot, level, seat));
      const state = playWith(
        gameWithBot,
        3,
        ({ state, seat }) => players[seat].decide(game.view(state, seat), seat).move,
      );
      expect(game.actors(state)).toEqual([]);
    });

    test('make the same moves with the same seed and number of playouts', () => {
      const line = (seed: number) => {
        const moves: Move[] = [];
        const player = playerOf(gameWithBot, 'admiral', seed);
        playWith(
          gameWithBot,
          4,
          (met, random) => {
            if (met.seat !== 1) return anyMove(gameWithBot, met, random);
            const { move } = player.decide(game.view(met.state, 1), 1, { iterations: ITERATIONS });
            moves.push(move);
            return move;
          },
          { plies: bySuite(50, 100) },
        );
        return moves;
      };
      expect(line(9)).toEqual(line(9));
    });

    test.runIf(secrets)('do not use hidden information in decisions', () => {
      let asked = 0;
      let planted = 0;
      playWith(
        gameWithBot,
        5,
        (met, random) => {
          if (met.ply % 7 === 0 && asked < 25) {
            const other = game.copy(met.state);
            const hidden = secrets?.plant(other).some(({ owner }) => owner !== met.seat);
            planted += Number(hidden || reversed(other));
            const view = game.view(met.state, met.seat);
            const seen = game.view(keepOwn(met.state, other, met.seat), met.seat);
            expect(seen).toEqual(view);
            const decide = (shown: unknown) =>
              playerOf(gameWithBot, 'admiral', 6).decide(shown, met.seat, { iterations: ITERATIONS });
            expect(decide(seen)).toEqual(decide(view));
            asked++;
          }
          return anyMove(gameWithBot, met, random);
        },
        { plies: 300 },
      );
      expect(asked).toBeGreaterThan(20);
      expect(planted).toBeGreaterThan(10);
    });

    test('get the same view from a determinized position as from the real one', () => {
      playWith(
        gameWithBot,
        7,
        (met, random) => {
          const view = game.view(met.state, met.seat);
          const imagined = bot.determinize(view, met.seat, random);
          expect(game.view(imagined, met.seat)).toEqual(view);
          expect(game.actors(imagined)).toEqual(game.actors(met.state));
          return anyMove(gameWithBot, met, random);
        },
        { plies: bySuite(200, 500) },
      );
    });

    test('stop thinking on request', () => {
      let asked = 0;
      const stop = () => ++asked > 3;
      const state = playWith(gameWithBot, 8, (met, random) => anyMove(gameWithBot, met, random), { plies: 40 });
      const [seat] = game.actors(state);
      const { move, iterations } = playerOf(gameWithBot, 'doge').decide(game.view(state, seat), seat, {
        stop,
        iterations: 1e9,
      });
      expect(iterations).toBeLessThanOrEqual(3);
      expect(isListed(gameWithBot, { state, seat, ply: 40 }, move)).toBe(true);
    });

    test('consider at most thirty plans in the median decision, and their first moves are legal', () => {
      const counts: number[] = [];
      playWith(
        gameWithBot,
        11,
        (met, random) => {
          const plans = plansOf(gameWithBot, met.state, met.seat, bot.styles.usual, LEVELS.doge.plans);
          counts.push(plans.length);
          for (const { moves } of plans)
            expect(isListed(gameWithBot, met, moves[0]), JSON.stringify(moves[0])).toBe(true);
          return anyMove(gameWithBot, met, random);
        },
        { plies: bySuite(150, 300) },
      );
      counts.sort((a, b) => a - b);
      expect(counts[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(30);
    });

    test('use the novice weights as Apprentices, except for the weights that define their character', () => {
      const { usual, novice, ...characters } = bot.styles as Record<string, Record<string, number>>;
      for (const [name, character] of Object.entries(characters)) {
        const style = styleOf(bot, LEVELS.apprentice, name) as Record<string, number>;
        for (const weight of Object.keys(usual))
          expect(style[weight], `${name}: ${weight}`).toBe(
            character[weight] === usual[weight] ? novice[weight] : character[weight],
          );
        expect(styleOf(bot, LEVELS.admiral, name)).toEqual(character);
      }
    });

    test('play differently with different characters', () => {
      const style = Object.keys(bot.styles);
      expect(style.length).toBeGreaterThanOrEqual(isSmallGame(game) ? 3 : 5);
      const lines = style.map((character) => {
        const moves: Move[] = [];
        const player = playerOf(gameWithBot, 'merchant', 1, character);
        playWith(
          gameWithBot,
          12,
          (met, random) => {
            if (met.seat !== 0) return anyMove(gameWithBot, met, random);
            const { move } = player.decide(game.view(met.state, 0), 0);
            moves.push(move);
            return move;
          },
          { plies: bySuite(400, Infinity) },
        );
        return JSON.stringify(moves);
      });
      expect(new Set(lines).size).toBeGreaterThan(isSmallGame(game) ? 1 : 3);
    });
  },
);

/** Reverses the face-down piles, whose order no seat knows. Returns false if there are none. */
function reversed(position: unknown): boolean {
  const { deck, piles = [], dogePile } = position as { deck?: unknown[]; piles?: unknown[][]; dogePile?: unknown[] };
  const faceDown = [deck, dogePile, ...piles].filter((pile) => pile !== undefined && pile.length > 1);
  for (const pile of faceDown) pile?.reverse();
  return faceDown.length > 0;
}
