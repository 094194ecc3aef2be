/** Weights of a playing style, in victory points. */
export interface Style {
  /** The value of a ducat, while there is time to spend it. Ducats beyond the tenth and the sixteenth count less. */
  readonly ducat: number;
  /** The value of an Approval; those beyond the fifth count less. */
  readonly approval: number;
  /** The value of an action marker. */
  readonly action: number;
  /** Probability, from 0 to 1, that a part whose place is open will be built. */
  readonly hope: number;
  /** Factor for the score of parts; higher for a style that tries to finish the Galley. */
  readonly parts: number;
  /** Factor for gondolas; 1 is their actual value. */
  readonly gondola: number;
  /** Factor for high water; 1 counts every lost marker at its full value. */
  readonly water: number;
  /** Factor for the expected gain of a new Doge tile. */
  readonly intrigue: number;
  /** Factor for the points of an inspection. */
  readonly inspection: number;
  /** Factor for points that a move gives to rivals, which count as a loss. */
  readonly rivalry: number;
}

const USUAL: Style = {
  ducat: 0.63,
  approval: 1.15,
  action: 1.1,
  hope: 0.85,
  parts: 1,
  gondola: 1,
  water: 0.3,
  intrigue: 0.3,
  inspection: 1,
  rivalry: 0.2,
};

/** The weights of each level and character. */
export const STYLES = {
  usual: USUAL,
  novice: { ...USUAL, ducat: 0.4, approval: 0.6, water: 0.3, intrigue: 0.3, inspection: 0.5, rivalry: 0 },
  shipwright: { ...USUAL, parts: 1.15, approval: 1.05, gondola: 0.9, water: 0.2 },
  courtier: { ...USUAL, approval: 1.3, inspection: 1.3, intrigue: 0.5 },
  gondolier: { ...USUAL, gondola: 1.5, ducat: 0.75, water: 0.5 },
} as const satisfies Readonly<Record<string, Style>>;
