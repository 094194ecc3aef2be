import { expect, test } from 'vitest';
import { dogeShip } from '../../../src/engine/games/doge-ship';
import { measures } from '../../../src/engine/games/doge-ship/measures';
import { describe as tell } from '../../../src/renderer/games/doge-ship/describe';
import { count } from '../../../src/renderer/games/doge-ship/words';
import { speak } from '../../../src/renderer/games/translate';
import { i18n, LANGUAGES, speakLanguage } from '../../../src/renderer/locales';
import { newTable } from '../../engine/doge-ship/table';

const { t, n, te } = i18n.global;
const say = (sentence: Parameters<typeof speak>[2]) => speak({ t, n }, 'doge-ship', sentence);

test('every measure of the story has a text in every language', async () => {
  for (const { code: language } of LANGUAGES) {
    await speakLanguage(language);
    for (const key of Object.keys(measures(newTable())))
      expect(te(`games.${dogeShip.about.id}.measures.${key}`, language), `${language} ${key}`).toBe(true);
  }
});

test('a computer that builds a gondola claims no points, and nobody loses any by a Replacement', async () => {
  for (const { code } of LANGUAGES) {
    await speakLanguage(code);
    for (const key of ['act-intrigue', 'build-gondola'])
      expect(t(`games.doge-ship.reasons.${key}`)).not.toMatch(/point/i);
    expect(t('games.doge-ship.reasons.act-intrigue')).not.toMatch(/doge/i);
  }
  await speakLanguage('en');
  expect(t('games.doge-ship.reasons.replace')).toMatch(/nobody loses any/);
});

test('one less is singular, none as the language counts it; the rest of a joined action is called so', async () => {
  await speakLanguage('en');
  expect(say(count('marker', -1))).toBe('−1 marker');
  expect(say(count('ducat', 0))).toBe('0 ducats');
  const left = { type: 'leftUndone', seat: 0, work: 'buy', bonus: false, forced: true } as const;
  expect(say(tell({ ...left, rest: true }))).toMatch(/cannot use the rest of the purchase/);
  expect(say(tell(left))).toMatch(/cannot use the purchase/);
  await speakLanguage('fr');
  expect(say(count('ducat', 0))).toBe('0 ducat');
  await speakLanguage('en');
});
