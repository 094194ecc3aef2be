import type { Figure } from '../../../engine/games/la-loire/state';
import type { Row } from '../../game-ui/rows';
import type { Sentence } from '../../game-ui/sentence';
import { colourName, sentenceOf, SHORT } from './words';
import type { View } from './words';

/** Groups of moves that are not actions at a place: fetching a horse, riding on, or ending the turn. */
const NO_ACTS: ReadonlySet<string> = new Set(['fetch', 'merchant', 'messenger', 'end']);

/**
 * The current decision as a heading. If the figure has no action where it stopped, the heading does not ask for one.
 */
export function decision(view: View, rows: readonly Row[] = []): Sentence {
  const { frame } = view;
  switch (frame?.kind) {
    case undefined:
      return sentenceOf('decision.over');
    case 'circus':
      return sentenceOf('decision.circus', { colour: colourName(frame.colour) });
    case 'choice':
      return sentenceOf(`decision.${frame.way}`, { count: frame.count, level: frame.level });
    case 'turn':
      if (frame.poor) return sentenceOf('decision.poor', SHORT);
      if (view.stranded)
        return sentenceOf(frame.acting ? 'decision.messengerStranded' : 'decision.moveStranded', SHORT);
      if (!frame.acting) return sentenceOf('decision.move');
      return acting(frame.acting, frame.merchant && frame.messenger, idle(rows));
  }
}

/** The actions of a figure where it stopped, and the next step: the other figure's ride, or the end of the turn. */
function acting(figure: Figure, last: boolean, idle: boolean): Sentence {
  const step = `${figure}${last ? 'Last' : ''}`;
  return idle ? sentenceOf(`decision.idle.${step}`) : sentenceOf(`decision.${step}`);
}

/** Whether the figure has nothing to do. False for spectators, who get no rows. */
const idle = (rows: readonly Row[]): boolean => rows.length > 0 && rows.every(({ group }) => NO_ACTS.has(group));
