import { IllegalMove } from '../core/errors';
import type { Move } from '../core/game';

/**
 * What each field of each move of a game must look like. Moves come from outside (the renderer, the console, saves), so a game's
 * `play` checks the shape first; the rules behind it may then trust their types.
 */
export type Check = (value: unknown) => boolean;
export type Shapes<M extends Move> = {
  readonly [T in M['type']]: { readonly [F in Exclude<keyof Extract<M, { type: T }>, 'type'>]: Check };
};

/** A whole number that may be looked up in a list, or counted. */
export const index: Check = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 10_000_000;
export const flag: Check = (value) => typeof value === 'boolean';

/** One of these words. */
export function oneOf(...values: readonly string[]): Check {
  return (value) => typeof value === 'string' && values.includes(value);
}

/** A whole number from 0 that stays below a limit. */
export function below(limit: number): Check {
  return (value) => index(value) && (value as number) < limit;
}

/** Refuses anything that does not have the shape of a move of this game. */
export function checkShape<M extends Move>(shapes: Shapes<M>, move: unknown): asserts move is M {
  const bad = (what: string) => new IllegalMove('not-a-move', 'moves', `This is no move of this game: ${what}.`);
  if (typeof move !== 'object' || move === null) throw bad('it is not an object');
  const { type } = move as { type?: unknown };
  if (typeof type !== 'string' || !Object.hasOwn(shapes, type)) throw bad('its type is unknown');
  const shape: Readonly<Record<string, Check>> = shapes[type as M['type']];
  let fields = 0;
  for (const field in shape) {
    fields++;
    if (!shape[field]((move as unknown as Record<string, unknown>)[field]))
      throw bad(`“${field}” of “${type}” is missing or wrong`);
  }
  if (Object.keys(move).length !== fields + 1) throw bad(`“${type}” has a field too many`);
}
