import { shallowRef } from 'vue';
import { activeTable } from '../table/input/useKeys';
import { isEditable } from '../../ui/typing';
import { focusStart, changePanel, focusables, focused, setFocus, topLayer } from './focus';
import type { Direction } from './spatial';

/** The text field that the on-screen keyboard edits. */
export const editedField = shallowRef<HTMLInputElement | HTMLTextAreaElement | null>(null);
export const openList = shallowRef<HTMLSelectElement | null>(null);

/** Activates the focused element: clicks a button, edits a field, opens a list, or sends Enter to a slider. */
export function activate(): void {
  const element = focused();
  if (!element) return void focusStart();
  if (element instanceof HTMLSelectElement) openList.value = element;
  else if (isField(element)) editedField.value = element;
  else if (element.matches('input[type="range"]')) key(element, 'Enter');
  else element.click();
}

export const isField = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  isEditable(element) && (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement);

type Filled = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Sets the value of a field or list and fires the events that user input would fire. */
export function setFieldValue(into: Filled, value: string): void {
  into.value = value;
  announceValue(into);
}

function announceValue(field: Filled) {
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** The label of a field or list, or an empty string. */
export const labelOf = (field: Filled): string =>
  field.ariaLabel ?? [...(field.labels ?? [])].map(({ textContent }) => textContent.trim()).join(' ');

/** Moves the focused slider. Returns whether it moved. */
export function moveSlider(direction: Direction): boolean {
  const slider = focused();
  if (!(slider instanceof HTMLInputElement) || slider.type !== 'range') return false;
  if (direction !== 'left' && direction !== 'right') return false;
  const before = slider.value;
  if (direction === 'left') slider.stepDown();
  else slider.stepUp();
  // At its minimum or maximum, the slider keeps its value and the press moves the focus instead.
  if (slider.value === before) return false;
  announceValue(slider);
  return true;
}

/** Sends Escape to the focused element, or to the top layer if the focus is outside it. */
export function sendEscape(): void {
  const layer = topLayer();
  // The focused element gets the key first, so that a dialog or dock that contains the focus closes.
  const { activeElement } = document;
  key(activeElement && layer.contains(activeElement) ? activeElement : layer, 'Escape');
}

/** Moves the focus to an active table's top bar, where the menu is, or from there to the next panel. */
export function focusMenu(): void {
  const top = document.querySelector('[data-panel="top"]');
  if (!top || activeTable.value?.active() !== true) return;
  if (top.contains(document.activeElement)) return changePanel(1);
  const [first] = focusables(top);
  setFocus(first);
}

function key(element: Element, name: string): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
  element.dispatchEvent(event);
  return event;
}
