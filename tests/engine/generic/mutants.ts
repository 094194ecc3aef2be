import type { Move, Random } from '../../../src/engine/core/game';

/** Changes one detail of a legal move. The result is usually illegal and must be harmless. */
export function mutant(move: Move, moves: readonly Move[], random: Random): Move {
  const copy = JSON.parse(JSON.stringify(move)) as Record<string, unknown>;
  const keys = Object.keys(copy);
  const key = keys[random.roll(keys.length) - 1];
  const donor = moves[random.roll(moves.length) - 1] as unknown as Record<string, unknown>;
  const ways: (() => void)[] = [
    () => (copy[key] = typeof copy[key] === 'number' ? copy[key] + random.roll(7) - 4 : 17),
    () => (copy[key] = -1),
    () => (copy[key] = 1.5),
    () => (copy[key] = String(copy[key])),
    () => (copy[key] = null),
    () => (copy[key] = [copy[key]]),
    () => delete copy[key],
    () => (copy.surplus = 1),
    () => Object.assign(copy, donor),
    () => (copy.type = donor.type),
    () => (copy[key] = { galley: random.roll(40) - 5 }),
    () => (copy[key] = { port: random.roll(40) - 5 }),
  ];
  ways[random.roll(ways.length) - 1]();
  return copy as unknown as Move;
}

export function spelled(move: unknown): string {
  if (Array.isArray(move)) return `[${move.map(spelled).join()}]`;
  if (typeof move !== 'object' || move === null) return JSON.stringify(move) ?? 'undefined';
  const fields = Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, value]) => `${key}:${spelled(value)}`).join()}}`;
}
