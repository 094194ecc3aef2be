import type { Choice } from '../../../ipc/contract';
import type { Sentence } from '../../game-ui/game-ui';
import { sentenceOf } from './words';

/** The chances an attack has, in words; `null` for other moves. */
export function oddsOf(forecast: Choice['forecast']): Sentence | null {
  if (forecast.endWin === undefined) return null;
  const { onceWin, endWin, endBoth, endLose } = forecast;
  return sentenceOf('rows.odds', { once: onceWin, win: endWin, both: endBoth, lose: endLose });
}
