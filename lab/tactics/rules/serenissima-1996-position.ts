import { topFrame } from '../../../src/engine/kit/frames';
import type { PortId, SpaceId } from '../../../src/engine/games/serenissima/board';
import { divisorAgainst } from '../../../src/engine/games/serenissima-1996/blows';
import { BOARD } from '../../../src/engine/games/serenissima-1996/data/board';
import { graph } from '../../../src/engine/games/serenissima-1996/geography';
import { fightToTheEnd } from '../../../src/engine/games/serenissima-1996/odds';
import { ownCapital } from '../../../src/engine/games/serenissima-1996/queries';
import type { Galley, PassageFrame, Phase, State } from '../../../src/engine/games/serenissima-1996/state';

/** A chance at which a garrison is as good as beaten. */
export const LOST = 0.5;

/** Whether a phase of a turn is under way, and no question in it. */
export function inPhase(state: State, phase: Phase): boolean {
  const frame = topFrame(state);
  return frame?.kind === 'phase' && frame.phase === phase;
}

/** Whether the turn is the last. */
export const isLast = (state: State) => state.turn >= state.lastTurn;

/** Galleys of a seat with their numbers, and those of its rivals. */
export function fleet(state: State, seat: number): { id: number; galley: Galley }[] {
  return state.galleys.flatMap((galley, id) => (galley?.owner === seat ? [{ id, galley }] : []));
}

/** Whether such a galley can be in a space within a turn. */
export function isReached(state: State, space: SpaceId, by: (galley: Galley) => boolean): boolean {
  const away = graph(state.options).distance[space];
  return state.galleys.some((galley) => galley && by(galley) && away[galley.space] <= galley.sailors);
}

/** Whether a rival galley can be in a port within a turn. */
export const isThreatened = (state: State, seat: number, port: PortId) =>
  isReached(state, BOARD.ports[port].space, ({ owner }) => owner !== seat);

/** Whether a seat has its own capital. */
export const holdsCapital = (state: State, seat: number) => state.ports[ownCapital(state, seat)].owner === seat;

/** The chance that so many men take a port from so many, if they fight to the end; nobody fights for an empty one. */
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

/** The crew of the strongest rival galley that can be in a port within a turn; 0 where none can. */
export function strongestNear(state: State, seat: number, port: PortId): number {
  const away = graph(state.options).distance[BOARD.ports[port].space];
  let most = 0;
  for (const galley of state.galleys) {
    if (galley && galley.owner !== seat && away[galley.space] <= galley.sailors) most = Math.max(most, galley.sailors);
  }
  return most;
}

/** Own ports that a galley takes, more likely than not, if it is let through; where it is asked it may fight anyway. */
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
