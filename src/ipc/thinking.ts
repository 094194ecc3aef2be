import { LEVELS } from '../engine/bots/levels';
import type { LevelName } from '../engine/bots/levels';
import type { Settings } from './settings-schema';

/** The share of its level's time that a computer takes, by setting. */
const SHARES: Readonly<Record<Settings['thinking'], number>> = { swift: 0.35, usual: 1, patient: 2.5 };

/** How long a computer of a level may think about a decision, in milliseconds. */
export function thinkingTime(level: LevelName, patience: Settings['thinking']): number {
  return Math.round(LEVELS[level].millis * SHARES[patience]);
}

/** Whether a level searches. If not, it plays by its first judgement. */
export function thinks(level: LevelName): boolean {
  return LEVELS[level].iterations > 0;
}
