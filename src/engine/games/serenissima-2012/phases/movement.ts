import type { SpaceId } from '../../serenissima/board';
import { galleyAt } from '../../serenissima/galleys';
import { graph } from '../geography';
import type { Serenissima2012Move } from '../moves';
import { activeGalley, blockadersIn } from '../queries';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import type { ActivationFrame, State } from '../state';
import { whyNotPart } from '../steps';
import { askBlockade } from './asking';
import type { Handlers } from './decision';

/** Step 2: one space at a time, as many as there are sailors aboard; whoever is stronger there may stop the galley. */
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

export const movement: Handlers<ActivationFrame, 'sail'> = {
  sail(state, seat, { to }, context, frame) {
    refuseIf(whyNotSail(state, frame, to));
    const galley = activeGalley(state);
    const from = galley.space;
    galley.space = to;
    frame.crossed++;
    frame.step = 'movement';
    context.events.push({ type: 'sailed', seat, galley: frame.galley, from, to });
    // Who has no oars left stops anyhow: there is nothing to decide.
    if (to === frame.start || frame.crossed >= galley.sailors) return;
    askBlockade(state, blockadersIn(state, to, seat, galley.sailors), { type: 'movement' }, context);
  },
};
