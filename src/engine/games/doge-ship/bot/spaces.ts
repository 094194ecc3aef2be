import type { Seat } from '../../../core/game';
import { BARRICADE_PILE, GONDOLA_PILE, ZONES } from '../data/components';
import type { Action, Intrigue, Kind, PileId, TileId } from '../data/components';
import { BARRICADES, BRIBE, DRAW, FIRST_BARRICADE, TABLES, TILES, YARD, YARD_PARTS } from '../data/board';
import { isPart, kindOf } from '../queries';
import { canReplace, fits } from '../ship';
import type { State } from '../state';
import type { Style } from './style';
import { newDogeGain } from './doge';
import { approvalGain, ducatGain } from './assets';
import { bonusWorth, partNow } from './worth';
import { endingGain } from './ending';
import { buildGain, heldWorth, worthsWith, yardOf } from './yard';
import type { Yard } from './yard';

/** The values of a seat's possible actions, computed on demand. */
export interface Outlook {
  readonly state: State;
  readonly seat: Seat;
  readonly style: Style;
  readonly yard: Yard;
  /** The gain of each space's action (`spaceGain`). NaN if not computed yet. */
  readonly actions: Float64Array;
  /** The gain of each kind of work (`slotOf`), and of a new Doge tile. NaN if not computed yet. */
  readonly gains: Float64Array;
  /** The (negative) gain of paying each price. */
  readonly prices: Float64Array;
  /** The tile that a full yard would discard. `undefined` if not computed yet. */
  leastTile: TileId | null | undefined;
  /** The part that a full yard would discard. `undefined` if not computed yet. */
  leastPart: TileId | null | undefined;
}

const COSTS = TILES.map(({ cost }) => cost);
/** The actions of all spaces, by `spaceIndex`. */
export const ACTIONS = TABLES.flatMap(({ spaces }) => spaces);
/** The highest price of a tile or space. */
const DEAREST = Math.max(...COSTS);

/** The index of a new Doge tile in `gains`. */
const NEW_DOGE = 6;

/** The index in `gains` of buying or building a kind of tile. */
function slotOf(work: Work['type'], kind: Kind): number {
  const slot = kind === 'galley' ? 0 : kind === 'barricade' ? 1 : 2;
  return work === 'buy' ? slot : slot + 3;
}

/** Shared buffers, because every marker of every playout creates an outlook. */
const PRICES = new Float64Array(DEAREST + 1);
const ACTION_GAINS = new Float64Array(ACTIONS.length);
const KIND_GAINS = new Float64Array(NEW_DOGE + 1);

/** Creates a seat's outlook, valid until the next call. */
export function outlookOf(state: State, seat: Seat, style: Style): Outlook {
  const yard = yardOf(state, seat, style);
  for (let price = 0; price <= DEAREST; price++) PRICES[price] = ducatGain(yard.means, -price);
  ACTION_GAINS.fill(NaN);
  KIND_GAINS.fill(NaN);
  return {
    state,
    seat,
    style,
    yard,
    actions: ACTION_GAINS,
    gains: KIND_GAINS,
    prices: PRICES,
    leastTile: undefined,
    leastPart: undefined,
  };
}

/** The first space with the same action, for each space. */
const ALIKE = ACTIONS.map((action) => ACTIONS.findIndex((other) => JSON.stringify(other) === JSON.stringify(action)));

/** The gain of a space's action with `top` as the top barricade, not counting the price of the space. */
export function spaceGain(outlook: Outlook, space: number, top: TileId | undefined): number {
  const alike = ALIKE[space];
  const { actions } = outlook;
  if (Number.isNaN(actions[alike])) actions[alike] = actionGain(outlook, ACTIONS[alike]);
  return top === undefined ? actions[alike] : actions[alike] + bonusGain(outlook, ACTIONS[alike], top);
}

function actionGain(outlook: Outlook, action: Action): number {
  switch (action.type) {
    case 'money':
      return ducatGain(outlook.yard.means, action.ducats);
    case 'intrigue':
      return intrigueGain(outlook, action.intrigue);
    case 'replacement':
      return replacementGain(outlook);
    case 'buy':
    case 'construct':
      return workGain(outlook, action);
  }
}

/** The value that the top barricade adds to an action. */
function bonusGain(outlook: Outlook, action: Action, top: TileId): number {
  const { action: helped, bonus } = BARRICADES[top - FIRST_BARRICADE];
  if (helped !== action.type) return 0;
  if (bonus.type !== 'tile') return bonusWorth(outlook.yard.means, bonus);
  if (action.type !== 'buy' && action.type !== 'construct') return 0;
  // If the action already takes a tile of this kind, only the second best one is left.
  return kindGain(outlook, action.type, bonus.kind) * (action.kinds.includes(bonus.kind) ? SECOND : FURTHER);
}

/** Factors for a second tile of the same kind and of another kind. */
const SECOND = 0.5;
const FURTHER = 0.9;

/** Upper bound of `bonusGain` for a top barricade. */
export function highestBonus(outlook: Outlook, top: TileId): number {
  const { action, bonus } = BARRICADES[top - FIRST_BARRICADE];
  if (bonus.type !== 'tile') return bonusWorth(outlook.yard.means, bonus);
  return action === 'buy' || action === 'construct' ? kindGain(outlook, action, bonus.kind) * FURTHER : 0;
}

