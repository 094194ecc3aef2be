import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { expect, test } from 'vitest';
import { findGame } from '../../../src/engine/games/registry';
import { playMove, startMatch, checkConfig } from '../../../src/engine/core/match';
import { logOf } from '../../../src/main/services/log';
import LogPanel from '../../../src/renderer/app/table/log/LogPanel.vue';
import { GAME_UIS } from '../../../src/renderer/games';
import { i18n } from '../../../src/renderer/ui/i18n';
import golden from '../../e2e/golden/serenissima-1996.json';

const { gameUi } = GAME_UIS;

type Moved = (typeof golden.moves)[number];

/** Types of moves that have one line each in the log and are not voyages. */
const LOGGED = new Set(['buy', 'hire', 'transfer', 'load', 'build']);

/** Mounts the log of these moves. `clicks` contains the indices of moves that share a click with the move before. */
function panel(clicks: ReadonlySet<number> = new Set(), moves = golden.moves) {
  setActivePinia(createPinia());
  const game = findGame('serenissima-1996');
  if (!game) throw new Error('The game is not registered');
  const config = { game: game.about.id, options: checkConfig(game, 4, {}), seats: 4, seed: golden.seed };
  const match = startMatch(game, config);
  for (const { seat, move } of moves) {
    playMove(match, seat, move, clicks.has(match.log.length) ? { on: true } : {});
  }
  const log = logOf({ match, viewer: null }, 0);
  const names = ['Anna', 'Bruno', 'Carla', 'Dario'];
  const props = { ui: gameUi(game.about.id), log, acts: [], view: game.view(match.position, null), names };
  const wrapper = mount(LogPanel, { props, global: { plugins: [i18n] } });
  const kinds = () => wrapper.findAll('ol li').map((item) => item.classes()[0] ?? 'line');
  return { wrapper, kinds };
}

/** The index of the first of three consecutive moves that satisfy a condition. */
function threeInARow(fits: (one: Moved, first: Moved) => boolean): number {
  const at = golden.moves.findIndex((first, i) => golden.moves.slice(i, i + 3).every((one) => fits(one, first)));
  expect(at).toBeGreaterThan(0);
  return at;
}

