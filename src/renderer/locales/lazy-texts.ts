import { effectScope, watch } from 'vue';
import { i18n } from '../ui/i18n';
import { LANGUAGES, load, loadWithLanguage } from './index';
import type { Texts } from '../ui/language';

/** The games' files `games/<game>/locales/<what>-<code>.ts`, as returned by Vite's `import.meta.glob`. */
type Files = Readonly<Record<string, () => Promise<{ default: Texts }>>>;

/** The texts in a language from the games' files, each under the key `name`. Games without a file are omitted. */
export async function textsOfGames(files: Files, name: string, code: string): Promise<Texts> {
  const games: Record<string, Texts> = {};
  for (const [path, load] of Object.entries(files)) {
    const [, game, language] = /games\/([^/]+)\/locales\/[a-z]+-(.+)\.ts$/.exec(path) ?? [];
    if (language === code) games[game] = { [name]: (await load()).default };
  }
  return games;
}

/**
 * Merges texts into a copy of other texts. Does not change the originals, because a language's own file may use them.
 */
function merged(texts: Texts, more: Texts): Texts {
  const all: Record<string, string | Texts> = { ...texts };
  for (const [key, value] of Object.entries(more)) {
    const there = all[key];
    all[key] = typeof value === 'object' && typeof there === 'object' ? merged(there, value) : value;
  }
  return all;
}

/** Returns a function that loads texts in English and the current language, and again when the language changes. */
export function textLoader(textsOf: (code: string) => Promise<Texts>): () => Promise<void> {
  const learned = new Map<string, Promise<void>>();

  async function learn(code: string): Promise<void> {
    if (!LANGUAGES.some((known) => known.code === code)) return;
    const [{ typeset }, texts] = await Promise.all([load(code), textsOf(code)]);
    const known = i18n.global.getLocaleMessage<Texts>(code);
    i18n.global.setLocaleMessage(code, merged(known, typeset?.(texts) ?? texts));
  }

  const once = (code: string) => {
    const known = learned.get(code) ?? learn(code);
    learned.set(code, known);
    return known;
  };

  return async () => {
    loadWithLanguage(once);
    // Covers a language change that has already started. The scope is detached, because the component that calls this
    // first may be unmounted earlier.
    if (learned.size === 0) effectScope(true).run(() => watch(i18n.global.locale, (code) => void once(code)));
    await Promise.all([once('en'), once(i18n.global.locale.value)]);
  };
}
