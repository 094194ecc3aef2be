import type { BaseGalley } from '../../../../engine/games/serenissima/berths';
import type { GalleyId, SpaceId } from '../../../../engine/games/serenissima/board';
import type { Rect } from '../../../board/board-types';
import { hullAt } from './anchorage';
import type { Anchorage } from './anchorage';
import type { Point } from './geography';

export interface Mooring extends Point {
  readonly scale: number;
}

/** The space of each galley, updated by animations since the last `reset`. */
export interface Moorings {
  reset(galleys: readonly (Readonly<BaseGalley> | null)[]): void;
  /**
   * Moves a galley to a space. The galleys in it make room, and those in the old space spread out. A new galley needs
   * its owner.
   */
  enter(galley: GalleyId, space: SpaceId, owner?: number): void;
  all(): ReadonlyMap<GalleyId, Mooring>;
  /** Galleys under way. Only their own voyage moves them. */
  readonly underWay: Set<GalleyId>;
}

/**
 * Creates moorings without galleys. In each space, galleys are ordered by owner. The largest groups are placed first,
 * and smaller ones keep away from them. `anchorage` gets the other groups' hulls.
 */
export function createMoorings(
  anchorage: (space: SpaceId, count: number, others: readonly Rect[]) => Anchorage,
): Moorings {
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
      const spaces = [...new Set(galleys.map(([, { space }]) => space))].sort((a, b) => a - b);
      const groups = spaces
        .map((space) => ({ space, here: galleys.filter(([, galley]) => galley.space === space) }))
        .sort((a, b) => b.here.length - a.here.length);
      const hulls = new Map<SpaceId, readonly Rect[]>();
      // In the second pass, large groups make room for small ones that found too little.
      for (const { space, here } of [...groups, ...groups]) {
        hulls.delete(space);
        const { places, scale } = anchorage(space, here.length, [...hulls.values()].flat());
        here.forEach(([id], i) => moored.set(id, { ...places[i], scale }));
        hulls.set(
          space,
          places.map((place) => hullAt(place, scale)),
        );
      }
      return moored;
    },
  };
}
