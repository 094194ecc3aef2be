/** Factors for some weights, by number of players. `most` limits the results. */
export interface TableFactors<Style> {
  readonly byPlayers: Readonly<Record<number, Partial<Style>>>;
  readonly most?: Partial<Style>;
}

/** Returns a function that adapts weights to the number of players. The same input returns the same object. */
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
