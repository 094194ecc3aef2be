import { learner, textsOfGames } from './later';
import type { Texts } from '../ui/language';

/**
 * Texts for gamepads, touch, the text view and captions, loaded on demand. Each language has a file in `hands`, each game
 * one for its text view.
 */
const SHARED = import.meta.glob<{ default: Texts }>('./hands/*.ts');
const OF_GAMES = import.meta.glob<{ default: Texts }>('../games/*/locales/table-*.ts');

/** The texts of a language. Untranslated ones are missing. */
export async function handsTexts(code: string): Promise<Texts> {
  const own = `./hands/${code}.ts`;
  const shared = Object.hasOwn(SHARED, own) ? (await SHARED[own]()).default : {};
  return { ...shared, games: await textsOfGames(OF_GAMES, 'table', code) };
}

/** Loads these texts in English and in the current language, also after it changes. */
export const learnHands = learner(handsTexts);
