import type { Seat } from '../../../core/game';
import { frameOf } from '../../../kit/frames';
import type { GalleyId, GoodId } from '../../serenissima/board';
import { BOARD } from '../data/board';
import type { RefusalCode } from '../refuse';
import type { BargainFrame, Galley, PhaseFrame, Return, State } from '../state';
import type { MoveContext } from './decision';

/** Rules common to sales (bargain.ts) and exchanges (barter.ts). */

/** How a cargo bargain is opened: the buyer asks, or the seller offers. */
export type Side = 'ask' | 'offer';

/** The key of a cargo bargain in `closed`. Always higher than a port id. */
export function cargoKey(side: Side, from: GalleyId, to: GalleyId, good: GoodId): number {
  return 1000 + ((from * 100 + to) * 10 + good) * 2 + (side === 'ask' ? 0 : 1);
}

/** The key of an exchange in `closed`. It contains both goods, so the galleys may still exchange other goods. */
export function barterKey(side: Side, from: GalleyId, to: GalleyId, good: GoodId, inReturn: GoodId): number {
  return 1_000_000 + cargoKey(side, from, to, good) * 10 + inReturn;
}

/** The key that is added to `closed` if the current bargain fails. */
export function closedKey(state: State, frame: BargainFrame): number {
  const { source, galley, good, inReturn } = frame;
  if (source.kind === 'port') return source.port;
  const side = inTurn(state) === frame.buyer ? 'ask' : 'offer';
  return inReturn
    ? barterKey(side, source.galley, galley, good, inReturn.good)
    : cargoKey(side, source.galley, galley, good);
}

/** Why two galleys can't trade. */
export function whyNotMeet(frame: PhaseFrame, key: number, from: Galley, to: Galley): RefusalCode | undefined {
  if (from.owner === to.owner) return 'no-such-galley';
  if (from.space !== to.space) return 'trade-here';
  if (BOARD.spaces[from.space].highSea) return 'high-sea';
  return frame.closed.includes(key) ? 'bargain-closed' : undefined;
}

/** Opens a bargain. The seller quotes next. */
export function open(
  state: State,
  by: Seat,
  terms: Omit<BargainFrame, 'kind' | 'stage' | 'quoted' | 'countered'>,
  { events }: MoveContext,
): void {
  state.frames.push({ kind: 'bargain', stage: 'quote', ...terms, quoted: 0, countered: 0 });
  events.push({ type: 'bargainOpened', by, ...terms });
}

/** A move in another seat's phase is an answer, which bars undo. */
export function answering(state: State, seat: Seat): { bars?: 'answer' } {
  return inTurn(state) === seat ? {} : { bars: 'answer' };
}

/** An event's `inReturn` field. In an exchange, the price is paid in addition to these goods. */
export function onTop({ inReturn }: BargainFrame): { inReturn?: Return } {
  return inReturn ? { inReturn } : {};
}

/** The seat whose phase is interrupted. */
function inTurn(state: State): Seat {
  return state.order[frameOf(state, 'phase').place];
}
