export const happened: string[] = [];
export const log = (what: string): void => void happened.push(what);
