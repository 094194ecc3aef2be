import type { Seat } from '../../../core/game';
import type { DogeId, Intrigue } from '../data/components';
import { BRIBE } from '../data/board';
import { turnActors } from '../queries';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import type { DogeFrame, State } from '../state';
import { drawDoge } from '../supply';
import { advanceToDecision } from './flow';
import type { MoveContext, Decision, MoveOf } from './decision';

/** Gives Approvals immediately, or draws two Doge tiles to choose from. */
export function beginIntrigue(state: State, seat: Seat, intrigue: Intrigue, context: MoveContext): void {
  const { price, approvals } = GAINS[intrigue];
  state.money[seat] -= price;
  state.approvals[seat] += approvals;
  context.events.push({ type: 'intrigued', seat, intrigue, price, approvals });
  if (intrigue !== 'doge') return;
  const tiles = [drawDoge(state, context.random, context.events), drawDoge(state, context.random, context.events)];
  state.frames.push({ kind: 'doge', tiles });
  const open = state.options.draws === 'open';
  context.events.push({ type: 'dogeDrawn', seat, open, tiles: tiles.slice(), bars: 'secret' });
}

/** The price and the Approvals of each intrigue. */
export const GAINS: Readonly<Record<Intrigue, { readonly price: number; readonly approvals: number }>> = {
  doge: { price: 0, approvals: 0 },
  approval: { price: 0, approvals: 1 },
  bribe: BRIBE,
};

/**
 * The moves for an intrigue: either tile becomes the current one, and the other goes on top of the pile or under it.
 */
function dogeMoves(_state: State, { tiles }: DogeFrame): MoveOf<'placeDoge'>[] {
  return tiles.flatMap((tile): MoveOf<'placeDoge'>[] => [
    { type: 'placeDoge', tile, other: 'top' },
    { type: 'placeDoge', tile, other: 'bottom' },
  ]);
}

function whyNotPlace(frame: DogeFrame, tile: DogeId): RefusalCode | undefined {
  return frame.tiles.includes(tile) ? undefined : 'not-drawn';
}

export const doge: Decision<DogeFrame, 'placeDoge'> = {
  actors: turnActors,
  moves: dogeMoves,
  play: {
    placeDoge(state, seat, { tile, other }, context, frame) {
      refuseIf(whyNotPlace(frame, tile));
      const [rest] = frame.tiles.filter((drawn) => drawn !== tile);
      if (other === 'top') state.dogePile.unshift(rest);
      else state.dogePile.push(rest);
      const before = state.doge;
      state.dogeOld.push(before);
      state.doge = tile;
      context.events.push({ type: 'dogePlaced', seat, tile, before, other });
      state.frames.pop();
      advanceToDecision(state, context);
    },
  },
};
