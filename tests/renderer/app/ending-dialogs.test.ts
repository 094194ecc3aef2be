import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { expect, test } from 'vitest';
import EndingDialogs from '../../../src/renderer/app/table/ending/EndingDialogs.vue';
import { GAME_UIS } from '../../../src/renderer/games';
import { i18n } from '../../../src/renderer/ui/i18n';

/** The note for a player who ends the game alone, at a table of this many seats. */
function noteFor(seats: number): string {
  setActivePinia(createPinia());
  const wrapper = mount(EndingDialogs, {
    props: { ask: 'end', table: { seats: Array(seats).fill({}) }, ui: GAME_UIS.gameUi('la-loire') } as never,
    global: { plugins: [i18n], stubs: { PeopleDialog: true } },
  });
  return (wrapper.findAllComponents({ name: 'PeopleDialog' })[0].props('notes') as readonly string[])[1];
}

test('a solo game ended early counts the score and has no winner', () => {
  expect(noteFor(1)).toBe('Your current score counts. You can undo this.');
  expect(noteFor(3)).toContain('winner');
});
