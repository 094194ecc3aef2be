import {
  BARRICADES,
  DISCARD_DUCATS,
  FIRST_BARRICADE,
  INSPECTION,
  REORDER_PRICE,
  TABLES,
  TILES,
} from '../../../engine/games/doge-ship/data/board';
import type { Action } from '../../../engine/games/doge-ship/data/components';
import type { DogeShipMove } from '../../../engine/games/doge-ship/moves';
import type { BerthView } from '../../../engine/games/doge-ship/view-types';
import type { Choice } from '../../../ipc/table';
import type { Row } from '../../game-ui/rows';
import type { Sentence } from '../../game-ui/sentence';
import { groupMoves, line, whole } from '../kit/rows';
import type { Placed, RowRules } from '../kit/rows';
import { figure, list, sentenceOf } from '../kit/sentences';
import { builtTopic, topicOf } from './explain';
import { withOnlyPile } from './only-pile';
import { pileCostsFor } from './pile-costs';
import { costOf, ownPrice } from './space-words';
import { berthFor, berthTarget, isDeadEnd, isZoneFull, shownSeat, target, waitOf } from './targets';
import {
  actionInGroup,
  actionName,
  bonusName,
  builder,
  count,
  pileName,
  priceWord,
  spaceName,
  theTile,
  tileForSale,
  tileEffect,
  tileFace,
  tileName,
  worthName,
  zoneName,
} from './words';
import type { View } from './words';
import { endedBy } from './decision';
import { dogeOutlook } from './doge-outlook';
import { dogeFace } from './doge-words';

const RULES: RowRules<DogeShipMove> = {
  roles: { reorder: 'optional', discard: 'optional', decline: 'optional', end: 'end' },
  unreminded: ['replace'],
};

/**
 * The kinds of actions in the order of the legend, then discarding and reordering. The order does not depend on which
 * spaces are taken.
 */
const ORDER = ['money', 'buy', 'construct', 'intrigue', 'replacement', 'discard', 'reorder'];
const rank = ({ group }: Row) => ORDER.indexOf(group);

/** Groups legal moves into rows, in their given order within a kind. */
export function rowsOf(choices: readonly Choice<DogeShipMove>[], view: View): Row[] {
  const rows = withOnlyPile(
    groupMoves(choices, RULES, ({ move, forecast }) => place(move, forecast, view)),
    view,
  );
  const kept = rows.some(({ group }) => group === 'keep');
  return rows.map((row) => (kept ? row : aloneWith(row))).sort((a, b) => rank(a) - rank(b));
}

/** Removes the “or” heading above declining, which is the only choice if no tile can be kept. */
const aloneWith = (row: Row): Row => (row.group === 'decline' ? { ...row, group: 'keep' } : row);

function place(move: DogeShipMove, forecast: Choice['forecast'], view: View): Placed {
  switch (move.type) {
    case 'reorder': {
      const face = tileFace(move.top);
      const params = { tile: theTile(move.top), face, price: count('ducat', REORDER_PRICE) };
      const short = sentenceOf('rows.reorderShort', { n: BARRICADES[move.top - FIRST_BARRICADE].priority, face });
      const actor = target.stack(shownSeat(view));
      return { ...line('reorder', 'reorder', 'reorder', short, params), left: leftBy(forecast), actor };
    }
    case 'act':
      return act(move, forecast, view);
    case 'discardAction':
      return whole('discard', 'discard', 'discardAction', { gain: count('ducat', DISCARD_DUCATS) });
    case 'draw': {
      const pile = target.pile(move.pile);
      const params = { pile: pileName(move.pile), n: view.piles[move.pile] };
      const row = line('draw', `${move.pile}`, 'draw', sentenceOf('rows.drawShort'), params);
      const useless = isDeadEnd(move.pile, view) && { idle: true, open: null };
      const known = [zoneNote(move.pile, view), pileCostsFor(shownSeat(view), move.pile, view)];
      return { ...row, note: notesOf(known), ...useless, actor: pile, target: pile };
    }
    case 'keep':
      return keep(move, forecast, view);
    case 'decline':
      return { ...whole('decline', 'decline', 'decline'), note: tooDear(view) };
    case 'build':
    case 'replace':
      return build(move, view);
    case 'pass':
      return { ...whole('end', 'pass', passKey(view)), ...(isBonus(view) && { topic: 'skipBonus' }) };
    case 'placeDoge': {
      const params = { face: dogeFace(move.tile) };
      const placed = line('doge', `${move.tile}`, 'placeDoge', sentenceOf(`rows.other.${move.other}`), params);
      return {
        ...placed,
        note: dogeOutlook(move.tile, view),
        full: sentenceOf(`rows.placeDogeFull.${move.other}`, params),
        actor: target.doge(move.tile),
      };
    }
    case 'bid': {
      const params = { gain: count('approval', move.amount), left: forecast.approvals ?? 0 };
      return {
        ...line('bid', 'bid', 'bid', figure(move.amount), params),
        label: sentenceOf('rows.bid'),
        note: bidNote(),
        ...(params.left === 0 && move.amount > 1 && { warning: sentenceOf('rows.bidAllWarning', params) }),
      };
    }
  }
}

