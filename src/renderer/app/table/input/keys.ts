import { SHORTCUT_NAMES, shortcutOf } from '../../../../ipc/shortcuts';
import type { Keys, Shortcut } from '../../../../ipc/shortcuts';
import type { Intent } from './intents';
import { keyPressOf } from './key-press';
import type { Pressed } from './key-press';

/** The factor of one step of the zoom keys and buttons. */
export const ZOOM_STEP = 1.35;

interface Wanted {
  readonly present?: Intent;
  readonly past?: Intent;
}
const always = (intent: Intent): Wanted => ({ present: intent, past: intent });
const SHORTCUT_INTENTS: Readonly<Record<Shortcut, Wanted>> = {
  next: { present: { do: 'next' }, past: { do: 'laterHighlight' } },
  previous: { present: { do: 'previous' }, past: { do: 'earlierHighlight' } },
  undo: { present: { do: 'undo' } },
  redo: { present: { do: 'redo' } },
  end: { present: { do: 'end' } },
  advise: { present: { do: 'advise' } },
  plan: { present: { do: 'plan' } },
  notes: { present: { do: 'notes' } },
  markets: { present: { do: 'open', dialog: 'markets' } },
  peek: { present: { do: 'peek' } },
  log: { present: { do: 'log' } },
  fast: { present: { do: 'fast' } },
  skip: { present: { do: 'skip' } },
  zoomIn: always({ do: 'zoom', factor: ZOOM_STEP }),
  zoomOut: always({ do: 'zoom', factor: 1 / ZOOM_STEP }),
  fit: always({ do: 'fit' }),
  table: always({ do: 'open', dialog: 'table' }),
  threats: always({ do: 'threats' }),
  keys: always({ do: 'open', dialog: 'keys' }),
  lookBack: always({ do: 'lookBack' }),
};

/** Keys that can't be reassigned, named as in `KeyboardEvent.key`. */
const FIXED: Readonly<Record<'present' | 'past', Readonly<Record<string, Intent>>>> = {
  present: { Escape: { do: 'cancel' } },
  past: {
    ArrowLeft: { do: 'back' },
    ArrowRight: { do: 'forward' },
    Home: { do: 'first' },
    End: { do: 'last' },
    PageUp: { do: 'earlierTurn' },
    PageDown: { do: 'laterTurn' },
    ArrowUp: { do: 'faster' },
    ArrowDown: { do: 'slower' },
    ' ': { do: 'pause' },
    Escape: { do: 'present' },
  },
};

/** The intent of a key press under the player's shortcuts. Ctrl+Z and Ctrl+Y (⌘ on a Mac) always undo and redo. */
export function intentOfKey(pressed: Pressed, past: boolean, keys: Keys, mac?: boolean): Intent | null {
  const meaning = keyPressOf(pressed, mac);
  if (!meaning) return null;
  const time = past ? 'past' : 'present';
  const { key, command } = meaning;
  const shortcut = command ? commandOf(key, pressed.shiftKey) : shortcutOfKey(keys, key);
  if (shortcut) return SHORTCUT_INTENTS[shortcut][time] ?? null;
  return !command && Object.hasOwn(FIXED[time], key) ? FIXED[time][key] : null;
}

/** `=` is on the key of `+`, so it also zooms in unless it is assigned to another shortcut. */
function shortcutOfKey(keys: Keys, key: string): Shortcut | undefined {
  return shortcutOf(keys, key) ?? (key === '=' && keys.zoomIn === '+' ? 'zoomIn' : undefined);
}

function commandOf(key: string, shift: boolean): Shortcut | undefined {
  if (key === 'z') return shift ? 'redo' : 'undo';
  return key === 'y' ? 'redo' : undefined;
}

/** The names of all shortcuts and fixed keys used at the table, during play or during a replay. */
export const keysOfTable = (past: boolean): readonly string[] => {
  const time = past ? 'past' : 'present';
  return [...SHORTCUT_NAMES.filter((name) => SHORTCUT_INTENTS[name][time]), ...Object.keys(FIXED[time])];
};
