import { useI18n } from 'vue-i18n';
import type { Lettering } from '../../board/board-types';
import { letterSizeFor, setLetterSize } from '../../games/kit/letter-size';

/** Returns a function that creates the lettering of a game's board in the current language. */
export function useLettering(): (game: string) => Lettering {
  const { t, n } = useI18n();
  return (game) => ({ text: (path) => t(`games.${game}.${path}`), figure: (value) => n(value, 'ducats') });
}

/** Adapts the size of all letters to a board's element and the text size. Returns whether it changed. */
export function fitLetterSize({ clientWidth: width, clientHeight: height }: HTMLElement, textSize: number): boolean {
  return setLetterSize(letterSizeFor({ width, height }, textSize));
}
