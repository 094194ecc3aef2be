/** A player's private note, about the whole game or about a target on the board. */
export interface Note {
  readonly text: string;
  readonly target?: string;
}

/** Limits for each seat. All notes of a seat are saved together, so these limit the length of save lines. */
export const MAX_NOTES = 24;
export const MAX_NOTE_LENGTH = 200;
export const NOTE_TARGET = /^[\w:-]{1,40}$/;

export function isNotes(value: unknown): value is readonly Note[] {
  return Array.isArray(value) && value.length <= MAX_NOTES && value.every(isNote);
}

function isNote(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { text, target, ...rest } = value as Record<string, unknown>;
  return (
    typeof text === 'string' &&
    text.length > 0 &&
    text.length <= MAX_NOTE_LENGTH &&
    (target === undefined || (typeof target === 'string' && NOTE_TARGET.test(target))) &&
    Object.keys(rest).length === 0
  );
}
