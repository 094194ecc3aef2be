import * as v from 'valibot';

/** The shortcuts at the table, with their default keys. */
export const SHORTCUTS = {
  next: 'n',
  previous: 'p',
  undo: 'u',
  redo: 'y',
  end: 'e',
  advise: 'h',
  plan: 'd',
  notes: 'o',
  markets: 'm',
  peek: 'k',
  log: 'l',
  fast: 'f',
  skip: 's',
  zoomIn: '+',
  zoomOut: '-',
  fit: '0',
  table: 'v',
  threats: 't',
  keys: '?',
  lookBack: 'r',
} as const;

export type Shortcut = keyof typeof SHORTCUTS;
export const SHORTCUT_NAMES = Object.keys(SHORTCUTS) as Shortcut[];

/** A stored key: any printable ASCII character except the space and capital letters. */
export const KEY = /^[!-@[-~]$/;

/** The keys that a player has changed. All other shortcuts use their default keys. */
export const keysSchema = v.pipe(
  v.record(v.picklist(SHORTCUT_NAMES), v.pipe(v.string(), v.regex(KEY))),
  v.check(
    (keys) => new Set(Object.values(withDefaultKeys(keys))).size === SHORTCUT_NAMES.length,
    'Two shortcuts share a key.',
  ),
);

export type ChosenKeys = Partial<Readonly<Record<Shortcut, string>>>;
export type Keys = Readonly<Record<Shortcut, string>>;

/** Spare keys for shortcuts whose default key is already in use, such as those added by a new version. */
const SPARE = [...'abcgijqwxz123456789'];

/** The key of every shortcut: the player's choice, or the default, or a spare key if the default is taken. */
export function withDefaultKeys(chosen: ChosenKeys): Keys {
  const taken = new Set(Object.values(chosen));
  const spare = SPARE.filter((key) => !taken.has(key));
  const keys = SHORTCUT_NAMES.map((name) => {
    const usual = SHORTCUTS[name];
    return [name, chosen[name] ?? (taken.has(usual) ? (spare.shift() ?? usual) : usual)];
  });
  return Object.fromEntries(keys) as Keys;
}

/** The shortcut with this key, or `undefined` if the key is not assigned. */
export function shortcutOf(keys: Keys, key: string): Shortcut | undefined {
  return SHORTCUT_NAMES.find((name) => keys[name] === key);
}

/** Assigns a key to a shortcut. If the key belonged to another shortcut, the two swap keys. */
export function withKey(chosen: ChosenKeys, shortcut: Shortcut, key: string): ChosenKeys {
  const keys = withDefaultKeys(chosen);
  const other = shortcutOf(keys, key);
  const next = { ...keys, ...(other && { [other]: keys[shortcut] }), [shortcut]: key };
  return Object.fromEntries(
    SHORTCUT_NAMES.filter((name) => next[name] !== SHORTCUTS[name]).map((name) => [name, next[name]]),
  );
}
