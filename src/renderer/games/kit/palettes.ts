/**
 * A player's colours: the field, the emblem on it, a darker edge, and an ink for lines and letters on a light
 * background.
 */
type PlayerColours = {
  field: number;
  emblem: number;
  dark: number;
  ink: number;
};

/**
 * Players' colours by setting, then by player: the original ones, and a set that is distinguishable with any colour
 * vision.
 */
type Palettes = Readonly<Record<'box' | 'distinct', readonly Readonly<PlayerColours>[]>>;

/** The players' current colours, and a function that changes them. Existing drawings must then be redrawn. */
export function playerColours(palettes: Palettes) {
  const colours: readonly Readonly<PlayerColours>[] = palettes.box.map((entry) => ({ ...entry }));
  const setColours = (name: keyof Palettes): void =>
    palettes[name].forEach((entry, player) => Object.assign(colours[player], entry));
  return { colours, setColours };
}