/** A note on when a pile's parts can be built: now, only as replacements, later, or never; `null` for other tiles. */
function zoneNote(pile: number, view: View): Sentence | null {
  const berths = view.ship.levels.flat().filter(({ zone }) => zone === pile);
  if (berths.some(({ open }) => open)) return sentenceOf('rows.fits');
  if (isDeadEnd(pile, view)) return sentenceOf('rows.deadEnd');
  if (isZoneFull(pile, view)) return sentenceOf('rows.zoneFull');
  const parts = waitOf(pile, view);
  return parts === 0 ? null : sentenceOf('rows.opensAfter', { count: parts });
}

const isBonus = ({ frame }: View): boolean => (frame?.kind === 'buy' || frame?.kind === 'construct') && frame.bonus;

/** The locale key for leaving out a part of the action. */
function passKey({ frame }: View): string {
  if (frame?.kind !== 'buy' && frame?.kind !== 'construct') return 'pass.construct';
  if (frame.bonus) return 'pass.bonus';
  if (frame.join !== 'and' || frame.kinds.length > 1) return `pass.${frame.kind}`;
  return frame.kind === 'buy' ? 'pass.buyRest' : 'pass.constructRest';
}

/** The row for placing a marker on a space: its action, its price, and the bonus of the top barricade. */
function act(move: Extract<DogeShipMove, { type: 'act' }>, forecast: Choice['forecast'], view: View): Placed {
  const action = TABLES[move.table].spaces[move.space - 1];
  const { price } = view.tables[move.table].spaces[move.space - 1];
  const due = price + ownPrice(action);
  const space = target.space(move.table, move.space);
  const { top } = view.players[shownSeat(view)];
  const params = {
    action: actionName(action),
    space: spaceName(move.table, move.space),
    price: chipOf(due),
  };
  const helps = top?.action === action.type && !forecast.bonusLost;
  const notes = [
    ...(forecast.idle ? [sentenceOf(`rows.idle.${action.type}`)] : []),
    ...(action.type === 'intrigue' && action.intrigue === 'bribe'
      ? [price === 0 ? sentenceOf('rows.freeSpace') : sentenceOf('rows.spaceCosts', { price: count('ducat', price) })]
      : []),
    ...(helps ? [sentenceOf('rows.bonus', { bonus: bonusName(top.bonus) })] : []),
    ...(forecast.bonusLost && !forecast.idle ? [sentenceOf('rows.bonusLost')] : []),
  ];
  return {
    ...line(action.type, `${move.table} ${move.space}`, 'act', params.price, {
      ...params,
      price: costOf(due, due > price),
    }),
    topic: topicOf(action),
    label: sentenceOf('rows.act', { space: params.space, action: actionInGroup(action) }),
    note: notesOf(notes),
    ...((forecast.price ?? 0) > 0 && { left: leftBy(forecast) }),
    ...(forecast.idle &&
      (!helps || action.type === 'money') && { idle: true, open: null, warning: idleWarning(action) }),
    actor: space,
    target: space,
    piece: target.marker(shownSeat(view)),
  };
}

const IDLE_WARNINGS: Readonly<Partial<Record<Action['type'], string>>> = {
  buy: 'rows.idleBuyWarning',
  money: 'rows.idleMoneyWarning',
};

/** The question before a marker is spent on an action without an effect. */
const idleWarning = ({ type }: Action): Sentence =>
  sentenceOf(IDLE_WARNINGS[type] ?? 'rows.idleBuildWarning', { gain: count('ducat', DISCARD_DUCATS) });

/** Notes on one line; `null` if there are none. */
function notesOf(notes: readonly (Sentence | null)[]): Sentence | null {
  const known = notes.filter((note) => note !== null);
  return known.length === 0 ? null : known.reduce((all, item) => sentenceOf('rows.notes', { all, item }));
}

