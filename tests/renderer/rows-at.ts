import type { AnyGame, Seat } from '../../src/engine/core/game';
import type { Row, RowButton } from '../../src/renderer/game-ui/rows';
import type { Sentence } from '../../src/renderer/game-ui/sentence';
import { formatSentence } from '../../src/renderer/game-ui/translate';
import { GAME_UIS } from '../../src/renderer/games';
import { i18n } from '../../src/renderer/ui/i18n';

/** Returns the rows of a seat's choices in a position, as the table receives them. */
export function rowsAt(
  game: Pick<AnyGame, 'about' | 'moves' | 'forecast' | 'view'>,
  state: unknown,
  seat: Seat,
): Row[] {
  const choices = game.moves(state, seat).map((move) => ({ move, forecast: game.forecast?.(state, seat, move) ?? {} }));
  return GAME_UIS.gameUi(game.about.id).rows(choices, game.view(state, seat));
}

const { t, n } = i18n.global;

/** A sentence in the current language, with ordinary spaces after numbers. */
export const say = (game: string, sentence: Sentence): string =>
  formatSentence({ t, n }, game, sentence).replace(/(?<=\d)\u00a0(?=\p{L})/gu, ' ');

export const buttonsOf = (game: string, { options }: Row): string[] =>
  options.map(({ short, price }: RowButton) =>
    [short, price ?? []]
      .flat()
      .map((part) => say(game, part))
      .join(' · '),
  );
