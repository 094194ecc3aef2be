import type { SaveFault } from '../engine/core/save-faults';

/** An error sent to the page: a code to translate, and an English message. */
export interface Refusal {
  readonly code: string;
  /** The rulebook paragraph that forbids the move. */
  readonly rule?: string;
  readonly message: string;
  /** Values that explain a refused move, by name, such as a distance or a price. */
  readonly figures?: Readonly<Record<string, number>>;
  /** The line of a damaged save. */
  readonly line?: number;
  /** The fault of that line, as a code to translate. */
  readonly fault?: SaveFault;
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Refusal };

export interface Stop {
  /**
   * `over`: the match is over. `decision`: another seat decides first, or the seat at the screen may not see the
   * decision. `refused`: the rules forbid the next move, or the seat has another decision to make first. `chance`:
   * like `refused`, after a random outcome of the previous move.
   */
  readonly why: 'over' | 'decision' | 'refused' | 'chance';
  /** The rules' refusal of the next move. `null` if the rules were not consulted. */
  readonly refusal: Refusal | null;
}

/** Why a planned move was not played. */
export interface PlanEnd {
  /**
   * `unforeseen`: its result is not known until it is played. `decision`: another seat decides first, or the seat at
   * the screen may not see the decision. `refused`: the rules forbid it.
   */
  readonly why: 'unforeseen' | 'decision' | 'refused';
  /** The rules' refusal, if they forbid it. */
  readonly refusal: Refusal | null;
}

/**
 * The English messages of all refusals except refused moves. Main sends them, and the page shows them if its language
 * has no translation. The page replaces {names} with values.
 */
export const REFUSALS = {
  stale: 'The game has moved on. You’re seeing the current position.',
  disconnected: 'Serenissima didn’t respond. Your move might not have been played, so check the table.',
  'other-key': 'The app restarted with a new key. Open the address it printed, or paste it here.',
  unexpected: 'Something went wrong in the app. Everything confirmed before is safe.',
  'save-failed': 'Your move couldn’t be saved, so it was undone. Try again.',
  'save-changed':
    'Something else changed this game’s file, so we won’t write to it. Save what you see as a copy and keep playing there.',
  'save-doubtful':
    'We can’t tell whether this change was saved. Try again. If the app closes first, check the result when you reopen it.',
  'read-only':
    'Your saves folder is read-only. You can view and replay games, but not play, because no move can be saved. Make the folder writable and try again.',
  'look-only':
    'Another window has these games open, so this one is view-only. Continue there, or close it and restart this one.',
  'no-such-seat': 'That seat doesn’t exist.',
  'computer-seat': 'A computer plays this seat.',
  'wrong-seats': 'This game needs a different number of seats.',
  'no-such-character': 'That play style doesn’t exist in this game.',
  'no-computer': 'It’s not a computer’s turn.',
  stopped: 'The computer was interrupted.',
  'not-deciding': 'This seat has nothing to decide.',
  'not-seated': 'Only the player whose turn it is can ask for this.',
  'no-such-game': 'This app doesn’t have that game.',
  'no-such-match': 'This save no longer exists.',
  'no-such-ply': 'The game hasn’t reached that move.',
  'match-over': 'The game is over.',
  'not-agreed': 'You can only end a game early if everyone agrees.',
  'not-over': 'The summary is available once the game ends.',
  'no-such-lesson': 'That lesson doesn’t exist.',
  'lesson-over': 'This lesson is over.',
  'no-lesson': 'This is a game, not a lesson.',
  'not-asked': 'Legal move, but this lesson asks for something else.',
  'no-save': 'Lessons aren’t saved. You can restart them anytime.',
  'empty-file': 'The file is empty.',
  'too-large': 'The file or text is too large.',
  'disk-full': 'The disk is full, so nothing was saved. Earlier saves are safe. Free some space and try again.',
  'name-too-long': 'That name or path is too long. Choose a name or a folder with a shorter path.',
  busy: 'Another program is using the file, or too many files are open. Wait a moment and try again.',
  'disk-fault': 'The disk reports an error. Nothing was changed. Check the disk, then try again.',
  'no-folder':
    'Your saves folder is missing and can’t be created. Something else is in its place, or its disk is missing. Nothing can be saved until that’s fixed.',
  'unreadable-folder': 'Your saves folder can’t be read. Give yourself permission in your file manager, and try again.',
  'not-a-file': 'That name belongs to a folder or something else, not a file. Move it and try again.',
  'not-written': 'This folder is read-only or belongs to someone else. Choose another folder.',
  'no-such-place': 'That folder no longer exists. Choose another one.',
  'no-such-file': 'That file doesn’t exist.',
  'file-too-large': 'The file is larger than any saved game (20 MB).',
  'backup-too-large': 'The file is larger than any backup (100 MB).',
  'too-much-to-back-up':
    'Your saved games don’t fit in one backup (100 MB). Export the largest ones separately, delete them here and try again.',
  'not-a-backup': 'This isn’t a Serenissima backup, or its first line is damaged. Nothing was changed.',
  'newer-backup': 'This backup needs a newer version of the app. Nothing was changed.',
  'not-a-report': 'This isn’t a Serenissima report, or it’s damaged.',
  'no-match-reported': 'This report doesn’t include a game.',
  'unreadable-file': 'Couldn’t read the file. Check that you can open it, and try again.',
} as const;

export type RefusalCode = keyof typeof REFUSALS;

/** The codes used when a step could not be saved and was undone. */
export const UNSAVED: ReadonlySet<string> = new Set<RefusalCode>([
  'save-failed',
  'save-changed',
  'save-doubtful',
  'read-only',
  'look-only',
  'disk-full',
  'disk-fault',
  'busy',
  'name-too-long',
  'no-folder',
  'file-too-large',
]);
