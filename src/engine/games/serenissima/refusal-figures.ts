import type { Forecast } from '../../core/game';
import type { BaseGalley } from './berths';
import type { GalleyId, SpaceId } from './board';
import type { Graph } from './graph';

/**
 * Figures for a voyage that is too long: the spaces to cross (`steps`) and the spaces the galley can still cross
 * (`left`). Galleys are numbered from 1.
 */
export function tooFar({ distance }: Graph, id: GalleyId, galley: BaseGalley, crossed: number, to: SpaceId): Forecast {
  const steps = distance[galley.space][to];
  const left = galley.sailors - crossed;
  return Number.isFinite(steps) && steps > left ? { steps, left, galley: id + 1 } : {};
}

/** The cost of a purchase and the available money. */
export function shortOf({ cost, money }: Forecast): Forecast {
  return cost === undefined || money === undefined ? {} : { cost, money: money + cost };
}
