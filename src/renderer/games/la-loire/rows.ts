import { alongLoop } from '../../../engine/games/la-loire/data/board';
import { PALACES } from '../../../engine/games/la-loire/data/buildings';
import { MESSAGES } from '../../../engine/games/la-loire/data/messages';
import { CHARACTERS } from '../../../engine/games/la-loire/data/characters';
import type { LaLoireMove } from '../../../engine/games/la-loire/moves';
import type { Figure } from '../../../engine/games/la-loire/state';
import type { Choice } from '../../../ipc/table';
import type { TargetId } from '../../board/board-types';
import type { Planned, Row } from '../../game-ui/rows';
import type { Sentence } from '../../game-ui/sentence';
import { pictureOf } from './pictures';
import { byType } from '../kit/by-type';
import type { ByType } from '../kit/by-type';
import { figure } from '../kit/sentences';
import { groupMoves, line, whole } from '../kit/rows';
import type { Placed, RowRules } from '../kit/rows';
import { rideTopic } from './explain';
import { isMessageOfUse } from './message-use';
import { heldMessage, messageWorth, rideFacts, worthNotes } from './facts';
import { ordered, shippingFirst } from './row-order';
import { target } from './targets';
import { lostByMoving, reminded, warningOf } from './warnings';
import {
  buildingName,
  characterName,
  characterText,
  cityOf,
  colourName,
  deniers,
  figureName,
  goodName,
  goodsOf,
  horses,
  list,
  messageName,
  palaceName,
  palaceText,
  placeName,
  points,
  pointsOfDelivery,
  priceOf,
  roadOf,
  sentenceOf,
  SHORT,
  theCharacter,
  typeName,
} from './words';
import type { View } from './words';

const RULES: RowRules<LaLoireMove> = {
  roles: { fetch: 'optional', cubes: 'optional', end: 'end' },
  unreminded: ['build', 'buyPalace', 'hire', 'ship'],
};

/** Groups legal moves into rows, in the order of {@link ordered}, but with shipping before buildings. */
export function rowsOf(choices: readonly Choice<LaLoireMove>[], view: View): Row[] {
  const lost = lostByMoving(choices);
  const grouped = groupMoves(ordered(choices, view), RULES, ({ move, forecast }) => ({
    ...reminded(move, place(move, forecast, view)),
    ...((forecast.cost ?? 0) > 0 && { left: sentenceOf('rows.leaves', { left: priceOf(forecast.money ?? 0) }) }),
    ...warningOf({ move, forecast }, lost),
  }));
  const rows = shippingFirst(grouped);
  const first = rows.findIndex(({ group }) => group === 'sell');
  return [...rows.slice(0, Math.max(0, first)), ...saleOfAll(choices, view), ...rows.slice(Math.max(0, first))];
}

/** The sale of all goods in one click, one move per good; empty if there is only one kind. */
function saleOfAll(choices: readonly Choice<LaLoireMove>[], view: View): Row[] {
  const lots = new Map<number, Choice<LaLoireMove>>();
  for (const choice of choices) {
    const { move } = choice;
    if (move.type === 'sell' && move.count === view.players[view.active?.seat ?? 0].goods[move.good])
      lots.set(move.good, choice);
  }
  if (lots.size < 2) return [];
  const pays = [...lots.values()].reduce((sum, { forecast }) => sum + (forecast.pays ?? 0), 0);
  const [move, ...onward] = [...lots.values()].map((lot) => lot.move);
  const all: Planned & Choice<LaLoireMove> = { move, forecast: { pays }, onward };
  const params = { price: priceOf(pays) };
  return groupMoves([all], RULES, () => ({
    ...whole('sell', 'all', 'sellAll', params),
    full: sentenceOf('rows.sellAllFull', params),
    // Only the rows of the single goods remind the player to sell.
    open: null,
    actor: figureOf(view, 'merchant'),
    target: placeOf(view, 'merchant'),
  }));
}

/** The data that a move's row depends on, in addition to the move. */
interface MoveContext {
  readonly forecast: Choice['forecast'];
  readonly view: View;
  /** The move's cost in deniers, as a noun and as a price. */
  readonly cost: Sentence;
  readonly price: Sentence;
  /** Makes the active Merchant the acting piece of a row. */
  readonly merchant: { readonly actor: TargetId };
}

