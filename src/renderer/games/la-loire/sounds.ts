import type { LaLoireEvent } from '../../../engine/games/la-loire/events';
import { soundsOf } from '../kit/sounds';
import type { SoundTable } from '../kit/sounds';

/** What each event sounds like; `null` where words say enough or the next event sounds for both. */
const SOUNDS: SoundTable<LaLoireEvent> = {
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
export const soundOf = soundsOf(SOUNDS);
