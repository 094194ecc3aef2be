/** A player's field, the colour of its emblem on it, a darker edge, and its ink: a line or a letter on vellum. */
type PlayerColours = {
  field: number;
  emblem: number;
  dark: number;
  ink: number;
};

/** Players' colours by the name of the setting, then by player: those of the box, and some that every eye tells apart. */
type Palettes = Readonly<Record<'box' | 'distinct', readonly Readonly<PlayerColours>[]>>;

/** The players' colours in use, and how to change them; whatever is drawn already has to be drawn anew. */
export function playerColours(palettes: Palettes) {
  const colours: readonly Readonly<PlayerColours>[] = palettes.box.map((entry) => ({ ...entry }));
  const setColours = (name: keyof Palettes): void =>
    palettes[name].forEach((entry, player) => Object.assign(colours[player], entry));
  return { colours, setColours };
}
