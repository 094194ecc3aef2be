import type { Intent } from '../table/input/intents';
import type { PadButton } from './pad-state';
import type { Direction } from './spatial';

export type PadCommand =
  | { readonly do: 'go'; readonly direction: Direction }
  | { readonly do: 'act' | 'back' | 'explain' | 'menu' }
  | { readonly do: 'panel'; readonly by: 1 | -1 }
  | { readonly do: 'table'; readonly intent: Intent };

const table = (intent: Intent): PadCommand => ({ do: 'table', intent });

const ALWAYS: Readonly<Partial<Record<PadButton, PadCommand>>> = {
  up: { do: 'go', direction: 'up' },
  down: { do: 'go', direction: 'down' },
  left: { do: 'go', direction: 'left' },
  right: { do: 'go', direction: 'right' },
  south: { do: 'act' },
  east: { do: 'back' },
  west: { do: 'explain' },
  l1: { do: 'panel', by: -1 },
  r1: { do: 'panel', by: 1 },
  menu: { do: 'menu' },
  l3: table({ do: 'threats' }),
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

/** The command of a button. `swapped` exchanges A and B. */
export function commandOf(button: PadButton, past: boolean, swapped: boolean): PadCommand | null {
  const meant = swapped && button === 'south' ? 'east' : swapped && button === 'east' ? 'south' : button;
  return { ...ALWAYS, ...(past ? IN_THE_PAST : IN_THE_PRESENT) }[meant] ?? null;
}
