/** Faults by code, with {names} for parameters. The renderer translates them; the console and the log use English. */
export const SAVE_FAULTS = {
  // Faults of the whole file. Their texts say what the player can do.
  'is-folder': 'This is a folder, not a saved game. Move it, or delete it here.',
  dangling: 'This links to a missing file. Put the file back, or delete the link here.',
  'too-large':
    'The file is larger than any saved game (20 MB), so we didn’t read it. If it’s one of yours, keep a copy. If not, delete it here.',
  unreadable:
    'The file can’t be read. Give yourself permission in your file manager. We’ll retry whenever this list opens.',
  'disk-fault': 'The disk couldn’t read the file. Check the disk. We’ll retry whenever this list opens.',

  empty: 'The file is empty.',
  'cut-short': 'The file ends partway through its first line.',
  'too-many-lines': 'A save has at most {most} lines.',
  'too-much-undone': 'This file undoes more moves than any real game does, so it isn’t genuine.',
  'long-line': 'The line is too long for any move.',
  'no-sum': 'The line has no checksum. Another program wrote it, or it was cut short.',
  'wrong-sum': 'Wrong checksum. This line or an earlier one was changed.',
  'not-json': 'The line isn’t JSON.',
  'no-header': 'This isn’t a Serenissima save. Its first line isn’t a header.',
  'second-header': 'The file has a second header.',
  'not-ours': 'This isn’t a Serenissima save.',
  newer: 'This save needs a newer version of the app (format {format}). This one reads up to {known}.',
  'newer-rules': 'This game needs newer rules (version {rules}). This app supports versions up to {known}.',
  'no-game': 'This app doesn’t have the game “{game}”.',
  'seats-change': 'The number of seats changes.',
  'other-rules': 'The moves lead to a different position now, so the rules have changed.',
  refused: 'Illegal move. {reason}',
  impossible: '{reason}',

  'not-an-object': 'The line isn’t an object.',
  'too-deep': 'The line is nested too deeply.',
  'bad-name': 'The names “__proto__”, “constructor” and “prototype” aren’t allowed.',
  'unknown-line': 'The line isn’t a move, undo, redo, note, new luck or end.',
  'undo-more': 'An undo line has extra content.',
  'redo-more': 'A redo line has extra content.',
  'header-field': 'The header has an extra field.',
  'header-game': 'The header doesn’t name its game.',
  'header-version': 'The header doesn’t name its version.',
  'header-rules': 'The header’s rules version isn’t a number.',
  'header-title': 'The header’s title or seed is missing.',
  'header-date': 'The header’s date can’t be read.',
  'header-seats': 'The header doesn’t name its seats.',
  'header-options': 'The header’s options are missing.',
  'header-outcomes': 'The header’s outcomes aren’t whole numbers.',
  'move-field': 'A move line has an extra field.',
  'move-seat': 'A move line doesn’t name its seat.',
  'move-type': 'A move line doesn’t name its move.',
  'move-outcomes': 'A move’s outcomes aren’t whole numbers.',
  'move-reason': 'A move’s reason is invalid.',
  'move-hash': 'A position’s hash isn’t text.',
  'note-unknown': 'A note has unknown content.',
  'note-title': 'A note’s title is invalid.',
  'note-seats': 'A note’s seats are invalid.',
  'luck-field': 'A new-luck line is missing its start or seed.',
  'end-field': 'An end or resign line has unknown content.',
  'luck-order': 'A new-luck line starts before the previous one.',
} as const;

export type SaveFaultCode = keyof typeof SAVE_FAULTS;

export interface SaveFault {
  readonly code: SaveFaultCode;
  readonly params: Readonly<Record<string, string | number>>;
}

/** The fault as an English sentence, for the console and the log. */
export function formatSaveFault({ code, params }: SaveFault): string {
  return SAVE_FAULTS[code].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
}
