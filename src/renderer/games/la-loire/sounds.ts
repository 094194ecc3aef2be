import type { LaLoireEvent } from '../../../engine/games/la-loire/events';
import type { EffectName } from '../../sound/effects';

/** What each event sounds like; `null` where words say enough or the next event sounds for both. */
const SOUNDS: Readonly<Record<LaLoireEvent['type'], EffectName | null>> = {
  turnBegan: null,
  horseFetched: 'coins',
  deniersDiscarded: 'coins',
  moved: 'goods',
  bankPaid: 'coins',
  bought: 'coins',
  boatMoved: 'oars',
  marketShifted: null,
  circusMoved: 'banner',
  sold: 'coins',
  built: 'hammer',
  palaceBought: 'hammer',
  shipped: null,
  hired: 'banner',
  cardsDrawn: 'page',
  messageBought: 'page',
  deckShuffled: null,
  cardsReturned: null,
  cubePlaced: 'quill',
  cubeTakenBack: null,
  delivered: 'fanfare',
  turnForgone: 'coins',
  endReached: 'bell',
  gameOver: 'fanfare',
};

/** The sound of an event of La Loire, or `null` where silence is right. */
export function soundOf({ type }: { readonly type: string }): EffectName | null {
  return Object.hasOwn(SOUNDS, type) ? SOUNDS[type as LaLoireEvent['type']] : null;
}
