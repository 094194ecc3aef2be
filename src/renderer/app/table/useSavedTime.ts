import { ref, watch } from 'vue';
import { useApp } from '../../stores/app';
import { useMatch } from '../../stores/match';

/** When the open match was last saved: main saves every move before the page shows it. */
export function useSavedTime() {
  const app = useApp();
  const match = useMatch();
  const listed = app.saves.find((save) => save.match === match.table?.match);
  const saved = ref(listed ? new Date(listed.saved) : new Date());
  watch([() => match.table?.ply, () => match.table?.acts.length], () => (saved.value = new Date()));
  return saved;
}
