import { textLoader, textsOfGames } from './lazy-texts';
import type { Texts } from '../ui/language';

/** The Doge's words in a first game. Each language has a file in `comments`; each game has one for its decisions. */
const SHARED = import.meta.glob<{ default: Texts }>('./comments/*.ts');
const OF_GAMES = import.meta.glob<{ default: Texts }>('../games/*/locales/comments-*.ts');

/** The Doge's comments in a language. Languages and games without a file are omitted. */
export async function commentTexts(code: string): Promise<Texts> {
  const own = `./comments/${code}.ts`;
  const shared = Object.hasOwn(SHARED, own) ? (await SHARED[own]()).default : {};
  return { firstGame: shared, games: await textsOfGames(OF_GAMES, 'comments', code) };
}

export const loadCommentTexts = textLoader(commentTexts);
