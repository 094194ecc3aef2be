import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { expect, test } from 'vitest';
import StandstillNote from '../../../src/renderer/app/table/ending/StandstillNote.vue';
import { GAME_UIS } from '../../../src/renderer/games';
import { i18n } from '../../../src/renderer/ui/i18n';

const ui = GAME_UIS.gameUi('doge-ship');
const table = (standstill: number, match = 'm', acting: number | null = 0) => ({
  standstill,
  match,
  acting,
  seats: [],
});

function note(at: ReturnType<typeof table>) {
  setActivePinia(createPinia());
  const wrapper = mount(StandstillNote, {
    props: { ui, table: at } as never,
    global: { plugins: [i18n, GAME_UIS as never], stubs: { EndingDialogs: true } },
  });
  const shows = async (next: ReturnType<typeof table>) => {
    await wrapper.setProps({ table: next } as never);
    return wrapper.find('[data-testid=standstill]').exists();
  };
  return { wrapper, shows };
}

test('an agreed end is offered to the deciding player, with the reason and the ruling', async () => {
  const { wrapper, shows } = note(table(12));
  expect(wrapper.text()).toContain('No part built for 12 rounds.');
  expect(wrapper.find('[data-testid="ruling-link:39"]').exists()).toBe(true);
  expect(await shows(table(0))).toBe(false);
  expect(await shows(table(12, 'm', null))).toBe(false);
});

test('an agreed end is offered again after the same number of rounds if declined', async () => {
  const { wrapper, shows } = note(table(13));
  await wrapper.find('[data-testid="standstill:on"]').trigger('click');
  expect(await shows(table(13))).toBe(false);
  expect(await shows(table(25))).toBe(false);
  expect(await shows(table(26))).toBe(true);
  expect(await shows(table(13, 'another'))).toBe(true);
});

test('an agreed end needs confirmation', async () => {
  const { wrapper } = note(table(12));
  await wrapper.find('[data-testid="standstill:end"]').trigger('click');
  expect(wrapper.find('ending-dialogs-stub').attributes('ask')).toBe('end');
});
