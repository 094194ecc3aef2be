import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { expect, test } from 'vitest';
import { findGame } from '../../../src/engine/games/registry';
import { playMove, startMatch, checkConfig } from '../../../src/engine/core/match';
import { logOf } from '../../../src/main/services/log';
import LogPanel from '../../../src/renderer/app/table/LogPanel.vue';
import { CABINET } from '../../../src/renderer/games';
import { i18n } from '../../../src/renderer/locales';
import golden from '../../e2e/golden/serenissima-1996.json';

const { gameUi } = CABINET;

/** The first moves of a game with turns and phases, as its log. */
function panel() {
  setActivePinia(createPinia());
  const game = findGame('serenissima-1996');
  if (!game) throw new Error('The game is not registered');
  const config = { game: game.about.id, options: checkConfig(game, 4, {}), seats: 4, seed: golden.seed };
  const match = startMatch(game, config);
  for (const { seat, move } of golden.moves) playMove(match, seat, move);
  const log = logOf({ match, viewer: null }, 0);
  const names = ['Anna', 'Bruno', 'Carla', 'Dario'];
  const props = { ui: gameUi(game.about.id), log, acts: [], view: game.view(match.position, null), names };
  const wrapper = mount(LogPanel, { props, global: { plugins: [i18n] } });
  const kinds = () => wrapper.findAll('ol li').map((item) => item.classes()[0] ?? 'line');
  return { wrapper, kinds };
}

test('a filtered log has no heading above nothing', async () => {
  const { wrapper, kinds } = panel();
  // Unfiltered every heading stands, also of phases in which nothing was done.
  expect(kinds().some((kind, i) => kind === 'phase' && kinds()[i + 1] === 'phase')).toBe(true);
  const select = wrapper.find('[data-testid="log:kinds"]');
  for (const option of select.findAll('option').slice(1)) {
    await select.setValue(option.attributes('value'));
    const shown = kinds();
    expect(shown, option.text()).toContain('line');
    for (const [i, kind] of shown.entries()) {
      if (kind === 'phase') expect(shown[i + 1], option.text()).toBe('line');
      if (kind === 'turn') expect(shown[i + 1], option.text()).toMatch(/line|phase/);
    }
  }
  wrapper.unmount();
});

test('a search leaves the lines that have all its words, under their headings, and says when there are none', async () => {
  const { wrapper, kinds } = panel();
  const search = wrapper.find('[data-testid="log:search"]');
  const texts = () => wrapper.findAll('ol li:not(.turn, .phase)').map((line) => line.text());
  await search.setValue('BUILDS galley');
  expect(texts().length).toBeGreaterThan(0);
  for (const text of texts()) expect(text).toMatch(/builds.*galley/);
  expect(kinds()).toContain('turn');
  await search.setValue('no such words');
  expect(wrapper.findAll('ol li').map((line) => line.text())).toEqual(['No line fits.']);
  wrapper.unmount();
});
