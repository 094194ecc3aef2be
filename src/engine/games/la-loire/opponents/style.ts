/** What a post master of the Loire cares for. Values in victory points. */
export interface Style {
  /** A denier among the first ten; of more than that half as much. */
  readonly denier: number;
  /** What is left of a gain that comes a turn later. */
  readonly patience: number;
  /** A horse of a stack. */
  readonly horse: number;
  /** Farms and what they grow into: 1 as they deserve. */
  readonly building: number;
  /** Messages: 1 as they deserve. */
  readonly message: number;
  /** What characters do, beside their points: 1 as they deserve. */
  readonly character: number;
  /** A space of the river: 1 the point it is. */
  readonly boat: number;
  /** Points for ending the game ahead of all others, and against ending it behind. */
  readonly ending: number;
}

const USUAL: Style = {
  denier: 0.3,
  patience: 0.88,
  horse: 0.45,
  building: 1,
  message: 1,
  character: 1,
  boat: 1,
  ending: 4,
};

/** The weights of the levels and of the named characters. */
export const STYLES = {
  usual: USUAL,
  novice: { ...USUAL, horse: 0.2, building: 0.5, character: 0.4, patience: 0.8, ending: 0 },
  courier: { ...USUAL, message: 1.3, character: 1.2, building: 0.7 },
  steward: { ...USUAL, building: 1.5, boat: 1.2, message: 0.9 },
  impresario: { ...USUAL, character: 1.6, denier: 0.25 },
} as const satisfies Readonly<Record<string, Style>>;
