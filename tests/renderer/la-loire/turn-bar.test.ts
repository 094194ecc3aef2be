import { mount } from '@vue/test-utils';
import { expect, test } from 'vitest';
import TurnBar from '../../../src/renderer/games/la-loire/panels/TurnBar.vue';
import { newTurn } from '../../../src/engine/games/la-loire/phases/turn';
import { i18n } from '../../../src/renderer/ui/i18n';
import { LOCATIONS } from '../../../src/engine/games/la-loire/data/board';
import { fund, game, put, RED, table } from '../../engine/la-loire/table';

test('the top bar shows whose turn it is, unless there is only one player', () => {
  const shields = [1, 2].map((seats) => {
    const state = table(seats);
    state.frames = [newTurn(RED)];
    const wrapper = mount(TurnBar, { props: { view: game.view(state, RED) }, global: { plugins: [i18n] } });
    return wrapper.findAll('.order svg').length;
  });
  expect(shields).toEqual([0, 2]);
});

test('the top bar names the players who can soon end the game, beside how it ends', () => {
  const state = table(3);
  state.frames = [newTurn(RED)];
  const bar = () => mount(TurnBar, { props: { view: game.view(state, RED) }, global: { plugins: [i18n] } });
  const near = () => bar().find('[data-testid="bar:near"]');
  expect(near().exists()).toBe(false);
  put(state, 2, 'merchant', LOCATIONS[1].name, { direction: -1, horses: 0 });
  fund(state, 2, 10);
  state.players[2].boat = game.view(state, RED).river - 2;
  expect(near().text()).toBe('Can end the game: Berry');
  expect(bar().text()).toContain('The game ends at river space 17 or 10 messages');
  state.lastTurns = [1, 2];
  expect(near().exists()).toBe(false);
});
