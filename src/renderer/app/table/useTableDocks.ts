import { useElementSize } from '@vueuse/core';
import { computed, shallowReactive, shallowRef, useTemplateRef } from 'vue';
import type { Settings } from '../../../ipc/settings-schema';
import type { Rect } from '../../board/board-types';
import { useSettings } from '../../stores/settings';
import { provideDocks } from '../../ui/docks';
import { placeTip } from '../../ui/place-tip';
import type { Box } from '../../ui/place-tip';
import { useSideRoom } from './useSideRoom';

/** Minimum width of the board beside a column, in rem and in CSS pixels, and the limits of a column's width in rem. */
const BOARD_REM = 39;
const BOARD_PX = 620;
const COLUMN = { least: 22, most: 28 };

type DockName = keyof Settings['docks'];

/**
 * The places of docks: the side panel for those beside the decision, a column beside the board if both fit, and
 * otherwise the area over the board. Until the player moves a dock, it floats at the top, at `docksAt` from left (0) to
 * right (1), or where it covers the fewest of the board's `pieces`. The template needs the refs `column`, `floor` and
 * `middle`; `middle` is as wide as column and board together.
 */
export function useTableDocks(usable: () => boolean, docksAt: () => number, pieces: () => readonly Rect[]) {
  const store = useSettings();
  const column = useTemplateRef<HTMLElement>('column');
  const floor = useTemplateRef<HTMLElement>('floor');
  const middle = useTemplateRef<HTMLElement>('middle');
  const { width } = useElementSize(middle);
  const spare = computed(() => {
    const rem = 16 * store.textSize;
    return Math.min(COLUMN.most, (width.value - Math.max(BOARD_PX, BOARD_REM * rem)) / rem);
  });

  function start(size?: Pick<Box, 'width' | 'height'>) {
    if (!size) return { x: docksAt(), y: 0 };
    const room = { width: floor.value?.offsetWidth ?? 0, height: floor.value?.offsetHeight ?? 0 };
    const corner = { left: docksAt() * room.width, top: 0, width: 0, height: 0 };
    const boxes = pieces().map(({ x, y, ...rect }) => ({ left: x, top: y, ...rect }));
    const { left, top } = placeTip(size, room, corner, corner, boxes);
    const share = (at: number, free: number) => (free > 0 ? Math.min(1, Math.max(0, at / free)) : 0);
    return { x: share(left, room.width - size.width), y: share(top, room.height - size.height) };
  }

  const floating = shallowReactive(new Map<string, Box>());
  provideDocks({
    column,
    floor,
    side: shallowRef<HTMLElement | null>(null),
    sideRoomy: useSideRoom().docked,
    roomy: computed(() => spare.value >= COLUMN.least),
    usable: computed(usable),
    place: (name) => store.settings.docks[name as DockName],
    start,
    floating,
    float: (name, box) => void (box ? floating.set(name, box) : floating.delete(name)),
    keep: (name, place) => void store.change({ docks: { ...store.settings.docks, [name]: place } }),
  });

  return { columnWidth: computed(() => `${Math.max(COLUMN.least, spare.value)}rem`) };
}
