import type { SpaceId } from '../../serenissima/board';
import { topFrame } from '../../../kit/frames';
import { galleyAt } from '../../serenissima/galleys';
import { reachOf } from '../../serenissima/reach';
import type { ReachedSpace } from '../../serenissima/reach';
import { graph } from '../geography';
import type { Serenissima2012Move } from '../moves';
import { activeGalley, blockadersIn } from '../queries';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import type { ActivationFrame, Galley, State } from '../state';
import { whyNotPart } from '../steps';
import { askBlockade } from './asking';
import type { Handlers } from './decision';

/**
 * Step 2: the galley sails one space per move, at most one per sailor. A seat with more sailors in a space may stop it
 * there.
 */
export function movementMoves(state: State, frame: ActivationFrame, moves: Serenissima2012Move[]): void {
  if (whyNotLeave(state, frame)) return;
  const { space } = galleyAt(state, frame.galley);
  for (const to of graph(state.options).neighbours[space]) moves.push({ type: 'sail', to });
}

function whyNotLeave(state: State, frame: ActivationFrame): RefusalCode | undefined {
  const why = whyNotPart(frame.step, 'movement');
  if (why) return why;
  return frame.crossed >= galleyAt(state, frame.galley).sailors ? 'no-oars' : undefined;
}

function whyNotSail(state: State, frame: ActivationFrame, to: SpaceId): RefusalCode | undefined {
  const { space } = galleyAt(state, frame.galley);
  return whyNotLeave(state, frame) ?? (graph(state.options).neighbours[space].includes(to) ? undefined : 'not-next-to');
}

/** The spaces that the active galley could sail to, and the seats that could stop it. Empty if it can't leave. */
export function reach(state: State): ReachedSpace[] {
  const frame = topFrame(state);
  if (frame?.kind !== 'activation' || whyNotLeave(state, frame)) return [];
  return reachFrom(state, galleyAt(state, frame.galley), frame);
}

/**
 * The spaces that a galley can still reach, given the spaces it has already crossed and `range`, with the seats that
 * could stop it in each. No seat can stop it in the space it started from.
 */
export function reachFrom(
  state: State,
  { owner, space, sailors }: Galley,
  { start, crossed }: Pick<ActivationFrame, 'start' | 'crossed'>,
  range = sailors,
): ReachedSpace[] {
  return reachOf(graph(state.options), { space, crossed, range, asks: [] }, (to) =>
    to === start ? [] : blockadersIn(state, to, owner, sailors),
  );
}

export const movement: Handlers<ActivationFrame, 'sail'> = {
  sail(state, seat, { to }, context, frame) {
    refuseIf(whyNotSail(state, frame, to));
    const galley = activeGalley(state);
    const from = galley.space;
    galley.space = to;
    frame.crossed++;
    frame.step = 'movement';
    context.events.push({ type: 'sailed', seat, galley: frame.galley, from, to });
    // No seat is asked if the galley is back in its starting space or has no moves left.
    if (to === frame.start || frame.crossed >= galley.sailors) return;
    askBlockade(state, blockadersIn(state, to, seat, galley.sailors), { type: 'movement' }, context);
  },
};
