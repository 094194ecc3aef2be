import type { Seat } from '../../../core/game';
import type { SpaceId } from '../../serenissima/board';
import { BOARD } from '../data/board';
import { graph } from '../geography';
import type { Galley, State } from '../state';

/** Spaces that a galley can reach this turn. */
export interface Reach {
  /** Number of spaces to sail; -1 if out of reach. */
  readonly steps: Int8Array;
  /** 1 if the galley can't get there without consent, otherwise 0. */
  readonly asked: Uint8Array;
  /** The previous space on the way. */
  readonly from: Int8Array;
}

/** For each space, 1 if another seat has a galley there, otherwise 0. */
export function foreignSpaces(state: State, seat: Seat): Uint8Array {
  const foreign = new Uint8Array(BOARD.spaces.length);
  for (const galley of state.galleys) if (galley && galley.owner !== seat) foreign[galley.space] = 1;
  return foreign;
}

/** The spaces within `range`. A route that needs consent is only used if there is none without. */
export function reachOf(state: State, galley: Galley, range: number, foreign: Uint8Array): Reach {
  const steps = new Int8Array(BOARD.spaces.length).fill(-1);
  const asked = new Uint8Array(BOARD.spaces.length);
  const from = new Int8Array(BOARD.spaces.length).fill(-1);
  steps[galley.space] = 0;
  const mayLeave = galley.passage !== 'refused' && galley.sailed < galley.sailors;
  if (!mayLeave) return { steps, asked, from };
  const { neighbours } = graph(state.options);
  const queue: SpaceId[] = [galley.space];
  const spread = (free: boolean) => {
    for (const space of queue) {
      if (steps[space] >= range) continue;
      const mustAsk = space === galley.space ? galley.passage === 'ask' : foreign[space] === 1;
      if (free && mustAsk) continue;
      for (const next of neighbours[space]) {
        if (steps[next] >= 0) continue;
        steps[next] = steps[space] + 1;
        asked[next] = mustAsk || asked[space] ? 1 : 0;
        from[next] = space;
        queue.push(next);
      }
    }
  };
  spread(true);
  queue.sort((a, b) => steps[a] - steps[b]);
  spread(false);
  return { steps, asked, from };
}
