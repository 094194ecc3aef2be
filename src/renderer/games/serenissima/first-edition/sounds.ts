import type { FirstEditionEvent } from '../../../../engine/games/serenissima/first-edition/events';
import type { EffectName } from '../../../table/sound/effects';

type Type = FirstEditionEvent['type'];
type Chooser<T extends Type> = (event: Extract<FirstEditionEvent, { type: T }>) => EffectName | null;

/** What each event sounds like; `null` where words say enough or the next event sounds for both. */
const SOUNDS: { readonly [T in Type]: EffectName | null | Chooser<T> } = {
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
  bargainFailed: null,
  traded: 'coins',
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

const known = (type: string): type is Type => Object.hasOwn(SOUNDS, type);

/** The sound of an event of the 1996 game, or `null` where silence is right. */
export function soundOf(event: { readonly type: string }): EffectName | null {
  if (!known(event.type)) return null;
  const sound: EffectName | null | ((event: never) => EffectName | null) = SOUNDS[event.type];
  // The table is keyed by type: a chooser found under an event's type is given an event of that type.
  return typeof sound === 'function' ? sound(event as never) : sound;
}
