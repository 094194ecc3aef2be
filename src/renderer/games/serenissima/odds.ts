import type { Choice } from '../../../ipc/table';
import type { Sentence } from '../../game-ui/sentence';
import { sentenceOf } from './words';

/** The odds of an attack in words; `null` for other moves. */
export function oddsOf(forecast: Choice['forecast']): Sentence | null {
  const { onceWin = 0, endWin, endBoth = 0, endLose = 0 } = forecast;
  if (endWin === undefined) return null;
  const [win, none, lose] = wholePercents([endWin, endBoth, endLose]);
  const odds = endWin === 100 ? sentenceOf('rows.oddsSure') : sentenceOf('rows.odds', { win, none, lose });
  if (onceWin === 0 || onceWin === 100) return odds;
  return sentenceOf('rows.oddsOnce', { once: shown(Math.round(onceWin), onceWin), odds });
}

/** A rounded percentage, but “<1” or “>99” for a result that is neither impossible nor certain. */
function shown(whole: number, percent: number): number | string {
  if (whole === 0 && percent > 0) return '<1';
  return whole === 100 && percent < 100 ? '>99' : whole;
}

/** Rounds percentages to whole numbers whose sum is 100, by the largest remainder. */
export function wholePercents(percents: readonly number[]): (number | string)[] {
  const whole = percents.map(Math.floor);
  const byRemainder = percents.map((_, i) => i).sort((a, b) => percents[b] - whole[b] - (percents[a] - whole[a]));
  const missing = 100 - whole.reduce((sum, value) => sum + value, 0);
  for (const i of byRemainder.slice(0, Math.max(0, missing))) whole[i]++;
  return whole.map((value, i) => shown(value, percents[i]));
}
