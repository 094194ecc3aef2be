/** Fields in which one types, and in which undo takes back what was typed. */
const EDITABLE = [
  'textarea',
  ...['text', 'search', 'number', 'email', 'url', 'tel', 'password'].map((type) => `input[type="${type}"]`),
  'input:not([type])',
  '[contenteditable="true"]',
].join(', ');

/** Whether something is written in where the focus is. */
export function isEditable(element: Element | null): boolean {
  return element?.matches(EDITABLE) ?? false;
}
