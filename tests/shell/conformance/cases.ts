import { ERRORS, FUNCTIONS, REFUSALS } from './cases/functions';
import { EXPOSED, VALUES } from './cases/values';
import type { Case, Host } from './host';

/** What Electron's contextBridge does, case by case: after its documentation, its specification and its source. */
export const CASES: readonly Case[] = [...VALUES, ...EXPOSED, ...FUNCTIONS, ...ERRORS, ...REFUSALS];

/** The cases a host can be asked. */
export function casesFor({ offers }: Host): readonly Case[] {
  return CASES.filter(({ needs = [] }) => needs.every((need) => offers.includes(need)));
}
