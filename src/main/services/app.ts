import type { AnyGame } from '../../engine/core/game';
import type { GameInfo } from '../../ipc/game-info';
import type { app } from '../../ipc/commands/app';
import type { Handlers } from '../../ipc/contract';
import type { Games } from './games';
import type { Ports } from './ports';
import type { Questions } from './questions';

/** Handles the commands about the app itself and its games. */
export function appHandlers(
  { info }: Pick<Ports, 'info'>,
  questions: Questions,
  games: Games,
): Handlers<keyof typeof app> {
  return {
    'app.info': async () => info,
    async 'app.listening'() {
      questions.listening();
      return null;
    },
    'games.list': async () => games.all.map((game) => gameInfo(game, games)),
  };
}

/** Facts about a game for the new-game screen. Options with only one value are omitted. */
function gameInfo({ about }: AnyGame, { hasComputers, charactersFor }: Games): GameInfo {
  const { id, title, year, designers, seats, minutes, options, tables = [] } = about;
  return {
    id,
    title,
    year,
    designers,
    seats,
    minutes,
    options: options.filter(({ values }) => values.length > 1).map(({ since: _, ...option }) => option),
    tables,
    computers: hasComputers(id),
    characters: charactersFor(id),
  };
}
