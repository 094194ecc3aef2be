/**
 * Everything main may refuse beside moves, by code, in English: what main says, and what a language without its own sentence shows.
 * {names} are put in by whoever shows it.
 */
export const REFUSALS = {
  stale: 'The table has moved on since; it is shown as it is now.',
  disconnected: 'The connection to the app was lost. The move may not have been made; look at the table again.',
  unexpected: 'Something went wrong in the app itself. Nothing that was answered before is lost.',
  'save-failed': 'The move could not be written to the disk, so it was taken back. Check the free space and try again.',
  'no-such-seat': 'There is no such seat at this table.',
  'computer-seat': 'A computer plays this seat.',
  'wrong-seats': 'This table has another number of seats.',
  'no-such-character': 'No computer of this game plays in this character.',
  'no-computer': 'It is not a computer’s turn to decide.',
  stopped: 'The computer was interrupted.',
  'not-deciding': 'This seat has nothing to decide.',
  'not-seated': 'Only the player whose decision it is may ask for this.',
  'no-such-game': 'This game is not in the cabinet.',
  'no-such-match': 'This save is not there any more.',
  'no-such-ply': 'The match has not come so far.',
  'not-over': 'The story of a match is told when it is over.',
  'no-such-lesson': 'There is no such lesson.',
  'lesson-over': 'This lesson is over.',
  'no-lesson': 'This is a match, not a lesson.',
  'not-asked': 'The rules allow that, but this lesson asks for something else now.',
  'no-save': 'A lesson is kept on no shelf; it can begin anew at any time.',
  'empty-file': 'The file is empty.',
  'too-large': 'The request is too large.',
} as const;

export type RefusalCode = keyof typeof REFUSALS;
