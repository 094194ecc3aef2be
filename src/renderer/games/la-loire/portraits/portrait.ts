import { CHARACTERS } from '../../../../engine/games/la-loire/data/characters';
import type { CharacterColour, CharacterId } from '../../../../engine/games/la-loire/data/characters';
import { PALACES } from '../../../../engine/games/la-loire/data/buildings';
import type { PalaceId } from '../../../../engine/games/la-loire/data/buildings';
import { css } from '../../kit/colours';
import { idOf, kindOf } from '../../kit/targets';
import { attribute } from './attributes';
import { dress } from './dress';
import { beard, face, hair, SKINS } from './faces';
import { frame, ground } from './grounds';
import type { Ground } from './grounds';
import { hat } from './hats';
import { palacePicture } from './palaces';
import { PEOPLE } from './people';
import type { Person } from './people';
import { GRADIENTS, INK, PICTURE } from './shape';
import type { Shape } from './shape';

/** A miniature in layers from back to front: the background, a figure that can be mirrored, and the frame. */
interface Miniature {
  readonly behind: readonly Shape[];
  readonly figure: readonly Shape[];
  readonly turned: boolean;
  readonly before: readonly Shape[];
}

/** By character group: the background, and the colour of the frame's thread. */
const GROUPS: Readonly<Record<CharacterColour, readonly [Ground, thread: number]>> = {
  yellow: ['trade', 0x8e1f3f],
  purple: ['court', 0x5d2f86],
  green: ['building', 0x1f6a3d],
  brown: ['travel', 0x7a5128],
  red: ['messages', 0xa3182a],
  blue: ['honours', 0x1f478f],
};
const PALACE_THREAD = 0x1f478f;

function characterMiniature(id: CharacterId): Miniature {
  const { name, colour } = CHARACTERS[id];
  const [kind, thread] = GROUPS[colour];
  const person = PEOPLE[name];
  return { behind: ground(kind), figure: figureOf(person), turned: person.left ?? false, before: frame(thread) };
}

/** The miniature of a palace, the same in both cities. */
function palaceMiniature(palace: PalaceId): Miniature {
  const name = PALACES[palace % PALACES.length];
  return { behind: palacePicture(name), figure: [], turned: false, before: frame(PALACE_THREAD) };
}

/** The miniature of a subject, such as `character:3` or `palace:5`. */
export const miniatureOf = (subject: string): Miniature =>
  (kindOf(subject) === 'palace' ? palaceMiniature : characterMiniature)(idOf(subject));

function figureOf(person: Person): Shape[] {
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
    ...attribute(person.holds, skin),
  ];
}

/** A miniature as the text of an SVG document. Only the figure is mirrored; background and frame are not. */
export function miniatureSvg({ behind, figure, turned, before }: Miniature): string {
  const { width, height } = PICTURE;
  const turn = turned ? ` transform="translate(${width} 0) scale(-1 1)"` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">` +
    Object.entries(GRADIENTS).map(gradientOf).join('') +
    `${behind.map(pathOf).join('')}<g${turn}>${figure.map(pathOf).join('')}</g>${before.map(pathOf).join('')}</svg>`
  );
}

function pathOf({ d, fill, line, ink, alpha = 1 }: Shape): string {
  const paint = fill === undefined ? 'none' : typeof fill === 'number' ? css(fill) : `url(#${fill})`;
  const edge = line ? ` stroke="${css(ink ?? INK)}" stroke-width="${line}"` : '';
  return `<path d="${d}" fill="${paint}"${edge}${alpha < 1 ? ` opacity="${alpha}"` : ''}/>`;
}

function gradientOf([id, { steps, across }]: [string, { steps: readonly number[]; across: boolean }]): string {
  const stops = steps.map((step, i) => `<stop offset="${i / (steps.length - 1)}" stop-color="${css(step)}"/>`).join('');
  return `<linearGradient id="${id}" x2="${across ? 1 : 0}" y2="1">${stops}</linearGradient>`;
}
