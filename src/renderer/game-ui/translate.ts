import { useI18n } from 'vue-i18n';
import type { SaveFaultCode } from '../../engine/core/save-faults';
import type { Refusal } from '../../ipc/refusals';
import { cases, i18n, join } from '../ui/i18n';
import type { Sentence } from './sentence';
import { cachedTexts } from './text-cache';

interface Translator {
  t(key: string, params: Record<string, string>, options: { plural?: number }): string;
  n(value: number, format: string): string;
}

/**
 * Formats a game's sentence in the current language, including its parameters. The parameter `count` selects the plural
 * form. A placeholder with a capital initial inserts its value capitalised, for the start of a sentence.
 */
export function formatSentence(translator: Translator, game: string, { key, params = {} }: Sentence): string {
  const said: Record<string, string> = {};
  for (const [name, value] of Object.entries(params)) {
    const word =
      typeof value === 'object'
        ? formatSentence(translator, game, value)
        : typeof value === 'number'
          ? translator.n(value, 'ducats')
          : value;
    said[name] = word;
    said[capital(name)] = capital(word);
    if (typeof value === 'object')
      for (const of of cases()) {
        const named = inCase(game, value, of);
        // Formatting the same sentence again would cost 3 ** depth in a language with two cases.
        const form = named === value ? word : formatSentence(translator, game, named);
        said[name + capital(of)] = form;
        said[capital(name + capital(of))] = capital(form);
      }
  }
  const path = `games.${game}.${key}`;
  return join(translator.t(path, said, typeof params.count === 'number' ? { plural: params.count } : {}));
}

/** Returns a function that translates sentences of any game. Results are cached per language. */
export function useSentenceFormatter(): (game: string, sentence: Sentence) => string {
  const translator = useI18n();
  const cached = cachedTexts(translator);
  return (game, sentence) =>
    cached(`${game} ${JSON.stringify(sentence)}`, () => formatSentence(translator, game, sentence));
}

/** Returns a function that formats sentences of one game. `game` is read on each call, so it may change. */
export function useSentences(game: () => string): (sentence: Sentence) => string {
  const format = useSentenceFormatter();
  return (sentence) => format(game(), sentence);
}

/** A name in a grammatical case, or the plain name if the language has no form for it. */
function inCase(game: string, name: Sentence, of: string): Sentence {
  const key = `within.${of}.${name.key.replace(/^within\./, '')}`;
  return i18n.global.te(`games.${game}.${key}`, i18n.global.locale.value) ? { ...name, key } : name;
}

const capital = (word: string) => word.charAt(0).toLocaleUpperCase() + word.slice(1);

/**
 * Returns a function that looks up a game's text by its key path. `english`: the engine's text, for options, score
 * lines and rules.
 */
export function useWords(game: () => string): (path: string, english?: string) => string {
  const translator = useI18n();
  const { t, te } = translator;
  const cached = cachedTexts(translator);
  return (path, english) => {
    const key = `games.${game()}.${path}`;
    return cached(`${key} ${english ?? ''}`, () => (english === undefined || te(key) ? t(key) : english));
  };
}

/**
 * Returns a function that looks up a name as it begins a sentence, with its article if the language has one ("La
 * Tour"). A game's names with articles are under `within`.
 */
export function useOpeningNames(game: () => string): (path: string) => string {
  const { te } = useI18n();
  const words = useWords(game);
  return (path) => {
    const within = `within.${path}`;
    return capital(words(te(`games.${game()}.${within}`) ? within : path));
  };
}

/**
 * Faults in a line whose reason players understand. For all others, only the line is named, and the check of the save
 * gives the reason.
 */
const PLAIN_FAULTS: ReadonlySet<SaveFaultCode> = new Set([
  'empty',
  'cut-short',
  'too-many-lines',
  'too-much-undone',
  'no-header',
  'not-ours',
  'newer',
  'newer-rules',
  'no-game',
  'other-rules',
]);

/** Returns a function that formats refusals. Uses main's English message if the language has no text for the code. */
export function useRefusals(game: () => string): (refusal: Refusal) => string {
  const { t, te } = useI18n();
  const format = useSentences(game);
  return ({ code, message, line, fault, figures = {} }) => {
    const explained = `refusalFigures.${code}`;
    if (Object.keys(figures).length > 0 && te(`games.${game()}.${explained}`))
      return format({ key: explained, params: 'cost' in figures ? { count: figures.cost, ...figures } : figures });
    if (fault && te(`faults.${fault.code}`)) {
      const reason = t(`faults.${fault.code}`, { ...fault.params });
      return line === 0 || PLAIN_FAULTS.has(fault.code) ? reason : t('home.unreadable', { line: line ?? 1 });
    }
    const key = [`games.${game()}.refusals.${code}`, `errors.${code}`].find((path) => te(path));
    return key ? t(key) : message;
  };
}
