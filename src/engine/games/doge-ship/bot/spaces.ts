import type { Seat } from '../../../core/game';
import { BARRICADE_PILE, GONDOLA_PILE, ZONES } from '../data/components';
import type { Action, Intrigue, Kind, PileId, TileId } from '../data/components';
import { BARRICADES, BRIBE, DRAW, FIRST_BARRICADE, TILES, YARD, YARD_PARTS } from '../data/board';
import { isPart, kindOf } from '../queries';
import { canReplace, fits } from '../ship';
import type { State } from '../state';
import type { Style } from './style';
import { newDogeGain } from './doge';
import { approvalGain, ducatGain } from './means';
import { bonusWorth, partNow } from './worth';
import { endingGain } from './ending';
import { buildGain, heldWorth, worthsWith, worthWith, yardOf } from './yard';
import type { Yard } from './yard';

/** What each kind of work would bring a seat now: worked out once a decision, and only when a space asks for it. */
export interface Outlook {
  readonly state: State;
  readonly seat: Seat;
  readonly style: Style;
  readonly yard: Yard;
  /** What buying and building a tile of each kind brings (`slotOf`), and last a new Doge; NaN: not asked for yet. */
  readonly gains: number[];
}

/** Where the gain of a new Doge stands among the gains. */
const NEW_DOGE = 6;

/** Where the gain of work on tiles of a kind stands among the gains. */
function slotOf(work: Work['type'], kind: Kind): number {
  const slot = kind === 'galley' ? 0 : kind === 'barricade' ? 1 : 2;
  return work === 'buy' ? slot : slot + 3;
}

export function outlookOf(state: State, seat: Seat, style: Style): Outlook {
  return { state, seat, style, yard: yardOf(state, seat, style), gains: [NaN, NaN, NaN, NaN, NaN, NaN, NaN] };
}

/** What an action brings, without the price of its space and its marker, if `top` is the barricade on the seat's stack. */
export function actionGain(outlook: Outlook, action: Action, top: TileId | undefined): number {
  const { means } = outlook.yard;
  const bonus = top === undefined ? undefined : BARRICADES[top - FIRST_BARRICADE];
  const helped = bonus?.action === action.type ? bonus.bonus : undefined;
  const extra = helped && helped.type !== 'tile' ? bonusWorth(means, helped) : 0;
  const tile = helped?.type === 'tile' ? helped.kind : undefined;
  switch (action.type) {
    case 'money':
      return ducatGain(means, action.ducats) + extra;
    case 'intrigue':
      return intrigueGain(outlook, action.intrigue) + extra;
    case 'replacement':
      return replacementGain(outlook) + extra;
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
  const slot = slotOf(work, kind);
  const { gains } = outlook;
  if (Number.isNaN(gains[slot]))
    gains[slot] = work === 'buy' ? purchaseGain(outlook, kind) : constructionGain(outlook, kind);
  return gains[slot];
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

/** What those tiles of a pile bring that bring anything, the least first, while they are weighed. */
const GAINS = new Float64Array(TILES.length);

/** What the best of three tiles of a pile brings on average. Which tiles are in it is known, their order is not. */
export function pileGain(outlook: Outlook, pile: PileId): number {
  const { state, seat, yard } = outlook;
  const tiles = state.piles[pile];
  const count = tiles.length;
  if (count === 0) return 0;
  const worths = worthsWith(yard, leastOf(outlook, pile), tiles);
  const money = state.money[seat];
  let good = 0;
  for (let i = 0; i < count; i++) {
    const cost = COSTS[tiles[i]];
    if (cost > money) continue;
    const gain = worths[i] - yard.worth + ducatGain(yard.means, -cost);
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

const COSTS = TILES.map(({ cost }) => cost);

/** What a tile is worth to a buyer beyond its price, and beyond the tile that leaves the yard for it. */
export function keepGain({ state, seat, yard }: Outlook, tile: TileId, discard: TileId | null): number {
  const cost = COSTS[tile];
  if (cost > state.money[seat]) return 0;
  const gain = worthWith(yard, discard, tile) - yard.worth;
  return gain + ducatGain(yard.means, -cost);
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
