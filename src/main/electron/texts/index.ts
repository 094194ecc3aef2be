import { english } from './en';
import type { ShellTexts } from './en';
import { french } from './fr';

export type { ShellTexts };

/** The shell's texts by the code of their language: one for each language of the renderer. */
export const SHELL_TEXTS: Readonly<Record<string, ShellTexts>> = { en: english, fr: french };

/**
 * The texts of a language as the settings name it: a code, or `system` for the first of the system's languages there is; English
 * when there is none.
 */
export function textsFor(language: string, system: readonly string[]): ShellTexts {
  const wanted = language === 'system' ? system.map((tag) => tag.split('-')[0]) : [language];
  const code = wanted.find((tag) => Object.hasOwn(SHELL_TEXTS, tag)) ?? 'en';
  return SHELL_TEXTS[code];
}
