import type { Choice } from '../../../../ipc/table';
import type { Planned } from '../../../game-ui/game-ui';

/** The moves of a choice, including the moves that follow the first one. */
export const movesOf = (choice: Planned): Pick<Choice, 'move'>[] => [
  choice,
  ...(choice.onward ?? []).map((move) => ({ move })),
];

/** The moves of a choice as JSON: the `data-move` of its button, and a key in lists. */
export const moveJson = ({ move, onward }: Planned): string => JSON.stringify(onward ? [move, ...onward] : move);
