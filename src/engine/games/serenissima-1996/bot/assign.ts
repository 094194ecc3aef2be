import type { GalleyId } from '../../serenissima/board';
import { galleyAt } from '../../serenissima/galleys';
import type { Mission } from './missions';
import { note } from './survey';
import type { Survey } from './survey';

/** Forces one galley to take its n-th best mission first, to get a variant of a plan. */
export interface PlanVariant {
  readonly galley: GalleyId;
  readonly rank: number;
}

/**
 * Assigns missions to a seat's galleys, greedily: the galley with the most valuable mission goes first, and the
 * remaining galleys reconsider theirs. `best` returns a galley's n-th best mission; `commit` adds a mission to the
 * draft.
 */
export function assign(
  survey: Survey,
  best: (galley: GalleyId, rank: number) => Mission | undefined,
  commit: (mission: Mission) => void,
  variant?: PlanVariant,
): Mission[] {
  const { state, seat } = survey;
  const wishes = new Map<GalleyId, Mission | undefined>();
  for (let id = 0; id < state.galleys.length; id++) {
    if (state.galleys[id]?.owner === seat) wishes.set(id, best(id, id === variant?.galley ? variant.rank : 0));
  }
  const missions: Mission[] = [];
  for (let next = first(wishes, variant); next; next = first(wishes)) {
    const from = galleyAt(state, next.galley).space;
    wishes.delete(next.galley);
    commit(next);
    if (next.port >= 0) note(survey, next.port, next.sells, next.task === 'land' || next.task === 'storm');
    missions.push(next);
    for (const [id, wish] of wishes) {
      // A galley only chooses again if it had no mission, wanted the same port, or starts from the same space.
      if (!wish || wish.port === next.port || galleyAt(state, id).space === from) wishes.set(id, best(id, 0));
    }
  }
  return missions;
}

function first(wishes: ReadonlyMap<GalleyId, Mission | undefined>, variant?: PlanVariant): Mission | undefined {
  const forced = variant && wishes.get(variant.galley);
  if (forced) return forced;
  let best: Mission | undefined;
  for (const wish of wishes.values()) if (wish && (!best || wish.value > best.value)) best = wish;
  return best;
}
