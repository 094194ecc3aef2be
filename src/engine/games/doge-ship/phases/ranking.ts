/** Points by rank. Equal amounts share the higher rank and skip the next ones; an amount of 0 gets no points. */
export function pointsByRank(amounts: readonly number[], prizes: readonly number[]): number[] {
  return amounts.map((amount) => (amount === 0 ? 0 : prizes[amounts.filter((other) => other > amount).length]));
}
