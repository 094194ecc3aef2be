import type { Settings } from '../../ipc/contract';
import { dogeShipUi } from './doge-ship/ui';
import { laLoireUi } from './la-loire/ui';
import { firstEditionUi } from './serenissima/first-edition/ui';
import { secondEditionUi } from './serenissima/second-edition/ui';
import type { GameUi } from './game-ui';

/** The games this renderer can show. Adding one is a line here, and a line in the engine's registry. */
const GAMES: readonly GameUi[] = [firstEditionUi, secondEditionUi, dogeShipUi, laLoireUi];

/** How a game is shown. Throws for a game that is not in this cabinet. */
export function gameUi(id: string): GameUi {
  const ui = GAMES.find((game) => game.id === id);
  if (!ui) throw new Error(`The game “${id}” is not in this cabinet.`);
  return ui;
}

/** Changes the powers' colours in every game. */
export function setColours(name: Settings['colours']): void {
  for (const game of GAMES) game.setColours(name);
}

/** Whether a game can be shown at all. */
export function knowsGame(id: string): boolean {
  return GAMES.some((game) => game.id === id);
}
