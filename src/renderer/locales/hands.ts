import { learner, textsOfGames } from './later';
import type { Texts } from '../ui/language';

/**
 * Texts for other hands and ears than the usual (pads, fingers, the table in words, captions): loaded with what shows them, and not with the
 * first screen. Each language has a file in `hands`, each game one for its table in words.
 */
const SHARED = import.meta.glob<{ default: Texts }>('./hands/*.ts');
const OF_GAMES = import.meta.glob<{ default: Texts }>('../games/*/locales/table-*.ts');

/** The texts of a language; those it has not got are missing. */
export async function handsTexts(code: string): Promise<Texts> {
  const own = `./hands/${code}.ts`;
  const shared = Object.hasOwn(SHARED, own) ? (await SHARED[own]()).default : {};
  return { ...shared, games: await textsOfGames(OF_GAMES, 'table', code) };
}

/** Makes these texts known in English and in the language in force, now and whenever it changes. */
export const learnHands = learner(handsTexts);
