import { seatOf } from '../../../kit/frames';
import { CIRCUS_SPACE, COLOURS } from '../data/board';
import type { ColourId, LocationId } from '../data/board';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import { NONE } from '../state';
import type { CircusFrame, State } from '../state';
import type { Decision, MoveContext, MoveOf } from './decision';

/** The market after the colour's tile moves to the far right. The tiles that were to its right move one space left. */
export function shifted(market: readonly ColourId[], colour: ColourId): ColourId[] {
  const tiles: ColourId[] = [];
  for (const tile of market) if (tile !== colour) tiles.push(tile);
  tiles.push(colour);
  return tiles;
}

/** The colour of the villages to which the circus moves; `null` if the circus's tile is not in the middle. */
function circusLeavesFor(state: State, market: readonly ColourId[]): ColourId | null {
  if (state.circus === NONE || market[CIRCUS_SPACE] !== state.shields[state.circus]) return null;
  return market[0];
}

/**
 * Changes the market after a purchase. If the circus's tile is now in the middle, the active player must move the
 * circus.
 */
export function shiftMarket(state: State, colour: ColourId, { events }: MoveContext): void {
  const from = state.market.indexOf(colour);
  state.market = shifted(state.market, colour);
  events.push({ type: 'marketShifted', colour, from, market: state.market.slice() });
  const next = circusLeavesFor(state, state.market);
  if (next === null) return;
  state.frames.push({ kind: 'circus', seat: state.frames[0].seat, colour: next });
}

function whyNotPlaceCircus(state: State, frame: CircusFrame, at: LocationId): RefusalCode | undefined {
  return state.shields[at] === frame.colour ? undefined : 'circus-colour';
}

/** The moves that put the circus in a village of the required colour. */
export function circusMoves(state: State, frame: CircusFrame): MoveOf<'placeCircus'>[] {
  const moves: MoveOf<'placeCircus'>[] = [];
  for (let at = 0; at < state.shields.length; at++) {
    if (!whyNotPlaceCircus(state, frame, at)) moves.push({ type: 'placeCircus', at });
  }
  return moves;
}

/** For each shield colour, the market after a purchase in a village with that shield. */
export function shiftsOf(state: State) {
  return COLOURS.map((_, colour) => {
    const market = shifted(state.market, colour);
    return { colour, market, circusTo: circusLeavesFor(state, market) };
  });
}

/** The circus moves to a village of the first market tile's colour. */
export const circus: Decision<CircusFrame, 'placeCircus'> = {
  actors: seatOf,
  moves: circusMoves,
  play: {
    placeCircus(state, seat, { at }, { events }, frame) {
      refuseIf(whyNotPlaceCircus(state, frame, at));
      const from = state.circus;
      state.circus = at;
      state.frames.pop();
      events.push({ type: 'circusMoved', seat, from, to: at });
    },
  },
};
