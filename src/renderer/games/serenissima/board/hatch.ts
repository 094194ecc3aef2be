import { hatchPath } from '../../kit/hatch';
import type { Hatch } from '../../kit/hatch';

/** The hatching of each coat of arms, numbered as in the palette. */
const KINDS: readonly Hatch[] = ['upright', 'plain', 'dots', 'bend', 'level', 'upright', 'sinister', 'crossed'];

/** Each power's hatching in a 100 by 100 box, to be stroked. */
export const HATCHES: readonly string[] = KINDS.map((kind) => hatchPath(kind, 100, 100, 11));
