import type { DogeShipEvent } from '../../../engine/games/doge-ship/events';
import { soundsOf } from '../kit/sounds';
import type { SoundTable } from '../kit/sounds';

/** What each event sounds like; `null` where words say enough or the next event sounds for both. */
const SOUNDS: SoundTable<DogeShipEvent> = {
  roundBegan: 'dice',
  dogeReshuffled: 'page',
  reordered: 'goods',
  actionChosen: 'goods',
  actionDiscarded: 'coins',
  bonusGained: 'coins',
  bonusOffered: null,
  moneyGained: 'coins',
  intrigued: 'quill',
  drawn: 'page',
  bought: 'coins',
  declined: 'page',
  gondolaBuilt: 'oars',
  barricadeBuilt: 'hammer',
  partBuilt: 'hammer',
  partReplaced: 'hammer',
  leftUndone: null,
  dogeDrawn: 'page',
  dogePlaced: 'bell',
  roundEnded: 'bell',
  highWater: 'splash',
  inspectionBegan: 'bell',
  bidMade: 'quill',
  inspectionHeld: 'banner',
  shipFinished: 'fanfare',
  finalInspection: 'banner',
  gameOver: 'oars',
};

/** The sound of an event of The Doge Ship, or `null` where silence is right. */
export const soundOf = soundsOf(SOUNDS);
