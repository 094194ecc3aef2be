import type { CharacterName } from '../../../../engine/games/la-loire/data/characters';
import type { Attribute } from './attributes';
import type { DressStyle } from './dress';
import type { BeardStyle, Face, HairStyle } from './faces';
import type { HatStyle } from './hats';
import { BLACK, STEEL, WHITE } from './shape';
import type { Paint } from './shape';

/** How to paint a person: the face, the clothes, and the attribute. The background is that of the character's group. */
export interface Person {
  readonly face: Face;
  readonly hair: readonly [HairStyle, number];
  readonly beard?: readonly [BeardStyle, number];
  readonly hat?: readonly [style: HatStyle, colour: number, trim?: Paint];
  readonly dress: readonly [style: DressStyle, colour: number, trim: Paint];
  readonly holds: Attribute;
  readonly left?: boolean;
}

const [BLOND, RED, BROWN, DARK, HOARY] = [0xd9b25a, 0xa8501f, 0x6b4423, 0x33241c, 0xd8d4cb];
const [LAPIS, CRIMSON, MOSS, PLUM, OCHRE, RUSSET, SKY, ROSE] = [
  0x2a559f, 0xa8242f, 0x4f7a3d, 0x6b2f63, 0xd3972c, 0x8f4a26, 0x5f8fc4, 0xd77a8a,
];
const [FUR, LEATHER, LINEN] = [0xa98a5c, 0x8a5a2e, 0xf1e7cf];

