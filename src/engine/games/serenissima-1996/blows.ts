/** Divisor of an attacker's total (1996 rules): 3, or 4 against a fort. */
export const DIVISOR = 3;
export const FORT_DIVISOR = 4;

/** The divisor for an attack on a port. */
export const divisorAgainst = (fort: boolean): number => (fort ? FORT_DIVISOR : DIVISOR);

/** Sailors killed by one side in an exchange of blows: (crew + die) / divisor, rounded down. */
export function sailorsKilled(sailors: number, die: number, divisor: number): number {
  return Math.floor((sailors + die) / divisor);
}
