import { mount } from '@vue/test-utils';
import { expect, test } from 'vitest';
import ActionRow from '../../../src/renderer/app/table/ActionRow.vue';
import type { RowButton, Row } from '../../../src/renderer/game-ui/game-ui';
import { i18n } from '../../../src/renderer/locales';

const option = (short: string, full: string): RowButton => ({
  choice: { move: { type: 'sell' }, forecast: {} },
  short: { key: short },
  full: { key: full },
});
const row = (...options: RowButton[]): Row => ({
  key: 'sell',
  group: 'sell',
  role: 'action',
  label: { key: 'Sell wine' },
  options,
  note: null,
  actor: null,
  target: null,
});
const namesOf = (options: RowButton[]) =>
  mount(ActionRow, {
    props: { row: row(...options), format: ({ key }: { key: string }) => key, explain: () => ({}) },
    global: { plugins: [i18n] },
  })
    .findAll('button')
    .map((button) => button.attributes('aria-label'));

test('a row says its note, the one that ends a turn too', () => {
  const end: Row = { ...row(option('End the turn', 'End the turn')), role: 'end', note: { key: 'You take 1 denier' } };
  const props = { row: end, format: ({ key }: { key: string }) => key, explain: () => ({}) };
  expect(mount(ActionRow, { props, global: { plugins: [i18n] } }).text()).toContain('You take 1 denier');
});

test('what stands on a button is part of its name, so that it can be called by it', () => {
  const names = namesOf([option('1,200', 'Sell wine in Genoa for 1,200'), option('Genoa: 200', 'Sell wine in Genoa')]);
  expect(names).toEqual(['Sell wine in Genoa for 1,200', 'Genoa: 200, Sell wine in Genoa']);
});

test('in a gallery a picture with its cost stands for the words, and who hears it is told all of it', () => {
  const picture = { of: 'character:9', cost: 3 };
  const hire = { ...option('Witch 3', 'Witch, 3 deniers: hiring costs less'), picture };
  const Painted = { props: ['of'], template: '<img :alt="of" />' };
  const gallery = (open: boolean) =>
    mount(ActionRow, {
      props: {
        row: row(hire, option('Banker 2', 'Banker, 2 deniers')),
        format: ({ key }: { key: string }) => key,
        explain: () => ({}),
        pictures: Painted as never,
        gallery: open,
      },
      global: { plugins: [i18n] },
    });
  const [first, second] = gallery(true).findAll('button');
  expect(first.find('img').attributes('alt')).toBe('character:9');
  expect(first.find('.cost').text()).toBe('3');
  expect(first.find('.words').text()).toBe('Witch 3');
  expect(first.attributes('aria-label')).toContain('Witch, 3 deniers');
  expect(second.find('img').exists()).toBe(false);
  expect(second.find('.words').exists()).toBe(false);
  expect(gallery(false).find('.cost').exists()).toBe(false);
});
