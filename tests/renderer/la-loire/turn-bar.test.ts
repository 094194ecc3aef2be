import { mount } from '@vue/test-utils';
import { expect, test } from 'vitest';
import TurnBar from '../../../src/renderer/games/la-loire/panels/TurnBar.vue';
import { newTurn } from '../../../src/engine/games/la-loire/phases/turn';
import { i18n } from '../../../src/renderer/ui/i18n';
import { game, RED, table } from '../../engine/la-loire/table';

test('the top bar shows whose turn it is, unless there is only one player', () => {
  const shields = [1, 2].map((seats) => {
    const state = table(seats);
    state.frames = [newTurn(RED)];
    const wrapper = mount(TurnBar, { props: { view: game.view(state, RED) }, global: { plugins: [i18n] } });
    return wrapper.findAll('.order svg').length;
  });
  expect(shields).toEqual([0, 2]);
});

test('the top bar names the players who can soon end the game, until the last turns begin', () => {
  const state = table(3);
  state.frames = [newTurn(RED)];
  const near = () =>
    mount(TurnBar, { props: { view: game.view(state, RED) }, global: { plugins: [i18n] } }).find(
      '[data-testid="bar:near"]',
    );
  expect(near().exists()).toBe(false);
  const { messagesToEnd, river } = game.view(state, RED);
  state.players[1].delivered = Array.from({ length: messagesToEnd - 1 }, (_, card) => card);
  state.players[2].boat = river - 2;
  expect(near().text()).toBe('Can end the game: Touraine, Berry');
  state.lastTurns = [1, 2];
  expect(near().exists()).toBe(false);
});
