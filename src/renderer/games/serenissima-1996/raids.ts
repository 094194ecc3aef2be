import type { Raid } from '../../../engine/games/serenissima-1996/raids';
import type { GalleyId, SpaceId } from '../../../engine/games/serenissima/board';
import type { Sentence } from '../../game-ui/sentence';
import { galleyName, sentenceOf } from '../serenissima/words';
import { powerOf } from './words';
import type { View } from './words';

/**
 * The likely attack this turn on a galley that sails to a space, by a rival that is there now, or `null`. Rivals that
 * could come later are left out, because for a small crew they would be at most destinations.
 */
export const raidAt = (view: View, id: GalleyId, space: SpaceId): Sentence | null =>
  inWords(view, view.raidsAt[id]?.find((raid) => raid.space === space) ?? null);

/** The likely attack this turn on one of the reader's galleys where it is, or `null`. */
export const raidOnOwn = (view: View, id: GalleyId): Sentence | null =>
  view.galleys[id]?.owner === (view.seat ?? view.active) ? inWords(view, view.raids[id]) : null;

const inWords = (view: View, raid: Raid | null): Sentence | null =>
  raid &&
  sentenceOf('names.raid', {
    power: powerOf(view, raid.seat),
    galley: galleyName(raid.galley),
    chance: Math.round(raid.chance * 100),
  });
