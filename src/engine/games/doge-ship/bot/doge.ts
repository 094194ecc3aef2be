import type { Seat } from '../../../core/game';
import { DOGE_TILES, INSPECTION } from '../data/board';
import type { DogeId, TileId } from '../data/components';
import { isPart } from '../queries';
import { fits } from '../ship';
import type { State } from '../state';
import { meansOf } from './means';
import type { Means } from './means';
import type { Style } from './style';
import { partNow } from './worth';

/** A part that could be built now: what it brings its owner counts so much for the seat. */
interface Fitting {
  readonly tile: TileId;
  readonly owner: Means;
  readonly share: number;
}

/** What Doge tiles mean for a seat: its parts that could be built now, and the event at the end of the round. */
interface DogeOutlook {
  readonly style: Style;
  readonly fitting: readonly Fitting[];
  /** Barricades the seat has built. */
  readonly height: number;
  /** What it would win at an inspection as things stand. */
  readonly prize: number;
}

export function dogeOutlookOf(state: State, seat: Seat, style: Style): DogeOutlook {
  const fitting: Fitting[] = [];
  const mine = state.approvals[seat];
  let better = 0;
  for (let other = 0; other < state.yards.length; other++) {
    if (other !== seat && state.approvals[other] > mine) better++;
    const share = other === seat ? 0.6 : -0.25 * style.rivalry;
    let owner: Means | undefined;
    for (const tile of state.yards[other]) {
      if (isPart(tile) && fits(state, tile))
        fitting.push({ tile, owner: (owner ??= meansOf(state, other, style)), share });
    }
  }
  return { style, fitting, height: state.stacks[seat].length, prize: mine === 0 ? 0 : INSPECTION[better] };
}

export function dogeWorth(outlook: DogeOutlook, doge: DogeId): number {
  let worth = 0;
  for (const { tile, owner, share } of outlook.fitting) worth += share * partNow(owner, tile, doge);
  return worth + eventWorth(outlook, doge);
}

function eventWorth({ style, height, prize }: DogeOutlook, doge: DogeId): number {
  const { event } = DOGE_TILES[doge];
  if (!event) return 0;
  if (event.type === 'inspection') return style.inspection * (prize - 2.2);
  return -(height > event.level ? 0 : height === event.level ? 1 : 2) * style.action * style.water;
}

/** Where unknown Doge tiles are put in order, the best first. */
const WORTHS = new Float64Array(DOGE_TILES.length);

/** A new Doge is worth what the better of two unknown ones is worth more than this one. */
export function newDogeGain(state: State, seat: Seat, style: Style): number {
  const outlook = dogeOutlookOf(state, seat, style);
  let count = 0;
  for (let doge = 0; doge < DOGE_TILES.length; doge++) {
    if (doge === state.doge || state.dogeOld.includes(doge)) continue;
    const worth = dogeWorth(outlook, doge);
    let at = count++;
    for (; at > 0 && WORTHS[at - 1] < worth; at--) WORTHS[at] = WORTHS[at - 1];
    WORTHS[at] = worth;
  }
  if (count < 2) return 0;
  const pairs = (count * (count - 1)) / 2;
  let better = 0;
  for (let i = 0; i < count; i++) better += (WORTHS[i] * (count - 1 - i)) / pairs;
  return style.intrigue * (better - dogeWorth(outlook, state.doge));
}
