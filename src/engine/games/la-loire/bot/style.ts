/** Weights of a playing style, in victory points. */
export interface Style {
  /** The value of a denier; those beyond the tenth count less. */
  readonly denier: number;
  /** Discount factor per turn of waiting. */
  readonly patience: number;
  /** The value of a horse in a stack. */
  readonly horse: number;
  /** Factor for farms and the buildings that replace them; 1 is their actual value. */
  readonly building: number;
  /** Factor for messages; 1 is their actual value. */
  readonly message: number;
  /** Factor for the powers of characters, without their points; 1 is their actual value. */
  readonly character: number;
  /** Points for a space of the river. The actual score is 1. */
  readonly boat: number;
  /** Points for ending the game in the lead, subtracted for ending it behind. */
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

/** The weights of each level and character. */
export const STYLES = {
  usual: USUAL,
  novice: { ...USUAL, denier: 0.4, horse: 0.1, building: 1.2, message: 0.7, ending: 0 },
  courier: { ...USUAL, message: 1.3, character: 0.7, building: 0.4 },
  steward: { ...USUAL, building: 0.55, boat: 1.07 },
  impresario: { ...USUAL, character: 1.1, denier: 0.25 },
} as const satisfies Readonly<Record<string, Style>>;
