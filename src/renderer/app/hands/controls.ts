import { shallowRef } from 'vue';
import { tableNow } from '../table/input/useKeys';
import { isEditable } from '../../ui/typing';
import { begin, changePanel, focusables, focused, give, uppermost } from './focus';
import type { Direction } from './spatial';

/** The field written into with the keyboard on the screen, and the list chosen from, while there is one. */
export const writing = shallowRef<HTMLInputElement | HTMLTextAreaElement | null>(null);
export const choosing = shallowRef<HTMLSelectElement | null>(null);

/** Means what has the focus: a button is pressed, a field written into, a list opened; a slider's row does what Enter does there. */
export function act(): void {
  const element = focused();
  if (!element) return void begin();
  if (element instanceof HTMLSelectElement) choosing.value = element;
  else if (isField(element)) writing.value = element;
  else if (element.matches('input[type="range"]')) key(element, 'Enter');
  else element.click();
}

/** Whether something is written in an element. */
export const isField = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  isEditable(element) && (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement);

type Filled = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Writes into a field, or chooses in a list, as if it had been done there. */
export function put(into: Filled, value: string): void {
  into.value = value;
  for (const type of ['input', 'change']) into.dispatchEvent(new Event(type, { bubbles: true }));
}

/** What a field or a list is called, by its label; empty where it has none. */
export const labelOf = (field: Filled): string =>
  field.ariaLabel ?? [...(field.labels ?? [])].map(({ textContent }) => textContent.trim()).join(' ');

/** Moves a slider that has the focus, if it has. */
export function adjust(direction: Direction): boolean {
  const slider = focused();
  if (!(slider instanceof HTMLInputElement) || slider.type !== 'range') return false;
  if (direction !== 'left' && direction !== 'right') return false;
  const before = slider.value;
  if (direction === 'left') slider.stepDown();
  else slider.stepUp();
  // At its end the slider is left.
  if (slider.value === before) return false;
  for (const type of ['input', 'change']) slider.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

/** Does what Escape does: closes what lies uppermost, or what stands at the focus; else the table or the screen answers. */
export function back(): void {
  const layer = uppermost();
  // Also a page that has only just opened, which has the focus itself.
  const { activeElement } = document;
  key(activeElement && layer.contains(activeElement) ? activeElement : layer, 'Escape');
}

/** Leads to what lies at the head of the screen, and back again. */
export function menu(): void {
  const top = document.querySelector('[data-panel="top"]');
  if (!top || tableNow.value?.active() !== true) return;
  if (top.contains(document.activeElement)) return changePanel(1);
  const [first] = focusables(top);
  give(first);
}

/** What an element, and whatever lies round it, does at a key. */
function key(element: Element, name: string): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
  element.dispatchEvent(event);
  return event;
}
