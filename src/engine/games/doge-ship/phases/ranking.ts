/** Points by rank: equal amounts share the higher rank and leave the next ones empty; nothing gives nothing. */
export function pointsByRank(amounts: readonly number[], prizes: readonly number[]): number[] {
  return amounts.map((amount) => (amount === 0 ? 0 : prizes[amounts.filter((other) => other > amount).length]));
}
