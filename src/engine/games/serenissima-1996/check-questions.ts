import type { Seat } from '../../core/game';
import { roomAboard } from '../serenissima/cargo';
import { galleyAt } from '../serenissima/galleys';
import { need } from '../../kit/positions';
import { PORT_PRICE } from './data/components';
import { BOARD } from './data/board';
import { choosesNumber, highest } from './phases/bargain';
import { hasRoom } from './phases/barter';
import { ownersIn } from './queries';
import type { GalleyId } from '../serenissima/board';
import type { BargainFrame, Galley, PassageFrame, PhaseFrame, Return, SpoilsFrame, State } from './state';

const isAfloat = (state: State, id: GalleyId): boolean => state.galleys[id] !== null;

/** The seat whose turn a question interrupts. */
function inTurn(state: State): Seat | undefined {
  const [phase] = state.frames as [PhaseFrame];
  return state.order[phase.place];
}

/** Checks a bargain's goods, parties and prices. */
export function checkBargain(state: State, frame: BargainFrame): void {
  const { source, galley, seller, buyer, stage } = frame;
  need(stage !== 'take' || choosesNumber(state, frame), 'This bargain has no number to choose');
  need(seller !== buyer, 'The seller and the buyer are different seats');
  need(isAfloat(state, galley), 'The buyer’s galley is on the board');
  need(source.kind === 'port' || isAfloat(state, source.galley), 'The goods come from a port or a galley');
  checkGoods(state, frame);
  checkPrices(state, frame);
}

/** Checks that the goods exist and that the buyer's galley is in the same space and has room. */
function checkGoods(state: State, frame: BargainFrame): void {
  const { source, count, good, inReturn } = frame;
  if (inReturn !== undefined) return checkExchange(state, frame, inReturn);
  const buyer = galleyAt(state, frame.galley);
  const there = source.kind === 'port' ? state.supply[good] : galleyAt(state, source.galley).cargo[good];
  need(count <= there && count <= roomAboard(buyer), 'The goods exist, and there is room for them');
  need(buyer.owner === frame.buyer, 'The goods are for one of the buyer’s galleys');
  if (source.kind === 'galley') {
    checkMeeting(state, frame, galleyAt(state, source.galley), buyer);
  } else {
    const port = BOARD.ports[source.port];
    need(state.ports[source.port].owner === frame.seller, 'The seller owns the port');
    need(port.good === good && port.space === buyer.space, 'A port sells what it produces to galleys beside it');
    need(inTurn(state) === frame.buyer, 'Ports sell to the player in turn');
  }
}

/** Checks that the galleys are in the same space near land, and that one of their owners is the active seat. */
function checkMeeting(state: State, frame: BargainFrame, seller: Galley, buyer: Galley): void {
  need(seller.owner === frame.seller, 'The seller owns the goods');
  need(
    seller.space === buyer.space && !BOARD.spaces[buyer.space].highSea,
    'Galleys trade in the same space, near land',
  );
  need([frame.buyer, frame.seller].includes(inTurn(state) as Seat), 'A bargain is opened by the player in turn');
}

/** Checks that the option allows exchanges, both galleys have the goods, and both have room. */
function checkExchange(state: State, { source, galley, good, count, ...frame }: BargainFrame, inReturn: Return): void {
  const possible = state.options.barter && source.kind === 'galley';
  need(possible, 'Only galleys exchange goods, if the option is on');
  const [seller, buyer] = [galleyAt(state, source.galley), galleyAt(state, galley)];
  need(inReturn.good !== good, 'Goods are exchanged for goods of another kind');
  need(count <= seller.cargo[good] && inReturn.count <= buyer.cargo[inReturn.good], 'Both galleys have the goods');
  need(hasRoom(seller, buyer, count, inReturn.count), 'Both galleys have room for what they receive');
  need(buyer.owner === frame.buyer, 'The goods are for one of the buyer’s galleys');
  need(frame.stage !== 'take', 'An exchange has no number to choose');
  checkMeeting(state, { source, galley, good, count, ...frame }, seller, buyer);
}

/** Checks that prices are legal, a counter-offer is lower, and the buyer can pay its offer. */
function checkPrices(state: State, frame: BargainFrame): void {
  const { stage, quoted, countered } = frame;
  const least = frame.source.kind === 'port' ? PORT_PRICE : 0;
  if (stage === 'quote') return need(quoted === 0 && countered === 0, 'No price has been quoted yet');
  need(quoted >= least && quoted <= highest(state, frame), 'The quoted price is allowed');
  if (stage === 'take')
    return need(quoted <= state.money[frame.buyer], 'The buyer can pay for one piece at the agreed price');
  if (stage === 'answer') return need(countered === 0, 'No counter-offer has been made yet');
  need(countered >= least && countered < quoted, 'A counter-offer is lower than the quoted price');
  need(countered <= state.money[frame.buyer], 'The buyer can pay the counter-offer');
}

/** Checks that a galley of the active seat asks owners of other galleys in its space. */
export function checkPassage(state: State, { galley: id, owners }: PassageFrame): void {
  need(isAfloat(state, id), 'The asking galley is on the board');
  const galley = galleyAt(state, id);
  need(
    galley.owner === inTurn(state) && galley.passage === 'ask',
    'The seat in turn asks, for a galley that needs passage',
  );
  const there = ownersIn(state, galley.space, galley.owner);
  need(
    owners.every((seat) => there.includes(seat)),
    'Only seats with a galley in the space are asked',
  );
}

/**
 * Checks that the victor is beside the beaten galley, which has no crew until it is seized, and that the victor has a
 * crew unless the prize got all of it.
 */
export function checkSpoils(state: State, frame: SpoilsFrame): void {
  need(isAfloat(state, frame.victor) && isAfloat(state, frame.prize), 'The victor and the prize are on the board');
  need(frame.victor !== frame.prize, 'A galley is not its own prize');
  const victor = galleyAt(state, frame.victor);
  const prize = galleyAt(state, frame.prize);
  need(victor.owner === frame.seat && victor.space === prize.space, 'The victor and the prize are in the same space');
  const seized = frame.stage === 'sorting' && prize.owner === frame.seat && prize.sailors > 0;
  need(seized || (prize.owner !== frame.seat && prize.sailors === 0), 'The prize has no crew until it is seized');
  need(seized || victor.sailors > 0, 'The victor has a crew, or has given it to the prize');
  need([frame.seat, prize.owner].includes(inTurn(state) as Seat) || seized, 'The player in turn started the fight');
}