type Work = Extract<Action, { type: 'buy' | 'construct' }>;

function workGain(outlook: Outlook, { type, join, kinds }: Work): number {
  let own = 0;
  for (const kind of kinds) {
    const gain = kindGain(outlook, type, kind);
    own = join === 'or' ? Math.max(own, gain) : own + gain;
  }
  return own;
}

function kindGain(outlook: Outlook, work: Work['type'], kind: Kind): number {
  const slot = slotOf(work, kind);
  const { gains } = outlook;
  if (Number.isNaN(gains[slot]))
    gains[slot] = work === 'buy' ? purchaseGain(outlook, kind) : constructionGain(outlook, kind);
  return gains[slot];
}

/** The gain of building the best tile of a kind now; 0 if there is none. */
function constructionGain({ state, seat, yard }: Outlook, kind: Kind): number {
  let best = 0;
  for (const tile of state.yards[seat]) {
    if (kindOf(tile) !== kind || (isPart(tile) && !fits(state, tile))) continue;
    best = Math.max(best, buildGain(yard, tile) + endingGain(state, seat, tile));
  }
  return best;
}

/** The gain of drawing from the best pile of a kind; 0 if none is worth it. */
function purchaseGain(outlook: Outlook, kind: Kind): number {
  if (kind === 'gondola') return pileGain(outlook, GONDOLA_PILE);
  if (kind === 'barricade') return pileGain(outlook, BARRICADE_PILE);
  let best = 0;
  for (let pile = 0; pile < ZONES; pile++) best = Math.max(best, pileGain(outlook, pile));
  return best;
}

/** Scratch buffer for the positive gains of a pile's tiles, in ascending order. */
const GAINS = new Float64Array(TILES.length);

/** The expected gain of the best of three tiles from a pile. The pile's contents are known, but not its order. */
export function pileGain(outlook: Outlook, pile: PileId): number {
  const { state, seat, yard } = outlook;
  const tiles = state.piles[pile];
  const count = tiles.length;
  if (count === 0) return 0;
  const worths = worthsWith(yard, pile, leastOf(outlook, pile), tiles);
  if (!worths) return 0;
  const money = state.money[seat];
  let good = 0;
  for (let i = 0; i < count; i++) {
    const cost = COSTS[tiles[i]];
    if (cost > money) continue;
    const gain = worths[i] - yard.worth + outlook.prices[cost];
    if (gain <= 0) continue;
    let at = good++;
    for (; at > 0 && GAINS[at - 1] > gain; at--) GAINS[at] = GAINS[at - 1];
    GAINS[at] = gain;
  }
  if (good === 0) return 0;
  if (count <= DRAW) return GAINS[good - 1];
  const draws = count * (count - 1) * (count - 2);
  let sum = 0;
  for (let i = 0; i < good; i++) {
    const lower = count - good + i;
    sum += (GAINS[i] * 3 * lower * (lower - 1)) / draws;
  }
  return sum;
}

/** The tile to discard for a tile from a pile: the least valuable one allowed; `null` if there is room. */
export function leastOf(outlook: Outlook, pile: PileId): TileId | null {
  const { yard } = outlook;
  if (pile < ZONES && partsIn(yard.tiles) >= YARD_PARTS) {
    if (outlook.leastPart === undefined) outlook.leastPart = leastIn(yard, true);
    return outlook.leastPart;
  }
  if (yard.tiles.length < YARD) return null;
  if (outlook.leastTile === undefined) outlook.leastTile = leastIn(yard, false);
  return outlook.leastTile;
}

function partsIn(tiles: readonly TileId[]): number {
  let parts = 0;
  for (const tile of tiles) if (isPart(tile)) parts++;
  return parts;
}

function leastIn(yard: Yard, parts: boolean): TileId | null {
  const { tiles } = yard;
  let least: TileId | null = null;
  let worth = Infinity;
  for (const tile of tiles) {
    if (parts && !isPart(tile)) continue;
    const held = heldWorth(yard, tile);
    if (held < worth) [least, worth] = [tile, held];
  }
  return least;
}

function replacementGain({ state, yard }: Outlook): number {
  let best = 0;
  for (let i = 0; i < yard.tiles.length; i++) {
    const tile = yard.tiles[i];
    if (isPart(tile) && canReplace(state, tile))
      best = Math.max(best, partNow(yard.means, tile, state.doge) - yard.alone[i]);
  }
  return best;
}

function intrigueGain(outlook: Outlook, intrigue: Intrigue): number {
  const { state, seat, style, yard, gains } = outlook;
  if (intrigue === 'approval') return approvalGain(yard.means, 1);
  if (intrigue === 'doge') {
    if (Number.isNaN(gains[NEW_DOGE])) gains[NEW_DOGE] = newDogeGain(state, seat, style);
    return gains[NEW_DOGE];
  }
  return approvalGain(yard.means, BRIBE.approvals) + ducatGain(yard.means, -BRIBE.price);
}
