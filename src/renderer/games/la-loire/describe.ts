import type { LaLoireEvent } from '../../../engine/games/la-loire/events';
import type { TargetId } from '../../board/board-types';
import type { Sentence } from '../../game-ui/sentence';
import { byType } from '../kit/by-type';
import type { ByType } from '../kit/by-type';
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
  houseTurn,
  placeName,
  points,
  pointsOfDelivery,
  priceOf,
  sentenceOf,
  theCharacter,
  thePalace,
} from './words';
import type { View } from './words';

/** The names of an event's house and place, and the house's turn. */
interface Names {
  readonly power: Sentence;
  readonly place: Sentence;
  /** Number of turns that the event's house has begun. */
  readonly turn: number;
  /** The points of the only player; `null` if there are several. */
  readonly alone: Sentence | null;
}

const traded = (event: Extract<LaLoireEvent, { type: 'bought' | 'sold' }>, { power, place }: Names) =>
  sentenceOf(event.price === 0 ? 'events.boughtFree' : `events.${event.type}`, {
    power,
    place,
    goods: goodsOf(event.count, event.good),
    price: priceOf(event.price * event.count),
  });

const TEXTS: ByType<LaLoireEvent, [names: Names], Sentence | null> = {
  turnBegan: (event, { power, turn }) =>
    sentenceOf(event.last ? 'events.lastTurnBegan' : 'events.turnBegan', { power, turn }),
  horseFetched: (event, { power }) =>
    sentenceOf('events.horseFetched', {
      power,
      figure: figureName(event.figure),
      from: placeName(event.from),
      place: placeName(event.to),
      price: priceOf(event.cost),
    }),
  deniersDiscarded: (event, { power, place }) =>
    sentenceOf('events.deniersDiscarded', { power, place, price: deniers(event.amount) }),
  moved: (event, { power }) => {
    const change = event.left > 0 ? 'movedLeaving' : event.taken > 0 ? 'movedTaking' : 'moved';
    return sentenceOf(`events.${change}`, {
      power,
      figure: figureName(event.figure),
      from: placeName(event.from),
      place: placeName(event.to),
      horses: horses(event.left + event.taken),
    });
  },
  bankPaid: (event, { power, place }) => sentenceOf('events.bankPaid', { power, place, price: deniers(event.amount) }),
  bought: traded,
  sold: traded,
  boatMoved: (event, { power, place }) =>
    sentenceOf(event.why === 'shipping' ? 'events.boatMoved' : 'events.boatMovedByBuilding', {
      power,
      place,
      to: event.to,
    }),
  marketShifted: (event) => sentenceOf('events.marketShifted', { colour: colourName(event.colour) }),
  circusMoved: (event) => sentenceOf('events.circusMoved', { from: placeName(event.from), place: placeName(event.to) }),
  built: (event, { power, place }) =>
    sentenceOf('events.built', {
      power,
      place,
      building: aBuilding(event.building),
      price: deniers(event.cost),
      wood: goodsOf(event.wood, 0),
    }),
  palaceBought: (event, { power }) =>
    sentenceOf('events.palaceBought', {
      power,
      palace: thePalace(event.palace),
      place: placeName(cityOf(event.palace)),
      price: priceOf(event.cost),
    }),
  shipped: (event, { power }) =>
    sentenceOf('events.shipped', { power, count: event.spaces, price: priceOf(event.cost) }),
  hired: (event, { power, place }) =>
    sentenceOf('events.hired', {
      power,
      place,
      character: theCharacter(event.character),
      price: priceOf(event.cost),
    }),
  cardsDrawn: (event, { power }) =>
    sentenceOf(`events.cardsDrawn.${event.way}`, { power, count: event.count, level: event.level }),
  messageBought: (event, { power }) =>
    sentenceOf('events.messageBought', { power, message: aMessage(event.card), price: priceOf(event.cost) }),
  deckShuffled: () => null,
  cardsReturned: () => null,
  cubePlaced: (event, { power, place }) =>
    sentenceOf('events.cubePlaced', {
      power,
      place,
      message: aMessage(event.card),
      stops: event.stops,
      of: event.of,
    }),
  cubeTakenBack: (_event, { power, place }) => sentenceOf('events.cubeTakenBack', { power, place }),
  delivered: (event, { power, place }) =>
    sentenceOf(event.deniers > 0 ? 'events.deliveredPaid' : 'events.delivered', {
      power,
      place,
      message: aMessage(event.card),
      points: pointsOfDelivery(event.card, event.points, event.honours),
      price: deniers(event.deniers),
    }),
  turnForgone: (event, { power, place }) =>
    sentenceOf('events.turnForgone', { power, place, price: deniers(event.amount) }),
  endReached: (event, { power }) =>
    sentenceOf(`events.endReached.${event.why}${event.lastTurns.length > 0 ? '' : 'Alone'}`, {
      power,
      others: houses(event.lastTurns),
    }),
  gameOver: (event, { alone }) =>
    alone
      ? sentenceOf('events.gameOverAlone', { points: alone })
      : sentenceOf('events.gameOver', { winners: houses(event.winners), count: event.winners.length }),
};

/** The log text of an event; `null` if the next event's text covers it. */
export const describe = (event: LaLoireEvent, { players }: Pick<View, 'players'>): Sentence | null =>
  byType(TEXTS, event, {
    power: 'seat' in event ? houseOf(event.seat) : sentenceOf('nobody'),
    place: 'at' in event ? placeName(event.at) : sentenceOf('nobody'),
    turn: event.type === 'turnBegan' ? houseTurn(event.turn, players.length) : 0,
    alone: event.type === 'gameOver' && players.length === 1 ? points(players[0].points) : null,
  });

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
