import type { Settings } from '../../ipc/contract';
import type { AnyGameUi } from '../game-ui/game-ui';
import { UIS } from './list';

/** How a game is shown. Throws for a game that is not in this cabinet. */
export function gameUi(id: string): AnyGameUi {
  const ui = UIS.find((game) => game.id === id);
  if (!ui) throw new Error(`The game “${id}” is not in this cabinet.`);
  return ui;
}

/** Changes the powers' colours in every game. */
export function setColours(name: Settings['colours']): void {
  for (const game of UIS) game.setColours(name);
}

/** Whether a game can be shown at all. */
export function knowsGame(id: string): boolean {
  return UIS.some((game) => game.id === id);
}
