import { expect, test } from 'vitest';
import { actorsOf, playMove, startMatch } from '../../../src/engine/core/match';
import type { GameEvent } from '../../../src/engine/core/game';
import { TESTING } from '../../../src/engine/games/testing-list';
import { setLanguage } from '../../../src/renderer/locales';
import { merchantsMatch } from '../../../tools/harness/merchants';
import { screenText } from '../screen-text';

/** Long enough for every question to come up. */
const MOVES = 200;

test.each(Object.entries(TESTING))('in %s, the table answers what new players ask', async (id, { questions = [] }) => {
  await setLanguage('en');
  expect(questions.length).toBeGreaterThanOrEqual(10);
  const { game, config, log } = merchantsMatch(id, 4, 'questions', MOVES);
  const match = startMatch(game, config);
  const open = new Set(questions);
  const unanswered = new Map<string, string>();
  const lastDecision = new Map<number, number>();
  for (const { seat, move } of log) {
    if (open.size === 0) break;
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
  expect([...open].map(({ asks }) => `${asks} ${unanswered.get(asks) ?? '(never asked)'}`)).toEqual([]);
});
