import { learner, textsOfGames } from './later';
import type { Texts } from '../ui/language';

/** The lessons' texts: one file per game and language. */
const OF_GAMES = import.meta.glob<{ default: Texts }>('../games/*/locales/lessons-*.ts');

/** The lessons' texts in a language. Untranslated ones are missing. */
export async function lessonTexts(code: string): Promise<Texts> {
  return { games: await textsOfGames(OF_GAMES, 'lessons', code) };
}

/** Loads them in English and in the current language, also after it changes. */
export const learnLessons = learner(lessonTexts);
