/** A place's key among the texts: its name on the engine's board in small letters with hyphens, without accents. */
export function placeKey(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return plain.toLowerCase().replaceAll(' ', '-');
}
