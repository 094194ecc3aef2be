/**
 * True in the deep suite. `npm test` runs the short suite: a small, fixed sample of each kind of test. `npm run
 * test:deep` sets `SUITE=deep` and runs everything. Files named `*.deep.test.ts` and end-to-end tests tagged `@deep`
 * run only in the deep suite.
 */
export const DEEP = process.env.SUITE === 'deep';

/** Chooses a sample (a count, a list) for the current suite. */
export const bySuite = <T>(short: T, deep: T): T => (DEEP ? deep : short);

/**
 * Returns the end of an end-to-end test's title. Use it if the short suite runs only one of the test's cases:
 * `${game} ends${deepUnless(game === 'la-loire')}`.
 */
export const deepUnless = (short: boolean): string => (short ? '' : ' @deep');
