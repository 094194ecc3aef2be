const EDITABLE = [
  'textarea',
  ...['text', 'search', 'number', 'email', 'url', 'tel', 'password'].map((type) => `input[type="${type}"]`),
  'input:not([type])',
  '[contenteditable="true"]',
].join(', ');

/** Whether an element is a text field. Shortcuts ignore keys typed into one. */
export function isEditable(element: Element | null): boolean {
  return element?.matches(EDITABLE) ?? false;
}
