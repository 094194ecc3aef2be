import type { Seat } from '../../core/game';
import { NOBODY } from '../serenissima/board';
import { isCount, need } from '../../kit/check-tools';
import { checkBargain, checkPassage, checkSpoils } from './check-questions';
import { COIN, PORT_PRICE, STARTING_GALLEYS, STARTING_SAILORS } from './data/components';
import { BOARD } from './data/board';
import type { Frame, State } from './state';

const PHASES = ['harbour', 'sailing', 'combat', 'landing', 'revenue'];

/** That there is a stack of decisions at all, for those who look into it before it is checked. */
export function checkStack(frames: unknown): asserts frames is Frame[] {
  need(Array.isArray(frames) && frames.length <= 2, 'There are at most two decisions, one within the other');
  need(
    frames.every((frame) => typeof frame === 'object' && frame !== null),
    'A decision is an object',
  );
}

/** The stack of decisions: one of turn or set-up at the bottom, and on a phase at most one question. */
export function checkFrames(state: State): void {
  const { frames } = state;
  need(
    (state.turn === 0) === (frames[0]?.kind === 'placement'),
    'Sailors are placed before the first turn, and only then',
  );
  frames.forEach((frame, depth) => {
    const nested = frame.kind === 'bargain' || frame.kind === 'passage' || frame.kind === 'spoils';
    need(nested === depth > 0, 'Bargains, passages and spoils lie within a phase, and nothing else does');
    checkFrame(state, frame);
  });
  need(frames.length > 0 || state.turn >= state.lastTurn, 'The game is over after the last turn only');
  if (frames.length !== 2) return;
  const [phase, question] = frames;
  const home = { bargain: 'harbour', passage: 'sailing', spoils: 'combat' }[question.kind as 'bargain'];
  need(phase.kind === 'phase' && phase.phase === home, 'A question belongs to its phase');
}

function isAgreed(agreed: unknown): boolean {
  if (agreed === undefined) return true;
  return (
    Array.isArray(agreed) &&
    agreed.every((entry: unknown) => {
      if (typeof entry !== 'object' || entry === null) return false;
      const { port, price } = entry as Readonly<Record<string, unknown>>;
      return isCount(port, 0, BOARD.ports.length - 1) && isCount(price, PORT_PRICE) && price % COIN === 0;
    })
  );
}

/** Seats place in order: those before have crews aboard, the others empty galleys; nobody has left a capital or bought anything. */
function checkPlacement(state: State, next: Seat): void {
  state.powers.forEach((power, seat) => {
    const { capital } = BOARD.powers[power];
    const fleet = state.galleys.filter((galley) => galley?.owner === seat);
    const aboard = fleet.reduce((sum, galley) => sum + (galley?.sailors ?? 0), 0);
    const crewed = fleet.filter((galley) => galley !== null && galley.sailors > 0).length;
    need(fleet.length === STARTING_GALLEYS, `Seat ${seat} begins with ${STARTING_GALLEYS} galleys`);
    need(crewed === (seat < next ? STARTING_GALLEYS : 0), `Seat ${seat} has its crews aboard when its turn has been`);
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
  const seats = state.powers.length;
  const isSeat = (seat: unknown) => isCount(seat, 0, seats - 1);
  switch (frame.kind) {
    case 'placement':
      need(isSeat(frame.seat), 'Sailors are placed by a seat');
      return checkPlacement(state, frame.seat);
    case 'bidding':
      need(Array.isArray(frame.bids) && frame.bids.length === seats, 'There is a bid for every seat');
      need(
        frame.bids.some((bid) => bid === null),
        'Somebody has yet to bid',
      );
      return need(
        frame.bids.every((bid, seat) => bid === null || (isCount(bid, 0, state.money[seat]) && bid % 100 === 0)),
        'Bids are whole hundreds that the bidder has',
      );
    case 'ordering': {
      need(Array.isArray(frame.places) && frame.places.length === seats, 'There is a place for every seat');
      need(Array.isArray(frame.choosers) && frame.choosers.length > 0, 'Somebody has a place to choose');
      need(Array.isArray(frame.zeros), 'Those who bid nothing are listed');
      const placed = frame.places.filter((seat) => seat !== NOBODY);
      const all = [...placed, ...frame.choosers, ...frame.zeros];
      return need(
        all.length === seats && new Set(all).size === seats && all.every(isSeat),
        'Every seat is placed or waits, once',
      );
    }
    case 'phase':
      need(PHASES.includes(frame.phase) && state.turn > 0, 'The phase is one of the five');
      need(isCount(frame.place, 0, seats - 1), 'The phase is somebody’s');
      return need(
        Array.isArray(frame.closed) && frame.closed.every((key) => isCount(key)) && isAgreed(frame.agreed),
        'Closed bargains are numbered, agreed prices name their port',
      );
    case 'bargain':
      return checkBargain(state, frame);
    case 'passage':
      return checkPassage(state, frame);
    case 'spoils':
      return checkSpoils(state, frame);
    default:
      return need(false, 'The decision is of a known kind');
  }
}
