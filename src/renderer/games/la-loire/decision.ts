import type { Sentence } from '../../game-ui/game-ui';
import { colourName, sentenceOf, SHORT } from './words';
import type { View } from './words';

/** What is being decided, in words. */
export function decision(view: View): Sentence {
  const { frame } = view;
  switch (frame?.kind) {
    case undefined:
      return sentenceOf('decision.over');
    case 'circus':
      return sentenceOf('decision.circus', { colour: colourName(frame.colour) });
    case 'choice':
      return sentenceOf(`decision.${frame.way}`, { count: frame.count, level: frame.level });
    case 'turn':
      if (frame.poor) return sentenceOf('decision.poor');
      if (view.stranded)
        return sentenceOf(frame.acting ? 'decision.messengerStranded' : 'decision.moveStranded', SHORT);
      if (!frame.acting) return sentenceOf('decision.move');
      return sentenceOf(`decision.${frame.acting}${frame.merchant && frame.messenger ? 'Last' : ''}`);
  }
}
