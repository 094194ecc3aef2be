import type { Seat } from '../../../core/game';
import { frameOf } from '../../../kit/frames';
import type { GalleyId, GoodId } from '../../serenissima/board';
import { BOARD } from '../data/board';
import type { RefusalCode } from '../refuse';
import type { BargainFrame, Galley, PhaseFrame, Return, State } from '../state';
import type { MoveContext } from './decision';

/** What sales (bargain.ts) and exchanges (barter.ts) have in common: who meets, what is closed, how a bargain begins. */

/** Which of the two opened a bargain over cargo: the buyer asks, the seller offers. */
export type Side = 'ask' | 'offer';

/** Names a bargain over cargo among the closed ones; the ports' own numbers come below. */
export function cargoKey(side: Side, from: GalleyId, to: GalleyId, good: GoodId): number {
  return 1000 + ((from * 100 + to) * 10 + good) * 2 + (side === 'ask' ? 0 : 1);
}

/** Names an exchange of two goods among the closed bargains, apart from the sales: what was refused for wine may be had for iron. */
export function barterKey(side: Side, from: GalleyId, to: GalleyId, good: GoodId, inReturn: GoodId): number {
  return 1_000_000 + cargoKey(side, from, to, good) * 10 + inReturn;
}

/** Names the bargain under way, should it fail. */
export function closedKey(state: State, frame: BargainFrame): number {
  const { source, galley, good, inReturn } = frame;
  if (source.kind === 'port') return source.port;
  const side = inTurn(state) === frame.buyer ? 'ask' : 'offer';
  return inReturn
    ? barterKey(side, source.galley, galley, good, inReturn.good)
    : cargoKey(side, source.galley, galley, good);
}

/** Why two galleys cannot trade at all, or not over what the key names. */
export function whyNotMeet(frame: PhaseFrame, key: number, from: Galley, to: Galley): RefusalCode | undefined {
  if (from.owner === to.owner) return 'no-such-galley';
  if (from.space !== to.space) return 'trade-here';
  if (BOARD.spaces[from.space].highSea) return 'high-sea';
  return frame.closed.includes(key) ? 'bargain-closed' : undefined;
}

/** Puts a bargain on top of the phase: the seller names a price next. */
export function open(
  state: State,
  by: Seat,
  terms: Omit<BargainFrame, 'kind' | 'stage' | 'quoted' | 'countered'>,
  { events }: MoveContext,
): void {
  state.frames.push({ kind: 'bargain', stage: 'quote', ...terms, quoted: 0, countered: 0 });
  events.push({ type: 'bargainOpened', by, ...terms });
}

/** What a seat says in another's phase is an answer: nobody takes it back. */
export function answering(state: State, seat: Seat): { bars?: 'answer' } {
  return inTurn(state) === seat ? {} : { bars: 'answer' };
}

/** That a price is on top of goods, for the events that name one. */
export function onTop({ inReturn }: BargainFrame): { inReturn?: Return } {
  return inReturn ? { inReturn } : {};
}

/** The seat whose phase a bargain interrupts. */
function inTurn(state: State): Seat {
  return state.order[frameOf(state, 'phase').place];
}
