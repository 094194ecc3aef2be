import { IllegalMove } from '../../../core/errors';
import type { Move } from '../../../core/game';
import type { Board } from './board';

/**
 * What each field of each move must look like. Moves come from outside (the renderer, the console, saves), so `play` checks the
 * shape first; the rules behind it may then trust their types.
 */
export type FieldCheck = (value: unknown) => boolean;
export type Shapes<M extends Move> = {
  readonly [T in M['type']]: { readonly [F in Exclude<keyof Extract<M, { type: T }>, 'type'>]: FieldCheck };
};

export const isIndex: FieldCheck = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 10_000_000;
export const isFlag: FieldCheck = (value) => typeof value === 'boolean';
export const isOneOf =
  (...values: readonly string[]): FieldCheck =>
  (value) =>
    typeof value === 'string' && values.includes(value);

/** Checks of fields that name things of a board. */
export function fieldsOf(board: Board) {
  const good: FieldCheck = (value) => isIndex(value) && (value as number) < board.goods.length;
  const port: FieldCheck = (value) => isIndex(value) && (value as number) < board.ports.length;
  const piece: FieldCheck = (value) => value === 'sailor' || good(value);
  const berth: FieldCheck = (value) => {
    if (typeof value !== 'object' || value === null) return false;
    const keys = Object.keys(value);
    if (keys.length !== 1) return false;
    if (keys[0] === 'galley') return isIndex((value as { galley: unknown }).galley);
    return keys[0] === 'port' && port((value as { port: unknown }).port);
  };
  return { good, port, piece, berth };
}

/** A function that refuses anything without the shape of one of these moves. */
export function shapeChecker<M extends Move>(shapes: Shapes<M>): (move: unknown) => void {
  const bad = (what: string) => new IllegalMove('not-a-move', 'moves', `This is no move of this game: ${what}.`);
  return (move) => {
    if (typeof move !== 'object' || move === null) throw bad('it is not an object');
    const { type } = move as { type?: unknown };
    if (typeof type !== 'string' || !Object.hasOwn(shapes, type)) throw bad('its type is unknown');
    const shape: Readonly<Record<string, FieldCheck>> = shapes[type as M['type']];
    let fields = 0;
    for (const field in shape) {
      fields++;
      if (!shape[field]((move as Record<string, unknown>)[field]))
        throw bad(`“${field}” of “${type}” is missing or wrong`);
    }
    if (Object.keys(move).length !== fields + 1) throw bad(`“${type}” has a field too many`);
  };
}
