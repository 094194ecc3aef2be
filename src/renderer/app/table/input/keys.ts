import type { Intent } from './intents';

/** A key as the browser tells it. */
type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

type KeyMap = Readonly<Record<string, Intent>>;

const ZOOM = 1.35;

/** Keys by their names, as `KeyboardEvent.key` gives them; letters in lower case. */
const ALWAYS: KeyMap = {
  r: { do: 'lookBack' },
  '0': { do: 'fit' },
  '+': { do: 'zoom', factor: ZOOM },
  '-': { do: 'zoom', factor: 1 / ZOOM },
  '?': { do: 'open', dialog: 'keys' },
  t: { do: 'open', dialog: 'table' },
};

const IN_THE_PRESENT: KeyMap = {
  u: { do: 'undo' },
  y: { do: 'redo' },
  e: { do: 'end' },
  h: { do: 'advise' },
  k: { do: 'peek' },
  l: { do: 'log' },
  m: { do: 'open', dialog: 'markets' },
  f: { do: 'fast' },
  s: { do: 'skip' },
  n: { do: 'next' },
  p: { do: 'previous' },
  Escape: { do: 'cancel' },
};

const IN_THE_PAST: KeyMap = {
  ArrowLeft: { do: 'back' },
  ArrowRight: { do: 'forward' },
  Home: { do: 'first' },
  End: { do: 'last' },
  PageUp: { do: 'earlierTurn' },
  PageDown: { do: 'laterTurn' },
  n: { do: 'laterHighlight' },
  p: { do: 'earlierHighlight' },
  ArrowUp: { do: 'faster' },
  ArrowDown: { do: 'slower' },
  ' ': { do: 'pause' },
  Escape: { do: 'present' },
};

/** What a key wants of the table; Ctrl+Z and Ctrl+Y are U and Y, as every program has them. */
export function intentOfKey(key: Key, past: boolean): Intent | null {
  const name = nameOf(key);
  const keys = { ...ALWAYS, ...(past ? IN_THE_PAST : IN_THE_PRESENT) };
  return Object.hasOwn(keys, name) ? keys[name] : null;
}

/** Every key of the table: while one plays, and while one looks back. */
export const keysOfTable = (past: boolean): readonly string[] =>
  Object.keys({ ...ALWAYS, ...(past ? IN_THE_PAST : IN_THE_PRESENT) });

function nameOf({ key: pressed, ctrlKey, metaKey, shiftKey }: Key): string {
  const key = pressed.length === 1 ? pressed.toLowerCase() : pressed;
  if (!ctrlKey && !metaKey) return key;
  if (key === 'z') return shiftKey ? 'y' : 'u';
  return key === 'y' ? 'y' : '';
}
