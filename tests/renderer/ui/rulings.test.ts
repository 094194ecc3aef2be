import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../../src/engine/core/game';
import { GAMES } from '../../../src/engine/games/registry';
import { attachPunctuation, mentionsIn } from '../../../src/renderer/app/rules/mentions';
import RulingText from '../../../src/renderer/app/rules/RulingText.vue';
import { GAME_UIS } from '../../../src/renderer/games';
import { i18n } from '../../../src/renderer/ui/i18n';
import { LANGUAGES, load } from '../../../src/renderer/locales';
import type { Texts } from '../../../src/renderer/ui/language';
import { useRulebook } from '../../../src/renderer/stores/rulebook';
import { flat } from '../locales/texts';

const { gameUi } = GAME_UIS;

/** A language's words for “ruling” and “rulings”. */
const wordsOf = (texts: Texts) => String((texts.rulebook as Texts).mentions).split(', ');

const games = GAMES.map((game) => [game.about.id, game] as const);
const each = LANGUAGES.flatMap(({ code }) => games.map(([id, game]) => [id, code, game] as const));

describe.each(games)('the rulings of %s', (id, game: AnyGame) => {
  const { rulings, refusals, chapters } = gameUi(id).rulebook;

  test('are based on sources and belong to a paragraph', async () => {
    const texts = new Map(flat((await load('en')).texts));
    const paragraphs = chapters.flatMap(({ rules }) => rules);
    expect(Object.keys(rulings).length).toBeGreaterThan(15);
    for (const [number, { rule, sources }] of Object.entries(rulings)) {
      expect(paragraphs, number).toContain(rule);
      expect(sources.length, number).toBeGreaterThan(0);
      for (const source of sources)
        expect(texts.get(`games.${id}.sources.${source}`)?.length, source).toBeGreaterThan(5);
    }
  });

  test('use every listed source', async () => {
    const said = flat((await load('en')).texts).filter(([path]) => path.startsWith(`games.${id}.sources.`));
    const used = new Set(Object.values(rulings).flatMap(({ sources }) => sources));
    expect(said.map(([path]) => path.split('.').at(-1)).filter((source) => !used.has(source ?? ''))).toEqual([]);
  });

  test('are cited by every option, and refusals cite only existing ones', () => {
    for (const { key, rulings: named } of game.about.options) {
      expect(named.length, key).toBeGreaterThan(0);
      for (const number of named) expect(rulings, key).toHaveProperty(String(number));
    }
    const named = Object.entries(refusals).flatMap(([code, { rulings: numbers }]) =>
      (numbers ?? []).map((number) => [code, number] as const),
    );
    expect(named.length).toBeGreaterThan(5);
    for (const [code, number] of named) expect(rulings, code).toHaveProperty(String(number));
  });
});

describe.each(each)('the texts of %s in %s', (id, code, game) => {
  test('mention only existing rulings, always by number', async () => {
    const { texts } = await load(code);
    const words = wordsOf(texts);
    const said = flat(texts).filter(([path]) => path.startsWith(`games.${id}.`));
    let named = 0;
    for (const [path, text] of said) {
      for (const { text: piece, ruling } of mentionsIn(text, words)) {
        if (ruling !== null) expect(gameUi(id).rulebook.rulings, path).toHaveProperty(String(ruling));
        named += Number(ruling !== null);
        const rest = ruling === null ? piece : '';
        for (const word of words) expect(rest.toLowerCase(), path).not.toContain(word);
      }
    }
    expect(named).toBeGreaterThan(5);
  });

  test('describe each ruling in whole sentences', async () => {
    const texts = new Map(flat((await load(code)).texts));
    for (const number of Object.keys(gameUi(id).rulebook.rulings)) {
      expect(texts.get(`games.${id}.rulings.${number}`), number).toMatch(/^\S.{25,}[.!?]$/su);
    }
  });

  test('mention no ruling in an option’s note that the option does not list', async () => {
    const texts = new Map(flat((await load(code)).texts));
    const words = wordsOf((await load(code)).texts);
    for (const { key, rulings } of game.about.options) {
      const note = texts.get(`games.${id}.options.${key}.note`) ?? '';
      for (const { ruling } of mentionsIn(note, words)) if (ruling !== null) expect(rulings, key).toContain(ruling);
    }
  });
});

describe('a text that mentions rulings', () => {
  const words = ['our rulings', 'our ruling'];
  const numbers = (text: string) => mentionsIn(text, words).flatMap(({ ruling }) => ruling ?? []);

  test('is split at the rulings without changing the text', () => {
    const text = 'R, Cubes; our rulings 7, 12 and 13, not 14. Our ruling 5; your ruling 9';
    expect(numbers(text)).toEqual([7, 12, 13, 5]);
    expect(
      mentionsIn(text, words)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  test('keeps brackets and full stops with the link', () => {
    const text = 'Most ports (our ruling 36). Our ruling 5; our rulings 7, 12 and 13';
    const parts = attachPunctuation(mentionsIn(text, words));
    expect(parts.map((part) => part.before + part.text + part.after).join('')).toBe(text);
    const links = parts.filter(({ ruling }) => ruling !== null);
    expect(links.map(({ before, ruling, after }) => `${before}${ruling}${after}`)).toEqual([
      '(36).',
      '5;',
      '7,',
      '12',
      '13',
    ]);
  });

  test('has no links without rulings', () => {
    expect(mentionsIn('Wood and 5 ducats', words)).toEqual([{ text: 'Wood and 5 ducats', ruling: null }]);
    expect(mentionsIn('', words)).toEqual([]);
  });

  test('links to the rulings in the text and to further rulings, and a link opens the rulebook at its ruling', async () => {
    setActivePinia(createPinia());
    const text = mount(RulingText, {
      props: { game: 'la-loire', text: 'R, Movement; our ruling 3', more: [3, 4] },
      global: { plugins: [i18n, GAME_UIS] },
    });
    const links = text.findAll('button');
    expect(links.map((link) => link.text())).toEqual(['our ruling 3', 'our ruling 4']);
    expect(text.text()).toBe('English rulebook, Movement; our ruling 3 (our ruling 4)');
    await links[1].trigger('click');
    const { open, game, ruling } = useRulebook();
    expect({ open, game, ruling }).toEqual({ open: true, game: 'la-loire', ruling: 4 });
  });
});

test.each([
  ['The rulebook doesn’t say.', 'The rulebook doesn’t say (our ruling 3).'],
  ['See our ruling 3.', 'See our ruling 3.'],
  ['FR, 2', 'FR, 2 (our ruling 3)'],
])('further rulings are added to the last sentence of “%s”, unless it mentions them', (said, shown) => {
  const props = { game: 'la-loire', text: said, more: [3] };
  expect(mount(RulingText, { props, global: { plugins: [i18n, GAME_UIS, createPinia()] } }).text()).toBe(shown);
});

test('the rulebook can be opened at the same ruling again', () => {
  setActivePinia(createPinia());
  const rulebook = useRulebook();
  rulebook.showRuling('la-loire', 4);
  const before = rulebook.asked;
  rulebook.showRuling('la-loire', 4);
  expect([rulebook.ruling, rulebook.asked]).toEqual([4, before + 1]);
  rulebook.show('la-loire', 'setup');
  expect([rulebook.ruling, rulebook.rule]).toEqual([null, 'setup']);
});
