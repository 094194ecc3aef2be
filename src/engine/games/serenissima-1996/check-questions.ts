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
  need(stage !== 'take' || choosesNumber(state, frame), 'This bargain ends with its price');
  need(seller !== buyer, 'A bargain has a seller and a buyer');
  need(isAfloat(state, galley), 'A bargain is over goods for a galley');
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
  need(count <= there && count <= roomAboard(buyer), 'The goods are there, and there is room for them');
  need(buyer.owner === frame.buyer, 'The goods are for a galley of the buyer');
  if (source.kind === 'galley') {
    checkMeeting(state, frame, galleyAt(state, source.galley), buyer);
  } else {
    const port = BOARD.ports[source.port];
    need(state.ports[source.port].owner === frame.seller, 'The port is the seller’s');
    need(port.good === good && port.space === buyer.space, 'A port sells what it produces to galleys beside it');
    need(inTurn(state) === frame.buyer, 'Ports sell to the player in turn');
  }
}

/** Checks that the galleys are in the same space near land, and that one of their owners is the active seat. */
function checkMeeting(state: State, frame: BargainFrame, seller: Galley, buyer: Galley): void {
  need(seller.owner === frame.seller, 'The goods are the seller’s');
  need(seller.space === buyer.space && !BOARD.spaces[buyer.space].highSea, 'Galleys trade in one space, near land');
  need([frame.buyer, frame.seller].includes(inTurn(state) as Seat), 'A bargain is opened by the player in turn');
}

/** Checks that the option allows exchanges, both galleys have the goods, and both have room. */
function checkExchange(state: State, { source, galley, good, count, ...frame }: BargainFrame, inReturn: Return): void {
  const possible = state.options.barter && source.kind === 'galley';
  need(possible, 'Goods are exchanged between galleys, where the table does so');
  const [seller, buyer] = [galleyAt(state, source.galley), galleyAt(state, galley)];
  need(inReturn.good !== good, 'Goods are exchanged for goods of another kind');
  need(count <= seller.cargo[good] && inReturn.count <= buyer.cargo[inReturn.good], 'The goods are there');
  need(hasRoom(seller, buyer, count, inReturn.count), 'Both galleys have room for what they receive');
  need(buyer.owner === frame.buyer, 'The goods are for a galley of the buyer');
  need(frame.stage !== 'take', 'An exchange happens whole');
  checkMeeting(state, { source, galley, good, count, ...frame }, seller, buyer);
}

/** Checks that prices are legal, a counter-offer is lower, and the buyer can pay its offer. */
function checkPrices(state: State, frame: BargainFrame): void {
  const { stage, quoted, countered } = frame;
  const least = frame.source.kind === 'port' ? PORT_PRICE : 0;
  if (stage === 'quote') return need(quoted === 0 && countered === 0, 'No price has been named yet');
  need(quoted >= least && quoted <= highest(state, frame), 'The price named is one that may be asked');
  if (stage === 'take')
    return need(quoted <= state.money[frame.buyer], 'The buyer can pay a piece at the price agreed');
  if (stage === 'answer') return need(countered === 0, 'No other price has been offered yet');
  need(countered >= least && countered < quoted, 'A counter-offer is lower than the price asked');
  need(countered <= state.money[frame.buyer], 'The buyer can pay what they offer');
}

/** Checks that a galley of the active seat asks owners of other galleys in its space. */
export function checkPassage(state: State, { galley: id, owners }: PassageFrame): void {
  need(isAfloat(state, id), 'Passage is asked for a galley');
  const galley = galleyAt(state, id);
  need(
    galley.owner === inTurn(state) && galley.passage === 'ask',
    'Passage is asked by a galley in turn that needs it',
  );
  const there = ownersIn(state, galley.space, galley.owner);
  need(
    owners.every((seat) => there.includes(seat)),
    'Those are asked whose galleys lie in that space',
  );
}

/** Checks that the victor has a crew and is beside the beaten galley, which has no crew until it is seized. */
export function checkSpoils(state: State, frame: SpoilsFrame): void {
  need(isAfloat(state, frame.victor) && isAfloat(state, frame.prize), 'Spoils are one galley’s from another');
  need(frame.victor !== frame.prize, 'A galley is not its own prize');
  const victor = galleyAt(state, frame.victor);
  const prize = galleyAt(state, frame.prize);
  need(victor.owner === frame.seat && victor.space === prize.space, 'The victor decides over a galley beside its own');
  const seized = frame.stage === 'sorting' && prize.owner === frame.seat && prize.sailors > 0;
  need(seized || (prize.owner !== frame.seat && prize.sailors === 0), 'The prize has no crew until it is seized');
  need(seized || victor.sailors > 0, 'The victor has a crew, or has given it to the prize');
  need([frame.seat, prize.owner].includes(inTurn(state) as Seat) || seized, 'A fight is begun by the player in turn');
}
