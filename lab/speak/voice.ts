import { i18n } from '../../src/renderer/ui/i18n';
import { load } from '../../src/renderer/locales';
import type { Sentence } from '../../src/renderer/game-ui/sentence';
import { formatSentence } from '../../src/renderer/game-ui/translate';

/** Formats sentences in one language with the table's own code, and detects missing texts. */
export interface Voice {
  readonly code: string;
  /** Formats a sentence of a game. Throws with the key if this language has no such text. */
  say(game: string, sentence: Sentence): string;
  /** The text of a game at this path, or all texts below it. */
  texts(game: string, path: string): readonly string[];
}

/** Creates the voice of a language. Voices set the global locale, so only one can be used at a time. */
export async function voiceOf(code: string): Promise<Voice> {
  const { texts } = await load(code);
  const { te, t, n } = i18n.global;
  const below = (game: string, path: string) =>
    path
      .split('.')
      .reduce<unknown>(
        (level, key) => (level as Record<string, unknown>)?.[key],
        texts.games && (texts.games as Record<string, unknown>)[game],
      );
  return {
    code,
    say(game, sentence) {
      i18n.global.locale.value = code;
      const missing = keysOf(sentence).find((key) => !te(`games.${game}.${key}`, code));
      if (missing !== undefined) throw new Error(`Missing text ${missing}`);
      return formatSentence({ t, n }, game, sentence);
    },
    texts(game, path) {
      const found = below(game, path);
      return typeof found === 'string' ? [found] : Object.values((found ?? {}) as Record<string, string>);
    },
  };
}

const keysOf = ({ key, params = {} }: Sentence): string[] => [
  key,
  ...Object.values(params).flatMap((value) => (typeof value === 'object' ? keysOf(value) : [])),
];
