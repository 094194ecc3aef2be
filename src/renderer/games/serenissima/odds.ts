import type { Choice } from '../../../ipc/table';
import type { Sentence } from '../../game-ui/sentence';
import { sentenceOf } from './words';

/** The odds of an attack in words; `null` for other moves. */
export function oddsOf(forecast: Choice['forecast']): Sentence | null {
  const { onceWin = 0, endWin, endBoth = 0, endLose = 0 } = forecast;
  if (endWin === undefined) return null;
  return sentenceOf('rows.odds', { once: onceWin, win: endWin, both: endBoth, lose: endLose });
}
