import type { Intent } from '../table/input/intents';
import type { PadButton } from './pad-state';
import type { Direction } from './spatial';

/** What a pad does wherever one is: it moves the focus, and means what has it. */
export type PadDeed =
  | { readonly deed: 'go'; readonly direction: Direction }
  | { readonly deed: 'act' | 'back' | 'explain' | 'menu' }
  | { readonly deed: 'panel'; readonly by: 1 | -1 }
  /** Something only the table knows. */
  | { readonly deed: 'table'; readonly intent: Intent };

const table = (intent: Intent): PadDeed => ({ deed: 'table', intent });

const ALWAYS: Readonly<Partial<Record<PadButton, PadDeed>>> = {
  up: { deed: 'go', direction: 'up' },
  down: { deed: 'go', direction: 'down' },
  left: { deed: 'go', direction: 'left' },
  right: { deed: 'go', direction: 'right' },
  south: { deed: 'act' },
  east: { deed: 'back' },
  west: { deed: 'explain' },
  l1: { deed: 'panel', by: -1 },
  r1: { deed: 'panel', by: 1 },
  menu: { deed: 'menu' },
  l3: table({ do: 'fit' }),
  r3: table({ do: 'open', dialog: 'table' }),
};

const IN_THE_PRESENT: typeof ALWAYS = {
  north: table({ do: 'undo' }),
  l2: table({ do: 'previous' }),
  r2: table({ do: 'next' }),
  view: table({ do: 'log' }),
};

const IN_THE_PAST: typeof ALWAYS = {
  north: table({ do: 'pause' }),
  l2: table({ do: 'earlierTurn' }),
  r2: table({ do: 'laterTurn' }),
  view: table({ do: 'present' }),
};

/** What a button does; who has swapped A and B means by each what the other says. */
export function deedOf(button: PadButton, past: boolean, swapped: boolean): PadDeed | null {
  const meant = swapped && button === 'south' ? 'east' : swapped && button === 'east' ? 'south' : button;
  return { ...ALWAYS, ...(past ? IN_THE_PAST : IN_THE_PRESENT) }[meant] ?? null;
}
