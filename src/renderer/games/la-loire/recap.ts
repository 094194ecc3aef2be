import { MARKET_PRICES } from '../../../engine/games/la-loire/data/board';
import type { LaLoireEvent } from '../../../engine/games/la-loire/events';
import { CHARACTERS } from '../../../engine/games/la-loire/data/characters';
import { ABBEY, MESSAGES } from '../../../engine/games/la-loire/data/messages';
import type { ColourId } from '../../../engine/games/la-loire/data/board';
import type { CardId } from '../../../engine/games/la-loire/data/messages';
import type { Sentence } from '../../game-ui/sentence';
import { change } from '../kit/recap';
import {
  aBuilding,
  cityOf,
  colourName,
  deniers,
  figureName,
  goodsOf,
  horses,
  houses,
  list,
  placeName,
  points,
  sentenceOf,
  SHORT,
  theCharacter,
  thePalace,
} from './words';
import type { View } from './words';
import type { RecapTrail } from '../../game-ui/moments';
import { target } from './targets';

/** An event in a few words, without its house, with any change of its money; `null` if it is not noteworthy. */
export function recapText(event: LaLoireEvent, view: View): Sentence | null {
  const place = 'at' in event ? placeName(event.at) : sentenceOf('nobody');
  switch (event.type) {
    case 'horseFetched':
      return sentenceOf('recap.horseFetched', { figure: figureName(event.figure), change: change(-event.cost) });
    case 'deniersDiscarded':
      return sentenceOf('recap.deniersDiscarded', { change: change(-event.amount) });
    case 'bankPaid':
      return sentenceOf('recap.bankPaid', { change: change(event.amount) });
    case 'turnForgone':
      return sentenceOf('recap.turnForgone', { ...SHORT, place, change: change(event.amount) });
    case 'bought':
    case 'sold':
      return sentenceOf(`recap.${event.type}`, {
        goods: goodsOf(event.count, event.good),
        place,
        change: change((event.type === 'sold' ? 1 : -1) * event.price * event.count),
      });
    case 'marketShifted':
      return event.from < MARKET_PRICES.length - 1 ? prices(marketBefore(event), view.market) : null;
    case 'circusMoved':
      return sentenceOf('recap.circusMoved', { place: placeName(event.to) });
    case 'built':
      return sentenceOf('recap.built', { building: aBuilding(event.building), place, change: change(-event.cost) });
    case 'palaceBought':
      return sentenceOf('recap.palaceBought', {
        building: thePalace(event.palace),
        place: placeName(cityOf(event.palace)),
        change: change(-event.cost),
      });
    case 'shipped':
      return sentenceOf('recap.shipped', { points: points(event.spaces), change: change(-event.cost) });
    case 'boatMoved':
      return event.why === 'building'
        ? sentenceOf('recap.visited', { points: points(event.to - event.from), place })
        : null;
    case 'hired':
      return sentenceOf('recap.hired', { character: theCharacter(event.character), change: change(-event.cost) });
    case 'messageBought':
      return sentenceOf('recap.messageBought', { message: messageOf(event.card), change: change(-event.cost) });
    case 'cubePlaced':
      return sentenceOf('recap.cubePlaced', { place, stops: event.stops, of: event.of });
    case 'delivered':
      return sentenceOf(event.deniers > 0 ? 'recap.deliveredPaid' : 'recap.delivered', {
        message: messageOf(event.card),
        points: points(event.points + (event.honours ?? 0)),
        pay: deniers(event.deniers),
      });
    case 'endReached':
      return sentenceOf(`recap.end.${event.why}${event.lastTurns.length > 0 ? '' : 'Alone'}`, {
        others: houses(event.lastTurns),
      });
    default:
      return null;
  }
}

/**
 * Deliveries matter most, and the characters without which they may be impossible. Other events that bring points, new
 * buildings, and what ends a turn or the game are important too.
 */
export function weightOf(event: LaLoireEvent): 'key' | 'main' | null {
  switch (event.type) {
    case 'delivered':
      return 'key';
    case 'hired':
      return COURIERS.includes(event.character) ? 'key' : 'main';
    case 'boatMoved':
      return event.why === 'building' ? 'main' : null;
    case 'shipped':
    case 'built':
    case 'palaceBought':
    case 'turnForgone':
    case 'endReached':
      return 'main';
    default:
      return null;
  }
}

/** The characters that allow deliveries of higher levels. */
const COURIERS = CHARACTERS.flatMap(({ effect }, id) => (effect.power === 'delivers' ? [id] : []));

/** A figure's move, with the horses that it left or took; `null` for other events. */
export function minorRecap(event: LaLoireEvent): Sentence | null {
  if (event.type !== 'moved') return null;
  const { left, taken, from, to } = event;
  const change = left > 0 ? 'movedLeaving' : taken > 0 ? 'movedTaking' : 'moved';
  return sentenceOf(`recap.${change}`, {
    figure: figureName(event.figure),
    place: placeName(to),
    horses: horses(left + taken),
    from: placeName(from),
  });
}

type Shift = Extract<LaLoireEvent, { type: 'marketShifted' }>;

const marketBefore = ({ market, colour, from }: Shift): readonly ColourId[] =>
  market.filter((tile) => tile !== colour).toSpliced(from, 0, colour);

/** The prices that differ from an earlier market. */
function prices(earlier: readonly ColourId[], market: readonly ColourId[]): Sentence {
  const changed = (rising: boolean) => {
    const found = market.flatMap((colour, space): Sentence[] => {
      const [price, before] = [MARKET_PRICES[space], MARKET_PRICES[earlier.indexOf(colour)]];
      if (rising ? price <= before : price >= before) return [];
      return [sentenceOf('recap.price', { colour: colourName(colour), n: price })];
    });
    return found.length > 0 ? list(found, 'nobody') : null;
  };
  const [up, down] = [changed(true), changed(false)];
  if (up && down) return sentenceOf('recap.prices', { up, down });
  if (up) return sentenceOf('recap.pricesUp', { up });
  return down ? sentenceOf('recap.pricesDown', { down }) : sentenceOf('recap.pricesSame');
}

/**
 * Merges market shifts into the first one, because a shift's text compares the market before it with the current one.
 */
export function joinRecap(one: LaLoireEvent, other: LaLoireEvent): LaLoireEvent | null {
  return one.type === 'marketShifted' && other.type === 'marketShifted' ? one : null;
}

/** A message, named by its destination, or by its level if it has several destinations. */
function messageOf(card: CardId): Sentence {
  const { level, to, shields } = MESSAGES[card];
  if (shields.length > 0) return sentenceOf('recap.messageOfLevel', { level });
  return sentenceOf(level === ABBEY ? 'recap.messageOfAbbey' : 'recap.messageTo', { place: placeName(to) });
}

/** A figure's route, a boat that moved, or the place of a delivery or new building; `null` for other events. */
export function trailOf(event: LaLoireEvent): RecapTrail | null {
  switch (event.type) {
    case 'moved':
      return { places: event.path.map(target.place), piece: target[event.figure](event.seat) };
    case 'boatMoved':
      return { places: [target.boat(event.seat)] };
    case 'built':
    case 'delivered':
      return { places: [target.place(event.at)] };
    default:
      return null;
  }
}
