import type { BaseGalley } from '../../../../engine/games/serenissima/berths';
import type { GalleyId, SpaceId } from '../../../../engine/games/serenissima/board';
import type { Anchorage } from './anchorage';
import type { Point } from './geography';

export interface Mooring extends Point {
  readonly scale: number;
}

/** The space of each galley, updated by animations since the last `reset`. */
export interface Moorings {
  reset(galleys: readonly (Readonly<BaseGalley> | null)[]): void;
  /**
   * Moves a galley to a space. The galleys in it make room, and those in the old space spread out. A new galley needs its
   * owner.
   */
  enter(galley: GalleyId, space: SpaceId, owner?: number): void;
  all(): ReadonlyMap<GalleyId, Mooring>;
  /** Galleys under way. Only their own voyage moves them. */
  readonly underWay: Set<GalleyId>;
}

/** Creates moorings without galleys. In each space, galleys are ordered by owner. */
export function createMoorings(anchorage: (space: SpaceId, count: number) => Anchorage): Moorings {
  const afloat = new Map<GalleyId, { readonly owner: number; readonly space: SpaceId }>();
  const underWay = new Set<GalleyId>();
  return {
    underWay,
    reset(galleys) {
      afloat.clear();
      underWay.clear();
      galleys.forEach((galley, id) => galley && afloat.set(id, galley));
    },
    enter(galley, space, owner = afloat.get(galley)?.owner) {
      if (owner !== undefined) afloat.set(galley, { owner, space });
    },
    all() {
      const galleys = [...afloat].sort(([a, { owner }], [b, { owner: other }]) => owner - other || a - b);
      const moored = new Map<GalleyId, Mooring>();
      for (const space of new Set(galleys.map(([, { space }]) => space))) {
        const here = galleys.filter(([, galley]) => galley.space === space);
        const { places, scale } = anchorage(space, here.length);
        here.forEach(([id], i) => moored.set(id, { ...places[i], scale }));
      }
      return moored;
    },
  };
}
