import { explainedBy } from '../../../../src/renderer/games/kit/explain';

/** What a turn is made of, as paragraphs of the rules in order. */
export const TURN: readonly string[] = ['turn', 'walking', 'throwing', 'resting', 'end'];

export const { ruleOf, useExplain } = explainedBy('template-game', {
  walk: 'walking',
  throw: 'throwing',
  rest: 'resting',
  piece: 'turn',
  track: 'end',
  money: 'resting',
});
