import { describe, expect, test } from 'vitest';
import { GAMES } from '../../../src/engine/games/registry';
import { GAME_UIS } from '../../../src/renderer/games';
import { formatDate, i18n } from '../../../src/renderer/ui/i18n';
import { LANGUAGES, load, setLanguage, systemLanguage } from '../../../src/renderer/locales';
import { freshMatch } from '../../engine/generic/playing';
import { commentTexts } from '../../../src/renderer/locales/comments';
import { deviceTexts } from '../../../src/renderer/locales/devices';
import { lessonTexts } from '../../../src/renderer/locales/lessons';
import { optionTexts } from '../../../src/renderer/locales/options';
import { rulebookTexts } from '../../../src/renderer/locales/rulebook';
import { flat } from './texts';

const { knowsGame } = GAME_UIS;

/** Returns a text's parameters. A capitalised parameter counts as the same one, because it only starts a sentence. */
const placeholders = (text: string, cases: readonly string[] = []) =>
  [
    ...new Set(
      [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => {
        const of = cases.find((one) => name.toLowerCase().endsWith(one)) ?? '';
        return name[0].toLowerCase() + name.slice(1, name.length - of.length);
      }),
    ),
  ].sort();

const english = new Map(flat((await load('en')).texts));
/** English as the screens use it, including lazily loaded texts. */
const whole = new Map(
  [
    [...english],
    ...(
      await Promise.all([deviceTexts, lessonTexts, optionTexts, commentTexts, rulebookTexts].map((of) => of('en')))
    ).map((some) => flat(some)),
  ].flat(),
);
const others = LANGUAGES.map(({ code }) => code).filter((code) => code !== 'en');

describe('the languages', () => {
  test('are found automatically and named in their own language', () => {
    expect(LANGUAGES).toEqual(expect.arrayContaining([{ code: 'en', name: 'English' }]));
    expect(LANGUAGES).toEqual(expect.arrayContaining([{ code: 'fr', name: 'Français' }]));
  });

  test('default to the system’s first available language, or English', () => {
    expect(systemLanguage(['tlh', 'fr-CA', 'en'])).toBe('fr');
    expect(systemLanguage(['en-GB', 'fr'])).toBe('en');
    expect(systemLanguage(['tlh'])).toBe('en');
  });

  test('are declared by the page when in use, and English replaces an unknown language', async () => {
    await setLanguage('fr');
    expect([i18n.global.locale.value, document.documentElement.lang]).toEqual(['fr', 'fr']);
    await setLanguage('xx');
    expect([i18n.global.locale.value, document.documentElement.lang]).toEqual(['en', 'en']);
  });

  test('follow the latest request, even if an earlier language takes longer to load', async () => {
    await Promise.all([setLanguage('fr'), setLanguage('en')]);
    expect(i18n.global.locale.value).toBe('en');
  });
});

describe.each(others)('%s', (code) => {
  test('has exactly the English texts with the same parameters, and none is empty unless the English one is', async () => {
    const { texts: said, cases } = await load(code);
    // A language may have additional case forms.
    const texts = new Map(flat(said).filter(([path]) => !cases?.some((of) => path.includes(`.within.${of}.`))));
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [path, text] of texts) {
      const model = english.get(path) ?? '';
      expect(placeholders(text, cases), path).toEqual(placeholders(model));
      expect(text.trim() === '', path).toBe(model.trim() === '');
    }
  });

  test.each([lessonTexts, optionTexts, commentTexts, rulebookTexts])(
    'has the same lazily loaded texts as English, all of them translated',
    async (later) => {
      const model = new Map(flat(await later('en')));
      const said = flat(await later(code));
      expect(said.map(([path]) => path).sort()).toEqual([...model.keys()].sort());
      for (const [path, text] of said) {
        expect(text.length, path).toBeGreaterThan(3);
        if (text.includes(' ')) expect(text, path).not.toBe(model.get(path));
      }
    },
  );

  test('has the same parameters in all plural forms of a text, and at least one', async () => {
    for (const [path, text] of flat((await load(code)).texts)) {
      const forms = text.split(' | ').map((form) => placeholders(form).join());
      expect(new Set(forms).size, path).toBe(1);
      if (forms.length > 1) expect(placeholders(text).length, path).toBeGreaterThan(0);
    }
  });
});

test.each([
  ['en', '27 Nov 2026, 19:32'],
  ['fr', '27 nov. 2026, 19:32'],
])('dates are written as usual in %s', async (code, date) => {
  await setLanguage(code);
  expect(formatDate('2026-11-27T19:32:00', { dateStyle: 'medium', timeStyle: 'short' })).toBe(date);
  await setLanguage('en');
});

describe('French', () => {
  const { t, n } = i18n.global;

  test('treats zero as singular, and has no-break spaces in numbers, inside quotation marks and before “?”', async () => {
    await setLanguage('fr');
    expect([0, 1, 2].map((count) => t('home.moves', count))).toEqual(['0 coup', '1 coup', '2 coups']);
    expect(n(12500, 'ducats')).toBe('12\u202f500');
    expect(t('deleted.one', { title: 'A' })).toBe('Supprimer définitivement «\u00a0A\u00a0»\u202f?');
  });

  test('never has a normal space where a line must not break, even in lazily loaded texts', async () => {
    const { texts, typeset } = await load('fr');
    const all = await Promise.all([lessonTexts, optionTexts, commentTexts, rulebookTexts].map((of) => of('fr')));
    const later = all.flatMap((some) => flat(typeset?.(some) ?? {}));
    for (const [path, text] of [...flat(texts), ...later]) expect(text, path).not.toMatch(/ [:;!?»%]|« |\d \d{3}/);
  });

  test('differs from English, which treats zero as plural', async () => {
    await setLanguage('en');
    expect([0, 1, 2].map((count) => t('home.moves', count))).toEqual(['0 moves', '1 move', '2 moves']);
    expect(n(12500, 'ducats')).toBe('12,500');
  });
});

describe.each(GAMES.filter(({ about }) => knowsGame(about.id)).map((game) => [game.about.id, game] as const))(
  'the engine’s English of %s',
  (id, game) => {
    const said = (path: string) => whole.get(`games.${id}.${path}`);

    test('matches the renderer’s texts: title, options, score lines', () => {
      expect(said('title')).toBe(game.about.title);
      for (const { key, label, note, values } of game.about.options) {
        expect([said(`options.${key}.label`), said(`options.${key}.note`)]).toEqual([label, note]);
        for (const { value, label: name } of values) expect(said(`options.${key}.values.${value}`)).toBe(name);
      }
      // Before the first move, all totals are equal, so every tie-break is used.
      const sheet = game.score(freshMatch(game, game.about.seats[1], 0).position, true);
      for (const { key, label } of sheet.scores[0].lines) expect(said(`score.${key}`)).toBe(label);
      for (const { key, label } of sheet.ties) expect(said(`ties.${key}`)).toBe(label);
    });
  },
);

test('every text key used by the screens exists', () => {
  const files = import.meta.glob<string>('../../../src/renderer/**/*.{ts,vue}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const asked = Object.entries(files).flatMap(([path, text]) =>
    [...text.matchAll(/\bt\(\s*'([\w.-]+)'/g)].map(([, key]) => ({ path, key })),
  );
  expect(asked.length).toBeGreaterThan(80);
  expect(asked.filter(({ key }) => !whole.has(key))).toEqual([]);
});
