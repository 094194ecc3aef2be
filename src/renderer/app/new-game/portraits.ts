import { paintingSvg } from '../../games/kit/portraits/painting';
import { figureOf } from '../../games/kit/portraits/person';
import type { Person } from '../../games/kit/portraits/person';
import { BLACK, WHITE } from '../../games/kit/portraits/shape';

const [BLOND, RED, BROWN, DARK, HOARY] = [0xd9b25a, 0xa8501f, 0x6b4423, 0x33241c, 0xd8d4cb];
const [BLUE, CRIMSON, GREEN, PLUM, OCHRE, RUSSET, SKY, ROSE] = [
  0x2a559f, 0xa8242f, 0x4f7a3d, 0x6b2f63, 0xd3972c, 0x8f4a26, 0x5f8fc4, 0xd77a8a,
];
const [FUR, LINEN] = [0xa98a5c, 0xf1e7cf];

/** The portraits that players can choose, by number. */
const PEOPLE: readonly Person[] = [
  {
    face: { build: 'gaunt', nose: 'hooked', skin: 1, old: true },
    hair: ['none', HOARY],
    hat: ['skullcap', CRIMSON],
    dress: ['ermine', CRIMSON, OCHRE],
  },
  {
    face: { build: 'woman', mood: 'smile', skin: 0 },
    hair: ['braids', BLOND],
    hat: ['circlet', OCHRE],
    dress: ['gown', BLUE, OCHRE],
    left: true,
  },
  {
    face: { skin: 2 },
    hair: ['short', DARK],
    beard: ['goatee', DARK],
    hat: ['feathered', GREEN],
    dress: ['tunic', GREEN, OCHRE],
  },
  {
    face: { build: 'stout', mood: 'smile', skin: 1 },
    hair: ['short', BROWN],
    beard: ['full', BROWN],
    hat: ['chaperon', CRIMSON],
    dress: ['houppelande', BLUE, FUR],
  },
  {
    face: { build: 'woman', skin: 2 },
    hair: ['long', DARK],
    hat: ['crespine', OCHRE],
    dress: ['gown', CRIMSON, LINEN],
    left: true,
  },
  {
    face: { skin: 3, mood: 'calm' },
    hair: ['none', DARK],
    beard: ['long', DARK],
    hat: ['turban', WHITE],
    dress: ['cloak', PLUM, OCHRE],
  },
  {
    face: { build: 'young', mood: 'smile', skin: 0, nose: 'snub' },
    hair: ['curls', RED],
    hat: ['acorn', BLUE],
    dress: ['tunic', OCHRE, BLUE],
    left: true,
  },
  {
    face: { build: 'woman', skin: 1, old: true },
    hair: ['none', HOARY],
    hat: ['kerchief', LINEN],
    dress: ['gown', PLUM, LINEN],
  },
  {
    face: { build: 'gaunt', skin: 3, mood: 'stern' },
    hair: ['wild', HOARY],
    beard: ['stubble', HOARY],
    hat: ['straw', 0xd9b24e, CRIMSON],
    dress: ['tunic', LINEN, RUSSET],
  },
  {
    face: { skin: 1, mood: 'stern' },
    hair: ['bowl', DARK],
    hat: ['kettle', 0xc3ccd6],
    dress: ['mail', CRIMSON, OCHRE],
    left: true,
  },
  {
    face: { build: 'woman', mood: 'smile', skin: 1 },
    hair: ['none', BROWN],
    hat: ['hennin', ROSE],
    dress: ['gown', SKY, LINEN],
  },
  {
    face: { build: 'stout', nose: 'red', mood: 'smile', skin: 1, old: true },
    hair: ['tonsure', HOARY],
    dress: ['cloak', RUSSET, FUR],
  },
  {
    face: { build: 'gaunt', skin: 0, old: true },
    hair: ['fringe', HOARY],
    beard: ['forked', HOARY],
    hat: ['doctor', BLACK],
    dress: ['academic', BLACK, CRIMSON],
    left: true,
  },
  {
    face: { build: 'woman', skin: 3, mood: 'calm' },
    hair: ['curls', DARK],
    hat: ['garland', GREEN],
    dress: ['gown', GREEN, OCHRE],
  },
  {
    face: { skin: 2, mood: 'smile' },
    hair: ['long', BROWN],
    beard: ['moustache', BROWN],
    hat: ['fur', BROWN],
    dress: ['houppelande', RUSSET, FUR],
    left: true,
  },
  {
    face: { build: 'young', mood: 'smile', skin: 2 },
    hair: ['none', DARK],
    hat: ['fool', CRIMSON, GREEN],
    dress: ['motley', CRIMSON, GREEN],
  },
];

const addresses = new Map<number, string>();

/** The URL of a portrait's image. Each image is drawn only once. */
export function portraitAddress(number: number): string {
  const known = addresses.get(number);
  if (known) return known;
  const person = PEOPLE[number % PEOPLE.length];
  const svg = paintingSvg({ behind: [], figure: figureOf(person), turned: person.left ?? false, before: [] });
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  addresses.set(number, address);
  return address;
}
