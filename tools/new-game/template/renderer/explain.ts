import type { TurnStep } from '../../../../src/renderer/game-ui/rulebook';
import { explainedBy } from '../../../../src/renderer/games/kit/explain';

/** The parts of a turn in order, as rules paragraphs. */
export const TURN: readonly TurnStep[] = [
  { rule: 'turn' },
  { rule: 'walking' },
  { rule: 'throwing' },
  { rule: 'resting' },
  { rule: 'end' },
];

export const { ruleOf, useExplain } = explainedBy('template-game', {
  walk: 'walking',
  throw: 'throwing',
  rest: 'resting',
  piece: 'turn',
  track: 'end',
  money: 'resting',
});
