import type { LaLoireEvent } from '../../../engine/games/la-loire/events';
import type { TargetId } from '../../board/board-types';
import type { Sentence } from '../../game-ui/game-ui';
import { target } from './targets';
import {
  aBuilding,
  aMessage,
  cityOf,
  colourName,
  deniers,
  figureName,
  goodsOf,
  horses,
  houseOf,
  houses,
  placeName,
  points,
  priceOf,
  sentenceOf,
  theCharacter,
  thePalace,
} from './words';

/** The log text of an event; `null` if the next event's text covers it. */
export function describe(event: LaLoireEvent): Sentence | null {
  const power = 'seat' in event ? houseOf(event.seat) : sentenceOf('nobody');
  const place = 'at' in event ? placeName(event.at) : sentenceOf('nobody');
  switch (event.type) {
    case 'turnBegan':
      return sentenceOf(event.last ? 'events.lastTurnBegan' : 'events.turnBegan', { power, turn: event.turn });
    case 'horseFetched':
      return sentenceOf('events.horseFetched', {
        power,
        figure: figureName(event.figure),
        from: placeName(event.from),
        place: placeName(event.to),
        price: priceOf(event.cost),
      });
    case 'deniersDiscarded':
      return sentenceOf('events.deniersDiscarded', { power, place, price: deniers(event.amount) });
    case 'moved': {
      const change = event.left > 0 ? 'movedLeaving' : event.taken > 0 ? 'movedTaking' : 'moved';
      return sentenceOf(`events.${change}`, {
        power,
        figure: figureName(event.figure),
        from: placeName(event.from),
        place: placeName(event.to),
        horses: horses(event.left + event.taken),
      });
    }
    case 'bankPaid':
      return sentenceOf('events.bankPaid', { power, place, price: deniers(event.amount) });
    case 'bought':
    case 'sold':
      return sentenceOf(`events.${event.type}`, {
        power,
        place,
        goods: goodsOf(event.count, event.good),
        price: priceOf(event.price * event.count),
      });
    case 'boatMoved':
      return sentenceOf(event.why === 'shipping' ? 'events.boatMoved' : 'events.boatMovedByBuilding', {
        power,
        place,
        to: event.to,
      });
    case 'marketShifted':
      return sentenceOf('events.marketShifted', { colour: colourName(event.colour) });
    case 'circusMoved':
      return sentenceOf('events.circusMoved', { from: placeName(event.from), place: placeName(event.to) });
    case 'built':
      return sentenceOf('events.built', {
        power,
        place,
        building: aBuilding(event.building),
        price: deniers(event.cost),
        wood: goodsOf(event.wood, 0),
      });
    case 'palaceBought':
      return sentenceOf('events.palaceBought', {
        power,
        palace: thePalace(event.palace),
        place: placeName(cityOf(event.palace)),
        price: priceOf(event.cost),
      });
    case 'shipped':
      return sentenceOf('events.shipped', { power, count: event.spaces, price: priceOf(event.cost) });
    case 'hired':
      return sentenceOf('events.hired', {
        power,
        place,
        character: theCharacter(event.character),
        price: priceOf(event.cost),
      });
    case 'cardsDrawn':
      return sentenceOf(`events.cardsDrawn.${event.way}`, { power, count: event.count, level: event.level });
    case 'messageBought':
      return sentenceOf('events.messageBought', { power, message: aMessage(event.card), price: priceOf(event.cost) });
    case 'deckShuffled':
    case 'cardsReturned':
      return null;
    case 'cubePlaced':
      return sentenceOf('events.cubePlaced', {
        power,
        place,
        message: aMessage(event.card),
        stops: event.stops,
        of: event.of,
      });
    case 'cubeTakenBack':
      return sentenceOf('events.cubeTakenBack', { power, place });
    case 'delivered':
      return sentenceOf(event.deniers > 0 ? 'events.deliveredPaid' : 'events.delivered', {
        power,
        place,
        message: aMessage(event.card),
        points: points(event.points),
        price: deniers(event.deniers),
      });
    case 'turnForgone':
      return sentenceOf('events.turnForgone', { power, place, price: deniers(event.amount) });
    case 'endReached':
      return sentenceOf(`events.endReached.${event.why}${event.lastTurns.length > 0 ? '' : 'Alone'}`, {
        power,
        others: houses(event.lastTurns),
      });
    case 'gameOver':
      return sentenceOf('events.gameOver', { winners: houses(event.winners), count: event.winners.length });
  }
}

/** The targets to highlight for an event's log line. */
export function places(event: LaLoireEvent): TargetId[] {
  const found: TargetId[] = [];
  if ('at' in event) found.push(target.place(event.at));
  if (event.type === 'moved') found.push(target[event.figure](event.seat), target.place(event.to));
  if (event.type === 'horseFetched') found.push(target.place(event.from));
  if (event.type === 'boatMoved') found.push(target.boat(event.seat));
  if (event.type === 'circusMoved') found.push(target.place(event.to));
  if (event.type === 'marketShifted') found.push(target.tile(event.colour));
  if (event.type === 'palaceBought') found.push(target.place(cityOf(event.palace)));
  return found;
}
