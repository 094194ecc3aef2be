import type { FirstEditionEvent } from '../../../../engine/games/serenissima/first-edition/events';
import type { TargetId } from '../../../table/board-types';
import type { Sentence } from '../../game-ui';
import { berthTarget, galleyName, list, say } from '../common/words';
import { berthName, ducatsOf, goodName, onePiece, piecesOf, portName, powerOf, theSpace } from './words';
import type { View } from './words';

/** Sentences side by side, as one. */
const row = (items: readonly Sentence[]): Sentence => list(items, 'none');

/** A new turn, and whether it is the last, or a die will decide that. */
export function turnBegan({ turn, last, thrown }: Extract<FirstEditionEvent, { type: 'turnBegan' }>): Sentence {
  return say(last ? 'events.lastTurnBegan' : thrown ? 'events.thrownTurnBegan' : 'events.turnBegan', { turn });
}

/** What the log says of an event; `null` for what the next event says better. */
export function describe(event: FirstEditionEvent, view: View): Sentence | null {
  const power = (seat: number) => powerOf(view, seat);
  switch (event.type) {
    case 'placed':
      return say('events.placed', {
        power: power(event.seat),
        crews: event.crews.join(' + '),
        garrison: event.garrison,
      });
    case 'turnBegan':
      return turnBegan(event);
    case 'bidMade':
      return say('events.bidMade', { power: power(event.seat) });
    case 'bidsRevealed':
      return say('events.bidsRevealed', {
        bids: row(event.bids.map((price, seat) => say('events.bidOf', { power: power(seat), price }))),
      });
    case 'thrownForOrder':
      return say('events.thrownForOrder', {
        throws: row(event.throws.map(({ seat, die }) => say('events.bidOf', { power: power(seat), price: die }))),
      });
    case 'orderChosen':
      return say('events.orderChosen', { power: power(event.seat), place: event.place + 1 });
    case 'phaseBegan':
      return say('events.phaseBegan', { power: power(event.seat), phase: say(`phases.${event.phase}`) });
    case 'phaseSkipped':
      return null;
    case 'bought':
      return say(event.paidTo < 0 ? 'events.bought' : 'events.boughtFrom', {
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
      if (!event.inReturn) return say(`events.${key}`, params);
      const given = piecesOf(event.inReturn.count, event.inReturn.good);
      return say(`events.exchange.${key}`, { ...params, given });
    }
    case 'quoted':
    case 'countered':
    case 'counterRefused':
      return say(`events.${event.inReturn ? 'exchange.' : ''}${event.type}`, {
        power: power(event.seat),
        price: ducatsOf(event.price),
      });
    case 'bartered':
      return say(`events.exchange.${event.price > 0 ? 'bartered' : 'even'}`, {
        power: power(event.buyer),
        other: power(event.seller),
        goods: piecesOf(event.count, event.good),
        given: piecesOf(event.inReturn.count, event.inReturn.good),
        price: ducatsOf(event.price),
      });
    case 'priceAgreed':
      return say('events.priceAgreed', {
        power: power(event.buyer),
        other: power(event.seller),
        good: goodName(event.good),
        price: ducatsOf(event.price),
      });
    case 'noneTaken':
      return say('events.noneTaken', { power: power(event.seat), good: goodName(event.good) });
    case 'bargainFailed':
      return say('events.bargainFailed', { good: goodName(event.good) });
    case 'traded':
      return say('events.traded', {
        power: power(event.buyer),
        other: power(event.seller),
        goods: piecesOf(event.count, event.good),
        price: ducatsOf(event.price * event.count),
      });
    case 'galleyBuilt':
    case 'fortBuilt':
      return say(`events.${event.type}`, {
        power: power(event.seat),
        port: portName(event.port),
        price: ducatsOf(event.cost),
      });
    case 'hired':
      return say('events.hired', {
        power: power(event.seat),
        count: event.count,
        port: portName(event.port),
        price: ducatsOf(event.cost),
      });
    case 'transferred':
      return say('events.transferred', {
        power: power(event.seat),
        piece: onePiece(event.piece),
        from: berthName(event.from),
        to: berthName(event.to),
      });
    case 'exchanged':
      return say('events.exchanged', {
        power: power(event.seat),
        piece: onePiece(event.piece),
        wanted: onePiece(event.for),
      });
    case 'discarded':
      return say('events.discarded', { power: power(event.seat), piece: onePiece(event.good) });
    case 'dismissed':
      return say('events.dismissed', { power: power(event.seat), port: portName(event.port) });
    case 'sailed':
      return say('events.sailed', {
        power: power(event.seat),
        galley: galleyName(event.galley),
        space: theSpace(event.to),
      });
    case 'passageAsked':
      return say('events.passageAsked', { power: power(event.seat), others: row(event.owners.map(power)) });
    case 'passageAnswered':
      return say(event.granted ? 'events.passageGranted' : 'events.passageRefused', {
        power: power(event.seat),
        other: power(event.asker),
      });
    case 'fought':
      return say('galley' in event.target ? 'events.foughtGalley' : 'events.foughtPort', {
        attacker: power(event.attacker.seat),
        defender: power(event.defender.seat),
        port: 'port' in event.target ? portName(event.target.port) : '',
        sum1: sum(event.attacker),
        sum2: sum(event.defender),
        losses1: event.attacker.losses,
        losses2: event.defender.losses,
      });
    case 'sank':
      return say('events.sank', { power: power(event.seat), galley: galleyName(event.galley) });
    case 'garrisonFell':
      return say('events.garrisonFell', { port: portName(event.port) });
    case 'seized':
      return say('events.seized', {
        power: power(event.seat),
        other: power(event.from),
        galley: galleyName(event.prize),
        count: event.crew,
      });
    case 'stowed':
      return say(view.galleys[event.from]?.sailors ? 'events.stowed' : 'events.rescued', {
        power: power(event.seat),
        piece: onePiece(event.good),
        galley: galleyName(event.to),
      });
    case 'landed':
      return say(event.from < 0 || event.from === event.seat ? 'events.landed' : 'events.landedOn', {
        power: power(event.seat),
        other: power(event.from),
        count: event.count,
        port: portName(event.port),
      });
    case 'sold':
      return say(event.bonus > 0 ? 'events.soldBonus' : 'events.sold', {
        power: power(event.seat),
        piece: onePiece(event.good),
        port: portName(event.port),
        price: ducatsOf(event.price),
        bonus: event.bonus,
      });
    case 'income':
      return say('events.income', { power: power(event.seat), price: ducatsOf(event.amount) });
    case 'endThrown':
      return say('events.endThrown', { die: event.die });
    case 'gameOver':
      return say('events.gameOver', { winners: row(event.winners.map(power)) });
  }
}

function sum(blow: Extract<FirstEditionEvent, { type: 'fought' }>['attacker']): Sentence {
  const { sailors, die, divisor, hits } = blow;
  return say('events.sum', { sailors, die, total: sailors + die, divisor, hits });
}

/** The places on the board an event speaks of. */
export function places(event: FirstEditionEvent): TargetId[] {
  const found: TargetId[] = [];
  if ('galley' in event) found.push(`galley:${event.galley}`);
  if ('port' in event) found.push(`port:${event.port}`);
  if ('to' in event && typeof event.to === 'number' && event.type === 'sailed') found.push(`space:${event.to}`);
  if ('target' in event) found.push(berthTarget(event.target));
  if (event.type === 'seized') found.push(`galley:${event.prize}`);
  return found;
}
