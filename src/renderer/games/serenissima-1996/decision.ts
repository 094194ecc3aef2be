import type { Question, Row, Sentence } from '../../game-ui/game-ui';
import { onlyEnds } from '../kit/rows';
import { target } from '../serenissima/targets';
import { sentenceOf } from '../serenissima/words';
import { bargainAsked, bargainWords } from './bargain';
import { powerOf, thePlace } from './words';
import type { View } from './words';

/** What is being decided, in words; where only to end is left, that. */
export function decision(view: View, rows: readonly Row[] = []): Sentence {
  const { frame } = view;
  if (frame?.kind === 'bargain') return bargainWords(frame, view);
  if (frame?.kind === 'passage') {
    const galley = view.galleys[frame.galley];
    return sentenceOf('decision.passage', {
      power: powerOf(view, galley?.owner ?? -1),
      space: thePlace(galley?.space ?? 0),
    });
  }
  const step = frame?.kind === 'spoils' ? frame.stage : view.phase;
  return sentenceOf(`decision.${onlyEnds(rows) ? 'spent.' : ''}${step}`);
}

/** What is asked at a piece: a bargain at its goods or at who takes them, passage at the galley that would go on. */
export function question({ frame }: View): Question | null {
  if (frame?.kind === 'bargain') return bargainAsked(frame);
  return frame?.kind === 'passage' ? { piece: target.galley(frame.galley), ways: [] } : null;
}
