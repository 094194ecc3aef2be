import { LEVELS } from '../engine/bots/levels';
import type { LevelName } from '../engine/bots/levels';
import type { Settings } from './settings-schema';

/** The factor by which a setting multiplies a level's thinking time. */
const SHARES: Readonly<Record<Settings['thinking'], number>> = { swift: 0.35, usual: 1, patient: 2.5 };

/** How long a computer may think about a decision, in ms. */
export function thinkingTime(level: LevelName, patience: Settings['thinking']): number {
  return Math.round(LEVELS[level].millis * SHARES[patience]);
}

/** Whether a level searches. Other levels play their first choice. */
export function thinks(level: LevelName): boolean {
  return LEVELS[level].iterations > 0;
}
