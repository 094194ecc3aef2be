import { seatOf } from '../../../kit/frames';
import { CIRCUS_SPACE, COLOURS } from '../data/board';
import type { ColourId, LocationId } from '../data/board';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import { NONE } from '../state';
import type { CircusFrame, State } from '../state';
import type { Decision, MoveContext, MoveOf } from './decision';

/**
 * The market after a purchase under a shield: its tile goes to the far right, and those right of it move up one space.
 */
function shifted(market: readonly ColourId[], colour: ColourId): ColourId[] {
  const tiles: ColourId[] = [];
  for (const tile of market) if (tile !== colour) tiles.push(tile);
  tiles.push(colour);
  return tiles;
}

/**
 * The colour whose villages the circus moves to with this market, or `null` if its tile is not in the middle and it
 * stays.
 */
function circusLeavesFor(state: State, market: readonly ColourId[]): ColourId | null {
  if (state.circus === NONE || market[CIRCUS_SPACE] !== state.shields[state.circus]) return null;
  return market[0];
}

/** Every purchase changes the market once. The circus is then checked, whether its tile moved or not. */
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

export function circusMoves(state: State, frame: CircusFrame): MoveOf<'placeCircus'>[] {
  const moves: MoveOf<'placeCircus'>[] = [];
  for (let at = 0; at < state.shields.length; at++) {
    if (!whyNotPlaceCircus(state, frame, at)) moves.push({ type: 'placeCircus', at });
  }
  return moves;
}

/** What each purchase would do to the market. */
export function shiftsOf(state: State) {
  return COLOURS.map((_, colour) => {
    const market = shifted(state.market, colour);
    return { colour, market, circusTo: circusLeavesFor(state, market) };
  });
}

/** The circus moves on to another village of its colour. */
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
