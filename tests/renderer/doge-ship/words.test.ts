import { expect, test } from 'vitest';
import { dogeShip } from '../../../src/engine/games/doge-ship';
import { measures } from '../../../src/engine/games/doge-ship/measures';
import { describe as tell } from '../../../src/renderer/games/doge-ship/describe';
import { count } from '../../../src/renderer/games/doge-ship/words';
import { formatSentence } from '../../../src/renderer/game-ui/translate';
import { i18n, LANGUAGES, setLanguage } from '../../../src/renderer/locales';
import { newTable } from '../../engine/doge-ship/table';

const { t, n, te } = i18n.global;
const say = (sentence: Parameters<typeof formatSentence>[2]) => formatSentence({ t, n }, 'doge-ship', sentence);

test('every measure of the story has a text in every language', async () => {
  for (const { code: language } of LANGUAGES) {
    await setLanguage(language);
    for (const key of Object.keys(measures(newTable())))
      expect(te(`games.${dogeShip.about.id}.measures.${key}`, language), `${language} ${key}`).toBe(true);
  }
});

test('a computer that builds a gondola claims no points, and nobody loses any by a Replacement', async () => {
  for (const { code } of LANGUAGES) {
    await setLanguage(code);
    for (const key of ['act-intrigue', 'build-gondola'])
      expect(t(`games.doge-ship.reasons.${key}`)).not.toMatch(/point/i);
    expect(t('games.doge-ship.reasons.act-intrigue')).not.toMatch(/doge/i);
  }
  await setLanguage('en');
  expect(t('games.doge-ship.reasons.replace')).toMatch(/nobody loses any/);
});

test('one less is singular, none as the language counts it; the rest of a joined action is called so', async () => {
  await setLanguage('en');
  expect(say(count('marker', -1))).toBe('−1 marker');
  expect(say(count('ducat', 0))).toBe('0 ducats');
  const left = { type: 'leftUndone', seat: 0, work: 'buy', bonus: false, forced: true } as const;
  expect(say(tell({ ...left, rest: true }))).toMatch(/cannot use the rest of the purchase/);
  expect(say(tell(left))).toMatch(/cannot use the purchase/);
  await setLanguage('fr');
  expect(say(count('ducat', 0))).toBe('0 ducat');
  await setLanguage('en');
});
