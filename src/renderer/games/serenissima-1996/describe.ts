import type { Serenissima1996Event } from '../../../engine/games/serenissima-1996/events';
import type { TargetId } from '../../board/board-types';
import type { Sentence } from '../../game-ui/game-ui';
import { target } from '../serenissima/targets';
import { ducatsOf, galleyName, list, sentenceOf } from '../serenissima/words';
import { berthName, goodName, onePiece, piecesOf, portName, powerOf, thePhase, thePlace } from './words';
import type { View } from './words';

const row = (items: readonly Sentence[]): Sentence => list(items, 'none');

/** The start of a turn. States whether it is the last turn, or whether a die decides that. */
export function turnBegan({ turn, last, thrown }: Extract<Serenissima1996Event, { type: 'turnBegan' }>): Sentence {
  return sentenceOf(last ? 'events.lastTurnBegan' : thrown ? 'events.thrownTurnBegan' : 'events.turnBegan', { turn });
}

/** The log text of an event; `null` if the next event's text covers it. */
export function describe(event: Serenissima1996Event, view: View): Sentence | null {
  const power = (seat: number) => powerOf(view, seat);
  switch (event.type) {
    case 'placed':
      return sentenceOf('events.placed', {
        power: power(event.seat),
        crews: event.crews.join(' + '),
        garrison: event.garrison,
      });
    case 'turnBegan':
      return turnBegan(event);
    case 'bidMade':
      return sentenceOf('events.bidMade', { power: power(event.seat) });
    case 'bidsRevealed':
      return sentenceOf('events.bidsRevealed', {
        bids: row(event.bids.map((price, seat) => sentenceOf('events.bidOf', { power: power(seat), price }))),
      });
    case 'thrownForOrder':
      return sentenceOf('events.thrownForOrder', {
        throws: row(
          event.throws.map(({ seat, die }) => sentenceOf('events.bidOf', { power: power(seat), price: die })),
        ),
      });
    case 'orderChosen':
      return sentenceOf('events.orderChosen', { power: power(event.seat), place: event.place + 1 });
    case 'phaseBegan':
      return sentenceOf('events.phaseBegan', { power: power(event.seat), phase: thePhase(event.phase) });
    case 'phaseSkipped':
      return null;
    case 'bought':
      return sentenceOf(event.paidTo < 0 ? 'events.bought' : 'events.boughtFrom', {
        power: power(event.seat),
        owner: power(event.paidTo),
        goods: piecesOf(event.count, event.good),
        port: portName(event.port),
        price: ducatsOf(event.price * event.count),
      });
    case 'bargainOpened': {
      const key = event.by === event.buyer ? 'bargainOpened' : 'cargoOffered';
      const params = {
        power: power(event.by),
        other: power(event.by === event.buyer ? event.seller : event.buyer),
        goods: piecesOf(event.count, event.good),
      };
      if (!event.inReturn) return sentenceOf(`events.${key}`, params);
      const given = piecesOf(event.inReturn.count, event.inReturn.good);
      return sentenceOf(`events.exchange.${key}`, { ...params, given });
    }
    case 'quoted':
    case 'countered':
      return sentenceOf(`events.${event.inReturn ? 'exchange.' : ''}${event.type}`, {
        power: power(event.seat),
        count: event.count,
        price: ducatsOf(event.price),
      });
    case 'counterRefused':
      return sentenceOf(`events.${event.inReturn ? 'exchange.' : ''}counterRefused`, {
        power: power(event.seat),
        price: ducatsOf(event.price),
      });
    case 'bartered':
      return sentenceOf(`events.exchange.${event.price > 0 ? 'bartered' : 'even'}`, {
        power: power(event.buyer),
        other: power(event.seller),
        goods: piecesOf(event.count, event.good),
        given: piecesOf(event.inReturn.count, event.inReturn.good),
        price: ducatsOf(event.price),
      });
    case 'priceAgreed':
      return sentenceOf('events.priceAgreed', {
        power: power(event.buyer),
        other: power(event.seller),
        good: goodName(event.good),
        price: ducatsOf(event.price),
      });
    case 'noneTaken':
      return sentenceOf('events.noneTaken', { power: power(event.seat), good: goodName(event.good) });
    case 'bargainFailed':
      return sentenceOf('events.bargainFailed', { good: goodName(event.good) });
    case 'traded':
      return sentenceOf('events.traded', {
        power: power(event.buyer),
        other: power(event.seller),
        goods: piecesOf(event.count, event.good),
        price: ducatsOf(event.price * event.count),
      });
    case 'galleyBuilt':
    case 'fortBuilt':
      return sentenceOf(`events.${event.type}`, {
        power: power(event.seat),
        port: portName(event.port),
        price: ducatsOf(event.cost),
      });
    case 'hired':
      return sentenceOf('events.hired', {
        power: power(event.seat),
        count: event.count,
        port: portName(event.port),
        price: ducatsOf(event.cost),
      });
    case 'transferred':
      return sentenceOf('events.transferred', {
        power: power(event.seat),
        piece: onePiece(event.piece),
        from: berthName(event.from),
        to: berthName(event.to),
      });
    case 'exchanged':
      return sentenceOf('events.exchanged', {
        power: power(event.seat),
        piece: onePiece(event.piece),
        wanted: onePiece(event.for),
      });
    case 'discarded':
      return sentenceOf('events.discarded', { power: power(event.seat), piece: onePiece(event.good) });
    case 'dismissed':
      return sentenceOf('events.dismissed', { power: power(event.seat), port: portName(event.port) });
    case 'sailed':
      return sentenceOf('events.sailed', {
        power: power(event.seat),
        galley: galleyName(event.galley),
        space: thePlace(event.to),
      });
    case 'passageAsked':
      return sentenceOf('events.passageAsked', { power: power(event.seat), others: row(event.owners.map(power)) });
    case 'passageAnswered':
      return sentenceOf(event.granted ? 'events.passageGranted' : 'events.passageRefused', {
        power: power(event.seat),
        other: power(event.asker),
      });
    case 'fought':
      return sentenceOf('galley' in event.target ? 'events.foughtGalley' : 'events.foughtPort', {
        attacker: power(event.attacker.seat),
        defender: power(event.defender.seat),
        port: 'port' in event.target ? portName(event.target.port) : '',
        sum1: sum(event.attacker),
        sum2: sum(event.defender),
        losses1: event.attacker.losses,
        losses2: event.defender.losses,
      });
    case 'sank':
      return sentenceOf('events.sank', { power: power(event.seat), galley: galleyName(event.galley) });
    case 'garrisonFell':
      return sentenceOf('events.garrisonFell', { port: portName(event.port) });
    case 'seized':
      return sentenceOf('events.seized', {
        power: power(event.seat),
        other: power(event.from),
        galley: galleyName(event.prize),
        count: event.crew,
      });
    case 'stowed':
      return sentenceOf(view.galleys[event.from]?.sailors ? 'events.stowed' : 'events.rescued', {
        power: power(event.seat),
        piece: onePiece(event.good),
        galley: galleyName(event.to),
      });
    case 'landed':
      return sentenceOf(event.from < 0 || event.from === event.seat ? 'events.landed' : 'events.landedOn', {
        power: power(event.seat),
        other: power(event.from),
        count: event.count,
        port: portName(event.port),
      });
    case 'sold':
      return sentenceOf(event.bonus > 0 ? 'events.soldBonus' : 'events.sold', {
        power: power(event.seat),
        piece: onePiece(event.good),
        port: portName(event.port),
        price: ducatsOf(event.price),
        bonus: event.bonus,
      });
    case 'income':
      return sentenceOf('events.income', { power: power(event.seat), price: ducatsOf(event.amount) });
    case 'endThrown':
      return sentenceOf('events.endThrown', { die: event.die });
    case 'gameOver':
      return sentenceOf('events.gameOver', { winners: row(event.winners.map(power)), count: event.winners.length });
  }
}

function sum(blow: Extract<Serenissima1996Event, { type: 'fought' }>['attacker']): Sentence {
  const { sailors, die, divisor, hits } = blow;
  return sentenceOf('events.sum', { sailors, die, total: sailors + die, divisor, hits });
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
