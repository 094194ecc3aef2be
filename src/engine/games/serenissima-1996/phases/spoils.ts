import type { Seat } from '../../../core/game';
import { isStowed, nothingToSort, whyNotStow } from '../../serenissima/aftermath';
import type { GalleyId, GoodId } from '../../serenissima/board';
import { moveGood } from '../../serenissima/cargo';
import { seatOf } from '../../../kit/frames';
import { galleyAt, sinkGalley } from '../../serenissima/galleys';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import type { SpoilsFrame, State } from '../state';
import type { MoveContext, Decision, MoveOf } from './decision';

/** Lets the winner of a sea fight, attacker or defender, decide about the beaten galley. */
export function takeSpoils(state: State, seat: Seat, victor: GalleyId, prize: GalleyId): void {
  state.frames.push({ kind: 'spoils', stage: 'fate', seat, victor, prize });
}

/** The victor's moves: first sinking or seizing the galley, then moving single goods between the two cargoes. */
function spoilsMoves(
  state: State,
  frame: SpoilsFrame,
): MoveOf<'sink' | 'seize' | 'stow' | 'jettison' | 'finishSpoils'>[] {
  const moves: MoveOf<'sink' | 'seize' | 'stow' | 'jettison' | 'finishSpoils'>[] = [];
  if (frame.stage === 'fate') {
    moves.push({ type: 'sink' });
    for (let crew = 1; crew <= galleyAt(state, frame.victor).sailors; crew++) moves.push({ type: 'seize', crew });
    return moves;
  }
  for (const ship of [frame.victor, frame.prize]) {
    const { cargo } = galleyAt(state, ship);
    for (let good = 0; good < cargo.length; good++) {
      if (!whyNotStowFrom(state, frame, ship, good)) moves.push({ type: 'stow', from: ship, good });
      if (!whyNotJettison(state, frame, ship, good)) moves.push({ type: 'jettison', galley: ship, good });
    }
  }
  if (!whyNotFinish(state, frame)) moves.push({ type: 'finishSpoils' });
  return moves;
}

/** Why sorting can't end: a galley has more than five pieces. */
function whyNotFinish(state: State, frame: SpoilsFrame): RefusalCode | undefined {
  if (frame.stage !== 'sorting') return 'fate-first';
  return isStowed(galleyAt(state, frame.victor), galleyAt(state, frame.prize)) ? undefined : 'no-room';
}

function whyNotStowFrom(state: State, frame: SpoilsFrame, from: GalleyId, good: GoodId): RefusalCode | undefined {
  if (frame.stage !== 'sorting') return 'fate-first';
  if (!isParty(frame, from)) return 'not-in-fight';
  return whyNotStow(galleyAt(state, from), galleyAt(state, other(frame, from)), good);
}

/** Goods can be thrown overboard only from a galley with a crew. A galley without a crew sinks with its goods. */
function whyNotJettison(state: State, frame: SpoilsFrame, ship: GalleyId, good: GoodId): RefusalCode | undefined {
  if (frame.stage !== 'sorting') return 'fate-first';
  if (!isParty(frame, ship)) return 'not-in-fight';
  const galley = galleyAt(state, ship);
  if (galley.cargo[good] === 0) return 'no-cargo';
  return galley.sailors === 0 ? 'crewless-ship' : undefined;
}

/** The victor sinks or seizes the beaten galley and sorts the cargoes. */
export const spoils: Decision<SpoilsFrame, 'sink' | 'seize' | 'stow' | 'jettison' | 'finishSpoils'> = {
  actors: seatOf,
  moves: spoilsMoves,
  play: {
    sink(state, _seat, _move, context, frame) {
      refuseIf(frame.stage === 'fate' ? undefined : 'fate-settled');
      beginSorting(state, frame, context);
    },

    seize(state, seat, { crew }, context, frame) {
      const victor = galleyAt(state, frame.victor);
      const prize = galleyAt(state, frame.prize);
      refuseIf(frame.stage !== 'fate' ? 'fate-settled' : crew < 1 || crew > victor.sailors ? 'prize-crew' : undefined);
      const from = prize.owner;
      victor.sailors -= crew;
      prize.sailors = crew;
      prize.owner = seat;
      context.events.push({ type: 'seized', seat, from, victor: frame.victor, prize: frame.prize, crew });
      beginSorting(state, frame, context);
    },

    stow(state, seat, { from, good }, { events }, frame) {
      refuseIf(whyNotStowFrom(state, frame, from, good));
      const to = other(frame, from);
      moveGood(galleyAt(state, from), galleyAt(state, to), good);
      events.push({ type: 'stowed', seat, from, to, good });
    },

    jettison(state, seat, { galley, good }, { events }, frame) {
      refuseIf(whyNotJettison(state, frame, galley, good));
      galleyAt(state, galley).cargo[good]--;
      state.supply[good]++;
      events.push({ type: 'discarded', seat, galley, good });
    },

    finishSpoils(state, _seat, _move, context, frame) {
      refuseIf(whyNotFinish(state, frame));
      finish(state, frame, context);
    },
  },
};

function beginSorting(state: State, frame: SpoilsFrame, context: MoveContext): void {
  frame.stage = 'sorting';
  if (nothingToSort(galleyAt(state, frame.victor), galleyAt(state, frame.prize))) finish(state, frame, context);
}

/** Ends the sorting. A galley without a crew sinks with its goods. */
function finish(state: State, frame: SpoilsFrame, { events }: MoveContext): void {
  state.frames.pop();
  const by = galleyAt(state, frame.victor).owner;
  for (const ship of [frame.victor, frame.prize]) {
    if (galleyAt(state, ship).sailors > 0) continue;
    sinkGalley(state, ship, 'sunk', events, ship === frame.prize ? by : undefined);
  }
}

function isParty(frame: SpoilsFrame, ship: GalleyId): boolean {
  return ship === frame.victor || ship === frame.prize;
}

function other(frame: SpoilsFrame, ship: GalleyId): GalleyId {
  return ship === frame.victor ? frame.prize : frame.victor;
}
