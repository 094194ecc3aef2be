import { createI18n } from 'vue-i18n';
import type { Language } from './language';

/** How numbers are written; separators come from the browser's knowledge of the language. */
const NUMBERS = { ducats: { useGrouping: true, maximumFractionDigits: 0 }, percent: { style: 'percent' } } as const;

const languages = new Map<string, Language>();

// vue-i18n keeps these objects, so a language added later is known at once.
const plurals: Record<string, NonNullable<Language['plural']>> = {};
const texts: Record<string, Language['texts']> = {};
const numbers: Record<string, typeof NUMBERS> = {};
const ENGLISH: string = 'en';

/** The app's translator. It knows the languages that `locales` has added; a missing text shows its key, which a test forbids. */
export const i18n = createI18n({
  legacy: false,
  locale: ENGLISH,
  fallbackLocale: ENGLISH,
  missingWarn: false,
  fallbackWarn: false,
  messages: texts,
  pluralRules: plurals,
  postTranslation: (text) => (typeof text === 'string' ? withoutBadBreaks(text) : text),
  numberFormats: numbers,
});

/** No line break before a per cent sign, nor between a word and the mark that French writes apart from it. */
function withoutBadBreaks(text: string): string {
  return text.replace(/ (?=[;:?!»%])/g, '\u00a0').replace(/« /g, '«\u00a0');
}

/** Adds a language, or replaces it. */
export function addLanguage(code: string, language: Language): void {
  languages.set(code, language);
  i18n.global.setLocaleMessage(code, language.texts);
  i18n.global.setNumberFormat(code, NUMBERS);
  if (language.plural) plurals[code] = language.plural;
}

/** A language added before. */
export const languageOf = (code: string): Language | undefined => languages.get(code);

/** The grammatical cases that sentences of the current language may ask names for. */
export const cases = (): readonly string[] => languages.get(i18n.global.locale.value)?.cases ?? [];

/** Applies the current language's rules for words that meet (elisions, contractions) to a sentence made of parts. */
export function join(sentence: string): string {
  return languages.get(i18n.global.locale.value)?.join?.(sentence) ?? sentence;
}
