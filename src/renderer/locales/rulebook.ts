import { textLoader } from './lazy-texts';
import type { Texts } from '../ui/language';

const FILES = import.meta.glob<{ default: Texts }>('./rulebook/*.ts');

/** The rulebook's chapter about the app in a language. Languages without a file are omitted. */
export async function appRuleTexts(code: string): Promise<Texts> {
  const path = `./rulebook/${code}.ts`;
  return Object.hasOwn(FILES, path) ? (await FILES[path]()).default : {};
}

export const loadAppRuleTexts = textLoader(appRuleTexts);
