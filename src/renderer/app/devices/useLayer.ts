import { computed, nextTick, onBeforeUnmount, onMounted, useTemplateRef } from 'vue';
import { setFocus } from './focus';

/**
 * Shows a popover for gamepad or touch input in the browser's top layer, and returns the focus when it closes. It is
 * mounted inside its screen or dialog, because a modal dialog makes everything outside it inert. The template needs a
 * `layer` ref.
 */
export function useLayer(served: () => HTMLElement) {
  const layer = useTemplateRef<HTMLElement>('layer');
  const home = computed(() => served().closest<HTMLElement>('[role="dialog"], main') ?? document.body);
  onMounted(async () => {
    await nextTick();
    layer.value?.showPopover();
    const find = (kind: string) => layer.value?.querySelector<HTMLElement>(kind);
    const first = find('[aria-selected="true"]') ?? find('.first') ?? find('button');
    if (first) setFocus(first);
  });
  onBeforeUnmount(() => void (served().isConnected && setFocus(served())));
  return { home };
}
