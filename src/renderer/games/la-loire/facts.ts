import { BEER, LOCATIONS, UNDELIVERED_POINTS } from '../../../engine/games/la-loire/data/board';
import type { GoodId, LocationId } from '../../../engine/games/la-loire/data/board';
import { BUILDING_DATA } from '../../../engine/games/la-loire/data/buildings';
import { ABBEY, LEVELS, MESSAGE_COST, MESSAGE_POINTS, MESSAGES } from '../../../engine/games/la-loire/data/messages';
import { CHARACTERS, DEFAULT_RULES } from '../../../engine/games/la-loire/data/characters';
import type { CardId } from '../../../engine/games/la-loire/data/messages';
import type { Figure } from '../../../engine/games/la-loire/state';
import type { ViewMessage } from '../../../engine/games/la-loire/view-types';
import type { Choice } from '../../../ipc/table';
import type { Sentence } from '../../game-ui/sentence';
import {
  buildingName,
  colourName,
  deniers,
  goodName,
  honoursFor,
  houseOf,
  list,
  messageName,
  palaceName,
  points,
  priceOf,
  sentenceOf,
  theCharacter,
  cityOf,
  typeName,
} from './words';
import type { View } from './words';

/** Everything at a place: shield, good and price, the viewer's messages for it, building, circus, horses, palaces. */
export function factsAt(view: View, at: LocationId): Sentence[] {
  const offer = view.offers[at];
  return [
    ...(offer
      ? [
          sentenceOf('facts.shield', { colour: colourName(view.shields[at]), price: deniers(offer.market) }),
          onSale(view, offer.good, offer.price),
        ]
      : [sentenceOf('facts.city')]),
    ...(view.seat === null ? [] : goalsAt(view, view.seat, at)),
    ...buildingAt(view, at),
    ...palacesAt(view, at),
    ...pieces(view, at),
  ];
}

/**
 * The facts about a possible destination that matter when choosing it. `pays` is what a city pays for the village's good
 * or, in a city, for all goods in hand.
 */
function prospects(view: View, buyer: Buyer, figure: Figure, at: LocationId, pays: number): Sentence[] {
  const { seat } = buyer;
  const offer = view.offers[at];
  const found: Sentence[] = [];
  if (figure === 'merchant' && offer) {
    const sold = sentenceOf(offer.price === 0 ? 'facts.freeSoldGood' : 'facts.soldGood', {
      good: goodName(offer.good),
      price: deniers(offer.price),
      pays,
    });
    found.push(whyNotBuy(view, buyer, offer.good, offer.price) ?? sold);
    if (offer.beer !== null && view.owners[at] === seat)
      found.push(whyNotBuy(view, buyer, BEER, offer.beer) ?? sentenceOf('facts.beer', { price: deniers(offer.beer) }));
  }
  if (figure === 'merchant' && !offer) found.push(cityFor(pays));
  if (figure === 'messenger') found.push(...errandsAt(view, buyer, at));
  return [
    ...found,
    ...buildingAt(view, at),
    ...(view.circus === at ? [sentenceOf(canHire(view, seat) ? 'facts.circusFor' : 'facts.circusDone')] : []),
    ...horsesAt(view, at),
  ];
}

/** A seat and the deniers that it will have at a destination. */
interface Buyer {
  readonly seat: number;
  readonly money: number;
}

/** Why the seat's Merchant could not buy a good at a destination; `null` if it could. */
function whyNotBuy(view: View, { seat, money }: Buyer, good: GoodId, price: number): Sentence | null {
  const { goods, goodLimits } = view.players[seat];
  const params = { good: goodName(good), price: deniers(price), money: priceOf(money) };
  if (view.goods[good] === 0) return soldOut(view, good);
  if (goods[good] >= goodLimits[good]) return sentenceOf('facts.fullGood', params);
  return money < price ? sentenceOf('facts.dearGood', params) : null;
}

/**
 * The facts about a ride: the deniers returned on leaving, those from the Bank, whether a character lets the figure stop
 * `early`, and the facts about the destination.
 */
