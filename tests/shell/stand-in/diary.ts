/** The app's actions on its desktop, in order, for tests to read. */
export const diary: string[] = [];
export const note = (what: string): void => void diary.push(what);
