import { textLoader, textsOfGames } from './lazy-texts';
import type { Texts } from '../ui/language';

const OF_GAMES = import.meta.glob<{ default: Texts }>('../games/*/locales/lessons-*.ts');

/** The lessons' texts in a language. Games without a file in that language are omitted. */
export async function lessonTexts(code: string): Promise<Texts> {
  return { games: await textsOfGames(OF_GAMES, 'lessons', code) };
}

export const loadLessonTexts = textLoader(lessonTexts);
