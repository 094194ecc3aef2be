import { effectScope, watch } from 'vue';
import { i18n, LANGUAGES } from './index';
import type { Texts } from '../ui/language';

/**
 * Texts for other hands and ears than the usual (pads, fingers, the table in words, captions): loaded with what shows them, and not with the
 * first screen. Each language has a file in `hands`, each game one for its table in words.
 */
const SHARED = import.meta.glob<{ default: Texts }>('./hands/*.ts');
const OF_GAMES = import.meta.glob<{ default: Texts }>('../games/*/locales/table-*.ts');

/** The texts of a language; those it has not got are missing. */
export async function handsTexts(code: string): Promise<Texts> {
  const own = `./hands/${code}.ts`;
  const shared = Object.hasOwn(SHARED, own) ? (await SHARED[own]()).default : {};
  const games: Record<string, Texts> = {};
  for (const [path, load] of Object.entries(OF_GAMES)) {
    const [, game, language] = /games\/([^/]+)\/locales\/table-(.+)\.ts$/.exec(path) ?? [];
    if (language === code) games[game] = { table: (await load()).default };
  }
  return { ...shared, games };
}

const learned = new Map<string, Promise<void>>();

async function learn(code: string): Promise<void> {
  if (!LANGUAGES.some((known) => known.code === code)) return;
  i18n.global.mergeLocaleMessage(code, await handsTexts(code));
}

const once = (code: string) => {
  const known = learned.get(code) ?? learn(code);
  learned.set(code, known);
  return known;
};

/** Makes these texts known in English and in the language in force, now and whenever it changes. */
export async function learnHands(): Promise<void> {
  // Whoever asks first may be gone by the time the language changes.
  if (learned.size === 0) effectScope(true).run(() => watch(i18n.global.locale, (code) => void once(code)));
  await Promise.all([once('en'), once(i18n.global.locale.value)]);
}
