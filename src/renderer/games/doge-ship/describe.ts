import { TABLES, TILES } from '../../../engine/games/doge-ship/data/board';
import type { DogeShipEvent } from '../../../engine/games/doge-ship/events';
import type { TargetId } from '../../board/board-types';
import type { Sentence } from '../../game-ui/sentence';
import { byType } from '../kit/by-type';
import type { ByType } from '../kit/by-type';
import { andList, list, sentenceOf } from '../kit/sentences';
import { dogeFace } from './doge-words';
import { berthTarget, target } from './targets';
import {
  actionName,
  tileForSale,
  builder,
  count,
  kindName,
  pileName,
  priceWord,
  signed,
  spaceName,
  tableName,
  theTile,
  tileFace,
  worthName,
  yieldName,
} from './words';

/** What each builder has, without those that have nothing. */
const each = (values: readonly number[], what: (value: number) => Sentence): Sentence =>
  list(
    values.flatMap((value, seat) =>
      value === 0 ? [] : [sentenceOf('events.of', { builder: builder(seat), what: what(value) })],
    ),
    'nothing',
  );

/** The points that each amount of Approvals brings, highest first. Builders with the same amount are joined. */
function ranking(bids: readonly number[], points: readonly number[], key = 'events.rank', zero = true): Sentence {
  const amounts = [...new Set(bids)].filter((n) => zero || n > 0).sort((a, b) => b - a);
  const ranks = amounts.map((n) => {
    const seats = bids.flatMap((bid, seat) => (bid === n ? [seat] : []));
    const params = { builders: andList(seats.map(builder), 'nobody'), points: signed(points[seats[0]]), n };
    return sentenceOf(key, params);
  });
  return list(ranks, 'nothing');
}

/** An inspection's result without bids of 0. */
export const inspected = ({ bids, points }: Extract<DogeShipEvent, { type: 'inspectionHeld' }>): Sentence =>
  sentenceOf('events.inspectionHeld', { all: ranking(bids, points, 'events.rank', false) });

/** The locale key for an action or a bonus that was not used. If it could not be used, the text gives the reason. */
function leftKey({ work, bonus, forced, rest }: Extract<DogeShipEvent, { type: 'leftUndone' }>): string {
  if (!forced) return `events.leftUndone.${bonus ? 'bonus' : work}${rest ? 'Rest' : ''}`;
  if (bonus) return work === 'buy' ? 'events.nothingToDo.bonusBuy' : 'events.nothingToDo.bonusConstruct';
  return `events.nothingToDo.${work}${rest ? 'Rest' : ''}`;
}

const partPlaced = (event: Extract<DogeShipEvent, { type: 'partBuilt' | 'partReplaced' }>) =>
  sentenceOf(`events.${event.type}`, {
    builder: builder(event.seat),
    tile: theTile(event.tile),
    worth: worthName(event.worth),
    ...(event.type === 'partReplaced' && { destroyed: theTile(event.destroyed), other: builder(event.builder) }),
  });

