/** Divisor of an attacker's total against walls, and against anything else (1996: three, four with a fort). */
export const DIVISOR = 3;
export const FORT_DIVISOR = 4;

/** The divisor of who attacks a port, with a fort or without. */
export const divisorAgainst = (fort: boolean): number => (fort ? FORT_DIVISOR : DIVISOR);

/** Sailors killed by one side in one exchange: crew plus die, divided, rounded down. */
export function hits(sailors: number, die: number, divisor: number): number {
  return Math.floor((sailors + die) / divisor);
}
