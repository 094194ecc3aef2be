import { useElementSize } from '@vueuse/core';
import { computed, shallowReactive, useTemplateRef } from 'vue';
import type { Settings } from '../../../ipc/settings-schema';
import { useSettings } from '../../stores/settings';
import { provideDocks } from '../../ui/docks';
import type { Box } from '../../ui/place-tip';

/** Minimum width of the board beside a column, in rem and in CSS pixels, and the limits of a column's width in rem. */
const BOARD_REM = 38;
const BOARD_PX = 600;
const COLUMN = { least: 17, most: 28 };

type DockName = keyof Settings['docks'];

/**
 * The places of docks: a column beside the board if both fit, and otherwise the area over the board. Until the player
 * moves a dock, it floats at the top, at `docksAt` from left (0) to right (1). The template needs the refs `column`,
 * `floor` and `middle`, which is as wide as column and board together.
 */
export function useTableDocks(usable: () => boolean, docksAt: () => number) {
  const store = useSettings();
  const column = useTemplateRef<HTMLElement>('column');
  const floor = useTemplateRef<HTMLElement>('floor');
  const middle = useTemplateRef<HTMLElement>('middle');
  const { width } = useElementSize(middle);
  const spare = computed(() => {
    const rem = 16 * store.textSize;
    return Math.min(COLUMN.most, (width.value - Math.max(BOARD_PX, BOARD_REM * rem)) / rem);
  });

  const floating = shallowReactive(new Map<string, Box>());
  provideDocks({
    column,
    floor,
    roomy: computed(() => spare.value >= COLUMN.least),
    usable: computed(usable),
    place: (name) => store.settings.docks[name as DockName] ?? { docked: false, x: docksAt(), y: 0 },
    floating,
    float: (name, box) => void (box ? floating.set(name, box) : floating.delete(name)),
    keep: (name, place) => void store.change({ docks: { ...store.settings.docks, [name]: place } }),
  });

  return { columnWidth: computed(() => `${Math.max(COLUMN.least, spare.value)}rem`) };
}
