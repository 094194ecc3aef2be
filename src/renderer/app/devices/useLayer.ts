import { computed, nextTick, onMounted, useTemplateRef } from 'vue';
import { give } from './focus';

/**
 * A popover for gamepad or touch input. It is in the browser's top layer, but inside the screen or dialog that it
 * serves, so that it may take the focus there. The template needs a `layer` ref.
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
  /** Returns the focus to the served element. */
  const leave = () => void (served().isConnected && give(served()));
  return { home, leave };
}
