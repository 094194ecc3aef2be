import { computed } from 'vue';
import type { AnyGameUi } from '../../../game-ui/game-ui';
import { usePlanning } from '../../../stores/planning';
import { plannedParts } from './planned-parts';

/** The parts of the plan at the table; empty if the player is not planning. */
export function usePlannedParts(ui: () => AnyGameUi) {
  const planning = usePlanning();
  return computed(() => {
    const { trial, last } = planning;
    return trial ? plannedParts(ui(), [...trial.steps, ...(last ? [last] : [])], trial.figures) : [];
  });
}
