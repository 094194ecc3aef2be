import { createGameUis } from '../game-ui/game-uis';
import { UIS } from './list';

/** The games of the app. Only the entry point imports this; other modules call `useGameUis`. */
export const GAME_UIS: ReturnType<typeof createGameUis> = createGameUis(UIS);
