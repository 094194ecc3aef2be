import type { Seat } from '../../../core/game';
import { BARRICADE_PILE, GONDOLA_PILE, ZONES } from '../data/components';
import type { Action, Intrigue, Kind, PileId, TileId } from '../data/components';
import { BARRICADES, BRIBE, DOGE_TILES, FIRST_BARRICADE, TILES, YARD, YARD_PARTS } from '../data/board';
import { isPart, kindOf } from '../queries';
import { canReplace, fits } from '../ship';
import type { State } from '../state';
import type { Style } from './style';
import { approvalGain, bonusWorth, dogeWorth, ducatGain, partHeld, partNow } from './worth';
import { endingGain } from './ending';
import { buildGain, heldWorth, worthWith, yardOf } from './yard';
import type { Yard } from './yard';

/** What each kind of work would bring a seat now: worked out once a decision, and only when a space asks for it. */
export interface Outlook {
  readonly state: State;
  readonly seat: Seat;
  readonly style: Style;
  readonly yard: Yard;
  readonly buy: Partial<Record<Kind, number>>;
  readonly construct: Partial<Record<Kind, number>>;
  newDoge: number | null;
}

export function outlookOf(state: State, seat: Seat, style: Style): Outlook {
  return { state, seat, style, yard: yardOf(state, seat, style), buy: {}, construct: {}, newDoge: null };
}

/** What an action brings, without the price of its space and its marker, if `top` is the barricade on the seat's stack. */
export function actionGain(outlook: Outlook, action: Action, top: TileId | undefined): number {
  const { state, seat, style } = outlook;
  const bonus = top === undefined ? undefined : BARRICADES[top - FIRST_BARRICADE];
  const helped = bonus?.action === action.type ? bonus.bonus : undefined;
  const extra = helped && helped.type !== 'tile' ? bonusWorth(state, seat, helped, style) : 0;
  const tile = helped?.type === 'tile' ? helped.kind : undefined;
  switch (action.type) {
    case 'money':
      return ducatGain(state, seat, action.ducats, style) + extra;
    case 'intrigue':
      return intrigueGain(outlook, action.intrigue) + extra;
    case 'replacement':
      return Math.max(0, ...state.yards[seat].map((held) => replaceGain(state, seat, held, style))) + extra;
    case 'buy':
    case 'construct':
      return workGain(outlook, action, tile) + extra;
  }
}

type Work = Extract<Action, { type: 'buy' | 'construct' }>;

function workGain(outlook: Outlook, { type, join, kinds }: Work, bonus: Kind | undefined): number {
  let own = 0;
  for (const kind of kinds) {
    const gain = kindGain(outlook, type, kind);
    own = join === 'or' ? Math.max(own, gain) : own + gain;
  }
  // A second tile of the same kind is the second best one.
  return own + (bonus ? kindGain(outlook, type, bonus) * (kinds.includes(bonus) ? 0.5 : 0.9) : 0);
}

function kindGain(outlook: Outlook, work: Work['type'], kind: Kind): number {
  return (outlook[work][kind] ??= work === 'buy' ? purchaseGain(outlook, kind) : constructionGain(outlook, kind));
}

/** What the best tile of a kind to build now brings; nothing where there is none. */
function constructionGain({ state, seat, yard }: Outlook, kind: Kind): number {
  let best = 0;
  for (const tile of state.yards[seat]) {
    if (kindOf(tile) !== kind || (isPart(tile) && !fits(state, tile))) continue;
    best = Math.max(best, buildGain(yard, tile) + endingGain(state, seat, tile));
  }
  return best;
}

/** What drawing from the best pile of a kind brings; nothing where it is not worth it. */
function purchaseGain(outlook: Outlook, kind: Kind): number {
  if (kind === 'gondola') return pileGain(outlook, GONDOLA_PILE);
  if (kind === 'barricade') return pileGain(outlook, BARRICADE_PILE);
  let best = 0;
  for (let pile = 0; pile < ZONES; pile++) best = Math.max(best, pileGain(outlook, pile));
  return best;
}

/** What each tile of a pile brings, listed here while they are weighed. */
const GAINS = new Float64Array(TILES.length);

/** What the best of three tiles of a pile brings on average. Which tiles are in it is known, their order is not. */
export function pileGain(outlook: Outlook, pile: PileId): number {
  const tiles = outlook.state.piles[pile];
  const count = tiles.length;
  if (count === 0) return 0;
  const discard = leastOf(outlook, pile);
  for (let i = 0; i < count; i++) GAINS[i] = Math.max(0, keepGain(outlook, tiles[i], discard));
  const gains = GAINS.subarray(0, count).sort();
  const best = gains[count - 1];
  if (count <= 3 || best === 0) return best;
  const draws = count * (count - 1) * (count - 2);
  let sum = 0;
  for (let lower = 2; lower < count; lower++) sum += (gains[lower] * 3 * lower * (lower - 1)) / draws;
  return sum;
}

/** What a tile is worth to a buyer beyond its price, and beyond the tile that leaves the yard for it. */
export function keepGain({ state, seat, style, yard }: Outlook, tile: TileId, discard: TileId | null): number {
  const { cost } = TILES[tile];
  if (cost > state.money[seat]) return 0;
  const gain = worthWith(yard, discard, tile) - yard.worth;
  return gain + ducatGain(state, seat, -cost, style);
}

/** What must leave the yard to make room for a tile of a pile: the least of those that may; nothing where there is room. */
function leastOf({ yard }: Outlook, pile: PileId): TileId | null {
  const { tiles } = yard;
  const tooManyParts = pile < ZONES && tiles.filter(isPart).length >= YARD_PARTS;
  if (!tooManyParts && tiles.length < YARD) return null;
  let least: TileId | null = null;
  let worth = Infinity;
  for (const tile of tiles) {
    if (tooManyParts && !isPart(tile)) continue;
    const held = heldWorth(yard, tile);
    if (held < worth) [least, worth] = [tile, held];
  }
  return least;
}

function replaceGain(state: State, seat: Seat, tile: TileId, style: Style): number {
  if (!isPart(tile) || !canReplace(state, tile)) return 0;
  return partNow(state, seat, tile, state.doge, style) - partHeld(state, seat, tile, style);
}

function intrigueGain(outlook: Outlook, intrigue: Intrigue): number {
  const { state, seat, style } = outlook;
  if (intrigue === 'approval') return approvalGain(state, seat, 1, style);
  if (intrigue === 'doge') return (outlook.newDoge ??= newDogeGain(state, seat, style));
  return approvalGain(state, seat, BRIBE.approvals, style) + ducatGain(state, seat, -BRIBE.price, style);
}

/** A new Doge is worth what the better of two unknown ones is worth more than this one. */
function newDogeGain(state: State, seat: Seat, style: Style): number {
  const worths: number[] = [];
  for (let doge = 0; doge < DOGE_TILES.length; doge++) {
    if (doge !== state.doge && !state.dogeOld.includes(doge)) worths.push(dogeWorth(state, seat, doge, style));
  }
  if (worths.length < 2) return 0;
  worths.sort((a, b) => b - a);
  const pairs = (worths.length * (worths.length - 1)) / 2;
  const better = worths.reduce((sum, worth, i) => sum + (worth * (worths.length - 1 - i)) / pairs, 0);
  return style.intrigue * (better - dogeWorth(state, seat, state.doge, style));
}
