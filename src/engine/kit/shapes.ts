import { IllegalMove } from '../core/errors';
import type { Move } from '../core/game';

/** Whether a field of a move from outside has the right form. */
export type FieldCheck = (value: unknown) => boolean;

/**
 * What each field of each move must look like. Moves come from outside (the renderer, the console, saves), so `play` checks the
 * shape first; the rules behind it may then trust their types.
 */
export type Shapes<M extends Move> = {
  readonly [T in M['type']]: { readonly [F in Exclude<keyof Extract<M, { type: T }>, 'type'>]: FieldCheck };
};

/** A whole number that may be looked up in a list, or counted. */
export const index: FieldCheck = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 10_000_000;
export const flag: FieldCheck = (value) => typeof value === 'boolean';

/** One of these values. */
export const oneOf =
  (...values: readonly unknown[]): FieldCheck =>
  (value) =>
    values.includes(value);

/** An index into a list of so many. */
export const below =
  (size: number): FieldCheck =>
  (value) =>
    index(value) && (value as number) < size;

/** A function that refuses anything without the shape of one of these moves, code `not-a-move`. */
export function shapeChecker<M extends Move>(shapes: Shapes<M>): (move: unknown) => void {
  return (move) => {
    if (typeof move !== 'object' || move === null) throw malformed('it is not an object');
    const { type } = move as { type?: unknown };
    if (typeof type !== 'string' || !Object.hasOwn(shapes, type)) throw malformed('its type is unknown');
    const shape: Readonly<Record<string, FieldCheck>> = shapes[type as M['type']];
    let fields = 1;
    for (const field in shape) {
      fields++;
      if (!shape[field]((move as Record<string, unknown>)[field]))
        throw malformed(`“${field}” of “${type}” is missing or wrong`);
    }
    if (Object.keys(move).length !== fields) throw malformed(`“${type}” has a field too many`);
  };
}

function malformed(what: string): IllegalMove {
  return new IllegalMove('not-a-move', 'moves', `This is no move of this game: ${what}.`);
}
