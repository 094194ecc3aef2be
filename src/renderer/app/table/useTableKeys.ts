import { useEventListener } from '@vueuse/core';

/** Keys of the table by their names, as `KeyboardEvent.key` gives them; letters in lower case. */
export type KeyMap = Readonly<Record<string, () => void>>;

/**
 * Listens to the table's keys while `active`. A key pressed in a field belongs to the field. Ctrl+Z and Ctrl+Y are U and Y, as
 * every program has them.
 */
export function useTableKeys(active: () => boolean, keys: () => KeyMap): void {
  useEventListener(document, 'keydown', (event: KeyboardEvent) => {
    if (!active() || isTyping(event)) return;
    const name = nameOf(event);
    const act = keys()[name];
    if (!act) return;
    // A letter that opens a dialog must not go on into the field that gets the focus there.
    if (/^[a-z]$/.test(name)) event.preventDefault();
    act();
  });
}

function isTyping(event: KeyboardEvent): boolean {
  return (event.target as HTMLElement).matches?.('input, select, textarea') ?? false;
}

function nameOf(event: KeyboardEvent): string {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (!event.ctrlKey && !event.metaKey) return key;
  return { z: 'u', y: 'y' }[key] ?? '';
}
