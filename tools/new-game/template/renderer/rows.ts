import type { TemplateGameMove } from '../engine/state';
import type { Choice } from '../../../../src/ipc/table';
import type { Row } from '../../../../src/renderer/game-ui/rows';
import { groupMoves, line, whole } from '../../../../src/renderer/games/kit/rows';
import { figure } from '../../../../src/renderer/games/kit/sentences';
import { target } from './targets';
import type { View } from './words';

/** Sorts legal moves into rows of buttons. */
export function rowsOf(choices: readonly Choice<TemplateGameMove>[], { active }: View): Row[] {
  const piece = active === null ? {} : { actor: target.piece(active) };
  return groupMoves(choices, { roles: {} }, ({ move }) => ({
    ...(move.type === 'throw'
      ? line(move.type, move.type, move.type, figure(move.dice), { count: move.dice, n: move.dice })
      : whole(move.type, move.type, move.type)),
    ...piece,
  }));
}
