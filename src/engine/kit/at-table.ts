/** Factors of some weights, by number of players; no weight is made greater than `most`. */
export interface TableFactors<Style> {
  readonly byPlayers: Readonly<Record<number, Partial<Style>>>;
  readonly most?: Partial<Style>;
}

/**
 * Weights are tuned at a game's usual table; with fewer players some count for more and some for less. Answers what gives the weights of
 * a style at a table of so many: its own, times the factors. For one style and table it is always the same object.
 */
export function stylesAtTable<Style extends object>({ byPlayers, most = {} }: TableFactors<Style>) {
  const made = new WeakMap<Style, Style[]>();
  return (style: Style, players: number): Style => {
    const factors = byPlayers[players] as Partial<Style> | undefined;
    if (!factors) return style;
    const known = made.get(style) ?? [];
    made.set(style, known);
    return (known[players] ??= multiplied(style, factors, most));
  };
}

function multiplied<Style extends object>(style: Style, factors: Partial<Style>, most: Partial<Style>): Style {
  const of = (among: Partial<Style>, weight: string, otherwise: number) =>
    (among[weight as keyof Style] as number | undefined) ?? otherwise;
  const weights = Object.entries(style).map(([weight, value]: [string, number]) => {
    return [weight, Math.min(of(most, weight, Infinity), value * of(factors, weight, 1))];
  });
  return Object.fromEntries(weights) as Style;
}
