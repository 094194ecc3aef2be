import type { AnyGameUi } from '../../../game-ui/game-ui';
import { useReplay } from '../../../stores/replay';
import { useMoments } from './useMoments';

/** Handlers of the intents that open, control or close a replay. `look` closes the final score over the board. */
export function useReplayIntents(ui: () => AnyGameUi, look: () => void) {
  const replay = useReplay();
  const moments = useMoments(ui);

  function watchFrom(ply?: number) {
    look();
    void replay.open(ply);
  }

  return {
    lookBack: () => (replay.kind ? replay.leave() : watchFrom()),
    replay: ({ ply }: { readonly ply?: number }) => watchFrom(ply),
    back: () => void replay.back(),
    forward: () => void replay.forward(),
    first: () => void replay.jump(0),
    last: () => void replay.jump(replay.length),
    earlierTurn: () => void moments.previousTurn(),
    laterTurn: () => void moments.nextTurn(),
    earlierHighlight: moments.toPreviousHighlight,
    laterHighlight: moments.toNextHighlight,
    faster: () => replay.changeSpeed(1),
    slower: () => replay.changeSpeed(-1),
    pause: () => void replay.toggle(),
    present: () => replay.leave(),
  };
}
