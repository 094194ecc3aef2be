import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, expect, test, vi } from 'vitest';
import { markRaw } from 'vue';
import type { SeatConfig } from '../../../src/ipc/seats';
import SeatsDialog from '../../../src/renderer/app/table/seats/SeatsDialog.vue';
import { GAME_UIS } from '../../../src/renderer/games';
import { useMatch } from '../../../src/renderer/stores/match';
import { i18n } from '../../../src/renderer/ui/i18n';

const PERSON: SeatConfig = { name: 'Anna', kind: 'human', portrait: 3, skip: ['forced'], comments: true };

afterEach(() => (document.body.innerHTML = ''));

/** The seat that the dialog assigns after these choices of its player. */
async function assigned(seat: SeatConfig, choices: readonly string[]) {
  setActivePinia(createPinia());
  const assign = vi.spyOn(useMatch(), 'assignSeats').mockResolvedValue();
  const ui = markRaw({ ...GAME_UIS.gameUi('la-loire'), power: () => ({ key: 'blue', index: 0 }) });
  const wrapper = mount(SeatsDialog, {
    props: { open: false, table: { seats: [seat], over: true }, ui } as never,
    global: { plugins: [i18n] },
  });
  await wrapper.setProps({ open: true });
  const picker = wrapper.findComponent({ name: 'SeatPicker' }).find('select');
  for (const choice of choices) await picker.setValue(choice);
  await wrapper.findComponent({ name: 'DialogContent' }).find('form').trigger('submit');
  wrapper.unmount();
  return assign.mock.calls[0][0][0];
}

test('a seat keeps its portrait when its player changes', async () => {
  expect(await assigned(PERSON, ['doge'])).toEqual({ name: 'Anna', kind: 'computer', level: 'doge', portrait: 3 });
  const computer = { name: 'Anna', kind: 'computer', level: 'doge', portrait: 3 } as const;
  expect(await assigned(computer, ['deckhand'])).toEqual({ ...computer, level: 'deckhand' });
});

test('a person keeps all settings if a computer was chosen in between', async () => {
  expect(await assigned(PERSON, ['doge', 'human'])).toEqual(PERSON);
});
