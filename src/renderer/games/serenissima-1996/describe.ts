import { BOARD } from '../../../engine/games/serenissima-1996/data/board';
import type { Serenissima1996Event } from '../../../engine/games/serenissima-1996/events';
import type { PortId } from '../../../engine/games/serenissima/board';
import type { Piece } from '../../../engine/games/serenissima/berths';
import type { TargetId } from '../../board/board-types';
import type { Sentence } from '../../game-ui/sentence';
import { byType } from '../kit/by-type';
import type { ByType } from '../kit/by-type';
import { target } from '../serenissima/targets';
import { andList, ducatsOf, galleyName, list, sentenceOf, withPieces } from '../serenissima/words';
import { withEffects } from './sale-effects';
import {
  berthName,
  goodName,
  onePiece,
  piecesOf,
  portName,
  powerLabel,
  powerOf,
  severalPieces,
  thePhase,
  thePlace,
} from './words';
import type { View } from './words';

const row = (items: readonly Sentence[]): Sentence => list(items, 'none');

/** The start of a turn. States whether it is the last turn, or whether a die decides that. */
export function turnBegan({ turn, last, thrown }: Extract<Serenissima1996Event, { type: 'turnBegan' }>): Sentence {
  return sentenceOf(last ? 'events.lastTurnBegan' : thrown ? 'events.thrownTurnBegan' : 'events.turnBegan', { turn });
}

type Event<T extends Serenissima1996Event['type']> = Extract<Serenissima1996Event, { type: T }>;
type PowerName = (seat: number) => Sentence;

const haggled = (event: Event<'quoted' | 'countered'>, power: PowerName) =>
  sentenceOf(`events.${event.inReturn ? 'exchange.' : ''}${event.type}`, {
    power: power(event.seat),
    count: event.count,
    price: ducatsOf(event.price),
  });

const built = (event: Event<'galleyBuilt' | 'fortBuilt'>, power: PowerName) => {
  const isHired = 'crew' in event && event.crew === 'hired';
  return sentenceOf(isHired ? 'events.galleyHired' : `events.${event.type}`, {
    power: power(event.seat),
    port: portName(event.port),
    price: ducatsOf(event.cost),
  });
};

