import { nextTick } from 'vue';
import type { TargetId } from '../../../board/board-types';
import type { AnyGameUi } from '../../../game-ui/game-ui';
import { useAdvice } from '../../../stores/advice';
import { useMatch } from '../../../stores/match';
import { useOpponents } from '../../../stores/opponents';
import { usePeek } from '../../../stores/peek';
import { useFastForwardKey } from '../seats/useFastForward';
import { useReplayIntents } from '../replay/useReplayIntents';
import type { usePlay } from '../choices/usePlay';
import { answering } from './intents';
import type { Intent } from './intents';
import type { useSelection } from './useSelection';

/** What intents act on, apart from the stores. */
interface Screen {
  ui(): AnyGameUi;
  readonly selection: ReturnType<typeof useSelection>;
  readonly playing: ReturnType<typeof usePlay>;
  /** The mounted board, if any. */
  board(): {
    skip(): void;
    fit(): void;
    zoom(factor: number): void;
    pan(dx: number, dy: number): void;
    focus(target: TargetId): void;
  } | null;
  /** Focuses the choices of the chosen piece. */
  toChoices(): void;
  open(dialog: Extract<Intent, { do: 'open' }>['dialog']): void;
  /** Opens or closes the full log. */
  toggleLog(): void;
  /** Shows the board instead of the final score. */
  look(): void;
  /** Shows or hides the threat view; toggles it by default. */
  threats(on?: boolean): void;
  /** Closes the screen's own overlays. */
  cancel(): void;
}

/** Carries out all intents of the table, whatever device they come from. */
export function useInput({
  ui,
  selection,
  playing,
  board,
  toChoices,
  open,
  toggleLog,
  look,
  threats,
  cancel,
}: Screen): (intent: Intent) => void {
  const match = useMatch();
  const opponents = useOpponents();
  const advice = useAdvice();
  const peek = usePeek();

  /** Moving through the pieces or closing the card focuses the piece. */
  function focus(piece: TargetId | null) {
    if (piece !== null) board()?.focus(piece);
  }

  /** Waits until the piece is known to be chosen, so that its tooltip leaves out what its card says. */
  async function step(by: 1 | -1) {
    const piece = selection.step(by);
    await nextTick();
    focus(piece);
  }

  return answering({
    point: selection.follow,
    choose: selection.follow,
    press: (intent) => (selection.letsGo(intent.target) ? toChoices() : selection.follow(intent)),
    carry: selection.follow,
    drop: selection.follow,
    recall: ({ targets }) => (selection.recalled.value = targets),
    next: () => void step(1),
    previous: () => void step(-1),
    play: ({ choice }) => void playing.play(choice),
    end: playing.endPhase,
    cancel() {
      board()?.skip();
      selection.clear();
      cancel();
    },
    close() {
      const piece = selection.actor.value;
      selection.clear();
      focus(piece);
    },
    hurry() {
      opponents.hurry();
      board()?.skip();
    },
    fast: useFastForwardKey(),
    skip() {
      void opponents.moveNow();
      board()?.skip();
    },
    undo: () => void (match.table?.undo.possible && match.undo()),
    redo: () => void (match.table?.redo.possible && match.redo()),
    advise: () => void advice.ask(),
    peek: () => void (ui().secret && peek.look()),
    log: toggleLog,
    open({ dialog }) {
      if (dialog !== 'markets' || ui().ReferencePage) open(dialog);
    },
    ...useReplayIntents(ui, look),
    threats: ({ on }) => threats(on),
    fit: () => board()?.fit(),
    zoom: ({ factor }) => board()?.zoom(factor),
    pan: ({ dx, dy }) => board()?.pan(dx, dy),
  });
}
