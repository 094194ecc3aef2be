/** What the app did to its desktop, in order; a test may read it. */
export const diary: string[] = [];
export const note = (what: string): void => void diary.push(what);
