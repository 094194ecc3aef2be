import type { Berth } from '../../serenissima/berths';
import type { GalleyId, GoodId, SpaceId } from '../../serenissima/board';
import { BOARD } from '../data/board';

/** What the active galley does with its activation. */
export interface Mission {
  readonly crew: number;
  readonly load: number;
  readonly space: SpaceId;
  readonly task: 'sell' | 'claim' | 'storm' | 'raid' | 'wait';
  readonly sells: readonly GoodId[];
  /** Sailors landed. */
  readonly lands: number;
  readonly target: Berth | null;
  /** Chance to win, 1 where there is nothing to fight. */
  readonly chance: number;
  readonly value: number;
}

/** Of each goal and task the best mission, whatever its crew and load; with `only` the best of all, and no other. */
export interface BestMissions {
  readonly bySlot: (Mission | undefined)[];
  readonly only: boolean;
  best: Mission | undefined;
  bestSlot: number;
}

const TASKS = ['wait', 'sell', 'claim', 'storm'] as const;

/** Where the best mission of a task in a space is kept. */
export function slotOf(space: SpaceId, task: (typeof TASKS)[number]): number {
  return space * TASKS.length + TASKS.indexOf(task);
}

/** Where the best raid on a galley is kept. */
export function raidSlot(galley: GalleyId): number {
  return BOARD.spaces.length * TASKS.length + galley;
}

/** Whether a mission of such a value would be the best of its slot, or of all: asked before one is made. */
export function isBetter({ bySlot, only, best, bestSlot }: BestMissions, slot: number, value: number): boolean {
  if (!only) {
    const known = bySlot[slot];
    return known === undefined || value > known.value;
  }
  return best === undefined || value > best.value || (value === best.value && slot < bestSlot);
}

type Told = Pick<Mission, 'crew' | 'load' | 'space' | 'value'> & Partial<Mission>;

/** Keeps a mission by what is to be told of it; the rest is nothing, and certain. */
export function note(list: BestMissions, slot: number, task: Mission['task'], told: Told): void {
  const found: Mission = { task, sells: [], lands: 0, target: null, chance: 1, ...told };
  if (!list.only) list.bySlot[slot] = found;
  else [list.best, list.bestSlot] = [found, slot];
}
