/**
 * Possible faults of a save by code: an English sentence with {names} for parameters. The renderer translates by code;
 * the console and the log use {@link sayFault}.
 */
export const SAVE_FAULTS = {
  // Faults of the file as a whole, before any line is read. They say what to do.
  'is-folder': 'This is a folder, not a saved game. Move it elsewhere, or delete it here.',
  dangling: 'This is a link to a file that is not there. Bring the file back where it was, or delete the link here.',
  'too-large':
    'The file is larger than any saved game (20 MB) and was not read. If it is one of your saved games, keep a copy; otherwise delete it here.',
  unreadable:
    'The file cannot be read. Give yourself permission to open it in your file manager; it is tried again whenever this list is shown.',
  'disk-fault': 'The disk could not read the file. Check the disk; it is tried again whenever this list is shown.',

  empty: 'The file is empty.',
  'cut-short': 'The file ends within its first line.',
  'too-many-lines': 'A save has at most {most} lines.',
  'too-much-undone': 'More moves are taken back here than anybody takes back in a game: the file was made up.',
  'long-line': 'The line is too long for any move.',
  'no-sum': 'The line has no checksum: it was not written by this program, or was cut.',
  'wrong-sum': 'The checksum does not fit: this line, or one before it, was changed.',
  'not-json': 'The line is not JSON.',
  'no-header': 'This is not a save of this cabinet: its first line is not a header.',
  'second-header': 'A second header.',
  'not-ours': 'This is not a save of this cabinet.',
  newer: 'This save was written by a newer version of the app (format {format}); this one reads up to {known}.',
  'newer-rules': 'This game was begun under newer rules (version {rules}); this app knows them up to {known}.',
  'no-game': 'The game “{game}” is not in this cabinet.',
  'seats-change': 'The number of seats changes.',
  'other-rules': 'The moves lead to another position than when they were played: the rules have changed.',
  refused: 'The rules refuse this move: {reason}',
  impossible: '{reason}',

  'not-an-object': 'The line is not an object.',
  'too-deep': 'The line is nested too deeply.',
  'bad-name': 'The names “__proto__”, “constructor” and “prototype” are not allowed.',
  'unknown-line': 'The line is neither a move, an undo, a redo, a note, new luck nor an end.',
  'undo-more': 'An undo line says more than undo.',
  'redo-more': 'A redo line says more than redo.',
  'header-field': 'The header has a field too many.',
  'header-game': 'The header does not name its game.',
  'header-version': 'The header does not name its version.',
  'header-rules': 'The header’s version of the rules is not a number.',
  'header-title': 'The header’s title or seed is missing.',
  'header-date': 'The header’s date cannot be read.',
  'header-seats': 'The header does not name its seats.',
  'header-options': 'The header’s options are missing.',
  'header-outcomes': 'The header’s outcomes are not whole numbers.',
  'move-field': 'A move line has a field too many.',
  'move-seat': 'A move line does not name its seat.',
  'move-type': 'A move line does not name its move.',
  'move-outcomes': 'A move’s outcomes are not whole numbers.',
  'move-reason': 'A move’s reason is not a reason.',
  'move-hash': 'A position’s hash is not text.',
  'note-unknown': 'A note says something unknown.',
  'note-title': 'A note’s title is not a title.',
  'note-seats': 'A note’s seats are not seats.',
  'luck-field': 'A line of new luck does not say from where and from which seed.',
  'end-field': 'A line that ends the game, or gives up a seat, says something unknown.',
  'luck-order': 'New luck begins before that of an earlier line.',
} as const;

export type SaveFaultCode = keyof typeof SAVE_FAULTS;

/** A fault with the parameters of its sentence. */
export interface SaveFault {
  readonly code: SaveFaultCode;
  readonly params: Readonly<Record<string, string | number>>;
}

/** The fault in English. */
export function sayFault({ code, params }: SaveFault): string {
  return SAVE_FAULTS[code].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
}
