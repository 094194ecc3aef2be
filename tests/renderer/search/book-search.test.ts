import { mount } from '@vue/test-utils';
import { afterEach, expect, test } from 'vitest';
import { defineComponent, h } from 'vue';
import { useBook } from '../../../src/renderer/app/rules/useBook';
import { useBookSearch } from '../../../src/renderer/app/rules/useBookSearch';
import { GAME_UIS } from '../../../src/renderer/games';
import { load } from '../../../src/renderer/locales';
import { i18n } from '../../../src/renderer/ui/i18n';

afterEach(() => void (i18n.global.locale.value = 'en'));

/** Searches a game's rulebook in the current language. */
function search(game: string, words: string) {
  let found: ReturnType<typeof useBookSearch> | undefined;
  const Probe = defineComponent(() => {
    const book = useBook(() => game);
    found = useBookSearch(book, () => words);
    return () => h('i');
  });
  const wrapper = mount(Probe, { global: { plugins: [i18n, GAME_UIS as never] } });
  const ids = found?.results.value?.map(({ id }) => id);
  const result = { ids, whole: found?.whole.value, closest: found?.closest.value?.key ?? null };
  wrapper.unmount();
  return result;
}

test.each([
  ['serenissima-1996', 'blockade fort', 'rule-fort'],
  ['serenissima-2012', 'blockade fort', 'rule-blockade'],
  ['serenissima-1996', 'garison', 'rule-storm'],
  ['doge-ship', 'inspektion', 'rule-inspection'],
  ['la-loire', 'hores', 'rule-horses'],
])('in %s, “%s” finds %s', (game, words, id) => {
  const { ids, closest } = search(game, words);
  expect(ids).toContain(id);
  expect(closest).toBe(null);
});

test('the paragraph about the words comes first', () =>
  expect(search('serenissima-2012', 'fort').ids?.[0]).toBe('rule-fort'));

test('French words are found without their accents', async () => {
  await load('fr');
  i18n.global.locale.value = 'fr';
  const { ids } = search('serenissima-1996', 'equipage galere');
  expect(ids).toContain('rule-crewless');
  expect(search('serenissima-1996', 'équipage galère').ids).toEqual(ids);
});

test.each([
  ['serenissima-1996', 'harbormaster', 'harbour'],
  ['serenissima-2012', 'xq', 'game'],
])('in %s, “%s” finds nothing, and the closest chapter is %s', (game, words, chapter) => {
  const { ids, closest } = search(game, words);
  expect(ids).toEqual([]);
  expect(closest).toBe(chapter);
});
