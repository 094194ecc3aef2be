import { mount } from '@vue/test-utils';
import { expect, test } from 'vitest';
import { ref } from 'vue';
import { DECIDING_SEAT, OWN_SEAT, SEAT_CHIPS } from '../../../src/renderer/game-ui/seat-chip';
import PlayerFold from '../../../src/renderer/games/kit/panels/PlayerFold.vue';
import { i18n } from '../../../src/renderer/ui/i18n';

const chip = (seat: number, own: number | null) =>
  mount(PlayerFold, {
    props: { seat, player: 'Ada', power: 'Venice', acting: false },
    global: { plugins: [i18n], provide: { [OWN_SEAT as symbol]: ref(own) } },
  })
    .get('.who')
    .text();

test('the chip of the only person says “You” instead of the name', () => {
  expect(chip(1, 1)).toBe('You Venice');
  expect(chip(0, 1)).toBe('Ada Venice');
});

test('no chip says “You” if several people share the table', () => {
  expect(chip(1, null)).toBe('Ada Venice');
});

test('if several players decide at once, only the chip of the player who is asked is marked', () => {
  const marked = (seat: number, deciding: number | null) =>
    mount(PlayerFold, {
      props: { seat, player: 'Ada', power: 'Venice', acting: true },
      global: { plugins: [i18n], provide: { [DECIDING_SEAT as symbol]: ref(deciding) } },
    })
      .classes()
      .includes('acting');
  expect([marked(0, 0), marked(1, 0)]).toEqual([true, false]);
  expect([marked(0, null), marked(1, null)]).toEqual([true, true]);
});

test('a chip is registered under its seat’s number while it is on the screen', () => {
  const chips = new Map<number, HTMLElement>();
  const provide = { [SEAT_CHIPS as symbol]: chips };
  const wrapper = mount(PlayerFold, {
    props: { seat: 2, player: 'Ada', power: 'Ada', acting: false },
    global: { plugins: [i18n], provide },
  });
  expect([...chips]).toEqual([[2, wrapper.element]]);
  wrapper.unmount();
  expect(chips.size).toBe(0);
});

test('Escape collapses an open chip when the focus is elsewhere', async () => {
  const wrapper = mount(PlayerFold, {
    props: { seat: 0, player: 'Ada', power: 'Venice', acting: true },
    global: { plugins: [i18n] },
    attachTo: document.body,
  });
  const chip = wrapper.element as HTMLDetailsElement;
  chip.open = true;
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(chip.open).toBe(false);
  wrapper.unmount();
});
