import type { Seat } from '../../../core/game';
import { NOBODY } from '../common/board';
import { roomAboard } from '../common/cargo';
import { galleyAt } from '../common/galleys';
import { isCount, need } from '../../../kit/check-tools';
import { COIN, PORT_PRICE, STARTING_GALLEYS } from './constants';
import { BOARD } from './data';
import type { BargainFrame, Frame, State } from './state';

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
  if (frames.length !== 2) return;
  const [phase, question] = frames;
  const home = { bargain: 'harbour', passage: 'sailing', spoils: 'combat' }[question.kind as 'bargain'];
  need(phase.kind === 'phase' && phase.phase === home, 'A question belongs to its phase');
}

function isAgreed(agreed: unknown): boolean {
  if (agreed === undefined) return true;
  return (
    Array.isArray(agreed) &&
    agreed.every(
      (entry) =>
        typeof entry === 'object' &&
        entry !== null &&
        isCount(entry.port, 0, BOARD.ports.length - 1) &&
        isCount(entry.price, PORT_PRICE) &&
        entry.price % COIN === 0,
    )
  );
}

/** Seats place in order: those before have crews aboard, the others empty galleys at their capitals. */
function checkPlacement(state: State, next: Seat): void {
  state.powers.forEach((power, seat) => {
    const { capital } = BOARD.powers[power];
    const fleet = state.galleys.filter((galley) => galley?.owner === seat);
    const crewed = fleet.filter((galley) => galley !== null && galley.sailors > 0).length;
    need(fleet.length === STARTING_GALLEYS, `Seat ${seat} begins with ${STARTING_GALLEYS} galleys`);
    need(crewed === (seat < next ? STARTING_GALLEYS : 0), `Seat ${seat} has its crews aboard when its turn has been`);
    need(state.ports[capital].owner === seat, `Seat ${seat} begins with its capital`);
  });
}

/** The goods talked over are there, there is room for them, and a price once countered can be paid. */
function checkGoods(state: State, frame: BargainFrame): void {
  const { source, count, good } = frame;
  const buyer = galleyAt(state, frame.galley);
  const there = source.kind === 'port' ? state.supply[good] : galleyAt(state, source.galley).cargo[good];
  need(count <= there && count <= roomAboard(buyer), 'The goods are there, and there is room for them');
  need(buyer.owner === frame.buyer, 'The goods are for a galley of the buyer');
  if (source.kind === 'galley')
    need(galleyAt(state, source.galley).owner === frame.seller, 'The goods are the seller’s');
  else need(state.ports[source.port].owner === frame.seller, 'The port is the seller’s');
  const least = source.kind === 'port' ? PORT_PRICE : 0;
  need(frame.stage === 'quote' || frame.quoted >= least, 'A price has been named');
  need(frame.stage === 'quote' || frame.stage === 'answer' || frame.countered >= least, 'A price has been offered');
  const owed = frame.stage === 'counter' ? frame.countered : 0;
  need(owed <= state.money[frame.buyer], 'The buyer can pay what he offers');
}

function checkFrame(state: State, frame: Frame): void {
  const seats = state.powers.length;
  const isSeat = (seat: unknown) => isCount(seat, 0, seats - 1);
  const isPrice = (price: unknown) => isCount(price) && price % COIN === 0;
  const isGalley = (id: unknown) => isCount(id, 0, state.galleys.length - 1) && state.galleys[id] !== null;
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
      need(isPrice(frame.quoted) && isPrice(frame.countered), 'Prices are whole hundreds');
      return checkGoods(state, frame);
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
