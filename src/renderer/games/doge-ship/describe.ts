import { TABLES, TILES } from '../../../engine/games/doge-ship/data';
import type { DogeShipEvent } from '../../../engine/games/doge-ship/events';
import type { TargetId } from '../../table/board-types';
import type { Sentence } from '../game-ui';
import { list, say } from '../kit/sentences';
import { dogeFace } from './doge-words';
import { berthTarget, target } from './targets';
import {
  actionName,
  builder,
  count,
  kindName,
  pileName,
  spaceName,
  tableName,
  tileFace,
  tileName,
  worthName,
  yieldName,
} from './words';

/** Builders with a figure each, as one sentence. */
const each = (values: readonly number[], unit: Parameters<typeof count>[0]): Sentence =>
  list(
    values.map((value, seat) => say('events.of', { builder: builder(seat), what: count(unit, value) })),
    'nothing',
  );

/** What the log says of an event. */
export function describe(event: DogeShipEvent): Sentence {
  switch (event.type) {
    case 'roundBegan':
      return say('events.roundBegan', {
        n: event.round,
        dice: list(
          event.dice.map((die, table) => say('events.die', { table: tableName(table), die })),
          'nothing',
        ),
      });
    case 'dogeReshuffled':
      return say('events.dogeReshuffled', { tiles: count('tile', event.count) });
    case 'reordered':
      return say('events.reordered', {
        builder: builder(event.seat),
        tile: tileName(event.top),
        price: count('ducat', event.price),
      });
    case 'actionChosen':
      return say(event.price > 0 ? 'events.actionPaid' : 'events.actionChosen', {
        builder: builder(event.seat),
        space: spaceName(event.table, event.space),
        action: actionName(TABLES[event.table].spaces[event.space - 1]),
        price: count('ducat', event.price),
      });
    case 'actionDiscarded':
      return say('events.actionDiscarded', { builder: builder(event.seat), gain: count('ducat', event.ducats) });
    case 'bonusGained':
      return say('events.bonusGained', {
        builder: builder(event.seat),
        tile: tileName(event.barricade),
        gain: yieldName(event.ducats, event.approvals, event.points),
      });
    case 'bonusOffered':
      return say(`events.bonusOffered.${event.work}`, {
        builder: builder(event.seat),
        tile: tileName(event.barricade),
        kind: kindName(event.tile),
      });
    case 'moneyGained':
      return say('events.moneyGained', { builder: builder(event.seat), gain: count('ducat', event.ducats) });
    case 'intrigued':
      return say(`events.intrigued.${event.intrigue}`, {
        builder: builder(event.seat),
        price: count('ducat', event.price),
        gain: count('approval', event.approvals),
      });
    case 'drawn':
      return say('events.drawn', {
        builder: builder(event.seat),
        tiles: count('tile', event.count),
        pile: pileName(event.pile),
      });
    case 'bought':
      return say(event.discarded === null ? 'events.bought' : 'events.boughtInstead', {
        builder: builder(event.seat),
        tile: tileName(event.tile),
        price: count('ducat', event.price),
        ...(event.discarded !== null && { other: tileName(event.discarded) }),
      });
    case 'declined':
      return say('events.declined', { builder: builder(event.seat), pile: pileName(event.pile) });
    case 'gondolaBuilt':
      return say('events.gondolaBuilt', {
        builder: builder(event.seat),
        gain: yieldName(event.ducats, event.approvals),
      });
    case 'barricadeBuilt':
      return say('events.barricadeBuilt', {
        builder: builder(event.seat),
        tile: tileName(event.tile),
        face: tileFace(event.tile),
        n: event.height,
      });
    case 'partBuilt':
    case 'partReplaced':
      return say(`events.${event.type}`, {
        builder: builder(event.seat),
        tile: tileName(event.tile),
        worth: worthName(event.worth),
        ...(event.type === 'partReplaced' && { destroyed: tileName(event.destroyed), other: builder(event.builder) }),
      });
    case 'leftUndone':
      return say(`events.${event.forced ? 'nothingToDo' : 'leftUndone'}${event.rest ? 'Rest' : ''}`, {
        builder: builder(event.seat),
        work: say(`events.work.${event.bonus ? 'bonus' : event.work}`),
      });
    case 'dogeDrawn':
      return say('events.dogeDrawn', { builder: builder(event.seat) });
    case 'dogePlaced':
      return say(`events.dogePlaced.${event.other}`, { builder: builder(event.seat), face: dogeFace(event.tile) });
    case 'roundEnded':
      return say('events.roundEnded', {
        n: event.round,
        order: list(event.order.map(builder), 'nothing'),
      });
    case 'highWater':
      return say('events.highWater', { n: event.level, lost: each(event.lost, 'marker') });
    case 'inspectionBegan':
      return say('events.inspectionBegan');
    case 'bidMade':
      return say('events.bidMade', { builder: builder(event.seat) });
    case 'inspectionHeld':
      return say('events.inspectionHeld', {
        bids: each(event.bids, 'approval'),
        points: each(event.points, 'point'),
      });
    case 'shipFinished':
      return say('events.shipFinished', { builder: builder(event.seat) });
    case 'finalInspection':
      return say('events.finalInspection', {
        bids: each(event.approvals, 'approval'),
        points: each(event.points, 'point'),
      });
    case 'gameOver':
      return say('events.gameOver', { winners: list(event.winners.map(builder), 'nobody') });
  }
}

/** The places on the board an event speaks of. */
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
