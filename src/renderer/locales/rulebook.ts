import { textLoader, textsOfGames } from './lazy-texts';
import type { Texts } from '../ui/language';

const FILES = import.meta.glob<{ default: Texts }>('./rulebook/*.ts');
const CAPTIONS = import.meta.glob<{ default: Texts }>('../games/*/locales/captions-*.ts');

/** The rulebook's chapter about the app and the captions of its pictures in a language. Missing files are omitted. */
export async function rulebookTexts(code: string): Promise<Texts> {
  const path = `./rulebook/${code}.ts`;
  const own = Object.hasOwn(FILES, path) ? (await FILES[path]()).default : {};
  return { ...own, games: await textsOfGames(CAPTIONS, 'rulePictures', code) };
}

export const loadRulebookTexts = textLoader(rulebookTexts);
