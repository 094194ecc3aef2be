import type { Choice } from '../../../../ipc/table';
import type { Planned } from '../../../game-ui/rows';

export const movesOf = (choice: Planned): Pick<Choice, 'move'>[] => [
  choice,
  ...(choice.onward ?? []).map((move) => ({ move })),
];

/** The moves of a choice as JSON: the value of `data-move` on its button, and its list key. */
export const moveJson = ({ move, onward }: Planned): string => JSON.stringify(onward ? [move, ...onward] : move);
