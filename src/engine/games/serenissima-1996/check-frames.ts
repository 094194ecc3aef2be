import type { Seat } from '../../core/game';
import { NOBODY } from '../serenissima/board';
import { need } from '../../kit/positions';
import { checkBargain, checkPassage, checkSpoils } from './check-questions';
import { STARTING_GALLEYS, STARTING_SAILORS } from './data/components';
import { BOARD } from './data/board';
import type { Frame, State } from './state';

/** Checks the stack of decisions: a set-up or phase frame, with at most one question above it. */
export function checkFrames(state: State): void {
  const { frames } = state;
  need(
    (state.turn === 0) === (frames.at(0)?.kind === 'placement'),
    'Sailors are placed before the first turn, and only then',
  );
  frames.forEach((frame, depth) => {
    const nested = frame.kind === 'bargain' || frame.kind === 'passage' || frame.kind === 'spoils';
    need(nested === depth > 0, 'Only bargains, passages and spoils interrupt a phase');
    checkFrame(state, frame);
  });
  need(frames.length > 0 || state.turn >= state.lastTurn, 'The game is over only after the last turn');
  if (frames.length !== 2) return;
  const [phase, question] = frames;
  const home = { bargain: 'harbour', passage: 'sailing', spoils: 'combat' }[question.kind as 'bargain'];
  need(phase.kind === 'phase' && phase.phase === home, 'A question belongs to its phase');
}

/** Seats place their sailors in order, so later seats have empty galleys. All galleys are at their capitals. */
function checkPlacement(state: State, next: Seat): void {
  state.powers.forEach((power, seat) => {
    const { capital } = BOARD.powers[power];
    const fleet = state.galleys.filter((galley) => galley?.owner === seat);
    const aboard = fleet.reduce((sum, galley) => sum + (galley?.sailors ?? 0), 0);
    const crewed = fleet.filter((galley) => galley !== null && galley.sailors > 0).length;
    need(fleet.length === STARTING_GALLEYS, `Seat ${seat} begins with ${STARTING_GALLEYS} galleys`);
    need(crewed === (seat < next ? STARTING_GALLEYS : 0), `Seat ${seat} has crews only after placing them`);
    need(
      fleet.every(
        (galley) => galley?.space === BOARD.ports[capital].space && galley.cargo.every((pieces) => pieces === 0),
      ),
      `Seat ${seat} begins with empty holds beside its capital`,
    );
    need(state.ports[capital].owner === seat, `Seat ${seat} begins with its capital`);
    need(
      aboard + state.ports[capital].garrison === (seat < next ? STARTING_SAILORS : 0),
      `Seat ${seat} places ${STARTING_SAILORS} sailors`,
    );
  });
}

function checkFrame(state: State, frame: Frame): void {
  switch (frame.kind) {
    case 'placement':
      return checkPlacement(state, frame.seat);
    case 'bidding':
      need(frame.bids.includes(null), 'At least one seat has not bid yet');
      return need(
        frame.bids.every((bid, seat) => bid === null || bid <= state.money[seat]),
        'No seat bids more than it has',
      );
    case 'ordering': {
      const placed = frame.places.filter((seat) => seat !== NOBODY);
      const all = [...placed, ...frame.choosers, ...frame.zeros];
      const seats = state.powers.length;
      return need(all.length === seats && new Set(all).size === seats, 'Every seat is placed or waiting');
    }
    case 'phase':
      return need(state.turn > 0, 'A phase is part of a turn');
    case 'bargain':
      return checkBargain(state, frame);
    case 'passage':
      return checkPassage(state, frame);
    case 'spoils':
      return checkSpoils(state, frame);
  }
}
