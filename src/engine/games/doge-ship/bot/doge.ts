import type { Seat } from '../../../core/game';
import { DOGE_TILES, INSPECTION } from '../data/board';
import type { DogeId } from '../data/components';
import { isPart, partOf } from '../queries';
import type { State } from '../state';
import { galleyOf } from './galley';
import { assetsOf } from './assets';
import type { Assets } from './assets';
import type { Style } from './style';
import { partNow } from './worth';

/** Data about a seat for computing the values of Doge tiles ({@link dogeWorth}). */
interface DogeOutlook {
  readonly style: Style;
  /** The value of the parts that fit now under each Doge tile. Rivals' parts count negatively. */
  readonly parts: Float64Array;
  /** Number of barricades that the seat has built. */
  readonly height: number;
  /** Points the seat would get from an inspection now. */
  readonly prize: number;
}

/** Shared buffer for `parts`. Each call of {@link dogeOutlookOf} overwrites it. */
const PARTS_WORTH = new Float64Array(DOGE_TILES.length);

/** Prepares {@link dogeWorth} for a seat. The result is only valid until the next call, because `parts` is shared. */
export function dogeOutlookOf(state: State, seat: Seat, style: Style): DogeOutlook {
  const { open } = galleyOf(state);
  const mine = state.approvals[seat];
  PARTS_WORTH.fill(0);
  let better = 0;
  for (let other = 0; other < state.yards.length; other++) {
    if (other !== seat && state.approvals[other] > mine) better++;
    const share = other === seat ? 0.6 : -0.25 * style.rivalry;
    let owner: Assets | undefined;
    for (const tile of state.yards[other]) {
      if (!isPart(tile) || open[partOf(tile).level] !== partOf(tile).pile) continue;
      owner ??= assetsOf(state, other, style);
      for (let doge = 0; doge < PARTS_WORTH.length; doge++) PARTS_WORTH[doge] += share * partNow(owner, tile, doge);
    }
  }
  return { style, parts: PARTS_WORTH, height: state.stacks[seat].length, prize: mine === 0 ? 0 : INSPECTION[better] };
}

/**
 * The value in points of a Doge tile to the seat: the parts that can be built now, and the event at the end of the
 * round.
 */
export function dogeWorth(outlook: DogeOutlook, doge: DogeId): number {
  return outlook.parts[doge] + eventWorth(outlook, doge);
}

function eventWorth({ style, height, prize }: DogeOutlook, doge: DogeId): number {
  const { event } = DOGE_TILES[doge];
  if (!event) return 0;
  if (event.type === 'inspection') return style.inspection * (prize - USUAL_PRIZE);
  return -markersLost(doge, height) * style.action * style.water;
}

/** Average points that a seat gets from an inspection. */
const USUAL_PRIZE = 2.2;

/** Markers that a seat with `height` barricades loses to a Doge tile's high water. */
export function markersLost(doge: DogeId, height: number): number {
  const { event } = DOGE_TILES[doge];
  if (event?.type !== 'highWater' || height > event.level) return 0;
  return height === event.level ? 1 : 2;
}

/** Scratch buffer for the values of unknown Doge tiles, best first. */
const WORTHS = new Float64Array(DOGE_TILES.length);

/** The expected gain of drawing two unknown Doge tiles and replacing the current one with the better of them. */
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
