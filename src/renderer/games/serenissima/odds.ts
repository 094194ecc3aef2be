import type { Choice } from '../../../ipc/table';
import type { Sentence } from '../../game-ui/sentence';
import { sentenceOf } from './words';

/** A probability in percent from which a result counts as certain, despite rounding errors. */
const CERTAIN = 100 - 1e-6;

/** The odds of an attack in words; `null` for other moves. */
export function oddsOf(forecast: Choice['forecast']): Sentence | null {
  const { onceWin = 0, endWin, endBoth = 0, endLose = 0 } = forecast;
  if (endWin === undefined) return null;
  const [win, none, lose] = wholePercents([endWin, endBoth, endLose]);
  const odds = endWin >= CERTAIN ? sentenceOf('rows.oddsSure') : sentenceOf('rows.odds', { win, none, lose });
  const once = Math.round(onceWin);
  return once > 0 && onceWin < CERTAIN ? sentenceOf('rows.oddsOnce', { once, odds }) : odds;
}

/** Rounds percentages to whole numbers whose sum is 100, by the largest remainder. */
function wholePercents(percents: readonly number[]): number[] {
  const whole = percents.map(Math.floor);
  const byRemainder = percents.map((_, i) => i).sort((a, b) => percents[b] - whole[b] - (percents[a] - whole[a]));
  const missing = 100 - whole.reduce((sum, value) => sum + value, 0);
  for (const i of byRemainder.slice(0, Math.max(0, missing))) whole[i]++;
  return whole;
}
