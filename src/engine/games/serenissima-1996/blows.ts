/** Divisor of an attacker's total: 4 against a fort, 3 in all other cases (1996 rules). */
export const DIVISOR = 3;
export const FORT_DIVISOR = 4;

/** The divisor for an attack on a port with or without a fort. */
export const divisorAgainst = (fort: boolean): number => (fort ? FORT_DIVISOR : DIVISOR);

/** Sailors killed by one side in one exchange: (crew + die) / divisor, rounded down. */
export function hits(sailors: number, die: number, divisor: number): number {
  return Math.floor((sailors + die) / divisor);
}
