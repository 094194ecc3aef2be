/** The locale key of a place: its name on the engine's board in lowercase, with hyphens and without accents. */
export function placeKey(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return plain.toLowerCase().replaceAll(' ', '-');
}
