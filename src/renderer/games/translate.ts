import { useI18n } from 'vue-i18n';
import type { Refusal } from '../../ipc/contract';
import { join } from '../locales';
import type { Sentence } from './game-ui';

/**
 * Speaks a game's sentences in the language in force, with everything put into them translated first. A sentence's `count` chooses
 * between its plural forms; a placeholder with a capital is the same word at the beginning of a sentence.
 */
export function useSpeaker(): (game: string, sentence: Sentence) => string {
  const { t, n } = useI18n();
  const speak = (game: string, sentence: Sentence): string => {
    const params: Record<string, string> = {};
    for (const [name, value] of Object.entries(sentence.params ?? {})) {
      const said =
        typeof value === 'object' ? speak(game, value) : typeof value === 'number' ? n(value, 'ducats') : value;
      params[name] = said;
      params[capital(name)] = capital(said);
    }
    const key = `games.${game}.${sentence.key}`;
    const count = sentence.params?.count;
    return join(typeof count === 'number' ? t(key, params, count) : t(key, params));
  };
  return speak;
}

/** The same for one game. */
export function useSentences(game: () => string): (sentence: Sentence) => string {
  const speak = useSpeaker();
  return (sentence) => speak(game(), sentence);
}

const capital = (word: string) => word.charAt(0).toLocaleUpperCase() + word.slice(1);

/**
 * A text of a game by its path. What the engine says in English too (options, score lines, rules) is given along, and shown where
 * no language file has it.
 */
export function useWords(game: () => string): (path: string, english?: string) => string {
  const { t, te } = useI18n();
  return (path, english) => {
    const key = `games.${game()}.${path}`;
    return english === undefined || te(key) ? t(key) : english;
  };
}

/** Why something was refused, in the language in force; in main's English when no language file knows the code. */
export function useRefusals(game: () => string): (refusal: Refusal) => string {
  const { t, te } = useI18n();
  return ({ code, message, line, fault }) => {
    if (fault && te(`faults.${fault.code}`)) {
      return t('home.unreadable', { line: line ?? 1, reason: t(`faults.${fault.code}`, { ...fault.params }) });
    }
    const key = [`games.${game()}.refusals.${code}`, `errors.${code}`].find((path) => te(path));
    return key ? t(key) : message;
  };
}
