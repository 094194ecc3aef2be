/** What a shipwright of The Doge Ship cares for. Values in victory points. */
export interface Style {
  /** A ducat, while there is time to spend it; of those beyond ten and sixteen less. */
  readonly ducat: number;
  /** An Approval among the first five; later ones less. */
  readonly approval: number;
  /** An action marker. */
  readonly action: number;
  /** The chance that a part whose place is open will be built, from 0 to 1. */
  readonly hope: number;
  /** What a part counts beside what it scores: more for who wants the Galley finished. */
  readonly parts: number;
  /** How much gondolas are liked: 1 as they deserve. */
  readonly gondola: number;
  /** How much high water is feared, as a part of the markers it takes on average. */
  readonly water: number;
  /** How much the Doge's mood is worth bending, as a part of what it would bring at once. */
  readonly intrigue: number;
  /** What an inspection is worth winning, as a part of its points. */
  readonly inspection: number;
  /** Points lost to a rival by one's own move, as a part of one's own. */
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

/** The weights of the levels and of the named characters. */
export const STYLES = {
  usual: USUAL,
  novice: { ...USUAL, ducat: 0.4, approval: 0.6, water: 0.3, intrigue: 0.3, inspection: 0.5, rivalry: 0 },
  shipwright: { ...USUAL, parts: 1.15, approval: 1.05, gondola: 0.9, water: 0.2 },
  courtier: { ...USUAL, approval: 1.3, inspection: 1.3, intrigue: 0.5 },
  gondolier: { ...USUAL, gondola: 1.5, ducat: 0.75, water: 0.5 },
} as const satisfies Readonly<Record<string, Style>>;
