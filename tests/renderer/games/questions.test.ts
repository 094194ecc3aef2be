import { expect, test } from 'vitest';
import { actorsOf, playMove, startMatch } from '../../../src/engine/core/match';
import type { GameEvent, Move } from '../../../src/engine/core/game';
import { TESTING } from '../../../src/engine/games/testing-list';
import type { NewcomersQuestion } from '../../../src/engine/kit/testing';
import { setLanguage } from '../../../src/renderer/locales';
import { merchantsMatch } from '../../../tools/harness/merchants';
import { screenText } from '../screen-text';

type Question = NewcomersQuestion<unknown, Move, GameEvent>;

/** The number of moves of a match. */
const MOVES = 200;
/** The most matches to play until every question has come up. Usually, the first is enough. */
const MOST = 5;

test.each(Object.entries(TESTING))('in %s, the table answers what new players ask', async (id, { questions = [] }) => {
  await setLanguage('en');
  expect(questions.length).toBeGreaterThanOrEqual(10);
  const open = new Set(questions);
  const unanswered = new Map<string, string>();
  for (let number = 1; number <= MOST && open.size > 0; number++)
    await askIn(id, number === 1 ? 'questions' : `questions ${number}`, open, unanswered);
  const remedy = `see \`fits\` and \`answer\` in src/engine/games/${id}/testing-questions.ts`;
  expect(
    [...open].map(({ asks }) => `${asks} ${unanswered.get(asks) ?? `(not asked in ${MOST} matches)`}`),
    `questions without an answer; ${remedy}`,
  ).toEqual([]);
});

/** Asks the open questions in a match between Merchants. Removes those that the table answers. */
async function askIn(id: string, seed: string, open: Set<Question>, unanswered: Map<string, string>): Promise<void> {
  const { game, config, log } = merchantsMatch(id, 4, seed, MOVES);
  const match = startMatch(game, config);
  const lastDecision = new Map<number, number>();
  for (const { seat, move } of log) {
    if (open.size === 0) return;
    const [asking] = actorsOf(match);
    const view = game.view(match.position, asking);
    const events: GameEvent[] = match.log.slice(lastDecision.get(asking) ?? 0).flatMap(({ events }) => events);
    for (const question of open) {
      if (!question.fits(view, events)) continue;
      const text = await screenText(match, asking, question.part, question.tries?.(view) ?? null);
      if (question.answer.test(text)) open.delete(question);
      else unanswered.set(question.asks, text);
    }
    playMove(match, seat, move);
    lastDecision.set(seat, match.log.length);
  }
}
