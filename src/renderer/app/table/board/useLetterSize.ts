import { useDebounceFn, useResizeObserver } from '@vueuse/core';
import { watch } from 'vue';
import type { Ref } from 'vue';
import { letterSizeFor, setLetterSize } from '../../../games/kit/letter-size';
import { useSettings } from '../../../stores/settings';

/** Lettering is redrawn after the size has not changed for this long, in milliseconds. */
const LETTER_MS = 250;

/**
 * Adapts the size of the lettering to the text size and to the board in `host`, and calls `redraw` if it changed. Skips
 * intermediate sizes during a resize; the returned function applies the size immediately.
 */
export function useLetterSize(host: Ref<HTMLElement | null>, redraw: () => void): () => void {
  const settings = useSettings();

  function update() {
    if (!host.value) return;
    const { clientWidth: width, clientHeight: height } = host.value;
    if (setLetterSize(letterSizeFor({ width, height }, settings.textSize))) redraw();
  }
  const updateSoon = useDebounceFn(update, LETTER_MS);
  useResizeObserver(host, () => void updateSoon());
  watch(
    () => settings.textSize,
    () => void updateSoon(),
  );
  return update;
}