export const PEOPLE: Readonly<Record<CharacterName, Person>> = {
  woodMerchant: {
    face: { build: 'stout', skin: 1 },
    hair: ['short', BROWN],
    beard: ['full', BROWN],
    hat: ['chaperon', MOSS],
    dress: ['houppelande', 0x35603c, FUR],
    holds: 'logs',
  },
  grainMerchant: {
    face: { mood: 'smile', skin: 0, eyes: 0x3f6a9a, brows: 0xa07a30 },
    hair: ['bowl', BLOND],
    hat: ['acorn', CRIMSON, OCHRE],
    dress: ['tunic', LAPIS, OCHRE],
    holds: 'sack',
    left: true,
  },
  cheeseMerchant: {
    face: { build: 'stout', mood: 'smile', nose: 'snub', skin: 0 },
    hair: ['curls', RED],
    hat: ['skullcap', LAPIS],
    dress: ['houppelande', SKY, WHITE],
    holds: 'cheese',
  },
  wineMerchant: {
    face: { build: 'stout', nose: 'red', mood: 'smile', skin: 1, old: true },
    hair: ['fringe', HOARY],
    beard: ['goatee', HOARY],
    hat: ['chaperon', PLUM],
    dress: ['houppelande', 0x7d1f3f, 0x3f2a4f],
    holds: 'goblet',
    left: true,
  },
  dairyman: {
    face: { skin: 0, nose: 'snub', mood: 'smile', brows: 0xa07a30 },
    hair: ['none', BLOND],
    hat: ['coif', LINEN],
    dress: ['apron', SKY, LINEN],
    holds: 'pail',
  },
  grainFarmer: {
    face: { build: 'gaunt', skin: 3, old: true },
    hair: ['short', BROWN],
    beard: ['stubble', DARK],
    hat: ['straw', 0xd9b24e, CRIMSON],
    dress: ['tunic', LINEN, RUSSET],
    holds: 'sheaf',
    left: true,
  },
  lumberjack: {
    face: { build: 'stout', skin: 2, mood: 'stern', brows: 0x8a3a12 },
    hair: ['short', RED],
    beard: ['full', RED],
    hat: ['hood', 0x3f6a3a],
    dress: ['tunic', RUSSET, LEATHER],
    holds: 'axe',
  },

  banker: {
    face: { build: 'gaunt', skin: 0, nose: 'hooked', old: true },
    hair: ['short', DARK],
    beard: ['goatee', DARK],
    hat: ['fur', BLACK, FUR],
    dress: ['houppelande', 0x2f3347, FUR],
    holds: 'purse',
    left: true,
  },
  ladyInWaiting: {
    face: { build: 'woman', skin: 0, eyes: 0x3f6a9a, brows: 0x9a7a4a },
    hair: ['none', BLOND],
    hat: ['hennin', LAPIS, 'leaf'],
    dress: ['gown', CRIMSON, 'leaf'],
    holds: 'rose',
  },
  witch: {
    face: { build: 'gaunt', skin: 2, nose: 'hooked', mood: 'smile', old: true, eyes: 0x4a7a2a, brows: 0x8a8a84 },
    hair: ['wild', 0xa9a59c],
    hat: ['hood', 0x3b2f4f],
    dress: ['cloak', 0x3b2f4f, 0x5d6b3a],
    holds: 'cauldron',
    left: true,
  },

  magisterArtium: {
    face: { skin: 1, old: true },
    hair: ['short', HOARY],
    hat: ['doctor', CRIMSON, 'leaf'],
    dress: ['academic', CRIMSON, LINEN],
    holds: 'compasses',
  },
  economus: {
    face: { build: 'stout', skin: 1, mood: 'stern' },
    hair: ['tonsure', BROWN],
    dress: ['cloak', 0x4a4038, LINEN],
    holds: 'keys',
    left: true,
  },
  patronus: {
    face: { skin: 0, old: true, mood: 'smile' },
    hair: ['short', HOARY],
    beard: ['forked', HOARY],
    hat: ['fur', LAPIS, WHITE],
    dress: ['houppelande', LAPIS, WHITE],
    holds: 'church',
  },
  mensor: {
    face: { skin: 2, build: 'gaunt', mood: 'stern' },
    hair: ['bowl', DARK],
    beard: ['moustache', DARK],
    hat: ['feathered', OCHRE, WHITE],
    dress: ['tunic', OCHRE, CRIMSON],
    holds: 'rod',
    left: true,
  },

  squire: {
    face: { skin: 0, mood: 'smile', nose: 'snub', eyes: 0x3f6a9a },
    hair: ['bowl', BROWN],
    dress: ['tunic', CRIMSON, 'leaf'],
    holds: 'horse',
  },
  scout: {
    face: { skin: 2, mood: 'stern', build: 'gaunt' },
    hair: ['long', DARK],
    beard: ['stubble', DARK],
    hat: ['feathered', 0x35603c, CRIMSON],
    dress: ['cloak', 0x35603c, LEATHER],
    holds: 'horn',
    left: true,
  },
  blacksmith: {
    face: { build: 'stout', skin: 3, mood: 'stern', nose: 'snub' },
    hair: ['fringe', DARK],
    beard: ['full', DARK],
    dress: ['apron', 0x6b7a8a, LEATHER],
    holds: 'hammer',
  },
  jester: {
    face: { skin: 0, mood: 'smile', nose: 'red' },
    hair: ['none', RED],
    hat: ['fool', CRIMSON, 0x2f7a47],
    dress: ['motley', CRIMSON, 0x2f7a47],
    holds: 'marotte',
    left: true,
  },
  cityGuard: {
    face: { skin: 1, mood: 'stern' },
    hair: ['none', DARK],
    beard: ['moustache', BROWN],
    hat: ['kettle', STEEL],
    dress: ['mail', LAPIS, LINEN],
    holds: 'halberd',
  },

  mayor: {
    face: { build: 'stout', skin: 0, old: true },
    hair: ['bowl', HOARY],
    hat: ['skullcap', BLACK],
    dress: ['houppelande', CRIMSON, 0x3a2a24],
    holds: 'charter',
    left: true,
  },
  vassallus: {
    face: { skin: 1, mood: 'stern', eyes: 0x4a5a3a },
    hair: ['long', 0xb98a3c],
    beard: ['full', 0xb98a3c],
    hat: ['circlet', OCHRE],
    dress: ['mail', CRIMSON, 'leaf'],
    holds: 'shield',
  },
  spy: {
    face: { build: 'gaunt', skin: 1, mood: 'smile', nose: 'hooked', eyes: 0x2a4a3a },
    hair: ['none', DARK],
    beard: ['goatee', DARK],
    hat: ['hood', 0x37414f],
    dress: ['cloak', 0x37414f, BLACK],
    holds: 'dagger',
    left: true,
  },
  apprentice: {
    face: { skin: 0, nose: 'snub', mood: 'smile', eyes: 0x3f6a9a, brows: 0x9a5a2a },
    hair: ['curls', RED],
    dress: ['tunic', SKY, LINEN],
    holds: 'quill',
  },
  helper: {
    face: { build: 'woman', skin: 1, mood: 'smile' },
    hair: ['none', BROWN],
    hat: ['kerchief', ROSE, WHITE],
    dress: ['apron', MOSS, LINEN],
    holds: 'basket',
    left: true,
  },

  lover: {
    face: { skin: 0, mood: 'smile', eyes: 0x3f7a5a },
    hair: ['long', BLOND],
    hat: ['garland', ROSE],
    dress: ['tunic', ROSE, 'leaf'],
    holds: 'heart',
  },
  general: {
    face: { skin: 2, mood: 'stern', old: true },
    hair: ['none', DARK],
    beard: ['moustache', HOARY],
    hat: ['armet', STEEL, CRIMSON],
    dress: ['plate', STEEL, CRIMSON],
    holds: 'baton',
    left: true,
  },
  philosopher: {
    face: { build: 'gaunt', skin: 1, old: true },
    hair: ['short', HOARY],
    beard: ['long', 0xece8de],
    hat: ['turban', WHITE, LAPIS],
    dress: ['cloak', PLUM, LINEN],
    holds: 'sphere',
  },
  judge: {
    face: { skin: 0, build: 'stout', mood: 'stern', old: true },
    hair: ['none', HOARY],
    hat: ['assize', CRIMSON, WHITE],
    dress: ['ermine', CRIMSON, WHITE],
    holds: 'scales',
    left: true,
  },
  provost: {
    face: { skin: 1, mood: 'stern' },
    hair: ['bowl', DARK],
    beard: ['forked', DARK],
    hat: ['mortier', BLACK, 'leaf'],
    dress: ['houppelande', 0x7a5ab0, WHITE],
    holds: 'mace',
  },
};
