import { learner, textsOfGames } from './later';
import type { Texts } from '../ui/language';

const OF_GAMES = import.meta.glob<{ default: Texts }>('../games/*/locales/lessons-*.ts');

/** The lessons’ texts in a language. Texts without a translation are omitted. */
export async function lessonTexts(code: string): Promise<Texts> {
  return { games: await textsOfGames(OF_GAMES, 'lessons', code) };
}

/** Loads these texts in English and in the current language, now and whenever the language changes. */
export const learnLessons = learner(lessonTexts);
