import english from './en';
import { addLanguage, i18n, languageOf } from '../ui/i18n';
import type { Language } from '../ui/language';

// English is loaded at the start, because other languages fall back to it. Every other file of this folder is loaded on
// demand.
addLanguage('en', english);

const FILES = import.meta.glob<{ default: Language }>(['./[a-z][a-z].ts', './[a-z][a-z]-[A-Z][A-Z].ts', '!./en.ts']);
const codeOf = (path: string) => path.slice('./'.length, -'.ts'.length);
const LOADERS = new Map(Object.entries(FILES).map(([path, load]) => [codeOf(path), load]));

export const LANGUAGES = ['en', ...LOADERS.keys()].sort().map((code) => ({ code, name: nameOf(code) }));

/**
 * The loaders of texts that are loaded on demand. They also load them for a new language before the page switches to
 * it.
 */
const onDemand = new Set<(code: string) => Promise<void>>();
export const loadWithLanguage = (loadMore: (code: string) => Promise<void>) => void onDemand.add(loadMore);

/** Counts requests, so that a language that loads slowly never replaces one requested later. */
let requests = 0;

/** Switches the language, given as `system` or a code. Unknown codes mean English. Needs no reload. */
export async function setLanguage(wanted: string): Promise<void> {
  const request = ++requests;
  const code = wanted === 'system' ? systemLanguage(navigator.languages) : known(wanted);
  await load(code);
  // The page should not mix two languages. A missing text is shown in English.
  await Promise.allSettled([...onDemand].map((loadMore) => loadMore(code)));
  if (request !== requests) return;
  i18n.global.locale.value = code;
  document.documentElement.lang = code;
}

/** The first available language of the system's preferences (`fr-CA` counts as `fr`), or English. */
export function systemLanguage(wanted: readonly string[]): string {
  const found = wanted.map((tag) => tag.split('-')[0]).find((code) => known(code) === code);
  return found ?? 'en';
}

/**
 * Loads a language, unless it is already loaded. A code without a file gets the English texts. A language is added only
 * once, because adding it again would remove the texts loaded on demand.
 */
export async function load(code: string): Promise<Language> {
  const language = languageOf(code) ?? (await LOADERS.get(code)?.())?.default ?? english;
  if (!languageOf(code)) addLanguage(code, language);
  return language;
}

/** Loads every language, so that the default names of a match begun in any of them are recognised (`ownName`). */
export const loadAll = () => Promise.allSettled(LANGUAGES.map(({ code }) => load(code)));

function known(code: string): string {
  return code === 'en' || LOADERS.has(code) ? code : 'en';
}

function nameOf(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
