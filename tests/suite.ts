/**
 * Which suite runs. `npm test` runs the short one: one small, fixed sample of each kind of test. `npm run test:deep` sets `SUITE=deep`
 * and runs everything. Whole files named `*.deep.test.ts` and end-to-end tests tagged `@deep` belong to the deep suite alone.
 */
export const DEEP = process.env.SUITE === 'deep';

/** Chooses a sample (a count, a list) by the suite that runs. */
export const bySuite = <T>(short: T, deep: T): T => (DEEP ? deep : short);

/** Ends the title of an end-to-end test that the short suite runs in one case only: `${game} ends${deepUnless(game === 'la-loire')}`. */
export const deepUnless = (short: boolean): string => (short ? '' : ' @deep');