export function rideFacts(
  view: View,
  seat: number,
  { figure, to }: { readonly figure: Figure; readonly to: LocationId },
  { discards = 0, pays = 0, brings = 0, money = view.players[seat].money }: Choice['forecast'],
  early: boolean,
): Sentence[] {
  return [
    ...(discards > 0 ? [sentenceOf('rows.discards', { price: deniers(discards) })] : []),
    ...(pays > 0 ? [sentenceOf('rows.bankPays', { price: deniers(pays) })] : []),
    ...(early ? [earlyStop(to)] : []),
    ...prospects(view, { seat, money }, figure, to, brings),
  ];
}

/** The character that lets a figure stop before its last step: at the circus, or in a city. */
function earlyStop(at: LocationId): Sentence {
  const wanted = LOCATIONS[at].kind === 'city' ? 'stopsInCities' : 'stopsAtCircus';
  const character = CHARACTERS.findIndex(({ effect }) => effect.power === wanted);
  return sentenceOf('facts.early', { character: theCharacter(character) });
}

/** What the Merchant can do in a city, with the sale price of all its goods. */
const cityFor = (pays: number): Sentence =>
  pays > 0 ? sentenceOf('facts.cityFor.seller', { price: deniers(pays) }) : sentenceOf('facts.cityFor.merchant');

/** The Messenger's deliveries and purchases at a place. A village without any says so, unless the circus is there. */
function errandsAt(view: View, buyer: Buyer, at: LocationId): Sentence[] {
  const found = [...goalsAt(view, buyer.seat, at), ...postAt(view, buyer, at)];
  return found.length > 0 || view.circus === at ? found : [sentenceOf('facts.nothing')];
}

/** The messages for sale in a city or at the seat's own building. */
function postAt({ buildings, owners, players, decks }: View, { seat, money }: Buyer, at: LocationId): Sentence[] {
  const isOwn = buildings[at] >= 0 && owners[at] === seat;
  if (LOCATIONS[at].kind !== 'city' && !isOwn) return [];
  const { messages, messageLimit } = players[seat];
  const abbey = isOwn && BUILDING_DATA[buildings[at]].abbey;
  const held = abbey && messages.some(({ card }) => MESSAGES[card].level === ABBEY);
  if (held || messages.length >= messageLimit) return [sentenceOf('facts.fullMessages')];
  const level = abbey ? ABBEY : LEVELS.find((other) => decks[other - 1] > 0);
  const price = MESSAGE_COST[level ?? 1];
  if (money < price) return [sentenceOf('facts.dearMessage', { price: deniers(price), money: priceOf(money) })];
  return [sentenceOf(abbey ? 'facts.abbeyFor' : 'facts.cityFor.messenger')];
}

/** Whether the seat may still hire a character this turn. */
function canHire({ active, players }: View, seat: number): boolean {
  const effects = players[seat].characters.map((id) => CHARACTERS[id].effect);
  const more = effects.flatMap(({ power, value }) => (power === 'hires' ? [value] : []));
  return active?.seat !== seat || active.hired < Math.max(DEFAULT_RULES.hires, ...more);
}

/** Says that none of a good is left to buy; `null` if some is. */
const soldOut = ({ goods }: View, good: GoodId): Sentence | null =>
  goods[good] > 0 ? null : sentenceOf('facts.soldOut', { good: goodName(good) });

/** A good and its price, or that none is left. */
const onSale = (view: View, good: GoodId, price: number): Sentence =>
  soldOut(view, good) ??
  sentenceOf(price === 0 ? 'facts.freeGood' : 'facts.good', { good: goodName(good), price: deniers(price) });

/** The effect of a stop here on each message that the seat can deliver, and why others can't be delivered yet. */
function goalsAt(view: View, seat: number, at: LocationId): Sentence[] {
  const here = view.players[seat].messages.filter(({ targets }) => targets.includes(at));
  return [
    ...here.filter(({ deliverable }) => deliverable).map((message) => goal(view, seat, message, at)),
    ...laterGoals(
      view,
      seat,
      here.filter(({ deliverable }) => !deliverable),
    ),
  ];
}