/** The row for keeping a drawn tile. If the yard is full, each button of the row is a tile to discard. */
function keep(move: Extract<DogeShipMove, { type: 'keep' }>, forecast: Choice['forecast'], view: View): Placed {
  const params = {
    tile: tileName(move.tile),
    face: tileEffect(move.tile),
    price: chipOf(TILES[move.tile].cost),
    purchase: sentenceOf(`rows.purchase.${priceWord(move.tile)}`, {
      tile: tileForSale(move.tile),
      price: count('ducat', TILES[move.tile].cost),
    }),
    ...(move.discard !== null && { other: tileForSale(move.discard) }),
  };
  const drawn = target.drawn(move.tile);
  return {
    ...line('keep', `${move.tile}`, 'keep', params.price, params),
    brief: params.purchase,
    ...(move.discard !== null && {
      topic: 'makeRoom',
      short: sentenceOf('rows.keepInstead', params),
      full: sentenceOf('rows.keepFullInstead', params),
    }),
    note: sentenceOf('rows.notes', {
      all: params.face,
      item: outlook(forecast, TILES[move.tile].pile, view),
    }),
    actor: drawn,
    ...(move.discard === null && { target: drawn, alternativeTargets: [target.room] }),
  };
}

/** The drawn tiles that are too expensive, and the player's money; `null` if every tile is affordable. */
function tooDear(view: View): Sentence | null {
  const { money } = view.players[shownSeat(view)];
  const drawn = view.frame?.kind === 'drawn' ? (view.frame.tiles ?? []) : [];
  const dear = drawn.filter((tile) => TILES[tile].cost > money);
  if (dear.length === 0) return null;
  const tiles = dear.map((tile) =>
    TILES[tile].kind === 'galley'
      ? tileName(tile)
      : sentenceOf('rows.dear', { tile: tileName(tile), price: count('ducat', TILES[tile].cost) }),
  );
  return sentenceOf('rows.tooDear', { money: count('ducat', money), tiles: list(tiles, 'nothing') });
}

/** The prizes. The builders' Approvals are in their chips and above the ship. */
const bidNote = (): Sentence =>
  sentenceOf('rows.bidNote', { best: INSPECTION[0], next: INSPECTION[1], last: INSPECTION[2] });

const leftBy = ({ money = 0 }: Choice['forecast']): Sentence =>
  sentenceOf('rows.left', { left: count('ducat', money) });

/** The money left after buying a tile and, for a part, its yield under the current Doge tile. */
function outlook(forecast: Choice['forecast'], pile: number, view: View): Sentence {
  const { money = 0, points, approvals = 0, fits } = forecast;
  const left = count('ducat', money);
  if (points === undefined) return leftBy(forecast);
  if (isDeadEnd(pile, view))
    return sentenceOf('rows.notes', { all: leftBy(forecast), item: sentenceOf('rows.deadEnd') });
  const key = fits ? 'rows.leftAndNow' : isZoneFull(pile, view) ? 'rows.leftAndReplace' : 'rows.leftAndLater';
  return sentenceOf(key, {
    left,
    worth: list([count('point', points), ...(approvals > 0 ? [count('approval', approvals)] : [])], 'nothing'),
  });
}

/** The row for building a tile from the yard. A galley part goes into the ship, and a barricade on top of the stack. */
function build(move: Extract<DogeShipMove, { type: 'build' | 'replace' }>, view: View): Placed {
  const worth = view.players[shownSeat(view)].yard.find(({ tile }) => tile === move.tile)?.worth ?? null;
  const berth = berthFor(move.tile, view);
  const yard = target.yard(move.tile);
  const params = { tile: theTile(move.tile), ...(berth && { zone: zoneName(berth.zone), n: berth.column + 1 }) };
  const full = sentenceOf(`rows.${move.type}`, { ...params, tile: tileForSale(move.tile) });
  return {
    ...whole(move.type, `${move.tile}`, move.type, params),
    full,
    open: full,
    ...(move.type === 'build' && { topic: builtTopic(TILES[move.tile].kind) }),
    note: notesOf([
      worth ? worthName(worth) : tileEffect(move.tile),
      move.type === 'replace' ? victim(berth) : endedBy(move.tile, view),
    ]),
    actor: yard,
    target: berth ? berthTarget(berth) : TILES[move.tile].kind === 'barricade' ? target.stack(shownSeat(view)) : yard,
    // A second click on the tile builds it.
    alternativeTargets: [yard],
  };
}

/** The part that a replacement destroys, and whose it is. */
function victim(berth: BerthView | null): Sentence | null {
  if (berth?.tile == null) return null;
  return sentenceOf('rows.destroys', {
    tile: sentenceOf('recap.part', { cost: TILES[berth.tile].cost }),
    other: builder(berth.builder),
  });
}

/** A price on a button, with a minus, because it may be beside an amount that the player gets. */
const chipOf = (price: number): Sentence => (price === 0 ? sentenceOf('rows.free') : count('ducat', -price));
