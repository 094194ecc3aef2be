import { topFrame } from '../../../src/engine/kit/frames';
import type { PortId, SpaceId } from '../../../src/engine/games/serenissima/board';
import { divisorAgainst } from '../../../src/engine/games/serenissima-1996/blows';
import { BOARD } from '../../../src/engine/games/serenissima-1996/data/board';
import { graph } from '../../../src/engine/games/serenissima-1996/geography';
import { fightToTheEnd } from '../../../src/engine/games/serenissima-1996/odds';
import { ownCapital } from '../../../src/engine/games/serenissima-1996/queries';
import type { Galley, PassageFrame, Phase, State } from '../../../src/engine/games/serenissima-1996/state';

/** A port counts as lost if the probability of losing it is at least this. */
export const LOST = 0.5;

/** Whether the game is in this phase and no question is open. */
export function inPhase(state: State, phase: Phase): boolean {
  const frame = topFrame(state);
  return frame?.kind === 'phase' && frame.phase === phase;
}

export const isLast = (state: State) => state.turn >= state.lastTurn;

export function fleet(state: State, seat: number): { id: number; galley: Galley }[] {
  return state.galleys.flatMap((galley, id) => (galley?.owner === seat ? [{ id, galley }] : []));
}

/** Whether any galley that matches `by` can reach a space within a turn. */
export function isReached(state: State, space: SpaceId, by: (galley: Galley) => boolean): boolean {
  const away = graph(state.options).distance[space];
  return state.galleys.some((galley) => galley && by(galley) && away[galley.space] <= galley.sailors);
}

export const isThreatened = (state: State, seat: number, port: PortId) =>
  isReached(state, BOARD.ports[port].space, ({ owner }) => owner !== seat);

export const holdsCapital = (state: State, seat: number) => state.ports[ownCapital(state, seat)].owner === seat;

/** The chance that `men` take a port from `garrison` if they fight to the end. 1 for an empty port. */
export function stormChance(
  state: State,
  port: PortId,
  men: number,
  garrison: number,
  fort = state.ports[port].fort,
): number {
  if (men === 0) return 0;
  return garrison === 0 ? 1 : fightToTheEnd(men, garrison, divisorAgainst(fort)).attacker;
}

/** The crew of the strongest rival galley that can reach a port within a turn, or 0. */
export function strongestNear(state: State, seat: number, port: PortId): number {
  const away = graph(state.options).distance[BOARD.ports[port].space];
  let most = 0;
  for (const galley of state.galleys) {
    if (galley && galley.owner !== seat && away[galley.space] <= galley.sailors) most = Math.max(most, galley.sailors);
  }
  return most;
}

/** The seat's ports elsewhere that a galley would probably take if its passage were granted. */
export function goalsOf(state: State, seat: number, { galley: id }: PassageFrame): PortId[] {
  const galley = state.galleys[id];
  if (!galley) return [];
  const away = graph(state.options).distance[galley.space];
  return BOARD.ports.flatMap(({ space }, port) => {
    const { owner, garrison } = state.ports[port];
    if (owner !== seat || space === galley.space || away[space] > galley.sailors - galley.sailed) return [];
    return stormChance(state, port, galley.sailors, garrison) >= LOST ? [port] : [];
  });
}
