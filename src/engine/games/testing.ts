import type { AnyGameTesting } from '../kit/testing';
import type { AnyGame } from '../core/game';
import { TESTING } from './testing-list';

/** What tests and tools know about a game. Empty for a game without a `testing.ts`. */
export function testingOf({ about }: Pick<AnyGame, 'about'>): AnyGameTesting {
  return TESTING[about.id] ?? {};
}