/** The number of messages that can't be delivered or advanced yet, for each reason. */
function laterGoals({ players }: View, seat: number, messages: readonly ViewMessage[]): Sentence[] {
  const { cubes: free, helpers } = players[seat];
  const counts = new Map<string, { count: number; readonly params: Sentence['params'] }>();
  for (const { card, cubes } of messages) {
    const { level, shields } = MESSAGES[card];
    const missing = helpers[level - 1];
    const needsCube = cubes.length + 1 < shields.length && free === 0;
    const why = missing.length > 0 ? 'helpers' : needsCube ? 'cube' : 'order';
    const key = `${why} ${level}`;
    const params = { characters: list(missing.map(theCharacter), 'nobody'), level: level - 1 };
    counts.set(key, { count: (counts.get(key)?.count ?? 0) + 1, params });
  }
  return [...counts].map(([key, { count, params }]) =>
    sentenceOf(`facts.laterGoal.${key.split(' ')[0]}`, { ...params, count }),
  );
}

function goal(view: View, seat: number, { card, cubes }: ViewMessage, at: LocationId): Sentence {
  const { level, shields } = MESSAGES[card];
  if (cubes.length + 1 < shields.length) return sentenceOf('facts.stop', { level });
  const worth = points(MESSAGE_POINTS[level] + honoursOf(view, seat, card));
  return level === 1
    ? sentenceOf('facts.paidGoal', { points: worth, price: deniers(view.offers[at]?.market ?? 0) })
    : sentenceOf('facts.goal', { points: worth });
}

/** The points that a seat's blue character adds to a message of its type; 0 without such a character. */
function honoursOf({ players }: View, seat: number, card: CardId): number {
  const found = players[seat].characters.map((id) => CHARACTERS[id].effect);
  return found.find(({ type }) => type === MESSAGES[card].type)?.value ?? 0;
}

/** The points of a message of this level, and the characters to hire before delivering it. */
export function messageWorth({ players, active }: View, level: number): Sentence {
  const worth = { points: points(MESSAGE_POINTS[level]) };
  const missing = players[active?.seat ?? 0].helpers[level - 1];
  if (missing.length === 0) return sentenceOf('facts.worth', worth);
  return sentenceOf('facts.worthWith', { ...worth, characters: list(missing.map(theCharacter), 'nobody') });
}

/** The label of a held message, and a note with its shields. */
export function heldMessage(card: CardId): { readonly label: Sentence; readonly note: Sentence | null } {
  const { level, shields } = MESSAGES[card];
  const kind = shields.length > 0 ? 'shields' : level === ABBEY ? 'abbey' : 'place';
  return {
    label: sentenceOf(`rows.held.${kind}`, { message: messageName(card), level, type: typeName(card) }),
    note: shields.length > 0 ? list(shields.map(colourName), 'nobody') : null,
  };
}

/** The points that a message counts now if only the `last` stop is missing, and those of a blue character. */
export const worthNotes = (card: CardId, last: boolean, honours = 0): Sentence[] => [
  ...(last ? [sentenceOf('rows.heldWorth', { points: points(UNDELIVERED_POINTS) })] : []),
  ...(honours > 0 ? [honoursFor(card, honours)] : []),
];

function buildingAt(view: View, at: LocationId): Sentence[] {
  const building = view.buildings[at];
  if (building < 0) return [];
  const owner = view.owners[at];
  const key = owner === view.seat ? 'facts.ownBuilding' : 'facts.building';
  return [sentenceOf(key, { building: buildingName(building), power: houseOf(owner) })];
}

function palacesAt(view: View, at: LocationId): Sentence[] {
  if (LOCATIONS[at].kind !== 'city') return [];
  return view.players.flatMap(({ palaces }, seat) => {
    const owned = palaces.flatMap((state, palace) => (state > 0 && cityOf(palace) === at ? [palaceName(palace)] : []));
    const key = seat === view.seat ? 'facts.ownPalaces' : 'facts.palaces';
    return owned.length > 0 ? [sentenceOf(key, { power: houseOf(seat), palaces: list(owned, 'nobody') })] : [];
  });
}

const pieces = (view: View, at: LocationId): Sentence[] => [
  ...(view.circus === at ? [sentenceOf('facts.circus')] : []),
  ...horsesAt(view, at),
];

const horsesAt = ({ horses }: View, at: LocationId): Sentence[] =>
  horses[at] > 0 ? [sentenceOf('facts.horses', { count: horses[at] })] : [];
