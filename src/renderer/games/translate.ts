import { useI18n } from 'vue-i18n';
import type { Sentence } from './game-ui';

/** Speaks a game's sentences in the language in force, with everything put into them translated first. */
export function useSentences(game: () => string): (sentence: Sentence) => string {
  const { t, n } = useI18n();
  const speak = (sentence: Sentence): string => {
    const params = Object.entries(sentence.params ?? {}).map(([name, value]) => [
      name,
      typeof value === 'object' ? speak(value) : typeof value === 'number' ? n(value, 'ducats') : value,
    ]);
    return t(`games.${game()}.${sentence.key}`, Object.fromEntries(params));
  };
  return speak;
}
