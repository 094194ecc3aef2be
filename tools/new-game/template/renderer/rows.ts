import type { TemplateGameMove } from '../engine/state';
import type { Choice } from '../../../../src/ipc/contract';
import type { Row } from '../../../../src/renderer/game-ui/game-ui';
import { groupMoves } from '../../../../src/renderer/games/kit/rows';
import { figure, sentenceOf } from '../../../../src/renderer/games/kit/sentences';
import type { View } from './words';

/** Sorts legal moves into rows. */
export function rowsOf(choices: readonly Choice<TemplateGameMove>[], { active }: View): Row[] {
  const piece = active === null ? {} : { actor: `piece:${active}` };
  return groupMoves(choices, {}, ({ move }) => {
    const label = sentenceOf(`rows.${move.type}`);
    const place = { group: move.type, row: move.type, label, ...piece };
    return move.type === 'throw'
      ? { ...place, short: figure(move.dice), full: sentenceOf('rows.throwFull', { count: move.dice, n: move.dice }) }
      : { ...place, short: label, full: label };
  });
}
