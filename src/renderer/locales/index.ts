import { createI18n } from 'vue-i18n';
import english from './en';
import type { Language } from '../ui/language';

/** English is there from the start, since others fall back to it; each other file of this folder is loaded when it is wanted. */
const FILES = import.meta.glob<{ default: Language }>(['./[a-z][a-z].ts', './[a-z][a-z]-[A-Z][A-Z].ts', '!./en.ts']);
const codeOf = (path: string) => path.slice('./'.length, -'.ts'.length);
const LOADERS = new Map(Object.entries(FILES).map(([path, load]) => [codeOf(path), load]));
const loaded = new Map<string, Language>([['en', english]]);

/** The languages there are: codes, and names in their own tongue. */
export const LANGUAGES = ['en', ...LOADERS.keys()].sort().map((code) => ({ code, name: nameOf(code) }));

/** How figures are written; the rest is the language's own custom, which the browser knows. */
const NUMBERS = { ducats: { useGrouping: true, maximumFractionDigits: 0 }, percent: { style: 'percent' } } as const;

/** Rules of the languages loaded that choose between plural forms. */
const PLURALS: Record<string, NonNullable<Language['plural']>> = {};

/** What is loaded so far, by the language. */
const TEXTS: Record<string, Language['texts']> = { en: english.texts };
const FIGURES: Record<string, typeof NUMBERS> = { en: NUMBERS };
const FIRST: string = 'en';

/** The one translator; a missing text shows its key, which a test forbids. */
export const i18n = createI18n({
  legacy: false,
  locale: FIRST,
  fallbackLocale: 'en',
  missingWarn: false,
  fallbackWarn: false,
  messages: TEXTS,
  pluralRules: PLURALS,
  postTranslation: (text) => (typeof text === 'string' ? keptTogether(text) : text),
  numberFormats: FIGURES,
});

/** No line ends between a figure and its per cent, nor between a word and the mark that French writes apart from it. */
function keptTogether(text: string): string {
  return text.replace(/ (?=[;:?!»%])/g, '\u00a0').replace(/« /g, '«\u00a0');
}

/** Counts wishes: a language that loads slowly never replaces one wished for later. */
let wishes = 0;

/** Switches the language: `system`, or a code; English for unknown ones. Nothing has to be reloaded. */
export async function setLanguage(wanted: string): Promise<void> {
  const wish = ++wishes;
  const code = wanted === 'system' ? systemLanguage(navigator.languages) : known(wanted);
  await load(code);
  if (wish !== wishes) return;
  i18n.global.locale.value = code;
  document.documentElement.lang = code;
}

/** The first of the languages a system asks for that there is. */
export function systemLanguage(wanted: readonly string[]): string {
  const found = wanted.map((tag) => tag.split('-')[0]).find((code) => known(code) === code);
  return found ?? 'en';
}

/** The cases sentences of the language in force may ask names for. */
export const cases = (): readonly string[] => loaded.get(i18n.global.locale.value)?.cases ?? [];

/** Joins a sentence's parts as the language in force does. */
export function join(sentence: string): string {
  return loaded.get(i18n.global.locale.value)?.join?.(sentence) ?? sentence;
}

/** Loads a language, unless it is there. */
export async function load(code: string): Promise<Language> {
  const there = loaded.get(code);
  if (there) return there;
  const language = (await LOADERS.get(code)?.())?.default ?? english;
  learn(code, language);
  return language;
}

/** Makes a language known that no file of this folder brings. */
export function learn(code: string, language: Language): void {
  loaded.set(code, language);
  i18n.global.setLocaleMessage(code, language.texts);
  i18n.global.setNumberFormat(code, NUMBERS);
  if (language.plural) PLURALS[code] = language.plural;
}

function known(code: string): string {
  return code === 'en' || LOADERS.has(code) ? code : 'en';
}

function nameOf(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
