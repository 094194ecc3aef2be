import type { SaveFault } from '../engine/core/save-faults';

/** An error as the page gets it: a code to translate, and an English message. */
export interface Refusal {
  readonly code: string;
  /** The paragraph of the rules that forbids the move. */
  readonly rule?: string;
  readonly message: string;
  /** What explains a refused move in figures, such as a distance or a price, by name. */
  readonly figures?: Readonly<Record<string, number>>;
  /** The line of a damaged save, and its fault as a code to translate. */
  readonly line?: number;
  readonly fault?: SaveFault;
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Refusal };

/** Why the rest of several moves was not played. */
export interface Stop {
  /**
   * `over`: the match is over. `decision`: another seat decides first, or the seat at the screen may not see the decision. `refused`: the
   * rules forbid the next move, or another decision comes first. `chance`: the same, after a random outcome of the move before.
   */
  readonly why: 'over' | 'decision' | 'refused' | 'chance';
  /** The rules' refusal of the next move, if they were consulted. */
  readonly refusal: Refusal | null;
}

/**
 * The English message of every refusal except those of moves. Main sends it, and languages without a translation show it. The page fills
 * in {names}.
 */
export const REFUSALS = {
  stale: 'The table has moved on since; it is shown as it is now.',
  disconnected: 'The connection to the app was lost. The move may not have been played; look at the table again.',
  'other-key': 'The app was started again and has a new key. Open the address that it printed, or paste it here.',
  unexpected: 'Something went wrong in the app itself. Nothing that was answered before is lost.',
  'save-failed': 'The move could not be written to the disk, so it was taken back. Try again.',
  'save-changed':
    'Something else has changed the file of this game, so nothing is written to it. The game is still here as you see it: save it as a copy and go on there.',
  'save-doubtful':
    'The app cannot tell whether this change reached the disk. Try again. If the app closes before that works, check the result when you open it again.',
  'read-only':
    'The folder of saved games cannot be written to, so nothing can be saved. Everything can be looked at and replayed.',
  'look-only':
    'Another window of the app has these saved games open, so this one only looks at them. Go on in the other one, or close it and start this one again.',
  'no-such-seat': 'There is no such seat at this table.',
  'computer-seat': 'A computer plays this seat.',
  'wrong-seats': 'This table has a different number of seats.',
  'no-such-character': 'No computer of this game has this character.',
  'no-computer': 'It is not a computer’s turn to decide.',
  stopped: 'The computer was interrupted.',
  'not-deciding': 'This seat has nothing to decide.',
  'not-seated': 'Only the player whose decision it is may ask for this.',
  'no-such-game': 'This game is not in the cabinet.',
  'no-such-match': 'This save is no longer there.',
  'no-such-ply': 'The game has not come that far.',
  'match-over': 'The game is over.',
  'not-agreed': 'A game is ended early only when everybody at the table agrees.',
  'not-over': 'The story of a game is told when it is over.',
  'no-such-lesson': 'There is no such lesson.',
  'lesson-over': 'This lesson is over.',
  'no-lesson': 'This is a game, not a lesson.',
  'not-asked': 'The rules allow that, but this lesson asks for something else now.',
  'no-save': 'A lesson is not saved; it can be started again at any time.',
  'empty-file': 'The file is empty.',
  'too-large': 'The request is too large.',
  'disk-full':
    'The disk is full, so nothing was written; everything saved before is as it was. Free some space and try again.',
  'name-too-long':
    'The disk does not take a name or a path this long. Choose a shorter name, or a folder nearer to the top.',
  busy: 'Another program holds the file at the moment, or too many files are open. Wait a little and try again.',
  'disk-fault':
    'The disk reports a fault. Nothing was changed; check that the disk is connected and sound, keep a copy of your saved games, and try again.',
  'no-folder':
    'The folder of saved games is not there and cannot be made: something else is in its place, or its disk is missing. Until then nothing is saved.',
  'unreadable-folder':
    'The folder of saved games cannot be read. Give yourself permission to open it in your file manager, and try again.',
  'not-a-file': 'What has this name is not a file but a folder or something else. Move it elsewhere, and try again.',
  'not-written':
    'Nothing can be written in this place: it is read-only, or belongs to somebody else. Choose another folder.',
  'no-such-place': 'The folder this was to be written to is no longer there. Choose another one.',
  'no-such-file': 'There is no such file.',
  'file-too-large': 'The file is larger than any saved game (20 MB).',
  'backup-too-large': 'The file is larger than any backup (100 MB).',
  'too-much-to-back-up':
    'All saved games together are larger than one backup may be (100 MB). Export the largest ones by themselves, delete them here, and try again.',
  'not-a-backup': 'This is not a backup of Serenissima, or its first line is damaged. Nothing was changed.',
  'newer-backup': 'This backup was made by a newer version of the app. Nothing was changed; restore it with that one.',
  'not-a-report': 'This is not a report of Serenissima, or it is damaged.',
  'no-match-reported': 'There is no game in this report: whoever made it did not add one.',
  'unreadable-file': 'The file could not be read. Check that it may be opened, and try again.',
} as const;

export type RefusalCode = keyof typeof REFUSALS;

/** The codes of steps that were taken back because they could not be saved. */
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
