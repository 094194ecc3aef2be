import { useEventListener } from '@vueuse/core';
import { onUnmounted, shallowRef } from 'vue';
import { listen } from '../../../stores/main-process';
import { useSettings } from '../../../stores/settings';
import { isEditable } from '../../../ui/typing';
import type { Intent } from './intents';
import { intentOfKey } from './keys';
import { keyOf } from './pressed';

/** What an adapter asks of the table. */
interface TableListener {
  /** Whether keys are the table's: not under a dialog, not behind a curtain. */
  active(): boolean;
  /** Whether one looks back. */
  past(): boolean;
  send(intent: Intent): void;
}

/** The table, while there is one: what an adapter outside its screen speaks to. */
export const tableNow = shallowRef<TableListener | null>(null);

/**
 * The keyboard: listens to the table's keys while they are its. A key pressed in a field belongs to the field, and Space on a button to
 * the button; so do undo and redo of the menu while a field has the focus.
 */
export function useKeys(table: TableListener): void {
  const { active, past, send } = table;
  const settings = useSettings();
  tableNow.value = table;
  useEventListener(document, 'keydown', (event: KeyboardEvent) => {
    if (!active() || isTyping(event)) return;
    const intent = intentOfKey(event, past(), settings.keys);
    if (!intent) return;
    // A character that opens a dialog must not go on into the field that gets the focus there.
    if (/^[!-~]$/.test(keyOf(event))) event.preventDefault();
    send(intent);
  });
  const leave = listen('app.ask', ({ what }) => {
    const mine = (what === 'undo' || what === 'redo') && !past();
    if (mine && active() && !isEditable(document.activeElement)) send({ do: what });
  });
  onUnmounted(() => {
    leave();
    if (tableNow.value === table) tableNow.value = null;
  });
}

/** Keys a slider moves by, and the one a button is pressed by. */
const SLIDES = /^(Arrow|Page|Home|End)/;

function isTyping({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.matches('input[type="range"]')) return SLIDES.test(key);
  if (target.matches('button, summary, a[href]')) return key === ' ';
  return target.matches('input, select, textarea');
}
