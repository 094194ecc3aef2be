/**
 * Which suite runs. `npm test` runs the short one: a small, fixed sample of each kind of test. `npm run test:deep` sets
 * `SUITE=deep` and runs everything. Files named `*.deep.test.ts` and end-to-end tests tagged `@deep` run only in the
 * deep suite.
 */
export const DEEP = process.env.SUITE === 'deep';

/** Chooses a sample (a count, a list) by the current suite. */
export const bySuite = <T>(short: T, deep: T): T => (DEEP ? deep : short);

/**
 * Ends the title of an end-to-end test of which the short suite runs one case only: `${game} ends${deepUnless(game ===
 * 'la-loire')}`.
 */
export const deepUnless = (short: boolean): string => (short ? '' : ' @deep');
