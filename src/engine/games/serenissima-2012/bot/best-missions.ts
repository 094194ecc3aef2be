import type { Berth } from '../../serenissima/berths';
import type { GalleyId, GoodId, SpaceId } from '../../serenissima/board';
import { BOARD } from '../data/board';

/** A task for the active galley in its activation. */
export interface Mission {
  readonly crew: number;
  readonly load: number;
  readonly space: SpaceId;
  readonly task: 'sell' | 'claim' | 'storm' | 'raid' | 'wait';
  readonly sells: readonly GoodId[];
  /** Number of sailors to land. */
  readonly lands: number;
  readonly target: Berth | null;
  /** Probability of winning; 1 without a fight. */
  readonly chance: number;
  readonly value: number;
}

/** The best mission for each destination and task. With `only`, just the best one overall. */
export interface BestMissions {
  readonly bySlot: (Mission | undefined)[];
  readonly only: boolean;
  best: Mission | undefined;
  bestSlot: number;
}

const TASKS = ['wait', 'sell', 'claim', 'storm'] as const;

/** The index in `bySlot` of a task in a space. */
export function slotOf(space: SpaceId, task: (typeof TASKS)[number]): number {
  return space * TASKS.length + TASKS.indexOf(task);
}

/** The index in `bySlot` of a raid on a galley. */
export function raidSlot(galley: GalleyId): number {
  return BOARD.spaces.length * TASKS.length + galley;
}

/** Whether a mission with this value would be stored. Callers check this before they create the mission. */
export function isBetter({ bySlot, only, best, bestSlot }: BestMissions, slot: number, value: number): boolean {
  if (!only) {
    const known = bySlot[slot];
    return known === undefined || value > known.value;
  }
  return best === undefined || value > best.value || (value === best.value && slot < bestSlot);
}

type Told = Pick<Mission, 'crew' | 'load' | 'space' | 'value'> & Partial<Mission>;

/** Stores a mission. `details` overrides the defaults. */
export function note(list: BestMissions, slot: number, task: Mission['task'], details: Told): void {
  const found: Mission = { task, sells: [], lands: 0, target: null, chance: 1, ...details };
  if (!list.only) list.bySlot[slot] = found;
  else [list.best, list.bestSlot] = [found, slot];
}
