import type { Move } from './game';

/** Whether two moves have the same fields, in any order. An undefined field counts as missing, as in JSON. */
export function sameMove(a: Move, b: Move): boolean {
  return a.type === b.type && sameValue(a, b);
}

/** Whether two sequences have equal moves in the same order. */
export function sameMoves(a: readonly Move[], b: readonly Move[]): boolean {
  return a.length === b.length && a.every((move, i) => sameMove(move, b[i]));
}

/** Compares plain JSON like {@link sameMove}. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b)) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((value, i) => sameValue(value, b[i]))
    );
  }
  const fields = fieldsOf(a);
  return (
    fields.length === fieldsOf(b).length && fields.every((key) => Object.hasOwn(b, key) && sameValue(a[key], b[key]))
  );
}

type Fields = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function fieldsOf(value: Fields): string[] {
  return Object.keys(value).filter((key) => value[key] !== undefined);
}
