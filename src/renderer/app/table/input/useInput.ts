import { nextTick } from 'vue';
import type { TargetId } from '../../../board/board-types';
import type { AnyGameUi } from '../../../game-ui/game-ui';
import { useFirstGame } from '../../../stores/first-game';
import { useMatch } from '../../../stores/match';
import { useOpponents } from '../../../stores/opponents';
import { useNotes } from '../../../stores/notes';
import { usePeek } from '../../../stores/peek';
import { usePlan } from '../advice/usePlan';
import { useFastForwardKey } from '../seats/useFastForward';
import { useReplayIntents } from '../replay/useReplayIntents';
import type { usePlay } from '../choices/usePlay';
import { intentDispatcher } from './intents';
import type { Intent } from './intents';
import type { useSelection } from './useSelection';
import { useTurnIntents } from './useTurnIntents';

interface Screen {
  ui(): AnyGameUi;
  readonly selection: ReturnType<typeof useSelection>;
  readonly playing: ReturnType<typeof usePlay>;
  board(): {
    skip(): void;
    fit(): void;
    zoom(factor: number): void;
    pan(dx: number, dy: number): void;
    focus(target: TargetId): void;
  } | null;
  toChoices(): void;
  open(dialog: Extract<Intent, { do: 'open' }>['dialog']): void;
  toggleLog(): void;
  look(): void;
  /** Shows or hides the threat view; toggles it by default. */
  threats(on?: boolean): void;
  /**
   * Closes the screen's own overlays, but keeps the recap if something else is closed first. Returns true if there were
   * any, or if Escape has already closed something else.
   */
  cancel(keepsRecap: boolean): boolean;
}

/** Handles all intents of the table, from any device. */
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
  const peek = usePeek();
  const notes = useNotes();
  const firstGame = useFirstGame();
  const advised = usePlan(ui);

  const focus = (piece: TargetId | null) => void (piece !== null && board()?.focus(piece));

  /** Focuses the piece after it is chosen, because its tooltip then omits the information on its card. */
  async function step(by: 1 | -1) {
    const piece = selection.step(by);
    await nextTick();
    focus(piece);
  }

  return intentDispatcher({
    point: selection.follow,
    choose(intent) {
      notes.place = intent.target;
      selection.follow(intent);
    },
    press(intent) {
      notes.place = intent.target;
      if (selection.letsGo(intent.target)) toChoices();
      else selection.follow(intent);
    },
    drag: selection.follow,
    drop: selection.follow,
    recall: ({ targets }) => (selection.recalled.value = targets),
    next: () => void step(1),
    previous: () => void step(-1),
    play: ({ choice }) => void playing.play(choice),
    end: playing.endPhase,
    cancel() {
      const chosen = isChoosing(selection);
      const busy = match.performing > 0 || chosen;
      board()?.skip();
      selection.clear();
      const closes = cancel(chosen || advised.open.value) || busy;
      if (!closes && !advised.close() && !firstGame.close() && !closed(notes)) pause(open);
    },
    close() {
      const piece = selection.actor.value;
      selection.clear();
      focus(piece);
    },
    skipToMyTurn() {
      opponents.skipToMyTurn();
      board()?.skip();
    },
    fast: useFastForwardKey(),
    skip() {
      void opponents.moveNow();
      board()?.skip();
    },
    ...useTurnIntents(),
    notes: () => notes.show(!notes.open),
    peek: () => void (ui().secret && peek.show()),
    log: toggleLog,
    open({ dialog }) {
      if (dialog !== 'markets' || ui().ReferencePage) open(dialog);
    },
    ...useReplayIntents(ui, look),
    threats: ({ on }) => threats(on),
    ...cameraIntents(board),
  });
}

/** Closes the notes. Returns false if they were closed already. */
function closed(notes: ReturnType<typeof useNotes>): boolean {
  const { open } = notes;
  if (open) notes.show(false);
  return open;
}

/** Opens the pause dialog, later, because the same Escape key press would close it. */
const pause = (open: Screen['open']) => setTimeout(() => open('pause'));

const cameraIntents = (board: Screen['board']) => ({
  fit: () => board()?.fit(),
  zoom: ({ factor }: { factor: number }) => board()?.zoom(factor),
  pan: ({ dx, dy }: { dx: number; dy: number }) => board()?.pan(dx, dy),
});

const isChoosing = ({ actor, target, dragging }: Screen['selection']): boolean =>
  actor.value !== null || target.value !== null || dragging.value;
