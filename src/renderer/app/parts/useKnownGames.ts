import { computed, type ComputedRef } from 'vue';
import type { GameInfo } from '../../../ipc/game-info';
import { useGameUis } from '../../game-ui/game-uis';
import { useApp } from '../../stores/app';

/** The games of the main process that the page can show. */
export function useKnownGames(): ComputedRef<GameInfo[]> {
  const { knowsGame } = useGameUis();
  const app = useApp();
  return computed(() => app.games.filter(({ id }) => knowsGame(id)));
}
