import { mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { expect, test } from 'vitest';
import ChoiceButtons from '../../../src/renderer/app/table/words/ChoiceButtons.vue';
import type { RowButton } from '../../../src/renderer/game-ui/rows';

test('a choice in words includes all its parts and the money that remains after its price', async () => {
  const choice = (full: string, left?: string): RowButton => ({
    choice: { move: { type: full }, forecast: {} },
    short: { key: '1' },
    full: { key: full },
    ...(left && { left: { key: left } }),
  });
  const options = [choice('Hire 1 sailor for 100', 'leaves 300'), choice('End')];
  const choices = options.map((option) => ({ option, note: null }));
  const page = mount(ChoiceButtons, {
    props: { choices, format: ({ key }: { key: string }) => key },
    global: { plugins: [createPinia()] },
  });
  const buttons = page.findAll('button');
  expect(buttons.map((button) => button.text())).toEqual(['Hire 1 sailor for 100, leaves 300', 'End']);
  await buttons[0].trigger('click');
  expect(page.emitted('play')).toEqual([[options[0].choice]]);
});
