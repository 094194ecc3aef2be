import type { Refusal } from '../../../ipc/refusals';
import type { Choice, PlanTrial } from '../../../ipc/table';

/** The moves of one click. */
export type Moves = readonly Choice['move'][];

export const NO_PLAN = {
  active: false,
  clicks: [] as readonly Moves[], // the queued moves of each click
  trial: null as PlanTrial | null, // main's answer for them; null until the first answer
  refusal: null as Refusal | null, // why the last choice could not be queued
};

export type PlanningState = typeof NO_PLAN;