const TEXTS: ByType<DogeShipEvent, [], Sentence> = {
  roundBegan: (event) =>
    sentenceOf('events.roundBegan', {
      n: event.round,
      dice: list(
        event.dice.map((die, table) => sentenceOf('events.die', { table: tableName(table), die })),
        'nothing',
      ),
      face: dogeFace(event.doge),
    }),
  dogeReshuffled: (event) => sentenceOf('events.dogeReshuffled', { tiles: count('tile', event.count) }),
  reordered: (event) =>
    sentenceOf('events.reordered', {
      builder: builder(event.seat),
      tile: theTile(event.top),
      price: count('ducat', event.price),
    }),
  actionChosen: (event) =>
    sentenceOf(event.price > 0 ? 'events.actionPaid' : 'events.actionChosen', {
      builder: builder(event.seat),
      space: spaceName(event.table, event.space),
      action: actionName(TABLES[event.table].spaces[event.space - 1]),
      price: count('ducat', event.price),
    }),
  actionDiscarded: (event) =>
    sentenceOf('events.actionDiscarded', { builder: builder(event.seat), gain: count('ducat', event.ducats) }),
  bonusGained: (event) =>
    sentenceOf('events.bonusGained', {
      builder: builder(event.seat),
      tile: theTile(event.barricade),
      gain: yieldName(event.ducats, event.approvals, event.points),
    }),
  bonusOffered: (event) =>
    sentenceOf(`events.bonusOffered.${event.work}`, {
      builder: builder(event.seat),
      tile: theTile(event.barricade),
      kind: kindName(event.tile),
    }),
  moneyGained: (event) =>
    sentenceOf('events.moneyGained', { builder: builder(event.seat), gain: count('ducat', event.ducats) }),
  intrigued: (event) =>
    sentenceOf(`events.intrigued.${event.intrigue}`, {
      builder: builder(event.seat),
      price: count('ducat', event.price),
      gain: count('approval', event.approvals),
    }),
  drawn: (event) =>
    sentenceOf('events.drawn', {
      builder: builder(event.seat),
      tiles: count('tile', event.count),
      pile: pileName(event.pile),
    }),
  bought,
  declined: (event) => sentenceOf('events.declined', { builder: builder(event.seat), pile: pileName(event.pile) }),
  gondolaBuilt: (event) =>
    sentenceOf('events.gondolaBuilt', {
      builder: builder(event.seat),
      gain: yieldName(event.ducats, event.approvals),
    }),
  barricadeBuilt: (event) =>
    sentenceOf('events.barricadeBuilt', {
      builder: builder(event.seat),
      tile: theTile(event.tile),
      face: tileFace(event.tile),
      n: event.height,
    }),
  partBuilt: partPlaced,
  partReplaced: partPlaced,
  leftUndone: (event) => sentenceOf(leftKey(event), { builder: builder(event.seat) }),
  dogeDrawn: (event) => sentenceOf('events.dogeDrawn', { builder: builder(event.seat) }),
  dogePlaced: (event) =>
    sentenceOf(`events.dogePlaced.${event.other}`, {
      builder: builder(event.seat),
      face: dogeFace(event.tile),
    }),
  roundEnded: (event) =>
    sentenceOf('events.roundEnded', {
      n: event.round,
      order: list(event.order.map(builder), 'nothing'),
    }),
  highWater: (event) =>
    sentenceOf('events.highWater', {
      n: event.level,
      lost: each(event.lost, (lost) => count('marker', lost)),
    }),
  inspectionBegan: () => sentenceOf('events.inspectionBegan'),
  bidMade: (event) => sentenceOf('events.bidMade', { builder: builder(event.seat) }),
  inspectionHeld: (event) => sentenceOf('events.inspectionHeld', { all: ranking(event.bids, event.points) }),
  shipFinished: (event) => sentenceOf('events.shipFinished', { builder: builder(event.seat) }),
  finalInspection: (event) =>
    sentenceOf('events.finalInspection', { all: ranking(event.approvals, event.points, 'events.finalRank') }),
  gameOver: (event) =>
    sentenceOf('events.gameOver', {
      winners: list(event.winners.map(builder), 'nobody'),
      count: event.winners.length,
    }),
};

/** The log text of an event. */
export const describe = (event: DogeShipEvent): Sentence => byType(TEXTS, event);

/** The text of a purchase, including the tile that a full yard discarded for it. */
function bought(event: Extract<DogeShipEvent, { type: 'bought' }>): Sentence {
  const purchase = sentenceOf(`events.bought.${priceWord(event.tile)}`, {
    builder: builder(event.seat),
    tile: tileForSale(event.tile),
    price: count('ducat', event.price),
  });
  if (event.discarded === null) return purchase;
  return sentenceOf('events.boughtInstead', { purchase, other: tileForSale(event.discarded) });
}

/** The targets to highlight for an event's log line. */
export function places(event: DogeShipEvent): TargetId[] {
  switch (event.type) {
    case 'actionChosen':
    case 'moneyGained':
      return [target.space(event.table, event.space)];
    case 'drawn':
    case 'declined':
      return [target.pile(event.pile)];
    case 'bought':
      return [target.yard(event.tile), target.pile(event.pile)];
    case 'partBuilt':
    case 'partReplaced':
      return [berthTarget(event.berth)];
    case 'barricadeBuilt':
    case 'reordered':
      return [target.stack(event.seat)];
    case 'gondolaBuilt':
      return [target.pile(TILES[event.tile].pile)];
    case 'roundBegan':
      return [target.doge(event.doge)];
    case 'dogePlaced':
      return [target.doge(event.tile)];
    case 'highWater':
      return [target.gauge];
    default:
      return [];
  }
}
