import { useI18n } from 'vue-i18n';
import { fontsReady } from '../../board/fonts';
import type { SnapshotBoard } from '../../board/snapshot';
import type { AnyGameUi } from '../../game-ui/game-ui';
import { withLetterSize } from '../../games/kit/letter-size';

/**
 * Returns a function that creates a board for still pictures, with lettering enlarged by a factor. The function
 * resolves to `null` if the board can't be created.
 */
export function useSnapshotBoard(): (ui: AnyGameUi, letters: number) => Promise<SnapshotBoard | null> {
  const { t, n } = useI18n();
  return async ({ id, loadScene }, letters) => {
    try {
      const [{ createSnapshotBoard }, makeScene] = await Promise.all([
        import('../../board/snapshot'),
        loadScene(),
        fontsReady(),
      ]);
      const text = (path: string) => t(`games.${id}.${path}`);
      const lettering = { text, figure: (value: number) => n(value, 'ducats') };
      return await createSnapshotBoard(makeScene, lettering, (draw) => withLetterSize(letters, draw));
    } catch {
      return null;
    }
  };
}
