import { useEventListener } from '@vueuse/core';
import { onUnmounted } from 'vue';
import { listen } from '../../stores/main-process';
import { isEditable } from '../../ui/typing';

/** Keys of the table by their names, as `KeyboardEvent.key` gives them; letters in lower case. */
type KeyMap = Readonly<Partial<Record<string, () => void>>>;

/**
 * Listens to the table's keys while `active`. A key pressed in a field belongs to the field, and Space on a button to the button. Ctrl+Z and Ctrl+Y are U and Y, as
 * every program has them; so are undo and redo of the menu, unless a field has the focus.
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
  const leave = listen('app.ask', ({ what }) => {
    const name = { undo: 'u', redo: 'y' }[what as string];
    if (name && active() && !isEditable(document.activeElement)) keys()[name]?.();
  });
  onUnmounted(leave);
}

/** Keys a slider moves by, and the one a button is pressed by. */
const SLIDES = /^(Arrow|Page|Home|End)/;

function isTyping({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.matches('input[type="range"]')) return SLIDES.test(key);
  if (target.matches('button, summary, a[href]')) return key === ' ';
  return target.matches('input, select, textarea');
}

function nameOf(event: KeyboardEvent): string {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (!event.ctrlKey && !event.metaKey) return key;
  if (key === 'z') return event.shiftKey ? 'y' : 'u';
  return key === 'y' ? 'y' : '';
}
