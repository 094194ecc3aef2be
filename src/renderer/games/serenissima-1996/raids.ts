import { raidIn, raidOn, voyagesIn } from '../../../engine/games/serenissima-1996/raids';
import type { Raid, Scene } from '../../../engine/games/serenissima-1996/raids';
import type { Voyage } from '../../../engine/games/serenissima/threats';
import type { GalleyId, SpaceId } from '../../../engine/games/serenissima/board';
import type { Sentence } from '../../game-ui/sentence';
import { galleyName, sentenceOf } from '../serenissima/words';
import { powerOf } from './words';
import type { View } from './words';

interface Fleet {
  readonly scene: Scene;
  readonly voyages: readonly (Voyage | undefined)[];
}

/** A view is asked about many spaces, and never changes. */
const fleets = new WeakMap<View, Fleet>();

function fleetIn(view: View): Fleet {
  const known = fleets.get(view);
  if (known) return known;
  const { phase, active, order } = view;
  const scene: Scene = { ...view, now: active === null ? null : { phase, place: order.indexOf(active) } };
  const fleet = { scene, voyages: voyagesIn(scene) };
  fleets.set(view, fleet);
  return fleet;
}

/**
 * The likely attack this turn on a galley that sails to a space, by a rival that is there now, or `null`. Rivals that
 * could come later are left out, because for a small crew they would be at most destinations.
 */
export function raidAt(view: View, id: GalleyId, space: SpaceId): Sentence | null {
  const galley = view.galleys[id];
  const { scene, voyages } = fleetIn(view);
  const there = voyages.filter((voyage) => voyage?.reach[0].space === space);
  return inWords(view, galley ? raidIn(scene, there, galley.owner, galley.sailors, space) : null);
}

/** The likely attack this turn on one of the reader's galleys where it is, or `null`. */
export function raidOnOwn(view: View, id: GalleyId): Sentence | null {
  if (view.phase === 'over' || view.galleys[id]?.owner !== (view.seat ?? view.active)) return null;
  const { scene, voyages } = fleetIn(view);
  return inWords(view, raidOn(scene, voyages, id));
}

const inWords = (view: View, raid: Raid | null): Sentence | null =>
  raid &&
  sentenceOf('names.raid', {
    power: powerOf(view, raid.seat),
    galley: galleyName(raid.galley),
    chance: Math.round(raid.chance * 100),
  });
