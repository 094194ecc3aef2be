/** The parts of a keyboard event that identify the key. */
export type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'getModifierState'
>;

/** The command key is ⌘ on a Mac and Ctrl elsewhere. */
const MAC = /^Mac/.test(navigator.platform);

/**
 * The meaning of a key press: a plain key, a key with the command key, or `null` if it is no
 * shortcut.
 */
export type Meaning = { readonly key: string; readonly command: boolean } | null;

/**
 * Reads a key press as a shortcut. Letters with Alt, AltGr, or Meta (if it is not the command key) type characters or
 * belong to the system. Keys used by an input method belong to the input method.
 */
export function meaningOf(event: Pressed, mac = MAC): Meaning {
  const { ctrlKey, metaKey, altKey, isComposing } = event;
  const command = mac ? metaKey : ctrlKey;
  const foreign = mac ? ctrlKey : metaKey;
  const key = keyOf(event);
  // On some layouts, typing symbols requires AltGr, which Windows reports as Ctrl and Alt.
  if (event.getModifierState('AltGraph') && !isLetter(key) && key.length === 1) return { key, command: false };
  if (isComposing || altKey || foreign || event.getModifierState('AltGraph')) return null;
  return { key, command };
}

/**
 * The name of the key in shortcuts, whatever modifiers are pressed: a lowercase letter, or the browser's name of the
 * key. On layouts without Latin letters, and with an input method, it is the letter at that position on a Latin
 * keyboard.
 */
export function keyOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const plain = key.normalize('NFKC').toLowerCase();
  const place = /^Key([A-Z])$/.exec(code)?.[1].toLowerCase();
  if (place && (key === 'Process' || (isLetter(plain) && !/\p{Script=Latin}/u.test(plain)))) return place;
  return [...plain].length === 1 ? plain : key;
}

const isLetter = (key: string) => /^\p{L}$/u.test(key);
