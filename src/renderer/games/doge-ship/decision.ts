import { DRAW } from '../../../engine/games/doge-ship/data/board';
import type { Row } from '../../game-ui/rows';
import type { Sentence } from '../../game-ui/sentence';
import { sentenceOf } from '../kit/sentences';
import type { View } from './words';

/** The current decision as a heading. It does not ask to choose a drawn tile if none is affordable. */
export function decision({ frame, phase }: View, rows: readonly Row[] = []): Sentence {
  if ((frame?.kind === 'buy' || frame?.kind === 'construct') && frame.bonus)
    return sentenceOf(frame.kind === 'buy' ? 'decision.bonusBuy' : 'decision.bonusConstruct');
  const dear =
    frame?.kind === 'drawn' &&
    rows.length > 0 &&
    rows.every(({ options }) => options[0].choice.move.type === 'decline');
  if (dear) return sentenceOf('decision.drawnDear');
  if (frame?.kind === 'drawn' && frame.bonus) return sentenceOf('decision.bonusDrawn');
  return sentenceOf(`decision.${phase}`, { n: DRAW });
}
