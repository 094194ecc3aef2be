import { useDebounceFn, useResizeObserver } from '@vueuse/core';
import { watch } from 'vue';
import type { Ref } from 'vue';
import { useReplay } from '../../../stores/replay';
import { useSettings } from '../../../stores/settings';
import { fitLetterSize } from '../../parts/lettering';

/** Lettering is redrawn once its size has not changed for this many milliseconds. */
const LETTER_MS = 250;

/**
 * Adapts the lettering to the text size and the size of `host`, and calls `redraw` on a change. Intermediate sizes
 * during a resize are skipped, and so is the size that the host has during a replay, because its bar soon goes away. The
 * returned function applies the size immediately.
 */
export function useLetterSize(host: Ref<HTMLElement | null>, redraw: () => void): () => void {
  const settings = useSettings();
  const replay = useReplay();

  function update() {
    if (host.value && fitLetterSize(host.value, settings.textSize)) redraw();
  }
  const updateSoon = useDebounceFn(() => {
    if (replay.kind === null) update();
  }, LETTER_MS);
  useResizeObserver(host, () => void updateSoon());
  watch(
    () => settings.textSize,
    () => void updateSoon(),
  );
  return update;
}
