import { fontsReady } from '../../board/fonts';
import type { SnapshotBoard } from '../../board/snapshot';
import type { AnyGameUi } from '../../game-ui/game-ui';
import { withLetterSize } from '../../games/kit/letter-size';
import { useLettering } from './lettering';

/**
 * Returns a function that creates a board for still pictures, with lettering enlarged by a factor. The function
 * resolves to `null` if the board can't be created.
 */
export function useSnapshotBoard(): (ui: AnyGameUi, letters: number) => Promise<SnapshotBoard | null> {
  const lettering = useLettering();
  return async ({ id, loadScene }, letters) => {
    try {
      const [{ createSnapshotBoard }, makeScene] = await Promise.all([
        import('../../board/snapshot'),
        loadScene(),
        fontsReady(),
      ]);
      return await createSnapshotBoard(makeScene, lettering(id), (draw) => withLetterSize(letters, draw));
    } catch {
      return null;
    }
  };
}
