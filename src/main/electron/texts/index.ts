import { english } from './en';
import type { ShellTexts } from './en';
import { french } from './fr';

export type { ShellTexts };

/** The main process's texts, by language code. Must cover every language of the renderer. */
export const SHELL_TEXTS: Readonly<Record<string, ShellTexts>> = { en: english, fr: french };

/** The texts for a language code. `system` means the first available system language, or English if there is none. */
export function textsFor(language: string, system: readonly string[]): ShellTexts {
  const wanted = language === 'system' ? system.map((tag) => tag.split('-')[0]) : [language];
  const code = wanted.find((tag) => Object.hasOwn(SHELL_TEXTS, tag)) ?? 'en';
  return SHELL_TEXTS[code];
}
