import type { Serenissima1996Event } from '../../../engine/games/serenissima-1996/events';
import { soundsOf } from '../kit/sounds';
import type { SoundTable } from '../kit/sounds';

/** What each event sounds like; `null` where words say enough or the next event sounds for both. */
const SOUNDS: SoundTable<Serenissima1996Event> = {
  placed: 'goods',
  turnBegan: 'bell',
  bidMade: 'quill',
  bidsRevealed: 'page',
  thrownForOrder: 'dice',
  orderChosen: null,
  phaseBegan: null,
  phaseSkipped: null,
  bought: 'coins',
  bargainOpened: 'page',
  quoted: 'quill',
  countered: 'quill',
  counterRefused: null,
  priceAgreed: 'quill',
  noneTaken: null,
  bargainFailed: null,
  traded: 'coins',
  bartered: 'goods',
  galleyBuilt: 'hammer',
  fortBuilt: 'hammer',
  hired: 'coins',
  transferred: 'goods',
  exchanged: 'goods',
  discarded: 'splash',
  dismissed: null,
  sailed: 'oars',
  passageAsked: 'page',
  passageAnswered: null,
  // Galleys board each other; a garrison shoots from its walls.
  fought: ({ target }) => ('port' in target ? 'arrows' : 'steel'),
  sank: 'splash',
  garrisonFell: null,
  seized: 'banner',
  stowed: 'goods',
  landed: ({ from, seat }) => (from === seat ? 'oars' : 'banner'),
  sold: ({ bonus }) => (bonus > 0 ? 'fanfare' : 'coins'),
  income: 'coins',
  endThrown: 'dice',
  gameOver: 'fanfare',
};

/** The sound of an event of the 1996 game, or `null` where silence is right. */
export const soundOf = soundsOf(SOUNDS);
