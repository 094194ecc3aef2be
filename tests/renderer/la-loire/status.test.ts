import { mount } from '@vue/test-utils';
import { expect, test } from 'vitest';
import Status from '../../../src/renderer/games/la-loire/panels/Status.vue';
import { newTurn } from '../../../src/engine/games/la-loire/phases/turn';
import { i18n } from '../../../src/renderer/ui/i18n';
import { game, hand, RED, table, YELLOW } from '../../engine/la-loire/table';

/** The messages below the houses, for a view and the seat that decides or looks. */
function handIn(viewer: number | null, open: number | null): string[] {
  const state = table();
  hand(state, RED, 0);
  hand(state, YELLOW, 1);
  state.frames = [newTurn(YELLOW)];
  const view = game.view(state, viewer);
  const wrapper = mount(Status, { props: { view, names: ['Ada', 'Ben'], open }, global: { plugins: [i18n] } });
  return wrapper.findAll('.hand [data-testid^="message:"]').map((message) => message.attributes('data-testid') ?? '');
}

test('the messages below the houses are those of the player, or of the house that the board shows', () => {
  expect(handIn(RED, RED)).toEqual(['message:0']);
  expect(handIn(RED, null)).toEqual(['message:0']);
  // A computer of this house is thinking, and the board marks the destinations of its messages.
  expect(handIn(null, null)).toEqual(['message:1']);
});
