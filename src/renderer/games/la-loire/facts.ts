import { LOCATIONS } from '../../../engine/games/la-loire/data/board';
import type { GoodId, LocationId } from '../../../engine/games/la-loire/data/board';
import type { Figure } from '../../../engine/games/la-loire/state';
import type { Sentence } from '../../game-ui/sentence';
import {
  buildingName,
  colourName,
  deniers,
  goodName,
  horses,
  houseOf,
  houses,
  palaceName,
  sentenceOf,
  cityOf,
} from './words';
import type { View } from './words';

/** Everything in a place: shield, good and price, building, circus, horses, palaces. */
export function factsAt(view: View, at: LocationId): Sentence[] {
  const offer = view.offers[at];
  return [
    ...(offer
      ? [
          sentenceOf('facts.shield', { colour: colourName(view.shields[at]), price: deniers(offer.market) }),
          onSale(offer.good, offer.price),
        ]
      : [sentenceOf('facts.city')]),
    ...buildingAt(view, at),
    ...palacesAt(view, at),
    ...pieces(view, at),
  ];
}

/** The facts about a possible destination that matter when choosing it. */
export function prospects(view: View, seat: number, figure: Figure, at: LocationId): Sentence[] {
  const offer = view.offers[at];
  const found: Sentence[] = [];
  if (figure === 'merchant' && offer) {
    found.push(onSale(offer.good, offer.price));
    if (offer.beer !== null && view.owners[at] === seat)
      found.push(sentenceOf('facts.beer', { price: deniers(offer.beer) }));
  }
  if (figure === 'messenger') found.push(...goalsAt(view, seat, at));
  if (!offer) found.push(sentenceOf('facts.city'));
  return [...found, ...buildingAt(view, at), ...pieces(view, at)];
}

/** A good and its price. */
const onSale = (good: GoodId, price: number): Sentence =>
  sentenceOf(price === 0 ? 'facts.freeGood' : 'facts.good', { good: goodName(good), price: deniers(price) });

/** How many of a seat's messages a stop here would deliver or advance, and how many could be delivered here later. */
function goalsAt(view: View, seat: number, at: LocationId): Sentence[] {
  const here = view.players[seat].messages.filter(({ targets }) => targets.includes(at));
  const count = (now: boolean) => here.filter(({ deliverable }) => deliverable === now).length;
  return [
    ...(count(true) > 0 ? [sentenceOf('facts.goal', { count: count(true) })] : []),
    ...(count(false) > 0 ? [sentenceOf('facts.laterGoal', { count: count(false) })] : []),
  ];
}

function buildingAt(view: View, at: LocationId): Sentence[] {
  const building = view.buildings[at];
  if (building < 0) return [];
  return [sentenceOf('facts.building', { building: buildingName(building), power: houseOf(view.owners[at]) })];
}

function palacesAt(view: View, at: LocationId): Sentence[] {
  if (LOCATIONS[at].kind !== 'city') return [];
  return view.players[0].palaces.flatMap((_, palace) => {
    const owners = view.players.flatMap(({ palaces }, seat) => (palaces[palace] > 0 ? [seat] : []));
    return cityOf(palace) === at && owners.length > 0
      ? [sentenceOf('facts.palace', { palace: palaceName(palace), powers: houses(owners) })]
      : [];
  });
}

function pieces(view: View, at: LocationId): Sentence[] {
  return [
    ...(view.circus === at ? [sentenceOf('facts.circus')] : []),
    ...(view.horses[at] > 0 ? [sentenceOf('facts.horses', { horses: horses(view.horses[at]) })] : []),
  ];
}
