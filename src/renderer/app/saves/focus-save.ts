import { nextTick } from 'vue';
import { useShelfView } from '../../stores/shelf-view';
import { focusTarget } from '../focus/focus-target';

/** Focuses a save's card. Renders it first if it is out of view. */
export async function focusSave(match: string): Promise<void> {
  useShelfView().current = match;
  await nextTick();
  focusTarget(`save:${match}`);
}