const PLACES: ByType<LaLoireMove, [MoveContext], Placed> = {
  move: (move, { forecast, view }) => journey(move, forecast, view),
  fetchHorse: (move, { price, view }) => {
    const road = roadOf(move.from);
    const params = { figure: figureName(move.figure), place: placeName(move.from), cost: price };
    return {
      ...line('fetch', `${move.figure} ${road}`, 'fetch', params.place, params),
      label: sentenceOf(`rows.fetch.${road}`, params),
      actor: figureOf(view, move.figure),
    };
  },
  buy: (move, { price, merchant, forecast, view }) => {
    const free = forecast.cost === 0 ? 'Free' : '';
    const forPrice = sentenceOf(`rows.forPrice${free}`, { price });
    const params = { good: goodName(move.good), goods: goodsOf(move.count, move.good), forPrice };
    return {
      ...line(
        'buy',
        `${move.good}`,
        'buy',
        sentenceOf(`rows.buyShort${free}`, { n: move.count, count: move.count, price }),
        params,
      ),
      ...((forecast.points ?? 0) > 0 && { full: sentenceOf('rows.buyFullOwn', params) }),
      note: sentenceOf('rows.brings', { price: priceOf((forecast.brings ?? 0) / move.count) }),
      ...merchant,
      target: placeOf(view, 'merchant'),
    };
  },
  sell: (move, { merchant, forecast, view }) => {
    const price = priceOf(forecast.pays ?? 0);
    const params = { good: goodName(move.good), goods: goodsOf(move.count, move.good), n: move.count, price };
    return {
      ...line('sell', `${move.good}`, 'sell', sentenceOf('rows.sellShort', params), params),
      open: sentenceOf('rows.sellOpen', params),
      ...merchant,
      target: placeOf(view, 'merchant'),
    };
  },
  ship: (move, { price, merchant, view }) => {
    const params = { count: move.spaces, price };
    const placed = line('ship', 'ship', 'ship', sentenceOf('rows.shipShort', params), params);
    const boat = target.boat(view.active?.seat ?? 0);
    return { ...placed, label: sentenceOf('rows.ship'), note: sentenceOf('rows.shipNote'), ...merchant, target: boat };
  },
  build: (move, { cost, merchant, forecast }) => {
    const wood = goodsOf(forecast.wood ?? 0, 0);
    const params = { building: buildingName(move.building), place: placeName(move.at), price: cost, wood };
    const row = `${move.building} ${forecast.cost} ${forecast.wood}`;
    return { ...line('build', row, 'build', params.place, params), ...merchant, to: target.place(move.at) };
  },
  buyPalace: (move, { price, merchant, forecast }) => {
    const palace = palaceName(move.palace);
    const params = { palace, place: placeName(cityOf(move.palace)), price };
    const row = `${Math.floor(move.palace / PALACES.length)}`;
    return {
      ...line('palace', row, 'palace', palace, params),
      price: figure(forecast.cost ?? 0),
      full: sentenceOf('rows.palaceFull', { ...params, points: worth(forecast), text: palaceText(move.palace) }),
      picture: { of: pictureOf.palace(move.palace) },
      ...merchant,
      target: target.place(cityOf(move.palace)),
    };
  },
  hire: (move, { price, forecast, view }) => {
    const params = {
      character: theCharacter(move.character),
      price,
      points: worth(forecast),
      text: characterText(move.character),
    };
    const { colour } = CHARACTERS[move.character];
    const acting = view.active?.acting ?? 'merchant';
    return {
      ...line('hire', colour, 'hire', characterName(move.character), params),
      price: figure(forecast.cost ?? 0),
      label: sentenceOf(`characterGroups.${colour}`),
      described: { effect: params.text, points: params.points },
      picture: { of: pictureOf.character(move.character) },
      actor: figureOf(view, acting),
      target: placeOf(view, acting),
    };
  },
  buyMessage: (move, { cost, price, view, forecast }) => {
    const params = { level: move.level, price: cost };
    return {
      ...line('post', `${move.level}`, 'post', sentenceOf(`rows.ways.${move.way}`), params),
      full: sentenceOf(`rows.waysFull.${move.way}`, { ...params, price }),
      note: messageWorth(view, move.level),
      ...(!isMessageOfUse(view, move.level, forecast) && { open: null }),
      actor: figureOf(view, 'messenger'),
      target: placeOf(view, 'messenger'),
    };
  },
  deliver: (move, { forecast, view }) => delivery(move.card, forecast, view),
  takeBackCube: (move) => {
    const place = placeName(move.at);
    const placed = line('cubes', `${move.card}`, 'cube', place, { place });
    return { ...placed, ...heldMessage(move.card), to: target.place(move.at) };
  },
  placeCircus: (move) => ({
    ...whole('circus', `${move.at}`, 'circus', { place: placeName(move.at) }),
    full: sentenceOf('rows.circusFull', { place: placeName(move.at) }),
    target: target.place(move.at),
  }),
  chooseMessage: (move) => chosenMessage(move.card),
  endTurn: (_move, { forecast }) => ({
    ...(forecast.pays ? whole('end', 'end', 'takeAlms', SHORT) : whole('end', 'end', 'endTurn')),
    ...(forecast.forgoes && { full: sentenceOf('rows.endStuck', SHORT) }),
    note: forecast.forgoes ? sentenceOf('rows.forgoes', SHORT) : null,
  }),
};

