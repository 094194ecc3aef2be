import { useI18n } from 'vue-i18n';
import { fontsReady } from '../../board/fonts';
import type { SnapshotBoard } from '../../board/snapshot';
import type { AnyGameUi } from '../../game-ui/game-ui';

/** Makes boards that draw still pictures, lettered in the current language. `null` without WebGL. */
export function useSnapshotBoard(): (ui: AnyGameUi) => Promise<SnapshotBoard | null> {
  const { t, n } = useI18n();
  return async ({ id, loadScene }) => {
    try {
      const [{ createSnapshotBoard }, makeScene] = await Promise.all([
        import('../../board/snapshot'),
        loadScene(),
        fontsReady(),
      ]);
      const text = (path: string) => t(`games.${id}.${path}`);
      return await createSnapshotBoard(makeScene, { text, figure: (value) => n(value, 'ducats') });
    } catch {
      return null;
    }
  };
}
