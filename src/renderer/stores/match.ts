import { defineStore } from 'pinia';
import { computed, toRefs, watch } from 'vue';
import { bindContext } from './bind';
import { showMove } from './match/advance';
import { attachBoard, boardAppeared, boardSettled, perform, showCurrentPosition } from './match/board';
import { takeContinuation } from './match/continuation';
import { endMatch, resign } from './match/ending';
import { playLessonMove, undoLessonStep } from './match/lesson-moves';
import { assignSeats, close, open, raiseCurtain, refresh, reload } from './match/opening';
import { play, playSkipped } from './match/play';
import {
  dueComputer,
  isBusy,
  lastDecisionOf,
  mayAutoplay,
  nextDecider,
  ownSeat,
  peopleOf,
  soloSeat,
} from './match/queries';
import { NO_MATCH } from './match/state';
import type { MatchContext } from './match/state';
import { reportUnsaved } from './match/steps';
import { redo, undo, undoTo } from './match/undo';
import { useSession } from './session';
import { useSettings } from './settings';

/**
 * The match at the table, as main last sent it. Each step sends a request to main, then shows the result. If the player
 * knew the result in advance, it is shown immediately and the board follows; if it depends on chance or secrets, it is
 * animated first. Moves chosen during a step wait until it ends. Before a decision that shows its player secrets, the
 * curtain closes. State and functions are in `match/`.
 */
export const useMatch = defineStore('match', () => {
  const session = useSession();
  const state = session.perTable(NO_MATCH);
  const match: MatchContext = { state, session, settings: useSettings() };
  const { table, log, revealing, dropped, halted, decisionOf, curtain, curtainRaisedFor, paused } = toRefs(state);
  const { refusal, alarm, unwritable, notice, lastMoves } = toRefs(state);

  // A click that was interrupted by a question to another seat continues if the answer allows it.
  watch(
    () => [state.table, isBusy(state), state.paused, state.curtain],
    () => {
      const moves = takeContinuation(state);
      if (moves.length > 0) void play(match, ...moves);
    },
  );

  return {
    table,
    log,
    revealing,
    dropped,
    halted,
    decisionOf,
    curtain,
    curtainRaisedFor,
    paused,
    refusal,
    alarm,
    unwritable,
    notice,
    lastMoves,
    busy: computed(() => isBusy(state)),
    autoplay: computed(() => mayAutoplay(state)),
    /** The number of the current animation, counted from 1; 0 if none is running. */
    performing: computed(() => (state.performing > 0 ? state.performance : 0)),
    people: computed(() => peopleOf(state)),
    soloSeat: computed(() => soloSeat(state)),
    ownSeat: computed(() => ownSeat(state)),
    decider: computed(() => nextDecider(state)),
    dueComputer: computed(() => dueComputer(state)),
    lastDecisionOf: (seat: number) => lastDecisionOf(state.log, seat),
    ...bindContext(match, {
      open,
      close,
      reload,
      refresh,
      raiseCurtain,
      assignSeats,
      play,
      playSkipped,
      undo,
      undoTo,
      redo,
      reportUnsaved,
      endMatch,
      resign,
      playLessonMove,
      undoLessonStep,
      showMove,
      attachBoard,
      boardAppeared,
      boardSettled,
      perform,
      showCurrentPosition,
    }),
  };
});
