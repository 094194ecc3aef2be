/** The number of portraits in `portraits.ts`. */
export const PORTRAIT_COUNT = 16;

/** Shares no factor with the number of portraits, so that no two seats get the same default portrait. */
const STEP = 5;

/** The portrait of a seat whose player has not chosen one. */
export const defaultPortrait = (seat: number): number => (seat * STEP + 2) % PORTRAIT_COUNT;
