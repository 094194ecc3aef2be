import type { Settings } from '../../ipc/contract';
import { dogeShipUi } from './doge-ship/ui';
import { laLoireUi } from './la-loire/ui';
import { serenissima1996Ui } from './serenissima-1996/ui';
import { serenissima2012Ui } from './serenissima-2012/ui';
import type { GameUi } from '../game-ui/game-ui';

/** The games this renderer can show. Adding one is a line here, and a line in the engine's registry. */
const GAMES: readonly GameUi[] = [serenissima1996Ui, serenissima2012Ui, dogeShipUi, laLoireUi];

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
