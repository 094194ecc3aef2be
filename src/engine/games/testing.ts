import type { AnyGameTesting } from '../kit/testing';
import type { AnyGame } from '../core/game';
import { TESTING } from './testing-list';

/** A game's testing data; empty if it has no `testing.ts`. */
export function testingOf({ about }: Pick<AnyGame, 'about'>): AnyGameTesting {
  return TESTING[about.id] ?? {};
}
