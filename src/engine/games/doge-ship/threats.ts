import { NO_THREATS } from '../../core/threats';
import type { Threats } from '../../core/threats';
import { DOGE_TILES, WATER_LEVELS } from './data/board';
import { floodLoss } from './queries';
import type { State } from './state';

/** The action markers that each seat would lose to high water of each level, with its current number of barricades. */
export function threats(state: State): Threats {
  if (state.frames.length === 0) return NO_THREATS;
  const { event } = DOGE_TILES[state.doge];
  const coming = event?.type === 'highWater' ? event.level : 0;
  const losses = state.stacks.flatMap(({ length }, seat) =>
    WATER_LEVELS.map((level) => ({
      seat,
      place: `stack:${seat}`,
      level,
      count: floodLoss(length, level),
      coming: level === coming,
    })),
  );
  return { ...NO_THREATS, losses };
}