const worth = (forecast: Choice['forecast']): Sentence => points(forecast.points ?? 0);

function place(move: LaLoireMove, forecast: Choice['forecast'], view: View): Placed {
  const [cost, price] = [deniers(forecast.cost ?? 0), priceOf(forecast.cost ?? 0)];
  return byType(PLACES, move, { forecast, view, cost, price, merchant: { actor: figureOf(view, 'merchant') } });
}

/** The row for a ride: its destination, the horses left or taken along, and the facts about the destination. */
function journey(
  { figure, direction, leave, take, to }: Extract<LaLoireMove, { type: 'move' }>,
  forecast: Choice['forecast'],
  view: View,
): Placed {
  const seat = view.active?.seat ?? 0;
  const change = leave > 0 ? 'leave' : take > 0 ? 'take' : 'ride';
  const params = {
    figure: figureName(figure),
    place: placeName(to),
    n: leave + take,
    horses: horses(leave + take || view.players[seat][figure].horses),
  };
  const rides = leave + take === 0 && view.players[seat][figure].horses === 0;
  const path = alongLoop(view.players[seat][figure].at, to, direction);
  const stack = view.players[seat][figure].horses - leave + take;
  return {
    ...whole(figure, `${to} ${direction} ${take - leave}`, change, params),
    full: sentenceOf(`rows.${rides ? 'rideNone' : change}Full`, params),
    note: list(rideFacts(view, seat, { figure, to }, forecast, path.length - 1 <= stack), 'facts.nothing'),
    topic: rideTopic(stack),
    actor: figureOf(view, figure),
    target: target.place(to),
    path: path.map((at, step) => ({
      at: step === 0 ? figureOf(view, figure) : target.place(at),
      mark: step > 0 ? `${step}` : leave > 0 ? `−${leave}` : take > 0 ? `+${take}` : '',
      asks: [],
    })),
  };
}

/** The row for a delivery, which is what the Messenger came for, or for a stop on the way. */
function delivery(card: number, forecast: Choice['forecast'], view: View): Placed {
  const scores = points((forecast.points ?? 0) + (forecast.honours ?? 0));
  const params = { message: messageName(card), price: deniers(forecast.pays ?? 0), points: scores };
  const last = forecast.points !== undefined;
  const word = !last ? 'stop' : (forecast.pays ?? 0) > 0 ? 'deliverPaid' : 'deliver';
  const all = { ...params, points: pointsOfDelivery(card, forecast.points ?? 0, forecast.honours) };
  return {
    ...whole('deliver', `${card}`, word, params),
    full: sentenceOf(`rows.${word}Full`, all),
    main: true,
    note: list([params.message, ...worthNotes(card, last, forecast.honours)], 'nobody'),
    actor: figureOf(view, 'messenger'),
    target: placeOf(view, 'messenger'),
  };
}

/** The row for choosing one of several messages. Messages are grouped by type and labelled with their destination. */
function chosenMessage(card: number): Placed {
  const { shields, to, type } = MESSAGES[card];
  const goal = shields.length > 0 ? list(shields.map(colourName), 'nobody') : placeName(to);
  return {
    ...line('choose', `${type}`, 'choose', goal, { message: messageName(card) }),
    label: typeName(card),
  };
}

/** The place of the active seat's figure. Choosing it on the board offers the figure's actions there. */
const placeOf = (view: View, figure: Figure): TargetId => target.place(view.players[view.active?.seat ?? 0][figure].at);

const figureOf = (view: View, figure: Figure): TargetId => target[figure](view.active?.seat ?? 0);
