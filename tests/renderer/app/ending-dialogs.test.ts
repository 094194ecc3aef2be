import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { expect, test } from 'vitest';
import EndingDialogs from '../../../src/renderer/app/table/ending/EndingDialogs.vue';
import { GAME_UIS } from '../../../src/renderer/games';
import { i18n } from '../../../src/renderer/ui/i18n';

/** The second note of the dialog that ends the game early, at a table with this many seats. */
function noteFor(seats: number): string {
  setActivePinia(createPinia());
  const wrapper = mount(EndingDialogs, {
    props: { ask: 'end', table: { seats: Array(seats).fill({}) }, ui: GAME_UIS.gameUi('la-loire') } as never,
    global: { plugins: [i18n], stubs: { PeopleDialog: true } },
  });
  return (wrapper.findAllComponents({ name: 'PeopleDialog' })[0].props('notes') as readonly string[])[1];
}

test('before a solo game is ended early, the note mentions the score instead of a winner', () => {
  expect(noteFor(1)).toBe('Your current score counts. You can undo this.');
  expect(noteFor(3)).toContain('winner');
});
