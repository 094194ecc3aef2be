import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../../src/engine/bots/levels';
import type { Contest } from '../../../src/engine/bots/opponent';
import { plansOf } from '../../../src/engine/bots/plans';
import { search } from '../../../src/engine/bots/search';
import type { Random } from '../../../src/engine/core/game';
import { fastRandom } from '../../../src/engine/core/random';
import { findContest, CONTESTS } from '../../../src/engine/games/opponents';
import { anyMove, playWith } from './games';

/** A decision of mid-game with several plans, as its seat sees it. */
function decisionIn(contest: Contest): { readonly view: unknown; readonly seat: number } {
  const { game, opponent } = contest;
  let found: { view: unknown; seat: number } | undefined;
  playWith(
    contest,
    21,
    (met, random) => {
      const { state, seat, ply } = met;
      if (ply >= 20 && plansOf(contest, state, seat, opponent.styles.usual, 2).length > 1) {
        found ??= { view: game.view(state, seat), seat };
      }
      return anyMove(contest, met, random);
    },
    { plies: 60 },
  );
  if (!found) throw new Error(`There is nothing to decide in ${game.about.id}.`);
  return found;
}

/** How many of so many playouts a search of that decision makes. */
function searching(
  { game, opponent }: Contest,
  { view, seat }: ReturnType<typeof decisionIn>,
  iterations: number,
  stop: () => boolean,
): number {
  const random = fastRandom(1);
  const imagine = (luck: Random) => opponent.imagine(view, seat, luck);
  // Two rounds: in the last turn of one a playout may be over before anything else is planned.
  const limits = { ...LEVELS.doge, rounds: 2, style: opponent.styles.usual, iterations, stop, random };
  return search({ game, opponent }, seat, imagine, limits).iterations;
}

describe.each(CONTESTS.map((contest) => [contest.game.about.id, contest] as const))(
  'thinking about %s',
  (_id, contest) => {
    const { game, opponent } = contest;

    test('asks whether to stop before every plan it makes', () => {
      let sinceAsked = 0;
      let made = 0;
      let longest = 0;
      const watched: Contest = {
        game,
        opponent: {
          ...opponent,
          plans(...given) {
            made++;
            longest = Math.max(longest, ++sinceAsked);
            return opponent.plans?.(...given) ?? [];
          },
        },
      };
      const ask = () => {
        sinceAsked = 0;
        return false;
      };
      searching(watched, decisionIn(contest), 24, ask);
      expect(made).toBeGreaterThan(24);
      expect(longest).toBe(1);
    });

    test('ends in the midst of a playout, which then does not count', () => {
      let asked = 0;
      const decision = decisionIn(contest);
      expect(searching(contest, decision, 3, () => ++asked < 0)).toBe(3);
      let again = 0;
      expect(searching(contest, decision, 3, () => ++again >= asked)).toBe(2);
    });
  },
);

test('a turn of the 1996 game is planned once when there is no time for a second plan', () => {
  const contest = findContest('serenissima-1996') as Contest;
  const { game, opponent } = contest;
  let spared = 0;
  playWith(
    contest,
    22,
    (met, random) => {
      const plans = (stop?: () => boolean) =>
        plansOf(contest, met.state, met.seat, opponent.styles.usual, LEVELS.doge.plans, stop);
      const phase = (game.view(met.state, met.seat) as { phase: string | null }).phase;
      if (phase === 'harbour' || phase === 'sailing') {
        const [first, ...others] = plans();
        let asked = 0;
        expect(plans(() => ++asked > 0)).toEqual([first]);
        expect(asked).toBe(1);
        spared += others.length;
      }
      return anyMove(contest, met, random);
    },
    { plies: 120 },
  );
  expect(spared).toBeGreaterThan(20);
});
