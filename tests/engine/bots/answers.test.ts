import { expect, test } from 'vitest';
import type { GameWithBot, Plan } from '../../../src/engine/bots/bot';
import { createAgent } from '../../../src/engine/bots/agent';
import { LEVELS } from '../../../src/engine/bots/levels';
import { search } from '../../../src/engine/bots/search';
import { fastRandom } from '../../../src/engine/core/random';
import { HEAP } from './heap';

interface Duel {
  /** The first seat's choice and the second seat's answer. Empty while undecided. */
  dared: string;
  answered: string;
}

/**
 * Bold wins against a meek answer and loses against a strike. Safe shares the points. First sight expects every answer
 * to be meek.
 */
function points({ dared, answered }: Duel): number[] {
  if (dared === 'safe') return [5, 5];
  return answered === 'strike' ? [0, 10] : [10, 0];
}

let answers = 0;

function plans(_state: unknown, seat: number, _style: unknown, most: number): Plan[] {
  const types = seat === 0 ? ['bold', 'safe'] : ['meek', 'strike'];
  if (seat === 1 && most > 1) answers++;
  return types.slice(0, most).map((type, i) => ({ moves: [{ type }], value: -i, reason: { key: 'move', params: {} } }));
}

const DUEL: GameWithBot = {
  game: {
    ...HEAP.game,
    setup: () => ({ dared: '', answered: '' }),
    actors: (state) => ((state as Duel).dared === '' ? [0] : (state as Duel).answered === '' ? [1] : []),
    moves: (state) => ((state as Duel).dared === '' ? ['safe', 'bold'] : ['meek', 'strike']).map((type) => ({ type })),
    play(state, seat, { type }) {
      if (seat === 0) (state as Duel).dared = type;
      else (state as Duel).answered = type;
      return [];
    },
    score: (state) => ({
      scores: points(state as Duel).map((total, seat) => ({ seat, total, lines: [] })),
      winners: points(state as Duel)[0] > 5 ? [0] : points(state as Duel)[0] < 5 ? [1] : [0, 1],
      ties: [],
    }),
    copy: (state) => ({ ...(state as Duel) }),
  },
  bot: {
    ...HEAP.bot,
    determinize: (view) => ({ ...(view as Duel) }),
    planning: { plans, planKey: (_state, seat) => seat },
    turns: { decisionKey: (state) => ((state as Duel).dared === '' ? 'dare' : 'answer') },
    // No plan is tried often enough to get a tree node.
    search: { expandAfter: Infinity, answersAfter: 10 },
  },
};

function found(gameWithBot: GameWithBot, weighed: boolean) {
  const limits = { style: null, plans: 8, rounds: 1, learned: false, answers: weighed, iterations: 200 };
  const view = { dared: '', answered: '' };
  const { determinize } = gameWithBot.bot;
  answers = 0;
  return search(gameWithBot, 0, (random) => determinize(view, 0, random), {
    ...limits,
    stop: () => false,
    random: fastRandom(3),
  });
}

test('below the search tree, replies are chosen by earlier results, shared between equivalent positions', () => {
  expect(found(DUEL, true).branches[0].plan.moves).toEqual([{ type: 'safe' }]);
  expect(answers).toBe(1);
});

test('if replies are not considered, or plans have no keys, a rival always replies with its first plan', () => {
  expect(found(DUEL, false).branches[0].plan.moves).toEqual([{ type: 'bold' }]);
  const unknown = { ...DUEL.bot, planning: { plans } };
  expect(found({ ...DUEL, bot: unknown }, true).branches[0].plan.moves).toEqual([{ type: 'bold' }]);
  expect(answers).toBe(0);
});

test('a Doge considers replies, and an Admiral does not', () => {
  const chosen = (level: 'admiral' | 'doge') =>
    createAgent(DUEL, { ...LEVELS[level], iterations: 200 }, 1).decide({ dared: '', answered: '' }, 0).move.type;
  expect([chosen('admiral'), chosen('doge')]).toEqual(['bold', 'safe']);
});
