/** The number of portraits in `portraits.ts`. */
export const PORTRAIT_COUNT = 16;

/** Coprime to the number of portraits, so that neighbouring seats never have the same portrait. */
const STEP = 5;

/** The portrait of a seat whose player has not chosen one. */
export const defaultPortrait = (seat: number): number => (seat * STEP + 2) % PORTRAIT_COUNT;
