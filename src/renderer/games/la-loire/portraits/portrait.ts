import { CHARACTERS } from '../../../../engine/games/la-loire/data/characters';
import type { CharacterColour, CharacterId } from '../../../../engine/games/la-loire/data/characters';
import { PALACES } from '../../../../engine/games/la-loire/data/buildings';
import type { PalaceId } from '../../../../engine/games/la-loire/data/buildings';
import type { Painting } from '../../kit/portraits/painting';
import { figureOf } from '../../kit/portraits/person';
import { idOf, kindOf } from '../../kit/targets';
import { frame, ground } from './grounds';
import type { Ground } from './grounds';
import { palacePicture } from './palaces';
import { PEOPLE } from './people';

/** The background of each group of characters, and the colour of the frame's thread. */
const GROUPS: Readonly<Record<CharacterColour, readonly [Ground, thread: number]>> = {
  yellow: ['trade', 0x8e1f3f],
  purple: ['court', 0x5d2f86],
  green: ['building', 0x1f6a3d],
  brown: ['travel', 0x7a5128],
  red: ['messages', 0xa3182a],
  blue: ['honours', 0x1f478f],
};
const PALACE_THREAD = 0x1f478f;

function characterMiniature(id: CharacterId): Painting {
  const { name, colour } = CHARACTERS[id];
  const [kind, thread] = GROUPS[colour];
  const person = PEOPLE[name];
  return { behind: ground(kind), figure: figureOf(person), turned: person.left ?? false, before: frame(thread) };
}

/** The miniature of a palace, the same in both cities. */
function palaceMiniature(palace: PalaceId): Painting {
  const name = PALACES[palace % PALACES.length];
  return { behind: palacePicture(name), figure: [], turned: false, before: frame(PALACE_THREAD) };
}

/** The miniature of a subject, such as `character:3` or `palace:5`. */
export const miniatureOf = (subject: string): Painting =>
  (kindOf(subject) === 'palace' ? palaceMiniature : characterMiniature)(idOf(subject));
