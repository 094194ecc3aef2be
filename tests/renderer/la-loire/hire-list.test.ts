import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { markRaw } from 'vue';
import { LOCATIONS } from '../../../src/engine/games/la-loire/data/board';
import { characterId } from '../../../src/engine/games/la-loire/data/characters';
import RowGroups from '../../../src/renderer/app/table/choices/RowGroups.vue';
import { byGroup } from '../../../src/renderer/app/table/choices/pieces';
import { GAME_UIS } from '../../../src/renderer/games';
import { wishes } from '../../../src/renderer/games/la-loire/wishes';
import { i18n } from '../../../src/renderer/ui/i18n';
import { setLanguage } from '../../../src/renderer/locales';
import { employ, fund, game, RED, refusal, stopped, table } from '../../engine/la-loire/table';
import { rowsAt } from '../rows-at';

beforeEach(() => setActivePinia(createPinia()));

/** The characters to hire at the circus, as the panel or a figure's card lists them. */
function hireList(prefix: string) {
  const state = table();
  stopped(state, RED, 'merchant', LOCATIONS[state.circus].name);
  fund(state, RED, 10);
  const groups = byGroup(rowsAt(game, state, RED)).filter(({ name }) => name === 'hire');
  const ui = markRaw(GAME_UIS.gameUi('la-loire'));
  return mount(RowGroups, { props: { ui, groups, asked: new Set<never>(), prefix }, global: { plugins: [i18n] } });
}

test('the list of characters to hire shows their names, prices, points and effects, in English and French', async () => {
  for (const [language, effect] of [
    ['en', 'Each grain you sell earns 1 more denier'],
    ['fr', 'carte de blé vendue'],
  ] as const) {
    await setLanguage(language);
    const buttons = hireList('action').findAll('button');
    expect(buttons.length).toBeGreaterThan(20);
    expect(buttons[1].text().replaceAll('\u00a0', ' ')).toContain(effect);
    for (const button of buttons) {
      expect(button.get('b').text()).not.toBe('');
      expect(button.get('.price').text()).toMatch(/^\d$/);
      expect(button.get('.points').text()).toMatch(/^\d\spoints?$/);
      expect(button.get('.effect').text().length).toBeGreaterThan(15);
      const [name] = button.get('b').text().split(' ');
      expect(button.attributes('aria-label')?.toLowerCase()).toContain(name.toLowerCase());
    }
  }
  await setLanguage('en');
});

test('a figure’s card, which has less room, shows the portraits side by side', () => {
  const card = hireList('card');
  expect(card.find('.effect').exists()).toBe(false);
  expect(card.findAll('.gallery button').length).toBeGreaterThan(20);
});

test('the Helper is listed as not possible now until the Apprentice is hired', () => {
  const state = table();
  stopped(state, RED, 'messenger', LOCATIONS[state.circus].name);
  fund(state, RED, 10);
  const hires = () => wishes(game.view(state, RED)).filter(({ group }) => group === 'hire');
  const [{ move }] = hires();
  expect(move).toEqual({ type: 'hire', character: characterId('helper') });
  expect(refusal(state, RED, move)).toBe('apprentice-first');
  employ(state, RED, 'apprentice');
  expect(hires()).toEqual([]);
});
