import type { Choice } from '../../../../ipc/table';
import type { Planned } from '../../../game-ui/game-ui';

/** The moves of a choice: the first and those that follow it. */
export const movesOf = (choice: Planned): Pick<Choice, 'move'>[] => [
  choice,
  ...(choice.onward ?? []).map((move) => ({ move })),
];

/** The moves of a choice as JSON, used as `data-move` of its button and as a key in lists. */
export const moveJson = ({ move, onward }: Planned): string => JSON.stringify(onward ? [move, ...onward] : move);
