import type { Serenissima2012Event } from '../../../engine/games/serenissima-2012/events';
import { soundsOf } from '../kit/sounds';
import type { SoundTable } from '../kit/sounds';

/** What each event sounds like; `null` where words say enough or the next event sounds for both. */
const SOUNDS: SoundTable<Serenissima2012Event> = {
  closed: 'quill',
  portChosen: 'banner',
  galleyChosen: 'oars',
  turnBegan: 'bell',
  activated: null,
  loaded: 'goods',
  transferred: 'goods',
  exchanged: 'goods',
  discarded: 'splash',
  scuttled: null,
  sailed: 'oars',
  blockadeAsked: 'page',
  blockadeAnswered: ({ declared }) => (declared ? 'steel' : null),
  revoked: 'quill',
  sold: ({ bonus }) => (bonus > 0 ? 'fanfare' : 'coins'),
  attacked: null,
  fortFired: 'arrows',
  // Galleys board each other; a garrison shoots from its walls.
  fought: ({ target }) => ('port' in target ? 'arrows' : 'steel'),
  battleStopped: null,
  sank: 'splash',
  looted: 'goods',
  garrisonFell: null,
  landed: 'banner',
  portLost: null,
  invested: null,
  recruited: 'coins',
  galleyBought: 'hammer',
  fortBuilt: 'hammer',
  basilicaBuilt: 'hammer',
  dogeDrawn: 'page',
  wineIncome: ({ amount }) => (amount > 0 ? 'coins' : null),
  shuffled: 'dice',
  scored: 'coins',
  catchUpBegan: null,
  gameOver: 'fanfare',
};

/** The sound of an event of the 2012 game, or `null` where silence is right. */
export const soundOf = soundsOf(SOUNDS);
