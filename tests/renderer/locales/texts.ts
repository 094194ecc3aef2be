import { SHELL_TEXTS } from '../../../src/main/electron/texts';
import { load } from '../../../src/renderer/locales';
import { commentTexts } from '../../../src/renderer/locales/comments';
import { deviceTexts } from '../../../src/renderer/locales/devices';
import { lessonTexts } from '../../../src/renderer/locales/lessons';
import { optionTexts } from '../../../src/renderer/locales/options';
import { rulebookTexts } from '../../../src/renderer/locales/rulebook';
import type { Texts } from '../../../src/renderer/ui/language';

export type Text = readonly [path: string, text: string];

export function flat(texts: Texts, path = ''): Text[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as const] : flat(value, `${path}${key}.`),
  );
}

/**
 * Returns all texts of a language: the renderer's, including lazily loaded texts, and those of Electron's menus and
 * dialogs under `shell`.
 */
export async function textsOf(code: string): Promise<Text[]> {
  const { texts, typeset } = await load(code);
  const later = [await lessonTexts(code), await optionTexts(code), await commentTexts(code), await rulebookTexts(code)];
  const all = [texts, await deviceTexts(code), ...later.map((some) => typeset?.(some) ?? some)];
  return [...all.flatMap((some) => flat(some)), ...flat(SHELL_TEXTS[code], 'shell.')];
}
