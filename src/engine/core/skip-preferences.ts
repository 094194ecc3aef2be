/**
 * Kinds of decisions that can be skipped. `nothing`: a phase in which the seat can't do anything. `forced`: a single
 * choice. `ending`: the end of a phase in which everything is done.
 */
export const SKIPS = ['nothing', 'forced', 'ending'] as const;
export type Skip = (typeof SKIPS)[number];
