import { useEventListener } from '@vueuse/core';
import { onUnmounted, shallowRef } from 'vue';
import { listen } from '../../../stores/main-process';
import { useSettings } from '../../../stores/settings';
import { isEditable } from '../../../ui/typing';
import type { Intent } from './intents';
import { intentOfKey } from './keys';
import { keyOf } from './key-press';

interface TableListener {
  /** Whether the table handles keys: false while a dialog or curtain is open. */
  active(): boolean;
  past(): boolean;
  send(intent: Intent): void;
}

/** The current table, for adapters outside its screen. */
export const activeTable = shallowRef<TableListener | null>(null);

/** Minimum duration, in milliseconds, for a key press to count as holding the key. */
const HOLD_MS = 400;

/** Handles the active table's keys. A focused text field receives all keys, and a focused button receives Space. */
export function useKeys(table: TableListener): void {
  const { active, past, send } = table;
  const settings = useSettings();
  activeTable.value = table;
  /** The pressed key of the threat view. A short press toggles the view. A long one shows it until the release. */
  let held: { readonly key: string; readonly since: number } | null = null;
  useEventListener(document, 'keydown', (event: KeyboardEvent) => {
    if (!active() || isTyping(event)) return;
    const intent = intentOfKey(event, past(), settings.keys);
    if (!intent) return;
    if (intent.do === 'threats' && event.repeat) return;
    if (intent.do === 'threats') held = { key: keyOf(event), since: event.timeStamp };
    // If the character opens a dialog, it must not be typed into the field that is focused there.
    if (/^[!-~]$/.test(keyOf(event))) event.preventDefault();
    send(intent);
  });
  useEventListener(document, 'keyup', (event: KeyboardEvent) => {
    if (held === null || keyOf(event) !== held.key) return;
    if (event.timeStamp - held.since >= HOLD_MS) send({ do: 'threats', on: false });
    held = null;
  });
  const leave = listen('app.ask', ({ what }) => {
    const mine = (what === 'undo' || what === 'redo') && !past();
    if (mine && active() && !isEditable(document.activeElement)) send({ do: what });
  });
  onUnmounted(() => {
    leave();
    if (activeTable.value === table) activeTable.value = null;
  });
}

const SLIDES = /^(Arrow|Page|Home|End)/;

function isTyping({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.matches('input[type="range"]')) return SLIDES.test(key);
  if (target.matches('button, summary, a[href]')) return key === ' ';
  return target.matches('input, select, textarea');
}
