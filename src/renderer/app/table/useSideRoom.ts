import { computed } from 'vue';
import { useSettings } from '../../stores/settings';

/** The lowest window whose side panel has room for more than a decision, in CSS pixels at the usual text size. */
const LEAST_HEIGHT = 736;

/** In a lower window, the recap is brief, so that the choices keep their space. */
const ROOMY_HEIGHT = 800;

/** Whether the side panel has room for the recap and the hint. In a short or a tall window they are elsewhere. */
export function useSideRoom() {
  const settings = useSettings();
  const docked = computed(() => settings.room.width > settings.room.height && settings.room.height >= LEAST_HEIGHT);
  const brief = computed(() => docked.value && settings.room.height < ROOMY_HEIGHT);
  return { docked, brief };
}
