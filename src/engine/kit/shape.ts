import { IllegalMove } from '../core/errors';
import type { Move } from '../core/game';

/** Whether a field of a move from outside has the right form. */
export type FieldCheck = (value: unknown) => boolean;

/** What each field of each move must look like. */
export type Shapes<M extends Move> = {
  readonly [T in M['type']]: { readonly [F in Exclude<keyof Extract<M, { type: T }>, 'type'>]: FieldCheck };
};

/** A whole number that can be an index or a count. */
export const index: FieldCheck = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 10_000_000;
/** An index into a list of so many. */
export const below =
  (size: number): FieldCheck =>
  (value) =>
    index(value) && (value as number) < size;
export const flag: FieldCheck = (value) => typeof value === 'boolean';
export const oneOf =
  (...values: readonly unknown[]): FieldCheck =>
  (value) =>
    values.includes(value);

/**
 * Refuses what does not have the form of a move. Moves come from outside (the renderer, the console, saves); once their form is
 * checked the rules may trust their types. Throws {@link IllegalMove}, code and rule `not-a-move` and `moves`.
 */
export function checkMoveShape<M extends Move>(shapes: Shapes<M>, move: unknown): asserts move is M {
  if (typeof move !== 'object' || move === null) throw malformed('it is not an object');
  const { type } = move as { type?: unknown };
  if (typeof type !== 'string' || !Object.hasOwn(shapes, type)) throw malformed('its type is unknown');
  const shape: Record<string, FieldCheck> = shapes[type as M['type']];
  let fields = 1;
  for (const field in shape) {
    fields++;
    if (!shape[field]((move as Record<string, unknown>)[field])) {
      throw malformed(`“${field}” of “${type}” is missing or wrong`);
    }
  }
  if (Object.keys(move).length !== fields) throw malformed(`“${type}” has a field too many`);
}

function malformed(what: string): IllegalMove {
  return new IllegalMove('not-a-move', 'moves', `This is no move of this game: ${what}.`);
}
