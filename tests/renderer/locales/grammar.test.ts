import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_UIS } from '../../../src/renderer/games';
import { formatSentence } from '../../../src/renderer/game-ui/translate';
import { addLanguage, i18n } from '../../../src/renderer/ui/i18n';
import { load } from '../../../src/renderer/locales';
import { german } from './grammar/german';
import { italian } from './grammar/italian';
import { say } from '../rows-at';
import { HARDEST } from './grammar/sentences';
import { spanish } from './grammar/spanish';

const { gameUi } = GAME_UIS;

/** Articles, cases, elisions and plurals of docs/decisions/0002-grammar.md, tested with the app's formatting code. */
const { t, n } = i18n.global;
const VIEW = { powers: [0, 1, 2, 3], galleys: [] };

beforeAll(async () => {
  await load('fr');
  addLanguage('de', german);
  addLanguage('it', italian);
  addLanguage('es', spanish);
});
afterAll(() => void (i18n.global.locale.value = 'en'));

test('twenty difficult sentences are tested', () => expect(HARDEST).toHaveLength(20));

describe.each(['fr', 'de', 'it', 'es'] as const)('a sentence in “%s”', (code) => {
  const at = { fr: 2, de: 3, it: 4, es: 5 }[code] as 2 | 3 | 4 | 5;

  test.each(HARDEST.map((row) => [row[at], row] as const))('%s', (wanted, [game, event]) => {
    i18n.global.locale.value = code;
    const sentence = gameUi(game).describe(event, VIEW);
    if (!sentence) throw new Error(`${event.type} has no sentence`);
    expect(say(game, sentence)).toBe(wanted);
  });

  test.each([
    [0, { fr: '0 ducat', de: '0 Dukaten', it: '0 ducati', es: '0 ducados' }],
    [1, { fr: '1 ducat', de: '1 Dukat', it: '1 ducato', es: '1 ducado' }],
    [2, { fr: '2 ducats', de: '2 Dukaten', it: '2 ducati', es: '2 ducados' }],
    [5, { fr: '5 ducats', de: '5 Dukaten', it: '5 ducati', es: '5 ducados' }],
  ])('has the right form of “ducat” for the number %i', (count, wanted) => {
    i18n.global.locale.value = code;
    expect(formatSentence({ t, n }, 'serenissima-1996', { key: 'ducats', params: { count } })).toBe(wanted[code]);
  });
});
