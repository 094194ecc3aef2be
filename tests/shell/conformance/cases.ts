import { ERRORS, FUNCTIONS, REFUSALS } from './cases/functions';
import { EXPOSED, VALUES } from './cases/values';
import type { Case, Host } from './host';

/** The behaviour of Electron's contextBridge, case by case, from its documentation, specification and source. */
export const CASES: readonly Case[] = [...VALUES, ...EXPOSED, ...FUNCTIONS, ...ERRORS, ...REFUSALS];

export function casesFor({ offers }: Host): readonly Case[] {
  return CASES.filter(({ needs = [] }) => needs.every((need) => offers.includes(need)));
}
