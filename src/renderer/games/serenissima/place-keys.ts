/** A place's key among the texts: its name on the engine's board in small letters with hyphens. */
export function placeKey(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
