import type { Choice } from '../../../ipc/contract';
import type { Planned } from '../../game-ui/game-ui';

/** A choice, and what follows it. */
export const movesOf = (choice: Planned): Pick<Choice, 'move'>[] => [
  choice,
  ...(choice.onward ?? []).map((move) => ({ move })),
];
