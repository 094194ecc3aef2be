/** What a keyboard event says of the key. */
export type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'getModifierState'
>;

/** On a Mac ⌘ gives commands, elsewhere Ctrl. */
const MAC = /^Mac/.test(navigator.platform);

/** What a key press means: a key by itself, one with the command key, or nothing for a shortcut. */
export type Meaning = { readonly key: string; readonly command: boolean } | null;

/**
 * Reads a key press as a shortcut. Letters with Alt, AltGr, or Meta where it is not the command key, write characters or belong to the
 * system; what is typed into an input method belongs to that.
 */
export function meaningOf(event: Pressed, mac = MAC): Meaning {
  const { ctrlKey, metaKey, altKey, isComposing } = event;
  const command = mac ? metaKey : ctrlKey;
  const foreign = mac ? ctrlKey : metaKey;
  const key = keyOf(event);
  // Some layouts have signs only with AltGr, which Windows reports as Ctrl and Alt.
  if (event.getModifierState('AltGraph') && !isLetter(key) && key.length === 1) return { key, command: false };
  if (isComposing || altKey || foreign || event.getModifierState('AltGraph')) return null;
  return { key, command };
}

/**
 * The key as shortcuts name it, whatever is held with it: a letter in lower case, on layouts without Latin letters (and with an input
 * method) the one that a Latin keyboard has in its place; or the browser's own name of the key.
 */
export function keyOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const plain = key.normalize('NFKC').toLowerCase();
  const place = /^Key([A-Z])$/.exec(code)?.[1].toLowerCase();
  if (place && (key === 'Process' || (isLetter(plain) && !/\p{Script=Latin}/u.test(plain)))) return place;
  return [...plain].length === 1 ? plain : key;
}

const isLetter = (key: string) => /^\p{L}$/u.test(key);
