import { computed, nextTick, onMounted, useTemplateRef } from 'vue';
import { give } from './focus';

/**
 * A layer of these hands' own, over all else: it lies in the browser's top layer and inside the screen or dialog it serves, whose focus it
 * may then have. The template has `layer`.
 */
export function useLayer(served: () => HTMLElement) {
  const layer = useTemplateRef<HTMLElement>('layer');
  const home = computed(() => served().closest<HTMLElement>('[role="dialog"], main') ?? document.body);
  onMounted(async () => {
    await nextTick();
    layer.value?.showPopover();
    const find = (kind: string) => layer.value?.querySelector<HTMLElement>(kind);
    const first = find('[aria-selected="true"]') ?? find('.first') ?? find('button');
    if (first) give(first);
  });
  /** Gives the focus back to what was served. */
  const leave = () => void (served().isConnected && give(served()));
  return { home, leave };
}
