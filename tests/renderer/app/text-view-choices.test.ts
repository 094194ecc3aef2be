import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import type { Row } from '../../../src/renderer/game-ui/rows';
import { choicesAt } from '../../../src/renderer/app/table/words/parts';
import ChoiceButtons from '../../../src/renderer/app/table/words/ChoiceButtons.vue';

beforeEach(() => setActivePinia(createPinia()));

const option = (full: string, left: string | null) =>
  ({
    choice: { move: { type: full } },
    short: { key: full },
    full: { key: full },
    left: left && { key: left },
  }) as never;
const choice = (full: string, left: string | null) => ({ option: option(full, left), note: null });
const format = ({ key }: { readonly key: string }) => key;

test.each([
  ['Buy grain', 'leaves 3 deniers', 'Buy grain, leaves 3 deniers'],
  ['Hire the Dairyman. It pays.', 'leaves 3 deniers', 'Hire the Dairyman. It pays. Leaves 3 deniers'],
  ['Sell grain', null, 'Sell grain'],
])('the text view joins %j and what it leaves with a comma, or as a sentence', (full, left, text) => {
  const choices = [choice(full, left)];
  expect(mount(ChoiceButtons, { props: { choices, format } }).get('button').text()).toBe(text);
});

test('a choice that is alone in its row has the row’s note', () => {
  const row = (note: string | null, ...options: never[]) =>
    ({ role: 'action', actor: null, target: 'place:1', note: note && { key: note }, options }) as unknown as Row;
  const grain = option('Buy grain', null);
  const wine = option('Buy wine', null);
  const choices = choicesAt([row('a bad harvest', grain), row('up to 2', wine, wine), row(null, grain)], 'place:1');
  expect(choices.map(({ note }) => note?.key ?? null)).toEqual(['a bad harvest', null, null, null]);
  const button = mount(ChoiceButtons, { props: { choices: choices.slice(0, 1), format } }).get('button');
  expect(button.get('small').text()).toBe('a bad harvest');
});
