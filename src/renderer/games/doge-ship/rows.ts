import {
  BARRICADES,
  BRIBE,
  DISCARD_DUCATS,
  FIRST_BARRICADE,
  REORDER_PRICE,
  TABLES,
  TILES,
} from '../../../engine/games/doge-ship/data/board';
import type { DogeShipMove } from '../../../engine/games/doge-ship/moves';
import type { Choice } from '../../../ipc/contract';
import type { Role, Row, Sentence } from '../../game-ui/game-ui';
import { groupMoves } from '../kit/rows';
import type { Placed } from '../kit/rows';
import { figure, list, sentenceOf } from '../kit/sentences';
import { berthFor, berthTarget, shownSeat, target } from './targets';
import {
  actionName,
  bonusName,
  count,
  pileName,
  priceWord,
  spaceName,
  theTile,
  tileFace,
  tileName,
  worthName,
  zoneName,
} from './words';
import type { View } from './words';
import { dogeFace } from './doge-words';

/** What the groups are to the table; those not named here are actions. */
const ROLES: Readonly<Record<string, Role>> = {
  reorder: 'optional',
  discard: 'optional',
  decline: 'optional',
  end: 'end',
};

/** Sorts legal moves into rows; the order is theirs. */
export function rowsOf(choices: readonly Choice<DogeShipMove>[], view: View): Row[] {
  return groupMoves(choices, ROLES, ({ move, forecast }) => place(move, forecast, view));
}

function place(move: DogeShipMove, forecast: Choice['forecast'], view: View): Placed {
  switch (move.type) {
    case 'reorder': {
      const params = { tile: theTile(move.top), face: tileFace(move.top), price: count('ducat', REORDER_PRICE) };
      return {
        group: 'reorder',
        row: 'reorder',
        label: sentenceOf('rows.reorder', params),
        short: sentenceOf('rows.reorderShort', {
          n: BARRICADES[move.top - FIRST_BARRICADE].priority,
          face: tileFace(move.top),
        }),
        full: sentenceOf('rows.reorderFull', params),
        actor: target.stack(shownSeat(view)),
      };
    }
    case 'act':
      return act(move, forecast, view);
    case 'discardAction': {
      const label = sentenceOf('rows.discardAction', { gain: count('ducat', DISCARD_DUCATS) });
      return { group: 'discard', row: 'discard', label, short: label, full: label };
    }
    case 'draw': {
      const label = sentenceOf('rows.draw', { pile: pileName(move.pile), n: view.piles[move.pile] });
      const pile = target.pile(move.pile);
      return { group: 'draw', row: `${move.pile}`, label, short: label, full: label, actor: pile, target: pile };
    }
    case 'keep':
      return keep(move, forecast);
    case 'decline': {
      const label = sentenceOf('rows.decline');
      return { group: 'decline', row: 'decline', label, short: label, full: label };
    }
    case 'build':
    case 'replace':
      return build(move, view);
    case 'pass': {
      const label = sentenceOf('rows.pass');
      return { group: 'end', row: 'pass', label, short: label, full: label };
    }
    case 'placeDoge': {
      const params = { face: dogeFace(move.tile) };
      return {
        group: 'doge',
        row: `${move.tile}`,
        label: sentenceOf('rows.placeDoge', params),
        short: sentenceOf(`rows.other.${move.other}`),
        full: sentenceOf(`rows.placeDogeFull.${move.other}`, params),
        actor: target.doge(move.tile),
      };
    }
    case 'bid':
      return {
        group: 'bid',
        row: 'bid',
        label: sentenceOf('rows.bid'),
        short: figure(move.amount),
        full: sentenceOf('rows.bidFull', { gain: count('approval', move.amount), left: forecast.approvals ?? 0 }),
      };
  }
}

