import { i18n } from '../../src/renderer/ui/i18n';
import { load } from '../../src/renderer/locales';
import type { Sentence } from '../../src/renderer/game-ui/game-ui';
import { formatSentence } from '../../src/renderer/game-ui/translate';

/** Speaks a language as the table does, through the same code, and knows which of its texts are not there. */
export interface Voice {
  readonly code: string;
  /** A game's sentence in this language; throws with the key where the language itself has no such text. */
  say(game: string, sentence: Sentence): string;
  /** One text of a game, or the entries below it. */
  texts(game: string, path: string): readonly string[];
}

/** The voice of a language. One at a time: the language in force is the table's. */
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
      if (missing !== undefined) throw new Error(`no text ${missing}`);
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
