import { NOBODY } from '../common/board';
import { isCount, need } from './check-tools';
import { BOARD } from './data';
import type { Frame, State } from './state';

const PHASES = ['harbour', 'sailing', 'combat', 'landing', 'revenue'];

/** The stack of decisions: one of turn or set-up at the bottom, and on a phase at most one question. */
export function checkFrames(state: State): void {
  const { frames } = state;
  need(Array.isArray(frames) && frames.length <= 2, 'There are at most two decisions, one within the other');
  frames.forEach((frame, depth) => {
    need(typeof frame === 'object' && frame !== null, 'A decision is an object');
    const nested = frame.kind === 'bargain' || frame.kind === 'passage' || frame.kind === 'spoils';
    need(nested === depth > 0, 'Bargains, passages and spoils lie within a phase, and nothing else does');
    checkFrame(state, frame);
  });
  if (frames.length !== 2) return;
  const [phase, question] = frames;
  const home = { bargain: 'harbour', passage: 'sailing', spoils: 'combat' }[question.kind as 'bargain'];
  need(phase.kind === 'phase' && phase.phase === home, 'A question belongs to its phase');
}

function checkFrame(state: State, frame: Frame): void {
  const seats = state.powers.length;
  const isSeat = (seat: unknown) => isCount(seat, 0, seats - 1);
  const isGalley = (id: unknown) => isCount(id, 0, state.galleys.length - 1) && state.galleys[id] !== null;
  switch (frame.kind) {
    case 'placement':
      return need(state.turn === 0 && isSeat(frame.seat), 'Sailors are placed before the first turn, by a seat');
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
        Array.isArray(frame.closed) && frame.closed.every((key) => isCount(key)),
        'Closed bargains are numbered',
      );
    case 'bargain': {
      need(['quote', 'answer', 'counter', 'last'].includes(frame.stage), 'A bargain has four stages');
      need(
        isSeat(frame.seller) && isSeat(frame.buyer) && frame.seller !== frame.buyer,
        'A bargain has a seller and a buyer',
      );
      need(
        isGalley(frame.galley) && isCount(frame.good, 0, BOARD.goods.length - 1) && isCount(frame.count, 1),
        'A bargain is over goods for a galley',
      );
      const { source } = frame;
      const known =
        source?.kind === 'port'
          ? isCount(source.port, 0, BOARD.ports.length - 1)
          : source?.kind === 'galley' && isGalley(source.galley);
      need(known, 'The goods come from a port or a galley');
      return need(isCount(frame.quoted) && isCount(frame.countered), 'Prices are whole');
    }
    case 'passage':
      need(isGalley(frame.galley), 'Passage is asked for a galley');
      return need(
        Array.isArray(frame.owners) && frame.owners.length > 0 && frame.owners.every(isSeat),
        'Somebody has yet to answer',
      );
    case 'spoils':
      need(frame.stage === 'fate' || frame.stage === 'sorting', 'Spoils have two stages');
      need(
        isSeat(frame.seat) && isGalley(frame.victor) && isGalley(frame.prize),
        'Spoils are one galley’s from another',
      );
      return need(frame.victor !== frame.prize, 'A galley is not its own prize');
    default:
      return need(false, 'The decision is of a known kind');
  }
}
