/**
 * The decisions a player may choose to skip. `nothing`: a phase in which the seat can do nothing. `forced`: a decision
 * with a single choice. `ending`: ending a phase in which everything is done.
 */
export const SKIPS = ['nothing', 'forced', 'ending'] as const;
export type Skip = (typeof SKIPS)[number];
