import { mount } from '@vue/test-utils';
import { expect, test } from 'vitest';
import ChoiceButtons from '../../../src/renderer/app/table/words/ChoiceButtons.vue';

const choice = (full: string, left: string | null) =>
  ({ choice: { move: { type: full } }, full: { key: full }, left: left && { key: left } }) as never;

test.each([
  ['Buy grain', 'leaves 3 deniers', 'Buy grain, leaves 3 deniers'],
  ['Hire the Dairyman. It pays.', 'leaves 3 deniers', 'Hire the Dairyman. It pays. Leaves 3 deniers'],
  ['Sell grain', null, 'Sell grain'],
])('the text view joins %j and what it leaves with a comma, or as a sentence', (full, left, text) => {
  const choices = [choice(full, left)];
  const format = ({ key }: { readonly key: string }) => key;
  expect(mount(ChoiceButtons, { props: { choices, format } }).get('button').text()).toBe(text);
});
