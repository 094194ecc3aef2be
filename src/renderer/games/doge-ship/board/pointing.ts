import type { Light, TargetId } from '../../../board/board-types';
import { createOverlay } from '../../kit/overlay';
import type { View } from '../words';
import { drawLifted, pointedAt } from './lift';
import { drawPreview, previewed } from './preview';

/** The drawings above the board for the target pointed at: the preview of a part, and the lifted tile. */
export function createPointing(sharpness: () => number) {
  const preview = createOverlay(sharpness);
  const lifted = createOverlay(sharpness);
  // A dragged tile is added to the board later, and would otherwise cover the preview.
  preview.layer.zIndex = 1;
  /** The tiles that are drawn; `undefined` if they must be redrawn. */
  let drawn: string | undefined;
  return {
    lifted: lifted.layer,
    preview: preview.layer,
    show(lights: ReadonlyMap<TargetId, Light>, view: View | undefined) {
      const [part, target] = [previewed(lights), pointedAt(lights)];
      if (`${part} ${target}` === drawn) return;
      drawn = `${part} ${target}`;
      preview.show(view && part !== null ? drawPreview(part, view) : null);
      lifted.show(view && target ? drawLifted(target, view) : null);
    },
    hide() {
      preview.show(null);
      lifted.show(null);
    },
    /** Draws everything again at the next `show`, because the view or the zoom has changed. */
    forget: () => (drawn = undefined),
  };
}
