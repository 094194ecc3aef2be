import type { Container } from 'pixi.js';
import type { FirstEditionEvent } from '../../../../../../engine/games/serenissima/first-edition/events';
import type { Point } from '../geography';
import type { Crew } from './crew';

export type Fought = Extract<FirstEditionEvent, { type: 'fought' }>;
export type Blow = Fought['attacker'];

/** What fights on one side: a galley, or a port's walls. */
export interface Combatant {
  readonly root: Container;
  /** Who falls from it and where they splash, before the near waves. */
  readonly front: Container;
  readonly crew: Crew;
  /** Where each sailor's feet are in the view once the sides have met, the first to be hit first. */
  readonly places: readonly Point[];
  /** A point of hull or wall, for an arrow that hits nobody; `part` from 0 to 1. */
  stray(part: number): Point;
  show(ms: number): void;
}
