import { createI18n } from 'vue-i18n';
import type { Language } from './language';

const NUMBERS = { ducats: { useGrouping: true, maximumFractionDigits: 0 }, percent: { style: 'percent' } } as const;

const languages = new Map<string, Language>();

// vue-i18n keeps these objects, so a language added later is available immediately.
const plurals: Record<string, NonNullable<Language['plural']>> = {};
const texts: Record<string, Language['texts']> = {};
const numbers: Record<string, typeof NUMBERS> = {};
const ENGLISH: string = 'en';

/**
 * Languages are added by `locales`. A missing text would show its key. `textKey` and
 * tests/architecture/locale-keys.test.ts prevent that.
 */
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

/** Prevents line breaks before a per cent sign and before French punctuation that follows a space. */
function withoutBadBreaks(text: string): string {
  return text.replace(/ (?=[;:?!»%])/g, '\u00a0').replace(/« /g, '«\u00a0');
}

/** Adds a language to vue-i18n, or replaces it. Does not switch to it. */
export function addLanguage(code: string, language: Language): void {
  languages.set(code, language);
  i18n.global.setLocaleMessage(code, language.texts);
  i18n.global.setNumberFormat(code, NUMBERS);
  if (language.plural) plurals[code] = language.plural;
}

export const languageOf = (code: string): Language | undefined => languages.get(code);

/** Joins words with a language's “and” before the last. Default: the current language. */
export function conjunction(words: readonly string[], locale: string = i18n.global.locale.value): string {
  return new Intl.ListFormat(regionOf(locale), { type: 'conjunction' }).format(words);
}

/** Formats a date in the current language. */
export function formatDate(date: string | Date, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(region(), style).format(new Date(date));
}

/** A language for `Intl`. The English texts are British. */
const regionOf = (locale: string) => (locale === ENGLISH ? 'en-GB' : locale);
const region = () => regionOf(i18n.global.locale.value);

/** The grammatical cases in which sentences of the current language may use names. */
export const cases = (): readonly string[] => languages.get(i18n.global.locale.value)?.cases ?? [];

/** Applies the current language's rules for adjacent words (elisions, contractions) to a sentence made of parts. */
export function join(sentence: string): string {
  return languages.get(i18n.global.locale.value)?.join?.(sentence) ?? sentence;
}
