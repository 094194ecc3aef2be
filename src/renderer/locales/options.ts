import { textLoader, textsOfGames } from './lazy-texts';
import type { Texts } from '../ui/language';

const OF_GAMES = import.meta.glob<{ default: Texts }>('../games/*/locales/options-*.ts');

/** The texts of the games' options in a language. Games without a file in that language are omitted. */
export async function optionTexts(code: string): Promise<Texts> {
  return { games: await textsOfGames(OF_GAMES, 'options', code) };
}

export const loadOptionTexts = textLoader(optionTexts);
