/** The stand-in's events, in order. */
export const happened: string[] = [];
export const log = (what: string): void => void happened.push(what);
