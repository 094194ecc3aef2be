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
  patience: 0.84,
  horse: 0.3,
  building: 0.5,
  message: 1,
  character: 0.6,
  boat: 1,
  ending: 1,
};

/** The weights of the levels and of the named characters. */
export const STYLES = {
  usual: USUAL,
  novice: { ...USUAL, denier: 0.4, horse: 0.1, building: 1.2, message: 0.7, ending: 0 },
  courier: { ...USUAL, message: 1.3, character: 0.7, building: 0.4 },
  steward: { ...USUAL, building: 0.55, boat: 1.07 },
  impresario: { ...USUAL, character: 1.1, denier: 0.25 },
} as const satisfies Readonly<Record<string, Style>>;