/** A marker on a space: what it lets one do, its price, and the bonus of the barricade on top. */
function act(move: Extract<DogeShipMove, { type: 'act' }>, forecast: Choice['forecast'], view: View): Placed {
  const action = TABLES[move.table].spaces[move.space - 1];
  const { price } = view.tables[move.table].spaces[move.space - 1];
  const space = target.space(move.table, move.space);
  const { top } = view.players[shownSeat(view)];
  const params = {
    action: actionName(action),
    space: spaceName(move.table, move.space),
    price: priceOf(price),
  };
  const notes = [
    ...(forecast.idle ? [sentenceOf(`rows.idle.${action.type}`)] : []),
    ...(action.type === 'intrigue' && action.intrigue === 'bribe'
      ? [sentenceOf('rows.besides', { price: count('ducat', BRIBE.price) })]
      : []),
    ...(top?.action === action.type ? [sentenceOf('rows.bonus', { bonus: bonusName(top.bonus) })] : []),
  ];
  return {
    group: action.type,
    row: `${move.table} ${move.space}`,
    label: sentenceOf('rows.act', params),
    short: params.price,
    full: sentenceOf('rows.actFull', params),
    note: notes.length === 0 ? null : notes.reduce((all, item) => sentenceOf('rows.notes', { all, item })),
    actor: space,
    target: space,
  };
}

/** One of the drawn tiles; with a full yard, one line for the tile and a button for each that makes room. */
function keep(move: Extract<DogeShipMove, { type: 'keep' }>, forecast: Choice['forecast']): Placed {
  const params = {
    tile: tileName(move.tile),
    face: tileFace(move.tile),
    price: priceOf(TILES[move.tile].cost),
    purchase: sentenceOf(`rows.purchase.${priceWord(move.tile)}`, {
      tile: theTile(move.tile),
      price: count('ducat', TILES[move.tile].cost),
    }),
    ...(move.discard !== null && { other: theTile(move.discard) }),
  };
  const drawn = target.drawn(move.tile);
  return {
    group: 'keep',
    row: `${move.tile}`,
    label: sentenceOf('rows.keep', params),
    short: move.discard === null ? params.price : sentenceOf('rows.keepInstead', params),
    full: sentenceOf(move.discard === null ? 'rows.keepFull' : 'rows.keepFullInstead', params),
    note: outlook(forecast),
    actor: drawn,
    ...(move.discard === null && { target: drawn }),
  };
}

/** What buying a tile leaves in the purse, and what a part would give under the present Doge. */
function outlook({ money = 0, points, approvals = 0, fits }: Choice['forecast']): Sentence {
  const left = count('ducat', money);
  if (points === undefined) return sentenceOf('rows.left', { left });
  return sentenceOf(fits ? 'rows.leftAndNow' : 'rows.leftAndLater', {
    left,
    worth: list([count('point', points), ...(approvals > 0 ? [count('approval', approvals)] : [])], 'nothing'),
  });
}

/** A tile of the yard, built where it goes: a galley part into the ship, a barricade onto the others. */
function build(move: Extract<DogeShipMove, { type: 'build' | 'replace' }>, view: View): Placed {
  const worth = view.players[shownSeat(view)].yard.find(({ tile }) => tile === move.tile)?.worth ?? null;
  const berth = berthFor(move.tile, view);
  const yard = target.yard(move.tile);
  const label = sentenceOf(`rows.${move.type}`, {
    tile: theTile(move.tile),
    ...(berth && { zone: zoneName(berth.zone), n: berth.column + 1 }),
  });
  return {
    group: move.type,
    row: `${move.tile}`,
    label,
    short: label,
    full: label,
    note: worth ? worthName(worth) : tileFace(move.tile),
    actor: yard,
    target: berth ? berthTarget(berth) : TILES[move.tile].kind === 'barricade' ? target.stack(shownSeat(view)) : yard,
  };
}

const priceOf = (price: number): Sentence => (price === 0 ? sentenceOf('rows.free') : count('ducat', price));
