import { learner, textsOfGames } from './later';
import type { Texts } from '../ui/language';

/** The words of lessons: each game that has some has a file for each language. */
const OF_GAMES = import.meta.glob<{ default: Texts }>('../games/*/locales/lessons-*.ts');

/** The lessons’ words in a language; those it has not got are missing. */
export async function lessonTexts(code: string): Promise<Texts> {
  return { games: await textsOfGames(OF_GAMES, 'lessons', code) };
}

/** Makes them known in English and in the language in force, now and whenever it changes. */
export const learnLessons = learner(lessonTexts);
