import { attribute } from './attributes';
import type { Attribute } from './attributes';
import { dress } from './dress';
import type { DressStyle } from './dress';
import { beard, face, hair, SKINS } from './faces';
import type { BeardStyle, Face, HairStyle } from './faces';
import { hat } from './hats';
import type { HatStyle } from './hats';
import type { Paint, Shape } from './shape';

/** How to paint a person: the face, the clothes, and the attribute in the hand, if any. */
export interface Person {
  readonly face: Face;
  readonly hair: readonly [HairStyle, number];
  readonly beard?: readonly [BeardStyle, number];
  readonly hat?: readonly [style: HatStyle, colour: number, trim?: Paint];
  readonly dress: readonly [style: DressStyle, colour: number, trim: Paint];
  readonly holds?: Attribute;
  /** Whether the person looks to the left. */
  readonly left?: boolean;
}

/** A person as shapes, from back to front. */
export function figureOf(person: Person): Shape[] {
  const skin = SKINS[person.face.skin ?? 1];
  const locks = hair(...person.hair);
  const [style, colour, trim = 'leaf'] = person.hat ?? (['none', 0] as const);
  const covering = hat(style, colour, trim);
  return [
    ...(covering.back ?? []),
    ...locks.back,
    ...dress(...person.dress, skin),
    ...face(person.face),
    ...beard(...(person.beard ?? (['none', 0] as const))),
    ...locks.front,
    ...covering.front,
    ...(person.holds ? attribute(person.holds, skin) : []),
  ];
}
