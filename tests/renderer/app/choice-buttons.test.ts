import { mount } from '@vue/test-utils';
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
  const choices = [choice('Hire 1 sailor for 100', 'leaves 300'), choice('End')];
  const page = mount(ChoiceButtons, { props: { choices, format: ({ key }: { key: string }) => key } });
  const buttons = page.findAll('button');
  expect(buttons.map((button) => button.text())).toEqual(['Hire 1 sailor for 100, leaves 300', 'End']);
  await buttons[0].trigger('click');
  expect(page.emitted('play')).toEqual([[choices[0].choice]]);
});
