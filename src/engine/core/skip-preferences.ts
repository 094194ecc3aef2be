/**
 * The decisions a player may choose to skip. `nothing`: a phase in which the seat can do nothing; `forced`: a choice of one; `ending`:
 * whether to end a phase when everything in it is done.
 */
export const SKIPS = ['nothing', 'forced', 'ending'] as const;
export type Skip = (typeof SKIPS)[number];