const TEXTS: ByType<Serenissima1996Event, [power: PowerName, view: View], Sentence | null> = {
  placed: (event, power) =>
    sentenceOf('events.placed', {
      power: power(event.seat),
      crews: event.crews.join(' + '),
      garrison: event.garrison,
    }),
  turnBegan,
  bidMade: (event, power) => sentenceOf('events.bidMade', { power: power(event.seat) }),
  bidsRevealed: (event, _power, view) =>
    sentenceOf('events.bidsRevealed', {
      bids: row(event.bids.map((price, seat) => sentenceOf('events.bidOf', { power: powerLabel(view, seat), price }))),
    }),
  thrownForOrder: (event, _power, view) =>
    sentenceOf('events.thrownForOrder', {
      throws: row(
        event.throws.map(({ seat, die }) => sentenceOf('events.bidOf', { power: powerLabel(view, seat), price: die })),
      ),
    }),
  orderChosen: (event, power) => sentenceOf('events.orderChosen', { power: power(event.seat), place: event.place + 1 }),
  phaseBegan: (event, power) =>
    sentenceOf('events.phaseBegan', { power: power(event.seat), phase: thePhase(event.phase) }),
  phaseSkipped: () => null,
  bought: (event, power) =>
    sentenceOf(event.paidTo < 0 ? 'events.bought' : 'events.boughtFrom', {
      power: power(event.seat),
      owner: power(event.paidTo),
      goods: piecesOf(event.count, event.good),
      port: portName(event.port),
      price: ducatsOf(event.price * event.count),
    }),
  bargainOpened: (event, power) => {
    const key = event.by === event.buyer ? 'bargainOpened' : 'cargoOffered';
    const params = {
      power: power(event.by),
      other: power(event.by === event.buyer ? event.seller : event.buyer),
      goods: piecesOf(event.count, event.good),
    };
    if (!event.inReturn) return sentenceOf(`events.${key}`, params);
    const given = piecesOf(event.inReturn.count, event.inReturn.good);
    return sentenceOf(`events.exchange.${key}`, { ...params, given });
  },
  quoted: haggled,
  countered: haggled,
  counterRefused: (event, power) =>
    sentenceOf(`events.${event.inReturn ? 'exchange.' : ''}counterRefused`, {
      power: power(event.seat),
      price: ducatsOf(event.price),
    }),
  bartered: (event, power) =>
    sentenceOf(`events.exchange.${event.price > 0 ? 'bartered' : 'even'}`, {
      power: power(event.buyer),
      other: power(event.seller),
      goods: piecesOf(event.count, event.good),
      given: piecesOf(event.inReturn.count, event.inReturn.good),
      price: ducatsOf(event.price),
    }),
  priceAgreed: (event, power) =>
    sentenceOf('events.priceAgreed', {
      power: power(event.buyer),
      other: power(event.seller),
      good: goodName(event.good),
      price: ducatsOf(event.price),
    }),
  noneTaken: (event, power) => sentenceOf('events.noneTaken', { power: power(event.seat), good: goodName(event.good) }),
  bargainFailed: (event) => sentenceOf('events.bargainFailed', { good: goodName(event.good) }),
  traded: (event, power) =>
    sentenceOf('events.traded', {
      power: power(event.buyer),
      other: power(event.seller),
      goods: piecesOf(event.count, event.good),
      price: ducatsOf(event.price * event.count),
    }),
  galleyBuilt: built,
  fortBuilt: built,
  hired: (event, power) =>
    sentenceOf('events.hired', {
      power: power(event.seat),
      count: event.count,
      port: portName(event.port),
      price: ducatsOf(event.cost),
    }),
  transferred: (event, power) =>
    sentenceOf('events.transferred', {
      power: power(event.seat),
      piece: onePiece(event.piece),
      from: berthName(event.from),
      to: berthName(event.to),
    }),
  exchanged: (event, power) =>
    sentenceOf('events.exchanged', {
      power: power(event.seat),
      piece: onePiece(event.piece),
      wanted: onePiece(event.for),
    }),
  discarded: (event, power) =>
    sentenceOf('events.discarded', { power: power(event.seat), piece: onePiece(event.good) }),
  dismissed: (event, power) => sentenceOf('events.dismissed', { power: power(event.seat), port: portName(event.port) }),
  sailed: (event, power) =>
    sentenceOf('events.sailed', {
      power: power(event.seat),
      galley: galleyName(event.galley),
      space: thePlace(event.to),
    }),
  passageAsked: (event, power) =>
    sentenceOf('events.passageAsked', { power: power(event.seat), others: andList(event.owners.map(power), 'none') }),
  passageAnswered: (event, power) =>
    sentenceOf(event.granted ? 'events.passageGranted' : 'events.passageRefused', {
      power: power(event.seat),
      other: power(event.asker),
    }),
  fought: (event, power, view) =>
    sentenceOf('galley' in event.target ? 'events.foughtGalley' : 'events.foughtPort', {
      attacker: power(event.attacker.seat),
      defender: power(event.defender.seat),
      galley: galleyName(event.galley),
      target:
        'port' in event.target
          ? heldPort(view, event.target.port, event.defender.seat)
          : galleyName(event.target.galley),
      sum1: sum(event.attacker),
      sum2: sum(event.defender),
      losses1: event.attacker.losses,
      losses2: event.defender.losses,
    }),
  sank: (event, power) => sentenceOf('events.sank', { power: power(event.seat), galley: galleyName(event.galley) }),
  garrisonFell: (event) => sentenceOf('events.garrisonFell', { port: portName(event.port) }),
  seized: (event, power) =>
    sentenceOf('events.seized', {
      power: power(event.seat),
      other: power(event.from),
      galley: galleyName(event.prize),
      count: event.crew,
    }),
  stowed: (event, power, view) =>
    sentenceOf(view.galleys[event.from]?.sailors ? 'events.stowed' : 'events.rescued', {
      power: power(event.seat),
      piece: onePiece(event.good),
      galley: galleyName(event.to),
    }),
  landed: (event, power, view) =>
    withEffects(
      sentenceOf(event.from < 0 || event.from === event.seat ? 'events.landed' : 'events.landedOn', {
        power: power(event.seat),
        other: power(event.from),
        count: event.count,
        port: portName(event.port),
      }),
      event,
      view,
    ),
  sold: (event, power, view) =>
    withEffects(
      sentenceOf(event.bonus > 0 ? 'events.soldBonus' : 'events.sold', {
        power: power(event.seat),
        piece: onePiece(event.good),
        port: portName(event.port),
        price: ducatsOf(event.price),
        bonus: event.bonus,
      }),
      event,
      view,
    ),
  income: (event, power) => sentenceOf('events.income', { power: power(event.seat), price: ducatsOf(event.amount) }),
  endThrown: (event) => sentenceOf('events.endThrown', { die: event.die }),
  gameOver: (event, power) =>
    sentenceOf('events.gameOver', { winners: andList(event.winners.map(power), 'none'), count: event.winners.length }),
};

/** The log text of an event; `null` if the next event's text covers it. */
export const describe = (event: Serenissima1996Event, view: View): Sentence | null =>
  byType(TEXTS, event, (seat) => powerOf(view, seat), view);

/** A port with its owner at the time, unless it is that power's own capital. */
const heldPort = (view: View, port: PortId, owner: number): Sentence =>
  BOARD.powers[view.powers[owner]]?.capital === port
    ? portName(port)
    : sentenceOf('events.heldPort', { port: portName(port), power: powerOf(view, owner) });

function sum(blow: Extract<Serenissima1996Event, { type: 'fought' }>['attacker']): Sentence {
  const { sailors, die, divisor, hits } = blow;
  return sentenceOf('events.sum', { sailors, die, total: sailors + die, divisor, hits });
}

/** The log text of several identical consecutive moves of a piece; `null` for other events. */
export function describeSeries(event: Serenissima1996Event, times: number, view: View): Sentence | null {
  const piece = movedPiece(event);
  const one = piece === null ? null : describe(event, view);
  return piece === null || one === null ? null : withPieces(one, severalPieces(times, piece));
}

function movedPiece(event: Serenissima1996Event): Piece | null {
  switch (event.type) {
    case 'transferred':
      return event.piece;
    case 'discarded':
    case 'stowed':
      return event.good;
    default:
      return null;
  }
}

/** The targets to highlight for an event's log line. */
export function places(event: Serenissima1996Event): TargetId[] {
  const found: TargetId[] = [];
  if ('galley' in event) found.push(target.galley(event.galley));
  if ('port' in event) found.push(target.port(event.port));
  if ('to' in event && typeof event.to === 'number' && event.type === 'sailed') found.push(target.space(event.to));
  if ('target' in event) found.push(target.berth(event.target));
  if (event.type === 'seized') found.push(target.galley(event.prize));
  return found;
}
