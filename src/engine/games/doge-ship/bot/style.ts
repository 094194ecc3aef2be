/** Weights of a shipwright in The Doge Ship, in victory points. */
export interface Style {
  /** A ducat, while there is time to spend it; those beyond ten and sixteen count less. */
  readonly ducat: number;
  /** An Approval among the first five; later ones count less. */
  readonly approval: number;
  /** An action marker. */
  readonly action: number;
  /** Probability that a part whose place is open will be built, from 0 to 1. */
  readonly hope: number;
  /** Factor for what a part scores; higher for a style that wants the Galley finished. */
  readonly parts: number;
  /** Factor for gondolas; 1 is their actual worth. */
  readonly gondola: number;
  /** How strongly high water counts, relative to the markers it takes on average. */
  readonly water: number;
  /** How much an intrigue counts, relative to its immediate gain. */
  readonly intrigue: number;
  /** How much an inspection's points count. */
  readonly inspection: number;
  /** How much points that a move gives to a rival count as a loss. */
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

/** Weights of the levels and of the named characters. */
export const STYLES = {
  usual: USUAL,
  novice: { ...USUAL, ducat: 0.4, approval: 0.6, water: 0.3, intrigue: 0.3, inspection: 0.5, rivalry: 0 },
  shipwright: { ...USUAL, parts: 1.15, approval: 1.05, gondola: 0.9, water: 0.2 },
  courtier: { ...USUAL, approval: 1.3, inspection: 1.3, intrigue: 0.5 },
  gondolier: { ...USUAL, gondola: 1.5, ducat: 0.75, water: 0.5 },
} as const satisfies Readonly<Record<string, Style>>;
