export type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'getModifierState'
>;

const MAC = /^Mac/.test(navigator.platform);

/** A recognised key press; `null` if it can't be a shortcut. */
export type KeyPress = { readonly key: string; readonly command: boolean } | null;

/**
 * Reads a key press as a shortcut. Keys with Alt, AltGr, or Meta (unless it is the command key) type characters or
 * belong to the system, and keys pressed during composition belong to the input method.
 */
export function keyPressOf(event: Pressed, mac = MAC): KeyPress {
  const { ctrlKey, metaKey, altKey, isComposing } = event;
  const command = mac ? metaKey : ctrlKey;
  const foreign = mac ? ctrlKey : metaKey;
  const key = keyOf(event);
  // Some layouts need AltGr to type symbols. Windows reports it as Ctrl and Alt.
  if (event.getModifierState('AltGraph') && !isLetter(key) && key.length === 1) return { key, command: false };
  if (isComposing || altKey || foreign || event.getModifierState('AltGraph')) return null;
  return { key, command };
}

/**
 * The key's name in shortcuts, independent of modifiers: a lowercase letter, or the browser's name. On layouts without
 * Latin letters, and with an input method, the letter at that position on a Latin keyboard.
 */
export function keyOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const plain = key.normalize('NFKC').toLowerCase();
  const place = /^Key([A-Z])$/.exec(code)?.[1].toLowerCase();
  if (place && (key === 'Process' || (isLetter(plain) && !/\p{Script=Latin}/u.test(plain)))) return place;
  return [...plain].length === 1 ? plain : key;
}

const isLetter = (key: string) => /^\p{L}$/u.test(key);