test('a filtered log has no empty headings', async () => {
  const { wrapper, kinds } = panel();
  // Without a filter, every heading is shown, even for phases in which nothing happened.
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

test('a search shows the lines that contain all its words, under their headings, or reports that there are none', async () => {
  const { wrapper, kinds } = panel();
  const search = wrapper.find('[data-testid="log:search"]');
  const texts = () => wrapper.findAll('ol li:not(.turn, .phase)').map((line) => line.text());
  await search.setValue('BUILDS galley');
  expect(texts().length).toBeGreaterThan(0);
  for (const text of texts()) expect(text).toMatch(/builds.*galley/);
  expect(kinds()).toContain('turn');
  await search.setValue('no such words');
  expect(wrapper.findAll('ol li').map((line) => line.text())).toEqual(['No results.']);
  wrapper.unmount();
});

test('the spaces that a galley crosses one by one form one expandable line', async () => {
  const at = threeInARow(({ move }, first) => move.type === 'sail' && move.galley === first.move.galley);
  const { wrapper } = panel(new Set(), golden.moves.slice(0, at + 3));
  const voyage = () =>
    wrapper
      .findAll('ol li button:not(.unfold)')
      .map((line) => line.text())
      .slice(-3);
  const [, , last] = voyage();
  expect(wrapper.get('[data-testid="log:unfold"]').text()).toContain('3');
  await wrapper.get('[data-testid="log:unfold"]').trigger('click');
  const [first, second, third] = voyage();
  expect(third).toBe(last);
  for (const step of [first, second]) expect(step).toMatch(/ sails galley /);
  wrapper.unmount();
});

test('moves of one kind made with one click form one expandable line, and a search finds each move', async () => {
  const at = threeInARow(({ seat, move }, first) => seat === first.seat && LOGGED.has(move.type));
  const { wrapper } = panel(new Set(), golden.moves.slice(0, at + 1));
  const log = wrapper.props('log');
  const lines = () => wrapper.findAll('ol > li');
  const before = lines().length;
  const text = wrapper.findAll('ol > li .told').at(-1)?.text();
  await wrapper.setProps({ log: [...log, ...[2, 3].map((i) => ({ ...log[at], ply: at + i, on: true as const }))] });
  expect(lines()).toHaveLength(before);
  const [unfold] = wrapper.findAll('[data-testid="log:unfold"]').slice(-1);
  expect(unfold.attributes('aria-expanded')).toBe('false');
  expect(wrapper.find('[data-testid="log:steps"]').exists()).toBe(false);
  await unfold.trigger('click');
  expect(unfold.attributes('aria-expanded')).toBe('true');
  const steps = wrapper.findAll('[data-testid="log:steps"] li').map((line) => line.text());
  expect(steps).toEqual([text, text]);
  // The arrow keys collapse it again.
  const [line] = wrapper.findAll('[data-testid="log:unfold"] + button').slice(-1);
  await line.trigger('keydown', { key: 'ArrowLeft' });
  expect(wrapper.find('[data-testid="log:steps"]').exists()).toBe(false);
  await wrapper.find('[data-testid="log:search"]').setValue(text);
  const found = lines().map((each) => each.text());
  expect(found.filter((each) => each === text)).toHaveLength(3);
  wrapper.unmount();
});

test('moves of different kinds made with one click, such as a plan, keep their lines', () => {
  const at = threeInARow(({ seat, move }, first) => seat === first.seat && LOGGED.has(move.type));
  const moves = golden.moves.slice(0, at + 3);
  const texts = [new Set<number>(), new Set([at + 1, at + 2])].map((clicks) => {
    const { wrapper } = panel(clicks, moves);
    const lines = wrapper.findAll('ol > li').map((line) => line.text());
    wrapper.unmount();
    return lines;
  });
  expect(texts[1]).toEqual(texts[0]);
});

test('consecutive equal moves are one line with a count, and a search lists each of them', async () => {
  const at = threeInARow(({ seat, move }, first) => seat === first.seat && LOGGED.has(move.type));
  const { wrapper } = panel(new Set(), golden.moves.slice(0, at + 1));
  const log = wrapper.props('log');
  const lines = () => wrapper.findAll('ol > li .told').map((line) => line.text());
  const text = lines()[lines().length - 1];
  await wrapper.setProps({ log: [...log, { ...log[at], ply: at + 2 }, { ...log[at], ply: at + 3 }] });
  const [before, last] = lines().slice(-2);
  expect(last).not.toBe(text);
  expect(last).toMatch(/ ×3$| 3 /);
  expect(before).not.toBe(text);
  await wrapper.find('[data-testid="log:search"]').setValue(text);
  expect(lines().filter((line) => line === text).length).toBeGreaterThanOrEqual(3);
  wrapper.unmount();
});

test('alternating purchases for several pieces are one line for each piece', () => {
  const id = 'serenissima-2012';
  const hired = (galley: number) => ({ type: 'recruited', seat: 0, to: { galley }, count: 1, cost: 1 });
  const log = [4, 8, 4, 8, 13].map((galley, i) => ({ ply: i + 1, seat: 0, barrier: null, events: [hired(galley)] }));
  setActivePinia(createPinia());
  const props = { ui: gameUi(id), log, acts: [], view: null, names: ['Anna', 'Bruno', 'Carla', 'Dario'] };
  const wrapper = mount(LogPanel, { props, global: { plugins: [i18n] } });
  expect(wrapper.findAll('ol > li .told').map((line) => line.text().replace(/^.* recruits /, ''))).toEqual([
    '2 sailors for galley 5, 2 ducats',
    '2 sailors for galley 9, 2 ducats',
    '1 sailor for galley 14, 1 ducat',
  ]);
  wrapper.unmount();
});
