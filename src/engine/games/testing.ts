import type { AnyGameTesting } from '../kit/testing';
import type { AnyGame } from '../core/game';
import { TESTING } from './testing-list';

/** A game's data for tests and tools. Empty for a game without a `testing.ts`. */
export function testingOf({ about }: Pick<AnyGame, 'about'>): AnyGameTesting {
  return TESTING[about.id] ?? {};
}
