import { beforeEach, expect, test } from 'vitest';
import type { Directive } from 'vue';
import { pointedAt, ruleAround, ruleHere, vExplain, vRule } from '../../../src/renderer/ui/explain';

/** Applies a directive with this value to an element. */
function give<T>(directive: Directive<HTMLElement, T>, id: string, value: T) {
  const { mounted } = directive as unknown as { mounted: (element: HTMLElement, binding: { value: T }) => void };
  mounted(at(id), { value });
}
const at = (id: string) => document.getElementById(id) as HTMLElement;
const rule = (key: string) => ({ game: 'la-loire', key });

beforeEach(() => {
  pointedAt.value = null;
  document.body.innerHTML = `
    <main id="table"><ul id="group"><li><button id="row"></button><button id="plain"></button></li></ul>
    <button id="piece"></button></main><dialog open><button id="setting"></button></dialog>`;
  give(vRule, 'table', rule('turn'));
  give(vRule, 'group', rule('selling'));
  give(vExplain, 'row', { text: 'Sell.', rule: rule('buying') });
  give(vExplain, 'piece', { text: 'A boat.', rule: rule('end') });
});

test.each([
  ['row', 'buying'],
  ['plain', 'selling'],
  ['piece', 'end'],
  ['table', 'turn'],
])('the rule of %s is %s', (id, key) => expect(ruleAround(at(id))?.key).toBe(key));

test('the rule of a hovered canvas piece is found', () => {
  pointedAt.value = at('piece');
  expect(ruleHere()?.key).toBe('end');
});

test('the rule of the focused control is found', () => {
  at('plain').focus();
  expect(ruleHere()?.key).toBe('selling');
});

test('a control in a dialog without a rule uses the rule of the table behind the dialog', () => {
  at('setting').focus();
  expect(ruleHere()?.key).toBe('turn');
});
