import type { Afloat } from '../../../../engine/games/serenissima/berths';
import type { GalleyId, SpaceId } from '../../../../engine/games/serenissima/board';
import type { Anchorage } from './anchorage';
import type { Point } from './geography';

/** Where a galley lies and how large it is drawn. */
export interface Mooring extends Point {
  readonly scale: number;
}

/** Which galleys lie where: those of the position shown, and since then what animations have moved. */
export interface Moorings {
  /** Takes the galleys from a position. */
  reset(galleys: readonly (Readonly<Afloat> | null)[]): void;
  /** A galley comes to a space: others make room for it there, and use that which it leaves. */
  enter(galley: GalleyId, space: SpaceId): void;
  all(): ReadonlyMap<GalleyId, Mooring>;
  /** Galleys on their way: nobody but their own voyage moves them. */
  readonly underWay: Set<GalleyId>;
}

/** An empty sea, whose spaces hold galleys in the order of their owners. */
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
    enter(galley, space) {
      const known = afloat.get(galley);
      if (known) afloat.set(galley, { owner: known.owner, space });
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
