import { useAdvice } from '../../../stores/advice';
import { useMatch } from '../../../stores/match';
import { usePlanning } from '../../../stores/planning';

/** Handlers for the undo, redo, plan and hint intents of the current turn. A plan has its own undo. */
export function useTurnIntents() {
  const match = useMatch();
  const advice = useAdvice();
  const planning = usePlanning();
  return {
    undo() {
      if (planning.active) void planning.stepBack();
      else if (match.table?.undo.possible) void match.undo();
    },
    redo: () => void (!planning.active && match.table?.redo.possible && match.redo()),
    advise: () => void (!planning.active && advice.ask()),
    plan: planning.toggle,
  };
}
